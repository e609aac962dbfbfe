/** From the options of files to the settings that are left of them. */

import { type SourceLine, UNREAD_MARK } from '../names.ts'
import { OptionIndex, ROWS } from '../options/option-table.ts'
import { includesReaders, readersOf } from './groups.ts'
import { canonicalOptionName } from './option-name.ts'
import {
  begunVariable,
  begunVariables,
  isEverywhere,
  variableForms,
  variableOf,
  withoutKeyCache,
} from './option-names.ts'
import type { ServerOption } from './setting.ts'
import { parseSize } from './size.ts'

/** A setting's value as its file has it, and the last place of it. */
export interface PlacedSetting extends SourceLine {
  /** For options that add up, all of them. Undefined for a bare flag. */
  readonly value: string | undefined
  /** A server that does not know the option starts without it. */
  readonly isLoose?: true
}

/** An option that no later one overrides, for some server at least. */
export interface Setting extends PlacedSetting {
  /** Canonical; for performance-schema-instrument with its pattern after a blank. */
  readonly name: string
  /** The switch or option that it sets: x for `skip-x` if x is a switch, else its name. */
  readonly sets: string
  /** Equal for values with the same meaning for the variable; null for a bare flag, unless that means ON. */
  readonly meaning: string | null
  /** The variable that it names, x of `skip-x`: other names of the same variable are other names here. */
  readonly bareName: string
  /** Its readers, see readersOf. */
  readonly readers: string
  /** Its place among all options. */
  readonly index: number
}

/** Options whose occurrences add up: lists, and sets of flags that are applied one after the other. */
const ADDING_UP = new OptionIndex(({ addsUp }) => addsUp)
const SETS = new OptionIndex(({ isSet }) => isSet)
/** Options of speed have numbers and keywords as values; names and paths of others may differ by case alone. */
const ANY_CASE = new OptionIndex(({ exercisedBy, reach, addsUp, isIdentity }) =>
  exercisedBy !== undefined && (reach ?? addsUp ?? isIdentity) === undefined ? true : undefined,
)

/**
 * The settings by the variable that they are about, in the order in which the servers apply them. Mostly that is one
 * for each variable, the last. There are more where a group that only some servers read overrides another that more of
 * them read, and where two names of a variable do not exist on every server.
 */
export function resolveSettings(options: readonly ServerOption[]): SettingsBySubject {
  const resolved = resolve(options)
  return withOrder(resolved, resolved)
}

/**
 * The settings of two configurations. Patterns of instruments have an order among those that both have, and so have
 * variables and other options that set them.
 */
export function resolveBoth(
  before: readonly ServerOption[],
  after: readonly ServerOption[],
): readonly [SettingsBySubject, SettingsBySubject] {
  const earlier = resolve(before)
  const later = resolve(after)
  return [withOrder(earlier, later), withOrder(later, earlier)]
}

/**
 * Adds to the meaning of each setting how many later ones may override it, so that settings in another order mean something
 * else. A variable followed by an option that may also set it, such as ansi, means something else than one after it.
 * Among the patterns that an instrument matches, the server takes the longest, and among those the last
 * (storage/perfschema/pfs_instr_class.cc).
 *
 * @param compared only settings of subjects that are among these have an order
 */
function withOrder(resolved: SettingsBySubject, compared: SettingsBySubject): SettingsBySubject {
  const setters = new Map<string, Setting[]>()
  for (const [subject, settings] of resolved)
    for (const setting of compared.has(subject) ? settings : []) {
      const places = setBy(setting, subject)
      const isSetter = places.length > 1 || patternIn(setting) !== undefined
      for (const place of isSetter ? places : []) setters.set(place, (setters.get(place) ?? []).concat(setting))
    }
  if (setters.size === 0) return resolved
  return new Map(
    [...resolved].map(([subject, settings]) => [
      subject,
      settings.map((setting) => {
        const others = setBy(setting, subject).flatMap((place) => setters.get(place) ?? [])
        const later = others.filter(
          (other) => other.index > setting.index && !settings.includes(other) && mayMeet(setting, other),
        )
        return later.length === 0 ? setting : { ...setting, meaning: [setting.meaning, later.length].join('\0') }
      }),
    ]),
  )
}

/** The subjects that a setting is about, or the length of its pattern. */
function setBy(setting: Setting, subject: string): string[] {
  const pattern = patternIn(setting)
  return pattern === undefined ? [subject, ...alsoSetBy(setting.bareName)] : [`patterns of ${pattern.length}`]
}

