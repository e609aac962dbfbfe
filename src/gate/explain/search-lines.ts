/** The search for the lines to blame, on servers that start with halves of them. */
import type { Lines, Unit } from '../../core/attribution/cost-model.ts'
import { type ConfigurationDifference, mix, smallestFailingSet } from '../../core/attribution/lines.ts'
import { besideOf, learn, nextTrial, type Search, withFailing } from '../../core/attribution/search.ts'
import { seededRandom } from '../../core/plan/random.ts'
import { lowerBound } from '../../core/stats/random-effects.ts'
import type { Scenario } from '../../core/suite/suite.ts'
import type { SearchTrials } from './search-trials.ts'

/** A separate random stream, besides those of trials and cells. */
const SALT = 7_000_001
/** Servers that show all combinations of two lines. */
const SERVERS = 4
/** A trial compares at least two. */
const LEAST_SERVERS = 2
/** Trials of the server beside them; each is one more look. */
const MOST_BESIDE = 4
/** One-sided error at which it saves something. */
const SAVES = 0.05

export interface LineSearch {
  readonly difference: ConfigurationDifference
  readonly seed: number
  /** Servers that fit into memory. */
  readonly mostServers: number
  /** A server that every trial has beside those with some of the lines, such as a suggestion; default: none. */
  readonly beside?: Scenario | undefined
}

/** The search as far as its trials came: until the blame is clear or the time is over. */
export async function searchLines(start: Search, asked: LineSearch, trials: SearchTrials): Promise<Search> {
  const { difference, seed, mostServers } = asked
  const random = seededRandom(seed, SALT)
  let beside = mostServers > LEAST_SERVERS ? asked.beside : undefined
  const room = beside === undefined ? mostServers : mostServers - 1
  const servers = Math.max(LEAST_SERVERS, Math.min(SERVERS, room))
  let search = start
  for (let number = 1; ; number++) {
    const isBesideOpen = beside !== undefined && number <= MOST_BESIDE && isOpenBeside(search)
    const designed = nextTrial(search, servers, random, isBesideOpen)
    if (designed === undefined) return search
    const wanted = designed.map((on, nth) => ({
      on,
      scenario: withLines(difference, on, `search ${number}.${nth + 1}`),
    }))
    const all = beside === undefined ? wanted : [...wanted, { scenario: beside, on: undefined }]
    const trial = await trials.measure(all)
    if (trial.kind === 'out of time') return search
    if (trial.kind === 'measured') search = learn(search, trial.rates)
    else {
      const failing = await failingAmong(designed, difference, trials)
      if (failing !== undefined) search = withFailing(search, failing)
      else if (beside !== undefined && (await trials.failureOf(beside)) !== undefined) beside = undefined
      // A failure that no server repeats alone is no fault of its lines.
      else throw trial.failure
    }
  }
}

/** Whether the server beside the others seems to save something, which is not sure yet. */
function isOpenBeside(search: Search): boolean {
  const beside = besideOf(search)
  return beside === undefined || (beside.saved.mean > 0 && lowerBound(beside.saved, SAVES / MOST_BESIDE) <= 0)
}

export function withLines(difference: ConfigurationDifference, on: Lines, name: string): Scenario {
  return mix(
    difference,
    on.flatMap((isOn, line) => (isOn ? [line] : [])),
    name,
  )
}

/** The smallest set of lines that makes one of some servers fail; undefined if each of them runs alone. */
async function failingAmong(
  designed: readonly Lines[],
  difference: ConfigurationDifference,
  trials: SearchTrials,
): Promise<Unit | undefined> {
  for (const on of designed) {
    const lines = on.flatMap((isOn, line) => (isOn ? [line] : []))
    const fails = async (set: readonly number[]) =>
      (await trials.failureOf(mix(difference, set, `with ${set.join('+')}`))) !== undefined
    if (lines.length > 0 && (await fails(lines))) return smallestFailingSet(lines, fails)
  }
  return undefined
}
