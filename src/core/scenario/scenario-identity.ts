/** Values that tell scenarios and suites apart, to be hashed: without names, files and line numbers. */

import { resolveSettings, settingIdentity } from '../setting/resolve.ts'
import { serviceName } from './endpoint.ts'
import type { OwnData, OwnLoad } from './own-load.ts'
import type { Scenario } from './scenario.ts'

/** Resolved configuration; the order of different settings does not matter. */
export function scenarioIdentity(scenario: Scenario): unknown {
  const { endpoint } = scenario
  const options = [...resolveSettings(scenario.options)]
    .map(([subject, settings]) => [subject, settings.map(settingIdentity)] as const)
    .sort(([left], [right]) => (left < right ? -1 : 1))
  return {
    options,
    sql: scenario.sql.map(({ value }) => value),
    program: scenario.program ?? null,
    // The address of a server that already runs; a new login changes nothing.
    ...(endpoint === undefined ? {} : { at: `${serviceName(endpoint)}/${endpoint.schema}` }),
    ...(scenario.own === undefined ? {} : { own: ownIdentity(scenario.own) }),
  }
}

/** Tables and statements; the places of their files do not matter. */
function ownIdentity({ data, workload: { name, file, schema, ...workload } }: OwnLoad): unknown {
  const transactions = workload.transactions.map(({ statements, ...transaction }) => ({
    ...transaction,
    statements: statements.map(({ file: _, line: __, ...statement }) => statement),
  }))
  return { ...workload, transactions, ...dataIdentity(data) }
}

/** Content of the tables' sources; their paths do not matter. */
export function dataIdentity({ schema, dump, tables }: OwnData) {
  return { schema: schema.map(({ text }) => text), dump: dump?.files.map(({ name, id }) => [name, id]), tables }
}

/** Whether two scenarios configure a server in the same way; their names and places do not matter. */
export function isSameScenario(one: Scenario, other: Scenario): boolean {
  return JSON.stringify(scenarioIdentity(one)) === JSON.stringify(scenarioIdentity(other))
}
