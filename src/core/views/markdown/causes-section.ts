/** The table of causes: which setting is to blame, and which are not. */

import type { Cause, Explanation } from '../../attribution/attribution.ts'
import type { Result } from '../../result/result.ts'
import { type CauseSentences, causeSentences, sentence } from '../../wording/cause-sentences.ts'
import {
  type CauseSetting,
  type CausesByVerdict,
  causesByVerdict,
  figuresOf,
  howOf,
  namesOf,
  openText,
  savedOf,
  valueText,
  whereOf,
} from '../../wording/cause-wording.ts'
import { markdownName, shorten } from '../../wording/escape.ts'
import { changeAndRange, count } from '../../wording/figures.ts'
import { explainedCell } from '../../wording/wording.ts'
import { firstOf, left, type MarkdownColumn, paragraphs, right, table } from './markdown-parts.ts'

const MOST_ROWS = 20
/** Room for the rows, for one cell of several settings, and for the names in a sentence, whatever the names. */
const TABLE_CHARACTERS = 8_000
const CELL_CHARACTERS = 2_000
const NAMES_CHARACTERS = 1_200
const SET_CHARACTERS = 400
const MOST_NAMES = 40
/** Innocent settings that have rows of their own. */
const FEW = 3
const LONGEST_VALUE = 40
const NOTHING = '–'

export function causesTable(result: Result): string {
  const { explanation, causes } = result
  if (explanation === null || causes.length === 0) return ''
  const byVerdict = causesByVerdict(result)
  const rows = rowsOf(result, byVerdict)
  const shown = firstOf(rows, MOST_ROWS, TABLE_CHARACTERS, (row) => row.join(' | ').length)
  const more = rows.length - shown.length
  const list = (names: readonly string[], separator: string) =>
    several(names.map(markdownName), separator, SET_CHARACTERS)
  return paragraphs(
    `Which setting is to blame, ${explainedCell(explanation, markdownName)}:`,
    rows.length === 0 ? '' : table(columnsOf(explanation, hasSaved(byVerdict)), shown),
    more > 0 ? `${count(more, 'more row')} in result.json.` : '',
    below(causeSentences(result, explanation, list), byVerdict),
  )
}

function columnsOf({ method }: Explanation, isSaved: boolean): MarkdownColumn[] {
  const cost = `${method === 'switched' ? 'cost' : 'cost alone'} (95 % interval)`
  const saved = isSaved ? [right('saved if taken back')] : []
  return [left('setting'), left('where'), right(cost), ...saved, left('verdict')]
}

/** To blame, then open, then innocent where these are few; each dearest first. */
function rowsOf(result: Result, byVerdict: CausesByVerdict): string[][] {
  const { blamed, open } = byVerdict
  const innocent = isFew(byVerdict) ? byVerdict.innocent : []
  const isSaved = hasSaved(byVerdict)
  return [
    ...blamed.map((cause) => blamedRow(result, cause, isSaved)),
    ...[...open, ...innocent.map((cause) => [cause])].map((group) => openRow(result, group, isSaved)),
  ]
}

function below({ rule, together, innocents, balance, method }: CauseSentences, byVerdict: CausesByVerdict): string {
  const { innocent, unreached } = byVerdict
  return [
    sentence(rule),
    ...together.map(sentence),
    isFew(byVerdict) ? '' : named(innocents, namesOf(innocent)),
    named(unreached.length === 0 ? '' : 'not reached', namesOf(unreached)),
    ...[balance, ...method].map(sentence),
  ]
    .filter((text) => text !== '')
    .join(' ')
}

function isFew({ innocent }: CausesByVerdict): boolean {
  return namesOf(innocent).length <= FEW
}

function hasSaved({ blamed }: CausesByVerdict): boolean {
  return blamed.some((cause) => savedOf(cause) !== undefined)
}

/** The result without the changed settings that the table of causes names already. */
export function withoutExplained(result: Result): Result {
  const { explanation, causes, settings } = result
  if (explanation?.rule !== 'base' || causes.length === 0) return result
  const named = causes.flatMap((cause) => cause.settings)
  const isNamed = ({ name, after }: Result['settings'][number]) =>
    named.some(
      (each) =>
        each.name === name || (after !== null && each.place?.file === after.file && each.place.line === after.line),
    )
  const own = settings.filter(({ scenario }) => scenario === explanation.scenario)
  return own.every(isNamed) ? { ...result, settings: settings.filter((each) => !own.includes(each)) } : result
}

function blamedRow(result: Result, cause: Cause, isSaved: boolean): string[] {
  const how = howOf(cause)
  return [
    several(
      cause.settings.map((setting) => `**${markdownName(setting.name)}**${afterSpace(shownValue(setting))}`),
      ' + ',
    ),
    places(result, cause.settings),
    `**${cost(cause)}**`,
    ...(isSaved ? [saved(cause)] : []),
    `**to blame**${how === '' ? '' : `, ${how}`}`,
  ]
}

function openRow(result: Result, group: readonly Cause[], isSaved: boolean): string[] {
  const settings = group.flatMap((cause) => cause.settings)
  const [first] = group
  const [only, ...others] = settings
  const value = only === undefined || others.length > 0 ? '' : afterSpace(shownValue(only))
  return [
    `${several(
      settings.map(({ name }) => markdownName(name)),
      first?.kind === 'together' ? ' + ' : ', ',
    )}${value}`,
    places(result, settings),
    first === undefined ? NOTHING : cost(first),
    ...(isSaved ? [''] : []),
    openText(group),
  ]
}

function cost(cause: Cause): string {
  const found = figuresOf(cause)
  return found === undefined ? NOTHING : changeAndRange(found)
}

function saved(cause: Cause): string {
  const found = savedOf(cause)
  return found === undefined ? NOTHING : changeAndRange(found)
}

function shownValue(setting: CauseSetting): string {
  return valueText(setting, (value) => markdownName(shorten(value, LONGEST_VALUE)))
}

function places(result: Result, settings: readonly CauseSetting[]): string {
  const all = settings.map((setting) => markdownName(whereOf(result, setting)))
  return several([...new Set(all)], ', ')
}

/** "The other two cost nothing: a, b." */
function named(text: string, names: readonly string[]): string {
  return text === '' ? '' : sentence(`${text}: ${several(names.map(markdownName), ', ', NAMES_CHARACTERS)}`)
}

/** The items there is room for, and how many more. */
function several(items: readonly string[], separator: string, characters = CELL_CHARACTERS): string {
  const shown = firstOf(items, MOST_NAMES, characters, (item) => item.length + separator.length)
  const more = items.length - shown.length
  return `${shown.join(separator)}${more > 0 ? ` and ${more} more` : ''}`
}

function afterSpace(text: string): string {
  return text === '' ? '' : ` ${text}`
}
