/**
 * Policy: what the comparisons mean for the gate. Looks are taken while a cell is measured and after each trial.
 *
 * With δ = −ln(1 − tolerance), κ = ½, U and L the one-sided bounds at the error this look may spend:
 *  - suspected of a regression if U < −κδ and the estimate is beyond −δ; it counts only when the trials after, on freshly
 *    started servers and taken by themselves, say the same; where they show that it is within tolerance (L > −δ) the
 *    suspicion is dropped, and all that was measured is looked at again; where they say neither until the end, it is not
 *    reproduced;
 *  - passed if L > −δ: shown to be within tolerance, not merely not shown to be beyond it.
 * Promise: if nothing is really slower than half the tolerance, fewer than 1 % of runs fail. See docs/statistics.md.
 */
import type { RunComparisons } from '../comparison/compare.ts'
import { type ComparedEffect, type Comparison, keyOf } from '../comparison/comparison.ts'
import { isTooDisturbed } from '../measurement/disturbance.ts'
import { lowerBound, upperBound } from '../stats/random-effects.ts'
import { levelOfLook, type TakenLook } from '../stats/successive-looks.ts'
import type { GatePolicy } from '../suite/suite.ts'
import {
  confirmationAlpha,
  FALSE_CONFIRMATION,
  FALSE_PASS,
  type Family,
  HALF_MARGIN,
  LONGEST_SHARE,
  passAlpha,
  suspicionAlpha,
} from './alpha.ts'
import { detectable, sufficientSeconds } from './detectable.ts'
import type { JudgedComparison, Judgement, VerdictKind } from './judgement.ts'
import { judgingWarnings } from './judging-warnings.ts'
import { differs, labelOf } from './label.ts'
import { type Standing, type Standings, UNSEEN } from './standing.ts'
import { toleranceOf } from './tolerance.ts'

/** A confirmation on fewer blocks than this says nothing. */
const CONFIRMATION_BLOCKS = 8
/** Nor does a pass while measuring goes on, however wide the tolerance: fewer hardly tell their own noise. */
const PASS_BLOCKS = 5

type Open = Extract<Standing, { kind: 'open' }>
type Suspected = Extract<Standing, { kind: 'suspected' }>

export interface LookRequest {
  /** What is looked at, by all trials so far. */
  readonly comparisons: readonly ComparedEffect[]
  /** Comparisons of the trials after a trial, taken by themselves, for confirmations. */
  readonly since: (trial: number) => readonly ComparedEffect[]
  readonly trial: number
  /** Share of the planned time that is over, more than 1 while suspicions are confirmed beyond it. */
  readonly share: number
  /** How many comparisons share the permitted error: all of the plan, shards included that are measured elsewhere. */
  readonly family: Family
  readonly policy: GatePolicy
}

/** Takes a look: decides what can be decided. */
export function takeLook(standings: Standings, request: LookRequest): Standings {
  const again = confirmations(standings, request)
  const next = new Map(standings)
  for (const comparison of request.comparisons) {
    const key = keyOf(comparison)
    const standing = next.get(key) ?? UNSEEN
    if (standing.kind === 'suspected') next.set(key, confirm(standing, again(standing.trial, key), comparison, request))
    else if (standing.kind === 'open') next.set(key, judge(standing, comparison, request))
  }
  return next
}

function judge(standing: Open, comparison: ComparedEffect, { share, trial, family, policy }: LookRequest): Standing {
  const { looked } = standing
  const { effect, scope, blocks } = comparison
  const { margin } = toleranceOf(comparison, policy)
  // All of the error is spent by the end of the planned time; whatever is looked at later has none left.
  const look = { before: looked, now: Math.max(looked, Math.min(1, share)) }
  if (look.now === look.before) return standing
  const pass = takenLook(passAlpha(look), standing.pass, comparison)
  const suspicion = takenLook(suspicionAlpha(look, scope, family), standing.suspicion, comparison)
  // Bounds take time: the lower one lies below the estimate, so only one of the two has anything to say.
  const isPassed = effect.mean > -margin && lowerBound(effect, pass.level) > -margin
  if (blocks >= PASS_BLOCKS && isPassed) return { kind: 'passed' }
  if (isBeyond(comparison, margin, suspicion.level)) return { kind: 'suspected', trial, since: share, looked: share }
  return {
    kind: 'open',
    looked: look.now,
    pass: blocks >= PASS_BLOCKS ? pass : undefined,
    suspicion: answersByBound(comparison, margin, suspicion) ? suspicion : undefined,
  }
}

function confirm(
  suspected: Suspected,
  again: ComparedEffect | undefined,
  comparison: ComparedEffect,
  request: LookRequest,
): Standing {
  const { since, looked } = suspected
  const part = (moment: number) => Math.min(1, (moment - since) / (LONGEST_SHARE - since))
  const look = { before: part(looked), now: part(request.share) }
  if (!isEnough(again) || look.now <= look.before) return suspected
  const { margin } = toleranceOf(comparison, request.policy)
  const taken = takenLook(confirmationAlpha(look), suspected.confirmation, again)
  if (isBeyond(again, margin, taken.level)) return { kind: 'regressed' }
  const isRefuted = lowerBound(again.effect, taken.level) > -margin
  if (isRefuted) return judge({ kind: 'open', looked: since }, comparison, request)
  const confirmation = answersByBound(again, margin, taken) ? taken : undefined
  return { ...suspected, looked: request.share, confirmation }
}

