import { describe, expect, it } from 'vitest'
import { MOST_REMOVED, removals, type TurnOutcome } from '../../../src/core/attribution/removals.ts'
import { pairSource, type Subset } from '../../../src/core/attribution/subsets.ts'
import { seededRandom } from '../../../src/core/plan/random.ts'
import { normal } from '../../builders.ts'

function turnsOf(speed: (on: Subset) => number, settings: number, pairs: number, sd = 0.005): TurnOutcome[] {
  const random = seededRandom(5)
  return pairSource({ settings, random })(pairs).flatMap((on, index) =>
    [on, on.map((isOn) => !isOn)].map((each) => {
      const level = index >> 2
      return { on: each, level, logRate: 10 + 0.1 * Math.sin(level) + speed(each) + sd * normal(random) }
    }),
  )
}

const asked = (turns: readonly TurnOutcome[], blamed: readonly number[]) => removals({ turns, blamed, relevant: 0.01 })

describe('what taking a setting back saves', () => {
  it('is what it costs, where settings do not interact', () => {
    const [first, second] = asked(
      turnsOf((on) => (on[0] ? -0.05 : 0) + (on[2] ? -0.1 : 0), 6, 120),
      [0, 2],
    )
    expect(first?.effect.mean).toBeCloseTo(-0.05, 2)
    expect(second?.effect.mean).toBeCloseTo(-0.1, 2)
    expect([first?.together, second?.together]).toEqual([[], []])
  })

  it('is all that two settings cost together, for either, and each is named beside the other', () => {
    const found = asked(
      turnsOf((on) => (on[0] && on[2] ? -0.1 : 0) + (on[4] ? -0.05 : 0), 6, 120),
      [0, 2, 4],
    )
    expect(found.map(({ setting, together }) => [setting, together])).toEqual([
      [0, [2]],
      [2, [0]],
      [4, []],
    ])
    expect(found[0]?.effect.mean).toBeCloseTo(-0.1, 2)
    expect(found[1]?.effect.mean).toBeCloseTo(-0.1, 2)
    expect(found[2]?.effect.mean).toBeCloseTo(-0.05, 2)
  })

  it('is nothing where another setting costs as much without it', () => {
    const [one] = asked(
      turnsOf((on) => (on[0] || on[2] ? -0.1 : 0), 6, 120),
      [0, 2],
    )
    expect(one?.effect.mean).toBeCloseTo(0, 2)
    expect(one?.together).toEqual([])
  })

  it('needs the other only where each alone costs nothing that matters', () => {
    const found = asked(
      turnsOf((on) => (on[0] ? -0.03 : 0) + (on[0] && on[2] ? -0.05 : 0), 6, 160),
      [0, 2],
    )
    expect(found.map(({ together }) => together)).toEqual([[], []])
  })

  it('needs the other where each alone costs a small part of what both do, though more than matters', () => {
    const speed = (alone: number) => (on: Subset) =>
      alone * (Number(on[0]) + Number(on[2])) + (on[0] && on[2] ? -0.1 : 0)
    const together = (alone: number) => asked(turnsOf(speed(alone), 6, 400), [0, 2]).map((one) => one.together)
    expect(together(-0.02)).toEqual([[2], [0]])
    expect(together(-0.06)).toEqual([[], []])
  })

  it('is open where it is more with another, while neither a cost alone nor none is shown', () => {
    const open = (alone: number, sd: number) => {
      const speed = (on: Subset) => alone * (Number(on[0]) + Number(on[2])) + (on[0] && on[2] ? -0.1 : 0)
      const [one, , unrelated] = asked(turnsOf(speed, 6, 120, sd), [0, 2, 4])
      return [one?.isOpen, unrelated?.isOpen]
    }
    expect(open(-0.02, 0.08)).toEqual([true, false])
    // Quieter turns show that each alone costs almost nothing, and others that each costs something.
    expect(open(-0.02, 0.005)).toEqual([false, false])
    expect(open(-0.2, 0.08)).toEqual([false, false])
  })

  it('is not told from too few turns, nor from turns that are no pairs, nor of more than six settings', () => {
    const turns = turnsOf(() => 0, 6, 120)
    expect(asked(turns.slice(0, 20), [0])).toEqual([])
    expect(() => asked(turns.slice(1), [0])).toThrow('turn 0 and the next are no pair')
    expect(() =>
      asked(
        turns,
        Array.from({ length: MOST_REMOVED + 1 }, (_, index) => index),
      ),
    ).toThrow('7 settings; at most 6')
  })

  it('needs exactly twelve pairs more than there are figures, settings or levels, to fit', () => {
    const oneLevel = turnsOf(() => 0, 6, 18).map((turn) => ({ ...turn, level: 0 }))
    expect(asked(oneLevel, [0, 2])).toHaveLength(2)
    expect(asked(oneLevel.slice(0, -2), [0, 2])).toEqual([])
    const levels = (pairs: number) =>
      turnsOf(() => 0, 2, pairs).map((turn, index) => ({ ...turn, level: (index >> 1) % 10 }))
    expect(asked(levels(23), [0, 1])).toHaveLength(2)
    expect(asked(levels(22), [0, 1])).toEqual([])
  })

  it('of a single setting to blame is its cost, whatever the levels are', () => {
    const [only] = asked(
      turnsOf((on) => (on[1] ? -0.07 : 0), 3, 60),
      [1],
    )
    expect(only).toMatchObject({ setting: 1, together: [] })
    expect(only?.effect.mean).toBeCloseTo(-0.07, 2)
    // Three settings, and the difference between the two servers.
    expect(only?.effect.df).toBe(60 - 3 - 1)
  })

  it('does not depend on what the two servers of every pair differ by', () => {
    const turns = turnsOf((on) => (on[0] && on[2] ? -0.1 : 0), 6, 120)
    const lopsided = turns.map((turn, index) => ({ ...turn, logRate: turn.logRate - (index % 2 === 0 ? 0.3 : 0) }))
    const found = asked(lopsided, [0, 2])
    for (const [nth, { effect, together }] of asked(turns, [0, 2]).entries()) {
      expect(found[nth]?.together).toEqual(together)
      expect(found[nth]?.effect.mean).toBeCloseTo(effect.mean, 6)
      expect(found[nth]?.effect.standardError).toBeCloseTo(effect.standardError, 6)
    }
  })

  it('is asked of nothing where nothing is to blame, or nothing was measured', () => {
    expect(
      asked(
        turnsOf(() => 0, 3, 60),
        [],
      ),
    ).toEqual([])
    expect(asked([], [0])).toEqual([])
  })

  it('refuses a turn that has no other', () => {
    const turns = turnsOf(() => 0, 3, 60)
    expect(() => asked(turns.slice(0, -1), [0])).toThrow(
      new RangeError('turn 118 and the next are no pair of complementary subsets'),
    )
  })

  it('names no two settings that make each other faster', () => {
    const found = asked(
      turnsOf((on) => (on[0] && on[2] ? 0.1 : 0), 6, 120),
      [0, 2],
    )
    expect(found.map(({ together }) => together)).toEqual([[], []])
    expect(found[0]?.effect.mean).toBeCloseTo(0.1, 2)
  })
})
