/**
 * The changed lines of scenarios that regressed, as a diff: below each place, the settings before and after the change.
 */

import type { CauseLine } from '../../attribution/attribution.ts'
import { allRegressions } from '../../result/gated-costs.ts'
import { refusalsOf } from '../../result/refused-part.ts'
import type { Result, ResultSetting } from '../../result/result.ts'
import { isSameName } from '../../setting/option-name.ts'
import { alikeLinesText } from '../../wording/alike-text.ts'
import { whereOf } from '../../wording/cause-wording.ts'
import { shorten } from '../../wording/escape.ts'
import { blamedCauses } from '../../wording/verdict-text.ts'
import { settingLine } from '../../wording/wording.ts'
import type { Part } from './report.ts'

/** Maximum number of places in a comment or on a terminal, where room is short. */
export const PLACES_AT_A_GLANCE = 5
const MOST_PLACES = 200
const LONGEST_LINE = 120

interface DiffLine {
  readonly name: string
  readonly where: string
  readonly line: number
  readonly diff: readonly string[]
}

/**
 * Diff of the changed lines. Lines to blame come first, because a view with little room cuts the end. Empty if no line
 * changed in a scenario that regressed.
 */
export function changedLines(result: Result): Part[] {
  const { blamed, others } = linesToShow(result)
  const places = [
    ...hunksOf(blamed).map((hunk) => ({ ...hunk, isToBlame: others.length > 0 })),
    ...hunksOf(others).map((hunk) => ({ ...hunk, isToBlame: false })),
  ].map(({ where, diff, isToBlame }) => ({
    heading: `@@ ${shorten(where, LONGEST_LINE)} @@${isToBlame ? ' to blame' : ''}`,
    lines: diff.map((line) => shorten(line, LONGEST_LINE)),
  }))
  return places.length === 0 ? [] : [{ kind: 'diff', places, limit: { most: MOST_PLACES, what: 'changed line' } }]
}

function linesToShow(result: Result) {
  const refusals = refusalsOf(result)
  const red = new Set([...refusals, ...allRegressions(result)].map(({ scenario }) => scenario))
  const changed = result.settings.filter(({ scenario }) => red.has(scenario))
  const isRefused = ({ after }: ResultSetting) =>
    refusals.some(({ lines }) => lines.some(({ file, line }) => after?.file === file && after.line === line))
  const blamed = [
    ...changed.filter(isRefused).map((setting) => ofSetting(result, setting)),
    ...causesToShow(result).map((line) => ofCause(result, line)),
  ]
  const isShown = (one: DiffLine) => blamed.some(({ name, where }) => name === one.name && where === one.where)
  return { blamed, others: changed.map((setting) => ofSetting(result, setting)).filter((one) => !isShown(one)) }
}

function causesToShow(result: Result): readonly CauseLine[] {
  const isDefault = (name: string) => result.explanation?.defaults?.some((each) => isSameName(each.name, name)) === true
  // A changed default is in no line of a file, so a diff cannot show it.
  return blamedCauses(result).flatMap(({ settings }) => settings.filter(({ name }) => !isDefault(name)))
}

function hunksOf(lines: readonly DiffLine[]): Pick<DiffLine, 'where' | 'diff'>[] {
  const byPlace = Map.groupBy(
    lines.toSorted((one, other) => one.line - other.line),
    ({ where }) => where,
  )
  return [...byPlace].map(([where, here]) => ({ where, diff: [...new Set(here.flatMap(({ diff }) => diff))] }))
}

function ofCause(result: Result, line: CauseLine): DiffLine {
  const { name, before, after, place } = line
  const old = before === null && place !== null ? [] : [`- ${lineOf(name, before)}`]
  const now = place === null ? [] : [`+ ${lineOf(name, after)}`]
  const where = `${whereOf(result, line)}${alikeLinesText(result, result.explanation?.scenario ?? '')}`
  return { name, where, line: place?.line ?? 0, diff: [...old, ...now] }
}

function ofSetting(result: Result, setting: ResultSetting): DiffLine {
  const { name, before, after } = setting
  const old = before === null ? [] : [`- ${lineOf(name, before.value ?? null)}`]
  const now = after === null ? [] : [`+ ${lineOf(name, after.value ?? null)}`]
  return {
    name,
    where: `${settingLine(setting)}${alikeLinesText(result, setting.scenario)}`,
    line: (after ?? before)?.line ?? 0,
    diff: [...old, ...now],
  }
}

/**
 * Writes a setting as option files do, and a statement of SQL as it is. Only the first word of a name is written: the
 * second one of performance-schema-instrument is the pattern, which its value already contains.
 */
function lineOf(name: string, value: string | null): string {
  if (name.startsWith('sql[') && value !== null) return value
  const [option = name] = name.split(' ')
  return value === null ? option : `${option} = ${value}`
}
