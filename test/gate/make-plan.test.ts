import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ServerVersion } from '../../src/core/families/family.ts'
import { OPTIONS } from '../../src/core/options/option-table.ts'
import { leastBudgetSeconds } from '../../src/core/plan/budget.ts'
import { armName } from '../../src/core/plan/plan.ts'
import type { Scenario } from '../../src/core/scenario/scenario.ts'
import { scenarioIdentity } from '../../src/core/scenario/scenario-identity.ts'
import { knowledgeOf } from '../../src/core/setting/knowledge.ts'
import type { Refusal } from '../../src/core/setting/refusal.ts'
import { digestOf } from '../../src/edges/files/digest.ts'
import { cpuModel } from '../../src/edges/machine/environment.ts'
import type { DoubtfulStart } from '../../src/edges/servers/ask-servers.ts'
import type { Launcher } from '../../src/edges/servers/launcher.ts'
import type { Servers } from '../../src/gate/machine.ts'
import { makePlan, type RunPlan } from '../../src/gate/make-plan.ts'
import type { BranchBaseline } from '../../src/gate/read-change.ts'
import { MARIADB, MYSQL, runRequest, scenario, suite } from '../builders.ts'
import { record } from '../core/ledger/records.ts'
import { answers, change, fakeServers, file, fileSuite } from './changes.ts'

const BEFORE = file(['performance_schema=OFF'])
const NOW = file(['performance_schema=ON'])

function armsOf({ measured }: RunPlan): string[] {
  return measured.arms.map(armName)
}

/** The values that measured servers of a revision have. */
function valuesOf({ measured }: RunPlan, revision = 'head'): string[] {
  const arm = measured.arms.find((each) => each.revision === revision)
  return arm?.scenario.options.map(({ name, text }) => `${name}=${text}`) ?? []
}

function refusal(overrides: Partial<Refusal> = {}): Refusal {
  return {
    kind: 'start',
    scenario: 'my.cnf',
    server: { product: 'MySQL', version: '9.7.4' },
    title: 'does not start',
    message: 'it does not know the option',
    lines: [{ name: 'expire_logs_days', file: 'my.cnf', line: 2 }],
    isMeasured: false,
    ...overrides,
  }
}

function doubtful(overrides: Partial<DoubtfulStart> = {}): DoubtfulStart {
  const launcher = {} as Launcher
  return { before: BEFORE, after: NOW, launcher, isUrgent: false, patterns: [], unlisted: [], ...overrides }
}

describe('the plan of a change', () => {
  it('measures the states before and after, with a second copy of the control', () => {
    const plan = makePlan(change(BEFORE, NOW), fakeServers())
    expect(plan).toMatchObject({ isMeasured: true, refusals: [], tries: [], warnings: [] })
    expect(armsOf(plan).slice(0, 3)).toEqual(['my.cnf', 'my.cnf (second copy)', 'my.cnf (before)'])
    expect(valuesOf(plan, 'base')).toEqual(['performance_schema=OFF'])
    expect(plan.compared.arms).toEqual(plan.measured.arms)
  })

  it('measures nothing, and starts no server, if there is no change', () => {
    const plan = makePlan(change(NOW, NOW), fakeServers({ serverOf: () => undefined }))
    expect(plan).toMatchObject({ isMeasured: false, tries: [], warnings: [] })
  })

  it('measures nothing if servers read equal values on both sides', () => {
    const [before, now] = [file(['performance_schema=0']), file(['performance_schema=OFF'])]
    const plan = makePlan(change(before, now), fakeServers({ answers: answers({ taken: new Map([['my.cnf', now]]) }) }))
    expect(plan.isMeasured).toBe(false)
    expect(plan.compared.arms).toHaveLength(2)
  })

  it('measures nothing if servers read no changed line', () => {
    const now = file(['performance_schema=OFF', '[mariadb] sort_buffer_size=1M'])
    expect(makePlan(change(BEFORE, now), fakeServers()).isMeasured).toBe(false)
  })

  it('measures the change under the usual load if no load exercises it', () => {
    const unseen = file(['performance_schema=OFF', 'rpl_semi_sync_source_timeout=1'])
    const plan = makePlan(change(BEFORE, unseen), fakeServers())
    expect(plan.isMeasured).toBe(true)
    expect(armsOf(plan)).toContain('my.cnf (before)')
  })

  it('lists a setting that test servers never get, and does not measure that setting', () => {
    const unseen = file(['performance_schema=OFF', 'innodb_data_home_dir=/a'])
    const plan = makePlan(change(BEFORE, unseen), fakeServers())
    expect(plan.isMeasured).toBe(false)
    expect(plan.compared.arms.map(armName)).toContain('my.cnf (before)')
  })

  it("measures nothing if a stranger's SQL would run outside of a box, and warns with the line of the SQL", () => {
    const servers = fakeServers({ looseSql: { file: 'workload.yml', line: 3 }, serverOf: () => undefined })
    expect(makePlan(change(BEFORE, NOW), servers)).toMatchObject({
      isMeasured: false,
      warnings: [{ code: 'sql-not-contained', file: 'workload.yml', line: 3 }],
    })
  })
})

