import { describe, expect, it } from 'vitest'
import { armName, armsOf, baseWarnings, cellName, isUnchanged, makePlan } from '../../../src/core/plan/plan.ts'
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

describe('armsOf', () => {
  it('starts with the control and its twin, wherever the suite has the control', () => {
    const arms = armsOf(suite({ control: 'on', scenarios: [scenario('off'), scenario('on'), scenario('all')] }))
    expect(arms.map(armName)).toEqual(['on', 'on (second copy)', 'off', 'all'])
    expect(arms.map((arm) => arm.role)).toEqual(['control', 'control', 'candidate', 'candidate'])
  })

  it('is the control and its twin where there is exactly one scenario', () => {
    expect(armsOf(suite({ scenarios: [scenario('off')] })).map(armName)).toEqual(['off', 'off (second copy)'])
  })

  describe('against a base in which one scenario was another', () => {
    const head = suite({ scenarios: [scenario('off'), scenario('on'), scenario('all')] })
    const base = [scenario('off'), scenario('on', { options: [option('a', '1')] }), scenario('gone')]

    it('adds that scenario as it was', () => {
      const arms = armsOf(head, { rules: ['control', 'base'], base })
      expect(arms.map(armName)).toEqual(['off', 'off (second copy)', 'on', 'all', 'on (before)'])
    })

    it('leaves out what only the control would be compared with, where that is not asked for', () => {
      expect(armsOf(head, { rules: ['base'], base }).map(armName)).toEqual([
        'off',
        'off (second copy)',
        'on',
        'on (before)',
      ])
    })

    it('leaves the base out where it is not asked for', () => {
      expect(armsOf(head, { rules: ['control'], base }).map(armName)).toEqual(['off', 'off (second copy)', 'on', 'all'])
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

describe('makePlan', () => {
  it('keeps seed and budget, and has every cell once', () => {
    const made = plan({ ...MIXED, budgetSeconds: 90 }, 42)
    expect(made).toMatchObject({ seed: 42, budgetSeconds: 90 })
    expect(new Set(made.cells.map(cellName)).size).toBe(12)
  })

  it('is the same for the same seed', () => expect(makePlan(suite(MIXED), 5)).toEqual(makePlan(suite(MIXED), 5)))
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

  it('is also what differs from it in settings without effect on speed', () => {
    const at = (port: string) => [scenario('off', { options: [option('port', port), option('server_id', port)] })]
    const moved = suite({ scenarios: [scenario('off', { options: at('2')[0]?.options ?? [] })] })
    const made = makePlan(moved, 1, { rules: ['base'], base: at('1') })
    expect(isUnchanged(made)).toBe(true)
    expect(baseWarnings(moved, at('1'), made)).toEqual([
      { code: 'base-without-effect', scenario: 'off', settings: ['port', 'server-id'] },
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
