import { describe, expect, it } from 'vitest'
import { splitDifference } from '../../../src/core/attribution/lines.ts'
import { setVariables, switchesOf, variablesOf } from '../../../src/core/attribution/switches.ts'
import type { Scenario } from '../../../src/core/suite/suite.ts'
import { keyOf, type Settings } from '../../../src/core/switching/switchable-settings.ts'
import { MYSQL, option, scenario } from '../../builders.ts'

const NAMES = ['wait/io/file/a', 'wait/synch/mutex/a', 'wait/synch/cond/a', 'statement/a', 'stage/a']

function settings(
  variables: Readonly<Record<string, string>>,
  on: (instrument: string) => boolean = () => false,
): Settings {
  return new Map([
    ...Object.entries(variables).map(([name, value]) => [keyOf('variable', name), value] as const),
    ...NAMES.map((name) => [keyOf('instrument', name), on(name) ? 'YES,YES' : 'NO,NO'] as const),
  ])
}

type Configured = Partial<Scenario>

function switched(reference: Configured, head: Configured, before: Settings, after: Settings) {
  const { lines } = splitDifference(scenario('x', reference), scenario('x', head), MYSQL)
  const switches = switchesOf(lines, { reference: before, head: after })
  return Object.fromEntries(lines.map(({ name }, index) => [name, switches[index]]))
}

const sql = (...values: string[]) => ({ sql: values.map((value) => ({ value, file: 'suite.yml', line: 3 })) })
const options = (...pairs: readonly [string, string?][]) => ({
  options: pairs.map(([name, value]) => option(name, value)),
})

describe('switches', () => {
  it('of an option set its variable to what both servers had', () => {
    const found = switched(
      {},
      options(['sort-buffer-size', '1M'], ['loose_max_connections', '500']),
      settings({ sort_buffer_size: '262144', max_connections: '151' }),
      settings({ sort_buffer_size: '1048576', max_connections: '500' }),
    )
    expect(found['sort-buffer-size']).toEqual({
      off: new Map([[keyOf('variable', 'sort_buffer_size'), '262144']]),
      on: new Map([[keyOf('variable', 'sort_buffer_size'), '1048576']]),
    })
    const max = found['max-connections']
    expect(max && variablesOf(max)).toEqual(['max_connections'])
  })

  it('of an option that changes nothing are empty', () =>
    expect(
      switched(
        {},
        options(['max-connections', '151']),
        settings({ max_connections: '151' }),
        settings({ max_connections: '151' }),
      )['max-connections'],
    ).toEqual({ off: new Map(), on: new Map() }))

  it.each([
    ['has its effect later', 'innodb-buffer-pool-size', { innodb_buffer_pool_size: '1' }],
    ['is no variable', 'some-plugin-option', {}],
  ])('are none for an option that %s', (_, name, variables) =>
    expect(
      switched(
        {},
        options([name, '2']),
        settings(variables),
        settings(Object.fromEntries(Object.keys(variables).map((key) => [key, '2']))),
      )[name],
    ).toBeUndefined(),
  )

  it.each([
    ['skip-external-locking', 'external_locking', true],
    ['disable-external-locking', 'external_locking', true],
    ['enable-external-locking', 'external_locking', true],
    ['skip-name-resolve', 'skip_name_resolve', true],
    ['no-skip-external-locking', 'no_external_locking', false],
  ])('of %s set %s: %s', (name, variable, expected) => {
    const [off, on] = ['ON', 'OFF'].map((value) => settings({ [variable]: value }))
    const [found] = Object.values(switched({}, options([name]), off as Settings, on as Settings))
    expect(found !== undefined && variablesOf(found)).toEqual(expected ? [variable] : false)
  })

  it('of patterns share the instruments out, the longest first', () => {
    const patterns = ['wait/%=ON', 'wait/synch/mutex/%=OFF']
    const head = { options: patterns.map((pattern) => option('performance-schema-instrument', pattern)) }
    const before = settings({}, (name) => name === 'wait/synch/mutex/a')
    const found = switched(
      {},
      head,
      before,
      settings({}, (name) => name.startsWith('wait/') && !name.includes('mutex')),
    )
    const owned = Object.values(found).flatMap((each) => [...(each?.on.keys() ?? [])])
    const waits = NAMES.filter((name) => name.startsWith('wait/'))
    expect(owned.toSorted()).toEqual(waits.map((name) => keyOf('instrument', name)).toSorted())
    const mutex = Object.entries(found).find(([name]) => name.includes('mutex'))?.[1]
    expect([...(mutex?.on ?? [])]).toEqual([[keyOf('instrument', 'wait/synch/mutex/a'), 'NO,NO']])
  })

  it('of a statement are what it sets, or what of Performance Schema no other claims', () => {
    const found = switched(
      {},
      sql(
        'SET GLOBAL max_connections = 500, @@GLOBAL.wait_timeout = 60',
        "UPDATE performance_schema.setup_instruments SET ENABLED = 'YES' WHERE NAME REGEXP 'stage'",
        'CREATE TABLE x.y (a INT)',
      ),
      settings({ max_connections: '151', wait_timeout: '28800' }),
      settings({ max_connections: '500', wait_timeout: '60' }, (name) => name === 'stage/a'),
    )
    expect([...(found['sql[0]']?.on ?? [])]).toEqual([
      [keyOf('variable', 'max_connections'), '500'],
      [keyOf('variable', 'wait_timeout'), '60'],
    ])
    expect([...(found['sql[1]']?.on ?? [])]).toEqual([[keyOf('instrument', 'stage/a'), 'YES,YES']])
    expect(found['sql[2]']).toBeUndefined()
  })
})

