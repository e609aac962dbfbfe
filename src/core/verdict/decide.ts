/**
 * Policy: what the comparisons mean for the gate. Looks are taken after each trial; a comparison is decided once.
 *
 * With δ = −ln(1 − tolerance), κ = ½, U and L the one-sided bounds at the error this look may spend:
 *  - suspected of a regression if U < −κδ and the estimate is beyond −δ; it counts only when the trials after, on freshly
 *    started servers and taken by themselves, say the same (estimate beyond −δ, 97.5 % bound below −κδ); where they show
 *    that it is within tolerance (97.5 % bound above −δ), or say neither until the end, it is not reproduced;
 *  - passed if L > −δ: shown to be within tolerance, not merely not shown to be beyond it.
 * Promise: if nothing is really slower than half the tolerance, fewer than 1 % of runs fail.
 */
import type { Compared, Comparison } from '../comparison/compare.ts'
import type { Disturbance } from '../measurement/disturbance.ts'
import { type Effect, lowerBound, upperBound } from '../stats/random-effects.ts'
import type { GatePolicy } from '../suite/suite.ts'
import { type Family, HALF_MARGIN, type Look, passAlpha, regressedAlpha } from './alpha.ts'
import { detectable, sufficientSeconds } from './detectable.ts'
import { type Label, labelOf } from './label.ts'
import { toleranceOf } from './tolerance.ts'

const CONFIRMATION_ALPHA = 0.025
/** A confirmation on fewer blocks than this says nothing. */
const CONFIRMATION_BLOCKS = 8
/** One-sided error at which equal servers are said to differ. */
const TWIN_ALPHA = 0.0005
/** With more of its blocks disturbed, a run calls a regression only what the others show by themselves. */
const MOST_DISTURBED = 0.5

export type VerdictKind = 'pass' | 'regressed' | 'inconclusive'

/** What is known of a comparison so far. */
export type Standing =
  | { readonly kind: 'open' }
  | { readonly kind: 'passed' }
  /** Looks like a regression; wants to be confirmed. */
  | { readonly kind: 'suspected'; readonly trial: number }
  | { readonly kind: 'regressed' }
  | { readonly kind: 'not reproduced' }
  /** The run's own A/A check says that its figures are not to be believed. */
  | { readonly kind: 'A/A check failed' }
  | { readonly kind: 'machine disturbed' }

/** Standings by comparison; absent means open. */
export type Standings = ReadonlyMap<string, Standing>

export interface Finding extends Comparison {
  readonly tolerance: number
  readonly toleranceFrom: string
  /** Smallest slowdown that would have been called regressed with 95 % power, as a positive fraction. */
  readonly detectable: number
  readonly verdict: VerdictKind
  readonly label: Label
  /** Whether a regression was seen again on freshly started servers; null where there was none to confirm. */
  readonly confirmed: boolean | null
  /** Measuring time in seconds that would have sufficed to decide; null where it was decided. */
  readonly sufficientSeconds: number | null
}

export interface Verdict {
  readonly kind: VerdictKind
  readonly findings: readonly Finding[]
}

export function keyOf({
  rule,
  scope,
  scenario,
  workload,
  threads,
}: Pick<Comparison, 'rule' | 'scope' | 'scenario' | 'workload' | 'threads'>): string {
  return JSON.stringify([rule, scope, scenario, workload, threads])
}

/** A comparison that still wants data: open, or suspected and not yet confirmed. */
export function isUndecided(standing: Standing | undefined): boolean {
  return standing === undefined || standing.kind === 'open' || standing.kind === 'suspected'
}

export interface LookRequest {
  /** All trials so far. */
  readonly comparisons: readonly Comparison[]
  /** Those of the trials after a trial, taken by themselves, for confirmations. */
  readonly since: (trial: number) => readonly Comparison[]
  readonly trial: number
  readonly look: Look
  /** The last look cannot raise a new suspicion, as nothing would be left to confirm it with. */
  readonly last: boolean
  readonly policy: GatePolicy
  /** Parts of the plan that are judged elsewhere and share the permitted error: how many there are, this one included. */
  readonly shards: number
}

/** Takes a look: decides what can be decided. */
export function takeLook(standings: Standings, request: LookRequest): Standings {
  const family = familyOf(request.comparisons, request.shards)
  const again = confirmations(standings, request)
  const next = new Map(standings)
  for (const comparison of request.comparisons) {
    const key = keyOf(comparison)
    const standing = next.get(key) ?? { kind: 'open' }
    if (standing.kind === 'suspected') next.set(key, confirm(standing, again(standing.trial, key), comparison, request))
    else if (standing.kind === 'open') next.set(key, judge(comparison, family, request))
  }
  return next
}

function judge(comparison: Comparison, family: Family, { look, last, trial, policy }: LookRequest): Standing {
  const { effect, scope } = comparison
  const { margin } = toleranceOf(comparison, policy)
  if (lowerBound(effect, passAlpha(look)) > -margin) return { kind: 'passed' }
  const upper = upperBound(effect, regressedAlpha(look, scope, family))
  const beyond = effect.mean < -margin && upper < -HALF_MARGIN * margin
  return beyond && !last ? { kind: 'suspected', trial } : { kind: 'open' }
}

