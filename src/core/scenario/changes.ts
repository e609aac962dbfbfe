/** Differences between the resolved configurations of two scenarios. */

import type { Located, SourceLine } from '../names.ts'
import { type PlacedSetting, resolveBoth, type Setting } from '../setting/resolve.ts'
import type { OwnPart, SettingChange } from '../setting/setting-change.ts'
import { countedStatements, type OwnLoad } from './own-load.ts'
import type { Scenario, ServerProgram, ServerSource } from './scenario.ts'

/**
 * The settings that differ, in the order in which the later scenario has them, then those it no longer has. There are
 * none exactly where isSameScenario is true.
 */
export function settingDifferences(before: Scenario, after: Scenario): readonly SettingChange[] {
  const all = [
    ...optionDifferences(before, after),
    ...changedStatements(before.sql, after.sql).changed.map((each) =>
      differenceOf('sql', each.name, each.before, each.after),
    ),
    ...programDifference(before, after),
    ...ownDifferences(before.own, after.own),
  ]
  return [...all.filter((difference) => difference.after !== null), ...all.filter(({ after }) => after === null)]
}

function optionDifferences(before: Scenario, after: Scenario): SettingChange[] {
  const [earlier, later] = resolveBoth(before.options, after.options)
  const subjects = new Set([...earlier.keys(), ...later.keys()])
  const changes = [...subjects].flatMap((subject) => changesOf(earlier.get(subject) ?? [], later.get(subject) ?? []))
  const place = ({ before: old, after: setting }: SubjectChange) => setting?.index ?? old?.index ?? 0
  return changes
    .sort((left, right) => place(left) - place(right))
    .map(({ before: old, after: setting }) => differenceOf('option', (setting ?? old)?.name ?? '', old, setting))
}

function differenceOf(kind: 'option' | 'sql', name: string, before?: PlacedSetting, after?: PlacedSetting) {
  return { kind, name, before: placed(before), after: placed(after) }
}

interface SubjectChange {
  readonly before: Setting | undefined
  readonly after: Setting | undefined
}

/** Changes among the settings of one subject. */
function changesOf(before: readonly Setting[], after: readonly Setting[]): SubjectChange[] {
  const names = new Map(before.toReversed().map((old) => [nameKey(old), old]))
  const kept = new Set(after.map(nameKey))
  const gone = before.filter((old) => !kept.has(nameKey(old)))
  const changed = after
    .filter((setting) => !before.some((old) => isSame(old, setting)))
    .map((setting) => ({
      before: names.get(nameKey(setting)) ?? renamed(setting, gone),
      after: setting,
    }))
  const removed = before
    .filter((old) => !after.some((setting) => isSame(old, setting)) && !changed.some((change) => change.before === old))
    .map((old) => ({ before: old, after: undefined }))
  if (changed.length + removed.length > 0) return [...changed, ...removed]
  // The same settings in another order: another one of them is the last.
  const last = after.at(-1)
  const isReordered = after.some((setting, index) => !isSame(setting, before[index] ?? setting))
  return isReordered ? [{ before: before.find((old) => last !== undefined && isSame(old, last)), after: last }] : []
}

/** The setting that has become another one under another name of the same variable. */
function renamed(setting: Setting, gone: readonly Setting[]): Setting | undefined {
  return gone.find((old) => old.bareName !== setting.bareName && old.readers === setting.readers)
}

function isSame(one: Setting, other: Setting): boolean {
  return one.sets === other.sets && one.meaning === other.meaning && one.readers === other.readers
}

function nameKey({ name, readers }: Setting): string {
  return JSON.stringify([name, readers])
}

function placed(setting: PlacedSetting | undefined): PlacedSetting | null {
  if (setting === undefined) return null
  const { value, file, line, isLoose } = setting
  return { value, file, line, ...(isLoose && { isLoose }) }
}

function programDifference(before: Scenario, after: Scenario): SettingChange[] {
  const kind = (after.program ?? before.program)?.kind
  if (kind === undefined || isSameProgram(before, after)) return []
  const of = ({ program, programPlace, place }: Scenario) =>
    program === undefined ? null : { value: program.name, ...(programPlace ?? place) }
  return [{ kind, name: kind, before: of(before), after: of(after) }]
}

