import { describe, expect, it } from 'vitest'
import { nameKey } from '../../../src/core/comparison/comparison.ts'
import { type Arm, type Plan, planOf } from '../../../src/core/plan/plan.ts'
import type { Setting } from '../../../src/core/setting/setting.ts'
import { rewrite } from '../../../src/core/setting/setting.ts'
import { decide } from '../../../src/core/verdict/decide.ts'
import type { Standing } from '../../../src/core/verdict/decision-state.ts'
import { type Judgement, verdictOf } from '../../../src/core/verdict/judgement.ts'
import type { CellRun, Testbed } from '../../../src/edges/testbed/testbed.ts'
import { MeasurementError } from '../../../src/errors.ts'
import { causeSubjectOf, onlyCause } from '../../../src/gate/cause-subject.ts'
import { findCauses } from '../../../src/gate/explain/causes.ts'
import {
  armState,
  compared,
  comparison,
  judgedComparison,
  judgement,
  MARIADB,
  measurement,
  option,
  policy,
  scenario,
  suite,
  effect as wholeEffect,
} from '../../builders.ts'
import { fakeTestbed, NOISE, type NoiseModel } from '../../fakes/fake-testbed.ts'
import { atCells, atTrials } from '../../fakes/wrapped-testbed.ts'

const QUIET = NOISE.quiet as NoiseModel
/** Starts of the servers whose verdict is explained. */
const STARTS = 3
/** ln of each option's cost. */
type Costs = Readonly<Record<string, number>>

function named(names: readonly string[]): Setting[] {
  return names.map((name, index) => option(name, 'ON', { file: 'my.cnf', line: index + 2 }))
}

const effect = (costs: Costs) => (arm: Arm) =>
  arm.scenario.options.reduce((sum, { name }) => sum + (costs[name] ?? 0), 0)

interface Trials {
  readonly options: readonly Setting[]
  readonly before?: readonly Setting[]
  readonly effect: (arm: Arm) => number
  readonly seconds?: number
  readonly wrap?: (testbed: Testbed) => Testbed
  readonly always?: 'always' | 'on-fail'
  readonly noise?: NoiseModel
  /** Servers that fit into memory. */
  readonly mostServers?: number
}

async function judgedHead({ options, effect, seconds = 180, always = 'on-fail', ...rest }: Trials) {
  const own = scenario('my.cnf', { options })
  const head = suite({ scenarios: [own], control: 'my.cnf' })
  const plan = planOf(head, 1, { rules: ['base'], base: [scenario('my.cnf', { options: rest.before ?? [] })] })
  const mean = effect({ scenario: own, revision: 'head', role: 'candidate' })
  const noise = rest.noise ?? QUIET
  const between = { variance: (2 * noise.start ** 2) / STARTS, df: 20 }
  const whole = comparison({
    ...{ rule: 'base', scenario: 'my.cnf', reference: 'my.cnf', trials: STARTS },
    ...{ effect: wholeEffect({ mean, between }), change: Math.expm1(mean) },
  })
  const standing: Standing = { kind: mean < -0.05 ? 'regressed' : 'passed' }
  const judged = decide(compared({ comparisons: [whole] }), new Map([[nameKey(whole), standing]]), policy())
  const testbed = (rest.wrap ?? ((bare) => bare))(fakeTestbed({ noise, effect, seed: 5 }))
  return causesIn({ judged, plan, testbed, seconds, mode: always, mostServers: rest.mostServers ?? 12 })
}

interface Asked {
  readonly judged: Judgement
  readonly plan: Plan
  readonly testbed: Testbed
  readonly seconds: number
  readonly mode: 'always' | 'on-fail'
  readonly mostServers: number
}

/** The judgement as `judge` and `explain` leave it. */
async function causesIn({ judged, plan, testbed, seconds, mode, mostServers }: Asked): Promise<Judgement> {
  const lines = [armState({ scenario: 'my.cnf', startSeconds: 0.5 })]
  const group = { plan, measurement: measurement({ lines }), settings: new Map(), secondsLeft: 0 }
  const buildOf = () => MARIADB
  const about = causeSubjectOf({ judgement: judged, outcome: group, buildOf }, mode)
  if (about === undefined) return judged
  const only = onlyCause(about)
  if (only !== undefined) return { ...judged, ...only }
  const edges = { testbed, tell: () => {} }
  return findCauses({ explained: about, judgement: judged, group, mostServers, explainSeconds: seconds, edges })
}

