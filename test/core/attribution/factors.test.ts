import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linesOf, mix, needsAmong, splitDifference } from '../../../src/core/attribution/factors.ts'
import type { FactorDraft } from '../../../src/core/attribution/option-parts.ts'
import { settingDifferences } from '../../../src/core/suite/differences.ts'
import { isSameScenario } from '../../../src/core/suite/fingerprint.ts'
import type { Scenario } from '../../../src/core/suite/suite.ts'
import { MARIADB, MYSQL, optionLines, scenario } from '../../builders.ts'

function configured(written: readonly string[], sql: readonly string[] = []): Scenario {
  const statements = sql.map((value, index) => ({ value, file: 'suite.yml', line: 20 + index }))
  return scenario('s', { options: optionLines(...written), sql: statements })
}

function split(before: Scenario, after: Scenario, server = MYSQL) {
  const difference = splitDifference(before, after, server)
  const { factors } = difference
  const named = (...names: string[]) => names.map((name) => factors.findIndex((factor) => factor.name === name))
  const mixed = (...names: string[]) => mix(difference, named(...names), 'mixed')
  return {
    factors,
    names: factors.map(({ name }) => name),
    options: (...names: string[]) =>
      mixed(...names).options.map(({ name, value }) => (value === undefined ? name : `${name}=${value}`)),
    sql: (...names: string[]) => mixed(...names).sql.map(({ value }) => value),
    image: (...names: string[]) => mixed(...names).program?.name,
    needs: (name: string) => factors[named(name)[0] ?? -1]?.needs.map((index) => factors[index]?.name),
  }
}

const INSTRUMENT = 'performance-schema-instrument'
const ON = "UPDATE performance_schema.setup_consumers SET ENABLED = 'YES'"

describe('options', () => {
  it('are factors each with its line, changed, added and removed, in the order of head', () => {
    const { factors, options: mixed } = split(
      configured(['a=1', 'gone', 'same=1']),
      configured(['new', 'same=1', 'a=2']),
    )
    expect(factors).toMatchObject([
      { name: 'new', before: null, after: null, place: { file: 'my.cnf', line: 1 } },
      { name: 'a', before: '1', after: '2', place: { file: 'my.cnf', line: 3 } },
      { name: 'gone', before: null, after: null, place: null },
    ])
    expect(mixed()).toEqual(['a=1', 'gone', 'same=1'])
    expect(mixed('a').toSorted()).toEqual(['a=2', 'gone', 'same=1'])
    expect(mixed('gone', 'new').toSorted()).toEqual(['a=1', 'new', 'same=1'])
    expect(mixed('a', 'gone', 'new')).toEqual(['new', 'same=1', 'a=2'])
  })

  it('that override each other by a prefix, or in another group, are one factor', () => {
    expect(split(configured(['log-bin=x']), configured(['skip-log-bin'])).names).toEqual(['skip-log-bin'])
    const groups = split(configured(['a=1', '[mariadb] a=2']), configured(['a=3', '[mariadb] a=4']))
    expect(groups.names).toEqual(['a'])
    expect(groups.options('a')).toEqual(['a=3', 'a=4'])
  })

  it('that add up are taken over with all their occurrences', () => {
    const { options: mixed } = split(
      configured(['optimizer_switch=mrr=on', 'b=1']),
      configured(['optimizer_switch=mrr=off', 'optimizer_switch=mrr=on', 'b=2']),
    )
    expect(mixed('optimizer-switch')).toEqual(['optimizer_switch=mrr=off', 'optimizer_switch=mrr=on', 'b=1'])
  })

  it('of logs need the log, where head switches it on', () => {
    const { needs } = split(configured([]), configured(['sync_binlog=1', 'log-bin=x', 'long_query_time=0']))
    expect(needs('sync-binlog')).toEqual(['log-bin'])
    expect(needs('long-query-time')).toEqual([])
    const off = split(configured(['log-bin=x']), configured(['sync_binlog=1', 'skip-log-bin']))
    expect(off.needs('sync-binlog')).toEqual([])
  })
})

