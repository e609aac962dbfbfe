/**
 * Finds the changes between two scenarios. It compares resolved settings, because a line that a later line overrides
 * has no effect.
 */

import type { LineValue, SourceLine } from '../names.ts'
import { optionOf } from '../setting/option-name.ts'
import { type EffectiveSetting, resolveBoth, settingIdentity } from '../setting/resolve.ts'
import { writtenKey, writtenName } from '../setting/setting.ts'
import {
  assignmentIn,
  type OwnWorkloadPart,
  type SettingChange,
  type SettingSide,
  sideOf,
  textSide,
} from '../setting/setting-change.ts'
import { countedStatements, type OwnLoad } from './own-load.ts'
import type { Scenario, ServerProgram, ServerSource } from './scenario.ts'

/** Changes in the order of the later scenario, then the removed settings; empty exactly if isSameScenario is true. */
export function settingChanges(before: Scenario, after: Scenario): readonly SettingChange[] {
  const all: Draft[] = [
    ...optionChanges(before, after),
    ...changedStatements(before.sql, after.sql).changed.map(statementChange),
    ...programChange(before, after),
    ...ownChanges(before.own, after.own),
  ]
  const changes = all.map((change) => ({ scenario: after.name, ...change }))
  return [...changes.filter((change) => change.after !== null), ...changes.filter((change) => change.after === null)]
}

type Draft = Omit<SettingChange, 'scenario'>

interface Pair {
  readonly before: EffectiveSetting | undefined
  readonly after: EffectiveSetting | undefined
}

function optionChanges(before: Scenario, after: Scenario): Draft[] {
  const [earlier, later] = resolveBoth(before.options, after.options)
  const subjects = new Set([...earlier.keys(), ...later.keys()])
  const pairs = [...subjects].flatMap((subject) => pairsOf(earlier.get(subject) ?? [], later.get(subject) ?? []))
  const place = (pair: Pair) => pair.after?.index ?? pair.before?.index ?? 0
  return pairs
    .sort((left, right) => place(left) - place(right))
    .map(({ before, after }) => ({ kind: 'option' as const, ...optionChange(before, after) }))
}

/**
 * Both sides of an option. If only one of them has a prefix such as skip-, both are written without it, so that their
 * values can be compared: `log-bin` with x and OFF.
 */
export function optionChange(before: EffectiveSetting | undefined, after: EffectiveSetting | undefined) {
  const last = after ?? before
  const isRespelled = before !== undefined && after !== undefined && before.prefix !== after.prefix
  const side = (setting: EffectiveSetting | undefined): SettingSide | null => {
    if (setting === undefined) return null
    const written = sideOf(setting)
    return isRespelled ? { ...written, text: written.assigned } : written
  }
  const sides = { before: side(before), after: side(after) }
  const bare = isRespelled ? [after, before].find(({ prefix }) => prefix === undefined) : last
  const name = bare === undefined ? optionOf(last?.bare ?? '') : writtenName(bare)
  return { name, variable: last?.value.kind === 'expression' ? undefined : last?.bare, ...sides }
}

function pairsOf(before: readonly EffectiveSetting[], after: readonly EffectiveSetting[]): Pair[] {
  const names = new Map(before.toReversed().map((old) => [subjectKey(old), old]))
  const kept = new Set(after.map(subjectKey))
  // A setting may replace one that set the same variable under another name, or with another prefix.
  const gone = before.filter((old) => !kept.has(subjectKey(old)))
  const changed = after
    .filter((setting) => !before.some((old) => isSame(old, setting)))
    .map((setting) => ({
      before: names.get(subjectKey(setting)) ?? gone.find(({ readers }) => readers === setting.readers),
      after: setting,
    }))
  const removed = before
    .filter((old) => !after.some((setting) => isSame(old, setting)) && !changed.some((pair) => pair.before === old))
    .map((old) => ({ before: old, after: undefined }))
  if (changed.length + removed.length > 0) return [...changed, ...removed]
  // Only the order changed, and with it the last setting, whose value the server takes.
  const last = after.at(-1)
  const isReordered = after.some((setting, index) => !isSame(setting, before[index] ?? setting))
  return isReordered ? [{ before: before.find((old) => last !== undefined && isSame(old, last)), after: last }] : []
}

function isSame(one: EffectiveSetting, other: EffectiveSetting): boolean {
  return JSON.stringify(settingIdentity(one)) === JSON.stringify(settingIdentity(other))
}

