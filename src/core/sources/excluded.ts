/** Patterns of changed files that the gate leaves out, written as in a .gitignore. */

/** File of patterns at the top of a repository. It is read from the base, so that no change can exclude itself. */
export const EXCLUDE_FILE = '.qpsgateignore'

/** The patterns in the text of EXCLUDE_FILE, one a line; blank lines and comments do not count. */
export function patternsIn(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  return lines.filter((line) => line !== '' && !line.startsWith('#'))
}

/**
 * Returns a function that says whether the patterns leave out a file. `*` and `?` stand for characters of a name, and
 * `**` for any folders. A pattern without a slash, except at its end, matches in any folder. A pattern that matches a
 * folder leaves out all files in it.
 *
 * @param patterns relative to the top of the repository
 */
export function exclusion(patterns: readonly string[]): (path: string) => boolean {
  const all = patterns.map(expressionFor)
  return (path) => all.some((each) => each.test(path))
}

function expressionFor(pattern: string): RegExp {
  const path = pattern.replace(/\/+$/, '')
  const anywhere = path.includes('/') ? '' : '(?:.*/)?'
  const parts = path.replace(/^\//, '').split(/(\*\*\/|\*\*|\*|\?)/)
  const source = parts.map((part) => WILD[part] ?? part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('')
  return new RegExp(`^${anywhere}${source}(?:/.*)?$`)
}

const WILD: Readonly<Record<string, string>> = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' }
