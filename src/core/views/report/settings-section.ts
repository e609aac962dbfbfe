/** The settings that changed or are to blame: what each costs, and whether it was exercised. */

import type { CauseLine } from '../../attribution/attribution.ts'
import { type Cause, type Explanation, isOfGain } from '../../attribution/attribution.ts'
import type { ChangedDefault } from '../../attribution/changed-defaults.ts'
import { relevantShareOf, wayBackOf } from '../../attribution/figures.ts'
import { FALSE_BLAME } from '../../attribution/search.ts'

import { isUnmeasured, type SettingCoverage } from '../../coverage/coverage.ts'
import { changeAndRange, duration, firstOf, joinTexts, share } from '../../figures.ts'
import { COST_NAMES, type SourceLine } from '../../names.ts'
import type { Result } from '../../result/result.ts'
import type { Refusal } from '../../setting/refusal.ts'
import type { VerdictKind } from '../../verdict/judgement.ts'
import {
  causeVerdict,
  figuresOf,
  isUsedThere,
  revertText,
  shownCauses,
  sufficesText,
  valueText,
  whereOf,
} from '../../wording/cause-wording.ts'
import { shorten } from '../../wording/escape.ts'
import { explainedCell } from '../../wording/verdict-text.ts'
import { settingLine } from '../../wording/wording.ts'
import {
  below,
  type Inline,
  left,
  name,
  type Part,
  paragraph,
  right,
  type Section,
  type Span,
  section,
  strong,
  table,
  titledList,
  UNKNOWN,
} from './report.ts'

const LIMIT = { most: 20, what: 'row' } as const
const MOST_ITEMS = 8
const MOST_NAMES = 12
const LONGEST_VALUE = 40
const LONGEST_MESSAGE = 400
const KINDS: Readonly<Record<Cause['verdict'], VerdictKind>> = {
  'to blame': 'regressed',
  innocent: 'pass',
  inconclusive: 'inconclusive',
  needed: 'inconclusive',
  'not measured': 'inconclusive',
}

/** Words for causes of a gain, because nothing is "to blame" for a gain. */
const GAINS: { readonly [verdict in Cause['verdict']]?: string } = { 'to blame': 'gains', innocent: 'no gain' }

type SettingResult = Result['settings'][number]

export interface Row {
  readonly settings: readonly CauseLine[]
  readonly places: readonly string[]
  /** What the search found about these settings; undefined if it did not look at them. */
  readonly cause: Cause | undefined
}

export function settingsSection(result: Result, mended: readonly Refusal[]): Section[] {
  const { explanation, coverage } = result
  const isExercised = ({ status }: SettingCoverage) => status === 'exercised'
  const relevant = coverage.filter(({ status }) => status !== 'no-effect')
  const byCoverage = [...relevant.filter((each) => !isExercised(each)), ...relevant.filter(isExercised)]
  const isMeasured = explanation !== null && explanation.cost === undefined
  const isSearched = result.causes.some(({ kind }) => kind !== 'verdict')
  const effect = isOfGain(explanation) ? 'gain' : 'cost'
  const title = isMeasured ? `${isOfGain(explanation) ? 'Gain' : 'Cost'} of each setting` : 'Changed settings'
  return section(
    'settings',
    title,
    explanation === null ? [] : paragraph(measuredText(explanation, isSearched)),
    table(
      title,
      // The section about a new version already has these rows, so here they would repeat them.
      explanation?.defaults === undefined && mended.length === 0 ? rowsOf(result) : [],
      [
        left('setting', settingsCell),
        left('where', placesCell),
        isMeasured && right(`${effect} (95% interval)`, costCell),
        explanation !== null && left('verdict', (row) => verdictCell(row, explanation)),
      ],
      LIMIT,
    ),
    ...(explanation === null ? [] : [isSearched ? paragraph(ruleText(explanation)) : [], defaultsTable(explanation)]),
    isSearched ? paragraph(unusedText(result)) : [],
    paragraph(effectText(result)),
    titledList(
      'What was measured',
      byCoverage.map((each) => name(`${each.file}:${each.line}: ${each.name} ${each.message}`, LONGEST_MESSAGE)),
      { most: MOST_ITEMS, what: 'setting' },
    ),
  )
}

/** Names the settings that the load is not known to use, because they are unlikely causes. */
function unusedText(result: Result): string {
  const lines = result.causes.flatMap(({ settings }) => settings)
  const names = lines.filter((line) => !isUsedThere(result, line)).map((line) => shorten(line.name))
  return names.length === 0 ? '' : `This load is not known to use ${firstOf([...new Set(names)], MOST_NAMES)}.`
}

/** Says which settings need a restart, because that decides how a change can be rolled out. */
function effectText({ settings }: Result): string {
  const textOf = (wanted: SettingResult['takesEffect'], what: string) => {
    const names = settings.flatMap(({ name: setting, takesEffect }) => (takesEffect === wanted ? shorten(setting) : []))
    return names.length === 0 ? '' : `${what}: ${firstOf([...new Set(names)], MOST_NAMES)}.`
  }
  const restarted = textOf('start', 'Needs a restart of the server (static on RDS)')
  return joinTexts([restarted, textOf('live', 'Can be set while the server runs')], ' ')
}

export function settingsCell({ settings, cause }: Row): Inline {
  const spans = settings.map((setting) => [weightedSpan(name(setting.name), cause), ...valueSpans(setting)])
  return joinInline(spans, cause?.kind === 'either' || cause?.kind === 'all' ? ' + ' : ', ')
}

export function placesCell({ places }: Row): Inline {
  const names = [...new Set(places)].map((place) => name(place))
  return joinInline(names, ', ')
}

