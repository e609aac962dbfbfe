/** Complete, valid values for tests; every builder takes the subject of the test as overrides. */

import type { Cause, Explanation } from '../src/core/attribution/attribution.ts'
import type { RunComparisons } from '../src/core/comparison/compare.ts'
import type { Comparison } from '../src/core/comparison/comparison.ts'
import type { SettingCoverage } from '../src/core/coverage/coverage.ts'
import type { ServerVersion } from '../src/core/families/family.ts'
import { nonEmpty } from '../src/core/lists.ts'
import type { ArmState, CellTotals, Measurement, ProbeLine, Slice } from '../src/core/measurement/measurement.ts'
import type { CellKey } from '../src/core/names.ts'
import { type Arm, type Plan, planOf } from '../src/core/plan/plan.ts'
import { type Random, seededRandom } from '../src/core/plan/random.ts'
import type { GatePolicy } from '../src/core/policy/gate-policy.ts'
import type { RunRequest } from '../src/core/request/run-request.ts'
import { describeRun, type RunFacts } from '../src/core/result/describe-run.ts'
import { makeResult } from '../src/core/result/make-result.ts'
import type {
  Advice,
  Environment,
  Result,
  ResultComparison,
  ResultCost,
  ResultStatement,
} from '../src/core/result/result.ts'
import type { OwnLoad, OwnWorkload, Statement } from '../src/core/scenario/own-load.ts'
import type { Scenario } from '../src/core/scenario/scenario.ts'
import { assessmentText } from '../src/core/setting/assessment-text.ts'
import { type Setting, type SettingText, settingOf } from '../src/core/setting/setting.ts'
import type { Effect } from '../src/core/stats/random-effects.ts'
import type { Suite } from '../src/core/suite/suite.ts'
import { decide } from '../src/core/verdict/decide.ts'
import type { JudgedComparison, Judgement } from '../src/core/verdict/judgement.ts'
import type { Workload } from '../src/core/workloads/workload.ts'
import type { Provision } from '../src/edges/servers/owned-options.ts'

export const MYSQL: ServerVersion = { product: 'MySQL', version: '9.7.4' }
export const PERCONA: ServerVersion = { product: 'Percona Server', version: '8.4.3-3' }
export const MARIADB: ServerVersion = { product: 'MariaDB', version: '10.11.19-MariaDB-0+deb12u1' }

export function option(name: string, text?: string, overrides: Partial<SettingText> = {}): Setting {
  return settingOf({ name, text, file: 'suite.yml', line: 1, group: undefined, ...overrides })
}

/** Settings from `name=value`, `name` or `[group] name=value`, each on a line of its own in my.cnf. */
export function optionLines(...written: string[]): Setting[] {
  return written.map((text, index) => {
    const [, group, name = '', value] = /^(?:\[(.*)\] )?([^=]*)(?:=(.*))?$/s.exec(text) ?? []
    return option(name, value, { group: group ?? 'mysqld', file: 'my.cnf', line: index + 1 })
  })
}

export function scenario(name: string, overrides: Partial<Scenario> = {}): Scenario {
  return {
    name,
    options: [],
    sql: [],
    program: undefined,
    place: { file: 'suite.yml', line: 1 },
    ...overrides,
  }
}

export function workload(name = 'oltp_read_only', overrides: Partial<Workload> = {}): Workload {
  return { name, script: name, options: {}, writes: false, ...overrides }
}

export function suite(overrides: Partial<Suite> = {}): Suite {
  return {
    name: 'suite',
    file: 'suite.yml',
    server: { kind: 'auto' },
    dataset: { tables: 4, rows: 25_000 },
    workloads: [workload()],
    threads: [4],
    control: 'off',
    scenarios: [scenario('off'), scenario('on')],
    gate: policy(),
    budgetSeconds: 60,
    precision: undefined,
    ...overrides,
  }
}

/** A request to run my.cnf against the commit before. */
export function runRequest(overrides: Partial<RunRequest> = {}): RunRequest {
  return {
    subject: { kind: 'config', paths: ['my.cnf'], base: 'HEAD~1' },
    rules: ['base'],
    adjustments: {
      budgetSeconds: undefined,
      tolerance: {},
      failOn: undefined,
      threads: undefined,
      workloads: undefined,
      scenarios: undefined,
      takesAnyScript: true,
    },
    server: 'auto',
    image: undefined,
    trustsConfiguration: false,
    memoryBytes: undefined,
    shard: undefined,
    seed: 1,
    ledger: undefined,
    keepsData: false,
    migrations: undefined,
    install: false,
    explain: 'on-fail',
    explainSeconds: 120,
    out: 'qpsgate-results',
    reproduce: ['my.cnf'],
    ...overrides,
  }
}

