/** Studies on bad days: a load that one server refuses, a machine that becomes noisy. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { slicesOf } from '../../src/core/measurement/measurement.ts'
import { type Arm, armName } from '../../src/core/plan/plan.ts'
import { joinResults, replayResult } from '../../src/core/result/replay-results.ts'
import { verdictText } from '../../src/core/wording/verdict-text.ts'
import type { Testbed } from '../../src/edges/testbed/testbed.ts'
import { MeasurementError } from '../../src/errors.ts'
import { gate } from '../../src/gate/gate.ts'
import { runRequest } from '../builders.ts'
import { FakeMachine } from '../fakes/fake-machine.ts'
import { fakeTestbed, NOISE, type NoiseModel } from '../fakes/fake-testbed.ts'
import { atCells, atTrials } from '../fakes/wrapped-testbed.ts'

const QUIET = NOISE.quiet as NoiseModel
const SECONDS = 120

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qg-study-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

interface Studied {
  /** ln of the QPS ratio to the control, by scenario; the first is the control. */
  readonly effects: Readonly<Record<string, number>>
  readonly noise?: NoiseModel
  readonly seed?: number
  readonly threads?: string
  readonly wrap?: (testbed: Testbed) => Testbed
}

async function study({ effects, noise = QUIET, seed = 1, threads = '[4, 300]', wrap = (same) => same }: Studied) {
  const names = Object.keys(effects)
  const options = (nth: number) => `{ options: { max_connections: ${1000 + nth} } }`
  const scenarios = names.map((name, nth) => `  ${name}: ${options(nth)}`).join('\n')
  const head = `name: levels\nworkloads: [oltp_read_only]\nthreads: ${threads}\ncontrol: ${names[0]}\nscenarios:\n`
  writeFileSync(join(folder, 'suite.yml'), `${head}${scenarios}\n`)
  const effect = ({ scenario: { name } }: Arm) => effects[name] ?? 0
  const machine = new FakeMachine({ testbed: wrap(fakeTestbed({ noise, effect, seed })) })
  const subject = { kind: 'suite', file: join(folder, 'suite.yml'), base: undefined } as const
  const { adjustments, ...request } = runRequest({ subject, rules: ['control'] })
  const result = await gate({ ...request, adjustments: { ...adjustments, budgetSeconds: SECONDS } }, machine)
  return { result, lines: machine.lines, seconds: machine.clock.seconds() }
}

describe('a load of a study that one server refuses', () => {
  const says = 'Too many connections'
  const refusing = (name: string) =>
    atCells(async (open, { cell: { workload, threads }, arms }) => {
      const arm = arms.find(({ scenario }) => scenario.name === name)
      if (arm === undefined || threads !== 300) return open()
      const refused = { code: 1040, says, what: workload.name, threads }
      throw new MeasurementError('sysbench could not connect', { step: 'drive load', arm: armName(arm), refused })
    })
  const effects = { usual: 0, few: -0.1, slow: -0.2 }

  it('is measured on the other servers, and a warning names the refusal', async () => {
    const { result, lines, seconds } = await study({ effects, wrap: refusing('few') })
    const measured = new Set(slicesOf(lines).map(({ scenario, threads }) => `${scenario} ${threads}`))
    expect([...measured].sort()).toEqual(['few 4', 'slow 300', 'slow 4', 'usual 300', 'usual 4'])
    expect(result.warnings).toMatchObject([{ code: 'scenario-without-load', scenario: 'few', threads: 300, why: says }])
    expect(result.verdict).toBe('measured')
    expect(verdictText(result).title).toContain('few was measured in part only')
    expect(seconds).toBeLessThan(SECONDS + 10)
  })

  it('is tried only once on that server', async () => {
    let tries = 0
    const counting = (testbed: Testbed) =>
      atCells(async (open, { cell, arms }) => {
        if (cell.threads === 300 && arms.some(({ scenario }) => scenario.name === 'few')) tries += 1
        return open()
      })(refusing('few')(testbed))
    const { result } = await study({ effects, wrap: counting })
    expect([tries, result.plan.trials > 1]).toEqual([1, true])
  })

  it('does not prevent an order of the scenarios that were measured', async () => {
    const { result } = await study({ effects, threads: '[300]', wrap: refusing('few') })
    expect(result.study?.ranking.map(({ scenario, isFaster }) => [scenario, isFaster])).toEqual([
      ['usual', true],
      ['slow', null],
    ])
  })

  it('has the same comparisons when it is judged again from its saved lines', async () => {
    const { result, lines } = await study({ effects, wrap: refusing('few') })
    const { judgement } = joinResults([replayResult(result, lines)])
    expect(judgement.comparisons.map(({ scenario, low }) => [scenario, low.toFixed(6)])).toEqual(
      result.comparisons.map(({ scenario, low }) => [scenario, low.toFixed(6)]),
    )
  })

  it('is not measured at all if the control refuses it, while other loads are measured', async () => {
    const { result, lines } = await study({ effects, wrap: refusing('usual') })
    expect(new Set(slicesOf(lines).map(({ threads }) => threads))).toEqual(new Set([4]))
    expect(result.warnings).toMatchObject([{ code: 'load-not-measured', threads: 300, why: says }])
    expect([result.verdict, result.comparisons.length]).toEqual(['measured', 2])
    expect(verdictText(result).title).toContain('oltp_read_only at 300 threads was not measured')
  })

  it('ends the run if there is no other load', async () => {
    const only = study({ effects, threads: '[300]', wrap: refusing('usual') })
    await expect(only).rejects.toThrow('sysbench could not connect')
  })
})

