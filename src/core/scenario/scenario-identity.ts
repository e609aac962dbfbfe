/** The identity of two scenarios, or two suites: values to be hashed, free of names, files and line numbers. */

import { resolveSettings, settingIdentity } from '../setting/resolve.ts'
import { endpointName } from './endpoint.ts'
import type { OwnData, OwnLoad } from './own-load.ts'
import type { Scenario } from './scenario.ts'

/** A scenario's resolved configuration, whatever the order of different options. */
export function scenarioIdentity(scenario: Scenario): unknown {
  const { endpoint } = scenario
  const options = [...resolveSettings(scenario.options)]
    .map(([subject, settings]) => [subject, settings.map(settingIdentity)] as const)
    .sort(([left], [right]) => (left < right ? -1 : 1))
  return {
    options,
    sql: scenario.sql.map(({ value }) => value),
    program: scenario.program ?? null,
    // Its address if it already runs; the login is not part of it.
    ...(endpoint === undefined ? {} : { at: `${endpointName(endpoint)}/${endpoint.schema}` }),
    ...(scenario.own === undefined ? {} : { own: ownIdentity(scenario.own) }),
  }
}

/** Tables and statements, wherever their files are. */
function ownIdentity({ data, workload: { name, file, schema, ...workload } }: OwnLoad): unknown {
  const transactions = workload.transactions.map(({ statements, ...transaction }) => ({
    ...transaction,
    statements: statements.map(({ file: _, line: __, ...statement }) => statement),
  }))
  return { ...workload, transactions, ...dataIdentity(data) }
}

/** What makes the tables, wherever it lies. */
export function dataIdentity({ schema, dump, tables }: OwnData) {
  return { schema: schema.map(({ text }) => text), dump: dump?.files.map(({ name, id }) => [name, id]), tables }
}

/** Whether two scenarios configure a server in the same way, whatever their names and places. */
export function isSameScenario(one: Scenario, other: Scenario): boolean {
  return JSON.stringify(scenarioIdentity(one)) === JSON.stringify(scenarioIdentity(other))
}
