/**
 * Policy: from comparisons to decisions of the gate. Looks are taken while a cell is measured and after each trial.
 *
 * With δ = −ln(1 − tolerance), κ = ½, U and L the one-sided bounds at the error this look may spend:
 *  - suspected of a regression if U < −κδ and the estimate is beyond −δ; it counts only if the trials after, on freshly
 *    started servers and taken alone, confirm it; if they show that it is within tolerance (L > −δ), the suspicion is
 *    dropped, and all measurements are looked at again; if they show neither until the end, it is not confirmed;
 *  - passed if L > −δ, and so is the shown interval: shown to be within tolerance, not merely not shown to be beyond
 *    it; withdrawn if later measurements show it no longer.
 * Promise: if nothing is really slower than half the tolerance, fewer than 1 % of runs fail. See docs/how-it-decides.md.
 */
import type { RunComparisons } from '../comparison/compare.ts'
import { type ComparedEffect, type Comparison, nameKey } from '../comparison/comparison.ts'
import { isTooDisturbed } from '../measurement/disturbance.ts'
import type { GatePolicy, Rule } from '../policy/gate-policy.ts'
import type { Shard } from '../request/shard.ts'
import { type Effect, lowerBound, reach, upperBound } from '../stats/random-effects.ts'
import { levelOfLook, type TakenLook } from '../stats/successive-looks.ts'
import {
  confirmationAlpha,
  FALSE_CONFIRMATION,
  FALSE_PASS,
  HALF_MARGIN,
  LONGEST_SHARE,
  type Look,
  passAlpha,
  SHOWN_ALPHA,
  spentBy,
  suspicionAlpha,
} from './alpha.ts'
import { type ErrorSpending, type Standing, type Standings, UNSEEN } from './decision-state.ts'
import { detectable, PASS_REACH } from './detectable.ts'
import {
  type JudgedComparison,
  type Judgement,
  judgingWarnings,
  labelOf,
  type Verdict,
  type VerdictKind,
} from './judgement.ts'
import { baseOf, isIdle } from './still-needed.ts'
import { toleranceOf } from './tolerance.ts'

/** A confirmation on fewer blocks means nothing. */
const CONFIRMATION_BLOCKS = 8
/** Largest difference between two kinds of starts of one server, in ln QPS. */
const KINDS_DIFFER = 0.08
/** Two starts of three are seldom both of the rare kind, three are next to never. */
const LEAST_STARTS = 3
/** Noise of turns, by its variance, that measuring on lessens in vain: other starts tell more. */
const NOISE_BESIDE_STARTS = 0.5
/**
 * Multiple of the precision with which an unchanged comparison nearly always passes: the error is worth spending then,
 * as nearly everything is known.
 */
const WORTH_SPENDING = 0.8
const ALL_TOLD = 1.5
/**
 * Parts of a slowdown within which its bound decides. An estimate that chooses its own look raises the error, and twice the
 * reach is so rare under the null that this is small. The estimate of a suspicion knows nothing of its confirmation.
 */
const OWN_PART = 0.5
const KNOWN_PART = 0.8
/** Part of the tolerance since the baseline that looks take as left, because earlier changes have used up some of it. */
const ROOM_SINCE_BASELINE = 0.5
/** Share of the time after which no error is saved for later. */
const LATE = 0.9
/** Nor does a pass while measuring goes on, however wide the tolerance: fewer hardly tell their own noise. */
const PASS_BLOCKS = 5

type Open = Extract<Standing, { kind: 'open' }>
type SuspectStanding = Extract<Standing, { kind: 'suspected' }>

export interface LookRequest {
  /** The comparisons of the look, by all trials so far. */
  readonly comparisons: readonly ComparedEffect[]
  /** Comparisons of the trials after a trial, taken by themselves, for confirmations. */
  readonly since: (trial: number) => readonly ComparedEffect[]
  readonly trial: number
  /** Share of the planned time that is over, more than 1 while suspicions are confirmed beyond it. */
  readonly share: number
  /** Number of comparisons that share the permitted error: all of the plan, including shards measured elsewhere. */
  readonly familyOf: (rule: Rule) => number
  readonly policy: GatePolicy
}

