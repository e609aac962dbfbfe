import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type LineDraft,
  linesThatDiffer,
  mix,
  needsAmong,
  smallestFailingSet,
  splitDifference,
} from '../../../src/core/attribution/lines.ts'
import { settingChanges } from '../../../src/core/scenario/changes.ts'
import type { Scenario } from '../../../src/core/scenario/scenario.ts'
import { isSameScenario } from '../../../src/core/scenario/scenario-identity.ts'
import { readOptionName } from '../../../src/core/setting/option-name.ts'
import { settingOf } from '../../../src/core/setting/setting.ts'
import { switchKey } from '../../../src/core/switching/switchable-settings.ts'
import { MARIADB, MYSQL, optionLines, scenario } from '../../builders.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'

function configured(written: readonly string[], sql: readonly string[] = []): Scenario {
  const statements = sql.map((value, index) => ({ value, file: 'suite.yml', line: 20 + index }))
  return scenario('s', { options: optionLines(...written), sql: statements })
}

function split(before: Scenario, after: Scenario, server = MYSQL) {
  const difference = splitDifference(before, after, server)
  const { lines } = difference
  const named = (...names: string[]) => names.map((name) => lines.findIndex((line) => line.name === name))
  const mixed = (...names: string[]) => mix(difference, named(...names), 'mixed')
  return {
    lines,
    names: lines.map(({ name }) => name),
    options: (...names: string[]) =>
      mixed(...names).options.map(({ name, text }) => (text === undefined ? name : `${name}=${text}`)),
    sql: (...names: string[]) => mixed(...names).sql.map(({ value }) => value),
    image: (...names: string[]) => mixed(...names).program?.name,
    needs: (name: string) => lines[named(name)[0] ?? -1]?.needs.map((index) => lines[index]?.name),
  }
}

const INSTRUMENT = 'performance-schema-instrument'
const ON = "UPDATE performance_schema.setup_consumers SET ENABLED = 'YES'"

describe('changed options', () => {
  it('are split into one line for each changed, added or removed option, in the order of head', () => {
    const { lines, options: mixed } = split(configured(['a=1', 'gone', 'same=1']), configured(['new', 'same=1', 'a=2']))
    expect(lines).toMatchObject([
      { name: 'new', before: null, after: null, place: { file: 'my.cnf', line: 1 } },
      { name: 'a', before: '1', after: '2', place: { file: 'my.cnf', line: 3 } },
      { name: 'gone', before: null, after: null, place: null },
    ])
    expect(mixed()).toEqual(['a=1', 'gone', 'same=1'])
    expect(mixed('a').toSorted()).toEqual(['a=2', 'gone', 'same=1'])
    expect(mixed('gone', 'new').toSorted()).toEqual(['a=1', 'new', 'same=1'])
    expect(mixed('a', 'gone', 'new')).toEqual(['new', 'same=1', 'a=2'])
  })

  it('count as one line if they set the same variable, even with a prefix or in another group', () => {
    const { lines, options: mixed } = split(configured(['log-bin=x']), configured(['skip-log-bin']))
    expect(lines).toMatchObject([{ name: 'log-bin', before: 'x', after: 'OFF' }])
    expect(mixed()).toEqual(['log-bin=x'])
    expect(mixed('log-bin')).toEqual(['skip-log-bin'])
    const groups = split(configured(['a=1', '[mariadb] a=2']), configured(['a=3', '[mariadb] a=4']))
    expect(groups.names).toEqual(['a'])
    expect(groups.options('a')).toEqual(['a=3', 'a=4'])
  })

  it('that add up, such as optimizer_switch, are taken over with all their occurrences', () => {
    const { options: mixed } = split(
      configured(['optimizer_switch=mrr=on', 'b=1']),
      configured(['optimizer_switch=mrr=off', 'optimizer_switch=index_merge=off', 'b=2']),
    )
    expect(mixed('optimizer_switch')).toEqual(['optimizer_switch=mrr=off', 'optimizer_switch=index_merge=off', 'b=1'])
  })

  it('that configure a log need the line that switches that log on', () => {
    const { needs } = split(configured([]), configured(['sync_binlog=1', 'log-bin=x', 'long_query_time=0']))
    expect(needs('sync_binlog')).toEqual(['log-bin'])
    expect(needs('long_query_time')).toEqual([])
    const off = split(configured(['log-bin=x']), configured(['sync_binlog=1', 'skip-log-bin']))
    expect(off.needs('sync_binlog')).toEqual([])
  })
})

