/** Which setting is to blame, as lines for a terminal or a log. */

import type { Cause } from '../attribution/attribution.ts'
import type { Result } from '../result/result.ts'
import { causeSentences } from '../wording/cause-sentences.ts'
import { causesByVerdict, costText, howOf, namesOf, openText, whereOf } from '../wording/cause-wording.ts'
import { shorten } from '../wording/escape.ts'
import { count } from '../wording/figures.ts'
import { asItIs, causeName, explainedCell } from '../wording/wording.ts'

const MOST_LINES = 20
const MOST_NAMES = 10

interface CauseLine {
  /** May hold text from outside. */
  readonly text: string
  readonly isToBlame: boolean
}

/** Nothing where no causes were looked for. */
export function causeLines(result: Result): CauseLine[] {
  const { explanation, causes } = result
  if (explanation === null || causes.length === 0) return []
  const byVerdict = causesByVerdict(result)
  const said = causeSentences(result, explanation, several)
  const file = onlyFile(causes)
  const place = explainedCell(explanation, asItIs)
  const lines = [
    ...byVerdict.blamed.map((cause) => ({ text: blamedText(result, cause, file), isToBlame: true })),
    ...byVerdict.open.map((group) => plain(openLine(group))),
  ]
  const shown = lines.slice(0, MOST_LINES)
  const rest = [
    lines.length > shown.length ? `${count(lines.length - shown.length, 'more line')} in result.json` : '',
    ...[said.rule, ...said.together, said.innocents],
    byVerdict.unreached.length === 0 ? '' : `not reached: ${several(namesOf(byVerdict.unreached), ', ')}`,
    ...[said.balance, ...said.method],
  ]
  return [
    plain(`which setting is to blame, ${place}${file === undefined ? '' : `, in ${file}`}:`),
    ...[...shown, ...rest.filter((text) => text !== '').map(plain)].map((line) => ({
      ...line,
      text: `  ${line.text}`,
    })),
  ]
}

/** "line 12 performance-schema-instrument %: −14.1 % (−15.2 … −13.0)"; with its file where there are several. */
function blamedText(result: Result, cause: Cause, file: string | undefined): string {
  const name = causeName(cause, (text) => shorten(text))
  const lines = [...new Set(cause.settings.flatMap(({ place }) => place?.line ?? []))]
  const isPlaced = file !== undefined && cause.settings.every(({ place }) => place !== null)
  const places = [...new Set(cause.settings.map((setting) => whereOf(result, setting)))].join(', ')
  const subject = isPlaced ? `line${lines.length === 1 ? '' : 's'} ${lines.join(', ')} ${name}` : `${name} (${places})`
  return `${subject}: ${joined(costText(cause) || 'to blame', howOf(cause))}`
}

function openLine(group: readonly Cause[]): string {
  const [first] = group
  return `${several(namesOf(group), ', ')}: ${joined(first === undefined ? '' : costText(first), openText(group))}`
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ')
}

/** The file that all of them stand in. */
function onlyFile(causes: readonly Cause[]): string | undefined {
  const [file, ...others] = new Set(
    causes.flatMap(({ settings }) => settings.flatMap(({ place }) => place?.file ?? [])),
  )
  return others.length === 0 ? file : undefined
}

function several(names: readonly string[], separator: string): string {
  const shown = names.slice(0, MOST_NAMES).map((name) => shorten(name))
  return `${shown.join(separator)}${names.length > shown.length ? ` and ${names.length - shown.length} more` : ''}`
}

function plain(text: string): CauseLine {
  return { text, isToBlame: false }
}
