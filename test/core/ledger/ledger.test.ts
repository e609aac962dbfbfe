import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  baselineOf,
  branchLedgers,
  type Chain,
  chainBetween,
  distanceIn,
  effectIn,
  type Ledger,
} from '../../../src/core/ledger/ledger.ts'
import type { LedgerRecord } from '../../../src/core/ledger/record.ts'
import { chain, commitOf, record, recordedChange } from './records.ts'

const PLACE = { scenario: 'my.cnf', workload: 'oltp_read_only', threads: 8 }

/** A ledger whose history is the records, the newest first, and commits without one. */
function ledgerOf(records: readonly LedgerRecord[], overrides: Partial<Ledger> = {}): Ledger {
  const byCommit = new Map(records.map((each) => [each.commit, each]))
  return {
    history: records.map(({ commit }) => commit).reverse(),
    records: byCommit,
    problems: new Map(),
    ...overrides,
  }
}

function whyBroken(found: Chain): string {
  return found.kind === 'broken' ? found.why : 'it is whole'
}

const means = fc.array(fc.double({ min: -0.2, max: 0.2, noNaN: true }), { minLength: 1, maxLength: 30 })

describe('a chain', () => {
  it('adds the logarithms and the variances of its records, whatever part of it is asked for', () => {
    fc.assert(
      fc.property(means, fc.nat(), fc.nat(), (changes, one, other) => {
        const ledger = ledgerOf(chain(changes))
        const [earlier = 0, later = 0] = [one, other].map((at) => at % (changes.length + 1)).sort((a, b) => a - b)
        const found = chainBetween(ledger, commitOf(later), commitOf(earlier))
        expect(found.kind).toBe('whole')
        const effect = distanceIn(found.steps, PLACE)
        const own = changes.slice(earlier, later)
        expect(effect?.mean).toBeCloseTo(
          own.reduce((sum, change) => sum + change, 0),
          9,
        )
        expect(effect?.standardError).toBeCloseTo(Math.sqrt(own.length * 0.0001), 9)
      }),
    )
  })

  it('goes back up with a revert', () => {
    const ledger = ledgerOf(chain([-0.03, -0.02, 0.02, 0.03]))
    const effect = distanceIn(chainBetween(ledger, commitOf(4), commitOf(0)).steps, PLACE)
    expect(effect?.mean).toBeCloseTo(0, 12)
  })

  it('says nothing of a commit that has no record, or one that cannot be read, and of what comes before', () => {
    const records = chain([-0.01, -0.02, -0.03])
    const without = records.filter(({ commit }) => commit !== commitOf(1))
    const history = records.map(({ commit }) => commit).reverse()
    const problems = new Map([[commitOf(1), 'ledger/x is not whole']])
    expect(whyBroken(chainBetween(ledgerOf(without, { history }), commitOf(3), commitOf(0)))).toContain(
      '0000000 is not',
    )
    const found = chainBetween(ledgerOf(without, { history, problems }), commitOf(3), commitOf(0))
    expect(whyBroken(found)).toBe('ledger/x is not whole')
    expect(found.steps).toHaveLength(2)
    expect(chainBetween(ledgerOf(without, { history }), commitOf(3), commitOf(1)).kind).toBe('whole')
  })

  it('believes no parent outside of the history, nor one that comes later: it would lead round and round', () => {
    const records = chain([-0.01, -0.02])
    for (const parent of [commitOf(99), commitOf(2), commitOf(1)]) {
      const forged = records.map((each) =>
        each.commit === commitOf(1) ? { ...each, parent: { commit: parent, suite: 'my.cnf' } } : each,
      )
      const found = chainBetween(ledgerOf(forged), commitOf(2), commitOf(0))
      expect(whyBroken(found)).toContain('is not a commit before it on this branch')
    }
  })

  it('ends where another chain begins', () => {
    const records = chain([-0.01, -0.02], (index) => (index === 1 ? { parent: null, changes: [] } : {}))
    expect(whyBroken(chainBetween(ledgerOf(records), commitOf(2), commitOf(0)))).toContain('a new chain begins')
  })

  it('goes over a control that both commits were compared with, if it is the same', () => {
    const control = (name: string) => ({ parent: { control: name } })
    const own = chain([-0.1, -0.13], () => control('a'))
    const first = { ...(own[0] as LedgerRecord), changes: [recordedChange({ mean: -0.08 })] }
    const ledger = ledgerOf([first, ...own.slice(1)])
    const found = chainBetween(ledger, commitOf(2), commitOf(0))
    expect(distanceIn(found.steps, PLACE)?.mean).toBeCloseTo(-0.05, 12)
    const other = ledgerOf([{ ...first, ...control('b') }, ...own.slice(1)])
    expect(whyBroken(chainBetween(other, commitOf(2), commitOf(0)))).toContain('the control is another one')
  })
})