it('a changed image counts as a changed line at the place of its scenario', () => {
  const place = { file: 'suite.yml', line: 7 }
  const { lines, image } = split(configured(['a=1']), {
    ...configured(['a=2']),
    program: { kind: 'image', name: 'mysql:9.7' },
    place,
  })
  expect(lines[1]).toMatchObject({ name: 'image', before: null, after: 'mysql:9.7', place })
  expect([image('a'), image('image')]).toEqual([undefined, 'mysql:9.7'])
})

describe('a changed line of Performance Schema', () => {
  const all = "UPDATE performance_schema.setup_instruments SET ENABLED = 'YES', TIMED = 'YES'"
  const pieces = (before: Scenario, after: Scenario) =>
    split(before, after).lines.map((line) => [line.name, line.pieces])
  const consumers = (...names: string[]) => names.map((name) => ({ kind: 'consumer', name: `events_${name}` }))

  it.each([
    ['%=ON', 'performance-schema-instrument %', [{ kind: 'instruments', prefix: '' }]],
    ['wait/io/%=OFF', 'performance-schema-instrument wait/io/%', [{ kind: 'instruments', prefix: 'wait/io/' }]],
    ['idle=ON', 'performance-schema-instrument idle', [{ kind: 'instruments', prefix: 'idle' }]],
    ['wait/%/sql/%=ON', 'performance-schema-instrument wait/%/sql/%', []],
  ])(
    'for performance-schema-instrument=%s is named %s, and lists the instruments if they have one prefix',
    (value, name, own) => expect(pieces(configured([]), configured([`${INSTRUMENT}=${value}`]))).toEqual([[name, own]]),
  )

  it('that is a statement lists the consumers or the instruments that it changes', () => {
    const waits = `${ON} WHERE NAME LIKE 'events\\_waits%'`
    const before = configured(['performance-schema-consumer-events-waits-current=ON'])
    const after = configured(['performance-schema-consumer-events-waits-current=ON'], [waits, all])
    expect(pieces(before, after)).toEqual([
      ['sql[0]', consumers('waits_history', 'waits_history_long')],
      ['sql[1]', [{ kind: 'instruments', prefix: '' }]],
    ])
    expect(pieces(configured([]), configured([], ['SET GLOBAL a = 1']))).toEqual([['sql[0]', []]])
  })

  it('that is a statement is taken over as a whole, in its place among the others', () => {
    const { names, sql } = split(configured([], ['A', 'B', 'Z']), configured([], ['A', all, ON, 'Z']))
    expect(names).toEqual(['sql[1]', 'sql[2]'])
    expect([sql('sql[1]'), sql('sql[2]')]).toEqual([
      ['A', all, 'Z'],
      ['A', 'B', ON, 'Z'],
    ])
  })
})

