/** Paths in the forms that people write, `FILE` or `FILE#SERVER`, and the parts of their names. */

/** A path, with the name of one of its servers in `at`; undefined: all its servers are meant. */
export interface SourcePath {
  readonly path: string
  readonly at: string | undefined
}

/** Splits a source at its first `#`. A `#` at the start does not count, because the path would be empty. */
export function splitSource(source: string): SourcePath {
  const mark = source.indexOf('#')
  return mark < 1 ? { path: source, at: undefined } : { path: source.slice(0, mark), at: source.slice(mark + 1) }
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** Ending of a file's name: what follows its last dot, in lower case; empty if the name has no dot. */
export function endingOf(path: string): string {
  const name = nameOf(path)
  return name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : ''
}

export function isYaml(path: string): boolean {
  return ['yaml', 'yml'].includes(endingOf(path))
}
