import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Fork, isAtLeast, type Product } from '../../../src/core/families/family.ts'
import { EXERCISES } from '../../../src/core/options/exercises.ts'
import {
  FORKS,
  factsFor,
  OPTIONS,
  OptionIndex,
  type OptionRow,
  REASONS,
  removalOf,
  removedOption,
} from '../../../src/core/options/option-table.ts'
import { affectsSpeed, knowledgeOf, proofCounters, speedOf, takesEffect } from '../../../src/core/setting/knowledge.ts'
import { LISTED_SERVERS } from './fixtures.ts'

/** Rows of variables that have to do with speed on servers of a family. */
function rowsOf(fork: Fork): readonly OptionRow[] {
  return OPTIONS.filter((row) => affectsSpeed(row, fork))
}

describe.each(LISTED_SERVERS)('the variables of $product $version', (server) => {
  const { product, fork, version, variables, counters } = server
  const names = [...variables.keys()]

  it('are listed in the fixture: more than 600, sorted and without duplicates', () => {
    expect(names.length).toBeGreaterThan(600)
    expect(names).toEqual([...new Set(names)].toSorted())
    expect(counters.size).toBeGreaterThan(400)
  })

  it('each have a known class of speed, and more than 300 are described', () => {
    expect(names.filter((name) => speedOf(name) === 'unknown')).toEqual([])
    expect(names.filter((name) => knowledgeOf(name, product) !== undefined).length).toBeGreaterThan(300)
  })

  it('each have a row of this product if they affect speed', () => {
    const other = names.filter((name) => speedOf(name) === 'speed' && knowledgeOf(name, product) === undefined)
    expect(other).toEqual([])
  })

  it('take effect at a start or at once as the server lists them', () => {
    const wrong = names.filter((name) => {
      const known = knowledgeOf(name, product)
      const isOfSeveral = known !== undefined && !known.page.includes('#')
      return !isOfSeveral && takesEffect(name, { product, version }) !== variables.get(name)
    })
    expect(wrong).toEqual([])
  })

  it('have, in the option table, only counters that the server lists', () => {
    const kept = rowsOf(fork).filter(({ name }) => removalOf(name, fork) === undefined)
    const missing = kept.flatMap((row) =>
      (factsFor(row, fork).counters ?? [])
        // InnoDB's own metrics have names in lower case.
        .filter((counter) => !(counters.has(counter) || /^[a-z]/.test(counter)))
        .map((counter) => [row.name, counter]),
    )
    expect(missing).toEqual([])
  })

  it('include each variable of the option table, unless only other versions have it', () => {
    const absent = rowsOf(fork)
      .filter(({ name }) => !variables.has(name) && !name.includes('*') && removalOf(name, fork) === undefined)
      .filter((row) => {
        const { since, page = '' } = factsFor(row, fork)
        return since === undefined && page !== 'percona' && !page.endsWith('-options')
      })
      .map(({ name }) => name)
    expect(absent).toEqual([])
  })

  it('exist from the version "since" of their row to the version "removed"', () => {
    const dated = rowsOf(fork)
      .filter(({ name }) => !name.includes('*'))
      .map((row) => ({ name: row.name, since: factsFor(row, fork).since }))
      .filter(({ name, since }) => since !== undefined || removalOf(name, fork) !== undefined)
    const expected = dated.filter(({ name, since = '0' }) => {
      return isAtLeast(version, since) && removedOption(name, fork, version) === undefined
    })
    expect(dated.length).toBeGreaterThan(expected.length)
    expect(dated.filter(({ name }) => variables.has(name))).toEqual(expected)
  })
})

it('removed and deprecated options have a successor that servers of the family have', () => {
  const told = FORKS.flatMap((fork) =>
    OPTIONS.flatMap((row) => {
      const { removed, deprecated, instead } = row[fork] ?? {}
      return (removed ?? deprecated) === undefined || instead === undefined ? [] : [{ fork, instead }]
    }),
  )
  expect(told.length).toBeGreaterThan(20)
  expect(told.filter(({ fork, instead }) => removalOf(instead, fork) !== undefined)).toEqual([])
  expect(told.filter(({ instead }) => speedOf(instead) === 'unknown')).toEqual([])
})