/** A user's own statements, by name. */
export function ownLoad(names: readonly string[], overrides: Partial<OwnLoad> = {}): OwnLoad {
  return {
    workload: ownWorkload({
      transactions: nonEmpty(
        names.map((name, index) => ({
          ...{ name, share: 1, isExplicit: false },
          statements: [ownStatement({ name, line: index + 1, sql: `SELECT ${index} FROM t WHERE id = ?` })],
        })),
      ),
    }),
    data: { schema: [], dump: undefined, tables: [] },
    ...overrides,
  }
}

/** Workloads that write and workloads that do not, at three numbers of threads. */
export const MIXED = {
  workloads: [
    workload('oltp_write_only', { writes: true }),
    workload('oltp_read_only'),
    workload('oltp_read_write', { writes: true }),
    workload('oltp_point_select'),
  ],
  threads: [1, 4, 16],
} as const

export function policy(overrides: Partial<GatePolicy> = {}): GatePolicy {
  return {
    tolerance: { control: 0.05, base: 0.05, baseline: 0.1 },
    toleranceFrom: { control: 'default', base: 'default', baseline: 'default' },
    byScenario: {},
    byWorkload: {},
    failOn: ['regressed', 'error'],
    ...overrides,
  }
}

/**
 * An effect. If its standard error or degrees of freedom are given, its complete variance is noise of turns, unless the
 * parts of the variance are given as well.
 */
export function effect(overrides: Partial<Effect> = {}): Effect {
  const { standardError = 0.01, df = 60 } = overrides
  const isWhole = overrides.standardError !== undefined || overrides.df !== undefined
  const within = isWhole ? { variance: standardError ** 2, df } : { variance: 5e-5, df: 50 }
  const between = { variance: isWhole ? 0 : 5e-5, df: 20 }
  return { mean: Math.log(0.9), standardError, df, within, between, ...overrides }
}

/** The effect behind an interval, with all of its variance from server starts. */
export function effectOf({ change, low, high }: Record<'change' | 'low' | 'high', number>): Effect {
  const standardError = (Math.log1p(high) - Math.log1p(low)) / 4
  const [within, between] = [
    { variance: 0, df: 60 },
    { variance: standardError ** 2, df: 60 },
  ]
  return { mean: Math.log1p(change), standardError, df: 60, within, between }
}

export function plan(overrides: Partial<Suite> = {}, seed = 1): Plan {
  return planOf(suite(overrides), seed)
}

export function slice(overrides: Partial<Slice> = {}): Slice {
  return {
    kind: 'slice',
    trial: 1,
    workload: 'oltp_read_only',
    threads: 4,
    scenario: 'off',
    revision: 'head',
    block: 0,
    at: 0,
    seconds: 0.1,
    transactions: 1000,
    ...overrides,
  }
}

export function probe(overrides: Partial<ProbeLine> = {}): ProbeLine {
  return {
    kind: 'probe',
    trial: 1,
    workload: 'oltp_read_only',
    threads: 4,
    block: 4,
    at: 0,
    coreMicros: 1500,
    memoryMicros: 3500,
    stolen: 0,
    ...overrides,
  }
}

export function cellTotals(overrides: Partial<CellTotals> = {}): CellTotals {
  return {
    kind: 'cell',
    trial: 1,
    workload: 'oltp_read_only',
    threads: 4,
    scenario: 'off',
    revision: 'head',
    queriesPerTransaction: 16,
    transactions: 10_000,
    errors: 0,
    serverCpuSeconds: 0.9,
    clientCpuSeconds: 0.5,
    turnSeconds: 1,
    turnMs: 100,
    latency: [[600, 10_000]],
    ...overrides,
  }
}

export function armState(overrides: Partial<ArmState> = {}): ArmState {
  return {
    kind: 'arm',
    trial: 1,
    scenario: 'off',
    revision: 'head',
    server: { product: 'MySQL', version: '9.7.4' },
    startSeconds: 1,
    residentBytes: 500 * 1024 ** 2,
    performanceSchemaBytes: 0,
    variables: { performance_schema: 'OFF' },
    insight: {},
    ...overrides,
  }
}

export function measurement(overrides: Partial<Measurement> = {}): Measurement {
  return { lines: [], warnings: [], measuredSeconds: 1, ...overrides }
}

