/**
 * Rules of a fair comparison between servers: settings that decide speed and are seldom the subject. Settings with
 * which servers answer "yes" sooner, because they have done less, are shown with the figures.
 */

import { isIdle, OPTIONS, type OptionRow } from '../options/option-table.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { variableOf } from '../setting/option-name.ts'
import { stateOf } from '../setting/value.ts'

/** A running server as it describes itself. */
export interface ServerVariables {
  readonly scenario: Scenario
  readonly variables: Readonly<Record<string, string>>
}

/**
 * Variables that decide over speed, in the order in which they are read; the published studies of servers list them.
 */
export const DECISIVE_VARIABLES = ranked(({ decisive }) => decisive)
/** A server's promise for a commit that it has answered. */
const DURABILITY = ranked(({ answersSooner }) => answersSooner)

function ranked(rankOf: (row: OptionRow) => number | undefined): readonly string[] {
  const rows = OPTIONS.filter((row) => rankOf(row) !== undefined)
  return rows.toSorted((one, other) => (rankOf(one) ?? 0) - (rankOf(other) ?? 0)).map(({ name }) => name)
}

/**
 * Durability in which two servers differ although neither scenario asks for it. Settings that a scenario has are the
 * subject of the comparison and need no warning.
 */
export function unevenDurability(control: ServerVariables, other: ServerVariables) {
  const asked = new Set([...variablesIn(control.scenario), ...variablesIn(other.scenario)])
  return DURABILITY.flatMap((name) => {
    const isIdleIn = ({ variables }: ServerVariables) => isIdle(name, (one) => variables[one])
    if (asked.has(variableOf(name)) || isIdleIn(control) || isIdleIn(other)) return []
    const reference = control.variables[name]
    const value = other.variables[name]
    if (reference === undefined || value === undefined || same(reference, value)) return []
    return [{ name, value, reference }]
  })
}

/** The variables that options may stand for, and that statements set. */
function variablesIn({ options, sql }: Scenario): string[] {
  const set = sql.flatMap(({ value }) => [...value.matchAll(/\b\w+(?=\s*:?=)/g)].map(([name]) => name.toLowerCase()))
  return [...options.map(({ variable }) => variable), ...set.map(variableOf)]
}

function same(one: string, other: string): boolean {
  const state = stateOf(one)
  return one.toUpperCase() === other.toUpperCase() || (state !== undefined && state === stateOf(other))
}
