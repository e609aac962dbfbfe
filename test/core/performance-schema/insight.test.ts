import { describe, expect, it } from 'vitest'
import { type InsightFacts, type Instrument, judgeInsight } from '../../../src/core/performance-schema/insight.ts'

type Product = 'MySQL' | 'MariaDB'

const EVENTS = ['statements', 'stages', 'waits', 'transactions'].flatMap((kind) =>
  ['current', 'history', 'history_long'].map((table) => `events_${kind}_${table}`),
)
const ALWAYS = ['global_instrumentation', 'thread_instrumentation', 'statements_digest']
const STATEMENTS = [...ALWAYS, 'events_statements_current', 'events_statements_history']
const CONSUMERS = [...ALWAYS, ...EVENTS]
const DEFAULT_CONSUMERS = {
  MySQL: [...STATEMENTS, 'events_transactions_current', 'events_transactions_history'],
  MariaDB: ALWAYS,
}

/** Instruments of MySQL 9.7 and MariaDB 10.11: how many are enabled by default, of how many, some of their names. */
const CLASSES: readonly [string, Record<Product, [number, number]>, ...string[]][] = [
  ['statement/sql/', { MySQL: [210, 225], MariaDB: [216, 216] }, 'select', 'insert', 'update', 'delete'],
  ['statement/abstract/', { MySQL: [3, 3], MariaDB: [3, 3] }, 'new_packet', 'Query'],
  ['stage/', { MySQL: [16, 133], MariaDB: [8, 158] }],
  ['wait/io/file/', { MySQL: [51, 51], MariaDB: [54, 54] }, 'innodb/innodb_data_file'],
  ['wait/io/table/', { MySQL: [1, 1], MariaDB: [1, 1] }, 'sql/handler'],
  ['wait/io/socket/', { MySQL: [0, 3], MariaDB: [0, 3] }],
  ['wait/lock/table/', { MySQL: [1, 1], MariaDB: [1, 1] }, 'sql/handler'],
  ['wait/lock/metadata/', { MySQL: [1, 1], MariaDB: [0, 1] }, 'sql/mdl'],
  ['wait/synch/', { MySQL: [0, 316], MariaDB: [0, 288] }],
  ['memory/', { MySQL: [507, 507], MariaDB: [70, 268] }],
]

const ALL_TABLES = [
  { schema: 'mysql', enabled: false },
  { schema: 'performance_schema', enabled: false },
  { schema: 'information_schema', enabled: false },
  { schema: '%', enabled: true },
]

function instruments(product: Product, isEnabled = (_name: string, byDefault: boolean) => byDefault): Instrument[] {
  return CLASSES.flatMap(([prefix, counts, ...names]) => {
    const [enabled, total] = counts[product]
    return Array.from({ length: total }, (_, index) => {
      const name = `${prefix}${names[index] ?? index}`
      const on = isEnabled(name, index < enabled)
      return { name, enabled: on, timed: on }
    })
  })
}

/** A server that counts digests as this product does. */
function server(product: Product, overrides: Partial<InsightFacts> = {}): InsightFacts {
  return {
    consumers: DEFAULT_CONSUMERS[product],
    instruments: instruments(product),
    tables: ALL_TABLES,
    filePerTable: true,
    thread: { instrumented: true, history: true },
    countsPrepared: product === 'MySQL',
    ...overrides,
  }
}

function everything(overrides: Partial<InsightFacts> = {}): InsightFacts {
  return server('MySQL', { consumers: CONSUMERS, instruments: instruments('MySQL', () => true), ...overrides })
}

/** The server with everything on, but for consumers of these names. */
function withoutConsumers(pattern: RegExp): InsightFacts {
  return everything({ consumers: CONSUMERS.filter((name) => !pattern.test(name)) })
}

/** The server with everything on, but these instruments not timed. */
function untimed(prefix: string): InsightFacts {
  const all = instruments('MySQL', () => true).map((row) => ({ ...row, timed: !row.name.startsWith(prefix) }))
  return everything({ instruments: all })
}

/** The server with everything on, but for these instruments. */
function without(pattern: RegExp): InsightFacts {
  return everything({ instruments: instruments('MySQL', (name) => !pattern.test(name)) })
}

