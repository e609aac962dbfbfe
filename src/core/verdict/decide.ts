/**
 * Decides on comparisons, as the policy demands. Looks are taken while a cell is measured and after each trial.
 *
 * With δ = −ln(1 − tolerance), κ = ½, and U and L the one-sided bounds at the level of the look, a comparison is
 *  - suspected of a regression if U < −κδ and the estimate is beyond −δ. It is red only if the later trials, on servers
 *    that were restarted, confirm it by themselves, and all trials together still show it. The suspicion ends as
 *    soon as all trials together are no longer beyond −δ, or the later ones show that it is within tolerance (L > −δ);
 *  - passed if L > −δ, which shows that it is within tolerance. The absence of a suspicion would not show that.
 * In the end the shown interval decides: what is not red passes if it is within the limit, and is open if it is not.
 * Promise: if nothing is really slower than half the tolerance, fewer than 1% of runs fail. See
 * docs/how-it-decides.md.
 */
import type { RunComparisons } from '../comparison/compare.ts'
import { type Comparison, type ComparisonEffect, nameKey } from '../comparison/comparison.ts'
import { isTooDisturbed } from '../measurement/disturbance.ts'
import type { GatePolicy, Rule } from '../policy/gate-policy.ts'
import type { Shard } from '../request/shard.ts'
import { type Effect, lowerBound, upperBound } from '../stats/random-effects.ts'
import {
  CONFIRMATION_ALPHA,
  FALSE_ALARM_PER_RUN,
  HALF_MARGIN,
  LOOK_ALPHA,
  LOOK_GROWTH,
  SHOWN_ALPHA,
  suspicionAlpha,
} from './alpha.ts'
import { INITIAL_STANDING, type Standing, type Standings } from './decision-state.ts'
import { detectable } from './detectable.ts'
import {
  type JudgedComparison,
  type Judgement,
  judgingWarnings,
  labelOf,
  type Verdict,
  type VerdictKind,
} from './judgement.ts'
import { baseOf, mootFilter } from './still-needed.ts'
import { toleranceOf } from './tolerance.ts'

/** Minimum number of blocks for a confirmation: fewer blocks do not show how noisy they are. */
const CONFIRMATION_BLOCKS = 8
/** Minimum number of blocks for a pass, however wide the tolerance: fewer blocks hardly show how noisy they are. */
const PASS_BLOCKS = 5
/** Minimum number of starts of each side for a pass: a single start may be unusual without any sign of it. */
const PASS_STARTS = 2
/** Largest difference, in ln QPS, between a usual start of a server and an unusual one. */
const KINDS_DIFFER = 0.08
/**
 * Number of starts of each side after which unusual starts no longer explain a regression: two starts are seldom both
 * unusual, three almost never.
 */
const LEAST_STARTS = 3
/**
 * Largest variance of turns, as a share of the variance of starts, at which a new start adds far more information than
 * new turns would.
 */
const NOISE_BESIDE_STARTS = 0.5
/** Largest standard deviation of turns, as a share of the limit, at which more turns hardly change a decision. */
const NOISE_BESIDE_LIMIT = 0.2

type SuspectStanding = Extract<Standing, { kind: 'suspected' }>

export interface LookRequest {
  readonly comparisons: readonly ComparisonEffect[]
  /** Compares only the trials after the given one, because the data that raised a suspicion must not confirm it. */
  readonly since: (trial: number) => readonly ComparisonEffect[]
  readonly trial: number
  /** Share of the planned time that is over; above 1 while suspicions are confirmed beyond it. */
  readonly share: number
  /** Number of comparisons that share the permitted error: all of the plan, also those that other shards measure. */
  readonly familyOf: (rule: Rule) => number
  readonly policy: GatePolicy
}

/** Standings after a look. A regression keeps its standing, because looks do not test it again. */
export function takeLook(standings: Standings, request: LookRequest): Standings {
  const later = confirmations(standings, request)
  const next = new Map(standings)
  for (const comparison of request.comparisons) {
    const key = nameKey(comparison)
    const standing = next.get(key) ?? INITIAL_STANDING
    if (standing.kind === 'suspected')
      next.set(key, confirm(standing, later.get(standing.trial) ?? [], comparison, request))
    else if (standing.kind === 'open' || standing.kind === 'passed')
      next.set(key, decideUnsuspected(standing, comparison, request))
  }
  return next
}

type UnsuspectedStanding = Extract<Standing, { kind: 'open' | 'passed' }>

