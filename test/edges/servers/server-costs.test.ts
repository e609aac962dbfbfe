/** Costs of real processes. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sleep } from '../../../src/edges/machine/clock.ts'
import { type Child, start } from '../../../src/edges/machine/processes.ts'
import { RunDirectory } from '../../../src/edges/machine/run-directory.ts'
import { processCostsBetween, readProcessCosts } from '../../../src/edges/servers/server-costs.ts'

const MIB = 1024 ** 2
const SIGNAL = new AbortController().signal

let directory: RunDirectory
let opened: AsyncDisposableStack
beforeEach(() => {
  directory = new RunDirectory()
  opened = new AsyncDisposableStack()
})
afterEach(async () => {
  await opened.disposeAsync()
  directory[Symbol.dispose]()
})

/** A program that does something for each line that it reads, and prints a line then. */
function begin(script: string): Child {
  return opened.use(start(['sh', '-c', script], { run: directory.path, cwd: directory.path, cpus: [] }))
}

/** Costs of a process during this work. */
async function costsOf({ pid }: Child, meanwhile: () => Promise<void>) {
  const before = readProcessCosts({ hold: { pid } })
  await meanwhile()
  return processCostsBetween(before, readProcessCosts({ hold: { pid } }))
}

describe('the costs of a process', () => {
  it('have the bytes that it wrote to disk', async () => {
    const child = begin(`sleep 0.5; head -c ${4 * MIB} /dev/zero > file; sync file; while :; do sleep 1; done`)
    // Writes of its own programs are added after these have ended.
    const costs = await costsOf(child, () => sleep(3000, SIGNAL))
    expect(costs.writtenBytes).toBeGreaterThanOrEqual(4 * MIB)
    expect(costs.writtenBytes).toBeLessThan(5 * MIB)
    expect(costs.readBytes).toBeLessThan(MIB)
  })

  it('have no context switches of a process that was only frozen and thawed', async () => {
    const child = begin('exec sleep 60')
    await sleep(300, SIGNAL)
    const costs = await costsOf(child, async () => {
      for (let nth = 0; nth < 20; nth++) {
        process.kill(child.pid, 'SIGSTOP')
        await sleep(5, SIGNAL)
        process.kill(child.pid, 'SIGCONT')
        await sleep(5, SIGNAL)
      }
    })
    expect(costs.switches).toBe(0)
  })

  it('are unknown of one that nobody sees, and of one that has ended', async () => {
    const unseen = readProcessCosts({ hold: undefined })
    expect(processCostsBetween(unseen, unseen)).toEqual({
      switches: undefined,
      readBytes: undefined,
      writtenBytes: undefined,
    })
    const child = begin('exit 0')
    await child.exited
    const gone = readProcessCosts({ hold: { pid: child.pid } })
    expect(gone).toEqual({ switches: undefined, storage: undefined })
  })
})
