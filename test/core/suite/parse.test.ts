import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseDuration, parsePercentage } from '../../../src/core/quantities.ts'
import { argumentOf } from '../../../src/core/setting/setting.ts'
import type { FileReading, OptionFileReader } from '../../../src/core/sources/option-includes.ts'
import { formatProblems, parseSuite } from '../../../src/core/suite/parse.ts'
import type { Suite } from '../../../src/core/suite/suite.ts'
import { cpuSeconds } from '../../setup/cpu-seconds.ts'
import { filesBy } from '../../setup/option-files.ts'

const SCENARIOS = new URL('../../../scenarios/', import.meta.url)
const FIXTURES = new URL('../../fixtures/suites/', import.meta.url)

/** The parts of a small, right suite as YAML lines; undefined leaves a part out. */
const PARTS = {
  name: 'name: small',
  workloads: 'workloads: [oltp_read_only]',
  threads: 'threads: [1]',
  control: 'control: off',
  scenarios: 'scenarios: { off: {}, on: {} }',
}

function suiteText(overrides: Partial<Record<keyof typeof PARTS | 'more', string | undefined>> = {}): string {
  const parts: Record<string, string | undefined> = { ...PARTS, ...overrides }
  return `${Object.values(parts)
    .filter((part) => part !== undefined)
    .join('\n')}\n`
}

function parse(text: string, optionFiles: Record<string, string> = {}) {
  return parseSuite(
    text,
    'suite.yml',
    filesBy((path) => optionFiles[path]),
  )
}

function parsed(text: string, optionFiles: Record<string, string> = {}): Suite {
  const result = parse(text, optionFiles)
  if (result.kind === 'problems') throw new Error(formatProblems(result.problems))
  return result.suite
}

/** `line path: actual` of every problem. */
function complaints(text: string, optionFiles: Record<string, string> = {}): string[] {
  const result = parse(text, optionFiles)
  if (result.kind === 'ok') return []
  return result.problems.map(({ file, line, path, actual }) => `${file}:${line} ${path}: ${actual}`)
}

function allowedTexts(text: string): string[] {
  const result = parse(text)
  return result.kind === 'ok' ? [] : result.problems.map((problem) => problem.allowed)
}

function scenarioNamed(suite: Suite, name: string) {
  const scenario = suite.scenarios.find((candidate) => candidate.name === name)
  if (scenario === undefined) throw new Error(`no scenario ${name}`)
  return scenario
}

function argumentsOf(suite: Suite, scenario: string): string[] {
  return scenarioNamed(suite, scenario).options.map(argumentOf)
}

