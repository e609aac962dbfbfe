import { describe, expect, it } from 'vitest'
import { keyOf } from '../../../src/core/comparison/comparison.ts'
import { type Arm, makePlan } from '../../../src/core/plan/plan.ts'
import { keyOf as settingKey } from '../../../src/core/switching/switchable-settings.ts'
import { decide } from '../../../src/core/verdict/decide.ts'
import type { Testbed } from '../../../src/edges/testbed/testbed.ts'
import { MeasurementError } from '../../../src/errors.ts'
import { attribute } from '../../../src/gate/attribution/attribute.ts'
import {
  compared,
  comparison,
  effect,
  MARIADB,
  meanComparison,
  measurement,
  option,
  policy,
  scenario,
  suite,
  workload,
} from '../../builders.ts'
import { fakeTestbed, NOISE, type NoiseModel } from '../../fakes/fake-testbed.ts'
import { atCells, atTrials } from '../../fakes/wrapped-testbed.ts'

const QUIET = NOISE.quiet as NoiseModel
/** ln of each option's cost; for several, joined by +, of those together. */
type Costs = Readonly<Record<string, number>>

interface Change {
  readonly names: readonly string[]
  readonly costs: Costs
  /** Their costs in the cells of the workload b, if these differ. */
  readonly costsOfB?: Costs
  /** The effect on servers that were started, if it differs from the costs. */
  readonly started?: number
  readonly seconds?: number
  readonly scope?: 'cell' | 'mean'
  readonly noise?: NoiseModel
  readonly leastSeconds?: number
  readonly wrap?: (testbed: Testbed) => Testbed
}

function speedOf(costs: Costs, names: readonly string[]): number {
  return Object.entries(costs).reduce(
    (sum, [key, cost]) => sum + (key.split('+').every((name) => names.includes(name)) ? cost : 0),
    0,
  )
}

/** Names that begin with "start" only count at start, those with "other" are no variable of the server. */
async function explained({ names, costs, seconds = 120, scope = 'cell', noise = QUIET, ...rest }: Change) {
  const head = scenario('my.cnf', {
    options: names.map((name, index) => option(name, 'ON', { file: 'my.cnf', line: index + 2 })),
  })
  const plan = makePlan(
    suite({ scenarios: [head], control: 'my.cnf', workloads: [workload('a'), workload('b')], threads: [4] }),
    1,
    { rules: ['base'], base: [scenario('my.cnf')] },
  )
  const costsIn = { a: costs, b: rest.costsOfB ?? costs }
  const mean = rest.started ?? (speedOf(costsIn.a, names) + speedOf(costsIn.b, names)) / 2
  const names0 = { rule: 'base', scenario: 'my.cnf', reference: 'my.cnf', effect: effect({ mean }) } as const
  const whole = scope === 'cell' ? comparison({ ...names0, workload: 'a', threads: 4 }) : meanComparison(names0)
  const judged = decide(compared({ comparisons: [whole] }), new Map([[keyOf(whole), { kind: 'regressed' }]]), policy())
  const cells = new Set<string>()
  const turns: string[] = []
  const bare = fakeTestbed({
    noise,
    seed: 5,
    switchable: names.filter((name) => !name.startsWith('other')),
    effect: ({ scenario: { options } }: Arm, { workload: { name } }) => {
      cells.add(name)
      return speedOf(
        costsIn[name as keyof typeof costsIn],
        options.map((each) => each.name),
      )
    },
  })
  const settings = (value: string) =>
    new Map(names.filter((name) => !name.startsWith('other')).map((name) => [settingKey('variable', name), value]))
  const attribution = await attribute(
    judged,
    { explain: 'on-fail', explainSeconds: seconds },
    {
      plan,
      measured: {
        measurement: measurement({ lines: [] }),
        settings: new Map([
          ['my.cnf', settings('ON')],
          ['my.cnf (before)', settings('OFF')],
        ]),
        secondsLeft: 0,
      },
      testbed: {
        testbed: withRounds((rest.wrap ?? ((same) => same))(bare), rest.leastSeconds ?? 0, turns),
        buildOf: () => MARIADB,
        mostServers: 12,
      },
    },
    { tell: () => {} },
  )
  const blamed = attribution.causes.filter(({ verdict }) => verdict === 'to blame')
  return {
    attribution,
    cells: [...cells],
    turns,
    blamed: blamed.map((cause) => cause.settings.map(({ name }) => name).join()),
  }
}

