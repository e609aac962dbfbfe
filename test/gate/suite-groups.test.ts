/** The road of a suite whose servers do not fit into memory together. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { shownPlan } from '../../src/commands/plan.ts'
import { type RunLine, slicesOf } from '../../src/core/measurement/measurement.ts'
import { linesOfWholeCells } from '../../src/core/measurement/whole-cells.ts'
import { groupSeconds } from '../../src/core/plan/budget.ts'
import { type Arm, armName } from '../../src/core/plan/plan.ts'
import type { RunRequest } from '../../src/core/request/run-request.ts'
import { joinResults, replayResult } from '../../src/core/result/replay-results.ts'
import type { Result } from '../../src/core/result/result.ts'
import { studyOf } from '../../src/core/study/make-study.ts'
import { renderMarkdown } from '../../src/core/views/markdown/markdown.ts'
import { renderPlan } from '../../src/core/views/plan-text.ts'
import type { CellRun } from '../../src/edges/testbed/testbed.ts'
import { Interruption } from '../../src/errors.ts'
import { gate, planChange } from '../../src/gate/gate.ts'
import { runRequest } from '../builders.ts'
import { FakeMachine, fakePlanningMachine } from '../fakes/fake-machine.ts'
import { fakeTestbed, NOISE, type NoiseModel } from '../fakes/fake-testbed.ts'
import { atCells } from '../fakes/wrapped-testbed.ts'

const QUIET = NOISE.quiet as NoiseModel
/** The control, its twin, and four scenarios. */
const ROOM = 6
const SECONDS = 600
/** ln of what the machine loses after its first group. */
const SLOWDOWN = -0.3

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qg-groups-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** ln of the QPS ratio to the control, by scenario; the first is the control. */
type Effects = Readonly<Record<string, number>>

/** A control, and so many scenarios that each cost 4% more than the one before. */
function costly(many: number): Effects {
  return Object.fromEntries(
    Array.from({ length: many + 1 }, (_, nth) => [nth === 0 ? 'usual' : `s${nth}`, nth * Math.log(0.96)]),
  )
}

function requestOf(effects: Effects, seconds: number): RunRequest {
  const names = Object.keys(effects)
  const scenarios = names.map((name, nth) => `  ${name}: { options: { max_connections: ${1000 + nth} } }`).join('\n')
  const head = `name: many\nworkloads: [oltp_read_only]\nthreads: [4, 16]\ncontrol: ${names[0]}\nscenarios:\n`
  const file = join(folder, 'suite.yml')
  writeFileSync(file, `${head}${scenarios}\n`)
  const { adjustments, ...request } = runRequest({
    subject: { kind: 'suite', file, base: undefined },
    rules: ['control'],
  })
  return { ...request, adjustments: { ...adjustments, budgetSeconds: seconds } }
}

interface Studied {
  readonly effects?: Effects
  readonly mostServers?: number
  readonly seconds?: number
  readonly seed?: number
  /** Number of the cell in which it is stopped; default: it is not. */
  readonly stop?: number
  /** Lines of a run that was stopped; default: none. */
  readonly before?: readonly RunLine[]
}

async function study(asked: Studied = {}) {
  const { result, ...rest } = await walk(asked)
  if (result instanceof Interruption) throw result
  return { result, ...rest }
}

/** Nine scenarios, measured once. */
const usual = once(() => study())

function once<Value>(find: () => Promise<Value>): () => Promise<Value> {
  let found: Promise<Value> | undefined
  return () => {
    found ??= find()
    return found
  }
}

async function walk({ effects = costly(9), mostServers = ROOM, seconds = SECONDS, seed = 1, stop, before }: Studied) {
  const trials: string[][] = []
  /** The machine is slower for all that the first group does not have. */
  let isLater = false
  const effect = ({ scenario: { name } }: Arm) => (effects[name] ?? 0) + (isLater ? SLOWDOWN : 0)
  const testbed = atCells(async (open, { arms }) => {
    trials.push(arms.map(armName))
    isLater = !arms.some(({ scenario }) => scenario.name === 's1')
    const run = await open()
    const runBlocks: CellRun['runBlocks'] = async (_, turns, save) => {
      await run.runBlocks(3, turns, save)
      throw new Interruption('SIGINT', 2)
    }
    return trials.length === stop ? { ...run, runBlocks } : run
  })(fakeTestbed({ noise: QUIET, effect, seed }))
  const machine = new FakeMachine({ testbed, mostServers, ...(before && { before }) })
  const result = await gate(requestOf(effects, seconds), machine).catch((thrown: unknown) => {
    if (thrown instanceof Interruption) return thrown
    throw thrown
  })
  return { result, lines: [...(before ?? []), ...machine.lines], machine, trials }
}

