/** The JSON Schemas for editors and other programs: they accept and refuse the same as the parsers. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Ajv } from 'ajv'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { resultJsonSchema, suiteJsonSchema } from '../scripts/schemas.ts'
import type { JsonSchema } from '../scripts/suite-docs.ts'
import { DURATION_PATTERN, PERCENTAGE_PATTERN, parseDuration, parsePercentage } from '../src/core/quantities.ts'
import { formatProblems, parseSuite } from '../src/core/suite/parse.ts'
import { result } from './builders.ts'
import { filesBy } from './setup/option-files.ts'

const ROOT = resolve(import.meta.dirname, '..')
const FIXTURES = join(ROOT, 'test/fixtures')
/** Unknown keywords are errors, so that none is misspelt. */
const ajv = new Ajv({ allErrors: true, strictTypes: false, strictTuples: false, allowMatchingProperties: true })
const suiteSchema = suiteJsonSchema()
const isSuite = ajv.compile(suiteSchema)
const isResult = ajv.compile(resultJsonSchema())

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

/** A YAML text as editors read it. */
function yaml(text: string): unknown {
  return parse(text, { merge: true, uniqueKeys: false })
}

/** `PATH: MESSAGE` of everything that the schema has against a suite. */
function refusals(suite: unknown): string[] {
  return isSuite(suite) ? [] : (isSuite.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message}`)
}

/** The parser's problems with it; option files and scripts all exist. */
function problems(suite: unknown): string {
  const parsed = parseSuite(
    stringify(suite),
    'suite.yml',
    filesBy(() => '[mysqld]\n'),
  )
  return parsed.kind === 'ok' ? '' : formatProblems(parsed.problems)
}

describe('the schema of suites accepts', () => {
  const shipped = readdirSync(join(ROOT, 'scenarios')).filter((file) => file.endsWith('.yml'))
  it.each(shipped)('scenarios/%s, which has a comment that names the schema', (file) => {
    const text = read(`scenarios/${file}`)
    const [, named = ''] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(text) ?? []
    expect(join('scenarios', named)).toBe('schemas/suite.schema.json')
    expect(refusals(yaml(text))).toEqual([])
  })

  it('a suite with a value of every kind', () =>
    expect(refusals(yaml(read('test/fixtures/suites/complete.yml')))).toEqual([]))
})

/** A small suite whose workloads go with any data. */
const BASE = {
  name: 'small',
  workloads: [{ name: 'oltp_read_only', script: 'own.lua' }],
  threads: [1],
  control: 'before',
  scenarios: { before: {}, after: {} },
}

type Path = readonly (string | number)[]

/** Every place of a suite in the schema, with its schema. */
function placesIn(schema: JsonSchema, path: Path = []): { readonly path: Path; readonly schema: JsonSchema }[] {
  const below = (value: unknown, step: string | number) =>
    isMap(value) ? placesIn(value as JsonSchema, [...path, step]) : []
  return [
    { path, schema },
    ...(schema.anyOf ?? []).flatMap((form) => placesIn(form, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, value]) => below(value, key)),
    ...below(schema.additionalProperties, path.at(-1) === 'workloads' ? 'oltp_read_only' : 'after'),
    ...below(schema.items, 0),
  ]
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function withValue(value: unknown, [step, ...rest]: Path, leaf: unknown): unknown {
  if (step === undefined) return leaf
  if (typeof step === 'string') {
    const map = isMap(value) ? value : {}
    return { ...map, [step]: withValue(map[step], rest, leaf) }
  }
  const list = Array.isArray(value) ? value : []
  return [...list.slice(0, step), withValue(list[step], rest, leaf), ...list.slice(step + 1)]
}

const places = placesIn(suiteSchema)

describe('the schema of suites contains', () => {
  const defaults = places.flatMap(({ path, schema }) =>
    schema.default === undefined ? [] : [[path.join('.'), path, schema.default] as const],
  )
  it.each(defaults)('a default of %s that parser and schema accept', (_, path, value) => {
    const suite = withValue(BASE, path, value)
    expect(problems(suite)).toBe('')
    expect(refusals(suite)).toEqual([])
  })

  it('a description of each key', () => {
    const keys = places.flatMap(({ schema }) => Object.entries(schema.properties ?? {}))
    const isBare = ([, key]: [string, unknown]) => !(isMap(key) && /^\S.+[^.]$/.test(String(key.description)))
    expect(keys.filter(isBare).map(([key]) => key)).toEqual([])
    expect(keys.length).toBeGreaterThan(30)
  })
})

describe('the schema of suites, like the parser,', () => {
  const after = (scenario: string) => `scenarios: { before: {}, after: ${scenario} }`
  const options = (written: string) => `workloads: [{ script: read_write_pct, options: ${written} }]`

  it.each([
    ['nam: x', ''],
    ['name: a b', '/name'],
    ['server: docker', '/server'],
    ['server: { image: mysql, binary: /x }', '/server'],
    ['server: { image: -v }', '/server/image'],
    ['server: { binary: -x }', '/server/binary'],
    ['server: { dsn: "postgres://u@h" }', '/server/dsn'],
    ['server: { socket: /x }', '/server'],
    ['dataset: { tables: 0 }', '/dataset/tables'],
    ['dataset: { tables: 1001 }', '/dataset/tables'],
    ['dataset: { rows: many }', '/dataset/rows'],
    ['dataset: { rows: 2.5 }', '/dataset/rows'],
    ['dataset: { row: 3 }', '/dataset'],
    ['dataset: { tpch: 101 }', '/dataset/tpch'],
    ['dataset: ', '/dataset'],
    ['workloads: []', '/workloads'],
    ['workloads: oltp_read_only', '/workloads'],
    ['workloads: [oltp_reed_only]', '/workloads/0'],
    ['workloads: [{ script: oltp_reed_only }]', '/workloads/0/script'],
    ['workloads: [{ name: x }]', '/workloads/0'],
    ['workloads: [{ name: a b, script: sort }]', '/workloads/0/name'],
    [options('{ read-percent: 101 }'), '/workloads/0/options/read-percent'],
    [options('{ read_percent: -1 }'), '/workloads/0/options/read_percent'],
    [options('{ read-pct: 4 }'), '/workloads/0/options'],
    [options('{ tables: 4 }'), '/workloads/0/options'],
    ['workloads: [{ script: connect, options: { x: 4 } }]', '/workloads/0/options'],
    ['workloads: [{ script: oltp_insert, options: { skip-trx: maybe } }]', '/workloads/0/options/skip-trx'],
    ['threads: [0]', '/threads/0'],
    ['threads: [1025]', '/threads/0'],
    ['threads: [1.5]', '/threads/0'],
    ['threads: [many]', '/threads/0'],
    ['threads: [4, 8, 4]', '/threads'],
    ['threads: []', '/threads'],
    ['threads: 8', '/threads'],
    ['scenarios: {}', '/scenarios'],
    ['scenarios: [before, after]', '/scenarios'],
    ['scenarios: { before: {}, "a b": {} }', '/scenarios'],
    [after('5'), '/scenarios/after'],
    [after('{ optons: {} }'), '/scenarios/after'],
    [after('{ options: [a] }'), '/scenarios/after/options'],
    [after('{ options: { --skip-log-bin: } }'), '/scenarios/after/options'],
    [after('{ options: { a: [] } }'), '/scenarios/after/options/a'],
    [after('{ options: { a: { b: 1 } } }'), '/scenarios/after/options/a'],
    [after('{ options: { a: [1, [2]] } }'), '/scenarios/after/options/a/1'],
    [after('{ sql: UPDATE x }'), '/scenarios/after/sql'],
    [after('{ sql: [""] }'), '/scenarios/after/sql/0'],
    [after('{ config: 5 }'), '/scenarios/after/config'],
    [after('{ image: "" }'), '/scenarios/after/image'],
    [after('{ image: mysql, dsn: "mysql://u@h?tls=off" }'), '/scenarios/after'],
    [after('{ dsn: [] }'), '/scenarios/after/dsn'],
    ['gate: { tolerance: 5 }', '/gate/tolerance'],
    ['gate: { tolerance: 100% }', '/gate/tolerance'],
    ['gate: { tolerance: { base: -5% } }', '/gate/tolerance/base'],
    ['gate: { tolerance: { bse: 5% } }', '/gate/tolerance'],
    ['gate: { workloads: { oltp_read_only: lots } }', '/gate/workloads/oltp_read_only'],
    ['gate: { fail_on: none }', '/gate'],
    ['gate: { fail-on: slow }', '/gate/fail-on'],
    ['budget: 5', '/budget'],
    ['budget: soon', '/budget'],
    ['precision: 1', '/precision'],
  ])('refuses the key or value %s', (text, path) => {
    const suite = { ...BASE, ...(yaml(text) as object) }
    expect(problems(suite)).not.toBe('')
    expect(refusals(suite).map((refusal) => refusal.slice(0, refusal.indexOf(':')))).toContain(path)
  })

  it.each(['name', 'workloads', 'threads', 'control', 'scenarios'])('refuses a suite without %s', (key) => {
    const suite = Object.fromEntries(Object.entries(BASE).filter(([each]) => each !== key))
    expect(problems(suite)).not.toBe('')
    expect(refusals(suite)).toContain(`: must have required property '${key}'`)
  })

  it('accepts a suite without a control if it has a single scenario', () => {
    const { control: _, ...suite } = { ...BASE, scenarios: { alone: null } }
    expect(problems(suite)).toBe('')
    expect(refusals(suite)).toEqual([])
  })

  it('accepts everything that the parser accepts', () => {
    const words = ['', ...'5% 5m 1h oltp_insert sort own.lua before all auto pass mysql:8.4 x'.split(' ')]
    const leaf = fc.oneof(
      fc.constantFrom<unknown>(...words, 0, 1, 4, 1.5, 0.05, true, false, null, 'mysql://u@h?tls=off', [], {}, [1, 8]),
      fc.constantFrom<unknown>(['x'], { a: 1 }, { a: [1, null] }, { base: '5%' }, { script: 'sort' }, [
        { script: 'sort' },
      ]),
      fc.jsonValue({ maxDepth: 2 }),
    )
    const change = fc.tuple(fc.constantFrom(...places.map(({ path }) => path)), leaf)
    let taken = 0
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 2 }), (changes) => {
        const suite = changes.reduce<unknown>((value, [path, written]) => withValue(value, path, written), BASE)
        if (problems(suite) !== '') return
        taken += 1
        expect(refusals(suite)).toEqual([])
      }),
      { numRuns: 1000 },
    )
    expect(taken).toBeGreaterThan(20)
  })
})

describe('the patterns of the schemas', () => {
  const text = fc.array(fc.constantFrom(...'0159.%hms '), { maxLength: 8 }).map((characters) => characters.join(''))
  it.each([
    ['durations', DURATION_PATTERN, parseDuration],
    ['percentages', PERCENTAGE_PATTERN, parsePercentage],
  ] as const)('match exactly the %s that the parser accepts', (_, pattern, parsed) => {
    const expression = new RegExp(pattern, 'u')
    fc.assert(
      fc.property(text, (written) => {
        expect(expression.test(written)).toBe(parsed(written) !== undefined)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('the schema of results', () => {
  const written = readdirSync(join(FIXTURES, 'results'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/result.json'))
    .map((file) => join('results', file))
  const fresh = () => JSON.parse(JSON.stringify(result())) as Record<string, unknown>

  it.each(written)('accepts the recorded result %s', (file) => {
    isResult(JSON.parse(readFileSync(join(FIXTURES, file), 'utf8')))
    expect(isResult.errors).toBeNull()
  })
  it('is checked with more than five recorded results', () => expect(written.length).toBeGreaterThan(5))

  it('accepts the result that a run writes now', () => {
    isResult(fresh())
    expect(isResult.errors).toBeNull()
  })

  it.each([
    ['a result of another version of the schema', { schemaVersion: 2 }],
    ['a verdict that does not exist', { verdict: 'maybe' }],
    ['cells that are no list', { cells: {} }],
    ['a text for seconds', { seconds: '61' }],
  ])('refuses %s', (_, change) => expect(isResult({ ...fresh(), ...change })).toBe(false))

  it('refuses a result without comparisons', () => {
    const { comparisons: _, ...rest } = fresh()
    expect(isResult(rest)).toBe(false)
  })
})
