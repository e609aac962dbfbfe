/**
 * Kinds of work that make a setting matter: if no cell does the work of a setting's exercise, the run cannot see its
 * cost. core/workloads/workloads.ts has the exercises of each workload, options.json those that each setting needs, and
 * exercises.json the facts about each.
 */
import table from './exercises.json' with { type: 'json' }

export type Exercise = keyof typeof table

/** Conditions for some kinds of work. The data and the servers must meet them, because no workload can create them. */
export type Precondition = 'data-beyond-pool' | 'binary-log' | 'tables-beyond-cache' | 'redo-in-scale' | 'relay-log'

interface ExerciseRow {
  readonly meaning: string
  /** Whether no load of sysbench against one server can contain the work, so that reports recommend no workload. */
  readonly isElsewhere?: true
  /** Condition that every compared server must meet. Without it a workload does less of the work, or none. */
  readonly precondition?: Precondition
  /**
   * Counters of SHOW GLOBAL STATUS that prove the work if one of them grows by at least 1 in 20 transactions. Without
   * counters the workload itself has to be the proof.
   */
  readonly counters?: readonly string[]
  /** Whether the counters count waits. Few of these suffice, because each may last as long as many transactions. */
  readonly isWait?: true
  /**
   * Whether a setting shows only if the counters differ before and after the change, because they grow in every
   * transaction under any value.
   */
  readonly isDifference?: true
}

export const EXERCISES = table as unknown as Readonly<Record<Exercise, ExerciseRow>>

export function isExercise(word: string): word is Exercise {
  return Object.hasOwn(EXERCISES, word)
}

/**
 * Minimum number of connections of a load with high concurrency. With so many, most connections wait, whatever the
 * machine.
 */
export const HIGH_CONCURRENCY = 64
