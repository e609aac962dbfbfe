import type { CellReason } from '../coverage/choose-cells.ts'
import type { SettingCoverage } from '../coverage/coverage.ts'
import { bytes, count, duration, firstOf } from '../figures.ts'
import { isCopy } from '../names.ts'
import type { Precondition } from '../options/exercises.ts'
import type { AlikeServer } from '../plan/alike.ts'
import { baseOptionsOf } from '../plan/base-options.ts'
import { firstShare, groupSeconds, leastBudgetSeconds, timelyGroups } from '../plan/budget.ts'
import { MOST_GROUPS } from '../plan/group.ts'
import { type Arm, isUnchanged, type Plan, wholePlan } from '../plan/plan.ts'
import { isStudy, type Rule } from '../policy/gate-policy.ts'
import { escapeInvisible } from '../problems.ts'
import { EXPLAIN_SECONDS } from '../request/run-request.ts'
import { shardText } from '../request/shard.ts'
import { type Dataset, datasetBytes } from '../scenario/dataset.ts'
import { assessmentText } from '../setting/assessment-text.ts'
import type { Refusal } from '../setting/refusal.ts'
import { isUntold, type SettingChange, type SettingSide } from '../setting/setting-change.ts'
import { sum } from '../stats/vectors.ts'
import type { Suite } from '../suite/suite.ts'
import { LONGEST_SHARE } from '../verdict/alpha.ts'
import { noEffectText, resultWarning, type Warning } from '../warnings/warnings.ts'
import { armNamer } from '../wording/arm-wording.ts'
import { ownDefaultsText } from '../wording/base-options-text.ts'
import { studyReachText } from '../wording/reach-text.ts'
import { lineOf } from '../wording/wording.ts'
import { alignedRows } from './text-table.ts'

export interface PlanContent {
  readonly suite: Suite
  readonly plan: Plan
  /** Why each workload was chosen; empty if the user named the workloads. */
  readonly reasons?: readonly CellReason[]
  /** Names of settings that changed since the base and cannot change speed; default: none. */
  readonly withoutEffect?: readonly string[]
  /** Warnings that a run of this plan would give too; default: none. */
  readonly warnings?: readonly Warning[]
  readonly changes?: readonly SettingChange[]
  /** Changed settings that none of the planned workloads exercises; default: none. */
  readonly unseen?: readonly SettingCoverage[]
  /** What an installed server refused of the change when it was asked, before anything is measured; default: none. */
  readonly refusals?: readonly Refusal[]
  /** Changed scenarios whose server could not be asked yet whether it takes the change, by name; default: none. */
  readonly unasked?: readonly string[]
  /** Names of the servers that a run starts, as far as they are known; default: none. */
  readonly programs?: readonly string[]
  /** False if no test server can show an effect of the change; default: true. */
  readonly isMeasured?: boolean
  /** Servers that are left out because a measured server has the same configuration before and now; default: none. */
  readonly alike?: readonly AlikeServer[]
  /** Groups that are measured one after the other; `plan` is the plan of the first. Default: a single group. */
  readonly groups?: readonly PlanGroup[]
  /** Why a run would end before it measures; undefined if it would not. */
  readonly problem?: string | undefined
}

/** Servers that are measured side by side. There are several groups if all servers at once are too many. */
export interface PlanGroup {
  readonly names: readonly string[]
  readonly plan: Plan
}

