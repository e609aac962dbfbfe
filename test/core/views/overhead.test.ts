import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type PairEffect, rankScenarios } from '../../../src/core/comparison/ranking.ts'
import type { Result } from '../../../src/core/result/result.ts'
import { huber, isSample } from '../../../src/core/stats/robust.ts'
import { overheads, overheadTable } from '../../../src/core/views/overhead.ts'
import { change } from '../../../src/core/wording/figures.ts'
import { resultCell, sweepResult } from '../../builders.ts'

interface PublishedRow {
  readonly product?: string
  readonly workload?: string
  readonly threads: number
  readonly qps: Readonly<Record<string, number>>
  readonly printedReductionPercent?: Readonly<Record<string, number>>
}

interface Study {
  readonly control: string
  readonly printedRanking: string
  readonly cpuCapacity: Readonly<Record<string, number>>
  readonly rows: readonly PublishedRow[]
}

const FIXTURE = join(import.meta.dirname, '../../fixtures/published.json')
const STUDIES = JSON.parse(readFileSync(FIXTURE, 'utf8')) as Readonly<
  Record<'pfs-rds-polardb' | 'pfs-alibaba-blog' | 'cloud-rds-2024-09', Study>
>

/**
 * Percentage points. 253 are equal in both decimals; 31 were computed from QPS with decimals, which are not printed.
 */
const PRINTED_WITHIN = 0.06

/**
 * Cells in which the first study's printed percentage contradicts its own QPS: it would mislead readers by up to 11
 * points.
 */
const CONTRADICTED: readonly string[] = [
  'ApsaraDB RDS for MySQL, read-only, 16, pfson_conon_ins_sqlon',
  'ApsaraDB RDS for MySQL, read-only, 512, pfson_conoff_insoff',
  'ApsaraDB RDS for MySQL, write-only, 32, pfson_conon_insoff',
  'ApsaraDB RDS for MySQL, write-only, 64, pfson_conoff_inson',
  'ApsaraDB RDS for MySQL, read/write, 256, pfson_conon_insoff',
  'PolarDB for MySQL, read-only, 1, pfson_conon_ins_sqlon',
  'PolarDB for MySQL, read-only, 2, pfson_conoff_insoff',
  'PolarDB for MySQL, read-only, 2, pfson_conon_insoff',
  'PolarDB for MySQL, read-only, 2, pfson_conoff_inson',
  'PolarDB for MySQL, read-only, 8, pfson_conon_insoff',
  'PolarDB for MySQL, read-only, 8, pfson_conoff_inson',
  'PolarDB for MySQL, read-only, 8, pfson_conon_inson',
  'PolarDB for MySQL, read-only, 16, pfson_conoff_insoff',
  'PolarDB for MySQL, read-only, 16, pfson_conon_insoff',
  'PolarDB for MySQL, read-only, 128, pfson_conoff_insoff',
  'PolarDB for MySQL, read-only, 128, pfson_conon_insoff',
  'PolarDB for MySQL, read-only, 128, pfson_conon_ins_sqlon',
  'PolarDB for MySQL, read-only, 128, pfson_conoff_inson',
  'PolarDB for MySQL, read-only, 512, pfson_conoff_insoff',
  'PolarDB for MySQL, write-only, 1, pfson_conon_insoff',
  'PolarDB for MySQL, write-only, 2, pfson_conoff_insoff',
  'PolarDB for MySQL, write-only, 2, pfson_conon_insoff',
  'PolarDB for MySQL, write-only, 2, pfson_conon_ins_sqlon',
  'PolarDB for MySQL, write-only, 2, pfson_conoff_inson',
  'PolarDB for MySQL, write-only, 4, pfson_conon_ins_sqlon',
  'PolarDB for MySQL, write-only, 16, pfson_conoff_insoff',
  'PolarDB for MySQL, write-only, 16, pfson_conon_insoff',
  'PolarDB for MySQL, write-only, 16, pfson_conon_ins_sqlon',
  'PolarDB for MySQL, write-only, 16, pfson_conoff_inson',
  'PolarDB for MySQL, write-only, 128, pfson_conoff_insoff',
  'PolarDB for MySQL, write-only, 128, pfson_conon_insoff',
  'PolarDB for MySQL, write-only, 128, pfson_conon_ins_sqlon',
  'PolarDB for MySQL, write-only, 128, pfson_conoff_inson',
  'PolarDB for MySQL, write-only, 256, pfson_conoff_insoff',
  'PolarDB for MySQL, write-only, 256, pfson_conon_insoff',
  'PolarDB for MySQL, write-only, 256, pfson_conon_ins_sqlon',
  'PolarDB for MySQL, write-only, 256, pfson_conoff_inson',
  'PolarDB for MySQL, read/write, 8, pfson_conoff_insoff',
  'PolarDB for MySQL, read/write, 8, pfson_conon_ins_sqlon',
  'PolarDB for MySQL, read/write, 16, pfson_conoff_insoff',
  'PolarDB for MySQL, read/write, 16, pfson_conon_insoff',
  'PolarDB for MySQL, read/write, 16, pfson_conon_ins_sqlon',
  'PolarDB for MySQL, read/write, 16, pfson_conoff_inson',
  'PolarDB for MySQL, read/write, 64, pfson_conoff_insoff',
  'PolarDB for MySQL, read/write, 256, pfson_conoff_insoff',
  'PolarDB for MySQL, read/write, 512, pfson_conon_inson',
]

