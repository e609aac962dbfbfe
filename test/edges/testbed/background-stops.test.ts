import { existsSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BackgroundStops } from '../../../src/edges/testbed/background-stops.ts'
import { openBed } from '../../setup/bed.ts'

const SUITE = `name: stopped
dataset: { tables: 1, rows: 100 }
workloads: [oltp_read_only]
threads: [1]
scenarios: { one: {} }
`

describe('servers that are stopped in the background', () => {
  it('are waited for, all of them', async () => {
    const stops = new BackgroundStops()
    const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    stops.begin(() => one.promise)
    stops.begin(() => other.promise)
    let isOver = false
    const ended = stops.ended().then(() => {
      isOver = true
    })
    other.resolve()
    await new Promise((resolve) => setImmediate(resolve))
    expect(isOver).toBe(false)
    one.resolve()
    await ended
  })

  it('tell what went wrong to who waits, however late, and only once', async () => {
    const stops = new BackgroundStops()
    stops.begin(() => Promise.reject(new Error('it does not end')))
    await new Promise((resolve) => setTimeout(resolve, 20))
    await expect(stops.ended()).rejects.toThrow('it does not end')
    await stops[Symbol.asyncDispose]()
  })

  it('leave a trial at once, and are gone before the next one starts', async () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'qpsgate-stopped-'))
    writeFileSync(join(folder.path, 'suite.yml'), SUITE)
    await using bed = await openBed({ suite: join(folder.path, 'suite.yml') })
    const arms = [bed.plan.arms[0]]
    const own = join(bed.request.directory.path, 't1a0')
    const first = await bed.testbed.startTrial({ number: 1, arms, cells: [] }, bed.plan)
    await first[Symbol.asyncDispose]()
    expect(existsSync(own)).toBe(true)
    await using _second = await bed.testbed.startTrial({ number: 2, arms, cells: [] }, bed.plan)
    expect(existsSync(own)).toBe(false)
  })
})
