/**
 * Servers that are too many to be measured at once, in groups: first those whose change is likeliest to cost something, and of
 * equally likely ones those that stand for most others. Servers of one group need the same loads.
 */

import { costlyPlan, exercisedPlan } from '../core/coverage/coverage.ts'
import { nonEmpty } from '../core/lists.ts'
import { isUnchanged, MOST_AT_ONCE, type Plan } from '../core/plan/plan.ts'
import type { Refusal } from '../core/setting/refusal.ts'
import type { ServerAnswers } from './machine.ts'
import { budgetProblem, sidesPlan, suiteInBudget } from './plan-sides.ts'
import type { Change } from './read-change.ts'
import { applyRules } from './rules.ts'

/** Names of the servers of each group, its control first; the first has those that need no measuring as well. Empty: no groups. */
export function groupedNames(change: Change, servers: ServerAnswers): readonly (readonly string[])[] {
  const { request, suite, alike } = change
  if (request.subject.kind !== 'config' || isLeftOut(change, servers)) return []
  const sides = sidesOf(change, servers)
  const whole = sidesPlan(suite, request, sides)
  const costly = namesOfChange(sides.measuredOf(whole))
  if (costly.length < 2) return []
  const shown = new Set(namesOfChange(exercisedPlan(whole, servers.serverOf, servers.answers.asked)))
  const others = Map.groupBy(alike, ({ scenario }) => scenario)
  const standsFor = (name: string) => others.get(name)?.length ?? 0
  const ordered = costly.toSorted(
    (one, other) => Number(shown.has(other)) - Number(shown.has(one)) || standsFor(other) - standsFor(one),
  )
  const most = mostAtOnce(change, servers, ordered)
  if (ordered.length <= most) return []
  const byLoad = Map.groupBy(ordered, (name) => loadOf(change, name))
  const groups = [...byLoad.values()].flatMap((same) => chunks(same, most))
  // Groups that are likeliest to cost something come first, whatever loads they need.
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

/** Names of the servers that a plan has before the change as well. */
export function namesOfChange({ arms }: Plan): string[] {
  return arms.flatMap(({ revision, scenario }) => (revision === 'base' ? [scenario.name] : []))
}

/** Number of servers measured at once: as many as memory holds and the budget suffices for, and at least one. */
function mostAtOnce(change: Change, servers: ServerAnswers, names: readonly string[]): number {
  const { asWritten, baseline, suite } = change
  const revisions = (baseline?.scenarios ?? []).length > 0 ? 3 : 2
  // A workload that changed is measured by itself, on both sides.
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

/** Equal for servers that need the same loads and data. */
function loadOf(change: Change, name: string): string {
  const { workloads, dataset, preconditions } = changeOfServers(change, [name]).suite
  return JSON.stringify([
    workloads.map((each) => [each.name, each.threads]),
    { ...dataset, own: undefined },
    preconditions,
  ])
}

/** The part of a change that concerns these servers, with the loads that they need; the first is the control. */
export function changeOfServers(change: Change, names: readonly string[]): Change {
  const { request, subject, before, asWritten, suite: whole } = change
  const byName = new Map(whole.scenarios.map((scenario) => [scenario.name, scenario]))
  const scenarios = nonEmpty(names.flatMap((name) => byName.get(name) ?? []))
  const [{ name: control }] = scenarios
  const isOfGroup = ({ name }: { readonly name: string }) => names.includes(name)
  const base = subject.base && { ...subject.base, scenarios: subject.base.scenarios.filter(isOfGroup) as never }
  const adjustments = { ...request.adjustments, scenarios: undefined }
  const { suite, reasons } = applyRules(
    { ...subject, suite: { ...subject.suite, control, scenarios }, base },
    { ...request, adjustments },
  )
  const sides = { base: before.filter(isOfGroup), mostServers: asWritten.mostServers }
  return { ...change, suite, reasons, before: sides.base, asWritten: sidesPlan(suite, request, sides) }
}

/** Whether nothing of a change is measured, whatever its budget. */
export function isLeftOut({ asWritten }: Change, { looseSql, answers }: ServerAnswers): boolean {
  return isUnchanged(asWritten) || looseSql !== undefined || answers.refusals.some(isFinal)
}

/** A refusal that ends the matter for its server, which starts with nothing in place of the refused option either. */
export function isFinal({ isMended }: Refusal): boolean {
  return !isMended
}

/** Both sides as servers take them. */
export function sidesOf({ before, asWritten: { mostServers } }: Change, { answers, serverOf }: ServerAnswers) {
  return {
    base: before.map((scenario) => answers.taken.get(scenario.name) ?? scenario),
    mostServers,
    measuredOf: (plan: Plan) => costlyPlan(plan, serverOf, answers.asked),
  }
}
