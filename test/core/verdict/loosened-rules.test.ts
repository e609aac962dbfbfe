import { describe, expect, it } from 'vitest'
import { parseDsn } from '../../../src/core/suite/dsn.ts'
import { parseSuite } from '../../../src/core/suite/parse.ts'
import type { Rule, Scenario, Suite } from '../../../src/core/suite/suite.ts'
import {
  byStricterRules,
  type DecidedByFlags,
  loosenedRules,
  takesAway,
  withTimeForCells,
} from '../../../src/core/verdict/loosened-rules.ts'
import { toleranceOf } from '../../../src/core/verdict/tolerance.ts'
import type { RuleChange } from '../../../src/core/warnings/warnings.ts'
import { comparison, policy, scenario, suite, workload } from '../../builders.ts'
import { filesBy } from '../../setup/option-files.ts'

const NO_FLAGS: DecidedByFlags = {
  tolerance: undefined,
  onInconclusive: undefined,
  onNotMeasured: undefined,
  budgetSeconds: undefined,
  threads: undefined,
  workloads: undefined,
  scenarios: undefined,
}
const BASE = suite({
  workloads: [workload(), workload('writes')],
  threads: [1, 8],
  precision: 0.01,
  gate: policy({ onInconclusive: 'fail', onNotMeasured: 'fail', byScenario: { on: { base: 0.02 } } }),
})

function changes(head: Partial<Suite>, flags: Partial<DecidedByFlags> = {}, base = BASE): object[] {
  const found = loosenedRules(base, { ...BASE, ...head }, { ...NO_FLAGS, ...flags })
  return found.map(({ file: _, line: __, key: ___, ...change }) => change)
}

function suiteOf(text: string): Suite {
  const parsed = parseSuite(text, 'suite.yml', filesBy())
  if (parsed.kind !== 'ok') throw new Error('the suite is wrong')
  return parsed.suite
}

const gate = (overrides: Parameters<typeof policy>[0]) => ({ gate: { ...BASE.gate, ...overrides } })
const [READS, WRITES] = BASE.workloads

const raised = (before: number, after: number) => ({ what: 'tolerance', before, after })
const smaller = (after: Suite['dataset']) => ({ what: 'dataset', before: BASE.dataset, after })
const WRITE = WRITES ?? READS
const OTHER_WORKLOAD = { what: 'workload', before: 'writes', after: 'writes' }

