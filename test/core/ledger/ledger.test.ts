import { describe, expect, it } from 'vitest'
import {
  baselineChoiceFor,
  baselineOf,
  branchLedgers,
  changesSince,
  type Ledger,
} from '../../../src/core/ledger/ledger.ts'
import type { LedgerRecord } from '../../../src/core/ledger/record.ts'
import { branchOf, commitOf, record, recordedChange, recordedSetting } from './records.ts'

/** A ledger whose history is the records, the newest first, and commits without one. */
function ledgerOf(records: readonly LedgerRecord[], overrides: Partial<Ledger> = {}): Ledger {
  return {
    history: records.map(({ commit }) => commit).reverse(),
    records: new Map(records.map((each) => [each.commit, each])),
    unreadable: new Set(),
    ...overrides,
  }
}

describe('the baseline of a branch', () => {
  const records = branchOf([-0.01, -0.02, -0.03])

  it('is the first recorded commit, even if its record cannot be read', () => {
    expect(baselineOf(ledgerOf(records), undefined)).toBe(commitOf(0))
    const unreadable = new Set([commitOf(0)])
    const history = records.map(({ commit }) => commit).reverse()
    expect(baselineOf(ledgerOf(records.slice(1), { history, unreadable }), undefined)).toBe(commitOf(0))
    expect(baselineOf(ledgerOf([]), undefined)).toBeUndefined()
  })

  it('is the named commit, or a regression that was accepted after the named commit', () => {
    const accepted = records.map((each, index) => (index === 2 ? { ...each, acceptedBy: 'dba' } : each))
    const named = (at: number, setAt?: string) => ({ commit: commitOf(at), setAt })
    expect(baselineOf(ledgerOf(records), named(1))).toBe(commitOf(1))
    expect(baselineOf(ledgerOf(accepted), undefined)).toBe(commitOf(2))
    expect(baselineOf(ledgerOf(accepted), named(1))).toBe(commitOf(2))
    expect(baselineOf(ledgerOf(accepted), named(3))).toBe(commitOf(3))
    expect(baselineOf(ledgerOf(records), named(77))).toBe(commitOf(77))
  })

  it('is the commit that somebody named later than an acceptance, or a named commit outside of the history', () => {
    const accepted = records.map((each, index) => (index === 2 ? { ...each, acceptedBy: 'dba' } : each))
    const setAt = (time: string) => baselineOf(ledgerOf(accepted), { commit: commitOf(1), setAt: time })
    // The second record was made at two o'clock.
    expect(setAt('2026-01-01T02:00:00.001Z')).toBe(commitOf(1))
    expect(setAt('2026-01-01T01:59:59.999Z')).toBe(commitOf(2))
    expect(baselineOf(ledgerOf(accepted), { commit: commitOf(77) })).toBe(commitOf(77))
  })

  it('is the baseline of its parent branch, unless the branch has its own or the parent’s lies after the fork', () => {
    const ledger = ledgerOf(records)
    const named = (set: Readonly<Record<string, number>>) =>
      baselineChoiceFor(
        'release',
        ledger,
        new Map(Object.entries(set).map(([name, at]) => [name, { commit: commitOf(at) }])),
      )
    expect(named({})).toBeUndefined()
    expect(named({ main: 1 })).toEqual({ commit: commitOf(1) })
    expect(named({ main: 1, release: 2 })).toEqual({ commit: commitOf(2) })
    expect(named({ main: 9 })).toBeUndefined()
  })
})