export function environment(overrides: Partial<Environment> = {}): Environment {
  return {
    cpuModel: 'a processor',
    cpus: 2,
    serverCpus: [1],
    clientCpus: [0],
    memoryBytes: 8 * 1024 ** 3,
    kernel: '6.1.0',
    sysbench: '1.0.20',
    runner: 'local: host',
    ...overrides,
  }
}

export function facts(overrides: Partial<RunFacts> = {}): RunFacts {
  return {
    startedAt: '2026-01-02T03:04:05.000Z',
    environment: environment(),
    commit: { sha: '0123456789abcdef0123456789abcdef01234567', isDirty: false },
    suiteFingerprint: '0123456789abcdef',
    reproduce: ['suite.yml', '--seed', '1'],
    settings: [],
    memoryBytes: undefined,
    before: null,
    names: ['off', 'on'],
    fingerprints: { off: 'aaaaaaaaaaaaaaaa', 'off (second copy)': 'aaaaaaaaaaaaaaaa', on: 'bbbbbbbbbbbbbbbb' },
    warnings: [],
    ...overrides,
  }
}

export function comparison(overrides: Partial<Comparison> = {}): Comparison {
  return {
    rule: 'control',
    scenario: 'on',
    reference: 'off',
    workload: 'oltp_read_only',
    threads: 4,
    effect: effect(),
    change: -0.1,
    low: -0.12,
    high: -0.08,
    confidence: 0.95,
    blocks: 10,
    trials: 2,
    ...overrides,
  }
}

export function compared(overrides: Partial<RunComparisons> = {}): RunComparisons {
  const disturbance = { blocks: 0, disturbed: 0, dropped: 0 }
  const costs = { costs: [], unknownCosts: [] }
  return { comparisons: [], undisturbed: [], twin: [], missing: [], disturbance, ...costs, ...overrides }
}

/** A cell that regressed. */
export function judgedComparison(overrides: Partial<JudgedComparison> = {}): JudgedComparison {
  return {
    ...comparison(),
    ...{ tolerance: 0.05, toleranceFrom: 'suite', detectable: 0.02, verdict: 'regressed', label: 'regressed' },
    confirmed: true,
    ...overrides,
  }
}

/** A judgement of nothing at all. */
export function judgement(overrides: Partial<Judgement> = {}): Judgement {
  return { ...decide(compared(), new Map(), policy()), ...overrides }
}

/** The judgement behind a result, as far as the result shows it. */
export function judgementOf(result: Result): Judgement {
  const { comparisons, twin, disturbance, coverage, baseline, accepted, plan: planned } = result
  return judgement({
    comparisons,
    twin: twin.map((found) => comparison({ ...found, trials: planned.trials })),
    ...{ disturbance, coverage, baseline, accepted },
  })
}

/** The result of a complete run: control, twin and one candidate that is a tenth slower. */
export function result(overrides: Partial<Result> = {}): Result {
  const aPlan = plan()
  const aMeasurement = measurement({ lines: aPlan.arms.flatMap(linesOf) })
  const found = compared({ comparisons: [comparison()], twin: [comparison({ scenario: 'off', change: 0.003 })] })
  const stages = { suite: suite(), plan: aPlan, trials: 3, measurement: aMeasurement, compared: found }
  const run = describeRun(stages, facts())
  return {
    ...makeResult(decide(found, new Map(), policy()), run, { seconds: 61, timeline: null }),
    ...overrides,
  }
}

function linesOf(arm: Arm) {
  const who = { scenario: arm.scenario.name, revision: arm.revision }
  return [armState(who), slice({ ...who, transactions: arm.role === 'control' ? 1000 : 900 }), cellTotals(who)]
}

export interface Noise {
  /** Standard deviation of ln QPS between server starts of one arm. */
  readonly startSd: number
  /** Standard deviation of ln QPS between slices. */
  readonly sliceSd: number
}

export interface Simulation {
  readonly plan: Plan
  /**
   * ln of each arm's speed relative to the control's, by arm index; default: the value of the original for a second
   * server, else 0.
   */
  readonly effects?: readonly number[]
  readonly noise?: Noise
  readonly trials: number
  readonly blocks: number
  readonly seed: number
}

export const TYPICAL_NOISE: Noise = { startSd: 0.005, sliceSd: 0.03 }

/**
 * Simulates slices of every cell of the plan: each arm has a known speed, the noise follows from the seed, and all
 * slices of a block share its drift.
 */
