import { describe, expect, it } from 'vitest'
import {
  literal,
  scenarioStatements,
  sessionStatement,
  switchStatements,
} from '../../../src/core/switching/switch-statements.ts'
import { GONE, keyOf, type Settings } from '../../../src/core/switching/switchable-settings.ts'
import { option, scenario } from '../../builders.ts'

function instruments(values: Readonly<Record<string, string>>): Settings {
  return new Map(Object.entries(values).map(([name, value]) => [keyOf('instrument', name), value]))
}

describe('switch statements', () => {
  it('set all variables at once', () => {
    const from = new Map([
      [keyOf('variable', 'long_query_time'), '10.000000'],
      [keyOf('variable', 'general_log'), 'OFF'],
    ])
    const to = new Map([
      [keyOf('variable', 'long_query_time'), '0.000000'],
      [keyOf('variable', 'general_log'), 'ON'],
    ])
    expect(switchStatements(from, to)).toEqual(["SET GLOBAL `long_query_time` = 0.000000, GLOBAL `general_log` = 'ON'"])
  })

  it('name consumers by the value that they get', () => {
    const from = new Map([
      [keyOf('consumer', 'events_waits_current'), 'NO'],
      [keyOf('consumer', 'events_waits_history'), 'NO'],
      [keyOf('consumer', 'statements_digest'), 'YES'],
    ])
    const to = new Map([
      [keyOf('consumer', 'events_waits_current'), 'YES'],
      [keyOf('consumer', 'events_waits_history'), 'YES'],
      [keyOf('consumer', 'statements_digest'), 'NO'],
    ])
    expect(switchStatements(from, to)).toEqual([
      "UPDATE performance_schema.setup_consumers SET ENABLED = 'YES' WHERE NAME IN ('events_waits_current', 'events_waits_history')",
      "UPDATE performance_schema.setup_consumers SET ENABLED = 'NO' WHERE NAME IN ('statements_digest')",
    ])
  })

  it('cover instruments by the shortest pattern that touches no other', () => {
    const names = [
      'wait/io/file/a',
      'wait/synch/mutex/a',
      'wait/synch/mutex/b',
      'wait/synch/rwlock/a',
      'wait/synch/cond/a',
    ]
    const from = instruments(Object.fromEntries([...names, 'statement/a'].map((name) => [name, 'NO,NO'])))
    const to = new Map([...from, ...instruments(Object.fromEntries(names.slice(1).map((name) => [name, 'YES,YES'])))])
    expect(switchStatements(from, to)).toEqual([
      "UPDATE performance_schema.setup_instruments SET ENABLED = 'YES', TIMED = 'YES' WHERE NAME LIKE 'wait/synch/%' ESCAPE '|'",
    ])
  })

  it('name the instruments whose neighbours stay as they are, and few that a pattern would cover', () => {
    const many = Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`a/${index}`, 'NO,NO']))
    const from = instruments({ ...many, 'b/1': 'NO,NO', 'b/2': 'NO,NO', 'c/1': 'NO,NO' })
    const on = (name: string) => name.startsWith('a/') || name === 'b/1' || name === 'c/1'
    const to = new Map([...from].map(([key, value]) => [key, on(key.slice('instrument:'.length)) ? 'YES,YES' : value]))
    expect(switchStatements(from, to)).toEqual([
      "UPDATE performance_schema.setup_instruments SET ENABLED = 'YES', TIMED = 'YES' " +
        "WHERE NAME LIKE 'a/%' ESCAPE '|' OR NAME IN ('b/1', 'c/1')",
    ])
  })

  it('escape what a pattern would read otherwise', () => {
    const names = Array.from({ length: 5 }, (_, index) => `memory/performance_schema/${index}`)
    const from = instruments({ ...Object.fromEntries(names.map((name) => [name, 'NO,'])), 'memory/sql/a': 'NO,' })
    const to = new Map([...from, ...instruments(Object.fromEntries(names.map((name) => [name, 'YES,'])))])
    expect(switchStatements(from, to)).toEqual([
      "UPDATE performance_schema.setup_instruments SET ENABLED = 'YES' WHERE NAME LIKE 'memory/performance|_schema/%' ESCAPE '|'",
    ])
  })

  it('change, add and remove rows of actors and objects', () => {
    const everybody = keyOf('actor', '%', '%', '%')
    const app = keyOf('actor', 'localhost', 'app', '%')
    const tables = keyOf('object', 'TABLE', 'sbtest', '%')
    expect(
      switchStatements(
        new Map([
          [everybody, 'YES,YES'],
          [tables, 'YES,YES'],
        ]),
        new Map([
          [everybody, 'NO,NO'],
          [app, 'YES,NO'],
          [tables, GONE],
        ]),
      ),
    ).toEqual([
      "UPDATE performance_schema.setup_actors SET ENABLED = 'NO', HISTORY = 'NO' WHERE HOST = '%' AND USER = '%' AND ROLE = '%'",
      "INSERT INTO performance_schema.setup_actors (HOST, USER, ROLE, ENABLED, HISTORY) VALUES ('localhost', 'app', '%', 'YES', 'NO')",
      "DELETE FROM performance_schema.setup_objects WHERE OBJECT_TYPE = 'TABLE' AND OBJECT_SCHEMA = 'sbtest' AND OBJECT_NAME = '%'",
    ])
  })
})

