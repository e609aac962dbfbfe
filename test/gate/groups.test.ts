/** Runs whose servers do not all fit into memory: their arms are measured in groups. */
import { describe, expect, it } from 'vitest'
import { type Line, type Slice, slicesOf } from '../../src/core/measurement/measurement.ts'
import type { Revision } from '../../src/core/names.ts'
import { type Arm, armName, makePlan } from '../../src/core/plan/plan.ts'
import type { Suite } from '../../src/core/suite/suite.ts'
import { option, scenario, suite } from '../builders.ts'
import { fakeTestbed, type NoiseModel } from '../fakes/fake-testbed.ts'
import { simulatedGate } from '../fakes/simulated-gate.ts'

/** Quiet enough for the first trial of an arm to decide, unless it has a second one to confirm a suspicion. */
const QUIET: NoiseModel = { slice: 0.03, dips: 0.01, start: 0.005, drift: 0.01 }
const NOISY: NoiseModel = { slice: 0.2, dips: 0.25, start: 0.02, drift: 0.05 }
const BUDGET_SECONDS = 120
const START_SECONDS = 2
const SCENARIOS = ['a', 'b', 'c', 'd'].map((name) => scenario(name, { options: [option('a', '1')] }))

interface Run {
  /** Change of an arm in a trial, −0.05 = 5 % slower; by its name. */
  readonly change?: (name: string, trial: number) => number
  readonly noise?: NoiseModel
  readonly suite?: Partial<Suite>
  /** Scenarios that were otherwise before. */
  readonly before?: readonly string[]
  readonly mostServers?: number
  readonly seed?: number
}

/** Control, twin and four candidates; four servers at once, so that there are two groups: a and b, c and d. */
async function run({ change = () => 0, noise = QUIET, before = [], mostServers = 4, seed = 1, ...given }: Run) {
  const measured = suite({ budgetSeconds: BUDGET_SECONDS, scenarios: [scenario('off'), ...SCENARIOS], ...given.suite })
  const base = before.map((name) => scenario(name, { options: [option('a', '2')] }))
  const rules = base.length === 0 ? (['control'] as const) : (['control', 'base'] as const)
  const plan = makePlan(measured, seed, { rules, base, mostServers })
  let trial = 0
  const effect = (arm: Arm) => Math.log1p(arm.role === 'control' ? 0 : change(armName(arm), trial))
  const fake = fakeTestbed({ noise, effect, seed, startSeconds: START_SECONDS })
  const testbed: typeof fake = {
    ...fake,
    startTrial: (next, ...more) => {
      trial = next.number
      return fake.startTrial(next, ...more)
    },
  }
  const lines: Line[] = []
  const {
    result,
    run: described,
    judgement,
  } = await simulatedGate(measured, plan, testbed, {
    save: (some) => void lines.push(...some),
  })
  return { result, described, judgement, plan, lines, slices: slicesOf(lines), seconds: testbed.now() }
}

const armOf = ({ scenario: name, revision }: Slice) => armName({ scenario: { name }, revision } as Arm)

/** The arms that were measured in each trial. */
function armsByTrial(slices: readonly Slice[]): Record<number, string[]> {
  const trials = Map.groupBy(slices, ({ trial }) => trial)
  return Object.fromEntries([...trials].map(([trial, own]) => [trial, [...new Set(own.map(armOf))].sort()]))
}

/** The trials in which an arm was measured. */
function trialsOf(slices: readonly Slice[], arm: string): number[] {
  return [...new Set(slices.filter((slice) => armOf(slice) === arm).map(({ trial }) => trial))]
}

function verdicts({ result }: Awaited<ReturnType<typeof run>>) {
  return Object.fromEntries(result.comparisons.map(({ scenario: name, verdict }) => [name, verdict]))
}

