/**
 * Assesses a changed setting: whether the loads exercise it on servers that have it, and if not, why not. This file
 * alone decides whether a change is worth measuring, so that the plan and the report agree. Sentences are in
 * assessment-text.ts.
 */

import { z } from 'zod'
import { familyOf, USUAL_PRODUCTS } from '../families/families.ts'
import type { Fork, Product } from '../families/family.ts'
import type { CellKey, Revision } from '../names.ts'
import { EXERCISES, type Exercise, isExercise } from '../options/exercises.ts'
import { FORKS, isIdleOption, OptionIndex, removalOf } from '../options/option-table.ts'
import { sum } from '../stats/vectors.ts'
import { exercisesOf, isOwnScript, isOwnWorkload, workloadFor } from '../workloads/workloads.ts'
import { keepsRows, knowledgeOf, type SettingKnowledge, speedOf } from './knowledge.ts'
import { isSameName, namesOf, variableForms } from './option-name.ts'
import { affectsEveryStatement, isOfMissingPlugin } from './plugins.ts'
import { isBinaryLog, isCertificate, optionReach } from './reach.ts'
import type { SettingChange, SettingSide } from './setting-change.ts'
import { numberOf, shownState } from './value.ts'

/**
 * Exercised: a cell does the work that the setting is for. Not reached: a cell does that work, but no server came to
 * the limit or threshold, neither before the change nor after it. No difference: servers do the same before and after.
 * No effect: the value does not affect how any statement runs. Not measured: no cell is known to use the setting, or no
 * server got it, for the reason in `why`.
 */
export const STATUSES = ['exercised', 'not-reached', 'no-difference', 'no-effect', 'not-measured'] as const
export type AssessmentStatus = (typeof STATUSES)[number]

/**
 * Reasons why no cell uses a setting, or no server got it. Other workload: another workload, or other data, would show
 * it. No load: no load on a single machine shows it. Switched off: another setting that it needs is off. Made equal:
 * qpsgate gave both servers one value, to fit this machine. Isolated: it would reach out of the test servers.
 * Container: it limits the container, and what it slows down is not measured. Not on server: the test server lacks it.
 * Other group: the test server does not read its group. Other program: its group is for another program. Not applied:
 * it is unknown what the server gets from it. Derived: a Kubernetes operator derives the server's settings from it.
 * Other load: the load itself changed. Page cache: the servers share the page cache of the machine, so that the setting
 * does not act as it does in production. No time: the budget did not suffice for its server. Unknown: the table of
 * options says nothing about it.
 */
export const WHYS = [
  ...(['other-workload', 'no-load', 'switched-off', 'made-equal', 'isolated', 'container'] as const),
  ...([
    'not-on-server',
    'other-group',
    'other-program',
    'not-applied',
    'derived',
    'other-load',
    'page-cache',
    'no-time',
    'unknown',
  ] as const),
] as const
export type Why = (typeof WHYS)[number]

/** Growth per transaction of a counter of SHOW GLOBAL STATUS, as proof that a load exercises a setting. */
const growthSchema = z.object({
  counter: z.string(),
  /** Growth before the change; null if no server of the base was measured in the cell. */
  before: z.number().nonnegative().nullable(),
  after: z.number().nonnegative(),
})
type CounterGrowth = z.infer<typeof growthSchema>

export const assessmentSchema = z.object({
  status: z.enum(STATUSES),
  /**
   * Reason; null if the effect was measured, or if there is nothing to measure. With `no-difference` the only possible
   * reason is that servers ignore the setting.
   */
  why: z.enum(WHYS).nullable(),
  cells: z.array(z.object({ workload: z.string(), threads: z.int().positive() })).readonly(),
  /** The counter in the first of these cells; null if no counter exists, so that the workload alone is the proof. */
  shownBy: growthSchema.nullable(),
  /**
   * Counters that hardly grew. They would have grown if a cell had done the work or reached the limit, so they are the
   * evidence that none did.
   */
  still: z.array(z.string()).readonly(),
  /**
   * What keeps the setting from showing: exercises that are missing, by their names in the documentation; variables
   * that are off, although it needs them; or the variable that caps it.
   */
  needs: z.array(z.string()).readonly(),
})

export type Assessment = z.infer<typeof assessmentSchema>

/** Variables of a server before or after the change. Before the start they are those that `--verbose --help` prints. */
export interface ServerState {
  readonly revision: Revision
  readonly variables: Readonly<Record<string, string>>
  /** Names of settings whose pattern no instrument of the server matches, so that they do nothing. */
  readonly unmatched?: readonly string[] | undefined
  /** Libraries of plugins that the server lacks although options load them. */
  readonly lacked?: readonly string[] | undefined
}

