/** A suite made of option files, for gating them without a suite file. */
import { buildPolicy, buildWorkload, nonEmpty } from './build.ts'
import { isSameScenario } from './fingerprint.ts'
import { suiteSchema } from './schema.ts'
import type { Scenario, ServerOption, Suite } from './suite.ts'

/** An option file, or a directory of them, that becomes a scenario. */
export interface ConfigFile {
  /** Path as the user wrote it; the scenario's name. */
  readonly path: string
  readonly options: readonly ServerOption[]
}

/** What such a suite says; everything else is a suite's default. */
const FORM = {
  workloads: ['oltp_read_only', 'oltp_read_write'],
  threads: [8],
  scenarios: {},
  budget: '2m',
}

/** One scenario for each of the files, of which there is at least one; the first is the control. */
export function configSuite(files: readonly ConfigFile[], name: string): Suite {
  // The schema wants a plain word for a name, which paths are not.
  const form = suiteSchema.parse({ name: 'config', ...FORM })
  const scenarios = nonEmpty(files.map(scenarioOf))
  return {
    name,
    file: scenarios[0].name,
    server: { kind: 'auto' },
    dataset: { tables: form.dataset.tables, rows: form.dataset.rows },
    workloads: nonEmpty(form.workloads.map((workload) => buildWorkload(workload))),
    threads: nonEmpty(form.threads),
    control: scenarios[0].name,
    scenarios,
    gate: buildPolicy(form.gate),
    budgetSeconds: form.budget,
    precision: form.precision,
    isSwitched: form.switch,
  }
}

/** The suite of those files alone that changed since the base, the first of them the control; all where none did. */
export function onlyChanged(suite: Suite, base: Suite): Suite {
  const [first, ...others] = suite.scenarios.filter((scenario) =>
    base.scenarios.some((before) => before.name === scenario.name && !isSameScenario(before, scenario)),
  )
  return first === undefined ? suite : { ...suite, control: first.name, scenarios: [first, ...others] }
}

function scenarioOf({ path, options }: ConfigFile): Scenario {
  return { name: path, options, sql: [], expect: {}, image: undefined, place: { file: path, line: 1 } }
}
