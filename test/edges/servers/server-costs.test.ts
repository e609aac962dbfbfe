/** Costs of real processes. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sleep } from '../../../src/edges/machine/clock.ts'
import { type Child, start } from '../../../src/edges/machine/processes.ts'
import { RunDirectory } from '../../../src/edges/machine/run-directory.ts'
import {
  type Counters,
  costsBetween,
  grownCounters,
  pageMissesBetween,
  processCostsBetween,
  readProcessCosts,
} from '../../../src/edges/servers/server-costs.ts'

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
  const before = readProcessCosts(pid)
  await meanwhile()
  return processCostsBetween(before, readProcessCosts(pid))
}

describe('the measured costs of a process', () => {
  it('include the bytes that it wrote to disk', async () => {
    const child = begin(`sleep 0.5; head -c ${4 * MIB} /dev/zero > file; sync file; while :; do sleep 1; done`)
    // Writes of its own programs are added after these have ended.
    const costs = await costsOf(child, () => sleep(3000, SIGNAL))
    expect(costs.writtenBytes).toBeGreaterThanOrEqual(4 * MIB)
    expect(costs.writtenBytes).toBeLessThan(5 * MIB)
    expect(costs.readBytes).toBeLessThan(MIB)
  })

  it('include no context switches that freezing and thawing cause', async () => {
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

  it('are unknown for a process that cannot be seen or has ended', async () => {
    const unseen = readProcessCosts(undefined)
    expect(processCostsBetween(unseen, unseen)).toEqual({
      switches: undefined,
      readBytes: undefined,
      writtenBytes: undefined,
    })
    const child = begin('exit 0')
    await child.exited
    const gone = readProcessCosts(child.pid)
    expect(gone).toEqual({ switches: undefined, readBytes: undefined, writtenBytes: undefined })
  })
})

function counters(values: Readonly<Record<string, number>>): Counters {
  return new Map(Object.entries(values))
}

describe('the counters of a server over a period', () => {
  it('give the growth of each counter that shows what settings do', () => {
    const [before, after] = [
      counters({ Sort_rows: 10, Created_tmp_tables: 3, Uptime: 1 }),
      counters({ Sort_rows: 25, Created_tmp_tables: 3, Uptime: 9, Innodb_buffer_pool_reads: 4 }),
    ]
    expect(grownCounters(before, after, 'MySQL')).toEqual({ Sort_rows: 15, Innodb_buffer_pool_reads: 4 })
  })

  it('leave out counters that were reset', () =>
    expect(grownCounters(counters({ Sort_rows: 10 }), counters({ Sort_rows: 2 }), 'MySQL')).toEqual({}))

  it.each([
    [0.25, { asked: 1000, missed: 250 }],
    [0, { asked: 0, missed: 0 }],
    // Read ahead, without being asked for.
    [1, { asked: 10, missed: 20 }],
  ])('show a share of %d for pages that were read from disk', (share, { asked, missed }) => {
    const before = counters({ Innodb_buffer_pool_read_requests: 500, Innodb_buffer_pool_reads: 50 })
    const after = counters({ Innodb_buffer_pool_read_requests: 500 + asked, Innodb_buffer_pool_reads: 50 + missed })
    expect(pageMissesBetween(before, after)).toBe(share)
  })
})

describe('the file syncs and network bytes of a server', () => {
  const before = counters({ Innodb_data_fsyncs: 10, Bytes_received: 100, Bytes_sent: 1000 })

  it('are counted, with bytes of both directions', () => {
    const after = counters({ Innodb_data_fsyncs: 12, Bytes_received: 150, Bytes_sent: 3000 })
    expect(costsBetween(before, after)).toEqual({ fsyncs: 2, networkBytes: 2050 })
  })

  it('are zero if there were none, and unknown if the server does not count them', () => {
    expect(costsBetween(before, before)).toEqual({ fsyncs: 0, networkBytes: 0 })
    const { fsyncs, networkBytes } = costsBetween(before, counters({ Bytes_sent: 3000 }))
    expect([fsyncs, networkBytes]).toEqual([undefined, undefined])
  })
})