function explained(
  options: readonly string[],
  costs: Costs,
  rest: Pick<Trials, 'seconds' | 'wrap' | 'always' | 'mostServers'> = {},
) {
  return judgedHead({ options: named(options), effect: effect(costs), ...rest })
}

/** Names of the lines of each cause to blame, the dearest first. */
function blamedIn({ causes }: Pick<Judgement, 'causes'>) {
  const blamed = causes.filter(({ verdict }) => verdict === 'to blame')
  return blamed.map(({ settings }) => settings.map(({ name }) => name))
}

/** The options of each server of each trial. */
function watched() {
  const trials: (readonly string[])[][] = []
  const wrap = atTrials((start, { arms }) => {
    trials.push(arms.map(({ scenario: { options } }) => options.map(({ name }) => name)))
    return start()
  })
  return { trials, wrap }
}

describe('the causes of a regression or a gain', () => {
  it('are exactly the two of eleven options that cost QPS, with their lines', async () => {
    const options = Array.from({ length: 11 }, (_, index) => `option-${index}`)
    const found = await explained(options, { 'option-3': -0.15, 'option-8': -0.06 }, { seconds: 300 })
    expect(blamedIn(found)).toEqual([['option-3'], ['option-8']])
    const [dearest] = found.causes
    expect(dearest?.settings[0]?.place).toEqual({ file: 'my.cnf', line: 5 })
    expect(dearest?.change).toBeCloseTo(Math.exp(-0.21) - Math.exp(-0.06), 1.5)
    expect(found.explanation).toMatchObject({ end: 'decided', rule: 'base', threads: 4 })
  })

  it('are exactly the two of four changes that gain QPS, one of which removes a line', async () => {
    const off = option('general_log', 'OFF', { file: 'my.cnf', line: 2 })
    const slow = option('slow_query_log', 'ON', { file: 'my.cnf', line: 3 })
    const gain = ({ scenario: { options } }: Arm) => {
      const isOn = (wanted: string) => options.some(({ name, text }) => name === wanted && text === 'ON')
      return (isOn('general_log') ? 0 : 0.15) + (isOn('slow_query_log') ? 0 : 0.08)
    }
    const found = await judgedHead({
      options: [off, ...named(['a', 'b'])],
      before: [rewrite(off, { text: 'ON' }), slow],
      effect: (arm) => gain(arm),
      seconds: 300,
    })
    expect(blamedIn(found)).toEqual([['general_log'], ['slow_query_log']])
    const [first, second] = found.causes
    expect(first?.settings[0]).toMatchObject({ before: 'ON', place: { file: 'my.cnf', line: 2 } })
    expect(second?.settings[0]).toMatchObject({ after: null, place: null })
    expect(second?.change).toBeCloseTo(Math.exp(0.23) - Math.exp(0.15), 1.5)
    expect(found.explanation?.whole.change).toBeCloseTo(Math.expm1(0.23), 5)
  })

  it.each([2, 3, 10])(
    'are found by starting both sides, and the change without each of %i lines, at once',
    async (many) => {
      const { trials, wrap } = watched()
      const options = Array.from({ length: many }, (_, index) => `option-${index}`)
      const found = await explained(options, { 'option-1': -0.15 }, { wrap })
      expect(trials[0]?.map(({ length }) => length).toSorted((one, other) => one - other)).toEqual([
        ...[0, ...options.map(() => many - 1), many],
      ])
      expect(trials.length).toBeLessThanOrEqual(3)
      expect(blamedIn(found)).toEqual([['option-1']])
    },
  )

  it.each([2, 3, 4])(
    'are found by leaving out groups of lines if only %i servers fit into memory',
    async (mostServers) => {
      const { trials, wrap } = watched()
      const options = Array.from({ length: 12 }, (_, index) => `option-${index}`)
      const found = await explained(options, { 'option-3': -0.15 }, { seconds: 600, mostServers, wrap })
      expect(Math.max(...trials.map(({ length }) => length))).toBe(mostServers)
      expect(blamedIn(found)).toEqual([['option-3']])
    },
  )

  it('are the only changed line, with the figures of the verdict and without starting a server', async () => {
    const wrap = atTrials(() => Promise.reject(new RangeError('nothing is started')))
    const found = await explained(['b'], { b: -0.15 }, { wrap })
    expect(found.causes).toMatchObject([{ settings: [{ name: 'b' }], verdict: 'to blame', kind: 'verdict' }])
    expect(found.causes[0]?.change).toBeCloseTo(Math.expm1(-0.15), 9)
    expect(found.explanation).toMatchObject({ seconds: 0, end: 'decided' })
  })

  it('include a line that another line needs, and no server is started with only one of both', async () => {
    const options = [
      option('performance_schema', 'ON', { file: 'my.cnf', line: 5 }),
      option('performance_schema-instrument', '%=ON', { file: 'my.cnf', line: 6 }),
    ]
    const isOn = ({ scenario }: Arm) => scenario.options.length === 2
    const { trials, wrap } = watched()
    const found = await judgedHead({ options, effect: (arm) => (isOn(arm) ? -0.2 : 0), wrap })
    expect(trials.every((arms) => arms.length === 4)).toBe(true)
    const needs = new Map(found.causes.map((each) => [each.settings[0]?.place?.line, each.needs]))
    expect(blamedIn(found)).toHaveLength(2)
    expect([needs.get(5), needs.get(6)]).toEqual([[], ['performance_schema']])
  })

  it('are searched for again if servers completed too little, which is not reported as a lack of time', async () => {
    let trials = 0
    const idle = (lines: Parameters<Parameters<CellRun['runBlocks']>[2]>[0]) =>
      lines.filter(({ kind }) => kind !== 'slice')
    const fewIn = (of: (nth: number) => boolean) =>
      atCells(async (open, { arms }) => {
        trials += Number(arms.length > 1)
        const isIdle = of(trials)
        const cell = await open()
        const runBlocks: typeof cell.runBlocks = (wanted, turns, save, goesOn) =>
          cell.runBlocks(wanted, turns, (lines) => save(isIdle ? idle(lines) : lines), goesOn)
        return { ...cell, runBlocks }
      })
    const once = await explained(['a', 'b'], { b: -0.15 }, { wrap: fewIn((nth) => nth === 1) })
    expect(blamedIn(once)).toEqual([['b']])
    trials = 0
    const never = await explained(['a', 'b'], { b: -0.15 }, { wrap: fewIn(() => true) })
    expect(never.explanation).toMatchObject({ end: 'nothing to compare' })
    expect(never.causes.map(({ verdict }) => verdict)).toEqual(['not measured', 'not measured'])
  })

  it.each([true, false])(
    'are removed together in one more start if there are several, which is reported if it works: %s',
    async (starts) => {
      const { trials, wrap } = watched()
      const isTogether = ({ scenario: { options } }: Arm) => options.length === 1 && options[0]?.name === 'c'
      const failing = atTrials((start, { arms }) =>
        !starts && arms.some(isTogether)
          ? Promise.reject(new MeasurementError('ended', { step: 'start server', endedItself: true }))
          : start(),
      )
      const found = await explained(['a', 'b', 'c'], { a: -0.15, b: -0.1 }, { wrap: (bed) => wrap(failing(bed)) })
      expect(blamedIn(found)).toEqual([['a'], ['b']])
      expect(trials.at(-1)).toEqual([['c']])
      expect(found.explanation?.together).toBe(starts ? true : undefined)
      expect(found.warnings).toEqual([])
    },
  )

  it('are found even if servers complete transactions only in longer turns', async () => {
    const lengths: number[] = []
    const wrap = atCells(async (open) => {
      const cell = await open()
      const runBlocks: typeof cell.runBlocks = (wanted, turns, save, goesOn) => {
        lengths.push(turns.turnMs)
        const isSlow = turns.turnMs < 20
        const done = (lines: Parameters<typeof save>[0]) =>
          save(isSlow ? lines.filter(({ kind }) => kind !== 'slice') : lines)
        return cell.runBlocks(wanted, turns, done, goesOn)
      }
      return { ...cell, runBlocks }
    })
    const found = await explained(['a', 'b'], { b: -0.15 }, { wrap })
    expect(lengths.slice(0, 4)).toEqual([5, 10, 20, 20])
    expect(blamedIn(found)).toEqual([['b']])
    expect(found.explanation).toMatchObject({ end: 'decided' })
  })

  it('are "not measured" if no trial fits into the time, and no server is started', async () => {
    const wrap = atTrials(() => Promise.reject(new RangeError('nothing is started')))
    const found = await explained(['a', 'b'], { b: -0.15 }, { seconds: 1, wrap })
    expect(found.explanation).toMatchObject({ end: 'out of time' })
    expect(found.causes.map(({ verdict }) => verdict)).toEqual(['not measured', 'not measured'])
  })

  it('are no longer searched for once the time for the search is over', async () => {
    const options = Array.from({ length: 30 }, (_, index) => `option-${index}`)
    const found = await explained(options, { 'option-3': -0.2 }, { seconds: 20 })
    expect(found.explanation).toMatchObject({ end: 'out of time' })
    expect(found.explanation?.seconds).toBeLessThan(25)
  })

  const failing = (message: string, step: string) => Promise.reject(new MeasurementError(message, { step }))

  it.each([
    ['fail in their turns', atCells(() => failing('out of memory\nthe server’s log', 'drive load'))],
    [
      'do not start beside each other',
      atTrials((start, { arms }) => (arms.length > 1 ? failing('out of memory', 'start server') : start())),
    ],
    ['cause an error that nobody foresaw', atTrials(() => Promise.reject(new RangeError('out of memory')))],
  ])('are "not measured", with a warning and an unchanged verdict, if servers %s', async (_, wrap) => {
    const found = await judgedHead({ options: named(['a', 'b']), effect: effect({ b: -0.15 }), wrap })
    expect(found.explanation).toBeNull()
    expect(verdictOf(found)).toBe('regressed')
    expect(found.warnings).toContainEqual({ code: 'causes-unknown', why: expect.stringMatching(/out of memory$/) })
  })

  it('are found among twelve lines even if the server does not start without one of them', async () => {
    const options = Array.from({ length: 12 }, (_, index) => `option-${index}`)
    const isWithout = ({ scenario: { options: own } }: Arm) =>
      own.length > 0 && !own.some(({ name }) => name === 'option-7')
    const wrap = atTrials((start, { arms }) =>
      arms.some(isWithout)
        ? Promise.reject(
            new MeasurementError('the server ended while starting', { step: 'start server', endedItself: true }),
          )
        : start(),
    )
    const found = await explained(options, { 'option-4': -0.15 }, { seconds: 300, wrap })
    expect(blamedIn(found)).toEqual([['option-4']])
    const needed = found.causes.filter(({ verdict }) => verdict === 'needed')
    expect(needed.map(({ settings }) => settings.map(({ name }) => name))).toEqual([['option-7']])
  })
})

