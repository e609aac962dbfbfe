/**
 * Whether a run can have seen each changed setting. A pass for a setting that no cell exercises is worth nothing: a
 * smaller buffer pool on data that fit either, a slower log device without a log. So every changed setting has the cell
 * that showed it, with the server's counter, or the reason why none did.
 */

import { z } from 'zod'
import { familyOf, USUAL_PRODUCTS } from '../families/families.ts'
import type { Fork, Product } from '../families/family.ts'
import { type ArmState, type CellTotals, type Line, totalsOf } from '../measurement/measurement.ts'
import { type CellKey, isCopy } from '../names.ts'
import { EXERCISES, type Exercise, isExercise } from '../options/exercises.ts'
import { isIdle, OptionIndex, removalOf } from '../options/option-table.ts'
import { comparedBy, type ServerOf } from '../plan/changed-settings.ts'
import { keepsRows } from '../plan/initial-data.ts'
import { type Cell, isWithoutEffect, type Plan } from '../plan/plan.ts'
import { classOf, knowledgeOf, type SettingKnowledge } from '../setting/knowledge.ts'
import { namesOf, variableForms } from '../setting/option-name.ts'
import { isBinaryLog, isCertificate, optionReach } from '../setting/reach.ts'
import { isUntold, type SettingChange, type SettingSide } from '../setting/setting-change.ts'
import { numberOf } from '../setting/value.ts'
import { limitsContainer } from '../sources/container-limits.ts'
import { sum } from '../stats/vectors.ts'
import { exercisesOf, isOwnScript, isOwnWorkload } from '../workloads/workloads.ts'
import { workloadFor } from './choose-cells.ts'
import { isScalable } from './scales.ts'

/**
 * Growth of a counter for each transaction. Does its work: an event seldom takes longer than a transaction, so fewer
 * than one in twenty cost less than the usual limit, 5 %. Happens: a wait may last as long as many transactions, and a
 * limit counts from the first time on.
 */
const LEAST = { doesItsWork: 0.05, happens: 0.001 } as const
/** Relative difference of a count that is the same for every transaction, but for those that a turn cuts off. */
const LEAST_DIFFERENCE = 0.03

/**
 * Exercised: a cell does the work that the setting is for. Not reached: a cell does the work, and no server came to the limit or
 * threshold, before or now. No difference: the servers do the same, before and now. No effect: it does not affect speed. Not
 * measured: nothing that was measured tells, and `why` says for what reason.
 */
const STATUSES = ['exercised', 'not-reached', 'no-difference', 'no-effect', 'not-measured'] as const
export type CoverageStatus = (typeof STATUSES)[number]

/**
 * Why nothing measured tells of a setting. Other workload: another one, or other data, would show it. No load: none on one
 * machine does. Switched off: it needs another setting that is off. Made equal: both servers got one value from us, to
 * fit this machine. Isolated: it would reach out of the test servers. Container: it limits the container, and
 * what it slows down is not measured. Not on the server: the test server lacks it. Other group: the test server does
 * not read its group. Other program: its group is for another program. Not applied: nobody can tell what the server gets
 * from it. Other load: the load itself changed. Unknown: nobody has looked at it.
 */
export const WHYS = [
  ...(['other-workload', 'no-load', 'switched-off', 'made-equal', 'isolated', 'container'] as const),
  ...(['not-on-server', 'other-group', 'other-program', 'not-applied', 'other-load', 'unknown'] as const),
] as const
export type Why = (typeof WHYS)[number]

/** A counter that shows that a setting was exercised: how much it grew for each transaction. */
const shownBySchema = z.object({
  counter: z.string(),
  /** Null if no server of the base was measured in the cell. */
  before: z.number().nonnegative().nullable(),
  after: z.number().nonnegative(),
})

export const coveredSettingSchema = z.object({
  scenario: z.string(),
  /** Name in the changed settings. */
  name: z.string(),
  /** Name in the server's list. */
  variable: z.string(),
  /** Its line now; of a setting that is gone the file's first. */
  file: z.string(),
  line: z.int().positive(),
  /** As written; null if it was not set. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  status: z.enum(STATUSES),
  /** Null where it was measured, or need not be. */
  why: z.enum(WHYS).nullable(),
  /** Cells that exercise it. */
  cells: z.array(z.object({ workload: z.string(), threads: z.int().positive() })).readonly(),
  /** In the first of them; null if the workload alone tells. */
  shownBy: shownBySchema.nullable(),
  /** Counters that would have grown in a cell that does the work, or at the limit, and did not, or hardly. */
  still: z.array(z.string()).readonly(),
  /** Exercises that it needs, by their names in the documentation; variables that must be on; or the one that caps it. */
  needs: z.array(z.string()).readonly(),
  /** Its values in the measured servers, if they differ from the written ones. */
  measured: z
    .object({
      before: z.string(),
      after: z.string(),
      /** Size of the tables on disk. */
      dataBytes: z.number().nonnegative(),
    })
    .nullable(),
})