describe('an image', () => {
  it('is a factor with the line of its scenario', () => {
    const place = { file: 'suite.yml', line: 7 }
    const { factors, image } = split(configured(['a=1']), {
      ...configured(['a=2']),
      program: { kind: 'image', name: 'mysql:9.7' },
      place,
    })
    expect(factors[1]).toMatchObject({ name: 'image', before: null, after: 'mysql:9.7', place })
    expect([image('a'), image('image')]).toEqual([undefined, 'mysql:9.7'])
  })
})

describe('a pattern of instruments', () => {
  it('falls into its classes, each of which can be added to the reference', () => {
    const {
      factors,
      names,
      options: mixed,
    } = split(configured([`${INSTRUMENT}=%=OFF`]), configured([`${INSTRUMENT}=%=ON`]))
    expect(names).toEqual(
      [
        'wait/io/%',
        'wait/lock/%',
        'wait/synch/%',
        'stage/%',
        'statement/%',
        'transaction',
        'memory/%',
        'error',
        'idle',
      ].map((pattern) => `instruments ${pattern}`),
    )
    expect(factors[2]).toMatchObject({
      after: '%=ON',
      place: { file: 'my.cnf', line: 1 },
      piece: { kind: 'instruments', prefix: 'wait/synch/' },
    })
    expect(mixed('instruments wait/synch/%', 'instruments idle')).toEqual([
      `${INSTRUMENT}=%=OFF`,
      `${INSTRUMENT}=wait/synch/%=ON`,
      `${INSTRUMENT}=idle=ON`,
    ])
    expect(mixed(...names)).toEqual([`${INSTRUMENT}=%=ON`])
  })

  it('that head no longer has stays for the classes that are not taken', () => {
    const { names, options: mixed } = split(configured([`${INSTRUMENT}=wait/io/%=COUNTED`]), configured([]))
    expect(names).toEqual(['wait/io/file/%', 'wait/io/table/%', 'wait/io/socket/%'].map((own) => `instruments ${own}`))
    expect(mixed('instruments wait/io/table/%')).toEqual([
      `${INSTRUMENT}=wait/io/file/%=COUNTED`,
      `${INSTRUMENT}=wait/io/socket/%=COUNTED`,
    ])
  })

  it('leaves out classes that a longer pattern governs', () => {
    const both = [`${INSTRUMENT}=wait/%=OFF`, `${INSTRUMENT}=stage/%=ON`, `${INSTRUMENT}=wait/synch/mutex/%=ON`]
    const { names } = split(configured(both), configured([...both, `${INSTRUMENT}=%=ON`]))
    expect(names).toEqual(
      ['statement/%', 'transaction', 'memory/%', 'error', 'idle'].map((pattern) => `instruments ${pattern}`),
    )
    expect(split(configured([]), configured([`${INSTRUMENT}=%=ON`]), MARIADB).names).not.toContain('instruments error')
  })

  it.each(['wait/synch/mutex/sql/LOCK_open=ON', 'wait/%/sql/%=ON', '%', 'idle=ON', 'stage/%=ON'])(
    '%s is one factor',
    (value) => {
      expect(split(configured([]), configured([`${INSTRUMENT}=${value}`])).names).toHaveLength(1)
    },
  )

  it('is one factor beside a pattern that cannot be placed', () => {
    const { names } = split(configured([]), configured([`${INSTRUMENT}=%=ON`, `${INSTRUMENT}=wait/%/sql/%=OFF`]))
    expect(names).toHaveLength(2)
  })
})

