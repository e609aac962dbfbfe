/** Sentences about a result, the same in every view. Plain text: the view escapes. */

import { byCost, type Cause, type Explanation } from '../attribution/attribution.ts'
import { wasMissed } from '../coverage/coverage.ts'
import type { CellKey, SourceLine } from '../names.ts'
import { hasInterval, type Result, type ResultComparison } from '../result/result.ts'
import { escapeInvisible } from '../suite/problems.ts'
import type { ServerOption } from '../suite/suite.ts'
import type { Acceptance } from '../verdict/judgement.ts'
import { bySeverity } from '../verdict/tolerance.ts'
import { isNotExercised } from './coverage-text.ts'
import { shorten } from './escape.ts'
import { change, changeAndRange, count, duration, share } from './figures.ts'
import { originText } from './imported.ts'

/** How a view writes text from outside, such as a scenario's name. */
export type Quote = (outside: string) => string

/** For views that escape everything where it becomes markup. */
export const asItIs: Quote = (outside) => outside

/** Settings that are named of those that only work together. */
const MOST_NAMED = 3
const LONGEST_PATH = 54

/** "oltp_read_only at 8 threads"; a scenario's mean, over all cells, is at none. */
export function cellText({ workload, threads }: CellKey, quote: Quote): string {
  return threads === 0 ? 'mean of all cells' : `${quote(workload)} at ${count(threads, 'thread')}`
}

/** "conf/my.cnf:4"; of a long path the end, which tells more. */
export function lineOf({ file, line }: SourceLine): string {
  // No half of a surrogate pair.
  const end = file.slice(1 - LONGEST_PATH).replace(/^[\udc00-\udfff]/, '')
  return `${file.length <= LONGEST_PATH ? file : `…${end}`}:${line}`
}

/** "conf/my.cnf:4": where a setting stands now; one that is gone stood there before. */
/** `my.cnf:3: tabel_open_cache: did you mean table_open_cache?` */
export function mistypedText(option: Pick<ServerOption, 'name' | 'file' | 'line'>, meant: string): string {
  return `${escapeInvisible(`${lineOf(option)}: ${option.name}`)}: did you mean ${meant}?`
}

export function settingLine({ before, after, scenario }: Result['settings'][number]): string {
  if (after !== null) return `${after.file}:${after.line}`
  return before === null ? scenario : `${before.file}:${before.line}, removed`
}

/** What a comparison is made with: the control, the configuration before the change, or stored runs. */
export function against({ rule, reference }: Pick<ResultComparison, 'rule' | 'reference'>, quote: Quote): string {
  if (rule === 'base') return 'before'
  return rule === 'history' ? 'earlier runs' : quote(reference)
}

/**
 * What a reader who reads nothing else should know, to stand behind the verdict's word: where, which scenario, how
 * much, how sure, and what was allowed.
 */
export function headline(result: Result, quote: Quote): string {
  const { verdict, comparisons, accepted } = result
  if (comparisons.length === 0) return nothingCompared(result, quote)
  if (accepted !== null) return acceptedRegression({ ...result, verdict: 'regressed', accepted: null }, accepted, quote)
  const decisive = bySeverity(comparisons.filter((each) => each.verdict === verdict))
  const [worst] = decisive
  if (isNotExercised(result)) return notExercised(result, quote)
  if (worst === undefined) return unexplained(result, quote)
  if (result.imported !== null) return `${originText(result)}; ${ofImported(result, decisive, worst, quote)}`
  if (verdict === 'regressed') return `${slower(result, worst, quote)}${further(decisive.length - 1, 'regressed')}`
  return verdict === 'pass' ? passed(result, decisive, worst, quote) : undecided(result, decisive, worst, quote)
}

/** "not exercised: innodb_open_files, so that all 2 comparisons are within tolerance says nothing of it". */
function notExercised({ coverage, comparisons }: Result, quote: Quote): string {
  const names = coverage.filter(wasMissed).map(({ name }) => name)
  const many = comparisons.length === 1 ? 'the comparison is' : `all ${comparisons.length} comparisons are`
  return `not exercised: ${joinedNames(names, quote)}; ${many} within tolerance, which says nothing of ${names.length === 1 ? 'it' : 'them'}`
}