describe('a suite without problems', () => {
  const text = readFileSync(new URL('complete.yml', FIXTURES), 'utf8')
  const suite = parsed(text, {
    'base.cnf': '[mysqld]\nmax_connections = 500\n',
    'extra.cnf': '[mysqld]\nskip-name-resolve\nmax_connections = 900\n',
  })

  it('keeps server, data and rules as written', () => {
    expect(suite).toMatchObject({
      name: 'complete',
      file: 'suite.yml',
      server: { kind: 'image', name: 'mysql:8.4' },
      dataset: { tables: 4, rows: 1000 },
      control: 'pfsoff',
      gate: { tolerance: { control: 0.3, base: 0.02, baseline: 0.1 }, failOn: ['regressed', 'inconclusive', 'error'] },
      budgetSeconds: 5400,
    })
  })

  it('sorts thread counts', () => expect(suite.threads).toEqual([1, 8, 32]))

  it('has script options with dashes, as text, and knows which workloads write', () => {
    expect(suite.workloads).toEqual([
      { name: 'oltp_read_only', script: 'oltp_read_only', options: {}, writes: false },
      { name: 'read80', script: 'read_write_pct', options: { 'read-percent': '80' }, writes: true },
      {
        name: 'no-ranges',
        script: 'oltp_read_write',
        options: { 'range-selects': 'off', 'skip-trx': 'on', 'point-selects': '3' },
        writes: true,
      },
    ])
  })

  it('has the options of option files first, in order, with their values as written', () => {
    expect(argumentsOf(suite, 'everything')).toEqual([
      '--max_connections=500',
      '--skip-name-resolve',
      '--max_connections=900',
      '--performance_schema=ON',
      '--skip-log-bin',
      '--innodb_buffer_pool_size=1G',
      '--innodb_flush_log_at_trx_commit=2',
      '--long_query_time=0.10',
      '--max_binlog_cache_size=18446744073709551615',
      '--performance-schema-instrument=%=OFF',
      '--performance-schema-instrument=statement/%=ON',
    ])
  })

  it('has file and line of each option and statement', () => {
    const { options, sql, place } = scenarioNamed(suite, 'everything')
    expect(options.slice(0, 3).map(({ file, line }) => `${file}:${line}`)).toEqual([
      'base.cnf:2',
      'extra.cnf:2',
      'extra.cnf:3',
    ])
    expect(options.slice(3).map(({ line }) => line)).toEqual([16, 17, 18, 19, 20, 21, 23, 24])
    expect(sql.map(({ line, value }) => [line, value.split(' ')[0]])).toEqual([
      [26, 'UPDATE'],
      [27, 'SET'],
    ])
    expect(place).toEqual({ file: 'suite.yml', line: 13 })
  })
})

describe('the defaults of a suite', () => {
  it('fill in all keys that are missing', () => {
    expect(parsed(suiteText())).toMatchObject({
      server: { kind: 'auto' },
      dataset: { tables: 10, rows: 25_000 },
      gate: { tolerance: { control: null, base: 0.05, baseline: 0.1 }, failOn: ['regressed', 'error'] },
      budgetSeconds: 300,
    })
  })

  it('apply a single tolerance to control and base, not to the baseline', () => {
    const { tolerance } = parsed(suiteText({ more: 'gate: { tolerance: 7% }' })).gate
    expect(tolerance).toEqual({ control: 0.07, base: 0.07, baseline: 0.1 })
  })
})

describe('the servers of a suite', () => {
  it.each([
    ['auto', { kind: 'auto' }],
    ['{ image: "percona/percona-server:8.4" }', { kind: 'image', name: 'percona/percona-server:8.4' }],
    ['{ binary: /usr/sbin/mysqld }', { kind: 'binary', name: '/usr/sbin/mysqld' }],
    [
      '{ dsn: "mysql://u@db:3306/load?tls=off" }',
      {
        kind: 'dsn',
        endpoint: {
          ...{ host: 'db', port: 3306, user: 'u', schema: 'load', tls: 'off' },
          ...{ ca: undefined, cert: undefined, key: undefined },
        },
      },
    ],
  ])('are read from server: %s', (written, server) =>
    expect(parsed(suiteText({ more: `server: ${written}` })).server).toEqual(server),
  )

  it('are refused with a name that docker or a shell would take for a flag', () => {
    expect(complaints(suiteText({ more: 'server: { image: --privileged }' }))).toEqual([
      'suite.yml:6 server.image: "--privileged"',
    ])
    expect(complaints(suiteText({ more: 'server: { binary: -x }' }))).toEqual(['suite.yml:6 server.binary: "-x"'])
  })

  it('are refused with a wrong address, whose password is not shown', () => {
    const text = suiteText({ more: 'server: { dsn: "postgres://root:secret@host" }' })
    expect(complaints(text)).toEqual(['suite.yml:6 server.dsn: "postgres://***@host"'])
  })

  it.each([
    ['image', 'mysql:9', '{ binary: /sbin/mysqld }', '{ image: mysql:8.4 }'],
    ['binary', '/opt/mysqld', '{ image: mysql:8.4 }', '{ binary: /sbin/mysqld }'],
  ])('are refused if a scenario has its own %s beside a server of another kind', (key, name, other, same) => {
    const scenarios = `scenarios: { off: {}, on: { ${key}: ${name} } }`
    expect(complaints(suiteText({ scenarios, more: `server: ${other}` }))).toEqual([
      `suite.yml:5 scenarios.on.${key}: "${name}"`,
    ])
    expect(complaints(suiteText({ scenarios, more: `server: ${same}` }))).toEqual([])
    const both = `scenarios: { off: {}, on: { image: mysql:9, binary: /opt/mysqld } }`
    expect(complaints(suiteText({ scenarios: both }))).toEqual(['suite.yml:5 scenarios.on.binary: image and binary'])
  })
})

