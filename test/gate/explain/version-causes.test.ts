import { describe, expect, it } from 'vitest'
import { type Arm, armName, type Cell, planOf } from '../../../src/core/plan/plan.ts'
import type { Setting } from '../../../src/core/setting/setting.ts'
import { switchKey } from '../../../src/core/switching/switchable-settings.ts'
import type { Testbed } from '../../../src/edges/testbed/testbed.ts'
import { MeasurementError } from '../../../src/errors.ts'
import { type CauseSubject, causeSubjectOf } from '../../../src/gate/cause-subject.ts'
import { findCauses } from '../../../src/gate/explain/causes.ts'
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
import { atTrials } from '../../fakes/wrapped-testbed.ts'

const THREADS = [1, 8, 64] as const
/** ln of the cost of the new program, its new default and a setting at each number of threads. */
const COSTS: Readonly<Record<number, readonly [number, number, number]>> = {
  1: [-0.03, 0, 0],
  8: [-0.12, -0.06, -0.08],
  64: [0.1, -0.06, 0],
}

function at(line: number, name: string, value: string): Setting {
  return option(name, value, { file: 'compose.yml', line })
}

/** The new defaults cost in all what one of them would, or only one of them does. */
const effectBy =
  (defaults: readonly string[]) =>
  (arm: Arm, { threads }: Cell): number => {
    const { program, options } = arm.scenario
    const written = (name: string) => options.findLast((each) => each.name.replace(/^loose-/, '') === name)?.text
    const [ofProgram = 0, ofDefault = 0, ofSetting = 0] = COSTS[threads] ?? []
    const isNew = program?.name === 'mysql:9.7'
    return [
      isNew ? ofProgram : 0,
      ...defaults.map((name) => (isNew && written(name) !== 'OFF' ? ofDefault / defaults.length : 0)),
      written('general_log') === 'ON' ? ofSetting : 0,
    ].reduce((sum, each) => sum + each, 0)
  }

interface Change {
  /** The image before; null if that is the suite's. */
  readonly from?: string | null
  readonly before?: readonly Setting[]
  readonly after?: readonly Setting[]
  /** Variables whose default changed from OFF to ON. */
  readonly defaults?: readonly string[]
  /** The only default that costs something; default: all do. */
  readonly costly?: string
  readonly seconds?: number
  /** Numbers of threads at which nothing changed. */
  readonly still?: readonly number[]
  readonly wrap?: (testbed: Testbed) => Testbed
}

async function explained({
  from = 'mysql:8.0',
  before = [],
  after = [],
  defaults = ['gtid_mode'],
  costly,
  seconds = 300,
  still = [],
  wrap = (bare) => bare,
}: Change) {
  const of = (image: string | null, options: readonly Setting[]) =>
    scenario('db', {
      options,
      program: image === null ? undefined : { kind: 'image', name: image },
      programPlace: { file: 'compose.yml', line: 3 },
    })
  const [old, own] = [of(from, before), of('mysql:9.7', after)]
  const head = suite({ scenarios: [own], control: 'db', threads: [...THREADS] })
  const plan = planOf(head, 1, { rules: ['base'], base: [old] })
  const ofArm = effectBy(costly === undefined ? defaults : [costly])
  const comparisons = THREADS.map((threads) => {
    const cell = plan.cells.find((each) => each.threads === threads) as Cell
    const of = (isBase: boolean) =>
      ofArm(plan.arms.find(({ revision }) => revision.startsWith('base') === isBase) as Arm, cell)
    const mean = of(false) - of(true)
    const isStill = still.includes(threads)
    const range = isStill ? { low: -0.01, high: 0.01 } : { low: Math.expm1(mean - 0.01), high: Math.expm1(mean + 0.01) }
    return judgedComparison({
      ...{ rule: 'base', scenario: 'db', reference: 'db', threads, effect: wholeEffect({ mean }) },
      ...{ change: Math.expm1(mean), ...range, verdict: mean < -0.05 ? 'regressed' : 'pass' },
    })
  })
  const defaultsOf = (value: string) => new Map(defaults.map((name) => [switchKey('variable', name), value]))
  const settings = new Map(
    plan.arms.map((arm) => [armName(arm), defaultsOf(arm.revision.startsWith('base') ? 'OFF' : 'ON')]),
  )
  const testbed = wrap(
    fakeTestbed({
      noise: NOISE.quiet as NoiseModel,
      effect: ofArm,
      seed: 5,
    }),
  )
  const judged = judgement({ comparisons })
  const lines = [armState({ scenario: 'db', startSeconds: 0.5 })]
  const group = { plan, measurement: measurement({ lines }), settings, secondsLeft: 0 }
  const buildOf = () => ({ ...MYSQL, version: '9.7.4' })
  const about = causeSubjectOf({ judgement: judged, outcome: group, buildOf }, 'on-fail') as CauseSubject
  const edges = { testbed, tell: () => {} }
  return findCauses({ explained: about, judgement: judged, group, mostServers: 12, explainSeconds: seconds, edges })
}