describe('switches of Performance Schema', () => {
  const CURRENT = keyOf('consumer', 'events_waits_current')

  it('of a consumer are that consumer alone', () => {
    const found = switched(
      {},
      options(['performance-schema-consumer-events-waits-current', 'ON']),
      new Map([...settings({}), [CURRENT, 'NO']]),
      new Map([...settings({}, (name) => name === 'stage/a'), [CURRENT, 'YES']]),
    )
    expect(Object.values(found)).toEqual([{ off: new Map([[CURRENT, 'NO']]), on: new Map([[CURRENT, 'YES']]) }])
  })

  it('of a pattern that falls into no classes are the instruments that it matches', () => {
    const [found] = Object.values(
      switched(
        {},
        options(['performance-schema-instrument', 'wait/%/a=ON']),
        settings({}),
        settings({}, (name) => name.startsWith('wait/') || name === 'stage/a'),
      ),
    )
    expect([...(found?.on.keys() ?? [])]).toEqual(
      NAMES.filter((name) => name.startsWith('wait/')).map((name) => keyOf('instrument', name)),
    )
  })

  it('of a statement on consumers are those that it changes', () => {
    const found = switched(
      {},
      sql("UPDATE performance_schema.setup_consumers SET ENABLED = IF(NAME > 'f', 'YES', 'NO')"),
      new Map([...settings({ a: '1' }), [CURRENT, 'NO']]),
      new Map([...settings({ a: '2' }), [CURRENT, 'YES']]),
    )
    expect(Object.values(found).map((each) => [...(each?.on.keys() ?? [])])).toEqual([[CURRENT]])
  })

  it('of a statement on actors are none, as they hold for new connections', () => {
    const found = switched(
      {},
      sql("UPDATE performance_schema.setup_actors SET ENABLED = 'NO'"),
      settings({}),
      settings({}),
    )
    expect(found).toEqual({ 'sql[0]': undefined })
  })

  it('of two statements on the same are of the later', () => {
    const set = (value: number) => `SET GLOBAL max_connections = ${value}`
    const found = switched(
      {},
      sql(set(5), set(6)),
      settings({ max_connections: '151' }),
      settings({ max_connections: '6' }),
    )
    expect([found['sql[0]']?.on.size, found['sql[1]']?.on.size]).toEqual([0, 1])
  })

  it('of a statement that head no longer has are what it had set', () => {
    const found = switched(
      sql('SET GLOBAL max_connections = 5'),
      {},
      settings({ max_connections: '5' }),
      settings({ max_connections: '151' }),
    )
    expect([...(found['sql[0]']?.on.values() ?? [])]).toEqual(['151'])
  })

  it('of a statement are none where one of its variables has its effect later', () => {
    const found = switched(
      {},
      sql('SET GLOBAL max_connections = 5, GLOBAL sync_binlog = 0'),
      settings({ max_connections: '151', sync_binlog: '1' }),
      settings({ max_connections: '5', sync_binlog: '0' }),
    )
    expect(found).toEqual({ 'sql[0]': undefined })
  })
})

it.each([
  ['SET GLOBAL a = 1', ['a']],
  ['set @@global.a = 1, global b = 2;', ['a', 'b']],
  ["SET GLOBAL optimizer_switch = 'mrr=on,mrr_cost_based=off'", ['optimizer_switch']],
  ['SET SESSION a = 1', undefined],
  ['SET PERSIST a = 1', undefined],
  ['SET GLOBAL a = 1, SESSION b = 2', ['a']],
  ['FLUSH TABLES', undefined],
  [' SET  GLOBAL  a=1 ; ', ['a']],
  ['SET @@GLOBAL.`a` := 1,@@global. b = 2', ['a', 'b']],
  ['SET GLOBAL a =\n1', ['a']],
  ['SET GLOBAL a = 1, GLOBAL SELECT', undefined],
  ['SET GLOBALa = 1', undefined],
  ['SET a = 1', undefined],
  ['SET x GLOBAL a = 1', undefined],
  ['RESET GLOBAL a = 1', undefined],
  ['SET', undefined],
])('variables that a statement sets %s', (statement, names) => expect(setVariables(statement)).toEqual(names))