/** Every round takes so many seconds at least, and is told of with the workload of its cell, for each of its servers. */
function withRounds(testbed: Testbed, seconds: number, turns: string[]): Testbed {
  return atCells(async (open, planned) => {
    const cell = await open()
    const runRound: typeof cell.runRound = (states, wanted) => {
      turns.push(...states.map(() => planned.cell.workload.name))
      return cell.runRound(states, Math.max(wanted, seconds))
    }
    return { ...cell, runRound }
  })(testbed)
}

const TEN = Array.from({ length: 10 }, (_, index) => `option${index}`)

describe('the search for causes by switching', () => {
  it('names the costly ones of ten settings, and their costs add up to the whole', async () => {
    const { attribution, blamed } = await explained({ names: TEN, costs: { option3: -0.05, option8: -0.03 } })
    expect(blamed).toEqual(['option3', 'option8'])
    expect(attribution.explanation).toMatchObject({ method: 'switched', disagrees: false, isComplete: true })
    const sum = attribution.causes.reduce((total, { change }) => total + Math.log1p(change ?? 0), 0) ?? 0
    expect(Math.expm1(sum)).toBeCloseTo(attribution.explanation?.whole.change ?? 0, 10)
    for (const { kind, low, high } of attribution.causes ?? []) {
      expect(kind).toBe('share')
      expect((high ?? 1) - (low ?? 0)).toBeLessThan(0.03)
    }
  })

  it('ends where what is named explains the whole, on a machine that is too restless for more', async () => {
    const noise = { slice: 0.09, dips: 0.1, start: 0.005, drift: 0.05 }
    const { attribution, blamed } = await explained({
      ...{ names: ['a', 'b', 'c', 'd'], costs: { a: -0.17 } },
      ...{ seconds: 300, noise },
    })
    expect(blamed).toEqual(['a'])
    const { isComplete = false, seconds = 0, interaction } = attribution.explanation ?? {}
    expect(isComplete).toBe(true)
    // Before 10 s it would go on to know more.
    expect(seconds).toBeGreaterThan(10)
    expect(seconds).toBeLessThan(45)
    expect(interaction?.low).toBeGreaterThan(Math.expm1(-0.17 / 3))
    const widths = attribution.causes.map(({ low, high }) => (high ?? 0) - (low ?? 0))
    expect(Math.max(...widths)).toBeGreaterThan(0.0205)
  })

  it('starts two servers alike, and no other', async () => {
    const started: string[][] = []
    const wrap = atTrials((start, { arms }) => {
      started.push(arms.map(({ scenario: { name } }) => name))
      return start()
    })
    await explained({ names: TEN, costs: { option3: -0.08 }, wrap })
    expect(started).toEqual([['switched', 'switched too']])
  })

  it.each([
    { costs: { 'a+b': -0.08, d: -0.05 }, blamed: ['a,b', 'd'], change: -0.08 },
    { costs: { 'a+b': -0.14, 'a+b+c': -0.02 }, blamed: ['a,b'], change: -0.14 },
    { costs: { a: -0.05, b: -0.07 }, blamed: ['b', 'a'], change: -0.07 },
  ])('says of $costs who costs only with whom, in one cause: $blamed', async ({ costs, blamed, change }) => {
    const found = await explained({ names: ['a', 'b', 'c', 'd', 'e'], costs })
    expect(found.blamed).toEqual(blamed)
    const [first] = found.attribution.causes
    expect(first).toMatchObject({ kind: blamed[0] === 'a,b' ? 'together' : 'share', verdict: 'to blame' })
    expect(first?.change).toBeCloseTo(Math.expm1(change), 1)
    if (first?.kind === 'together') expect(first.removal?.change).toBeCloseTo(Math.expm1(change), 1)
    expect(found.attribution.explanation?.isComplete).toBe(true)
  })

  it('goes on until a slow server has shown pairs enough', async () => {
    // A round lasts as long as its slowest transactions ask for.
    const { attribution, turns } = await explained({
      ...{ names: ['a', 'b', 'c', 'd', 'e'], costs: { a: -0.2 }, seconds: 300, scope: 'cell' },
      leastSeconds: 3,
    })
    expect(attribution.explanation?.method).toBe('switched')
    expect(turns.length).toBeGreaterThan(50)
  })

  it('gives a server of its own to what only counts at start', async () => {
    const { attribution, blamed } = await explained({
      names: ['a', 'start-only', 'b', 'c'],
      costs: { a: -0.05, 'start-only': -0.06 },
    })
    expect(blamed.toSorted()).toEqual(['a', 'start-only'])
    expect(attribution.explanation?.startOnly).toEqual(['start-only'])
    expect(attribution.explanation?.whole.change).toBeCloseTo(Math.expm1(-0.11), 1)
  })

  it('measures every cell of a mean, also where the first have explained it', async () => {
    const noise = { slice: 0.12, dips: 0.1, start: 0.005, drift: 0.05 }
    const { attribution, blamed, turns } = await explained({
      ...{ names: ['a', 'b', 'c', 'd'], costs: { a: -0.17 } },
      ...{ seconds: 600, noise, scope: 'mean' },
    })
    expect(blamed).toEqual(['a'])
    expect(attribution.explanation).toMatchObject({ workload: '*', isComplete: true })
    const [inA, inB] = ['a', 'b'].map((workload) => turns.filter((one) => one === workload).length) as [number, number]
    expect(inA).toBeGreaterThan(30)
    expect(inB / inA).toBeGreaterThan(0.8)
    expect(inB / inA).toBeLessThan(1.25)
  })

  it('switches nothing where the time does not suffice for all cells of a mean', async () => {
    const { attribution, turns } = await explained({
      ...{ names: ['a', 'b'], costs: { a: -0.2 }, scope: 'mean', seconds: 3 },
    })
    expect(turns).toEqual([])
    expect(attribution.explanation?.method).not.toBe('switched')
  })

  it('blames of a mean what costs in one of its cells for its share, wherever that is measured', async () => {
    const noise = { slice: 0.1, dips: 0.1, start: 0.005, drift: 0.02 }
    const { attribution, blamed } = await explained({
      ...{ names: ['c', 'd', 'e', 'f'], costs: { c: -0.15 }, costsOfB: { f: -0.15 } },
      ...{ seconds: 300, noise, scope: 'mean' },
    })
    expect(blamed.toSorted()).toEqual(['c', 'f'])
    for (const { low, high } of attribution.causes.filter(({ verdict }) => verdict === 'to blame')) {
      expect(low).toBeLessThan(Math.expm1(-0.075))
      expect(high).toBeGreaterThan(Math.expm1(-0.075))
    }
  })

  it('leaves it to servers of their own where the whole that was started is another', async () => {
    const { attribution, blamed } = await explained({ names: ['a', 'b'], costs: { a: -0.04 }, started: -0.12 })
    expect(attribution.explanation).toMatchObject({ method: 'started', disagrees: true })
    expect(attribution.explanation?.switched?.change).toBeCloseTo(Math.expm1(-0.04), 1)
    expect(blamed).toEqual(['a'])
  })

  it('explains what it shows where started servers show some more', async () => {
    const { attribution, blamed } = await explained({ names: ['a', 'b'], costs: { a: -0.09 }, started: -0.14 })
    expect(blamed).toEqual(['a'])
    expect(attribution.explanation).toMatchObject({ method: 'switched', disagrees: false })
    expect(attribution.explanation?.switched?.change).toBeCloseTo(Math.expm1(-0.09), 1)
    // All views show one total: what the run has shown.
    expect(attribution.explanation?.whole.change).toBeCloseTo(Math.expm1(-0.14), 10)
    const shares = attribution.causes.map(({ change }) => Math.log1p(change ?? 0))
    expect(shares.reduce((sum, each) => sum + each, 0)).toBeCloseTo(-0.14, 10)
  })

  it('leaves it to servers of their own where a server fails while it is switched', async () => {
    const wrap = atCells(async (open, _, sessionVariables) => {
      if (sessionVariables === undefined) return open()
      throw new MeasurementError('the server ended', { step: 'drive load' })
    })
    const { attribution, blamed } = await explained({ names: ['a', 'b'], costs: { a: -0.09 }, wrap })
    expect(attribution.explanation).toMatchObject({ method: 'started', disagrees: false })
    expect(blamed).toEqual(['a'])
  })

  it('gives a server of its own to what the running server refuses', async () => {
    const wrap = atTrials(async (start) => {
      const run = await start()
      const server: typeof run.server = (arm) => {
        const own = run.server(arm)
        return {
          ...own,
          get settings() {
            return own.settings
          },
          switchTo: async (wanted) => {
            const key = settingKey('variable', 'b')
            if (wanted.get(key) !== 'ON') return own.switchTo(wanted)
            await own.switchTo(new Map([...wanted].filter(([each]) => each !== key)))
            return [{ key, wanted: 'ON', why: 'no' }]
          },
        }
      }
      return { ...run, server }
    })
    const { attribution } = await explained({ names: ['a', 'b', 'c'], costs: { a: -0.09 }, wrap })
    expect(attribution.explanation?.startOnly).toEqual(['b'])
  })
})
