/** Option files that are texts of Terraform, often heredocs, with expressions inside. */

import type { SourceLine } from '../names.ts'
import { isServerGroup } from '../suite/option-groups.ts'
import { type EmbeddedOptions, isOptionText, readEmbeddedOptions } from './embedded-options.ts'
import type { HclValue, ScalarValue, TextPiece, UnknownValue } from './hcl-value.ts'
import { unknownOption } from './source.ts'

/**
 * Reads a text as an option file. An option whose value is one expression has the place of that value. A wholly unknown
 * text is one unknown option, if its name is that of an option file.
 *
 * @param key the name of the file that the text becomes
 * @returns undefined if the text is no option file
 */
export function readOptionText(value: HclValue, key: string): EmbeddedOptions | undefined {
  if (value.kind !== 'scalar' && value.kind !== 'unknown') return undefined
  const lines = linesOf(value)
  const text = lines.map((line) => (isOpen(line) ? '' : line.text)).join('\n')
  if (!isOptionText(text))
    return value.kind === 'unknown' && OPTION_FILE.test(key) ? unknownText(value, key) : undefined
  const read = readEmbeddedOptions({ text, file: value.place.file, key, lineOf: (line) => line })
  const moved = <Item extends SourceLine>(item: Item): Item => ({
    ...item,
    ...placeOf(lines[item.line - 1], value.place),
  })
  const known = read.options.map((option) => ({ ...option, ...valuePlace(lines[option.line - 1], value.place) }))
  const open = openLines(lines).map((line) => unknownOption(key, line.text.trim(), placeOf(line, value.place)))
  return { options: [...known, ...open], problems: read.problems.map(moved), warnings: read.warnings.map(moved) }
}

/** Names of files that servers, and few other programs, read. */
const OPTION_FILE = /^(?:my|mysql|mysqld|mariadb|server|\d\d-server|custom|primary|replica|master|slave)\.cnf$/i

/** Shows only the unknown part: the rest may have passwords of clients. */
function unknownText({ pieces, written, place }: UnknownValue, key: string): EmbeddedOptions {
  const unknown = pieces?.filter(({ text }) => text === undefined).map((piece) => piece.written) ?? [written]
  return { options: [unknownOption(key, unknown.join(' '), place)], problems: [], warnings: [] }
}

/** A line of the text that the expressions make. */
interface TextLine {
  readonly text: string
  readonly pieces: readonly TextPiece[]
}

/** Expressions of unknown value are in the lines as they are written. */
function linesOf(value: ScalarValue | UnknownValue): TextLine[] {
  const text = value.kind === 'scalar' && typeof value.value === 'string' ? value.value : ''
  const pieces = value.pieces ?? [{ text, written: value.written, place: value.place }]
  const lines: TextPiece[][] = [[]]
  for (const piece of pieces) {
    const [first = '', ...rest] = (piece.text ?? piece.written.replace(/\s+/g, ' ')).split('\n')
    lines.at(-1)?.push({ ...piece, written: first })
    for (const each of rest) lines.push([{ ...piece, written: each }])
  }
  return lines.map((line) => ({ text: line.map(({ written }) => written).join(''), pieces: line }))
}

/** Whether an expression of unknown value is outside comments and option values. */
function isOpen({ pieces }: TextLine): boolean {
  const unknown = pieces.findIndex(({ text }) => text === undefined)
  if (unknown < 0) return false
  const before = pieces.slice(0, unknown).map(({ written }) => written)
  return !/^[ \t]*[#;]|=/.test(before.join(''))
}

/** Open lines, except in groups that no server reads: those have passwords. */
function openLines(lines: readonly TextLine[]): TextLine[] {
  let isRead = true
  return lines.filter((line) => {
    const [, group] = /^[ \t]*\[([^\]]*)\]/.exec(line.text) ?? []
    if (group !== undefined) isRead = isServerGroup(group.trim().toLowerCase())
    return isRead && isOpen(line)
  })
}

function placeOf(line: TextLine | undefined, fallback: SourceLine): SourceLine {
  const pieces = (line?.pieces ?? []).filter(({ written }) => written !== '')
  return (pieces.find(({ isInserted }) => isInserted !== true) ?? pieces[0])?.place ?? fallback
}

/** The place of the option; if its value is exactly one expression, the place of that value. */
function valuePlace(line: TextLine | undefined, fallback: SourceLine): SourceLine {
  const pieces = (line?.pieces ?? []).filter(({ written }) => written.trim() !== '')
  const [before, value, ...rest] = pieces
  const isAlone = before !== undefined && /=[ \t]*$/.test(before.written) && rest.length === 0
  return isAlone && value?.isInserted === true && value.text !== undefined ? value.place : placeOf(line, fallback)
}
