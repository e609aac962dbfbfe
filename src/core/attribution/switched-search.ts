/** Decides from switching which settings are to blame, and when enough is known. */

import { CONFIDENCE } from '../comparison/comparison.ts'
import {
  combine,
  type Effect,
  interval,
  lowerBound,
  randomEffects,
  type StartSpread,
  upperBound,
} from '../stats/random-effects.ts'
import { huber, isSample } from '../stats/robust.ts'
import { studentTCdf, studentTQuantile } from '../stats/special-functions.ts'
import type { Figures } from './attribution.ts'
import { FALSE_ACQUITTAL, FALSE_BLAME, figures, relevantCost } from './balance.ts'
import type { CauseVerdict, FactorCause } from './causes.ts'
import type { Removal } from './removals.ts'
import type { Shares } from './shapley.ts'

export type CostVerdict = Extract<CauseVerdict, 'to blame' | 'innocent' | 'undecided'>

/** Half of the 95 % interval, as ln, at which a cost and the whole are known well enough. */
export const PRECISION = 0.01
/** The same as a share of the relevant cost, if that is more: for a whole of 30 % nobody needs costs to ±1 %. */
const RELEVANT_PRECISION = 0.5
/** Part of that down to which a cost is followed that is suspect: twice the information. */
const CLOSER = 0.7
/**
 * Share of FALSE_BLAME until costs are known to ±1 %. The rest is for suspects, followed further, and for searches that
 * end because the spread happens to look small: with all of it 4.7 % of runs in which nothing cost anything blamed a
 * setting, with half of it 3.0 %.
 */
const UNTIL_KNOWN = 0.5
/** Half-width of an interval from which on a removal's savings are not reported. */
const TOO_WIDE = 0.02
/** Part of the whole that may stay unexplained. */
const LARGEST_REST = 0.25
/** Degrees of freedom at which Student's t is the normal distribution. */
const NORMAL = 1e6
/** Smaller errors count as this one: no real noise has a tail known that far. */
const LEAST_ERROR = 1e-12

/** State of a search, besides its figures. */
export interface SearchState {
  /** All settings that changed, switched or not. */
  readonly settings: number
  /** Share of the longest search that is over, 0…1; default: it goes on until costs are known well. */
  readonly share?: number
}

/**
 * Verdict on every setting. To blame: its cost is relevant, and its upper bound shows that it costs something, at
 * FALSE_BLAME over all settings (Bonferroni) and all looks. Innocent: its lower bound shows that it costs less than the
 * relevant cost, at 5 % each over all looks. A gain is innocent.
 */
export function judgeCosts(
  { costs, whole }: Pick<Shares, 'costs' | 'whole'>,
  { settings, share = 0 }: SearchState = { settings: costs.length },
): readonly CostVerdict[] {
  const relevant = relevantCost(whole)
  // A search ends when costs are known well or when its time is over: the information until then grows with either.
  const boundOf = (cost: Effect, error: number) =>
    errorAt(Math.min(1, Math.max(Math.sqrt(share), precisionFor(whole) / halfWidth(cost))), error)
  return costs.map((cost) => {
    if (cost.mean <= -relevant && upperBound(cost, boundOf(cost, (FALSE_BLAME * UNTIL_KNOWN) / settings)) < 0)
      return 'to blame'
    return lowerBound(cost, boundOf(cost, FALSE_ACQUITTAL)) > -relevant ? 'innocent' : 'undecided'
  })
}

/** Half-width at which a search for the causes of this whole may end. */
function precisionFor(whole: Effect): number {
  return Math.max(PRECISION, RELEVANT_PRECISION * relevantCost(whole))
}

/**
 * Verdicts on settings that only count at start, with the same errors.
 */
