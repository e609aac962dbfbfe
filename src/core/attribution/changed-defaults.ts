/** Defaults that differ between two versions of a server, and the new version with those of the old. */

import { variableForms, variableOf } from '../options/option-names.ts'
import { OptionIndex } from '../options/option-table.ts'
import { classOf } from '../settings/settings-knowledge.ts'
import { optionReach } from '../suite/option-reach.ts'
import type { Scenario, ServerOption } from '../suite/suite.ts'
import { partsOf } from '../switching/switchable-settings.ts'
import type { StartedSettings } from './switches.ts'

/** A variable that nobody set, with its default in both versions, as servers show them. */
export interface ChangedDefault {
  /** As servers list it. */
  readonly name: string
  readonly before: string
  readonly after: string
}

const IS_IDENTITY = new OptionIndex(({ isIdentity }) => isIdentity)
const IS_KNOWN = new OptionIndex(() => true)

/**
 * The variables that differ between two running servers although neither configuration sets them. Those that only one of them has
 * are no defaults: they belong to the program. So do places, identities, and what has no effect on speed.
 */
export function changedDefaults(
  { reference, head }: StartedSettings,
  scenarios: readonly Pick<Scenario, 'options'>[],
): readonly ChangedDefault[] {
  const written = scenarios.flatMap(({ options }) => options.flatMap(({ name }) => variableForms(name)))
  const set = new Set(written.map(variableOf))
  const variables = [...reference].flatMap(([key, before]) => {
    const { kind, name } = partsOf(key)
    const after = head.get(key)
    const [variable] = name
    if (kind !== 'variable' || variable === undefined || after === undefined || after === before) return []
    return [{ name: variable, before, after }]
  })
  // A variable of several names is one.
  const single = new Map(variables.map((each) => [variableOf(each.name), each]))
  return [...single].flatMap(([variable, each]) => (set.has(variable) || !isDefault(each) ? [] : [each]))
}

function isDefault({ name, before }: ChangedDefault): boolean {
  const isOwn = IS_KNOWN.find(name) === undefined || IS_IDENTITY.find(name) === true
  return !isOwn && classOf(name) !== 'no effect' && optionReach({ name, value: before }) === undefined
}

/**
 * The configuration with these defaults put back to what they were; a server that lacks one of them starts without it.
 *
 * @param file name for messages, in which each default has its line
 */
export function withDefaults(scenario: Scenario, defaults: readonly ChangedDefault[], file: string): Scenario {
  const pins = defaults.map(({ name, before }, index): ServerOption => {
    return { name: `loose-${name}`, value: before, group: undefined, file, line: index + 1 }
  })
  return { ...scenario, options: [...pins, ...scenario.options] }
}
