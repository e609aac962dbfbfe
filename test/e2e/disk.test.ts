/** What a line that waits for the disk costs by disk, on real servers. */
import { describe, expect, test } from 'vitest'
import { resultSchema } from '../../src/core/result/result.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { noisyVerdict } from '../setup/noisy-verdict.ts'
import { Workplace } from './cli.ts'

const FLAGS = '--threads 4 --budget 20s --explain never --server local --quiet --verbose --out out'.split(' ')

async function curve(args: readonly string[], disks: string, files: Readonly<Record<string, string>>) {
  using place = new Workplace()
  for (const [name, text] of Object.entries(files)) place.write(name, text)
  const { stdout } = await place.run(['run', ...args, '--disk', disks, ...FLAGS])
  const { disks: found } = resultSchema.parse(place.result())
  expect(place.leftovers()).toEqual([])
  return { stdout, points: found?.points.filter(({ isOwn }) => !isOwn) ?? [], all: found?.points ?? [] }
}

describe.runIf(IS_NIGHTLY)('innodb_flush_log_at_trx_commit from 2 to 1', () => {
  test(
    'costs more the longer the disk takes, and nearly nothing in memory',
    { timeout: 1_200_000, retry: 0 },
    noisyVerdict(async () => {
      const flush = (value: number) => `[mysqld]\ninnodb_flush_log_at_trx_commit = ${value}\n`
      const { stdout, points, all } = await curve(
        '--config my.cnf --base before.cnf --workloads oltp_write_only'.split(' '),
        'memory,0.1ms,2ms',
        { 'before.cnf': flush(2), 'my.cnf': flush(1) },
      )
      expect(all).toHaveLength(points.length + 1)
      expect(points.map(({ change }) => change)).toEqual(points.map(({ change }) => change).toSorted((a, b) => b - a))
      expect(points[0]?.high).toBeGreaterThan(-0.02)
      expect(points.at(-1)?.high).toBeLessThan(-0.1)
      expect(stdout).toMatch(/Changes in QPS by disk\n.*\ndisk +change +95 % interval\nmemory +/)
    }),
  )
})

const EQUAL = `name: equal
dataset: { tables: 4, rows: 25000 }
workloads: [oltp_write_only]
threads: [4]
control: one
scenarios: { one: {}, other: {} }
`

describe.runIf(IS_NIGHTLY)('servers that are equal', () => {
  test(
    'are not told apart at 1 ms',
    { timeout: 3 * 200_000, retry: 0 },
    noisyVerdict(async () => {
      const { points } = await curve(['equal.yml'], '1ms', { 'equal.yml': EQUAL })
      expect(points).toHaveLength(1)
      for (const { low, high } of points) {
        expect(low).toBeLessThanOrEqual(0)
        expect(high).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})
