/** The whole road of a run, from files on disk to what is published, on a machine without servers. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { shownPlan } from '../../src/commands/plan.ts'
import { slicesOf } from '../../src/core/measurement/measurement.ts'
import { type Arm, armName, type Cell } from '../../src/core/plan/plan.ts'
import type { RunRequest } from '../../src/core/request/run-request.ts'
import { joinResults, replayResult } from '../../src/core/result/replay-results.ts'
import type { Result } from '../../src/core/result/result.ts'
import { jointAcceptance } from '../../src/core/result/result-file.ts'
import type { Refusal } from '../../src/core/setting/refusal.ts'
import { regressionsOf } from '../../src/core/verdict/judgement.ts'
import { ENDLESS } from '../../src/core/wording/failing-text.ts'
import { verdictText } from '../../src/core/wording/verdict-text.ts'
import type { DoubtfulStart } from '../../src/edges/servers/ask-servers.ts'
import { StartRefusal } from '../../src/edges/servers/server-refusal.ts'
import type { Testbed } from '../../src/edges/testbed/testbed.ts'
import { describeError, EXIT, exitCodeOf, MeasurementError, UserError } from '../../src/errors.ts'
import { gate, planChange } from '../../src/gate/gate.ts'
import { judgementOf, MARIADB, optionLines, runRequest, scenario } from '../builders.ts'
import { FakeMachine, type FakeMachineRequest, fakePlanningMachine } from '../fakes/fake-machine.ts'
import { fakeTestbed, NOISE, type NoiseModel } from '../fakes/fake-testbed.ts'
import { atTrials } from '../fakes/wrapped-testbed.ts'

const QUIET = NOISE.quiet as NoiseModel
/** ln of QPS that each option costs. */
const COSTS: Readonly<Record<string, number>> = {
  'performance-schema': -0.2,
  'general-log': -0.12,
  'thread-handling': 0.15,
}
const OFF = ['skip_name_resolve = ON']

const home = process.cwd()
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qg-road-'))
  process.chdir(folder)
})
afterEach(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true, force: true })
})

function written(path: string, lines: readonly string[]): string {
  writeFileSync(path, ['[mysqld]', ...lines, ''].join('\n'))
  return path
}

/** A change of one option file, or of a suite. */
interface Walk {
  readonly before?: readonly string[]
  readonly now?: readonly string[]
  readonly suite?: string
  readonly request?: Partial<RunRequest>
  readonly machine?: Partial<FakeMachineRequest>
  readonly costs?: typeof COSTS
  readonly noise?: NoiseModel
  readonly wrap?: (testbed: Testbed) => Testbed
  readonly seconds?: number
}

function requestOf({ before = OFF, now = OFF, suite, request = {}, seconds = 60 }: Walk): RunRequest {
  const base = runRequest()
  const adjustments = { ...base.adjustments, budgetSeconds: seconds }
  if (suite !== undefined) {
    writeFileSync('suite.yml', suite)
    const subject = { kind: 'suite', file: 'suite.yml', base: undefined } as const
    return runRequest({ subject, rules: ['control'], adjustments, ...request })
  }
  const paths = [written('my.cnf', now)]
  const subject = { kind: 'config', paths, base: written('before.cnf', before) } as const
  return runRequest({ subject, adjustments, explainSeconds: 60, ...request })
}

function machineOf({ machine = {}, costs = COSTS, noise = QUIET, wrap = (same) => same }: Walk): FakeMachine {
  const effect = ({ scenario: { options } }: Arm) => options.reduce((sum, each) => sum + (costs[each.option] ?? 0), 0)
  return new FakeMachine({ testbed: wrap(fakeTestbed({ noise, effect, seed: 1 })), ...machine })
}

async function walk(way: Walk) {
  const machine = machineOf(way)
  const result = await gate(requestOf(way), machine)
  expect(machine.published).toEqual([result])
  expect([...machine.open]).toEqual([])
  return { result, machine }
}

/** Names of the settings to blame. */
function blamed({ causes }: Result): string[] {
  return causes.flatMap(({ verdict, settings }) => (verdict === 'to blame' ? settings.map(({ name }) => name) : []))
}

