/** Finds the arms that each cell still needs, so that time goes where it may change a verdict. */
import type { RunComparisons } from '../comparison/compare.ts'
import { type Comparison, type ComparisonName, cellKeyOf, nameKey } from '../comparison/comparison.ts'
import { countsFailures } from '../comparison/cost-blocks.ts'
import { isOfBase, type Revision } from '../names.ts'
import type { Arm, Cell, TrialCell } from '../plan/plan.ts'
import type { Rule } from '../policy/gate-policy.ts'
import { lowerBound } from '../stats/random-effects.ts'
import { isUndecided, type Standing, type Standings } from './decision-state.ts'

const REFERENCES: Readonly<Partial<Record<Rule, Revision>>> = { base: 'base', baseline: 'baseline' }
/**
 * Cost, as ln of QPS. A change is not blamed for the distance of its branch from the baseline if it was shown to cost
 * less than this and may cost nothing, because its interval reaches zero.
 */
const LEAST_BLAMED = 0.02

/**
 * Minimum number of starts of each side for a precise figure, because more turns cannot remove the noise of a single
 * start.
 */
const LEAST_PRECISE_STARTS = 2
/**
 * One-sided errors at which an open or a suspected change counts as harmless, so that servers of the baseline are no
 * longer measured. They are small, so that one look with lucky figures does not suffice: of five successive changes of
 * −2.4%, such a look counted the last one as harmless in one run of thirty.
 */
const [LET_GO, LET_GO_SUSPECTED] = [0.025, 0.01]

/**
 * Whether the comparison with the base shows that the change adds next to nothing to the branch's distance from the
 * baseline; true if there is no such comparison.
 */
function isHarmless(base: Comparison | undefined, alpha: number): boolean {
  return base === undefined || (lowerBound(base.effect, alpha) > -LEAST_BLAMED && base.high >= 0)
}

/** Comparison of a change with its base, in the cell of the given comparison; undefined if there is none. */
export function baseOf<Compared extends ComparisonName>(
  comparisons: readonly Compared[],
  { scenario, workload, threads }: ComparisonName,
): Compared | undefined {
  const key = nameKey({ rule: 'base', scenario, workload, threads })
  return comparisons.find((each) => nameKey(each) === key)
}

type CellFilter = (arm: Arm, cell: Cell) => boolean

/**
 * Makes a filter for the arms that a cell still needs: those whose comparison there is missing, or needs data. Before
 * anything was compared, all are needed.
 *
 * @param precision half-width of the 95% interval, as a fraction, at which a comparison has been measured enough
 *   whatever its verdict; default: the verdict decides
 */
export function isStillNeeded(
  { comparisons: rates, costs, missing }: RunComparisons,
  standings: Standings,
  precision = Number.POSITIVE_INFINITY,
): CellFilter {
  const comparisons = [...rates, ...costs]
  if (comparisons.length === 0) return () => standings.size === 0
  return asks(comparisons.filter(wantedOf(comparisons, standings, precision)), missing)
}

export function isSuspected({ comparisons, costs }: RunComparisons, standings: Standings): CellFilter {
  const isAsked = (comparison: Comparison) => standings.get(nameKey(comparison))?.kind === 'suspected'
  return asks([...comparisons, ...costs].filter(isAsked))
}

interface CellInTrial extends TrialCell {
  readonly trial: number
  readonly isBegun: boolean
  readonly isLast: boolean
}

/**
 * Whether it is worth measuring a cell until the end of its time in a trial. It is not worth it if no comparison needs
 * the arms that are measured there, or if only the starts of later trials can add information.
 */
export function needsMore(
  { comparisons: rates, costs, missing }: RunComparisons,
  standings: Standings,
  { cell, arms, trial, isBegun, isLast }: CellInTrial,
  precision = Number.POSITIVE_INFINITY,
): boolean {
  const comparisons = [...rates, ...costs]
  const isHere = ({ rule, ...each }: ComparisonName) => {
    // A baseline of stored ratios has no servers: the current server is compared with the control instead.
    const isWithControl = rule === 'baseline' && each.reference !== each.scenario
    const reference = (isWithControl ? undefined : REFERENCES[rule]) ?? 'head'
    return (
      each.workload === cell.workload.name &&
      each.threads === cell.threads &&
      arms.some((arm) => arm.scenario.name === each.scenario && arm.revision === reference)
    )
  }
  const isWanted = wantedOf(comparisons, standings, precision)
  const isForLater = (comparison: Comparison) => {
    const standing = standings.get(nameKey(comparison))
    // More turns of the same servers do not make up for a missing start.
    if (endsByPrecision(comparison, precision)) return !isWide(comparison, precision)
    if (!isUndecided(standing) || standing?.exhaustedBy === undefined) return false
    // Errors are counted only when a trial is over, so the latest counts are from the trial before.
    if (
      standing.exhaustedBy <
      (isBegun && comparison.cost !== undefined && countsFailures(comparison.cost) ? trial - 1 : trial)
    )
      return false
    return standing.kind === 'suspected' || !isLast
  }
  return missing.some(isHere) || comparisons.some((each) => isHere(each) && isWanted(each) && !isForLater(each))
}

