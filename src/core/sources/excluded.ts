/** Files that are left out of a gate, by patterns as in a .gitignore. */

/** The file of patterns at the top of a repository. That of the base counts, so that no change excludes itself. */
export const EXCLUDE_FILE = '.qpsgateignore'

/** The patterns of such a file. */
export function patternsIn(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  return lines.filter((line) => line !== '' && !line.startsWith('#'))
}

/**
 * Whether a file is left out: `*` and `?` stand for characters of a name, and `**` for any folders. A pattern without a slash
 * before its end is of a name in any folder; one that is of a folder holds for all in it.
 *
 * @param patterns relative to the top of the repository
 */
export function exclusion(patterns: readonly string[]): (path: string) => boolean {
  const all = patterns.map(expressionFor)
  return (path) => all.some((each) => each.test(path))
}

function expressionFor(pattern: string): RegExp {
  const written = pattern.replace(/\/+$/, '')
  const anywhere = written.includes('/') ? '' : '(?:.*/)?'
  const parts = written.replace(/^\//, '').split(/(\*\*\/|\*\*|\*|\?)/)
  const source = parts.map((part) => WILD[part] ?? part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('')
  return new RegExp(`^${anywhere}${source}(?:/.*)?$`)
}

const WILD: Readonly<Record<string, string>> = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' }
