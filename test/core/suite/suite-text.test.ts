/** Suites that take keys from others, and every consumer by one option. */
import { describe, expect, it } from 'vitest'
import { argumentOf } from '../../../src/core/setting/setting.ts'
import { formatProblems, parseSuite } from '../../../src/core/suite/parse.ts'
import type { Suite } from '../../../src/core/suite/suite.ts'
import { filesBy } from '../../setup/option-files.ts'

const OTHER = `name: other
workloads: [oltp_read_only]
threads: [8]
control: off
gate: { tolerance: 3% }
scenarios:
  off: {}
  on:
    options: { general_log: ON }
`

function parse(text: string, files: Readonly<Record<string, string>> = { 'other.yml': OTHER }) {
  return parseSuite(
    text,
    'perf/own.yml',
    filesBy((path) => files[path]),
    undefined,
    (name) => (name === 'shipped' ? { file: '/shipped.yml', text: OTHER } : undefined),
  )
}

function suiteOf(text: string): Suite {
  const parsed = parse(text)
  if (parsed.kind === 'problems') throw new Error(formatProblems(parsed.problems))
  return parsed.suite
}

function problemsOf(text: string, files?: Readonly<Record<string, string>>): string {
  const parsed = parse(text, files)
  return parsed.kind === 'ok' ? '' : formatProblems(parsed.problems)
}

describe('a suite that extends another', () => {
  const suite = suiteOf('name: own\nextends: other.yml\nthreads: [1, 64]\n')

  it('has its own keys, and the keys of the other suite for the rest', () => {
    const { name, threads, control, workloads } = suite
    expect({ name, threads, control, workloads: workloads.map((each) => each.name) }).toEqual({
      name: 'own',
      threads: [1, 64],
      control: 'off',
      workloads: ['oltp_read_only'],
    })
    expect(suite.gate.tolerance.control).toBe(0.03)
  })

  it('has each setting at its place in the other file', () => {
    const [setting] = suite.scenarios[1]?.options ?? []
    expect([setting?.file, setting?.line]).toEqual(['perf/other.yml', 9])
    expect(suite.scenarios[1]?.place).toMatchObject({ file: 'perf/other.yml', line: 8 })
  })

  it('has lines for the keys of its own file only', () =>
    expect(Object.keys(suite.ruleLines ?? {})).toEqual(['name', 'extends', 'threads']))

  it('replaces all scenarios of the other suite by its own', () => {
    const { scenarios } = suiteOf('name: own\nextends: other.yml\ncontrol: a\nscenarios: { a: {}, b: {} }\n')
    expect(scenarios.map(({ name, place }) => `${name} ${place?.file}`)).toEqual(['a perf/own.yml', 'b perf/own.yml'])
  })

  it('may extend a shipped suite', () =>
    expect(suiteOf('name: own\nextends: shipped\n').scenarios[1]?.place?.file).toBe('/shipped.yml'))

  it('needs a name of its own', () =>
    expect(problemsOf('extends: other.yml\n')).toBe(
      'perf/own.yml:1: name: missing; allowed: a name of letters, digits, - _ and . (at most 64, a letter or digit first)',
    ))

  it('reports problems of the other file with their lines in that file', () => {
    const text = 'name: own\nextends: other.yml\nthreads: [0]\n'
    expect(problemsOf(text, { 'other.yml': OTHER.replace('{ general_log: ON }', 'ON') }).split('\n')).toEqual([
      expect.stringMatching(/^perf\/own\.yml:3: +threads\[0\]: 0; /),
      expect.stringMatching(/^perf\/other\.yml:9: +scenarios\.on\.options: "ON"; /),
    ])
  })

  it.each([
    [
      'that does not exist',
      'absent',
      {},
      /^perf\/own\.yml:2: extends: "absent", which does not exist; allowed: the name of a suite file/,
    ],
    [
      'in another folder',
      '../other.yml',
      {},
      /^perf\/own\.yml:2: extends: "..\/other.yml"; allowed: the name of a suite file/,
    ],
    ['that is no suite', 'list.yml', { 'list.yml': '[1]' }, /"list.yml", which is no suite/],
    ['that is no YAML', 'list.yml', { 'list.yml': '{' }, /^perf\/list\.yml:1: not valid YAML/],
    [
      'that itself extends a suite',
      'a.yml',
      { 'a.yml': 'extends: b.yml' },
      /"a.yml", which extends another one; allowed: a suite that extends none/,
    ],
  ])('is refused if it extends a suite %s', (_, name, files, message) =>
    expect(problemsOf(`name: own\nextends: ${name}\n`, files)).toMatch(message),
  )
})

describe('the option performance-schema-consumer-%', () => {
  const argumentsOf = (options: string) => {
    const { scenarios } = suiteOf(
      `name: own\nworkloads: [sort]\nthreads: [1]\nscenarios: { on: { options: ${options} } }\n`,
    )
    return scenarios[0].options.map(argumentOf)
  }

  it('becomes an option for every consumer, with the prefix "loose-" for consumers that some servers lack', () => {
    const all = argumentsOf('{ performance-schema-consumer-%: ON }')
    expect(all).toHaveLength(16)
    expect(all).toContain('--performance-schema-consumer-events-waits-history-long=ON')
    expect(all).toContain('--loose-performance-schema-consumer-events-statements-cpu=ON')
  })

  it('gives way to an option of one consumer, in any order and spelling', () => {
    const one = 'loose_performance_schema_consumer_statements_digest'
    const all = 'performance-schema-consumer-%'
    for (const options of [`{ ${one}: ON, ${all}: OFF }`, `{ ${all}: OFF, ${one}: ON }`]) {
      const digests = argumentsOf(options).filter((each) => /digest/.test(each))
      expect(digests).toEqual([`--${one}=ON`])
    }
  })

  it('is the only pattern that suites accept', () =>
    expect(() => argumentsOf('{ performance-schema-%: ON }')).toThrow(/key "performance-schema-%"/))
})
