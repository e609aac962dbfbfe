/** Lines of a unified diff as the pull request shows them: only on these a review can comment. */

/** A run of lines of the new file, changed ones and those around them. */
export interface Hunk {
  /** Number of its first line in the new file, 1-based. */
  readonly first: number
  /** Without line breaks. */
  readonly lines: readonly string[]
}

const HEADER = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/
const NEW_SIDE = /^[+ ]/

/** The hunks of one file's patch, as the API gives it; lines that are gone are in none. */
export function newSideOf(patch: string): readonly Hunk[] {
  const hunks: { first: number; lines: string[] }[] = []
  for (const line of patch.split('\n')) {
    const header = HEADER.exec(line)
    if (header !== null) hunks.push({ first: Number(header[1]), lines: [] })
    else if (NEW_SIDE.test(line)) hunks.at(-1)?.lines.push(line.slice(1).replace(/\r$/, ''))
  }
  return hunks
}

/** The hunk that shows the line of the new file. */
export function hunkWith(hunks: readonly Hunk[], line: number): Hunk | undefined {
  return hunks.find(({ first, lines }) => line >= first && line < first + lines.length)
}

/** Lines of the new file within the hunk, from `first` up to and including `last`. */
export function linesOf(hunk: Hunk, first: number, last: number): readonly string[] {
  return hunk.lines.slice(first - hunk.first, last - hunk.first + 1)
}
