import { expect, test } from 'vitest'
import { readAdvice } from '../../../src/core/sources/advice.ts'

const proposalsIn = (text: string) => readAdvice(text, 'advice').proposals.map(({ name }) => name)

test.each([
  ['MySQLTuner', '    tmp_table_size (> 16M)', 'tmp_table_size = 32M'],
  [
    'MySQLTuner, with words',
    '    join_buffer_size (> 256.0K, or always use indexes with JOINs)',
    'join_buffer_size = 512K',
  ],
  ['MySQLTuner, a fraction', 'innodb_buffer_pool_size (>= 1.2G) if possible.', 'innodb_buffer_pool_size = 1288490188'],
  ['MySQLTuner, a sentence', 'innodb_log_file_size should be (=512M) if possible', 'innodb_log_file_size = 512M'],
  ['a statement', 'SET GLOBAL innodb_flush_log_at_trx_commit = 2;', 'innodb_flush_log_at_trx_commit = 2'],
  ['a flag', '--innodb-io-capacity=2000', 'innodb-io-capacity = 2000'],
  ['a list, of seconds', '- long_query_time = 0.5', 'long_query_time = 0.5'],
  ['a list, of a share', 'innodb_max_dirty_pages_pct = 75.5', 'innodb_max_dirty_pages_pct = 75.5'],
  ['a list, of words', 'sql_mode = ANSI_QUOTES,STRICT_TRANS_TABLES', 'sql_mode = ANSI_QUOTES,STRICT_TRANS_TABLES'],
  ['a list', '- sync_binlog: 0', 'sync_binlog = 0'],
])('advice in the form of %s, "%s", proposes %s', (_, line, proposal) => {
  expect(proposalsIn(`Reduce your overall memory: see below\n${line}\n`)).toEqual([proposal])
})

test('an option file proposes its server options, the last value of each name', () => {
  const text = '[client]\nport = 1\n[mysqld]\nsync_binlog = 1\nskip_name_resolve\nsync-binlog = 0\n'
  const { proposals } = readAdvice(text, 'my.cnf')
  expect(proposals.map(({ name }) => name)).toEqual(['sync-binlog = 0', 'skip_name_resolve'])
  expect(proposals[0]?.option).toMatchObject({ file: 'my.cnf', line: 6 })
})

test('a setting without a value and a name that no server has are reported with their lines', () => {
  expect(readAdvice('# WARN sync_binlog: Binary logging is on\n\ninodb_io_capacity = 2\n', 'a').unusable).toMatchObject(
    [
      { name: 'sync_binlog', line: 1, why: 'no value' },
      { name: 'inodb_io_capacity', line: 3, why: 'unknown' },
    ],
  )
})
