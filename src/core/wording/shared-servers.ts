/** How scenarios shared servers, in a sentence; the same in every view. */
import type { Result } from '../result/result.ts'
import { armNamer } from './arm-names.ts'
import { count } from './figures.ts'
import type { Quote } from './wording.ts'

/** "7 scenarios were switched on 2 running servers"; empty where every scenario had a server of its own. */
export function sharedServersText({ scenarios }: Result): string {
  const hosts = scenarios.flatMap(({ host }) => host ?? [])
  if (hosts.length === 0) return ''
  const servers = new Set(hosts).size + scenarios.length - hosts.length
  const switched = new Set(scenarios.flatMap(({ host, name }) => (host === null ? [] : [name]))).size
  const where = servers === 1 ? 'one running server' : `${servers} running servers`
  return `${count(switched, 'scenario')} ${switched === 1 ? 'was' : 'were'} switched on ${where}`
}

/** "a second server with the configuration of pfsoff": what the A/A check compares. */
export function secondCopyText({ scenarios, plan }: Pick<Result, 'scenarios' | 'plan'>, quote: Quote): string {
  const twin = scenarios.find(({ revision }) => revision === 'twin')
  const names = plan.arms.map(({ scenario }) => scenario)
  const first = quote(armNamer(plan.rules, names)({ scenario: twin?.name ?? names[0] ?? '', revision: 'head' }))
  return twin?.host ? `the state of ${first}, drawn once more` : `a second server with the configuration of ${first}`
}
