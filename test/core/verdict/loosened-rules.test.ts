import { describe, expect, it } from 'vitest'
import { parseSuite } from '../../../src/core/suite/parse.ts'
import type { Suite } from '../../../src/core/suite/suite.ts'
import { byStricterRules, type DecidedByFlags, loosenedRules } from '../../../src/core/verdict/loosened-rules.ts'
import { toleranceOf } from '../../../src/core/verdict/tolerance.ts'
import { comparison, policy, scenario, suite, workload } from '../../builders.ts'

const NO_FLAGS: DecidedByFlags = {
  tolerance: undefined,
  onInconclusive: undefined,
  budgetSeconds: undefined,
  threads: undefined,
  workloads: undefined,
  scenarios: undefined,
}
const BASE = suite({
  workloads: [workload(), workload('writes')],
  threads: [1, 8],
  precision: 0.01,
  gate: policy({ onInconclusive: 'fail', byScenario: { on: { base: 0.02 } } }),
})

function changes(head: Partial<Suite>, flags: Partial<DecidedByFlags> = {}, base = BASE): object[] {
  const found = loosenedRules(base, { ...BASE, ...head }, { ...NO_FLAGS, ...flags })
  return found.map(({ file: _, line: __, ...change }) => change)
}

const gate = (overrides: Parameters<typeof policy>[0]) => ({ gate: { ...BASE.gate, ...overrides } })
const [READS, WRITES] = BASE.workloads

describe('a rule that is loosened', () => {
  it.each<[string, Partial<Suite>, object[]]>([
    [
      'a tolerance of everything',
      gate({ tolerance: { control: 0.05, base: 0.3, history: 0.1 } }),
      [{ what: 'tolerance', rule: 'base', of: null, before: 0.05, after: 0.3 }],
    ],
    [
      'one of a scenario',
      gate({ byScenario: { on: { base: 0.4 } } }),
      [{ what: 'tolerance', rule: 'base', of: 'scenario on', before: 0.02, after: 0.4 }],
    ],
    [
      'a stricter one of a scenario that is gone',
      gate({ byScenario: {} }),
      [{ what: 'tolerance', rule: 'base', of: 'scenario on', before: 0.02, after: 0.05 }],
    ],
    [
      'one of a workload that goes before a stricter one, though it is no higher than that of everything',
      gate({ byWorkload: { writes: { base: 0.05 } } }),
      [{ what: 'tolerance', rule: 'base', of: 'workload writes', before: 0.02, after: 0.05 }],
    ],
    [
      'what is done where nothing was decided',
      gate({ onInconclusive: 'pass' }),
      [{ what: 'on-inconclusive', before: 'fail', after: 'pass' }],
    ],
    ['another control', { control: 'on' }, [{ what: 'control', before: 'off', after: 'on' }]],
    ['a workload less', { workloads: [READS] }, [{ what: 'workload', before: 'writes', after: null }]],
    [
      'a workload that does something else under its name',
      { workloads: [READS, { ...(WRITES ?? READS), script: 'oltp_point_select' }] },
      [{ what: 'workload', before: 'writes', after: 'writes' }],
    ],
    ['a level less', { threads: [1] }, [{ what: 'threads', before: 8, after: null }]],
    ['a scenario less', { scenarios: [scenario('off')] }, [{ what: 'scenario', before: 'on', after: null }]],
    [
      'fewer rows',
      { dataset: { tables: 9, rows: 10 } },
      [{ what: 'dataset', before: { tables: 4, rows: 25_000 }, after: { tables: 9, rows: 10 } }],
    ],
    ['a smaller budget', { budgetSeconds: 20 }, [{ what: 'budget', before: 60, after: 20 }]],
    ['figures that are known less well', { precision: undefined }, [{ what: 'precision', before: 0.01, after: null }]],
  ])('is %s', (_, head, expected) => expect(changes(head)).toEqual(expected))

  it('is not what is as it was, nor what is stricter, nor what is new', () => {
    expect(changes({})).toEqual([])
    const stricter = gate({
      tolerance: { control: 0.01, base: 0.01, history: 0.01 },
      byScenario: { on: { base: 0.01 } },
    })
    const more = { threads: [1, 8, 64] as const, scenarios: [...BASE.scenarios, scenario('all')] as const }
    expect(
      changes({ ...stricter, ...more, budgetSeconds: 90, precision: 0.005, dataset: { tables: 5, rows: 30_000 } }),
    ).toEqual([])
  })

  it('is not what a flag decides', () => {
    const loose = {
      ...gate({ tolerance: { control: 0.9, base: 0.9, history: 0.9 }, onInconclusive: 'pass' }),
      budgetSeconds: 20,
    }
    expect(changes(loose, { tolerance: 0.05, onInconclusive: 'fail', budgetSeconds: 60 })).toEqual([])
    const fewer = { workloads: [READS] as const, threads: [1] as const, scenarios: [scenario('off')] as const }
    expect(changes(fewer, { workloads: [READS.name], threads: [1], scenarios: ['off'] })).toEqual([])
  })

  it('has the line at which it stands now', () => {
    const text = (tolerance: string) =>
      `name: s\nworkloads: [oltp_read_only]\nthreads: [1]\nscenarios:\n  on: {}\ngate:\n  tolerance: 5%\n  scenarios:\n    on: ${tolerance}\nbudget: 1m\n`
    const [before, after] = ['5%', '50%'].map((tolerance) => {
      const parsed = parseSuite(text(tolerance), 'suite.yml', () => undefined)
      if (parsed.kind !== 'ok') throw new Error('the suite is wrong')
      return parsed.suite
    })
    if (before === undefined || after === undefined) throw new Error('two are wanted')
    const lines = loosenedRules(before, { ...after, budgetSeconds: 5 }, NO_FLAGS).map(({ what, line }) => [what, line])
    expect(lines).toEqual([...Array(3).fill(['tolerance', 9]), ['budget', 10]])
  })
})

describe('the stricter rules', () => {
  it('are those of the base where the change loosens them, and else its own', () => {
    const head = {
      ...BASE,
      ...gate({ tolerance: { control: 0.01, base: 0.3, history: 0.1 }, onInconclusive: 'pass', byScenario: {} }),
      ...{ budgetSeconds: 20, dataset: { tables: 1, rows: 10 }, precision: 0.5 },
    }
    const held = byStricterRules(BASE, head, loosenedRules(BASE, head, NO_FLAGS))
    expect(held).toMatchObject({
      budgetSeconds: 60,
      dataset: BASE.dataset,
      precision: 0.01,
      gate: { onInconclusive: 'fail' },
    })
    const tolerated = (rule: 'control' | 'base') => toleranceOf(comparison({ rule, scenario: 'on' }), held.gate).share
    expect([tolerated('control'), tolerated('base')]).toEqual([0.01, 0.02])
    expect(byStricterRules(BASE, BASE, [])).toEqual(BASE)
  })
})
