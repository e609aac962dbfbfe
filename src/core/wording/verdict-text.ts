/**
 * The verdict in words: a title, the evidence, the cause and the next step. One sentence made from them opens every
 * view. Plain text: the view escapes.
 */
import { byCost, type Cause, type Explanation } from '../attribution/attribution.ts'
import { wasMissed } from '../coverage/coverage.ts'
import { HOME } from '../names.ts'
import { gatedCosts } from '../result/gated-costs.ts'
import { hasInterval, type Result, type ResultComparison, type ResultStatement } from '../result/result.ts'
import type { VerdictKind } from '../verdict/judgement.ts'
import { bySeverity } from '../verdict/tolerance.ts'
import { costSets, savedOf } from './cause-wording.ts'
import { costVerdict } from './cost-wording.ts'
import { isNotExercised } from './coverage-text.ts'
import { shorten } from './escape.ts'
import { change, count, duration, rate, share } from './figures.ts'
import { originText } from './imported.ts'
import { costlyLine, costlyStatements, costlyText } from './statement-wording.ts'
import { cellText, joinedNames, linesOf, type Quote, withoutEffectText } from './wording.ts'

/** Below this, a slowdown has one decimal. */
const WHOLE_PERCENT = 0.0995
/** Causes that a sentence names. */
const MOST_CAUSES = 2

/** The text for a reader who reads nothing else. */
export interface VerdictText {
  /** "config/my.cnf is 16 % slower (limit 5 %)". */
  readonly title: string
  /** "oltp_read_only at 8 threads, 31,400 → 26,300 QPS (95 %: −19.4 to −12.6 %)"; may be empty. */
  readonly evidence: string
}

/** The title with its evidence, on one line: it opens every view. */
export function headline(result: Result, quote: Quote): string {
  const { title, evidence } = verdictText(result, quote)
  const cause = causeText(result, quote)
  const because = cause === '' ? '' : `, caused by ${cause}`
  return `${title}${evidence === '' ? '' : `: ${evidence}`}${because}`
}

export function verdictText(result: Result, quote: Quote): VerdictText {
  const { verdict, comparisons, accepted } = result
  if (comparisons.length === 0) return { title: nothingCompared(result, quote), evidence: '' }
  if (accepted !== null) {
    const why = accepted.reason === null ? '' : `: ${quote(accepted.reason)}`
    const { title, evidence } = verdictText({ ...result, verdict: 'regressed', accepted: null }, quote)
    return { title: `${title}, accepted by ${quote(accepted.by)} (${accepted.how}${why})`, evidence }
  }
  const decisive = bySeverity(comparisons.filter((each) => each.verdict === verdict))
  const [worst] = decisive
  if (isNotExercised(result)) return notExercised(result, quote)
  if (worst === undefined) return costVerdict(result, quote) ?? unexplained(result, quote)
  const { title, evidence } = TEXTS[verdict](result, decisive, worst, quote)
  const origin = originText(result)
  return { title, evidence: origin === '' ? evidence : `${evidence} (${origin})` }
}

type Decisive = readonly ResultComparison[]
type Texts = (result: Result, decisive: Decisive, worst: ResultComparison, quote: Quote) => VerdictText

const TEXTS: Readonly<Record<VerdictKind, Texts>> = { regressed, pass: passed, inconclusive: undecided }

function regressed(result: Result, decisive: Decisive, worst: ResultComparison, quote: Quote): VerdictText {
  const others = decisive.length - 1
  const costs = gatedCosts(result, 'regressed').length
  const more =
    (others === 0 ? '' : `; ${count(others, 'more comparison')} over the limit`) +
    (costs === 0 ? '' : `; ${count(costs, 'other cost')} over the limit`)
  return {
    title: `${quote(worst.scenario)} is ${changeText(worst, quote)}${limitText(worst)}`,
    evidence: `${evidenceOf(result, worst, quote)}${worst.confirmed === true ? ', reproduced on fresh servers' : ''}${more}`,
  }
}

