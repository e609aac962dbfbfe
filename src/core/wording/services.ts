/** Servers side by side: the grid of a sweep, who is fastest at each level, each one's peak, and how far one leads. */

import type { Result, ResultCell } from '../result/result.ts'
import { mean } from '../stats/vectors.ts'
import type { Study } from '../study/study.ts'

/** A workload that was measured at several levels, with all scenarios that were compared in it. */
export interface Grid {
  readonly workload: string
  /** Levels in ascending order. */
  readonly threads: readonly number[]
  /** Names with the control first. */
  readonly scenarios: readonly string[]
  readonly cells: readonly ResultCell[]
  /** A load's cell; undefined where nothing was measured. */
  readonly cell: (scenario: string, threads: number) => ResultCell | undefined
}

/** Neighbouring levels with the same winner; it is several scenarios if these cannot be told apart. */
export interface Winner {
  readonly threads: readonly [number, ...number[]]
  readonly scenarios: readonly string[]
}

export interface Peak {
  readonly scenario: string
  readonly threads: number
  readonly qps: number
}

/** How far a scenario is ahead of each one on another server: A / B − 1, undefined where either was not measured. */
export interface Lead {
  readonly scenario: string
  readonly others: readonly string[]
  readonly rows: readonly { readonly threads: number; readonly changes: readonly (number | undefined)[] }[]
  /** Geometric mean of the ratios A / B, less one, for each other scenario. */
  readonly averages: readonly (number | undefined)[]
}

/** The grids of a run with a control: one for each workload that was measured at several levels. */
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

/** The server of each scenario: equal for scenarios on the same one, or on the same program of the same version. */
export function serversByScenario({ scenarios }: Pick<Result, 'scenarios'>): ReadonlyMap<string, string> {
  const present = scenarios.filter(({ revision }) => revision === 'head')
  return new Map(
    present.map(({ name, host, server }) => [name, JSON.stringify([host, server.product, server.version])]),
  )
}

/** Whether different servers are compared, not settings of one. */
export function comparesServers(result: Pick<Result, 'scenarios'>): boolean {
  return new Set(serversByScenario(result).values()).size > 1
}

/** The winner of each level, neighbouring levels together where it is the same one. */
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

/** The fastest at a level, and those that were not told apart from it; empty where nothing was compared. */
export function fastestAt({ workload }: Grid, threads: number, study: Study | null): readonly string[] {
  const isHere = (load: Study['fastest'][number]) => load.workload === workload && load.threads === threads
  return study?.fastest.find(isHere)?.scenarios ?? []
}

/** The most QPS of each scenario, the highest first. */
export function peaksOf({ scenarios, threads, cell }: Grid): Peak[] {
  const peaks = scenarios.flatMap((scenario): Peak | [] => {
    const cells = threads.flatMap((level) => cell(scenario, level) ?? [])
    const [best] = cells.toSorted((one, other) => other.qps - one.qps)
    return best === undefined ? [] : { scenario, threads: best.threads, qps: best.qps }
  })
  return peaks.toSorted((one, other) => other.qps - one.qps)
}

/** The lead of each scenario over each one on another server. Leads, and `others` in each, begin with the fastest. */
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

/** Geometric mean; undefined for no values. Values must be above zero, because others have no logarithm. */
function geometricMean(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : Math.exp(mean(values.map(Math.log)))
}

function lessOne(ratio: number | undefined): number | undefined {
  return ratio === undefined ? undefined : ratio - 1
}