function confirm(
  suspected: Standing,
  again: Comparison | undefined,
  comparison: Comparison,
  { last, policy }: LookRequest,
): Standing {
  if (!isEnough(again)) return suspected
  const { margin } = toleranceOf(comparison, policy)
  if (showsAgain(again, margin)) return { kind: 'regressed' }
  const isRefuted = lowerBound(again.effect, CONFIRMATION_ALPHA) > -margin
  return isRefuted || last ? { kind: 'not reproduced' } : suspected
}

/** What the trials after a suspicion say of a comparison, asked by the trial and the comparison's key. */
function confirmations(standings: Standings, { since }: LookRequest) {
  const trials = new Set(
    [...standings.values()].flatMap((standing) => (standing.kind === 'suspected' ? [standing.trial] : [])),
  )
  const found = new Map([...trials].map((trial) => [trial, new Map(since(trial).map((each) => [keyOf(each), each]))]))
  return (trial: number, key: string) => found.get(trial)?.get(key)
}

function isEnough(again: Comparison | undefined): again is Comparison {
  return again !== undefined && again.blocks >= CONFIRMATION_BLOCKS
}

function showsAgain({ effect }: Comparison, margin: number): boolean {
  return effect.mean < -margin && upperBound(effect, CONFIRMATION_ALPHA) < -HALF_MARGIN * margin
}

/** The verdict of the run when no more is measured. */
export function decide(compared: Compared, standings: Standings, policy: GatePolicy, measuredSeconds: number): Verdict {
  const { comparisons, missing } = compared
  const family = familyOf(comparisons, 1)
  const findings = comparisons.map((comparison) => {
    const standing = trusted(standings.get(keyOf(comparison)) ?? { kind: 'open' }, comparison, compared, policy)
    return toFinding(comparison, standing, { family, policy, measuredSeconds })
  })
  return { kind: overall(findings, missing.length === 0), findings }
}

/**
 * A regression that a restless machine alone may have made is not believed: where most blocks were disturbed and the
 * others by themselves do not show it, or where two servers of one configuration differ in the same cell by more than
 * half the tolerance, and surely.
 */
function trusted(
  standing: Standing,
  comparison: Comparison,
  { twin: twins, disturbance, undisturbed }: Compared,
  policy: GatePolicy,
): Standing {
  if (standing.kind !== 'regressed') return standing
  const { margin } = toleranceOf(comparison, policy)
  if (isTooDisturbed(disturbance)) {
    const quiet = undisturbed.find((other) => keyOf(other) === keyOf(comparison))
    if (!isEnough(quiet) || !showsAgain(quiet, margin)) return { kind: 'machine disturbed' }
  }
  const doubtful = twins.some(
    (twin) =>
      (comparison.scope === 'mean' || (twin.workload === comparison.workload && twin.threads === comparison.threads)) &&
      Math.abs(twin.effect.mean) > HALF_MARGIN * margin &&
      differs(twin.effect),
  )
  return doubtful ? { kind: 'A/A check failed' } : standing
}

/** Whether the machine was too restless for a regression to be believed on all blocks together. */
export function isTooDisturbed({ blocks, disturbed }: Disturbance): boolean {
  return disturbed > MOST_DISTURBED * blocks
}

/** Whether equal servers were shown to differ, at an error of one in a thousand. */
export function differs(effect: Effect): boolean {
  return lowerBound(effect, TWIN_ALPHA) > 0 || upperBound(effect, TWIN_ALPHA) < 0
}

/** A run that could not compare everything it planned never passes. */
function overall(findings: readonly Finding[], complete: boolean): VerdictKind {
  if (findings.some(({ verdict }) => verdict === 'regressed')) return 'regressed'
  return complete && findings.every(({ verdict }) => verdict === 'pass') ? 'pass' : 'inconclusive'
}

interface Context {
  readonly family: Family
  readonly policy: GatePolicy
  readonly measuredSeconds: number
}

function toFinding(comparison: Comparison, standing: Standing, { family, policy, measuredSeconds }: Context): Finding {
  const tolerance = toleranceOf(comparison, policy)
  const verdict = verdictOf(standing)
  return {
    ...comparison,
    tolerance: tolerance.share,
    toleranceFrom: tolerance.from,
    detectable: detectable(comparison, tolerance, family),
    verdict,
    label: labelOf(comparison, standing.kind),
    confirmed: standing.kind === 'regressed' ? true : standing.kind === 'not reproduced' ? false : null,
    sufficientSeconds: verdict === 'inconclusive' ? sufficientSeconds(comparison, tolerance, measuredSeconds) : null,
  }
}

function verdictOf({ kind }: Standing): VerdictKind {
  if (kind === 'passed') return 'pass'
  return kind === 'regressed' ? 'regressed' : 'inconclusive'
}

function familyOf(comparisons: readonly Comparison[], shards: number): Family {
  const means = comparisons.filter(({ scope }) => scope === 'mean').length
  return { cells: shards * (comparisons.length - means), means }
}