/** Takes a look: decides what can be decided. */
export function takeLook(standings: Standings, request: LookRequest): Standings {
  const later = confirmations(standings, request)
  const next = new Map(standings)
  for (const comparison of request.comparisons) {
    const key = nameKey(comparison)
    const standing = next.get(key) ?? UNSEEN
    if (standing.kind === 'suspected')
      next.set(key, confirm(standing, later.get(standing.trial) ?? [], comparison, request))
    else if (standing.kind === 'open') next.set(key, judge(standing, comparison, request))
    else if (standing.kind === 'passed' && !isWithin(comparison.effect, toleranceOf(comparison, request.policy).margin))
      next.set(key, judge(standing.open ?? UNSEEN, comparison, request))
    else if (standing.kind === 'passed' && standing.open !== undefined)
      next.set(key, { ...standing, open: { ...standing.open, share: request.share } })
  }
  return next
}

function judge({ pass, suspicion }: Open, comparison: ComparedEffect, request: LookRequest): Standing {
  const { comparisons, share, trial, familyOf, policy } = request
  const { blocks, rule, effect } = comparison
  const { margin } = toleranceOf(comparison, policy)
  // A change without an effect is this far from the limit.
  const room = rule === 'baseline' ? ROOM_SINCE_BASELINE * margin : margin
  const spent = spentBy({
    share,
    information: informationOf(effect, room, WORTH_SPENDING),
    starts: startsOf(comparison),
  })
  // An unchanged comparison needs a chance to pass, and one twice as slow as the tolerance a chance to be suspected.
  const mostToPass = share < LATE ? Math.max(0.9 * room, OWN_PART * (effect.mean + margin)) : Number.POSITIVE_INFINITY
  const toPass = takenLook(pass, { spent, alphaOf: passAlpha, most: mostToPass }, { effect, blocks })
  const alphaOf = (look: Look) => suspicionAlpha(look, familyOf(rule))
  const most = mostToBlame(effect.mean, margin, OWN_PART)
  const toSuspect = takenLook(suspicion, { spent, alphaOf, most }, comparison)
  const open = {
    kind: 'open',
    share,
    pass: toPass === undefined ? pass : { spent, last: blocks >= PASS_BLOCKS ? toPass : undefined },
    suspicion:
      toSuspect === undefined
        ? suspicion
        : { spent, last: answersByBound(comparison, margin, toSuspect) ? toSuspect : undefined },
    toldBy: isTold(effect, room) ? trial : undefined,
  } as const
  // Bounds take time: the lower one is below the estimate, so only one of the two can decide.
  const isPassed = toPass !== undefined && effect.mean > -margin && isWithin(effect, margin, toPass.level)
  if (blocks >= PASS_BLOCKS && isPassed) return { kind: 'passed', open }
  if (toSuspect === undefined || !isRegression(comparison, comparisons, margin, toSuspect.level)) return open
  const { mean } = effect
  return {
    ...{ kind: 'suspected', trial, since: share, mean, open },
    ...{ toldBy: trial, isRepeated: false, confirmation: { spent: 0 } },
  }
}

