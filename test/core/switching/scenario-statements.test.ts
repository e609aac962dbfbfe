import { describe, expect, it } from 'vitest'
import { scenarioStatements } from '../../../src/core/switching/scenario-statements.ts'
import { option, scenario } from '../../builders.ts'

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

  it('switches consumers and instruments, longer patterns later', () => {
    const options = [
      option('performance-schema-instrument', 'wait/synch/%=COUNTED'),
      option('performance_schema_instrument', '%=OFF'),
      option('performance-schema-consumer-events-waits-current', 'ON'),
    ]
    expect(scenarioStatements(scenario('x', { options })).map(({ sql }) => sql)).toEqual([
      "UPDATE performance_schema.setup_consumers SET ENABLED = 'YES' WHERE NAME = 'events_waits_current'",
      "UPDATE performance_schema.setup_instruments SET ENABLED = 'NO', TIMED = 'NO' WHERE NAME LIKE '%'",
      "UPDATE performance_schema.setup_instruments SET ENABLED = 'YES', TIMED = 'NO' WHERE NAME LIKE 'wait/synch/%'",
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