type Seen = Pick<ComparedEffect, 'effect' | 'blocks'>

/** A look that may add so much error to that of the look before, where that one could have answered. */
function takenLook(added: number, last: TakenLook | undefined, { effect: { standardError }, blocks }: Seen): TakenLook {
  return { level: levelOfLook(added, last, { blocks, standardError }), blocks, standardError }
}

/** Whether its bound decides alone, so that the estimate is beyond the tolerance wherever the bound is beyond half of it. */
function answersByBound({ effect }: Seen, margin: number, { level }: TakenLook): boolean {
  return upperBound({ ...effect, mean: -margin }, level) >= -HALF_MARGIN * margin
}

/** What the trials after a suspicion say of a comparison, asked by the trial and the comparison's key. */
function confirmations(standings: Standings, { since }: LookRequest) {
  const trials = new Set(
    [...standings.values()].flatMap((standing) => (standing.kind === 'suspected' ? [standing.trial] : [])),
  )
  const found = new Map([...trials].map((trial) => [trial, new Map(since(trial).map((each) => [keyOf(each), each]))]))
  return (trial: number, key: string) => found.get(trial)?.get(key)
}

function isEnough(again: ComparedEffect | undefined): again is ComparedEffect {
  return again !== undefined && again.blocks >= CONFIRMATION_BLOCKS
}

function isBeyond({ effect }: Pick<ComparedEffect, 'effect'>, margin: number, alpha: number): boolean {
  return effect.mean < -margin && upperBound(effect, alpha) < -HALF_MARGIN * margin
}

/** What an only look decides, after which nothing is measured that could confirm a suspicion: what passes. */
export function passAtOnce(comparisons: readonly Comparison[], policy: GatePolicy): Standings {
  const isPassed = (comparison: Comparison) =>
    lowerBound(comparison.effect, FALSE_PASS) > -toleranceOf(comparison, policy).margin
  return new Map(comparisons.filter(isPassed).map((comparison) => [keyOf(comparison), { kind: 'passed' }]))
}

/** The run by control and base, when no more is measured. */
export function decide(
  compared: RunComparisons,
  standings: Standings,
  policy: GatePolicy,
  measuredSeconds: number,
): Judgement {
  const { comparisons, twin, missing, disturbance } = compared
  const context = { family: familyOf(comparisons), policy, measuredSeconds }
  const isRed = [...standings.values()].some(({ kind }) => kind === 'regressed')
  return {
    comparisons: comparisons.map((comparison) => {
      const standing = inTheEnd(standings.get(keyOf(comparison)) ?? UNSEEN, isRed)
      return judged(comparison, trusted(standing, comparison, compared, policy), context)
    }),
    twin,
    disturbance,
    missing,
    missingShards: [],
    coverage: [],
    history: null,
    attribution: null,
    accepted: null,
    warnings: judgingWarnings(compared),
  }
}

/** A suspicion that what came after it neither confirmed nor refuted, though there was time: a run that fails ends sooner. */
function inTheEnd(standing: Standing, isRed: boolean): Standing {
  const hadTime = standing.kind === 'suspected' && standing.looked > standing.since && !isRed
  return hadTime ? { kind: 'not reproduced' } : standing
}

/**
 * A regression that a restless machine alone may have made is not believed: where most blocks were disturbed and the
 * others by themselves do not show it, or where two servers of one configuration differ in the same cell by more than
 * half the tolerance, and surely, and twice as much taken off leaves no regression.
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
    if (!isEnough(quiet) || !isBeyond(quiet, margin, FALSE_CONFIRMATION)) return { kind: 'machine disturbed' }
  }
  const doubtful = twins.some(
    (twin) =>
      (comparison.scope === 'mean' || (twin.workload === comparison.workload && twin.threads === comparison.threads)) &&
      Math.abs(twin.effect.mean) > HALF_MARGIN * margin &&
      differs(twin.effect) &&
      !isBeyond(lessSlow(comparison, 2 * Math.abs(twin.effect.mean)), margin, FALSE_CONFIRMATION),
  )
  return doubtful ? { kind: 'A/A check failed' } : standing
}

function lessSlow({ effect, ...comparison }: Comparison, by: number): Comparison {
  return { ...comparison, effect: { ...effect, mean: effect.mean + by } }
}

/** The standings without regressions that are not believed yet: more data may make them trusted. */
export function withoutDoubtful(standings: Standings, compared: RunComparisons, policy: GatePolicy): Standings {
  const doubtful = compared.comparisons.filter((comparison) => {
    const standing = standings.get(keyOf(comparison))
    return standing?.kind === 'regressed' && trusted(standing, comparison, compared, policy) !== standing
  })
  const keys = new Set(doubtful.map((comparison) => keyOf(comparison)))
  return new Map([...standings].filter(([key]) => !keys.has(key)))
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

function familyOf(comparisons: readonly Comparison[]): Family {
  const means = comparisons.filter(({ scope }) => scope === 'mean').length
  return { cells: comparisons.length - means, means }
}
