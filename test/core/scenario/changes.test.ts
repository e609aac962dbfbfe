import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedStatements, settingChanges } from '../../../src/core/scenario/changes.ts'
import { isSameScenario } from '../../../src/core/scenario/scenario-identity.ts'
import { mayMatter } from '../../../src/core/setting/assess.ts'
import { isReadBy } from '../../../src/core/setting/groups.ts'
import type { Setting } from '../../../src/core/setting/setting.ts'
import { settingOf } from '../../../src/core/setting/setting.ts'
import { option, optionLines, scenario } from '../../builders.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'

/** `name: before → after` of every difference. */
function differences(before: readonly string[], after: readonly string[]): string[] {
  const [one, other] = [
    scenario('a', { options: optionLines(...before) }),
    scenario('b', { options: optionLines(...after) }),
  ]
  expect(isSameScenario(one, other)).toBe(settingChanges(one, other).length === 0)
  return settingChanges(one, other).map(({ name, before: old, after: own }) => {
    const shown = (setting: typeof old) => (setting === null ? 'none' : (setting.text ?? 'flag'))
    return `${name}: ${shown(old)} → ${shown(own)}`
  })
}

describe('the options of two scenarios', () => {
  it('are compared by name: those of the new scenario first, then those that were removed', () => {
    const before = ['gone=1', 'a=1', 'same=1', 'also-gone']
    const after = ['new=1', 'same=1', 'a=1', 'a=2', 'flag']
    expect(differences(before, after)).toEqual([
      'new: none → 1',
      'a: 1 → 2',
      'flag: none → flag',
      'gone: 1 → none',
      'also-gone: flag → none',
    ])
  })

  it('that hold flags are joined over all their lines', () => {
    const lines = ['optimizer_switch=mrr=off,index_merge=on', 'optimizer_switch=mrr=on']
    expect(differences(lines, ['optimizer_switch=mrr=on,index_merge=on'])).toEqual([])
    expect(differences(lines, ['optimizer_switch=mrr=off,index_merge=on'])).toHaveLength(1)
  })

  it('with and without a prefix such as "skip-" are compared by the last line', () => {
    expect(differences(['log-bin=x', 'skip-log-bin'], ['skip-log-bin', 'log-bin=x'])).toEqual(['log-bin: OFF → x'])
    expect(differences(['log-bin=x', 'skip-log-bin'], ['disable_log_bin', 'skip_log_bin'])).toEqual([])
  })

  it('whose names no server knows do not override another option', () => {
    const loosened = ['skip-grant-tables', 'loose-grant-tables=OFF']
    expect(differences([], loosened)).toContain('skip-grant-tables: none → flag')
  })

  it('that add up are compared by all their values', () => {
    expect(differences(['plugin-load-add=a', 'plugin-load-add=b'], ['plugin-load-add=b'])).toEqual([
      'plugin-load-add: a,b → b',
    ])
    expect(differences(['optimizer_switch=default,mrr=on'], ['optimizer-switch=mrr=on'])).toHaveLength(1)
    expect(differences(['replicate-do-db=a', 'replicate-do-db=b'], ['replicate-do-db=a,b'])).toHaveLength(1)
    expect(differences(['plugin-load-add=a', 'plugin-load=b'], ['plugin-load=b'])).toEqual([])
    expect(differences(['plugin-load=b', 'plugin-load-add=a'], ['plugin-load=b'])).toHaveLength(1)
  })

  it('of performance-schema-instrument are compared pattern by pattern', () => {
    const name = 'performance_schema_instrument'
    const before = [`${name}=%=OFF`, `${name}=statement/%=ON`, `${name}=wait/%=ON`]
    const after = [`${name}=statement/%=on`, `${name}=%=ON`, `${name}=%=COUNTED`]
    expect(differences(before, after)).toEqual([
      'performance_schema_instrument %: %=OFF → %=COUNTED',
      'performance_schema_instrument wait/%: wait/%=ON → none',
    ])
  })
})

