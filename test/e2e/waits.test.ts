/**
 * Slowdowns by waiting, on real servers: reads, locks or commits of clients are delayed, which takes no CPU time. The
 * delay comes from a setting that changes nothing else.
 */
import { expect, it } from 'vitest'
import { resultSchema } from '../../src/core/result/result.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { Workplace } from './cli.ts'

const REAL = { timeout: 300_000 }
/** Two delays in microseconds, the second a sixth longer. */
const DELAYS = [3000, 3500] as const
/** A condition that delays a statement for most of its time. `max_error_count` only carries the delay. */
const SLEEP = 'SLEEP(@@max_error_count / 1000000)'
const ROW = 'sysbench.rand.uniform(1, sysbench.opt.table_size)'

const longerCommits = (delay: number) =>
  `log-bin: binlog, sync_binlog: 1, binlog_commit_wait_count: 100, binlog_commit_wait_usec: ${delay}`

const LOADS = {
  reads: {
    event: `con:query("SELECT c FROM sbtest1 WHERE ${SLEEP} = 0 AND id = " .. ${ROW})`,
    options: (delay: number) => `max_error_count: ${delay}`,
  },
  // Clients hold locks on a few rows until their commits have waited.
  locks: {
    event: 'con:query("UPDATE sbtest1 SET k = k + 1 WHERE id = " .. sysbench.rand.uniform(1, 4))',
    options: longerCommits,
  },
  commits: {
    event: `con:query("UPDATE sbtest1 SET k = k + 1 WHERE id = " .. ${ROW})`,
    options: longerCommits,
  },
}

it.runIf(IS_NIGHTLY).each(['reads', 'locks', 'commits'] as const)(
  'a longer wait for %s is red by its lost QPS, although servers hardly use their CPUs',
  REAL,
  async (load) => {
    const { event, options } = LOADS[load]
    const [short, long] = DELAYS.map(options)
    using place = new Workplace()
    place.write(
      'load.lua',
      `require("oltp_common")\nfunction prepare_statements() end\nfunction event() ${event} end\n`,
    )
    place.write(
      'suite.yml',
      `name: waits
dataset: { tables: 1, rows: 1000 }
workloads: [load.lua]
threads: [8]
control: short
gate: { tolerance: 5% }
scenarios:
  short: { options: { ${short} } }
  long: { options: { ${long} } }
`,
    )
    const { stdout, stderr } = await place.run([
      'run',
      'suite.yml',
      '--server',
      'local',
      '--explain',
      'never',
      '--budget',
      '120s',
      '--out',
      'out',
    ])
    const slices = place.lines().filter(({ kind }) => kind === 'slice')
    expect(slices.length, `${stdout}\n${stderr}`).toBeGreaterThan(0)
    expect(slices.filter(({ computes }) => computes)).toEqual([])
    const { verdict, comparisons } = resultSchema.parse(place.result())
    // Clients wait for at least nine tenths of their time, so the longer delay costs well over 5% of QPS.
    for (const { low } of comparisons) expect(low).toBeLessThan(-0.05)
    expect(verdict).toBe('regressed')
    expect(place.leftovers()).toEqual([])
  },
)