function passed(result: Result, passing: Decisive, worst: ResultComparison, quote: Quote): VerdictText {
  const { comparisons } = result
  const [best] = passing.filter(({ label }) => label === 'improved').toSorted((one, other) => other.change - one.change)
  const shown = best ?? worst
  const isOne = new Set(comparisons.map(({ scenario }) => scenario)).size === 1
  const all =
    passing.length === comparisons.length ? `all ${passing.length}` : `${passing.length} of ${comparisons.length}`
  const within = isOne
    ? `${quote(worst.scenario)} is within the limit (${share(worst.tolerance)})`
    : `${all} comparisons are within their limits`
  const title = best === undefined ? within : `${quote(best.scenario)} is ${changeText(best, quote)}`
  const isClosest = comparisons.length > 1 && best === undefined
  return {
    title,
    evidence: `${evidenceOf(result, shown, quote)}${isClosest ? ' comes closest' : ''}${detectable(passing)}`,
  }
}

function undecided(result: Result, open: Decisive, worst: ResultComparison, quote: Quote): VerdictText {
  const seconds = secondsNeeded(open)
  const isPlain = worst.label === 'undecided' || result.imported !== null
  const others = open.length - 1
  const more = others === 0 ? '' : `; ${count(others, 'more comparison')} undecided`
  const needs = seconds === null || result.imported !== null ? '' : ` and needs about ${duration(seconds)}`
  return {
    title: `${quote(worst.scenario)} is undecided${needs}${limitText(worst)}`,
    evidence: `${evidenceOf(result, worst, quote)}${isPlain ? '' : `, ${worst.label}`}${detectable(open)}${more}`,
  }
}

/** Measuring time after which all of them would have been decided; null if no time would suffice. */
function secondsNeeded(open: Decisive): number | null {
  const known = open.flatMap(({ sufficientSeconds }) => sufficientSeconds ?? [])
  return known.length < open.length || known.length === 0 ? null : Math.max(...known)
}

function notExercised({ coverage, comparisons }: Result, quote: Quote): VerdictText {
  const missed = coverage.filter(wasMissed).map(({ name }) => name)
  const many = comparisons.length === 1 ? 'the comparison is' : `all ${comparisons.length} comparisons are`
  return {
    title: `no workload exercised ${joinedNames(missed, quote)}`,
    evidence: `${many} within the limit, but that does not cover ${missed.length === 1 ? 'this setting' : 'these settings'}`,
  }
}

/** A verdict that no single comparison gives: every one was decided, and the run as a whole was not trusted. */
function unexplained({ comparisons, warnings }: Result, quote: Quote): VerdictText {
  const passing = comparisons.filter((each) => each.verdict === 'pass').length
  const codes = [...new Set(warnings.map(({ code }) => code))].slice(0, 3).map((one) => quote(one))
  const see = codes.length === 0 ? '' : `; see the warnings (${codes.join(', ')})`
  return {
    title: 'the run cannot be trusted',
    evidence: `${passing} of ${count(comparisons.length, 'comparison')} within the limit${see}`,
  }
}

function nothingCompared({ plan, measuredSeconds, settings }: Result, quote: Quote): string {
  if (measuredSeconds > 0 || plan.rules.includes('control')) return 'nothing was compared'
  if (settings.length === 0) return 'no setting changed'
  const names = settings.map(({ name }) => name)
  return withoutEffectText(names, quote)
}

/** "16 % slower", "5.3 % slower than pfsoff", "12 % faster than earlier runs". */
function changeText({ change: found, rule, reference }: ResultComparison, quote: Quote): string {
  const size = Math.abs(found)
  const text = `${(100 * size).toFixed(size < WHOLE_PERCENT ? 1 : 0)} % ${found < 0 ? 'slower' : 'faster'}`
  if (rule === 'base') return text
  return `${text} than ${rule === 'history' ? 'earlier runs' : quote(reference)}`
}