describe('scenarios on external servers', () => {
  const DSN = 'mysql://u@db:3306/load?tls=off'
  const written = (on: string, more?: string) => suiteText({ scenarios: `scenarios: { off: {}, on: ${on} }`, more })

  it.each(['image: mysql:8.4', 'binary: /sbin/mysqld'])('are refused beside %s of the suite', (server) => {
    const text = written(`{ dsn: "${DSN}" }`, `server: { ${server} }`)
    expect(complaints(text)).toEqual(['suite.yml:5 scenarios.on.dsn: a dsn beside an image or a binary'])
    expect(allowedTexts(text)).toEqual(['one of them: a server runs already, or is started'])
  })

  it('are refused with sql, which servers that qpsgate starts accept', () => {
    const sql = '["SET GLOBAL max_connections = 5"]'
    const refused = ['suite.yml:5 scenarios.on.sql: statements']
    expect(complaints(written(`{ dsn: "${DSN}", sql: ${sql} }`))).toEqual(refused)
    expect(complaints(written(`{ sql: ${sql} }`, `server: { dsn: "${DSN}" }`))).toEqual(refused)
    expect(complaints(written(`{ sql: ${sql} }`))).toEqual([])
  })
})

it('tolerances of unknown scenarios and workloads are refused', () => {
  const gate = (own: string) => complaints(suiteText({ more: `gate: { ${own} }` }))
  expect(gate('scenarios: { on: 10% }')).toEqual([])
  expect(gate('scenarios: { onn: 10% }')).toEqual(['suite.yml:6 gate.scenarios.onn: "onn" (did you mean "on"?)'])
  expect(gate('workloads: { oltp_insert: 10% }')).toEqual(['suite.yml:6 gate.workloads.oltp_insert: "oltp_insert"'])
})

describe('a suite with problems', () => {
  it('has all problems reported at once, in the order of the text', () => {
    const optionFiles: Record<string, string> = {
      'broken.cnf': readFileSync(new URL('broken.cnf', FIXTURES), 'utf8'),
    }
    const text = readFileSync(new URL('all-wrong.yml', FIXTURES), 'utf8')
    const result = parseSuite(
      text,
      'all-wrong.yml',
      filesBy((path) => optionFiles[path]),
    )
    const expected = readFileSync(new URL('all-wrong.txt', FIXTURES), 'utf8')
    expect(result.kind === 'problems' ? formatProblems(result.problems) : 'ok').toBe(expected.trimEnd())
  })

  it('has no suggestion for a word of more than 64 characters, and at most forty allowed names listed', () => {
    const scenarios = Array.from({ length: 41 }, (_, index) => `s${index}: {}`).join(', ')
    const text = suiteText({ control: `control: ${'s'.repeat(65)}`, scenarios: `scenarios: { ${scenarios} }` })
    expect(complaints(text)).toEqual([`suite.yml:4 control: "${'s'.repeat(65)}"`])
    expect(allowedTexts(text)[0]).toMatch(/^one of the scenarios: s0, s1, .*, s39, …$/)
  })

  it('has each missing key reported', () => {
    expect(complaints('name: x\n').map((text) => text.replace(/^suite.yml:1 /, ''))).toEqual([
      'workloads: missing',
      'threads: missing',
      'scenarios: missing',
    ])
  })

  it('has the problem of a text reported once, although an alias repeats the text', () => {
    const scenarios = 'scenarios:\n  off:\n    options: &o\n      bad name: 1\n  on:\n    options: *o'
    expect(complaints(suiteText({ scenarios }))).toEqual([
      'suite.yml:8 scenarios.off.options["bad name"]: key "bad name"',
    ])
  })
})

