import { type Comparison, nameKey } from '../comparison/comparison.ts'
import { mergeHistograms, quantilesMs } from '../measurement/latency.ts'
import { type CellTotals, type Measurement, type Slice, slicesOf, totalsOf } from '../measurement/measurement.ts'
import { isCopy } from '../names.ts'
import type { Plan } from '../plan/plan.ts'
import type { Rule } from '../policy/gate-policy.ts'
import { isSample, robustMean } from '../stats/robust.ts'
import { sum } from '../stats/vectors.ts'
import type { ArmCell, Warning } from '../warnings/warnings.ts'
import type { Environment, ResultCell } from './result.ts'

/** Busy share of sysbench's CPUs. Above it, the client may limit the QPS instead of the server. */
const CLIENT_SATURATED = 0.9
/** Ignored errors (deadlocks, lock time-outs) per transaction. Above it, the cell gets a warning. */
const ERROR_SHARE = 0.01

export function describeCells(plan: Plan, measurement: Measurement, environment: Environment): ResultCell[] {
  const slices = Map.groupBy(slicesOf(measurement.lines), placeKey)
  const totals = Map.groupBy(totalsOf(measurement.lines), placeKey)
  return plan.arms.flatMap(({ scenario: { name: scenario }, revision }) =>
    plan.cells.flatMap(({ workload, threads }) => {
      const key = placeKey({ scenario, revision, workload: workload.name, threads })
      const totalsOfCell = totals.get(key)
      return totalsOfCell === undefined ? [] : resultCell(slices.get(key) ?? [], totalsOfCell, environment)
    }),
  )
}

function resultCell(
  slices: readonly Slice[],
  totals: readonly CellTotals[],
  { serverCpus, clientCpus }: Environment,
): ResultCell {
  const { scenario, revision, workload, threads } = totals[0] as CellTotals
  const tps = meanOrZero(totals.map(({ trial }) => rateOf(slices.filter((slice) => slice.trial === trial))))
  const queries = sum(totals.map((total) => total.transactions * total.queriesPerTransaction))
  const queriesPerTransaction = ratio(queries, sum(totals.map((total) => total.transactions)))
  const counted = sum(slices.map((slice) => slice.transactions))
  const latency = mergeHistograms(totals.map((total) => total.latency))
  const turnSeconds = sum(totals.map((total) => total.turnSeconds))
  const serverCpu = sumOrNull(totals.map((total) => total.serverCpuSeconds))
  const clientCpu = sumOrNull(totals.map((total) => total.clientCpuSeconds))
  const busy = (cpu: number | null, { length }: readonly number[]) =>
    cpu === null ? null : ratio(cpu, turnSeconds * length)
  return {
    scenario,
    revision,
    workload,
    threads,
    qps: tps * queriesPerTransaction,
    tps,
    latencyMs: {
      avg: ratio(1000 * threads * sum(slices.map((slice) => slice.seconds)), counted),
      ...quantilesMs(latency),
    },
    cpuMicrosPerQuery:
      serverCpu === null || counted === 0 ? null : (1e6 * serverCpu) / (counted * queriesPerTransaction),
    serverCpuBusy: busy(serverCpu, serverCpus),
    clientCpuBusy: busy(clientCpu, clientCpus),
    isAwake: totals.some((total) => total.isAwake) || undefined,
    slices: slices.length,
    errors: sum(totals.map((total) => total.errors)),
  }
}

/**
 * Robust mean of transactions per second. If most slices are too short for a transaction, it is the plain mean, because
 * most rates are 0 then.
 */
function rateOf(slices: readonly Slice[]): number {
  const rates = slices.map((slice) => slice.transactions / slice.seconds)
  const isMostlyEmpty = rates.filter((rate) => rate > 0).length <= rates.length / 2
  return isSample(rates) && !isMostlyEmpty ? robustMean(rates) : meanOrZero(rates)
}