describe('two values of an option', () => {
  it.each([
    ['64M', '67108864'],
    ['on', 'ON'],
  ])('are no change if they are %s and %s', (one, other) => {
    expect(differences([`a=${one}`], [`a=${other}`])).toEqual([])
  })

  it.each([
    ['1', 'ON'],
    ['TRUE', 'ON'],
    ['1.5G', '1610612736'],
    ['Row', 'ROW'],
    // MySQL 5.7 refuses such units, and MariaDB wraps what is too large.
    ['1T', '1024G'],
    ['16E', '18446744073709551616'],
    ['', '0'],
    ['64M ', '64M'],
  ])('are a change if they are %s and %s', (one, other) => {
    expect(differences([`a=${one}`], [`a=${other}`])).toEqual([`a: ${one} → ${other}`])
  })

  it.each([
    ['general_log=1', 'general-log=ON'],
    ['loose-general-log=on', 'enable-general-log'],
    ['general_log=0', 'general_log=FALSE'],
    ['skip-innodb-doublewrite', 'innodb_doublewrite=0'],
    ['skip-log-bin', 'loose_disable_log_bin'],
    ['skip-relay-log', 'enable-relay-log=0'],
    ['disable_innodb_doublewrite=0', 'innodb-doublewrite'],
    ['skip-show-database', 'skip_show_database=1'],
    ['skip-skip-show-database', 'skip_show_database=OFF'],
    ['performance-schema-consumer-events-waits-current', 'performance_schema_consumer_events_waits_current=ON'],
    ['performance-schema-instrument=wait/%=1', 'performance-schema-instrument=wait/%=yes'],
    ["performance-schema-instrument=' wait/% = ON '", 'performance-schema-instrument=wait/%=ON'],
    ['binlog_format=row', 'binlog_format=ROW'],
    ['long_query_time=1.0', 'long_query_time=1'],
    ['innodb_buffer_pool_size=3200MB', 'innodb_buffer_pool_size=3200M'],
    ['sql_mode=ANSI_QUOTES,strict_all_tables', 'sql_mode=STRICT_ALL_TABLES,ANSI_QUOTES'],
    ['optimizer_switch=index_merge=on,mrr=on', 'optimizer_switch=mrr=on,index_merge=ON'],
    ['optimizer_switch=default,mrr=on', 'optimizer_switch=mrr=on,default'],
  ])('are no change, as the lines %s and %s mean the same', (one, other) => {
    expect(differences([one], [other])).toEqual([])
  })

  it.each([
    // Servers refuse a blank before a mode, and a flag that is there twice.
    ['sql_mode=A,B', 'sql_mode=A, B'],
    ['optimizer_switch=mrr=on', 'optimizer_switch=mrr=off,mrr=on'],
    ['optimizer_switch=default', 'optimizer_switch=mrr=on,default'],
    ['general_log=1', 'general_log=0'],
    ['general_log=yes', 'general_log=1'],
    ['general_log=2', 'general_log=ON'],
    ['general_log=', 'general_log'],
    ['skip-innodb-doublewrite', 'innodb_doublewrite=1'],
    ['skip-name-resolve', 'name-resolve=0'],
    ['skip-networking', 'skip-networking=OFF'],
    ['gtid_mode=1', 'gtid_mode=ON'],
    ['general_log_file=1', 'general_log_file=ON'],
    ['general_log_file=a', 'general_log_file=A'],
    ['replicate-do-db=a', 'replicate-do-db=A'],
    ['skip-log-bin', 'log-bin=OFF'],
    ['skip-log-bin', 'enable-log-bin'],
    ['skip-performance-schema-instrument=wait/%=ON', 'skip-performance-schema-instrument=wait/%=OFF'],
    ['sync_binlog=1', 'sync_binlog=ON'],
  ])('are a change, as the lines %s and %s differ in meaning', (one, other) =>
    expect(differences([one], [other])).not.toEqual([]),
  )

  it('are a change if they are a bare flag and an empty text', () => {
    expect(differences(['a'], ['a='])).toEqual(['a: flag → '])
  })
})

