/** Outcomes of measuring that are no figures: what servers refuse, and what nobody has told. */
import { describe, expect, it } from 'vitest'
import { armName } from '../../src/core/plan/plan.ts'
import type { Refusal } from '../../src/core/setting/refusal.ts'
import { Timekeeper } from '../../src/edges/machine/timekeeper.ts'
import { StartRefusal } from '../../src/edges/servers/server-refusal.ts'
import type { LocalTestbed } from '../../src/edges/testbed/open-testbed.ts'
import { makePlan, type RunPlan } from '../../src/gate/make-plan.ts'
import { type GroupOutcome, measure, tryStarts } from '../../src/gate/measure.ts'
import { openTestbed, type RunTestbed } from '../../src/gate/open-testbed.ts'
import { MYSQL, runRequest } from '../builders.ts'
import { fakeTestbed, NOISE, type NoiseModel } from '../fakes/fake-testbed.ts'
import { atTrials } from '../fakes/wrapped-testbed.ts'
import { answers, change, fakeServers, file } from './changes.ts'

const BEFORE = file(['performance_schema=OFF'])
const NOW = file(['performance_schema=ON'])
const REFUSAL: Refusal = {
  kind: 'schema',
  scenario: 'my.cnf',
  server: MYSQL,
  title: 'the server refuses this statement',
  message: 'it is no SQL',
  lines: [{ name: 'schema', file: 'db/1.sql', line: 3 }],
  isMeasured: false,
}

function testbed(overrides: Partial<RunTestbed> = {}): RunTestbed {
  return {
    servers: fakeServers(),
    local: undefined,
    refusal: undefined,
    [Symbol.asyncDispose]: async () => {},
    ...overrides,
  }
}

/** Servers of which those refuse to start whose arm's name fits. */
function refusing(isRefused: (name: string) => boolean): LocalTestbed {
  const fake = fakeTestbed({ noise: NOISE.quiet as NoiseModel, effect: () => 0, seed: 1 })
  const wrapped = atTrials(async (start, { arms }) => {
    const bad = arms.map((arm) => armName(arm)).find(isRefused)
    if (bad !== undefined) throw new StartRefusal(bad, { ...REFUSAL, kind: 'start', scenario: bad })
    return start()
  })(fake)
  return { testbed: wrapped } as unknown as LocalTestbed
}

const OUTPUT = { begin: () => [], save: () => {}, writeTexts: () => {}, writeViews: async () => {} }

async function measured(plan: RunPlan, own: RunTestbed): Promise<GroupOutcome> {
  const machine = { tell: () => {}, timeline: new Timekeeper({ seconds: () => 0 }), output: OUTPUT }
  return measure(plan, { ...own, starts: await tryStarts(plan, own.servers) }, runRequest(), machine)
}

describe('a run that measures nothing', () => {
  it('has no comparison, and names the scenarios that no server was asked about', async () => {
    const servers = fakeServers({ serverOf: () => undefined, answers: answers({ unasked: ['my.cnf', 'other.cnf'] }) })
    const outcome = await measured(makePlan(change(NOW, NOW), servers), testbed({ servers }))
    expect(outcome).toMatchObject({ unchecked: ['my.cnf', 'other.cnf'], refusals: [], failed: undefined })
    expect(outcome.compared.comparisons).toEqual([])
  })

  it('does not name a scenario that a server has refused', async () => {
    const refusals = [{ ...REFUSAL, kind: 'start' } as const]
    const servers = fakeServers({ answers: answers({ refusals, unasked: ['my.cnf', 'other.cnf'] }) })
    const outcome = await measured(makePlan(change(BEFORE, NOW), servers), testbed({ servers }))
    expect(outcome.unchecked).toEqual(['other.cnf'])
  })
})

it('no server is started for measuring once a server has refused to start', async () => {
  const servers = fakeServers()
  const plan = makePlan(change(BEFORE, NOW), servers)
  expect(plan.isMeasured).toBe(true)
  await expect(openTestbed(plan, servers, { refusals: [REFUSAL] })).resolves.toMatchObject({ local: undefined })
  await expect(openTestbed(plan, servers, { refusals: [] })).rejects.toThrow('no testbed is opened here')
})

describe('a server that refuses to start', () => {
  const outcomeOf = (isRefused: (name: string) => boolean) =>
    measured(makePlan(change(BEFORE, NOW), fakeServers()), testbed({ local: refusing(isRefused) }))

  it('is an error if only the server before the change refuses', async () => {
    await expect(outcomeOf((name) => name === 'my.cnf (before)')).rejects.toBeInstanceOf(StartRefusal)
  })

  it('is no failure if it starts in all trials, and leaves no scenario unchecked', async () => {
    const { failed, compared, unchecked } = await outcomeOf(() => false)
    expect({ failed, unchecked }).toEqual({ failed: undefined, unchecked: [] })
    expect(compared.comparisons.length).toBeGreaterThan(0)
  })
})

describe('a measurement that cannot lead to an answer ends early', () => {
  const NOISELESS = NOISE.quiet as NoiseModel
  const outcomeOf = (before: string, now: string, noise = NOISELESS) => {
    const fake = fakeTestbed({ noise, effect: () => 0, seed: 1 })
    const local = { testbed: fake } as unknown as LocalTestbed
    return measured(makePlan(change(file([before]), file([now])), fakeServers()), testbed({ local }))
  }

  it('after the first trial, if no load exercises the change', async () => {
    const { measurement, secondsLeft } = await outcomeOf('thread_cache_size=9', 'thread_cache_size=20')
    expect(new Set(measurement.lines.flatMap((line) => ('trial' in line ? [line.trial] : [])))).toEqual(new Set([1]))
    expect(secondsLeft).toBeGreaterThan(400)
  })

  it('after two looks, if noise leaves no chance of a decision, with a warning that names a larger budget', async () => {
    const { warnings, secondsLeft } = await outcomeOf('performance_schema=OFF', 'performance_schema=ON', {
      ...NOISELESS,
      start: 0.2,
    })
    expect(warnings.map(({ code }) => code)).toContain('budget-cannot-decide')
    expect(secondsLeft).toBeGreaterThan(200)
  })
})