/** Looks without a confirmation after which a suspicion is so doubtful that other comparisons no longer wait for it. */
const DOUBTFUL_LOOKS = 3

/**
 * Comparisons that need data: those that may still change the verdict, and those that are not precise enough. Open
 * comparisons wait while a regression of the same scenario is being confirmed, because they cannot change the verdict
 * once it is confirmed.
 */
function wantedOf(comparisons: readonly Comparison[], standings: Standings, precision: number) {
  const kindOf = (comparison: Comparison) => standings.get(nameKey(comparison))?.kind ?? 'open'
  const subjectsWith = (is: (comparison: Comparison) => boolean) => new Set(comparisons.filter(is).map(subjectKey))
  const isFailing = mootFilter(comparisons, standings)
  const suspected = subjectsWith((each) => isFresh(standings.get(nameKey(each))))
  const isOpen = (comparison: Comparison) => {
    const subject = subjectKey(comparison)
    const waits = suspected.has(subject) && kindOf(comparison) === 'open'
    return isUndecided(standings.get(nameKey(comparison))) && !isFailing(comparison) && !waits && isSought(comparison)
  }
  const isSought = (comparison: Comparison) => {
    const alpha = kindOf(comparison) === 'suspected' ? LET_GO_SUSPECTED : LET_GO
    return comparison.rule !== 'baseline' || !isHarmless(baseOf(comparisons, comparison), alpha)
  }
  return (comparison: Comparison) => {
    if (endsByPrecision(comparison, precision)) return isWide(comparison, precision) || hasFewStarts(comparison)
    return isOpen(comparison)
  }
}

function subjectKey({ rule, scenario }: ComparisonName): string {
  return JSON.stringify([rule, scenario])
}

/** Whether a comparison can no longer change a verdict, because a regression of its scenario decides already. */
export function mootFilter(comparisons: readonly Comparison[], standings: Standings): (one: Comparison) => boolean {
  const kindOf = (comparison: Comparison) => standings.get(nameKey(comparison))?.kind ?? 'open'
  const failing = new Set(comparisons.filter((each) => kindOf(each) === 'regressed').map(subjectKey))
  return (comparison) =>
    failing.has(subjectKey(comparison)) ||
    // A branch beyond its limit fails the run, whatever comparison with the base is still open.
    (kindOf(comparison) === 'open' && failing.has(subjectKey({ ...comparison, rule: 'baseline' }))) ||
    (comparison.rule === 'baseline' && failing.size > 0)
}

function isFresh(standing: Standing | undefined): boolean {
  return standing?.kind === 'suspected' && standing.looks < DOUBTFUL_LOOKS
}

/**
 * Whether precision alone decides when a comparison has been measured enough. If its estimate decided, a ledger would
 * record lucky moments, which add up: +0.14 to +0.20% a record where runs went on until they passed.
 */
function endsByPrecision({ cost }: Comparison, precision: number): boolean {
  return cost === undefined && precision !== Number.POSITIVE_INFINITY
}

function isWide({ high, low }: Comparison, precision: number): boolean {
  return (high - low) / 2 > precision
}

function hasFewStarts({ trials, starts = trials }: Comparison): boolean {
  return starts < LEAST_PRECISE_STARTS
}

function asks(comparisons: readonly Comparison[], missing: readonly ComparisonName[] = []): CellFilter {
  const undecided = new Set([
    // A cost is measured on the servers of its comparison, so these are looked up without the cost.
    ...comparisons.map((comparison) => nameKey({ ...comparison, cost: undefined })),
    ...missing.map(nameKey),
  ])
  const open = (rule: Rule, scenario: string, cell: Cell) =>
    undecided.has(nameKey({ rule, scenario, ...cellKeyOf(cell) }))
  return ({ scenario, revision, role }, cell) => {
    const byBaseline = open('baseline', scenario.name, cell)
    // A change is blamed for a distance from the baseline only by its comparison with the base, so this is needed as
    // well.
    const byBase = byBaseline || open('base', scenario.name, cell)
    if (revision === 'baseline') return byBaseline
    if (isOfBase({ revision })) return byBase
    return role === 'candidate' ? byBase || open('control', scenario.name, cell) : byBase
  }
}
