/** Facts about a run that no measurement holds. */

import { type CoveredSetting, coverageOf } from '../core/coverage/coverage.ts'
import type { Measurement } from '../core/measurement/measurement.ts'
import {
  type ChangedSetting,
  changedSettings,
  changesWithoutEffect,
  effectivePlan,
  unreadSettings,
} from '../core/plan/changed-settings.ts'
import { armName, baseWarnings, type Plan } from '../core/plan/plan.ts'
import type { RunRequest } from '../core/request/run-request.ts'
import type { RunFacts } from '../core/result/describe-run.ts'
import { scenarioIdentity, suiteIdentity } from '../core/suite/fingerprint.ts'
import { datasetBytes, type Scenario, type Suite } from '../core/suite/suite.ts'
import type { Warning } from '../core/warnings/warnings.ts'
import { digestOf } from '../edges/files/digest.ts'
import type { RunClock } from '../edges/machine/clock.ts'
import { layoutCpus, readNodes } from '../edges/machine/cpus.ts'
import { readEnvironment } from '../edges/machine/environment.ts'
import type { Answers } from '../edges/servers/ask-servers.ts'
import type { LocalTestbed } from '../edges/testbed/open-testbed.ts'
import type { Subject } from './subject.ts'

export interface FactSources {
  readonly request: RunRequest
  readonly subject: Subject
  readonly suite: Suite
  /** The plan before its servers were known. */
  readonly planned: Plan
  readonly plan: Plan
  /** Null if nothing was started. */
  readonly testbed: LocalTestbed | null
  /** What servers have told of changed scenarios. */
  readonly checked: LocalTestbed | Pick<Answers, 'unchecked' | 'servers'>
  /** About the subject, the rules that the suite is judged by, and the ledger. */
  readonly warnings: readonly Warning[]
  readonly clock: RunClock
}

export function factsOf(sources: FactSources): RunFacts {
  const { request, subject, suite, planned, plan, testbed, checked, warnings, clock } = sources
  const base = subject.base?.scenarios ?? []
  const changed = changedSettings(testbed === null ? plan : effectivePlan(plan, testbed.buildOf))
  const unread = testbed === null ? [] : unreadSettings(planned, testbed.buildOf)
  return {
    startedAt: clock.startedAt,
    environment: readEnvironment(testbed?.cpus ?? layoutCpus(readNodes()), testbed?.sysbench ?? 'not needed'),
    commit: subject.commit,
    before: subject.before,
    reproduce: request.reproduce,
    suiteFingerprint: digestOf(suiteIdentity(suite)),
    fingerprints: {
      ...fingerprintsOf([...base, ...suite.scenarios]),
      ...Object.fromEntries(planned.arms.map((arm) => [armName(arm), digestOf(scenarioIdentity(arm.scenario))])),
    },
    // Files that did not change are not in the suite.
    names: [
      ...new Set([...(request.subject.kind === 'config' ? base : []), ...suite.scenarios].map(({ name }) => name)),
    ],
    settings: [...changed, ...unread, ...changesWithoutEffect(plan, suite.scenarios, base)],
    memoryBytes: request.memoryBytes,
    asked: suite.scenarios.flatMap((scenario) => {
      const server = 'buildOf' in checked ? checked.buildOf(scenario) : checked.servers.get(scenario.name)
      return server === undefined ? [] : [{ name: scenario.name, revision: 'head' as const, server }]
    }),
    warnings: [
      ...warnings,
      ...(testbed?.warnings ?? []),
      ...(subject.base === undefined ? [] : baseWarnings(suite, base, plan)),
      ...checked.unchecked.map((scenario) => ({ code: 'start-unchecked', scenario }) as const),
    ],
  }
}

/** By their names; of the same name the last counts. */
export function fingerprintsOf(scenarios: readonly Scenario[]): Readonly<Record<string, string>> {
  return Object.fromEntries(scenarios.map((scenario) => [scenario.name, digestOf(scenarioIdentity(scenario))]))
}

export function coverageOfRun(
  { dataset }: Suite,
  { cells, arms }: Plan,
  settings: readonly ChangedSetting[],
  { lines }: Measurement,
  testbed: Pick<LocalTestbed, 'buildOf' | 'asked'> | null,
): CoveredSetting[] {
  const productOf = (name: string) => {
    const arm = arms.find(({ scenario }) => scenario.name === name)
    return arm && testbed?.buildOf(arm.scenario).product
  }
  const { asked = [] } = testbed ?? {}
  return coverageOf({ settings, cells, lines, asked, dataBytes: datasetBytes(dataset), productOf })
}