export type CoveredSetting = z.infer<typeof coveredSettingSchema>

/** What a server would have, as its program tells without a start, or one that was started on trial. */
export type AskedState = Pick<ArmState, 'scenario' | 'revision' | 'variables' | 'unmatched'>

/** What a run is to show of a change, as its plan has it. */
export interface PlannedCoverage {
  readonly settings: readonly SettingChange[]
  readonly cells: readonly Cell[]
  /** Default: nobody was asked. */
  readonly asked?: readonly AskedState[]
  /** Size of the tables on disk. */
  readonly dataBytes: number
  /** The server that a scenario is measured on; undefined if none was started. */
  readonly productOf: (scenario: string) => Product | undefined
}

export interface Covered extends PlannedCoverage {
  readonly lines: readonly Line[]
}

/** One for each changed setting whose servers were started, in the order of the files. */
export function coverageOf({ settings, cells, lines, asked = [], dataBytes, productOf }: Covered): CoveredSetting[] {
  const totals = totalsOf(lines)
  return settings.flatMap((setting) => {
    const { scenario, name, variable, before, after } = setting
    const textOf = (side: SettingSide | null) => (variable === undefined ? side?.text : side?.assigned) ?? null
    const written = {
      ...{ scenario, name, variable: variable ?? name },
      ...{ file: after?.file ?? before?.file ?? scenario, line: after?.line ?? 1 },
      ...{ before: textOf(before), after: textOf(after) },
    }
    if (setting.isOfOtherGroup) return [{ ...written, ...unmeasured('other-group'), measured: null }]
    const product = productOf(scenario)
    if (product === undefined) return []
    const own = totals.filter((total) => total.scenario === scenario && !isCopy(total))
    const arms = lines.filter((line) => line.kind === 'arm').filter((arm) => arm.scenario === scenario)
    const values = variable === undefined ? undefined : finalValues(variable, knownStates(setting, arms, asked))
    const isAsWritten =
      values && isSameNumber(before?.assigned, values.before) && isSameNumber(after?.assigned, values.after)
    const isTold = values !== undefined && (values.before === values.after || !isAsWritten)
    return {
      ...written,
      ...findingOf(setting, product, cells, own, arms, asked),
      measured: isTold ? { ...values, dataBytes } : null,
    }
  })
}

/** The plan without the comparisons of which it is known before any start that no load shows a changed setting. */
export function withoutUnseen(plan: Plan, serverOf: ServerOf, asked: readonly AskedState[]): Plan {
  return comparedBy(plan, serverOf, (setting) => {
    const arm = plan.arms.find(({ scenario }) => scenario.name === setting.scenario)
    if (arm === undefined || isWithoutEffect(setting)) return false
    const server = serverOf(arm.scenario)
    if (server === undefined) return unseenAnywhere(setting, plan.cells) === undefined
    // A program tells nothing of what SQL sets.
    const told = arm.scenario.sql.length > 0 ? [] : asked
    return !isShownByNone(findingOf(setting, server.product, plan.cells, [], [], told), plan.cells)
  })
}

/** Changed settings that no planned cell shows, as far as that is known before a start. */
export function unseenSettings(planned: PlannedCoverage): CoveredSetting[] {
  return planned.settings.flatMap((setting) => {
    if (planned.productOf(setting.scenario) === undefined) return unseenAnywhere(setting, planned.cells) ?? []
    const covered = coverageOf({ ...planned, settings: [setting], lines: [] })
    return covered.filter((each) => each.status !== 'no-effect' && isShownByNone(each, planned.cells))
  })
}

/** A setting of which it is known, without a server, that no load shows it on any product that has it; else undefined. */
export function unseenAnywhere(setting: SettingChange, cells: readonly Cell[]): CoveredSetting | undefined {
  if (isWithoutEffect(setting)) return undefined
  const findings = USUAL_PRODUCTS.flatMap((product) =>
    coverageOf({ settings: [setting], cells, lines: [], dataBytes: 0, productOf: () => product }),
  ).filter(({ status, why }) => status !== 'no-effect' && why !== 'unknown')
  return findings.every((finding) => isShownByNone(finding, cells)) ? findings[0] : undefined
}

