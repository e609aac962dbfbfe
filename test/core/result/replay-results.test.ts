import { describe, expect, it } from 'vitest'
import { isTooDisturbed } from '../../../src/core/measurement/disturbance.ts'
import type { RunLine } from '../../../src/core/measurement/measurement.ts'
import { planOf } from '../../../src/core/plan/plan.ts'
import type { Shard } from '../../../src/core/request/shard.ts'
import { makeResult } from '../../../src/core/result/make-result.ts'
import { joinResults, replayResult } from '../../../src/core/result/replay-results.ts'
import type { Result } from '../../../src/core/result/result.ts'
import {
  findMismatch,
  jointAcceptance,
  mismatch,
  missingShards,
  type ResultFile,
} from '../../../src/core/result/result-file.ts'
import type { Refusal } from '../../../src/core/setting/refusal.ts'
import { refusalComparison } from '../../../src/core/verdict/refusal-comparison.ts'
import { policy, resultScenario, scenario, suite } from '../../builders.ts'
import { runPlan, walkPlan } from '../../fakes/fake-machine.ts'
import type { FakeStatement } from '../../fakes/fake-statements.ts'
import { fakeTestbed, NOISE, type NoiseModel } from '../../fakes/fake-testbed.ts'

const QUIET = NOISE.quiet as NoiseModel

/** A result with the raw slices that it came from. */
interface ResultWithLines extends ResultFile {
  readonly lines: readonly RunLine[]
}

function slowerOn({ scenario: { name } }: { scenario: { name: string } }): number {
  return name === 'on' ? Math.log(1.4) : 0
}

/** A run on the fake testbed, as its files hold it. */
async function recorded(
  threads: [number, ...number[]],
  change: number,
  tolerance = 0.05,
  shard?: Shard,
  noise = QUIET,
  statements: readonly FakeStatement[] = [],
): Promise<ResultWithLines> {
  const measured = suite({
    threads,
    budgetSeconds: 40,
    scenarios: [scenario('off'), scenario('on')],
    gate: policy({ tolerance: { control: tolerance, base: tolerance, baseline: tolerance } }),
  })
  const lines: RunLine[] = []
  const effect = (arm: { role: string }) => (arm.role === 'candidate' ? Math.log1p(change) : 0)
  const plan = planOf(measured, 1, { rules: ['control'], base: [], shard })
  const save = (added: readonly RunLine[]) => void lines.push(...added)
  const testbed = fakeTestbed({ noise, effect, seed: 3, statements })
  const { result } = await walkPlan(runPlan(measured, plan), { testbed, save })
  return { name: `${threads.join()}.json`, result, lines }
}

function recompute([first, ...others]: readonly [ResultWithLines, ...ResultWithLines[]]): Result {
  const replayed = ({ result, lines }: ResultWithLines) => replayResult(result, lines)
  const { run, judgement, time } = joinResults([replayed(first), ...others.map(replayed)])
  return makeResult(judgement, run, time)
}

