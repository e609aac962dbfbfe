import { describe, expect, it } from 'vitest'
import type { Figures } from '../../../src/core/attribution/attribution.ts'
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
    { save: () => {}, tell: () => {} },
  )
  return attribution
}

function expectAbout(figures: Figures | undefined, effect: number) {
  expect(figures?.change).toBeGreaterThan(Math.expm1(effect - 0.025))
  expect(figures?.change).toBeLessThan(Math.expm1(effect + 0.025))
}

describe('a new version', () => {
  it('is told apart from its defaults in every cell that changed, the worst first', async () => {
    const found = await explained({})
    const split = found.explanation?.split
    expect(split?.rest).toBe('changed defaults')
    expect(split?.cells.map(({ threads }) => threads)).toEqual([8, 1, 64])
    for (const { threads, program, rest } of split?.cells ?? []) {
      const [ofProgram = 0, ofDefault = 0] = COSTS[threads] ?? []
      expectAbout(program, ofProgram)
      expectAbout(rest, ofDefault)
    }
    expect(found.explanation?.defaults).toEqual([{ name: 'gtid_mode', before: 'OFF', after: 'ON' }])
  })

  it('is told apart from settings that changed with it', async () => {
    const more = Array.from({ length: 11 }, (_, index) => at(6 + index, `user_setting_${index}`, '1'))
    const found = await explained({ after: [at(5, 'general_log', 'ON'), ...more], seconds: 600 })
    expect(found.explanation?.split?.rest).toBe('changed defaults and settings')
    const blamed = found.causes.filter(({ verdict }) => verdict === 'to blame')
    const costs = new Map(blamed.map((cause) => [cause.settings[0]?.name.replaceAll('_', '-'), cause]))
    expect([...costs.keys()].toSorted()).toEqual(['general-log', 'gtid-mode', 'image'])
    expect(costs.get('image')?.settings[0]?.place).toEqual({ file: 'compose.yml', line: 3 })
    expect(costs.get('general-log')?.settings[0]?.place).toEqual({ file: 'compose.yml', line: 5 })
    expectAbout(found.explanation?.split?.cells[0]?.program, -0.12)
    expectAbout(found.explanation?.split?.cells[0]?.rest, -0.14)
  })

  it('is told apart in the worst cell alone where the time is short, and in as many as it suffices for', async () => {
    const cellsWithin = async (seconds: number) =>
      (await explained({ seconds }))?.explanation?.split?.cells.map(({ threads }) => threads)
    expect(await cellsWithin(20)).toEqual([8])
    const counts = await Promise.all([60, 70, 80, 90].map(async (seconds) => (await cellsWithin(seconds))?.length ?? 0))
    expect(counts).toEqual(counts.toSorted())
    expect(counts.at(-1)).toBe(3)
  })

  it('keeps what is known of the worst cell where the servers fail in the others', async () => {
    const found = await explained({
      wrap: (testbed) => ({
        ...testbed,
        startTrial: async (trial, plan) => {
          if (trial.cells.length > 1) throw new UserError('no room')
          return testbed.startTrial(trial, plan)
        },
      }),
    })
    expect(found.explanation?.split?.cells.map(({ threads }) => threads)).toEqual([8])
    expect(found.causes.map(({ settings }) => settings[0]?.name)).toContain('image')
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
