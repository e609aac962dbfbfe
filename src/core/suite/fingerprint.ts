/** What makes two scenarios, or two suites, the same: values to be hashed, free of names, files and line numbers. */
import { canonicalOptionName } from './option-file.ts'
import type { Scenario, Suite } from './suite.ts'

/** A scenario's resolved configuration: last option of a name wins, repeatable patterns keep their order. */
export function scenarioIdentity(scenario: Scenario): unknown {
  const options = new Map<string, string | null>()
  for (const { name, value } of scenario.options) {
    const canonical = canonicalOptionName(name)
    // Every pattern of this option counts, not only the last.
    const key = canonical === 'performance-schema-instrument' ? `${canonical} ${value?.split('=')[0]}` : canonical
    options.set(key, value ?? null)
  }
  const sorted = [...options].sort(([left], [right]) => (left < right ? -1 : 1))
  return { options: sorted, sql: scenario.sql.map(({ value }) => value), image: scenario.image ?? null }
}

/** Whether two scenarios configure a server alike, whatever their names and places. */
export function isSameScenario(one: Scenario, other: Scenario): boolean {
  return JSON.stringify(scenarioIdentity(one)) === JSON.stringify(scenarioIdentity(other))
}

/** What is measured, whatever it is gated with. */
export function suiteIdentity(suite: Suite): unknown {
  return {
    server: suite.server,
    dataset: [suite.dataset.tables, suite.dataset.rows],
    workloads: suite.workloads.map(({ name, script, options }) => [name, script, Object.entries(options).sort()]),
    threads: suite.threads,
    control: suite.control,
    scenarios: suite.scenarios.map((scenario) => [scenario.name, scenarioIdentity(scenario)]),
  }
}
