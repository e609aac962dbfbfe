/** How scenarios shared servers, in a sentence; the same in every view. */
import type { Result } from '../result/result.ts'
import { count } from './figures.ts'

/**
 * "7 scenarios were switched on 2 running servers; the twin is the control once more, drawn by itself"; empty where every
 * scenario had a server of its own.
 */
export function sharedServersText({ scenarios }: Result): string {
  const hosts = scenarios.flatMap(({ host }) => host ?? [])
  if (hosts.length === 0) return ''
  const servers = new Set(hosts).size + scenarios.length - hosts.length
  const switched = new Set(scenarios.flatMap(({ host, name }) => (host === null ? [] : [name]))).size
  const where = servers === 1 ? 'one running server' : `${servers} running servers`
  return `${count(switched, 'scenario')} ${switched === 1 ? 'was' : 'were'} switched on ${where}; the twin is the control once more, drawn by itself`
}