const SLOW = { before: OFF, now: [...OFF, 'performance_schema = ON'] }
const UNEXERCISED = { now: [...OFF, 'max_connections = 9000'] }
const REFUSAL: Refusal = {
  kind: 'start',
  scenario: 'my.cnf',
  server: MARIADB,
  title: 'does not start',
  message: 'MariaDB does not know expire_log_days',
  lines: [{ name: 'expire_log_days', file: 'my.cnf', line: 3 }],
  isMeasured: false,
}

describe('the verdict of a run', () => {
  it('is pass, before the budget is used up, if nothing is slower', async () => {
    const { result } = await walk({ ...SLOW, costs: {} })
    expect(result.verdict).toBe('pass')
    expect(result.seconds).toBeLessThan(60)
  })

  it('is regressed, with the only changed line as the cause and without a search for causes', async () => {
    const { result, machine } = await walk(SLOW)
    expect(result).toMatchObject({
      verdict: 'regressed',
      comparisons: expect.arrayContaining([expect.objectContaining({ confirmed: true })]),
    })
    expect(blamed(result)).toEqual(['performance_schema'])
    expect(machine.announced).toEqual([])
  })

  it('is announced before causes are searched for among several lines', async () => {
    const { result, machine } = await walk({ now: [...OFF, 'sort_buffer_size = 4M', 'performance_schema = ON'] })
    expect(machine.announced).toMatchObject([{ verdict: 'regressed', causes: [] }])
    expect(blamed(result)).toEqual(['performance_schema'])
  })

  it('comes without causes with --explain never', async () => {
    const { result, machine } = await walk({
      now: [...OFF, 'sort_buffer_size = 4M', 'performance_schema = ON'],
      request: { explain: 'never' },
    })
    expect(result).toMatchObject({ verdict: 'regressed', causes: [] })
    expect(machine.announced).toEqual([])
  })

  it('is pass if QPS grew, and the title gives the gain', async () => {
    const { result } = await walk({ now: [...OFF, 'thread_handling = pool-of-threads'] })
    expect(result.verdict).toBe('pass')
    expect(result.comparisons.map(({ label }) => label)).toContain('improved')
  })

  it('is inconclusive, within one and a half budgets, if noise hides the answer', async () => {
    const { result } = await walk({ ...SLOW, noise: { slice: 0.5, dips: 0.3, start: 0.3, drift: 0.1 }, seconds: 30 })
    expect(result.verdict).toBe('inconclusive')
    expect(result.seconds).toBeLessThan(50)
  })

  it('is "not measured", with the highest cost under the usual load, if no load exercises the change', async () => {
    const { result } = await walk(UNEXERCISED)
    expect(result.verdict).toBe('not-measured')
    expect(verdictText(result).title).toMatch(
      /^no cost under the usual load \(at most [\d.]+%\); nothing here uses max_connections \(my.cnf:3\)$/,
    )
    expect(Math.min(...result.comparisons.map(({ low }) => low))).toBeGreaterThan(-0.05)
  })

  it('is regressed if a change costs QPS although no load exercises it', async () => {
    const { result } = await walk({ ...UNEXERCISED, costs: { 'max-connections': -0.2 } })
    expect(result.verdict).toBe('regressed')
    expect(blamed(result)).toEqual(['max_connections'])
    expect(verdictText(result).title).toMatch(/^merging costs 1\d% of QPS \(my\.cnf:3\)$/)
  })

  it('is pass, and nothing is measured, if only an address changed', async () => {
    const { result, machine } = await walk({ now: [...OFF, 'port = 3307'] })
    expect(result).toMatchObject({ verdict: 'pass', cells: [], comparisons: [] })
    expect(machine.lines).toEqual([])
  })

  it('is that of the worst scenario of a suite', async () => {
    const { result } = await walk({
      suite: `
name: two
workloads: [oltp_read_only]
threads: [4]
control: off
gate: { tolerance: { control: 5% } }
scenarios:
  off: {}
  same: { options: { sort_buffer_size: 4M } }
  slow: { options: { general_log: ON } }
`,
    })
    expect(result.verdict).toBe('regressed')
    expect(Object.fromEntries(result.comparisons.map(({ scenario, verdict }) => [scenario, verdict]))).toMatchObject({
      slow: 'regressed',
    })
  })
})

