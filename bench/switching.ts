/**
 * Causes by switching on a running server: their certainty, precision and speed, and whether they agree with starts.
 */
import type { Result } from '../src/core/result/result.ts'
import { blamedIn, explainedRun, LOCAL, type Place, withContainers } from './explained-run.ts'
import { spread, table } from './figures.ts'

const FOUR_LINES = [
  "performance-schema-instrument = 'wait/%=ON'",
  'performance-schema-consumer-events-waits-current = ON',
  'performance-schema-consumer-events-waits-history = ON',
  'performance-schema-consumer-events-waits-history-long = ON',
]
const FOUR_INNOCENT = [
  'long_query_time = 5',
  'max_connections = 500',
  'lock_wait_timeout = 600',
  'net_read_timeout = 60',
]
const CONSUMERS = ['statements', 'transactions', 'stages', 'waits'].flatMap((kind) =>
  ['current', 'history', 'history-long'].map((table) => `performance-schema-consumer-events-${kind}-${table} = ON`),
)
const EVERYTHING = ["performance-schema-instrument = '%=ON'", ...CONSUMERS]
/** Dynamic, and of no use to a workload of single point queries. */
const THIRTY_NINE_INNOCENT = [
  ...['max_connections = 500', 'lock_wait_timeout = 600', 'net_read_timeout = 60', 'net_write_timeout = 90'],
  ...['wait_timeout = 600', 'interactive_timeout = 600', 'connect_timeout = 20', 'sort_buffer_size = 512K'],
  ...['join_buffer_size = 512K', 'read_buffer_size = 256K', 'read_rnd_buffer_size = 512K', 'tmp_table_size = 32M'],
  ...['max_heap_table_size = 32M', 'group_concat_max_len = 4096', 'max_error_count = 128', 'max_sort_length = 2048'],
  ...[
    'max_length_for_sort_data = 2048',
    'div_precision_increment = 6',
    'ft_query_extra_word_dummy',
    'auto_increment_increment = 2',
  ],
  ...[
    'auto_increment_offset = 2',
    'bulk_insert_buffer_size = 4M',
    'default_week_format = 1',
    'eq_range_index_dive_limit = 100',
  ],
  ...['flush_time = 0', 'innodb_lock_wait_timeout = 60', 'innodb_table_locks = OFF', 'innodb_print_all_deadlocks = ON'],
  ...['innodb_status_output = OFF', 'innodb_strict_mode = OFF', 'long_query_time = 5', 'max_binlog_cache_size = 1G'],
  ...[
    'max_binlog_stmt_cache_size = 1G',
    'max_connect_errors = 1000',
    'max_points_in_geometry = 4096',
    'max_sp_recursion_depth = 5',
  ],
  ...['max_write_lock_count = 1000', 'min_examined_row_limit = 1', 'net_retry_count = 5', 'optimizer_prune_level = 0'],
  ...[
    'optimizer_search_depth = 30',
    'query_alloc_block_size = 16K',
    'query_prealloc_size = 16K',
    'range_alloc_block_size = 8K',
  ],
].filter((line) => line.includes('='))

interface Question {
  readonly title: string
  readonly runs: number
  readonly before?: readonly string[]
  readonly after: readonly string[]
  readonly isFound: (blamed: readonly string[]) => boolean
  readonly innocents: readonly string[]
}

const QUESTIONS: readonly Question[] = [
  {
    title: 'four lines, four innocent ones',
    runs: 10,
    after: ['performance_schema = ON', ...FOUR_LINES, ...FOUR_INNOCENT],
    before: ['performance_schema = ON'],
    isFound: (blamed) =>
      blamed.includes('instruments wait/synch/%') && blamed.some((name) => name.includes('-consumer-')),
    innocents: namesOf(FOUR_INNOCENT),
  },
  {
    title: 'everything on',
    runs: 3,
    after: ['performance_schema = ON', ...EVERYTHING],
    before: ['performance_schema = ON'],
    isFound: (blamed) => blamed.includes('instruments wait/synch/%'),
    innocents: [],
  },
]

export function benchSwitching(): Promise<string[]> {
  return withContainers((place) => [
    `Causes by switching, ${place.name}, oltp_read_only, 8 threads (\`npm run bench switching\`):`,
    '',
    ...table(
      HEAD,
      QUESTIONS.map((question) => rowOf(question, place)),
    ),
  ])
}

