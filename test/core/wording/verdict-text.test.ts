import { describe, expect, it } from 'vitest'
import type { Result } from '../../../src/core/result/result.ts'
import type { Refusal } from '../../../src/core/setting/refusal.ts'
import { refusalComparison } from '../../../src/core/verdict/refusal-comparison.ts'
import { resultWarning } from '../../../src/core/warnings/warnings.ts'
import { causeLines, headline, nextStep, verdictText } from '../../../src/core/wording/verdict-text.ts'
import {
  advice,
  cause,
  causeSetting,
  coveredSetting,
  explanation,
  policy,
  resultCell,
  resultComparison,
} from '../../builders.ts'
import { sweepOf } from '../../sweep-result.ts'

type Comparison = Result['comparisons'][number]

function resultOf(verdict: Result['verdict'], comparisons: readonly Partial<Comparison>[], rest: Partial<Result> = {}) {
  return sweepOf([], [], [], { verdict, comparisons: comparisons.map((each) => resultComparison(each)), ...rest })
}

function sentence(...of: Parameters<typeof resultOf>): string {
  return headline(resultOf(...of))
}

const PASSED: Partial<Comparison> = { verdict: 'pass', label: 'within the limit', change: -0.01, low: -0.02, high: 0 }
const OPEN: Partial<Comparison> = {
  verdict: 'inconclusive',
  label: 'inconclusive',
  change: -0.03,
  low: -0.09,
  high: 0.034,
  detectable: 0.081,
}

describe('the causes in the headline', () => {
  const about = explanation()
  const found = (causes: readonly ReturnType<typeof cause>[], rest: Partial<Result> = {}) =>
    resultOf('regressed', [{}], { explanation: about, causes, ...rest })
  const tail = (...of: Parameters<typeof found>) => headline(found(...of)).split('limit 5%)')[1]

  it('are left out if none was found, or if they explain another comparison', () => {
    expect(tail([cause({ verdict: 'inconclusive' })])).toBe(', confirmed on restarted servers')
    expect(tail([cause()], { explanation: null })).toBe(', confirmed on restarted servers')
    expect(tail([cause()], { explanation: explanation({ scenario: 'other' }) })).toBe(
      ', confirmed on restarted servers',
    )
    expect(tail([cause()], { explanation: explanation({ rule: 'base' }) })).toBe(', confirmed on restarted servers')
  })

  it('have shortened names', () => {
    expect(tail([cause({ settings: [causeSetting({ name: 'x'.repeat(500) })] })])?.length).toBeLessThan(140)
    expect(headline(found([cause()]))).toMatch(/ \(conf\/my\.cnf:12\): .*caused by sync-binlog$/)
  })
})

const lineOf = (line: number) => causeSetting({ name: `x${line}`, place: { file: 'my.cnf', line } })
const one = cause({ settings: [lineOf(9)], change: -0.04 })
const either = cause({ settings: [lineOf(8), lineOf(7)], kind: 'either', change: -0.15 })
const all = cause({ ...either, kind: 'all' })
const child = cause({ settings: [lineOf(6)], change: -0.1, needs: ['x9'] })

const second = cause({ settings: [lineOf(5)], change: -0.02 })
const childOfTwo = cause({ settings: [lineOf(6), lineOf(5)], kind: 'all', change: -0.1, needs: ['x9'] })

it.each([
  ['the change', [], {}],
  ['this line', [one], {}],
  ['one of these lines', [either], {}],
  ['these lines', [all], {}],
  ['these lines', [one, second], { together: true }],
  ['these lines', [one, either], { together: true }],
  // No server was started without all of them.
  ['x9 (my.cnf:9)', [second, one], {}],
  ['one of x8 + x7 (my.cnf:7–8)', [one, either], {}],
  ['x8 + x7 (my.cnf:7–8)', [one, all], {}],
  ['one of these lines', [one, child], {}],
  // Not each of two that only go together.
  ['x9 (my.cnf:9)', [one, childOfTwo], {}],
] as const)('after a regression the next step is to revert %s', (lines, causes, tried) => {
  const step = nextStep(resultOf('regressed', [{}], { explanation: explanation(tried), causes }))
  expect(step?.text).toBe(`revert ${lines}, or ask a maintainer to accept the slowdown`)
})

