/** The hunks of a file's patch, as a pull request shows them. */

/** Side of a diff: LEFT is the old file, RIGHT the new one. */
export type Side = 'LEFT' | 'RIGHT'

/** A line of a hunk with its number on each side; null if that side lacks the line. */
interface HunkLine extends Readonly<Record<Side, number | null>> {
  /** The line of the patch, with its sign. */
  readonly shown: string
}

export interface Hunk {
  readonly header: string
  readonly lines: readonly HunkLine[]
}

/** A line of a file, found in its patch. */
export interface PlaceInDiff {
  readonly hunk: Hunk
  /** Without the sign. */
  readonly text: string
  /** The hunk from its header up to the line. */
  readonly excerpt: string
}

const HEADER = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/

/**
 * The hunks of a patch; none without a patch.
 *
 * @throws Error if a hunk has other lines than its header says, which git never makes
 */
export function hunksOf(patch = ''): Hunk[] {
  // Headers are at the start of a line; lines of a file have a sign before them.
  return patch
    .split(/(?<=\n)(?=@@ )/)
    .filter((part) => HEADER.test(part))
    .map(parseHunk)
}

/** Position in the diff of a line, numbered as in the file of that side; undefined if it is in no hunk. */
export function findInDiff(hunks: readonly Hunk[], side: Side, line: number): PlaceInDiff | undefined {
  for (const hunk of hunks) {
    const at = hunk.lines.findIndex((one) => one[side] === line)
    const found = hunk.lines[at]
    if (found === undefined) continue
    const shown = hunk.lines.slice(0, at + 1).map((one) => one.shown)
    return { hunk, text: found.shown.slice(1), excerpt: [hunk.header, ...shown].join('\n') }
  }
  return undefined
}

/** The first line of a side in the diff, numbered as in its file; undefined if that side has none. */
export function firstLineOf(hunks: readonly Hunk[], side: Side): number | undefined {
  return hunks.flatMap(({ lines }) => lines.map((line) => line[side])).find((number) => number !== null) ?? undefined
}

function parseHunk(text: string): Hunk {
  const [header = '', ...rest] = text.split('\n')
  const [, left = '', leftCount = '1', right = '', rightCount = '1'] = HEADER.exec(header) ?? []
  const next = { LEFT: Number(left), RIGHT: Number(right) }
  const lines = rest
    // A line without a sign is the note on a missing end of line, or the end of the patch.
    .filter((shown) => /^[ +-]/.test(shown))
    .map((shown) => ({
      LEFT: shown.startsWith('+') ? null : next.LEFT++,
      RIGHT: shown.startsWith('-') ? null : next.RIGHT++,
      shown,
    }))
  if (next.LEFT !== Number(left) + Number(leftCount) || next.RIGHT !== Number(right) + Number(rightCount))
    throw new Error(`the hunk "${header}" has other lines than it says:\n${rest.join('\n')}`)
  return { header, lines }
}