export function simulatedSlices(simulation: Simulation): Slice[] {
  const { plan: simulated, effects = [], noise = TYPICAL_NOISE, trials, blocks, seed } = simulation
  const random = seededRandom(seed, 77)
  const { arms } = simulated
  return Array.from({ length: trials }, (_, index) => index + 1).flatMap((trial) => {
    const starts = arms.map(() => noise.startSd * normal(random))
    const speeds = arms.map((arm, index) => effects[index] ?? effects[originalOf(arm, arms)] ?? 0)
    return simulated.cells.flatMap((cell) =>
      Array.from({ length: blocks }, (_, block) => block).flatMap((block) => {
        const drift = 0.05 * normal(random)
        return arms.map(({ scenario: own, revision }, index) => {
          const log = (speeds[index] ?? 0) + (starts[index] ?? 0) + drift + noise.sliceSd * normal(random)
          return slice({
            trial,
            workload: cell.workload.name,
            threads: cell.threads,
            scenario: own.name,
            revision,
            block,
            at: block,
            // So many that rounding to whole transactions does not matter.
            transactions: Math.round(100_000 * Math.exp(log)),
          })
        })
      }),
    )
  })
}

/** Index of the arm whose second server this arm is; −1 if it is no second server. */
function originalOf({ scenario: { name }, revision }: Arm, arms: Plan['arms']): number {
  const original = revision === 'base-twin' ? 'base' : revision === 'twin' ? 'head' : undefined
  return arms.findIndex((arm) => arm.scenario.name === name && arm.revision === original)
}

/** A normally distributed number with mean 0 and standard deviation 1 (Box & Muller 1958). */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

export function resultCell(overrides: Partial<Result['cells'][number]> = {}): Result['cells'][number] {
  return {
    scenario: 'off',
    revision: 'head',
    workload: 'oltp_read_only',
    threads: 8,
    qps: 16_000,
    tps: 1000,
    latencyMs: { avg: 8, p50: 7.5, p95: 12.25, p99: 20 },
    cpuMicrosPerQuery: 61.3,
    serverCpuBusy: 0.99,
    clientCpuBusy: 0.4,
    slices: 120,
    errors: 0,
    ...overrides,
  }
}

export function resultTwin(own: Omit<Result['twin'][number], 'effect'>): Result['twin'][number] {
  return { ...own, effect: effectOf(own) }
}

export function resultComparison(overrides: Partial<ResultComparison> = {}): ResultComparison {
  const { change = -0.196, low = -0.21, high = -0.182 } = overrides
  return {
    rule: 'control',
    scenario: 'on',
    reference: 'off',
    workload: 'oltp_read_only',
    threads: 8,
    change,
    low,
    high,
    confidence: 0.95,
    effect: effectOf({ change, low, high }),
    tolerance: 0.05,
    toleranceFrom: 'suite',
    detectable: 0.021,
    blocks: 120,
    trials: 2,
    verdict: 'regressed',
    label: 'regressed',
    confirmed: true,
    ...overrides,
  }
}

/** A statement that became slower. */
export function resultStatement(overrides: Partial<ResultStatement> = {}): ResultStatement {
  return {
    ...{ name: 'select orders', change: 0.31, low: 0.24, high: 0.39, explained: 0.12, verdict: 'slower' },
    before: { milliseconds: 1.2, share: 0.38, executions: 12_000, failed: 0 },
    now: { milliseconds: 1.572, share: 0.45, executions: 11_000, failed: 0 },
    ...overrides,
  }
}

/** A cost that doubled. */
export function resultCost(overrides: Partial<ResultCost> = {}): ResultCost {
  return {
    ...{ cost: 'written', before: 6830, now: 14_343, change: 1.1, low: 0.94, high: 1.29, differs: true },
    ...overrides,
  }
}

/** How a cost that is gated was judged. */
export function gatedCost(overrides: Partial<NonNullable<ResultCost['gated']>> = {}): NonNullable<ResultCost['gated']> {
  return {
    ...{ tolerance: 0.2, toleranceFrom: 'suite', verdict: 'regressed', label: 'regressed', confirmed: true },
    ...overrides,
  }
}

export function resultScenario(overrides: Partial<Result['scenarios'][number]> = {}): Result['scenarios'][number] {
  return {
    name: 'off',
    revision: 'head',
    role: 'control',
    server: { product: 'MySQL', version: '9.7.4' },
    place: { file: 'suite.yml', line: 9 },
    fingerprint: 'aaaaaaaaaaaaaaaa',
    variables: { performance_schema: 'OFF' },
    memory: { residentBytes: 500 * 1024 ** 2, performanceSchemaBytes: 0 },
    insight: {},
    startSeconds: 1,
    host: null,
    cpuCapacity: null,
    pageMisses: null,
    ...overrides,
  }
}