export interface ServerFacts {
  /** Product of the servers; undefined if no server is installed. A change is then assessed for every usual product. */
  readonly product: Product | undefined
  readonly states: readonly ServerState[]
  readonly isStarted: boolean
  /**
   * Whether the servers' files may fill the page cache of the whole machine, so that what depends on this cache cannot
   * be measured.
   */
  readonly sharesCache: boolean
}

/**
 * A cell with the status counters of its servers. Before the measurement there are no counts, so the workload alone
 * shows what work the cell does.
 */
export interface CellLoad extends CellKey {
  readonly script: string
  readonly counts: readonly Counts[]
}

interface Counts {
  readonly revision: Revision
  readonly transactions: number
  readonly counters?: Readonly<Record<string, number>> | null | undefined
}

/**
 * Minimum growth of a counter per transaction that proves something. `doesItsWork`: an event seldom takes longer than a
 * transaction, so fewer than one event in twenty transactions cost less than the usual limit of 5%. `happens`: a
 * single wait may last as long as many transactions, and a limit matters as soon as it is reached once.
 */
const LEAST = { doesItsWork: 0.05, happens: 0.001 } as const
/**
 * Minimum relative difference between the sides that counts, for a counter that grows by the same amount in every
 * transaction. Smaller differences come from transactions that the end of a turn cuts off.
 */
const LEAST_DIFFERENCE = 0.03

const NOTHING = { why: null, cells: [], shownBy: null, still: [], needs: [] } as const

function unmeasured(why: Why, needs: Assessment['needs'] = [], still: Assessment['still'] = []): Assessment {
  return { ...NOTHING, status: 'not-measured', why, needs, still }
}

function exercised(cells: Assessment['cells'], shownBy: Assessment['shownBy'] = null): Assessment {
  return { ...NOTHING, status: 'exercised', cells, shownBy }
}

function pointless(status: 'no-difference' | 'no-effect', needs: Assessment['needs'] = []): Assessment {
  return { ...NOTHING, status, needs }
}

const CONDITIONS = new OptionIndex((row) =>
  row.needs || row.cappedBy || row.isLimit || row.isOfTables || row.isSwitch || row.isScalable || row.isOfCache
    ? row
    : undefined,
)
/**
 * Values that mean off, besides OFF and its synonyms. NONE may stand anywhere in the list of log_output, because it
 * overrides all other words.
 */
const OFF = /^(?:enabled=off.*|one-thread-per-connection)$|\bNONE\b/i
/** Options that exist although no server lists them among its variables, so their absence proves nothing. */
const LISTED_NOWHERE = /^performance_schema_(?:consumer|instrument)/

/**
 * Whether the change may matter to a server, judged before a server runs. Moving data or logs may matter, because a
 * server is faster or slower in memory or on another device.
 */
export function mayMatter(change: SettingChange): boolean {
  const { kind, name, after } = change
  // A server may not start with an option that it no longer has, whatever the option did to speed.
  const isRemoved = () => variableForms(name).some((form) => FORKS.some((fork) => removalOf(form, fork) !== undefined))
  if (kind === 'option' && after !== null && isRemoved()) return true
  return mayCost(change)
}

/** Whether the change may cost speed on a server that takes the option, or that refused it before. */
function mayCost({ kind, name, variable, before, after }: SettingChange): boolean {
  // Without a variable it is unknown what the server gets, so the change has to be measured.
  if (kind !== 'option' || variable === undefined) return true
  if (isSameName(name, 'log-bin')) {
    const [was, is] = [before, after].map(
      (side) => side !== null && isBinaryLog({ variable: 'log_bin', value: side.value }),
    )
    return was !== is || before === null || after === null || folderOf(before) !== folderOf(after)
  }
  return mayAffectSpeed({ name })
}

export function mayAffectSpeed({ name }: { readonly name: string }): boolean {
  return speedOf(name) !== 'no effect'
}

/** Folder of the binary log. It is empty for a name without a path, which means the data directory. */
function folderOf({ text = '' }: SettingSide): string {
  return text.slice(0, text.lastIndexOf('/') + 1)
}

/**
 * Reasons for which a measurement cannot show the change: both sides get the same value, other statements run, the page
 * cache differs from production's, or there was no time.
 */
const NOT_IN_SERVERS: ReadonlySet<Why | null> = new Set<Why>([
  ...(['made-equal', 'isolated', 'container', 'not-on-server'] as const),
  ...(['other-group', 'other-program', 'not-applied', 'derived', 'other-load', 'page-cache', 'no-time'] as const),
])

