import { describe, expect, it } from 'vitest'
import { othersWarnings } from '../../../src/core/result/describe-cells.ts'
import { armState, cellTotals, measurement } from '../../builders.ts'

describe('the warning that others asked', () => {
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

  it('has the server, how much, and which share of all it was asked', () => {
    expect(asked(40)).toEqual([{ code: 'others-asked', endpoint: 'db:3306', perSecond: 40, share: 0.2 }])
  })

  it('comes from exactly one query a second on', () => {
    expect(asked(1)).toHaveLength(1)
    expect(asked(0.99)).toEqual([])
  })

  it('does not come where nobody has counted', () => expect(asked(undefined)).toEqual([]))

  it('does not come of servers that we started', () => {
    const lines = [armState(), cellTotals({ othersPerSecond: 5000 })]
    expect(othersWarnings(measurement({ lines }))).toEqual([])
  })
})