describe('percentages of the first published study', () => {
  const { rows, control } = STUDIES['pfs-rds-polardb']
  const printed = rows.flatMap((row) => {
    const computed = overheads(row, control)
    return Object.entries(row.printedReductionPercent ?? {}).map(([scenario, percent]) => ({
      where: `${row.product}, ${row.workload}, ${row.threads}, ${scenario}`,
      printed: percent,
      computed: -100 * (computed[scenario] ?? Number.NaN),
    }))
  })
  const agreeing = printed.filter((each) => Math.abs(each.printed - each.computed) <= PRINTED_WITHIN)

  it('are all there', () => expect(printed).toHaveLength(330))

  it('are reproduced wherever they agree with the QPS printed beside them', () => {
    expect(agreeing).toHaveLength(284)
    expect(printed.filter((each) => !agreeing.includes(each)).map(({ where }) => where)).toEqual(CONTRADICTED)
  })

  it('are written as in the study', () => {
    const row = rows.find(({ product, threads }) => product === 'ApsaraDB RDS for MySQL' && threads === 32)
    const computed = overheads(row ?? { qps: {} }, control)
    expect(change(computed.pfson_conoff_insoff ?? 0, 2)).toBe('−12.86 %')
    expect(change(computed.pfson_conon_inson ?? 0, 2)).toBe('−16.97 %')
  })
})

describe('the ranking of the second published study', () => {
  const { rows, control, printedRanking } = STUDIES['pfs-alibaba-blog']

  /** The cells of the study are its only repetitions: their log-ratios are the sample. */
  function effect(first: string, second: string): PairEffect {
    const ratios = rows.map(({ qps }) => Math.log((qps[first] ?? 0) / (qps[second] ?? 0)))
    const location = huber(isSample(ratios) ? ratios : [Number.NaN])
    return { mean: location.mean, standardError: Math.sqrt(location.variance), df: location.count - 1 }
  }

  const found = rankScenarios({ scenarios: Object.keys(rows[0]?.qps ?? {}), control, effect })

  it('is the printed one: fastest, the three equal ones, slowest', () => {
    const groups = printedRanking.split(' > ').map((group) => group.split(' ≈ ').sort())
    const letters = [...new Set(found.entries.map((entry) => entry.letters))]
    const own = letters.map((shared) =>
      found.entries.filter((entry) => entry.letters === shared).map(({ scenario }) => scenario),
    )
    expect(own.map((group) => group.sort())).toEqual(groups)
    expect(letters).toEqual(['a', 'b', 'c'])
  })
})

describe('overheads of a row', () => {
  it('leave out the control', () => expect(overheads({ qps: { off: 200, on: 150 } }, 'off')).toEqual({ on: -0.25 }))

  it.each([
    ['is missing', { on: 150 }],
    ['has no QPS', { off: 0, on: 150 }],
  ])('are none where the control %s', (_, qps: Record<string, number>) => expect(overheads({ qps }, 'off')).toEqual({}))

  it('takes nothing that every object has for a scenario', () => {
    expect(overheads({ qps: { on: 150 } }, 'constructor')).toEqual({})
  })
})

