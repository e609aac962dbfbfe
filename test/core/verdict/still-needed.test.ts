import { describe, expect, it } from 'vitest'
import { type Comparison, nameKey } from '../../../src/core/comparison/comparison.ts'
import type { Arm, Cell } from '../../../src/core/plan/plan.ts'
import type { Standing, Standings } from '../../../src/core/verdict/decision-state.ts'
import { isStillNeeded, isSuspected, needsMore } from '../../../src/core/verdict/still-needed.ts'
import { compared, comparison, plan, scenario } from '../../builders.ts'
import { openAfter, suspected } from './standings.ts'

const PLAN = plan({ scenarios: [scenario('off'), scenario('on'), scenario('all')], threads: [1, 8] })
const [CONTROL, , ON, ALL] = PLAN.arms as readonly [Arm, Arm, Arm, Arm]
const { arms: ARMS } = PLAN
const [ONE, EIGHT] = PLAN.cells as readonly [Cell, Cell]

const ON_AT_1 = comparison({ scenario: 'on', threads: 1 })
const ON_AT_8 = comparison({ scenario: 'on', threads: 8 })
const ALL_AT_1 = comparison({ scenario: 'all', threads: 1 })

function wanted(comparisons: readonly Comparison[], standings: Standings = new Map()) {
  return isStillNeeded(compared({ comparisons }), standings)
}

const OPEN = openAfter(10)
const KINDS: readonly Standing[] = [
  OPEN,
  suspected({ trial: 1 }),
  { kind: 'passed' },
  { kind: 'regressed' },
  { kind: 'not confirmed' },
]

function standing(...pairs: readonly (readonly [Comparison, Standing['kind']])[]): Standings {
  return new Map(pairs.map(([of, kind]) => [nameKey(of), KINDS.find((one) => one.kind === kind) as Standing]))
}

describe('a run spends its time on', () => {
  it('all servers before anything is compared', () => {
    for (const arm of PLAN.arms) expect(wanted([])(arm, ONE)).toBe(true)
  })

  it('no server if a decided comparison can no longer be made', () => {
    for (const arm of PLAN.arms) expect(wanted([], standing([ON_AT_1, 'passed']))(arm, ONE)).toBe(false)
  })

  it('the server of a decided comparison while its interval is wider than the user asked for', () => {
    const passed = standing([ON_AT_1, 'passed'])
    const half = (ON_AT_1.high - ON_AT_1.low) / 2
    const of = (precision: number) => isStillNeeded(compared({ comparisons: [ON_AT_1] }), passed, precision)
    expect(of(half)(ON, ONE)).toBe(false)
    expect(of(0.99 * half)(ON, ONE)).toBe(true)
  })

  it('a server whose planned comparison could not be made yet, and no server that is decided', () => {
    const missing = [{ ...ON_AT_1, scenario: 'all' }]
    const one = isStillNeeded(compared({ comparisons: [ON_AT_1], missing }), standing([ON_AT_1, 'passed']))
    expect([one(ON, ONE), one(ALL, ONE), one(ALL, EIGHT)]).toEqual([false, true, false])
  })

  it.each(KINDS)('the server of a comparison only while it is undecided; this one is: $kind', ({ kind }) => {
    const isUndecided = kind === 'open' || kind === 'suspected'
    expect(wanted([ON_AT_1], standing([ON_AT_1, kind]))(ON, ONE)).toBe(isUndecided)
  })

  it('a server under the load whose comparison is undecided, and under no other load', () => {
    const isOnWanted = wanted([ON_AT_1, ON_AT_8], standing([ON_AT_1, 'passed'], [ON_AT_8, 'open']))
    expect([isOnWanted(ON, ONE), isOnWanted(ON, EIGHT)]).toEqual([false, true])
  })

  it.each(['open', 'suspected'] as const)(
    'no %s load of a scenario that has already regressed under another load, but the same of other scenarios',
    (kind) => {
      const one = wanted(
        [ON_AT_1, ON_AT_8, ALL_AT_1],
        standing([ON_AT_1, kind], [ON_AT_8, 'regressed'], [ALL_AT_1, kind]),
      )
      expect([one(ON, ONE), one(ON, EIGHT), one(ALL, ONE)]).toEqual([false, false, true])
    },
  )

  it.each([
    ['a suspected slowdown before other open loads of its scenario', 2, true],
    ['other open loads again, once a suspected slowdown of their scenario is doubtful', 3, false],
  ] as const)('%s', (_what, looks, waits) => {
    const suspicion = suspected({ trial: 1, looks })
    const found = [ON_AT_1, ON_AT_8, ALL_AT_1]
    const one = wanted(found, new Map(found.map((each) => [nameKey(each), each === ON_AT_1 ? suspicion : OPEN])))
    expect([one(ON, ONE), one(ON, EIGHT), one(ALL, ONE)]).toEqual([true, !waits, true])
  })

  describe('servers of a pull request and of its base:', () => {
    const base = comparison({ rule: 'base', scenario: 'on', threads: 1 })
    const baseArm: Arm = { ...ON, revision: 'base' }
    const ofControl = comparison({ rule: 'base', scenario: 'off', threads: 1 })
    const controlBase: Arm = { ...CONTROL, revision: 'base' }

    it.each([
      ['both', 'passed', 'open', [true, true]],
      ['only the pull request’s', 'open', 'passed', [true, false]],
    ] as const)('%s if the comparison with the control is %s, and the comparison with the base is %s', (...given) => {
      const [, control, own, expected] = given
      const one = wanted([ON_AT_1, base], standing([ON_AT_1, control], [base, own]))
      expect([one(ON, ONE), one(baseArm, ONE)]).toEqual(expected)
    })

    it('the controls of both, but no other scenario, while only the change of the control is undecided', () => {
      const one = wanted([ON_AT_1, ofControl], standing([ON_AT_1, 'passed'], [ofControl, 'open']))
      expect([one(CONTROL, ONE), one(controlBase, ONE), one(ON, ONE)]).toEqual([true, true, false])
    })
  })
})

