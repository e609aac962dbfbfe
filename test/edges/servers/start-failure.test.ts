import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ServerVersion } from '../../../src/core/families/family.ts'
import type { Setting } from '../../../src/core/setting/setting.ts'
import type { ServerRefusal } from '../../../src/edges/servers/server-refusal.ts'
import { looseFault, requireProduct, startFailure } from '../../../src/edges/servers/start-failure.ts'
import { describeError, MeasurementError, UserError } from '../../../src/errors.ts'
import { option } from '../../builders.ts'

/** Output of MariaDB 10.11.19 and MySQL 9.7.4 after a start with one wrong option. */
const OUTPUTS = join(import.meta.dirname, '../../fixtures/server-output')

function failureOf(output: string, options: readonly Setting[]): Error {
  return startFailure({
    arm: 'on',
    command: ['mysqld', '--no-defaults'],
    ended: 'exit code 1',
    output: readFileSync(join(OUTPUTS, output), 'utf8'),
    options,
    server: output.startsWith('mysql') ? MYSQL : { product: 'MariaDB', version: '10.11.19-MariaDB' },
  })
}

const MYSQL: ServerVersion = { product: 'MySQL', version: '9.7.4' }

const WRONG = [
  { output: 'unknown-variable', wrong: ['foo', '1'], says: /unknown variable 'foo=1'/ },
  { output: 'unknown-option', wrong: ['foo', undefined], says: /unknown option '--foo'/ },
  { output: 'wrong-value', wrong: ['innodb_flush_method', 'nonsense'], says: /setting value 'nonsense'/ },
  { output: 'wrong-size', wrong: ['innodb_buffer_pool_size', 'abc'], says: /value 'abc'/ },
  { output: 'wrong-suffix', wrong: ['max_connections', '12q'], says: /value '12q'/ },
  { output: 'missing-argument', wrong: ['innodb-buffer-pool-size', undefined], says: /requires an argument/ },
] as const

describe.each(['mariadb-10.11', 'mysql-9.7'])('a failed start, with output of %s', (server) => {
  it.each(WRONG)('names the option and its line: $output', ({ output, wrong: [name, value], says }) => {
    const options = [
      option('sync_binlog', '1', { file: 'my.cnf', line: 3 }),
      option(name, value, { file: 'my.cnf', line: 7 }),
    ]
    const error = failureOf(`${server}-${output}.txt`, options)
    expect(error).toBeInstanceOf(UserError)
    const [first] = describeError(error).split('\n')
    expect(first).toMatch(
      new RegExp(
        `^my\\.cnf:7: .* does not start with the configuration of on: it does not (?:know the option|accept the option|accept the value "${value}" of) ${name}, and says: (?:unknown|Unknown|option|Error) `,
      ),
    )
    expect(first).toMatch(says)
  })

  it('blames the last of several lines with the same option', () => {
    const options = [option('foo', '2', { line: 1 }), option('FOO', '1', { line: 2 }), option('bar', '1', { line: 3 })]
    expect(failureOf(`${server}-unknown-variable.txt`, options)).toMatchObject({ place: { line: 2 } })
  })

  it.each([
    ['9x', 1],
    ['--max_connections=9', 2],
    ['8x', 3],
  ])("blames the line with the value that the server's output quotes: %s", (value, line) => {
    const options = ['9x', undefined, '8'].map((own, index) => option('max_connections', own, { line: index + 1 }))
    const output = `[ERROR] mariadbd: Error while setting value '${value}' to 'max_connections'`
    const failed = { arm: 'on', command: [], ended: 'exit code 1', output, options, server: MYSQL }
    expect(startFailure(failed)).toMatchObject({ place: { line } })
  })

  it('does not blame a valid line beside an invalid one that has the same name and no value', () => {
    const options = [option('innodb-buffer-pool-size', undefined), option('innodb_buffer_pool_size', '1G')]
    const placed = options.map((each, nth) => ({ ...each, line: nth + 1 }))
    const { refusal } = failureOf(`${server}-missing-argument.txt`, placed) as ServerRefusal
    expect(refusal.lines.map(({ line }) => line)).toEqual([1])
  })

  it('blames the option in any spelling: with dashes, underscores or loose', () => {
    const written = option('loose_innodb-flush_method', 'nonsense', { line: 9 })
    expect(failureOf(`${server}-wrong-value.txt`, [written])).toMatchObject({ place: { line: 9 } })
  })

  it("quotes the server's output if it names no option, and the error ends with the long command", () => {
    const text = describeError(failureOf(`${server}-unknown-engine.txt`, [option('sync_binlog', '1')]))
    const [first, ...others] = text.split('\n')
    expect(first).toBe('the server of on ended while starting (exit code 1): Unknown/unsupported storage engine: foo')
    expect(others[0]).toBe('  it printed last:')
    expect(others.at(-1)).toBe('  command: mysqld --no-defaults')
  })
})

