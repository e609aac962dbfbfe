/** Paths as people name them: `FILE`, or `FILE#SERVER`. */

/** A path, and the place of one server in it; undefined: all of them. */
export interface SourcePath {
  readonly path: string
  readonly at: string | undefined
}

/** Splits `FILE#PLACE`. */
export function splitSource(source: string): SourcePath {
  const mark = source.indexOf('#')
  return mark < 1 ? { path: source, at: undefined } : { path: source.slice(0, mark), at: source.slice(mark + 1) }
}
