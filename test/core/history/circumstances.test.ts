import { describe, expect, it } from 'vitest'
import { cutBetween } from '../../../src/core/history/circumstances.ts'
import type { RunRecord } from '../../../src/core/history/run-record.ts'
import { storedRun } from './stored-runs.ts'

const BEFORE = storedRun()

function machine(overrides: Partial<RunRecord['machine']>): RunRecord {
  return storedRun({ machine: { ...BEFORE.machine, ...overrides } })
}

function scenarios(change: (scenario: RunRecord['scenarios'][number]) => Partial<RunRecord['scenarios'][number]>) {
  return storedRun({ scenarios: BEFORE.scenarios.map((each) => ({ ...each, ...change(each) })) })
}

const NEWER = { product: 'MySQL', version: '9.7.5' }

describe('cutBetween', () => {
  it.each([
    { what: 'nothing else', run: BEFORE, cut: undefined },
    { what: 'another machine', run: machine({ cpuModel: 'another', cpus: 64 }), cut: undefined },
    { what: 'another kernel', run: machine({ kernel: '7.0.0' }), cut: undefined },
    { what: 'another sysbench', run: storedRun({ sysbench: '1.1.0' }), cut: undefined },
    { what: 'a third number of qpsgate', run: storedRun({ toolVersion: '0.1.9' }), cut: undefined },
    { what: 'a second number of qpsgate below 1', run: storedRun({ toolVersion: '0.2.0' }), cut: 'tool version' },
    { what: 'another server everywhere', run: scenarios(() => ({ server: NEWER })), cut: 'server version' },
    {
      what: 'another server of the control alone',
      run: scenarios(({ role }) => (role === 'control' ? { server: NEWER } : {})),
      cut: 'server version',
    },
    {
      what: 'another configuration of the control',
      run: scenarios(({ role }) => (role === 'control' ? { fingerprint: 'new' } : {})),
      cut: 'control',
    },
  ])('with $what is $cut', ({ run, cut }) => {
    expect(cutBetween(BEFORE, run, 'on')).toBe(cut)
    expect(cutBetween(run, BEFORE, 'on')).toBe(cut)
  })

  it('takes versions without numbers as they are', () => {
    const of = (toolVersion: string) => storedRun({ toolVersion })
    expect(cutBetween(of('next'), of('next'), 'on')).toBeUndefined()
    expect(cutBetween(of('next'), of('1.0.0'), 'on')).toBe('tool version')
  })

  it('takes the first number of qpsgate alone from version 1 on', () => {
    const of = (toolVersion: string) => storedRun({ toolVersion })
    expect(cutBetween(of('1.2.0'), of('1.9.0'), 'on')).toBeUndefined()
    expect(cutBetween(of('1.2.0'), of('2.0.0'), 'on')).toBe('tool version')
  })

  it('does not care for the server of a scenario that was not asked for', () => {
    const third = { name: 'third', role: 'candidate', fingerprint: 'c', server: NEWER } as const
    expect(cutBetween(BEFORE, storedRun({ scenarios: [...BEFORE.scenarios, third] }), 'on')).toBeUndefined()
  })
})