const SCENARIOS: Record<string, (product: Product) => Partial<InsightFacts>> = {
  pfsoff: () => ({ consumers: [], instruments: [], tables: [], thread: { instrumented: false, history: false } }),
  pfson_default: () => ({}),
  pfson_conoff_insoff: (product) => ({ consumers: [], instruments: instruments(product, isBuiltIn) }),
  pfson_conon_insoff: (product) => ({ consumers: CONSUMERS, instruments: instruments(product, isBuiltIn) }),
  pfson_conon_ins_sqlon: (product) => ({
    consumers: STATEMENTS,
    instruments: instruments(product, (name) => name.startsWith('statement/') || isBuiltIn(name)),
  }),
  pfson_conoff_inson: (product) => ({ consumers: [], instruments: instruments(product, () => true) }),
  pfson_conon_inson: (product) => ({ consumers: CONSUMERS, instruments: instruments(product, () => true) }),
}

/** Memory of Performance Schema itself can never be switched off. */
function isBuiltIn(name: string): boolean {
  return name.startsWith('memory/')
}

const COLUMNS = {
  sql: ['most-executed-sql', 'response-time', 'sorted-rows', 'scanned-rows', 'temporary-tables', 'returned-rows'],
  files: ['physical-io'],
  tables: ['logical-io', 'index-use', 'unused-indexes'],
  waits: ['wait-events'],
  profile: ['statement-profile'],
  stages: ['stage-times'],
  locks: ['lock-waits'],
}

/** Y full, p partial, - none. */
const MATRIX = `
                                sql  files  tables  waits  profile  stages  locks
MySQL    pfsoff                  -     -      -       -       -       -       -
MySQL    pfson_conoff_insoff     -     -      -       -       -       -       -
MySQL    pfson_conon_insoff      -     -      -       -       -       -       -
MySQL    pfson_conon_ins_sqlon   Y     -      -       -       p       -       -
MySQL    pfson_conoff_inson      -     -      -       -       -       -       -
MySQL    pfson_conon_inson       Y     Y      Y       Y       Y       Y       Y
MySQL    pfson_default           Y     Y      Y       p       p       p       -
MariaDB  pfsoff                  -     -      -       -       -       -       -
MariaDB  pfson_conoff_insoff     -     -      -       -       -       -       -
MariaDB  pfson_conon_insoff      -     -      -       -       -       -       -
MariaDB  pfson_conon_ins_sqlon   p     -      -       -       p       -       -
MariaDB  pfson_conoff_inson      -     -      -       -       -       -       -
MariaDB  pfson_conon_inson       p     Y      Y       Y       Y       Y       Y
MariaDB  pfson_default           p     Y      Y       p       -       p       -
`

describe('the matrix of what servers can diagnose', () => {
  const [head = '', ...rows] = MATRIX.trim().split('\n')
  const columns = head.trim().split(/\s+/)

  it.each(rows.map((row) => row.split(/\s+/)))(
    'gives %s the published abilities in the scenario %s',
    (product = '', scenario = '', ...letters) => {
      const facts = server(product as Product, SCENARIOS[scenario]?.(product as Product))
      const expected = columns.flatMap((column, index) =>
        COLUMNS[column as keyof typeof COLUMNS].map((key) => [
          key,
          { Y: 'full', p: 'partial', '-': 'none' }[letters[index] ?? ''],
        ]),
      )
      expect(judgeInsight(facts)).toEqual(Object.fromEntries(expected))
    },
  )
})

