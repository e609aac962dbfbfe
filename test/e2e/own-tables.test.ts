/** Changes that affect how new tables are made: each side has tables that its own server made. */
import { expect, it } from 'vitest'
import { resultSchema } from '../../src/core/result/result.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { RUN_FILES, Workplace } from './cli.ts'

async function changed(before: readonly string[], after: readonly string[], workload: string) {
  using place = new Workplace()
  const file = (lines: readonly string[]) => ['[mysqld]', ...lines, ''].join('\n')
  place.write('before.cnf', file(before))
  place.write('my.cnf', file(after))
  const limits = ['--workloads', workload, '--budget', '12s', '--explain', 'never']
  const { stderr } = await place.run([...RUN_FILES, '--out', 'out', ...limits])
  expect(place.leftovers(), stderr).toEqual([])
  return resultSchema.parse(place.result())
}

it('a change to a costlier collation lowers the QPS of the workload that sorts text', async () => {
  const [before, now] = [
    ['character_set_server=latin1', 'collation_server=latin1_swedish_ci'],
    ['character_set_server=utf8mb4', 'collation_server=utf8mb4_unicode_ci'],
  ]
  const { comparisons, coverage } = await changed(before, now, 'sort')
  expect(coverage.map(({ status }) => status)).toEqual(['exercised', 'exercised'])
  // Sorts are about half as fast, so even a noisy machine shows at least this change.
  expect(comparisons[0]?.change).toBeLessThan(-0.15)
})

it.runIf(IS_NIGHTLY)('tables of another default engine are read and written without errors', async () => {
  const { comparisons, coverage, warnings } = await changed([], ['default_storage_engine=MyISAM'], 'oltp_read_write')
  expect(coverage).toMatchObject([{ variable: 'default_storage_engine', status: 'exercised' }])
  expect(comparisons).toHaveLength(1)
  expect(warnings.map(({ code }) => code)).not.toContain('errors')
})
