/**
 * Rules of a fair comparison between servers. Settings that decide speed, although few comparisons are about them, are
 * shown beside the figures. So are settings of durability, because a server that promises less answers a commit sooner.
 * Warnings name what else makes servers unequal, or their load unlike that of applications.
 */

import { isIdleOption, OPTIONS, type OptionRow } from '../options/option-table.ts'
import { type Dataset, datasetBytes } from '../scenario/dataset.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { variableOf } from '../setting/option-name.ts'
import { stateOf } from '../setting/value.ts'
import type { Warning } from '../warnings/warnings.ts'
import type { Workload } from '../workloads/workload.ts'
import { isSingleStatement } from '../workloads/workloads.ts'

export interface ServerVariables {
  readonly scenario: Scenario
  readonly variables: Readonly<Record<string, string>>
}

export interface ServerInComparison extends ServerVariables {
  readonly server: { readonly product: string; readonly version: string }
  readonly host?: string | undefined
  readonly isOurs: boolean
}

interface StudyLoad {
  readonly workloads: readonly Workload[]
  readonly dataset: Dataset
}

/** Variables with a large effect on speed, which published studies therefore list; in the order of the report. */
export const DECISIVE_VARIABLES = rankedNames(({ decisive }) => decisive)
/** Variables that decide what a server has made safe by the time it confirms a commit. */
const DURABILITY = rankedNames(({ answersSooner }) => answersSooner)

function rankedNames(rankOf: (row: OptionRow) => number | undefined): readonly string[] {
  const rows = OPTIONS.filter((row) => rankOf(row) !== undefined)
  return rows.toSorted((one, other) => (rankOf(one) ?? 0) - (rankOf(other) ?? 0)).map(({ name }) => name)
}

/**
 * Settings of durability in which two servers differ although neither scenario sets them. What a scenario sets is the
 * subject of the comparison, so it needs no warning.
 */
export function unevenDurability(control: ServerVariables, other: ServerVariables) {
  const subjects = new Set([...variablesIn(control.scenario), ...variablesIn(other.scenario)])
  return DURABILITY.flatMap((name) => {
    const isIdleIn = ({ variables }: ServerVariables) => isIdleOption(name, (one) => variables[one])
    if (subjects.has(variableOf(name)) || isIdleIn(control) || isIdleIn(other)) return []
    const reference = control.variables[name]
    const value = other.variables[name]
    if (reference === undefined || value === undefined || same(reference, value)) return []
    return [{ name, value, reference }]
  })
}

/** Largest ratio of buffer pools that rounding can explain. */
const MOST_UNEVEN = 1.1
/** Smallest size of the data, as a share of the buffer pool, that still resembles production. */
const LEAST_FILLED = 0.001

/**
 * Whether these are two servers, not two configurations of one: by program and version if qpsgate started both, else by
 * host.
 */
export function areDifferentServers(one: ServerInComparison, other: ServerInComparison): boolean {
  const isSameProgram = one.server.product === other.server.product && one.server.version === other.server.version
  if (one.isOurs && other.isOurs) return !isSameProgram
  return one.host === undefined || one.host !== other.host
}

/** Warns of inequalities that neither scenario asks for, because they may be the reason why one server is faster. */
export function unevenServers(control: ServerInComparison, other: ServerInComparison): Warning[] {
  if (!areDifferentServers(control, other)) return []
  const about = { scenario: other.scenario.name, control: control.scenario.name }
  const subjects = new Set([...variablesIn(control.scenario), ...variablesIn(other.scenario)])
  const valuesOf = (name: string) => {
    const [value, reference] = [other.variables[name], control.variables[name]]
    return subjects.has(name) || value === undefined || reference === undefined ? undefined : { value, reference }
  }
  const warnings: Warning[] = []
  const pools = valuesOf('innodb_buffer_pool_size')
  const [poolBytes, controlBytes] = [Number(pools?.value), Number(pools?.reference)]
  if (Math.max(poolBytes, controlBytes) > MOST_UNEVEN * Math.min(poolBytes, controlBytes))
    warnings.push({ code: 'uneven-memory', ...about, poolBytes, controlBytes })
  const threads = valuesOf('thread_handling')
  if (threads !== undefined && !same(threads.reference, threads.value))
    warnings.push({ code: 'uneven-threads', ...about, ...threads })
  if (!namesProgram(control) && !namesProgram(other) && seriesOf(control) !== seriesOf(other)) {
    const [server, reference] = [other, control].map((one) => `${one.server.product} ${one.server.version}`) as [
      string,
      string,
    ]
    warnings.push({ code: 'uneven-version', ...about, server, reference })
  }
  const [quorum, semiSynchronous] = isQuorum(other) ? [other, control] : [control, other]
  if (isQuorum(quorum) && !isQuorum(semiSynchronous) && isSemiSynchronous(semiSynchronous))
    warnings.push({
      code: 'uneven-replication',
      quorum: quorum.scenario.name,
      semiSynchronous: semiSynchronous.scenario.name,
    })
  return warnings
}

export function unlikeProduction({ workloads, dataset }: StudyLoad, servers: readonly ServerInComparison[]): Warning[] {
  const [first] = servers
  if (first === undefined || !servers.some((other) => areDifferentServers(first, other))) return []
  // Tables of users get no warning, because users chose their size.
  const hasOwnLoad = servers.some(({ scenario }) => scenario.own !== undefined)
  const pools = servers.map(({ variables }) => Number(variables.innodb_buffer_pool_size ?? 0))
  const [bytes, poolBytes] = [datasetBytes(dataset), Math.max(...pools)]
  return [
    ...(workloads.every(isSingleStatement)
      ? [{ code: 'single-statement', workloads: workloads.map(({ name }) => name) } as const]
      : []),
    ...(!hasOwnLoad && bytes < LEAST_FILLED * poolBytes ? [{ code: 'tiny-dataset', bytes, poolBytes } as const] : []),
  ]
}

/** Whether a configuration chooses the program, which is then the subject of the comparison. */
function namesProgram({ scenario }: ServerInComparison): boolean {
  return scenario.program !== undefined
}

/** Product and series, such as "MySQL 8.0", so that patch releases of a series count as equal. */
function seriesOf({ server }: ServerInComparison): string {
  const [series = server.version] = /^\d+\.\d+/.exec(server.version) ?? []
  return `${server.product} ${series}`
}

function isQuorum({ variables }: ServerVariables): boolean {
  const hasGroup = variables.group_replication_consistency !== undefined
  return (hasGroup && variables.group_replication_group_name !== '') || isSwitchedOn(variables.wsrep_on)
}

function isSemiSynchronous({ variables }: ServerVariables): boolean {
  return isSwitchedOn(variables.rpl_semi_sync_source_enabled) || isSwitchedOn(variables.rpl_semi_sync_master_enabled)
}

function isSwitchedOn(value: string | undefined): boolean {
  return value !== undefined && stateOf(value) === true
}

/** Variables that a scenario sets by its options, or by statements such as `SET GLOBAL name = 1`. */
function variablesIn({ options, sql }: Scenario): string[] {
  const set = sql.flatMap(({ value }) => [...value.matchAll(/\b\w+(?=\s*:?=)/g)].map(([name]) => name.toLowerCase()))
  return [...options.map(({ variable }) => variable), ...set.map(variableOf)]
}

function same(one: string, other: string): boolean {
  const state = stateOf(one)
  return one.toUpperCase() === other.toUpperCase() || (state !== undefined && state === stateOf(other))
}
