import { describe, expect, it } from 'vitest'
import { narrowPlan } from '../../../src/core/plan/changed-settings.ts'
import { type Arm, armName, armsOf, planOf } from '../../../src/core/plan/plan.ts'
import { settingChanges } from '../../../src/core/scenario/changes.ts'
import { option, ownLoad, scenario, suite, workload } from '../../builders.ts'

const [OLD, NEW] = [ownLoad(['look']), ownLoad(['look', 'order'])]
const SERVER = { product: 'MySQL', version: '8.4.0' } as const
const SHOP = workload('shop', { script: 'workloads/shop', writes: true })

/** A suite that was of these scenarios, with the workload of each side. */
function changed(sides: { value: string; own: typeof OLD; names?: readonly string[]; script?: string }) {
  const { value, own, names = ['off'], script = SHOP.script } = sides
  const at = (text: string, load: typeof OLD) =>
    names.map((name) => scenario(name, { options: [option('a', text)], own: load }))
  const [first, ...others] = at(value, own)
  if (first === undefined) throw new Error('no scenario')
  const head = suite({ workloads: [{ ...SHOP, script }], scenarios: [first, ...others] })
  return { head, base: at('1', OLD), baseline: at('0', OLD) }
}

const settingsOf = (arms: readonly Arm[], name: string) => {
  const of = (revision: Arm['revision']) => arms.find((arm) => arm.revision === revision && arm.scenario.name === name)
  const [before, after] = [of('base')?.scenario, of('head')?.scenario]
  return before && after && settingChanges(before, after).map(({ name: own }) => own)
}

describe('settings that change together with the user’s own workload', () => {
  it('are compared under the workload of the base, and the workload is compared with the settings of the base', () => {
    const { head, base } = changed({ value: '2', own: NEW })
    const arms = armsOf(head, { rules: ['base'], base })
    expect(arms.map(armName)).toEqual([
      'off',
      'off (second copy)',
      'workloads/shop',
      'off (before)',
      'workloads/shop (before)',
    ])
    expect(settingsOf(arms, 'off')).toEqual(['a'])
    expect(settingsOf(arms, 'workloads/shop')).toEqual(['mix'])
    expect(arms.map(({ scenario: { own } }) => own === NEW)).toEqual([false, false, true, false, false])
  })

  it('are compared with the control under the workload of the base, without the changed workload as a candidate', () => {
    const { head, base } = changed({ value: '2', own: NEW, names: ['off', 'on'] })
    const arms = armsOf(head, { rules: ['control', 'base'], base })
    const candidates = arms.filter(({ role, revision }) => role === 'candidate' && revision === 'head')
    expect(candidates.map(armName)).toEqual(['on'])
    expect(arms.filter(({ scenario: { own } }) => own === NEW).map(armName)).toEqual(['workloads/shop'])
  })

  it('are compared with the settings of the baseline under the workload of the base as well', () => {
    const { head, base, baseline } = changed({ value: '2', own: NEW })
    const old = baseline.map((each) => ({ ...each, own: NEW }))
    const arms = armsOf(head, { rules: ['base'], base, baseline: old })
    expect(arms.find(({ revision }) => revision === 'baseline')?.scenario.own).toBe(OLD)
  })

  it('are compared without an arm for the changed workload if nothing can show the change of the workload', () => {
    const { head, base } = changed({ value: '2', own: NEW, names: ['off', 'on'] })
    const both = planOf(head, 1, { rules: ['control', 'base'], base })
    const shown = narrowPlan(
      both,
      () => SERVER,
      ({ kind }) => kind !== 'mix',
    )
    expect(shown.arms.map(armName)).toEqual(['off', 'off (second copy)', 'on', 'off (before)', 'on (before)'])
  })

  it('leave the name "workload.yml" to a scenario of that name', () => {
    const { head, base } = changed({ value: '2', own: NEW, names: ['workload.yml'], script: 'workload.yml' })
    const arms = armsOf({ ...head, control: 'workload.yml' }, { rules: ['base'], base })
    expect(arms.map(armName)).toContain('./workload.yml')
  })
})

it.each([
  ['only settings', '2', OLD],
  ['only a workload', '1', NEW],
])('the arms are only both sides and their second copies if %s changed', (_, value, own) => {
  const { head, base } = changed({ value, own })
  const arms = armsOf(head, { rules: ['base'], base })
  expect(arms.map(armName)).toEqual(['off', 'off (second copy)', 'off (before)', 'off (before, second copy)'])
  expect(arms[0].scenario.own).toBe(own)
})
