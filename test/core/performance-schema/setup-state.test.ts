import { describe, expect, it } from 'vitest'
import { prefixOf } from '../../../src/core/performance-schema/performance-schema.ts'
import { consumerStates, parseSetupStatement } from '../../../src/core/performance-schema/setup-state.ts'
import type { Setting } from '../../../src/core/setting/setting.ts'
import { MARIADB, MYSQL, option, scenario } from '../../builders.ts'

const SHIPPED = ['global_instrumentation', 'thread_instrumentation', 'statements_digest']
const WAITS = 'events_waits_current'

/** The consumers that are on. */
function consumersWith(options: readonly Setting[], ...statements: readonly string[]) {
  const sql = statements.map((value) => ({ value, file: 'suite.yml', line: 1 }))
  const states = consumerStates(scenario('x', { options, sql }), MARIADB)
  return [...states].flatMap(([name, isOn]) => (isOn ? [name] : []))
}

describe('the consumers of a scenario', () => {
  it.each([
    ['ON', true],
    [undefined, true],
    ['off', false],
    ['0', false],
  ])('are enabled as an option with the value %s says: %s', (value, isOn) => {
    const consumers = consumersWith([option('loose_performance_schema_consumer_events_waits_current', value)])
    expect(consumers).toEqual([...SHIPPED, ...(isOn ? [WAITS] : [])])
  })

  it('are enabled or disabled by a statement rather than by an option', () => {
    const no = "UPDATE performance_schema.setup_consumers SET ENABLED = 'NO' WHERE NAME = 'statements_digest'"
    expect(consumersWith([option('performance-schema-consumer-statements-digest', 'ON')], no)).toEqual(
      SHIPPED.slice(0, 2),
    )
  })

  it('are unknown if only some servers read the group of an option, or a statement is not understood', () => {
    const digest = (group: string) => option('performance-schema-consumer-statements-digest', 'ON', { group })
    expect(consumersWith([digest('mariadb')])).not.toContain('statements_digest')
    expect(consumersWith([digest('mysqld')])).toContain('statements_digest')
    expect(consumersWith([], "UPDATE performance_schema.setup_consumers SET ENABLED = IF(1, 'YES', 'NO')")).toEqual([])
  })
})

const ALL_WAITS = ['events_waits_current', 'events_waits_history', 'events_waits_history_long']

describe('a statement on consumers', () => {
  it.each([
    ["WHERE NAME = 'events_waits_current'", ['events_waits_current']],
    ["where name like 'events_waits%'", ALL_WAITS],
    ["WHERE NAME LIKE 'events\\_waits\\_%';", ALL_WAITS],
    ['WHERE `NAME` = "statements_digest"', ['statements_digest']],
    ["WHERE NAME = 'no_such_consumer'", []],
  ])('with %s changes %j', (where, names) => {
    const sql = `UPDATE performance_schema.setup_consumers SET ENABLED = 'YES' ${where}`
    expect(parseSetupStatement(sql, MYSQL)).toEqual({ kind: 'consumers', names, enabled: true })
  })

  it('without a condition changes all consumers of the product', () => {
    const sql = "update `performance_schema` . `setup_consumers`\n set enabled='no'"
    expect(parseSetupStatement(sql, MYSQL)).toMatchObject({ enabled: false, names: { length: 16 } })
    expect(parseSetupStatement(sql, MARIADB)).toMatchObject({ names: { length: 15 } })
  })
})

it.each([
  ["SET ENABLED = 'YES', TIMED = 'YES'", '', '', true],
  ["SET enabled='no'", "WHERE NAME LIKE 'wait/io/%'", 'wait/io/', false],
  ["SET ENABLED = 'YES'", "WHERE NAME LIKE 'idle'", 'idle', true],
])(
  'a statement on instruments, %s %s, changes those with the prefix "%s": enabled is %s',
  (set, where, prefix, enabled) => {
    const sql = `UPDATE performance_schema.setup_instruments ${set} ${where}`
    expect(parseSetupStatement(sql, MYSQL)).toEqual({ kind: 'instruments', prefix, enabled })
  },
)

describe('the reader of statements on setup tables', () => {
  it.each([
    "UPDATE performance_schema.setup_consumers SET ENABLED = IF(NAME = 'a', 'YES', 'NO')",
    "UPDATE performance_schema.setup_consumers SET ENABLED = 'YES' WHERE NAME LIKE 'a%' OR NAME LIKE 'b%'",
    "UPDATE performance_schema.setup_consumers SET ENABLED = 'YES' WHERE NAME NOT LIKE 'a%'",
    "UPDATE performance_schema.setup_consumers SET ENABLED = 'YES' WHERE NAME = 'a' LIMIT 1",
    "UPDATE performance_schema.setup_consumers SET ENABLED = 'YES'; UPDATE b SET c = 1",
    "UPDATE performance_schema.setup_consumers SET ENABLED = 'YES', TIMED = 'YES'",
    "UPDATE performance_schema.setup_instruments SET TIMED = 'NO'",
    "UPDATE performance_schema.setup_instruments SET ENABLED = 'YES' WHERE NAME = 'wait/%'",
    "UPDATE performance_schema.setup_consumers SET ENABLED = 'YES' WHERE NAME IN ('statements_digest')",
    "UPDATE performance_schema.setup_instruments SET ENABLED = 'YES' WHERE NAME LIKE 'wait/%/sql/%'",
  ])('does not understand a statement of another form: %s', (sql) => {
    expect(parseSetupStatement(sql, MYSQL)).toBeUndefined()
  })

  it.each(['SET GLOBAL a = 1', "UPDATE setup_consumers SET ENABLED = 'YES'"])(
    'passes over a statement that is not on setup tables of performance_schema: %s',
    (sql) => {
      expect(parseSetupStatement(sql, MYSQL)).toBeUndefined()
    },
  )
})

it.each([
  ['%', ''],
  ['wait/io/%', 'wait/io/'],
  ['idle', 'idle'],
  ['wait%', undefined],
  ['wait/', undefined],
  ['%/sql/%', undefined],
  ['', undefined],
])('the instrument pattern %s stands for the prefix %s (undefined: for no single prefix)', (pattern, prefix) =>
  expect(prefixOf(pattern)).toBe(prefix),
)