describe('a statement', () => {
  it('on consumers falls into those that it changes', () => {
    const { factors, names, sql } = split(configured(['a=1']), configured(['a=1'], [ON]), MARIADB)
    expect(names).toEqual(
      ['statements', 'transactions', 'stages', 'waits'].flatMap((kind) =>
        ['current', 'history', 'history_long'].map((table) => `consumer events_${kind}_${table}`),
      ),
    )
    expect(factors[0]).toMatchObject({ after: ON, place: { file: 'suite.yml', line: 20 } })
    expect(sql('consumer events_waits_current', 'consumer events_stages_history')).toEqual([
      `${ON} WHERE NAME IN ('events_stages_history', 'events_waits_current')`,
    ])
    expect(sql(...names)).toEqual([ON])
    expect(split(configured([]), configured([], [ON]), MYSQL).names).toHaveLength(9)
  })

  it('on consumers minds what options and other statements do to them', () => {
    const consumer = 'performance-schema-consumer-events-waits-current'
    const before = configured([`${consumer}=ON`])
    const names = split(before, configured([`${consumer}=ON`], [`${ON} WHERE NAME LIKE 'events\\_waits%'`])).names
    expect(names).toEqual(['consumer events_waits_history', 'consumer events_waits_history_long'])
    const no = "UPDATE performance_schema.setup_consumers SET ENABLED = 'NO'"
    const switched = split(configured([], [no]), configured([], [ON]))
    expect(switched.names).toHaveLength(16)
    expect(switched.sql('consumer statements_digest')).toEqual([no, `${ON} WHERE NAME IN ('statements_digest')`])
    const unclear = 'UPDATE performance_schema.setup_consumers SET ENABLED = IF(NAME LIKE "e%", "YES", "NO")'
    expect(split(configured([]), configured([], [unclear, ON])).names).toHaveLength(17)
  })

  it('on instruments falls into classes', () => {
    const all = "UPDATE performance_schema.setup_instruments SET ENABLED = 'YES', TIMED = 'YES'"
    const { names, sql } = split(configured([]), configured([], [all]), MYSQL)
    expect(names).toHaveLength(9)
    expect(sql('instruments wait/io/%', 'instruments idle')).toEqual([
      `${all} WHERE NAME LIKE 'wait/io/%' OR NAME LIKE 'idle'`,
    ])
  })

  it('on instruments falls into classes in the place of one of the same form, and of no other', () => {
    const set = (state: string, where = "'wait/%'") =>
      `UPDATE performance_schema.setup_instruments SET ENABLED = '${state}', TIMED = '${state}' WHERE NAME LIKE ${where}`
    const { names, sql } = split(configured([], [set('NO')]), configured([], [set('YES')]))
    expect(names).toEqual(['instruments wait/io/%', 'instruments wait/lock/%', 'instruments wait/synch/%'])
    expect(sql('instruments wait/io/%')).toEqual([set('NO'), set('YES', "'wait/io/%'")])
    expect(sql(...names)).toEqual([set('YES')])
    const untimed = "UPDATE performance_schema.setup_instruments SET ENABLED = 'NO' WHERE NAME LIKE 'wait/%'"
    for (const before of [untimed, set('NO', "'stage/%'"), ON])
      expect(split(configured([], [before]), configured([], [set('YES')])).names).toEqual(['sql[0]'])
  })

  it('that head no longer has stays for the consumers that are not taken', () => {
    const pair = `${ON} WHERE NAME IN ('events_waits_current', 'events_waits_history')`
    const { factors, sql } = split(configured([], [pair]), configured([]))
    expect(factors.map(({ place }) => place)).toEqual([null, null])
    expect(sql('consumer events_waits_current')).toEqual([`${ON} WHERE NAME IN ('events_waits_history')`])
  })

  it('of another kind, or in the place of another kind, is one factor', () => {
    expect(split(configured([]), configured([], ['SET GLOBAL a = 1'])).names).toEqual(['sql[0]'])
    expect(split(configured([], ['SET GLOBAL a = 1']), configured([], [ON])).names).toEqual(['sql[0]'])
    const one = split(configured([]), configured([], [`${ON} WHERE NAME = 'events_waits_current'`]))
    expect(one.factors).toMatchObject([{ name: 'sql[0]', piece: { kind: 'consumer', name: 'events_waits_current' } }])
  })

  it('between others is taken without them', () => {
    const { names, sql } = split(configured([], ['A', 'B', 'Z']), configured([], ['A', 'C', 'D', 'Z']))
    expect(names).toEqual(['sql[1]', 'sql[2]'])
    expect([sql('sql[1]'), sql('sql[2]')]).toEqual([
      ['A', 'C', 'Z'],
      ['A', 'B', 'D', 'Z'],
    ])
  })
})