describe('the overhead table of a run', () => {
  const levels = [1, 8, 32]

  function withBusy(busy: Readonly<Record<number, number | null>>): Result {
    const swept = sweepResult(['off', 'on'], ['oltp_read_only'], levels)
    return { ...swept, cells: swept.cells.map((cell) => ({ ...cell, serverCpuBusy: busy[cell.threads] ?? null })) }
  }

  it.each([
    { what: 'the lowest at which servers are exactly 95 % busy', busy: { 1: 0.94, 8: 0.95, 32: 1 }, threads: 8 },
    { what: 'the highest where none is saturated', busy: { 1: 0.3, 8: 0.8, 32: 0.949 }, threads: 32, saturated: false },
    { what: 'the highest where CPU time is not known', busy: {}, threads: 32, saturated: false },
  ])('is at $what', ({ busy, threads, saturated = true }) => {
    expect(overheadTable(withBusy(busy))?.columns).toEqual([{ workload: 'oltp_read_only', threads, saturated }])
  })

  it("looks at the control's servers only", () => {
    const swept = withBusy({ 1: 0.5, 8: 0.5, 32: 0.99 })
    const cells = swept.cells.map((cell) => (cell.scenario === 'on' ? { ...cell, serverCpuBusy: 1 } : cell))
    expect(overheadTable({ ...swept, cells })?.columns[0]?.threads).toBe(32)
  })

  it('has the control first, with its QPS, and every scenario with QPS and change', () => {
    const table = overheadTable(sweepResult(['off', 'on', 'more'], ['oltp_read_only'], [8]))
    expect(table?.rows.map(({ scenario }) => scenario)).toEqual(['off', 'on', 'more'])
    expect(table?.rows[0]?.entries).toEqual([{ qps: 47_176, change: null }])
    expect(table?.rows[1]?.entries[0]).toMatchObject({ change: -0.02 })
  })

  it('takes the change that was measured turn by turn, and computes it where there is none', () => {
    const swept = sweepResult(['off', 'on'], ['oltp_read_only'], [8])
    const comparisons = swept.comparisons.map((comparison) => ({ ...comparison, change: -0.5 }))
    expect(overheadTable({ ...swept, comparisons })?.rows[1]?.entries[0]?.change).toBe(-0.5)
    expect(overheadTable({ ...swept, comparisons: [] })?.rows[1]?.entries[0]?.change).toBeCloseTo(-0.02, 12)
  })

  it('has no column for a workload in which the control was not measured', () => {
    const swept = sweepResult(['off', 'on'], ['a', 'b'], [8])
    const cells = swept.cells.filter((cell) => cell.scenario !== 'off' || cell.workload !== 'b')
    expect(overheadTable({ ...swept, cells })?.columns.map(({ workload }) => workload)).toEqual(['a'])
  })

  it('has a gap where a scenario was not measured', () => {
    const swept = sweepResult(['off', 'on'], ['a', 'b'], [8])
    const cells = swept.cells.filter((cell) => cell.scenario !== 'on' || cell.workload !== 'b')
    expect(overheadTable({ ...swept, cells })?.rows[1]?.entries[1]).toBeUndefined()
  })

  it('takes another revision of a scenario for a row of its own', () => {
    const swept = sweepResult(['off', 'on'], ['a'], [8])
    const [control] = swept.scenarios
    const scenarios = [...swept.scenarios, { ...(control as Result['scenarios'][number]), revision: 'base' as const }]
    const cells = [...swept.cells, resultCell({ workload: 'a', revision: 'base', qps: 4717.6 })]
    const rows = overheadTable({ ...swept, scenarios, cells })?.rows
    expect(rows?.map(({ scenario }) => scenario)).toEqual(['off', 'off (before)', 'on'])
    expect(rows?.[1]?.entries[0]?.change).toBeCloseTo(-0.9, 12)
  })

  it('does not exist for a run without control', () => {
    const swept = sweepResult(['off', 'on'], ['a'], [8])
    expect(overheadTable({ ...swept, scenarios: swept.scenarios.slice(2) })).toBeUndefined()
  })
})