describe('the verdict about a change', () => {
  it('is red, without a measurement, if a server that is asked refuses the option', async () => {
    const { result, machine } = await walk({ ...SLOW, machine: { answers: { refusals: [REFUSAL] } } })
    expect(result).toMatchObject({ verdict: 'regressed', comparisons: [{ refusal: { title: 'does not start' } }] })
    expect(machine.lines).toEqual([])
  })

  describe('after which a server refuses SQL that applications use', () => {
    const lost: Refusal = { ...REFUSAL, kind: 'statements', title: 'the server refuses a view', isMeasured: true }
    const compareStatements = () => ({ refusal: lost, warnings: [] })

    it('is red, and the costs of the change are measured all the same', async () => {
      const { result } = await walk({ ...SLOW, costs: {}, machine: { compareStatements } })
      expect(result.verdict).toBe('regressed')
      expect(result.comparisons.map(({ refusal, verdict }) => refusal?.kind ?? verdict)).toEqual([
        'statements',
        ...result.plan.cells.map(() => 'pass'),
      ])
    })

    it('is pass once somebody accepts it, even when the saved result is judged again', async () => {
      const forge = { findAcceptance: async () => ({ by: 'bob' }) }
      const { result } = await walk({ ...SLOW, costs: {}, machine: { compareStatements, forge } })
      expect(result.verdict).toBe('pass')
      expect(verdictText(result).title).toBe('the server refuses a view (my.cnf:3), accepted by bob')
      expect(jointAcceptance([result], regressionsOf(judgementOf(result)))).toEqual({ by: 'bob' })
    })

    it('is red even if the change needs no measuring, and pass once somebody accepts it', async () => {
      const now = [...OFF, 'port = 3307']
      const [before, after] = [OFF, now].map((lines) => scenario('my.cnf', { options: optionLines(...lines) }))
      const doubtful = [{ before, after, isUrgent: false, patterns: [], unlisted: [] } as unknown as DoubtfulStart]
      const machine = { compareStatements, answers: { doubtful } }
      expect((await walk({ now, machine })).result).toMatchObject({ verdict: 'regressed', cells: [] })
      const { result } = await walk({
        now,
        machine: { ...machine, forge: { findAcceptance: async () => ({ by: 'bob' }) } },
      })
      expect(result.verdict).toBe('pass')
    })
  })

  it('is red if a server refuses to start in a trial', async () => {
    const wrap = atTrials(async (start, { arms }) => {
      if (arms.some((arm) => armName(arm) === 'my.cnf')) throw new StartRefusal('my.cnf', REFUSAL)
      return start()
    })
    const { result } = await walk({ ...SLOW, wrap })
    expect(result).toMatchObject({ verdict: 'regressed', comparisons: [{ refusal: { lines: [{ line: 3 }] } }] })
  })

  it('is red if a server refuses the tables', async () => {
    const { result } = await walk({ ...SLOW, machine: { refusal: { ...REFUSAL, kind: 'schema' } } })
    expect(result).toMatchObject({ verdict: 'regressed', comparisons: [{ refusal: { kind: 'schema' } }] })
  })

  it('is red with the line by which statements fail, and is announced before that line is searched for', async () => {
    const refused = { code: 1290, says: 'read only', what: 'UPDATE t' }
    const isBad = ({ scenario }: Arm) => scenario.options.some(({ name }) => name === 'general_log')
    const wrap = atTrials(async (start, { arms }) => {
      const bad = arms.find(isBad)
      if (bad === undefined || arms.length === 1)
        return { ...(await start()), refused: bad === undefined ? [] : [refused] }
      throw new MeasurementError('statements fail', { step: 'try statements', arm: armName(bad), refused })
    })
    const { result, machine } = await walk({ now: [...OFF, 'sort_buffer_size = 4M', 'general_log = ON'], wrap })
    expect(machine.announced).toMatchObject([{ verdict: 'regressed' }])
    expect(result.comparisons).toMatchObject([{ refusal: { kind: 'statements', lines: [{ name: 'general_log' }] } }])
  })

  it.each([
    ['red with its line if they do not end on new servers either', 9],
    ['an error that blames no change if they end on new servers', 1],
  ])('is, if statements hang, %s', async (_, stalls) => {
    const refused = {
      code: ENDLESS,
      says: 'no thread completed a transaction in 16 s',
      what: 'oltp_read_only',
      threads: 8,
    }
    let stalled = 0
    const wrap = atTrials(async (start, { arms }) => {
      const bad = arms.find(({ scenario }) => scenario.options.some(({ name }) => name === 'innodb_deadlock_detect'))
      if (bad === undefined || stalled++ >= stalls) return start()
      throw new MeasurementError('sysbench hangs', { step: 'drive load', arm: armName(bad), refused })
    })
    const walked = walk({ now: [...OFF, 'innodb_deadlock_detect = OFF'], wrap })
    if (stalls === 1) await expect(walked).rejects.toThrow('sysbench hangs')
    else {
      const { result } = await walked
      expect(result.verdict).toBe('regressed')
      expect(verdictText(result).title).toBe('statements do not end (my.cnf:3)')
    }
  })

  it('does not exist if the server starts on neither side, which is reported as wrong input', async () => {
    const wrap = atTrials(async (_, { arms: [arm] }) => {
      throw new StartRefusal(armName(arm as Arm), REFUSAL)
    })
    await expect(walk({ ...SLOW, wrap })).rejects.toThrow(/it did not before the change either/)
  })
})

