import { describe, expect, it } from 'vitest'
import { prefixOf } from '../../../src/core/performance-schema/performance-schema.ts'
import { parseSetupStatement, setupOf, touchesSetup } from '../../../src/core/performance-schema/setup-state.ts'
import type { ServerOption } from '../../../src/core/suite/suite.ts'
import { MARIADB, MYSQL, option, scenario } from '../../builders.ts'

const SHIPPED = ['global_instrumentation', 'thread_instrumentation', 'statements_digest']
const WAITS = 'events_waits_current'
const INSTRUMENTS = 'performance_schema.setup_instruments'

function setup(options: readonly ServerOption[], ...statements: readonly string[]) {
  const sql = statements.map((value) => ({ value, file: 'suite.yml', line: 1 }))
  return setupOf(scenario('x', { options, sql }), MARIADB)
}

function levelOf(value: string | undefined, ...statements: readonly string[]): string | undefined {
  const options = value === undefined ? [] : [option('performance-schema-instrument', value)]
  return setup(options, ...statements)?.levels.get('wait/io/file/')
}

describe('consumers of a scenario', () => {
  it.each([
    ['ON', true],
    [undefined, true],
    ['off', false],
    ['0', false],
  ])('are as options say: %s', (value, isOn) => {
    const consumers = setup([option('loose_performance_schema_consumer_events_waits_current', value)])?.consumers
    expect(consumers).toEqual([...SHIPPED, ...(isOn ? [WAITS] : [])])
  })

  it('are as statements say, which come later', () => {
    const no = "UPDATE performance_schema.setup_consumers SET ENABLED = 'NO' WHERE NAME = 'statements_digest'"
    expect(setup([option('performance-schema-consumer-statements-digest', 'ON')], no)?.consumers).toEqual(
      SHIPPED.slice(0, 2),
    )
  })

  it('are not known where an option is for some servers only, or a statement is not understood', () => {
    expect(
      setup([option('performance-schema-consumer-events-waits-current', 'ON', { group: 'mariadb' })]),
    ).toBeUndefined()
    expect(setup([option('performance-schema-consumer-events-waits-current', 'ON', { group: 'mysqld' })])).toBeDefined()
    expect(setup([], "UPDATE performance_schema.setup_consumers SET ENABLED = IF(1, 'YES', 'NO')")).toBeUndefined()
  })
})

describe('instruments of a scenario', () => {
  it.each([
    ['%=OFF', 'OFF'],
    ['wait/%=counted', 'COUNTED'],
    ['wait/io/file/%=yes', 'ON'],
    ['wait/synch/%=OFF', 'ON'],
    [undefined, 'ON'],
  ])('are as the pattern says: %s', (value, level) => expect(levelOf(value)).toBe(level))

  it.each(['%=maybe', '%', 'wait/%/x=ON'])('are not known by the pattern %s', (value) =>
    expect(levelOf(value)).toBeUndefined(),
  )

  it('are as the longest of several patterns says', () => {
    const patterns = ['wait/%=COUNTED', '%=OFF'].map((value) => option('performance-schema-instrument', value))
    const levels = setup(patterns)?.levels
    expect(['wait/io/file/', 'stage/'].map((prefix) => levels?.get(prefix))).toEqual(['COUNTED', 'OFF'])
  })

  it('are not known by a bare flag, nor by a pattern for some servers only', () => {
    expect(setup([option('performance-schema-instrument', undefined)])).toBeUndefined()
    expect(setup([option('performance-schema-instrument', '%=ON', { group: 'mariadb' })])).toBeUndefined()
  })

  it.each([
    [`UPDATE ${INSTRUMENTS} SET ENABLED = 'NO'`, 'OFF'],
    [`UPDATE ${INSTRUMENTS} SET ENABLED = 'YES', TIMED = 'NO'`, 'COUNTED'],
    [`UPDATE ${INSTRUMENTS} SET ENABLED = 'YES', TIMED = 'YES' WHERE NAME LIKE 'wait/%'`, 'ON'],
    [`UPDATE ${INSTRUMENTS} SET ENABLED = 'YES'`, undefined],
    [`UPDATE ${INSTRUMENTS} SET ENABLED = IF(1, 'YES', 'NO')`, undefined],
  ])('are as the statement says, which comes later: %s', (statement, level) =>
    expect(levelOf('%=OFF', statement)).toBe(level),
  )
})

const ALL_WAITS = ['events_waits_current', 'events_waits_history', 'events_waits_history_long']

describe('statements on consumers', () => {
  it.each([
    ["WHERE NAME = 'events_waits_current'", ['events_waits_current']],
    ["where name like 'events_waits%'", ALL_WAITS],
    ["WHERE NAME LIKE 'events\\_waits\\_%';", ALL_WAITS],
    ['WHERE `NAME` = "statements_digest"', ['statements_digest']],
    ["WHERE NAME = 'no_such_consumer'", []],
  ])('%s name %j', (where, names) => {
    const sql = `UPDATE performance_schema.setup_consumers SET ENABLED = 'YES' ${where}`
    expect(parseSetupStatement(sql, MYSQL)).toEqual({ kind: 'consumers', names, enabled: true })
  })

  it('name all that the product has where there is no condition', () => {
    const sql = "update `performance_schema` . `setup_consumers`\n set enabled='no'"
    expect(parseSetupStatement(sql, MYSQL)).toMatchObject({ enabled: false, names: { length: 16 } })
    expect(parseSetupStatement(sql, MARIADB)).toMatchObject({ names: { length: 15 } })
  })
})

it.each([
  ["SET ENABLED = 'YES', TIMED = 'YES'", '', '', 'ON'],
  ["SET enabled='no'", "WHERE NAME LIKE 'wait/io/%'", 'wait/io/', 'OFF'],
  ["SET ENABLED = 'YES'", "WHERE NAME LIKE 'idle'", 'idle', undefined],
])('statements on instruments %s %s', (set, where, prefix, level) => {
  const sql = `UPDATE performance_schema.setup_instruments ${set} ${where}`
  expect(parseSetupStatement(sql, MYSQL)).toMatchObject({ kind: 'instruments', prefix, level })
})

describe('statements of another form', () => {
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
  ])('%s are not taken apart', (sql) => {
    expect(parseSetupStatement(sql, MYSQL)).toBeUndefined()
    expect(touchesSetup(sql)).toBe(true)
  })

  it.each(['SET GLOBAL a = 1', "UPDATE setup_consumers SET ENABLED = 'YES'"])(
    '%s have nothing to do with it',
    (sql) => {
      expect([parseSetupStatement(sql, MYSQL), touchesSetup(sql)]).toEqual([undefined, false])
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
])('patterns %s stands for the prefix %s', (pattern, prefix) => expect(prefixOf(pattern)).toBe(prefix))