/** A user's own load may do any work. */
function isShownByNone({ status, why, needs }: Finding, cells: readonly Cell[]): boolean {
  if (status === 'no-difference') return true
  if (why === null || why === 'unknown') return false
  const isOwn = cells.some(({ workload: { script } }) => isOwnLoad(script))
  const isDone = (need: string) => isExercise(need) && workloadFor(need) !== undefined
  if (why === 'other-workload') return !isOwn && !needs.some(isDone)
  return !(isOwn && why === 'no-load')
}

/** Whether the run tells nothing of it. */
export function isUnmeasured({ status }: Pick<CoveredSetting, 'status'>): boolean {
  return status === 'not-measured'
}

/** Whether the run tells nothing of any setting that may affect speed. */
export function isAllUnmeasured(coverage: readonly Pick<CoveredSetting, 'status'>[]): boolean {
  const isTold = ({ status }: Pick<CoveredSetting, 'status'>) => status === 'exercised' || status === 'not-reached'
  return coverage.some(isUnmeasured) && !coverage.some(isTold)
}

/** Parts of a run that measured different cells: a setting exercised in one of them is exercised. */
export function joinCoverage(parts: readonly (readonly CoveredSetting[])[]): CoveredSetting[] {
  const groups = Map.groupBy(parts.flat(), ({ scenario, name, line }) => JSON.stringify([scenario, name, line]))
  return [...groups.values()].flatMap((own) => {
    const [best] = own.toSorted((one, other) => STATUSES.indexOf(one.status) - STATUSES.indexOf(other.status))
    return best === undefined ? [] : [{ ...best, cells: own.flatMap(({ cells }) => cells) }]
  })
}

type Finding = Pick<CoveredSetting, 'status' | 'why' | 'cells' | 'shownBy' | 'still' | 'needs'>

const NOTHING = { why: null, cells: [], shownBy: null, still: [], needs: [] } as const

function unmeasured(why: Why, needs: Finding['needs'] = [], still: Finding['still'] = []): Finding {
  return { ...NOTHING, status: 'not-measured', why, needs, still }
}

function exercised(cells: Finding['cells'], shownBy: Finding['shownBy'] = null): Finding {
  return { ...NOTHING, status: 'exercised', cells, shownBy }
}

const CONDITIONS = new OptionIndex((row) =>
  row.needs || row.cappedBy || row.isLimit || row.isOfTables || row.isSwitch ? row : undefined,
)
/** Values of switches that are off; log_output is NONE if that is in its list. */
const OFF = /^(?:OFF|0|enabled=off.*|one-thread-per-connection)$|\bNONE\b/i
/** Options that servers have and list among no variables. */
const LISTED_NOWHERE = /^performance_schema_(?:consumer|instrument)/

/**
 * Whether the servers have no such variable, and so pass over the option: one in production that has it may be slower by
 * it. A program tells nothing of variables of plugins, so that of a loose option only a server that was started tells.
 */
function isMissing(
  { before, after }: SettingChange,
  variable: string,
  fork: Fork,
  arms: readonly ArmState[],
  known: readonly AskedState[],
): boolean {
  const written = [before, after].filter((one) => one !== null)
  const forms = variableForms(variable)
  const isAbsent = known.length > 0 && known.every(({ variables }) => forms.every((form) => !(form in variables)))
  if (!isAbsent || LISTED_NOWHERE.test(variable)) return false
  const isLoose = arms.length > 0 && written.every((one) => one.isLoose)
  return isLoose || forms.some((form) => removalOf(form, fork) !== undefined)
}