describe('a run in groups', () => {
  it('measures each group on servers of its own, with a control and a twin, and stops when all are decided', async () => {
    const passed = await run({})
    expect(passed.result.verdict).toBe('pass')
    const byTrial = armsByTrial(passed.slices)
    expect(byTrial).toMatchObject({
      1: ['a', 'b', 'off', 'off (second copy)'],
      2: ['c', 'd', 'off', 'off (second copy)'],
    })
    for (const [trial, arms] of Object.entries(byTrial)) {
      const group = Number(trial) % 2 === 1 ? ['a', 'b'] : ['c', 'd']
      expect([...group, 'off', 'off (second copy)']).toEqual(expect.arrayContaining(arms))
    }
    expect(passed.seconds).toBeLessThan(BUDGET_SECONDS)
  })

  it.each(SCENARIOS)(
    'finds the slowdown of $name, whichever group it is in, and passes the others',
    async ({ name }) => {
      const found = await run({ change: (arm) => (arm === name ? -0.2 : 0) })
      expect(verdicts(found)).toEqual({ a: 'pass', b: 'pass', c: 'pass', d: 'pass', [name]: 'regressed' })
      // A suspicion is confirmed by later servers of its group, whatever is decided for the others.
      expect(trialsOf(found.slices, name).length).toBeGreaterThan(1)
      expect(armsByTrial(found.slices)[trialsOf(found.slices, name).at(-1) ?? 0]).toEqual(
        expect.arrayContaining([name, 'off', 'off (second copy)']),
      )
    },
  )

  it('blames no arm for a machine that was slower while its group was measured', async () => {
    const { result } = await run({ noise: { ...QUIET, drift: 0.5 } })
    expect(result.verdict).toBe('pass')
    for (const { change } of result.comparisons) expect(Math.abs(change)).toBeLessThan(0.03)
  })

  it('compares a scenario with its base, as both are in one group', async () => {
    const found = await run({ before: ['b', 'c'], change: (arm) => (arm === 'c' ? -0.2 : 0) })
    const byRule = (rule: string, name: string) =>
      found.result.comparisons.find((each) => each.rule === rule && each.scenario === name)?.verdict
    expect([byRule('base', 'b'), byRule('base', 'c')]).toEqual(['pass', 'regressed'])
    const revisions = (name: string, revision: Revision) =>
      new Set(
        found.slices.filter((each) => each.scenario === name && each.revision === revision).map(({ trial }) => trial),
      )
    for (const trial of revisions('c', 'base')) expect(revisions('c', 'head')).toContain(trial)
  })

  it('keeps its budget, shared out to as many trials of each group', async () => {
    for (const seed of [1, 2, 3]) {
      const { result, slices, seconds } = await run({ noise: NOISY, change: () => -0.02, seed })
      expect(result.plan.trials % 2).toBe(0)
      const longest = result.comparisons.some(({ confirmed }) => confirmed !== null) ? 1.5 : 1
      expect(seconds).toBeGreaterThan(0.9 * BUDGET_SECONDS)
      expect(seconds).toBeLessThanOrEqual(longest * BUDGET_SECONDS + 2 * START_SECONDS)
      const ofGroup = (group: number) =>
        new Set(slices.map(({ trial }) => trial).filter((trial) => trial % 2 === group)).size
      expect(Math.abs(ofGroup(0) - ofGroup(1))).toBeLessThanOrEqual(1)
    }
  })

  it('gives the time of groups that are decided to those that are not', async () => {
    const noise = { ...QUIET, slice: 0.05 }
    let open = 0
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      // Exactly at the size that is often undecided.
      const { slices, result, seconds } = await run({ noise, seed, change: (arm) => (arm === 'd' ? -0.048 : 0) })
      if (result.comparisons.find((each) => each.scenario === 'd')?.verdict !== 'inconclusive') continue
      open++
      expect(seconds).toBeGreaterThan(0.9 * BUDGET_SECONDS)
      const [trial, arms] = Object.entries(armsByTrial(slices)).at(-1) ?? []
      expect(Number(trial) % 2).toBe(0)
      expect(arms).toContain('d')
      expect(trialsOf(slices, 'd').length).toBeGreaterThan(trialsOf(slices, 'a').length)
    }
    expect(open).toBeGreaterThan(1)
  })

  it('confirms beyond its time what is suspected, in every group in which something is', async () => {
    const noise = { ...QUIET, slice: 0.28, start: 0.015 }
    const groups = new Set<string>()
    for (let seed = 1; seed <= 12; seed++) {
      const { slices, result, seconds } = await run({ noise, change: (arm) => ('ac'.includes(arm) ? -0.1 : 0), seed })
      const confirming = Object.entries(armsByTrial(slices)).filter(([trial]) => Number(trial) > result.plan.trials)
      for (const [, [first, ...others]] of confirming) {
        expect(others).toEqual(['off', 'off (second copy)'])
        expect(['a', 'c']).toContain(first)
      }
      groups.add([...new Set(confirming.map(([, [first]]) => first))].join())
      expect(seconds).toBeLessThanOrEqual(1.5 * BUDGET_SECONDS + START_SECONDS)
    }
    expect([...groups]).toEqual(expect.arrayContaining(['a,c']))
  })
})
