import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { keepAwake } from '../../../src/edges/machine/awake.ts'

const DEVICE = '/dev/cpu_dma_latency'
const isRoot = process.getuid?.() === 0
/** The longest wake-up that anybody wants now, microseconds. */
const longest = () => readFileSync(DEVICE).readInt32LE()

describe.skipIf(!(isRoot && existsSync(DEVICE)))('CPUs that a run keeps awake', () => {
  it('may not sleep until the run releases them, and may sleep again afterwards, if root runs it', () => {
    const before = longest()
    {
      using kept = keepAwake()
      expect(kept).toBeDefined()
      expect(longest()).toBe(0)
    }
    expect(longest()).toBe(before)
  })
})

it.skipIf(isRoot)('a run by a user other than root keeps no CPU awake, and reports no error', () => {
  expect(keepAwake()).toBeUndefined()
})