describe('a changed line', () => {
  it.each([
    ...['log-bin', 'log-bin=x', 'log-bin=offline', 'log-bin=OFF', 'slow-query-log=1'],
    ...['counted', 'ON', 'yes', '1', 'True'].map((state) => `${INSTRUMENT}=idle=${state}`),
  ])('counts as switching something on if it is %s', (written) =>
    expect(split(configured([]), configured([written])).lines).toMatchObject([{ switchesOn: true }]),
  )

  it.each([
    ...['skip-log-bin', 'disable-log-bin', 'slow-query-log=OFF', 'general-log=0', 'a=false', 'a=No'],
    ...['OFF', 'onwards', 'not on', 'no'].map((state) => `${INSTRUMENT}=idle=${state}`),
  ])('counts as switching nothing on if it is %s', (written) =>
    expect(split(configured([]), configured([written])).lines).toMatchObject([{ switchesOn: false }]),
  )

  it('counts as switching nothing on if head no longer has the line', () => {
    expect(split(configured(['log-bin']), configured([])).lines).toMatchObject([{ switchesOn: false }])
    expect(split(configured([], [ON]), configured([])).lines.some(({ switchesOn }) => switchesOn)).toBe(false)
  })

  it('of SQL counts as switching something on only if it enables a consumer', () => {
    const enabled = (sql: string) => split(configured([]), configured([], [sql])).lines.map((each) => each.switchesOn)
    expect(enabled(ON)).toEqual([true])
    expect(enabled(ON.replace('YES', 'NO'))).toEqual([false])
    expect(enabled('SET GLOBAL a = 1')).toEqual([false])
  })
})

describe('changed lines of consumers and instruments', () => {
  const consumer = 'performance-schema-consumer'
  const head = configured([
    `${consumer}-events-waits-history=ON`,
    `${consumer}-events-waits-current=ON`,
    `${consumer}-thread-instrumentation=ON`,
    'performance_schema=ON',
    `${INSTRUMENT}=wait/%=ON`,
  ])

  it('need the lines of parent consumers, of their instruments, and of performance_schema', () => {
    const { needs } = split(configured(['performance_schema=OFF']), head)
    expect(needs(`${consumer}-events-waits-history`)).toEqual([
      `${consumer}-events-waits-current`,
      `${consumer}-thread-instrumentation`,
      'performance_schema',
      'performance-schema-instrument wait/%',
    ])
    expect(needs('performance-schema-instrument wait/%')).toEqual(['performance_schema'])
    expect(needs('performance_schema')).toEqual([])
  })

  it('need no line that head switches off', () => {
    const off = configured(['performance_schema=OFF', `${consumer}-events-waits-current=OFF`])
    const { needs } = split(head, off)
    expect(needs(`${consumer}-events-waits-history`)).toEqual([])
  })
})

describe('the changed lines between any two configurations', () => {
  const name = fc.constantFrom('a', 'skip-a', 'b', 'optimizer_switch', INSTRUMENT, 'performance_schema')
  const value = fc.constantFrom(undefined, '1', 'ON', '%=ON', '%=OFF', 'wait/%=ON', 'wait/io/%=OFF', 'x%y=ON')
  const group = fc.constantFrom('mysqld', 'mariadb')
  const anyOption = fc.record({ name, text: value, group, file: fc.constant('my.cnf'), line: fc.nat(9) }).map(settingOf)
  const statement = fc.constantFrom(ON, `${ON} WHERE NAME LIKE '%waits%'`, ON.replace('YES', 'NO'), 'SET GLOBAL a = 1')
  const anyScenario = fc.record({
    options: fc.array(anyOption, { maxLength: 6 }),
    sql: fc.array(fc.record({ value: statement, file: fc.constant('s'), line: fc.nat(9) }), { maxLength: 3 }),
    program: fc.constantFrom(undefined, { kind: 'image' as const, name: 'mysql:9' }),
  })
  const servers = fc.constantFrom(MYSQL, MARIADB)

  it('give the new configuration with all lines and the old one with none, and are none exactly if both are equal', () => {
    fc.assert(
      fc.property(anyScenario, anyScenario, servers, (one, other, server) => {
        const [before, after] = [scenario('a', one), scenario('b', other)]
        const difference = splitDifference(before, after, server)
        const all = difference.lines.map((_, index) => index)
        expect(isSameScenario(mix(difference, all, 'b'), after)).toBe(true)
        expect(isSameScenario(mix(difference, [], 'a'), before)).toBe(true)
        expect(all.length === 0).toBe(settingChanges(before, after).length === 0)
      }),
      { numRuns: IS_NIGHTLY ? 300 : 100 },
    )
  })

  it('each change the old configuration if added alone, and the new configuration if left out alone', () => {
    fc.assert(
      fc.property(anyScenario, anyScenario, servers, (one, other, server) => {
        const [before, after] = [scenario('a', { options: one.options }), scenario('b', { options: other.options })]
        const difference = splitDifference(before, after, server)
        for (const line of difference.lines.keys()) {
          const others = [...difference.lines.keys()].filter((index) => index !== line)
          const [alone, without] = [mix(difference, [line], 'x'), mix(difference, others, 'x')]
          expect(isSameScenario(alone, difference.reference)).toBe(false)
          expect(isSameScenario(without, difference.head)).toBe(false)
        }
      }),
      { numRuns: IS_NIGHTLY ? 200 : 70 },
    )
  })
})