describe('the search for causes of a new version', () => {
  it('separates the cost of the version itself from that of its new defaults, in the worst cell', async () => {
    const found = await explained({})
    const costs = new Map(found.causes.map((cause) => [cause.settings[0]?.name, cause.change ?? 0]))
    const [ofProgram = 0, ofDefault = 0] = COSTS[8] ?? []
    // The old program has the old default as well.
    expect(costs.get('image')).toBeCloseTo(Math.expm1(ofProgram + ofDefault), 1)
    expect(costs.get('gtid-mode')).toBeCloseTo(Math.exp(ofProgram + ofDefault) - Math.exp(ofProgram), 1)
    expect(found.explanation?.defaults).toEqual([{ name: 'gtid_mode', before: 'OFF', after: 'ON' }])
  })

  it('separates the cost of the version itself from the costs of changed settings', async () => {
    const more = Array.from({ length: 11 }, (_, index) => at(6 + index, `user_setting_${index}`, '1'))
    const found = await explained({ after: [at(5, 'general_log', 'ON'), ...more], seconds: 600 })
    const blamed = found.causes.filter(({ verdict }) => verdict === 'to blame')
    const costs = new Map(blamed.map((cause) => [cause.settings[0]?.name, cause]))
    expect([...costs.keys()].toSorted()).toEqual(['general_log', 'gtid-mode', 'image'])
    expect(costs.get('image')?.settings[0]?.place).toEqual({ file: 'compose.yml', line: 3 })
    expect(costs.get('general_log')?.settings[0]?.place).toEqual({ file: 'compose.yml', line: 5 })
  })

  it('finds the one costly default among many, and reports no others', async () => {
    const many = [
      ...['gtid_mode', 'innodb_change_buffer_max_size', 'innodb_io_capacity', 'innodb_log_buffer_size'],
      ...['innodb_purge_threads', 'join_buffer_size', 'read_buffer_size', 'slave_parallel_workers', 'sort_buffer_size'],
      ...['table_open_cache', 'thread_cache_size', 'max_heap_table_size', 'tmp_table_size', 'read_rnd_buffer_size'],
    ]
    const found = await explained({ defaults: many, costly: 'gtid_mode', seconds: 250 })
    const names = found.causes.flatMap(({ settings }) => settings.map(({ name }) => name))
    expect(names.toSorted()).toEqual(['gtid-mode', 'image'])
  })

  it('blames the version although its program refuses the old value of a setting', async () => {
    const found = await explained({
      before: [at(4, 'innodb_flush_method', 'O_OLD'), at(5, 'general_log', 'OFF')],
      after: [at(4, 'innodb_flush_method', 'fsync'), at(5, 'general_log', 'ON')],
      wrap: atTrials((start, { arms }) => {
        const isRefused = ({ scenario: { program, options } }: Arm) =>
          program?.name === 'mysql:9.7' && options.some(({ text }) => text === 'O_OLD')
        if (!arms.some(isRefused)) return start()
        throw new MeasurementError('it does not accept innodb_flush_method', {
          step: 'start server',
          endedItself: true,
        })
      }),
    })
    expect(found.warnings).toEqual([])
    const verdicts = new Map(found.causes.map(({ settings, verdict }) => [settings[0]?.name, verdict]))
    expect(verdicts.get('innodb_flush_method')).toBe('needed')
    expect(verdicts.get('image')).toBe('to blame')
  })
})