function subjectKey({ key, readers }: EffectiveSetting): string {
  return JSON.stringify([key, readers])
}

function statementChange({ name, before, after }: ReturnType<typeof changedStatements>['changed'][number]): Draft {
  const [oldAssignment, newAssignment] = [before, after].map((line) => line && assignmentIn(line.value))
  const variable = (newAssignment ?? oldAssignment)?.variable
  const side = (line: LineValue<string> | undefined, assignment: typeof oldAssignment) =>
    line === undefined
      ? null
      : textSide(line.value, line, assignment?.variable === variable ? assignment?.text : undefined)
  return { kind: 'sql', name, variable, before: side(before, oldAssignment), after: side(after, newAssignment) }
}

function programChange(before: Scenario, after: Scenario): Draft[] {
  const kind = (after.program ?? before.program)?.kind
  if (kind === undefined || isSameProgram(before, after)) return []
  const of = ({ program, programPlace, place }: Scenario) => program && textSide(program.name, programPlace ?? place)
  return [{ kind, name: kind, variable: undefined, before: of(before) ?? null, after: of(after) ?? null }]
}

/** First line that differs in each part of a user's own load. It is enough, because a part is measured as a whole. */
function ownChanges(before: OwnLoad | undefined, after: OwnLoad | undefined): Draft[] {
  if (before === undefined || after === undefined) return []
  return [
    ...firstChange('schema', tableLines(before), tableLines(after)),
    ...firstChange('workload', statementLines(before, after), statementLines(after, before)),
    ...firstChange('mix', mixLines(before), mixLines(after)),
  ]
}

/**
 * Line of a workload's files. `value` is compared and `shown` is for people, because a comparable value may be long
 * JSON.
 */
interface WorkloadLine extends LineValue<string> {
  readonly shown: string
}

function firstChange(kind: OwnWorkloadPart, before: readonly WorkloadLine[], after: readonly WorkloadLine[]): Draft[] {
  const [first] = changedStatements(before, after).changed
  const side = (line: WorkloadLine | undefined) => (line === undefined ? null : textSide(line.shown, line))
  if (first === undefined) return []
  return [{ kind, name: kind, variable: undefined, before: side(first.before), after: side(first.after) }]
}

function tableLines({ data }: OwnLoad): WorkloadLine[] {
  const lines = data.schema.flatMap(({ file, text }) =>
    text.split('\n').map((line, index) => ownLine(line.trim(), { file, line: index + 1 })),
  )
  return lines.filter(({ value }) => value !== '')
}

/**
 * Lines of statements that both sides have. A statement that one side lacks changes the mix, so it is left to
 * mixLines().
 */
function statementLines({ workload }: OwnLoad, other: OwnLoad): WorkloadLine[] {
  const names = new Set(countedStatements(other.workload).map(({ name }) => name))
  const statements = workload.transactions.flatMap((transaction) => transaction.statements)
  return statements.filter(({ name }) => names.has(name)).map((statement) => ownLine(statement.sql, statement))
}

function mixLines({ workload: { transactions, protocol, file }, data }: OwnLoad): WorkloadLine[] {
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

function ownLine(value: string, { file, line }: SourceLine, shown = value): WorkloadLine {
  return { value, file, line, shown }
}

/**
 * Whether two scenarios have the same lines of settings, including overridden ones, and the same server program. What a
 * server prints for one of them then also holds for the other.
 */
export function hasSameLines(one: Scenario, other: Scenario): boolean {
  const textOf = ({ options }: Scenario) => options.map(writtenKey).join()
  return textOf(one) === textOf(other) && isSameProgram(one, other)
}

/** Whether a suite's common program changed, so that it has to be measured as a change of each scenario. */
export function isOtherProgram(now: ServerSource, before: ServerSource | undefined): now is ServerProgram {
  return (now.kind === 'image' || now.kind === 'binary') && now.kind === before?.kind && now.name !== before.name
}

export function isSameProgram({ program: one }: Scenario, { program: other }: Scenario): boolean {
  return one?.kind === other?.kind && one?.name === other?.name
}

/**
 * Finds the statements that differ: those between the common beginning and the common end, paired one by one. `name`
 * gives the place of a pair in the longer list.
 *
 * @returns `start` and `end` are the numbers of statements in the common beginning and the common end
 */
export function changedStatements<Line extends LineValue<string>>(before: readonly Line[], after: readonly Line[]) {
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
