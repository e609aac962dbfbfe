import { describe, expect, it } from 'vitest'
import { balance, causesOf } from '../../../src/core/attribution/causes.ts'
import { type FactorGroup, newGroup } from '../../../src/core/attribution/factor-group.ts'
import type { Search } from '../../../src/core/attribution/search.ts'
import { effect } from '../../builders.ts'

const cost = (mean: number, standardError = 0.001) => effect({ mean, standardError, df: 60 })

/** A search of this many settings that need nothing, with these groups. */
function search(count: number, groups: readonly FactorGroup[], whole = cost(-0.1)): Search {
  const needs = Array.from({ length: count }, () => [])
  const root = {
    ...group(
      needs.map((_, factor) => factor),
      'split',
      whole,
    ),
  }
  return { needs, relevant: 0.01, known: whole, whole, groups: [root, ...groups], mostArms: Number.POSITIVE_INFINITY }
}

function group(
  factors: readonly number[],
  state: FactorGroup['state'],
  measured: FactorGroup['effect'] = null,
): FactorGroup {
  return { ...newGroup(factors), looks: measured === null ? 0 : 2, effect: measured, state }
}

const told = (of: Search) =>
  causesOf(of).map(({ factors, verdict, kind }) => `${factors.join('+')}: ${verdict}, ${kind}`)

describe('what is said of a setting', () => {
  it('begins with those to blame, the dearest first, and keeps the order of the others', () => {
    const groups = [
      group([3], 'innocent', cost(0)),
      group([2], 'to blame', cost(-0.2)),
      group([1], 'to blame', cost(-0.05)),
      group([0], 'innocent', cost(0)),
      { ...group([4], 'to blame', cost(-0.1)), side: 'head' as const },
    ]
    expect(told(search(5, groups))).toEqual([
      ...['2: to blame, alone', '4: to blame, from the head', '1: to blame, alone'],
      ...['0: innocent, alone', '3: innocent, alone'],
    ])
  })

  it('is that it was not reached where nothing was measured of it', () => {
    expect(causesOf(search(1, [group([0], 'open')]))).toEqual([
      {
        ...{ factors: [0], verdict: 'not reached', kind: 'not measured', measured: [], removal: null, together: [] },
        ...{ change: null, low: null, high: null },
      },
    ])
  })

  it('is of the smallest group that it was measured in', () => {
    const groups = [
      group([0, 1, 2], 'split', cost(-0.1)),
      group([0], 'open', cost(-0.03, 0.02)),
      group([1, 2], 'open', cost(-0.1)),
    ]
    const [first, second] = causesOf(search(3, groups))
    expect(first).toMatchObject({ factors: [0], measured: [0], kind: 'alone', change: Math.expm1(-0.03) })
    expect(second).toMatchObject({ factors: [1], measured: [1, 2], kind: 'in a group', verdict: 'not reached' })
  })

  it('is innocent where what the causes leave over is surely less than matters, and it shows nothing itself', () => {
    const open = (mean: number, error: number) => group([1], 'open', cost(mean, error))
    const blamed = group([0], 'to blame', cost(-0.1))
    expect(told(search(2, [blamed, open(-0.005, 0.01)]))[1]).toBe('1: innocent, alone')
    expect(told(search(2, [blamed, open(-0.005, 0.001)]))[1]).toBe('1: undecided, alone')
    expect(told(search(2, [blamed, open(-0.005, 0.01)], cost(-0.12)))[1]).toBe('1: undecided, alone')
    expect(told(search(2, [blamed, open(-0.005, 0.01)], cost(-0.1, 0.02)))[1]).toBe('1: undecided, alone')
  })

  it('is undecided where a group of several shows nothing', () => {
    const groups = [group([0, 1], 'open', cost(-0.02, 0.05))]
    expect(told(search(2, groups))).toEqual(['0: undecided, in a group', '1: undecided, in a group'])
  })
})

describe('settings that do not start', () => {
  const stuck = [0, 1].map((factor) => group([factor], 'does not start'))
  const out = (state: FactorGroup['state'], found: FactorGroup['effect']): FactorGroup => ({
    ...group([0, 1], state, found),
    side: 'head',
    isWhole: true,
  })

  it('were not measured', () => {
    expect(told(search(3, [...stuck, group([2], 'innocent', cost(0))]))).toEqual([
      ...['0: undecided, does not start', '1: undecided, does not start', '2: innocent, alone'],
    ])
    expect(told(search(2, [...stuck, out('does not start', null)]))[0]).toBe('0: undecided, does not start')
  })

  it('are one cause if taking them out of head together shows that they are to blame', () => {
    expect(told(search(2, [...stuck, out('to blame', cost(-0.1))]))).toEqual(['0+1: to blame, together'])
    expect(told(search(2, [...stuck, out('innocent', cost(0))]))).toEqual([
      ...['0: innocent, in a group', '1: innocent, in a group'],
    ])
  })
})

describe('the causes against the whole', () => {
  it('leave over what they do not explain', () => {
    const { whole, sum, interaction } = balance(search(2, [group([0], 'to blame', cost(-0.05))], cost(-0.1)))
    expect(whole.change).toBeCloseTo(Math.expm1(-0.1), 12)
    expect(sum.change).toBeCloseTo(Math.expm1(-0.05), 12)
    expect(interaction.change).toBeCloseTo(Math.expm1(-0.1) - Math.expm1(-0.05), 12)
  })

  it('add the time of what was taken out of head to that of what was added', () => {
    const groups = [
      group([0], 'to blame', cost(-0.1)),
      { ...group([1], 'to blame', cost(-0.05)), side: 'head' as const },
    ]
    const extra = Math.exp(0.1) - 1 + Math.exp(0.2) * (1 - Math.exp(-0.05))
    expect(balance(search(2, groups, cost(-0.2))).sum.change).toBeCloseTo(1 / (1 + extra) - 1, 12)
  })

  it('add the time of what a setting needs to that of a query where it was measured', () => {
    const one = search(2, [group([1], 'to blame', cost(Math.log(0.5))), group([0], 'to blame', cost(Math.log(0.5)))])
    expect(balance({ ...one, needs: [[], [0]] }).sum.change).toBeCloseTo(1 / 4 - 1, 9)
    expect(balance(one).sum.change).toBeCloseTo(1 / 3 - 1, 9)
  })
})
