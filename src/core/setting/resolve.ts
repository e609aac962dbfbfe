/** Finds the settings that take effect: later settings in files override earlier ones. */

import { OptionIndex, ROWS } from '../options/option-table.ts'
import { includesReaders, readersOf } from './groups.ts'
import { hasCapitals, isEverywhere, optionOf, variableOf, variablesByAbbreviation } from './option-name.ts'
import { type Setting, variableText } from './setting.ts'
import { addsUp, isSwitch, meaningOf, sumOf } from './value.ts'

/** Setting that no later one overrides on at least one server; or the sum of settings that add up. */
export interface EffectiveSetting extends Setting {
  /**
   * Name of the option. For performance-schema-instrument a blank and the pattern follow, because each pattern is a
   * setting of its own.
   */
  readonly key: string
  /**
   * Text that is equal for values with the same meaning for the variable; null for a bare flag. Where the order of
   * settings matters, it also contains the place in that order.
   */
  readonly meaning: string | null
  readonly readers: string
  readonly index: number
}

type SettingsBySubject = ReadonlyMap<string, readonly EffectiveSetting[]>

/**
 * Settings by their variable: mostly only the last one. There are more if some servers know only one of two names of
 * the variable, or if a group overrides another that more servers read.
 */
export function resolveSettings(settings: readonly Setting[]): SettingsBySubject {
  const resolved = resolve(settings)
  return addOrder(resolved, resolved)
}

/**
 * Settings of two configurations, to be compared. For settings that both have, the order counts only where it decides:
 * for patterns of instruments, and for variables that another option sets as well.
 */
export function resolveBoth(
  before: readonly Setting[],
  after: readonly Setting[],
): readonly [SettingsBySubject, SettingsBySubject] {
  const earlier = resolve(before)
  const later = resolve(after)
  return [addOrder(earlier, later), addOrder(later, earlier)]
}

export function settingIdentity(setting: EffectiveSetting): readonly (string | null)[] {
  const { meaning, readers } = setting
  return readers === 'all' ? [targetOf(setting), meaning] : [targetOf(setting), meaning, readers]
}

/**
 * What a setting sets: for a switch its bare name, so that skip-x and x are one setting; otherwise its key. For other
 * options skip-x is not always x=0, but skip-x and disable-x are one setting.
 */
function targetOf(setting: EffectiveSetting): string {
  const { value, prefix, bare, option, key } = setting
  if (KEYED.has(value.kind) || hasCapitals(option)) return key
  if (value.kind === 'switch' && isSwitch(setting)) return optionOf(bare)
  return prefix === 'on' || prefix === 'off' ? `skip-${optionOf(bare)}` : key
}

export function subjectOf(setting: Setting): string {
  return KEYED.has(setting.value.kind) ? keyOf(setting) : optionOf(setting.variable)
}

/** Kinds of values whose settings are told apart by their own key: patterns, and settings whose variable is unknown. */
const KEYED: ReadonlySet<string> = new Set(['instruments', 'expression'] satisfies Setting['value']['kind'][])

function keyOf({ option, value }: Setting): string {
  return value.kind === 'instruments' ? `${option} ${value.pattern}` : option
}

/**
 * Appends to the meaning of each setting the number of later ones that may override it, because the order then decides.
 * For example, a variable may stand before or after an option that also sets it, such as ansi. If several patterns
 * match an instrument, the server takes the longest, and of equally long ones the last
 * (storage/perfschema/pfs_instr_class.cc).
 *
 * @param compared the order counts only for variables that this configuration has, too
 */
function addOrder(resolved: SettingsBySubject, compared: SettingsBySubject): SettingsBySubject {
  const setters = new Map<string, EffectiveSetting[]>()
  for (const [subject, settings] of resolved)
    for (const setting of compared.has(subject) ? settings : []) {
      const places = placesOf(setting, subject)
      const isSetter = places.length > 1 || setting.value.kind === 'instruments'
      for (const place of isSetter ? places : []) setters.set(place, (setters.get(place) ?? []).concat(setting))
    }
  if (setters.size === 0) return resolved
  return new Map(
    [...resolved].map(([subject, settings]) => [
      subject,
      settings.map((setting) => {
        const others = placesOf(setting, subject).flatMap((place) => setters.get(place) ?? [])
        const later = others.filter(
          (other) => other.index > setting.index && !settings.includes(other) && mayMeet(setting, other),
        )
        return later.length === 0 ? setting : { ...setting, meaning: [setting.meaning, later.length].join('\0') }
      }),
    ]),
  )
}