describe('a load of a study that fails once it has begun', () => {
  const effects = { usual: 0, few: -0.1, slow: -0.2 }
  const hanging = (name: string, isAlive = true) => {
    const failAfter = (trials: number) => {
      let opened = 0
      return (testbed: Testbed) =>
        atTrials(async (start) => ({ ...(await start()), isAlive: async () => isAlive }))(
          atCells(async (open, { cell: { threads }, arms }) => {
            const run = await open()
            const arm = arms.find(({ scenario }) => scenario.name === name)
            if (threads !== 300 || arm === undefined) return run
            opened += 1
            if (opened <= trials) return run
            const finish = async () => {
              throw new MeasurementError('1 of 300 threads hangs', { step: 'drive load', arm: armName(arm) })
            }
            return { ...run, finish }
          })(testbed),
        )
    }
    return failAfter
  }

  it('keeps the measurements of the server on which it failed, and goes on with the other servers', async () => {
    const { result, lines } = await study({ effects, wrap: hanging('few')(0) })
    const trialsOf = (name: string) =>
      new Set(slicesOf(lines).flatMap((line) => (line.threads === 300 && line.scenario === name ? [line.trial] : [])))
    expect([[...trialsOf('few')], trialsOf('slow').size > 1]).toEqual([[1], true])
    expect(result.warnings).toMatchObject([{ code: 'scenario-without-load', scenario: 'few', threads: 300 }])
  })

  it('is named in a warning if it fails on the control, even in a later trial', async () => {
    const { result } = await study({ effects, wrap: hanging('usual')(1) })
    expect(result.warnings).toMatchObject([{ code: 'load-not-measured', threads: 300 }])
    expect(result.comparisons.filter(({ threads }) => threads === 300)).toHaveLength(2)
  })

  it('ends the run if a server no longer answers', async () => {
    await expect(study({ effects, wrap: hanging('usual', false)(0) })).rejects.toThrow('1 of 300 threads hangs')
  })
})

describe('a study during which the machine becomes noisy', () => {
  const NAMES = Array.from({ length: 6 }, (_, nth) => `same_${nth}`)
  const effects = Object.fromEntries(NAMES.map((name) => [name, 0]))

  /** Noise that triples after this many seconds, as probes see too. */
  function worsening(seconds: number): { readonly noise: NoiseModel; readonly wrap: (testbed: Testbed) => Testbed } {
    let now = () => 0
    const isLate = () => now() > seconds
    const noise = {
      ...QUIET,
      get slice() {
        return QUIET.slice * (isLate() ? 3 : 1)
      },
      get disturbed() {
        return isLate() ? 0.45 : 0
      },
    }
    return {
      noise,
      wrap: (testbed) => {
        now = testbed.now
        return testbed
      },
    }
  }

  it.each([1, 2, 3, 4, 5, 6])('does not rank equal scenarios, and has wider intervals, in run %i', async (seed) => {
    const quiet = await study({ effects, seed, threads: '[4]' })
    const noisy = await study({ effects, seed, threads: '[4]', ...worsening(quiet.seconds / 2) })
    const widthOf = ({ result }: typeof noisy) =>
      result.comparisons.reduce((sum, { high, low }) => sum + high - low, 0) / result.comparisons.length
    expect(noisy.result.study?.ranking.filter(({ isFaster }) => isFaster)).toEqual([])
    const { disturbed, blocks } = noisy.result.disturbance
    expect([quiet.result.disturbance.disturbed, disturbed > blocks / 4]).toEqual([0, true])
    expect(widthOf(noisy)).toBeGreaterThan(widthOf(quiet))
  })
})