function confirm(
  suspected: SuspectStanding,
  laterOnes: readonly ComparedEffect[],
  comparison: ComparedEffect,
  request: LookRequest,
): Standing {
  const later = laterOnes.find((each) => nameKey(each) === nameKey(comparison))
  if (!isEnough(later)) return suspected
  const again = { ...later, effect: effectBySpreadOf(comparison, later) }
  const { since, confirmation } = suspected
  const { margin } = toleranceOf(comparison, request.policy)
  const share = since < LONGEST_SHARE ? (request.share - since) / (LONGEST_SHARE - since) : 1
  const information = informationOf(again.effect, margin, WORTH_SPENDING)
  const spent = spentBy({ share, information, starts: startsOf(again) })
  const toldBy = isTold(again.effect, margin) ? request.trial : suspected.toldBy
  const most = mostToBlame(suspected.mean, margin, KNOWN_PART)
  const taken = takenLook(confirmation, { spent, alphaOf: confirmationAlpha, most }, again)
  if (taken === undefined) return { ...suspected, toldBy }
  const laterBase = baseOf(laterOnes, comparison)
  const allBase = baseOf(request.comparisons, comparison)
  const base = laterBase && allBase && { ...laterBase, effect: effectBySpreadOf(allBase, laterBase) }
  const isBaseUnseen = comparison.rule === 'baseline' && allBase !== undefined && base === undefined
  if (isBaseUnseen) return { ...suspected, toldBy }
  if (isRegression(again, base === undefined ? [] : [base], margin, taken.level))
    return hasStartsEnough(comparison, margin)
      ? { kind: 'regressed' }
      : { ...suspected, toldBy: request.trial, isRepeated: true }
  const isRefuted = lowerBound(again.effect, taken.level) > -margin
  if (isRefuted) return judge(suspected.open, comparison, request)
  const last = answersByBound(again, margin, taken) ? taken : undefined
  return { ...suspected, toldBy, confirmation: { spent, last } }
}

/** The effect of some trials, with the knowledge from all of them of how much starts differ. */
function effectBySpreadOf(all: ComparedEffect, { effect, trials }: ComparedEffect): Effect {
  const { variance, df } = all.effect.between
  const between = { variance: (variance * all.trials) / trials, df }
  return { ...effect, between, standardError: Math.sqrt(effect.within.variance + between.variance) }
}

function startsOf({ trials, starts = trials }: ComparedEffect): number {
  return starts
}

/** Starts may be of two kinds: less than these differ by is believed where it was so in one start more. */
function hasStartsEnough(comparison: ComparedEffect, margin: number): boolean {
  return startsOf(comparison) >= LEAST_STARTS - 0.5 || comparison.effect.mean < -HALF_MARGIN * margin - KINDS_DIFFER
}

/**
 * A bound that far from its estimate can still decide. A regression twice the tolerance needs a chance to be found, and a
 * far larger one needs less precision: a part of its distance from half the tolerance.
 */
function mostToBlame(mean: number, margin: number, part: number): number {
  return Math.max(1.5 * margin, -part * (mean + HALF_MARGIN * margin))
}

type SeenEffect = Pick<ComparedEffect, 'effect' | 'blocks'>

interface LookErrors {
  /** Share of the error that may be spent by now. */
  readonly spent: number
  readonly alphaOf: (look: Look) => number
  /** A bound further from its estimate cannot decide. */
  readonly most: number
}

/** A look at the level at which it adds the error that it may spend; undefined if it has none, or would waste it. */
function takenLook(
  { spent: before, last }: ErrorSpending,
  { spent: now, alphaOf, most }: LookErrors,
  { effect, blocks }: SeenEffect,
): TakenLook | undefined {
  if (now <= before) return undefined
  const { standardError } = effect
  const level = levelOfLook(alphaOf({ before, now }), last, { blocks, standardError })
  return reach(effect, level) < most ? { level, blocks, standardError } : undefined
}

/** Whether turns on the same servers would tell hardly more. */
function isTold(effect: Effect, margin: number): boolean {
  return informationOf(effect, margin, ALL_TOLD) >= 1
}

/**
 * Share of the information that the started servers can give. At 1 the effect has the given multiple of the precision
 * that an unchanged comparison needs, or the noise of turns hardly matters next to that of starts.
 */
function informationOf({ standardError, within, between }: Effect, margin: number, times: number): number {
  if (standardError === 0) return Number.POSITIVE_INFINITY
  const exact = (margin / (times * PASS_REACH * standardError)) ** 2
  return Math.max(exact, ((1 + NOISE_BESIDE_STARTS) * between.variance) / (between.variance + within.variance))
}

/**
 * Whether its bound decides alone, so that the estimate is beyond the tolerance wherever the bound is beyond half of
 * it.
 */
function answersByBound({ effect }: SeenEffect, margin: number, { level }: TakenLook): boolean {
  return upperBound({ ...effect, mean: -margin }, level) >= -HALF_MARGIN * margin
}

