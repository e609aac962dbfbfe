/** The choice of a few workloads for the requested exercises. */

import { type Exercise, HIGH_CONCURRENCY } from '../options/exercises.ts'
import { buildWorkload } from '../suite/build.ts'
import type { Workload } from '../suite/suite.ts'
import { exercisesOf } from '../suite/workloads.ts'

/** Each workload takes its share of the budget from all others. */
const MOST_WORKLOADS = 4

interface Candidate {
  readonly script: string
  readonly threads: number
}

/** Always chosen: most servers do this most of the time, and no change may make it slower unseen. */
const CONTROL: Candidate = { script: 'oltp_read_only', threads: 8 }
/** Chosen if no other is needed, as half of the work of databases is writing. */
const USUAL: Candidate = { script: 'oltp_read_write', threads: 8 }

/**
 * Candidates besides the control, in order of preference. Long queries have one thread, which keeps a CPU of the server
 * busy: with more of them each would wait for the others, and turns, which last several latencies, would be longer.
 */
const CANDIDATES: readonly Candidate[] = [
  { script: 'oltp_update_non_index', threads: 8 },
  { script: 'oltp_point_select', threads: 8 },
  { script: 'oltp_point_select', threads: HIGH_CONCURRENCY },
  { script: 'oltp_insert', threads: 8 },
  { script: 'connect', threads: 8 },
  { script: 'many_tables', threads: 8 },
  { script: 'contended_rows', threads: 16 },
  { script: 'growing_table', threads: 8 },
  { script: 'sustained_writes', threads: 8 },
  { script: 'large_transactions', threads: 2 },
  { script: 'bulk_load', threads: 1 },
  { script: 'replication', threads: 1 },
  { script: 'large_rows', threads: 4 },
  { script: 'sort', threads: 1 },
  { script: 'full_join', threads: 1 },
  { script: 'temporary_table', threads: 1 },
  { script: 'full_scan', threads: 1 },
  { script: 'planning', threads: 1 },
]

export interface ChosenWorkload {
  readonly workload: Workload
  readonly threads: number
  /** Requested exercises that it performs; for the control, or if nothing is known, there may be none. */
  readonly covers: readonly Exercise[]
}

export interface WorkloadChoice {
  /** The control first; two to four. */
  readonly chosen: readonly ChosenWorkload[]
  /** Requested exercises that none of them performs: there were too many. */
  readonly uncovered: readonly Exercise[]
}

/**
 * Workloads for the requested exercises, as few as possible. The next one always covers most of the missing exercises
 * (on these candidates that is the best choice of all, as a test shows by trying every other); among equally good ones,
 * the one for the earliest request. Preconditions of exercises are not checked.
 *
 * @param exercises the most important first
 */
export function chooseWorkloads(exercises: readonly Exercise[]): WorkloadChoice {
  const wanted = [...new Set(exercises)]
  const picked = [CONTROL]
  let missing = without(wanted, CONTROL)
  while (picked.length < MOST_WORKLOADS) {
    const best = bestFor(missing)
    if (best === undefined) break
    picked.push(best)
    missing = without(missing, best)
  }
  if (picked.length === 1) picked.push(USUAL)
  return { chosen: picked.map((candidate) => chosen(candidate, wanted)), uncovered: missing }
}

/** The workload of ours that is an exercise, be it chosen or not; undefined if none is. */
export function workloadFor(exercise: Exercise): string | undefined {
  return [CONTROL, ...CANDIDATES].find((candidate) => exercisesOfCandidate(candidate).includes(exercise))?.script
}

/** The candidate that is most of the exercises; undefined if none is any. */
function bestFor(missing: readonly Exercise[]): Candidate | undefined {
  const rated = CANDIDATES.map((candidate) => {
    const covers = exercisesOfCandidate(candidate)
    return { candidate, count: missing.filter((one) => covers.includes(one)).length, first: firstOf(missing, covers) }
  })
  const [best] = rated
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || one.first - other.first)
  return best?.candidate
}

function firstOf(missing: readonly Exercise[], covers: readonly Exercise[]): number {
  return missing.findIndex((one) => covers.includes(one))
}

function without(exercises: readonly Exercise[], candidate: Candidate): readonly Exercise[] {
  const covers = exercisesOfCandidate(candidate)
  return exercises.filter((one) => !covers.includes(one))
}

function chosen(candidate: Candidate, wanted: readonly Exercise[]): ChosenWorkload {
  const covers = exercisesOfCandidate(candidate)
  return {
    workload: buildWorkload({ script: candidate.script, options: {} }),
    threads: candidate.threads,
    covers: wanted.filter((one) => covers.includes(one)),
  }
}

function exercisesOfCandidate({ script, threads }: Candidate): readonly Exercise[] {
  return exercisesOf(script, threads)
}
