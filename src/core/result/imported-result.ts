/** The result of a table that was measured elsewhere: the same in form, and silent about servers and machine. */

import { CONFIDENCE } from '../comparison/comparison.ts'
import type { ImportedTable } from '../imported/imported-table.ts'
import { type BareChange, judgeImported, meanQps } from '../imported/judge-imported.ts'
import type { Observation } from '../imported/observation.ts'
import { mean, sum } from '../stats/vectors.ts'
import type { GatePolicy } from '../suite/suite.ts'
import { toleranceOf } from '../verdict/tolerance.ts'
import { makeResult, type RunDescription } from './make-result.ts'
import {
  type Environment,
  type Result,
  type ResultCell,
  type ResultComparison,
  type ResultPlan,
  type ResultScenario,
  SCHEMA_VERSION,
} from './result.ts'

/** Facts that the table itself does not have. */
export interface ImportFacts {
  readonly name: string
  readonly fingerprint: string
  /** Files and directories as they were named. */
  readonly paths: readonly string[]
  /** Arguments of `qpsgate import` that import the same again. */
  readonly reproduce: readonly string[]
  /** When it was imported; ISO 8601, UTC. */
  readonly startedAt: string
  readonly policy: GatePolicy
}

const UNKNOWN = 'unknown'

/** Nobody says where they were measured, and here it was not. */
const UNKNOWN_MACHINE: Environment = {
  cpuModel: UNKNOWN,
  cpus: 0,
  serverCpus: [],
  clientCpus: [],
  memoryBytes: 0,
  kernel: UNKNOWN,
  sysbench: UNKNOWN,
  runner: UNKNOWN,
  cpuCapacity: 0,
}

export function importedResult(table: ImportedTable, facts: ImportFacts): Result {
  const { judgement, bare, ranking } = judgeImported(table, facts.policy)
  const made = makeResult(judgement, describeImport(table, facts, ranking), { seconds: 0, timeline: null })
  const sure = made.comparisons.map((found) => ({ ...found, detectable: null }))
  const comparisons = [...sure, ...bare.map((change) => bareComparison(change, facts.policy))]
  return { ...made, comparisons: inOrder(comparisons, table) }
}

function describeImport(table: ImportedTable, facts: ImportFacts, ranking: RunDescription['ranking']): RunDescription {
  const { name, fingerprint, paths, reproduce, startedAt, policy } = facts
  const cells = cellsOf(table)
  const many = cells.map(({ observations }) => observations.length)
  const [fewest, most] = [Math.min(...many), Math.max(...many)]
  return {
    schemaVersion: SCHEMA_VERSION,
    suite: { name, fingerprint },
    commit: null,
    startedAt,
    imported: { paths, observations: sum(many), repetitions: { fewest, most } },
    measuredSeconds: 0,
    seed: 0,
    reproduce,
    plan: planOf(table, most, policy),
    environment: UNKNOWN_MACHINE,
    scenarios: scenariosOf(table).flatMap((scenario) => describeScenario(table, scenario)),
    cells: cells.map(({ observations }) => describeCell(observations)),
    settings: [],
    advice: [],
    ranking,
    warnings: [],
  }
}

function scenariosOf({ control, candidates }: ImportedTable): readonly string[] {
  return [control, ...candidates]
}

function roleIn({ control }: ImportedTable, scenario: string): 'control' | 'candidate' {
  return scenario === control ? 'control' : 'candidate'
}

function planOf(table: ImportedTable, trials: number, policy: GatePolicy): ResultPlan {
  return {
    rules: ['control'],
    arms: scenariosOf(table).map((scenario) => ({ scenario, revision: 'head', role: roleIn(table, scenario) })),
    cells: table.places,
    shard: null,
    // Repetitions tell it themselves: nothing was known beforehand.
    startSpread: { sd: 0, df: 1 },
    trials,
    policy,
  }
}

type Observations = readonly [Observation, ...Observation[]]

/** Cells in the order of the plan, the control first in each. */
function cellsOf(table: ImportedTable): { readonly observations: Observations }[] {
  return table.places.flatMap((place) =>
    scenariosOf(table).flatMap((scenario) => {
      const [first, ...others] = table.observationsOf(scenario, place)
      return first === undefined ? [] : [{ observations: [first, ...others] as const }]
    }),
  )
}

function describeScenario(table: ImportedTable, scenario: string): ResultScenario[] {
  const [first] = table.places.flatMap((place) => table.observationsOf(scenario, place))
  if (first === undefined) return []
  return [
    {
      name: scenario,
      revision: 'head',
      role: roleIn(table, scenario),
      server: { product: UNKNOWN, version: UNKNOWN },
      place: first.place,
      fingerprint: '',
      variables: {},
      memory: { residentBytes: null, performanceSchemaBytes: null },
      insight: {},
      startSeconds: 0,
      host: null,
      cpuCapacity: null,
      price: null,
      pageMisses: null,
    },
  ]
}

function describeCell(observations: Observations): ResultCell {
  const [{ scenario, workload, threads }] = observations
  const latency = (key: keyof Observation['latencyMs']) =>
    meanKnown(observations.map(({ latencyMs }) => latencyMs[key]))
  return {
    ...{ scenario, revision: 'head', workload, threads },
    qps: meanQps(observations),
    tps: meanKnown(observations.map(({ tps }) => tps)),
    latencyMs: { avg: latency('avg'), p50: null, p95: latency('p95'), p99: latency('p99') },
    ...{ cpuMicrosPerQuery: null, serverCpuBusy: null, clientCpuBusy: null },
    ...{ slices: 0, errors: 0 },
  }
}

/** Null if one is unknown. */
function meanKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length < values.length ? null : mean(known)
}

function bareComparison({ repetitions, ...found }: BareChange, policy: GatePolicy): ResultComparison {
  const { share, from } = toleranceOf({ rule: 'control', ...found }, policy)
  const figures = {
    rule: 'control',
    scenario: found.scenario,
    reference: found.reference,
    change: found.change,
    low: null,
    high: null,
    confidence: CONFIDENCE,
    effect: null,
    tolerance: share,
    toleranceFrom: from,
    detectable: null,
    blocks: 0,
    trials: repetitions,
    verdict: 'inconclusive',
    label: 'no interval',
    confirmed: null,
    sufficientSeconds: null,
  } as const
  if (found.scope === 'mean') return { ...figures, scope: 'mean', workload: '*', threads: 0 }
  return { ...figures, scope: 'cell', workload: found.workload, threads: found.threads }
}

/** Cell by cell, then means; scenario by scenario in each. */
function inOrder(comparisons: readonly ResultComparison[], { candidates, places }: ImportedTable): ResultComparison[] {
  const placeOf = ({ scope, workload, threads }: ResultComparison) =>
    scope === 'mean' ? places.length : places.findIndex((one) => one.workload === workload && one.threads === threads)
  const order = new Map(
    comparisons.map((one) => [one, placeOf(one) * candidates.length + candidates.indexOf(one.scenario)]),
  )
  return comparisons.toSorted((left, right) => (order.get(left) ?? 0) - (order.get(right) ?? 0))
}