function findingOf(
  setting: SettingChange,
  product: Product,
  cells: readonly Cell[],
  totals: readonly CellTotals[],
  arms: readonly ArmState[],
  asked: readonly AskedState[],
): Finding {
  const all = cells.map(keyOf)
  if (setting.kind === 'mix') return unmeasured('other-load')
  if (isUntold(setting)) return unmeasured(whyUntold(setting.name))
  const { variable } = setting
  // Another server, other tables or statements: every cell has it.
  if (variable === undefined) return exercised(all)
  const [before, after] = [setting.before?.assigned, setting.after?.assigned]
  const class_ = classOf(variable)
  if (isSetByUs(setting) && class_ !== 'no effect') return unmeasured('isolated')
  const { fork } = familyOf(product)
  const known = setting.kind === 'sql' ? arms : knownStates(setting, arms, asked)
  if (isMissing(setting, variable, fork, arms, known)) return unmeasured('not-on-server')
  const knowledge = knowledgeOf(variable, product)
  if (knowledge === undefined && class_ === 'no effect') return { ...NOTHING, status: 'no-effect' }
  // What hardly matters would show in any statement.
  if (knowledge === undefined) return class_ === 'unlikely' ? exercised(all) : unmeasured('unknown')
  const row = CONDITIONS.find(...variableForms(variable))
  const isIdleIn = ({ variables }: AskedState) => isIdle(variable, (other) => variables[other])
  if (known.length > 0 && known.every(isIdleIn)) return { ...NOTHING, status: 'no-effect' }
  const isOff = (one: string) => known.length > 0 && known.every(({ variables }) => OFF.test(variables[one] ?? 'ON'))
  const idle = row?.needs?.find((switches) => switches.split('|').every(isOff))
  if (idle !== undefined) return unmeasured('switched-off', idle.split('|'))
  if (known.some(({ unmatched = [] }) => unmatched.includes(setting.name)))
    return { ...NOTHING, status: 'no-difference' }
  const values = finalValues(variable, known)
  // A size that a started server finds itself may be another than its program tells.
  const isSame = values !== undefined && values.before === values.after && (arms.length > 0 || row?.isSwitch)
  // Both may have got one size from us, to fit the machine.
  const isOther = (value: string | undefined) => value !== undefined && numberOf(value) !== Number(values?.after)
  const isChanged = isOther(before) || isOther(after)
  const isMadeEqual = isScalable(variable) && isChanged && numberOf(before) !== numberOf(after)
  if (isSame) return isMadeEqual ? unmeasured('made-equal') : { ...NOTHING, status: 'no-difference' }
  const cap = row?.cappedBy?.[fork]
  if (cap !== undefined && isCapped(values, finalValues(cap, known)))
    return { ...NOTHING, status: 'no-difference', needs: [cap] }
  // No tables are made by a statement of the suite, and some engines keep none.
  const isWithoutTables = setting.kind === 'sql' || !keepsRows(before) || !keepsRows(after)
  if (row?.isOfTables && isWithoutTables) return unmeasured('no-load', ['other-engine'])
  const { counters, exercisedBy } = knowledge
  const isOfAny = exercisedBy.includes('any-statement')
  const shown = isOfAny ? exercised(all) : byCells(knowledge, cells, totals)
  // No statement pays for a threshold, or for the log of slow ones, that none comes to.
  const isThreshold = isOfAny && counters.length > 0
  const isLimit = row?.isLimit !== undefined && shown.still.length > 0
  if (totals.length === 0 || !(isThreshold || isLimit)) return shown
  const reached = cells.flatMap((cell) => shownIn(cell, { counters, isWait: true }, totalsIn(cell, totals)))
  const [first] = reached
  if (first === undefined) return { ...NOTHING, status: 'not-reached', still: counters }
  const here = reached.map(({ cell }) => cell)
  return isLimit ? shown : exercised(here, first.shownBy)
}

/** @param name of a part of a file that is not read, as it is shown */
function whyUntold(name: string): Why {
  return name.startsWith('[') ? 'other-program' : limitsContainer(name) ? 'container' : 'not-applied'
}

function totalsIn({ workload, threads }: Cell, totals: readonly CellTotals[]) {
  return totals.filter((each) => each.workload === workload.name && each.threads === threads)
}

/** Servers that were started, or what their programs told where none was. */
function knownStates({ scenario: name }: SettingChange, arms: readonly ArmState[], asked: readonly AskedState[]) {
  return arms.length > 0 ? arms : asked.filter(({ scenario }) => scenario === name)
}

type Values = Readonly<Record<'before' | 'after', string>>

/** Whether both values are at least those of the cap, which did not change. */
function isCapped(own: Values | undefined, cap: Values | undefined): boolean {
  if (own === undefined || cap === undefined || cap.before !== cap.after) return false
  return [own.before, own.after].every((value) => Number(value) >= Number(cap.before))
}

/**
 * Its own counters tell most, in a cell that does such work, because some grow a little in any case; if it has none, only
 * that work counts.
 */
