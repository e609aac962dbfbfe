import { share } from '../figures.ts'
import { isEarlier, isOfBase } from '../names.ts'
import type { Result } from '../result/result.ts'
import { shorten } from './escape.ts'
import { upstreamVersions } from './wording.ts'

/** Example: "MySQL 8.4.3", or "MySQL 8.0.36 → MySQL 8.4.3" if the change is a new version. */
export function serversText({ scenarios }: Pick<Result, 'scenarios'>): string {
  const serversOf = (some: Result['scenarios']) =>
    [...new Set(some.map(({ server }) => `${server.product} ${server.version}`))].join(', ')
  const old = scenarios.filter(isOfBase)
  const present = scenarios.filter((each) => !isEarlier(each) && old.some(({ name }) => name === each.name))
  const before = serversOf(old)
  const now = serversOf(present)
  return before === now ? serversOf(scenarios) : `${before} → ${now}`
}

/** Caption of a picture: servers, sysbench, CPUs and date, because its readers may not have the report. */
export function setupParts(result: Result): string[] {
  const { cpus, cpuModel, sysbench } = result.environment
  return [
    upstreamVersions(serversText(result)),
    sysbench === '' ? '' : `sysbench ${sysbench}`,
    cpuModel === '' ? '' : `${cpus} × ${cpuModel}`,
    result.startedAt.slice(0, 10),
  ].flatMap((text) => (text === '' ? [] : [shorten(text, LONGEST)]))
}

/** Maximum length of a part in characters. Only a list of many servers reaches it, and the report names them all. */
const LONGEST = 80

/**
 * Says how much of the time was disturbed, or that nothing was, so that readers know that the machine was watched.
 * Empty if nothing was measured.
 */
export function disturbedText({ disturbance: { blocks, disturbed, dropped } }: Result): string {
  if (blocks === 0) return ''
  if (disturbed === 0) return 'The machine was quiet.'
  const left = dropped === 0 ? 'none of it was left out' : `${share(dropped / blocks)} was left out`
  return `The machine was disturbed for ${share(disturbed / blocks)} of the time, and ${left}.`
}
