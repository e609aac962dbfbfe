/** What limits the container of a server, as compose files, Kubernetes and charts write it. */
import type { LineValue } from '../names.ts'
import type { KeyedLine } from './ways.ts'

/** `mem_limit: 768m`, `limits: › memory: 1Gi` of two lines, and `limits: { memory: 1Gi }`. */
const LIMIT =
  /(?:\bmem_limit|\blimits["']?\s*:\s*(?:›\s*|\{[^}]{0,200}?)["']?\bmemory)["']?\s*:\s*["']?(\d+(?:\.\d+)?)\s*([kmgt]?)i?b?\b/i
/** Keys by which files limit a container. */
const KEY =
  /^(?:mem(?:ory)?(?:[_-](?:limit|reservation))?|cpus?(?:[_-]\w+)?|ulimits?|limits|resources|requests|reservations|shm[_-]size)(?: \d+)?$/i
const POWERS = ['', 'k', 'm', 'g', 't']

/** Whether a key beside a server, such as `mem_limit` or `cpus 2`, limits its container. */
export function limitsContainer(key: string): boolean {
  return KEY.test(key)
}

/**
 * The largest limit of memory, because one may be that of a program beside the server. Units are powers of 1024, as in
 * compose files: those of Kubernetes without an i are up to a tenth smaller, which blames nobody.
 *
 * @returns bytes; undefined if no line limits it
 */
export function memoryLimitIn(lines: readonly KeyedLine[]): LineValue<number> | undefined {
  const limits = lines.flatMap(({ key, file, line }) => {
    const [, amount, unit = ''] = LIMIT.exec(key) ?? []
    return amount === undefined
      ? []
      : { file, line, value: Number(amount) * 1024 ** POWERS.indexOf(unit.toLowerCase()) }
  })
  return limits.toSorted((one, other) => other.value - one.value)[0]
}
