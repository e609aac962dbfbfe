/** The cells of a suite that is made from option files: chosen by the changes in them. */

import { USUAL_PRODUCTS } from '../families/families.ts'
import { nonEmpty } from '../lists.ts'
import { EXERCISES, type Exercise, type Precondition } from '../options/exercises.ts'
import { changesBetween } from '../plan/changed-settings.ts'
import { BYTES_PER_ROW, type Dataset } from '../scenario/dataset.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { knowledgeOf } from '../setting/knowledge.ts'
import { variableTexts } from '../setting/resolve.ts'
import { numberOf } from '../setting/value.ts'
import type { Suite } from '../suite/suite.ts'
import type { Workload } from '../workloads/workload.ts'
import { exercisesOf, type ScriptCell, USUAL_CELLS, workloadFor, workloadOf } from '../workloads/workloads.ts'
import { largestPool } from './scales.ts'

const MIB = 1024 ** 2
/**
 * Largest buffer pool that is measured with data beyond it: three times as much is loaded within half a minute, and
 * larger ones are whole multiples of 128 MiB, to which MySQL rounds them (manual, innodb_buffer_pool_chunk_size).
 */
const MEASURED_POOL_BYTES = 128 * MIB
/** As in production, most data are not in memory. */
const TIMES_THE_POOL = 3
const TABLES = 4
/** Connections that a server has for others than the load. */
const OTHER_CONNECTIONS = 10
/** As many as needed for the cache of tables to hold only a part of them, with the usual amount of data. */
const MANY_TABLES: Dataset = { tables: 200, rows: 500 }
/** With their index 150 MB, which a redo log in scale sees changed several times, and a disk writes within seconds. */
const REWRITTEN: Dataset = { tables: TABLES, rows: 120_000 }

/** Their turns are long, because each is a part of a redo log's cycle. */
const REWRITTEN_SECONDS = 240

/** Each workload takes its share of the budget from all others. */
const MOST_WORKLOADS = 4

/** Always chosen: most servers do this most of the time, and no change may make it slower unseen. */
const CONTROL: ScriptCell = { script: 'oltp_read_only', threads: 8 }
/** Chosen if no other is needed, as half of the work of databases is writing. */
const USUAL: ScriptCell = { script: 'oltp_read_write', threads: 8 }

interface ChosenWorkload {
  readonly workload: Workload
  readonly threads: number
  /** Requested exercises that it performs; for the control, or if no row has any, there may be none. */
  readonly covers: readonly Exercise[]
}

/** Why a workload is measured. */
export interface CellReason {
  readonly workload: string
  /** Changed variables whose effect it is to show; none: it is measured for every change. */
  readonly variables: readonly string[]
}

/** Levels and budget that somebody asks for; undefined: levels at which each workload shows most, and their time. */
interface AskedTerms {
  readonly threads: Suite['threads'] | undefined
  readonly budgetSeconds: number | undefined
}

/** @param base the scenarios before the change */
export function chooseCells(suite: Suite, base: readonly Scenario[], { threads, budgetSeconds }: AskedTerms) {
  const changes = changesBetween(base, suite.scenarios)
  const variables = [...new Set(changes.flatMap((change) => change.variable ?? []))]
  const scenarios = [...suite.scenarios, ...base]
  const chosen = chooseWorkloads(wantedExercises(variables))
  // Every server lets in that many clients.
  const limits = scenarios.flatMap(({ options }) => numberOf(variableTexts(options).max_connections) ?? [])
  const levels = threads ?? Math.max(1, Math.min(...limits) - OTHER_CONNECTIONS)
  const preconditions = preconditionsOf(chosen.flatMap(({ covers }) => covers))
  const needs = (precondition: Precondition) => preconditions.includes(precondition)
  const tables = needs('tables-beyond-cache') ? MANY_TABLES : undefined
  const rewritten = needs('redo-in-scale') ? REWRITTEN : undefined
  const reasons: readonly CellReason[] = chosen.map(({ workload, covers }) => ({
    workload: workload.name,
    variables: variables.filter((variable) => wantedExercises([variable]).some((one) => covers.includes(one))),
  }))
  return {
    suite: {
      ...suite,
      workloads: workloadsOf(chosen, levels),
      dataset: needs('data-beyond-pool')
        ? beyondPool(scenarios, TIMES_THE_POOL, tables?.tables ?? TABLES)
        : (tables ?? rewritten ?? suite.dataset),
      budgetSeconds: budgetSeconds ?? Math.max(suite.budgetSeconds, rewritten === undefined ? 0 : REWRITTEN_SECONDS),
      ...(preconditions.length === 0 ? {} : { preconditions }),
    },
    reasons,
  }
}