function decideUnsuspected(before: UnsuspectedStanding, comparison: ComparisonEffect, request: LookRequest): Standing {
  const { comparisons, share, trial, familyOf, policy } = request
  const { blocks, rule, effect } = comparison
  const { margin } = toleranceOf(comparison, policy)
  if (before.kind === 'passed' && isWithin(effect, margin)) return { ...before, share }
  const exhaustedBy = isExhausted(effect, margin) ? trial : undefined
  // Only an open comparison waits until its data have grown. If this look withdraws a pass, it tests at once.
  if (before.kind === 'open' && !isDue(before, blocks)) return { ...before, share, exhaustedBy }
  const isEnoughToPass = blocks >= PASS_BLOCKS && (hasStarts(comparison, PASS_STARTS) || effect.between.variance === 0)
  if (isEnoughToPass && isWithin(effect, margin, LOOK_ALPHA)) return { kind: 'passed', share }
  if (!isRegression(comparison, comparisons, margin, suspicionAlpha(familyOf(rule))))
    return { kind: 'open', blocks, share, exhaustedBy }
  return { kind: 'suspected', trial, blocks: 0, looks: 0, share, exhaustedBy: trial }
}

function confirm(
  suspected: SuspectStanding,
  laterOnes: readonly ComparisonEffect[],
  comparison: ComparisonEffect,
  request: LookRequest,
): Standing {
  const later = laterOnes.find((each) => nameKey(each) === nameKey(comparison))
  if (!isEnough(later)) return suspected
  const again = { ...later, effect: effectBySpreadOf(comparison, later) }
  const { share, trial, policy } = request
  const { margin } = toleranceOf(comparison, policy)
  const laterBase = baseOf(laterOnes, comparison)
  const allBase = baseOf(request.comparisons, comparison)
  const base = laterBase && allBase && { ...laterBase, effect: effectBySpreadOf(allBase, laterBase) }
  const isBaseUnseen = comparison.rule === 'baseline' && allBase !== undefined && base === undefined
  if (isBaseUnseen) return suspected
  if (comparison.effect.mean > -margin || lowerBound(again.effect, LOOK_ALPHA) > -margin)
    return decideUnsuspected(INITIAL_STANDING, comparison, request)
  const exhaustedBy = isExhausted(again.effect, margin) ? trial : suspected.exhaustedBy
  if (!isDue(suspected, again.blocks)) return { ...suspected, share, exhaustedBy }
  const isSeenAgain =
    isBeyond(comparison, margin, SHOWN_ALPHA) &&
    isRegression(again, base === undefined ? [] : [base], margin, CONFIRMATION_ALPHA)
  if (isSeenAgain && hasStartsEnough(comparison, margin)) return { kind: 'regressed' }
  // The regression was shown again, but by too few starts, and only later trials have further starts.
  if (isSeenAgain) return { ...suspected, share, exhaustedBy: trial }
  return { ...suspected, share, exhaustedBy, blocks: again.blocks, looks: suspected.looks + 1 }
}

/** Whether data have grown so much since the last look that another one is worth the error that it spends. */
function isDue({ blocks: before }: { readonly blocks: number }, blocks: number): boolean {
  return blocks > 0 && blocks >= LOOK_GROWTH * before
}

/**
 * Effect of some trials, with the spread of starts from all trials, because a few trials alone show the spread badly.
 */
function effectBySpreadOf(all: ComparisonEffect, { effect, trials }: ComparisonEffect): Effect {
  const { variance, df } = all.effect.between
  const between = { variance: (variance * all.trials) / trials, df }
  return { ...effect, between, standardError: Math.sqrt(effect.within.variance + between.variance) }
}

/**
 * Whether each side has at least this many starts. Half a start may be missing, because starts of unequal weight count
 * as slightly fewer.
 */
function hasStarts({ trials, starts = trials }: ComparisonEffect, least: number): boolean {
  return starts >= least - 0.5
}

/**
 * Whether no unusual start can have made a regression: it is larger than such a start could make it, or each side has
 * enough starts to rule that out.
 */
function hasStartsEnough(comparison: ComparisonEffect, margin: number): boolean {
  return hasStarts(comparison, LEAST_STARTS) || comparison.effect.mean < -HALF_MARGIN * margin - KINDS_DIFFER
}

/**
 * Whether more turns on the same servers would add hardly any information, because the noise of turns is already small
 * compared with the spread of starts, or with the limit.
 */
function isExhausted({ within, between }: Effect, margin: number): boolean {
  return within.variance <= Math.max(NOISE_BESIDE_STARTS * between.variance, (NOISE_BESIDE_LIMIT * margin) ** 2)
}

function confirmations(standings: Standings, { since }: LookRequest): ReadonlyMap<number, readonly ComparisonEffect[]> {
  const trials = [...standings.values()].flatMap((standing) => (standing.kind === 'suspected' ? [standing.trial] : []))
  return new Map([...new Set(trials)].map((trial) => [trial, since(trial)]))
}

