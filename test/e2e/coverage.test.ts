import { describe, expect, test } from 'vitest'
import { type Result, resultSchema } from '../../src/core/result/result.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { noisyVerdict } from '../setup/noisy-verdict.ts'
import { besidesWaiting, type Outcome, RUN_FILES, reportIn, Workplace } from './cli.ts'

/** Runs a change of an option file, from these lines of `[mysqld]` to others. */
async function changed(
  before: string,
  after: string,
  flags: readonly string[],
): Promise<Outcome & { readonly result: Result }> {
  using place = new Workplace()
  place.write('before.cnf', `[mysqld]\n${before}\n`)
  place.write('my.cnf', `[mysqld]\n${after}\n`)
  const outcome = await place.run([...RUN_FILES, '--out', 'out', ...flags])
  expect(besidesWaiting(outcome.stderr)).toBe(reportIn('out'))
  expect(place.leftovers()).toEqual([])
  return { ...outcome, result: resultSchema.parse(place.result()) }
}

/** Time limit for minutes of measuring. */
const SLOW = { timeout: 240_000 }

describe('a changed setting and the load that it is measured with:', () => {
  // On a noisy disk, the cost shows only after minutes, so this test is left to the night.
  test.runIf(IS_NIGHTLY)(
    'a smaller buffer pool is measured with data three times as large as the old pool',
    { timeout: 720_000, retry: 0 },
    noisyVerdict(async () => {
      const { code, stdout, result } = await changed('innodb_buffer_pool_size=64M', 'innodb_buffer_pool_size=8M', [
        ...['--budget', '120s'],
      ])
      expect([result.verdict, code], stdout).toEqual(['regressed', 1])
      expect(result.coverage).toMatchObject([
        { variable: 'innodb_buffer_pool_size', line: 2, status: 'exercised', measured: null },
      ])
      const [{ cells, shownBy }] = result.coverage as [Result['coverage'][number]]
      expect(cells).toContainEqual({ workload: 'oltp_point_select', threads: 8 })
      expect(shownBy?.counter).toBe('Innodb_buffer_pool_reads')
      expect(shownBy?.after).toBeGreaterThan(shownBy?.before ?? Number.NaN)
    }),
  )

  test.runIf(IS_NIGHTLY)(
    'a smaller buffer pool that still holds all data is not exercised, and does not pass',
    async () => {
      const { code, stdout, result } = await changed('innodb_buffer_pool_size=200M', 'innodb_buffer_pool_size=160M', [
        ...[
          '--workloads',
          'oltp_point_select',
          '--threads',
          '4',
          '--tolerance',
          '90%',
          '--fail-on',
          'regressed,not-measured,error',
        ],
        ...['--budget', '20s'],
      ])
      expect(result.coverage).toMatchObject([{ why: 'other-workload', still: ['Innodb_buffer_pool_reads'] }])
      // On a busy machine, the costs may be undecided as well.
      if (result.comparisons.every(({ verdict }) => verdict === 'pass')) expect(result.verdict).toBe('not-measured')
      expect(stdout).toContain('nothing here uses innodb_buffer_pool_size')
      expect(code).toBe(3)
    },
  )

  test.runIf(IS_NIGHTLY)('a new sync_binlog is measured with a binary log, by a writing workload', SLOW, async () => {
    const { stdout, result } = await changed('sync_binlog=0', 'sync_binlog=1', [
      ...['--tolerance', '90%', '--budget', '20s'],
    ])
    expect(result.plan.cells.map(({ workload }) => workload.name)).toEqual(['oltp_read_only', 'oltp_update_non_index'])
    expect(result.coverage, stdout).toMatchObject([{ variable: 'sync_binlog', status: 'exercised' }])
  })

  test.runIf(IS_NIGHTLY)(
    "a setting with no value before the change is compared with the server's own default",
    async () => {
      const { result } = await changed('', 'innodb_flush_log_at_trx_commit=2', [
        ...['--workloads', 'oltp_update_non_index', '--threads', '2', '--tolerance', '90%', '--budget', '15s'],
      ])
      const valueIn = (wanted: string) =>
        result.scenarios.find(({ revision }) => revision === wanted)?.variables.innodb_flush_log_at_trx_commit
      expect([valueIn('base'), valueIn('head')]).toEqual(['1', '2'])
    },
  )
})

test('the plan gives the reason for each load', async () => {
  using place = new Workplace()
  place.write('before.cnf', '[mysqld]\ninnodb_buffer_pool_size=64G\nsort_buffer_size=256K\n')
  place.write('my.cnf', '[mysqld]\ninnodb_buffer_pool_size=32G\nsort_buffer_size=1M\n')
  const { stdout } = await place.run(['plan', '--config', 'my.cnf', '--base', './before.cnf'])
  expect(stdout).toContain(`loads: workload and threads, chosen by what changed
  oltp_read_only     8  for every change
  oltp_point_select  8  for innodb_buffer_pool_size
  sort               1  for sort_buffer_size
  data: 384 MiB, with a largest buffer pool of 128 MiB; larger ones are made smaller in proportion
`)
})
