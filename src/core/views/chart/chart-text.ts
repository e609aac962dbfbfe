/** Drawn text: its width, its line breaks, and its allowed characters. */
import { escapeInvisible } from '../../suite/problems.ts'

/** Widths in em of Inter, which the pictures are drawn with, by kind of character; within 5 % for names and figures. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,:;'|!()[\]]/, 0.29],
  [/[ftr\-/ I]/, 0.38],
  [/[mwMW%@…−+=<>≈~]/, 0.85],
  [/[A-Z0-9_]/, 0.65],
]
const OTHER_WIDTH = 0.58

/** Estimated width in pixels of one line. */
export function textWidth(text: string, fontSize: number): number {
  const ems = [...text].map((character) => WIDTHS.find(([kind]) => kind.test(character))?.[1] ?? OTHER_WIDTH)
  return fontSize * ems.reduce((sum, width) => sum + width, 0)
}

/**
 * Outside text in drawable form: invisible characters are shown as \uXXXX, and those that XML cannot hold are replaced.
 */
export function printable(text: string): string {
  return escapeInvisible(text).replaceAll(/[\ufffe\uffff]/g, '\ufffd')
}

/**
 * A name on lines of at most this many characters, broken after a separator if there is one, at most `lines` of them.
 */
export function wrapName(name: string, characters: number, lines: number): string {
  const wrapped: string[] = []
  let rest = [...printable(name)]
  while (rest.length > characters && wrapped.length < lines - 1) {
    const separator = rest.slice(0, characters).findLastIndex((character) => /[_./\- ]/.test(character))
    const end = separator < characters / 2 ? characters : separator + 1
    wrapped.push(rest.slice(0, end).join(''))
    rest = rest.slice(end)
  }
  wrapped.push(rest.length > characters ? `${rest.slice(0, characters - 1).join('')}…` : rest.join(''))
  return wrapped.join('\n')
}

/** Sentences on lines of at most this many pixels. */
export function wrapWords(text: string, width: number, fontSize: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && textWidth(longer, fontSize) > width) lines.push(word)
    else lines.splice(-1, 1, longer)
  }
  return lines
}
