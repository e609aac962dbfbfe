/**
 * Work that makes a setting matter: if no cell has a setting's exercise, the run cannot see it.
 * core/workloads/workloads.ts has the exercises of each workload, options.json those that each setting needs,
 * exercises.json the facts about each.
 */
import table from './exercises.json' with { type: 'json' }

export type Exercise = keyof typeof table

/** Conditions that no workload can create: the data and the servers must meet them. */
export type Precondition = 'data-beyond-pool' | 'binary-log' | 'tables-beyond-cache' | 'redo-in-scale' | 'relay-log'

interface ExerciseRow {
  readonly meaning: string
  /** Whether no load of sysbench against one server can contain the work. */
  readonly isElsewhere?: true
  /** Condition that every compared server must meet: without it, a workload does less of the work, or none. */
  readonly precondition?: Precondition
  /**
   * Counters of SHOW GLOBAL STATUS that prove the work, one of them with at least every twentieth transaction. Without
   * counters only the workload proves it.
   */
  readonly counters?: readonly string[]
  /** Whether the counters count waits, each of which may last as long as many transactions. */
  readonly isWait?: true
  /** Whether a setting shows only if the counters differ before and now, since every transaction counts the same. */
  readonly isDifference?: true
}

export const EXERCISES = table as unknown as Readonly<Record<Exercise, ExerciseRow>>

export function isExercise(word: string): word is Exercise {
  return Object.hasOwn(EXERCISES, word)
}

/** Least connections of a load with high concurrency: most of them wait, on every machine that measures. */
export const HIGH_CONCURRENCY = 64
