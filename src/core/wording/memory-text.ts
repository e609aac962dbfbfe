/** The memory that a change takes in addition to its cost in QPS. Texts are plain, so views have to escape them. */
import { bytes } from '../figures.ts'
import { isOfBase } from '../names.ts'
import type { Result } from '../result/result.ts'

/** A title mentions only growth of at least 64 MiB and of at least 10% of the memory before. */
const LEAST_BYTES = 64 * 1024 ** 2
const LEAST_PART = 0.1
/** Warnings that the test changed sizes, because memory on test servers then says nothing about production. */
const OTHER_SIZES: readonly string[] = ['option-scaled', 'option-clamped']

/**
 * Example: "takes 590 MiB more memory; its limit is 768 MiB", with the limit if a file sets one, for the scenario whose
 * memory grew most. Empty if none grew much, or if sizes were reduced for this machine.
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