/** Whether two settings may be about the same: patterns only if they have other meanings and an instrument may match both. */
function mayMeet(one: Setting, other: Setting): boolean {
  const pattern = patternIn(one)
  const otherPattern = patternIn(other)
  if (pattern === undefined || otherPattern === undefined) return true
  const start = literalStart(pattern)
  const otherStart = literalStart(otherPattern)
  const isUnlike = (character: string, at: number) => {
    const beside = otherStart[at] ?? '_'
    return character !== beside && character !== '_' && beside !== '_'
  }
  return one.meaning !== other.meaning && ![...start].some(isUnlike)
}

function patternIn({ name }: Setting): string | undefined {
  return /^performance-schema-instrument (.*)$/s.exec(name)?.[1]
}

/** The part of a pattern before its first wildcard. */
function literalStart(pattern: string): string {
  return pattern.toLowerCase().split('%', 1)[0] ?? ''
}

const ALSO_SETS = new OptionIndex(({ alsoSets }) => alsoSets)
/** No server takes a name that so many variables begin with. */
const MOST_BEGUN = 10

/** Variables that an option sets besides that of its name; for a prefix of several names, whichever of them the server has. */
function alsoSetBy(bareName: string): string[] {
  const begun = begunVariables(bareName)
  const variables = ALSO_SETS.find(bareName) ?? (begun.length > 1 && begun.length < MOST_BEGUN ? begun : [])
  return variables.map((variable) => subjectOf(variable.replaceAll('_', '-')))
}

type SettingsBySubject = ReadonlyMap<string, readonly Setting[]>

function resolve(options: readonly ServerOption[]): SettingsBySubject {
  const resolved = new Map<string, readonly Setting[]>()
  for (const [index, option] of options.entries()) {
    const { subject, ...setting } = describe(option, index)
    const before = resolved.get(subject) ?? []
    const same = before.find(({ name, readers }) => name === setting.name && readers === setting.readers)
    const isAdded = ADDING_UP.find(setting.name) ?? false
    const kept = before.filter((other) => (isAdded ? other !== same : !overrides(setting, other)))
    resolved.set(subject, [...kept, isAdded && same !== undefined ? addUp(same, setting) : setting])
  }
  return resolved
}

/** Whether every server that reads the later setting and the earlier one keeps the later one. */
function overrides(later: Setting, earlier: Setting): boolean {
  // Servers know skip-grant-tables and pass over loose-grant-tables.
  const isKnown = () => later.name === earlier.name || variableForms(later.name).some((form) => ROWS.has(form))
  return (
    includesReaders(later.readers, earlier.readers) &&
    ((later.bareName === earlier.bareName && isKnown()) ||
      [later, earlier].every(({ bareName }) => isEverywhere(bareName)))
  )
}

/** The identity of a setting: equal for those that mean the same to every server that reads them. */
export function settingIdentity({ sets, meaning, readers }: Setting): readonly (string | null)[] {
  return readers === 'all' ? [sets, meaning] : [sets, meaning, readers]
}

function addUp(before: Setting, after: Setting): Setting {
  const value = `${before.value ?? ''},${after.value ?? ''}`
  const [former, later] = [flagsOf(before.meaning ?? ''), flagsOf(after.meaning ?? '')]
  const both = former && later && new Map([...(later.has('default') ? [] : former), ...later])
  // No value has a NUL character, commas some have.
  return { ...after, value, meaning: textOfFlags(both) ?? `${before.meaning ?? ''}\0${after.meaning ?? ''}` }
}

function describe({ name, value, group, file, line }: ServerOption, index: number): Setting & { subject: string } {
  // Servers know no option by a name with capitals.
  const isUnknown = /[A-Z]/.test(name) && !name.startsWith(UNREAD_MARK)
  const canonical = isUnknown ? name.replaceAll('_', '-') : canonicalOptionName(name)
  const isLoose = /^loose[-_]/i.test(name) && { isLoose: true as const }
  const setting = { value, readers: readersOf(group), file, line, index, ...isLoose }
  if (canonical === 'performance-schema-instrument') {
    // Every pattern of this option counts, not only the last.
    const { pattern, state } = instrumentRule(value)
    const full = `${canonical} ${pattern}`
    const meaning = state === undefined ? null : instrumentMeaning(state)
    return { ...setting, subject: full, name: full, bareName: full, sets: full, meaning }
  }
  const bareName = bareNameOf(canonical)
  const named = { ...setting, subject: subjectOf(canonical), name: canonical, bareName }
  const onOff = onOffOf(canonical, value)
  if (onOff === undefined) return { ...named, sets: canonical, meaning: meaningFor(canonical, value) }
  return { ...named, sets: onOff.option, meaning: onOff.isOn ? 'ON' : 'OFF' }
}

