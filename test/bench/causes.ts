/** Which setting is to blame: eleven options of which two cost something, found by the built command line. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Result, resultSchema } from '../../src/core/result/result.ts'
import { ensureEngine } from '../setup/engine.ts'
import { ensureMysqlImage } from '../setup/mysql-image.ts'
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

interface Place {
  readonly name: string
  readonly flags: readonly string[]
}

export async function benchCauses(): Promise<string[]> {
  return explainedRuns({ name: 'local server', flags: ['--server', 'local'] })
}

/** In an engine that answers, or that CI starts. */
export async function benchCausesInContainers(): Promise<string[]> {
  const engine = await ensureEngine()
  if (engine.kind === 'absent') return [`No container engine: ${engine.why}`]
  try {
    const image = await ensureMysqlImage()
    return explainedRuns({ name: 'MySQL in containers', flags: ['--server', 'docker', '--image', image] })
  } finally {
    await engine.stop()
  }
}

function explainedRuns(place: Place): string[] {
  const cells = columnOf(Array.from({ length: RUNS }, () => explainedRun(place)))
  const rows = ['runs with a regression to explain', 'both culprits named', 'an innocent named', 'search, s']
  return [
    'Eleven options of which two cost something, oltp_write_only, 8 threads:',
    '',
    ...table(
      ['what, median (min … max)', place.name],
      rows.map((what, row) => [what, cells[row] ?? '']),
    ),
  ]
}

function columnOf(all: readonly Result[]): string[] {
  const results = all.filter(({ explanation }) => explanation !== null)
  const blamed = results.map(({ causes }) =>
    causes.filter(({ verdict }) => verdict === 'to blame').flatMap(({ settings }) => settings.map(({ name }) => name)),
  )
  const both = blamed.filter((names) => CULPRITS.every((culprit) => names.includes(culprit))).length
  const innocents = blamed.filter((names) => names.some((name) => !CULPRITS.includes(name))).length
  const seconds = results.map(({ explanation }) => explanation?.seconds ?? 0)
  return [
    `${results.length} of ${all.length}`,
    `${both} of ${results.length}`,
    `${innocents} of ${results.length}`,
    spread(seconds, 0),
  ]
}

function explainedRun({ name, flags }: Place): Result {
  const folder = mkdtempSync(join(tmpdir(), 'qpsgate-bench-'))
  try {
    writeFileSync(join(folder, 'before.cnf'), '[mysqld]\n')
    writeFileSync(join(folder, 'my.cnf'), `[mysqld]\n${OPTIONS.join('\n')}\n`)
    const what = ['--config', 'my.cnf', '--base', './before.cnf', '--workloads', 'oltp_write_only', ...flags]
    const { stdout } = spawnSync(
      process.execPath,
      [resolve('dist/cli.js'), 'run', ...what, '--budget', '60s', '--explain-budget', '3m', '--json', '--quiet'],
      { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 },
    )
    const result = resultSchema.parse(JSON.parse(stdout))
    process.stderr.write(`${name}: ${describe(result)}\n`)
    return result
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One run on one line, to be seen while the others go on. */
function describe({ verdict, explanation, causes }: Result): string {
  const named = causes
    .filter((cause) => cause.verdict === 'to blame')
    .map(
      ({ settings, change }) => `${settings.map(({ name }) => name).join('+')} ${(100 * (change ?? 0)).toFixed(1)} %`,
    )
  return `${verdict}, ${named.join(', ') || 'nothing'} to blame after ${explanation?.seconds.toFixed(0) ?? '–'} s`
}