it.each([
  ['4096', '4096'],
  ['-1', '-1'],
  ['0.500000', '0.500000'],
  ['ON', "'ON'"],
  ['', "''"],
  ["it's", "CONVERT(X'69742773' USING utf8mb4)"],
  ['a\\b', "CONVERT(X'615c62' USING utf8mb4)"],
  ['a\nb', "CONVERT(X'610a62' USING utf8mb4)"],
])('a literal of %j is %s', (value, written) => expect(literal(value)).toBe(written))

describe('the statement of a session', () => {
  it('sets its variables at once', () =>
    expect(
      sessionStatement(
        new Map([
          [keyOf('variable', 'sort_buffer_size'), '1024'],
          [keyOf('variable', 'optimizer_switch'), 'mrr=on'],
        ]),
      ),
    ).toBe("SET SESSION `sort_buffer_size` = 1024, SESSION `optimizer_switch` = 'mrr=on'"))

  it('is empty without any', () => expect(sessionStatement(new Map())).toBe(''))
})

describe('a scenario as statements for a running server', () => {
  it('sets variables, with sizes in bytes and bare flags on', () => {
    const options = [
      option('sort_buffer_size', '1M'),
      option('general-log', undefined),
      option('long-query-time', '0.5'),
    ]
    expect(scenarioStatements(scenario('x', { options })).map(({ sql }) => sql)).toEqual([
      'SET GLOBAL `sort_buffer_size` = 1048576',
      "SET GLOBAL `general_log` = 'ON'",
      'SET GLOBAL `long_query_time` = 0.5',
    ])
  })

  it('switches off what is off, and what has no state', () => {
    const options = [
      option('performance-schema-consumer-statements-digest', 'OFF'),
      option('performance-schema-consumer-events-waits-current', undefined),
      option('performance-schema-instrument', undefined),
      option('performance-schema-instrument', 'stage/%'),
      option('performance-schema-instrument', 'wait/%=ON'),
    ]
    expect(scenarioStatements(scenario('x', { options })).map(({ sql }) => sql)).toEqual([
      "UPDATE performance_schema.setup_consumers SET ENABLED = 'NO' WHERE NAME = 'statements_digest'",
      "UPDATE performance_schema.setup_consumers SET ENABLED = 'YES' WHERE NAME = 'events_waits_current'",
      "UPDATE performance_schema.setup_instruments SET ENABLED = 'NO', TIMED = 'NO' WHERE NAME LIKE ''",
      "UPDATE performance_schema.setup_instruments SET ENABLED = 'YES', TIMED = 'YES' WHERE NAME LIKE 'wait/%'",
      "UPDATE performance_schema.setup_instruments SET ENABLED = 'NO', TIMED = 'NO' WHERE NAME LIKE 'stage/%'",
    ])
  })

  it('runs its own statements last, and knows their lines', () => {
    const sql = [{ value: 'SET GLOBAL a = 1', file: 'suite.yml', line: 7 }]
    expect(
      scenarioStatements(scenario('x', { options: [option('b', '2', { file: 'my.cnf', line: 3 })], sql })),
    ).toEqual([
      { sql: 'SET GLOBAL `b` = 2', file: 'my.cnf', line: 3 },
      { sql: 'SET GLOBAL a = 1', file: 'suite.yml', line: 7 },
    ])
  })
})
