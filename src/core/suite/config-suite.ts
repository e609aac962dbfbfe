/** Suite without a suite file: its scenarios are files that configure servers. */

import { nonEmpty } from '../lists.ts'
import type { LineValue, SourceLine } from '../names.ts'
import { DEFAULT_FAIL_ON } from '../policy/fail-on.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { isSameScenario } from '../scenario/scenario-identity.ts'
import type { Setting } from '../setting/setting.ts'
import { USUAL_LOAD, workloadOf } from '../workloads/workloads.ts'
import { DEFAULT_COSTS, DEFAULT_DATASET, DEFAULT_TOLERANCE } from './schema.ts'
import type { Suite } from './suite.ts'

export interface ConfigServer {
  /**
   * Path as the user wrote it, with the server after a `#` if the file has several. It becomes the name of the
   * scenario.
   */
  readonly path: string
  readonly options: readonly Setting[]
  readonly image?: LineValue<string> | undefined
  readonly memoryLimit?: Scenario['memoryLimit']
  readonly place?: SourceLine | undefined
}

/** Measurement and rules for runs without a suite file. */
export const USUAL_SUITE = {
  server: { kind: 'auto' },
  dataset: DEFAULT_DATASET,
  workloads: [workloadOf(USUAL_LOAD[0]), workloadOf(USUAL_LOAD[1])],
  threads: [8],
  gate: {
    tolerance: DEFAULT_TOLERANCE,
    toleranceFrom: { control: 'default', base: 'default', baseline: 'default' },
    byScenario: {},
    byWorkload: {},
    costs: DEFAULT_COSTS,
    failOn: DEFAULT_FAIL_ON,
  },
  budgetSeconds: 120,
  precision: undefined,
} as const satisfies Partial<Suite>

/** Maximum number of paths in a name. Further paths are only counted, so that the name stays short. */
const MOST_PATHS = 4

/**
 * Name of sources that are gated together, from their paths as the user gave them; without a path, the files of the
 * change itself. The name identifies the comment and the ledger, so other sources get their own.
 */
export function configName(paths: readonly string[]): string {
  if (paths.length === 0) return 'changed files'
  const more = paths.length > MOST_PATHS ? [`${paths.length - MOST_PATHS} more`] : []
  return [...paths.slice(0, MOST_PATHS), ...more].join(', ')
}

export function configSuite(files: readonly ConfigServer[], name: string): Suite {
  const scenarios = nonEmpty(
    files.map(({ path, options, image, memoryLimit, place = { file: path, line: 1 } }) => ({
      name: path,
      options,
      sql: [],
      place,
      memoryLimit,
      program: image && ({ kind: 'image', name: image.value } as const),
      programPlace: image && { file: image.file, line: image.line },
    })),
  )
  const [{ name: control }] = scenarios
  return { ...USUAL_SUITE, name, file: control, control, scenarios }
}

/**
 * Suite of only those files that changed since the base, because the others would cost time and show nothing. The first
 * is the control. If none changed, all files stay.
 */
export function onlyChanged(suite: Suite, base: Suite): Suite {
  const [first, ...others] = suite.scenarios.filter((scenario) =>
    base.scenarios.some((before) => before.name === scenario.name && !isSameScenario(before, scenario)),
  )
  return first === undefined ? suite : { ...suite, control: first.name, scenarios: [first, ...others] }
}
