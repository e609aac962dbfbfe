/** Which setting is to blame: eleven options of which two cost something, found by the built command line. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Result, resultSchema } from '../../src/core/report/result.ts'
import { spread, table } from './figures.ts'

const RUNS = 10
/** Every statement written to a file, and every commit to the disk. */
const CULPRITS = ['general-log', 'innodb-flush-log-at-trx-commit']
const OPTIONS = [
  'max_connections = 500',
  'join_buffer_size = 512K',
  'general_log = ON',
  'wait_timeout = 600',
  'sort_buffer_size = 1M',
  'tmp_table_size = 32M',
  'net_read_timeout = 60',
  'innodb_flush_log_at_trx_commit = 1',
  'lock_wait_timeout = 600',
  'max_heap_table_size = 32M',
  'group_concat_max_len = 4096',
]

export async function benchCauses(): Promise<string[]> {
  const results = Array.from({ length: RUNS }, explainedRun).filter((result) => result.explanation !== null)
  const blamed = results.map(({ causes }) =>
    causes.filter(({ verdict }) => verdict === 'to blame').flatMap(({ settings }) => settings.map(({ name }) => name)),
  )
  const both = blamed.filter((names) => CULPRITS.every((culprit) => names.includes(culprit))).length
  const innocents = blamed.filter((names) => names.some((name) => !CULPRITS.includes(name))).length
  const rows = [
    ['runs with a regression to explain', `${results.length} of ${RUNS}`],
    ['both culprits named', `${both} of ${results.length}`],
    ['an innocent named', `${innocents} of ${results.length}`],
    [
      'search, s',
      spread(
        results.map(({ explanation }) => explanation?.seconds ?? 0),
        0,
      ),
    ],
  ]
  return [
    'Eleven options of which two cost something, oltp_write_only, 8 threads (`npm run bench causes`):',
    '',
    ...table(['what', 'median (min … max)'], rows),
  ]
}

function explainedRun(): Result {
  const folder = mkdtempSync(join(tmpdir(), 'qpsgate-bench-'))
  try {
    writeFileSync(join(folder, 'before.cnf'), '[mysqld]\n')
    writeFileSync(join(folder, 'my.cnf'), `[mysqld]\n${OPTIONS.join('\n')}\n`)
    const what = ['--config', 'my.cnf', '--base', './before.cnf', '--workloads', 'oltp_write_only', '--server', 'local']
    const { stdout } = spawnSync(
      process.execPath,
      [resolve('dist/cli.js'), 'run', ...what, '--budget', '60s', '--explain-budget', '3m', '--json', '--quiet'],
      { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 },
    )
    return resultSchema.parse(JSON.parse(stdout))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
