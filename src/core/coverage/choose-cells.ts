/**
 * Chooses the cells for a change of option files: workloads that exercise the changed settings, because others hardly
 * show what these cost.
 */

import { productOfImage, USUAL_PRODUCTS } from '../families/families.ts'
import type { Product } from '../families/family.ts'
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
import {
  exercisesOf,
  type ScriptCell,
  USUAL_CELLS,
  USUAL_LOAD,
  workloadFor,
  workloadOf,
} from '../workloads/workloads.ts'
import { largestPool } from './scales.ts'

const MIB = 1024 ** 2
/**
 * Size to which larger buffer pools are reduced where the data must not fit in them, because three times as much data
 * loads within half a minute, and because MySQL rounds larger pools to whole multiples of 128 MiB (manual,
 * innodb_buffer_pool_chunk_size).
 */
const MEASURED_POOL_BYTES = 128 * MIB
/** Size of the data as a multiple of the pool's size, so that most data are not in memory, as in production. */
const TIMES_THE_POOL = 3
const TABLES = 4
/** Connections that stay free for clients other than the load's. */
const OTHER_CONNECTIONS = 10
/** More tables than the table cache holds. Together they have the usual amount of data. */
const MANY_TABLES: Dataset = { tables: 200, rows: 500 }
/**
 * About 150 MB with the index. While a scaled redo log fills up, each page changes several times. A disk writes all
 * pages within seconds.
 */
const REWRITTEN: Dataset = { tables: TABLES, rows: 120_000 }

/** Budget where redo logs are scaled: turns are long then, because each covers a part of a log's cycle. */
const REWRITTEN_SECONDS = 240

/** Maximum number of workloads, because each takes its share of the budget from the others. */
const MOST_WORKLOADS = 4

/**
 * The read-only cell is always chosen, because reading is most of the work of most servers. The other one is chosen if
 * nothing else is.
 */
const [CONTROL, USUAL] = USUAL_LOAD

interface ChosenWorkload {
  readonly workload: Workload
  readonly threads: number
  /** Requested exercises that the workload performs; may be empty for the cells of the usual load. */
  readonly covers: readonly Exercise[]
}

export interface CellReason {
  readonly workload: string
  /**
   * Changed variables whose effect the cell can show; empty for a cell that was chosen only because it belongs to the
   * usual load.
   */
  readonly variables: readonly string[]
}

/**
 * Thread counts and budget from the command line; undefined: the counts at which each workload shows most, and the time
 * that they need.
 */
interface CellTerms {
  readonly threads: Suite['threads'] | undefined
  readonly budgetSeconds: number | undefined
  readonly image?: string | undefined
}

export function chooseCells(suite: Suite, base: readonly Scenario[], { threads, budgetSeconds, image }: CellTerms) {
  const changes = changesBetween(base, suite.scenarios)
  const variables = [...new Set(changes.flatMap((change) => change.variable ?? []))]
  const scenarios = [...suite.scenarios, ...base]
  const products = productsOf(scenarios, image ?? (suite.server.kind === 'image' ? suite.server.name : undefined))
  const chosen = chooseWorkloads(likeliestExercises(variables, products))
  // The server with the fewest connections limits the threads of all, because all run the same load.
  const limits = scenarios.flatMap(({ options }) => numberOf(variableTexts(options).max_connections) ?? [])
  const levels = threads ?? Math.max(1, Math.min(...limits) - OTHER_CONNECTIONS)
  const preconditions = preconditionsOf(chosen.flatMap(({ covers }) => covers))
  const needs = (precondition: Precondition) => preconditions.includes(precondition)
  const tables = needs('tables-beyond-cache') ? MANY_TABLES : undefined
  const rewritten = needs('redo-in-scale') ? REWRITTEN : undefined
  const reasons: readonly CellReason[] = chosen.map(({ workload, covers }) => ({
    workload: workload.name,
    variables: variables.filter((variable) =>
      likeliestExercises([variable], products).some((one) => covers.includes(one)),
    ),
  }))
  return {
    suite: {
      ...suite,
      workloads: workloadsOf(chosen, levels),
      dataset: needs('data-beyond-pool')
        ? datasetBeyondPool(scenarios, TIMES_THE_POOL, tables?.tables ?? TABLES)
        : (tables ?? rewritten ?? suite.dataset),
      budgetSeconds: budgetSeconds ?? Math.max(suite.budgetSeconds, rewritten === undefined ? 0 : REWRITTEN_SECONDS),
      ...(preconditions.length === 0 ? {} : { preconditions }),
    },
    reasons,
  }
}