describe('the control of a suite', () => {
  it('is required with several scenarios', () => {
    expect(complaints(suiteText({ control: undefined }))).toEqual(['suite.yml:1 control: missing'])
  })

  it('may not be a word like "constructor" that every JavaScript object has', () => {
    expect(complaints(suiteText({ control: 'control: constructor' }))).toEqual(['suite.yml:4 control: "constructor"'])
  })
})

it('the thread counts of a suite may be exactly 1 and exactly 1024', () => {
  expect(parsed(suiteText({ threads: 'threads: [1024, 1]' })).threads).toEqual([1, 1024])
})

describe('the limits of a suite', () => {
  it.each([
    'dataset: { tables: 1, rows: 1 }',
    'dataset: { tables: 1000, rows: 100000000 }',
    'budget: 1s',
    'budget: 24h',
    'gate: { tolerance: 0.1% }',
    'gate: { tolerance: 99.9% }',
  ])('allow a value at the limit: %s', (more) => expect(complaints(suiteText({ more }))).toEqual([]))

  it.each([
    ['dataset: { rows: 100000001 }', 'dataset.rows: 100000001'],
    ['budget: 0s', 'budget: "0s"'],
    ['budget: 25h', 'budget: "25h"'],
    ['gate: { tolerance: 0% }', 'gate.tolerance: "0%"'],
    ['gate: { tolerance: { base: 5 } }', 'gate.tolerance.base: 5'],
  ])('refuse a value beyond the limit: %s', (more, found) =>
    expect(complaints(suiteText({ more }))).toEqual([`suite.yml:6 ${found}`]),
  )

  it('allow names of exactly 64 characters, and no longer ones', () => {
    expect(complaints(suiteText({ name: `name: ${'a'.repeat(64)}` }))).toEqual([])
    expect(complaints(suiteText({ name: `name: ${'a'.repeat(65)}` }))).toHaveLength(1)
  })
})

describe('the scenarios of a suite', () => {
  it('with a NUL in an option are refused', () => {
    const text = suiteText({ scenarios: 'scenarios: { off: { options: { a: "x\\0y" } }, on: }' })
    expect(complaints(text)).toEqual(['suite.yml:5 scenarios.off.options.a: "x\\u0000y"'])
  })

  it('report an option file that cannot be used, on the line that names it and with the reason', () => {
    const found = (reading: FileReading) => {
      const reader: OptionFileReader = {
        rootOf: () => 'x',
        file: () => reading,
        directory: () => ({ kind: 'absent' }),
      }
      const text = suiteText({ scenarios: 'scenarios: { off: { config: my.cnf }, on: }' })
      const result = parseSuite(text, 'suite.yml', reader)
      return result.kind === 'ok' ? [] : result.problems.map((problem) => `${problem.path}: ${problem.actual}`)
    }
    expect(found({ kind: 'too-large', bytes: 11, most: 10 })).toEqual([
      'scenarios.off.config: "my.cnf", which has 11 bytes',
    ])
    expect(found({ kind: 'binary' })).toEqual([
      'scenarios.off.config: "my.cnf", which is binary (it has NUL characters)',
    ])
    expect(found({ kind: 'outside' })).toEqual(['scenarios.off.config: "my.cnf", which is outside of x'])
  })

  it('report problems of a shared option file once, with its own lines', () => {
    const text = suiteText({ scenarios: 'scenarios: { off: { config: my.cnf }, on: { config: my.cnf } }' })
    expect(complaints(text, { 'my.cnf': '[mysqld]\n\nbad name = 1\n' })).toEqual([
      'my.cnf:3 : a line that begins with "bad"',
    ])
  })
})

