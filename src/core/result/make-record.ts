/** From a result to what is stored of it. */
import { CONFIDENCE } from '../comparison/compare.ts'
import { type LogRatio, RECORD_VERSION, type RunRecord } from '../history/record.ts'
import type { StartSpread } from '../stats/random-effects.ts'
import { studentTQuantile } from '../stats/special-functions.ts'
import type { Result, ResultCell, ResultComparison } from './result.ts'

/** Student's t with so many degrees of freedom is normal to four digits. */
const NORMAL_DF = 1e6
/** Server starts' worth of variance in the difference of two servers. */
const TWIN_STARTS = 2
/** The degrees of freedom and the noise depend on each other; they settle in a few steps. */
const STEPS = 8
/** Digits of figures that are known to a few per cent. */
const SIGNIFICANT = 4

export interface About {
  /** Tells runs of one moment apart, e.g. the CI's run number and attempt. */
  readonly id: string
  readonly branch: string
  readonly commit: string
  readonly runUrl: string | null
  readonly toolVersion: string
  /** What the run took the spread of server starts to be beforehand; default: what the result says. */
  readonly startSpread?: StartSpread
}

/** @throws RangeError where the result's start is no UTC time of ISO 8601 */
export function recordOf(result: Result, about: About): RunRecord {
  const { environment, disturbance, suite } = result
  const { cpuModel, cpus, memoryBytes, kernel, runner, cpuCapacity, sysbench } = environment
  return {
    schemaVersion: RECORD_VERSION,
    id: about.id,
    recordedAt: withMilliseconds(result.startedAt),
    branch: about.branch,
    commit: about.commit,
    runUrl: about.runUrl,
    verdict: result.verdict,
    suite: { name: suite.name, fingerprint: suite.fingerprint },
    toolVersion: about.toolVersion,
    seed: result.seed,
    measuredSeconds: rounded(result.measuredSeconds, 1),
    machine: { cpuModel, cpus, memoryBytes, kernel, runner, cpuCapacity: significant(cpuCapacity) },
    sysbench,
    disturbed: disturbance.blocks === 0 ? 0 : rounded(disturbance.disturbed / disturbance.blocks, 4),
    scenarios: result.scenarios
      .filter(({ revision }) => revision === 'head')
      .map(({ name, role, fingerprint, server }) => ({
        name,
        role,
        fingerprint,
        server: { product: server.product, version: server.version },
      })),
    cells: recordedCells(result),
    twin: recordedTwin(result, about.startSpread ?? result.plan.startSpread),
  }
}

function recordedCells({ cells, comparisons }: Result): RunRecord['cells'] {
  const costs = new Map(comparisons.filter(isCost).map((comparison) => [cellKey(comparison), comparison]))
  return cells
    .filter(({ revision }) => revision === 'head')
    .map((cell) => ({
      scenario: cell.scenario,
      workload: cell.workload,
      threads: cell.threads,
      qps: rounded(cell.qps, 1),
      p95Ms: significant(cell.latencyMs.p95),
      cpuMicrosPerQuery: cell.cpuMicrosPerQuery === null ? null : significant(cell.cpuMicrosPerQuery),
      ratio: ratioOf(costs.get(cellKey(cell))),
    }))
}

function isCost({ rule, scope }: ResultComparison): boolean {
  return rule === 'control' && scope === 'cell'
}

function cellKey({ scenario, workload, threads }: Pick<ResultCell, 'scenario' | 'workload' | 'threads'>): string {
  return JSON.stringify([scenario, workload, threads])
}

/**
 * On the scale of the estimates, where the interval is symmetric. A result does not say how many degrees of freedom its
 * intervals have; the normal quantile makes the standard error a few per cent too large rather than too small.
 */
function ratioOf(found: ResultComparison | undefined): LogRatio | null {
  if (found === undefined) return null
  const mean = Math.log1p(found.change)
  const standardError = (Math.log1p(found.high) - mean) / twoSided(found.confidence, NORMAL_DF)
  if (!Number.isFinite(mean) || !Number.isFinite(standardError)) return null
  return { mean: rounded(mean, 6), standardError: rounded(Math.max(0, standardError), 6) }
}

function recordedTwin({ twin, comparisons, plan }: Result, startSpread: StartSpread): RunRecord['twin'] {
  return twin.flatMap(({ workload, threads, change, high }) => {
    const mean = Math.log1p(change)
    const half = Math.log1p(high) - mean
    if (!Number.isFinite(mean) || !Number.isFinite(half)) return []
    // The twin is measured whenever anything is.
    const seen = comparisons.filter((each) => each.workload === workload && each.threads === threads)
    const trials = seen.length === 0 ? plan.trials : Math.max(1, ...seen.map((each) => each.trials))
    const noise = noiseOf(half, trials, startSpread)
    return [{ workload, threads, mean: rounded(mean, 6), noise: rounded(noise, 6), trials }]
  })
}

/** Standard error of a twin's difference from its blocks' noise: the interval's, less what starts were taken to add. */
function noiseOf(half: number, trials: number, { sd, df: priorDf }: StartSpread): number {
  const between = (TWIN_STARTS * sd ** 2) / trials
  const betweenDf = priorDf + trials - 1
  let variance = (half / twoSided(CONFIDENCE, betweenDf)) ** 2
  for (let step = 0; step < STEPS; step++) {
    // The noise of the blocks has many degrees of freedom; Welch and Satterthwaite then leave those of the starts.
    const df = Math.min(NORMAL_DF, betweenDf * Math.max(1, variance / between) ** 2)
    variance = (half / twoSided(CONFIDENCE, df)) ** 2
  }
  return Math.sqrt(Math.max(0, variance - between))
}

function twoSided(confidence: number, df: number): number {
  return studentTQuantile((1 + confidence) / 2, df)
}

function withMilliseconds(time: string): string {
  const parts = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d+))?Z$/.exec(time)
  if (parts === null)
    throw new RangeError(`a run's start must be a UTC time such as 2026-01-02T03:04:05.678Z, got ${time}`)
  return `${parts[1]}.${(parts[2] ?? '').slice(0, 3).padEnd(3, '0')}Z`
}

/** Never −0, which JSON does not have. */
function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals)) + 0
}

function significant(value: number): number {
  return Number(value.toPrecision(SIGNIFICANT))
}