export function renderPlan(shown: PlanContent): string {
  const {
    suite,
    plan,
    withoutEffect = [],
    warnings = [],
    changes = [],
    unseen = [],
    refusals = [],
    isMeasured = true,
  } = shown
  const { rules, cells } = plan
  const whole = wholePlan(plan)
  const plans = (shown.groups ?? []).map((group) => group.plan)
  const texts = warnings.map((each) => ({ code: each.code, text: escapeInvisible(resultWarning(each).message) }))
  const warned = texts.filter(({ code }) => code !== 'files-looked-at').map(({ text }) => `warning: ${text}`)
  const refused = refusals.filter(({ isMeasured }) => !isMeasured)
  if (refused.length > 0) {
    const lines = refused.flatMap(({ message }) => message.split('\n').map(escapeInvisible))
    const isMisread = refused.every(({ kind }) => kind === 'value')
    const does = isMisread ? 'reads a changed value as another one' : 'refuses the change'
    const head = `${suite.name}: the server ${does}, so a run is red and measures nothing`
    return linesText([head, '', ...changeLines(changes), ...lines, ...warned])
  }
  if (isUnchanged(plan)) {
    const looked = texts.filter(({ code }) => code === 'files-looked-at').map(({ text }) => text)
    const head = `${suite.name}: ${unchangedText(withoutEffect)}, so nothing is started and nothing measured`
    return linesText([head, ...looked, ...changeLines(changes), ...warned])
  }
  if (plan.shard !== null && cells.length === 0) {
    const head = `${suite.name}, shard ${shardText(plan.shard)}: no load is left for it, so nothing is started and nothing measured`
    return linesText([head, ...changeLines(changes), ...warned])
  }
  const unseenLines = [...new Set(unseen.map((covered) => escapeInvisible(unseenText(covered))))]
  if (!isMeasured) {
    const head = `${suite.name}: test servers show nothing of this change, so the server is started once and nothing measured`
    return linesText([head, '', ...changeLines(changes), ...unseenLines, ...warned])
  }
  return linesText([
    `${suite.name}${plan.shard === null ? '' : `, shard ${shardText(plan.shard)}`}: ${count(cells.length, 'load')}, ${count(whole.arms.length, 'server')}, compared with: ${rules.map((rule) => RULE_TEXTS[rule]).join(', ')}`,
    '',
    ...changeLines(changes),
    ...paragraphLines(unseenLines),
    ...paragraphLines(unaskedLines(shown)),
    ...armLines(whole, shown),
    ...(withoutEffect.length === 0 ? [] : [`not against before: ${unchangedText(withoutEffect)}`]),
    '',
    ...cellLines(shown),
    '',
    ...paragraphLines(alikeLines(shown)),
    ...paragraphLines(groupLines(shown)),
    ...paragraphLines(warned),
    ...paragraphLines(shown.problem === undefined ? [] : [`a run ends before it measures: ${shown.problem}`]),
    ...timeLines(plan, suite, plans.slice(1)),
    ...fullLines(suite),
  ])
}