describe('lines', () => {
  const named = (before: Scenario, after: Scenario) => {
    const difference = splitDifference(before, after, MYSQL)
    return linesOf(difference).map((line) => line.map((factor) => difference.factors[factor]?.name))
  }

  it('are options and statements, each with all of its pieces, in the order of the factors', () => {
    const pair = `${ON} WHERE NAME IN ('events_waits_current', 'events_waits_history')`
    const before = configured(['a=1', `${INSTRUMENT}=wait/%=OFF`])
    expect(named(before, configured(['a=2', `${INSTRUMENT}=wait/%=ON`, 'b'], ['SET GLOBAL c = 1', pair]))).toEqual([
      ['a'],
      ['instruments wait/io/%', 'instruments wait/lock/%', 'instruments wait/synch/%'],
      ['b'],
      ['sql[0]'],
      ['consumer events_waits_current', 'consumer events_waits_history'],
    ])
  })

  it('are none where nothing changed', () => expect(named(configured(['a=1']), configured(['a=1']))).toEqual([]))

  it('name their pieces, and only where they have several', () => {
    const pair = `${ON} WHERE NAME IN ('events_waits_current', 'events_waits_history')`
    const one = `${ON} WHERE NAME = 'events_stages_current'`
    const { factors } = split(configured(['a=1']), configured(['a=2', `${INSTRUMENT}=wait/%=ON`], [pair, one]))
    expect(factors.map(({ name, line }) => [name, line])).toEqual([
      ['a', undefined],
      ...['io', 'lock', 'synch'].map((kind) => [`instruments wait/${kind}/%`, 'instruments wait/%']),
      ...['current', 'history'].map((table) => [`consumer events_waits_${table}`, 'sql[0]']),
      ['sql[1]', undefined],
    ])
  })
})

describe('what head switches on', () => {
  it.each([
    ...['log-bin', 'log-bin=x', 'log-bin=offline', 'log-bin=OFF', 'slow-query-log=1'],
    ...['counted', 'ON', 'yes', '1', 'True'].map((state) => `${INSTRUMENT}=idle=${state}`),
  ])('is %s', (written) =>
    expect(split(configured([]), configured([written])).factors).toMatchObject([{ switchesOn: true }]),
  )

  it.each([
    ...['skip-log-bin', 'disable-log-bin', 'slow-query-log=OFF', 'general-log=0', 'a=false', 'a=No'],
    ...['OFF', 'onwards', 'not on', 'no'].map((state) => `${INSTRUMENT}=idle=${state}`),
  ])('is not %s', (written) =>
    expect(split(configured([]), configured([written])).factors).toMatchObject([{ switchesOn: false }]),
  )

  it('is nothing that it no longer has', () => {
    expect(split(configured(['log-bin']), configured([])).factors).toMatchObject([{ switchesOn: false }])
    expect(split(configured([], [ON]), configured([])).factors.some(({ switchesOn }) => switchesOn)).toBe(false)
  })

  it('is what a statement enables, as a whole and in parts', () => {
    const enabled = (...sql: string[]) =>
      split(configured([]), configured([], sql)).factors.map((each) => each.switchesOn)
    expect(new Set(enabled(ON))).toEqual(new Set([true]))
    expect(new Set(enabled(ON.replace('YES', 'NO')))).toEqual(new Set([false]))
    expect(enabled(`${ON} WHERE NAME = 'events_waits_current'`)).toEqual([true])
    expect(enabled('SET GLOBAL a = 1')).toEqual([false])
  })
})

describe('a consumer', () => {
  it('is one by its option as well', () => {
    const { factors } = split(configured([]), configured(['performance-schema-consumer-events-waits-current=ON']))
    expect(factors).toMatchObject([{ piece: { kind: 'consumer', name: 'events_waits_current' } }])
    expect(split(configured([]), configured(['sort-buffer-size=1'])).factors).toMatchObject([{ piece: null }])
  })

  it('is taken by itself where head says as much of it as the reference, or more, and else not', () => {
    const some = (state: string, ...names: string[]) =>
      `${ON.replace('YES', state)} WHERE NAME IN (${names.map((name) => `'events_${name}'`).join(', ')})`
    const names = (before: string, after: string) => split(configured([], [before]), configured([], [after])).names
    const two = ['waits_current', 'waits_history'] as const
    expect(names(some('NO', two[0]), some('YES', ...two))).toEqual(two.map((name) => `consumer events_${name}`))
    expect(names(some('NO', ...two), some('YES', two[0], 'stages_current'))).toEqual(['sql[0]'])
  })
})

