/** What the table of options says about a variable in one family, above all whether it affects speed. */

import { familyOf } from '../families/families.ts'
import { type Fork, isAtLeast, type Product, type ServerVersion } from '../families/family.ts'
import { manualPage } from '../families/manual-page.ts'
import { EXERCISES, type Exercise } from '../options/exercises.ts'
import {
  FORKS,
  factsFor,
  OPTIONS,
  OptionIndex,
  type OptionRow,
  removalOf,
  removedOption,
} from '../options/option-table.ts'
import { nearest } from '../problems.ts'
import { optionOf, strictName, variableForms } from './option-name.ts'

export interface SettingKnowledge {
  readonly purpose: string
  readonly exercisedBy: readonly Exercise[]
  readonly counters: readonly string[]
  readonly isWait: boolean
  readonly isDifference: boolean
  readonly page: string
  readonly since: string | undefined
  readonly removed: string | undefined
}

const KNOWN = Object.fromEntries(
  FORKS.map((fork) => [fork, new OptionIndex((row) => (affectsSpeed(row, fork) ? row : undefined))]),
) as unknown as Readonly<Record<Fork, OptionIndex<OptionRow>>>
const SPEED = new OptionIndex(({ speed }) => speed)
const PURPOSES = new OptionIndex(({ speed, purpose }) => (speed === 'none' ? purpose : undefined))
const WITHOUT_SPEED = new OptionIndex((row) => (row.speed === undefined ? undefined : row))

export function affectsSpeed(row: OptionRow, fork: Fork): boolean {
  return (row.family ?? fork) === fork && factsFor(row, fork).exercisedBy !== undefined
}

/** Facts about a variable or option in any spelling; undefined if it has no effect on speed, or is unknown. */
export function knowledgeOf(variable: string, product: Product): SettingKnowledge | undefined {
  const family = familyOf(product)
  const { fork } = family
  const forms = variableForms(variable)
  const row = KNOWN[fork].find(...forms)
  if (row === undefined) return undefined
  const facts = factsFor(row, fork)
  const { purpose = '', exercisedBy, counters = [], isWait = false, isDifference = false, page = 'server' } = facts
  const { since } = facts
  if (exercisedBy === undefined) return undefined
  const removed = forms.map((form) => removalOf(form, fork)?.removed).find((version) => version !== undefined)
  const address = manualPage(family, page, row.name, { since, removed })
  return { purpose, exercisedBy, counters, isWait, isDifference, page: address, since, removed }
}

export function purposeOf(variable: string): string | undefined {
  return PURPOSES.find(...variableForms(variable))
}

/**
 * Counters that may prove that a setting of the product, or an exercise, was at work. Only these are stored, because a
 * server has hundreds.
 */
export function proofCounters(product: Product): ReadonlySet<string> {
  const { fork } = familyOf(product)
  const facts = [...OPTIONS.map((row) => factsFor(row, fork)), ...Object.values(EXERCISES)]
  return new Set(facts.flatMap(({ counters = [] }) => counters))
}

/** Whether a new value takes effect while a server runs, or only when it starts; undefined for an unknown variable. */
export function takesEffect(variable: string, { product, version }: ServerVersion): 'live' | 'start' | undefined {
  const { fork } = familyOf(product)
  const forms = variableForms(variable)
  const row = KNOWN[fork].find(...forms) ?? WITHOUT_SPEED.find(...forms)
  if (row === undefined) return undefined
  const { takesEffect: when = 'live', liveSince, liveUntil } = factsFor(row, fork)
  if (liveSince !== undefined) return isAtLeast(version, liveSince) ? 'live' : 'start'
  if (liveUntil !== undefined) return isAtLeast(version, liveUntil) ? 'start' : 'live'
  return when
}

/** Share of a name's letters that may be mistyped. It is small, because many variables have similar names. */
const MISTYPED = 0.15

/**
 * Variable that a mistyped option probably means, in the option's spelling; undefined if none is near.
 *
 * @param server whose version must have the variable; undefined: any
 */
export function nearestSetting(option: string, server?: ServerVersion): string | undefined {
  const forks = server === undefined ? FORKS : [familyOf(server.product).fork]
  const isThere = (name: string) =>
    server === undefined || removedOption(name, familyOf(server.product).fork, server.version) === undefined
  const names = OPTIONS.filter((row) => row.speed !== undefined || forks.some((fork) => affectsSpeed(row, fork)))
    .map(({ name }) => name)
    .filter((name) => !name.includes('*') && isThere(name))
  const name = strictName(option)
  const meant = nearest(name, names, MISTYPED)
  // If the nearest name is the name itself, nothing was mistyped: the server merely lacks the variable.
  if (meant === undefined || optionOf(meant) === optionOf(name)) return undefined
  return option.slice(0, -name.length) + (name.includes('-') ? optionOf(meant) : meant)
}

/**
 * Maximum length of a name that is looked up, so that no text takes long. No name of a variable is longer, even with
 * all its prefixes.
 */
const LONGEST_NAME = 200

/**
 * Effect of a variable on speed: `speed` if it has one in some product; `no effect` if it certainly has none;
 * `unlikely` if nobody expects one; `unknown` if the table of options lacks the variable.
 */
export function speedOf(variable: string): 'speed' | 'no effect' | 'unlikely' | 'unknown' {
  if (variable.length > LONGEST_NAME) return 'unknown'
  const forms = variableForms(variable)
  if (Object.values(KNOWN).some((index) => index.find(...forms) !== undefined)) return 'speed'
  const speed = SPEED.find(...forms)
  if (speed === 'unlikely') return 'unlikely'
  return speed === undefined ? 'unknown' : 'no effect'
}

/** Engines whose tables are empty in a copy of the data, so that queries would find no rows. */
const WITHOUT_ROWS = /^(?:memory|heap|blackhole|csv|example|federated(?:x)?|archive|null)$/i

/**
 * Whether tables of an engine can be copied with their rows.
 *
 * @param value the engine; undefined: the server's default
 */
export function keepsRows(value: string | undefined): boolean {
  return !WITHOUT_ROWS.test(value ?? '')
}
