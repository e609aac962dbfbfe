/**
 * Coverage of a run: the changed settings whose effect it could show. A pass is worth nothing for a setting that no
 * cell exercises, such as a smaller buffer pool that still holds all data, or a slower device for a log that is off. So
 * each changed setting comes with the cell that showed it and the server's counter, or with the reason why none did.
 */

import { z } from 'zod'
import type { Product } from '../families/family.ts'
import { type CellTotals, type RunLine, totalsOf } from '../measurement/measurement.ts'
import { isCopy } from '../names.ts'
import { narrowPlan, type ServerOf } from '../plan/changed-settings.ts'
import type { Cell, Plan } from '../plan/plan.ts'
import {
  assess,
  assessmentSchema,
  type CellLoad,
  isShown,
  isWorthMeasuring,
  mayMatter,
  type ServerFacts,
  type ServerState,
  STATUSES,
  valuesIn,
} from '../setting/assess.ts'
import type { SettingChange, SettingSide } from '../setting/setting-change.ts'
import { numberOf } from '../setting/value.ts'

export const settingCoverageSchema = z.object({
  scenario: z.string(),
  name: z.string(),
  /** Variable as the server lists it; equal to `name` if no variable changed. */
  variable: z.string(),
  /** Line after the change; 1, the first of the file, for a removed setting. */
  file: z.string(),
  line: z.int().positive(),
  /** Values as written; null if the setting was not set. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  ...assessmentSchema.shape,
  /**
   * Values in the measured servers, if both are equal, or if they are not as written, for example because sizes were
   * scaled; else null.
   */
  measured: z
    .object({
      before: z.string(),
      after: z.string(),
      dataBytes: z.number().nonnegative(),
    })
    .nullable(),
})

export type SettingCoverage = z.infer<typeof settingCoverageSchema>

/** Settings of a server that was not measured, as its `--verbose --help` or a test start showed them. */
export interface StateAnswer extends ServerState {
  readonly scenario: string
}

export interface CoveragePlan {
  readonly settings: readonly SettingChange[]
  readonly cells: readonly Cell[]
  /** Answers of servers that were not measured, used where no server was started; default: none. */
  readonly asked?: readonly StateAnswer[]
  readonly dataBytes: number
  /** Undefined if no server is installed to measure the scenario on. */
  readonly productOf: (scenario: string) => Product | undefined
  /**
   * Whether the server's files may fill the page cache of the whole machine, so that reads that miss the pool cost
   * little; default: no.
   */
  readonly sharesCache?: (scenario: string) => boolean
}

export interface CoverageFacts extends CoveragePlan {
  readonly lines: readonly RunLine[]
  /** Variables whose values servers correct, so that the test server has the same as production's; default: none. */
  readonly corrected?: ReadonlySet<string>
}

/** Coverage of each changed setting whose servers were started, in the order of the files. */
export function coverageOf(covered: CoverageFacts): SettingCoverage[] {
  const totals = totalsOf(covered.lines)
  return covered.settings
    .filter(({ scenario, isOfOtherGroup }) => isOfOtherGroup || covered.productOf(scenario) !== undefined)
    .map((change) => coverageOfOne(change, covered, totals))
}

function coverageOfOne(change: SettingChange, covered: CoverageFacts, totals: readonly CellTotals[]): SettingCoverage {
  const { scenario, name, variable, before, after } = change
  const answers = answersFor(change, covered)
  const scenarioTotals = totals.filter((total) => total.scenario === scenario && !isCopy(total))
  const textOf = (side: SettingSide | null) => (variable === undefined ? side?.text : side?.assigned) ?? null
  const values = variable === undefined || change.isOfOtherGroup ? undefined : valuesIn(variable, answers.states)
  const isAsWritten =
    values && isSameNumber(before?.assigned, values.before) && isSameNumber(after?.assigned, values.after)
  const isAsRead = isAsWritten || covered.corrected?.has(variable ?? name)
  const isReported = values !== undefined && (values.before === values.after || !isAsRead)
  return {
    ...{ scenario, name, variable: variable ?? name },
    ...{ file: after?.file ?? before?.file ?? scenario, line: after?.line ?? 1 },
    ...{ before: textOf(before), after: textOf(after) },
    ...assess(change, answers, loadsOf(covered.cells, scenarioTotals)),
    measured: isReported ? { ...values, dataBytes: covered.dataBytes } : null,
  }
}