function nothingCompared({ plan, measuredSeconds, settings }: Result, quote: Quote): string {
  if (measuredSeconds > 0 || plan.rules.includes('control')) return 'nothing was compared'
  if (settings.length === 0) return 'configuration unchanged'
  const names = settings.map(({ name }) => name)
  return `configuration unchanged for speed: ${withoutEffectText(names, quote)}`
}

/** "a regression that octocat accepted (label): oltp_read_only at 8 threads, …". */
function acceptedRegression(regressed: Result, { by, how, reason }: Acceptance, quote: Quote): string {
  const why = reason === null ? '' : `: ${quote(reason)}`
  return `a regression that ${quote(by)} accepted (${how}${why}): ${headline(regressed, quote)}`
}

/** "oltp_read_only at 8 threads, pfson_conon_inson −19.6 % (−21.0 … −18.2), tolerance 5 %". */
export function finding(found: ResultComparison, quote: Quote): string {
  return `${changeOf(found, quote)}, ${toleranceText(found)}`
}

function changeOf(found: ResultComparison, quote: Quote): string {
  const reference = found.rule === 'control' ? '' : ` against ${against(found, quote)}`
  return `${cellText(found, quote)}, ${quote(found.scenario)} ${changeAndRange(found)}${reference}`
}

function toleranceText({ tolerance }: ResultComparison): string {
  return `tolerance ${share(tolerance)}`
}

/** The finding, with the dearest of its causes where that is known. */
function slower(result: Result, found: ResultComparison, quote: Quote): string {
  const cause = causedBy(result, found, quote)
  return cause === '' ? finding(found, quote) : `${changeOf(found, quote)}, ${cause}; ${toleranceText(found)}`
}

/** "oltp_read_only at 8 threads, my.cnf against before": where the causes were looked for. */
export function explainedCell(explanation: Explanation, quote: Quote): string {
  return `${cellText(explanation, quote)}, ${quote(explanation.scenario)} against ${against(explanation, quote)}`
}

/** Whether the causes are those of this comparison's scenario, be it in the same cell or not. */
export function isExplained(
  { causes, explanation }: Result,
  { rule, scenario }: Pick<ResultComparison, 'rule' | 'scenario'>,
): boolean {
  return causes.length > 0 && explanation?.rule === rule && explanation.scenario === scenario
}

/** "a", "a + b": settings that only work together are one cause. */
export function causeName({ settings }: Pick<Cause, 'settings'>, quote: Quote): string {
  return joinedNames(
    settings.map(({ name }) => name),
    quote,
  )
}

/** "a + b + c + 2 more". */
export function joinedNames(names: readonly string[], quote: Quote): string {
  const named = names.slice(0, MOST_NAMED).map(quote)
  const more = names.length - named.length
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join(' + ')
}

/** "most of it by sync-binlog (conf/my.cnf:4) −14.1 %"; empty where no setting was shown to be to blame. */
function causedBy(result: Result, found: ResultComparison, quote: Quote): string {
  const blamed = isExplained(result, found) ? result.causes.filter(({ verdict }) => verdict === 'to blame') : []
  const [dearest, ...others] = blamed.toSorted(byCost)
  if (dearest === undefined) return ''
  const [only, ...partners] = dearest.settings
  const line = only?.place && partners.length === 0 ? ` (${quote(lineOf(only.place))})` : ''
  const cost = dearest.change === null ? '' : ` ${change(dearest.change)}`
  const named = `${causeName(dearest, (name) => quote(shorten(name)))}${line}${cost}`
  if (isMostOf(dearest, found)) return `most of it by ${named}`
  return `caused by ${named}${others.length === 0 ? '' : ` and ${others.length} more`}`
}

/** Whether it alone costs at least half of the whole, on the scale on which costs add up. */
function isMostOf({ change: cost, together }: Cause, whole: ResultComparison): boolean {
  return cost !== null && together.length === 0 && whole.change < 0 && Math.log1p(cost) <= Math.log1p(whole.change) / 2
}

function further(many: number, word: string): string {
  return many === 0 ? '' : `; ${count(many, 'more comparison')} ${word}`
}

function passed(
  { comparisons }: Result,
  passing: readonly ResultComparison[],
  worst: ResultComparison,
  quote: Quote,
): string {
  const improved = passing.filter(({ label }) => label === 'improved').length
  const many =
    passing.length === comparisons.length ? `all ${passing.length}` : `${passing.length} of ${comparisons.length}`
  const lead = comparisons.length === 1 ? '' : `${many} comparisons are within tolerance; closest to the limit: `
  const gains = improved === 0 ? '' : `; ${count(improved, 'comparison')} improved`
  return `${lead}${finding(worst, quote)}${gains}${detectable(passing)}`
}