describe('groups of options', () => {
  it('with the same readers count as one group', () => {
    expect(differences(['[mysqld] a=1'], ['[server] a=1'])).toEqual([])
    expect(differences(['[mariadb] a=1'], ['[mariadbd] a=1'])).toEqual([])
    expect(differences(['[mariadb-10.11] a=1'], ['[mariadbd-10.11] a=1'])).toEqual([])
  })

  it('that only some servers read do not hide a change for the other servers', () => {
    expect(differences(['a=1', '[mariadb] a=3'], ['a=2', '[mariadb] a=3'])).toEqual(['a: 1 → 2'])
    expect(differences(['[mysqld-8.4] a=1'], ['a=1'])).toEqual(['a: none → 1', 'a: 1 → none'])
  })

  it('that only some servers read are overridden by a later line for all servers', () => {
    expect(differences(['[mariadb] a=3', 'a=1'], ['a=1'])).toEqual([])
    expect(differences(['[mariadb-10.11] a=3', '[mariadb] a=1'], ['[mariadb] a=1'])).toEqual([])
  })

  it('in another order are a change if some server reads both', () => {
    expect(differences(['[mariadb] a=1', '[mysqld-10.11] a=2'], ['[mysqld-10.11] a=2', '[mariadb] a=1'])).toEqual([
      'a: 1 → 1',
    ])
  })
})

describe('names of one variable', () => {
  it.each([
    ['slow-query-log=1', 'log-slow-query=0'],
    ['long_query_time=0', 'loose-log_slow_query_time=10'],
    ['log-slow-min-examined-row-limit=0', 'min_examined_row_limit=1000'],
    ['transaction-isolation=SERIALIZABLE', 'loose-tx-isolation=READ-COMMITTED'],
    ['slave_parallel_workers=4', 'loose-replica_parallel_workers=0'],
    ['slave_parallel_threads=4', 'slave_parallel_workers=0'],
    ['general_log=1', 'x.general_log=0'],
    ['sort_buffer_size=1M', 'loose-x.sort-buffer-size=8M'],
  ])('such as %s and %s are a change if their order changes', (one, other) => {
    expect(differences([one, other], [other, one])).toHaveLength(1)
    expect(differences([one, 'a=1', other], ['a=1', one, other])).toEqual([])
  })

  it('do not hide a change of one name that a server may read alone', () => {
    const [one, other] = ['slave_parallel_workers=4', 'loose-replica_parallel_workers=8']
    expect(differences([one, other], ['slave_parallel_workers=2', other])).toEqual(['slave_parallel_workers: 4 → 2'])
  })

  it('give a single change if one name replaces the other', () => {
    expect(differences(['slow_query_log=1'], ['log_slow_query=1'])).toEqual(['log_slow_query: 1 → 1'])
    expect(differences(['a=1', 'long_query_time=10'], ['log_slow_query_time=0', 'a=1'])).toEqual([
      'log_slow_query_time: 10 → 0',
    ])
  })

  it.each([
    ['log-bin=x', 'skip-log-bin', 'log-bin: x → OFF'],
    ['skip-log-bin', 'log-bin', 'log-bin: OFF → ON'],
    ['general-log=1', 'disable_general_log', 'general-log: 1 → OFF'],
    ['slow-query-log', 'skip-log-slow-query', 'slow-query-log: ON → OFF'],
    ['relay-log=x', 'skip-relay-log', 'relay-log: x → 0'],
  ])('with and without a prefix, such as %s and %s, are one change of the bare name', (before, after, change) =>
    expect(differences(['a=1', before], [after, 'a=1'])).toEqual([change]),
  )

  it("do not include the part behind the dot in the name of a component's variable", () => {
    const [one, other] = ['validate_password.length=8', 'length=9']
    expect(differences([one, other], [other, one])).toEqual([])
  })
})

