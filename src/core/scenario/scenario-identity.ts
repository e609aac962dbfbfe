/**
 * Identity of a scenario, to be hashed. Scenarios with the same identity are measured in the same way. Names, files and
 * line numbers are left out, so that moving a line is no change.
 */

import { resolveSettings, settingIdentity } from '../setting/resolve.ts'
import { serviceName } from './endpoint.ts'
import type { OwnData, OwnLoad } from './own-load.ts'
import type { Scenario } from './scenario.ts'

/** Resolved configuration. The order of different settings is no part of it, so that sorting a file is no change. */
export function scenarioIdentity(scenario: Scenario): unknown {
  const { endpoint } = scenario
  const options = [...resolveSettings(scenario.options)]
    .map(([subject, settings]) => [subject, settings.map(settingIdentity)] as const)
    .sort(([left], [right]) => (left < right ? -1 : 1))
  return {
    options,
    sql: scenario.sql.map(({ value }) => value),
    program: scenario.program ?? null,
    // The login is left out, because a new one changes nothing at the server.
    ...(endpoint === undefined ? {} : { at: `${serviceName(endpoint)}/${endpoint.schema}` }),
    ...(scenario.own === undefined ? {} : { own: ownIdentity(scenario.own) }),
  }
}

function ownIdentity({ data, workload: { name, file, schema, ...workload } }: OwnLoad): unknown {
  const transactions = workload.transactions.map(({ statements, ...transaction }) => ({
    ...transaction,
    statements: statements.map(({ file: _, line: __, ...statement }) => statement),
  }))
  return { ...workload, transactions, ...dataIdentity(data) }
}

/** Content of the tables' sources. Paths are left out, because moving a file changes no table. */
export function dataIdentity({ schema, dump, tables }: OwnData) {
  return { schema: schema.map(({ text }) => text), dump: dump?.files.map(({ name, id }) => [name, id]), tables }
}

/** Whether two scenarios configure a server in the same way, so that measuring both would find nothing. */
export function isSameScenario(one: Scenario, other: Scenario): boolean {
  return JSON.stringify(scenarioIdentity(one)) === JSON.stringify(scenarioIdentity(other))
}