describe('a replay of raw slices', () => {
  it.each([-0.2, 0, -0.04])('of one run with a change of %d gives the result of the run again', async (change) => {
    const run = await recorded([1, 8], change)
    expect(recompute([run])).toEqual(run.result)
  })

  it('gives the same comparisons if most blocks were disturbed and the others show a regression', async () => {
    const run = await recorded([8], -0.12, 0.05, undefined, NOISE.disturbed as NoiseModel)
    expect(isTooDisturbed(run.result.disturbance)).toBe(true)
    expect(run.result.verdict).toBe('regressed')
    expect(recompute([run]).comparisons).toEqual(run.result.comparisons)
  })

  it('estimates statements again, and keeps their texts and plans', async () => {
    const load = [
      { name: 'select orders', times: 1, share: 0.5, slower: slowerOn },
      { name: 'update stock', times: 0.5, share: 0.4, failed: 0.1 },
    ]
    const run = await recorded([4], 0, 0.05, undefined, QUIET, load)
    const [found] = run.result.comparisons
    const statements = found?.statements ?? []
    expect(statements.map(({ verdict }) => verdict)).toEqual(['slower', 'no change'])
    expect(statements[1]?.now?.failed).toBeCloseTo(0.1, 1)
    expect(recompute([run])).toEqual(run.result)
    const sql = { sql: 'SELECT ?', plan: { before: 'a', after: 'b' } }
    const known = statements.map((one) => ({ ...one, ...sql, change: 7, verdict: 'faster' as const }))
    const comparisons = run.result.comparisons.map((one) => ({ ...one, statements: known }))
    expect(recompute([{ ...run, result: { ...run.result, comparisons } }]).comparisons).toEqual(
      run.result.comparisons.map((one) => ({ ...one, statements: statements.map((each) => ({ ...each, ...sql })) })),
    )
  })

  it('takes the verdict from the slices, not from result.json', async () => {
    const run = await recorded([4], -0.2)
    expect(run.result.verdict).toBe('regressed')
    expect(recompute([{ ...run, result: { ...run.result, verdict: 'pass', comparisons: [] } }]).verdict).toBe(
      'regressed',
    )
  })

  it('keeps the timeline of a single run, and has no timeline for several runs', async () => {
    const timed = async (threads: [number, ...number[]]) => {
      const run = await recorded(threads, 0)
      return { ...run, result: { ...run.result, timeline: [{ step: 'prepare', from: 0, to: 1 } as const] } }
    }
    const [one, other] = [await timed([1]), await timed([8])]
    expect(recompute([one]).timeline).toEqual(one.result.timeline)
    expect(recompute([one, other]).timeline).toBeNull()
  })

  it('of shards gives one verdict over the cells of all shards', async () => {
    const [good, bad] = [await recorded([1], 0), await recorded([8], -0.2)]
    const joined = recompute([good, bad])
    expect(joined.verdict).toBe('regressed')
    expect(joined.plan.cells.map(({ threads }) => threads)).toEqual([1, 8])
    expect(joined.comparisons.map(({ threads, verdict }) => [threads, verdict])).toEqual([
      [1, 'pass'],
      [8, 'regressed'],
    ])
    expect(joined.twin).toHaveLength(2)
    expect(joined.measuredSeconds).toBeCloseTo(good.result.measuredSeconds + bad.result.measuredSeconds, 9)
  })
})

describe('shards of one plan', () => {
  const of = 3
  const LEVELS: [number, ...number[]] = [1, 8, 64]
  const shards = (change: number) => [1, 2, 3].map((index) => recorded(LEVELS, change, 0.05, { index, of }))

  it('that are missing are reported by their numbers', async () => {
    const all = (await Promise.all(shards(0))).map(({ result }) => result)
    expect(missingShards(all)).toEqual([])
    expect(missingShards(all.slice(0, 2))).toEqual([{ index: 3, of: 3 }])
    expect(missingShards(all.slice(0, 1)).map(({ index }) => index)).toEqual([2, 3])
  })

  it('have the verdict "regressed" if a server of one shard refuses something, and list each refusal once', async () => {
    const refused = (of: string): Refusal => ({
      kind: 'statements',
      scenario: 'on',
      server: null,
      title: `MySQL refuses ${of}`,
      message: '',
      lines: [{ name: 'sql_mode', file: 'my.cnf', line: 3 }],
      isMeasured: true,
    })
    const withRefusals = (run: ResultWithLines, ...names: readonly string[]): ResultWithLines => {
      const refusals = names.map((each) => refusalComparison(refused(each), run.result.plan.policy))
      return { ...run, result: { ...run.result, comparisons: [...refusals, ...run.result.comparisons] } }
    }
    const [one, two, three] = (await Promise.all(shards(0))) as [ResultWithLines, ResultWithLines, ResultWithLines]
    const joined = recompute([one, withRefusals(two, 'a'), withRefusals(three, 'a', 'b')])
    expect(joined.verdict).toBe('regressed')
    expect(joined.comparisons.flatMap(({ refusal }) => refusal?.title ?? [])).toEqual([
      'MySQL refuses a',
      'MySQL refuses b',
    ])
  })

  it('are inconclusive instead of a pass if other shards are missing, and name the missing shards', async () => {
    const one = await recorded(LEVELS, 0, 0.05, { index: 1, of })
    expect(one.result.verdict).toBe('pass')
    const alone = recompute([one])
    expect(alone.verdict).toBe('inconclusive')
    expect(alone.comparisons.map(({ verdict }) => verdict)).toEqual(['pass'])
    expect(alone.warnings).toMatchObject([
      { code: 'shards-missing', missing: [2, 3], of, message: expect.stringContaining('shard 2/3, 3/3 is missing') },
    ])
  })
})

