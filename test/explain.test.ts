import { describe, expect, it } from 'vitest'
import { type Arm, makePlan } from '../src/core/plan/plan.ts'
import type { Result } from '../src/core/report/result.ts'
import type { ServerOption } from '../src/core/suite/suite.ts'
import { MeasurementError } from '../src/errors.ts'
import { explain, toBeExplained } from '../src/explain.ts'
import type { Testbed } from '../src/measure.ts'
import { option, resultComparison, scenario, suite, sweepResult } from './builders.ts'
import { fakeTestbed, NOISE, type NoiseModel } from './fakes/fake-testbed.ts'

const QUIET = NOISE.quiet as NoiseModel
/** ln of what each option costs. */
type Costs = Readonly<Record<string, number>>

function named(names: readonly string[]): ServerOption[] {
  return names.map((name, index) => option(name, 'ON', { file: 'my.cnf', line: index + 2 }))
}

const effect = (costs: Costs) => (arm: Arm) =>
  arm.scenario.options.reduce((sum, { name }) => sum + (costs[name] ?? 0), 0)

async function explained(
  options: readonly string[],
  costs: Costs,
  { seconds = 180, wrap = (testbed: Testbed) => testbed, always = 'on-fail' as 'always' | 'on-fail' } = {},
) {
  const head = suite({ scenarios: [scenario('my.cnf', { options: named(options) })], control: 'my.cnf' })
  const plan = makePlan(head, 1, { rules: ['base'], base: [scenario('my.cnf')] })
  const whole = options.reduce((sum, name) => sum + (costs[name] ?? 0), 0)
  const change = Math.expm1(whole)
  const found = resultComparison({
    ...{ rule: 'base', scenario: 'my.cnf', reference: 'my.cnf', workload: 'oltp_read_only', threads: 4, change },
    ...{ low: change - 0.01, high: change + 0.01, verdict: whole < -0.05 ? 'regressed' : 'pass' },
  } as const)
  const result: Result = sweepResult(['my.cnf'], ['oltp_read_only'], [4], { comparisons: [found] })
  const chosen = toBeExplained(result, always)
  if (chosen === undefined) return null
  const testbed = wrap(fakeTestbed({ noise: QUIET, effect: effect(costs), seed: 5 }))
  const nothing = () => {}
  return explain(
    chosen,
    { plan, result, product: 'MariaDB', mostServers: 12, seconds },
    { testbed, save: nothing, progress: { phase: nothing, cell: nothing, slices: nothing } },
  )
}

describe('explain', () => {
  it('names the two of eleven options that cost something, with their lines, and no other', async () => {
    const options = Array.from({ length: 11 }, (_, index) => `option-${index}`)
    const found = await explained(options, { 'option-3': -0.15, 'option-8': -0.06 }, { seconds: 300 })
    const blamed = found?.causes.filter(({ verdict }) => verdict === 'to blame') ?? []
    expect(blamed.map(({ settings }) => settings.map(({ name }) => name))).toEqual([['option-3'], ['option-8']])
    expect(blamed[0]?.settings[0]?.place).toEqual({ file: 'my.cnf', line: 5 })
    expect(blamed[0]?.change).toBeCloseTo(Math.expm1(-0.15), 1.5)
    expect(found?.explanation).toMatchObject({ isComplete: true, rule: 'base', threads: 4 })
  })

  it('stops when the time is over and says what was not reached', async () => {
    const options = Array.from({ length: 30 }, (_, index) => `option-${index}`)
    const found = await explained(options, { 'option-3': -0.2 }, { seconds: 15 })
    expect(found?.explanation.isComplete).toBe(false)
    expect(found?.causes.filter(({ verdict }) => verdict === 'to blame')).toEqual([])
    expect(found?.explanation.seconds).toBeLessThan(20)
  })

  it('tries a setting that does not start alone from the head’s side', async () => {
    const stubborn = (testbed: Testbed): Testbed => ({
      ...testbed,
      startTrial: async (trial, plan) => {
        const isAlone = ({ scenario: { options } }: Arm) => options.length === 1 && options[0]?.name === 'stubborn'
        if (trial.arms.some(isAlone))
          throw new MeasurementError('the server ended while starting', { step: 'start server' })
        return testbed.startTrial(trial, plan)
      },
    })
    const found = await explained(['stubborn', 'needed'], { stubborn: -0.15 }, { seconds: 200, wrap: stubborn })
    const [first] = found?.causes ?? []
    expect(first).toMatchObject({ verdict: 'to blame', kind: 'from the head' })
    expect(first?.settings[0]?.name).toBe('stubborn')
  })

  it('lets a server that cannot be started at all fail', async () => {
    const broken = (testbed: Testbed): Testbed => ({
      ...testbed,
      startTrial: async (trial, plan) => {
        if (trial.arms.length > 1) throw new MeasurementError('out of memory', { step: 'start server' })
        return testbed.startTrial(trial, plan)
      },
    })
    await expect(explained(['a', 'b'], { a: -0.15 }, { wrap: broken })).rejects.toThrow('out of memory')
  })
})

describe('toBeExplained', () => {
  const cells = [
    resultComparison({ scenario: 'a', change: -0.1 }),
    resultComparison({ scenario: 'b', change: -0.3 }),
    resultComparison({ scenario: 'c', change: -0.4, scope: 'mean' }),
    resultComparison({ scenario: 'd', change: -0.5, verdict: 'pass' }),
  ]
  const result = sweepResult(['off'], ['a'], [1], { comparisons: cells })

  it('is the worst cell that regressed', () => expect(toBeExplained(result, 'on-fail')?.scenario).toBe('b'))

  it('is nothing where nothing is asked for, or nothing regressed', () => {
    expect(toBeExplained(result, 'never')).toBeUndefined()
    expect(toBeExplained({ ...result, comparisons: cells.slice(3) }, 'on-fail')).toBeUndefined()
  })

  it('is the worst of all cells where it is asked for always', () => {
    expect(toBeExplained({ ...result, comparisons: cells.slice(3) }, 'always')?.scenario).toBe('d')
  })
})