it.each([
  ['x9 (my.cnf:9) costs 4%', one],
  ['x6 (my.cnf:6), which needs x9, costs 10%', child],
  ['x8 + x7 (my.cnf:7–8) cost 15%; reverting either regains all of it', either],
  ['x8 + x7 (my.cnf:7–8) cost 15%; only reverting both regains it', all],
])('the line of a cause says what reverting it regains: %s', (line, found) => {
  expect(causeLines(resultOf('regressed', [{}], { explanation: explanation(), causes: [found] }))).toEqual([line])
})

it.each([
  [8000, ', 10,000 → 8,000 QPS ('],
  [0, ', −19.6% QPS ('],
])('the sentence of a comparison has both rates only if both are above zero: %d QPS now', (now, says) => {
  const cells = [
    resultCell({ scenario: 'on', revision: 'base', qps: 10_000 }),
    resultCell({ scenario: 'on', qps: now }),
  ]
  expect(sentence('regressed', [{ rule: 'base', reference: 'on' }], { cells })).toContain(says)
})

it.each<[string, readonly Partial<Comparison>[]]>([
  ['no cost under the usual load (at most 2%); nothing here uses sort-buffer-size', [PASSED]],
  ['no cost under the usual load; nothing here uses sort-buffer-size', [{ ...PASSED, change: 0, low: 0, high: 0.01 }]],
  [
    'no cost under the measured load (at most 2%); nothing here uses sort-buffer-size',
    [{ ...PASSED, workload: 'sort' }],
  ],
  [
    'merging costs 2.0% of QPS under the usual load; nothing here uses',
    [{ ...PASSED, change: -0.02, low: -0.03, high: -0.01 }],
  ],
  ['could not tell under the usual load: −3.0% (−9.0 … +3.4); nothing here uses', [PASSED, OPEN]],
  [
    'merging gains 12% of QPS under the usual load; nothing here uses',
    [PASSED, { ...PASSED, label: 'improved', change: 0.12, low: 0.1, high: 0.14 }],
  ],
])('the sentence of a run without an exercised change says what the load shows: %s', (begins, comparisons) => {
  const of = comparisons.map((each) => ({
    rule: 'base' as const,
    workload: 'oltp_read_only',
    tolerance: 0.05,
    ...each,
  }))
  const coverage = [
    {
      ...coveredSetting({ status: 'not-measured', why: 'no-load', needs: ['long-idle'], cells: [] }),
      scenario: 'on',
      message: '',
    },
  ]
  expect(sentence('not-measured', of, { coverage })).toContain(begins)
})

it('the sentence of a pass says how many of all comparisons passed if others are open', () => {
  expect(sentence('pass', [PASSED, { ...PASSED, scenario: 'b' }, OPEN])).toMatch(/^2 of 3 comparisons are within/)
})

it('the sentence of an inconclusive run has the number of further inconclusive comparisons', () => {
  expect(sentence('inconclusive', [PASSED, OPEN, OPEN])).toMatch(/; 1 more comparison inconclusive$/)
})

const REFUSAL: Refusal = {
  kind: 'start',
  scenario: 'my.cnf',
  server: { product: 'MySQL', version: '9.7.4' },
  title: 'The server does not start with this configuration',
  message: 'MySQL 9.7.4 does not start',
  lines: [{ name: 'sql_mode', file: 'my.cnf', line: 3 }],
  isMeasured: false,
}
const STATEMENTS = { kind: 'statements', title: 'statements fail with error 1665' } as const
const LOST = { ...STATEMENTS, isMeasured: true } as const
const SCHEMA = { kind: 'schema', title: 'The server refuses this schema' } as const