/** Whether a measurement could show the change. It may do so even if no load is known to exercise the setting. */
export function reachesServers({ status, why }: Pick<Assessment, 'status' | 'why'>): boolean {
  return status !== 'no-difference' && status !== 'no-effect' && !NOT_IN_SERVERS.has(why)
}

export const NO_TIME: Assessment = unmeasured('no-time')

/**
 * Whether the change may cost something under any load, judged before the measurement, so that servers without such a
 * change are not measured.
 */
export function isWorthMeasuring(change: SettingChange, answers: ServerFacts, loads: readonly CellLoad[]): boolean {
  const isCostly = answers.product === undefined ? mayMatter(change) : mayCost(change)
  return isCostly && reachesServers(assess(change, answers, loads))
}

/**
 * Whether the loads show the cost of the setting, or may show it. A user's own load may do any work, so it may show any
 * setting.
 */
export function isShown(
  { status, why, needs }: Pick<Assessment, 'status' | 'why' | 'needs'>,
  loads: readonly CellLoad[],
): boolean {
  if (status === 'no-difference') return false
  if (why === null || why === 'unknown') return true
  const isOwn = loads.some(({ script }) => isOwnLoad(script))
  const isDone = (need: string) => isExercise(need) && workloadFor(need) !== undefined
  if (why === 'other-workload') return isOwn || needs.some(isDone)
  return isOwn && why === 'no-load'
}

/**
 * Assesses a change by the variables of its servers and the work of its loads. Without a server, the change is assessed
 * for every usual product. If the loads may show the setting on one of them, or if nothing is known about it on any,
 * the reason is `unknown`. Otherwise the first product that the setting matters to decides.
 */
export function assess(change: SettingChange, answers: ServerFacts, loads: readonly CellLoad[]): Assessment {
  if (change.isOfOtherGroup) return unmeasured('other-group')
  const { product } = answers
  if (product !== undefined) return assessOn(product, change, answers, loads)
  const all = USUAL_PRODUCTS.map((each) => assessOn(each, change, answers, loads))
  const telling = all.filter(({ status, why }) => status !== 'no-effect' && why !== 'unknown')
  const [first] = telling
  return first === undefined || telling.some((each) => isShown(each, loads)) ? unmeasured('unknown') : first
}

function assessOn(
  product: Product,
  change: SettingChange,
  { states, isStarted, sharesCache }: ServerFacts,
  loads: readonly CellLoad[],
): Assessment {
  const all = loads.map(keyOf)
  const { kind, name, variable } = change
  if (kind === 'mix') return unmeasured('other-load')
  const { value } = change.after ?? change.before ?? {}
  if (value?.kind === 'expression') return unmeasured(value.why)
  // A change without a variable is one of the program, the tables or the statements, so it concerns every cell.
  if (variable === undefined) return exercised(all)
  const [before, after] = [change.before?.assigned, change.after?.assigned]
  const speed = speedOf(variable)
  if (isReplacedOnServers(change) && speed !== 'no effect') return unmeasured('isolated')
  const { fork } = familyOf(product)
  // `--verbose --help` does not run the scenario's statements, so it does not show what they set.
  const ownStates = kind === 'sql' && !isStarted ? [] : states
  const plugin = { name: variable, texts: [change.before?.text, change.after?.text] }
  if (ownStates.some(({ lacked = [] }) => isOfMissingPlugin(plugin, lacked))) return unmeasured('not-on-server')
  if (isIgnored(variable, fork, ownStates)) return { ...pointless('no-difference'), why: 'not-on-server' }
  if (isMissing(change, variable, ownStates, isStarted)) return unmeasured('not-on-server')
  if (affectsEveryStatement(plugin)) return exercised(all)
  const knowledge = knowledgeOf(variable, product)
  if (knowledge === undefined && speed === 'no effect') return pointless('no-effect')
  if (knowledge === undefined) return unmeasured('unknown')
  const row = CONDITIONS.find(...variableForms(variable))
  const isOnAll = (is: (variables: ServerState['variables']) => boolean) =>
    ownStates.length > 0 && ownStates.every(({ variables }) => is(variables))
  if (isOnAll((variables) => isIdleOption(variable, (other) => variables[other]))) return pointless('no-effect')
  const isOff = (one: string) => isOnAll((variables) => isShownOff(variables[one] ?? 'ON'))
  const idle = row?.needs?.find((switches) => switches.split('|').every(isOff))
  if (idle !== undefined) return unmeasured('switched-off', idle.split('|'))
  if (ownStates.some(({ unmatched = [] }) => unmatched.includes(name))) return pointless('no-difference')
  const values = valuesIn(variable, ownStates)
  // Before a server starts, its `--verbose --help` may print a size that differs from the one that the server will
  // compute.
  const isSame = values !== undefined && values.before === values.after && (isStarted || row?.isSwitch)
  // Equal values do not prove that the change does nothing, because qpsgate may have given both servers one size, to
  // fit the machine.
  const isOther = (text: string | undefined) => text !== undefined && numberOf(text) !== Number(values?.after)
  const isChanged = isOther(before) || isOther(after)
  const isMadeEqual = row?.isScalable && isChanged && numberOf(before) !== numberOf(after)
  if (isSame) return isMadeEqual ? unmeasured('made-equal') : pointless('no-difference')
  const cap = row?.cappedBy?.[fork]
  if (cap !== undefined && isCapped(values, valuesIn(cap, ownStates))) return pointless('no-difference', [cap])
  if (row?.isOfCache && sharesCache) return unmeasured('page-cache')
  // Tables are made before the suite's statements run, and never with an engine that keeps no rows, so such a change
  // reaches no table.
  const isWithoutTables = kind === 'sql' || !keepsRows(before) || !keepsRows(after)
  if (row?.isOfTables && isWithoutTables) return unmeasured('no-load', ['other-engine'])
  return assessIn(loads, knowledge, row?.isLimit === true)
}