describe('parts of Performance Schema', () => {
  const consumer = 'performance-schema-consumer'
  const head = configured([
    `${consumer}-events-waits-history=ON`,
    `${consumer}-events-waits-current=ON`,
    `${consumer}-thread-instrumentation=ON`,
    'performance_schema=ON',
    `${INSTRUMENT}=wait/%=ON`,
  ])

  it('need what stands above them, their instruments, and Performance Schema itself', () => {
    const { needs } = split(configured(['performance_schema=OFF']), head)
    const waits = ['instruments wait/io/%', 'instruments wait/lock/%', 'instruments wait/synch/%']
    expect(needs(`${consumer}-events-waits-history`)).toEqual([
      `${consumer}-events-waits-current`,
      `${consumer}-thread-instrumentation`,
      'performance-schema',
      ...waits,
    ])
    expect(needs('instruments wait/io/%')).toEqual(['performance-schema'])
    expect(needs('performance-schema')).toEqual([])
  })

  it('need nothing that head switches off', () => {
    const off = configured(['performance_schema=OFF', `${consumer}-events-waits-current=OFF`])
    const { needs } = split(head, off)
    expect(needs(`${consumer}-events-waits-history`)).toEqual([])
  })
})

describe('any two configurations', () => {
  const name = fc.constantFrom('a', 'skip-a', 'b', 'optimizer_switch', INSTRUMENT, 'performance_schema')
  const value = fc.constantFrom(undefined, '1', 'ON', '%=ON', '%=OFF', 'wait/%=ON', 'wait/io/%=OFF', 'x%y=ON')
  const group = fc.constantFrom('mysqld', 'mariadb')
  const anyOption = fc.record({ name, value, group, file: fc.constant('my.cnf'), line: fc.nat(9) })
  const statement = fc.constantFrom(ON, `${ON} WHERE NAME LIKE '%waits%'`, ON.replace('YES', 'NO'), 'SET GLOBAL a = 1')
  const anyScenario = fc.record({
    options: fc.array(anyOption, { maxLength: 6 }),
    sql: fc.array(fc.record({ value: statement, file: fc.constant('s'), line: fc.nat(9) }), { maxLength: 3 }),
    program: fc.constantFrom(undefined, { kind: 'image' as const, name: 'mysql:9' }),
  })
  const servers = fc.constantFrom(MYSQL, MARIADB)

  it('are reached from each other by all factors and by none, and have factors exactly where they differ', () => {
    fc.assert(
      fc.property(anyScenario, anyScenario, servers, (one, other, server) => {
        const [before, after] = [scenario('a', one), scenario('b', other)]
        const difference = splitDifference(before, after, server)
        const all = difference.factors.map((_, index) => index)
        expect(isSameScenario(mix(difference, all, 'b'), after)).toBe(true)
        expect(isSameScenario(mix(difference, [], 'a'), before)).toBe(true)
        expect(all.length === 0).toBe(settingDifferences(before, after).length === 0)
        // Every factor is on one line.
        expect(linesOf(difference).flat()).toEqual(all)
        expect(linesOf(difference).every((line) => line.length > 0)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('are changed by every single option, each way', () => {
    fc.assert(
      fc.property(anyScenario, anyScenario, servers, (one, other, server) => {
        const [before, after] = [scenario('a', { options: one.options }), scenario('b', { options: other.options })]
        const difference = splitDifference(before, after, server)
        for (const factor of difference.factors.keys()) {
          const others = [...difference.factors.keys()].filter((index) => index !== factor)
          const [alone, without] = [mix(difference, [factor], 'x'), mix(difference, others, 'x')]
          expect(isSameScenario(alone, difference.reference)).toBe(false)
          expect(isSameScenario(without, difference.head)).toBe(false)
        }
      }),
      { numRuns: 1000 },
    )
  })
})

function draft(name: string, overrides: Partial<FactorDraft> = {}): FactorDraft {
  return { name, before: null, after: 'ON', place: null, piece: null, switchesOn: true, ...overrides }
}

const consumer = (name: string, overrides: Partial<FactorDraft> = {}) =>
  draft(`consumer ${name}`, { piece: { kind: 'consumer', name }, ...overrides })
const instruments = (prefix: string) => draft(`instruments ${prefix}%`, { piece: { kind: 'instruments', prefix } })

/** Whether the first needs the second, and the second the first. */
function needsOf(one: FactorDraft, other: FactorDraft): readonly boolean[] {
  const [first, second] = needsAmong([one, other])
  return [first?.includes(1) === true, second?.includes(0) === true]
}

const SETUP = "UPDATE performance_schema.setup_consumers SET ENABLED = 'YES'"

describe('a setting has no effect without another', () => {
  it.each([
    ['sync-binlog', 'log-bin'],
    ['binlog-format', 'log-bin'],
    ['long-query-time', 'slow-query-log'],
    ['log-slow-extra', 'slow-query-log'],
    ['log-queries-not-using-indexes', 'slow-query-log'],
    ['min-examined-row-limit', 'slow-query-log'],
    ['performance-schema-max-digest-length', 'performance-schema'],
    ['instruments stage/%', 'performance-schema'],
    ['consumer events_stages_current', 'performance-schema'],
  ])('as %s without %s', (one, other) => expect(needsOf(draft(one), draft(other))).toEqual([true, false]))

  it.each([
    ['sort-buffer-size', 'log-bin'],
    ['sync-binlog', 'slow-query-log'],
    ['log-bin', 'sort-buffer-size'],
    ['my-performance-schema-x', 'performance-schema'],
  ])('but not as %s without %s', (one, other) => expect(needsOf(draft(one), draft(other))).toEqual([false, false]))

  it('as a statement on Performance Schema without it, changed or taken away', () => {
    const own = draft('performance-schema')
    expect(needsOf(draft('sql[0]', { after: SETUP }), own)).toEqual([true, false])
    expect(needsOf(draft('sql[0]', { before: SETUP, after: null }), own)).toEqual([true, false])
    expect(needsOf(draft('sql[0]', { after: 'SET GLOBAL a = 1' }), own)).toEqual([false, false])
    expect(needsOf(draft('sql[0]', { after: null }), own)).toEqual([false, false])
    expect(needsOf(draft('init-connect', { after: SETUP }), own)).toEqual([false, false])
    expect(needsOf(draft('sql[0]', { after: SETUP }), draft('log-bin'))).toEqual([false, false])
  })

  it('as a consumer without those above it, and without the instruments that it shows', () => {
    const [history, current] = [consumer('events_waits_history'), consumer('events_waits_current')]
    expect(needsOf(history, current)).toEqual([true, false])
    expect(needsOf(current, consumer('thread_instrumentation'))).toEqual([true, false])
    expect(needsOf(current, instruments('wait/io/'))).toEqual([true, false])
    expect(needsOf(current, instruments('stage/'))).toEqual([false, false])
    expect(needsOf(current, consumer('events_stages_current'))).toEqual([false, false])
  })

  it('as instruments without the switch of all of them, and without no other consumer', () => {
    expect(needsOf(instruments('wait/io/'), consumer('global_instrumentation'))).toEqual([true, false])
    expect(needsOf(instruments('wait/io/'), consumer('thread_instrumentation'))).toEqual([false, false])
    expect(needsOf(instruments('wait/io/'), instruments('wait/'))).toEqual([false, false])
  })

  it('as no other setting without a part of Performance Schema', () =>
    expect(needsOf(draft('sort-buffer-size'), consumer('global_instrumentation'))).toEqual([false, false]))

  it('but only where head switches that on', () => {
    const off = { switchesOn: false }
    expect(needsOf(draft('sync-binlog'), draft('log-bin', off))).toEqual([false, false])
    expect(needsOf(consumer('events_waits_history'), consumer('events_waits_current', off))).toEqual([false, false])
  })
})