function byCells(knowledge: SettingKnowledge, cells: readonly Cell[], totals: readonly CellTotals[]): Finding {
  const { counters, exercisedBy } = knowledge
  const shown = cells.flatMap((cell) => {
    const own = totalsIn(cell, totals)
    if (counters.length > 0) return doesAny(cell, exercisedBy, own) ? shownIn(cell, knowledge, own) : []
    const { script } = cell.workload
    const done = exercisedBy.filter(
      (exercise) =>
        exercisesOf(script, cell.threads).includes(exercise) || (EXERCISES[exercise].isDifference && isOwnLoad(script)),
    )
    // If an exercise has no counters, its workload decides; otherwise one of them must have grown.
    const proofs = done.flatMap((exercise): Shown[] => {
      const proving = EXERCISES[exercise]
      return proving.counters === undefined ? [{ cell: keyOf(cell), shownBy: null }] : shownIn(cell, proving, own)
    })
    return proofs.slice(0, 1)
  })
  const [first] = shown
  if (first !== undefined)
    return exercised(
      shown.map(({ cell }) => cell),
      first.shownBy,
    )
  const isTried = cells.some(
    ({ workload: { script }, threads }) =>
      isOwnLoad(script) || exercisedBy.some((exercise) => exercisesOf(script, threads).includes(exercise)),
  )
  const isSame = exercisedBy.some((exercise) => EXERCISES[exercise].isDifference)
  // All plans are the same before and now.
  if (isTried && isSame && totals.length > 0) return unmeasured('no-load', ['own-load' satisfies Exercise])
  const still = isTried && totals.length > 0 ? counters : []
  const canBe = exercisedBy.some((exercise) => !EXERCISES[exercise].isElsewhere)
  return unmeasured(canBe ? 'other-workload' : 'no-load', exercisedBy, still)
}

function isOwnLoad(script: string): boolean {
  return isOwnScript(script) || isOwnWorkload(script)
}

interface Shown {
  readonly cell: CellKey
  readonly shownBy: CoveredSetting['shownBy']
}

/** The work of a user's own script or workload is unknown; one of ours may do more with other options. */
function doesAny(cell: Cell, exercises: readonly Exercise[], totals: readonly CellTotals[]): boolean {
  const { script } = cell.workload
  const own = exercisesOf(script, cell.threads)
  return (
    isOwnLoad(script) || exercises.some((one) => own.includes(one) || shownIn(cell, EXERCISES[one], totals).length > 0)
  )
}

/** What tells of work: counters, whether they count waits, and whether they tell only where they differ. */
interface Telling {
  readonly counters?: readonly string[] | undefined
  readonly isWait?: boolean | undefined
  readonly isDifference?: boolean | undefined
}

/** By the first of the counters that has grown enough, or differs; none if none has. */
function shownIn(cell: Cell, telling: Telling, totals: readonly CellTotals[]): Shown[] {
  const { counters = [], isWait, isDifference } = telling
  const least = isWait ? LEAST.happens : LEAST.doesItsWork
  // Over all trials; null if there was none.
  const perTransaction = (counter: string, wanted: CellTotals['revision']) => {
    const own = totals.filter(({ revision }) => revision === wanted)
    const transactions = sum(own.map((total) => total.transactions))
    return transactions === 0 ? null : sum(own.map((total) => total.counters?.[counter] ?? 0)) / transactions
  }
  return counters
    .map((counter) => ({
      counter,
      before: perTransaction(counter, 'base'),
      after: perTransaction(counter, 'head') ?? 0,
    }))
    .filter(({ before, after }) => Math.max(before ?? 0, after) >= least)
    .filter(({ before, after }) => !isDifference || before === null || isDifferent(before, after))
    .map((shownBy) => ({ cell: keyOf(cell), shownBy }))
    .slice(0, 1)
}

function isDifferent(before: number, after: number): boolean {
  return Math.abs(after - before) > LEAST_DIFFERENCE * Math.max(before, after) + LEAST.doesItsWork
}

/**
 * Whether neither value reaches the server, which has one of ours: a binary log is on or off as written, and lies with
 * us; a certificate is there or not.
 */
function isSetByUs({ name, variable = name, before, after }: SettingChange): boolean {
  const written = [before, after].filter((one) => one !== null)
  const isPlaced = ({ value }: SettingSide) => isBinaryLog({ variable, value }) || isCertificate({ variable })
  if (written.length === 2 && written.every(isPlaced)) return true
  return written.every((side) => !isPlaced(side) && optionReach({ ...side, name }) !== undefined)
}

function keyOf({ workload, threads }: Cell): CellKey {
  return { workload: workload.name, threads }
}

/** The values that the servers had in the end: as written, scaled, or corrected by the server. */
function finalValues(variable: string, arms: readonly AskedState[]) {
  const valueIn = (wanted: ArmState['revision']) => {
    const variables = arms.find(({ revision }) => revision === wanted)?.variables ?? {}
    return namesOf(variable).flatMap((name) => variables[name] ?? [])[0]
  }
  const [before, after] = [valueIn('base'), valueIn('head')]
  return before === undefined || after === undefined ? undefined : { before, after }
}

/** Texts that are no numbers say the same in many ways. */
function isSameNumber(written: string | undefined, measured: string): boolean {
  const number = numberOf(written)
  return number === undefined || !/^\d+$/.test(measured) || number === Number(measured)
}