export function cellWarnings(cells: readonly ResultCell[], { lines }: Measurement): Warning[] {
  const totals = Map.groupBy(totalsOf(lines), placeKey)
  const transactionsIn = (cell: ResultCell) => sum((totals.get(placeKey(cell)) ?? []).map((one) => one.transactions))
  const about = ({ scenario, revision, workload, threads }: ResultCell) => ({ scenario, revision, workload, threads })
  const saturated = cells
    .flatMap((cell) => (cell.clientCpuBusy === null ? [] : [{ ...about(cell), busy: cell.clientCpuBusy }]))
    .filter(({ busy }) => busy > CLIENT_SATURATED)
    .map((cell) => ({ code: 'client-saturated', ...cell }) as const)
  const failing = cells
    // A twin has the same configuration, and so the same errors, so one warning is enough.
    .filter((cell) => !isCopy(cell) && cell.errors > ERROR_SHARE * transactionsIn(cell))
    .map((cell) => {
      const last = totals.get(placeKey(cell))?.findLast(({ errorNumber }) => errorNumber !== undefined)?.errorNumber
      const counts = { errors: cell.errors, transactions: transactionsIn(cell) }
      return { code: 'errors', ...about(cell), ...counts, ...(last === undefined ? {} : { last }) } as const
    })
  return [...saturated, ...failing]
}

/**
 * Warns if other clients sent at least one query a second to a server that ran already, because that affects the
 * figures.
 */
export function othersWarnings({ lines }: Measurement): Warning[] {
  const hosts = new Map(
    lines.flatMap((line) => (line.kind === 'arm' && line.host !== undefined ? [[armKey(line), line.host]] : [])),
  )
  return [...new Set(hosts.values())].flatMap((endpoint) => {
    const totals = totalsOf(lines).filter((total) => hosts.get(armKey(total)) === endpoint)
    const perSecond = meanOrZero(totals.flatMap((total) => total.othersPerSecond ?? []))
    const ours = meanOrZero(
      totals.map((total) => ratio(total.transactions * total.queriesPerTransaction, total.turnSeconds)),
    )
    return perSecond < 1
      ? []
      : [{ code: 'others-asked', endpoint, perSecond, share: ratio(perSecond, perSecond + ours) }]
  })
}

function armKey({ scenario, revision }: { readonly scenario: string; readonly revision: string }): string {
  return JSON.stringify([scenario, revision])
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}

function meanOrZero(values: readonly number[]): number {
  return ratio(sum(values), values.length)
}

/** Sum of values; null if one of them is unknown (null), because the sum of the others would be too small. */
function sumOrNull(values: readonly (number | null)[]): number | null {
  const numbers = values.filter((value) => value !== null)
  return numbers.length < values.length ? null : sum(numbers)
}

/**
 * Adjusts the QPS of cells to the comparisons, so that no table contradicts a change. The control gets the mean of
 * itself and its twin. Every other arm gets the QPS of the arm that it is compared with, times the change. An arm
 * without a comparison keeps what was measured.
 */
export function agreeingRates(
  cells: readonly ResultCell[],
  { arms: [control] }: Plan,
  comparisons: readonly Comparison[],
): ResultCell[] {
  const effects = new Map(comparisons.map((comparison) => [nameKey(comparison), comparison.effect.mean]))
  const effectIn = (place: ArmCell, rule: Rule) => effects.get(nameKey({ ...place, rule }))
  const measured = new Map(cells.map((cell) => [placeKey(cell), cell.qps]))
  const rateOf = (place: ArmCell): number => {
    const rate = measured.get(placeKey(place)) ?? 0
    const { scenario, revision } = place
    if (revision === 'base' || revision === 'baseline') {
      const effect = effectIn(place, revision)
      return effect === undefined ? rate : rateOf({ ...place, revision: 'head' }) / Math.exp(effect)
    }
    if (isCopy(place)) return rate
    if (scenario === control.scenario.name) {
      const twin = measured.get(placeKey({ ...place, revision: 'twin' }))
      return twin === undefined ? rate : Math.sqrt(rate * twin)
    }
    const effect = effectIn(place, 'control')
    return effect === undefined ? rate : rateOf({ ...place, scenario: control.scenario.name }) * Math.exp(effect)
  }
  return cells.map((cell) => {
    const qps = rateOf(cell)
    return { ...cell, qps, tps: cell.tps && cell.tps * (qps / cell.qps) }
  })
}

export function placeKey({ scenario, revision, workload, threads }: ArmCell): string {
  return JSON.stringify([scenario, revision, workload, threads])
}
