/** From options as they were written to the settings that are left of them. */

import { onOffOf } from './on-off.ts'
import { canonicalOptionName } from './option-file.ts'
import { includesReaders, readersOf } from './option-groups.ts'
import type { ServerOption } from './suite.ts'

/** An option that no later one overrides, for some server at least. */
export interface Setting {
  /** Canonical; of performance-schema-instrument with its pattern behind a blank. */
  readonly name: string
  /** Value as written; of options that add up, all of them. Undefined for a bare flag. */
  readonly value: string | undefined
  /** What it sets: x of `skip-x` where x is a switch, else its name. */
  readonly sets: string
  /** Equal for values that mean the same to what it sets; null for a bare flag, unless that means ON. */
  readonly meaning: string | null
  /** Who reads it, see readersOf. */
  readonly readers: string
  /** File and line where it was written last. */
  readonly file: string
  readonly line: number
  /** Its place among all options. */
  readonly index: number
}

/** Options whose occurrences add up: lists, and sets of flags that are applied one after the other. */
const ADDING_UP = new Set([
  ...['optimizer-switch', 'optimizer-trace', 'optimizer-trace-features', 'plugin-load-add', 'ignore-db-dir'],
  ...['binlog-do-db', 'binlog-ignore-db', 'replicate-do-db', 'replicate-do-table', 'replicate-ignore-db'],
  ...['replicate-ignore-table', 'replicate-rewrite-db', 'replicate-wild-do-table', 'replicate-wild-ignore-table'],
])

/**
 * The settings by what they are about, in the order in which the servers apply them. Mostly that is one for each option,
 * the last; more where a group that only some servers read overrides another that more of them read.
 */
export function resolveSettings(options: readonly ServerOption[]): ReadonlyMap<string, readonly Setting[]> {
  const resolved = new Map<string, readonly Setting[]>()
  for (const [index, option] of options.entries()) {
    const { subject, ...setting } = describe(option, index)
    const before = resolved.get(subject) ?? []
    const same = before.find(({ name, readers }) => name === setting.name && readers === setting.readers)
    const isAdded = ADDING_UP.has(setting.name)
    const kept = isAdded
      ? before.filter((other) => other !== same)
      : before.filter(({ readers }) => !includesReaders(setting.readers, readers))
    resolved.set(subject, [...kept, isAdded && same !== undefined ? addUp(same, setting) : setting])
  }
  return resolved
}

/** What a setting is compared by: equal for those that mean the same to every server that reads them. */
export function settingIdentity({ sets, meaning, readers }: Setting): readonly (string | null)[] {
  return readers === 'all' ? [sets, meaning] : [sets, meaning, readers]
}

function addUp(before: Setting, after: Setting): Setting {
  const join = (parts: readonly (string | null | undefined)[], separator: string) =>
    parts.map((part) => part ?? '').join(separator)
  // No value has a NUL character, commas some have.
  return {
    ...after,
    value: join([before.value, after.value], ','),
    meaning: join([before.meaning, after.meaning], '\0'),
  }
}

function describe({ name, value, group, file, line }: ServerOption, index: number): Setting & { subject: string } {
  const canonical = canonicalOptionName(name)
  const setting = { value, readers: readersOf(group), file, line, index }
  if (canonical === 'performance-schema-instrument') {
    // Every pattern of this option counts, not only the last.
    const [pattern = '', ...state] = value?.split('=') ?? []
    const full = `${canonical} ${pattern}`
    const meaning = state.length === 0 ? null : instrumentMeaning(state.join('='))
    return { ...setting, subject: full, name: full, sets: full, meaning }
  }
  const own = { ...setting, subject: subjectOf(canonical), name: canonical }
  const onOff = onOffOf(canonical, value)
  if (onOff === undefined) return { ...own, sets: canonical, meaning: meaningOf(value) }
  return { ...own, sets: onOff.option, meaning: onOff.isOn ? 'ON' : 'OFF' }
}

/** Equal for options that override each other: the server reads `skip-x`, `disable-x` and `enable-x` as values of x. */
function subjectOf(name: string): string {
  if (name === 'plugin-load-add') return 'plugin-load'
  return name.replace(/^(?:(?:skip|disable|enable|autoset)-)+/, '')
}

const SIZE = /^(\d+)([KMGTPE])$/i
const SIZE_UNITS = 'KMGTPE'
const WORD = /^(?:on|off|true|false|yes|no)$/i

/** What a size with a unit is without one, as servers read it: 67108864 of "64M"; undefined of anything else. */
export function sizeOf(value: string): bigint | undefined {
  const [, digits, unit = ''] = SIZE.exec(value) ?? []
  return digits === undefined ? undefined : BigInt(digits) << BigInt(10 * (SIZE_UNITS.indexOf(unit.toUpperCase()) + 1))
}

/**
 * What the value of an option that is no switch is compared by. 64M is 67108864 and on is ON wherever they may stand. 1 and ON
 * are not the same: the name of a file may be ON.
 */
function meaningOf(value: string | undefined): string | null {
  if (value === undefined) return null
  return sizeOf(value)?.toString() ?? (WORD.test(value) ? value.toUpperCase() : value)
}

/** Instruments take YES and NO as well. */
function instrumentMeaning(state: string): string | null {
  if (/^(?:on|true|yes|1)$/i.test(state)) return 'ON'
  return /^(?:off|false|no|0)$/i.test(state) ? 'OFF' : meaningOf(state)
}
