/** The memory that a change takes beside its cost in QPS. Plain text: the view escapes. */
import { bytes } from '../figures.ts'
import { isOfBase } from '../names.ts'
import type { Result } from '../result/result.ts'

/** Less than this, or than this part of what the server took before, is no news. */
const LEAST_BYTES = 64 * 1024 ** 2
const LEAST_PART = 0.1
/** Sizes that were measured otherwise than they are written tell nothing of production's memory. */
const OTHER_SIZES: readonly string[] = ['option-scaled', 'option-clamped']

/** "takes 590 MiB more memory": of the scenario that takes most; empty if none takes much more than before. */
export function memoryTitle({ scenarios, warnings }: Result): string {
  if (warnings.some(({ code }) => OTHER_SIZES.includes(code))) return ''
  const residentOf = (name: string, isBase: boolean) =>
    scenarios.find((each) => each.name === name && (isBase ? isOfBase(each) : each.revision === 'head'))?.memory
      .residentBytes ?? null
  const grown = scenarios.map(({ name }) => {
    const [before, now] = [residentOf(name, true), residentOf(name, false)]
    if (before === null || now === null) return 0
    return now - before >= Math.max(LEAST_BYTES, LEAST_PART * before) ? now - before : 0
  })
  const most = Math.max(0, ...grown)
  return most === 0 ? '' : `takes ${bytes(most)} more memory`
}
