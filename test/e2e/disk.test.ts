/** What a line that waits for the disk costs by disk, on real servers. */
import { describe, expect, test } from 'vitest'
import { resultSchema } from '../../src/core/result/result.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { Workplace } from './cli.ts'

const DISKS = 'memory,0.1ms,2ms'

async function curve(before: string, after: string, disks: string) {
  using place = new Workplace()
  place.write('before.cnf', `[mysqld]\n${before}\n`)
  place.write('my.cnf', `[mysqld]\n${after}\n`)
  const flags = ['--workloads', 'oltp_write_only', '--threads', '4', '--budget', '20s', '--explain', 'never', '--quiet']
  const run = [
    'run',
    '--config',
    'my.cnf',
    '--base',
    'before.cnf',
    '--server',
    'local',
    '--disk',
    disks,
    '--out',
    'out',
  ]
  const { stdout } = await place.run([...run, ...flags, '--verbose'])
  const result = resultSchema.parse(place.result())
  expect(place.leftovers()).toEqual([])
  return { stdout, points: result.disks?.points.filter(({ isOwn }) => !isOwn) ?? [], all: result.disks?.points ?? [] }
}

describe('innodb_flush_log_at_trx_commit from 2 to 1', () => {
  test('costs more the longer the disk takes, and nearly nothing in memory', { timeout: 400_000 }, async () => {
    const flush = (value: number) => `innodb_flush_log_at_trx_commit = ${value}`
    const { stdout, points, all } = await curve(flush(2), flush(1), IS_NIGHTLY ? DISKS : 'memory,2ms')
    expect(all).toHaveLength(points.length + 1)
    expect(points.map(({ change }) => change)).toEqual(points.map(({ change }) => change).toSorted((a, b) => b - a))
    expect(points[0]?.high).toBeGreaterThan(-0.02)
    expect(points.at(-1)?.high).toBeLessThan(-0.1)
    expect(stdout).toMatch(/Changes in QPS by disk\n.*\ndisk +change +95 % interval\nmemory +/)
  })
})

describe.runIf(IS_NIGHTLY)('a change that costs nothing', () => {
  test('costs nothing at 1 ms, in 20 of 20 runs', { timeout: 20 * 200_000 }, async () => {
    const reds: unknown[] = []
    for (let nth = 0; nth < 20; nth++) {
      const { points } = await curve('max_heap_table_size = 16M', 'max_heap_table_size = 17M', '1ms')
      expect(points).toHaveLength(1)
      reds.push(...points.filter(({ low, high }) => high < 0 || low > 0))
    }
    // Intervals of 95 %: of 20, more than 3 miss zero once in 60.
    expect(reds.length).toBeLessThanOrEqual(3)
    expect(reds.filter((point) => (point as { high: number }).high < -0.05)).toEqual([])
  })
})
