import { describe, expect, it } from 'vitest'
import { balance, causesOf } from '../../../src/core/attribution/causes.ts'
import { type FactorGroup, newGroup, type Search } from '../../../src/core/attribution/factor-group.ts'
import { effect } from '../../builders.ts'

const cost = (mean: number, standardError = 0.001) => effect({ mean, standardError, df: 60 })

/** A search of so many settings that need nothing, with these groups. */
function search(count: number, groups: readonly FactorGroup[], whole = cost(-0.1)): Search {
  const needs = Array.from({ length: count }, () => [])
  return { needs, relevant: 0.01, known: whole, whole, groups, mostArms: Number.POSITIVE_INFINITY }
}

function group(
  role: FactorGroup['role'],
  factors: readonly number[],
  state: FactorGroup['state'],
  measured: FactorGroup['effect'] = null,
): FactorGroup {
  return { ...newGroup(role, factors), looks: measured === null ? 0 : 2, effect: measured, state }
}

const told = (of: Search) =>
  causesOf(of).map(({ factors, verdict, kind }) => `${factors.join('+')}: ${verdict}, ${kind}`)

describe('what is said of a setting', () => {
  it('begins with those to blame, the dearest first, and keeps the order of the others', () => {
    const groups = [
      group('add', [3], 'innocent', cost(0)),
      group('add', [2], 'to blame', cost(-0.2)),
      group('add', [1], 'to blame', cost(-0.05)),
      group('add', [0], 'innocent', cost(0)),
      group('remove', [4], 'to blame', cost(-0.1)),
    ]
    expect(told(search(5, groups))).toEqual([
      ...['2: to blame, alone', '4: to blame, from the head', '1: to blame, alone'],
      ...['0: innocent, alone', '3: innocent, alone'],
    ])
  })

  it('is that it was not reached where nothing was measured of it', () => {
    expect(causesOf(search(1, [group('add', [0], 'open')]))).toEqual([
      {
        ...{ factors: [0], verdict: 'not reached', kind: 'not measured', measured: [], removal: null, together: [] },
        ...{ change: null, low: null, high: null },
      },
    ])
  })

  it('is of the smallest group that it was measured in, of equals that in which it was added', () => {
    const groups = [
      group('add', [0, 1, 2], 'split', cost(-0.1)),
      group('remove', [0], 'open', cost(-0.02, 0.02)),
      group('add', [0], 'open', cost(-0.03, 0.02)),
      group('add', [1, 2], 'open', cost(-0.1)),
    ]
    const [first, second] = causesOf(search(3, groups))
    expect(first).toMatchObject({ factors: [0], measured: [0], kind: 'alone', change: Math.expm1(-0.03) })
    expect(second).toMatchObject({ factors: [1], measured: [1, 2], kind: 'in a group', verdict: 'not reached' })
  })

  it('is what taking it out of head saves, too, where that was measured of exactly it', () => {
    const groups = [
      group('add', [0], 'to blame', cost(-0.1)),
      group('add', [1], 'to blame', cost(-0.05)),
      group('remove', [0], 'to blame', cost(-0.02)),
      group('remove', [1, 2], 'open', cost(-0.03)),
    ]
    const [first, second] = causesOf(search(3, groups))
    expect(first?.removal?.change).toBeCloseTo(Math.expm1(-0.02), 12)
    expect(second?.removal).toBeNull()
    const outOfHead = causesOf(search(1, [group('remove', [0], 'to blame', cost(-0.02))]))
    expect(outOfHead[0]).toMatchObject({ kind: 'from the head', removal: null })
    const unmeasured = [group('add', [0], 'to blame', cost(-0.1)), group('remove', [0], 'open')]
    expect(causesOf(search(1, unmeasured))[0]?.removal).toBeNull()
  })

  it('is innocent where what the causes leave over is surely less than matters, and it shows nothing itself', () => {
    const open = (mean: number, error: number) => group('add', [1], 'open', cost(mean, error))
    const blamed = group('add', [0], 'to blame', cost(-0.1))
    expect(told(search(2, [blamed, open(-0.005, 0.01)]))[1]).toBe('1: innocent, alone')
    expect(told(search(2, [blamed, open(-0.005, 0.001)]))[1]).toBe('1: undecided, alone')
    expect(told(search(2, [blamed, open(-0.005, 0.01)], cost(-0.12)))[1]).toBe('1: undecided, alone')
    expect(told(search(2, [blamed, open(-0.005, 0.01)], cost(-0.1, 0.02)))[1]).toBe('1: undecided, alone')
  })

  it('is undecided where a group of several shows nothing', () => {
    const groups = [group('add', [0, 1], 'open', cost(-0.02, 0.05))]
    expect(told(search(2, groups))).toEqual(['0: undecided, in a group', '1: undecided, in a group'])
  })
})

