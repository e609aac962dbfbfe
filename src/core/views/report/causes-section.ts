/** The settings to blame, and the others. */

import type { Cause, Figures } from '../../attribution/attribution.ts'
import { wasMissed } from '../../coverage/coverage.ts'
import type { Result } from '../../result/result.ts'
import type { VerdictKind } from '../../verdict/judgement.ts'
import {
  type CauseSentences,
  type CauseSetting,
  type CausesByVerdict,
  causeSentences,
  causesByVerdict,
  figuresOf,
  howOf,
  namesOf,
  openText,
  savedOf,
  sentence,
  valueText,
  whereOf,
} from '../../wording/cause-wording.ts'
import { markdownName, shorten } from '../../wording/escape.ts'
import { changeAndRange, count } from '../../wording/figures.ts'
import { explainedCell } from '../../wording/verdict-text.ts'
import {
  type Block,
  type Column,
  figure,
  firstOf,
  type Inline,
  left,
  MOST_NAMES,
  name,
  paragraph,
  right,
  type Span,
  section,
  several,
  strong,
  table,
  UNKNOWN,
} from './report.ts'

const MOST_ROWS = 20
/** Room for the rows, for one cell of several settings, and for the names in a sentence, whatever their lengths. */
const TABLE_CHARACTERS = 8_000
const CELL_CHARACTERS = 2_000
const NAMES_CHARACTERS = 1_200
const SET_CHARACTERS = 400
/** Innocent settings that have rows of their own where room is short. */
const FEW = 3
const LONGEST_VALUE = 40
const KINDS: Readonly<Record<Cause['verdict'], VerdictKind>> = {
  'to blame': 'regressed',
  innocent: 'pass',
  undecided: 'inconclusive',
  'not reached': 'inconclusive',
}

export function causesTable(result: Result): Block[] {
  const { explanation, causes } = result
  if (explanation === null || causes.length === 0) return []
  const missed = new Set(result.coverage.filter(wasMissed).map(({ name }) => name))
  const isMissed = ({ verdict, settings }: Cause) =>
    verdict !== 'to blame' && settings.every((setting) => missed.has(setting.name))
  const byVerdict = causesByVerdict({ causes: causes.filter((cause) => !isMissed(cause)) })
  const { blamed, open, innocent, unreached } = byVerdict
  const unexercised = namesOf(causes.filter(isMissed))
  const hasFew = namesOf(innocent).length <= FEW
  const hasSaved = blamed.some((cause) => savedOf(cause) !== undefined)
  const cost = `${explanation.method === 'switched' ? 'cost' : 'cost alone'} (95 % interval)`
  const columns: Column[] = [
    left('setting'),
    left('where'),
    right(cost),
    ...(hasSaved ? [right('regained if reverted')] : []),
    left('verdict'),
  ]
  const groups = [...blamed.map((cause) => [cause]), ...open, ...innocent.map((cause) => [cause])]
  const rows = [...groups, ...unreached.map((cause) => [cause])].map((group) => rowOf(result, group, hasSaved))
  const named = groups.length - (hasFew ? 0 : innocent.length)
  const hidden = rows.length - named
  return section(
    { id: 'causes', title: 'Cost of each setting', inMarkdown: 'folded', priority: 0 },
    paragraph(`Measured in ${explainedCell(explanation, shorten)}:`),
    table('Cost of each setting', columns, rows, {
      most: Math.min(MOST_ROWS, named),
      room: TABLE_CHARACTERS,
      rest: (more) => (more > hidden ? `${count(more - hidden, 'more row')} in result.json.` : ''),
    }),
    paragraph(below(causeSentences(result, explanation, list), byVerdict, hasFew, unexercised)),
  )
}

/** A new version, split in each cell that changed; a single cell is in the table of causes. */
export function splitTable({ explanation }: Result): Block[] {
  const { rest = '', cells = [] } = explanation?.split ?? {}
  if (explanation === null || cells.length < 2) return []
  const columns = [left('workload'), right('threads'), right('program (95 % interval)'), right(rest)]
  const changed = (found: Figures) => figure(found.change, () => changeAndRange(found))
  const rows = cells.map((cell) => [
    name(cell.workload),
    String(cell.threads),
    changed(cell.program),
    changed(cell.rest),
  ])
  return section(
    { id: 'split', title: `Program and ${rest}`, inMarkdown: 'folded', priority: 0 },
    paragraph(`Each workload that changed, with ${rest} measured on the new program:`),
    table(`Program and ${rest}`, columns, rows, {
      most: MOST_ROWS,
      room: TABLE_CHARACTERS,
      rest: (more) => (more > 0 ? `${count(more, 'more row')} in result.json.` : ''),
    }),
  )
}

