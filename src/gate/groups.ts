/**
 * Divides the servers of a change into groups, if there are too many to be measured at once. If files changed, servers
 * whose change is likeliest to cost something come first, because time may be over before the last group. Of equally
 * likely ones, those come first whose configuration most other servers share. Servers of one group need the same loads.
 * Scenarios of a suite are grouped in the suite's order, each group with the control.
 */

import { costlyPlan, exercisedPlan } from '../core/coverage/coverage.ts'
import { nonEmpty } from '../core/lists.ts'
import { MOST_GROUPS } from '../core/plan/group.ts'
import { isUnchanged, MOST_AT_ONCE, type Plan } from '../core/plan/plan.ts'
import type { Refusal } from '../core/setting/refusal.ts'
import type { ServerAnswers } from './machine.ts'
import { budgetProblem, sidesPlan, suiteInBudget } from './plan-sides.ts'
import type { Change } from './read-change.ts'
import { applyRules } from './rules.ts'

/** Servers that every group of a suite has: the control, and its twin with the same configuration. */
const CONTROLS = 2

/**
 * Names of each group's servers, its control first; empty if no groups are needed. The first group also has the servers
 * that need no measuring.
 */
export function groupedNames(change: Change, servers: ServerAnswers): readonly (readonly string[])[] {
  const { request, suite, alike } = change
  if (isLeftOut(change, servers)) return []
  if (request.subject.kind !== 'config') return scenarioGroups(change, servers)
  const sides = sidesOf(change, servers)
  const whole = sidesPlan(suite, request, sides)
  const costly = comparedNames(sides.measuredOf(whole))
  if (costly.length < 2) return []
  const shown = new Set(comparedNames(exercisedPlan(whole, servers.serverOf, servers.answers.asked)))
  const others = Map.groupBy(alike, ({ scenario }) => scenario)
  const standsFor = (name: string) => others.get(name)?.length ?? 0
  const ordered = costly.toSorted(
    (one, other) => Number(shown.has(other)) - Number(shown.has(one)) || standsFor(other) - standsFor(one),
  )
  const most = mostAtOnce(change, servers, ordered)
  if (ordered.length <= most) return []
  const byLoad = Map.groupBy(ordered, (name) => loadOf(change, name))
  const groups = [...byLoad.values()].flatMap((same) => chunks(same, most))
  // The groups likeliest to cost something come first, whatever loads they need, because time may be over before the
  // last groups.
  const [first = [], ...later] = groups.toSorted(
    ([one = ''], [other = '']) => ordered.indexOf(one) - ordered.indexOf(other),
  )
  const measured = new Set(ordered)
  const rest = suite.scenarios.map(({ name }) => name).filter((name) => !measured.has(name))
  return [[...first, ...rest], ...later]
}

function chunks<T>(all: readonly T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, nth) => all.slice(nth * most, (nth + 1) * most))
}

/**
 * Groups the scenarios of a suite: as few groups as memory allows, about equally large. Empty if all servers fit, if
 * grouping does not make them fit, or if the control or its workload changed, because every group would compare that
 * again.
 */
function scenarioGroups(change: Change, servers: ServerAnswers): string[][] {
  const { scenarios } = change.suite
  const { arms, mostServers } = planOfAll(change, servers)
  const [{ scenario: control }, , ...others] = arms
  const sizes = new Map<string, number>()
  for (const { scenario } of others) sizes.set(scenario.name, (sizes.get(scenario.name) ?? 0) + 1)
  const ofAll = [...sizes.keys()].filter(
    (each) => each === control.name || scenarios.every(({ name }) => name !== each),
  )
  const [room, largest] = [mostServers - CONTROLS, Math.max(...sizes.values())]
  if (arms.length <= mostServers || sizes.size < 2 || ofAll.length > 0 || largest > room) return []
  const fewest = groupsOf(sizes, room).length
  if (fewest > MOST_GROUPS) return []
  let most = Math.max(largest, Math.ceil(others.length / fewest))
  while (groupsOf(sizes, most).length > fewest) most += 1
  const unmeasured = scenarios.map(({ name }) => name).filter((name) => name !== control.name && !sizes.has(name))
  return groupsOf(sizes, most).map((names, nth) => [control.name, ...names, ...(nth === 0 ? unmeasured : [])])
}

/**
 * Divides names, in their order, into groups. All servers of a name stay in one group, because they are compared with
 * each other.
 *
 * @param sizes number of servers that each name takes
 * @param most maximum number of servers in a group
 */
function groupsOf(sizes: ReadonlyMap<string, number>, most: number): string[][] {
  const groups: string[][] = []
  let servers = most
  for (const [name, size] of sizes) {
    if (servers + size > most) groups.push([])
    servers = servers + size > most ? size : servers + size
    groups.at(-1)?.push(name)
  }
  return groups
}