describe('two parts of a run', async () => {
  const [first, second] = [await recorded([1], 0), await recorded([8], 0)]
  const result = { ...second.result, suite: first.result.suite }
  const planned = (own: Partial<Result['plan']>) => ({ plan: { ...result.plan, ...own } })
  const suiteIs = (own: Partial<Result['suite']>) => ({ suite: { ...result.suite, ...own } })
  const [control, twin] = result.plan.arms

  it.each<[string | undefined, Partial<Result>]>([
    [undefined, {}],
    [undefined, suiteIs({ name: 'other' })],
    [undefined, suiteIs({ fingerprint: 'another' })],
    ['they are of different suites, suite and other', suiteIs({ name: 'other', fingerprint: 'another' })],
    ['they are parts of different plans', planned({ rules: ['base'] })],
    ['they are parts of different plans', planned({ arms: [control, twin] })],
    // In a part of a study, a scenario may not run.
    [
      undefined,
      {
        ...planned({ arms: [control, twin] }),
        warnings: [{ code: 'scenario-not-measured', message: '', scenario: 'on' }],
      },
    ],
    [
      'they are parts of different plans',
      planned({ policy: { ...result.plan.policy, byScenario: { on: { control: 1 } } } }),
    ],
    ['they are parts of different plans', { scenarios: [resultScenario({ fingerprint: 'bbbb' })] }],
    ['they are parts of different plans', planned({ shard: { index: 1, of: 3 } })],
    ['they are parts of different plans', planned({ gatedCosts: ['written'] })],
    ['they are of different commits', { commit: { sha: 'b'.repeat(40), isDirty: false } }],
    ['they are of different commits', { before: 'b'.repeat(40) }],
    ['both measured oltp_read_only at 1 thread', planned({ cells: first.result.plan.cells })],
  ])('cannot be joined because %j (undefined: they can)', (why, own) => {
    expect(mismatch(first, { ...second, result: { ...result, ...own } })).toBe(why)
  })
})

describe('an acceptance of joined results', () => {
  const accepted = { by: 'maria', at: '2026-01-01T00:00:00Z' } as unknown as NonNullable<Result['accepted']>
  const named = { rule: 'control', scenario: 'on', reference: 'off', workload: 'oltp_read_only' } as const
  const at = (threads: number) => ({ ...named, threads })
  const parts = async () => {
    const [one, other] = [await recorded([1], -0.2), await recorded([8], -0.2)]
    return [{ ...one.result, accepted }, other.result] as const
  }

  it('holds if each part with regressions was accepted', async () => {
    expect(jointAcceptance(await parts(), [at(1)])).toBe(accepted)
  })

  it('does not hold if a part with regressions was not accepted', async () => {
    expect(jointAcceptance(await parts(), [at(8)])).toBeNull()
    expect(jointAcceptance(await parts(), [at(1), at(8)])).toBeNull()
  })
})

describe('the first result of another plan', () => {
  const parts = () => [1, 2, 3].map((index) => recorded([1, 8, 64], 0, 0.05, { index, of: 3 }))
  const named = (run: ResultFile, name: string, own: Partial<Result> = {}) => ({
    name,
    result: { ...run.result, ...own },
  })

  it('is found among many results, with the first result that it contradicts', async () => {
    const [one, two, three] = (await Promise.all(parts())) as [ResultWithLines, ResultWithLines, ResultWithLines]
    const all = [named(one, 'one'), named(two, 'two'), named(three, 'three')]
    expect(findMismatch(all)).toBeUndefined()
    expect(findMismatch([...all, named(two, 'again')])).toMatchObject({
      ...{ one: { name: 'two' }, other: { name: 'again' }, why: 'both are shard 2/3' },
    })
    const foreign = named(three, 'foreign', { plan: { ...three.result.plan, rules: ['base'] } })
    expect(findMismatch([...all.slice(0, 2), foreign])).toMatchObject({ one: { name: 'one' }, other: foreign })
  })

  it('is found if each result agrees with its neighbour, but not with the first', async () => {
    const [one, two, three] = (await Promise.all(parts())) as [ResultWithLines, ResultWithLines, ResultWithLines]
    const all = [
      named(one, 'one', { suite: { name: 'a', fingerprint: '1' } }),
      named(two, 'two', { suite: { name: 'b', fingerprint: '1' } }),
      named(three, 'three', { suite: { name: 'b', fingerprint: '2' } }),
    ]
    expect(findMismatch(all)).toMatchObject({ one: { name: 'one' }, other: { name: 'three' } })
  })
})
