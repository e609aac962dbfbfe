/** Changes and their servers for tests, as values: nothing is read, asked or started. */

import type { Scenario } from '../../src/core/scenario/scenario.ts'
import type { Suite } from '../../src/core/suite/suite.ts'
import type { Answers } from '../../src/edges/servers/ask-servers.ts'
import { NO_STATEMENT_CHANGE } from '../../src/edges/servers/compare-statements.ts'
import type { Servers } from '../../src/gate/machine.ts'
import { planSides } from '../../src/gate/plan-sides.ts'
import type { Change } from '../../src/gate/read-change.ts'
import { environment, MYSQL, optionLines, runRequest, scenario, suite } from '../builders.ts'

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
    reasons: [],
    subject: { suite: changed, base: changed, ruledBy: undefined, warnings: [], commit: null, before: null },
    suite: changed,
    alike: [],
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

/** Servers of one program, which are never started. */
export function fakeServers(overrides: Partial<Servers> = {}): Servers {
  return {
    answers: answers(),
    serverOf: () => MYSQL,
    looseSql: undefined,
    environment: () => environment(),
    tryStart: async () => ({ refusal: undefined, isTold: true, asked: [] }),
    compareStatements: async () => NO_STATEMENT_CHANGE,
    measureMemory: async () => undefined,
    openRestarts: async () => undefined,
    openTestbed: () => Promise.reject(new Error('no testbed is opened here')),
    [Symbol.asyncDispose]: async () => {},
    ...overrides,
  }
}