function linesText(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`
}

function paragraphLines(lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [...lines, '']
}

function unseenText(covered: SettingCoverage): string {
  return `${covered.name} ${assessmentText(covered)}`
}

/** Names the changes that only a run can check, because their server is not at hand. */
function unaskedLines({ unasked = [] }: PlanContent): string[] {
  if (unasked.length === 0) return []
  const names = firstOf(unasked.map(escapeInvisible), MOST_ALIKE)
  return [
    `not checked, because no server for ${names} is here yet: whether it knows these settings; a run asks it first`,
  ]
}

function cellLines({ suite: { dataset, preconditions = [] }, plan, reasons = [] }: PlanContent): string[] {
  const { ownDefaults } = baseOptionsOf(plan)
  const workloads = Map.groupBy(plan.cells, ({ workload }) => workload.name)
  const rows = [...workloads].map(([workload, cells]) => [
    `  ${workload}`,
    cells.map(({ threads }) => threads).join(' '),
    reasonText(workload, reasons),
  ])
  return [
    `loads: workload and threads${reasons.length === 0 ? '' : ', chosen by what changed'}`,
    ...alignedRows(rows),
    ...preconditions.map((precondition) => `  ${PRECONDITION_TEXTS[precondition](dataset)}`),
    ...(ownDefaults === null ? [] : [`  ${ownDefaultsText(ownDefaults)}`]),
  ]
}

function alikeLines({ alike = [] }: PlanContent): string[] {
  const kinds = [...Map.groupBy(alike, ({ scenario }) => scenario)].map(([scenario, others]) => {
    const names = others.map(({ name }) => escapeInvisible(name))
    return `  ${escapeInvisible(scenario)}: ${firstOf(names, MOST_ALIKE)}`
  })
  return kinds.length === 0 ? [] : ['measured for others that are alike before and now', ...shownOf(kinds, 'kind')]
}

/** Shows the servers and the time of each group, so that users see how many groups the budget suffices for. */
function groupLines({ groups = [], plan: { budgetSeconds } }: PlanContent): string[] {
  const plans = groups.map(({ plan }) => plan)
  const [first] = plans
  if (first === undefined || groups.length < 2) return []
  const needs = Math.ceil(sum(plans.map(groupSeconds)))
  const timely = [...new Set([first, ...timelyGroups(plans, budgetSeconds)])]
  const lines = groups.map(({ names, plan }, nth) => {
    const others = timely.filter((each) => each !== plan)
    const time = timely.includes(plan) ? `at most ${duration(firstShare([plan, ...others], budgetSeconds))}` : 'no time'
    const shown = firstOf(names.map(escapeInvisible), MOST_ALIKE)
    return `  ${nth + 1}: ${count(plan.arms.length, 'server')}, ${time}: ${shown}`
  })
  const isEnough = timely.length === groups.length
  const all = isEnough || groups.length > MOST_GROUPS ? '' : `; --budget ${needs}s suffices for all`
  const control = first.whole === undefined ? '' : ', each with the control'
  const time = isEnough ? '' : ', as far as the budget goes'
  return [
    `${count(groups.length, 'group')} of servers, measured one after the other${control}${time}${all}`,
    ...shownOf(lines, 'group'),
  ]
}

function shownOf(lines: readonly string[], what: string): string[] {
  const more = lines.length - MOST_LINES
  return [...lines.slice(0, MOST_LINES), ...(more > 0 ? [`  and ${count(more, `more ${what}`)}`] : [])]
}

const MOST_ALIKE = 6
const MOST_LINES = 20

function timeLines(plan: Plan, { gate }: Suite, later: readonly Plan[]): string[] {
  const { budgetSeconds } = plan
  // A change of many files is measured as far as time goes, so time for one group is enough; a study needs all groups.
  const least = plan.whole === undefined ? leastBudgetSeconds(plan) : sum([plan, ...later].map(groupSeconds))
  const confirming = (LONGEST_SHARE - 1) * budgetSeconds
  // Without limits nothing can fail, so no time is needed to confirm a slowdown.
  const hasLimits = !isStudy(gate, plan.rules) || plan.gatedCosts.length > 0
  const time = (enough: string) =>
    `time: at most ${duration(budgetSeconds)} of measuring (${plan.shard === null ? '--budget' : 'its part of --budget'}), less as soon as ${enough}; ` +
    `at least ${duration(least)} are needed`
  if (!hasLimits)
    return [
      time('every figure is precise'),
      studyReachText(plan, later),
      `no limit is set, so nothing has to be confirmed and no cause is sought: ${duration(budgetSeconds)} at the most in all`,
    ]
  return [
    time('everything is decided'),
    `a suspected slowdown may take ${duration(confirming)} more to be confirmed, and the search for its causes ` +
      `${duration(EXPLAIN_SECONDS)} (--explain-budget): ${duration(budgetSeconds + confirming + EXPLAIN_SECONDS)} at the most in all`,
  ]
}

const AND = new Intl.ListFormat('en-GB')

/** Says how long the full study would take, of which the suite is only a part. */
function fullLines({ full, workloads, scenarios }: Suite): string[] {
  if (full === undefined) return []
  const { tables, rows, threads, seconds } = full
  const times = tables.length * workloads.length * threads.length * scenarios.length
  const counts = [
    `${AND.format(tables.map(String))} tables of ${rows.toLocaleString('en-US')} rows`,
    count(workloads.length, 'workload'),
    count(threads.length, 'thread count'),
    count(scenarios.length, 'server'),
  ]
  const minutes = Math.ceil((times * seconds) / 60).toLocaleString('en-US')
  return [`in full: ${counts.join(', ')}, ${duration(seconds)} each: ${minutes} min of measuring`]
}

/** Changes whose value on the server is unknown come last, because qpsgate does not apply them. */
function changeLines(changes: readonly SettingChange[]): string[] {
  const text = (side: SettingSide | null) => (side === null ? 'unset' : (side.text ?? 'on'))
  const valuesOf = ({ before, after }: SettingChange) => `${text(before)} → ${text(after)}`
  const rows = (some: readonly SettingChange[]) =>
    alignedRows(
      [...Map.groupBy(some, (each) => `${each.name} ${valuesOf(each)}`).values()].flatMap(([first, ...others]) => {
        if (first === undefined) return []
        const all = [first, ...others]
        const places = all.map(({ scenario, before, after }) => lineOf(after ?? before ?? { file: scenario, line: 1 }))
        const servers = [...new Set(all.map(({ scenario }) => scenario))]
        return [
          [
            `  ${escapeInvisible(first.name)}`,
            escapeInvisible(valuesOf(first).slice(0, LONGEST_SHOWN)),
            escapeInvisible(firstOf([...new Set(places)], MOST_PLACES)),
            servers.length > 1 ? count(servers.length, 'server') : escapeInvisible(first.scenario),
          ],
        ]
      }),
    )
  const part = (title: string, some: readonly SettingChange[]) => (some.length === 0 ? [] : [title, ...rows(some), ''])
  const applied = changes.filter((each) => !isUntold(each))
  return [
    ...part('changed: setting, before and now, line, server', applied),
    ...part('changed, and not applied, because it is unknown what the server gets', changes.filter(isUntold)),
  ]
}

const LONGEST_SHOWN = 120
const MOST_PLACES = 3

const RULE_TEXTS: Readonly<Record<Rule, string>> = {
  control: 'control',
  base: 'before',
  baseline: 'the baseline',
}
const PRECONDITION_TEXTS: Readonly<Record<Precondition, (dataset: Dataset) => string>> = {
  'data-beyond-pool': (dataset) =>
    `data: ${bytes(datasetBytes(dataset))}, with a largest buffer pool of ${bytes(dataset.poolBytes ?? 0)}; larger ones are made smaller in proportion`,
  'binary-log': () => 'servers: the binary log is on',
  'redo-in-scale': () => 'servers: redo logs are so small that they fill within seconds',
  'relay-log': () => 'servers: each has a relay log of 60,000 transactions',
  'tables-beyond-cache': ({ tables }) =>
    `data: ${count(tables, 'table')}, more than the table cache holds in proportion`,
}

function reasonText(workload: string, reasons: readonly CellReason[]): string {
  const ofWorkload = reasons.filter((reason) => reason.workload === workload)
  if (ofWorkload.length === 0) return ''
  const variables = [...new Set(ofWorkload.flatMap((reason) => reason.variables))]
  return variables.length === 0 ? 'for every change' : `for ${variables.join(', ')}`
}

function unchangedText(withoutEffect: readonly string[]): string {
  return withoutEffect.length === 0 ? 'configuration unchanged' : noEffectText(withoutEffect)
}

function armLines(plan: Plan, { programs = [] }: PlanContent): string[] {
  const { arms, rules } = plan
  const nameOf = armNamer(plan)
  const differ = new Set(arms.map(({ scenario }) => scenario.program?.name)).size > 1
  const lines = arms.map((arm) => {
    const { name, program } = arm.scenario
    const server = differ && program !== undefined ? `, with ${program.name}` : ''
    return `  ${escapeInvisible(nameOf({ scenario: name, revision: arm.revision }))}${server}${arm === arms[0] && rules.includes('control') ? ': the control' : roleOf(arm)}`
  })
  const names = programs.length === 0 ? '' : `: ${escapeInvisible(firstOf(programs, MOST_ALIKE))}`
  return [`servers${names}`, ...lines]
}

function roleOf({ role, revision }: Arm): string {
  if (role === 'control' && revision === 'twin') return ': the same once more, for the A/A check'
  return isCopy({ revision }) ? ': the same once more, because two starts differ' : ''
}
