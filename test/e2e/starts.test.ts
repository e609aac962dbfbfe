/** Changes that are not measured: real servers show whether they start with them. */
import { chmodSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { fewerByDay } from '../setup/tonight.ts'
import { Workplace } from './cli.ts'

interface Case {
  readonly both?: readonly string[]
  readonly before?: readonly string[]
  readonly after: readonly string[]
  readonly code: number
  readonly says: RegExp
  /** Pattern of the report; default: any report. */
  readonly reports?: RegExp
  /** Whether the case is tried only at night. */
  readonly isRare?: boolean
}

const CASES: Readonly<Record<string, Case>> = {
  'data with another page size are red, with the line': {
    after: ['port=2', 'innodb_page_size=8K'],
    code: 1,
    says: /^regressed: .* \(my\.cnf:3\)\nThe cause is innodb_page_size\.\n.* does not start .*innodb[_-]page[_-]size/m,
    isRare: true,
  },
  'statements that fail are red, with the line: nobody may write any more': {
    after: ['port=2', 'read_only=ON'],
    code: 1,
    says: /^regressed: statements fail with error 1290 \(my\.cnf:3\)\nThe cause is read_only\.\n[\s\S]*fails with read_only = ON/m,
  },
  // Clients wait for a lock until their time is over.
  'statements that fail are red, with the line: clients wait for rows that others do not commit': {
    after: ['port=2', 'autocommit=0'],
    code: 1,
    says: /^regressed: statements fail with error 1205.* \(my\.cnf:3\)\nThe cause is autocommit\.$/m,
    isRare: true,
  },
  'statements that failed before as well are no change': {
    both: ['read_only=ON'],
    before: ['port=1'],
    after: ['port=2'],
    code: 0,
    says: /^pass: only port changed, which does not affect speed$/m,
    isRare: true,
  },
  'migrations that fail are red, with the line: functions are not trusted any more': {
    both: ['log_bin'],
    before: ['log_bin_trust_function_creators=1'],
    after: ['port=2'],
    code: 1,
    says: /^regressed: the server refuses .* \(\.\/before\.cnf:2\)\nThe cause is log_bin_trust_function_creators\.\n[\s\S]*CREATE TRIGGER/m,
    isRare: true,
  },
  'migrations that fail are red, with the line: rows are too wide': {
    before: ['innodb_strict_mode=OFF'],
    after: ['innodb_strict_mode=ON'],
    code: 1,
    says: /^regressed: the server refuses .* \(my\.cnf:2\)\nThe cause is innodb_strict_mode\.$/m,
    isRare: true,
  },
  'migrations that fail are red, with the line: keys are too long': {
    before: ['innodb_default_row_format=dynamic'],
    after: ['innodb_default_row_format=compact'],
    code: 1,
    says: /^regressed: the server refuses .* \(my\.cnf:2\)\nThe cause is innodb_default_row_format\.$/m,
    isRare: true,
  },
  'migrations that failed before as well are no change': {
    both: ['log_bin'],
    before: ['port=1'],
    after: ['port=2'],
    code: 0,
    says: /^pass: only port changed, which does not affect speed$/m,
    isRare: true,
  },
  'a change passes if one setting makes no difference and another has no effect on speed': {
    before: ['port=1'],
    after: ['port=2', 'innodb_doublewrite=ON'],
    code: 0,
    says: /^pass: innodb_doublewrite makes no difference: both servers have ON$/m,
    reports: /Needs a restart of the server \(static on RDS\): port, innodb_doublewrite\./,
  },
  'a change passes as unchecked if the server starts on neither side': {
    both: ['innodb_encrypt_tables=ON'],
    before: ['port=1'],
    after: ['port=2'],
    code: 0,
    says: /^pass: only port changed, .*; its start was not checked$[\s\S]*encryption plugin .*\n.* not before the change/m,
  },
  'a server is started without a plugin that is missing, and with a named time zone': {
    both: ['plugin_load_add=server_audit', 'server_audit_logging=ON', 'default_time_zone=Europe/Berlin', 'server_id=7'],
    before: ['port=1'],
    after: ['port=2'],
    code: 0,
    says: /^pass: only port changed, which does not affect speed$/m,
    isRare: true,
  },
}

const TRIED = Object.entries(CASES).filter(([, { isRare }]) => IS_NIGHTLY || isRare !== true)

it.each(TRIED)('%s', async (_, { both = [], before = [], after, code, says, reports = /./ }) => {
  using place = new Workplace()
  const file = (lines: readonly string[]) => ['[mysqld]', ...lines, ...both, ''].join('\n')
  place.write('before.cnf', file(before))
  place.write('my.cnf', file(after))
  const files = ['--config', 'my.cnf', '--base', './before.cnf', '--out', 'out']
  const { code: exit, stdout, stderr } = await place.run(['run', ...files, '--server', 'local'])
  expect(`${stdout}${stderr}`).toMatch(says)
  expect(exit).toBe(code)
  expect(readFileSync(join(place.out, 'report.md'), 'utf8')).toMatch(reports)
  expect(place.leftovers()).toEqual([])
})

it('migrations of the repository that fail only after the change are red, with the line of the change', async () => {
  using place = new Workplace()
  mkdirSync(join(place.path, 'db'))
  place.write('before.cnf', '[mysqld]\nport=1\n')
  place.write('my.cnf', '[mysqld]\nport=1\nsql_mode=STRICT_TRANS_TABLES,NO_BACKSLASH_ESCAPES,NO_ENGINE_SUBSTITUTION\n')
  place.write(
    'db/V1__words.sql',
    "CREATE TABLE words (id INT PRIMARY KEY, word VARCHAR(9));\n\n-- Two lines up.\nINSERT INTO words VALUES (1, 'it\\'s');\n",
  )
  const files = [
    '--config',
    'my.cnf',
    '--base',
    './before.cnf',
    '--out',
    'out',
    '--migrations',
    'db',
    '--budget',
    '12s',
  ]
  const { code, stdout, stderr } = await place.run(['run', ...files, '--server', 'local'])
  expect(`${stdout}${stderr}`).toMatch(/^regressed: the server refuses .* \(my\.cnf:3\)/m)
  expect(stdout).toMatch(/it matters to applications that escape/)
  expect(stdout).toMatch(/also failing: .*the migrations of the repository/)
  expect(code).toBe(1)
  expect(place.leftovers()).toEqual([])
})

it('migrations of the repository that fail on both sides are named in the output, and are not red', async () => {
  using place = new Workplace()
  place.write('before.cnf', '[mysqld]\nport=1\n')
  place.write('my.cnf', '[mysqld]\nport=1\nsort_buffer_size=300K\n')
  place.write('never.sql', 'SELECT nothing FROM nowhere;\n')
  const files = ['--config', 'my.cnf', '--base', './before.cnf', '--out', 'out', '--migrations', 'never.sql']
  const { code, stdout, stderr } = await place.run(['run', ...files, '--server', 'local', '--budget', '10s'])
  expect(code, stdout).not.toBe(1)
  expect(`${stdout}${stderr}${readFileSync(join(place.out, 'report.md'), 'utf8')}`).toMatch(
    /the migrations do not show what the change does to them, .*: never\.sql:1: SELECT nothing/,
  )
})

const LIMITS = [
  [
    '512M',
    '768m',
    '1G',
    '768m',
    1,
    /^regressed: .* needs 1\.[12] GiB of memory; its limit is 768 MiB \(compose\.yml:4\)\nThe cause is innodb-buffer-pool-size\.$/m,
  ],
  ['512M', '768m', '512M', '256m', 1, /^regressed: .* \(compose\.yml:5\)\nThe cause is the limit of memory\.$/m],
  // The pool was too large before as well, so the change is not to blame.
  ['1G', '768m', '1G', '512m', 0, /^not measured: mem-limit\nLimits the container/m],
] as const

it.each(fewerByDay(LIMITS, LIMITS.length))(
  'a buffer pool of %s in a container of %s that becomes %s in %s ends with exit code %d',
  async (pool, limit, poolNow, limitNow, code, says) => {
    using place = new Workplace()
    const file = (size: string, most: string) =>
      `services:\n  db:\n    image: mysql:8.0\n    command: --innodb-buffer-pool-size=${size}\n    mem_limit: ${most}\n`
    place.write('before.yml', file(pool, limit))
    place.write('compose.yml', file(poolNow, limitNow))
    const files = ['--config', 'compose.yml', '--base', './before.yml', '--out', 'out']
    const { code: exit, stdout, stderr } = await place.run(['run', ...files, '--server', 'local'])
    expect(`${stdout}${stderr}`).toMatch(says)
    expect(exit).toBe(code)
    expect(place.leftovers()).toEqual([])
  },
)

it.runIf(IS_NIGHTLY)("a server that is measured with more memory than its container's limit is red", async () => {
  using place = new Workplace()
  const file = (flags: string) =>
    `services:\n  db:\n    image: mariadb:10.11\n    command: --performance-schema=ON${flags}\n    mem_limit: 500m\n`
  place.write('before.yml', file(''))
  const lengths = ['digest', 'sql-text'].map((text) => ` --performance-schema-max-${text}-length=16384`)
  place.write('compose.yml', file(lengths.join('')))
  const files = ['--config', 'compose.yml', '--base', './before.yml', '--out', 'out', '--budget', '10s']
  const { code, stdout, stderr } = await place.run(['run', ...files, '--server', 'local', '--explain', 'never'])
  expect(stdout, stderr).toMatch(
    /^regressed: compose\.yml takes \d+ MiB of memory; its limit is 500 MiB \(compose\.yml:4\)$/m,
  )
  expect(stdout).toMatch(/^Changes in QPS$/m)
  expect(code).toBe(1)
})

/** Seconds, longer than a started server may do nothing before it counts as hung. */
const SLEEP_SECONDS = 22

it.runIf(IS_NIGHTLY)(
  'a server whose start script sleeps first is waited for, and does not count as hung',
  { timeout: 240_000 },
  async () => {
    using place = new Workplace()
    const late = `case "$*" in *--socket*) sleep ${SLEEP_SECONDS};; esac`
    const server = place.write('late', `#!/bin/sh\n${late}\nexec "$(command -v mariadbd || command -v mysqld)" "$@"\n`)
    // The server runs as another user, who must be able to execute the script.
    chmodSync(place.path, 0o711)
    chmodSync(server, 0o755)
    place.write('before.cnf', '[mysqld]\nport=1\n')
    place.write('my.cnf', '[mysqld]\nport=2\n')
    const began = performance.now()
    const files = ['--config', 'my.cnf', '--base', './before.cnf', '--out', 'out']
    const { code, stdout, stderr } = await place.run(['run', ...files, '--server', server])
    expect(stdout, stderr).toMatch(/^pass: only port changed, which does not affect speed$/m)
    expect(code).toBe(0)
    expect(performance.now() - began).toBeGreaterThan(1000 * SLEEP_SECONDS)
    expect(place.leftovers()).toEqual([])
  },
)
