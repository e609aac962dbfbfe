/**
 * Which setting is to blame: configurations between reference and head become servers of their own, measured in turns
 * with both, until the blame is clear or the time is over. Never changes a verdict.
 */
import { mix, splitDifference } from './core/blame/atoms.ts'
import { balance, findings } from './core/blame/findings.ts'
import type { Product } from './core/blame/performance-schema.ts'
import { armsOf, learn, type Measured, nextProbes, startSearch } from './core/blame/search.ts'
import type { Probe, Search } from './core/blame/unit.ts'
import { comparePairs } from './core/comparison/compare.ts'
import type { Line } from './core/measurement/measurement.ts'
import type { Arm, Cell, Plan } from './core/plan/plan.ts'
import type { Cause, Explanation, Result, ResultComparison } from './core/report/result.ts'
import { bySeverity } from './core/report/wording.ts'
import type { Effect } from './core/stats/random-effects.ts'
import type { Scenario } from './core/suite/suite.ts'
import { MeasurementError, UserError } from './errors.ts'
import { type MeasureEdges, measureTrial } from './measure.ts'

/** A trial gives every server so much time: enough to tell about one per cent in two of them. */
const SECONDS_PER_ARM = 3.5
const LEAST_TRIAL_SECONDS = 10
/** A setting must be seen in two trials before it is blamed. */
const LEAST_TRIALS = 2
const USUAL_DF = 60

export type ExplainMode = 'on-fail' | 'always' | 'never'

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
  const { plan, product, mostServers, seconds } = request
  const ends = endsOf(found, plan)
  if (ends === undefined) return null
  const difference = splitDifference(ends.reference, ends.head, product)
  if (difference.atoms.length === 0) return null
  const began = edges.testbed.now()
  const bench = new Bench(
    { ...ends, plan, deadline: began + seconds, configure: (set, name) => mix(difference, set, name) },
    edges,
  )
  const needs = difference.atoms.map((atom) => atom.needs)
  let search = startSearch({ needs, whole: effectOf(found), mostArms: Math.max(2, mostServers - bench.always) })
  for (let probes = nextProbes(search); probes.length > 0; probes = nextProbes(search)) {
    const measured = await bench.measure(search, probes)
    if (measured === undefined) break
    search = learn(search, measured)
  }
  const settings = difference.atoms.map(({ name, before, after, place }) => ({ name, before, after, place }))
  const { rule, scenario, reference, workload, threads } = found
  return {
    causes: findings(search).map(({ atoms, measured, ...cause }) => ({
      ...cause,
      settings: atoms.flatMap((atom) => settings[atom] ?? []),
      measuredWith: measured.flatMap((atom) => settings[atom]?.name ?? []),
    })),
    explanation: {
      ...{ rule, scenario, reference, workload, threads },
      ...balance(search),
      seconds: edges.testbed.now() - began,
      isComplete: nextProbes(search).length === 0,
    },
  }
}

interface Ends {
  readonly reference: Scenario
  readonly head: Scenario
  readonly cell: Cell
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

interface BenchRequest extends Ends {
  readonly plan: Plan
  /** On the testbed's clock. */
  readonly deadline: number
  /** The reference with these settings of head. */
  readonly configure: (set: readonly number[], name: string) => Scenario
}

/** Measures configurations between reference and head in one cell, trial after trial. */
class Bench {
  readonly #request: BenchRequest
  readonly #edges: MeasureEdges
  readonly #fixed: readonly [Arm, Arm, Arm]
  readonly #mixes = new Map<string, Arm>()
  readonly #stuck = new Set<string>()
  readonly #lines: Line[] = []
  #trials = 0

  constructor(request: BenchRequest, edges: MeasureEdges) {
    this.#request = request
    this.#edges = edges
    const reference = { ...request.reference, name: 'reference', expect: {} }
    this.#fixed = [
      { scenario: reference, revision: 'head', role: 'control' },
      { scenario: reference, revision: 'twin', role: 'control' },
      { scenario: { ...request.head, name: 'head', expect: {} }, revision: 'head', role: 'candidate' },
    ]
  }

