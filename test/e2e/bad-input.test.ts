import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { resultSchema } from '../../src/core/result/result.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { fewerByDay } from '../setup/tonight.ts'
import { smallSuite, Workplace } from './cli.ts'

const RUN = ['run', 'suite.yml', '--server', 'local', '--out', 'out']

interface Case {
  readonly name: string
  readonly suite?: string
  readonly args?: readonly string[]
  readonly code: number
  readonly says: readonly (string | RegExp)[]
  /** Whether the case is tried only at night. */
  readonly isRare?: boolean
}

const CASES: readonly Case[] = [
  { name: 'a suite that is missing', code: 2, says: ['suite.yml', 'no such file'] },
  {
    name: 'an unknown key',
    suite: smallSuite({ extra: 'budgt: 3m' }),
    code: 2,
    says: ['budgt', 'did you mean "budget"?'],
  },
  {
    name: 'values out of range, all at once, and no value that the server corrects because of them',
    suite: smallSuite({
      on: '{ options: { innodb_flush_log_at_trx_commit: 7, max_connections: 1000000, table_open_cache: 4000 } }',
    }),
    code: 2,
    says: [
      'innodb_flush_log_at_trx_commit: found 7; allowed: 0 to 3; the server would run with 3',
      'max_connections: found 1000000; allowed: 10 to 100000; the server would run with',
    ],
  },
  {
    name: 'a value that the server does not take',
    suite: smallSuite({ on: '{ options: { innodb_io_capacity: plenty } }' }),
    code: 3,
    says: ['suite.yml:8: innodb_io_capacity: asked for plenty, the server has'],
    isRare: true,
  },
  {
    name: 'a server that dies at start for what the machine lacks',
    suite: smallSuite({ on: '{ options: { thread_stack: 1T } }' }),
    code: 3,
    says: [
      /^qpsgate: the server of on ended while starting \(.*\): \S.*\n {2}it printed last:\n/m,
      /\n {2}command: .*\n$/,
    ],
    isRare: true,
  },
  {
    name: 'a setting that did not take effect',
    suite: smallSuite({ on: '{ options: { innodb_open_files: 900000 } }' }),
    code: 3,
    says: [
      /suite\.yml:8: innodb_open_files: asked for 900000, the server has \d+; here it may open only \d+ files \(ulimit -n\)/,
    ],
    isRare: true,
  },
  {
    name: 'a statement that the server refuses',
    suite: smallSuite({ on: '{ sql: ["UPDATE performance_schema.nope SET x = 1"] }' }),
    code: 2,
    says: ['suite.yml:8:', "performance_schema.nope' doesn't exist"],
    isRare: true,
  },
  {
    name: 'external servers',
    suite: smallSuite(),
    args: ['--server', 'external'],
    code: 2,
    says: ['--server external'],
  },
  { name: 'docker without an image', suite: smallSuite(), args: ['--server', 'docker'], code: 2, says: ['--image'] },
]

test.each(CASES.filter(({ isRare }) => IS_NIGHTLY || isRare !== true))(
  'bad input gives one clear message, no stack and no files: $name',
  async ({ suite, args = [], code, says }) => {
    using place = new Workplace()
    if (suite !== undefined) place.write('suite.yml', suite)
    const outcome = await place.run([...RUN, ...args])
    for (const expected of says) expect(outcome.stderr).toMatch(expected)
    expect(outcome.stderr).not.toMatch(/^ +at |is a bug/m)
    expect(outcome.stdout).toBe('')
    expect(outcome.code).toBe(code)
    expect(place.leftovers()).toEqual([])
  },
)

const REFUSED = [
  [
    'an option that the server does not know',
    'innodb_frobnicate: 3',
    /unknown variable 'innodb_frobnicate=3'\n.*loose-/,
  ],
  [
    'a value that ends the server at start',
    'default_storage_engine: nosuch',
    /option default_storage_engine, and says: Unknown\/unsupported storage engine: nosuch\n/,
  ],
] as const

test.each(fewerByDay(REFUSED, 2))(
  'a server that does not start because of %s is red with the line of the option',
  async (_, option, says) => {
    using place = new Workplace()
    place.write('suite.yml', smallSuite({ on: `{ options: { ${option} } }` }))
    const { code, stdout, stderr } = await place.run(RUN)
    expect(stdout).toMatch(/^regressed: MariaDB \S+ does not start with on \(suite\.yml:8\)\nThe cause is \w+\.$/m)
    expect(stdout).toMatch(says)
    expect(stderr).not.toMatch(/^ +at |is a bug/m)
    expect(code).toBe(1)
    const { verdict, comparisons, cells } = resultSchema.parse(place.result())
    expect({ verdict, cells }).toEqual({ verdict: 'regressed', cells: [] })
    expect(comparisons).toMatchObject([{ scenario: 'on', refusal: { lines: [{ file: 'suite.yml', line: 8 }] } }])
    expect(place.leftovers()).toEqual([])
  },
)

describe('an error about a machine that cannot measure', () => {
  test('gives the version of a sysbench that is too old', async () => {
    using place = new Workplace()
    place.write('suite.yml', smallSuite())
    const outcome = await place.run(RUN, {
      PATH: `${program(place, 'sysbench', 'echo sysbench 0.4.12')}:${process.env.PATH}`,
    })
    expect(outcome.stderr).toContain('sysbench 0.4.12 is too old')
    expect(outcome.code).toBe(2)
  })

  test('gives the output of a broken sysbench', async () => {
    using place = new Workplace()
    place.write('suite.yml', smallSuite())
    const broken = program(
      place,
      'sysbench',
      'echo error while loading shared libraries: libmysqlclient.so.18; exit 127',
    )
    const outcome = await place.run(RUN, { PATH: `${broken}:${process.env.PATH}` })
    expect(outcome.stderr).toContain('libmysqlclient.so.18')
    expect(outcome.code).toBe(3)
  })

  test('names the cache directory if it cannot be written', async () => {
    using place = new Workplace()
    place.write('suite.yml', smallSuite())
    const outcome = await place.run(RUN, { XDG_CACHE_HOME: '/proc' })
    expect(outcome.stderr).toContain('the cache directory /proc/qpsgate/seeds is not writable; set XDG_CACHE_HOME')
    expect(outcome.code).toBe(3)
  })

  test.runIf(IS_NIGHTLY && process.getuid?.() === 0)(
    'does not occur for a TMPDIR that the server may not enter, because its box shows its own directory',
    async () => {
      using place = new Workplace()
      place.write('suite.yml', smallSuite())
      chmodSync(place.tmp, 0o700)
      const outcome = await place.run(RUN)
      expect(outcome.code, outcome.stderr).toBe(0)
    },
  )

  test('gives the longest possible path of a socket if TMPDIR makes it too long', async () => {
    using place = new Workplace()
    place.write('suite.yml', smallSuite())
    const long = join(place.tmp, 'a'.repeat(90))
    mkdirSync(long)
    const outcome = await place.run(RUN, { TMPDIR: long })
    expect(outcome.stderr).toMatch(/the socket path is too long: 1\d\d bytes, a Unix socket allows 107/)
    expect(outcome.stderr).toContain('TMPDIR')
    expect(outcome.code).toBe(3)
  })
})

/** Makes a folder with a shell script of this name. */
function program(place: Workplace, name: string, body: string): string {
  const folder = join(place.path, 'bin')
  mkdirSync(folder)
  const path = place.write(join('bin', name), `#!/bin/sh\n${body}\n`)
  chmodSync(path, 0o755)
  return folder
}