/** Variables that a new version sets otherwise, although no file says so. */
export function defaultsTable({ explanation }: Result): Block[] {
  const defaults = explanation?.defaults ?? []
  if (defaults.length === 0) return []
  const columns = [left('variable'), left('default before'), left('default now')]
  const text = (written: string) => (written === '' ? 'empty' : shorten(written, LONGEST_VALUE))
  const rows = defaults.map((each) => [name(each.name), text(each.before), text(each.after)])
  return section(
    { id: 'defaults', title: 'Changed defaults', inMarkdown: 'folded', priority: 1 },
    paragraph('No file sets these variables, and the two versions start with different values:'),
    table('Changed defaults', columns, rows, {
      most: MOST_ROWS,
      room: TABLE_CHARACTERS,
      rest: (more) => (more > 0 ? `${count(more, 'more variable')} in result.json.` : ''),
    }),
  )
}

function rowOf(result: Result, group: readonly Cause[], hasSaved: boolean): Inline[] {
  const settings = group.flatMap((cause) => cause.settings)
  const [first] = group
  const isToBlame = first?.verdict === 'to blame'
  const plain = (text: Inline): Inline => text
  const weight = isToBlame ? strong : plain
  const hasValues = isToBlame || settings.length === 1
  const names = settings.map((setting) => [weight(name(setting.name)) as Span, ...(hasValues ? [value(setting)] : [])])
  const places = [...new Set(settings.map((setting) => whereOf(result, setting)))].map((place) => name(place))
  const saved = first === undefined ? undefined : savedOf(first)
  const separator = isToBlame || first?.kind === 'together' ? ' + ' : ', '
  return [
    several(names, separator, CELL_CHARACTERS),
    several(places, ', ', CELL_CHARACTERS),
    weight(first === undefined ? UNKNOWN : cost(first)),
    ...(hasSaved
      ? [saved === undefined ? (isToBlame ? UNKNOWN : '') : figure(saved.change, () => changeAndRange(saved))]
      : []),
    verdictOf(group),
  ]
}

function verdictOf(group: readonly Cause[]): Inline {
  const [first] = group
  if (first === undefined) return UNKNOWN
  const text = first.verdict === 'to blame' ? first.verdict : openText(group)
  const mark = { kind: 'verdict', verdict: KINDS[first.verdict], text } as const
  const how = howOf(first)
  return first.verdict === 'to blame' ? [strong(mark), how === '' ? '' : `, ${how}`] : mark
}

function below(
  { rule, together, innocents, balance, method }: CauseSentences,
  { innocent, unreached }: CausesByVerdict,
  hasFew: boolean,
  unexercised: readonly string[],
): string {
  return [
    sentence(rule),
    ...together.map(sentence),
    hasFew ? '' : named(innocents, namesOf(innocent)),
    named(unreached.length === 0 ? '' : 'not reached', namesOf(unreached)),
    named(unexercised.length === 0 ? '' : 'not exercised', unexercised),
    ...[balance, ...method].map(sentence),
  ]
    .filter((text) => text !== '')
    .join(' ')
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

function cost(cause: Cause): Span {
  const found = figuresOf(cause)
  return found === undefined ? UNKNOWN : figure(found.change, () => changeAndRange(found))
}

/** With a space before it. */
function value(setting: CauseSetting): string {
  const text = valueText(setting, (written) => shorten(written, LONGEST_VALUE))
  return text === '' ? '' : ` ${text}`
}

/** "The other two cost nothing: a, b." */
function named(text: string, names: readonly string[]): string {
  return text === '' ? '' : sentence(`${text}: ${list(names, ', ', NAMES_CHARACTERS)}`)
}

/** Names in a sentence: as many as there is room for where each is escaped, and how many more. */
function list(names: readonly string[], separator: string, room = SET_CHARACTERS): string {
  const shown = firstOf(names, MOST_NAMES, room, (one) => markdownName(one).length + separator.length)
  const more = names.length - shown.length
  return `${shown.map((one) => shorten(one)).join(separator)}${more > 0 ? ` and ${more} more` : ''}`
}