  /** Servers that every trial has. */
  get always(): number {
    return this.#fixed.length
  }

  /** What the probes show, with all that was measured of them before; undefined where the time is over. */
  async measure(search: Search, probes: readonly Probe[]): Promise<Measured[] | undefined> {
    const arms = armsOf(search, probes).map((set) => this.#armOf(set))
    if (!(await this.#trial(arms))) return undefined
    const effects = comparePairs(this.#plan(), this.#lines, this.#request.cell)
    return probes.flatMap((probe): Measured[] => {
      if (this.#isStuck(search, probe)) return [{ probe, effect: 'does not start' }]
      const effect = effects(this.#nameOf(search, probe.with), this.#nameOf(search, probe.against))
      return effect === undefined ? [] : [{ probe, effect }]
    })
  }

  /** @returns false where the time does not suffice */
  async #trial(wanted: readonly Arm[]): Promise<boolean> {
    const arms = wanted.filter(({ scenario }) => !this.#stuck.has(scenario.name))
    // Servers that do not start tell something too.
    if (arms.length === 0 && wanted.length > 0) return true
    const { now } = this.#edges.testbed
    const all = [...this.#fixed, ...arms]
    const seconds = Math.max(LEAST_TRIAL_SECONDS, SECONDS_PER_ARM * all.length)
    if (now() + seconds > this.#request.deadline) return false
    const { cell } = this.#request
    this.#trials += 1
    const trial = { number: this.#trials, arms: all, cells: [{ cell, arms: all }] }
    const schedule = () => ({ until: now() + seconds, trials: Math.max(LEAST_TRIALS, this.#trials) })
    try {
      const { lines } = await measureTrial({ plan: this.#plan(), trial, schedule }, this.#edges)
      this.#lines.push(...lines)
      return true
    } catch (error) {
      if (!isFailure(error) || !(await this.#findStuck(arms))) throw error
      return this.#trial(wanted)
    }
  }

  /** Starts each server by itself, and remembers those that do not start. @returns whether there is one */
  async #findStuck(arms: readonly Arm[]): Promise<boolean> {
    let found = false
    for (const arm of arms) {
      try {
        await using _ = await this.#edges.testbed.startTrial(
          { number: this.#trials, arms: [arm], cells: [] },
          this.#plan(),
        )
      } catch (error) {
        if (!isFailure(error)) throw error
        this.#stuck.add(arm.scenario.name)
        found = true
      }
    }
    return found
  }

  #plan(): Plan {
    const { plan, cell } = this.#request
    return { ...plan, rules: ['control'], arms: [...this.#fixed, ...this.#mixes.values()], cells: [cell], shard: null }
  }

  #armOf(set: readonly number[]): Arm {
    const name = `with ${set.join('+')}`
    const known = this.#mixes.get(name)
    if (known !== undefined) return known
    const arm: Arm = { scenario: this.#request.configure(set, name), revision: 'head', role: 'candidate' }
    this.#mixes.set(name, arm)
    return arm
  }

  #nameOf({ needs }: Search, set: readonly number[]): string {
    if (set.length === 0) return this.#fixed[0].scenario.name
    return set.length === needs.length ? this.#fixed[2].scenario.name : this.#armOf(set).scenario.name
  }

  #isStuck(search: Search, probe: Probe): boolean {
    return [probe.with, probe.against].some((set) => this.#stuck.has(this.#nameOf(search, set)))
  }
}

/** Of a server, not of ours, nor a signal. */
function isFailure(error: unknown): boolean {
  return error instanceof UserError || error instanceof MeasurementError
}

/** On the scale of the estimates, where the interval is symmetric. */
function effectOf({ change, low, high }: ResultComparison): Effect {
  const standardError = (Math.log1p(high) - Math.log1p(low)) / 4
  const within = { variance: standardError ** 2, df: USUAL_DF }
  return { mean: Math.log1p(change), standardError, df: USUAL_DF, within, between: { variance: 0, df: USUAL_DF } }
}
