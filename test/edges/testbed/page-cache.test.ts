import { expect, it, vi } from 'vitest'
import { switchKey } from '../../../src/core/switching/switchable-settings.ts'
import type { RunningArm } from '../../../src/edges/servers/arms.ts'
import { type CacheMemory, limitCaches } from '../../../src/edges/testbed/page-cache.ts'

const MIB = 1024 ** 2

const mebibytes = (count: number | undefined) => count && count * MIB

/** A server that takes so much memory, with 64 MiB of pages in a pool of 128 MiB. */
function server(takes: () => number | undefined) {
  const limit = vi.fn(async () => {})
  const arm = {
    server: {
      process: { memory: { ownBytes: () => mebibytes(takes()), limit } },
      session: { rows: async () => [{ Value: `${64 * MIB}` }] },
    },
    settings: new Map([[switchKey('variable', 'innodb_buffer_pool_size'), `${128 * MIB}`]]),
  } as unknown as RunningArm
  return { arm, limit }
}

it('all servers get the same memory beside their buffer pools, and all get more once one server needs more', async () => {
  vi.useFakeTimers()
  try {
    let taken = 164
    const [one, two] = [server(() => 100), server(() => taken)]
    const known: CacheMemory = {}
    {
      using _limited = await limitCaches([one.arm, two.arm], known)
      // Its pages apart, the larger one takes 100 MiB; both get these, a pool, and a little page cache.
      for (const { limit } of [one, two]) expect(limit.mock.calls).toEqual([[(128 + 144) * MIB]])
      await vi.advanceTimersByTimeAsync(1000)
      expect(one.limit).toHaveBeenCalledTimes(1)
      taken += 12
      await vi.advanceTimersByTimeAsync(1000)
      expect(one.limit).toHaveBeenCalledTimes(1)
      taken += 38
      await vi.advanceTimersByTimeAsync(1000)
      for (const { limit } of [one, two]) expect(limit.mock.calls.slice(1)).toEqual([[(128 + 192) * MIB]])
    }
    taken += 50
    await vi.advanceTimersByTimeAsync(1000)
    expect(two.limit).toHaveBeenCalledTimes(2)
    const later = server(() => 10)
    using _limited = await limitCaches([later.arm], known)
    expect(later.limit.mock.calls).toEqual([[(128 + 192) * MIB]])
  } finally {
    vi.useRealTimers()
  }
})

it('no server has its memory limited if the memory of one server cannot be seen', async () => {
  const [seen, hidden] = [server(() => 100), server(() => undefined)]
  using _limited = await limitCaches([seen.arm, hidden.arm], {})
  for (const { limit } of [seen, hidden]) expect(limit).not.toHaveBeenCalled()
})
