import { describe, expect, it } from 'vitest'
import { canShare, differingVariables, sharedState } from '../../../src/core/attribution/shared-server.ts'
import type { VariableScope } from '../../../src/core/switching/scope.ts'
import { keyOf, type Settings } from '../../../src/core/switching/switchable-settings.ts'
import { MYSQL, option, scenario } from '../../builders.ts'

const RUN = '/tmp/qpsgate-x'

function started(options: Readonly<Record<string, string>>, variables: Readonly<Record<string, string>>, on = false) {
  const settings: Settings = new Map([
    ...Object.entries(variables).map(([name, value]) => [keyOf('variable', name), value] as const),
    [keyOf('instrument', 'wait/synch/mutex/a'), on ? 'YES,YES' : 'NO,NO'],
    [keyOf('instrument', 'statement/a'), 'YES,YES'],
  ])
  return {
    scenario: scenario('x', { options: Object.entries(options).map(([name, value]) => option(name, value)) }),
    settings,
  }
}

function scopes(names: readonly string[], scope: VariableScope): ReadonlyMap<string, VariableScope> {
  return new Map(names.map((name) => [name, scope]))
}

describe('variables in which servers differ', () => {
  it('are none of those that every server has of its own', () => {
    const one = started({}, { hostname: 'a', datadir: `${RUN}/t1a0/data`, sort_buffer_size: '1' })
    const other = started({}, { hostname: 'b', datadir: `${RUN}/t1a1/data`, sort_buffer_size: '2' })
    expect(differingVariables(one.settings, other.settings, RUN)).toEqual(['sort_buffer_size'])
  })
})

describe('two arms', () => {
  const plain = started({}, { sort_buffer_size: '1', innodb_buffer_pool_size: '1' })

  it('share a server where they differ in what can be switched', () => {
    const other = started({ 'sort-buffer-size': '2' }, { sort_buffer_size: '2', innodb_buffer_pool_size: '1' })
    expect(canShare(plain, other, MYSQL, scopes(['sort_buffer_size'], 'session'))).toBe(true)
    const waits = started(
      { 'performance-schema-instrument': 'wait/%=ON' },
      { sort_buffer_size: '1', innodb_buffer_pool_size: '1' },
      true,
    )
    expect(canShare(plain, waits, MYSQL, new Map())).toBe(true)
  })

  it.each([
    ['only counts at start', 'sort-buffer-size', 'sort_buffer_size', 'start'],
    ['has its effect later', 'innodb-buffer-pool-size', 'innodb_buffer_pool_size', 'global'],
  ] as const)('do not where one of them %s', (_, name, variable, scope) => {
    const other = started({ [name]: '2' }, { sort_buffer_size: '1', innodb_buffer_pool_size: '1', [variable]: '2' })
    expect(canShare(plain, other, MYSQL, scopes([variable], scope))).toBe(false)
  })

  it('do not where an option is no variable of the server', () =>
    expect(
      canShare(plain, { ...plain, scenario: started({ 'some-option': '1' }, {}).scenario }, MYSQL, new Map()),
    ).toBe(false))

  it('do not where they are of different images', () => {
    const other = { ...plain, scenario: { ...plain.scenario, program: { kind: 'image', name: 'mysql:8.4' } as const } }
    expect(canShare(plain, other, MYSQL, new Map())).toBe(false)
  })

  it('do not where one of them has no Performance Schema', () => {
    const other = { ...plain, settings: new Map([...plain.settings].filter(([key]) => key.startsWith('variable'))) }
    expect(canShare(plain, other, MYSQL, new Map())).toBe(false)
  })
})

describe('the states of a shared server', () => {
  it('have every setting in which any of the arms differ, each arm its own', () => {
    const arms = [
      started({}, { a: '1', b: '1', c: '1' }),
      started({}, { a: '2', b: '1', c: '1' }),
      started({}, { a: '1', b: '3', c: '1' }),
    ]
    const { states, hasInstruments } = sharedState(arms, RUN)
    expect(hasInstruments).toBe(false)
    expect(states.map((state) => Object.fromEntries(state))).toEqual([
      { 'variable:a': '1', 'variable:b': '1' },
      { 'variable:a': '2', 'variable:b': '1' },
      { 'variable:a': '1', 'variable:b': '3' },
    ])
  })

  it('have all instruments where one differs, as the server starts with all of them on', () => {
    const { states, hasInstruments } = sharedState([started({}, {}), started({}, {}, true)], RUN)
    expect(hasInstruments).toBe(true)
    expect(states.map((state) => [...state.keys()])).toEqual(
      Array.from({ length: 2 }, () => [keyOf('instrument', 'wait/synch/mutex/a'), keyOf('instrument', 'statement/a')]),
    )
  })
})

describe('states of a shared server', () => {
  const row = keyOf('actor', '%', 'app', '%')

  it('hold what differs, without what every server has of its own; a row that one lacks is gone there', () => {
    const one = started({}, { hostname: 'a', sort_buffer_size: '1' })
    const other = started({}, { hostname: 'b', sort_buffer_size: '2' })
    const { hasInstruments, states } = sharedState(
      [one, { ...other, settings: new Map([...other.settings, [row, 'YES,YES']]) }],
      RUN,
    )
    expect(hasInstruments).toBe(false)
    expect(states.map((state) => [...state])).toEqual([
      [
        [keyOf('variable', 'sort_buffer_size'), '1'],
        [row, ''],
      ],
      [
        [keyOf('variable', 'sort_buffer_size'), '2'],
        [row, 'YES,YES'],
      ],
    ])
  })
})
