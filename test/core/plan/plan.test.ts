import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  armName,
  armsOf,
  baseWarnings,
  cellName,
  isUnchanged,
  makePlan,
  type Plan,
  planTrial,
} from '../../../src/core/plan/plan.ts'
import { option, plan, scenario, suite, workload } from '../../builders.ts'

const MIXED = {
  workloads: [
    workload('oltp_write_only', { writes: true }),
    workload('oltp_read_only'),
    workload('oltp_read_write', { writes: true }),
    workload('oltp_point_select'),
  ],
  threads: [1, 4, 16],
} as const

const FOUR_ARMS = { scenarios: [scenario('off'), scenario('on'), scenario('all')] } as const

describe('armsOf', () => {
  it('starts with the control and its twin, wherever the suite has the control', () => {
    const arms = armsOf(suite({ control: 'on', scenarios: [scenario('off'), scenario('on'), scenario('all')] }))
    expect(arms.map(armName)).toEqual(['on', 'on (twin)', 'off', 'all'])
    expect(arms.map((arm) => arm.role)).toEqual(['control', 'control', 'candidate', 'candidate'])
  })

  it('is the control and its twin where there is exactly one scenario', () => {
    expect(armsOf(suite({ scenarios: [scenario('off')] })).map(armName)).toEqual(['off', 'off (twin)'])
  })

  describe('against a base in which one scenario was another', () => {
    const head = suite({ scenarios: [scenario('off'), scenario('on'), scenario('all')] })
    const base = [scenario('off'), scenario('on', { options: [option('port', '1')] }), scenario('gone')]

    it('adds that scenario as it was', () => {
      const arms = armsOf(head, { rules: ['control', 'base'], base })
      expect(arms.map(armName)).toEqual(['off', 'off (twin)', 'on', 'all', 'on (base)'])
    })

    it('leaves out what only the control would be compared with, where that is not asked for', () => {
      expect(armsOf(head, { rules: ['base'], base }).map(armName)).toEqual(['off', 'off (twin)', 'on', 'on (base)'])
    })

    it('leaves the base out where it is not asked for', () => {
      expect(armsOf(head, { rules: ['control'], base }).map(armName)).toEqual(['off', 'off (twin)', 'on', 'all'])
    })
  })

  it('refuses a control that is no scenario', () => {
    expect(() => armsOf(suite({ control: 'absent' }))).toThrow(RangeError)
  })
})

describe('cellName', () => {
  it('says thread for exactly one and threads for two', () => {
    expect(cellName({ workload: workload('a'), threads: 1 })).toBe('a · 1 thread')
    expect(cellName({ workload: workload('a'), threads: 2 })).toBe('a · 2 threads')
  })
})

const trialsOf = (made: Plan) => [1, 2, 3, 4, 5, 6].flatMap((number) => planTrial(made, number, () => true) ?? [])

describe('makePlan', () => {
  it('keeps seed and budget, and has every cell once', () => {
    const made = plan({ ...MIXED, budgetSeconds: 90 }, 42)
    expect(made).toMatchObject({ seed: 42, budgetSeconds: 90 })
    expect(new Set(made.cells.map(cellName)).size).toBe(12)
  })

  it('is the same for the same seed', () => expect(makePlan(suite(MIXED), 5)).toEqual(makePlan(suite(MIXED), 5)))
})

describe('planTrial', () => {
  it('has every cell exactly once where everything is wanted', () => {
    const made = plan(MIXED)
    for (const trial of trialsOf(made)) {
      expect(trial.cells.map(({ cell }) => cellName(cell)).sort()).toEqual(made.cells.map(cellName).sort())
      expect(trial.arms).toEqual(made.arms)
    }
  })

  it('measures cells that write last, in every trial and with every seed', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        for (const { cells } of trialsOf(plan(MIXED, seed))) {
          const writes = cells.map(({ cell }) => cell.workload.writes)
          expect(writes.indexOf(true)).toBe(writes.lastIndexOf(false) + 1)
        }
      }),
    )
  })

  it('orders cells differently with another seed and in another trial', () => {
    const orders = [plan(MIXED, 1), plan(MIXED, 2)].flatMap((made) =>
      trialsOf(made).map(({ cells }) => cells.map(({ cell }) => cellName(cell)).join()),
    )
    expect(new Set(orders).size).toBe(orders.length)
  })

  it('leaves out arms and cells that are not wanted, but never the control and its twin of a cell that is', () => {
    const made = plan({ ...FOUR_ARMS, threads: [1, 4] })
    const last = made.arms.at(-1)
    const trial = planTrial(made, 2, (arm, cell) => arm === last && cell.threads === 4)
    expect(trial?.cells.map(({ cell }) => cell.threads)).toEqual([4])
    expect(trial?.arms).toEqual([made.arms[0], made.arms[1], last])
  })

  it('is none where nothing is wanted', () => expect(planTrial(plan(), 2, () => false)).toBeUndefined())
})

describe('what has nothing in the base to be compared with', () => {
  const changed = scenario('changed', { options: [option('a', '1')] })
  const same = scenario('same')
  const added = scenario('added')
  const head = suite({ scenarios: [same, changed, added], control: 'same' })
  const base = [scenario('same'), scenario('changed', { options: [option('a', '2')] })]

  it('is new, or as it was', () => {
    const made = makePlan(head, 1, { rules: ['control', 'base'], base })
    expect(baseWarnings(head, base, made)).toEqual([
      { code: 'base-unchanged', scenario: 'same' },
      { code: 'base-missing', scenario: 'added' },
    ])
  })

  it('is also what was left out of the plan, as its server reads no change in it', () => {
    const made = makePlan(head, 1, { rules: ['control', 'base'], base })
    const [control, twin, ...others] = made.arms
    const left = { ...made, arms: [control, twin, ...others.filter(({ revision }) => revision !== 'base')] } as const
    expect(baseWarnings(head, base, left).map(({ code }) => code)).toEqual([
      'base-unchanged',
      'base-unchanged',
      'base-missing',
    ])
  })

  it('is not what nobody asked to compare', () => {
    const made = makePlan(head, 1, { rules: ['control'], base })
    expect(baseWarnings(head, base, made)).toMatchObject([{ scenario: 'same' }, { scenario: 'added' }])
  })
})

describe('isUnchanged', () => {
  const before = [scenario('off', { options: [option('a', '1')] })]

  it.each([
    { what: 'a base that is the same', rules: ['base'] as const, base: [scenario('off')], expected: true },
    { what: 'another base', rules: ['base'] as const, base: before, expected: false },
    { what: 'the control', rules: ['control'] as const, base: [], expected: false },
  ])('against $what is $expected', ({ rules, base, expected }) => {
    expect(isUnchanged(makePlan(suite({ scenarios: [scenario('off')] }), 1, { rules, base }))).toBe(expected)
  })
})
