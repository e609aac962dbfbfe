/** People's names for the servers of a run. Results and raw lines keep the codes of revisions. */

import { count } from '../figures.ts'
import type { Revision } from '../names.ts'
import { nameAt, type Plan } from '../plan/plan.ts'
import type { Result } from '../result/result.ts'
import { shorten } from './escape.ts'

export interface ArmKey {
  readonly scenario: string
  readonly revision: Revision
}

/** The part of a plan, or of a result's, that names depend on. */
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
 * Namer of arms: with a control "pfson", "pfson (before)" and "pfsoff (second copy)". Without one, a configuration is
 * compared only with its past, so the moment is enough, "now" or "before"; of several, "a.cnf, now".
 *
 * @param plan with every arm that is named: their number decides the form
 */
export function armNamer({ rules, arms }: ArmsOfPlan): (arm: ArmKey) => string {
  if (rules.includes('control')) return ({ scenario, revision }) => nameAt(scenario, revision)
  const isOne = new Set(arms.map(({ scenario }) => scenario.name)).size === 1
  return ({ scenario, revision }) => (isOne ? MOMENTS[revision] : `${scenario}, ${MOMENTS[revision]}`)
}

/** "7 scenarios were switched on 2 running servers"; empty where no two scenarios shared a server. */
export function sharedServersText({ scenarios }: Result): string {
  const hosts = scenarios.flatMap(({ host }) => host ?? [])
  if (hosts.length === 0) return ''
  const servers = new Set(hosts).size + scenarios.length - hosts.length
  const switched = new Set(scenarios.flatMap(({ host, name }) => (host === null ? [] : [name]))).size
  const where = servers === 1 ? 'one running server' : `${servers} running servers`
  return `${count(switched, 'scenario')} ${switched === 1 ? 'was' : 'were'} switched on ${where}`
}

/** "a second server with the configuration of pfsoff": what the A/A check compares with the first. */
export function secondCopyText({ scenarios, plan }: Result): string {
  const twin = scenarios.find(({ revision }) => revision === 'twin')
  const name = twin?.name ?? plan.arms[0]?.scenario.name ?? ''
  const first = shorten(armNamer(plan)({ scenario: name, revision: 'head' }))
  return twin?.host ? `the state of ${first}, drawn once more` : `a second server with the configuration of ${first}`
}