describe('the diagnostic abilities of a server', () => {
  /** Abilities that are not full although everything else is on. */
  function lacking(facts: InsightFacts): Record<string, string> {
    return Object.fromEntries(Object.entries(judgeInsight(facts)).filter(([, provided]) => provided !== 'full'))
  }

  const SYNCHRONISED = { 'wait-events': 'partial', 'statement-profile': 'partial', 'lock-waits': 'partial' }
  const UNPROFILED = { 'statement-profile': 'none', 'lock-waits': 'none' }
  const each = (keys: readonly (readonly string[])[], provided: string) =>
    Object.fromEntries(keys.flat().map((key) => [key, provided]))
  const { sql, files, tables } = COLUMNS

  const UNTIMED = { 'response-time': 'none', 'statement-profile': 'none' }
  const PARTLY = { 'wait-events': 'partial', 'statement-profile': 'partial' }
  const WITHOUT_CURRENT = { 'statement-profile': 'partial', 'lock-waits': 'none' }
  const observing = (...tables: InsightFacts['tables']) => everything({ tables })
  const NOBODY = { instrumented: false, history: false }

  it.each<[string, InsightFacts, Record<string, string>]>([
    ['everything', everything(), {}],
    ['no instrumentation at all', withoutConsumers(/^global_instrumentation$/), each(Object.values(COLUMNS), 'none')],
    ['no consumer of digests', withoutConsumers(/^statements_digest$/), each([sql], 'none')],
    ['no digests of prepared statements', everything({ countsPrepared: false }), each([sql], 'partial')],
    ['statements that are not timed', untimed('statement/'), UNTIMED],
    ['statements not timed until they are read', untimed('statement/abstract/'), UNTIMED],
    [
      'statements not measured until they are read',
      without(/^statement\/abstract/),
      { ...UNTIMED, ...each([sql], 'none') },
    ],
    ['one SQL command less', without(/^statement\/sql\/delete$/), each([sql, ['statement-profile']], 'partial')],
    ['hardly any statements but the SQL commands', without(/^statement\/sql\/\d/), { 'statement-profile': 'partial' }],
    ['one file for all tables', everything({ filePerTable: false }), each([files], 'none')],
    ['no data file', without(/innodb_data_file/), each([files], 'none')],
    ['no tables observed', observing(), each([tables], 'none')],
    ['only tables of the server observed', observing({ schema: 'mysql', enabled: true }), each([tables], 'none')],
    ['tables of one schema observed', observing({ schema: 'shop', enabled: true }), each([tables], 'partial')],
    [
      'tables of all but one schema observed',
      observing(...ALL_TABLES, { schema: 'shop', enabled: false }),
      each([tables], 'partial'),
    ],
    ['no table I/O', without(/^wait\/io\/table/), { ...PARTLY, ...each([tables], 'none') }],
    ['no input or output', without(/^wait\/io/), { ...PARTLY, ...each([files, tables], 'none') }],
    [
      'a class that the server does not have',
      everything({ instruments: everything().instruments.filter(({ name }) => !name.startsWith('wait/io/socket')) }),
      {},
    ],
    ['no synchronisation', without(/^wait\/synch/), SYNCHRONISED],
    ['no metadata locks', without(/^wait\/lock\/metadata/), SYNCHRONISED],
    ['no locks', without(/^wait\/lock/), { ...PARTLY, 'lock-waits': 'none' }],
    ['no stages', without(/^stage/), { ...WITHOUT_CURRENT, 'stage-times': 'none' }],
    ['no consumer of threads', withoutConsumers(/^thread_instrumentation$/), UNPROFILED],
    ['no current waits', withoutConsumers(/^events_waits_current$/), WITHOUT_CURRENT],
    ['no current stages', withoutConsumers(/^events_stages_current$/), WITHOUT_CURRENT],
    ['short histories only', withoutConsumers(/_long$/), {}],
    ['long histories only', withoutConsumers(/_history$/), {}],
    ['no histories', withoutConsumers(/_history/), UNPROFILED],
    ['threads without history', everything({ thread: { instrumented: true, history: false } }), UNPROFILED],
    [
      'threads not instrumented',
      everything({ thread: { instrumented: false, history: true } }),
      each(Object.values(COLUMNS), 'none'),
    ],
    [
      'threads neither instrumented nor told apart',
      everything({ thread: NOBODY, consumers: ['global_instrumentation', 'statements_digest'] }),
      UNPROFILED,
    ],
  ])('are full with $0, except for $2', (_, facts, expected) => expect(lacking(facts)).toEqual(expected))

  it.each(['io/file', 'io/table', 'io/socket', 'lock/table', 'lock/metadata', 'synch'])(
    'are partial for wait events if the instruments wait/%s are off',
    (name) => expect(judgeInsight(without(new RegExp(`^wait/${name}/`)))['wait-events']).toBe('partial'),
  )

  it.each([
    [9, 'partial'],
    [10, 'full'],
    [0, 'none'],
    [1, 'partial'],
  ])('are, with %d of ten stage instruments enabled, %s for stage times', (enabled, provided) => {
    const stages = Array.from({ length: 10 }, (_, index) => ({
      name: `stage/sql/${index}`,
      enabled: index < enabled,
      timed: true,
    }))
    expect(judgeInsight(everything({ instruments: stages }))['stage-times']).toBe(provided)
  })
})
