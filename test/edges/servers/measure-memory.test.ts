/** Memory with many clients, on real servers. */
import { afterAll, describe, expect, it } from 'vitest'
import { bytesAt } from '../../../src/core/measurement/full-house.ts'
import { RunDirectory } from '../../../src/edges/machine/run-directory.ts'
import { chooseLauncher } from '../../../src/edges/servers/choose.ts'
import { measureMemory } from '../../../src/edges/servers/measure-memory.ts'
import { optionLines, scenario, suite } from '../../builders.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { PLACES } from '../own-workload/workload-servers.ts'

const MIB = 1024 ** 2
/** The goal is a tenth. Servers take memory in pieces, so a line through only 25 more clients may miss it. */
const MOST_WRONG = 0.2

const directory = new RunDirectory()
afterAll(() => directory[Symbol.dispose]())

describe.each(PLACES.filter(({ isHere }) => isHere))('the memory of $name', ({ choice, image, product }) => {
  const houseOf = async (...lines: string[]) => {
    const request = {
      ...{ suite: suite(), server: choice, image, note: () => {}, phase: () => {} },
      ...{ runDirectory: directory.path, runId: directory.id, signal: new AbortController().signal },
    }
    const source = image === undefined ? suite().server : ({ kind: 'image', name: image } as const)
    const launcher = await chooseLauncher({ ...request, source })
    const house = await measureMemory(scenario('my.cnf', { options: optionLines(...lines) }), launcher, request)
    if (house === undefined) throw new Error('its memory was not seen')
    return house
  }

  it('with 200 clients is predicted, within 20%, by the line through the memory with 25 and with 50 clients', async () => {
    const { restBytes, peaks, mostClients } = await houseOf('max_connections=500', 'sort_buffer_size=2M')
    expect(mostClients).toBe(500)
    expect(peaks.map(({ clients }) => clients)).toEqual([1, 25, 50, 200])
    const last = peaks.at(-1)
    const predicted = bytesAt({ restBytes, peaks: peaks.slice(0, 3) }, 200)
    expect(Math.abs(predicted / (last?.bytes ?? 0) - 1)).toBeLessThan(MOST_WRONG)
  })

  // MariaDB takes as much for these rows with a small buffer.
  it.runIf(IS_NIGHTLY && product === 'MySQL')('grows with larger buffers', async () => {
    const [small, large] = [await houseOf('sort_buffer_size=64K'), await houseOf('sort_buffer_size=2M')]
    expect(bytesAt(large, 150) - bytesAt(small, 150)).toBeGreaterThan(50 * MIB)
  })
})