function planned(effects: Effects, { seconds = SECONDS, mostServers = ROOM }: Omit<Studied, 'effects'> = {}) {
  return planChange(requestOf(effects, seconds), fakePlanningMachine({}, mostServers))
}

function expectJudgedAlike(result: Result, lines: readonly RunLine[]): void {
  const { judgement, run } = joinResults([replayResult(result, lines)])
  expect(judgement.comparisons.map(({ scenario, low }) => [scenario, low.toFixed(6)])).toEqual(
    result.comparisons.map(({ scenario, low }) => [scenario, low.toFixed(6)]),
  )
  expect(studyOf({ ...run, ...judgement }, run.pairEffects ?? (() => undefined))).toEqual(result.study)
}

describe('a suite with more servers than fit into memory', () => {
  it('is measured in as few groups as memory allows, of about the same size, each with the control', async () => {
    const { result, trials, machine } = await usual()
    expect(result.plan.groups?.map(({ scenarios }) => scenarios)).toEqual([
      ['usual', 's1', 's2', 's3'],
      ['usual', 's4', 's5', 's6'],
      ['usual', 's7', 's8', 's9'],
    ])
    for (const arms of trials) expect(arms).toEqual(expect.arrayContaining(['usual', 'usual (second copy)']))
    expect(Math.max(...trials.map(({ length }) => length))).toBe(5)
    expect([...machine.open]).toEqual([])
    expect(result.plan.arms.map(({ scenario }) => scenario.name)).toEqual(['usual', ...Object.keys(costly(9))])
  })

  it('has each scenario compared with the control of its own group, whatever the machine does between groups', async () => {
    const { result } = await usual()
    expect(result.verdict).toBe('measured')
    expect(result.comparisons).toHaveLength(2 * 9)
    for (const { scenario, change } of result.comparisons)
      expect(change).toBeCloseTo(0.96 ** Number(scenario.slice(1)) - 1, 1.5)
  })

  it('has QPS in its report that agree with the comparisons, and QPS of the control only once', async () => {
    const { cells, comparisons } = (await usual()).result
    const cellOf = (name: string, level: number) =>
      cells.filter((cell) => cell.scenario === name && cell.revision === 'head' && cell.threads === level)
    for (const { scenario, threads, change } of comparisons) {
      const [[control], [own]] = [cellOf('usual', threads), cellOf(scenario, threads)]
      expect((own?.qps ?? 0) / (control?.qps ?? 1)).toBeCloseTo(1 + change, 9)
    }
    expect(cellOf('usual', 4)).toHaveLength(1)
  })

  it('has a report that says that it was measured in groups', async () => {
    const { result } = await usual()
    expect(renderMarkdown(result)).toContain(
      'scenarios were measured in 3 groups, one after the other, each with usual: scenarios of different groups are compared through it.',
    )
  })

  it('has an order of scenarios across all groups', async () => {
    const { study: found } = (await usual()).result
    expect(found?.ranking.map(({ scenario }) => scenario)).toEqual(Object.keys(costly(9)))
    const { ranking } =
      (await study({ effects: { usual: 0, s1: -0.1, s2: -0.2, s3: -0.5, s4: -0.1, s5: -0.9 } })).result.study ?? {}
    expect(ranking?.map(({ scenario, isFaster }) => [scenario, isFaster])).toEqual([
      ['usual', true],
      [expect.stringMatching(/s1|s4/), false],
      [expect.stringMatching(/s1|s4/), true],
      ['s2', true],
      ['s3', true],
      ['s5', null],
    ])
  })

  it('has the same result when it is judged again from its saved lines', async () => {
    const { result, lines } = await usual()
    expectJudgedAlike(result, lines)
  })

  it('gets the same options from qpsgate in all groups', async () => {
    const plan = await planned(costly(9))
    const all = [plan, ...plan.later].map(({ measured }) => measured.whole?.map(({ scenario }) => scenario.name))
    expect(all).toEqual([0, 1, 2].map(() => ['usual', ...Object.keys(costly(9))]))
  })

  it('is measured without groups if all servers fit', async () => {
    const plan = await planned(costly(4))
    expect([plan.later, plan.measured.arms.length]).toEqual([[], ROOM])
  })

  it.each([
    ['memory holds no scenario beside the control and its second copy', 2, 9],
    ['there would be more than twenty groups', 3, 21],
  ])('is refused, because groups do not help, if %s', async (_, mostServers, many) => {
    const plan = await planned(costly(many), { mostServers, seconds: 36_000 })
    expect([plan.later, plan.measured.arms.length]).toEqual([[], many + 2])
    expect(renderPlan(shownPlan(plan))).toContain(
      `\na run ends before it measures: ${many + 2} servers at once are asked for (one for each scenario, and one more for the control), and ${mostServers} fit into`,
    )
  })

  it('is measured completely with the smallest allowed budget, which the refusal of a smaller one names', async () => {
    const refused = await planned(costly(9), { seconds: 20 }).catch((error: unknown) => String(error))
    const [, least = ''] =
      /a budget of 20 s is too small for 2 loads with 15 servers in 3 groups: the least that works is (\d+)s; raise/.exec(
        String(refused),
      ) ?? []
    await expect(planned(costly(9), { seconds: Number(least) - 1 })).rejects.toThrow('is too small')
    const { result } = await study({ seconds: Number(least) })
    expect(new Set(result.comparisons.map(({ scenario }) => scenario)).size).toBe(9)
    expect(result.warnings.filter(({ code }) => code === 'servers-not-measured')).toEqual([])
  })
})

