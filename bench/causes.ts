/** Whether the built command line finds the causes of a slowdown: two options of eleven. */
import type { Result } from '../src/core/result/result.ts'
import { blamedIn, explainedRun, LOCAL, type Place, withContainers } from './explained-run.ts'
import { spread, table } from './figures.ts'

const RUNS = 10
/** The two costly options: one writes every statement to a file, the other writes every commit to the disk. */
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
const FLAGS = ['--workloads', 'oltp_write_only', '--budget', '60s', '--explain-budget', '3m']

export async function benchCauses(): Promise<string[]> {
  return explainedRuns(LOCAL)
}

export function benchCausesInContainers(): Promise<string[]> {
  return withContainers(explainedRuns)
}

function explainedRuns(place: Place): string[] {
  const cells = columnOf(Array.from({ length: RUNS }, () => explainedRun({ place, after: OPTIONS, flags: FLAGS })))
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
  const blamed = results.map(blamedIn)
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
