/** Changes and their servers for tests, as values: nothing is read, asked or started. */

import type { Scenario, Suite } from '../../src/core/suite/suite.ts'
import type { RunDirectory } from '../../src/edges/machine/run-directory.ts'
import type { Answers } from '../../src/edges/servers/ask-servers.ts'
import type { ServersRequest } from '../../src/edges/servers/choose.ts'
import type { Programs } from '../../src/edges/servers/programs.ts'
import type { ChangeServers } from '../../src/gate/ask-change.ts'
import { planSides } from '../../src/gate/plan-sides.ts'
import type { Change } from '../../src/gate/read-change.ts'
import { MYSQL, optionLines, runRequest, scenario, suite } from '../builders.ts'

/** Memory of the machine where no test is about it. */
const MOST_SERVERS = 8

/** my.cnf with these lines. */
export function file(lines: readonly string[], overrides: Partial<Scenario> = {}): Scenario {
  return scenario('my.cnf', { options: optionLines(...lines), ...overrides })
}

export function fileSuite(now: Scenario, overrides: Partial<Suite> = {}): Suite {
  return suite({ scenarios: [now], control: now.name, budgetSeconds: 600, ...overrides })
}

/** A change of one file. @param mostServers that fit into memory together */
export function change(
  before: Scenario,
  now: Scenario,
  overrides: Partial<Change> = {},
  mostServers = MOST_SERVERS,
): Change {
  const { request = runRequest(), suite: changed = fileSuite(now) } = overrides
  return {
    request,
    subject: { suite: changed, base: changed, ruledBy: undefined, warnings: [], commit: null, before: null },
    suite: changed,
    before: [before],
    baseline: undefined,
    records: [],
    asWritten: planSides(changed, request, { base: [before], mostServers }),
    warnings: [],
    ...overrides,
  }
}

export function answers(overrides: Partial<Answers> = {}): Answers {
  return {
    refusals: [],
    taken: new Map(),
    takenAtBaseline: new Map(),
    whyNoBaseline: undefined,
    asked: [],
    servers: new Map(),
    unasked: [],
    doubtful: [],
    ...overrides,
  }
}

/** Servers of one program, about which only their answers are known. */
export function changeServers(overrides: Partial<ChangeServers> = {}): ChangeServers {
  return {
    answers: answers(),
    buildOf: () => MYSQL,
    looseSql: undefined,
    directory: {} as RunDirectory,
    request: {} as ServersRequest,
    programs: {} as Programs,
    endpoints: undefined,
    sysbench: '1.0.20',
    [Symbol.asyncDispose]: async () => {},
    ...overrides,
  }
}