function assessIn(loads: readonly CellLoad[], knowledge: SettingKnowledge, isLimit: boolean): Assessment {
  const { counters, exercisedBy, isDifference } = knowledge
  const isOfAny = exercisedBy.includes('any-statement')
  const shown = isOfAny ? exercised(loads.map(keyOf)) : byWork(loads, knowledge)
  // A threshold, such as that of the slow query log, costs nothing if no statement reaches it.
  const isThreshold = isOfAny && counters.length > 0
  const isUnreached = isLimit && shown.still.length > 0
  if (!isMeasured(loads) || !(isThreshold || isUnreached)) return shown
  const reached = loads.flatMap((load) => shownIn(load, { counters, isWait: true, isDifference }))
  const [first] = reached
  if (first === undefined) return { ...NOTHING, status: 'not-reached', still: isDifference ? [] : counters }
  const here = reached.map(({ cell }) => cell)
  return isUnreached ? shown : exercised(here, first.shownBy)
}

function isMeasured(loads: readonly CellLoad[]): boolean {
  return loads.some(({ counts }) => counts.length > 0)
}

function isShownOff(value: string): boolean {
  return shownState(value) === false || OFF.test(value)
}

function isAbsent(variable: string, states: readonly ServerState[]): boolean {
  const forms = variableForms(variable)
  const isUnlisted = states.length > 0 && states.every(({ variables }) => forms.every((form) => !(form in variables)))
  return isUnlisted && !LISTED_NOWHERE.test(variable)
}

/** Whether the servers are of versions that no longer have the variable, so that they ignore it. */
function isIgnored(variable: string, fork: Fork, states: readonly ServerState[]): boolean {
  return isAbsent(variable, states) && variableForms(variable).some((form) => removalOf(form, fork) !== undefined)
}

/**
 * Whether the servers lack the variable of an option with loose-. A production server that has the variable may still
 * become slower. Only a started server proves the lack, because `--verbose --help` prints no variables of plugins.
 */
function isMissing(
  { before, after }: SettingChange,
  variable: string,
  states: readonly ServerState[],
  isStarted: boolean,
) {
  return isStarted && isAbsent(variable, states) && [before, after].every((side) => side === null || side.isLoose)
}

/**
 * Whether test servers get qpsgate's value in place of both values of the change. The binary log is on or off as
 * written, but in a folder of the test server; a certificate is one that qpsgate made, or missing.
 */
export function isReplacedOnServers({ kind, name, variable = '', before, after }: SettingChange): boolean {
  if (kind !== 'option' && variable === '') return false
  const sides = [before, after].filter((one) => one !== null)
  const isPlaced = ({ value }: SettingSide) => isBinaryLog({ variable, value }) || isCertificate({ variable })
  if (sides.length === 2 && sides.every(isPlaced)) return true
  return sides.every((side) => !isPlaced(side) && optionReach({ ...side, name }) !== undefined)
}

export type Values = Readonly<Record<'before' | 'after', string>>

/**
 * Effective values: they may differ from the written ones, because qpsgate scales some and servers correct some.
 * Undefined if one of them is unknown.
 */
export function valuesIn(variable: string, states: readonly ServerState[]): Values | undefined {
  const valueIn = (wanted: Revision) => {
    const variables = states.find(({ revision }) => revision === wanted)?.variables ?? {}
    return namesOf(variable).flatMap((name) => variables[name] ?? [])[0]
  }
  const [before, after] = [valueIn('base'), valueIn('head')]
  return before === undefined || after === undefined ? undefined : { before, after }
}