describe('a failed start, with output that only one product has,', () => {
  it.each([
    { output: 'ambiguous', wrong: option('innodb_buffer_pool', '1'), says: 'ambiguous option' },
    { output: 'superfluous-argument', wrong: option('safe-mode', '1x'), says: 'cannot take an argument' },
  ])('is blamed on the option that its output names: $output', ({ output, wrong, says }) => {
    const error = failureOf(`mariadb-10.11-${output}.txt`, [wrong])
    expect(error).toBeInstanceOf(UserError)
    expect(error.message).toContain(says)
  })

  it.each([
    ['unknown-charset', option('character-set-server', 'nosuch'), "Character set 'nosuch' is not a compiled"],
    ['unknown-collation', option('collation_server', 'latin1_swedish_cix'), "Unknown collation: 'latin1_swedish_cix'"],
    [
      'unknown-time-zone',
      option('default_time_zone', 'Mars/North'),
      'Fatal error: Illegal or unknown default time zone',
    ],
    ['wrong-page-size', option('innodb-page-size', '8K'), "InnoDB: Data file './ibdata1' uses page size 16384"],
  ] as const)('is blamed on the option whose value the server cannot use: %s', (output, wrong, says) => {
    const options = [option('innodb_buffer_pool_size', '1G'), wrong, option('performance_schema', 'ON')]
    const error = failureOf(`mariadb-10.11-${output}.txt`, options)
    expect(error).toBeInstanceOf(UserError)
    expect(error.message).toContain(
      `does not start with the configuration of on: it does not accept the value "${wrong.text}" of ${wrong.name}, and says: ${says}`,
    )
  })

  it('is reported for an option with loose- that had no effect, although the server started', () => {
    const output = readFileSync(join(OUTPUTS, 'mysql-9.7-wrong-value-of-component.txt'), 'utf8')
    const written = option('loose-validate_password.policy', 'NOSUCH', { line: 3 })
    const others = [
      { ...option('loose-validate_password.length', '9'), isLoosened: true as const },
      option('port', '1'),
    ]
    const found = looseFault(output, [...others, { ...written, isLoosened: true as const }], MYSQL)
    expect(found).toMatchObject({
      option: { line: 3 },
      why: expect.stringMatching(/value "NOSUCH" of validate_password.policy, and/),
    })
    expect(looseFault(output, others, MYSQL)).toBeUndefined()
    // Who wrote it so wants the server to start.
    expect(looseFault(output, [written], MYSQL)).toBeUndefined()
  })

  it.each([
    ['no-threads', "Can't create interrupt-thread (error 11, errno: 12)"],
    ['no-memory', 'Out of memory (Needed 0 bytes)'],
    ['no-log-buffer', 'InnoDB: Cannot allocate memory; too large innodb_log_buffer_size?'],
  ])('blames no option if the machine lacks resources: %s', (output, says) => {
    const options = [
      ...[option('thread_stack', '1T'), option('innodb_io_capacity', '12'), option('general_log', 'ON')],
      ...[
        option('default_storage_engine', 'InnoDB'),
        option('log_output', 'FILE'),
        option('memlock'),
        option('memory', 'Out'),
        option('innodb_log_buffer_size', '4000M'),
      ],
    ]
    const error = failureOf(`mariadb-10.11-${output}.txt`, options)
    expect(error).toBeInstanceOf(MeasurementError)
    expect(error.message).toBe(`the server of on ended while starting (exit code 1): ${says}`)
  })

  it.each([
    ['signal SIGKILL', undefined, 'InnoDB: cannot write with innodb_log_file_size=1G'],
    ['exit code 1', 'no space left', 'no space left'],
  ])('blames no option if the server was killed or the disk was full: %s, %s', (ended, room, says) => {
    const error = startFailure({
      arm: 'on',
      command: ['mysqld'],
      ended,
      output: '[ERROR] InnoDB: cannot write with innodb_log_file_size=1G',
      options: [option('innodb_log_file_size', '1G')],
      server: MYSQL,
      room,
    })
    expect(error).toBeInstanceOf(MeasurementError)
    expect(error.message).toContain(`the server of on ended while starting (${ended}): ${says}`)
  })
})