/** The comparisons of the trials after each suspicion, by its trial. */
function confirmations(standings: Standings, { since }: LookRequest): ReadonlyMap<number, readonly ComparedEffect[]> {
  const trials = [...standings.values()].flatMap((standing) => (standing.kind === 'suspected' ? [standing.trial] : []))
  return new Map([...new Set(trials)].map((trial) => [trial, since(trial)]))
}

function isEnough(again: ComparedEffect | undefined): again is ComparedEffect {
  return again !== undefined && again.blocks >= CONFIRMATION_BLOCKS
}

/** Whether the estimate is beyond the tolerance, and its bound at this one-sided error beyond half of it. */
export function isBeyond({ effect }: Pick<ComparedEffect, 'effect'>, margin: number, alpha: number): boolean {
  return effect.mean < -margin && upperBound(effect, alpha) < -HALF_MARGIN * margin
}

/**
 * Whether a comparison shows a regression at this one-sided error. One with the baseline does so only if its change is slower
 * than its base, at the same error: a branch that is beyond its limit turns no other change red.
 *
 * @param comparisons that have the change's own with its base, in the same cell; without it the distance alone decides
 */
function isRegression(
  comparison: ComparedEffect,
  comparisons: readonly ComparedEffect[],
  margin: number,
  alpha: number,
): boolean {
  const base = comparison.rule === 'baseline' ? baseOf(comparisons, comparison) : undefined
  return isBeyond(comparison, margin, alpha) && (base === undefined || upperBound(base.effect, alpha) < 0)
}

/** Whether its bound at this one-sided error is within the tolerance, and so is the interval that readers are shown. */
export function isWithin(effect: Effect, margin: number, alpha = FALSE_PASS): boolean {
  return lowerBound(effect, Math.min(alpha, SHOWN_ALPHA)) > -margin
}

/** Labels of comparisons that were not pursued, because a regression decided without them. */
const UNPURSUED: { readonly [open in Verdict['label']]?: Verdict['label'] } = {
  'leaning regressed': 'also slower, not pursued',
  'not confirmed in time': 'also slower, not pursued',
  inconclusive: 'not pursued',
  'machine disturbed': 'not pursued',
}

/** All that a judgement is made of, whether it was just measured or is read back. */
export interface Evidence {
  readonly compared: RunComparisons
  readonly standings: Standings
  readonly policy: GatePolicy
  /** Comparisons that stand for what servers refuse; default: none. */
  readonly refused?: readonly JudgedComparison[]
  readonly coverage: Judgement['coverage']
  readonly baseline: Judgement['baseline']
  /** Default: none. */
  readonly missingShards?: readonly Shard[]
}

/** The judgement of a run, before anybody accepts it and its causes are known. */
export function judgementOf({ compared, standings, policy, refused = [], ...rest }: Evidence): Judgement {
  const { coverage, baseline, missingShards = [] } = rest
  const judged = decide(compared, standings, policy)
  // A change that does not run exercises nothing.
  const isAllRefused = judged.comparisons.length === 0 && refused.some(({ refusal }) => refusal?.isMended === false)
  const [shard] = missingShards
  const missing = missingShards.map(({ index }) => index)
  return {
    ...judged,
    comparisons: [...refused, ...judged.comparisons],
    coverage: isAllRefused ? [] : coverage,
    baseline,
    missingShards,
    warnings: [...judged.warnings, ...(shard ? [{ code: 'shards-missing', missing, of: shard.of } as const] : [])],
  }
}