/**
 * Workloads of one script are one, with several levels.
 *
 * @param levels those of the suite hold; or each workload has those of its script, up to this many
 */
function workloadsOf(chosen: readonly ChosenWorkload[], levels: Suite['threads'] | number): Suite['workloads'] {
  const scripts = [...Map.groupBy(chosen, ({ workload }) => workload.script).values()]
  return nonEmpty(
    scripts.map((cells): Workload => {
      const [{ workload }] = nonEmpty(cells)
      if (typeof levels !== 'number') return workload
      const wanted = cells.map(({ threads }) => Math.min(threads, levels)).toSorted((a, b) => a - b)
      return { ...workload, threads: nonEmpty([...new Set(wanted)]) }
    }),
  )
}

/**
 * Data some times as large as the largest buffer pool, which is made smaller if that would take too long.
 *
 * @param scenarios of head and base
 */
export function beyondPool(scenarios: readonly Scenario[], times: number, tables: number): Dataset {
  const poolBytes = Math.min(largestPool(scenarios), MEASURED_POOL_BYTES)
  return { tables, rows: Math.ceil((times * poolBytes) / BYTES_PER_ROW / tables), poolBytes }
}

/** Exercises that any of a setting's products needs, the likeliest first; none if no row has any. */
export function exercisesOfSetting(variable: string): readonly Exercise[] {
  const exercises = USUAL_PRODUCTS.flatMap((product) => knowledgeOf(variable, product)?.exercisedBy ?? [])
  return [...new Set(exercises)]
}

/**
 * One exercise for each variable, the likeliest of those that one of our workloads performs; none if any statement
 * shows the setting, or no workload of ours does.
 *
 * @param variables in the order of their importance
 */
export function wantedExercises(variables: readonly string[]): readonly Exercise[] {
  const wanted = variables.flatMap((variable): Exercise[] => {
    const all = exercisesOfSetting(variable)
    const shown = all.find((exercise) => workloadFor(exercise) !== undefined)
    return shown === undefined || all.includes('any-statement') ? [] : [shown]
  })
  return [...new Set(wanted)]
}

/** Preconditions on data and servers for these exercises. */
export function preconditionsOf(exercises: readonly Exercise[]): readonly Precondition[] {
  return [...new Set(exercises.flatMap((exercise) => EXERCISES[exercise].precondition ?? []))]
}

/**
 * Workloads for the requested exercises, as few as possible: two to four, the control first. The next one always covers
 * most of the missing exercises (on these candidates that is the best choice of all, as a test shows by trying every
 * other); among equally good ones, the one for the earliest request. Preconditions of exercises are not checked.
 *
 * @param exercises the most important first
 */
export function chooseWorkloads(exercises: readonly Exercise[]): readonly ChosenWorkload[] {
  const picked = [CONTROL]
  while (picked.length < MOST_WORKLOADS) {
    const missing = exercises.filter((one) => !picked.some((candidate) => performs(candidate, one)))
    const rated = USUAL_CELLS.map((candidate) => {
      const covers = missing.filter((one) => performs(candidate, one))
      return { candidate, count: covers.length, first: missing.indexOf(covers[0] as Exercise) }
    })
    const [best] = rated.toSorted((one, other) => other.count - one.count || one.first - other.first)
    if (best === undefined || best.count === 0) break
    picked.push(best.candidate)
  }
  if (picked.length === 1) picked.push(USUAL)
  return picked.map((candidate) => ({
    workload: workloadOf({ script: candidate.script }),
    threads: candidate.threads,
    covers: exercises.filter((one) => performs(candidate, one)),
  }))
}

function performs({ script, threads }: ScriptCell, exercise: Exercise): boolean {
  return exercisesOf(script, threads).includes(exercise)
}
