/**
 * Which setting is to blame: configurations between reference and head become servers of their own, measured in turns
 * with the reference, and with head where it is asked for, until the blame is clear or the time is over; then what could
 * be suggested. Never changes a verdict.
 */
import { type Atom, mix, splitDifference } from '../core/attribution/atoms.ts'
import { balance, type Cause as Finding, findings } from '../core/attribution/causes.ts'
import { learn, nextProbes, startSearch } from '../core/attribution/search.ts'
import type { PieceCost } from '../core/attribution/suggest.ts'
import type { Search } from '../core/attribution/unit.ts'
import type { Product } from '../core/performance-schema/performance-schema.ts'
import type { Arm, Plan } from '../core/plan/plan.ts'
import type { ExplainMode } from '../core/request/run-request.ts'
import { recalledEffect } from '../core/result/recalled-effect.ts'
import type { Cause, Explanation, Result, ResultComparison, Suggestion } from '../core/result/result.ts'
import { bySeverity } from '../core/wording/wording.ts'
import { Bench, type Ends } from './attribution-trials.ts'
import type { MeasureEdges } from './measure-trial.ts'
import { findSuggestion } from './suggestion.ts'

export interface ExplainRequest {
  readonly plan: Plan
  readonly result: Result
  readonly product: Product
  /** Servers that fit into memory together, reference, its twin and head among them. */
  readonly mostServers: number
  readonly seconds: number
}

export interface Explained {
  readonly causes: readonly Cause[]
  readonly explanation: Explanation
  readonly suggestion: Suggestion | null
}

/** The comparison whose causes are looked for: the worst of the cells that regressed or, if `always`, of all. */
export function toBeExplained(result: Result, mode: ExplainMode): ResultComparison | undefined {
  if (mode === 'never') return undefined
  const cells = result.comparisons.filter(({ scope, rule }) => scope === 'cell' && rule !== 'history')
  const regressed = cells.filter(({ verdict }) => verdict === 'regressed')
  if (regressed.length > 0) return bySeverity(regressed)[0]
  return mode === 'always' ? bySeverity(cells)[0] : undefined
}

/** Null where the two configurations do not differ in anything that can be told apart. */
export async function explain(
  found: ResultComparison,
  request: ExplainRequest,
  edges: MeasureEdges,
): Promise<Explained | null> {
  const { plan, result, product, mostServers } = request
  const ends = endsOf(found, plan)
  if (ends === undefined) return null
  const difference = splitDifference(ends.reference, ends.head, product)
  const { atoms } = difference
  if (atoms.length === 0) return null
  const began = edges.testbed.now()
  const configure = (set: readonly number[], name: string) => mix(difference, set, name)
  const insight = insightOf(found, result)
  const bench = new Bench(
    {
      ...{ ...ends, plan, configure, deadline: began + request.seconds },
      startSeconds: Math.max(0, ...result.scenarios.map((each) => each.startSeconds)),
      keepsTimeToTryOut: Object.keys(insight).length > 0 && atoms.some(({ piece }) => piece !== null),
    },
    edges,
  )
  const needs = atoms.map((atom) => atom.needs)
  const mostArms = Math.max(2, mostServers - bench.always)
  const search = await searched(startSearch({ needs, whole: recalledEffect(found), mostArms }), bench)
  const seconds = edges.testbed.now() - began
  const { rule, scenario, reference, workload, threads } = found
  const causes = findings(search)
  const { head } = ends
  return {
    causes: causes.map((cause) => toCause(cause, atoms)),
    explanation: {
      ...{ rule, scenario, reference, workload, threads },
      ...balance(search),
      seconds,
      isComplete: nextProbes(search).length === 0,
    },
    suggestion: await findSuggestion({ head, product, insight, costs: costsOf(causes, atoms) }, bench),
  }
}

/** The search as far as its trials came: until the blame is clear or the time is over. */
async function searched(start: Search, bench: Bench): Promise<Search> {
  let search = start
  for (let probes = nextProbes(search); probes.length > 0; probes = nextProbes(search)) {
    const measured = await bench.measure(search, probes)
    if (measured === undefined) break
    search = learn(search, measured)
  }
  return search
}

function toCause({ atoms, measured, ...cause }: Finding, all: readonly Atom[]): Cause {
  const settings = all.map(({ name, before, after, place }) => ({ name, before, after, place }))
  return {
    ...cause,
    settings: atoms.flatMap((atom) => settings[atom] ?? []),
    measuredWith: measured.flatMap((atom) => settings[atom]?.name ?? []),
  }
}

/** Of what was measured in a group only, the group's: enough to say what is looked at first. */
function costsOf(causes: readonly Finding[], all: readonly Atom[]): PieceCost[] {
  return causes.flatMap(({ atoms, change, verdict }) =>
    atoms.flatMap((atom): PieceCost[] => {
      const piece = all[atom]?.piece ?? null
      // A group that was not taken apart has figures where it was shown to cost something.
      const isCostly = verdict === 'to blame' || (verdict === 'not reached' && change !== null)
      return piece === null ? [] : [{ piece, change, isCostly }]
    }),
  )
}

/** What head's server lets one find out; empty where it was not asked. */
function insightOf({ scenario }: ResultComparison, { scenarios }: Result): Suggestion['insight'] {
  return scenarios.find(({ name, revision }) => name === scenario && revision === 'head')?.insight ?? {}
}

function endsOf(
  { rule, scenario, reference, workload, threads }: ResultComparison,
  { arms, cells }: Plan,
): Ends | undefined {
  const revision = rule === 'base' ? 'base' : 'head'
  const find = (name: string, of: Arm['revision']) =>
    arms.find((arm) => arm.scenario.name === name && arm.revision === of)?.scenario
  const ends = { reference: find(reference, revision), head: find(scenario, 'head') }
  const cell = cells.find((each) => each.workload.name === workload && each.threads === threads)
  if (ends.reference === undefined || ends.head === undefined || cell === undefined) return undefined
  return { reference: ends.reference, head: ends.head, cell }
}