/**
 * What a setting may set: its variable and others. For instruments it is all patterns of the same length, because only
 * among these does the order decide.
 */
function placesOf({ value, bare }: EffectiveSetting, subject: string): string[] {
  return value.kind === 'instruments' ? [`patterns of ${value.pattern.length}`] : [subject, ...alsoSetBy(bare)]
}

/**
 * Whether the order of two settings may matter. The order of two patterns matters only if they differ in meaning and
 * may match the same instrument.
 */
function mayMeet(one: EffectiveSetting, other: EffectiveSetting): boolean {
  if (one.value.kind !== 'instruments' || other.value.kind !== 'instruments') return true
  const start = literalStart(one.value.pattern)
  const otherStart = literalStart(other.value.pattern)
  const isUnlike = (character: string, at: number) => {
    const beside = otherStart[at] ?? '_'
    return character !== beside && character !== '_' && beside !== '_'
  }
  return one.meaning !== other.meaning && ![...start].some(isUnlike)
}

function literalStart(pattern: string): string {
  return pattern.toLowerCase().split('%', 1)[0] ?? ''
}

const ALSO_SETS = new OptionIndex(({ alsoSets }) => alsoSets)
/** With this many matches, an abbreviation is ambiguous on every server, so that none accepts it. */
const MOST_EXPANSIONS = 10

function alsoSetBy(bare: string): string[] {
  const expansions = variablesByAbbreviation(bare)
  const variables =
    ALSO_SETS.find(bare) ?? (expansions.length > 1 && expansions.length < MOST_EXPANSIONS ? expansions : [])
  return variables.map((variable) => optionOf(variableOf(variable)))
}

function resolve(settings: readonly Setting[]): SettingsBySubject {
  const resolved = new Map<string, readonly EffectiveSetting[]>()
  for (const [index, option] of settings.entries()) {
    const setting = effective(option, index)
    const subject = subjectOf(setting)
    const before = resolved.get(subject) ?? []
    const same = before.find(({ key, readers }) => key === setting.key && readers === setting.readers)
    const isAdded = !KEYED.has(setting.value.kind) && addsUp(setting)
    const kept = before.filter((other) => (isAdded ? other !== same : !overrides(setting, other)))
    resolved.set(subject, [...kept, isAdded && same !== undefined ? total(same, setting) : setting])
  }
  return resolved
}

function effective(setting: Setting, index: number): EffectiveSetting {
  const meaning = setting.value.kind === 'expression' ? (setting.text ?? null) : meaningOf(setting.value)
  return { ...setting, key: keyOf(setting), meaning, readers: readersOf(setting.group), index }
}

function overrides(later: EffectiveSetting, earlier: EffectiveSetting): boolean {
  // Equal bare names mean the same option only if the table lists the name: servers know skip-grant-tables, but ignore
  // loose-grant-tables.
  const both = [later, earlier]
  const isSame = later.bare === earlier.bare ? ROWS.has(later.bare) : both.every(({ bare }) => isEverywhere(bare))
  const isOdd = both.some(({ option }) => hasCapitals(option))
  return includesReaders(later.readers, earlier.readers) && (later.option === earlier.option || (isSame && !isOdd))
}

function total(before: EffectiveSetting, after: EffectiveSetting): EffectiveSetting {
  const value = sumOf(before.value, after.value)
  return { ...after, text: `${before.text ?? ''},${after.text ?? ''}`, value, meaning: meaningOf(value) }
}

/**
 * Last value of each variable as text, under whichever of its names it was set. Variables at the server's default are
 * missing, because no setting holds them.
 */
export function variableTexts(settings: readonly Setting[]): Readonly<Record<string, string>> {
  const survivors = [...resolveSettings(settings).values()].flat()
  // Settings of named key caches are left out, because the variable is about the default cache. So are settings with
  // prefixes such as maximum-, because their text is not the variable's value.
  const setters = survivors.filter(({ bare, variable, prefix }) => prefix !== 'other' && !bare.endsWith(`.${variable}`))
  return Object.fromEntries(setters.map((setting) => [setting.variable, variableText(setting)]))
}