describe('a rule that is loosened', () => {
  it.each<[string, Partial<Suite>, object, string]>([
    [
      'a tolerance of everything',
      gate({ tolerance: { control: 0.05, base: 0.3, baseline: 0.1 } }),
      raised(0.05, 0.3),
      'gate.tolerance.base',
    ],
    ['one of a scenario', gate({ byScenario: { on: { base: 0.4 } } }), raised(0.02, 0.4), 'gate.scenarios.on'],
    ['a stricter one of a scenario that is gone', gate({ byScenario: {} }), raised(0.02, 0.05), 'gate.scenarios.on'],
    [
      'one of a workload that goes before a stricter one, though it is no higher than that of everything',
      gate({ byWorkload: { writes: { base: 0.05 } } }),
      raised(0.02, 0.05),
      'gate.workloads.writes',
    ],
    [
      'what is done where nothing was decided',
      gate({ onInconclusive: 'pass' }),
      { what: 'on-inconclusive', before: 'fail', after: 'pass' },
      'gate.on-inconclusive',
    ],
    [
      'what is done where nothing was measured',
      gate({ onNotMeasured: 'pass' }),
      { what: 'on-not-measured', before: 'fail', after: 'pass' },
      'gate.on-not-measured',
    ],
    ['another control', { control: 'on' }, { what: 'control', before: 'off', after: 'on' }, 'control'],
    ['a workload less', { workloads: [READS] }, { what: 'workload', before: 'writes', after: null }, 'workloads'],
    ['another script', { workloads: [READS, { ...WRITE, script: 'connect' }] }, OTHER_WORKLOAD, 'workloads'],
    ['other options', { workloads: [READS, { ...WRITE, options: { a: 'on' } }] }, OTHER_WORKLOAD, 'workloads'],
    ['another text of a script', { workloads: [READS, { ...WRITE, source: 'x' }] }, OTHER_WORKLOAD, 'workloads'],
    ['a level less', { threads: [1] }, { what: 'threads', before: 8, after: null }, 'threads'],
    ['a scenario less', { scenarios: [scenario('off')] }, { what: 'scenario', before: 'on', after: null }, 'scenarios'],
    ['fewer rows', { dataset: { tables: 9, rows: 10 } }, smaller({ tables: 9, rows: 10 }), 'dataset'],
    ['fewer tables of more rows', { dataset: { tables: 3, rows: 9e4 } }, smaller({ tables: 3, rows: 9e4 }), 'dataset'],
    [
      "TPC-H's tables in the place of sysbench's",
      { dataset: { ...BASE.dataset, tpch: 10 } },
      smaller({ ...BASE.dataset, tpch: 10 }),
      'dataset',
    ],
    ['a smaller budget', { budgetSeconds: 20 }, { what: 'budget', before: 60, after: 20 }, 'budget'],
    [
      'another server',
      { server: { kind: 'binary', name: '/opt/quick/mysqld' } },
      { what: 'server', before: 'any', after: 'binary /opt/quick/mysqld' },
      'server',
    ],
    ['another name', { name: 'mine' }, { what: 'name', before: BASE.name, after: 'mine' }, 'name'],
    ['more cells in the same time', { threads: [1, 8, 64] }, { what: 'cells', before: 8, after: 12 }, 'workloads'],
    ['no precision', { precision: undefined }, { what: 'precision', before: 0.01, after: null }, 'precision'],
    ['half the precision', { precision: 0.02 }, { what: 'precision', before: 0.01, after: 0.02 }, 'precision'],
  ])('is %s, and has the line of its key', (_, head, expected, key) => {
    expect(changes(head)).toEqual([expected])
    const found = loosenedRules(BASE, { ...BASE, ...head, ruleLines: { [key]: 7 } }, NO_FLAGS)
    expect(found).toMatchObject([{ key: expect.stringMatching(new RegExp(`^${key}`)), line: 7 }])
  })

  it('is not what is as it was, nor what is stricter, nor what is new, nor a program that is measured as a change', () => {
    expect(changes({})).toEqual([])
    const of = (name: string) => ({ ...BASE, server: { kind: 'image', name } as const })
    expect(loosenedRules(of('mysql:8.0'), of('mysql:9.7'), NO_FLAGS)).toEqual([])
    const stricter = gate({
      tolerance: { control: 0.01, base: 0.01, baseline: 0.01 },
      byScenario: { on: { base: 0.01 } },
    })
    const more = { threads: [1, 8, 64] as const, scenarios: [...BASE.scenarios, scenario('all')] as const }
    expect(changes({ ...stricter, ...more, budgetSeconds: 9 * BASE.budgetSeconds, precision: 0.005 })).toEqual([])
  })

  it.each<[string, number | undefined, number | undefined, number]>([
    ['a smaller scale', 10, 1, 1],
    ['the same scale', 10, 10, 0],
    ['a larger scale', 1, 10, 1],
    ["sysbench's tables again", 10, undefined, 1],
  ])("of TPC-H's tables by %s", (_, before, after, found) => {
    const sized = (tpch: number | undefined) => ({ dataset: { ...BASE.dataset, tpch } })
    expect(changes(sized(after), {}, { ...BASE, ...sized(before) })).toHaveLength(found)
  })

  it('is not the order in which the options of a workload stand', () => {
    const having = (options: Record<string, string>) => ({ workloads: [workload('reads', { options })] as const })
    const base = { ...BASE, ...having({ a: '1', b: '2' }) }
    expect(changes(having({ b: '2', a: '1' }), {}, base)).toEqual([])
  })

  it('is no precision where none was asked for', () => {
    expect(changes({ precision: 0.5 }, {}, { ...BASE, precision: undefined })).toEqual([])
  })

  it.each<[string, Partial<Suite>, Partial<DecidedByFlags>]>([
    ['a workload', { workloads: [READS] }, { workloads: ['writes'] }],
    ['a scenario', { scenarios: [scenario('off')] }, { scenarios: ['on'] }],
  ])('is %s that is gone though a flag asks for it', (_, head, flags) => expect(changes(head, flags)).toHaveLength(1))

  it('is not what a flag decides', () => {
    const loose = {
      ...gate({ tolerance: { control: 0.9, base: 0.9, baseline: 0.9 }, onInconclusive: 'pass', onNotMeasured: 'pass' }),
      budgetSeconds: 20,
    }
    expect(
      changes(loose, {
        tolerance: { control: 0.05, base: 0.05, baseline: 0.1 },
        onInconclusive: 'fail',
        onNotMeasured: 'fail',
        budgetSeconds: 60,
      }),
    ).toEqual([])
    const fewer = { workloads: [READS] as const, threads: [1] as const, scenarios: [scenario('off')] as const }
    expect(changes(fewer, { workloads: [READS.name], threads: [1], scenarios: ['off'] })).toEqual([])
  })

  it('has the line at which it stands now', () => {
    const text = (tolerance: string) =>
      `name: s\nworkloads: [oltp_read_only]\nthreads: [1]\nscenarios:\n  on: {}\ngate:\n  tolerance: 5%\n  scenarios:\n    on: ${tolerance}\nbudget: 1m\n`
    const after = { ...suiteOf(text('50%')), budgetSeconds: 5 }
    const lines = loosenedRules(suiteOf(text('5%')), after, NO_FLAGS).map(({ what, line }) => [what, line])
    expect(lines).toEqual([...Array(2).fill(['tolerance', 9]), ['budget', 10]])
  })
})