/** One setting that is to blame. */
export function cause(overrides: Partial<Cause> = {}): Cause {
  return {
    settings: [causeSetting()],
    verdict: 'to blame',
    kind: 'one',
    change: -0.141,
    low: -0.152,
    high: -0.13,
    needs: [],
    ...overrides,
  }
}

/** Options for servers that need no more than a memory limit. */
export function provision(overrides: Partial<Provision> = {}): Provision {
  const limits = { bufferPoolBytes: 512 * 1024 ** 2, memoryBytes: 1024 ** 3 }
  return {
    ...{ limits, scales: [], hasBinaryLog: false, fillsRedo: false, ownsCache: false, clients: 8 },
    ...{ ownDefaults: null, untouched: () => new Set<string>() },
    ...overrides,
  }
}

export function coveredSetting(overrides: Partial<SettingCoverage> = {}): SettingCoverage {
  return {
    ...{ scenario: 'my.cnf', name: 'sort-buffer-size', variable: 'sort_buffer_size', file: 'my.cnf', line: 3 },
    ...{ before: '1M', after: '8M', status: 'exercised', cells: [{ workload: 'sort', threads: 1 }] },
    ...{ why: null, shownBy: null, still: [], needs: [], measured: null },
    ...overrides,
  }
}

/** A result's entry for a changed setting. */
export function resultCovered(overrides: Partial<Result['coverage'][number]> = {}): Result['coverage'][number] {
  const covered = coveredSetting(overrides)
  return { ...covered, message: assessmentText(covered), ...overrides }
}

export function advice(overrides: Partial<Advice> = {}): Advice {
  return {
    scenario: 'my.cnf',
    code: 'commits-not-synced',
    variable: 'innodb_flush_log_at_trx_commit',
    file: 'conf/my.cnf',
    line: 3,
    message: 'innodb_flush_log_at_trx_commit=2 means that commits are not synchronized',
    page: 'https://dev.mysql.com/doc/refman/9.7/en/innodb-parameters.html#sysvar_innodb_flush_log_at_trx_commit',
    ...overrides,
  }
}

export function causeSetting(overrides: Partial<Cause['settings'][number]> = {}): Cause['settings'][number] {
  return { name: 'sync-binlog', before: '0', after: '1', place: { file: 'conf/my.cnf', line: 12 }, ...overrides }
}

export function explanation(overrides: Partial<Explanation> = {}): Explanation {
  return {
    rule: 'control',
    scenario: 'on',
    reference: 'off',
    workload: 'oltp_read_only',
    threads: 8,
    whole: { change: -0.196, low: -0.21, high: -0.182 },
    seconds: 95,
    end: 'decided',
    ...overrides,
  }
}

/** The plan in a result: the first scenario is the control. */
export function resultPlan(
  [name = 'off', ...candidates]: readonly string[],
  cells: readonly CellKey[],
): Result['plan'] {
  const control = { name }
  return {
    rules: ['control'],
    arms: [
      { scenario: control, revision: 'head', role: 'control' },
      { scenario: control, revision: 'twin', role: 'control' },
      ...candidates.map((other) => ({ scenario: { name: other }, revision: 'head', role: 'candidate' }) as const),
    ],
    cells: cells.map(({ workload, threads }) => ({ workload: { name: workload }, threads })),
    gatedCosts: [],
    shard: null,
    startSpread: { sd: 0.005, df: 20 },
    trials: 3,
    policy: policy(),
  }
}

/** A workload of one statement. */
export function ownWorkload(overrides: Partial<OwnWorkload> = {}): OwnWorkload {
  return {
    name: 'shop',
    file: 'workloads/shop/workload.yml',
    protocol: 'text',
    transactions: [{ name: 'ask', share: 1, isExplicit: false, statements: [ownStatement()] }],
    tables: [],
    schema: { kind: 'schema', path: 'schema.sql' },
    ...overrides,
  }
}

export function ownStatement(overrides: Partial<Statement> = {}): Statement {
  return {
    ...{ name: 'select', sql: 'SELECT 1', times: 1, parameters: [] },
    ...{ file: 'workloads/shop/workload.yml', line: 1 },
    ...overrides,
  }
}
