/** Paths as people name them: `FILE`, or `FILE#SERVER`. */

/** A path with the name of one server in it as `at`; undefined: all servers in it. */
export interface SourcePath {
  readonly path: string
  readonly at: string | undefined
}

/** Splits a source at its first `#`, unless the `#` is its first character. */
export function splitSource(source: string): SourcePath {
  const mark = source.indexOf('#')
  return mark < 1 ? { path: source, at: undefined } : { path: source.slice(0, mark), at: source.slice(mark + 1) }
}
