/** Runs of every kind, as results: recorded ones judged again, simulated ones, and ones whose figures are given. */

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readResults } from '../../src/commands/read-results.ts'
import { changesSince } from '../../src/core/ledger/ledger.ts'
import { nonEmpty } from '../../src/core/lists.ts'
import type { Revision } from '../../src/core/names.ts'
import { ABILITIES } from '../../src/core/performance-schema/abilities.ts'
import { type Arm, planAgainstBaseline, planOf } from '../../src/core/plan/plan.ts'
import { makeResult } from '../../src/core/result/make-result.ts'
import { type Result, type ResultCell, resultSchema } from '../../src/core/result/result.ts'
import { WHYS } from '../../src/core/setting/assess.ts'
import type { Refusal } from '../../src/core/setting/refusal.ts'
import type { Suite } from '../../src/core/suite/suite.ts'
import { accept, type BaselineResult } from '../../src/core/verdict/judgement.ts'
import { refusalComparison } from '../../src/core/verdict/refusal-comparison.ts'
import { resultWarning, type Warning } from '../../src/core/warnings/warnings.ts'
import { failingText, failingTitle } from '../../src/core/wording/failing-text.ts'
import {
  advice,
  cause,
  causeSetting,
  explanation,
  facts,
  gatedCost,
  option,
  ownLoad,
  policy,
  resultComparison,
  resultCost,
  resultCovered,
  resultScenario,
  resultStatement,
  scenario,
  suite,
  workload,
} from '../builders.ts'
import { branchOf, commitOf } from '../core/ledger/records.ts'
import { runPlan, walkPlan } from '../fakes/fake-machine.ts'
import { type FakeRequest, fakeTestbed, NOISE } from '../fakes/fake-testbed.ts'
import { comparisonOf, measuredAs, scenarioNames, sweepResult, workloadNames } from '../sweep-result.ts'
import { withTimeline } from '../sweep-timeline.ts'

const FIXTURES = resolve(import.meta.dirname, '../fixtures')
const GIB = 1024 ** 3

/** Output of a real run, or its parts, judged again from the raw slices as `qpsgate report` does it. */
function recorded(...folders: readonly string[]): Result {
  const {
    recorded: [first],
    run,
    judgement,
    time,
  } = readResults(folders.map((name) => resolve(FIXTURES, name)))
  return makeResult(accept(judgement, first.result.accepted), run, time)
}

interface Simulated extends Partial<Omit<FakeRequest, 'noise'>> {
  readonly suite?: Partial<Suite>
  readonly noise?: keyof typeof NOISE
  /** What servers are compared with; default: the control. */
  readonly rules?: readonly ('control' | 'base')[]
  /** Change of each recorded commit since the baseline; default: there is none. */
  readonly since?: readonly number[]
  /** Parts of the result that are not simulated. */
  readonly own?: Partial<Pick<Result, 'commit' | 'settings'>>
}

const slower = (name: string, share: number) => (arm: Arm) =>
  arm.scenario.name === name && arm.revision !== 'base' ? Math.log1p(-share) : 0

async function simulated({
  suite: about,
  noise = 'quiet',
  rules = ['control'],
  own = {},
  since = [],
  ...rest
}: Simulated): Promise<Result> {
  const measured = suite({ budgetSeconds: 40, scenarios: [scenario('off'), scenario('on')], ...about })
  const before = measured.scenarios.map((each) => ({ ...each, options: [option('sort-buffer-size', '256K')] }))
  const held = since.length === 0 ? undefined : heldSince(since)
  // The spread of starts that ten records would show.
  const startSpread = held && { sd: 0.004, df: 10 }
  const baseline = held === undefined ? [] : before.map((each) => ({ ...each, options: [] }))
  const alone = planOf(measured, 7, { rules, base: rules.includes('base') ? before : [], baseline, startSpread })
  const plan = held === undefined ? alone : planAgainstBaseline(alone)
  const testbed = fakeTestbed({
    noise: NOISE[noise] as FakeRequest['noise'],
    effect: () => 0,
    seed: 7,
    rate: 900,
    ...rest,
  })
  const walked = runPlan(measured, { ...plan, mostServers: 6 })
  const change = { ...walked.change, baseline: held && { result: held, scenarios: [], stored: null } }
  const { result } = await walkPlan({ ...walked, change }, { testbed })
  // There are no servers, so their descriptions are made up.
  const scenarios = plan.arms.map(({ scenario: { name }, revision, role }) => resultScenario({ name, revision, role }))
  const { commit, reproduce, environment } = facts()
  return { ...result, ...{ seconds: 61, timeline: null, commit, reproduce, environment, scenarios }, ...own }
}

/** The baseline of a branch whose recorded commits have changed QPS by this much since. */
function heldSince(since: readonly number[]): BaselineResult {
  const records = branchOf(since, (index) => (index === 0 ? {} : { title: `change ${index} (#${810 + index})` }))
  const byCommit = new Map(records.map((record) => [record.commit, record]))
  const ledger = { history: [...byCommit.keys()].reverse(), records: byCommit, unreadable: new Set<string>() }
  const commit = commitOf(0)
  return { branch: 'main', name: 'v2026.3', commit, unchanged: [], changes: changesSince(ledger, commit) }
}

const TUNED = scenario('my.cnf', { options: [option('sort-buffer-size', '8M', { file: 'my.cnf', line: 3 })] })
const FILE = { scenarios: [TUNED], control: 'my.cnf', name: 'my.cnf' } as const
const SETTING: Result['settings'][number] = {
  ...{ scenario: 'my.cnf', kind: 'option', name: 'sort-buffer-size' },
  before: { value: '256K', file: 'my.cnf', line: 3 },
  after: { value: '8M', file: 'my.cnf', line: 3 },
  takesEffect: 'live',
}
const IMAGE_LINE = { file: 'compose.yml', line: 3 }
const gone = (name: string, value: string): Result['settings'][number] => ({
  ...{ scenario: 'my.cnf', kind: 'option', name, after: null },
  before: { value, file: 'my.cnf', line: 3 },
})
const FOUND = {
  ...SETTING,
  before: { value: '256K', file: 'my.cnf', line: 3 },
  after: { value: '8M', file: 'my.cnf', line: 3 },
}
const BASE = { rule: 'base', scenario: 'my.cnf', reference: 'my.cnf' } as const
const STATEMENTS = [
  { name: 'select orders', share: 0.6, times: 4, slower: slowerStatement },
  { name: 'insert order', share: 0.3, times: 1, slower: () => 0 },
  { name: 'count stock', share: 0.1, times: 1, slower: () => 0 },
]
function slowerStatement({ scenario: { name } }: Arm): number {
  return name === 'on' ? Math.log(1.3) : 0
}