function answersFor(
  { scenario }: SettingChange,
  { lines, asked = [], productOf, sharesCache }: Omit<CoverageFacts, 'settings'>,
): ServerFacts {
  const isOfScenario = (state: { readonly scenario: string }) => state.scenario === scenario
  const started = lines.filter((line) => line.kind === 'arm').filter(isOfScenario)
  const states = started.length > 0 ? started : asked.filter(isOfScenario)
  return {
    product: productOf(scenario),
    states,
    isStarted: started.length > 0,
    sharesCache: sharesCache?.(scenario) ?? false,
  }
}

function loadsOf(cells: readonly Cell[], totals: readonly CellTotals[] = []): CellLoad[] {
  return cells.map(({ workload: { name, script }, threads }) => ({
    ...{ workload: name, threads, script },
    counts: totals.filter((each) => each.workload === name && each.threads === threads),
  }))
}

/**
 * Plan with only those comparisons whose changes may cost something, judged before a start, so that no server is
 * started for the others.
 */
export function costlyPlan(plan: Plan, serverOf: ServerOf, answers: readonly StateAnswer[]): Plan {
  return planOfChanges(plan, serverOf, answers, isWorthMeasuring)
}

/** Plan with only those comparisons whose changes a planned cell can show. */
export function exercisedPlan(plan: Plan, serverOf: ServerOf, answers: readonly StateAnswer[]): Plan {
  return planOfChanges(plan, serverOf, answers, (change, facts, loads) => isShown(assess(change, facts, loads), loads))
}

function planOfChanges(
  plan: Plan,
  serverOf: ServerOf,
  answers: readonly StateAnswer[],
  is: (change: SettingChange, facts: ServerFacts, loads: readonly CellLoad[]) => boolean,
): Plan {
  const loads = loadsOf(plan.cells)
  const heads = new Map(plan.arms.toReversed().map(({ scenario }) => [scenario.name, scenario]))
  const byScenario = Map.groupBy(answers, ({ scenario }) => scenario)
  return narrowPlan(plan, serverOf, (change) => {
    const scenario = heads.get(change.scenario)
    if (scenario === undefined) return false
    // `--verbose --help` does not run the scenario's SQL, which may set values other than those in the answers.
    const ownAnswers = scenario.sql.length > 0 ? [] : (byScenario.get(scenario.name) ?? [])
    const server = serverOf(scenario)
    const facts = { productOf: () => server?.product, sharesCache: () => server?.sharesCache ?? false }
    return is(change, answersFor(change, { lines: [], cells: [], dataBytes: 0, asked: ownAnswers, ...facts }), loads)
  })
}

/** Changed settings that no planned cell can show, judged before a start, so that a plan can name them. */
export function unexercisedSettings(planned: CoveragePlan): SettingCoverage[] {
  const loads = loadsOf(planned.cells)
  return planned.settings
    .filter((change) => mayMatter(change) || planned.productOf(change.scenario) !== undefined)
    .map((change) => coverageOfOne(change, { ...planned, lines: [] }, []))
    .filter((each) => each.status !== 'no-effect' && !isShown(each, loads))
}

export function isUnmeasured({ status }: Pick<SettingCoverage, 'status'>): boolean {
  return status === 'not-measured'
}

export function isAllUnmeasured(coverage: readonly Pick<SettingCoverage, 'status'>[]): boolean {
  const isTold = ({ status }: Pick<SettingCoverage, 'status'>) => status === 'exercised' || status === 'not-reached'
  return coverage.some(isUnmeasured) && !coverage.some(isTold)
}

/** Joins the coverages of shards: a setting that is exercised in one of them is exercised. */
export function joinCoverage(parts: readonly (readonly SettingCoverage[])[]): SettingCoverage[] {
  const groups = Map.groupBy(parts.flat(), ({ scenario, name, line }) => JSON.stringify([scenario, name, line]))
  return [...groups.values()].flatMap((group) => {
    const [best] = group.toSorted((one, other) => STATUSES.indexOf(one.status) - STATUSES.indexOf(other.status))
    return best === undefined ? [] : [{ ...best, cells: group.flatMap(({ cells }) => cells) }]
  })
}

/** False only for two different numbers: other values have many spellings, so different texts may be one value. */
function isSameNumber(fileText: string | undefined, serverText: string): boolean {
  const number = numberOf(fileText)
  return number === undefined || !/^\d+$/.test(serverText) || number === Number(serverText)
}
