import { describe, expect, it } from 'vitest'
import type { Figures } from '../../../src/core/attribution/attribution.ts'
import { keyOf } from '../../../src/core/comparison/comparison.ts'
import type { ArmState } from '../../../src/core/measurement/measurement.ts'
import { ABILITIES } from '../../../src/core/performance-schema/abilities.ts'
import { setupOf } from '../../../src/core/performance-schema/setup-state.ts'
import { type Arm, makePlan } from '../../../src/core/plan/plan.ts'
import type { ServerOption } from '../../../src/core/suite/suite.ts'
import { decide } from '../../../src/core/verdict/decide.ts'
import type { Standing } from '../../../src/core/verdict/decision-state.ts'
import { type Judgement, verdictOf } from '../../../src/core/verdict/judgement.ts'
import type { Testbed } from '../../../src/edges/testbed/testbed.ts'
import { MeasurementError } from '../../../src/errors.ts'
import { toBeAttributed, withCauses } from '../../../src/gate/explain/causes.ts'
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
  /** Diagnostics that head's server offers. */
  readonly insight?: ArmState['insight']
  readonly beforeSearch?: () => Promise<void>
  readonly noise?: NoiseModel
  /** Servers that fit into memory. */
  readonly mostServers?: number
}

async function judgedHead({
  options,
  effect,
  seconds = 180,
  always = 'on-fail',
  insight = {},
  beforeSearch = async () => {},
  ...rest
}: Trials) {
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
  return withCauses({
    judgement: judged,
    measured: {
      plan,
      measurement: measurement({ lines: [armState({ scenario: 'my.cnf', insight, startSeconds: 0.5 })] }),
      settings: new Map(),
      secondsLeft: 0,
    },
    local: { buildOf: () => MARIADB, mostServers: rest.mostServers ?? 12 },
    mode: always,
    explainSeconds: seconds,
    edges: { testbed, tell: () => {} },
    begin: beforeSearch,
  })
}

