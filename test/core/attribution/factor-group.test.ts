import { describe, expect, it } from 'vitest'
import {
  contrastOf,
  isSameContrast,
  isShown,
  measured,
  newGroup,
  type SearchTerms,
} from '../../../src/core/attribution/factor-group.ts'
import { studentTQuantile } from '../../../src/core/stats/special-functions.ts'
import { effect } from '../../builders.ts'

const TERMS: SearchTerms = { needs: [[], [0], [0, 1], []], relevant: 0.01 }
const DF = 60
/** An effect whose mean is this many standard errors below zero. */
const below = (errors: number, mean = -0.05) => effect({ mean, standardError: -mean / errors, df: DF })
const quantile = (alpha: number) => studentTQuantile(1 - alpha, DF)

describe('a setting', () => {
  const seen = { ...newGroup([3]), before: 1 }
  /**
   * Four fifths of the error for settings that are added, shared by four, half of it at the first look, of that a
   * hundredth.
   */
  const first = quantile((0.01 * (0.03 * 0.8)) / 4 / 2)

  it('is to blame just where its cost is beyond the error that the look may spend', () => {
    expect(measured(seen, below(first + 0.001), TERMS).state).toBe('to blame')
    expect(measured(seen, below(first - 0.001), TERMS).state).toBe('open')
    const second = quantile((0.03 * 0.8) / 4 / 6)
    expect(measured({ ...seen, looks: 1 }, below(second + 0.001), TERMS).state).toBe('to blame')
    expect(measured({ ...seen, looks: 1 }, below(second - 0.001), TERMS).state).toBe('open')
  })

  it('is not to blame before its cost was seen twice', () => {
    const unseen = newGroup([3])
    expect(measured(unseen, below(9), TERMS).state).toBe('open')
    expect(measured(measured(unseen, below(9), TERMS), below(9), TERMS).state).toBe('to blame')
  })

  it('is not to blame for exactly less than matters', () => {
    expect(measured(seen, below(100, -0.01), TERMS).state).toBe('to blame')
    expect(measured(seen, below(100, -0.00999), TERMS).state).not.toBe('to blame')
  })

  it('is innocent where it was shown to cost less than matters', () => {
    const bound = quantile(0.05 / 2)
    const around = (errors: number) => effect({ mean: 0, standardError: 0.01 / errors, df: DF })
    expect(measured(seen, around(bound + 0.001), TERMS).state).toBe('innocent')
    expect(measured(seen, around(bound - 0.001), TERMS).state).toBe('open')
  })

  it('is left undecided at the eighth look', () => {
    const unclear = below(2, -0.01)
    expect(measured({ ...seen, looks: 6 }, unclear, TERMS).state).toBe('open')
    expect(measured({ ...seen, looks: 7 }, unclear, TERMS).state).toBe('undecided')
  })

  it('that is to blame stays so, with the figures of all trials', () => {
    const blamed = measured(seen, below(9), TERMS)
    expect(measured(blamed, below(1, -0.001), TERMS)).toMatchObject({ state: 'to blame', effect: { mean: -0.001 } })
    expect(measured(blamed, 'does not start', TERMS)).toBe(blamed)
  })
})

describe('a group', () => {
  it('is split where it costs something that matters, and never to blame', () => {
    const group = newGroup([1, 3])
    const shown = quantile(0.02)
    expect(measured(group, below(shown + 0.001), TERMS).state).toBe('split')
    expect(measured(group, below(shown - 0.001), TERMS).state).toBe('open')
    expect(isShown(measured(group, below(shown + 0.001), TERMS))).toBe(true)
  })
})

describe('what is compared', () => {
  it('is the reference with a setting and what it needs, against the reference with what it needs', () => {
    expect(contrastOf(newGroup([2]), TERMS)).toEqual({ with: [0, 1, 2], against: [0, 1] })
    expect(contrastOf(newGroup([0, 2]), TERMS)).toEqual({ with: [0, 1, 2], against: [1] })
  })

  it('is head against head without a setting, both without what needs it', () => {
    expect(contrastOf({ ...newGroup([1]), side: 'head' }, TERMS)).toEqual({ with: [0, 1, 3], against: [0, 3] })
  })
})

describe('a new group', () => {
  it('has no history of its own, and nothing is expected of it', () => {
    expect(newGroup([1])).toEqual({
      ...{ side: 'reference', factors: [1], isWhole: true },
      ...{ before: 0, expected: 0, looks: 0, effect: null, state: 'open' },
    })
    expect(newGroup([1, 2]).isWhole).toBe(false)
  })

  it('is expected to cost what the group did that it was split from, whose looks count before its own', () => {
    const parent = { ...newGroup([1, 2]), before: 1, looks: 2, expected: -0.2, effect: below(3) }
    expect(newGroup([1], parent)).toMatchObject({ before: 3, expected: -0.05, looks: 0, effect: null })
    expect(newGroup([1], { ...parent, effect: null })).toMatchObject({ before: 3, expected: -0.2 })
  })

  it('shows nothing before it was measured', () => expect(isShown(newGroup([1]))).toBe(false))
})

describe('the error', () => {
  it.each([
    { factors: [0], share: 0.8 },
    { factors: [0, 1], share: 0.2 },
  ])('of $factors that are not taken apart is $share of all, by how many there may be', ({ factors, share }) => {
    const once = { ...newGroup(factors), isWhole: true, looks: 1 }
    const bound = quantile((0.03 * share) / 4 / 6)
    expect(measured(once, below(bound + 0.001), TERMS).state).toBe('to blame')
    expect(measured(once, below(bound - 0.001), TERMS).state).toBe('open')
  })

  it('of an acquittal is spent over looks as well', () => {
    const bound = quantile(0.05 / 6)
    const around = (errors: number) => effect({ mean: 0, standardError: 0.01 / errors, df: DF })
    const once = { ...newGroup([3]), looks: 1 }
    expect(measured(once, around(bound + 0.001), TERMS).state).toBe('innocent')
    expect(measured(once, around(bound - 0.001), TERMS).state).toBe('open')
  })
})

describe('a group that does not start', () => {
  it('is called that where it was open, and keeps what it was called otherwise', () => {
    const group = newGroup([1, 2])
    expect(measured(group, 'does not start', TERMS)).toEqual({ ...group, state: 'does not start' })
    const split = { ...group, state: 'split' } as const
    expect(measured(split, 'does not start', TERMS)).toBe(split)
  })
})

describe('contrasts', () => {
  const one = { with: [1, 2], against: [2] }

  it.each([
    [one, { with: [1, 2], against: [2] }, true],
    [one, { with: [1, 2], against: [] }, false],
    [one, { with: [1], against: [2] }, false],
    [one, { with: [12], against: [2] }, false],
  ])('%o and %o are the same: %s', (left, right, expected) => expect(isSameContrast(left, right)).toBe(expected))

  it('name every setting once, in ascending order', () => {
    const needs = [[], [], [0, 1], [0, 1]]
    expect(contrastOf(newGroup([3, 2]), { ...TERMS, needs })).toEqual({
      with: [0, 1, 2, 3],
      against: [0, 1],
    })
    const many = Array.from({ length: 11 }, () => [] as number[])
    expect(contrastOf(newGroup([10, 9]), { ...TERMS, needs: many }).with).toEqual([9, 10])
  })
})
