/** What differs between the resolved configurations of two scenarios. */
import type { SourceLine } from '../names.ts'
import { changedStatements } from './changed-statements.ts'
import { resolveSettings, type Setting } from './settings.ts'
import type { Located, Scenario } from './suite.ts'

/** A setting as it was written, and where. */
export interface WrittenSetting extends SourceLine {
  /** Undefined for a bare flag. */
  readonly value: string | undefined
}

export interface SettingDifference {
  readonly kind: 'option' | 'sql' | 'image'
  /** Name of an option in lower case with dashes, of performance-schema-instrument with its pattern; `sql[0]`; `image`. */
  readonly name: string
  /** Null where it was added. */
  readonly before: WrittenSetting | null
  /** Null where it was removed. */
  readonly after: WrittenSetting | null
}

/**
 * The settings that differ, in the order in which the later scenario has them, then those it no longer has. There are
 * none exactly where isSameScenario is true.
 */
export function settingDifferences(before: Scenario, after: Scenario): readonly SettingDifference[] {
  const all = [
    ...optionDifferences(before, after),
    ...sqlDifferences(before.sql, after.sql),
    ...imageDifference(before, after),
  ]
  return [...all.filter((difference) => difference.after !== null), ...all.filter(({ after }) => after === null)]
}

function optionDifferences(before: Scenario, after: Scenario): SettingDifference[] {
  const [earlier, later] = [resolveSettings(before.options), resolveSettings(after.options)]
  const subjects = new Set([...earlier.keys(), ...later.keys()])
  const changes = [...subjects].flatMap((subject) => changesOf(earlier.get(subject) ?? [], later.get(subject) ?? []))
  const place = ({ before: old, after: own }: SettingChange) => own?.index ?? old?.index ?? 0
  return changes
    .sort((left, right) => place(left) - place(right))
    .map(({ before: old, after: own }) => ({
      kind: 'option',
      name: (own ?? old)?.name ?? '',
      before: written(old),
      after: written(own),
    }))
}

interface SettingChange {
  readonly before: Setting | undefined
  readonly after: Setting | undefined
}

/** Changes among the settings of one subject. */
function changesOf(before: readonly Setting[], after: readonly Setting[]): SettingChange[] {
  const changed = after
    .filter((own) => !before.some((old) => isSame(old, own)))
    .map((own) => ({ before: before.find((old) => isOfSameName(old, own)), after: own }))
  const removed = before
    .filter((old) => !after.some((own) => isSame(old, own)) && !changed.some((change) => change.before === old))
    .map((old) => ({ before: old, after: undefined }))
  if (changed.length + removed.length > 0) return [...changed, ...removed]
  // The same settings in another order: another one of them is the last.
  const last = after.at(-1)
  const isReordered = after.some((own, index) => !isSame(own, before[index] ?? own))
  return isReordered ? [{ before: before.find((old) => last !== undefined && isSame(old, last)), after: last }] : []
}

function isSame(one: Setting, other: Setting): boolean {
  return one.sets === other.sets && one.meaning === other.meaning && one.readers === other.readers
}

function isOfSameName(one: Setting, other: Setting): boolean {
  return one.name === other.name && one.readers === other.readers
}

function written(setting: WrittenSetting | undefined): WrittenSetting | null {
  return setting === undefined ? null : { value: setting.value, file: setting.file, line: setting.line }
}

function sqlDifferences(before: readonly Located<string>[], after: readonly Located<string>[]): SettingDifference[] {
  return changedStatements(before, after).changed.map((statement) => ({
    kind: 'sql',
    name: statement.name,
    before: written(statement.before),
    after: written(statement.after),
  }))
}

function imageDifference(before: Scenario, after: Scenario): SettingDifference[] {
  if (before.image === after.image) return []
  const of = ({ image, place }: Scenario) => (image === undefined ? null : { value: image, ...place })
  return [{ kind: 'image', name: 'image', before: of(before), after: of(after) }]
}
