import { describe, expect, it } from 'vitest'
import { prefixOf } from '../../../src/core/performance-schema/performance-schema.ts'
import {
  consumersStatement,
  instrumentsStatement,
  parseSetupStatement,
  touchesSetup,
} from '../../../src/core/performance-schema/setup-statements.ts'

const WAITS = ['events_waits_current', 'events_waits_history', 'events_waits_history_long']

describe('statements on consumers', () => {
  it.each([
    ["WHERE NAME = 'events_waits_current'", ['events_waits_current']],
    ["where name like 'events_waits%'", WAITS],
    ["WHERE NAME LIKE 'events\\_waits\\_%';", WAITS],
    ['WHERE `NAME` IN ("events_waits_current" , "statements_digest")', ['statements_digest', 'events_waits_current']],
    ["WHERE NAME IN ('events_waits_%')", []],
    ["WHERE NAME = 'no_such_consumer'", []],
  ])('%s name %j', (where, names) => {
    const sql = `UPDATE performance_schema.setup_consumers SET ENABLED = 'YES' ${where}`
    expect(parseSetupStatement(sql, 'MySQL')).toEqual({ kind: 'consumers', names, enabled: true })
  })

  it('name all that the product has where there is no condition', () => {
    const sql = "update `performance_schema` . `setup_consumers`\n set enabled='no'"
    expect(parseSetupStatement(sql, 'MySQL')).toMatchObject({ enabled: false, names: { length: 16 } })
    expect(parseSetupStatement(sql, 'MariaDB')).toMatchObject({ names: { length: 15 } })
  })
})

describe('statements on instruments', () => {
  it.each([
    ["SET ENABLED = 'YES', TIMED = 'YES'", '', ''],
    ["SET timed=enabled, enabled='no'", "WHERE NAME LIKE 'wait/io/%'", 'wait/io/'],
    ["SET ENABLED = 'YES'", "WHERE NAME LIKE 'idle'", 'idle'],
  ])('%s %s', (set, where, prefix) => {
    const sql = `UPDATE performance_schema.setup_instruments ${set} ${where}`
    expect(parseSetupStatement(sql, 'MySQL')).toMatchObject({ kind: 'instruments', prefix, assignments: set.slice(4) })
  })
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
    "UPDATE performance_schema.setup_instruments SET ENABLED = 'YES' WHERE NAME = 'idle'",
    "UPDATE performance_schema.setup_instruments SET ENABLED = 'YES' WHERE NAME LIKE 'wait/%/sql/%'",
  ])('%s are not taken apart', (sql) => {
    expect(parseSetupStatement(sql, 'MySQL')).toBeUndefined()
    expect(touchesSetup(sql)).toBe(true)
  })

  it.each(['SET GLOBAL a = 1', "UPDATE setup_consumers SET ENABLED = 'YES'"])(
    '%s have nothing to do with it',
    (sql) => {
      expect([parseSetupStatement(sql, 'MySQL'), touchesSetup(sql)]).toEqual([undefined, false])
    },
  )
})

describe('statements that are written', () => {
  it('are read as what they say', () => {
    expect(parseSetupStatement(consumersStatement(WAITS, false), 'MySQL')).toEqual({
      kind: 'consumers',
      names: WAITS,
      enabled: false,
    })
    expect(parseSetupStatement(instrumentsStatement(['stage/'], "ENABLED = 'YES'"), 'MySQL')).toEqual({
      kind: 'instruments',
      prefix: 'stage/',
      enabled: true,
      assignments: "ENABLED = 'YES'",
    })
  })
})

describe('patterns', () => {
  it.each([
    ['%', ''],
    ['wait/io/%', 'wait/io/'],
    ['idle', 'idle'],
    ['wait%', undefined],
    ['wait/', undefined],
    ['%/sql/%', undefined],
    ['', undefined],
  ])('%s stands for the prefix %s', (pattern, prefix) => expect(prefixOf(pattern)).toBe(prefix))
})