/** Whether both values are at or above a cap that did not change, so that servers cut them to the same value. */
function isCapped(values: Values | undefined, cap: Values | undefined): boolean {
  if (values === undefined || cap === undefined || cap.before !== cap.after) return false
  return [values.before, values.after].every((value) => Number(value) >= Number(cap.before))
}

/**
 * Assesses a setting by the work of the cells. Its own counters are the best proof, but only in a cell that does work
 * for which the setting matters, because some counters grow a little anyway. Without counters, that work is the proof.
 */
function byWork(loads: readonly CellLoad[], knowledge: SettingKnowledge): Assessment {
  const { counters, exercisedBy } = knowledge
  const shown = loads.flatMap((load) => {
    if (counters.length > 0) return doesAny(load, exercisedBy) ? shownIn(load, knowledge) : []
    const done = exercisedBy.filter(
      (exercise) => does(load, exercise) || (EXERCISES[exercise].isDifference && isOwnLoad(load.script)),
    )
    // If an exercise has counters, only a counter that grew proves it, because data or servers may keep the workload
    // from doing the work. Without counters, the workload has to be the proof.
    const proofs = done.flatMap((exercise): CellProof[] => {
      const proving = EXERCISES[exercise]
      return proving.counters === undefined ? [{ cell: keyOf(load), shownBy: null }] : shownIn(load, proving)
    })
    return proofs.slice(0, 1)
  })
  const [first] = shown
  if (first !== undefined)
    return exercised(
      shown.map(({ cell }) => cell),
      first.shownBy,
    )
  const isTried = loads.some((load) => isOwnLoad(load.script) || exercisedBy.some((exercise) => does(load, exercise)))
  const isSame = exercisedBy.some((exercise) => EXERCISES[exercise].isDifference)
  // The loads ran, and their counters show the same execution plans before and after, so no cost of a new plan was
  // seen.
  if (isTried && isSame && isMeasured(loads)) return unmeasured('no-load', ['own-load' satisfies Exercise])
  const still = isTried && isMeasured(loads) ? counters : []
  const canBe = exercisedBy.some((exercise) => !EXERCISES[exercise].isElsewhere)
  return unmeasured(canBe ? 'other-workload' : 'no-load', exercisedBy, still)
}

function isOwnLoad(script: string): boolean {
  return isOwnScript(script) || isOwnWorkload(script)
}

function does({ script, threads }: CellLoad, exercise: Exercise): boolean {
  return exercisesOf(script, threads).includes(exercise)
}

/**
 * Whether a load may do the work of one of the exercises. A user's own script or workload may do any work. A shipped
 * script may do other work than usual if its options differ, which its counters show.
 */
function doesAny(load: CellLoad, exercises: readonly Exercise[]): boolean {
  return isOwnLoad(load.script) || exercises.some((one) => does(load, one) || shownIn(load, EXERCISES[one]).length > 0)
}

interface CellProof {
  readonly cell: CellKey
  readonly shownBy: CounterGrowth | null
}

interface CounterProof {
  readonly counters?: readonly string[] | undefined
  readonly isWait?: boolean | undefined
  readonly isDifference?: boolean | undefined
}

function shownIn(load: CellLoad, { counters = [], isWait, isDifference }: CounterProof): CellProof[] {
  const least = isWait ? LEAST.happens : LEAST.doesItsWork
  return counters
    .map((counter) => ({
      counter,
      before: perTransaction(load, counter, 'base'),
      after: perTransaction(load, counter, 'head') ?? 0,
    }))
    .filter(({ before, after }) => Math.max(before ?? 0, after) >= least)
    .filter(({ before, after }) => !isDifference || before === null || isDifferent(before, after))
    .map((shownBy) => ({ cell: keyOf(load), shownBy }))
    .slice(0, 1)
}

function perTransaction({ counts }: CellLoad, counter: string, wanted: Revision): number | null {
  const revisionCounts = counts.filter(({ revision }) => revision === wanted)
  const transactions = sum(revisionCounts.map((each) => each.transactions))
  return transactions === 0 ? null : sum(revisionCounts.map((each) => each.counters?.[counter] ?? 0)) / transactions
}

function isDifferent(before: number, after: number): boolean {
  return Math.abs(after - before) > LEAST_DIFFERENCE * Math.max(before, after) + LEAST.doesItsWork
}

function keyOf({ workload, threads }: CellLoad): CellKey {
  return { workload, threads }
}
