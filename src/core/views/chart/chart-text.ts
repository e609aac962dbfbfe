import { count, firstOf } from '../../figures.ts'
import { escapeInvisible } from '../../problems.ts'
import { shorten } from '../../wording/escape.ts'

/**
 * Makes text from outside safe to draw. Invisible characters become \uXXXX, and characters that XML cannot hold are
 * replaced. A name such as "constructor" gets a space, because Vega uses values as keys of objects, and every object
 * already has that key.
 */
export function printable(text: string): string {
  const shown = escapeInvisible(text).replaceAll(/[\ufffe\uffff]/g, '\ufffd')
  return shown in Object.prototype ? `${shown} ` : shown
}

/**
 * Breaks text from outside into at most `most` lines of at most `characters` characters. A line ends after a space or,
 * if there is none in its second half, after another separator, so that names stay readable.
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

/**
 * Widths of characters in em, in Inter, the font of the pictures. The sum over the characters of a name or figure is
 * within 5% of its true width.
 */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,:;'|!()[\]]/, 0.29],
  [/[ftr\-/ I]/, 0.38],
  [/[mwMW%@…−+=<>≈~]/, 0.85],
  [/[A-Z0-9_]/, 0.65],
]
const OTHER_WIDTH = 0.58

/** Width of a text in pixels. It is estimated, because core has no font renderer. */
export function textWidth(text: string, fontSize: number): number {
  const ems = [...text].map((character) => WIDTHS.find(([kind]) => kind.test(character))?.[1] ?? OTHER_WIDTH)
  return fontSize * ems.reduce((sum, width) => sum + width, 0)
}

/** Shortens text from outside to `width` pixels. It cuts the middle, because names often differ only at their ends. */
export function fitText(text: string, width: number, fontSize: number): string {
  const characters = [...printable(text)]
  let shown = characters.join('')
  for (let kept = characters.length - 1; textWidth(shown, fontSize) > width && kept > 1; kept--) {
    const begin = Math.ceil(kept / 2)
    shown = `${characters.slice(0, begin).join('')}…${characters.slice(begin - kept).join('')}`
  }
  return shown
}

/**
 * Moves texts apart that would overlap. Their new places are at least `gap` apart, and as near to `places` as possible
 * by least squares. All values are in pixels.
 */
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

const MOST_NAMES = 2
const LONGEST_NAME = 60

export function someOf(names: readonly string[]): string {
  const shown = names.map((name) => shorten(printable(name), LONGEST_NAME))
  return firstOf(shown, MOST_NAMES, '; ')
}

/** Sentence about what is not drawn, so that no reader takes the picture for complete; empty if nothing is left out. */
export function omissionText(what: string, names: readonly string[]): string {
  return names.length === 0 ? '' : `Not drawn: ${count(names.length, what)} (${someOf(names)}); the tables have all.`
}

/** Breaks text like `wrapText`, and makes its lines about equally long if that takes no more lines. */
export function wrapEvenly(text: string, characters: number, most: number): string[] {
  const lines = wrapText(text, characters, most)
  const even = wrapText(text, Math.ceil(text.length / lines.length) + 4, most)
  return even.length === lines.length ? even : lines
}