it.each<[string, readonly Partial<Refusal>[]]>([
  ['MySQL 9.7.4 does not start with my.cnf (my.cnf:3): the cause is sql_mode', [{}]],
  ['the server does not start with my.cnf (my.cnf:3): the cause is sql_mode', [{ server: null }]],
  ['statements fail with error 1665 (my.cnf:3): the cause is sql_mode', [STATEMENTS]],
  ['the server refuses this schema (my.cnf:3)', [SCHEMA]],
  [
    'MySQL 9.7.4 does not start with b (my.cnf:3): the cause is sql_mode; it also refuses 1 more scenario',
    [{ isMeasured: true }, { scenario: 'b' }],
  ],
])('the sentence of a run with refusals is about the refusal, not about the measured change: %s', (says, refusals) => {
  const refused = refusals.map((each) => refusalComparison({ ...REFUSAL, ...each }, policy()))
  expect(sentence('regressed', [...refused, {}])).toBe(says)
})

describe('statements that fail after a change whose speed is measured nevertheless', () => {
  const lost = refusalComparison({ ...REFUSAL, ...LOST }, policy())

  it('are named before a measured pass', () =>
    expect(sentence('regressed', [lost, PASSED])).toMatch(
      /^statements fail with error 1665 \(my\.cnf:3\): the cause is sql_mode; apart from that, on has no measurable cost/,
    ))

  it('are named beside a slowdown in the title', () =>
    expect(verdictText(resultOf('regressed', [lost, {}])).title).toMatch(
      /^statements fail with error 1665 \(my\.cnf:3\) · .* slower than /,
    ))

  it('are named beside the person who accepted them', () => {
    const { title } = verdictText(resultOf('pass', [lost, PASSED], { accepted: { by: 'ann' } }))
    expect(title).toBe('statements fail with error 1665 (my.cnf:3), accepted by ann')
  })

  it('are named after a server that does not start', () =>
    expect(sentence('regressed', [lost, refusalComparison(REFUSAL, policy())])).toMatch(/^MySQL 9.7.4 does not start/))
})

describe('a file that could not be read with its tool', () => {
  const missing = resultWarning({ code: 'tool-missing', tool: 'docker compose', files: ['compose.yml'] })
  const failed = resultWarning({ code: 'tool-failed', tool: 'helm', files: ['charts/db'], why: 'a'.repeat(500) })
  const unread = ' · could not read compose.yml as docker compose does: not installed here'

  it('is named in the title, whatever else the title says', () => {
    const titleOf = (...of: Parameters<typeof resultOf>) => verdictText(resultOf(...of)).title
    const warnings = [missing]
    expect(titleOf('pass', [], { warnings })).toMatch(new RegExp(`^nothing was compared${unread}$`))
    expect(titleOf('regressed', [{}], { warnings })).toMatch(new RegExp(`slower than .*${unread}$`))
    const mended = refusalComparison({ ...REFUSAL, isMeasured: true }, policy())
    for (const refused of [refusalComparison(REFUSAL, policy()), mended]) {
      const said = sentence('regressed', [refused, {}], { warnings })
      expect(said.split(unread)).toHaveLength(2)
      expect(said).toMatch(new RegExp(`^MySQL 9.7.4 does not start with .*${unread}`))
    }
  })

  it('is named in the title for each tool, with a shortened reason', () => {
    const { title } = verdictText(resultOf('pass', [], { warnings: [failed, missing] }))
    expect(title).toContain(
      ` · could not read charts/db as helm does: ${'a'.repeat(119)}… · could not read compose.yml`,
    )
  })

  it('is not named in the title if only other warnings were given', () =>
    expect(sentence('pass', [], { warnings: [{ code: 'noise', message: '' }] })).not.toContain('could not read'))
})

