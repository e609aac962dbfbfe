/**
 * JUnit XML: the verdict of the run, then every comparison as a test, in a suite for each cell. The format has no
 * standard; this is the part that readers agree on. Tests fail exactly if the exit code is not 0.
 */

import type { CellKey } from '../names.ts'
import { type GatedCost, gatedCosts } from '../result/gated-costs.ts'
import type { Result, ResultComparison } from '../result/result.ts'
import { costEvidence, costName, costTitle } from '../wording/cost-wording.ts'
import { finding, headline } from '../wording/verdict-text.ts'
import { against, cellText } from '../wording/wording.ts'
import { html, type Markup } from './markup.ts'

interface TestSuite {
  readonly name: string
  readonly tests: readonly Test[]
  /** Wall time of all of them. */
  readonly seconds: number
}

interface Test {
  readonly group: string
  readonly name: string
  readonly outcome: Outcome
}

interface Outcome {
  readonly kind: 'passed' | 'failed' | 'skipped'
  /** Verdict of the run, or of the comparison. */
  readonly verdict: Result['verdict']
  readonly message: string
}

const VERDICTS = ['regressed', 'inconclusive', 'pass'] as const
const plain = (text: string) => text

export function renderJunit(result: Result): string {
  const cells = [...Map.groupBy(result.comparisons, cellName)].map(([name, found]) => cellSuite(result, name, found))
  const seconds = cells.reduce((sum, suite) => sum + suite.seconds, 0)
  const whole = { group: result.suite.name, name: 'verdict', outcome: wholeOutcome(result) }
  const own = { name: result.suite.name, tests: [whole], seconds: Math.max(0, result.seconds - seconds) }
  const suites = [own, ...cells]
  const { markup } = html`<testsuites name="${result.suite.name}"${totals(suites)}>
${suites.map(suiteMarkup)}</testsuites>
`
  return `<?xml version="1.0" encoding="UTF-8"?>\n${markup}`
}

function cellName(key: CellKey): string {
  return cellText(key, plain)
}

/** If the time of each cell is unknown, all time counts for the run as a whole. */
function cellSuite(result: Result, cell: string, found: readonly ResultComparison[]): TestSuite {
  const spans = (result.timeline ?? []).filter((span) => 'workload' in span && cellName(span) === cell)
  return {
    name: cell,
    tests: found.flatMap((comparison) => {
      const group = `${result.suite.name}.${comparison.rule}`
      const name = `${cell}: ${comparison.scenario} against ${against(comparison, plain)}`
      const costs = VERDICTS.flatMap((verdict) => gatedCosts({ comparisons: [comparison] }, verdict))
      return [
        { group, name, outcome: outcomeOf(result, comparison) },
        ...costs.map((gated) => ({
          group,
          name: `${name}: ${costName(gated.cost.cost)}`,
          outcome: costOutcome(result, gated),
        })),
      ]
    }),
    seconds: spans.reduce((sum, { from, to }) => sum + to - from, 0),
  }
}

/** As in the exit code. */
function wholeOutcome(result: Result): Outcome {
  const { verdict, plan } = result
  const message = `${verdict}: ${headline(result, plain)}`
  if (verdict === 'pass') return { kind: 'passed', verdict, message }
  const isFailed = verdict === 'regressed' || plan.policy.onInconclusive === 'fail'
  return { kind: isFailed ? 'failed' : 'skipped', verdict, message }
}

/**
 * A comparison that regressed and does not fail the run, as somebody accepted it or history only warns, is no failure.
 */
function outcomeOf(result: Result, comparison: ResultComparison): Outcome {
  return outcome(result, comparison, `${finding(result, comparison, plain)} (${comparison.label})`)
}

function costOutcome(result: Result, gated: GatedCost): Outcome {
  const message = `${costTitle(gated, plain)}: ${costEvidence(gated, plain)} (${gated.gated.label})`
  return outcome(result, { rule: gated.found.rule, verdict: gated.gated.verdict }, message)
}

function outcome(result: Result, judged: Pick<ResultComparison, 'rule' | 'verdict'>, message: string): Outcome {
  const { verdict } = judged
  if (verdict === 'pass') return { kind: 'passed', verdict, message }
  if (verdict === 'inconclusive') return { kind: 'skipped', verdict, message }
  const excuse = excuseOf(result, judged)
  if (excuse === undefined) return { kind: 'failed', verdict, message }
  return { kind: 'skipped', verdict, message: `${excuse}: ${message}` }
}

function excuseOf(
  { verdict, accepted, history }: Result,
  { rule }: Pick<ResultComparison, 'rule'>,
): string | undefined {
  if (rule === 'history' && history?.mode !== 'fail') return 'a warning only'
  if (verdict === 'regressed') return undefined
  return accepted === null ? `the run is ${verdict}` : `accepted by ${accepted.by}`
}

/** Attributes that add tests up. No test could not be run: without figures there is no result. */
function totals(suites: readonly TestSuite[]): Markup {
  const tests = suites.flatMap((suite) => suite.tests)
  const many = (kind: Outcome['kind']) => tests.filter(({ outcome }) => outcome.kind === kind).length
  const seconds = suites.reduce((sum, suite) => sum + suite.seconds, 0)
  return html` tests="${tests.length}" failures="${many('failed')}" errors="0" skipped="${many('skipped')}" time="${seconds.toFixed(3)}"`
}

/** The comparisons of a cell are measured together, so that each has an equal part of its time. */
function suiteMarkup(suite: TestSuite): Markup {
  const seconds = suite.seconds / suite.tests.length
  return html`  <testsuite name="${suite.name}"${totals([suite])}>
${suite.tests.map((test) => testMarkup(test, seconds))}  </testsuite>
`
}

function testMarkup({ group, name, outcome }: Test, seconds: number): Markup {
  return html`    <testcase classname="${group}" name="${name}" time="${seconds.toFixed(3)}">
      ${outcomeMarkup(outcome)}
    </testcase>
`
}

function outcomeMarkup({ kind, verdict, message }: Outcome): Markup {
  if (kind === 'passed') return html`<system-out>${message}</system-out>`
  if (kind === 'skipped') return html`<skipped message="${message}"/>`
  return html`<failure type="${verdict}" message="${message}">${message}</failure>`
}
