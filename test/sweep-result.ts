/** Results of whole sweeps, complete and valid, for tests of their views. */
import type { CellKey } from '../src/core/names.ts'
import { type Result, type ResultCell, type ResultComparison, resultSchema } from '../src/core/result/result.ts'
import { studyOf } from '../src/core/study/make-study.ts'
import type { PairEffects } from '../src/core/study/ranking.ts'
import { effect, effectOf, environment, resultPlan, resultTwin } from './builders.ts'

const PUBLISHED = [
  'pfsoff',
  'pfson_alloff',
  'pfson_conon_insoff',
  'pfson_conoff_inson',
  'pfson_default',
  'pfson_events_waits_history_long',
  'pfson_conon_inson',
]
const WORKLOADS = ['oltp_read_only', 'oltp_read_write', 'oltp_write_only']
const TOLERANCE = 0.1
/** Loss at one thread of a scenario, from the first after the control to the last. */
const LOSSES = [0.002, 0.012, 0.05, 0.085, 0.14, 0.23]
const ALONE_QPS = 14_321

export interface Sweep {
  readonly scenarios?: readonly string[]
  readonly workloads?: readonly string[]
  readonly threads?: readonly number[]
  readonly overrides?: Partial<Result>
}

/** This many names: those of the published study, then numbered ones. */
export function scenarioNames(count: number): string[] {
  return Array.from({ length: count }, (_, index) => PUBLISHED[index] ?? `scenario_${index + 1}`)
}

export function workloadNames(count: number): string[] {
  return Array.from({ length: count }, (_, index) => WORKLOADS[index] ?? `workload_${index + 1}`)
}

/** 1, 2, 4, … */
export function levels(count: number): number[] {
  return Array.from({ length: count }, (_, index) => 2 ** index)
}

export function sweepResult(sweep: Sweep = {}): Result {
  const { scenarios = scenarioNames(3), workloads = workloadNames(1), threads = [8], overrides = {} } = sweep
  const cells = workloads.flatMap((workload, w) => threads.map((level) => ({ workload, w, threads: level })))
  const loss = (index: number, w: number, level: number) =>
    index === 0 ? 0 : (LOSSES[(index - 1) % LOSSES.length] ?? 0) * (1 / (1 + w / 3)) * (1 + 0.02 * Math.log2(level))
  const [control = ''] = scenarios
  const comparisons = scenarios.slice(1).flatMap((scenario, index) =>
    cells.map(({ workload, w, threads: level }): ResultComparison => {
      const change = -loss(index + 1, w, level)
      return comparisonOf({ scenario, reference: control, workload, threads: level, change })
    }),
  )
  return resultSchema.parse({
    schemaVersion: 1,
    verdict: comparisons.some(({ verdict }) => verdict === 'regressed') ? 'regressed' : 'pass',
    suite: { name: 'pfs-overhead', fingerprint: '0123456789abcdef' },
    commit: null,
    startedAt: '2026-01-02T03:04:05.000Z',
    seconds: 361.4,
    timeline: null,
    measuredSeconds: 300.2,
    seed: 7,
    reproduce: ['scenarios/pfs.yml', '--seed', '7'],
    plan: resultPlan(
      scenarios,
      cells.map(({ workload, threads: level }) => ({ workload, threads: level })),
    ),
    environment: environment(),
    scenarios: scenarios.map((name, index) => ({
      name,
      revision: 'head',
      role: index === 0 ? 'control' : 'candidate',
      server: { product: 'MySQL', version: '9.7.4' },
      place: { file: 'scenarios/pfs.yml', line: 9 + index },
      fingerprint: String(index).padStart(16, 'a'),
      variables: { performance_schema: index === 0 ? 'OFF' : 'ON' },
      memory: { residentBytes: (480 + 20 * index) * 1024 ** 2, performanceSchemaBytes: 20 * index * 1024 ** 2 },
      insight: {},
      startSeconds: 1.25,
      host: null,
      cpuCapacity: null,
      pageMisses: null,
    })),
    cells: scenarios.flatMap((scenario, index) =>
      cells.map(({ workload, w, threads: level }) => cellOf(scenario, workload, level, w, loss(index, w, level))),
    ),
    comparisons,
    disturbance: { blocks: 240, disturbed: 3, dropped: 3 },
    settings: [],
    coverage: [],
    advice: [],
    beside: [],
    alike: undefined,
    ...{ baseline: null, before: null, fingerprints: {} },
    accepted: null,
    twin: cells.map(({ workload, threads: level }) =>
      resultTwin({ workload, threads: level, change: 0.001, low: -0.006, high: 0.008 }),
    ),
    study: null,
    causes: [],
    explanation: null,
    warnings: [],
    ...overrides,
  } satisfies Result)
}

