/** Runs whose verdict was known beforehand, counted against the promise for runs (docs/how-it-decides.md). */
import { lowerRate, upperRate } from '../stats/binomial.ts'
import { KNOWN_OUTCOMES, type KnownOutcome } from '../suite/suite.ts'
import type { RunRecord } from './run-record.ts'

/** Promised limits for shares of wrong runs: those that fail without a change, and that pass with one. */
const PROMISED: Readonly<Record<KnownOutcome, number>> = { pass: 0.01, regressed: 0.05 }

export interface OutcomeCount {
  readonly known: KnownOutcome
  readonly runs: number
  /** Runs with the known outcome. */
  readonly right: number
  readonly undecided: number
  /** Runs that found the contrary. */
  readonly wrong: number
  /** Upper 95 % limit of the share of wrong runs. */
  readonly limit: number
  /** Share below which wrong runs are promised to stay. */
  readonly promised: number
  /** Whether this many runs show that the promise is kept, or broken, or are too few to tell. */
  readonly standing: 'kept' | 'open' | 'broken'
}

/** @param records of one branch and suite; if knowledge about a suite has changed, it is counted separately */
export function countOutcomes(records: readonly RunRecord[]): OutcomeCount[] {
  return KNOWN_OUTCOMES.flatMap((known) => {
    const own = records.filter(({ suite }) => suite.known === known)
    return own.length === 0 ? [] : [countOf(known, own)]
  })
}

function countOf(known: KnownOutcome, records: readonly RunRecord[]): OutcomeCount {
  const runs = records.length
  const right = records.filter(({ verdict }) => verdict === known).length
  const undecided = records.filter(({ verdict }) => verdict === 'inconclusive').length
  const wrong = runs - right - undecided
  const promised = PROMISED[known]
  const limit = upperRate(wrong, runs)
  const standing = limit < promised ? 'kept' : lowerRate(wrong, runs) > promised ? 'broken' : 'open'
  return { known, runs, right, undecided, wrong, limit, promised, standing }
}