describe('the YAML reader of suites', () => {
  it("resolves anchors, aliases and merges, and puts a scenario's own options after merged options", () => {
    const suite = parsed(
      suiteText({
        scenarios: [
          'scenarios:',
          '  off: { options: &base { a: 1, b: 2, c: 3 } }',
          '  on: { options: { d: 4, <<: *base, b: 5 } }',
          '  both: { options: { <<: [{ a: 6, e: 7 }, *base] } }',
        ].join('\n'),
      }),
    )
    expect(argumentsOf(suite, 'on')).toEqual(['--a=1', '--c=3', '--d=4', '--b=5'])
    expect(scenarioNamed(suite, 'on').options.map(({ line }) => line)).toEqual([6, 6, 7, 7])
    expect(argumentsOf(suite, 'both')).toEqual(['--a=6', '--e=7', '--b=2', '--c=3'])
  })

  it('resolves an alias to the last anchor before it', () => {
    const scenarios =
      'scenarios: { off: { options: &o { a: 1 } }, on: { options: &o { a: 2 } }, last: { options: *o } }'
    expect(argumentsOf(parsed(suiteText({ scenarios })), 'last')).toEqual(['--a=2'])
  })

  it('keeps ON, OFF, yes and no as words, even under an old %YAML directive', () => {
    const scenarios = 'scenarios: { off: { options: { a: OFF, b: on, c: yes, d: no, e: true } }, on: }'
    const expected = ['--a=OFF', '--b=on', '--c=yes', '--d=no', '--e=ON']
    expect(argumentsOf(parsed(suiteText({ scenarios })), 'off')).toEqual(expected)
    expect(argumentsOf(parsed(`%YAML 1.1\n---\n${suiteText({ scenarios })}`), 'off')).toEqual(expected)
  })

  it('refuses the key __proto__', () => {
    expect(complaints(suiteText({ scenarios: 'scenarios: { off: { __proto__: { image: x } }, on: }' }))).toEqual([
      'suite.yml:5 : key "__proto__"',
    ])
  })

  it.each([
    ['', 1, 'an empty file'],
    ['# nothing yet\n', 1, 'an empty file'],
    ['~', 1, 'an empty file'],
    ['just text', 1, '"just text"'],
    ['42', 1, '42'],
    ['- a\n- b\n', 1, 'a list'],
    [`${suiteText()}---\nname: again\n`, 6, 'a second YAML document'],
    ['name: x\nthreads: [1, 2\ncontrol: y\n', 3, 'not valid YAML: '],
    ['name: x\n\tthreads: [1]\n', 2, 'not valid YAML: Tabs'],
    ['name: !secret x\n', 1, 'a YAML tag: '],
    ['name: x\nname: y\n', 2, 'a second "name"'],
  ])('refuses the text %j at line %d: %s', (text, line, found) => {
    const result = parse(text)
    expect(result.kind).toBe('problems')
    if (result.kind === 'ok') return
    expect(result.problems).toHaveLength(1)
    expect(result.problems[0].line).toBe(line)
    expect(result.problems[0].actual).toContain(found)
    expect(result.problems[0].allowed).not.toBe('')
  })

  it('refuses keys that are not text, and merges of anything but maps', () => {
    const merge = complaints(suiteText({ scenarios: 'scenarios: { off: { <<: 5 }, on: }' }))
    expect(merge).toEqual(['suite.yml:5 : something else than a map'])
    expect(complaints(suiteText({ more: '? [a, b]\n: 5' }))).toEqual([
      'suite.yml:6 : not valid YAML: With stringKeys, all keys must be strings',
    ])
  })

  it('accepts exactly 262,144 characters and refuses one more', () => {
    const text = suiteText({ more: '#' })
    expect(complaints(text.padEnd(262_144, '#'))).toEqual([])
    expect(complaints(text.padEnd(262_145, '#'))).toEqual(['suite.yml:1 : 262145 characters'])
  })

  it('reports an alias without an anchor, and an alias inside of its own anchor', () => {
    expect(complaints(suiteText({ more: 'dataset: *nowhere' }))).toEqual(['suite.yml:6 : *nowhere'])
    for (const scenarios of ['scenarios: &s { off: *s }', 'scenarios: &s { on: { <<: *s } }'])
      expect(complaints(suiteText({ scenarios }))).toEqual(['suite.yml:5 : *s'])
  })

  it('refuses an alias bomb, deep nesting and a long chain of merges within ten seconds of CPU time', async () => {
    const bomb = Array.from({ length: 20 }, (_, i) => `k${i}: &a${i} [${Array(9).fill(i === 0 ? 1 : `*a${i - 1}`)}]`)
    const merges = (i: number) => (i === 0 ? 'x: 1' : `<<: *a${i - 1}, x${i}: 1`)
    const chain = Array.from({ length: 2500 }, (_, i) => `k${i}: &a${i} { ${merges(i)} }`)
    const seconds = await cpuSeconds(() => {
      expect(complaints(bomb.join('\n'))).toEqual([expect.stringContaining('too many values')])
      expect(complaints([...chain, '<<: *a2499'].join('\n'))).toEqual([expect.stringContaining('too deep')])
      const shorter = [...chain.slice(0, 500), '<<: *a499'].join('\n')
      expect(complaints(shorter)).toEqual([expect.stringContaining('too many values')])
      expect(complaints('['.repeat(200_000))).toEqual([expect.stringContaining('too deep')])
    })
    expect(seconds).toBeLessThan(10)
  })
})