describe('the text of a verdict', () => {
  const at = (change: number, rest: Partial<Comparison> = {}) => ({
    ...{ rule: 'base' as const, change, low: change - 0.02, high: change + 0.02 },
    ...rest,
  })
  const red = at(-0.2)
  const gain = at(0.11, { verdict: 'pass', label: 'improved', workload: 'oltp_write_only' })
  const unpursued = { verdict: 'inconclusive', label: 'also slower, not pursued', workload: 'sort' } as const

  it.each([
    ['merging costs 44% of QPS: sort at', 'regressed', [red, at(-0.436, unpursued)]],
    ['merging costs 20% of QPS: ', 'regressed', [red, at(-0.1, unpursued)]],
    ['merging costs 20% of QPS, but gains 11% in oltp_write_only at', 'regressed', [red, gain]],
    [
      'merging gains 11% of QPS, but costs 3.0% in sort at',
      'pass',
      [gain, at(-0.03, { ...PASSED, ...at(-0.03), workload: 'sort' })],
    ],
  ] as const)('has the worst figure and both directions in its title: %s', (title, verdict, comparisons) => {
    expect(sentence(verdict, comparisons)).toContain(title)
  })

  it("of a pass has the change's own cost in its title, not the branch's distance from its baseline", () => {
    const own = { ...PASSED, rule: 'base', change: 0.01, low: -0.02, high: 0.04 } as const
    const branch = { ...PASSED, rule: 'baseline', change: -0.2, low: -0.24, high: -0.17, tolerance: 0.1 } as const
    const old = { ...branch, label: 'not by this change' } as const
    const faster = { ...branch, label: 'improved', change: 0.2, low: 0.17, high: 0.24 } as const
    for (const other of [old, branch, faster])
      expect(sentence('pass', [own, other])).toMatch(/^no measurable cost \(at most 2%\): .*, limit 5%\)$/)
    const open = { ...OPEN, ...at(-0.06, { verdict: 'inconclusive', label: 'not confirmed' }) }
    expect(sentence('inconclusive', [open, faster])).toMatch(/^could not tell: −6.0%/)
  })

  it('says "no measurable cost" in its title only if nothing is slower', () => {
    const wide = at(-0.03, { ...PASSED, change: -0.03, low: -0.049, high: 0.01 })
    const slower = { ...PASSED, label: 'slower within the limit', ...at(-0.025), workload: 'sort' } as const
    expect(sentence('pass', [wide, slower])).toMatch(/^merging costs 2.5% of QPS, within the limit: sort at/)
  })

  it('has no percentage in its title if sizes were scaled', () => {
    const measured = { before: '8388608', after: '50331648', dataBytes: 0 }
    const sizes = { before: '2G', after: '190G', measured }
    const coverage = [{ ...coveredSetting({ status: 'exercised', ...sizes }), scenario: 'on', message: '' }]
    const passed = { ...PASSED, rule: 'base' } as const
    expect(sentence('pass', [passed], { coverage })).toMatch(/^no measurable cost · measured 8 → 48 MiB/)
    expect(sentence('regressed', [red, gain], { coverage })).toMatch(
      /^merging costs QPS, but gains in oltp_write_only at 8 threads · /,
    )
  })

  it("has in its title what a change buys only beside the change's own cost, and at most three risks", () => {
    const branch = {
      ...at(-0.02),
      ...PASSED,
      rule: 'baseline',
      label: 'slower within the limit',
      high: -0.001,
    } as const
    const own = { ...PASSED, rule: 'base', high: 0.01 } as const
    const known = (code: string) => advice({ code, scenario: 'on' })
    const bought = { advice: [known('commits-synced')] }
    expect(sentence('pass', [own, branch], bought)).not.toContain('buys')
    expect(sentence('pass', [{ ...branch, rule: 'base' }], bought)).toContain(
      ', and buys: no commit is lost in a crash: ',
    )
    const risks = ['no-binary-log', 'torn-pages', 'nothing-synced', 'no-network', 'no-privileges'].map(known)
    expect(sentence('pass', [own], { advice: risks })).toContain(
      ' · risk: no replica, no point-in-time recovery; torn pages after a crash; no usable data after a crash; and 2 more (conf/my.cnf:3):',
    )
  })

  it('warns that a regression tends to be overestimated if it is within twice the limit, and not beyond that', () => {
    const says = [-0.099, -0.101].map((change) => sentence('regressed', [at(change)]).includes('tends to be too large'))
    expect(says).toEqual([true, false])
  })
})