describe('the remedy for a refused option', () => {
  /** The message if a server does not know an option that others have. */
  const unknown = (written: Setting, server: ServerVersion, output = `unknown variable '${written.name}=1'`) =>
    startFailure({ arm: 'on', command: ['mysqld'], ended: 'exit code 1', output, options: [written], server })

  it.each([
    ['query_cache_size', '8.0.3', 'and nothing took its place'],
    ['expire-logs-days', '8.2', 'binlog_expire_logs_seconds took its place'],
    ['skip-innodb_support_xa', '8.0', 'and nothing took its place'],
  ])('is to remove %s, which MySQL has not had since %s', (name, removed, successor) => {
    expect(unknown(option(name, '1'), MYSQL).message.split('\n')[1]).toBe(
      `  MySQL has not had it since ${removed}, ${successor}; take it out, or write loose-${name} if only some servers know it`,
    )
  })

  it.each([
    ['innodb_io_capacty', 'innodb_io_capacity'],
    ['innodb-buffer-pool-sise', 'innodb-buffer-pool-size'],
    ['loose-inodb_io_capacity', 'loose-innodb_io_capacity'],
  ])('is to write the existing option with a similar name in place of %s', (name, meant) => {
    expect(unknown(option(name, '1'), MYSQL).message.split('\n')[1]).toMatch(`  did you mean ${meant}? Or write loose-`)
  })

  it.each(['plugin_load_add', 'plugin-load-add', 'loose-performance_schema'])(
    'is to remove %s, which is spelt correctly',
    (name) => {
      expect(unknown(option(name, '1'), MYSQL).message.split('\n')[1]).toMatch(/^ {2}take it out, or write loose-/)
    },
  )

  it('is to leave the option out if only later versions have it', () => {
    const server = { product: 'MySQL', version: '8.0.15' } as const
    // It passes over the first, which is no option of the user's.
    const output =
      "[Warning] [MY-000067] [Server] unknown variable 'loose-mysqlx=OFF'.\n" +
      "[ERROR] [MY-000067] [Server] unknown variable 'innodb_redo_log_capacity=1G'.\n"
    expect(unknown(option('innodb_redo_log_capacity', '1G'), server, output).message).toContain(
      '\n  MySQL has it since 8.0.30; take it out, or write loose-innodb_redo_log_capacity if',
    )
  })

  it('does not suggest a similar option that the version lacks', () => {
    expect(unknown(option('query_cache_sise', '1'), MYSQL).message).toContain('correct its name')
    const mariadb = { product: 'MariaDB', version: '10.11.19-MariaDB' } as const
    expect(unknown(option('query_cache_sise', '1'), mariadb).message).toContain('did you mean query_cache_size?')
  })

  it('mentions a removal of the option only if it was before the version that runs', () => {
    const older = { product: 'Percona Server', version: '5.7.44' } as const
    expect(unknown(option('query_cache_size', '1'), older).message).not.toContain('has not had it')
    const gone = { ...older, version: '8.0.36-28' }
    expect(unknown(option('query_cache_size', '1'), gone).message).toContain(
      'Percona Server has not had it since 8.0.3',
    )
  })

  it('is to correct the value of a known option', () => {
    const { message } = failureOf('mysql-9.7-wrong-value.txt', [option('loose-innodb-flush-method', 'nonsense')])
    expect(message).toContain('correct its value')
    expect(message).not.toContain('loose-loose')
  })
})

describe('a server that qpsgate chose because it is installed', () => {
  const written = (name: string) => [option('sync_binlog', '1'), option(name, '1', { file: 'my.cnf', line: 2 })]

  it('is refused for a file with an option of the other product', () => {
    const server = { product: 'MariaDB', version: '10.11.19' } as const
    expect(() => requireProduct(written('innodb-redo-log-capacity'), server)).toThrow(
      new UserError(
        'the server that is installed here is MariaDB 10.11.19, and innodb-redo-log-capacity is MySQL’s: name yours, such as --image mysql:9.7 or --server /path/to/mysqld',
        { place: { file: 'my.cnf', line: 2 } },
      ),
    )
    expect(() => requireProduct(written('aria_pagecache_buffer_size'), MYSQL)).toThrow('--image mariadb:')
  })

  it.each(['loose_innodb_redo_log_capacity', 'sort_buffer_size', 'no_such_option'])(
    'is accepted for a file with %s',
    (name) => requireProduct(written(name), { product: 'MariaDB', version: '10.11.19' }),
  )
})
