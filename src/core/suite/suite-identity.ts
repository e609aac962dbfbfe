/** Identity of a suite, to be hashed. Suites with the same identity are measured in the same way. */

import { serviceName } from '../scenario/endpoint.ts'
import { scenarioIdentity } from '../scenario/scenario-identity.ts'
import type { Suite } from './suite.ts'

/** The measured part of a suite. Rules of the gate are left out, because they change no figure. */
export function suiteIdentity(suite: Suite): unknown {
  const { tables, rows, tpch, poolBytes } = suite.dataset
  return {
    server: suite.server.kind === 'dsn' ? { kind: 'dsn', at: serviceName(suite.server.endpoint) } : suite.server,
    dataset: tpch === undefined ? [tables, rows, ...(poolBytes === undefined ? [] : [poolBytes])] : { tpch },
    workloads: suite.workloads.map(({ name, script, options, source, threads }) => [
      name,
      script,
      Object.entries(options).sort(),
      // A user's own script is identified by its text, because it may change under the same name.
      ...(source === undefined ? [] : [source]),
      ...(threads === undefined ? [] : [{ threads }]),
    ]),
    threads: suite.threads,
    ...(suite.preconditions === undefined ? {} : { preconditions: suite.preconditions }),
    control: suite.control,
    scenarios: suite.scenarios.map((scenario) => [scenario.name, scenarioIdentity(scenario)]),
  }
}