describe('the confirmation of a suspected slowdown', () => {
  it('spends its time on that slowdown, and on no other load or scenario', () => {
    const found = compared({ comparisons: [ON_AT_1, ON_AT_8, ALL_AT_1] })
    const one = isSuspected(found, standing([ON_AT_1, 'suspected'], [ON_AT_8, 'open'], [ALL_AT_1, 'passed']))
    expect([one(ON, ONE), one(ON, EIGHT), one(ALL, ONE)]).toEqual([true, false, false])
  })
})

describe('a load in a trial', () => {
  const HERE = { cell: ONE, arms: ARMS, trial: 1, isBegun: true, isLast: false }
  const FOUND = compared({ comparisons: [ON_AT_1] })
  const more = (kind: Standing['kind'], overrides: Partial<typeof HERE> = {}) =>
    needsMore(FOUND, standing([ON_AT_1, kind]), { ...HERE, ...overrides })

  it.each([
    { what: 'goes on', kind: 'open', expected: true },
    { what: 'ends early', kind: 'passed', expected: false },
    { what: 'ends early', kind: 'regressed', expected: false },
  ] as const)('$what if its comparison is $kind', ({ kind, expected }) => expect(more(kind)).toBe(expected))

  it('ends early once only new starts of the servers would help to decide, except in the last trial', () => {
    const told: Standings = new Map([[nameKey(ON_AT_1), { ...OPEN, exhaustedBy: 1 }]])
    const of = (trial: number, isLast: boolean) => needsMore(FOUND, told, { ...HERE, trial, isLast })
    expect([of(1, false), of(1, true), of(2, false)]).toEqual([false, true, true])
  })

  it('ends a trial later if a limit on errors is undecided, because errors are counted when a trial is over', () => {
    const errors = { ...ON_AT_1, cost: 'errors' as const }
    const told: Standings = new Map([[nameKey(errors), { ...OPEN, exhaustedBy: 1 }]])
    const of = (trial: number, isBegun: boolean) =>
      needsMore(compared({ costs: [errors] }), told, { ...HERE, trial, isBegun })
    expect([of(2, true), of(2, false), of(3, true)]).toEqual([false, true, true])
  })

  it('does not go on for a comparison if one of its two servers is not measured there', () => {
    const of = (arms: readonly Arm[], overrides = {}) =>
      needsMore({ ...FOUND, ...overrides }, standing([ON_AT_1, 'open']), { ...HERE, arms })
    const [control, twin] = ARMS
    expect([of([control, twin, ON]), of([control, twin, ALL])]).toEqual([true, false])
    expect(of([control, twin, ALL], { comparisons: [], missing: [ON_AT_1] })).toBe(false)
    // The head alone tells nothing of the comparison with its base.
    const base = comparison({ rule: 'base', scenario: 'on', threads: 1 })
    expect(of([control, twin, ON], { comparisons: [base] })).toBe(false)
    expect(of([control, twin, ON, { ...ON, revision: 'base' }], { comparisons: [base] })).toBe(true)
  })

  it('goes on while one of its comparisons could not be made yet', () => {
    expect(needsMore(compared({ missing: [ON_AT_1] }), new Map(), HERE)).toBe(true)
  })

  it('goes on while the interval is wider than the user asked for', () => {
    const half = (ON_AT_1.high - ON_AT_1.low) / 2
    const of = (precision: number) => needsMore(FOUND, standing([ON_AT_1, 'passed']), HERE, precision)
    expect([of(half), of(0.99 * half)]).toEqual([false, true])
  })
})