/** The plan of all servers of a change as if memory held them all, which shows whether groups are needed. */
export function planOfAll(change: Change, servers: ServerAnswers): Plan {
  const sides = sidesOf(change, servers)
  return sides.measuredOf(sidesPlan(change.suite, change.request, sides))
}

/**
 * Names of the servers that a plan compares with the control, or, if the plan has no control, with themselves before
 * the change.
 */
export function comparedNames({ arms, rules }: Plan): string[] {
  const isCompared = ({ role, revision }: Plan['arms'][number]) =>
    rules.includes('control') ? role === 'candidate' && revision === 'head' : revision === 'base'
  return arms.flatMap((arm) => (isCompared(arm) ? arm.scenario.name : []))
}

/** Number of servers measured at once: as many as memory holds and the budget suffices for, and at least one. */
function mostAtOnce(change: Change, servers: ServerAnswers, names: readonly string[]): number {
  const { asWritten, baseline, suite } = change
  const revisions = (baseline?.scenarios ?? []).length > 0 ? 3 : 2
  // A user's own workload takes two servers of its own, one for each side of the change.
  const ofWorkload = suite.scenarios[0].own === undefined ? 0 : 2
  const room = Math.floor((Math.min(asWritten.mostServers, MOST_AT_ONCE) - 1 - ofWorkload) / revisions)
  const isTimely = (many: number) => {
    const some = changeOfServers(change, names.slice(0, many))
    const sides = sidesOf(some, servers)
    const { request, reasons } = some
    const affordable = suiteInBudget(some.suite, reasons, request, sides)
    return budgetProblem(sides.measuredOf(sidesPlan(affordable.suite, request, sides))) === undefined
  }
  let most = Math.min(room, names.length)
  while (most > 1 && !isTimely(most)) most -= 1
  return Math.max(1, most)
}

/**
 * Key of the loads and data that a server needs. Only servers with equal keys share a group, because the servers of a
 * group run the same loads on the same data.
 */
function loadOf(change: Change, name: string): string {
  const { workloads, dataset, preconditions } = changeOfServers(change, [name]).suite
  return JSON.stringify([
    workloads.map((each) => [each.name, each.threads]),
    { ...dataset, own: undefined },
    preconditions,
  ])
}

/** The part of a change that concerns these servers, with the loads that they need. The first name is the control. */
export function changeOfServers(change: Change, names: readonly string[]): Change {
  const { request, subject, before, asWritten, suite: whole } = change
  const byName = new Map(whole.scenarios.map((scenario) => [scenario.name, scenario]))
  const scenarios = nonEmpty(names.flatMap((name) => byName.get(name) ?? []))
  const [{ name: control }] = scenarios
  const isOfGroup = ({ name }: { readonly name: string }) => names.includes(name)
  const { mostServers } = asWritten
  if (request.subject.kind !== 'config') {
    const suite = { ...whole, scenarios: nonEmpty(whole.scenarios.filter(isOfGroup)) }
    const sides = { base: before.filter(isOfGroup), mostServers }
    return { ...change, suite, before: sides.base, asWritten: sidesPlan(suite, request, sides) }
  }
  const base = subject.base && { ...subject.base, scenarios: subject.base.scenarios.filter(isOfGroup) as never }
  const adjustments = { ...request.adjustments, scenarios: undefined }
  const { suite, reasons } = applyRules(
    { ...subject, suite: { ...subject.suite, control, scenarios }, base },
    { ...request, adjustments },
  )
  const sides = { base: before.filter(isOfGroup), mostServers }
  return { ...change, suite, reasons, before: sides.base, asWritten: sidesPlan(suite, request, sides) }
}

/**
 * Whether a change is not measured, whatever the budget: nothing differs, no sandbox or container confines a stranger's
 * SQL, or a server refuses an option that nothing can replace.
 */
export function isLeftOut({ asWritten }: Change, { looseSql, answers }: ServerAnswers): boolean {
  return isUnchanged(asWritten) || looseSql !== undefined || answers.refusals.some(isFinal)
}

/** Whether a refusal leaves its server unmeasured, because no other option can take the place of the refused one. */
export function isFinal({ isMeasured }: Refusal): boolean {
  return !isMeasured
}

/**
 * The scenarios before the change with options as their servers read them, and a function that keeps only the part of a
 * plan that may cost something.
 */
export function sidesOf({ before, asWritten: { mostServers } }: Change, { answers, serverOf }: ServerAnswers) {
  return {
    base: before.map((scenario) => answers.taken.get(scenario.name) ?? scenario),
    mostServers,
    measuredOf: (plan: Plan) => costlyPlan(plan, serverOf, answers.asked),
  }
}
