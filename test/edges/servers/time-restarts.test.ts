/** Times of stops and starts, on real servers. */
import { afterAll, describe, expect, it } from 'vitest'
import { RunDirectory } from '../../../src/edges/machine/run-directory.ts'
import { chooseLauncher } from '../../../src/edges/servers/choose.ts'
import { openRestarts } from '../../../src/edges/servers/time-restarts.ts'
import { optionLines, scenario, suite } from '../../builders.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { PLACES } from '../own-workload/workload-servers.ts'

const directory = new RunDirectory()
afterAll(() => directory[Symbol.dispose]())

describe.each(PLACES.filter(({ isHere }) => isHere))('restarts of $name', ({ choice, image }) => {
  const request = {
    ...{ suite: suite(), server: choice, image, note: () => {}, phase: () => {} },
    ...{ runDirectory: directory.path, runId: directory.id, signal: new AbortController().signal },
  }

  async function roundsOf(rounds: number, ...lines: string[]) {
    const source = image === undefined ? suite().server : ({ kind: 'image', name: image } as const)
    const launcher = await chooseLauncher({ ...request, source })
    await using restarts = await openRestarts(scenario('my.cnf', { options: optionLines(...lines) }), launcher, request)
    const times = []
    for (let nth = 0; nth < rounds; nth += 1) times.push(await restarts?.round())
    return times
  }

  it('get times of shutdown, start and crash recovery in each round', async () => {
    for (const round of await roundsOf(2)) {
      expect(round).toEqual({ shutdown: expect.any(Number), start: expect.any(Number), recovery: expect.any(Number) })
      expect(Math.min(...Object.values(round ?? {}))).toBeGreaterThan(0.01)
    }
  })

  it.runIf(IS_NIGHTLY)('have a longer shutdown with innodb_fast_shutdown=0', async () => {
    const leastOf = async (line: string) =>
      Math.min(...(await roundsOf(3, line)).map((round) => round?.shutdown ?? Number.NaN))
    expect(await leastOf('innodb_fast_shutdown=0')).toBeGreaterThan(1.2 * (await leastOf('innodb_fast_shutdown=1')))
  })

  it('are not timed with a redo log that is too large for a test', async () =>
    expect(await roundsOf(1, 'innodb_log_file_size=100G')).toEqual([undefined]))
})