/** An option file that was compared with its base, with given figures. */
const PASSING_FILE = {
  verdict: 'pass',
  comparisons: [comparisonOf({ ...BASE, workload: 'oltp_read_only', threads: 8, change: -0.002 })],
} as const

function failingIfUnmeasured({ plan }: Result): Result['plan'] {
  return { ...plan, policy: { ...plan.policy, failOn: ['regressed', 'not-measured', 'error'] } }
}

function ofFile(overrides: Partial<Result> = {}, now = 8_040): Result {
  const whole = sweepResult({ scenarios: ['my.cnf'] })
  const revisions = ['head', 'twin', 'base'] as const
  const armOf = (revision: Revision) => ({ scenario: { name: 'my.cnf' }, revision, role: 'control' }) as const
  const [cell] = whole.cells
  return {
    ...whole,
    suite: { ...whole.suite, name: 'my.cnf' },
    verdict: 'regressed',
    plan: {
      ...whole.plan,
      rules: ['base'],
      arms: [armOf('head'), armOf('twin'), armOf('base')],
    },
    scenarios: revisions.map((revision) =>
      resultScenario({
        ...{ name: 'my.cnf', revision, place: { file: 'conf/my.cnf', line: 1 } },
        variables: { sync_binlog: revision === 'base' ? '0' : '1' },
      }),
    ),
    cells: revisions.flatMap((revision) =>
      cell === undefined ? [] : [{ ...cell, revision, qps: revision === 'base' ? 10_000 : now }],
    ),
    comparisons: [resultComparison({ ...BASE, workload: 'oltp_read_only', threads: 8 })],
    settings: [
      SETTING,
      { ...SETTING, name: 'sync-binlog', before: null, after: { value: '1', file: 'conf/my.cnf', line: 12 } },
    ],
    ...overrides,
  }
}

/** Files with the same configuration as my.cnf, which is measured in their place. */
const ALIKE = Array.from({ length: 19 }, (_, nth) => {
  const name = `db-${String(nth + 2).padStart(2, '0')}/my.cnf`
  return { name, scenario: 'my.cnf', settings: [{ name: 'sort-buffer-size', file: name, line: 5 }] }
})

const SYNC_BINLOG: Result['settings'][number] = {
  ...{ ...SETTING, name: 'sync-binlog' },
  before: { value: '0', file: 'conf/my.cnf', line: 12 },
  after: { value: '1', file: 'conf/my.cnf', line: 12 },
}
const NEW_VERSION = (['head', 'twin', 'base'] as const).map((revision) =>
  resultScenario({
    name: 'my.cnf',
    revision,
    server: { product: 'MySQL', version: revision === 'base' ? '8.0.15' : '9.7.4' },
  }),
)
const WHOLE = { change: -0.196, low: -0.21, high: -0.182 }
const MYSQL = { product: 'MySQL', version: '9.7.4' } as const
const FAILING = {
  code: 1665,
  says: 'Cannot execute statement: impossible to write to binary log since BINLOG_FORMAT = STATEMENT',
  perSecond: 1200,
  what: 'oltp_write_only',
}

const LOST = {
  code: 1064,
  says: "You have an error in your SQL syntax near 'rank INT)' at line 1",
  what: 'a column with the name rank (CREATE TABLE names (rank INT))',
  form: 'a column with the name rank',
  whom: 'applications whose tables have such a column',
  others: ['GRANT with a password', 'a column with the name groups'],
}

const UNPURSUED = resultComparison({
  ...{ scenario: 'pfson_alloff', reference: 'pfsoff', threads: 64 },
  ...{ change: -0.03, low: -0.06, high: -0.01 },
  ...{ verdict: 'inconclusive', label: 'also slower, not pursued', confirmed: null },
})

function refusal(overrides: Pick<Refusal, 'kind' | 'message' | 'lines'> & Partial<Refusal>): Refusal {
  return {
    scenario: 'my.cnf',
    server: MYSQL,
    title: 'The server does not start with this configuration',
    isMeasured: false,
    ...overrides,
  }
}

/** A warning in its own words, without the data by which views find its line. */
function told(warning: Warning): Result['warnings'][number] {
  const { code, message } = resultWarning(warning)
  return { code, message }
}

/** A change that a server refuses: nothing was measured. */
function refused(of: Parameters<typeof refusal>[0], overrides: Partial<Result> = {}): Result {
  return ofFile({
    comparisons: [refusalComparison(refusal(of), policy())],
    cells: [],
    measuredSeconds: 0,
    twin: [],
    disturbance: { blocks: 0, disturbed: 0, dropped: 0 },
    ...overrides,
  })
}

const REGRESSED = [resultComparison({ scenario: 'pfson_alloff', reference: 'pfsoff' })]
const undecided = (label: 'inconclusive' | 'leaning regressed' | 'machine disturbed' | 'not confirmed in time') =>
  resultComparison({
    ...{ scenario: 'pfson_alloff', reference: 'pfsoff', verdict: 'inconclusive', label, confirmed: null },
    ...{ change: -0.045, low: -0.09, high: 0.004 },
  })
const inconclusive = (label: Parameters<typeof undecided>[0], overrides: Partial<Result> = {}) =>
  sweepResult({ overrides: { verdict: 'inconclusive', comparisons: [undecided(label)], ...overrides } })
const at = (name: string, line: number, more: Parameters<typeof causeSetting>[0] = {}) =>
  causeSetting({ name, before: null, after: 'ON', place: { file: 'conf/my.cnf', line }, ...more })