describe('the plan of a change whose option a server refuses', () => {
  const now = file(['performance_schema=ON', 'expire_logs_days=3'])
  const planOf = (isMeasured: boolean) => {
    const refusals = [refusal({ isMeasured })]
    return makePlan(change(BEFORE, now), fakeServers({ answers: answers({ refusals, doubtful: [doubtful()] }) }))
  }

  it('measures nothing, and starts no server', () => {
    const plan = planOf(false)
    expect(plan).toMatchObject({ isMeasured: false, refusals: [refusal()], tries: [], warnings: [] })
    expect(armsOf(plan)).toEqual(['my.cnf', 'my.cnf (second copy)'])
  })

  it('measures the successor of the option if the change is a new version', () => {
    const plan = planOf(true)
    expect(plan).toMatchObject({ isMeasured: true, refusals: [refusal({ isMeasured: true })] })
    expect(valuesOf(plan)).toEqual(['performance_schema=ON', 'binlog_expire_logs_seconds=259200'])
    expect(plan.suite.scenarios[0].options).toEqual(plan.measured.arms[0].scenario.options)
  })

  it('measures nothing if the option of one scenario has no successor, even if that of another scenario has', () => {
    const refusals = [refusal({ isMeasured: true }), refusal({ scenario: 'other.cnf' })]
    const plan = makePlan(change(BEFORE, now), fakeServers({ answers: answers({ refusals }) }))
    expect(plan.isMeasured).toBe(false)
  })
})

describe('a doubtful start, which a server may refuse, is tried before measuring', () => {
  const triesOf = (each: Partial<DoubtfulStart>, before = BEFORE) => {
    const own = answers({ doubtful: [doubtful(each)], taken: new Map([['my.cnf', before]]) })
    return makePlan(change(BEFORE, NOW), fakeServers({ answers: own })).tries.length
  }

  it('if it is marked as urgent', () => expect(triesOf({ isUrgent: true })).toBe(1))
  it('if its scenario is not measured by a trial', () => expect(triesOf({ after: { ...NOW, name: 'b.cnf' } })).toBe(1))
  it('if the plan measures nothing', () => expect(triesOf({}, NOW)).toBe(1))
  it('unless a trial starts the same server', () => expect(triesOf({})).toBe(0))
})

