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
import type { RunComparisons } from '../comparison/compare.ts'
import { type Comparison, keyOf } from '../comparison/comparison.ts'
import { isTooDisturbed } from '../measurement/disturbance.ts'
import { lowerBound, upperBound } from '../stats/random-effects.ts'
import type { GatePolicy } from '../suite/suite.ts'
import { type Family, HALF_MARGIN, type Look, passAlpha, regressedAlpha } from './alpha.ts'
import { detectable, sufficientSeconds } from './detectable.ts'
import type { JudgedComparison, Judgement, VerdictKind } from './judgement.ts'
import { judgingWarnings } from './judging-warnings.ts'
import { differs, labelOf } from './label.ts'
import type { Standing, Standings } from './standing.ts'
import { toleranceOf } from './tolerance.ts'

const CONFIRMATION_ALPHA = 0.025
/** A confirmation on fewer blocks than this says nothing. */
const CONFIRMATION_BLOCKS = 8

export interface LookRequest {
  /** All trials so far. */
  readonly comparisons: readonly Comparison[]
  /** Comparisons of the trials after a trial, taken by themselves, for confirmations. */
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

/** The run by control and base, when no more is measured. */
export function decide(
  compared: RunComparisons,
  standings: Standings,
  policy: GatePolicy,
  measuredSeconds: number,
): Judgement {
  const { comparisons, twin, missing, disturbance } = compared
  const context = { family: familyOf(comparisons, 1), policy, measuredSeconds }
  return {
    comparisons: comparisons.map((comparison) => {
      const standing = standings.get(keyOf(comparison)) ?? { kind: 'open' }
      return judged(comparison, trusted(standing, comparison, compared, policy), context)
    }),
    twin,
    disturbance,
    missing,
    missingShards: [],
    history: null,
    attribution: null,
    accepted: null,
    warnings: judgingWarnings(compared),
  }
}

/**
 * A regression that a restless machine alone may have made is not believed: where most blocks were disturbed and the
 * others by themselves do not show it, or where two servers of one configuration differ in the same cell by more than
 * half the tolerance, and surely.
 */
function trusted(
  standing: Standing,
  comparison: Comparison,
  { twin: twins, disturbance, undisturbed }: RunComparisons,
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

export interface JudgeContext {
  readonly family: Family
  readonly policy: GatePolicy
  readonly measuredSeconds: number
}

/** A comparison with all that its standing, its tolerance and its effect say of it. */
export function judged(
  comparison: Comparison,
  standing: Standing,
  { family, policy, measuredSeconds }: JudgeContext,
): JudgedComparison {
  const tolerance = toleranceOf(comparison, policy)
  const verdict = verdictOf(standing)
  return {
    ...comparison,
    tolerance: tolerance.share,
    toleranceFrom: tolerance.from,
    detectable: detectable(comparison, tolerance, family),
    verdict,
    label: labelOf(comparison.effect, standing),
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