describe('settings that do not start', () => {
  const stuck = [0, 1, 2].map((factor) => group('instead', [factor], 'does not start'))

  it('were not measured', () => {
    expect(told(search(4, [...stuck, group('add', [3], 'innocent', cost(0))]))).toEqual([
      ...['0: undecided, does not start', '1: undecided, does not start', '2: undecided, does not start'],
      '3: innocent, alone',
    ])
  })

  it('are one cause with those that they start with, the first such', () => {
    const groups = [
      ...stuck,
      group('together', [1, 2], 'innocent', cost(0)),
      group('together', [0, 1], 'innocent', cost(0)),
    ]
    expect(told(search(3, groups))).toEqual(['0: undecided, does not start', '1+2: innocent, together'])
    const blamed = [...stuck, group('together', [0, 1], 'to blame', cost(-0.1)), groups[3] as FactorGroup]
    expect(told(search(3, blamed))).toEqual(['0+1: to blame, together', '2: undecided, does not start'])
  })

  it('are no cause with those that start by themselves', () => {
    const groups = [
      ...stuck.slice(0, 1),
      group('add', [1], 'innocent', cost(0)),
      group('together', [0, 1], 'open', cost(0)),
    ]
    expect(told(search(2, groups))).toEqual(['0: undecided, does not start', '1: innocent, alone'])
  })
})

describe('the causes against the whole', () => {
  it('leave over what they do not explain', () => {
    const { whole, sum, interaction } = balance(search(2, [group('add', [0], 'to blame', cost(-0.05))], cost(-0.1)))
    expect(whole.change).toBeCloseTo(Math.expm1(-0.1), 12)
    expect(sum.change).toBeCloseTo(Math.expm1(-0.05), 12)
    expect(interaction.change).toBeCloseTo(Math.expm1(-0.1) - Math.expm1(-0.05), 12)
  })

  it('count a setting once, by what says most of it', () => {
    const groups = [
      group('remove', [0], 'to blame', cost(-0.3)),
      group('add', [0], 'to blame', cost(-0.1)),
      group('together', [1, 2], 'to blame', cost(-0.05)),
      group('instead', [2], 'to blame', cost(-0.2)),
    ]
    expect(told(search(3, groups))).toEqual(['0: to blame, alone', '1+2: to blame, together'])
    const extra = Math.exp(0.1) - 1 + Math.exp(0.05) - 1
    expect(balance(search(3, groups)).sum.change).toBeCloseTo(1 / (1 + extra) - 1, 12)
  })

  it('add the time of what a setting needs to that of a query where it was measured', () => {
    const one = search(2, [
      group('add', [1], 'to blame', cost(Math.log(0.5))),
      group('add', [0], 'to blame', cost(Math.log(0.5))),
    ])
    expect(balance({ ...one, needs: [[], [0]] }).sum.change).toBeCloseTo(1 / 4 - 1, 9)
    expect(balance(one).sum.change).toBeCloseTo(1 / 3 - 1, 9)
  })
})