it('a problem of a suite shows control characters of the found value as escapes, and cuts it at 80 characters', () => {
  const text = suiteText({ name: `name: "\\e[31m\\u202e::error::\\n${'x'.repeat(200)}"` })
  const result = parse(text)
  const shown = result.kind === 'problems' ? formatProblems(result.problems) : ''
  // Escapes count as the one character that they stand for.
  expect(shown).toContain(`"\\u001b[31m\\u202e::error::\\n${'x'.repeat(63)}…"`)
  expect(shown.split('\n')).toHaveLength(1)
})

describe('the quantity', () => {
  it.each([
    ['45s', 45],
    ['5m', 300],
    ['1h30m', 5400],
    ['1h0m5s', 3605],
    ['1.5m', 90],
    [' 2h ', 7200],
  ])('%s is a duration of %d seconds', (text, seconds) => expect(parseDuration(text)).toBe(seconds))

  it.each(['', ' ', '5', 'm', '5 m', '30m1h', '-5m', '5M', '1e3s', '5m5m'])('%j is refused as a duration', (text) =>
    expect(parseDuration(text)).toBeUndefined(),
  )

  it.each([
    ['5%', 0.05],
    ['0.5%', 0.005],
    [0.05, 0.05],
    ['0.05', 0.05],
    ['.1', 0.1],
  ])('%j is read as the share %d', (written, fraction) => expect(parsePercentage(written)).toBe(fraction))

  it.each(['', '%', '5', 5, 1, '100%', '0%', 0, -0.1, '-1%', Number.NaN, Number.POSITIVE_INFINITY, '5 percent'])(
    '%j is refused as a percentage',
    (written) => expect(parsePercentage(written)).toBeUndefined(),
  )
})

describe('the shipped suite', () => {
  const files = readdirSync(SCENARIOS, { recursive: true, encoding: 'utf8' }).filter((file) => /\.ya?ml$/.test(file))
  const read = (path: string) => readFileSync(new URL(path, SCENARIOS), 'utf8')

  it.each(files)('%s has no problems', (file) => {
    const result = parseSuite(read(file), file, filesBy(read))
    expect(result.kind === 'problems' ? formatProblems(result.problems) : '').toBe('')
  })
})
