/** Drawn text: its allowed characters and its line breaks. */
import { escapeInvisible } from '../../problems.ts'

/**
 * Outside text in drawable form: invisible characters are shown as \uXXXX, and those that XML cannot hold are replaced.
 * Names such as "constructor" get a blank, because vega keeps values as keys of objects, all of which have these already.
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