describe('the causes of a cost', () => {
  it.each([
    ['errors', 'c', 5],
    ['written', 'a', 0.8],
  ] as const)('are the line that raised %s, even if QPS did not fall', async (cost, culprit, log) => {
    const own = scenario('my.cnf', { options: named(['a', 'b', 'c']) })
    const plan = planOf(suite({ scenarios: [own], control: 'my.cnf' }), 1, {
      rules: ['base'],
      base: [scenario('my.cnf')],
    })
    const hasIt = ({ scenario: { options } }: Arm) => options.some(({ name }) => name === culprit)
    const more = (arm: Arm, of: string) => (of === cost && hasIt(arm) ? log : 0)
    const testbed = fakeTestbed({ noise: QUIET, effect: () => 0, costing: { errors: 0.001, more }, seed: 5 })
    const rose = judgedComparison({
      ...{ rule: 'base', scenario: 'my.cnf', reference: 'my.cnf', cost, change: Math.expm1(log), tolerance: 0.5 },
      effect: wholeEffect({ mean: -log }),
    })
    const judged = judgement({ costs: [rose] })
    const found = await causesIn({ judged, plan, testbed, seconds: 180, mode: 'on-fail', mostServers: 12 })
    const blamed = found.causes.filter(({ verdict }) => verdict === 'to blame')
    expect(blamed.map(({ settings }) => settings.map(({ name }) => name))).toEqual([[culprit]])
    expect(found.explanation).toMatchObject({ cost, end: 'decided' })
    expect(found.warnings).toEqual([])
  })
})
