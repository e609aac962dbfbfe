import { describe, expect, it } from 'vitest'
import {
  DEPRECATED_OPTIONS,
  REMOVED_OPTIONS,
  removalOf,
  removedOption,
} from '../../../src/core/settings/removed-options.ts'
import { classOf, forkOf, knowledgeOf, SETTING_ROWS } from '../../../src/core/settings/settings-knowledge.ts'
import { NameIndex } from '../../../src/core/settings/variable-names.ts'
import { isAtLeast } from '../../../src/core/settings/versions.ts'
import { WITHOUT_EFFECT } from '../../../src/core/settings/without-effect.ts'
import { EXERCISES } from '../../../src/core/suite/exercises.ts'
import { LISTED_SERVERS, REVIEWED_AS_UNKNOWN } from './fixtures.ts'

/** Rows of one server's fork, with whether the server lists a variable of that name. */
function rowsFor({ fork, variables }: (typeof LISTED_SERVERS)[number]) {
  const listed = new NameIndex(SETTING_ROWS.map((row) => [row.name, row]))
  const hit = new Set([...variables.keys()].flatMap((name) => listed.find(name)))
  return SETTING_ROWS.filter((row) => row.fork === undefined || row.fork === fork).map((row) => ({
    row,
    isListed: hit.has(row),
  }))
}

describe.each(LISTED_SERVERS)('the variables of $product $version', (server) => {
  const { product, fork, version, variables, counters } = server
  const names = [...variables.keys()]

  it('are many, and sorted', () => {
    expect(names.length).toBeGreaterThan(600)
    expect(names).toEqual([...new Set(names)].toSorted())
    expect(counters.size).toBeGreaterThan(400)
  })

  it('are known to have to do with speed, known not to, or reviewed', () => {
    expect(names.filter((name) => classOf(name) === 'unknown')).toEqual(REVIEWED_AS_UNKNOWN[product])
    expect(names.filter((name) => knowledgeOf(name, product) !== undefined).length).toBeGreaterThan(300)
  })

  it('are known of this product where they have to do with speed', () => {
    const other = names.filter((name) => classOf(name) === 'speed' && knowledgeOf(name, product) === undefined)
    expect(other).toEqual([])
  })

  it('take effect when the server says so', () => {
    const wrong = names.filter((name) => {
      const known = knowledgeOf(name, product)
      const isOfSeveral = known !== undefined && !known.page.includes('#')
      return known !== undefined && !isOfSeveral && known.takesEffect !== variables.get(name)
    })
    expect(wrong).toEqual([])
  })

  it('have counters that the server has', () => {
    const missing = SETTING_ROWS.filter((row) => row.fork === undefined || row.fork === fork).flatMap((row) =>
      row.counters[fork].filter((counter) => !counters.has(counter)).map((counter) => [row.name, counter]),
    )
    expect(missing).toEqual([])
  })

  it('include every one that is described, unless it is of other versions, or an option', () => {
    const absent = rowsFor(server)
      .filter(({ row, isListed }) => !isListed && row.since === undefined && removalOf(row.name, fork) === undefined)
      .filter(({ row }) => row.page !== 'percona' && !row.page.endsWith('-options') && !row.name.includes('*'))
      .map(({ row }) => row.name)
    expect(absent).toEqual([])
  })

  it('are those of the versions that have them', () => {
    const own = SETTING_ROWS.filter((row) => row.fork === fork && !row.name.includes('*'))
    const dated = own.filter(({ name, since }) => since !== undefined || removalOf(name, fork) !== undefined)
    const expected = dated.filter(({ name, since = '0' }) => {
      return isAtLeast(version, since) && removedOption(name, fork, version) === undefined
    })
    expect(dated.length).toBeGreaterThan(expected.length)
    expect(dated.filter(({ name }) => variables.has(name))).toEqual(expected)
  })
})

describe('removed and deprecated options', () => {
  it('are each told once, with what there is instead', () => {
    const keys = REMOVED_OPTIONS.map(({ fork, name }) => `${fork} ${name}`)
    expect(keys.length).toBeGreaterThan(80)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
    const instead = [...REMOVED_OPTIONS, ...DEPRECATED_OPTIONS].filter((option) => option.instead !== null)
    const gone = instead.filter(({ fork, instead: name }) => removalOf(name ?? '', fork) !== undefined)
    expect(gone).toEqual([])
    expect(instead.filter(({ instead: name }) => classOf(name ?? '') === 'unknown')).toEqual([])
  })
})

