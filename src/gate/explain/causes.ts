/** Finds the lines to blame for a run's worst regression, or to thank for its best gain. It never changes a verdict. */

import type { Attribution, Explanation } from '../../core/attribution/attribution.ts'
import { causeFigures } from '../../core/attribution/figures.ts'
import { mix } from '../../core/attribution/lines.ts'
import {
  causesOf,
  learn,
  linesBlamedTogether,
  nextItems,
  type Search,
  type Suspect,
  searchAfterFailures,
  startSearch,
} from '../../core/attribution/search.ts'
import { spreadEstimate } from '../../core/comparison/comparison.ts'
import { startSpreadOf } from '../../core/comparison/cost-blocks.ts'
import { type ArmState, armStatesOf, type RunLine } from '../../core/measurement/measurement.ts'
import { searchSeconds } from '../../core/plan/budget.ts'
import type { Cell } from '../../core/plan/plan.ts'
import { isSameName } from '../../core/setting/option-name.ts'
import type { JudgedComparison, Judgement } from '../../core/verdict/judgement.ts'
import type { LocalTestbed } from '../../edges/testbed/open-testbed.ts'
import { firstLine, Interruption, isFailure } from '../../errors.ts'
import { aboutOf, type CauseSubject } from '../cause-subject.ts'
import type { MeasureOutcome } from '../measure.ts'
import type { MeasureEdges } from '../trials.ts'
import { SearchTrials } from './search-trials.ts'

/**
 * Maximum number of suspects (changed lines, or groups of them) in a trial. Each suspect has a server besides those of
 * both sides. With more servers, the turns of each would be too far apart.
 */
const MOST_ITEMS = 10
/** Servers of the smallest trial: both sides, and for each of two suspects the change without it. */
const LEAST_SERVERS = 4
/** Number of trials for which there should be time, because one alone does not show how much starts differ. */
const LEAST_TRIALS = 2
/** Share of the search's time for turns; the rest goes to starting servers. */
const TURNS_SHARE = 0.5
/** A search ends after this many trials in a row that show nothing new, because further ones would hardly show more. */
const MOST_FRUITLESS = 3

export interface CausesRequest {
  readonly explained: CauseSubject
  readonly judgement: Judgement
  readonly group: Pick<MeasureOutcome, 'measurement' | 'secondsLeft'>
  readonly mostServers: LocalTestbed['mostServers']
  /** Maximum seconds that a search may take beyond the unused budget. */
  readonly explainSeconds: number
  readonly edges: MeasureEdges
}

/**
 * Adds the causes to a judgement. A search that fails adds a warning instead, because the verdict holds without causes.
 */
export async function findCauses(request: CausesRequest): Promise<Judgement> {
  const { judgement, edges, group } = request
  const { tell, testbed } = edges
  const seconds = group.secondsLeft + request.explainSeconds
  tell({ kind: 'time', secondsLeft: seconds })
  tell({ kind: 'phase', phase: { code: 'search' } })
  const began = testbed.now()
  try {
    const outcome = await searchOutcome(request, began + seconds)
    return { ...judgement, ...attributionOf(request.explained, { ...outcome, seconds: testbed.now() - began }) }
  } catch (error) {
    if (error instanceof Interruption) throw error
    // A failed search does not end the run, because the run's verdict holds without causes, and was already shown.
    const why = isFailure(error) ? firstLine(error) : `a bug in qpsgate, please report it: ${firstLine(error)}`
    return { ...judgement, warnings: [...judgement.warnings, { code: 'causes-unknown', why }] }
  }
}

interface SearchOutcome {
  readonly search: Search
  readonly end: Explanation['end']
  /** Whether a server started after all lines to blame were reverted at once. */
  readonly isTogether: boolean
}

/**
 * Searches, and then starts a server without any of the lines to blame, because the search left out each line only by
 * itself or with its group.
 */
async function searchOutcome(request: CausesRequest, deadline: number): Promise<SearchOutcome> {
  const { explained, group, edges } = request
  const computes = computesIn(explained.cell, explained.comparison, group.measurement.lines)
  const seconds = deadline - edges.testbed.now()
  const trials = trialsOf(request, { deadline, seconds, computes })
  const result = await searchWith(trials, explained, roomFor(request.mostServers, seconds, computes))
  const lines = linesBlamedTogether(result.search)
  return { ...result, isTogether: lines.length > 0 && (await trials.startsWithout(lines)) }
}