/** The first line in which each part differs. Both sides have a load or none has. */
function ownDifferences(before: OwnLoad | undefined, after: OwnLoad | undefined): SettingChange[] {
  if (before === undefined || after === undefined) return []
  return [
    ...firstDifference('schema', tableLines(before), tableLines(after)),
    ...firstDifference('workload', statementLines(before, after), statementLines(after, before)),
    ...firstDifference('mix', mixLines(before), mixLines(after)),
  ]
}

/** A line of a workload's files: `value` tells it from others, `shown` is for people. */
interface OwnLine extends Located<string> {
  readonly shown: string
}

function firstDifference(kind: OwnPart, before: readonly OwnLine[], after: readonly OwnLine[]): SettingChange[] {
  const [first] = changedStatements(before, after).changed
  const shown = (line: OwnLine | undefined) => placed(line && { value: line.shown, file: line.file, line: line.line })
  return first === undefined ? [] : [{ kind, name: kind, before: shown(first.before), after: shown(first.after) }]
}

function tableLines({ data }: OwnLoad): OwnLine[] {
  const lines = data.schema.flatMap(({ file, text }) =>
    text.split('\n').map((line, index) => ownLine(line.trim(), { file, line: index + 1 })),
  )
  return lines.filter(({ value }) => value !== '')
}

/** Statements that both sides have, by name. */
function statementLines({ workload }: OwnLoad, other: OwnLoad): OwnLine[] {
  const names = new Set(countedStatements(other.workload).map(({ name }) => name))
  const statements = workload.transactions.flatMap((transaction) => transaction.statements)
  return statements.filter(({ name }) => names.has(name)).map((statement) => ownLine(statement.sql, statement))
}

function mixLines({ workload: { transactions, protocol, file }, data }: OwnLoad): OwnLine[] {
  const first = { file, line: 1 }
  return [
    ...transactions.flatMap(({ name, share, isExplicit, statements }) => [
      ownLine(JSON.stringify([protocol, name, share, isExplicit]), statements[0], `share of ${name}`),
      ...statements.map((statement) =>
        ownLine(JSON.stringify([statement.name, statement.times, statement.parameters]), statement, statement.name),
      ),
    ]),
    ...data.tables.map((table) => ownLine(JSON.stringify(table), first, `rows of ${table.name}`)),
    ...(data.dump?.files ?? []).map(({ name, id }) => ownLine(`${name} ${id}`, first, `dump ${name}`.trim())),
  ]
}

function ownLine(value: string, { file, line }: SourceLine, shown = value): OwnLine {
  return { value, file, line, shown }
}

/** Whether servers get the same options, line by line, overridden ones included, from the same image or program. */
export function isWrittenAlike(one: Scenario, other: Scenario): boolean {
  const textOf = ({ options }: Scenario) =>
    JSON.stringify(options.map(({ name, value, group }) => [name, value, group]))
  return textOf(one) === textOf(other) && isSameProgram(one, other)
}

/** Whether the common program of a suite changed to another one, which is measured as a change of each scenario. */
export function isOtherProgram(now: ServerSource, before: ServerSource | undefined): now is ServerProgram {
  return (now.kind === 'image' || now.kind === 'binary') && now.kind === before?.kind && now.name !== before.name
}

/** Whether two scenarios are started from the same image or program. */
export function isSameProgram({ program: one }: Scenario, { program: other }: Scenario): boolean {
  return one?.kind === other?.kind && one?.name === other?.name
}

/**
 * How many statements both begin with, those between, one by one and named by their place in the longer list, and how
 * many both end with.
 */
export function changedStatements<Line extends Located<string>>(before: readonly Line[], after: readonly Line[]) {
  const isSame = (from: number, to: number) => before.at(from)?.value === after.at(to)?.value
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isSame(start, start)) start += 1
  let end = 0
  while (end < shorter - start && isSame(-1 - end, -1 - end)) end += 1
  const count = Math.max(before.length, after.length) - start - end
  const of = (all: readonly Line[], at: number) => (at < all.length - end ? all[at] : undefined)
  const changed = Array.from({ length: count }, (_, index) => {
    const at = start + index
    return { name: `sql[${at}]`, before: of(before, at), after: of(after, at) }
  })
  return { start, changed, end }
}