/**
 * Rows of the table of settings. Causes that ask the reader to act come first, because a view with little room cuts the
 * end; changed settings that no cause names come last.
 */
export function rowsOf(result: Result): Row[] {
  const missed = new Set(result.coverage.filter(isUnmeasured).map((covered) => covered.name))
  const causes = result.causes.filter(
    ({ verdict, settings }) => verdict === 'to blame' || !settings.every((setting) => missed.has(setting.name)),
  )
  const rows = shownCauses(causes, result.explanation).map((cause) => {
    const { settings } = cause
    return { settings, places: settings.map((setting) => whereOf(result, setting)), cause }
  })
  return [...rows, ...settingsOutsideCauses(result).map(rowWithoutCause)]
}

function rowWithoutCause(setting: SettingResult): Row {
  const { before, after } = setting
  const values = { name: setting.name, before: before?.value ?? null, after: after?.value ?? null, place: after }
  return { settings: [values], places: [settingLine(setting)], cause: undefined }
}

function settingsOutsideCauses({ explanation, causes, settings }: Result): readonly SettingResult[] {
  if (explanation?.rule !== 'base') return settings
  const explained = causes.flatMap((cause) => cause.settings)
  const isExplained = ({ name, after }: SettingResult) =>
    explained.some((each) => each.name === name || (each.place !== null && isSameLine(each.place, after)))
  return settings.filter((setting) => setting.scenario !== explanation.scenario || !isExplained(setting))
}

function isSameLine(one: SourceLine, other: SourceLine | null): boolean {
  return one.file === other?.file && one.line === other.line
}

const ENDS: Readonly<Record<Explanation['end'], string>> = {
  decided: '',
  'out of time': '; incomplete because the time ran out: --explain-budget gives more',
  'nothing to compare': '; incomplete because servers completed too little to compare',
}

function measuredText({ end, seconds, ...explained }: Explanation, isSearched: boolean): string {
  const where = explainedCell(explained)
  if (!isSearched) return `Only one changed line affects speed, so the whole change is its cost: ${where}.`
  return `Measured in ${where}, for ${duration(seconds)} on servers that each lacked one of these lines${ENDS[end]}.`
}

/** States the rule by which settings are blamed, so that readers can check the verdicts in the table. */
function ruleText(explanation: Explanation): string {
  const { whole, cost } = explanation
  const surely = `(${share(1 - FALSE_BLAME)} confidence over all settings)`
  if (cost !== undefined) return `To blame: raises the ${COST_NAMES[cost]} ${surely}.`
  const isGain = isOfGain(explanation)
  const least = `${share(relevantShareOf(isGain ? wayBackOf(whole.change) : whole.change))} ${surely}`
  return isGain
    ? `Gains: without it the change gains at least ${least} less. Inconclusive: may bring as much.`
    : `To blame: without it the change regains at least ${least}. Inconclusive: may regain as much.`
}

/** Lists variables whose default differs between the two versions, because no changed line of a file shows them. */
function defaultsTable({ defaults = [] }: Explanation): Part[] {
  const text = (value: string) => (value === '' ? 'empty' : name(shorten(value, LONGEST_VALUE)))
  const changed = table(
    'Changed defaults',
    defaults.map(asChanged),
    [
      left('variable', (each) => name(each.name)),
      left('default before', ({ before }) => text(before)),
      left('default now', ({ after }) => text(after)),
    ],
    { ...LIMIT, what: 'variable' },
  )
  return below('No file sets these variables, and the two versions start with different values:', changed)
}

/** A changed default. A list of switches is reduced to those that differ, because the others would hide them. */
function asChanged(changed: ChangedDefault): ChangedDefault {
  const before = changed.before.split(',')
  const after = changed.after.split(',')
  if (before.length === 1 || after.length === 1) return changed
  const without = (some: readonly string[], others: readonly string[]) =>
    some.filter((one) => !others.includes(one)).join(', ') || UNKNOWN
  return { ...changed, before: without(before, after), after: without(after, before) }
}

function weightedSpan(text: Span, cause: Cause | undefined): Span {
  return cause?.verdict === 'to blame' ? strong(text) : text
}

export function costCell({ cause }: Row): Inline {
  const figures = cause && figuresOf(cause)
  return weightedSpan(figures === undefined ? UNKNOWN : changeAndRange(figures), cause)
}

export function verdictCell({ cause }: Row, explanation: Explanation): Inline {
  if (cause === undefined) return UNKNOWN
  const isToBlame = cause.verdict === 'to blame'
  const isGain = isOfGain(explanation)
  const mark = {
    kind: 'verdict',
    verdict: isGain && isToBlame ? 'pass' : KINDS[cause.verdict],
    text: (isGain ? GAINS[cause.verdict] : undefined) ?? causeVerdict(cause),
  } as const
  const how = isGain ? sufficesText(cause) : revertText(cause)
  return isToBlame ? [strong(mark), how === '' ? '' : `, ${shorten(how, LONGEST_MESSAGE)}`] : mark
}

/** The value of a setting, with a space in front, so that it can follow a name; empty if there is no value. */
function valueSpans(setting: CauseLine): Span[] {
  const text = valueText(setting, (value) => shorten(value, LONGEST_VALUE))
  return text === '' ? [] : [` ${text}`]
}

function joinInline(items: readonly Inline[], separator: string): Inline {
  const more = items.length - MOST_NAMES
  const spans = items.slice(0, MOST_NAMES).flatMap((item, nth) => [...(nth === 0 ? [] : [separator]), item].flat())
  return [...spans, more > 0 ? ` and ${more} more` : '']
}
