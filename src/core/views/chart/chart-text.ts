/** Text in pictures: its allowed characters and its line breaks. */
import { count, firstOf } from '../../figures.ts'
import { escapeInvisible } from '../../problems.ts'
import { shorten } from '../../wording/escape.ts'

/**
 * Outside text in drawable form: invisible characters are shown as \uXXXX, and those that XML cannot hold are replaced.
 * Names such as "constructor" get a blank, because vega keeps values as keys of objects, all of which have these
 * already.
 */
export function printable(text: string): string {
  const shown = escapeInvisible(text).replaceAll(/[\ufffe\uffff]/g, '\ufffd')
  return shown in Object.prototype ? `${shown} ` : shown
}

/**
 * Outside text on at most `most` lines of so many characters, broken after a space, else after another separator, if
 * one is in the second half of the line.
 */
export function wrapText(text: string, characters: number, most: number): string[] {
  const lines: string[] = []
  let rest = [...printable(text)]
  while (rest.length > characters && lines.length < most - 1) {
    const line = rest.slice(0, characters)
    const ends = [' ', /[_./-]/].map((separator) => 1 + line.findLastIndex((character) => !!character.match(separator)))
    const end = ends.find((one) => one > characters / 2) ?? characters
    lines.push(rest.slice(0, end).join('').trimEnd())
    rest = rest.slice(end)
  }
  return [...lines, rest.length > characters ? `${rest.slice(0, characters - 1).join('')}…` : rest.join('')]
}

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

/** Outside text in so many pixels: what does not fit is left out in the middle, because names differ at their ends. */
export function fitText(text: string, width: number, fontSize: number): string {
  const characters = [...printable(text)]
  let shown = characters.join('')
  for (let kept = characters.length - 1; textWidth(shown, fontSize) > width && kept > 1; kept--) {
    const begin = Math.ceil(kept / 2)
    shown = `${characters.slice(0, begin).join('')}…${characters.slice(begin - kept).join('')}`
  }
  return shown
}

/** Places for texts below each other, at least `gap` apart so that none overlap, and by least squares near `places`. */
export function spread(places: readonly number[], gap: number, [least, most]: readonly [number, number]): number[] {
  // With the gaps subtracted, texts that would overlap share the mean of their places.
  const order = places.map((_, nth) => nth).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0))
  const pools: { sum: number; many: number }[] = []
  for (const [nth, index] of order.entries()) {
    let pool = { sum: (places[index] ?? 0) - gap * nth, many: 1 }
    for (
      let last = pools.at(-1);
      last !== undefined && last.sum / last.many >= pool.sum / pool.many;
      last = pools.at(-1)
    ) {
      pool = { sum: pool.sum + last.sum, many: pool.many + last.many }
      pools.pop()
    }
    pools.push(pool)
  }
  const highest = Math.max(least, most - gap * (places.length - 1))
  const moved = pools.flatMap(({ sum, many }) =>
    Array<number>(many).fill(Math.min(Math.max(sum / many, least), highest)),
  )
  const result = Array<number>(places.length).fill(0)
  for (const [nth, index] of order.entries()) result[index] = (moved[nth] ?? 0) + gap * nth
  return result
}

/** Most names in a sentence about what is not drawn. */
const MOST_NAMES = 2
const LONGEST_NAME = 60

/** "a; b; and 51 more": the first of these names. */
export function someOf(names: readonly string[]): string {
  const shown = names.map((name) => shorten(printable(name), LONGEST_NAME))
  return firstOf(shown, MOST_NAMES, '; ')
}

/** "Not drawn: 3 rows (a; b; and 1 more); the tables have all."; empty if nothing is left out. */
export function omissionText(what: string, names: readonly string[]): string {
  return names.length === 0 ? '' : `Not drawn: ${count(names.length, what)} (${someOf(names)}); the tables have all.`
}

/** Text on lines of about the same length, if that takes no more lines than `wrapText`; else as `wrapText`. */
export function wrapEvenly(text: string, characters: number, most: number): string[] {
  const lines = wrapText(text, characters, most)
  const even = wrapText(text, Math.ceil(text.length / lines.length) + 4, most)
  return even.length === lines.length ? even : lines
}