const FORTY: Question = {
  title: 'forty settings, one of which costs about 5 %',
  runs: 10,
  before: ['performance_schema = ON', "performance-schema-instrument = 'wait/synch/%=OFF'"],
  after: [
    'performance_schema = ON',
    "performance-schema-instrument = 'wait/synch/mutex/%=ON'",
    ...THIRTY_NINE_INNOCENT.slice(0, 39),
  ],
  isFound: (blamed) => blamed.some((name) => name.includes('wait/synch')),
  innocents: namesOf(THIRTY_NINE_INNOCENT),
}

export function benchFortySettings(): Promise<string[]> {
  return withContainers((place) => [
    `One of forty settings, ${place.name}, oltp_read_only, 8 threads (\`npm run bench forty\`):`,
    '',
    ...table(HEAD, [rowOf(FORTY, place)]),
  ])
}

const HEAD = [
  ...['what, median (min … max)', 'runs', 'named', 'an innocent named', 'half-width of a cost, %', 'of the whole, %'],
  ...['search, s', 'measured share', 'switch, ms'],
]

function rowOf({ title, runs, before, after, isFound, innocents }: Question, place: Place): string[] {
  const flags = ['--workloads', 'oltp_read_only', '--budget', '20s', '--explain', 'always', '--explain-budget', '70s']
  const results = Array.from({ length: runs }, () => explainedRun({ place, before: before ?? [], after, flags }))
  const explained = results.filter(({ explanation }) => explanation?.method === 'switched')
  const blamed = explained.map(blamedIn)
  const widest = ({ causes }: Result) => Math.max(...causes.map(({ low, high }) => 50 * ((high ?? 1) - (low ?? 0))))
  return [
    title,
    `${explained.length} of ${runs} switched`,
    `${blamed.filter(isFound).length}`,
    `${blamed.filter((names) => names.some((name) => innocents.includes(name))).length}`,
    spread(explained.map(widest)),
    spread(explained.map(({ explanation }) => 50 * width(explanation?.whole))),
    spread(
      explained.map(({ explanation }) => explanation?.seconds ?? 0),
      0,
    ),
    '',
    '',
  ]
}

function width(figures: { readonly low: number; readonly high: number } | undefined): number {
  return figures === undefined ? Number.NaN : figures.high - figures.low
}

function namesOf(lines: readonly string[]): string[] {
  return lines.map((line) => (line.split('=')[0] ?? '').trim().replaceAll('_', '-'))
}

/** Sets of changes to Performance Schema that every server knows. */
const SETS: readonly (readonly string[])[] = [
  ["performance-schema-instrument = 'wait/%=ON'"],
  ["performance-schema-instrument = 'wait/synch/%=ON'"],
  ["performance-schema-instrument = 'stage/%=ON'", 'performance-schema-consumer-events-stages-current = ON'],
  ["performance-schema-instrument = 'memory/%=ON'"],
  ["performance-schema-instrument = '%=OFF'"],
  FOUR_LINES,
  EVERYTHING,
  CONSUMERS,
  [
    'performance-schema-consumer-statements-digest = OFF',
    'performance-schema-consumer-events-statements-history-long = ON',
  ],
  ['performance-schema-consumer-global-instrumentation = OFF'],
]

/** Whether a setting costs the same switched and started. */
export async function benchSwitchedAndStarted(): Promise<string[]> {
  const places = [...agreement(LOCAL), ...(await withContainers(agreement))]
  return [
    'Ten changes to the Performance Schema, switched and started, oltp_read_only, 8 threads (`npm run bench agreement`):',
    '',
    ...table(
      ['server', 'change', 'started, %', 'switched, %', 'agree'],
      places.map((row) => row.split('|')),
    ),
  ]
}

function agreement(place: Place): string[] {
  const flags = ['--workloads', 'oltp_read_only', '--budget', '30s', '--explain', 'always', '--explain-budget', '30s']
  return SETS.map((set) => {
    const { explanation } = explainedRun({
      ...{ place, flags, before: ['performance_schema = ON'] },
      after: ['performance_schema = ON', ...set],
    })
    const shown = (figures: { change: number; low: number; high: number } | null | undefined) =>
      figures ? `${percent(figures.change)} (${percent(figures.low)} … ${percent(figures.high)})` : '–'
    const agrees = explanation?.method === 'switched' ? 'yes' : explanation?.disagrees ? 'no' : '–'
    const name = set.length > 2 ? `${set[0]} and ${set.length - 1} more` : set.join(', ')
    return [place.name, name, shown(explanation?.whole), shown(explanation?.switched), agrees].join('|')
  })
}

function percent(share: number): string {
  return (100 * share).toFixed(1)
}