/** The run by control and base, when no more is measured. */
export function decide(compared: RunComparisons, standings: Standings, policy: GatePolicy): Judgement {
  const { comparisons, costs } = compared
  // Comparisons with the baseline have an error of their own.
  const family = [...comparisons, ...costs].filter(({ rule }) => rule !== 'baseline').length
  const context = { family, policy }
  const credible = credibleStandings(standings, compared, policy)
  const isRed = [...credible.values()].some(({ kind }) => kind === 'regressed')
  const isUnpursued = isIdle([...comparisons, ...costs], credible)
  const ofStanding = (comparison: Comparison) => {
    const standing = inTheEnd(standings.get(nameKey(comparison)) ?? UNSEEN, isRed)
    const found = judged(comparison, trusted(standing, comparison, compared, policy), context)
    if (found.verdict === 'inconclusive' && !isSlowerItself(comparison, comparisons))
      return { ...found, verdict: 'pass' as const, label: 'not by this change' as const, confirmed: null }
    return isUnpursued(comparison) ? { ...found, label: UNPURSUED[found.label] ?? found.label } : found
  }
  const judgedOnes = comparisons.map(ofStanding)
  return {
    ...compared,
    comparisons: judgedOnes,
    costs: costs.map(ofStanding),
    ...{ missingShards: [], coverage: [], baseline: null, accepted: null },
    ...{ causes: [], explanation: null },
    warnings: [
      ...judgingWarnings(compared),
      ...judgedOnes.flatMap(({ label, tolerance, scenario, workload, threads, change }) =>
        label === 'not by this change' && change < -tolerance
          ? [{ code: 'beyond-baseline', scenario, workload, threads, change } as const]
          : [],
      ),
    ],
  }
}

/** Whether a change seems slower than its base: if not, the distance of its branch from the baseline is not its doing. */
function isSlowerItself(comparison: Comparison, comparisons: readonly Comparison[]): boolean {
  return comparison.rule !== 'baseline' || (baseOf(comparisons, comparison)?.high ?? 0) < 0
}

/**
 * A suspicion that later measurements neither confirmed nor refuted, though there was time: a run that fails ends
 * sooner.
 */
function inTheEnd(standing: Standing, isRed: boolean): Standing {
  const hadTime = standing.kind === 'suspected' && standing.confirmation.spent > 0 && !standing.isRepeated
  return hadTime && !isRed ? { kind: 'not confirmed' } : standing
}

/**
 * A regression that a restless machine alone may have made is not believed: where most blocks were disturbed and the
 * others by themselves do not show it.
 */
function trusted(
  standing: Standing,
  comparison: Comparison,
  { disturbance, undisturbed }: RunComparisons,
  policy: GatePolicy,
): Standing {
  if (standing.kind !== 'regressed' || !isTooDisturbed(disturbance)) return standing
  const quiet = undisturbed.find((other) => nameKey(other) === nameKey(comparison))
  const isSeen = isEnough(quiet) && isBeyond(quiet, toleranceOf(comparison, policy).margin, FALSE_CONFIRMATION)
  return isSeen ? standing : { kind: 'machine disturbed' }
}

/** The standings without regressions that are not believed yet: more data may change that. */
export function credibleStandings(standings: Standings, compared: RunComparisons, policy: GatePolicy): Standings {
  const believed = new Map(standings)
  for (const comparison of [...compared.comparisons, ...compared.costs]) {
    const key = nameKey(comparison)
    const standing = standings.get(key)
    if (standing?.kind !== 'regressed') continue
    if (trusted(standing, comparison, compared, policy) !== standing) believed.delete(key)
  }
  return believed
}

/** A comparison with the fields that follow from its standing, its tolerance and its effect. */
export function judged(
  comparison: Comparison,
  standing: Standing,
  { family, policy }: Pick<LookRequest, 'policy'> & { readonly family: number },
): JudgedComparison {
  const tolerance = toleranceOf(comparison, policy)
  const verdict = verdictOf(standing)
  return {
    ...comparison,
    tolerance: tolerance.share,
    toleranceFrom: tolerance.from,
    detectable: detectable(comparison, tolerance, family, shareOfLast(standing)),
    verdict,
    label: labelOf(comparison.effect, standing),
    confirmed: standing.kind === 'regressed' ? true : standing.kind === 'not confirmed' ? false : null,
  }
}

/** Share of the planned time that was over at a comparison's last look. */
function shareOfLast(standing: Standing): number {
  return ('open' in standing ? standing.open?.share : 'share' in standing ? standing.share : undefined) ?? 1
}

function verdictOf({ kind }: Standing): VerdictKind {
  if (kind === 'passed') return 'pass'
  return kind === 'regressed' ? 'regressed' : 'inconclusive'
}