describe('a run that ends without a verdict', () => {
  it.each([
    ['an option file that cannot be read', ['[mysqld'], UserError],
    ['a budget that is too small for anything', undefined, UserError],
  ])('because of %s leaves the files of an earlier run as they are', async (_, now, kind) => {
    const way = now === undefined ? { ...SLOW, seconds: 1 } : { now }
    const machine = machineOf(way)
    await expect(gate(requestOf(way), machine)).rejects.toBeInstanceOf(kind)
    expect({ published: machine.published, lines: machine.lines, open: [...machine.open] }).toEqual({
      published: [],
      lines: [],
      open: [],
    })
  })

  it('because the machine failed closes everything that it has opened', async () => {
    const wrap = atTrials(() => Promise.reject(new MeasurementError('no space left', { step: 'start servers' })))
    const machine = machineOf({ wrap })
    await expect(gate(requestOf(SLOW), machine)).rejects.toThrow('no space left')
    expect([...machine.open]).toEqual([])
    expect(machine.published).toEqual([])
  })

  it.each([
    ['does not fail the check if fail-on does not name "error"', ['regressed'], EXIT.pass],
    ['fails the check if fail-on names "error"', ['error'], EXIT.couldNotMeasure],
  ] as const)('because the machine failed %s', async (_, failOn, code) => {
    const wrap = atTrials(() => Promise.reject(new MeasurementError('no space left', { step: 'start servers' })))
    const { adjustments, ...request } = requestOf(SLOW)
    const ended = gate({ ...request, adjustments: { ...adjustments, failOn } }, machineOf({ wrap }))
    const thrown = await ended.catch((error: unknown) => error)
    expect(exitCodeOf(thrown)).toBe(code)
    expect(describeError(thrown)).toMatch(/^no space left\n {2}step: start servers/)
  })

  it('because of wrong input fails the check whatever fail-on names', async () => {
    const { adjustments, ...request } = requestOf({ now: ['[mysqld'] })
    const ended = gate({ ...request, adjustments: { ...adjustments, failOn: [] } }, machineOf({}))
    expect(exitCodeOf(await ended.catch((error: unknown) => error))).toBe(EXIT.userError)
  })
})