describe('the changes since a baseline', () => {
  const records = branchOf([-0.01, -0.03], (at) => ({ title: `change ${at}` }))

  it('are the changes of all commits after the baseline, the oldest first, with the figures of their own runs', () => {
    expect(changesSince(ledgerOf(records), commitOf(0))).toMatchObject(
      [
        { commit: commitOf(1), title: 'change 1', settings: [{ name: 'setting_1' }], change: -0.01 },
        { commit: commitOf(2), change: -0.01999, settings: [{ name: 'setting_2' }] },
      ].map((each) => ({ ...each, change: expect.closeTo(each.change, 4) })),
    )
    expect(changesSince(ledgerOf(records), commitOf(1))).toHaveLength(1)
    expect(changesSince(ledgerOf(records), commitOf(2))).toEqual([])
  })

  it('are none if the baseline is outside of the history', () => {
    expect(changesSince(ledgerOf(records), commitOf(77))).toEqual([])
  })

  it('show the slowest load of each scenario, and leave out scenarios that were not measured', () => {
    const settings = ['my.cnf', 'b.cnf', 'c.cnf'].map((scenario) => recordedSetting({ scenario }))
    const comparisons = [
      recordedChange({ change: -0.02 }),
      recordedChange({ change: -0.06, workload: 'oltp_insert' }),
      recordedChange({ rule: 'baseline', change: -0.5 }),
      recordedChange({ scenario: 'b.cnf', change: 0.01 }),
    ]
    const own = record({ commit: commitOf(9), settings, comparisons })
    const changes = changesSince(ledgerOf([...records, own]), commitOf(2))
    expect(changes.map(({ scenario, change }) => [scenario, change])).toEqual([
      ['my.cnf', -0.06],
      ['b.cnf', 0.01],
    ])
  })
})

describe('the ledgers of stored records', () => {
  it('have their commits in the order of ancestry, whichever run began first, even if records are missing', () => {
    const records = branchOf([-0.01, -0.02, 0.03])
    const swapped = [records[0], records[2], records[1]] as LedgerRecord[]
    const late = swapped.map((each, at) => ({ ...each, recordedAt: `2026-01-0${at + 1}T00:00:00.000Z` }))
    expect(branchLedgers(late).map((each) => each.records.map(({ commit }) => commit))).toEqual([
      [commitOf(0), commitOf(1), commitOf(2)],
    ])
  })

  it('are separate by branch and suite, with the ledger that was recorded last at the end', () => {
    const own = branchOf([-0.01])
    const other = record({ suite: 'b.cnf', recordedAt: '2026-01-01T00:30:00.000Z' })
    const release = record({ branch: 'release', recordedAt: '2026-02-01T00:00:00.000Z' })
    const [first, second] = own as [LedgerRecord, LedgerRecord]
    expect(branchLedgers([first, other, second, release]).map(({ branch, suite }) => [branch, suite])).toEqual([
      ['main', 'b.cnf'],
      ['main', 'my.cnf'],
      ['release', 'my.cnf'],
    ])
  })

  it('have the last accepted regression as their baseline, as the gate does', () => {
    const [first, accepted, idle] = branchOf([-0.01, -0.02, 0]) as [LedgerRecord, LedgerRecord, LedgerRecord]
    const own = [first, { ...accepted, acceptedBy: 'bob', baseline: first.commit }, { ...idle, baseline: null }]
    expect(branchLedgers(own)[0]?.baseline).toBe(accepted.commit)
    const set = new Map([['main', { commit: first.commit, setAt: '2020-01-01T00:00:00.000Z' }]])
    expect(branchLedgers(own, set)[0]?.baseline).toBe(accepted.commit)
  })

  it('have the baseline that somebody set, else that of the newest record, else the first record', () => {
    const records = branchOf([-0.01, -0.02])
    const baselineIn = (own: readonly LedgerRecord[], set?: number) =>
      branchLedgers(own, new Map(set === undefined ? [] : [['main', { commit: commitOf(set) }]]))[0]?.baseline
    expect(baselineIn(records)).toBe(commitOf(0))
    expect(baselineIn(records.slice(0, 1))).toBe(commitOf(0))
    expect(baselineIn(records.map((each) => ({ ...each, baseline: commitOf(7) })))).toBe(commitOf(7))
    expect(baselineIn(records, 1)).toBe(commitOf(1))
  })
})
