import { describe, expect, it } from 'vitest'
import {
  changedSettings,
  changesWithoutEffect,
  effectivePlan,
  planOfDifferences,
} from '../../../src/core/plan/changed-settings.ts'
import { armName, isUnchanged, planOf } from '../../../src/core/plan/plan.ts'
import type { Rule } from '../../../src/core/policy/gate-policy.ts'
import type { Scenario } from '../../../src/core/scenario/scenario.ts'
import type { Setting } from '../../../src/core/setting/setting.ts'
import { option, scenario, suite } from '../../builders.ts'

const MARIADB = () => ({ product: 'MariaDB', version: '10.11.19' }) as const

/** Option files as they are and as they were, planned against their base. */
function planned(
  files: Readonly<Record<string, readonly [now: Setting[], before: Setting[]]>>,
  rules: Rule[] = ['base'],
) {
  const at = (side: 0 | 1): Scenario[] =>
    Object.entries(files).map(([name, both]) => scenario(name, { options: both[side] }))
  const [first, ...others] = at(0) as [Scenario, ...Scenario[]]
  const head = suite({ scenarios: [first, ...others], control: first.name })
  return planOf(head, 1, { rules, base: at(1) })
}

const only = (group: string, value: string) => [option('max_connections', value, { group })]
const arms = (plan: ReturnType<typeof planned>) => plan.arms.map(armName)

describe('a plan as its servers read it', () => {
  it('leaves out options of groups that servers do not read', () => {
    const plan = planned({ 'my.cnf': [[...only('mysqld-8.4', '2'), ...only('mysqld', '3')], []] })
    const [control] = effectivePlan(plan, MARIADB).arms
    expect(control.scenario.options).toMatchObject([{ text: '3', group: undefined }])
  })

  it('compares nothing if images of two tags or digests have equal content', () => {
    const at = (name: string) => scenario('db', { program: { kind: 'image', name } })
    const [now, before] = [at('mysql:8.4@sha256:b'), at('mysql:8.4@sha256:a')]
    const plan = planOf(suite({ scenarios: [now], control: 'db' }), 1, { rules: ['base'], base: [before] })
    const server = (identity: string) => ({ product: 'MySQL', version: '8.4.3', identity }) as const
    expect(isUnchanged(planOfDifferences(plan, () => server('one')))).toBe(true)
    const other = planOfDifferences(plan, ({ program }) => server(program?.name ?? ''))
    expect(isUnchanged(other)).toBe(false)
    expect(changedSettings(other).map(({ name }) => name)).toEqual(['image'])
  })

  it('gives the second copy of a server the options of the first', () => {
    const plan = planned({ 'my.cnf': [only('mysqld', '3'), [...only('mysqld-8.4', '2'), ...only('mysqld', '1')]] })
    const [control, twin, before, copy] = effectivePlan(plan, MARIADB).arms
    expect(before?.scenario.options).toMatchObject([{ text: '1', group: undefined }])
    expect([twin.scenario, copy?.scenario]).toEqual([control.scenario, before?.scenario])
  })

  it('compares nothing if only groups that servers do not read changed', () => {
    const plan = planned({ 'my.cnf': [only('mysqld-8.4', '2'), only('mysqld-8.4', '1')] })
    expect(isUnchanged(plan)).toBe(false)
    const left = planOfDifferences(plan, MARIADB)
    expect(arms(left)).toEqual(['my.cnf', 'my.cnf (second copy)'])
    expect(isUnchanged(left)).toBe(true)
    expect(changedSettings(effectivePlan(left, MARIADB))).toEqual([])
  })

  it('compares nothing if the only scenario of a suite has no reference left', () => {
    const plan = planned({ off: [only('mysqld-8.4', '2'), only('mysqld-8.4', '1')] }, ['control', 'base'])
    const left = planOfDifferences(plan, MARIADB)
    expect(arms(left)).toEqual(['off', 'off (second copy)'])
    expect(isUnchanged(left)).toBe(true)
  })

  it('compares nothing if the same settings take effect on both sides', () => {
    const plan = planned({
      'my.cnf': [
        [...only('mysqld-8.4', '9'), ...only('mysqld', '1'), ...only('mysqld', '2')],
        [...only('mysqld-8.4', '8'), ...only('mysqld', '2')],
      ],
    })
    expect(isUnchanged(planOfDifferences(plan, MARIADB))).toBe(true)
  })

  it('compares nothing if the part of the change that servers read does not affect speed', () => {
    const port = (value: string) => option('port', value, { group: 'mysqld' })
    const plan = planned({
      'my.cnf': [
        [...only('mysqld-8.4', '9'), port('2')],
        [...only('mysqld-8.4', '8'), port('1')],
      ],
    })
    expect(isUnchanged(plan)).toBe(false)
    expect(isUnchanged(planOfDifferences(plan, MARIADB))).toBe(true)
  })

  it('keeps each scenario that is compared with the control', () => {
    const files = {
      off: [only('mysqld', '1'), only('mysqld', '1')],
      on: [only('mysqld-8.4', '2'), only('mysqld-8.4', '1')],
    } as const
    const plan = planned({ off: [...files.off], on: [...files.on] }, ['control', 'base'])
    expect(arms(planOfDifferences(plan, MARIADB))).toEqual(['off', 'off (second copy)', 'on'])
  })
})

describe('the changed settings of a plan', () => {
  it('are listed for each scenario, against its base', () => {
    const plan = planned({ 'my.cnf': [only('mysqld', '2'), only('mysqld', '1')] })
    expect(changedSettings(plan)).toMatchObject([
      { scenario: 'my.cnf', name: 'max_connections', before: { text: '1' }, after: { text: '2' } },
    ])
  })

  it('are none without a base', () => expect(changedSettings(planOf(suite(), 1))).toEqual([]))
})

describe('the changes without effect on speed', () => {
  const at = (port: string, connections: string) => [
    scenario('a', { options: [option('port', port)] }),
    scenario('b', { options: [option('port', port), option('max_connections', connections)] }),
  ]
  const plan = (rules: Rule[]) => {
    const [first, second] = at('2', '200') as [Scenario, Scenario]
    return planOf(suite({ scenarios: [first, second], control: 'a' }), 1, { rules, base: at('1', '100') })
  }

  it('are listed for scenarios that the plan does not compare with their base', () => {
    const made = plan(['base'])
    expect(arms(made)).toEqual(['a', 'a (second copy)', 'b', 'b (before)'])
    expect(changesWithoutEffect(made, at('2', '200'), at('1', '100'))).toMatchObject([
      { scenario: 'a', name: 'port', before: { text: '1' }, after: { text: '2' } },
    ])
    expect(changedSettings(made).map(({ scenario: own, name }) => `${own} ${name}`)).toEqual([
      'b port',
      'b max_connections',
    ])
  })

  it('are none if the plan has no comparison with the base', () =>
    expect(changesWithoutEffect(plan(['control']), at('2', '200'), at('1', '100'))).toEqual([]))
})