describe('each description', () => {
  const keys = SETTING_ROWS.flatMap(({ name, fork }) =>
    (fork === undefined ? ['mysql', 'mariadb'] : [fork]).map((one) => `${one} ${name}`),
  )

  it('is the only one of its variable', () => {
    expect(keys.length).toBeGreaterThan(700)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  it('has a name as servers list it', () => {
    expect(SETTING_ROWS.map(({ name }) => name).filter((name) => !/^[a-z][a-z0-9_.*]*$/.test(name))).toEqual([])
  })

  it('says in half a sentence what it is for', () => {
    const wrong = SETTING_ROWS.filter(({ purpose }) => !/^[a-z].{10,110}[^.]$/u.test(purpose))
    expect(wrong.map(({ name, purpose }) => [name, purpose])).toEqual([])
  })

  it('is of no variable that is also said to have no effect', () => {
    const both = WITHOUT_EFFECT.filter((name) => !name.includes('*') && classOf(name) === 'speed')
    expect(both).toEqual([])
    expect(new Set(WITHOUT_EFFECT).size).toBe(WITHOUT_EFFECT.length)
  })

  it('needs an exercise, and every exercise is needed by one', () => {
    const needed = new Set<string>(SETTING_ROWS.flatMap(({ exercisedBy }) => exercisedBy))
    expect(Object.keys(EXERCISES).filter((exercise) => !needed.has(exercise))).toEqual([])
  })

  it('names versions in their order', () => {
    const versions = [
      ...SETTING_ROWS.map(({ since }) => since),
      ...REMOVED_OPTIONS.map(({ removed }) => removed),
    ].filter((one) => one !== undefined)
    expect(versions.length).toBeGreaterThan(20)
    expect(versions.filter((version) => !/^\d+\.\d+(?:\.\d+)?$/.test(version))).toEqual([])
  })
})

describe('what is known of a variable', () => {
  it('is told with its page in the product’s manual', () => {
    expect(knowledgeOf('innodb_buffer_pool_size', 'MySQL')).toEqual({
      purpose: 'memory in which pages of tables and indexes are kept',
      exercisedBy: ['reads-beyond-pool'],
      counters: ['Innodb_buffer_pool_reads'],
      takesEffect: 'live',
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
  ])('is found by %s as by %s', (written, listed) => {
    expect(knowledgeOf(written, 'MySQL')).toBeDefined()
    expect(knowledgeOf(written, 'MySQL')).toEqual(knowledgeOf(listed, 'MySQL'))
  })

  it('tells since when servers do not have it', () => {
    expect(knowledgeOf('innodb-log-file-size', 'MySQL')?.removed).toBe('9.7')
    expect(knowledgeOf('innodb_log_file_size', 'MariaDB')?.removed).toBeUndefined()
    expect(knowledgeOf('innodb_defragment_frequency', 'MariaDB')?.removed).toBe('11.1')
  })

  it('is of the variable itself where its name begins like a modifier', () => {
    expect(knowledgeOf('skip_name_resolve', 'MySQL')?.purpose).toContain('names of clients')
  })

  it.each([
    ['innodb_redo_log_capacity', 'MariaDB'],
    ['innodb_dedicated_server', 'MariaDB'],
    ['query_cache_size', 'MySQL'],
    ['join_cache_level', 'Percona Server'],
  ] as const)('%s is no variable of %s', (name, product) => {
    expect(knowledgeOf(name, product)).toBeUndefined()
    expect(classOf(name)).toBe('speed')
  })

  it('may be of one product by its name, of the other as one of several', () => {
    expect(knowledgeOf('thread_pool_size', 'MariaDB')?.page).toContain('#thread_pool_size')
    expect(knowledgeOf('thread_pool_size', 'MySQL')?.exercisedBy).toContain('plugin')
  })

  it('of Percona Server is that of MySQL', () => {
    expect(forkOf('Percona Server')).toBe('mysql')
    expect(knowledgeOf('innodb_redo_log_capacity', 'Percona Server')).toEqual(
      knowledgeOf('innodb_redo_log_capacity', 'MySQL'),
    )
  })

  it('has for what Percona Server adds the page of its own manual', () => {
    const page = 'https://docs.percona.com/percona-server/8.4/percona-server-system-variables.html'
    expect(knowledgeOf('slow_query_log_always_write_time', 'Percona Server')?.page).toBe(page)
  })

  it.each(['key_buffer', 'myisam-recover', 'thread_cache'])(
    '%s is a beginning that MariaDB takes, and MySQL no longer',
    (name) => {
      expect(knowledgeOf(name, 'MariaDB')).toBeDefined()
      expect(removedOption(name.replace('-', '_'), 'mysql', '8.4')?.instead).toContain(name.replace('-', '_'))
    },
  )

  it('names what each product counts', () => {
    expect(knowledgeOf('innodb_adaptive_hash_index', 'MariaDB')?.counters).toEqual([
      'Innodb_adaptive_hash_hash_searches',
    ])
    expect(knowledgeOf('innodb_adaptive_hash_index', 'MySQL')?.counters).toEqual([])
  })

  it('tells when it takes effect, which products differ in', () => {
    expect(knowledgeOf('innodb_log_buffer_size', 'MySQL')?.takesEffect).toBe('live')
    expect(knowledgeOf('innodb_log_buffer_size', 'MariaDB')?.takesEffect).toBe('start')
  })

  it('of several variables at once has the page alone, and newer variables the newer manual', () => {
    expect(knowledgeOf('performance-schema-consumer-events-waits-history', 'MySQL')?.page).toBe(
      'https://dev.mysql.com/doc/refman/8.4/en/performance-schema-options.html',
    )
    expect(knowledgeOf('container_aware', 'MySQL')?.page).toContain('/refman/9.7/')
  })

  it('that servers no longer have is told in the manual that still has it', () => {
    expect(knowledgeOf('expire_logs_days', 'MySQL')?.page).toContain('/refman/8.0/')
    expect(knowledgeOf('default_authentication_plugin', 'MySQL')?.page).toContain('/refman/8.0/')
    expect(knowledgeOf('innodb_log_file_size', 'MySQL')?.page).toContain('/refman/8.4/')
  })
})

describe('the class of a variable', () => {
  it.each([
    ['log_output', 'speed'],
    ['slow_query_log', 'speed'],
    ['slow_query_log_file', 'no effect'],
    ['ssl_cipher', 'speed'],
    ['ssl_ca', 'no effect'],
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
  ])('%s: %s', (name, expected) => expect(classOf(name)).toBe(expected))
})