/** The same by the order of what it has; the first scenario is the control. */
export function sweepOf(
  scenarios: readonly string[],
  workloads: readonly string[],
  threads: readonly number[],
  overrides: Partial<Result> = {},
): Result {
  return { ...sweepResult({ scenarios, workloads, threads }), ...overrides }
}

/** With the verdict that its interval asks for. */
export function comparisonOf(
  own: Pick<ResultComparison, 'scenario' | 'reference' | 'workload' | 'threads' | 'change'> & Partial<ResultComparison>,
): ResultComparison {
  const { change, low = change - 0.013, high = change + 0.014, tolerance = TOLERANCE } = own
  if (tolerance === null) throw new RangeError('a study has no verdict')
  const verdict = high < -tolerance ? 'regressed' : low > -tolerance ? 'pass' : 'inconclusive'
  return {
    rule: 'control',
    low,
    high,
    confidence: 0.95,
    effect: effectOf({ change, low, high }),
    tolerance,
    toleranceFrom: 'default',
    detectable: 0.021,
    blocks: 120,
    trials: 2,
    verdict,
    label: verdict === 'pass' ? 'within the limit' : verdict === 'regressed' ? 'regressed' : 'inconclusive',
    confirmed: null,
    ...own,
  }
}

function cellOf(scenario: string, workload: string, threads: number, w: number, loss: number): ResultCell {
  const qps = (ALONE_QPS * threads * (1 - loss)) / (1 + threads / 9) / (1 + w)
  return {
    scenario,
    revision: 'head',
    workload,
    threads,
    qps,
    tps: qps / 16,
    latencyMs: {
      avg: (16_000 * threads) / qps,
      p50: (15_000 * threads) / qps,
      p95: (24_000 * threads) / qps,
      p99: (31_000 * threads) / qps,
    },
    cpuMicrosPerQuery: 1e6 / qps,
    serverCpuBusy: 0.97,
    clientCpuBusy: 0.4,
    slices: 240,
    errors: 0,
  }
}

/**
 * The result whose cells have other QPS, with the comparisons and the answer that follow: pairs of scenarios differ as their changes
 * against the control do.
 */
export function measuredAs(
  whole: Result,
  qpsOf: (cell: ResultCell) => number | undefined,
  tolerance = TOLERANCE,
): Result {
  const cells = whole.cells.flatMap((cell) => {
    const qps = qpsOf(cell)
    return qps === undefined ? [] : [{ ...cell, qps }]
  })
  const control = whole.plan.arms[0].scenario.name
  const keyOf = ({ workload, threads }: CellKey, scenario: string) => JSON.stringify([workload, threads, scenario])
  const rates = new Map(cells.map((cell) => [keyOf(cell, cell.scenario), cell.qps]))
  const comparisons = cells
    .filter(({ scenario }) => scenario !== control)
    .map(({ scenario, workload, threads, qps }) => {
      const change = qps / (rates.get(keyOf({ workload, threads }, control)) ?? qps) - 1
      return comparisonOf({ scenario, reference: control, workload, threads, change, tolerance })
    })
  const effects = new Map(comparisons.map((each) => [keyOf(each, each.scenario), each.effect]))
  const pairs: PairEffects = (...[one, other, cell]) => {
    const of = (scenario: string) => (scenario === control ? effect({ mean: 0 }) : effects.get(keyOf(cell, scenario)))
    const [own, theirs] = [of(one), of(other)]
    return own && theirs && { ...own, mean: own.mean - theirs.mean }
  }
  const result = { ...whole, cells, comparisons }
  return { ...result, study: studyOf(result, pairs) }
}
