import { describe, expect, it } from 'vitest'
import { agreeingRates, cellWarnings, describeCells, othersWarnings } from '../../../src/core/result/describe-cells.ts'
import type { ResultCell } from '../../../src/core/result/result.ts'
import { resultWarning } from '../../../src/core/warnings/warnings.ts'
import { armState, cellTotals, comparison, environment, measurement, plan, result, slice } from '../../builders.ts'

describe('the warning "others-asked"', () => {
  /** 10 × 16 queries in a second are ours, in each of two trials. */
  const asked = (othersPerSecond: number | undefined, host: string | undefined = 'db:3306') =>
    othersWarnings(
      measurement({
        lines: [
          armState({ host }),
          cellTotals({ trial: 1, transactions: 10, turnSeconds: 1, othersPerSecond }),
          cellTotals({ trial: 2, transactions: 10, turnSeconds: 1, othersPerSecond }),
          cellTotals({ scenario: 'on', transactions: 10_000, othersPerSecond: 5000 }),
        ],
      }),
    )

  it('has the server, the queries a second of other clients, and their share of all queries', () => {
    expect(asked(40)).toEqual([{ code: 'others-asked', endpoint: 'db:3306', perSecond: 40, share: 0.2 }])
  })

  it('is given from exactly one query a second of other clients on', () => {
    expect(asked(1)).toHaveLength(1)
    expect(asked(0.99)).toEqual([])
  })
})

it('the warning "errors" is given once for equal servers, with the number of their transactions', () => {
  const [template] = result().cells as [ResultCell]
  const revisions = ['head', 'twin', 'base'] as const
  const failing = { scenario: template.scenario, workload: template.workload, threads: template.threads, errors: 20 }
  const lines = revisions.map((revision) => cellTotals({ ...failing, revision, transactions: 1000, errorNumber: 1213 }))
  const found = cellWarnings(
    revisions.map((revision) => ({ ...template, ...failing, revision, clientCpuBusy: 0 })),
    measurement({ lines }),
  )
  const failed =
    '20 statements failed in 1000 transactions, and the transactions were tried again; the last error was 1213'
  expect(found.map((each) => resultWarning(each).message)).toEqual([
    `off, oltp_read_only at 4 threads: ${failed}`,
    `off before the change, oltp_read_only at 4 threads: ${failed}`,
  ])
})

function cells(rates: Readonly<Record<string, number>>): ResultCell[] {
  const [template] = result().cells as [ResultCell]
  return Object.entries(rates).map(([name, tps]) => {
    const [scenario = '', revision = 'head'] = name.split(' ')
    return { ...template, scenario, revision: revision as ResultCell['revision'], tps, qps: 16 * tps }
  })
}

function ratesOf(given: ResultCell[], comparisons: ReturnType<typeof comparison>[]): Record<string, number> {
  const agreed = agreeingRates(given, plan(), comparisons)
  return Object.fromEntries(
    agreed.map(({ scenario, revision, qps }) => [revision === 'head' ? scenario : `${scenario} ${revision}`, qps / 16]),
  )
}

const SLOWER = { rule: 'control', effect: { ...comparison().effect, mean: Math.log(0.9) } } as const

describe('the rates of a cell', () => {
  it('are those of all slices if most slices are too short for a transaction', () => {
    const lines = [0, 0, 0, 0, 1].map((transactions, block) => slice({ transactions, block }))
    const [cell] = describeCells(plan(), measurement({ lines: [...lines, cellTotals()] }), environment())
    expect(cell?.tps).toBeCloseTo(2, 9)
  })

  it('agree with the estimated change, not with the raw rates', () => {
    const rates = ratesOf(cells({ off: 100, 'off twin': 100, on: 130 }), [comparison(SLOWER)])
    expect(rates.on).toBeCloseTo(90, 9)
  })

  it('have the mean of control and twin as the rate of the control', () => {
    const rates = ratesOf(cells({ off: 100, 'off twin': 144, on: 130 }), [comparison(SLOWER)])
    expect(rates.off).toBeCloseTo(120, 9)
    expect(rates['off twin']).toBe(144)
    expect(rates.on).toBeCloseTo(0.9 * 120, 9)
  })

  it('agree with the change from the base, for a candidate and for the control', () => {
    const [control, candidate] = ['off', 'on'].map((scenario) => comparison({ ...SLOWER, rule: 'base', scenario }))
    const given = { off: 100, 'off twin': 100, on: 130, 'on base': 1, 'off base': 2 }
    const rates = ratesOf(cells(given), [comparison(SLOWER), control, candidate] as ReturnType<typeof comparison>[])
    expect(rates.on).toBeCloseTo(90, 9)
    expect(rates['on base']).toBeCloseTo(100, 9)
    expect(rates['off base']).toBeCloseTo(100 / 0.9, 9)
  })

  it('agree with the change from the baseline although the control has a twin', () => {
    const far = comparison({ ...SLOWER, rule: 'baseline', scenario: 'off' })
    const rates = ratesOf(cells({ off: 90, 'off twin': 90, 'off baseline': 130 }), [far] as ReturnType<
      typeof comparison
    >[])
    expect(rates['off baseline']).toBeCloseTo(100, 9)
  })

  it('are the raw rates of an arm that was not compared, and of a control without a twin', () => {
    const rates = ratesOf(cells({ off: 100, 'off twin': 144, on: 130, 'on base': 7 }), [])
    expect(rates).toMatchObject({ on: 130, 'on base': 7 })
    expect(ratesOf(cells({ off: 100, on: 130 }), [comparison(SLOWER)]).off).toBe(100)
  })
})