function limitText({ tolerance }: ResultComparison): string {
  return ` (limit ${share(tolerance)})`
}

/**
 * "config/my.cnf is 16 % slower (limit 5 %): oltp_read_only at 8 threads, 31,400 → 26,300 QPS (95 %: −19.4 to −12.6
 * %)".
 */
export function finding(result: Result, found: ResultComparison, quote: Quote): string {
  return `${quote(found.scenario)} is ${changeText(found, quote)}${limitText(found)}: ${evidenceOf(result, found, quote)}`
}

/** "oltp_read_only at 8 threads, 31,400 → 26,300 QPS (95 %: −19.4 to −12.6 %)". */
function evidenceOf(result: Result, found: ResultComparison, quote: Quote): string {
  const place = cellText(found, quote)
  const rates = ratesOf(result, found)
  const sure = hasInterval(found)
    ? `${share(found.confidence)}: ${points(found.low)} to ${change(found.high)}`
    : 'no interval'
  const figures = rates === undefined ? `${change(found.change)} QPS` : `${rate(rates.before)} → ${rate(rates.now)} QPS`
  return `${place}, ${figures} (${sure})`
}

function points(value: number): string {
  return change(value).replace(' %', '')
}

/** QPS of a comparison's reference, and of its scenario; undefined for means and for stored runs. */
function ratesOf(
  { cells, plan }: Result,
  { rule, scope, scenario, reference, workload, threads }: ResultComparison,
): { readonly before: number; readonly now: number } | undefined {
  if (scope !== 'cell' || rule === 'history') return undefined
  const of = (name: string, revision: string) =>
    cells.find(
      (cell) =>
        cell.scenario === name && cell.revision === revision && cell.workload === workload && cell.threads === threads,
    )?.qps
  const isOld = rule === 'base' || !plan.arms.some((arm) => arm.scenario === reference && arm.revision === 'head')
  const before = of(rule === 'base' ? scenario : reference, isOld ? 'base' : 'head')
  const now = of(scenario, 'head')
  return before === undefined || now === undefined ? undefined : { before, now }
}

/**
 * "slow_query_log + long_query_time (my.cnf:8–9) and 1 more"; without a setting to blame "select orders: +31 % time";
 * empty if nothing was shown to cause the worst comparison.
 */