function isEnough(again: ComparisonEffect | undefined): again is ComparisonEffect {
  return again !== undefined && again.blocks >= CONFIRMATION_BLOCKS
}

/** Whether the estimate is beyond the tolerance, and its bound at this one-sided error beyond half of it. */
export function isBeyond({ effect }: Pick<ComparisonEffect, 'effect'>, margin: number, alpha: number): boolean {
  return effect.mean < -margin && upperBound(effect, alpha) < -HALF_MARGIN * margin
}

/**
 * Whether a comparison shows a regression at this one-sided error. A comparison with the baseline does so only if the
 * change is also slower than its base. Otherwise a branch beyond its limit would turn every later change red.
 *
 * @param comparisons in which the change's comparison with its base is looked up; without one, the distance from the
 *   baseline alone decides
 */
function isRegression(
  comparison: ComparisonEffect,
  comparisons: readonly ComparisonEffect[],
  margin: number,
  alpha: number,
): boolean {
  const base = comparison.rule === 'baseline' ? baseOf(comparisons, comparison) : undefined
  return isBeyond(comparison, margin, alpha) && (base === undefined || upperBound(base.effect, alpha) < 0)
}

/** Whether the bound at this one-sided error is within the tolerance; default: the error of the shown interval. */
function isWithin(effect: Effect, margin: number, alpha = SHOWN_ALPHA): boolean {
  return lowerBound(effect, alpha) > -margin
}

/** Labels of comparisons that were not measured to their end, because a regression had already decided the verdict. */
const UNPURSUED: { readonly [open in Verdict['label']]?: Verdict['label'] } = {
  'leaning regressed': 'also slower, not pursued',
  inconclusive: 'not pursued',
  'machine disturbed': 'not pursued',
}

export interface Evidence {
  readonly compared: RunComparisons
  readonly standings: Standings
  readonly policy: GatePolicy
  /** Comparisons that report what servers refused; default: none. */
  readonly refused?: readonly JudgedComparison[]
  readonly coverage: Judgement['coverage']
  readonly baseline: Judgement['baseline']
  readonly missingShards?: readonly Shard[]
}

/** Judgement of a run, before the search for causes and before anybody accepts a regression. */
export function judgementOf({ compared, standings, policy, refused = [], ...rest }: Evidence): Judgement {
  const { coverage, baseline, missingShards = [] } = rest
  const judged = decide(compared, standings, policy)
  // A change that does not run exercises nothing, so it has no coverage.
  const isAllRefused = judged.comparisons.length === 0 && refused.some(({ refusal }) => refusal?.isMeasured === false)
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

export function decide(compared: RunComparisons, standings: Standings, policy: GatePolicy): Judgement {
  const { comparisons, costs } = compared
  // Comparisons with the baseline do not share this error, because they have one of their own.
  const family = [...comparisons, ...costs].filter(({ rule }) => rule !== 'baseline').length
  const context = { family, policy }
  const credible = credibleStandings(standings, compared, policy)
  const isRed = [...credible.values()].some(({ kind }) => kind === 'regressed')
  const isUnpursued = mootFilter([...comparisons, ...costs], credible)
  const ofStanding = (comparison: Comparison) => {
    const { margin } = toleranceOf(comparison, policy)
    const overdrawn = isOverdrawn(comparison, comparisons, margin) ? ({ kind: 'regressed' } as const) : undefined
    const standing =
      overdrawn ?? inTheEnd(standings.get(nameKey(comparison)) ?? INITIAL_STANDING, comparison, margin, isRed)
    const outcome = judgeComparison(comparison, believableStanding(standing, comparison, compared, policy), context)
    if (outcome.verdict === 'inconclusive' && !isSlowerItself(comparison, comparisons))
      return { ...outcome, verdict: 'pass' as const, label: 'not by this change' as const, confirmed: null }
    if (!isUnpursued(comparison)) return outcome
    // Measurements after the suspicion may have weakened it, so the label follows the current estimate.
    const label =
      outcome.label === 'not confirmed in time' ? labelOf(comparison.effect, INITIAL_STANDING) : outcome.label
    return { ...outcome, label: UNPURSUED[label] ?? label }
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
        label === 'not by this change' && tolerance !== null && change < -tolerance
          ? [{ code: 'beyond-baseline', scenario, workload, threads, change } as const]
          : [],
      ),
    ],
  }
}

/**
 * Whether a change is shown to be slower than its base, on a branch that is already beyond its limit. Such a change
 * fails however little it adds to the distance. This test may take half of the false alarms that a run is permitted,
 * which leaves the other half for everything else.
 */