describe('the acceptance of a regression', () => {
  const by = { by: 'bob' } as const

  it('makes the run pass, and is asked for only once', async () => {
    const findAcceptance = vi.fn(async () => by)
    const now = [...OFF, 'sort_buffer_size = 4M', 'performance_schema = ON']
    const { result, machine } = await walk({ now, machine: { forge: { findAcceptance } } })
    expect(result).toMatchObject({ accepted: by })
    expect(result.verdict).toBe('pass')
    expect(machine.announced).toMatchObject([{ accepted: by }])
    expect(findAcceptance).toHaveBeenCalledTimes(1)
  })

  it.each([1, 2, 3, 4])('makes the run pass even if other comparisons have no answer yet: run %i', async (seed) => {
    const isOn = ({ scenario: { options } }: Arm) => options.some(({ option }) => option === 'performance-schema')
    const effect = (arm: Arm, { workload }: Cell) =>
      isOn(arm) ? (workload.name === 'oltp_read_only' ? -0.3 : -0.05) : 0
    const machine = { testbed: fakeTestbed({ noise: NOISE.noisy as NoiseModel, effect, seed }) }
    const red = await walk({ ...SLOW, machine })
    const isOpen = ({ verdict }: Result['comparisons'][number]) => verdict === 'inconclusive'
    expect([red.result.verdict, red.result.comparisons.some(isOpen)]).toEqual(['regressed', true])
    const again = { testbed: fakeTestbed({ noise: NOISE.noisy as NoiseModel, effect, seed }) }
    const { result } = await walk({ ...SLOW, machine: { ...again, forge: { findAcceptance: async () => by } } })
    expect(result.comparisons.some(isOpen)).toBe(true)
    expect(result.verdict).toBe('pass')
    expect(verdictText(result).title).toMatch(/, accepted by bob/)
  })

  it('is asked for only if there is a regression', async () => {
    const findAcceptance = vi.fn(async () => by)
    await walk({ ...SLOW, costs: {}, machine: { forge: { findAcceptance } } })
    expect(findAcceptance).not.toHaveBeenCalled()
  })
})

describe('a run from change to result', () => {
  it('measures only the cells of its shard', async () => {
    const suite = `
name: sharded
workloads: [oltp_read_only]
threads: [1, 8]
control: off
scenarios:
  off: {}
  on: { options: { sort_buffer_size: 4M } }
`
    const { machine } = await walk({ suite, request: { shard: { index: 2, of: 2 } } })
    expect(new Set(slicesOf(machine.lines).map(({ threads }) => threads)).size).toBe(1)
  })

  it('passes without measuring if its shard has no cells', async () => {
    const { result, machine } = await walk({ ...SLOW, request: { shard: { index: 9, of: 9 } } })
    expect(result.verdict).toBe('pass')
    expect(result.plan).toMatchObject({ cells: [], shard: { index: 9, of: 9 } })
    expect(slicesOf(machine.lines)).toEqual([])
  })

  it('measures each line of advice against the configuration without it', async () => {
    const proposals = ['general_log=ON', 'thread_handling=pool-of-threads'].map((line) => ({
      name: line,
      options: optionLines(line),
    }))
    const subject = { kind: 'advice', config: written('my.cnf', OFF), proposals, growsBudget: true } as const
    const { result } = await walk({ request: { subject, rules: ['control'] } })
    const labels = new Map(result.comparisons.map(({ scenario, label }) => [scenario, label]))
    expect(labels.get('thread_handling=pool-of-threads')).toBe('faster')
  })

  it('has the same result when it is judged again from its saved lines', async () => {
    const { result, machine } = await walk(SLOW)
    const { judgement } = joinResults([replayResult(result, machine.lines)])
    expect(judgement.comparisons).toMatchObject(
      result.comparisons.map(({ scenario, change, verdict }) => ({ scenario, change, verdict })),
    )
  })

  it.each([
    ['a change that is measured', true, [...OFF, 'sort_buffer_size = 4M']],
    ['several changes', true, [...OFF, 'sort_buffer_size = 4M', 'general_log = ON', 'thread_cache_size = 20']],
    ['a change that does not affect speed', false, [...OFF, 'port = 3307']],
    ['a change that no load exercises', true, [...OFF, 'rpl_semi_sync_master_timeout = 1']],
    ['a change that test servers never get', false, [...OFF, 'innodb_data_home_dir = /a']],
  ])('measures exactly the cells that its plan shows for %s', async (_, isMeasured, now) => {
    const { result } = await walk({ now })
    const planned = shownPlan(await planChange(requestOf({ now }), fakePlanningMachine()))
    const cells = planned.isMeasured
      ? planned.plan.cells.map(({ workload, threads }) => `${workload.name} ${threads}`)
      : []
    expect([...new Set(result.cells.map(({ workload, threads }) => `${workload} ${threads}`))].sort()).toEqual(
      cells.sort(),
    )
    expect(cells.length > 0).toBe(isMeasured)
  })
})
