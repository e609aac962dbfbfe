import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { keepAwake } from '../../../src/edges/machine/awake.ts'

const DEVICE = '/dev/cpu_dma_latency'
const isRoot = process.getuid?.() === 0
/** The longest wake-up that anybody wants now, microseconds. */
const longest = () => readFileSync(DEVICE).readInt32LE()

describe.skipIf(!(isRoot && existsSync(DEVICE)))('for root', () => {
  it('no CPU may sleep while they are kept awake, and may again afterwards', () => {
    const before = longest()
    {
      using kept = keepAwake()
      expect(kept).toBeDefined()
      expect(longest()).toBe(0)
    }
    expect(longest()).toBe(before)
  })
})

it.skipIf(isRoot)('other users keep no CPU awake, without an error', () => {
  expect(keepAwake()).toBeUndefined()
})