function isOverdrawn(comparison: Comparison, comparisons: readonly Comparison[], margin: number): boolean {
  if (comparison.rule !== 'baseline' || !isBeyond(comparison, margin, SHOWN_ALPHA)) return false
  const base = baseOf(comparisons, comparison)
  const alpha = FALSE_ALARM_PER_RUN / 2 / comparisons.filter(({ rule }) => rule === 'baseline').length
  return base !== undefined && hasStarts(base, LEAST_STARTS) && upperBound(base.effect, alpha) < 0
}

/**
 * Whether a change seems slower than its base. Otherwise the distance of its branch from the baseline is not its fault.
 */
function isSlowerItself(comparison: Comparison, comparisons: readonly Comparison[]): boolean {
  return comparison.rule !== 'baseline' || (baseOf(comparisons, comparison)?.high ?? 0) < 0
}

/**
 * Standing after the last look, at the level of the shown interval. A suspicion that later measurements neither
 * confirmed nor refuted is `not confirmed`. It stays a suspicion if no look came after it, or if a regression ended the
 * run sooner.
 */
function inTheEnd(standing: Standing, { effect }: Comparison, margin: number, isRed: boolean): Standing {
  // Measurements after the decision may have changed the shown figures, and the verdict must not contradict them.
  if (standing.kind === 'regressed' && isBeyond({ effect }, margin, SHOWN_ALPHA)) return standing
  if (isWithin(effect, margin)) return { kind: 'passed', share: shareAtLastLook(standing) }
  if (standing.kind === 'regressed') return { kind: 'not confirmed' }
  const hadTime = standing.kind === 'suspected' && standing.looks > 0
  if (hadTime && !isRed) return { kind: 'not confirmed' }
  return standing.kind === 'passed' ? { ...standing, kind: 'open', blocks: 0 } : standing
}

/**
 * The standing, or `machine disturbed` in place of a regression that a noisy machine alone may have made: most blocks
 * were disturbed, and the undisturbed ones by themselves do not show the regression.
 */
function believableStanding(
  standing: Standing,
  comparison: Comparison,
  { disturbance, undisturbed }: RunComparisons,
  policy: GatePolicy,
): Standing {
  if (standing.kind !== 'regressed' || !isTooDisturbed(disturbance)) return standing
  const quiet = undisturbed.find((other) => nameKey(other) === nameKey(comparison))
  const isSeen = isEnough(quiet) && isBeyond(quiet, toleranceOf(comparison, policy).margin, SHOWN_ALPHA)
  return isSeen ? standing : { kind: 'machine disturbed' }
}

/**
 * Standings without the regressions that disturbances may have made, or that the figures no longer show. Comparisons
 * without a standing count as open, because more data may still decide them.
 */
export function credibleStandings(standings: Standings, compared: RunComparisons, policy: GatePolicy): Standings {
  const believed = new Map(standings)
  for (const comparison of [...compared.comparisons, ...compared.costs]) {
    const key = nameKey(comparison)
    const standing = standings.get(key)
    if (standing?.kind !== 'regressed') continue
    const isShown = isBeyond(comparison, toleranceOf(comparison, policy).margin, SHOWN_ALPHA)
    if (!isShown || believableStanding(standing, comparison, compared, policy) !== standing) believed.delete(key)
  }
  return believed
}

function judgeComparison(
  comparison: Comparison,
  standing: Standing,
  { family, policy }: Pick<LookRequest, 'policy'> & { readonly family: number },
): JudgedComparison {
  const tolerance = toleranceOf(comparison, policy)
  const verdict = verdictOfStanding(standing)
  if (tolerance.share === null) return { ...comparison, ...unlimitedVerdict(comparison) }
  return {
    ...comparison,
    tolerance: tolerance.share,
    toleranceFrom: tolerance.from,
    detectable: detectable(comparison, tolerance, family, shareAtLastLook(standing)),
    verdict,
    label: labelOf(comparison.effect, standing),
    confirmed: standing.kind === 'regressed' ? true : standing.kind === 'not confirmed' ? false : null,
  }
}

function unlimitedVerdict({ low, high }: Comparison): Verdict {
  const label = high < 0 ? 'slower' : low > 0 ? 'faster' : 'not told apart'
  return { tolerance: null, toleranceFrom: 'default', detectable: null, verdict: 'measured', label, confirmed: null }
}

/** Share of the planned time that was over at the last look; all of it if unknown. */
function shareAtLastLook(standing: Standing): number {
  return ('share' in standing ? standing.share : undefined) ?? 1
}

function verdictOfStanding({ kind }: Standing): VerdictKind {
  if (kind === 'passed') return 'pass'
  return kind === 'regressed' ? 'regressed' : 'inconclusive'
}
