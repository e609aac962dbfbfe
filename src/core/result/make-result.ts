/** From the values of the earlier stages to the result. */
import type { Compared } from '../comparison/compare.ts'
import type { CellRanking } from '../comparison/rank.ts'
import { mergeHistograms, quantileMs } from '../measurement/latency.ts'
import {
  armStatesOf,
  type CellTotals,
  type Measurement,
  type Slice,
  slicesOf,
  totalsOf,
} from '../measurement/measurement.ts'
import { type Arm, armName, type Plan } from '../plan/plan.ts'
import { huber, isSample } from '../stats/robust.ts'
import type { SettingDifference, WrittenSetting } from '../suite/differences.ts'
import type { GatePolicy, Suite } from '../suite/suite.ts'
import { differs, isTooDisturbed, type Verdict } from '../verdict/decide.ts'
import type { Warning } from '../warnings/warning.ts'
import { told } from '../wording/warnings.ts'
import {
  type Environment,
  type Result,
  type ResultCell,
  type ResultPlan,
  type ResultScenario,
  resultSchema,
  SCHEMA_VERSION,
} from './result.ts'

/** Above this share of its CPUs the client, not the server, may be what is measured. */
const CLIENT_SATURATED = 0.9
/** Ignored errors (deadlocks, lock time-outs) per transaction above which a cell is called out. */
const ERROR_SHARE = 0.01
/** Variables that differ because every server has a place and an identity of its own. */
const OWN_TO_A_SERVER =
  /^(?:hostname|server_uuid|timestamp|pseudo_thread_id|relay_log|general_log_file|slow_query_log_file|log_basename|report_host)/

export interface RunFacts {
  readonly startedAt: string
  readonly seconds: number
  readonly environment: Omit<Environment, 'cpuCapacity'>
  readonly suiteFingerprint: string
  /** Arguments of `qpsgate run` that measure the same again. */
  readonly reproduce: readonly string[]
  /** Fingerprint of each arm's scenario, by the arm's name. */
  readonly fingerprints: Readonly<Record<string, string>>
  /** What scenarios differ in from their base. */
  readonly settings: readonly (SettingDifference & { readonly scenario: string })[]
  readonly warnings: readonly Warning[]
}

export interface Stages {
  readonly suite: Suite
  readonly plan: Plan
  /** How many trials the budget was split into. */
  readonly trials: number
  readonly measurement: Measurement
  readonly compared: Compared
  readonly ranking: readonly CellRanking[]
  readonly verdict: Verdict
}

/** @throws when a value does not fit the schema: the result is checked before it is written. */
export function makeResult(stages: Stages, facts: RunFacts): Result {
  const { suite, plan, measurement, compared, verdict } = stages
  const cells = resultCells(plan, measurement, facts)
  return resultSchema.parse({
    schemaVersion: SCHEMA_VERSION,
    verdict: verdict.kind,
    suite: { name: suite.name, fingerprint: facts.suiteFingerprint },
    startedAt: facts.startedAt,
    seconds: facts.seconds,
    measuredSeconds: measurement.measuredSeconds,
    seed: plan.seed,
    reproduce: facts.reproduce,
    plan: resultPlan(plan, stages.trials, suite.gate),
    environment: { ...facts.environment, cpuCapacity: measurement.cpuCapacity },
    scenarios: resultScenarios(plan, measurement, facts),
    cells,
    comparisons: verdict.findings,
    twin: compared.twin.map(({ workload, threads, change, low, high }) => ({ workload, threads, change, low, high })),
    disturbance: compared.disturbance,
    settings: facts.settings.map(({ before, after, ...setting }) => ({
      ...setting,
      before: written(before),
      after: written(after),
    })),
    history: null,
    accepted: null,
    ranking: stages.ranking,
    causes: [],
    explanation: null,
    suggestion: null,
    warnings: [
      ...facts.warnings,
      ...measurement.warnings,
      ...cellWarnings(cells, measurement),
      ...twinWarnings(compared),
      ...disturbanceWarnings(compared),
      ...missingWarnings(compared),
    ].map(told),
  } satisfies Result)
}

/** JSON has no undefined. */
function written(setting: WrittenSetting | null): Result['settings'][number]['after'] {
  return setting === null ? null : { ...setting, value: setting.value ?? null }
}

function resultPlan({ rules, arms, cells, shard, startSpread }: Plan, trials: number, policy: GatePolicy): ResultPlan {
  return {
    rules,
    arms: arms.map(({ scenario, revision, role }) => ({ scenario: scenario.name, revision, role })),
    cells: cells.map(({ workload, threads }) => ({ workload: workload.name, threads })),
    shard,
    startSpread: { sd: startSpread.sd, df: startSpread.df },
    trials,
    policy,
  }
}

function resultScenarios(plan: Plan, measurement: Measurement, facts: RunFacts): ResultScenario[] {
  const states = armStatesOf(measurement.lines)
  const differing = differingVariables(states.map((state) => state.variables))
  return plan.arms.flatMap((arm) => {
    const own = states.filter((state) => isOf(state, arm))
    const [first] = own
    if (first === undefined) return []
    return [
      {
        name: arm.scenario.name,
        revision: arm.revision,
        role: arm.role,
        server: first.server,
        place: arm.scenario.place,
        fingerprint: facts.fingerprints[armName(arm)] ?? '',
        variables: Object.fromEntries(
          differing.flatMap((name) => (first.variables[name] === undefined ? [] : [[name, first.variables[name]]])),
        ),
        memory: { residentBytes: first.residentBytes, performanceSchemaBytes: first.performanceSchemaBytes },
        insight: first.insight,
        startSeconds: mean(own.map((state) => state.startSeconds)),
      },
    ]
  })
}