export function judgeStartCosts(
  { whole: atStart, costs }: Pick<StartCosts, 'whole' | 'costs'>,
  whole: Effect,
  { settings, share = 0 }: SearchState = { settings: costs.length },
): readonly CostVerdict[] {
  const relevant = relevantCost(whole)
  // All of their servers had equally many turns, so the total is as well known as each of them.
  const root = Math.max(Math.sqrt(share), rootAtStart(atStart, precisionFor(whole)))
  return costs.map((cost) => {
    if (cost.mean <= -relevant && upperBound(cost, errorAt(root, FALSE_BLAME / settings)) < 0) return 'to blame'
    return lowerBound(cost, errorAt(root, FALSE_ACQUITTAL)) > -relevant ? 'innocent' : 'undecided'
  })
}

/**
 * Root of the information about a start, as a share of the limit for well-known turn noise: more turns do not tell more
 * about how starts differ.
 */
function rootAtStart(atStart: Effect, precision: number): number {
  const { within, between } = atStart
  const left = Math.min(1, (precision / halfWidth(noiseOf(atStart))) ** 2)
  return Math.sqrt((left * within.variance + between.variance) / (within.variance + between.variance))
}

/**
 * Whether the noise of turns leaves an effect, a part of the whole, known well enough; more turns do not tell more of
 * how starts differ.
 */
export function isWellMeasured(effect: Effect, whole: Effect): boolean {
  return halfWidth(noiseOf(effect)) <= precisionFor(whole)
}

/** An effect as far as the noise of turns makes it uncertain. */
function noiseOf({ mean, within }: Effect): Effect {
  return {
    mean,
    standardError: Math.sqrt(within.variance),
    df: within.df,
    within,
    between: { variance: 0, df: within.df },
  }
}

/**
 * Whether every cost, and the whole as switched, is known to ±1 % or to half of the relevant cost, if that is more; and
 * to 0.7 times that if a relevant cost is shown alone, but not yet over all settings. Clear verdicts alone do not end
 * the search, as the costs are reported; other unclear ones do not prolong it: with ±1 % only costs of less than 2 %
 * can be unclear.
 */
export function isSettled(
  shares: Pick<Shares, 'costs' | 'whole' | 'switched'>,
  verdicts: readonly CostVerdict[] = judgeCosts(shares),
): boolean {
  const [relevant, precision] = [relevantCost(shares.whole), precisionFor(shares.whole)]
  const isSuspect = ({ mean }: Effect, verdict: CostVerdict | undefined, width: number) =>
    verdict === 'undecided' && mean <= -relevant && mean + width < 0
  return (
    halfWidth(shares.switched) <= precision &&
    shares.costs.every((cost, setting) => {
      const width = halfWidth(cost)
      return width <= (isSuspect(cost, verdicts[setting], width) ? CLOSER : 1) * precision
    })
  )
}

/**
 * Whether the settings to blame explain the whole: all others together cost, by their 95 % interval, less than the
 * tolerance and less than a quarter of it. A cost that only started servers show is not included: no turn of a switched
 * server would tell more about it, so it is reported separately.
 *
 * @param rest effect of all others
 * @param tolerance tolerated slowdown, 0.05 = 5 %
 */
export function isExplained(rest: Effect, whole: Effect, tolerance: number): boolean {
  const most = Math.max(Math.log1p(-tolerance), LARGEST_REST * whole.mean)
  return interval(rest, CONFIDENCE).low > most
}

/** Causes of their costs and verdicts: to blame, dearest first; then the undecided, by cost; then the innocent. */
export function switchedCauses(
  costs: readonly Effect[],
  verdicts: readonly CostVerdict[],
  removals: readonly Removal[],
): readonly FactorCause[] {
  const causes = verdicts.map((verdict, setting): FactorCause => {
    const removal = verdict === 'to blame' ? removals.find((one) => one.setting === setting) : undefined
    return {
      factors: [setting],
      verdict,
      kind: 'share',
      measured: [setting],
      ...figures(costs[setting] as Effect, CONFIDENCE),
      removal: removal === undefined || halfWidth(removal.effect) > TOO_WIDE ? null : removalFigures(removal),
      together: removal?.together ?? [],
    }
  })
  return causes.toSorted(
    (left, right) =>
      ORDER.indexOf(left.verdict) - ORDER.indexOf(right.verdict) || (left.change ?? 0) - (right.change ?? 0),
  )
}

