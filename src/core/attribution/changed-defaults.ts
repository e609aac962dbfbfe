/** Defaults that differ between two versions of a server, and the new version with all settings of the old one. */

import { variableForms, variableOf } from '../options/option-names.ts'
import { OptionIndex } from '../options/option-table.ts'
import { classOf } from '../settings/settings-knowledge.ts'
import { asLoose } from '../suite/option-file.ts'
import { optionReach } from '../suite/option-reach.ts'
import type { Scenario, ServerOption } from '../suite/suite.ts'
import { partsOf } from '../switching/switchable-settings.ts'
import type { StartedSettings } from './switches.ts'

/** A variable that nobody set, with its default in both versions, as servers show them. */
export interface ChangedDefault {
  /** Name in the server's list. */
  readonly name: string
  readonly before: string
  readonly after: string
}

const IS_IDENTITY = new OptionIndex(({ isIdentity }) => isIdentity)
const IS_KNOWN = new OptionIndex(() => true)

/**
 * The variables that differ between two running servers although neither configuration sets them. Variables that only
 * one of them has are no defaults: they belong to the program. Paths, identities, and variables without effect on speed
 * are excluded too.
 */
export function changedDefaults(
  { reference, head }: StartedSettings,
  scenarios: readonly Pick<Scenario, 'options'>[],
): readonly ChangedDefault[] {
  const set = variablesOf(scenarios.flatMap(({ options }) => options))
  const variables = [...reference].flatMap(([key, before]) => {
    const { kind, name } = partsOf(key)
    const after = head.get(key)
    return kind !== 'variable' || after === undefined || after === before ? [] : [{ name, before, after }]
  })
  // A variable of several names is one.
  const single = new Map(variables.map((each) => [variableOf(each.name), each]))
  return [...single].flatMap(([variable, each]) => {
    const isOwn = IS_KNOWN.find(each.name) === undefined || IS_IDENTITY.find(each.name) === true
    const isRefused = optionReach({ name: each.name, value: each.before }) !== undefined
    return set.has(variable) || isOwn || isRefused || classOf(each.name) === 'no effect' ? [] : each
  })
}

/** The options with which a new version does as the old one did: its defaults first, so that the configuration wins. */
export function oldOptions(
  { options }: Pick<Scenario, 'options'>,
  defaults: readonly ChangedDefault[],
  file: string,
): readonly ServerOption[] {
  const pins = defaults.map(({ name, before }, index) => ({ name, value: before, file, line: index + 1 }))
  // A server that lacks one of them starts without it, and reads no groups of another version.
  return [...pins, ...options].map((each) => ({
    ...each,
    name: asLoose(each.name),
    group: undefined,
  }))
}

/**
 * The new program with the old options; if one of these was given up, head's own value applies.
 *
 * @param kept old options
 */
export function asBefore(
  reference: Scenario,
  head: Scenario,
  old: readonly ServerOption[],
  kept: readonly ServerOption[],
): Scenario {
  const givenUp = variablesOf(old.filter((each) => !kept.includes(each)))
  const own = head.options.filter((each) => [...variablesOf([each])].some((variable) => givenUp.has(variable)))
  return { ...reference, program: head.program, place: head.place, options: [...own, ...kept] }
}

/** All variables that these options may set. */
function variablesOf(options: readonly Pick<ServerOption, 'name'>[]): ReadonlySet<string> {
  return new Set(options.flatMap(({ name }) => variableForms(name).map(variableOf)))
}