function draft(name: string, overrides: Partial<LineDraft> = {}): LineDraft {
  const { bare: variable } = readOptionName(name.split(' ', 1)[0] ?? name)
  return { name, variable, before: null, after: 'ON', place: null, pieces: [], switchesOn: true, ...overrides }
}

const instruments = (prefix: string) =>
  draft(`performance-schema-instrument ${prefix}%`, { pieces: [{ kind: 'instruments', prefix }] })

/** Whether the first needs the second, and the second the first. */
function needsOf(one: LineDraft, other: LineDraft): readonly boolean[] {
  const [first, second] = needsAmong([one, other])
  return [first?.includes(1) === true, second?.includes(0) === true]
}

const SETUP = "UPDATE performance_schema.setup_consumers SET ENABLED = 'YES'"

describe('the changed line', () => {
  it.each([
    ['sync-binlog', 'log-bin'],
    ['binlog-format', 'log-bin'],
    ['long-query-time', 'slow-query-log'],
    ['log-slow-extra', 'slow-query-log'],
    ['log-queries-not-using-indexes', 'slow-query-log'],
    ['min-examined-row-limit', 'slow-query-log'],
    ['performance-schema-max-digest-length', 'performance-schema'],
    ['performance-schema-instrument stage/%', 'performance-schema'],
    ['performance-schema-consumer-events-stages-current', 'performance-schema'],
  ])('%s needs the line %s', (one, other) => expect(needsOf(draft(one), draft(other))).toEqual([true, false]))

  it.each([
    ['sort-buffer-size', 'log-bin'],
    ['sync-binlog', 'slow-query-log'],
    ['log-bin', 'sort-buffer-size'],
    ['my-performance-schema-x', 'performance-schema'],
  ])('%s does not need the line %s', (one, other) => expect(needsOf(draft(one), draft(other))).toEqual([false, false]))

  it('of a statement on Performance Schema needs performance_schema, whether it is added or removed', () => {
    const own = draft('performance-schema')
    expect(needsOf(draft('sql[0]', { after: SETUP }), own)).toEqual([true, false])
    expect(needsOf(draft('sql[0]', { before: SETUP, after: null }), own)).toEqual([true, false])
    expect(needsOf(draft('sql[0]', { after: 'SET GLOBAL a = 1' }), own)).toEqual([false, false])
    expect(needsOf(draft('sql[0]', { after: null }), own)).toEqual([false, false])
    expect(needsOf(draft('init-connect', { after: SETUP }), own)).toEqual([false, false])
    expect(needsOf(draft('sql[0]', { after: SETUP }), draft('log-bin'))).toEqual([false, false])
  })

  it('of several consumers needs the line of their instruments, and not the other way round', () => {
    const several = draft('sql[0]', {
      pieces: ['events_waits_current', 'global_instrumentation'].map((name) => ({ kind: 'consumer', name })),
    })
    expect(needsOf(several, instruments(''))).toEqual([true, false])
  })
})