const ORDER: readonly CauseVerdict[] = ['to blame', 'undecided', 'innocent']

function removalFigures({ effect }: Removal): Figures {
  return figures(effect, CONFIDENCE)
}

function halfWidth(effect: Effect): number {
  const { low, high } = interval(effect, CONFIDENCE)
  return (high - low) / 2
}

/**
 * One-sided error allowed at this look, so that over all looks no more than `error` is spent however often one looks:
 * the boundary of O'Brien & Fleming (1979). An estimate followed over its information t, 1 at the end of the search,
 * moves as z√t does, as Brownian motion; that reaches b before t = 1 with probability 2(1 − Φ(b)) (reflection
 * principle). So z ≥ b/√t is required with 1 − Φ(b) = error/2, and z ≥ b beyond t = 1. Early looks cost little, while
 * 1/(l(l + 1)) would leave a thousandth for the thirtieth look.
 *
 * @param root √t: half-width at the end of the search divided by the present one, at most 1
 */
function errorAt(root: number, error: number): number {
  const boundary = studentTQuantile(1 - error / 2, NORMAL)
  return Math.max(LEAST_ERROR, studentTCdf(-boundary / root, NORMAL))
}

/**
 * Servers with settings that only count at start. ln QPS less that of the reference, whose turn was next to theirs: a
 * value for each round.
 */
export interface StartRounds {
  /** Servers with all of the settings. */
  readonly all: readonly number[]
  /** With each of them alone, in their order; empty if there is only one. */
  readonly singles: readonly (readonly number[])[]
}

export interface StartCosts {
  /** All of the settings together. */
  readonly whole: Effect
  /** Each of them by itself, against the reference; empty if there is only one. */
  readonly alone: readonly Effect[]
  /** They add up to the whole: the cost beyond the sum of the single ones is shared equally. */
  readonly costs: readonly Effect[]
}

/** Two servers that were started once each. */
const STARTS = 2
/**
 * Fewer rounds than these do not tell how much they spread: with four, searches that ended because it happened to look
 * small made it 4.7 % of innocent settings that were blamed, with ten 2.9 %.
 */
const LEAST_ROUNDS = 10

/**
 * Undefined with fewer than ten rounds. With two settings the costs are Shapley values; with more an approximation of
 * them that treats all interactions as if all settings took part.
 */
export function costsAtStart({ all, singles }: StartRounds, startSpread: StartSpread): StartCosts | undefined {
  const whole = effectOf(all, startSpread)
  const alone = singles.flatMap((values) => effectOf(values, startSpread) ?? [])
  if (whole === undefined || alone.length < singles.length) return undefined
  const costs = alone.map((_, setting) => sumAtStart({ whole, alone }, [setting]))
  return { whole, alone, costs: alone.length === 0 ? [whole] : costs }
}

/** The summed cost of some settings; the whole if these are all. */
export function sumAtStart({ whole, alone }: Omit<StartCosts, 'costs'>, settings: readonly number[]): Effect {
  if (settings.length >= alone.length) return whole
  const share = settings.length / alone.length
  const parts = alone.map((effect, setting) => ({ effect, slope: (settings.includes(setting) ? 1 : 0) - share }))
  const effects = [{ effect: whole, slope: share }, ...parts]
  return combine(
    effects.reduce((sum, { effect, slope }) => sum + slope * effect.mean, 0),
    effects,
  )
}

function effectOf(values: readonly number[], startSpread: StartSpread): Effect | undefined {
  if (values.length < LEAST_ROUNDS || !isSample(values)) return undefined
  return randomEffects([huber(values)], values.length - 1, STARTS, startSpread)
}
