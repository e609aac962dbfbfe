/** The cells of a suite that is made from option files: chosen by the changes in them. */

import { type Exercise, PRECONDITIONS, type Precondition } from '../options/exercises.ts'
import { numberOf } from '../settings/memory-need.ts'
import { knowledgeOf } from '../settings/settings-knowledge.ts'
import { changedVariable, variableValues } from '../settings/variable-values.ts'
import type { Adjustments } from '../suite/adjust.ts'
import { settingDifferences } from '../suite/differences.ts'
import { BYTES_PER_ROW, type Dataset, type Scenario, type Suite, type Workload } from '../suite/suite.ts'
import { type ChosenWorkload, chooseWorkloads, workloadFor } from './choose-workloads.ts'
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

/** Their turns are long, as each is a part of a redo log's cycle. */
const REWRITTEN_SECONDS = 240

/** Why a workload is measured. */
export interface CellReason {
  readonly workload: string
  /** Changed variables whose effect it is to show; none: it is measured for every change. */
  readonly variables: readonly string[]
}

export interface ChosenCells {
  readonly suite: Suite
  readonly reasons: readonly CellReason[]
}

/**
 * @param base the scenarios before the change
 * @param asked levels and budget that somebody asks for; undefined: levels at which each workload shows most, and the
 *   time that they need
 */
export function chooseCells(
  suite: Suite,
  base: readonly Scenario[],
  { threads, budgetSeconds }: Pick<Adjustments, 'threads' | 'budgetSeconds'>,
): ChosenCells {
  const variables = variablesIn(suite.scenarios, base)
  const scenarios = [...suite.scenarios, ...base]
  const { chosen } = chooseWorkloads(wantedExercises(variables))
  const levels = threads ?? mostThreads(scenarios)
  const preconditions = preconditionsOf(chosen.flatMap(({ covers }) => covers))
  const reasons = chosen.map(({ workload, covers }) => ({
    workload: workload.name,
    variables: variables.filter((variable) => wantedExercises([variable]).some((one) => covers.includes(one))),
  }))
  return {
    suite: {
      ...suite,
      workloads: workloadsOf(chosen, levels),
      dataset: datasetFor(preconditions, suite, scenarios),
      budgetSeconds: budgetSeconds ?? Math.max(suite.budgetSeconds, leastSeconds(preconditions)),
      ...(preconditions.length === 0 ? {} : { preconditions }),
    },
    reasons,
  }
}

function variablesIn(scenarios: readonly Scenario[], base: readonly Scenario[]): readonly string[] {
  const changes = scenarios.flatMap((after) => {
    const before = base.find(({ name }) => name === after.name)
    return before === undefined ? [] : settingDifferences(before, after)
  })
  return [...new Set(changes.flatMap((change) => changedVariable(change)?.variable ?? []))]
}

/** The most clients that every server lets in. */
function mostThreads(scenarios: readonly Scenario[]): number {
  const limits = scenarios.flatMap(({ options }) => numberOf(variableValues(options).max_connections) ?? [])
  return Math.max(1, Math.min(...limits) - OTHER_CONNECTIONS)
}

/**
 * Workloads of one script are one, with several levels.
 *
 * @param levels those of the suite hold; or each workload has its own, up to this many
 */
function workloadsOf(chosen: readonly ChosenWorkload[], levels: Suite['threads'] | number): Suite['workloads'] {
  const scripts = [...Map.groupBy(chosen, ({ workload }) => workload.script).values()]
  const [first, ...others] = scripts.map((own): Workload => {
    const most = typeof levels === 'number' ? levels : Number.POSITIVE_INFINITY
    const wanted = own.map(({ threads }) => Math.min(threads, most)).toSorted((a, b) => a - b)
    const [one, ...more] = new Set(wanted)
    if (own[0] === undefined || one === undefined) throw new RangeError('no workload was chosen')
    return { ...own[0].workload, ...(typeof levels === 'number' && { threads: [one, ...more] as const }) }
  })
  if (first === undefined) throw new RangeError('no workload was chosen')
  return [first, ...others]
}

function leastSeconds(preconditions: readonly Precondition[]): number {
  return preconditions.includes('redo-in-scale') ? REWRITTEN_SECONDS : 0
}

function datasetFor(preconditions: readonly Precondition[], suite: Suite, scenarios: readonly Scenario[]): Dataset {
  const tables = preconditions.includes('tables-beyond-cache') ? MANY_TABLES : undefined
  const rewritten = preconditions.includes('redo-in-scale') ? REWRITTEN : undefined
  if (!preconditions.includes('data-beyond-pool')) return tables ?? rewritten ?? suite.dataset
  return beyondPool(scenarios, TIMES_THE_POOL, tables?.tables ?? TABLES)
}

/** The suite with as many rows as its data need to exceed the pool by the given factor, if it asks for that. */
export function withRows(suite: Suite, base: readonly Scenario[]): Suite {
  const { timesThePool, tables } = suite.dataset
  if (timesThePool === undefined) return suite
  const dataset = { ...beyondPool([...suite.scenarios, ...base], timesThePool, tables), timesThePool }
  return { ...suite, dataset, preconditions: ['data-beyond-pool'] }
}

/**
 * Data this many times as large as the largest buffer pool, which is made smaller if that would take too long.
 *
 * @param scenarios of head and base
 */
export function beyondPool(scenarios: readonly Scenario[], times: number, tables: number): Dataset {
  const poolBytes = Math.min(largestPool(scenarios), MEASURED_POOL_BYTES)
  return { tables, rows: Math.ceil((times * poolBytes) / BYTES_PER_ROW / tables), poolBytes }
}

/** Exercises that any of a setting's products needs, the likeliest first; none if nothing is known. */
export function exercisesOfSetting(variable: string): readonly Exercise[] {
  const known = (['MySQL', 'MariaDB'] as const).flatMap((product) => knowledgeOf(variable, product)?.exercisedBy ?? [])
  return [...new Set(known)]
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
  return [...new Set(exercises.flatMap((exercise) => PRECONDITIONS[exercise] ?? []))]
}