const UNMEASURED = { status: 'not-measured', cells: [] } as const
const NOT_MEASURED = [
  resultCovered({ ...UNMEASURED, name: 'wait-timeout', why: 'no-load', needs: ['long-idle'] }),
  resultCovered({
    ...UNMEASURED,
    name: 'max-connections',
    why: 'no-load',
    needs: ['limit-reached'],
    before: '500',
    after: '400',
  }),
]

const NO_FIGURES = { change: null, low: null, high: null } as const
const INNOCENT = { verdict: 'innocent', change: 0, low: -0.004, high: 0.004 } as const
const manyOf = <Item>(count: number, one: (nth: number) => Item) => Array.from({ length: count }, (_, nth) => one(nth))
const insight = (of: 'none' | 'full') => Object.fromEntries(ABILITIES.map(({ key }) => [key, of]))
const HOSTILE = '@octocat ![x](http://x) <img src=x onerror=alert(1)> | `a` ‮ \u001b[31m**b**\n### c'

const MORE_ERRORS = resultCost({
  ...{ cost: 'errors', before: 0, now: 0.4, change: 399, low: 320, high: 490, errorNumber: 1020 },
  gated: gatedCost({ tolerance: 0.5, toleranceFrom: 'default' }),
})
const WITHIN = { verdict: 'pass', label: 'within the limit', change: -0.004, low: -0.01, high: 0.003 } as const
/** QPS did not change, but statements fail that succeeded before. */
const WITH_ERRORS: Partial<Result> = {
  comparisons: [
    resultComparison({ ...BASE, ...WITHIN, workload: 'contended_rows', threads: 16, costs: [MORE_ERRORS] }),
  ],
  explanation: explanation({
    ...{ ...BASE, workload: 'contended_rows', threads: 16, cost: 'errors' },
    whole: { change: -0.9975, low: -0.998, high: -0.997 },
  }),
  causes: [
    cause({
      settings: [at('innodb-snapshot-isolation', 3)],
      change: -0.9975,
      low: -0.998,
      high: -0.997,
    }),
    cause({ ...INNOCENT, settings: [at('sort-buffer-size', 2)] }),
  ],
}