export function causeText(result: Result, quote: Quote): string {
  const sets = blamedSets(result).map((set) => setText(set, quote))
  const causes = sets.length > 0 ? sets : blamedStatements(result).map((one) => costlyText(one, quote))
  const named = causes.slice(0, MOST_CAUSES)
  const more = causes.length - named.length
  return `${named.join(' and ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** Every cause on its own line, with the gain from reverting it. */
export function causeLines(result: Result, quote: Quote): string[] {
  const sets = blamedSets(result)
  if (sets.length === 0) return blamedStatements(result).map((one) => costlyLine(one, quote))
  return sets.map((set) => {
    const saved = set.flatMap((cause) => savedOf(cause) ?? []).map((each) => each.change)
    const regained = saved.length === 0 ? undefined : Math.max(...saved)
    const isOne = set.length === 1 && set[0]?.settings.length === 1
    const costs = set.length === 1 && set[0]?.change != null ? ` costs ${share(-set[0].change)}` : ''
    const gain = regained === undefined ? '' : `; reverting ${isOne ? 'it' : 'either'} regains ${share(regained)}`
    return `${setText(set, quote)}${isOne ? costs : `${costs === '' ? ' cost QPS' : costs} only together`}${gain}`
  })
}

/** Statements that the worst regression comes from, the dearest first. */
function blamedStatements(result: Result): readonly ResultStatement[] {
  const worst = worstRegression(result)
  return worst === undefined ? [] : costlyStatements(result, worst)
}

function worstRegression({ comparisons }: Result): ResultComparison | undefined {
  return bySeverity(comparisons.filter(({ verdict }) => verdict === 'regressed'))[0]
}

/** Sets of causes that cost only together, the dearest first. */
function blamedSets(result: Result): readonly (readonly Cause[])[] {
  const worst = worstRegression(result)
  if (worst === undefined || !isExplained(result, worst)) return []
  return costSets(result.causes.filter(({ verdict }) => verdict === 'to blame').toSorted(byCost))
}

/** Whether the causes belong to this comparison's scenario, in the same cell or not. */
export function isExplained(
  { causes, explanation }: Result,
  { rule, scenario }: Pick<ResultComparison, 'rule' | 'scenario'>,
): boolean {
  return causes.length > 0 && explanation?.rule === rule && explanation.scenario === scenario
}

function setText(set: readonly Cause[], quote: Quote): string {
  const settings = set.flatMap((cause) => cause.settings)
  const names = joinedNames(
    settings.map(({ name }) => name),
    (name) => quote(shorten(name)),
  )
  const lines = linesOf(settings.flatMap(({ place }) => place ?? []))
  return lines === '' ? names : `${names} (${quote(lines)})`
}

/** "oltp_read_only at 8 threads, my.cnf against before": where the causes were looked for. */
export function explainedCell(explanation: Explanation, quote: Quote): string {
  const { rule, reference, scenario } = explanation
  const other = rule === 'base' ? 'before' : rule === 'history' ? 'earlier runs' : quote(reference)
  return `${cellText(explanation, quote)}, ${quote(scenario)} against ${other}`
}

const DOCS = `${HOME}/blob/v1/docs`
/** Pages that a reader is sent to. */
export const PAGES = {
  reading: `${DOCS}/report.md`,
  red: `${DOCS}/red.md`,
  accepting: `${DOCS}/recipes/accept-a-regression.md`,
  coverage: `${DOCS}/coverage.md`,
} as const

/** The reader's next step, with the page that says more; undefined if there is none. */
export interface NextStep {
  readonly text: string
  readonly page: keyof typeof PAGES
}

export function nextStep(result: Result): NextStep | undefined {
  const { verdict, accepted, comparisons, imported } = result
  if (accepted !== null || imported !== null) return undefined
  if (verdict === 'regressed') {
    const [set, ...others] = blamedSets(result)
    const isOne = set?.length === 1 && set[0]?.settings.length === 1
    const what =
      set === undefined ? 'the change' : others.length > 0 ? 'these lines' : isOne ? 'this line' : 'one of these lines'
    const slowdown = worstRegression(result) === undefined ? 'cost' : 'slowdown'
    return { text: `revert ${what}, or ask a maintainer to accept the ${slowdown}`, page: 'accepting' }
  }
  if (verdict !== 'inconclusive') return undefined
  if (isNotExercised(result))
    return { text: 'review what no workload exercised, or add a workload that does', page: 'coverage' }
  const seconds = secondsNeeded(comparisons.filter((each) => each.verdict === 'inconclusive'))
  return seconds === null
    ? { text: 'read the warnings, then run it again on a quieter machine', page: 'red' }
    : { text: 'run it again with a larger budget or tolerance, or on a quieter machine', page: 'red' }
}

/**
 * "; a slowdown of 2.1 % would have been found"; empty if none would have been, and if another text says more: a pass,
 * that there is none beyond its tolerance; a larger undecided slowdown, that it was not found.
 */
function detectable(comparisons: readonly ResultComparison[]): string {
  const known = comparisons.flatMap((each) => each.detectable ?? [])
  const isBelied = comparisons.some(({ verdict, change: found, tolerance, detectable: least }) => {
    return least !== null && (verdict === 'pass' ? least > tolerance : -found >= least)
  })
  return known.length === 0 || isBelied ? '' : `; the run would have found a slowdown of ${share(Math.max(...known))}`
}