describe('what a record says of a cell', () => {
  const changes = [recordedChange({ mean: -0.02 }), recordedChange({ workload: 'oltp_insert', mean: -0.06, df: 5 })]

  it('is what it measured there, else the mean of what it measured', () => {
    const own = record({ changes })
    expect(effectIn(own, PLACE)?.mean).toBe(-0.02)
    const other = effectIn(own, { ...PLACE, workload: 'sort', threads: 1 })
    expect(other?.mean).toBeCloseTo(-0.04, 12)
    expect(other).toMatchObject({ df: 5, standardError: 0.01 })
  })

  it('is no change at all of a scenario that did not change, and nothing of one that it does not know', () => {
    const scenarios = ['my.cnf', 'b.cnf'].map((name) => ({ name, fingerprint: '0', server: null }))
    const own = record({ changes, scenarios })
    expect(effectIn(own, { ...PLACE, scenario: 'b.cnf' })).toMatchObject({ mean: 0, standardError: 0 })
    expect(effectIn(own, { ...PLACE, scenario: 'c.cnf' })).toBeUndefined()
  })

  it('holds under another name of the only scenario', () => {
    expect(effectIn(record({ changes }), { ...PLACE, scenario: 'conf/my.cnf' })?.mean).toBe(-0.02)
  })
})

describe('the baseline', () => {
  const records = chain([-0.01, -0.02, -0.03])

  it('is the first recorded commit, also if its record cannot be read', () => {
    expect(baselineOf(ledgerOf(records), undefined)).toBe(commitOf(0))
    const problems = new Map([[commitOf(0), 'not whole']])
    const history = records.map(({ commit }) => commit).reverse()
    expect(baselineOf(ledgerOf(records.slice(1), { history, problems }), undefined)).toBe(commitOf(0))
    expect(baselineOf(ledgerOf([]), undefined)).toBeUndefined()
  })

  it('is the named commit, or a regression that was accepted since', () => {
    const accepted = records.map((each, index) => (index === 2 ? { ...each, acceptedBy: 'dba' } : each))
    expect(baselineOf(ledgerOf(records), commitOf(1))).toBe(commitOf(1))
    expect(baselineOf(ledgerOf(accepted), undefined)).toBe(commitOf(2))
    expect(baselineOf(ledgerOf(accepted), commitOf(1))).toBe(commitOf(2))
    expect(baselineOf(ledgerOf(accepted), commitOf(3))).toBe(commitOf(3))
    expect(baselineOf(ledgerOf(records), commitOf(77))).toBe(commitOf(77))
  })
})

describe('the ledgers in records', () => {
  const far = (records: readonly LedgerRecord[], scenario = 'my.cnf') =>
    branchLedgers(records).map(({ suite, records: own }) => [
      suite,
      ...own.map(({ ways }) => Number(ways.get(scenario)?.since.mean.toFixed(6))),
    ])
  const records = chain([-0.01, -0.02, 0.03])

  it('have each record as far as its chain has come, which begins again where the parent is unknown', () => {
    expect(far(records)).toEqual([['my.cnf', 0, -0.01, -0.03, 0]])
    expect(far(records.slice(2))).toEqual([['my.cnf', -0.02, 0.01]])
  })

  it('go on with a renamed file, and begin for another one that gets its name', () => {
    const scenarios = [{ name: 'my.cnf', fingerprint: '0', server: null }]
    const renamed = records.map((each, at) => (at < 2 ? each : { ...each, suite: 'prod.cnf', scenarios }))
    const parents = renamed.map((each, at) =>
      at < 3 ? each : { ...each, parent: { commit: commitOf(2), suite: 'prod.cnf' } },
    )
    const other = record({ commit: commitOf(9) })
    expect(far([...parents, other])).toEqual([
      ['prod.cnf', 0, -0.01, -0.03, 0],
      ['my.cnf', 0],
    ])
  })

  it('have the baseline that somebody set, or that of the branch that they come from, as far as it is theirs', () => {
    const branches = records.map((each, at) => (at < 2 ? each : { ...each, branch: 'release' }))
    const baselines = (set: Readonly<Record<string, number>>) => {
      const commits = new Map(Object.entries(set).map(([branch, at]) => [branch, { commit: commitOf(at) }]))
      return branchLedgers(branches, commits).map(({ baseline }) => Number(baseline))
    }
    expect(baselines({})).toEqual([0, 0])
    expect(baselines({ main: 1 })).toEqual([1, 1])
    expect(baselines({ main: 1, release: 2 })).toEqual([1, 2])
    expect(baselines({ main: 9 })).toEqual([9, 0])
  })

  it('end also where each record names the other one as its parent', () => {
    const round = records.map((each) => ({ ...each, parent: { commit: commitOf(3), suite: 'my.cnf' } }))
    expect(branchLedgers(round)).toHaveLength(1)
  })

  it('are apart where a commit changed two of what is gated', () => {
    const others = chain([-0.5, -0.5], (at) => ({
      ...{ suite: 'b.cnf', ...(at === 0 ? {} : { parent: { commit: commitOf(at - 1), suite: 'b.cnf' } }) },
    }))
    expect(far([...records, ...others])).toEqual([
      ['my.cnf', 0, -0.01, -0.03, 0],
      ['b.cnf', 0, -0.5, -1],
    ])
  })
})