function explained(
  options: readonly string[],
  costs: Costs,
  rest: Pick<Trials, 'seconds' | 'wrap' | 'always' | 'beforeSearch' | 'mostServers'> = {},
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
    expect(found.suggestion ?? null).toBeNull()
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

  it('says that it begins before it starts a server', async () => {
    const said: string[] = []
    const wrap = atTrials((start) => {
      said.push('start')
      return start()
    })
    const beforeSearch = async () => void said.push('search')
    await explained(['a', 'b'], { b: -0.15 }, { wrap, beforeSearch })
    expect(said.slice(0, 2)).toEqual(['search', 'start'])
    expect(said.filter((each) => each === 'search')).toHaveLength(1)
  })

  it.each([
    ['nothing regressed', ['a', 'b'], { b: -0.01 }, {}],
    ['nothing can be told apart', [], { b: -0.15 }, { always: 'always' }],
  ] as const)('says nothing of beginning where %s', async (_, options, costs, how) => {
    const said: string[] = []
    const found = await explained(options, costs, { ...how, beforeSearch: async () => void said.push('search') })
    expect(found.explanation).toBeNull()
    expect(said).toEqual([])
  })

  it('begins nothing where no trial fits into the time, and says of all lines that they were not reached', async () => {
    const said: string[] = []
    const beforeSearch = async () => void said.push('search')
    const found = await explained(['a', 'b'], { b: -0.15 }, { seconds: 1, beforeSearch })
    expect(said).toEqual([])
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

describe('a suggestion', () => {
  const SQL = ['most-executed-sql', 'response-time', 'sorted-rows', 'scanned-rows', 'temporary-tables', 'returned-rows']
  /** MariaDB counts no prepared statements. */
  const SHOWN = graded(SQL)
  const HEAD = [
    option('performance_schema', 'ON', { file: 'my.cnf', line: 2 }),
    option('performance-schema-instrument', '%=ON', { file: 'my.cnf', line: 3 }),
  ]
  const NEEDED = [
    'performance_schema = ON',
    "performance-schema-instrument = '%=OFF'",
    "performance-schema-instrument = 'statement/%=ON'",
  ]

  function graded(partial: readonly string[]): ArmState['insight'] {
    return Object.fromEntries(ABILITIES.map(({ key }) => [key, partial.includes(key) ? 'partial' : 'none']))
  }

  const isSuggestion = ({ scenario: { name } }: Arm) => name === 'suggestion'

  /** Synchronisation costs a sixth, statements a fiftieth. */
  function cost({ scenario: own }: Arm): number {
    if (!own.options.some(({ name, value }) => name === 'performance_schema' && value === 'ON')) return 0
    const levels = setupOf(own, MARIADB)?.levels
    return (levels?.get('wait/synch/') === 'ON' ? -0.15 : 0) + (levels?.get('statement/') === 'ON' ? -0.02 : 0)
  }

  /** Servers with these diagnostics. */
  function telling(insightOf: (arm: Arm) => ArmState['insight'] = () => SHOWN) {
    return atTrials(async (start, { number, arms }) => ({
      ...(await start()),
      arms: arms.map((arm) =>
        armState({ trial: number, scenario: arm.scenario.name, revision: arm.revision, insight: insightOf(arm) }),
      ),
    }))
  }

  const suggested = (overrides: Partial<Trials> = {}) =>
    judgedHead({ options: HEAD, effect: cost, insight: SHOWN, wrap: telling(), seconds: 300, ...overrides })

  /** Expects the interval to be narrow and to hold the truth. */
  function expectWithin(figures: Figures | undefined | null, truth: number) {
    expect(figures?.low).toBeGreaterThan(truth - 0.06)
    expect(figures?.low).toBeLessThan(truth)
    expect(figures?.high).toBeGreaterThan(truth)
    expect(figures?.high).toBeLessThan(truth + 0.06)
  }

  /** Notes every start of a suggestion's server. */
  function counting(wrap: (testbed: Testbed) => Testbed) {
    const tried: Arm[] = []
    const noting = atTrials((start, { arms }) => {
      tried.push(...arms.filter(isSuggestion))
      return start()
    })
    return { tried, wrap: (testbed: Testbed) => noting(wrap(testbed)) }
  }

  it('keeps what head shows, was measured with the rest of the change, and names the lines that it replaces', async () => {
    const other = option('general_log', 'ON', { file: 'my.cnf', line: 4 })
    const both = (arm: Arm) => cost(arm) + (arm.scenario.options.some(({ name }) => name === other.name) ? -0.1 : 0)
    const found = await suggested({ options: [...HEAD, other], effect: both })
    expect(found.suggestion).toMatchObject({
      scenario: 'my.cnf',
      lines: NEEDED,
      replaces: [
        { file: 'my.cnf', line: 2 },
        { file: 'my.cnf', line: 3 },
      ],
      keeps: SQL,
      insight: SHOWN,
    })
    expectWithin(found.suggestion, Math.expm1(-0.12))
    expectWithin(found.suggestion?.saved, Math.expm1(0.15))
  })

  it('follows also from a single setting, measured beside it', async () => {
    const long = option('performance-schema-consumer-events-waits-history-long', 'ON', { file: 'my.cnf', line: 7 })
    const effectOfLong = ({ scenario: { options } }: Arm) =>
      options.some(({ name }) => name === long.name) ? -0.15 : 0
    const { tried, wrap } = counting(telling())
    const found = await suggested({ options: [long], effect: effectOfLong, wrap })
    expect(found.suggestion).toMatchObject({
      lines: ['performance_schema = ON'],
      replaces: [{ file: 'my.cnf', line: 7 }],
    })
    expect(found.causes).toMatchObject([{ kind: 'verdict', verdict: 'to blame' }])
    expect(tried.length).toBeLessThanOrEqual(4)
  })

  it('names unchanged lines that the change brings to life, and what it would cost without them', async () => {
    const [on, ...unchanged] = HEAD as [ServerOption, ServerOption]
    const off = { ...on, value: 'OFF' }
    const found = await suggested({ before: [off, ...unchanged] })
    const costs = found.causes.map(({ settings: [setting], verdict }) => [setting?.name, setting?.place?.line, verdict])
    expect(costs).toContainEqual(['performance-schema-instrument %', 3, 'to blame'])
    expect(found.explanation?.seconds).toBeLessThan(20)
    expect(found.suggestion?.lines).toEqual(NEEDED)
  })

  it('is none where its server shows less than head in one ability', async () => {
    const { tried, wrap } = counting(telling((arm) => (isSuggestion(arm) ? graded(SQL.slice(1)) : SHOWN)))
    const found = await suggested({ wrap })
    expect(tried.length).toBeGreaterThan(0)
    expect(found.suggestion).toBeNull()
  })

  it('is none where it does not turn out to cost less than head', async () => {
    const { tried, wrap } = counting(telling())
    const found = await suggested({ wrap, effect: (arm) => (isSuggestion(arm) ? -0.2 : cost(arm)) })
    expect(tried.length).toBeGreaterThan(0)
    expect(found.suggestion).toBeNull()
    expect(found.causes[0]?.verdict).toBe('to blame')
  })

  it('is measured again where starts differ so much that one trial does not show that it costs less', async () => {
    const { tried, wrap } = counting(telling())
    const noise = { ...QUIET, start: 0.02 }
    const found = await suggested({ wrap, noise, effect: (arm) => (isSuggestion(arm) ? -0.08 : cost(arm)) })
    expect(tried.length).toBeGreaterThan(1)
    expect(found.suggestion?.saved.low).toBeGreaterThan(0)
  })

  it('that does not start is left out, and the lines are told apart without it', async () => {
    const stubborn = atTrials((start, { arms }) =>
      arms.some(({ scenario: { name } }) => name.startsWith('suggestion'))
        ? Promise.reject(new MeasurementError('it ended while starting', { step: 'start', endedItself: true }))
        : start(),
    )
    const found = await suggested({ wrap: (testbed) => telling()(stubborn(testbed)) })
    expect(found.suggestion).toBeNull()
    expect(blamedIn(found).flat()).toContain('performance-schema-instrument %')
  })

  it('is not measured where memory holds two servers', async () => {
    const { tried, wrap } = counting(telling())
    expect((await suggested({ wrap, mostServers: 2 })).suggestion).toBeNull()
    expect(tried).toEqual([])
  })

  it('is not tried where it is not known what head shows', async () => {
    const { tried, wrap } = counting(telling())
    expect((await suggested({ wrap, insight: {} }))?.suggestion).toBeNull()
    expect(tried).toEqual([])
  })

  it('is to switch off what shows nothing', async () => {
    const found = await suggested({ insight: graded([]), wrap: telling(() => graded([])) })
    expect(found.suggestion).toMatchObject({ lines: ['performance_schema = OFF'], keeps: [] })
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
    const found = await withCauses({
      judgement: judgement({ costs: [rose] }),
      measured: { plan, measurement: measurement(), settings: new Map(), secondsLeft: 0 },
      local: { buildOf: () => MARIADB, mostServers: 12 },
      mode: 'on-fail',
      explainSeconds: 180,
      edges: { testbed, tell: () => {} },
      begin: async () => {},
    })
    const blamed = found.causes.filter(({ verdict }) => verdict === 'to blame')
    expect(blamed.map(({ settings }) => settings.map(({ name }) => name))).toEqual([[culprit]])
    expect(found.explanation).toMatchObject({ cost, isComplete: true })
    expect(found.warnings).toEqual([])
  })
})

describe('toBeAttributed', () => {
  const judgedAs = (scenarioName: string, change: number, verdict: 'regressed' | 'pass' = 'regressed') =>
    judgedComparison({ scenario: scenarioName, change, verdict })
  const mean = { ...judgedAs('c', -0.4), scope: 'mean', workload: '*', threads: 0 } as const
  const passed = judgedAs('d', -0.5, 'pass')
  const all = judgement({
    comparisons: [judgedAs('a', -0.1), judgedAs('b', -0.3), mean, passed],
  })

  it('is the worst cell that regressed', () => expect(toBeAttributed(all, 'on-fail')?.scenario).toBe('b'))

  it('is the cost that is farthest beyond its limit, where QPS did not regress', () => {
    const [less, more] = (['written', 'errors'] as const).map((cost, nth) => ({ ...judgedAs('e', 1 + nth), cost }))
    const costs = judgement({ comparisons: [passed], costs: [less, more].filter((one) => one !== undefined) })
    expect(toBeAttributed(costs, 'on-fail')).toBe(more)
    expect(toBeAttributed({ ...costs, comparisons: all.comparisons }, 'on-fail')?.scenario).toBe('b')
  })

  it('is nothing where nothing is asked for, or nothing regressed', () => {
    expect(toBeAttributed(all, 'never')).toBeUndefined()
    expect(toBeAttributed({ ...all, comparisons: [passed] }, 'on-fail')).toBeUndefined()
  })

  it.each([
    ['the cell that gains most beyond the limit', {}, 'g'],
    ['no gain between scenarios', { rule: 'control' }, undefined],
    ['no gain within the limit', { tolerance: 0.5 }, undefined],
    ['no gain that is not shown', { label: 'within the limit' }, undefined],
  ] as const)('is %s, where nothing regressed', (_, own, wanted) => {
    const gains = [0.2, 0.3].map((change, nth) => ({
      ...judgedAs(nth === 0 ? 'f' : 'g', change, 'pass'),
      ...({ rule: 'base', label: 'improved', ...own } as const),
    }))
    expect(toBeAttributed({ ...all, comparisons: [passed, ...gains] }, 'on-fail')?.scenario).toBe(wanted)
    expect(toBeAttributed({ ...all, comparisons: [...all.comparisons, ...gains] }, 'on-fail')?.scenario).toBe('b')
  })

  it('is the worst of all cells where it is asked for always', () => {
    expect(toBeAttributed({ ...all, comparisons: [passed] }, 'always')?.scenario).toBe('d')
  })
})
