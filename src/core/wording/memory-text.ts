/** The memory that a change takes beside its cost in QPS. Plain text: the view escapes. */
import { bytes } from '../figures.ts'
import { isOfBase } from '../names.ts'
import type { Result } from '../result/result.ts'

/** Least growth that a title tells: in bytes, and as a part of what the server took before. */
const LEAST_BYTES = 64 * 1024 ** 2
const LEAST_PART = 0.1
/** Warnings that the test changed sizes: memory on test servers then tells nothing of production's. */
const OTHER_SIZES: readonly string[] = ['option-scaled', 'option-clamped']

/**
 * "takes 590 MiB more memory", and "; its limit is 768 MiB" where a file sets one: of the scenario that grew most;
 * empty if none takes much more than before.
 */
export function memoryTitle({ scenarios, warnings, coverage }: Result): string {
  const isScaled = coverage.some(({ measured }) => measured !== null)
  if (isScaled || warnings.some(({ code }) => OTHER_SIZES.includes(code))) return ''
  const grown = scenarios.flatMap(({ name, revision, memory: { residentBytes: now, limitBytes } }) => {
    const before = scenarios.find((each) => each.name === name && isOfBase(each))?.memory.residentBytes ?? null
    if (revision !== 'head' || before === null || now === null) return []
    const more = now - before
    return more >= Math.max(LEAST_BYTES, LEAST_PART * before) ? { more, limitBytes } : []
  })
  const [most] = grown.toSorted((one, other) => other.more - one.more)
  if (most === undefined) return ''
  const limit = most.limitBytes === undefined ? '' : `; its limit is ${bytes(most.limitBytes)}`
  return `takes ${bytes(most.more)} more memory${limit}`
}