describe('patterns of instruments', () => {
  const instrument = (text: string) => `performance_schema_instrument=${text}`

  it.each([
    ['wait/io/%=ON', 'wait/%/fi=OFF'],
    ['wait/_o/%=ON', 'wait/io/%=OFF'],
    ['wait/io/x=OFF', 'wait/io/%=COUNTED'],
  ])('of one length are a change if their order changes: %s and %s', (one, other) => {
    const [first, second] = [instrument(one), instrument(other)]
    expect(differences([first, second], [second, first])).not.toEqual([])
    expect(differences([first, 'a=1', second], [first, second, 'a=1'])).toEqual([])
  })

  it('of one length make one change if one is added', () => {
    const [kept, added] = [instrument('wait/%/fi=OFF'), instrument('wait/io/%=ON')]
    expect(differences([kept], [added, kept])).toHaveLength(1)
    expect(differences([kept], [kept, added])).toHaveLength(1)
  })

  it.each([
    ['of different lengths', 'wait/%=ON', 'wait/io/%=OFF'],
    ['that cannot match the same instrument', 'wait/io/%=ON', 'wait/sy/%=OFF'],
    ['with the same meaning', 'wait/io/%=ON', 'wait/%/fi=YES'],
  ])('%s in another order are no change', (_, one, other) => {
    const [first, second] = [instrument(one), instrument(other)]
    expect(differences([first, second], [second, first])).toEqual([])
  })
})

describe('any two scenarios', () => {
  const name = fc.constantFrom(
    ...['a', 'A', 'skip-a', 'loose_a', 'b', 'optimizer_switch', 'plugin-load', 'plugin-load-add'],
    'performance_schema_instrument',
    ...['general_log', 'skip-general-log', 'enable_general_log', 'skip-name-resolve', 'disable-skip-name-resolve'],
    ...['log-bin', 'skip-log-bin', 'disable-log-bin', 'skip-performance-schema-instrument'],
  )
  const value = fc.constantFrom(
    undefined,
    '',
    '1',
    '0',
    'ON',
    'on',
    'OFF',
    'true',
    'yes',
    '1K',
    '1024',
    'x=ON',
    'x=off',
    'y=ON',
  )
  const group = fc.constantFrom(undefined, 'mysqld', 'server', 'mariadb', 'galera', 'mariadb-10.11', 'mysqld-10.11')
  const anyOption = fc.record({ name, text: value, group, file: fc.constant('my.cnf'), line: fc.nat(9) }).map(settingOf)
  const anyScenario = fc.record({
    options: fc.array(anyOption, { maxLength: 5 }),
    sql: fc.array(fc.record({ value: fc.constantFrom('A', 'B'), file: fc.constant('s'), line: fc.nat(9) }), {
      maxLength: 3,
    }),
    image: fc.constantFrom(undefined, 'mysql:9', 'mysql:8.4'),
  })

  it('are the same exactly if they have no changes', () => {
    fc.assert(
      fc.property(anyScenario, anyScenario, (one, other) => {
        const [before, after] = [scenario('a', one), scenario('b', other)]
        expect(settingChanges(before, after).length === 0).toBe(isSameScenario(before, after))
        expect(settingChanges(before, before)).toEqual([])
      }),
      { numRuns: IS_NIGHTLY ? 2000 : 400 },
    )
  })

  it('without a change give every server the same settings', () => {
    const products = ['MySQL', 'Percona Server', 'MariaDB'] as const
    const servers = products.flatMap((product) => ['8.4.1', '10.11.1'].map((version) => ({ product, version })))
    const few = fc.array(
      fc.record({ name: fc.constantFrom('a', 'skip-a', 'b'), value: fc.constantFrom('1', '2'), group }),
      { maxLength: 4 },
    )
    const left = (all: readonly Setting[], server: (typeof servers)[number]) =>
      new Map(
        all
          .filter((own) => isReadBy(own, server))
          .map(({ name: own, value: what }) => [own.replace('skip-', ''), `${own}=${what}`]),
      )
    fc.assert(
      fc.property(few, few, (one, other) => {
        const [before, after] = [one, other].map((all) => all.map((own) => option(own.name, own.value, own)))
        const [first, second] = [scenario('a', { options: before ?? [] }), scenario('b', { options: after ?? [] })]
        if (!isSameScenario(first, second)) return
        for (const server of servers) expect(left(first.options, server)).toEqual(left(second.options, server))
      }),
      { numRuns: IS_NIGHTLY ? 3000 : 600 },
    )
  })
})