it('the line of a loosened rule is the first where the suite does not say it any more', () => {
  for (const head of [{ control: 'on', ruleLines: {} }, { control: 'on' }])
    expect(loosenedRules(BASE, { ...BASE, ...head }, NO_FLAGS)).toMatchObject([{ line: 1 }])
})

describe('what stands beside the option files of a scenario', () => {
  const inFile = (value: string) => ({ name: 'slow_query_log', value, group: 'mysqld', file: 'my.cnf', line: 2 })
  const inSuite = (value: string) => ({ ...inFile(value), group: undefined, file: 'suite.yml' })
  const sql = [{ value: 'SET GLOBAL slow_query_log = OFF', file: 'suite.yml', line: 3 }]
  const suiteWith = (own: Partial<Scenario>): Suite => ({
    ...BASE,
    scenarios: [BASE.scenarios[0], scenario('on', { config: ['my.cnf'], options: [inFile('OFF')], ...own })],
  })
  const base = suiteWith({})

  it.each<[string, Partial<Scenario>]>([
    ['an option', { options: [inFile('ON'), inSuite('OFF')] }],
    ['a statement', { options: [inFile('ON')], sql }],
    ['an image', { options: [inFile('ON')], program: { kind: 'image', name: 'mysql:quick' } }],
    ['an option beside a file that is not read', { options: [{ ...inSuite('x'), name: '!include /x' }], sql }],
  ])('may hide what changes in them: %s', (_, own) => {
    const head = suiteWith(own)
    const loosened = loosenedRules(base, head, NO_FLAGS)
    expect(loosened).toMatchObject([{ what: 'beside-files', after: 'on' }])
    const [, held] = byStricterRules(base, head, loosened).scenarios
    expect(held).toMatchObject({ options: own.options?.slice(0, 1), sql: [] })
    expect(held?.program).toBeUndefined()
  })

  it.each<[string, Partial<Scenario>]>([
    ['the files', { options: [inFile('ON')] }],
    ['the suite', { options: [inFile('OFF'), inSuite('ON')], sql }],
  ])('is the change itself where only %s changed', (_, own) =>
    expect(loosenedRules(base, suiteWith(own), NO_FLAGS)).toEqual([]),
  )

  it('cannot be told where a scenario names other files', () => {
    const loosened = loosenedRules(base, suiteWith({ config: ['harmless.cnf'] }), NO_FLAGS)
    expect(loosened).toMatchObject([{ what: 'config', before: 'on' }])
    expect(loosened.filter(takesAway)).toHaveLength(1)
  })
})

it.each<[RuleChange['what'], boolean]>([
  ['control', true],
  ['workload', true],
  ['threads', true],
  ['scenario', true],
  ['budget', false],
  ['precision', false],
  ['on-inconclusive', false],
  ['on-not-measured', false],
])('what only the suite of before could measure is taken away by %s: %s', (what, expected) =>
  expect(takesAway({ what })).toBe(expected),
)

it.each([
  [8, 12, 90],
  [8, 800, 240],
])(
  'the time for cells that a change adds where %i become %i is in proportion, but not for ever',
  (before, after, budgetSeconds) => {
    const added = [{ what: 'cells', key: 'workloads', before, after }] as const
    const head = { ...BASE, budgetSeconds: 70 }
    expect(withTimeForCells(BASE, head, added)).toEqual({ ...BASE, budgetSeconds })
    expect(withTimeForCells(BASE, head, [])).toBe(head)
  },
)

describe('the control’s own settings', () => {
  const slow = scenario('off', { sql: [{ value: 'SET GLOBAL general_log = ON', file: 'suite.yml', line: 3 }] })
  const head = { ...BASE, scenarios: [slow, ...BASE.scenarios.slice(1)] as unknown as Suite['scenarios'] }
  const found = (rules: readonly Rule[]) => loosenedRules(BASE, head, NO_FLAGS, rules).map(({ what }) => what)

  it('are told where nothing is compared with what it was', () => {
    expect(found(['control'])).toEqual(['control-settings'])
    expect(found(['control', 'base'])).toEqual([])
  })
})

