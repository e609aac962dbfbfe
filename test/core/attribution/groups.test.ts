import { describe, expect, it } from 'vitest'
import { contrastOf, measured, newGroup, type SearchTerms } from '../../../src/core/attribution/groups.ts'
import { studentTQuantile } from '../../../src/core/stats/special-functions.ts'
import { effect } from '../../builders.ts'

const TERMS: SearchTerms = { needs: [[], [0], [0, 1], []], relevant: 0.01 }
const DF = 60
/** An effect whose mean is this many standard errors below zero. */
const below = (errors: number, mean = -0.05) => effect({ mean, standardError: -mean / errors, df: DF })
const quantile = (alpha: number) => studentTQuantile(1 - alpha, DF)

describe('a setting', () => {
  const seen = { ...newGroup([3], 'reference'), before: 1 }
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
    const unseen = newGroup([3], 'reference')
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
    expect(measured({ ...seen, looks: 7 }, unclear, TERMS).state).toBe('inconclusive')
  })
})

it('a group is split where it costs something that matters, and never to blame', () => {
  const group = newGroup([1, 3], 'reference')
  const shown = quantile(0.02)
  expect(measured(group, below(shown + 0.001), TERMS).state).toBe('split')
  expect(measured(group, below(shown - 0.001), TERMS).state).toBe('open')
})

describe('what is compared', () => {
  it('is the reference with a setting and what it needs, against the reference with what it needs', () => {
    expect(contrastOf(newGroup([2], 'reference'), TERMS)).toEqual({ with: [0, 1, 2], against: [0, 1] })
    expect(contrastOf(newGroup([0, 2], 'reference'), TERMS)).toEqual({ with: [0, 1, 2], against: [1] })
  })

  it('is head against head without a setting, both without what needs it', () => {
    expect(contrastOf({ ...newGroup([1], 'reference'), by: 'head' }, TERMS)).toEqual({
      with: [0, 1, 3],
      against: [0, 3],
    })
  })
})

describe('the error', () => {
  it.each([
    { lines: [0], share: 0.8 },
    { lines: [0, 1], share: 0.2 },
  ])('of $lines that are not taken apart is $share of all, by how many there may be', ({ lines, share }) => {
    const once = { ...newGroup(lines, 'reference'), isWhole: true, looks: 1 }
    const bound = quantile((0.03 * share) / 4 / 6)
    expect(measured(once, below(bound + 0.001), TERMS).state).toBe('to blame')
    expect(measured(once, below(bound - 0.001), TERMS).state).toBe('open')
  })

  it('of an acquittal is spent over looks as well', () => {
    const bound = quantile(0.05 / 6)
    const around = (errors: number) => effect({ mean: 0, standardError: 0.01 / errors, df: DF })
    const once = { ...newGroup([3], 'reference'), looks: 1 }
    expect(measured(once, around(bound + 0.001), TERMS).state).toBe('innocent')
    expect(measured(once, around(bound - 0.001), TERMS).state).toBe('open')
  })
})
