import { describe, expect, it } from 'vitest'
import { setupOf } from '../../../src/core/performance-schema/setup-state.ts'
import type { ServerOption } from '../../../src/core/suite/suite.ts'
import { option, scenario } from '../../builders.ts'

const SHIPPED = ['global_instrumentation', 'thread_instrumentation', 'statements_digest']
const WAITS = 'events_waits_current'
const INSTRUMENTS = 'performance_schema.setup_instruments'

function setup(options: readonly ServerOption[], ...statements: readonly string[]) {
  const sql = statements.map((value) => ({ value, file: 'suite.yml', line: 1 }))
  return setupOf(scenario('x', { options, sql }), 'MariaDB')
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