function undecided(
  { comparisons, measuredSeconds }: Result,
  open: readonly ResultComparison[],
  worst: ResultComparison,
  quote: Quote,
): string {
  const times = open.map((each) => each.sufficientSeconds)
  const known = times.filter((seconds) => seconds !== null)
  const enough =
    known.length < times.length
      ? 'no measuring time can be given that would have decided it'
      : `about ${duration(Math.max(...known))} of measuring would have sufficed (${duration(measuredSeconds)} was measured)`
  return `${undecidedLead(comparisons, open)}${finding(worst, quote)} (${quote(worst.label)})${detectable(open)}; ${enough}`
}

function undecidedLead({ length }: readonly ResultComparison[], open: readonly ResultComparison[]): string {
  return length === 1 ? '' : `${open.length} of ${length} comparisons undecided, first `
}

/** What was imported is never called regressed, and no measuring of ours would decide it. */
function ofImported(
  result: Result,
  decisive: readonly ResultComparison[],
  worst: ResultComparison,
  quote: Quote,
): string {
  if (result.verdict === 'pass') return passed(result, decisive, worst, quote)
  const why = hasInterval(worst) ? ` (${quote(worst.label)})` : ''
  return `${undecidedLead(result.comparisons, decisive)}${finding(worst, quote)}${why}`
}

/** A verdict that no single comparison gives: every one was decided, and the run as a whole was not trusted. */
function unexplained({ verdict, comparisons, warnings }: Result, quote: Quote): string {
  const passing = comparisons.filter((each) => each.verdict === 'pass').length
  const reasons = [...new Set(warnings.map(({ code }) => code))].slice(0, 3).map(quote)
  const because = reasons.length === 0 ? '' : `; see the warnings (${reasons.join(', ')})`
  return `${passing} of ${count(comparisons.length, 'comparison')} within tolerance, the run as a whole is ${verdict}${because}`
}

/**
 * "; a slowdown of 2.1 % would have been found"; empty where none would have been, and where something else says more: a
 * pass, that there is none beyond its tolerance; a larger slowdown that is undecided, that it was not found.
 */
function detectable(comparisons: readonly ResultComparison[]): string {
  const known = comparisons.flatMap((each) => each.detectable ?? [])
  const isBelied = comparisons.some(({ verdict, change, tolerance, detectable: least }) => {
    return least !== null && (verdict === 'pass' ? least > tolerance : -change >= least)
  })
  return known.length === 0 || isBelied ? '' : `; a slowdown of ${share(Math.max(...known))} would have been found`
}

/** Said while it is measured: by what was seen so far, the time that was given will not do. */
export function hopeless(seconds: number, budgetSeconds: number): string {
  return (
    `by what was measured so far, deciding everything needs about ${duration(seconds)} on this machine, and the budget is ` +
    `${duration(budgetSeconds)}; give a larger --budget or --tolerance, or a machine with fewer neighbours`
  )
}

/** What follows from a verdict that is none; empty where there is one. */
export function consequence({ verdict, plan, imported }: Result): string {
  if (verdict !== 'inconclusive' || imported !== null) return ''
  return plan.policy.onInconclusive === 'pass'
    ? 'Nothing is blocked, as on-inconclusive is pass; the exit code is 0.'
    : 'This blocks, as on-inconclusive is fail; the exit code is 3.'
}

/** Where the causes are still searched for, until that time (ISO 8601, UTC) at the latest. */
export function searching(until: string): string {
  return `What each changed setting costs is measured now, until ${until.slice(11, 16)} UTC at the latest. If it does not stand here then, the run was ended.`
}

/** Settings without effect that are named. */
const MOST_WITHOUT_EFFECT = 5

/** "only datadir, server-id changed, settings without effect on speed": half a sentence. */
export function withoutEffectText(settings: readonly string[], quote: Quote): string {
  const names = [...new Set(settings)]
  const more = names.length - MOST_WITHOUT_EFFECT
  const named = `${names.slice(0, MOST_WITHOUT_EFFECT).map(quote).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  return `only ${named} changed, settings without effect on speed`
}
