import { describe, expect, it } from 'vitest'
import { type Arm, armName, type Cell, makePlan } from '../../../src/core/plan/plan.ts'
import type { ServerOption } from '../../../src/core/suite/suite.ts'
import { keyOf } from '../../../src/core/switching/switchable-settings.ts'
import type { Testbed } from '../../../src/edges/testbed/testbed.ts'
import { UserError } from '../../../src/errors.ts'
import { attribute } from '../../../src/gate/attribution/attribute.ts'
import {
  armState,
  judgedComparison,
  judgement,
  MYSQL,
  measurement,
  option,
  scenario,
  suite,
  effect as wholeEffect,
} from '../../builders.ts'
import { fakeTestbed, NOISE, type NoiseModel } from '../../fakes/fake-testbed.ts'

const THREADS = [1, 8, 64] as const
/** ln of the cost of the new program, its new default and a setting at each number of threads. */
const COSTS: Readonly<Record<number, readonly [number, number, number]>> = {
  1: [-0.03, 0, 0],
  8: [-0.12, -0.06, -0.08],
  64: [0.1, -0.06, 0],
}

function at(line: number, name: string, value: string): ServerOption {
  return option(name, value, { file: 'compose.yml', line })
}

function effect(arm: Arm, { threads }: Cell): number {
  const { program, options } = arm.scenario
  const written = (name: string) => options.findLast((each) => each.name.replace(/^loose-/, '') === name)?.value
  const [ofProgram = 0, ofDefault = 0, ofSetting = 0] = COSTS[threads] ?? []
  const isNew = program?.name === 'mysql:9.7'
  return [
    isNew ? ofProgram : 0,
    isNew && written('gtid_mode') !== 'OFF' ? ofDefault : 0,
    written('general_log') === 'ON' ? ofSetting : 0,
  ].reduce((sum, each) => sum + each, 0)
}

interface Change {
  /** The image before; null if that is the suite's. */
  readonly from?: string | null
  readonly before?: readonly ServerOption[]
  readonly after?: readonly ServerOption[]
  readonly seconds?: number
  /** Numbers of threads at which nothing changed. */
  readonly still?: readonly number[]
  readonly wrap?: (testbed: Testbed) => Testbed
}

async function explained({
  from = 'mysql:8.0',
  before = [],
  after = [],
  seconds = 300,
  still = [],
  wrap = (bare) => bare,
}: Change) {
  const of = (image: string | null, options: readonly ServerOption[]) =>
    scenario('db', {
      options,
      program: image === null ? undefined : { kind: 'image', name: image },
      programPlace: { file: 'compose.yml', line: 3 },
    })
  const [old, own] = [of(from, before), of('mysql:9.7', after)]
  const head = suite({ scenarios: [own], control: 'db', threads: [...THREADS] })
  const plan = makePlan(head, 1, { rules: ['base'], base: [old] })
  const comparisons = THREADS.map((threads) => {
    const [mean = 0] = [COSTS[threads]?.reduce((sum, each) => sum + each, 0)]
    const isStill = still.includes(threads)
    const range = isStill ? { low: -0.01, high: 0.01 } : { low: Math.expm1(mean - 0.01), high: Math.expm1(mean + 0.01) }
    return judgedComparison({
      ...{ rule: 'base', scenario: 'db', reference: 'db', threads, effect: wholeEffect({ mean }) },
      ...{ change: Math.expm1(mean), ...range, verdict: mean < -0.05 ? 'regressed' : 'pass' },
    })
  })
  const defaultsOf = (gtid: string) => new Map([[keyOf('variable', 'gtid_mode'), gtid]])
  const settings = new Map(
    plan.arms.map((arm) => [armName(arm), defaultsOf(arm.revision.startsWith('base') ? 'OFF' : 'ON')]),
  )
  const testbed = wrap(fakeTestbed({ noise: NOISE.quiet as NoiseModel, effect, seed: 5, switchable: ['gtid_mode'] }))
  const attribution = await attribute(
    judgement({ comparisons }),
    { explain: 'on-fail', explainSeconds: seconds },
    {
      plan,
      measured: {
        measurement: measurement({ lines: [armState({ scenario: 'db', startSeconds: 0.5 })] }),
        ...{ settings, secondsLeft: 0 },
      },
      testbed: { testbed, buildOf: () => ({ ...MYSQL, version: '9.7.4' }), mostServers: 12 },
    },
    { tell: () => {} },
  )
  return attribution
}

function expectAbout(change: number | null | undefined, effect: number) {
  expect(change).toBeGreaterThan(Math.expm1(effect - 0.025))
  expect(change).toBeLessThan(Math.expm1(effect + 0.025))
}

describe('a new version', () => {
  it('is told apart from its defaults in the worst cell', async () => {
    const found = await explained({})
    const costs = new Map(
      found.causes.map((cause) => [cause.settings[0]?.name.replaceAll('_', '-'), cause.change ?? 0]),
    )
    const [ofProgram = 0, ofDefault = 0] = COSTS[8] ?? []
    expectAbout(costs.get('image'), ofProgram)
    expectAbout(costs.get('gtid-mode'), ofDefault)
    expect(found.explanation?.defaults).toEqual([{ name: 'gtid_mode', before: 'OFF', after: 'ON' }])
    // The line that brings the old speed back was measured with the new program.
    expect(found.suggestion?.lines).toEqual(['gtid_mode = OFF'])
    expectAbout(found.suggestion?.change, ofProgram)
    expect(found.suggestion?.saved.low).toBeGreaterThan(0.03)
  })

  it('is told apart from settings that changed with it', async () => {
    const more = Array.from({ length: 11 }, (_, index) => at(6 + index, `user_setting_${index}`, '1'))
    const found = await explained({ after: [at(5, 'general_log', 'ON'), ...more], seconds: 600 })
    const blamed = found.causes.filter(({ verdict }) => verdict === 'to blame')
    const costs = new Map(blamed.map((cause) => [cause.settings[0]?.name.replaceAll('_', '-'), cause]))
    expect([...costs.keys()].toSorted()).toEqual(['general-log', 'gtid-mode', 'image'])
    expect(costs.get('image')?.settings[0]?.place).toEqual({ file: 'compose.yml', line: 3 })
    expect(costs.get('general-log')?.settings[0]?.place).toEqual({ file: 'compose.yml', line: 5 })
    expectAbout(costs.get('image')?.change, -0.12)
  })

  it('does without an old setting that it refuses, in the place of which the new one stands', async () => {
    const refused = at(4, 'sql_mode', 'NO_AUTO_CREATE_USER')
    const started: (readonly ServerOption[])[] = []
    const found = await explained({
      before: [refused, at(5, 'general_log', 'OFF')],
      after: [at(4, 'sql_mode', 'ANSI'), at(5, 'general_log', 'ON')],
      wrap: (testbed) => ({
        ...testbed,
        startTrial: async (trial, plan) => {
          for (const { scenario } of trial.arms) {
            if (scenario.program?.name !== 'mysql:9.7') continue
            if (scenario.options.some(({ value }) => value === refused.value))
              throw new UserError('it does not accept the option sql_mode', { place: refused })
            started.push(scenario.options)
          }
          return testbed.startTrial(trial, plan)
        },
      }),
    })
    const told = started[0]?.map(({ name, value }) => `${name}=${value}`)
    expect(told).toEqual(['sql_mode=ANSI', 'loose-gtid_mode=OFF', 'loose-general_log=OFF'])
    expect(found.causes[0]?.settings[0]?.name).toBe('image')
  })
})
