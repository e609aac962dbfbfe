/**
 * Observations as cells: the scenarios, the number of measurements, and the cells that cannot be compared with the
 * control.
 */
import type { CellKey } from '../names.ts'
import { quote } from '../suite/problems.ts'
import type { Problem } from '../suite/suite.ts'
import type { Observation } from './observation.ts'

export interface ImportedTable {
  readonly control: string
  /** The others, in the order in which they were first read. */
  readonly candidates: readonly string[]
  /** Workloads in the order in which they were first read, numbers of threads ascending. */
  readonly places: readonly CellKey[]
  /** All observations of a scenario in a cell; none if it was not measured there. */
  readonly observationsOf: (scenario: string, place: CellKey) => readonly Observation[]
}

export type ParsedTable =
  | { readonly kind: 'ok'; readonly table: ImportedTable }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] }

/** Names in the order in which they were first read. */
export function scenariosIn(observations: readonly Observation[]): string[] {
  return [...new Set(observations.map(({ scenario }) => scenario))]
}

/** @param control one of the scenarios, which were measured in no cell without it */
export function tableOf(observations: readonly Observation[], control: string): ParsedTable {
  const cells = Map.groupBy(observations, ({ scenario, ...place }) => cellKey(scenario, place))
  const observationsOf = (scenario: string, place: CellKey) => cells.get(cellKey(scenario, place)) ?? []
  const problems = [
    ...[...cells.values()].flatMap(repeatedTrials),
    ...withoutControl(observations, control, observationsOf),
  ]
  if (problems.length > 0) return { kind: 'problems', problems }
  const candidates = scenariosIn(observations).filter((name) => name !== control)
  return { kind: 'ok', table: { control, candidates, places: placesIn(observations), observationsOf } }
}

function placesIn(observations: readonly Observation[]): CellKey[] {
  return [...Map.groupBy(observations, ({ workload }) => workload)].flatMap(([workload, own]) =>
    [...new Set(own.map(({ threads }) => threads))]
      .sort((left, right) => left - right)
      .map((threads) => ({ workload, threads })),
  )
}

/** Observations of one cell without a trial are repetitions; those with the same trial are a mistake. */
function repeatedTrials(observations: readonly Observation[]): Problem[] {
  return observations.flatMap((observation, index) => {
    const { trial, scenario, place } = observation
    const first = observations.slice(0, index).find((other) => trial !== null && other.trial === trial)
    if (first === undefined) return []
    const found = `a second ${quote(trial ?? '')} of ${quote(scenario)}, ${cellText(observation)}, after ${place.file === first.place.file ? 'line ' : `${first.place.file}:`}${first.place.line}`
    return [
      { ...place, path: 'trial', found, allowed: 'each trial of a cell once; no trial where nothing tells them apart' },
    ]
  })
}

function withoutControl(
  observations: readonly Observation[],
  control: string,
  observationsOf: ImportedTable['observationsOf'],
): Problem[] {
  return placesIn(observations).flatMap((place) => {
    const [first] = observations.filter(
      ({ workload, threads }) => workload === place.workload && threads === place.threads,
    )
    if (first === undefined || observationsOf(control, place).length > 0) return []
    const found = `no figure of the control ${quote(control)} at ${cellText(place)}`
    return [{ ...first.place, path: '', found, allowed: 'workloads and threads at which the control was measured too' }]
  })
}

function cellText({ workload, threads }: CellKey): string {
  return `${quote(workload)} with ${threads} threads`
}

function cellKey(scenario: string, { workload, threads }: CellKey): string {
  return JSON.stringify([scenario, workload, threads])
}
