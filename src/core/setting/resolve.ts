/** From the settings of files to those that are left of them. */

import { OptionIndex, ROWS } from '../options/option-table.ts'
import { includesReaders, readersOf } from './groups.ts'
import { begunVariables, hasCapitals, isEverywhere, optionOf, variableOf } from './option-name.ts'
import { type Setting, variableText } from './setting.ts'
import { addsUp, isSwitch, meaningOf, sumOf } from './value.ts'

/** A setting that no later one overrides, for some server at least; of options that add up, all of them. */
export interface EffectiveSetting extends Setting {
  /** Its option; of performance-schema-instrument with its pattern after a blank. */
  readonly key: string
  /** Equal for values with the same meaning for the variable, and the same place in the order; null for a bare flag. */
  readonly meaning: string | null
  /** Its readers, see readersOf. */
  readonly readers: string
  /** Its place among all settings. */
  readonly index: number
}

/** By the variable that they are about, as an option, in the order in which the servers apply them. */
type SettingsBySubject = ReadonlyMap<string, readonly EffectiveSetting[]>

/**
 * The settings by the variable that they are about. Mostly that is one for each variable, the last. There are more where a
 * group that only some servers read overrides another that more of them read, and where two names of a variable do not
 * exist on every server.
 */
export function resolveSettings(settings: readonly Setting[]): SettingsBySubject {
  const resolved = resolve(settings)
  return ordered(resolved, resolved)
}

/**
 * The settings of two configurations. Patterns of instruments have an order among those that both have, and so have
 * variables and other options that set them.
 */
export function resolveBoth(
  before: readonly Setting[],
  after: readonly Setting[],
): readonly [SettingsBySubject, SettingsBySubject] {
  const earlier = resolve(before)
  const later = resolve(after)
  return [ordered(earlier, later), ordered(later, earlier)]
}

/** The identity of a setting: equal for those that mean the same to every server that reads them. */
export function settingIdentity(setting: EffectiveSetting): readonly (string | null)[] {
  const { meaning, readers } = setting
  return readers === 'all' ? [targetOf(setting), meaning] : [targetOf(setting), meaning, readers]
}

/** The switch or option that it sets: the bare name of a switch, else its key. */
function targetOf(setting: EffectiveSetting): string {
  const { value, bare, option, key } = setting
  return value.kind === 'switch' && isSwitch(setting) && !hasCapitals(option) ? optionOf(bare) : key
}

/** The subject of a setting, as a key of the resolved ones. */
export function subjectOf(setting: Setting): string {
  return KEYED.has(setting.value.kind) ? keyOf(setting) : optionOf(setting.variable)
}

/** Kinds of values of which each has a key of its own. */
const KEYED: ReadonlySet<string> = new Set(['instruments', 'expression'] satisfies Setting['value']['kind'][])

function keyOf({ option, value }: Setting): string {
  if (value.kind === 'instruments') return `${option} ${value.pattern}`
  return value.kind === 'expression' ? `!${option}` : option
}

/**
 * Adds to the meaning of each setting how many later ones may override it, so that settings in another order mean something
 * else. A variable followed by an option that may also set it, such as ansi, means something else than one after it.
 * Among the patterns that an instrument matches, the server takes the longest, and among those the last
 * (storage/perfschema/pfs_instr_class.cc).
 *
 * @param compared only settings of subjects that are among these have an order
 */
function ordered(resolved: SettingsBySubject, compared: SettingsBySubject): SettingsBySubject {
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

/** The subjects that a setting is about, or the length of its pattern. */
function placesOf({ value, bare }: EffectiveSetting, subject: string): string[] {
  return value.kind === 'instruments' ? [`patterns of ${value.pattern.length}`] : [subject, ...alsoSetBy(bare)]
}

/** Whether two settings may be about the same: patterns only if they have other meanings and an instrument may match both. */
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

/** The part of a pattern before its first wildcard. */
function literalStart(pattern: string): string {
  return pattern.toLowerCase().split('%', 1)[0] ?? ''
}

const ALSO_SETS = new OptionIndex(({ alsoSets }) => alsoSets)
/** No server takes a name that so many variables begin with. */
const MOST_BEGUN = 10

/** Variables that an option sets besides that of its name; for a prefix of several names, whichever of them the server has. */
function alsoSetBy(bare: string): string[] {
  const begun = begunVariables(bare)
  const variables = ALSO_SETS.find(bare) ?? (begun.length > 1 && begun.length < MOST_BEGUN ? begun : [])
  return variables.map((variable) => optionOf(variableOf(variable)))
}

function resolve(settings: readonly Setting[]): SettingsBySubject {
  const resolved = new Map<string, readonly EffectiveSetting[]>()
  for (const [index, written] of settings.entries()) {
    const setting = effective(written, index)
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

/** Whether every server that reads the later setting and the earlier one keeps the later one. */
function overrides(later: EffectiveSetting, earlier: EffectiveSetting): boolean {
  // Servers know skip-grant-tables and pass over loose-grant-tables.
  const both = [later, earlier]
  const isSame = later.bare === earlier.bare ? ROWS.has(later.bare) : both.every(({ bare }) => isEverywhere(bare))
  const isOdd = both.some(({ option }) => hasCapitals(option))
  return includesReaders(later.readers, earlier.readers) && (later.option === earlier.option || (isSame && !isOdd))
}

function total(before: EffectiveSetting, after: EffectiveSetting): EffectiveSetting {
  const value = sumOf(before.value, after.value)
  return { ...after, text: `${before.text ?? ''},${after.text ?? ''}`, value, meaning: meaningOf(value) }
}

/** Values by variable, as text, the last of each, whichever of its names it has. Missing ones have the server's default. */
export function variableTexts(settings: readonly Setting[]): Readonly<Record<string, string>> {
  const left = [...resolveSettings(settings).values()].flat()
  // A key cache that has a name is not the server's own.
  const own = left.filter(({ bare, variable }) => !bare.endsWith(`.${variable}`))
  return Object.fromEntries(own.map((setting) => [setting.variable, variableText(setting)]))
}