function differingVariables(all: readonly Readonly<Record<string, string>>[]): string[] {
  const names = new Set(all.flatMap((variables) => Object.keys(variables)))
  return [...names]
    .filter((name) => !OWN_TO_A_SERVER.test(name) && new Set(all.map((variables) => variables[name])).size > 1)
    .sort()
}

function resultCells(plan: Plan, measurement: Measurement, facts: RunFacts): ResultCell[] {
  const slices = slicesOf(measurement.lines)
  const totals = totalsOf(measurement.lines)
  const cells = plan.cells
  return plan.arms.flatMap((arm) =>
    cells.flatMap(({ workload, threads }) => {
      const here = (line: Slice | CellTotals) =>
        isOf(line, arm) && line.workload === workload.name && line.threads === threads
      const ownTotals = totals.filter(here)
      return ownTotals.length === 0 ? [] : [resultCell(slices.filter(here), ownTotals, facts)]
    }),
  )
}

function resultCell(slices: readonly Slice[], totals: readonly CellTotals[], facts: RunFacts): ResultCell {
  const { scenario, revision, workload, threads } = totals[0] as CellTotals
  const tps = mean(totals.map(({ trial }) => rateOf(slices.filter((slice) => slice.trial === trial))))
  const queries = sum(totals.map((total) => total.transactions * total.queriesPerTransaction))
  const queriesPerTransaction = ratio(queries, sum(totals.map((total) => total.transactions)))
  const counted = sum(slices.map((slice) => slice.transactions))
  const latency = mergeHistograms(totals.map((total) => total.latency))
  const turnSeconds = sum(totals.map((total) => total.turnSeconds))
  // Turns hold ramps too: what was done in them is scaled from the counted part by time.
  const turnQueries = counted * queriesPerTransaction * ratio(turnSeconds, sum(slices.map((slice) => slice.seconds)))
  const serverCpu = sumKnown(totals.map((total) => total.serverCpuSeconds))
  const clientCpu = sumKnown(totals.map((total) => total.clientCpuSeconds))
  const busy = (cpu: number | null, cpus: number) => (cpu === null ? null : ratio(cpu, turnSeconds * cpus))
  return {
    scenario,
    revision,
    workload,
    threads,
    qps: tps * queriesPerTransaction,
    tps,
    latencyMs: {
      avg: ratio(sum(slices.map((slice) => slice.latencySumMs)), counted),
      p50: quantileMs(latency, 0.5),
      p95: quantileMs(latency, 0.95),
      p99: quantileMs(latency, 0.99),
    },
    cpuMicrosPerQuery: serverCpu === null || turnQueries === 0 ? null : (1e6 * serverCpu) / turnQueries,
    serverCpuBusy: busy(serverCpu, facts.environment.serverCpus.length),
    clientCpuBusy: busy(clientCpu, facts.environment.clientCpus.length),
    slices: slices.length,
    errors: sum(totals.map((total) => total.errors)),
  }
}

/** Robust mean of transactions per second. */
function rateOf(slices: readonly Slice[]): number {
  const rates = slices.map((slice) => slice.transactions / slice.seconds)
  return isSample(rates) ? huber(rates).mean : 0
}

function cellWarnings(cells: readonly ResultCell[], measurement: Measurement): Warning[] {
  const about = ({ scenario, revision, workload, threads }: ResultCell) => ({ scenario, revision, workload, threads })
  const saturated = cells
    .map((cell) => ({ code: 'client-saturated', ...about(cell), busy: cell.clientCpuBusy ?? 0 }) as const)
    .filter(({ busy }) => busy > CLIENT_SATURATED)
  const failing = cells
    .filter((cell) => cell.errors > ERROR_SHARE * totalTransactions(cell, measurement))
    .map((cell) => ({ code: 'errors', ...about(cell), errors: cell.errors }) as const)
  return [...saturated, ...failing]
}

function missingWarnings({ missing }: Compared): Warning[] {
  return missing.map((contrast) => ({ code: 'not-compared', ...contrast }))
}

/** Equal servers that differ surely: something else than the configuration made figures differ in this run. */
function twinWarnings({ twin }: Compared): Warning[] {
  return twin
    .filter(({ effect }) => differs(effect))
    .map(({ workload, threads, change }) => ({ code: 'twin-differs', workload, threads, change }))
}

function disturbanceWarnings({ disturbance }: Compared): Warning[] {
  if (!isTooDisturbed(disturbance)) return []
  const { disturbed, blocks } = disturbance
  return [{ code: 'machine-disturbed', disturbed, blocks }]
}

function totalTransactions(cell: ResultCell, { lines }: Measurement): number {
  return sum(
    totalsOf(lines)
      .filter((total) => total.scenario === cell.scenario && total.revision === cell.revision)
      .filter((total) => total.workload === cell.workload && total.threads === cell.threads)
      .map((total) => total.transactions),
  )
}

function isOf(line: { scenario: string; revision: string }, arm: Arm): boolean {
  return line.scenario === arm.scenario.name && line.revision === arm.revision
}

/** A cell in which nothing was counted reads 0 rather than not a number. */
function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function mean(values: readonly number[]): number {
  return ratio(sum(values), values.length)
}

function sumKnown(values: readonly (number | null)[]): number | null {
  return values.some((value) => value === null) ? null : sum(values.map((value) => value ?? 0))
}