/** The server reads `skip-x`, `disable-x` and `enable-x` as values of x. */
function bareNameOf(name: string): string {
  return name.replace(PREFIXES, '')
}

const PREFIXES = /^(?:(?:skip|disable|enable|autoset)-)+/

/** Equal for all names of one variable. Some have such a prefix themselves: skip_slave_start is skip_replica_start. */
function subjectOf(name: string): string {
  const variable = variableOf(withoutKeyCache(name)).replaceAll('_', '-')
  if (variable !== name) return bareNameOf(variable)
  const whole = begunVariable(name)
  if (whole !== undefined) return bareNameOf(whole.replaceAll('_', '-'))
  const shorter = name.replace(/^(?:skip|disable|enable|autoset)-/, '')
  return shorter === name ? name : subjectOf(shorter)
}

const WORD = /^(?:on|off|true|false|yes|no)$/i

/**
 * The comparable form of the value of an option that is no switch. 64M is 67108864 and on is ON for every option. 1 and
 * ON are not the same: the name of a file may be ON.
 */
function meaningOf(value: string | undefined): string | null {
  if (value === undefined) return null
  return parseSize(value)?.toString() ?? (WORD.test(value) ? value.toUpperCase() : value)
}

function meaningFor(name: string, value: string | undefined): string | null {
  if (value === undefined) return null
  if (SETS.find(name)) {
    return [...new Set(value.toUpperCase().split(','))].sort().join()
  }
  if (ADDING_UP.find(name)) return textOfFlags(flagsOf(value)) ?? meaningOf(value)
  if (!ANY_CASE.find(name)) return meaningOf(value)
  return meaningOf(/^\d+\.\d+$/.test(value) ? String(Number(value)) : /^\w+$/.test(value) ? value.toUpperCase() : value)
}

/** Longer lists keep their order. */
const MOST_FLAGS = 5000
const FLAG = /^(?:\w+=(?:on|off|default)|default)$/

/**
 * Flags that are on or off, and `default`, from which servers start wherever it stands. Undefined for anything else: they
 * refuse a flag that is there twice.
 */
function flagsOf(value: string): ReadonlyMap<string, string> | undefined {
  if (value.length > MOST_FLAGS) return undefined
  const flags = value.toLowerCase().split(',')
  const states = new Map(flags.map((flag) => [flag.split('=', 1).join(), flag]))
  return states.size === flags.length && flags.every((flag) => FLAG.test(flag)) ? states : undefined
}

function textOfFlags(flags: ReadonlyMap<string, string> | undefined): string | undefined {
  return flags && [...flags.values()].sort().join()
}

/**
 * The pattern of performance-schema-instrument, and what its instruments are to be; the server removes quotes around
 * the whole and blanks around both parts (sql/mysqld.cc).
 */
export function instrumentRule(value = ''): { readonly pattern: string; readonly state: string | undefined } {
  const [pattern = '', ...state] = value.replace(/^'(.*)'$/s, '$1').split('=')
  return { pattern: pattern.trim(), state: state.length === 0 ? undefined : state.join('=').trim() }
}

/** Instruments take YES and NO as well. */
function instrumentMeaning(state: string): string | null {
  if (/^(?:on|true|yes|1)$/i.test(state)) return 'ON'
  return /^(?:off|false|no|0)$/i.test(state) ? 'OFF' : meaningOf(state)
}

/**
 * Options that are on or off. To them ON, TRUE and 1 mean the same, and so do OFF, FALSE and 0, in capitals or not;
 * without a value they are on (mysys/my_getopt.c). To others a word is a word: 1 of gtid_mode is OFF_PERMISSIVE, and a
 * file may be called ON.
 */
const SWITCHES = new OptionIndex((row) => row.isSwitch)

/**
 * The state that a setting gives a switch: for `skip-x` and `disable-x` the opposite of x, unless `skip-x` is an option
 * itself, as skip-name-resolve. Their value counts only if it is 0, and then reverses the state again.
 *
 * @param name canonical
 * @returns undefined for other options, and for values that servers do not know
 */
export function onOffOf(name: string, value: string | undefined) {
  if (isSwitch(name)) {
    const isOn = value === undefined ? true : stateOf(value)
    return isOn === undefined ? undefined : { option: name, isOn }
  }
  const [, word, option = ''] = /^(skip|disable|enable)-(.+)$/.exec(name) ?? []
  return isSwitch(option) ? { option, isOn: (word === 'enable') !== (value === '0') } : undefined
}

function isSwitch(name: string): boolean {
  return SWITCHES.find(name) ?? false
}

function stateOf(value: string): boolean | undefined {
  if (/^(?:on|true|1)$/i.test(value)) return true
  return /^(?:off|false|0)$/i.test(value) ? false : undefined
}
