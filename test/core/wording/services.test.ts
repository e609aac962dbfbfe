import { describe, expect, it } from 'vitest'
import type { Result } from '../../../src/core/result/result.ts'
import type { Study } from '../../../src/core/study/study.ts'
import {
  comparesServers,
  gridsOf,
  leadsOf,
  peaksOf,
  serversByScenario,
  winnersOf,
} from '../../../src/core/wording/services.ts'
import { effectOf } from '../../builders.ts'
import { comparisonOf, sweepResult } from '../../sweep-result.ts'

const WORKLOAD = 'oltp_read_only'
/** QPS by threads. */
type Figures = Readonly<Record<string, Readonly<Record<number, number>>>>

/** A run with these figures; each server has its own host, and starts differ by a hundredth. */
function run(figures: Figures, hosts: Readonly<Record<string, string>> = {}): Result {
  const scenarios = Object.keys(figures)
  const threads = [...new Set(Object.values(figures).flatMap((own) => Object.keys(own).map(Number)))]
  const whole = sweepResult({ scenarios, workloads: [WORKLOAD], threads })
  const cells = whole.cells.flatMap((cell) => {
    const qps = figures[cell.scenario]?.[cell.threads]
    return qps === undefined ? [] : [{ ...cell, qps }]
  })
  const [control = ''] = scenarios
  const comparisons = cells
    .filter(({ scenario }) => scenario !== control)
    .map(({ scenario, threads: level, qps }) => {
      const change = qps / (figures[control]?.[level] ?? qps) - 1
      const figure = { change, low: 0.98 * (1 + change) - 1, high: 1.02 * (1 + change) - 1 }
      const names = { scenario, reference: control, workload: WORKLOAD, threads: level }
      return comparisonOf({ ...names, ...figure, effect: effectOf(figure) })
    })
  const named = whole.scenarios.map((each) => ({ ...each, host: hosts[each.name] ?? each.name }))
  return { ...whole, cells, comparisons, scenarios: named }
}

const gridOf = (result: Result) => {
  const [grid] = gridsOf(result)
  if (grid === undefined) throw new Error('no workload at several levels')
  return grid
}

describe('the grid of a sweep', () => {
  it('has each level at which any scenario was measured', () => {
    const grid = gridOf(run({ one: { 4: 100, 16: 300 }, other: { 4: 90 } }))
    expect(grid.threads).toEqual([4, 16])
    expect(grid.scenarios).toEqual(['one', 'other'])
    expect(grid.cell('other', 16)).toBeUndefined()
  })

  it('does not exist for a workload at one level, nor without a control', () => {
    expect(gridsOf(run({ one: { 4: 100 }, other: { 4: 90 } }))).toEqual([])
    const whole = run({ one: { 4: 100, 16: 300 }, other: { 4: 90, 16: 200 } })
    expect(gridsOf({ ...whole, plan: { ...whole.plan, rules: ['base'] } })).toEqual([])
  })
})

describe('different servers', () => {
  const figures = { one: { 4: 100, 16: 300 }, other: { 4: 90, 16: 310 } }

  it('are those on other hosts, or of other versions', () => {
    expect(comparesServers(run(figures))).toBe(true)
    const same = run(figures, { one: 'h', other: 'h' })
    expect(comparesServers(same)).toBe(false)
    const scenarios = same.scenarios.map((each) => ({ ...each, server: { product: 'MySQL', version: each.name } }))
    expect(comparesServers({ scenarios })).toBe(true)
  })
})

describe('the winner of a grid', () => {
  const result = run({ one: { 4: 100, 8: 200, 16: 300 }, other: { 4: 150, 8: 250, 16: 200 } })
  const fastest = (threads: number, ...scenarios: readonly string[]) => ({ workload: WORKLOAD, threads, scenarios })
  const winners = (...of: Study['fastest']) => {
    const study = { control: 'one', levels: [], ranked: [], ranking: [], parting: [], fastest: of }
    return winnersOf(gridOf(result), study)
  }

  it('is named once for neighbouring levels, and together with others if they are not told apart', () => {
    expect(winners(fastest(4, 'other'), fastest(8, 'other'), fastest(16, 'one', 'other'))).toEqual([
      { threads: [4, 8], scenarios: ['other'] },
      { threads: [16], scenarios: ['one', 'other'] },
    ])
  })

  it('is nobody at a level at which nothing was compared', () => {
    expect(winners(fastest(8, 'one'), { ...fastest(4, 'other'), workload: 'another' })).toEqual([
      { threads: [8], scenarios: ['one'] },
    ])
    expect(winnersOf(gridOf(result), null)).toEqual([])
  })
})

it('the peak of each server is at its best level, the highest first', () => {
  const grid = gridOf(run({ one: { 4: 100, 16: 90 }, other: { 4: 80, 16: 120 } }))
  expect(peaksOf(grid)).toEqual([
    { scenario: 'other', threads: 16, qps: 120 },
    { scenario: 'one', threads: 4, qps: 100 },
  ])
})

describe('the lead of a server', () => {
  it('is A / B − 1 at each level, and the geometric mean on average', () => {
    const result = run({ one: { 4: 100, 16: 100 }, other: { 4: 200, 16: 800 } })
    const [lead] = leadsOf(gridOf(result), serversByScenario(result))
    expect(lead).toMatchObject({ scenario: 'other', others: ['one'] })
    expect(lead?.rows.map(({ threads, changes }) => [threads, ...changes])).toEqual([
      [4, 1],
      [16, 7],
    ])
    expect(lead?.averages[0]).toBeCloseTo(3, 12)
  })

  it('is unknown at a level at which one server was not measured, and averaged over the other levels', () => {
    const result = run({ one: { 4: 100, 16: 100 }, other: { 4: 200 } })
    const lead = leadsOf(gridOf(result), serversByScenario(result)).find(({ scenario }) => scenario === 'one')
    expect(lead?.rows.map(({ changes }) => changes)).toEqual([[-0.5], [undefined]])
    expect(lead?.averages).toEqual([-0.5])
  })

  it('is over other servers, not over other settings of the same server', () => {
    const figures = { one: { 4: 100, 16: 100 }, switched: { 4: 90, 16: 90 }, other: { 4: 80, 16: 80 } }
    const result = run(figures, { one: 'h', switched: 'h' })
    const leads = leadsOf(gridOf(result), serversByScenario(result))
    expect(leads.map(({ scenario, others }) => [scenario, others])).toEqual([
      ['one', ['other']],
      ['switched', ['other']],
      ['other', ['one', 'switched']],
    ])
  })
})