/** Runs by name, in the order of their kinds. */
export const RUNS: Readonly<Record<string, () => Result | Promise<Result>>> = {
  'recorded-pass': () => recorded('results/passed'),
  'recorded-regressed': () => recorded('results/regressed'),
  'recorded-attributed': () => recorded('results/attributed'),
  'recorded-open': () => recorded('results/open'),
  'recorded-restless': () => recorded('results/restless'),
  'recorded-shards': () => recorded('results/shard-1', 'results/shard-2'),
  'recorded-one-shard': () => recorded('results/shard-1'),
  'recorded-example': () =>
    resultSchema.parse(
      JSON.parse(readFileSync(resolve(import.meta.dirname, '../../docs/examples/result.json'), 'utf8')),
    ),

  'simulated-pass': () => simulated({}),
  'simulated-regressed': () => simulated({ effect: slower('on', 0.15) }),
  'simulated-uncommitted': () =>
    simulated({
      own: { commit: { sha: 'fedcba9876543210'.repeat(3).slice(0, 40), isDirty: true } },
    }),
  'simulated-improved': () => simulated({ effect: slower('on', -0.08) }),
  'simulated-slower-within-limit': () => simulated({ effect: slower('on', 0.02) }),
  'simulated-several': () =>
    simulated({
      suite: { scenarios: [scenario('off'), scenario('on'), scenario('all')], threads: [1, 8], budgetSeconds: 120 },
      effect: (arm) => ({ on: -0.03, all: -0.2 })[arm.scenario.name] ?? 0,
    }),
  'simulated-study': () =>
    simulated({
      suite: {
        scenarios: nonEmpty(['off', 'new', 'alike', 'default', 'all'].map((name) => scenario(name))),
        workloads: [workload('oltp_read_only'), workload('oltp_write_only')],
        threads: [1, 8],
        budgetSeconds: 400,
        gate: policy({ tolerance: { control: null, base: 0.05, baseline: 0.1 } }),
      },
      effect: (arm) => ({ new: 0.05, default: -0.08, all: -0.25 })[arm.scenario.name] ?? 0,
    }),
  'simulated-too-short': () => simulated({ suite: { budgetSeconds: 6 }, noise: 'noisy', effect: slower('on', 0.05) }),
  'simulated-restless': () => simulated({ noise: 'disturbed', effect: slower('on', 0.04) }),
  'simulated-option-file': () =>
    simulated({ suite: FILE, rules: ['base'], effect: slower('my.cnf', 0.12), own: { settings: [FOUND] } }),
  'simulated-far-from-the-baseline': () =>
    simulated({
      ...{ suite: FILE, rules: ['base'], since: [-0.012, -0.032] },
      effect: (arm) => (arm.revision === 'baseline' ? 0.032 : slower('my.cnf', 0.01)(arm)),
    }),
  'simulated-red-by-the-baseline': () =>
    simulated({
      suite: { ...FILE, budgetSeconds: 120 },
      ...{ rules: ['base'], since: [-0.024, -0.05, -0.073, -0.098] },
      effect: ({ revision }) =>
        revision === 'baseline' ? 0.098 : revision === 'base' || revision === 'base-twin' ? 0 : Math.log1p(-0.03),
      own: { settings: [FOUND] },
    }),
  'simulated-both-rules': () => simulated({ rules: ['control', 'base'], effect: slower('on', 0.12) }),
  'simulated-costs-gated': () =>
    simulated({
      suite: {
        gate: policy({ costs: { written: { share: 0.2, from: 'suite' }, p99: { share: 0.25, from: 'suite' } } }),
      },
      costing: { more: ({ scenario: { name } }, cost) => (name === 'on' && cost === 'written' ? Math.log(2) : 0) },
    }),
  'simulated-cost-unknown': () =>
    simulated({
      suite: { gate: policy({ costs: { written: { share: 0.2, from: 'suite' } } }) },
      costing: { unknown: ['written'] },
    }),
  'simulated-own-statements': () =>
    simulated({
      suite: {
        scenarios: ['off', 'on'].map((name) =>
          scenario(name, { own: ownLoad(STATEMENTS.map((each) => each.name)) }),
        ) as never,
      },
      statements: STATEMENTS,
      rate: 500,
    }),

  'no-setting-changed': () =>
    ofFile({
      verdict: 'pass',
      comparisons: [],
      settings: [],
      cells: [],
      scenarios: [],
      measuredSeconds: 0,
      twin: [],
      disturbance: { blocks: 0, disturbed: 0, dropped: 0 },
      warnings: [],
    }),
  'no-setting-changed-as-far-as-files-tell': () => {
    const said = `chart requires kubeVersion: ${'>=1.30.0-0 '.repeat(20)}`
    const unread: readonly Warning[] = [
      {
        code: 'tool-failed',
        files: ['charts/db', 'charts/cache', 'charts/shop', 'charts/mail'],
        tool: 'helm',
        why: said,
      },
      { code: 'tool-missing', files: ['compose.yml'], tool: 'docker compose' },
    ]
    return ofFile({
      verdict: 'pass',
      ...{ comparisons: [], settings: [], cells: [], scenarios: [], measuredSeconds: 0, twin: [] },
      disturbance: { blocks: 0, disturbed: 0, dropped: 0 },
      warnings: unread.map(resultWarning),
    })
  },
  'only-neutral-settings': () =>
    ofFile({
      verdict: 'pass',
      comparisons: [],
      settings: [{ ...SETTING, name: 'port', takesEffect: 'start' }],
      cells: [],
      scenarios: [],
      measuredSeconds: 0,
      twin: [],
      disturbance: { blocks: 0, disturbed: 0, dropped: 0 },
      warnings: [told({ code: 'start-unchecked', scenario: 'my.cnf' })],
    }),
  'services-side-by-side': () => {
    const threads = [4, 64, 512]
    const whole = sweepResult({ scenarios: ['near', 'far', 'spare'], workloads: ['oltp_read_write'], threads })
    const qps: Readonly<Record<string, readonly number[]>> = {
      near: [5592, 26_495, 31_805],
      far: [7102, 32_704, 31_900],
    }
    const scenarios = whole.scenarios.map((each) => ({ ...each, host: `${each.name}.example:3306` }))
    // The service `spare` was not measured at the highest level.
    const qpsOf = ({ scenario, threads: level }: ResultCell) =>
      scenario === 'spare' && level === 512 ? undefined : (qps[scenario]?.[threads.indexOf(level)] ?? 2025)
    return { ...measuredAs({ ...whole, scenarios }, qpsOf, 0.99), verdict: 'pass' }
  },
  'analytical-queries': () => {
    const seconds: Readonly<Record<string, readonly [before: number, now: number]>> = {
      ...{ q01: [1290.6, 80.18], q02: [11.8, 11.71], q16: [0.034, 0.051] },
    }
    const queries = Object.keys(seconds)
    const whole = sweepResult({ scenarios: ['shipped', 'tuned'], workloads: queries, threads: [1] })
    const cells = whole.cells.map((cell) => {
      const qps = 1 / (seconds[cell.workload]?.[cell.scenario === 'shipped' ? 0 : 1] ?? 1)
      return { ...cell, qps, tps: qps }
    })
    const comparisons = queries.map((workload) => {
      const [before, now] = seconds[workload] ?? [1, 1]
      const [factor, names] = [before / now, { scenario: 'tuned', reference: 'shipped', workload, threads: 1 }]
      return comparisonOf({ ...names, change: factor - 1, low: 0.98 * factor - 1, high: 1.02 * factor - 1 })
    })
    const analytical = whole.plan.cells.map(({ workload, threads }) => {
      return { workload: { ...workload, isAnalytical: true }, threads }
    })
    return { ...whole, verdict: 'regressed', plan: { ...whole.plan, cells: analytical }, cells, comparisons }
  },
  'consumers-and-instruments': () => {
    const all = { 'statement/sql': [140, 140], 'wait/io': [1372, 1372] } as const
    const some = { 'statement/sql': [140, 140], 'wait/io': [1064, 1372] } as const
    const none = { 'statement/sql': [0, 140], 'wait/io': [0, 1372] } as const
    const collected = [
      { consumers: [], allConsumers: 0, instruments: {} },
      { consumers: ['global_instrumentation', 'statements_digest'], allConsumers: 16, instruments: some },
      { consumers: ['global_instrumentation'], allConsumers: 1, instruments: all },
      { consumers: [], allConsumers: 16, instruments: none },
    ]
    const whole = sweepResult({ scenarios: ['off', 'default', 'all', 'switched off'] })
    return { ...whole, scenarios: whole.scenarios.map((each, nth) => ({ ...each, collected: collected[nth] })) }
  },
  'accepted-by-label': () =>
    sweepResult({
      overrides: { verdict: 'pass', comparisons: REGRESSED, accepted: { by: 'octocat' } },
    }),
  'accepted-before-the-rest-was-pursued': () =>
    sweepResult({
      overrides: {
        verdict: 'pass',
        comparisons: [...REGRESSED, { ...UNPURSUED, threads: 1 }, { ...UNPURSUED, label: 'not pursued', high: 0.02 }],
        accepted: { by: 'octocat' },
      },
    }),
  'alike-files-slower': () =>
    ofFile({
      settings: [SETTING],
      causes: [
        cause({
          settings: [causeSetting({ name: 'sort-buffer-size', before: '256K', after: '8M', place: FOUND.after })],
          kind: 'verdict',
        }),
      ],
      explanation: explanation({ ...BASE, seconds: 0 }),
      alike: ALIKE,
    }),
  'alike-files-pass': () => ofFile({ ...PASSING_FILE, settings: [SETTING], alike: ALIKE }, 9_980),
  'accepted-option-file': () => ofFile({ verdict: 'pass', accepted: { by: 'octocat' } }),
  'inconclusive-undecided': () => inconclusive('inconclusive'),
  'inconclusive-leaning': () => inconclusive('leaning regressed'),
  'inconclusive-not-confirmed': () => inconclusive('not confirmed in time'),
  'inconclusive-disturbed': () =>
    inconclusive('machine disturbed', { disturbance: { blocks: 240, disturbed: 170, dropped: 80 } }),
  'not-measured-though-cells-pass': () =>
    ofFile(
      {
        verdict: 'not-measured',
        comparisons: [comparisonOf({ ...BASE, workload: 'oltp_read_only', threads: 8, change: -0.002 })],
        coverage: [
          resultCovered({ ...UNMEASURED, why: 'other-workload', needs: ['sorts'], still: ['Sort_merge_passes'] }),
          resultCovered({ name: 'log-error', variable: 'log_error', status: 'no-effect', cells: [] }),
        ],
      },
      9_980,
    ),
  'not-measured': () =>
    ofFile({ ...{ verdict: 'not-measured', comparisons: [], cells: [], measuredSeconds: 0 }, coverage: NOT_MEASURED }),
  'not-measured-fails': () => {
    const whole = ofFile({
      verdict: 'not-measured',
      comparisons: [],
      cells: [],
      measuredSeconds: 0,
      coverage: NOT_MEASURED,
    })
    return { ...whole, plan: failingIfUnmeasured(whole) }
  },
  'partly-measured': () => ofFile({ ...PASSING_FILE, coverage: [resultCovered(), ...NOT_MEASURED] }, 9_980),
  'more-memory': () => {
    const whole = { ...ofFile(PASSING_FILE, 9_980), ownDefaults: null }
    const residentBytes = (revision: Revision) => (revision === 'base' ? 344 : 934) * 1024 ** 2
    const scenarios = whole.scenarios.map((each) => ({
      ...each,
      memory: { ...each.memory, residentBytes: residentBytes(each.revision), limitBytes: 768 * 1024 ** 2 },
      testOptions: ['skip-log-bin', each.revision === 'base' ? 'thread-cache-size=16' : 'sync-binlog=0'],
    }))
    return { ...whole, scenarios }
  },
  'partly-measured-fails': () => {
    const whole = ofFile({ ...PASSING_FILE, coverage: [resultCovered(), ...NOT_MEASURED.slice(0, 1)] }, 9_980)
    return { ...whole, plan: failingIfUnmeasured(whole) }
  },
  'coverage-of-each-kind': () =>
    ofFile({
      coverage: [
        resultCovered({ name: 'long-query-time', status: 'not-reached', cells: [], still: ['Slow_queries'] }),
        resultCovered({ shownBy: { counter: 'Sort_merge_passes', before: 2.5, after: 0 } }),
        resultCovered({ name: 'tmp-table-size', status: 'no-difference', needs: ['max_heap_table_size'] }),
        ...NOT_MEASURED,
        ...WHYS.map((why) => resultCovered({ ...UNMEASURED, name: `a-setting-${why}`, why, needs: ['replica'] })),
        resultCovered({
          ...{ name: 'innodb-buffer-pool-size', variable: 'innodb_buffer_pool_size', before: '64G', after: '32G' },
          measured: { before: `${GIB / 2}`, after: `${GIB / 4}`, dataBytes: GIB / 3 },
        }),
      ],
      advice: [
        advice(),
        advice({
          code: 'memory-too-small',
          variable: 'innodb_buffer_pool_size',
          line: 9,
          message: 'it needs more memory than the machine has',
        }),
      ],
    }),
  'a-gain-beside-an-open-comparison': () => {
    const open = { verdict: 'inconclusive', label: 'inconclusive', change: -0.015, low: -0.046, high: 0.018 } as const
    const gain = { verdict: 'pass', label: 'improved', change: 0.708, low: 0.65, high: 0.76 } as const
    return ofFile({
      verdict: 'inconclusive',
      comparisons: [
        resultComparison({ ...BASE, ...open }),
        resultComparison({ ...BASE, ...gain, workload: 'oltp_update_non_index' }),
      ],
    })
  },
  'a-redo-log-that-was-scaled': () =>
    ofFile(
      {
        verdict: 'pass',
        comparisons: [
          resultComparison({ ...BASE, verdict: 'pass', label: 'improved', change: 1.67, low: 1.5, high: 1.8 }),
        ],
        coverage: [
          resultCovered({
            ...{ name: 'innodb-log-file-size', variable: 'innodb_redo_log_capacity', before: '2G', after: '190G' },
            measured: { before: `${8 * 1024 ** 2}`, after: `${48 * 1024 ** 2}`, dataBytes: GIB / 3 },
          }),
        ],
      },
      26_700,
    ),
  'causes-several': () =>
    ofFile({
      explanation: explanation({ ...BASE, together: true }),
      causes: [
        cause({ change: -0.1, low: -0.112, high: -0.088 }),
        cause({
          settings: [at('general-log', 15)],
          change: -0.05,
          low: -0.06,
          high: -0.04,
          needs: ['log-output'],
        }),
        cause({ settings: [at('a', 5), at('b', 6)], kind: 'either', change: -0.025, low: -0.035, high: -0.015 }),
        cause({
          settings: [at('log-bin', 4), at('gtid-mode', 7)],
          kind: 'all',
          change: -0.02,
          low: -0.03,
          high: -0.01,
        }),
        cause({ settings: [at('character-set-server', 9)], verdict: 'needed', ...NO_FIGURES }),
        cause({ settings: [at('slow-query-log', 30)], verdict: 'innocent', change: 0, low: -0.004, high: 0.004 }),
        cause({ settings: [at('tmp-table-size', 31)], verdict: 'inconclusive', change: -0.01, low: -0.03, high: 0.01 }),
      ],
    }),
  'causes-incomplete': () =>
    ofFile({
      explanation: explanation({ ...BASE, end: 'out of time', threads: 64 }),
      causes: [
        cause({
          ...{ settings: [at('sync-binlog', 12), at('y', 13)], verdict: 'inconclusive', kind: 'group' },
          ...{ change: -0.12, low: -0.22, high: 0 },
        }),
      ],
    }),
  'causes-not-measured': () =>
    ofFile({
      settings: [SYNC_BINLOG],
      explanation: explanation({ ...BASE, end: 'nothing to compare', seconds: 12 }),
      causes: ['sync-binlog', 'y'].map((name, nth) =>
        cause({ settings: [at(name, 12 + nth)], verdict: 'not measured', ...NO_FIGURES }),
      ),
    }),
  'only-changed-line': () =>
    ofFile({
      settings: [SYNC_BINLOG],
      explanation: explanation({ ...BASE, seconds: 0.0004 }),
      causes: [cause({ kind: 'verdict', ...WHOLE })],
    }),
  'only-changed-line-within-the-limit': () =>
    ofFile(
      {
        verdict: 'pass',
        comparisons: [
          resultComparison({
            ...{ ...BASE, verdict: 'pass', label: 'slower within the limit', change: -0.03, low: -0.04, high: -0.02 },
          }),
        ],
        settings: [SYNC_BINLOG],
        explanation: explanation({
          ...{ ...BASE, seconds: 0.0004 },
          whole: { change: -0.03, low: -0.04, high: -0.02 },
        }),
        causes: [cause({ kind: 'verdict', verdict: 'innocent', change: -0.03, low: -0.04, high: -0.02 })],
      },
      9_700,
    ),
  'refused-start': () =>
    refused({
      kind: 'start',
      message:
        "MySQL 9.7.4 does not start with the configuration of my.cnf: it does not accept the value \"8X\" of sort-buffer-size, and says: Unknown suffix 'X' used for variable 'sort-buffer-size' (value '8X')\n  correct its value",
      lines: [{ name: 'sort-buffer-size', file: 'my.cnf', line: 3 }],
    }),
  'refused-start-of-a-removed-line': () =>
    refused({
      kind: 'start',
      message:
        'MySQL 9.7.4 does not start with the configuration of my.cnf: without skip-log-bin, which is removed, and with server-id = 0 it ends',
      lines: [
        { name: 'skip-log-bin', file: 'my.cnf', line: 5 },
        { name: 'server-id', file: 'my.cnf', line: 6 },
      ],
    }),
  'refused-statements': () =>
    refused({
      kind: 'statements',
      title: failingTitle(FAILING),
      message: failingText(FAILING, MYSQL, [{ name: 'binlog-format', before: 'ROW', after: 'STATEMENT' }], 4),
      lines: [{ name: 'binlog-format', file: 'my.cnf', line: 5 }],
    }),
  'refused-schema': () =>
    refused({
      kind: 'schema',
      server: null,
      title: 'The server refuses this schema',
      message: "the server refuses this statement: Unknown collation: 'utf8mb4_x' (error 1273)",
      lines: [{ name: 'schema', file: 'workloads/shop/schema.sql', line: 12 }],
    }),
  'refused-in-two-scenarios': () => {
    const one = {
      kind: 'start',
      message: 'MySQL 9.7.4 does not start',
      lines: [{ name: 'a', file: 'a.cnf', line: 2 }],
    } as const
    const { comparisons } = refused({ ...one, scenario: 'b', isMeasured: true })
    const [first, ...others] = refused(one).comparisons
    return refused(one, { comparisons: [...comparisons, ...(first === undefined ? [] : [first]), ...others] })
  },
  'refused-options-of-a-new-version': () =>
    ofFile(
      {
        comparisons: [
          refusalComparison(
            refusal({
              ...{
                kind: 'start',
                isMeasured: true,
                message: 'MySQL 9.7.4 does not start with the configuration of my.cnf',
              },
              lines: [
                { name: 'innodb_log_file_size', file: 'my.cnf', line: 3 },
                { name: 'expire_logs_days', file: 'my.cnf', line: 4 },
              ],
            }),
            policy(),
          ),
          resultComparison({ ...BASE, ...WITHIN, workload: 'oltp_read_only', threads: 8 }),
        ],
        settings: [gone('innodb-log-file-size', '256M'), gone('expire-logs-days', '7')],
        scenarios: NEW_VERSION,
      },
      9_960,
    ),
  'refused-forms-and-measured': () =>
    ofFile(
      {
        comparisons: [
          refusalComparison(
            refusal({
              ...{ kind: 'statements', isMeasured: true, title: failingTitle(LOST) },
              message: failingText(LOST, MYSQL, [{ name: 'image', before: 'mysql:5.7', after: 'mysql:9.7' }], 1),
              lines: [{ name: 'image', file: 'compose.yml', line: 5 }],
            }),
            policy(),
          ),
          resultComparison({ ...BASE, ...WITHIN, workload: 'oltp_read_only', threads: 8 }),
        ],
        settings: [SYNC_BINLOG],
      },
      9_960,
    ),
  'new-version': () =>
    ofFile({
      ownDefaults: 'server-changed',
      scenarios: NEW_VERSION.map((each) => ({
        ...each,
        testOptions: ['skip-networking', 'skip-name-resolve', 'max-prepared-stmt-count=1048576'],
      })),
      settings: [
        {
          ...SETTING,
          kind: 'image',
          name: 'image',
          before: { value: 'mysql:8.0', file: 'compose.yml', line: 3 },
          after: { value: 'mysql:9.7', file: 'compose.yml', line: 3 },
        },
        gone('expire-logs-days', '7'),
        gone('innodb-log-file-size', '256M'),
        gone('innodb-undo-tablespaces', '2'),
        gone('max-connections', '500'),
        {
          ...SETTING,
          name: 'binlog-expire-logs-seconds',
          before: null,
          after: { value: '604800', file: 'my.cnf', line: 4 },
        },
      ],
      comparisons: [
        resultComparison({
          ...{ ...BASE, workload: 'oltp_read_only', threads: 8 },
          statements: [
            resultStatement(),
            resultStatement({
              name: 'count stock',
              verdict: 'no change',
              now: { share: 0.1, milliseconds: 1.2, executions: 9000, failed: 0.02 },
            }),
          ],
        }),
      ],
      causes: [
        cause({
          settings: [at('image', 3, { before: 'mysql:8.0', after: 'mysql:9.7', place: IMAGE_LINE })],
          change: -0.04,
          low: -0.05,
          high: -0.03,
        }),
        cause({
          settings: [at('innodb-change-buffering', 3, { before: 'all', after: 'none', place: IMAGE_LINE })],
          ...{ change: -0.11, low: -0.12, high: -0.1 },
        }),
      ],
      explanation: explanation({
        ...BASE,
        defaults: [
          { name: 'innodb_change_buffering', before: 'all', after: 'none' },
          { name: 'gtid_mode', before: 'OFF', after: 'ON' },
          { name: 'optimizer_switch', before: 'mrr=on,skip_scan=on', after: 'mrr=on,skip_scan=on,hash_join=on' },
        ],
      }),
    }),
  'costs-ungated': () =>
    sweepResult({
      scenarios: ['off', 'on'],
      overrides: {
        comparisons: [
          resultComparison({
            ...{ verdict: 'pass', label: 'within the limit', change: -0.004, low: -0.01, high: 0.003 },
            costs: [
              resultCost(),
              resultCost({ cost: 'p99', before: 20, now: 24, change: 0.2, low: 0.1, high: 0.3 }),
              resultCost({ cost: 'cpu', before: 61, now: 61, change: 0.001, low: -0.01, high: 0.01, differs: false }),
            ],
          }),
        ],
      },
    }),
  'warnings-of-the-place': () =>
    sweepResult({
      overrides: {
        warnings: [
          { code: 'external-server', message: 'the server at db.example:3306 was already running' },
          { code: 'uneven-durability', message: 'fast and safe differ in durability' },
          {
            code: 'client-saturated',
            message: 'sysbench used 95% of its CPUs',
            scenario: 'pfsoff',
            workload: 'oltp_read_only',
            threads: 8,
          },
          { code: 'copies-differ', message: 'two equal servers differ by 3%' },
          told({ code: 'limits-changed', file: 'perf/suite.yml', line: 7 }),
          { code: 'one-cpu', message: 'sysbench and the servers share one CPU' },
        ],
      },
    }),
  'sweep-of-many-cells': () =>
    sweepResult({ scenarios: scenarioNames(7), workloads: workloadNames(3), threads: [1, 8, 64] }),
  'causes-in-groups': () =>
    ofFile({
      explanation: explanation({
        ...BASE,
      }),
      settings: [{ ...SETTING, name: 'old', before: { value: '7', file: 'conf/my.cnf', line: 33 }, after: null }],
      causes: [
        cause({ settings: [causeSetting({ name: 'old', before: '7', after: null, place: null })] }),
        cause({
          settings: ['a', 'b', 'd'].map((name) => at(name, 3)),
          ...{ verdict: 'inconclusive', kind: 'group', change: -0.08, low: -0.1, high: -0.06 },
        }),
        // An undecided cost, although its interval does not contain zero.
        cause({ settings: [at('c', 4)], verdict: 'inconclusive', change: -0.019, low: -0.032, high: -0.006 }),
        ...manyOf(5, (nth) => cause({ ...INNOCENT, settings: [at(`innocent_${nth}`, 30)] })),
      ],
    }),
  'long-lists': () =>
    ofFile({
      explanation: explanation(BASE),
      comparisons: manyOf(22, (nth) => resultComparison({ ...BASE, threads: nth + 1, change: -0.4 + nth / 100 })),
      causes: [
        ...manyOf(22, () => cause()),
        ...manyOf(41, (nth) => cause({ ...INNOCENT, settings: [at(`i${nth}`, 9)] })),
      ],
      settings: manyOf(22, (nth) => ({ ...SETTING, name: `option-${nth}`, after: { file: 'my.cnf', line: nth + 1 } })),
      coverage: manyOf(30, () => resultCovered({ ...UNMEASURED, why: 'other-workload', needs: ['sorts'] })),
      advice: manyOf(30, () => advice()),
      warnings: manyOf(31, (nth) => ({ code: 'noise', message: `m${nth}` })),
      scenarios: (['head', 'base'] as const).map((revision) =>
        resultScenario({
          ...{ name: 'my.cnf', revision },
          variables: Object.fromEntries(manyOf(61, (nth) => [`v${nth}`, revision.slice(0, 1)])),
        }),
      ),
    }),
  'shared-servers': () => {
    const whole = sweepResult({ scenarios: ['off', 'on'] })
    const memory = { residentBytes: null, performanceSchemaBytes: 1024 }
    const arm = { memory, host: 'off', variables: {} }
    return {
      ...withTimeline(whole),
      scenarios: [
        resultScenario(arm),
        resultScenario({ ...arm, revision: 'twin' }),
        resultScenario({
          ...arm,
          name: 'on',
          role: 'candidate',
          memory: { residentBytes: 2048, performanceSchemaBytes: 0 },
        }),
      ],
      cells: whole.cells.map((cell) => ({ ...cell, qps: cell.qps / 1e6 })),
      history: { branch: 'release/8.4', mode: 'warn', runs: 0, isUnknown: true, runSd: null },
    }
  },
  'insight-not-gained': () =>
    sweepResult({
      scenarios: ['off', 'on', 'more'],
      overrides: {
        verdict: 'regressed',
        comparisons: ['on', 'more'].map((scenario) => resultComparison({ scenario })),
        scenarios: [
          resultScenario({ insight: insight('none') }),
          resultScenario({
            name: 'on',
            role: 'candidate',
            insight: insight('full'),
            variables: { performance_schema: 'ON' },
          }),
          resultScenario({
            name: 'more',
            role: 'candidate',
            insight: { 'most-executed-sql': 'none' },
            variables: { performance_schema: 'ON' },
          }),
        ],
      },
    }),
  'statements-that-failed': () => {
    const slow = resultStatement({ sql: 'SELECT 1 <> `x`', plan: { before: 'range', after: 'full <scan>' } })
    const failing = { milliseconds: 1, share: 0.1, executions: 10, failed: 0.5 }
    const statements = [
      slow,
      resultStatement({ name: 'delete cart', change: 0.052, explained: 0.2, now: failing }),
      resultStatement({
        ...{
          name: 'insert audit',
          verdict: 'added',
          change: null,
          low: null,
          high: null,
          before: null,
          explained: 0.05,
        },
      }),
      resultStatement({ name: 'x'.repeat(100), explained: 0.001, sql: 'line\n'.repeat(50) }),
    ]
    const comparisons = [resultComparison({ workload: 'shop', statements })]
    return sweepResult({
      scenarios: ['off', 'on'],
      workloads: ['shop'],
      overrides: { verdict: 'regressed', comparisons },
    })
  },
  'costs-open': () =>
    sweepResult({
      scenarios: ['off', 'on'],
      overrides: {
        verdict: 'inconclusive',
        comparisons: [
          resultComparison({
            ...{ verdict: 'pass', label: 'within the limit', change: -0.004, low: -0.01, high: 0.003 },
            costs: [
              resultCost({ gated: gatedCost({ verdict: 'inconclusive', label: 'not confirmed', confirmed: false }) }),
              resultCost({ cost: 'p99', before: 4.2, now: 3.1, change: -0.26, low: -0.3, high: -0.2 }),
            ],
          }),
        ],
      },
    }),
  'errors-and-their-cause': () => ofFile(WITH_ERRORS, 9_960),
  'errors-without-a-cause': () => ofFile({ ...WITH_ERRORS, causes: [], explanation: null }, 9_960),
  'errors-accepted': () => ofFile({ ...WITH_ERRORS, verdict: 'pass', accepted: { by: 'octocat' } }, 9_960),
  'errors-beside-a-slowdown': () =>
    ofFile({ comparisons: [resultComparison({ ...BASE, costs: [MORE_ERRORS, resultCost({ gated: gatedCost() })] })] }),
  'costs-beside-a-slowdown': () =>
    sweepResult({
      scenarios: ['off', 'on'],
      overrides: {
        verdict: 'regressed',
        comparisons: [
          resultComparison({
            costs: (['written', 'p99', 'memory'] as const).map((cost) => resultCost({ cost, gated: gatedCost() })),
          }),
        ],
      },
    }),
  'gain-and-its-lines': () =>
    ofFile(
      {
        verdict: 'pass',
        comparisons: [
          resultComparison({
            ...{ ...BASE, workload: 'oltp_read_only', threads: 8 },
            ...{ verdict: 'pass', label: 'improved', change: 0.174, low: 0.16, high: 0.19 },
          }),
        ],
        explanation: explanation({
          ...BASE,
          whole: { change: 0.174, low: 0.16, high: 0.19 },
        }),
        causes: [
          cause({
            settings: [at('general-log', 7, { before: 'ON', after: 'OFF' })],
            ...{ change: 0.15, low: 0.136, high: 0.164 },
          }),
          cause({
            settings: [at('slow-query-log', 8, { before: 'ON', after: null, place: null })],
            ...{ change: 0.055, low: 0.043, high: 0.067 },
          }),
          cause({ ...INNOCENT, settings: [at('sort-buffer-size', 2)] }),
          cause({
            ...INNOCENT,
            settings: [at('sync-binlog', 3, { before: '0', after: '1' })],
            change: -0.03,
            low: -0.04,
            high: -0.02,
          }),
        ],
        advice: [advice({ variable: 'innodb_flush_log_at_trx_commit' })],
      },
      11_740,
    ),
  'faster-with-less-durability': () =>
    ofFile(
      {
        verdict: 'pass',
        comparisons: [
          resultComparison({ ...BASE, verdict: 'pass', label: 'improved', change: 0.2, low: 0.18, high: 0.22 }),
        ],
        advice: [advice(), advice({ variable: 'sync_binlog', code: 'binary-log-not-synced' })],
      },
      12_000,
    ),
  'slower-with-more-durability': () => {
    const result = ofFile(
      {
        verdict: 'regressed',
        advice: [
          advice({
            code: 'commits-synced',
            message: 'innodb_flush_log_at_trx_commit=1 means that a crash loses no commit',
          }),
        ],
      },
      8_000,
    )
    const settings = [{ ...SETTING, scenario: 'my.cnf', name: 'innodb-flush-log-at-trx-commit' }]
    return { ...result, settings }
  },
  'open-to-everybody': () =>
    ofFile(
      {
        verdict: 'pass',
        comparisons: [
          resultComparison({ ...BASE, verdict: 'pass', label: 'within the limit', change: 0, low: -0.01, high: 0.01 }),
        ],
        advice: [advice({ variable: 'skip_grant_tables', code: 'no-privileges', message: 'anybody' })],
      },
      10_000,
    ),
  'not-to-be-trusted': () => {
    const whole = sweepResult()
    const warnings = ['a', 'b'].map((message) => ({ code: 'copies-differ', message }))
    return {
      ...whole,
      ...{ verdict: 'inconclusive', warnings },
      plan: { ...whole.plan, policy: { ...whole.plan.policy, failOn: ['regressed', 'inconclusive', 'error'] } },
    }
  },
  'changes-of-each-kind': () => {
    const pass = { verdict: 'pass', change: -0.001, low: -0.01, high: 0.01 } as const
    const changes: Parameters<typeof resultComparison>[0][] = [
      { ...pass, scenario: 'calm' },
      { ...pass, scenario: 'slower', label: 'slower within the limit', high: -0.0001 },
      { ...pass, scenario: 'faster', label: 'improved', change: 0.02, low: 0.01, high: 0.03 },
      { scenario: 'open', verdict: 'inconclusive', label: 'inconclusive', low: -0.1, high: 0.1 },
      { scenario: 'bad' },
      { scenario: 'worse', change: -0.5 },
    ]
    return sweepResult({ overrides: { verdict: 'regressed', comparisons: changes.map(resultComparison) } })
  },
  'nothing-compared': () => sweepResult({ overrides: { comparisons: [] } }),
  'hostile-names': () => {
    const whole = sweepResult({ scenarios: ['off', HOSTILE], workloads: [`w${HOSTILE}`] })
    return {
      ...whole,
      ...{ verdict: 'regressed' as const, suite: { ...whole.suite, name: HOSTILE } },
      comparisons: [resultComparison({ scenario: HOSTILE, reference: 'off', workload: `w${HOSTILE}` })],
      settings: [{ ...SETTING, scenario: HOSTILE, name: HOSTILE, after: { value: HOSTILE, file: HOSTILE, line: 3 } }],
      advice: [advice({ message: HOSTILE, file: HOSTILE })],
      accepted: null,
      causes: [cause({ settings: [at(HOSTILE, 3, { after: HOSTILE })] })],
      explanation: explanation({ scenario: HOSTILE, workload: `w${HOSTILE}` }),
      warnings: [{ code: 'include-missing', message: HOSTILE }],
    }
  },
}