const statements = (text: string) => [...text].map((value, line) => ({ value, file: 'suite.yml', line }))

it.each([
  ['abc', 'abc', 3, [], 0],
  ['abc', 'axc', 1, ['b→x'], 1],
  ['abc', 'ac', 1, ['b→–'], 1],
  ['ac', 'abbc', 1, ['–→b', '–→b'], 1],
  // Options in both are counted once.
  ['aa', 'aaa', 2, ['–→a'], 0],
  ['', 'a', 0, ['–→a'], 0],
])(
  'statements "%s" and "%s" share the first %d, then differ by %j, then share the last %d',
  (before, after, start, changed, end) => {
    const found = changedStatements(statements(before), statements(after))
    expect(found).toMatchObject({ start, end })
    expect(found.changed.map((one) => `${one.before?.value ?? '–'}→${one.after?.value ?? '–'}`)).toEqual(changed)
    expect(found.changed.map(({ name }) => name)).toEqual(changed.map((_, index) => `sql[${start + index}]`))
  },
)

describe('a change of options', () => {
  it.each([
    [
      ['key_buffer_size=8M', 'hot.key_buffer_size=128M'],
      ['key_buffer_size=512M', 'hot.key_buffer_size=128M'],
      'key_buffer_size: 8M → 512M',
    ],
    [
      ['hot.key_buffer_size=1M', 'cold.key_buffer_size=1M'],
      ['hot.key_buffer_size=2M', 'cold.key_buffer_size=1M'],
      'hot.key_buffer_size: 1M → 2M',
    ],
    [['general-log=1'], ['x.general-log=1'], 'x.general-log: 1 → 1'],
    // Only some servers know a name with capitals.
    [['Sort_Buffer_Size=1M', 'sort_buffer_size=2M'], ['sort_buffer_size=2M'], 'Sort_Buffer_Size: 1M → none'],
    [['General_log=1'], ['general_log=1'], 'general_log: 1 → 1'],
    // A text may have zeros in front.
    [['report-password=010'], ['report-password=10'], 'report-password: 010 → 10'],
    [
      ['autoset-max-connections', 'max-connections=10'],
      ['max-connections=10', 'autoset-max-connections'],
      'autoset-max-connections: flag → flag',
    ],
  ])('from %j to %j is not hidden by similar options: %s', (before, after, change) =>
    expect(differences(before, after)).toEqual([change]),
  )
})

describe('the binary log', () => {
  const ON = ['log-bin', 'log-bin=x', 'loose-log-bin']
  const OFF = ['skip-log-bin', 'disable-log-bin', 'enable-log-bin=0']
  const matters = (before: string, after: string) => {
    const [one, other] = [before, after].map((line) => scenario('db', { options: optionLines(line) }))
    return one && other && settingChanges(one, other).map(mayMatter)
  }

  it('may affect speed if it is switched on or off, in any spelling', () => {
    for (const on of ON) {
      for (const off of OFF) {
        expect(matters(off, on), `${off} → ${on}`).toEqual([true])
        expect(matters(on, off), `${on} → ${off}`).toEqual([true])
      }
    }
  })

  it('does not affect speed if only its spelling or the name of its files changes', () => {
    for (const before of ON)
      for (const after of ON) expect(matters(before, after), `${before} → ${after}`).not.toContain(true)
  })
})
