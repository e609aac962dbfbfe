/** What is said of changes that no measurement could tell from none. */

/** How a view writes text from outside, such as a setting's name. */
type Quote = (outside: string) => string

const MOST_NAMED = 5

/** "only datadir, server-id changed, settings that qpsgate sets itself or that have no effect on speed": half a sentence. */
export function withoutEffectText(settings: readonly string[], quote: Quote): string {
  const names = [...new Set(settings)]
  const more = names.length - MOST_NAMED
  const named = `${names.slice(0, MOST_NAMED).map(quote).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  return `only ${named} changed, settings that qpsgate sets itself or that have no effect on speed`
}