/** Searches until all lines are decided, the time is over, or trials show nothing new. */
async function searchWith(
  trials: SearchTrials,
  { comparison, difference, lines }: CauseSubject,
  { hasBefore, room }: ReturnType<typeof roomFor>,
): Promise<Pick<SearchOutcome, 'search' | 'end'>> {
  let search = startSearch(difference.lines, lines, comparison.effect, room)
  let fruitless = 0
  let stretch = 1
  for (;;) {
    const items = nextItems(search, room)
    if (items.length === 0) return { search, end: 'decided' }
    if (fruitless === MOST_FRUITLESS) return { search, end: 'nothing to compare' }
    const trial = await trials.measure(items, hasBefore, stretch)
    if (trial.kind === 'out of time') return { search, end: trial.kind }
    fruitless = trial.kind === 'nothing to compare' || trial.kind === 'failed' ? fruitless + 1 : 0
    if (trial.kind === 'failed' && fruitless >= LEAST_TRIALS) throw trial.failure
    // Servers that completed too little to be compared get longer turns from then on.
    if (trial.kind === 'nothing to compare') stretch *= 2
    if (trial.kind === 'needed') search = searchAfterFailures(search, trial.items, room)
    if (trial.kind === 'measured') search = learn(search, items, trial, room)
  }
}

/**
 * Number of suspects in a trial: as many as there is time for, and as memory has room for, besides the servers of both
 * sides. If memory holds only two servers, the server before the change is left out.
 */
function roomFor(mostServers: number, seconds: number, computes: boolean) {
  const hasBefore = mostServers > 2
  const timely = Math.floor((TURNS_SHARE * seconds) / LEAST_TRIALS / searchSeconds(1, computes))
  const servers = Math.min(mostServers, Math.max(LEAST_SERVERS, timely))
  return { hasBefore, room: Math.max(1, Math.min(MOST_ITEMS, servers - (hasBefore ? 2 : 1))) }
}

function trialsOf(
  { explained, group, edges }: CausesRequest,
  { deadline, seconds, computes }: { readonly deadline: number; readonly seconds: number; readonly computes: boolean },
): SearchTrials {
  const { comparison, reference, head, cell, plan, difference } = explained
  const { cost } = comparison
  const startSpread = spreadEstimate(comparison, (cost && startSpreadOf(cost)) ?? plan.startSpread)
  const without = ({ lines }: Pick<Suspect, 'lines'>) =>
    mix(
      difference,
      [...difference.lines.keys()].filter((line) => !lines.includes(line)),
      `without ${lines.join('+')}`,
    )
  const request = {
    ...{ cell, cost, computes, deadline, without },
    plan: { ...plan, startSpread, budgetSeconds: Math.max(seconds, plan.budgetSeconds) },
    before: reference.scenario,
    head: head.scenario,
    startSeconds: slowestStart(armStatesOf(group.measurement.lines)),
  }
  return new SearchTrials(request, edges)
}

function attributionOf(
  explained: CauseSubject,
  { search, end, isTogether, seconds }: SearchOutcome & { readonly seconds: number },
): Attribution {
  const { comparison, defaults } = explained
  const isDefault = (name: string) => defaults?.some((each) => isSameName(each.name, name)) === true
  // Changed defaults that are not to blame are left out, because their rows would only hide the other causes.
  const causes = causesOf(search).filter(
    ({ verdict, settings }) => verdict === 'to blame' || !settings.every(({ name }) => isDefault(name)),
  )
  const whole = causeFigures(comparison.effect)
  return { causes, explanation: { ...aboutOf(explained), whole, seconds, ...(isTogether && { together: true }), end } }
}

/** Whether all servers waited almost only for their CPUs in this cell, so that shorter trials suffice. */
export function computesIn(
  { workload, threads }: Cell,
  { byCpu }: Pick<JudgedComparison, 'byCpu'>,
  lines: readonly RunLine[],
): boolean {
  if (byCpu !== undefined) return false
  const slices = lines.flatMap((line) =>
    line.kind === 'slice' && workload.name === line.workload && threads === line.threads ? [line] : [],
  )
  return slices.length > 0 && slices.every(({ computes }) => computes)
}

/**
 * Seconds that the slowest arm takes to start: the mean of its starts, because a cold start does not predict later
 * ones.
 */
export function slowestStart(states: readonly ArmState[]): number {
  const byArm = Map.groupBy(states, ({ scenario, revision }) => JSON.stringify([scenario, revision]))
  const means = [...byArm.values()].map(
    (starts) => starts.reduce((sum, { startSeconds }) => sum + startSeconds, 0) / starts.length,
  )
  return Math.max(0, ...means)
}