describe('a run in groups of servers that was stopped and is continued', () => {
  /** Cells of the first group. */
  const first = async () => (await usual()).trials.findIndex((arms) => arms.includes('s4'))

  it.each([
    ['in its first group', -2],
    ['in the first cell of its second group', 1],
    ['later in its second group', 4],
  ])('%s goes on where it was stopped, and measures nothing twice', async (_, beyond) => {
    const stopped = await walk({ stop: (await first()) + beyond })
    expect(stopped.result).toBeInstanceOf(Interruption)
    const before = linesOfWholeCells(stopped.lines)
    const { result, lines } = await study({ before, seed: 2 })
    const places = slicesOf(lines).map((slice) =>
      [slice.trial, slice.workload, slice.threads, slice.block, slice.scenario, slice.revision].join(' '),
    )
    expect(new Set(places).size).toBe(places.length)
    const isOfFirst = slicesOf(lines.slice(before.length)).some(({ scenario }) => scenario === 's1')
    expect(isOfFirst).toBe(beyond < 0)
    for (const { scenario, change } of result.comparisons)
      expect(change).toBeCloseTo(0.96 ** Number(scenario.slice(1)) - 1, 1.5)
    expect(result.comparisons).toHaveLength(2 * 9)
    expectJudgedAlike(result, lines)
  })

  it('takes only what is left of its budget', async () => {
    const whole = await usual()
    const stopped = await walk({ stop: (await first()) + 4 })
    const { machine } = await study({ before: linesOfWholeCells(stopped.lines), seed: 2 })
    const [all, part, rest] = [whole, stopped, { machine }].map((each) => each.machine.clock.seconds())
    expect((part ?? 0) + (rest ?? 0)).toBeLessThan(1.1 * (all ?? 0))
  })
})

describe('the plan of a suite in groups of servers', () => {
  it('names the groups, how many servers each has, and how long each takes', async () => {
    const shown = renderPlan(shownPlan(await planned(costly(9))))
    expect(shown).toContain('many: 2 loads, 11 servers, compared with: control\n')
    expect(shown).toContain(`
3 groups of servers, measured one after the other, each with the control
  1: 5 servers, at most 3 min: s1, s2, s3
  2: 5 servers, at most 3 min: s4, s5, s6
  3: 5 servers, at most 3 min: s7, s8, s9
`)
    const plan = await planned(costly(9))
    const needed = [plan, ...plan.later].reduce((sum, { measured }) => sum + groupSeconds(measured), 0)
    expect(shown).toContain(`at least ${needed.toFixed(0)} s are needed`)
  })
})