/**
 * Workloads of the chosen cells. Cells of one script become one workload with several thread counts.
 *
 * @param levels thread counts of the suite, which all workloads keep; or, as a number, the maximum number of threads of
 *   a workload
 */
function workloadsOf(chosen: readonly ChosenWorkload[], levels: Suite['threads'] | number): Suite['workloads'] {
  const scripts = [...Map.groupBy(chosen, ({ workload }) => workload.script).values()]
  return nonEmpty(
    scripts.map((cells): Workload => {
      const [{ workload }] = nonEmpty(cells)
      if (typeof levels !== 'number') return workload
      const counts = cells.map(({ threads }) => Math.min(threads, levels)).toSorted((a, b) => a - b)
      return { ...workload, threads: nonEmpty([...new Set(counts)]) }
    }),
  )
}

/**
 * Data `times` as large as the largest buffer pool, which is itself reduced if so much data would take too long to
 * load.
 *
 * @param scenarios of head and base
 */
export function datasetBeyondPool(scenarios: readonly Scenario[], times: number, tables: number): Dataset {
  const poolBytes = Math.min(largestPool(scenarios), MEASURED_POOL_BYTES)
  return { tables, rows: Math.ceil((times * poolBytes) / BYTES_PER_ROW / tables), poolBytes }
}

function productsOf(scenarios: readonly Scenario[], image: string | undefined): readonly Product[] {
  const products = scenarios.map(({ program }) => {
    const name = program === undefined ? image : program.kind === 'image' ? program.name : undefined
    return name === undefined ? undefined : productOfImage(name)
  })
  return products.every((product) => product !== undefined) ? [...new Set(products)] : USUAL_PRODUCTS
}

/** @returns the likeliest exercises first; empty if the setting needs none on any of the products */
export function exercisesOfSetting(variable: string, products = USUAL_PRODUCTS): readonly Exercise[] {
  const exercises = products.flatMap((product) => knowledgeOf(variable, product)?.exercisedBy ?? [])
  return [...new Set(exercises)]
}

/**
 * For each variable, the likeliest of its exercises that a workload of qpsgate performs. A variable has none if every
 * statement shows it anyway, or if no workload does.
 *
 * @param variables the most important first
 */
export function likeliestExercises(variables: readonly string[], products = USUAL_PRODUCTS): readonly Exercise[] {
  const exercises = variables.flatMap((variable): Exercise[] => {
    const all = exercisesOfSetting(variable, products)
    const shown = all.find((exercise) => workloadFor(exercise) !== undefined)
    return shown === undefined || all.includes('any-statement') ? [] : [shown]
  })
  return [...new Set(exercises)]
}

export function preconditionsOf(exercises: readonly Exercise[]): readonly Precondition[] {
  return [...new Set(exercises.flatMap((exercise) => EXERCISES[exercise].precondition ?? []))]
}

/**
 * As few workloads as possible for the exercises: two to four, CONTROL first. The choice is greedy: the next one covers
 * most of the missing exercises, and of equally good ones the most important. A test that tries all other choices shows
 * that this finds the best one. Preconditions of exercises are not checked.
 *
 * @param exercises the most important first
 */
export function chooseWorkloads(exercises: readonly Exercise[]): readonly ChosenWorkload[] {
  const picked: ScriptCell[] = [CONTROL]
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
