import { describe, expect, it } from 'vitest'
import {
  optionStatements,
  sessionStatement,
  sqlLiteral,
  switchStatements,
} from '../../../src/core/switching/switch-statements.ts'
import { type Settings, switchKey } from '../../../src/core/switching/switchable-settings.ts'
import { option } from '../../builders.ts'

function instruments(values: Readonly<Record<string, string>>): Settings {
  return new Map(Object.entries(values).map(([name, value]) => [switchKey('instrument', name), value]))
}

describe('statements that switch settings', () => {
  it('set all variables in one statement', () => {
    const from = new Map([
      [switchKey('variable', 'long_query_time'), '10.000000'],
      [switchKey('variable', 'general_log'), 'OFF'],
    ])
    const to = new Map([
      [switchKey('variable', 'long_query_time'), '0.000000'],
      [switchKey('variable', 'general_log'), 'ON'],
    ])
    expect(switchStatements(from, to)).toEqual(["SET GLOBAL `long_query_time` = 0.000000, GLOBAL `general_log` = 'ON'"])
  })

  it('set consumers with one statement for each value', () => {
    const from = new Map([
      [switchKey('consumer', 'events_waits_current'), 'NO'],
      [switchKey('consumer', 'events_waits_history'), 'NO'],
      [switchKey('consumer', 'statements_digest'), 'YES'],
    ])
    const to = new Map([
      [switchKey('consumer', 'events_waits_current'), 'YES'],
      [switchKey('consumer', 'events_waits_history'), 'YES'],
      [switchKey('consumer', 'statements_digest'), 'NO'],
    ])
    expect(switchStatements(from, to)).toEqual([
      "UPDATE performance_schema.setup_consumers SET ENABLED = 'YES' WHERE NAME IN ('events_waits_current', 'events_waits_history')",
      "UPDATE performance_schema.setup_consumers SET ENABLED = 'NO' WHERE NAME IN ('statements_digest')",
    ])
  })

  it('set instruments with one statement for each value, without TIMED if they are never timed', () => {
    const from = instruments({ 'wait/a': 'NO,NO', 'wait/b': 'NO,NO', 'memory/a': 'NO,', 'wait/c': 'NO,NO' })
    const to = new Map([...from, ...instruments({ 'wait/a': 'YES,YES', 'wait/b': 'YES,YES', 'memory/a': 'YES,' })])
    expect(switchStatements(from, to)).toEqual([
      "UPDATE performance_schema.setup_instruments SET ENABLED = 'YES', TIMED = 'YES' WHERE NAME IN ('wait/a', 'wait/b')",
      "UPDATE performance_schema.setup_instruments SET ENABLED = 'YES' WHERE NAME IN ('memory/a')",
    ])
  })
})

it.each([
  ['4096', '4096'],
  ['-1', '-1'],
  ['0.500000', '0.500000'],
  ['ON', "'ON'"],
  ['', "''"],
  ["it's", "'it''s'"],
  ['a\\b', 'CONVERT(0x615c62 USING utf8mb4)'],
  ['a\nb', 'CONVERT(0x610a62 USING utf8mb4)'],
])('the value %j is written in SQL as %s', (value, written) => expect(sqlLiteral(value)).toBe(written))

describe('the statement that sets up a session', () => {
  it('sets all its variables at once', () =>
    expect(
      sessionStatement(
        new Map([
          [switchKey('variable', 'sort_buffer_size'), '1024'],
          [switchKey('variable', 'optimizer_switch'), 'mrr=on'],
        ]),
      ),
    ).toBe("SET SESSION `sort_buffer_size` = 1024, SESSION `optimizer_switch` = 'mrr=on'"))

  it('is empty without variables', () => expect(sessionStatement(new Map())).toBe(''))
})

describe('options as statements for a running server', () => {
  it('set variables, with sizes in bytes and bare flags as ON', () => {
    const options = [
      option('sort_buffer_size', '1M'),
      option('general-log', undefined),
      option('long-query-time', '0.5'),
    ]
    expect(optionStatements(options).map(({ sql }) => sql)).toEqual([
      'SET GLOBAL `sort_buffer_size` = 1048576',
      "SET GLOBAL `general_log` = 'ON'",
      'SET GLOBAL `long_query_time` = 0.5',
    ])
  })

  it('switch off consumers and instruments that are OFF, or that have a state that no server accepts', () => {
    const options = [
      option('performance-schema-consumer-statements-digest', 'OFF'),
      option('performance-schema-consumer-events-waits-current', undefined),
      option('performance-schema-instrument', undefined),
      option('performance-schema-instrument', 'stage/%'),
      option('performance-schema-instrument', 'wait/%=ON'),
    ]
    expect(optionStatements(options).map(({ sql }) => sql)).toEqual([
      "UPDATE performance_schema.setup_consumers SET ENABLED = 'NO' WHERE NAME = 'statements_digest'",
      "UPDATE performance_schema.setup_consumers SET ENABLED = 'YES' WHERE NAME = 'events_waits_current'",
      "UPDATE performance_schema.setup_instruments SET ENABLED = 'NO', TIMED = 'NO' WHERE NAME LIKE ''",
      "UPDATE performance_schema.setup_instruments SET ENABLED = 'YES', TIMED = 'YES' WHERE NAME LIKE 'wait/%'",
      "UPDATE performance_schema.setup_instruments SET ENABLED = 'NO', TIMED = 'NO' WHERE NAME LIKE 'stage/%'",
    ])
  })
})