describe('each row of the option table', () => {
  const names = OPTIONS.map(({ name }) => name)
  const described = FORKS.flatMap((fork) => rowsOf(fork).map((row) => factsFor(row, fork)))

  it('has a unique name', () => {
    expect(names.length).toBeGreaterThan(900)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('has a name in the form that servers list', () => {
    expect(names.filter((name) => !/^[a-z][a-z0-9_.*]*$/.test(name))).toEqual([])
    expect(names).toEqual(
      expect.arrayContaining(
        OPTIONS.flatMap(({ needs = [], cappedBy = {}, variable }) => [
          ...needs.flatMap((one) => one.split('|')),
          ...Object.values(cappedBy),
          variable,
        ]),
      ),
    )
  })

  it('has a purpose that begins in lower case and ends without a full stop if it affects speed', () => {
    expect(described.length).toBeGreaterThan(800)
    const wrong = described.filter(({ purpose = '' }) => !/^[a-z].{10,110}[^.]$/u.test(purpose))
    expect(wrong).toEqual([])
  })

  it('with speed "none" is never taken for a variable that affects speed', () => {
    const harmless = OPTIONS.filter(({ speed, name }) => speed === 'none' && !name.includes('*'))
    expect(harmless.length).toBeGreaterThan(90)
    expect(harmless.filter(({ name }) => speedOf(name) === 'speed')).toEqual([])
  })

  it('has a reason exactly if its speed is "none"', () => {
    const harmless = OPTIONS.filter(({ speed }) => speed === 'none')
    expect(harmless.filter(({ reason }) => reason === undefined || !REASONS.includes(reason))).toEqual([])
    expect(OPTIONS.filter(({ speed, reason }) => speed !== 'none' && reason !== undefined)).toEqual([])
    expect(new Set(harmless.map(({ reason }) => reason))).toEqual(new Set(REASONS))
  })

  it.each<[(typeof REASONS)[number], (row: OptionRow) => boolean]>([
    ['address', ({ reach }) => reach === 'address' || reach === 'place'],
    [
      'identity',
      ({ reach, isIdentity, name }) => isIdentity === true || reach !== undefined || /^server_|_connection$/.test(name),
    ],
    ['file', ({ reach, name }) => /^(?:file|directory|place)$/.test(reach ?? '') || /filename$|_index$/.test(name)],
    ['log', ({ name }) => /log|console|silent/.test(name)],
    [
      'access',
      ({ name, liveReach, reach }) =>
        liveReach === 'access' ||
        reach === 'access' ||
        /^(?:generated_random_password|table_encryption_privilege)/.test(name),
    ],
    [
      'startup',
      ({ takesEffect, reach, mysql }) =>
        takesEffect === 'start' || reach === 'instance' || mysql?.removed !== undefined,
    ],
    ['process', ({ reach }) => reach === 'instance' || reach === 'user'],
    ['crash', ({ name }) => /core|gdb|stack_trace/.test(name)],
    ['debugging', ({ name }) => /debug|dump|exit_info/.test(name)],
    ['retention', ({ liveReach }) => liveReach === 'logs'],
    ['statistics', ({ name }) => /_reset|^slow_launch_time$/.test(name)],
    ['unused', ({ mysql }) => mysql?.removed !== undefined],
    ['read-only', ({ takesEffect, name }) => takesEffect === 'start' || /_count$/.test(name)],
    ['session', ({ name }) => /_id$|^identity$|^gtid_seq_no$|^skip_replication$/.test(name)],
  ])('has a name or a reach that fits its reason: %s', (wanted, hasForm) => {
    const rows = OPTIONS.filter(({ reason }) => reason === wanted)
    expect(rows).not.toEqual([])
    expect(rows.filter((row) => !hasForm(row)).map(({ name }) => name)).toEqual([])
  })

  it('does not have the speed "none" if its variable changes statements or errors', () => {
    const names = [
      ...['sql_mode', 'auto_generate_certs', 'require_secure_transport', 'wait_timeout', 'interactive_timeout'],
      ...['net_read_timeout', 'net_write_timeout', 'max_connect_errors', 'sql_require_primary_key', 'local_infile'],
      ...['disabled_storage_engines', 'innodb_strict_mode', 'innodb_file_format', 'innodb_large_prefix'],
      ...['mysql56_temporal_format', 'avoid_temporal_upgrade', 'replica_load_tmpdir', 'skip_replica_start'],
      ...['gtid_domain_id', 'master_ssl', 'master_ssl_ca', 'secure_file_priv', 'explain_format', 'feedback'],
    ]
    expect(names.filter((name) => speedOf(name) === 'no effect')).toEqual([])
  })

  it('names only existing exercises, and each exercise has a row', () => {
    const named = new Set<string>(described.flatMap(({ exercisedBy = [] }) => exercisedBy))
    expect(named).toEqual(new Set(Object.keys(EXERCISES)))
  })

  it('has only well-formed versions and pages, and known kinds of removal', () => {
    const facts = OPTIONS.flatMap((row) => [row, ...FORKS.flatMap((fork) => row[fork] ?? [])])
    const versions = facts
      .flatMap(({ since, removed, deprecated }) => [since, removed, deprecated])
      .filter((one) => one !== undefined)
    expect(versions.length).toBeGreaterThan(100)
    expect(versions.filter((version) => !/^\d+\.\d+(?:\.\d+)?$/.test(version))).toEqual([])
    expect(new Set(facts.flatMap(({ onceRemoved }) => onceRemoved ?? []))).toEqual(new Set(['ignored', 'no-start']))
    const pages = FORKS.flatMap((fork) =>
      rowsOf(fork).map(({ name }) => knowledgeOf(name.replaceAll('*', 'x'), PRODUCTS[fork])?.page),
    )
    expect(pages.filter((page) => page === undefined || page.includes('undefined'))).toEqual([])
  })
})

const PRODUCTS = { mysql: 'MySQL', mariadb: 'MariaDB' } as const

it('a pattern matches an option name only if no whole name and no longer pattern does', () => {
  const names = new OptionIndex(({ name }) => name)
  expect(names.find('performance-schema-consumer-events-waits-history')).toBe('performance_schema_consumer_*')
  expect(names.find('performance_schema_of_tomorrow')).toBe('performance_schema_*')
  expect(names.find('of_nobody', 'performance_schema')).toBe('performance_schema')
  expect(names.find('of_nobody')).toBeUndefined()
})

describe('the knowledge about a variable', () => {
  it("has the variable's page in the product's manual", () => {
    expect(knowledgeOf('innodb_buffer_pool_size', 'MySQL')).toEqual({
      purpose: 'memory in which pages of tables and indexes are kept',
      exercisedBy: ['reads-beyond-pool'],
      counters: ['Innodb_buffer_pool_reads'],
      isWait: false,
      isDifference: false,
      page: 'https://dev.mysql.com/doc/refman/8.4/en/innodb-parameters.html#sysvar_innodb_buffer_pool_size',
      since: undefined,
      removed: undefined,
    })
    expect(knowledgeOf('innodb_buffer_pool_size', 'MariaDB')?.page).toBe(
      'https://mariadb.com/kb/en/innodb-system-variables/#innodb_buffer_pool_size',
    )
  })

  it.each([
    ['sync-binlog', 'sync_binlog'],
    ['loose_Sort_Buffer_Size', 'sort_buffer_size'],
    ['skip-log-bin', 'log_bin'],
    ['disable-log-bin', 'log_bin'],
    ['enable_slow_query_log', 'slow_query_log'],
    ['maximum-join_buffer_size', 'join_buffer_size'],
    ['hot.key_buffer_size', 'key_buffer_size'],
    ['performance-schema-instrument wait/%', 'performance_schema_instrument'],
  ])('is the same for %s and %s', (written, listed) => {
    expect(knowledgeOf(written, 'MySQL')).toBeDefined()
    expect(knowledgeOf(written, 'MySQL')).toEqual(knowledgeOf(listed, 'MySQL'))
  })

  it('has the version since which servers lack the variable', () => {
    expect(knowledgeOf('innodb-log-file-size', 'MySQL')?.removed).toBe('9.7')
    expect(knowledgeOf('innodb_log_file_size', 'MariaDB')?.removed).toBeUndefined()
    expect(knowledgeOf('innodb_defragment_frequency', 'MariaDB')?.removed).toBe('11.1')
  })

  it.each([
    ['innodb_redo_log_capacity', 'MariaDB'],
    ['innodb_dedicated_server', 'MariaDB'],
    ['query_cache_strip_comments', 'MySQL'],
    ['join_cache_level', 'Percona Server'],
  ] as const)('does not exist for %s on %s', (name, product) => {
    expect(knowledgeOf(name, product)).toBeUndefined()
    expect(speedOf(name)).toBe('speed')
  })

  it("comes from the variable's own row for one product, and from a pattern for the other", () => {
    expect(knowledgeOf('thread_pool_size', 'MariaDB')?.page).toContain('#thread_pool_size')
    expect(knowledgeOf('thread_pool_size', 'MySQL')?.exercisedBy).toContain('plugin')
  })

  it('has a page of the Percona manual for a variable of Percona Server', () => {
    const page = 'https://docs.percona.com/percona-server/8.4/percona-server-system-variables.html'
    expect(knowledgeOf('slow_query_log_always_write_time', 'Percona Server')?.page).toBe(page)
  })

  it.each(['key_buffer', 'myisam-recover', 'thread_cache'])(
    'exists for %s, a beginning of a name that MariaDB accepts and MySQL no longer does',
    (name) => {
      expect(knowledgeOf(name, 'MariaDB')).toBeDefined()
      expect(removedOption(name.replace('-', '_'), 'mysql', '8.4')?.instead).toContain(name.replace('-', '_'))
    },
  )

  it('has other counters for MariaDB than for MySQL', () => {
    expect(knowledgeOf('innodb_adaptive_hash_index', 'MariaDB')?.counters).toEqual([
      'Innodb_adaptive_hash_hash_searches',
      'Innodb_adaptive_hash_non_hash_searches',
    ])
    expect(knowledgeOf('innodb_adaptive_hash_index', 'MySQL')?.counters).toEqual(['adaptive_hash_searches'])
  })

  it('says when the variable takes effect, by product and version', () => {
    const when = (product: Product, version: string) => takesEffect('innodb_doublewrite', { product, version })
    expect(when('MySQL', '8.0.29')).toBe('start')
    expect(when('MySQL', '8.0.30')).toBe('live')
    expect(when('MariaDB', '10.11.5')).toBe('start')
    expect(when('MariaDB', '11.4.5')).toBe('live')
    expect(takesEffect('ssl_fips_mode', { product: 'MySQL', version: '8.0.15' })).toBe('live')
    expect(takesEffect('ssl_fips_mode', { product: 'MySQL', version: '9.7.4' })).toBe('start')
    expect(takesEffect('no_such_variable', { product: 'MySQL', version: '9.7.4' })).toBeUndefined()
  })

  it('has the page of a whole group for a pattern of options, and the newer manual for a newer variable', () => {
    expect(knowledgeOf('performance-schema-consumer-events-waits-history', 'MySQL')?.page).toBe(
      'https://dev.mysql.com/doc/refman/8.4/en/performance-schema-options.html',
    )
    expect(knowledgeOf('container_aware', 'MySQL')?.page).toContain('/refman/9.7/')
  })

  it('has the page of the last manual that describes a removed variable', () => {
    expect(knowledgeOf('default_authentication_plugin', 'MySQL')?.page).toContain('/refman/8.0/')
    expect(knowledgeOf('innodb_log_file_size', 'MySQL')?.page).toContain('/refman/8.4/')
  })
})

it.each([
  ['log_output', 'speed'],
  ['slow_query_log', 'speed'],
  ['slow_query_log_file', 'unlikely'],
  ['ssl_cipher', 'speed'],
  ['ssl_ca', 'speed'],
  ['loose-report-host', 'no effect'],
  ['connect_timeout', 'speed'],
  ['performance_schema_consumer_events_waits_history_long', 'speed'],
  ['rocksdb_block_cache_size', 'speed'],
  ['validate_password.length', 'no effect'],
  ['telemetry.trace_enabled', 'speed'],
  ['optimizer_where_cost', 'speed'],
  ['a_variable_of_tomorrow', 'unknown'],
  ['innodb_flush_log_at_trx_comit', 'unknown'],
  ['', 'unknown'],
])('the variable %s has the class of speed "%s"', (name, expected) => expect(speedOf(name)).toBe(expected))

describe.each([
  ['MySQL', 'status-mysql-9.7.txt'],
  ['MariaDB', 'status-mariadb-10.11.txt'],
] as const)('the counters of %s', (product, file) => {
  it('include at least one that shows each exercise', () => {
    const told = proofCounters(product)
    const there = readFileSync(join(import.meta.dirname, '../../fixtures/variables', file), 'utf8').split('\n')
    for (const { counters } of Object.values(EXERCISES))
      if (counters !== undefined)
        // InnoDB's own metrics have names in lower case.
        expect(counters.filter((one) => (there.includes(one) || /^[a-z]/.test(one)) && told.has(one))).not.toEqual([])
  })
})