describe('servers that scenarios name by their addresses', () => {
  const at = (host: string): Suite => {
    const parsed = parseDsn(`mysql://bench@${host}:3306?tls=off`)
    if (parsed.kind === 'problem') throw new Error(parsed.allowed)
    return { ...BASE, scenarios: [scenario('off'), scenario('on', { endpoint: parsed.endpoint })] }
  }

  it('are those of the base', () => {
    const [base, head] = [at('slow.example'), at('quick.example')]
    const loosened = loosenedRules(base, head, NO_FLAGS)
    expect(loosened).toMatchObject([
      { what: 'server', before: 'dsn slow.example:3306', after: 'dsn quick.example:3306' },
    ])
    expect(byStricterRules(base, head, loosened).scenarios[1]?.endpoint).toEqual(base.scenarios[1]?.endpoint)
  })
})

describe('the stricter rules', () => {
  it('are those of the base where the change loosens them, and else its own', () => {
    const head = {
      ...BASE,
      ...gate({ tolerance: { control: 0.01, base: 0.3, baseline: 0.1 }, byScenario: {} }),
      ...gate({
        onInconclusive: 'pass',
        onNotMeasured: 'pass',
        tolerance: { control: 0.01, base: 0.3, baseline: 0.1 },
      }),
      ...{ budgetSeconds: 20, dataset: { tables: 1, rows: 10 }, precision: 0.5 },
    }
    const held = byStricterRules(BASE, head, loosenedRules(BASE, head, NO_FLAGS))
    expect(held).toMatchObject({
      budgetSeconds: 60,
      dataset: BASE.dataset,
      precision: 0.01,
      gate: { onInconclusive: 'fail', onNotMeasured: 'fail' },
    })
    const tolerated = (rule: 'control' | 'base') => toleranceOf(comparison({ rule, scenario: 'on' }), held.gate).share
    expect([tolerated('control'), tolerated('base')]).toEqual([0.01, 0.02])
    expect(byStricterRules(BASE, BASE, [])).toEqual(BASE)
  })

  it('leave what is stricter as it is, whatever else was loosened', () => {
    const head = {
      ...BASE,
      ...gate({ onInconclusive: 'fail', onNotMeasured: 'fail' }),
      budgetSeconds: 20,
      precision: 0.005,
    }
    expect(byStricterRules(BASE, head, [{ what: 'budget', key: 'budget', before: 60, after: 20 }])).toEqual({
      ...head,
      budgetSeconds: 60,
    })
  })
})

describe('the limit of a cost', () => {
  const limit = (share: number) => ({ share, from: 'suite' })
  const base = { ...BASE, ...gate({ costs: { written: limit(0.2), memory: limit(0.1) } }) }

  it('is loosened where it is wider, or none any more', () => {
    expect(changes(gate({ costs: { written: limit(0.5) } }), {}, base)).toEqual([
      { what: 'cost', before: 0.2, after: 0.5 },
      { what: 'cost', before: 0.1, after: null },
    ])
    expect(changes(gate({}), {}, base)).toHaveLength(2)
  })

  it('is not where it is lower or new, nor where a flag decides', () => {
    const costs = { written: limit(0.2), memory: limit(0.05), p99: limit(0.5) }
    expect(changes(gate({ costs }), {}, base)).toEqual([])
    expect(changes(gate({}), { costs: { written: 0.3, memory: 0.3 } }, base)).toEqual([])
  })

  it('is that of the base where that is lower, and that of the change where it is lower or new', () => {
    const head = { ...base, ...gate({ costs: { written: limit(0.5), p99: limit(0.25), fsyncs: limit(0.01) } }) }
    const { costs } = byStricterRules(base, head, loosenedRules(base, head, NO_FLAGS)).gate
    expect(costs).toEqual({
      written: { share: 0.2, from: 'suite, of the base' },
      fsyncs: limit(0.01),
      memory: { share: 0.1, from: 'suite, of the base' },
      p99: limit(0.25),
    })
  })

  it('has the line at which it stands now', () => {
    const text = (share: string) =>
      `name: s\nworkloads: [oltp_read_only]\nthreads: [1]\nscenarios:\n  on: {}\ngate:\n  costs:\n    p95: 5%\n    written: ${share}\n`
    expect(loosenedRules(suiteOf(text('5%')), suiteOf(text('50%')), NO_FLAGS)).toMatchObject([
      { what: 'cost', line: 9 },
    ])
  })
})
