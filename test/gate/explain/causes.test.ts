import { describe, expect, it } from 'vitest'
import { keyOf } from '../../../src/core/comparison/comparison.ts'
import { type Arm, makePlan, type Plan } from '../../../src/core/plan/plan.ts'
import type { ServerOption } from '../../../src/core/suite/suite.ts'
import { decide } from '../../../src/core/verdict/decide.ts'
import type { Standing } from '../../../src/core/verdict/decision-state.ts'
import { type Judgement, verdictOf } from '../../../src/core/verdict/judgement.ts'
import type { Testbed } from '../../../src/edges/testbed/testbed.ts'
import { MeasurementError } from '../../../src/errors.ts'
import { withCauses } from '../../../src/gate/explain/causes.ts'
import { explainedOf, onlyCause } from '../../../src/gate/explained.ts'
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

function named(names: readonly string[]): ServerOption[] {
  return names.map((name, index) => option(name, 'ON', { file: 'my.cnf', line: index + 2 }))
}

const effect = (costs: Costs) => (arm: Arm) =>
  arm.scenario.options.reduce((sum, { name }) => sum + (costs[name] ?? 0), 0)

interface Trials {
  readonly options: readonly ServerOption[]
  readonly before?: readonly ServerOption[]
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
  const plan = makePlan(head, 1, { rules: ['base'], base: [scenario('my.cnf', { options: rest.before ?? [] })] })
  const mean = effect({ scenario: own, revision: 'head', role: 'candidate' })
  const noise = rest.noise ?? QUIET
  const between = { variance: (2 * noise.start ** 2) / STARTS, df: 20 }
  const whole = comparison({
    ...{ rule: 'base', scenario: 'my.cnf', reference: 'my.cnf', trials: STARTS },
    ...{ effect: wholeEffect({ mean, between }), change: Math.expm1(mean) },
  })
  const standing: Standing = { kind: mean < -0.05 ? 'regressed' : 'passed' }
  const judged = decide(compared({ comparisons: [whole] }), new Map([[keyOf(whole), standing]]), policy())
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
  const measured = { plan, measurement: measurement({ lines }), settings: new Map(), secondsLeft: 0 }
  const buildOf = () => MARIADB
  const about = explainedOf({ judgement: judged, measured, buildOf }, mode)
  if (about === undefined) return judged
  const only = onlyCause(about)
  if (only !== undefined) return { ...judged, ...only }
  const edges = { testbed, tell: () => {} }
  const local = { buildOf, mostServers }
  return withCauses({ explained: about, judgement: judged, measured, local, explainSeconds: seconds, edges })
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

describe('the causes of a verdict', () => {
  it('names the two of eleven options that cost something, with their lines, and no other', async () => {
    const options = Array.from({ length: 11 }, (_, index) => `option-${index}`)
    const found = await explained(options, { 'option-3': -0.15, 'option-8': -0.06 }, { seconds: 300 })
    expect(blamedIn(found)).toEqual([['option-3'], ['option-8']])
    const [dearest] = found.causes
    expect(dearest?.settings[0]?.place).toEqual({ file: 'my.cnf', line: 5 })
    expect(dearest?.change).toBeCloseTo(Math.expm1(-0.15), 1.5)
    expect(found.explanation).toMatchObject({ isComplete: true, rule: 'base', threads: 4 })
  })

  it('names the two of four changes that gain something, one of them a removal, and no other', async () => {
    const off = option('general_log', 'OFF', { file: 'my.cnf', line: 2 })
    const slow = option('slow_query_log', 'ON', { file: 'my.cnf', line: 3 })
    const gain = ({ scenario: { options } }: Arm) => {
      const isOn = (wanted: string) => options.some(({ name, value }) => name === wanted && value === 'ON')
      return (isOn('general_log') ? 0 : 0.15) + (isOn('slow_query_log') ? 0 : 0.08)
    }
    const found = await judgedHead({
      options: [off, ...named(['a', 'b'])],
      before: [{ ...off, value: 'ON' }, slow],
      effect: (arm) => gain(arm),
      seconds: 300,
    })
    expect(found.causes.map(({ settings: [setting] }) => [setting?.name, setting?.after])).toEqual([
      ['general-log', 'OFF'],
      ['slow-query-log', null],
      ['a', 'ON'],
      ['b', 'ON'],
    ])
    expect(blamedIn(found)).toEqual([['general-log'], ['slow-query-log']])
    const [first, second, third] = found.causes
    expect(first?.settings[0]).toMatchObject({ before: 'ON', place: { file: 'my.cnf', line: 2 } })
    expect(first?.change).toBeCloseTo(Math.expm1(0.15), 1.5)
    expect(second?.change).toBeCloseTo(Math.expm1(0.08), 1.5)
    expect(third?.low).toBeLessThan(0)
    expect(third?.high).toBeGreaterThan(0)
    expect(found.explanation?.whole.change).toBeCloseTo(Math.expm1(0.23), 5)
    expect(found.explanation?.interaction.change).toBeCloseTo(
      (found.explanation?.whole.change ?? 0) - (found.explanation?.sum.change ?? 0),
      9,
    )
  })

  it('starts all four combinations of two lines at once', async () => {
    const trials: string[][] = []
    const watched = atTrials((start, { arms }) => {
      trials.push(arms.map(({ scenario: { options } }) => options.map(({ name }) => name).join('+')).sort())
      return start()
    })
    const found = await explained(['a', 'b'], { b: -0.15 }, { wrap: watched })
    expect(trials[0]).toEqual(['', 'a', 'a+b', 'b'])
    expect(trials.length).toBeLessThanOrEqual(2)
    expect(blamedIn(found)).toEqual([['b']])
  })

  it('starts two servers at a time where no more fit into memory', async () => {
    let most = 0
    const wrap = atTrials((start, { arms }) => {
      most = Math.max(most, arms.length)
      return start()
    })
    const options = Array.from({ length: 5 }, (_, index) => `option-${index}`)
    const found = await explained(options, { 'option-3': -0.15 }, { seconds: 300, mostServers: 2, wrap })
    expect(most).toBe(2)
    expect(blamedIn(found)).toEqual([['option-3']])
  })

  it('measures nothing where one line changed: the verdict is its cause', async () => {
    const wrap = atTrials(() => Promise.reject(new RangeError('nothing is started')))
    const found = await explained(['b'], { b: -0.15 }, { wrap })
    expect(found.causes).toMatchObject([{ settings: [{ name: 'b' }], verdict: 'to blame', kind: 'verdict' }])
    expect(found.causes[0]?.change).toBeCloseTo(Math.expm1(-0.15), 9)
    expect(found.explanation).toMatchObject({ seconds: 0, isComplete: true, interaction: { change: 0 } })
  })

  it('starts nothing where no trial fits into the time, and says of all lines that they were not reached', async () => {
    const wrap = atTrials(() => Promise.reject(new RangeError('nothing is started')))
    const found = await explained(['a', 'b'], { b: -0.15 }, { seconds: 1, wrap })
    expect(found.causes.map(({ verdict }) => verdict)).toEqual(['not reached', 'not reached'])
  })

  const failing = (message: string, step: string) => Promise.reject(new MeasurementError(message, { step }))

  it.each([
    ['fail in their turns', atCells(() => failing('out of memory\nthe server’s log', 'drive load'))],
    [
      'do not start beside each other',
      atTrials((start, { arms }) => (arms.length > 1 ? failing('out of memory', 'start server') : start())),
    ],
    ['give what nobody foresaw', atTrials(() => Promise.reject(new RangeError('out of memory')))],
  ])('leaves the verdict as it is where servers %s, and says why it found nothing', async (_, wrap) => {
    const found = await judgedHead({ options: named(['a', 'b']), effect: effect({ b: -0.15 }), wrap })
    expect(found.explanation).toBeNull()
    expect(verdictOf(found)).toBe('regressed')
    expect(found.warnings).toContainEqual({ code: 'causes-unknown', why: expect.stringMatching(/out of memory$/) })
  })

  it('stops when the time is over and says what was not reached', async () => {
    const options = Array.from({ length: 30 }, (_, index) => `option-${index}`)
    const found = await explained(options, { 'option-3': -0.2 }, { seconds: 15 })
    expect(found.explanation?.isComplete).toBe(false)
    expect(blamedIn(found)).toEqual([])
    expect(found.explanation?.seconds).toBeLessThan(20)
  })

  it('blames a line that no server starts with alone', async () => {
    const isAlone = ({ scenario: { options } }: Arm) => options.length === 1 && options[0]?.name === 'stubborn'
    const stubborn = atTrials((start, { arms }) =>
      arms.some(isAlone)
        ? Promise.reject(
            new MeasurementError('the server ended while starting', { step: 'start server', endedItself: true }),
          )
        : start(),
    )
    const found = await explained(
      ['stubborn', 'needed', 'other'],
      { stubborn: -0.15 },
      { seconds: 200, wrap: stubborn },
    )
    expect(blamedIn(found).flat()).toContain('stubborn')
  })
})

describe('the causes of a cost', () => {
  it.each([
    ['errors', 'c', 5],
    ['written', 'a', 0.8],
  ] as const)('names the line by which %s rose, although QPS did not fall', async (cost, culprit, log) => {
    const own = scenario('my.cnf', { options: named(['a', 'b', 'c']) })
    const plan = makePlan(suite({ scenarios: [own], control: 'my.cnf' }), 1, {
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
    expect(found.explanation).toMatchObject({ cost, isComplete: true })
    expect(found.warnings).toEqual([])
  })
})
