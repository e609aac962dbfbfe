/** Names of a run's servers for people. Results and raw measurements keep the codes of revisions, such as "head". */

import { count } from '../figures.ts'
import type { Revision } from '../names.ts'
import { nameAt, type Plan } from '../plan/plan.ts'
import type { Result } from '../result/result.ts'
import { shorten } from './escape.ts'

export interface ArmKey {
  readonly scenario: string
  readonly revision: Revision
}

/** The part of a plan that names depend on. The plans of runs and of results both have it. */
interface ArmsOfPlan {
  readonly rules: Plan['rules']
  readonly arms: readonly { readonly scenario: { readonly name: string } }[]
}

const MOMENTS: Readonly<Record<Revision, string>> = {
  head: 'now',
  base: 'before',
  twin: 'now, second copy',
  'base-twin': 'before, second copy',
  baseline: 'at the baseline',
}

/**
 * Makes names that are as short as possible. With a control: "pfson", "pfson (before)", "pfsoff (second copy)".
 * Without one, a configuration is compared only with its past, so "now" or "before" is enough, or "a.cnf, now" if there
 * are several.
 *
 * @param plan has every arm that will be named, because their number decides the form
 */
export function armNamer({ rules, arms }: ArmsOfPlan): (arm: ArmKey) => string {
  if (rules.includes('control')) return ({ scenario, revision }) => nameAt(scenario, revision)
  const isOne = new Set(arms.map(({ scenario }) => scenario.name)).size === 1
  return ({ scenario, revision }) => (isOne ? MOMENTS[revision] : `${scenario}, ${MOMENTS[revision]}`)
}

/** Example: "7 scenarios were switched on 2 running servers"; empty if no scenarios shared a server. */
export function sharedServersText({ scenarios }: Result): string {
  const hosts = scenarios.flatMap(({ host }) => host ?? [])
  if (hosts.length === 0) return ''
  const servers = new Set(hosts).size + scenarios.length - hosts.length
  const switched = new Set(scenarios.flatMap(({ host, name }) => (host === null ? [] : [name]))).size
  const where = servers === 1 ? 'one running server' : `${servers} running servers`
  return `${count(switched, 'scenario')} ${switched === 1 ? 'was' : 'were'} switched on ${where}`
}

export function secondCopyText({ scenarios, plan }: Result): string {
  const twin = scenarios.find(({ revision }) => revision === 'twin')
  const name = twin?.name ?? plan.arms[0]?.scenario.name ?? ''
  const first = shorten(armNamer(plan)({ scenario: name, revision: 'head' }))
  return twin?.host ? `the state of ${first}, drawn once more` : `a second server with the configuration of ${first}`
}
