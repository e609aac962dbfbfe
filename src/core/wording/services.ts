/** Servers side by side: the fastest at each number of threads, the peak of each, and how far one leads. */

import type { Result, ResultCell } from '../result/result.ts'
import { mean } from '../stats/vectors.ts'
import type { Study } from '../study/study.ts'

/** A workload that was measured at several numbers of threads, with all scenarios that were measured in it. */
export interface Grid {
  readonly workload: string
  readonly threads: readonly number[]
  readonly scenarios: readonly string[]
  readonly cells: readonly ResultCell[]
  readonly cell: (scenario: string, threads: number) => ResultCell | undefined
}

/** Neighbouring numbers of threads with the same winner: several scenarios if they do not differ significantly. */
export interface Winner {
  readonly threads: readonly [number, ...number[]]
  readonly scenarios: readonly string[]
}

export interface Peak {
  readonly scenario: string
  readonly threads: number
  readonly qps: number
}

/**
 * How far A, a scenario, is ahead of each B on another server: A / B − 1. Undefined if one of the two was not measured.
 */
export interface Lead {
  readonly scenario: string
  readonly others: readonly string[]
  readonly rows: readonly { readonly threads: number; readonly changes: readonly (number | undefined)[] }[]
  /** Geometric mean of the ratios A / B, minus one, for each B. */
  readonly averages: readonly (number | undefined)[]
}

/**
 * A grid for each workload that was measured at several numbers of threads. Empty without a control, because scenarios
 * are then compared only with their own past.
 */
export function gridsOf({ plan, cells }: Result): Grid[] {
  if (!plan.rules.includes('control')) return []
  const present = Map.groupBy(
    cells.filter(({ revision }) => revision === 'head'),
    ({ workload }) => workload,
  )
  return [...present].flatMap(([workload, ofWorkload]): Grid | [] => {
    const threads = [...new Set(ofWorkload.map((cell) => cell.threads))].sort((one, other) => one - other)
    const byPlace = new Map(ofWorkload.map((cell) => [placeKey(cell.scenario, cell.threads), cell]))
    const measured = new Set(ofWorkload.map(({ scenario }) => scenario))
    const scenarios = [...new Set(plan.arms.map(({ scenario }) => scenario.name))].filter((one) => measured.has(one))
    const cell: Grid['cell'] = (scenario, level) => byPlace.get(placeKey(scenario, level))
    return threads.length < 2 ? [] : { workload, threads, scenarios, cells: ofWorkload, cell }
  })
}

function placeKey(scenario: string, threads: number): string {
  return `${threads} ${scenario}`
}

/**
 * Key of each scenario's server. Scenarios on one running server, or on the same version of the same product, have
 * equal keys, so that leads are shown only between different servers.
 */
export function serversByScenario({ scenarios }: Pick<Result, 'scenarios'>): ReadonlyMap<string, string> {
  const present = scenarios.filter(({ revision }) => revision === 'head')
  return new Map(
    present.map(({ name, host, server }) => [name, JSON.stringify([host, server.product, server.version])]),
  )
}

/** Whether different servers are compared, and not only settings of one. */
export function comparesServers(result: Pick<Result, 'scenarios'>): boolean {
  return new Set(serversByScenario(result).values()).size > 1
}

/** Merges neighbouring numbers of threads that have the same winner, so that a sentence can name them together. */
export function winnersOf(grid: Grid, study: Study | null): Winner[] {
  const winners: { threads: [number, ...number[]]; scenarios: readonly string[] }[] = []
  for (const threads of grid.threads) {
    const scenarios = fastestAt(grid, threads, study)
    const last = winners.at(-1)
    if (scenarios.length === 0) continue
    if (last?.scenarios.join('\n') === scenarios.join('\n')) last.threads.push(threads)
    else winners.push({ threads: [threads], scenarios })
  }
  return winners
}

/** The fastest scenario and all that do not differ significantly from it; empty if nothing was compared there. */
export function fastestAt({ workload }: Grid, threads: number, study: Study | null): readonly string[] {
  const isHere = (load: Study['fastest'][number]) => load.workload === workload && load.threads === threads
  return study?.fastest.find(isHere)?.scenarios ?? []
}

export function peaksOf({ scenarios, threads, cell }: Grid): Peak[] {
  const peaks = scenarios.flatMap((scenario): Peak | [] => {
    const cells = threads.flatMap((level) => cell(scenario, level) ?? [])
    const [best] = cells.toSorted((one, other) => other.qps - one.qps)
    return best === undefined ? [] : { scenario, threads: best.threads, qps: best.qps }
  })
  return peaks.toSorted((one, other) => other.qps - one.qps)
}

/** Leads between scenarios on different servers. The fastest scenario comes first, in the list and in `others`. */
export function leadsOf(grid: Grid, servers: ReadonlyMap<string, string>): Lead[] {
  const speeds = new Map(grid.scenarios.map((scenario) => [scenario, averageQps(grid, scenario)]))
  const bySpeed = grid.scenarios.toSorted((one, other) => (speeds.get(other) ?? 0) - (speeds.get(one) ?? 0))
  const leads = bySpeed.map((scenario): Lead => {
    const others = bySpeed.filter((other) => servers.get(other) !== servers.get(scenario))
    const ratios = grid.threads.map((threads) => others.map((other) => ratioAt(grid, threads, scenario, other)))
    return {
      scenario,
      others,
      rows: grid.threads.map((threads, row) => ({ threads, changes: (ratios[row] ?? []).map(lessOne) })),
      averages: others.map((_, column) => lessOne(geometricMean(ratios.flatMap((row) => row[column] ?? [])))),
    }
  })
  return leads.filter(({ others }) => others.length > 0)
}

function ratioAt({ cell }: Grid, threads: number, scenario: string, other: string): number | undefined {
  const [qps, otherQps] = [cell(scenario, threads)?.qps ?? 0, cell(other, threads)?.qps ?? 0]
  return qps > 0 && otherQps > 0 ? qps / otherQps : undefined
}

function averageQps({ threads, cell }: Grid, scenario: string): number {
  return geometricMean(threads.map((level) => cell(scenario, level)?.qps ?? 0).filter((qps) => qps > 0)) ?? 0
}

/** Geometric mean; undefined if there are no values. Values must be above 0, because 0 has no logarithm. */
function geometricMean(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : Math.exp(mean(values.map(Math.log)))
}

function lessOne(ratio: number | undefined): number | undefined {
  return ratio === undefined ? undefined : ratio - 1
}
