/** Paths as people name them, `FILE` or `FILE#SERVER`, and the parts of their names. */

/** A path, with the name of one of its servers in `at`. If `at` is undefined, all its servers are meant. */
export interface SourcePath {
  readonly path: string
  readonly at: string | undefined
}

/** Splits a source at its first `#`, unless the `#` is its first character. */
export function splitSource(source: string): SourcePath {
  const mark = source.indexOf('#')
  return mark < 1 ? { path: source, at: undefined } : { path: source.slice(0, mark), at: source.slice(mark + 1) }
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** What follows the last dot of a file's name, in lower case; empty if the name has no dot. */
export function endingOf(path: string): string {
  const name = nameOf(path)
  return name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : ''
}

export function isYaml(path: string): boolean {
  return ['yaml', 'yml'].includes(endingOf(path))
}