/** The smallest set of so many lines, and the number of starts that it took. @param causes sets that fail, each by itself */
async function searched(lines: number, causes: readonly (readonly number[])[]) {
  const all = Array.from({ length: lines }, (_, line) => line)
  const fails = (set: readonly number[]) => causes.some((cause) => cause.every((line) => set.includes(line)))
  let starts = 0
  const set = await smallestFailingSet(all, async (lines) => {
    starts += 1
    return fails(lines)
  })
  return { set, starts, fails }
}

describe('the search for the lines that make a server fail', () => {
  it('returns the only changed line without starting a server', async () => {
    expect(await searched(1, [[0]])).toMatchObject({ set: [0], starts: 0 })
  })

  it.each([0, 1, 31, 32, 63])('finds line %d of 64 in at most 7 starts', async (culprit) => {
    const { set, starts } = await searched(64, [[culprit]])
    expect(set).toEqual([culprit])
    // Six halves, and a start that shows that it is the only one.
    expect(starts).toBeLessThanOrEqual(7)
  })

  it.each([
    ['two lines', [3, 40]],
    ['neighbours', [0, 1]],
    ['the first and the last', [0, 63]],
    ['three lines', [5, 6, 50]],
  ])('finds %s that make the server fail only together, in the order of the lines', async (_, culprits) => {
    const { set, starts } = await searched(64, [culprits])
    expect(set).toEqual(culprits)
    expect(starts).toBeLessThanOrEqual(7 * culprits.length)
  })

  it('returns one of several sets of lines that each make the server fail', async () => {
    expect((await searched(8, [[2, 6], [5]])).set).toEqual([5])
  })

  it('returns lines that make the server fail, none of which can be left out', async () => {
    const causes = fc.array(fc.uniqueArray(fc.nat(11), { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(causes, async (some) => {
        const { set, fails } = await searched(12, some)
        expect(fails(set)).toBe(true)
        for (const line of set) expect(fails(set.filter((other) => other !== line))).toBe(false)
      }),
      { numRuns: IS_NIGHTLY ? 1000 : 200 },
    )
  })
})

describe('the lines that may be a cause', () => {
  const lines = ['performance_schema=ON', 'performance-schema-instrument=wait/%=ON', 'slow_launch_time=1']
  const difference = splitDifference(configured([]), configured(lines), MYSQL)
  const started = (value: string) => new Map([[switchKey('variable', 'performance_schema'), value]])

  it('leave out settings whose values are the same on both servers, and settings without effect', () =>
    expect(linesThatDiffer(difference, [started('ON'), started('ON')])).toEqual([1]))
  it('leave out consumers, instruments and renamed variables whose values are the same on both servers', () => {
    const on = ['performance-schema-consumer-events-statements-history=ON', 'performance-schema-instrument=wait/%=ON']
    const parts = splitDifference(configured([]), configured([...on, 'tx-isolation=SERIALIZABLE']), MYSQL)
    const started = (history: string, wait: string) =>
      new Map([
        [switchKey('consumer', 'events_statements_history'), history],
        [switchKey('instrument', 'wait/io/a'), wait],
        [switchKey('instrument', 'statement/sql/select'), 'YES,YES'],
        [switchKey('variable', 'transaction_isolation'), 'SERIALIZABLE'],
      ])
    const of = (history: string, wait: string) =>
      linesThatDiffer(parts, [started(history, wait), started('YES', 'YES,YES')]).map((at) => parts.lines[at]?.name)
    expect(of('YES', 'YES,YES')).toEqual([])
    expect(of('NO', 'YES,YES')).toEqual(['performance-schema-consumer-events-statements-history'])
    expect(of('YES', 'NO,NO')).toEqual(['performance-schema-instrument wait/%'])
    // Without Performance Schema the tables are empty.
    expect(linesThatDiffer(parts, [new Map(), started('YES', 'YES,YES')])).toHaveLength(3)
  })
  it('include settings that differ, and all settings if the state of the servers is unknown', () => {
    expect(linesThatDiffer(difference, [started('OFF'), started('ON')])).toEqual([0, 1])
    expect(linesThatDiffer(difference, [undefined, undefined])).toEqual([0, 1])
  })
})
