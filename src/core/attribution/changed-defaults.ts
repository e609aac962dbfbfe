/**
 * Defaults that differ between two versions of a server, as lines that can be taken back, so that a search can tell
 * which of them costs something.
 */

import { OptionIndex } from '../options/option-table.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { mayAffectSpeed } from '../setting/assess.ts'
import { optionOf, variableOf } from '../setting/option-name.ts'
import { optionReach } from '../setting/reach.ts'
import { looseSetting, settingOf } from '../setting/setting.ts'
import { type Settings, splitSwitchKey } from '../switching/switchable-settings.ts'
import { type ConfigurationDifference, isProgram, type LineDraft } from './lines.ts'

export interface SettingsOfSides {
  readonly reference: Settings
  readonly head: Settings
}

/** Variable that no configuration sets, with its default in both versions, as servers show them. */
export interface ChangedDefault {
  /** Name as `SHOW GLOBAL VARIABLES` prints it, which may be only one of the variable's names. */
  readonly name: string
  readonly before: string
  readonly after: string
}

const IS_IDENTITY = new OptionIndex(({ isIdentity }) => isIdentity)
const IS_KNOWN = new OptionIndex(() => true)

/**
 * Variables that differ between two running servers although neither configuration sets them. Variables that only one
 * of the servers has are left out, because they belong to the program; so are paths, identities, and variables without
 * effect on speed.
 */
export function changedDefaults(
  { reference, head }: SettingsOfSides,
  scenarios: readonly Pick<Scenario, 'options'>[],
): readonly ChangedDefault[] {
  const set = new Set(scenarios.flatMap(({ options }) => options.map(({ variable }) => variable)))
  const variables = [...reference].flatMap(([key, before]) => {
    const { kind, name } = splitSwitchKey(key)
    const after = head.get(key)
    return kind !== 'variable' || after === undefined || after === before ? [] : [{ name, before, after }]
  })
  // A server lists a variable under each of its names, so entries of the same variable become one line.
  const single = new Map(variables.map((each) => [variableOf(each.name), each]))
  return [...single].flatMap(([variable, each]) => {
    const isOfProgram = IS_KNOWN.find(each.name) === undefined || IS_IDENTITY.find(each.name) === true
    const isRefused = optionReach({ name: each.name, text: each.before }) !== undefined
    return set.has(variable) || isOfProgram || isRefused || !mayAffectSpeed(each) ? [] : each
  })
}

/**
 * Difference between two versions with each changed default as a line: to take it back, the new version gets the old
 * default as a setting. Options have the prefix loose-, because the other version may lack them.
 */
export function versionDifference(
  { reference, head, lines, parts }: ConfigurationDifference,
  defaults: readonly ChangedDefault[],
): ConfigurationDifference {
  const program = lines.findIndex(isProgram)
  const place = lines[program]?.place ?? null
  const file = `defaults of ${reference.program?.name ?? 'the old version'}`
  const draftOf = ({ name, before, after }: ChangedDefault): LineDraft => ({
    name: optionOf(name),
    variable: variableOf(name),
    ...{ before, after, place, pieces: [], switchesOn: false },
  })
  const loosely = (fragment: ConfigurationDifference['parts'][number]['before']) => ({
    ...fragment,
    options: fragment.options?.map((option) => ({ ...looseSetting(option), group: undefined })) ?? [],
  })
  const shift = defaults.length
  return {
    reference,
    head,
    lines: [
      ...defaults.map((each) => ({ ...draftOf(each), needs: program < 0 ? [] : [program + shift] })),
      ...lines.map((line) => ({ ...line, needs: line.needs.map((index) => index + shift) })),
    ],
    parts: [
      // Defaults come first, so that the configuration overrides them.
      ...defaults.map((each, index) => {
        const old = looseSetting(
          settingOf({ name: each.name, text: each.before, file, line: index + 1, group: undefined }),
        )
        return { line: draftOf(each), before: { options: [old] }, after: { options: [] } }
      }),
      ...parts.map((part) => ({ ...part, before: loosely(part.before), after: loosely(part.after) })),
    ],
  }
}