describe('the baseline in a plan', () => {
  const THEN = file(['performance_schema=OFF', 'sort_buffer_size=1M'])

  function baseline(overrides: Partial<BranchBaseline> = {}): BranchBaseline {
    return {
      result: { branch: 'main', name: 'v1', commit: 'c0ffee', unchanged: [], changes: [] },
      scenarios: [THEN],
      stored: null,
      ...overrides,
    }
  }

  function planned(held: Partial<BranchBaseline>, servers: Partial<Servers> = {}, mostServers = 8): RunPlan {
    return makePlan(change(BEFORE, NOW, { baseline: baseline(held) }, mostServers), fakeServers(servers))
  }

  it('is a third side of the comparison if it differs from both sides of the change', () => {
    const plan = planned({})
    expect(armsOf(plan)).toContain('my.cnf (at the baseline)')
    expect(plan.measured.rules).toEqual(['base', 'baseline'])
    expect(plan.warnings).toEqual([])
  })

  it.each([
    ['the state before the change', BEFORE],
    ['the state after the change', NOW],
    ['the state before the change but for what has no effect', file(['performance_schema=OFF', 'server_id=7'])],
  ])('is no third side if it equals %s', (_, then) => {
    const plan = planned({ scenarios: [then] })
    expect(armsOf(plan)).not.toContain('my.cnf (at the baseline)')
    expect(plan).toMatchObject({ isMeasured: true, warnings: [] })
    expect(plan.measured.rules).toEqual(['base'])
  })

  it('is no third side if servers read in it the values of the state before', () => {
    const takenAtBaseline = new Map([['my.cnf', BEFORE]])
    expect(armsOf(planned({}, { answers: answers({ takenAtBaseline }) }))).not.toContain('my.cnf (at the baseline)')
  })

  it('is left out, and a warning says why, if its server does not start', () => {
    const why = 'its server does not start: it does not know the option x'
    const plan = planned({}, { answers: answers({ whyNoBaseline: why }) })
    expect(plan.warnings).toEqual([{ code: 'baseline-not-measured', name: 'v1', why }])
    expect(armsOf(plan)).not.toContain('my.cnf (at the baseline)')
    expect(plan).toMatchObject({ isMeasured: true, measured: { rules: ['base'] } })
  })

  it.each([
    [4, true],
    [3, false],
    [2, false],
  ])('is a third side, but has no second copy, if %d servers fit into memory: %s', (mostServers, joins) => {
    const plan = planned({}, {}, mostServers)
    expect(armsOf(plan).includes('my.cnf (at the baseline)')).toBe(joins)
    expect(armsOf(plan)).not.toContain('my.cnf (before, second copy)')
    const why = 'its servers do not fit into memory beside the others'
    expect(plan.warnings).toEqual(joins ? [] : [{ code: 'baseline-not-measured', name: 'v1', why }])
  })

  it('is no third side if the budget is too small for a third server', () => {
    const least = leastBudgetSeconds(makePlan(change(BEFORE, NOW, {}, 3), fakeServers()).measured)
    const own = fileSuite(NOW, { budgetSeconds: least })
    const plan = makePlan(change(BEFORE, NOW, { suite: own, baseline: baseline() }), fakeServers())
    expect(armsOf(plan)).toEqual(['my.cnf', 'my.cnf (second copy)', 'my.cnf (before)'])
    const why = expect.stringMatching(
      /^a budget of \d+ s is too small for 1 load with 4 servers: the least that works is /,
    )
    expect(plan.warnings).toEqual([{ code: 'baseline-not-measured', name: 'v1', why }])
    expect(plan.isMeasured).toBe(true)
  })

  describe('of a suite', () => {
    const off: Scenario = scenario('off')
    const [before, now] = [scenario('on', BEFORE), scenario('on', NOW)].map((each) => ({ ...each, name: 'on' })) as [
      Scenario,
      Scenario,
    ]
    const ratios = [
      { scenario: 'on', workload: 'oltp_read_only', threads: 4, mean: -0.1, variance: 0.0001, df: 20 },
    ] as const
    const control = { fingerprint: digestOf(scenarioIdentity(off)), server: 'MySQL 9.7.4', ratios }

    function ofSuite(stored: typeof control): RunPlan {
      const subject = { kind: 'suite', file: 'suite.yml', base: 'HEAD~1' } as const
      const own = suite({ scenarios: [off, now], control: 'off', budgetSeconds: 600 })
      const held = baseline({ scenarios: [], stored })
      const asked = { request: runRequest({ subject, rules: ['control', 'base'] }), suite: own, baseline: held }
      return makePlan(change(before, now, asked), fakeServers())
    }

    it('is the ratio to the same control that the ledger holds', () => {
      const plan = ofSuite(control)
      expect(plan.measured.rules).toEqual(['control', 'base', 'baseline'])
      expect(plan.measured.stored).toEqual(ratios)
      expect(armsOf(plan).filter((name) => name.includes('baseline'))).toEqual([])
      expect(plan.warnings).toEqual([])
    })

    it.each([
      ['configuration', { ...control, fingerprint: '0123456789abcdef' }],
      ['server', { ...control, server: 'MySQL 8.4.3' }],
      ['base', { ...control, server: 'MySQL 9.7.4 with its own defaults' }],
    ])('is left out if the control in the ledger had another %s', (_, other) => {
      const plan = ofSuite(other)
      expect(plan.measured.rules).toEqual(['control', 'base'])
      expect(plan.measured.stored).toBeUndefined()
      const why = 'its QPS was recorded against another control'
      expect(plan.warnings).toEqual([{ code: 'baseline-not-measured', name: 'v1', why }])
    })
  })
})

it('a plan takes the spread of starts from runs of the same server on this machine in the ledger', () => {
  const machine = { cpuModel: cpuModel(), cpus: 2, runner: 'local: host' }
  const twin = [{ workload: 'oltp_read_only', threads: 4, mean: 0.0001, noise: 0.001, trials: 3 }]
  const records = Array.from({ length: 12 }, () => record({ machine, twin }))
  const spreadOf = (server: ServerVersion) =>
    makePlan(change(BEFORE, NOW, { records }), fakeServers({ serverOf: () => server })).measured.startSpread.sd
  expect(spreadOf(MYSQL)).toBeLessThan(spreadOf(MARIADB))
})

describe('a plan that is made without asking servers', () => {
  // Those of one fork alone are unknown to the other.
  const isKnown = (name: string) => [MYSQL, MARIADB].every(({ product }) => knowledgeOf(name, product) !== undefined)
  const names = OPTIONS.map(({ name }) => name).filter((name) => !name.includes('*') && isKnown(name))
  const line = fc
    .tuple(fc.constantFrom(...names), fc.constantFrom('ON', 'OFF', '1', '64M', ''))
    .map(([name, value]) => (value === '' ? name : `${name}=${value}`))
  const lines = fc.array(line, { maxLength: 4 })

  it('includes each cell and arm that a run with servers may measure', () => {
    fc.assert(
      fc.property(lines, lines, fc.constantFrom(MYSQL, MARIADB), (before, now, server) => {
        const asked = change(file(before), file(now))
        const shown = makePlan(asked, fakeServers({ serverOf: () => undefined }))
        const run = makePlan(asked, fakeServers({ serverOf: () => server }))
        if (run.isMeasured) expect(shown.isMeasured).toBe(true)
        expect(shown.measured.cells).toEqual(run.measured.cells)
        if (shown.isMeasured) expect(armsOf(shown)).toEqual(expect.arrayContaining(armsOf(run)))
      }),
    )
  })
})
