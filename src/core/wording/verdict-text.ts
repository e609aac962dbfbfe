/**
 * The verdict in words: title, evidence, causes and next step. Every view opens with them. Texts are plain, so views
 * have to escape them.
 */
import { byEffect, type Cause, type Explanation, isOfGain } from '../attribution/attribution.ts'
import { type ComparisonName, nameKey } from '../comparison/comparison.ts'
import { isUnmeasured } from '../coverage/coverage.ts'
import { change, changeAndRange, count, firstOf, fromTo, joinTexts, rate, share, sizeOf } from '../figures.ts'
import { DOCS, type Revision } from '../names.ts'
import { shardText } from '../request/shard.ts'
import { checkFailure } from '../result/check-failure.ts'
import { gatedCosts } from '../result/gated-costs.ts'
import { measuredPart, refusalsOf } from '../result/refused-part.ts'
import type { Result, ResultComparison, ResultStatement } from '../result/result.ts'
import { assessmentText } from '../setting/assessment-text.ts'
import { purposeOf } from '../setting/knowledge.ts'
import { isSameName } from '../setting/option-name.ts'
import type { Refusal } from '../setting/refusal.ts'
import { isUnpursued, type VerdictKind } from '../verdict/judgement.ts'
import { bySeverity } from '../verdict/tolerance.ts'
import { noEffectText } from '../warnings/warnings.ts'
import { USUAL_LOAD } from '../workloads/workloads.ts'
import { alikeLinesText, inManyText, scenarioText } from './alike-text.ts'
import { figuresOf, revertText, sufficesText } from './cause-wording.ts'
import { LABELS, limitText } from './comparison-text.ts'
import { costTitle, costVerdict } from './cost-wording.ts'
import { shorten } from './escape.ts'
import { memoryTitle } from './memory-text.ts'
import { diskTitle, scaledSetting, scaledText } from './size-text.ts'
import { costlyLine, costlyStatements, costlyText } from './statement-wording.ts'
import { dearestOf, isTooRough, levelComparisons, missingTitle, rankedText, studyTitle } from './study-text.ts'
import { boughtText, isBought, riskTitle } from './trade-text.ts'
import { unmeasuredEvidence, unmeasuredTitle, unreadTitle, untimelyTitle } from './unmeasured-text.ts'
import { against, cellText, linesOf, namesText, upstreamVersions } from './wording.ts'

const MOST_CAUSES = 2

export interface VerdictText {
  /** Example: "merging costs 16% of QPS (my.cnf:7)". */
  readonly title: string
  /** Example: "oltp_read_only at 8 threads, 31,400 → 26,300 QPS (95%: −19.4 to −12.6%, limit 5%)". May be empty. */
  readonly evidence: string
}

/** Title, evidence and cause on one line, for places that have room for only one sentence. */
export function headline(result: Result): string {
  const { title, evidence } = verdictText(result)
  const settings = blamedCauses(result).map((each) => namesText(each.settings.map(({ name }) => name)))
  const causes = settings.length > 0 ? settings : blamedStatements(result).map((one) => costlyText(one))
  const cause = firstOf(causes, MOST_CAUSES, ' and ')
  const because = cause === '' ? '' : `, ${isOfGain(result.explanation) ? 'thanks to' : 'caused by'} ${cause}`
  return `${joinTexts([title, evidence], ': ')}${because}`
}

export function verdictText(result: Result): VerdictText {
  const { title, evidence } = changeText(result)
  return { title: joinTexts([title, unreadTitle(result)], ' · '), evidence }
}

/** Title and evidence without the files that could not be read, because `verdictText` adds these only once. */
function changeText(result: Result): VerdictText {
  const refusals = refusalsOf(result)
  const refusal = worstRefusal(result)
  if (refusal?.isMeasured === true && refusal.kind === 'start') return remedyVerdict(measuredPart(result), refusal)
  if (refusal?.isMeasured === true) return statementsVerdict(result, refusal, refusals.length - 1)
  if (refusal !== undefined) return refusalVerdict(result, refusal, refusals.length - 1)
  const { title: measured, evidence } = measuredText(result)
  const lines = blamedLines(result)
  const title = `${lines === '' ? measured : `${measured} (${lines})`}${boughtText(result)}`
  const unmeasured = result.verdict === 'not-measured' ? '' : unmeasuredTitle(result)
  const { shard } = result.plan
  const part = shard === null ? '' : `shard ${shardText(shard)} alone`
  const parts = [
    title,
    part,
    scaledTitle(result),
    riskTitle(result),
    memoryTitle(result),
    diskTitle(result),
    unmeasured,
    untimelyTitle(result),
    missingTitle(result),
  ]
  return { title: joinTexts(parts, ' · '), evidence }
}

/** Example: "my.cnf:7, 9"; only the first causes, because a title has little room. Empty if no line is to blame. */
function blamedLines(result: Result): string {
  const causes = blamedCauses(result).slice(0, MOST_CAUSES)
  const lines = shorten(linesOf(causes.flatMap(({ settings }) => settings.flatMap(({ place }) => place ?? []))))
  return lines === '' ? '' : `${lines}${alikeLinesText(result, result.explanation?.scenario ?? '')}`
}

function measuredText(result: Result): VerdictText {
  const { verdict, comparisons, accepted } = result
  if (comparisons.length === 0) {
    const messageOf = (wanted: string) => result.warnings.find(({ code }) => code === wanted)?.message
    const refused = messageOf('sql-not-contained')
    if (refused !== undefined) return { title: 'the SQL of a fork was not run', evidence: refused }
    if (verdict === 'not-measured') return idleVerdict(result)
    const seen = UNSEEN.map((code) => shorten(messageOf(code) ?? '', MOST_SEEN))
    return { title: emptyTitle(result), evidence: joinTexts(seen, '; ') }
  }
  if (accepted !== null && verdict === 'pass') {
    const { title, evidence } = measuredText({ ...result, verdict: 'regressed', accepted: null })
    return { title: `${title}, accepted by ${shorten(accepted.by)}`, evidence }
  }
  if (verdict === 'not-measured') return idleVerdict(result)
  const decisive = bySeverity(result.comparisons.filter((each) => each.verdict === verdict && !isUnpursued(each)))
  const [worst] = decisive
  const text =
    worst === undefined ? (costVerdict(result) ?? distrustVerdict(result)) : TEXTS[verdict](result, decisive, worst)
  return accepted === null
    ? text
    : { ...text, evidence: joinTexts([text.evidence, `what regressed was accepted by ${shorten(accepted.by)}`], '; ') }
}

const MOST_SEEN = 300
const UNSEEN = ['files-looked-at', 'submodules-unread', 'names-unread', 'files-excluded'] as const

/** The worst refusal: one that left nothing to measure, else one of a start, else one of statements. */
function worstRefusal(result: Result): Refusal | undefined {
  const refusals = refusalsOf(result)
  return refusals.find(({ isMeasured }) => !isMeasured) ?? refusals.find(({ kind }) => kind === 'start') ?? refusals[0]
}

/** @param others number of further refusals, because the title names only the worst */
function refusalVerdict(result: Result, refusal: Refusal, others: number): VerdictText {
  const { kind, scenario, title, lines } = refusal
  const subject =
    kind === 'start' ? `${programOf(refusal)} does not start with ${scenarioText(result, scenario)}` : shorten(title)
  const places = shorten(linesOf(lines))
  // Settings of a schema have no names, so the sentence would have nothing to list.
  const isNamed = kind !== 'schema' && lines.length > 0
  const cause = !isNamed ? '' : `the ${lines.length === 1 ? 'cause is' : 'causes are'} ${blamedNames(lines, ' and ')}`
  const more = others === 0 ? '' : `it also refuses ${count(others, 'more scenario')}`
  const place = places === '' ? '' : ` (${places})`
  return { title: `${subject.replace(/^The /, 'the ')}${place}`, evidence: joinTexts([cause, more], '; ') }
}

function programOf({ server }: Refusal): string {
  return server === null ? 'the server' : `${server.product} ${shorten(upstreamVersions(server.version))}`
}

function blamedNames(lines: Refusal['lines'], separator: string): string {
  const names = [...new Set(lines.map(({ name }) => shorten(name)))]
  return firstOf(names, MOST_CAUSES, separator)
}

/**
 * Text for a change with refused options that qpsgate replaced. The title says that the server does not start, because
 * that is worse than any cost. The evidence says what was measured with the replacing options.
 */
function remedyVerdict(result: Result, refusal: Refusal): VerdictText {
  const { scenario, lines } = refusal
  const { title, evidence } = changeText({ ...result, verdict: verdictOfMeasured(result) })
  return {
    title: `${programOf(refusal)} does not start with ${scenarioText(result, scenario)}: it refuses ${count(lines.length, 'option')}`,
    evidence: `${blamedNames(lines, ', ')} (${shorten(linesOf(lines))}); with what it takes instead, ${joinTexts([title, evidence], ': ')}`,
  }
}

/** Text for a change after which statements fail, and whose cost was measured all the same. */
function statementsVerdict(result: Result, refusal: Refusal, others: number): VerdictText {
  const refused = refusalVerdict(result, refusal, others)
  const accepted = result.accepted === null ? '' : `, accepted by ${shorten(result.accepted.by)}`
  const part = measuredPart(result)
  const title = `${refused.title}${accepted}`
  if (part.comparisons.length === 0) return { ...refused, title }
  const verdict = verdictOfMeasured(part)
  const measured = changeText({ ...part, verdict, accepted: null })
  return verdict === 'regressed'
    ? {
        title: joinTexts([title, measured.title], ' · '),
        evidence: joinTexts([refused.evidence, measured.evidence], '; '),
      }
    : { title, evidence: joinTexts([refused.evidence, `apart from that, ${measured.title}`, measured.evidence], '; ') }
}

function verdictOfMeasured(result: Result): 'regressed' | 'inconclusive' | 'pass' {
  const verdicts = result.comparisons.map((comparison) => comparison.verdict)
  if (gatedCosts(result, 'regressed').length > 0) return 'regressed'
  return (['regressed', 'inconclusive'] as const).find((each) => verdicts.includes(each)) ?? 'pass'
}

type Decisive = readonly ResultComparison[]
type Texts = (result: Result, decisive: Decisive, worst: ResultComparison) => VerdictText

const TEXTS: Readonly<Record<VerdictKind, Texts>> = {
  regressed: regressionVerdict,
  pass: passVerdict,
  inconclusive: openVerdict,
  measured: studyVerdict,
}

function regressionVerdict(result: Result, decisive: Decisive, worst: ResultComparison): VerdictText {
  const [cost, ...costs] = gatedCosts(result, 'regressed')
  const failing = [cost, ...costs].find((each) => each?.cost.cost === 'errors')
  const { errorNumber } = failing?.cost ?? {}
  const fails = errorNumber === undefined ? '' : `statements fail with error ${errorNumber}`
  // qpsgate does not restart a server that ran already, so the text must not say that it did.
  const where = result.warnings.some(({ code }) => code === 'external-server') ? '' : ' on restarted servers'
  const shown = worstShown(result, worst)
  const parts = [
    shown === worst ? '' : `${evidenceOf(result, shown)}, ${LABELS[shown.label]}`,
    `${evidenceOf(result, worst)}${worst.confirmed === true ? `, confirmed${where}` : ''}`,
    isSelected(shown) ? 'so close to the limit, a confirmed figure tends to be too large' : '',
    moreText(decisive.length - 1, 'more comparison', 'over the limit'),
    cost === undefined ? '' : costTitle(cost),
    moreText(costs.length, 'more cost', 'over the limit'),
  ]
  return { title: joinTexts([bothWays(result, shown), fails], '; '), evidence: joinTexts(parts, '; ') }
}

/**
 * The slowest comparison, even one that was not measured further after another had regressed ("not pursued"), because
 * the title must not show a smaller loss than the report does.
 */
export function worstShown({ comparisons }: Result, worst: ResultComparison): ResultComparison {
  const slower = comparisons.filter(
    ({ high, rule, label }) => high < 0 && rule === worst.rule && isUnpursued({ label }),
  )
  return [worst, ...slower].reduce((one, other) => (other.change < one.change ? other : one))
}

/**
 * Multiple of the limit. The estimate of a regression smaller than this multiple may be too large by chance: of changes
 * exactly as large as the limit, half are estimated to be beyond it.
 */
const SELECTED_LIMITS = 2

function isSelected({ change, tolerance, verdict }: ResultComparison): boolean {
  return verdict === 'regressed' && change > -SELECTED_LIMITS * (tolerance ?? 0)
}

/**
 * Adds the worst loss to a gain and the best gain to a loss, so that a title does not hide the other half: "merging
 * gains 11% of QPS, but costs 2.3% in oltp_read_only at 8 threads".
 */
function bothWays(result: Result, shown: ResultComparison): string {
  const peers = result.comparisons.filter(({ scenario, rule }) => scenario === shown.scenario && rule === shown.rule)
  const others =
    shown.change < 0 ? peers.filter(({ label }) => label === 'improved') : peers.filter(({ high }) => high < 0)
  const text = effectText(result, shown)
  if (others.length === 0) return text
  const farthest = others.reduce((one, other) => (Math.abs(other.change) > Math.abs(one.change) ? other : one))
  const verb = shown.rule === 'base' ? (shown.change < 0 ? 'gains' : 'costs') : shown.change < 0 ? 'gains' : 'loses'
  const size = isScaledIn(result, farthest) ? '' : `${sizeOf(farthest.change)} `
  return `${text}, but ${verb} ${size}in ${cellText(farthest)}`
}

function moreText(many: number, noun: string, what: string): string {
  return many === 0 ? '' : `${count(many, noun)} ${what}`
}

function passVerdict(result: Result, passing: Decisive, worst: ResultComparison): VerdictText {
  const comparisons = limitedOnes(result)
  const changes = changeComparisons(passing)
  const closest = closestToLimit(changes) ?? worst
  const best = largestGain(passing)
  const slower = changes.find(({ label }) => label === 'slower within the limit')
  const shown = best ?? slower ?? closest
  const isOne = new Set(comparisons.map(({ scenario }) => scenario)).size === 1
  const all = passing.length === 2 ? 'both' : `all ${passing.length}`
  const many = passing.length === comparisons.length ? all : `${passing.length} of ${comparisons.length}`
  const within = isOne ? harmlessText(result, changes, shown) : `${many} comparisons are within their limits`
  const title = best === undefined ? within : bothWays(result, best)
  const isClosest = changes.length > 1 && shown === closest && best === undefined
  return { title, evidence: `${evidenceOf(result, shown)}${isClosest ? ' comes closest to its limit' : ''}` }
}

/** The comparison whose interval reaches farthest towards its limit, which is the one that a title's "at most" is of. */
function closestToLimit(comparisons: Decisive): ResultComparison | undefined {
  const roomOf = ({ low, tolerance }: ResultComparison) => low + (tolerance ?? 0)
  return comparisons.toSorted((one, other) => roomOf(one) - roomOf(other))[0]
}

function limitedOnes({ comparisons }: Result): Decisive {
  return comparisons.filter(({ tolerance }) => tolerance !== null)
}

/** Comparisons with the baseline count only if there are no others, because they show earlier changes too. */
export function changeComparisons(comparisons: Decisive): Decisive {
  const changes = comparisons.filter(({ rule }) => rule !== 'baseline')
  return changes.length > 0 ? changes : comparisons
}

function largestGain(comparisons: Decisive): ResultComparison | undefined {
  const gains = changeComparisons(comparisons).filter(({ label }) => label === 'improved')
  return gains.toSorted((one, other) => other.change - one.change)[0]
}

function harmlessText(result: Result, comparisons: Decisive, shown: ResultComparison): string {
  if (shown.label === 'slower within the limit') return `${effectText(result, shown)}, within the limit`
  const alike = isScaledIn(result, shown) ? [] : comparisons.filter(({ rule }) => rule === shown.rule)
  const most = Math.max(0, ...alike.map(({ low }) => -low))
  const subject = shown.rule === 'base' ? '' : `${shorten(shown.scenario)} has `
  const many = inManyText(result, shown.scenario)
  return `${subject}no measurable cost${most === 0 ? '' : ` (at most ${share(most)})`}${many}`
}

/** A sweep without limits has no verdict, so its title is the highest cost. */
function studyVerdict(result: Result, _: Decisive, worst: ResultComparison): VerdictText {
  const shown = levelComparisons(result).filter(({ scenario }) => scenario === dearestOf(result)?.scenario)
  const [only = worst, ...others] = shown
  return {
    title: studyTitle(result) ?? effectText(result, worst),
    evidence: others.length === 0 ? evidenceOf(result, only) : rankedText(result),
  }
}

function openVerdict(result: Result, open: Decisive, worst: ResultComparison): VerdictText {
  const why = worst.label === 'inconclusive' ? '' : `, ${LABELS[worst.label]}`
  const more = moreText(open.length - 1, 'more comparison', 'inconclusive')
  const evidence = joinTexts([`${evidenceOf(result, worst)}${why}`, more], '; ')
  const isOne = result.comparisons.every(({ scenario }) => scenario === worst.scenario)
  const about = worst.rule === 'base' && isOne ? '' : ` about ${scenarioText(result, worst.scenario)}`
  const best = largestGain(result.comparisons)
  if (best === undefined) return { title: `could not tell${about}: ${changeAndRange(worst)}`, evidence }
  return {
    title: `${effectText(result, best)}; could not tell${about} in ${shorten(worst.workload)}: ${changeAndRange(worst)}`,
    evidence: `${evidence}; ${evidenceOf(result, best)}`,
  }
}

/**
 * Text for a run that exercised nothing of the change. The title still says what the measured load shows, because an
 * unexpected cost may appear there.
 */
function idleVerdict(result: Result): VerdictText {
  const [worst] = bySeverity(result.comparisons)
  const why = unmeasuredEvidence(result)
  if (worst === undefined) return { title: unmeasuredTitle(result), evidence: why }
  const title = joinTexts([loadText(result, worst), unmeasuredTitle(result)], '; ')
  return { title, evidence: joinTexts([why, evidenceOf(result, worst)], '; ') }
}

function loadText(result: Result, worst: ResultComparison): string {
  const { comparisons } = result
  const isUsual = comparisons.every(({ workload }) => USUAL_LOAD.some(({ script }) => script === workload))
  const load = `under the ${isUsual ? 'usual' : 'measured'} load`
  if (worst.high < 0) return `${effectText(result, worst)} ${load}`
  const best = largestGain(comparisons)
  const [widest] = comparisons
    .filter(({ low, tolerance }) => tolerance !== null && -low >= tolerance)
    .toSorted((a, b) => a.low - b.low)
  if (widest !== undefined) return `could not tell ${load}: ${changeAndRange(widest)}`
  if (best !== undefined) return `${effectText(result, best)} ${load}`
  const most = Math.max(0, ...comparisons.map(({ low }) => -low))
  return `no cost ${load}${most === 0 ? '' : ` (at most ${share(most)})`}`
}

/**
 * Text for a run whose comparisons were all decided, but which is not trusted as a whole. The evidence refers to the
 * warnings.
 */
function distrustVerdict(result: Result): VerdictText {
  const { warnings } = result
  const comparisons = limitedOnes(result)
  const passing = comparisons.filter((each) => each.verdict === 'pass').length
  const codes = [...new Set(warnings.map(({ code }) => code))].slice(0, 3).map((one) => shorten(one))
  const see = codes.length === 0 ? '' : `; see the warnings (${codes.join(', ')})`
  return {
    title: 'the run cannot be trusted',
    evidence: `${passing} of ${count(comparisons.length, 'comparison')} within the limit${see}`,
  }
}

function emptyTitle({ plan, measuredSeconds, settings, coverage, warnings }: Result): string {
  if (plan.shard !== null && plan.cells.length === 0) return 'no load is left for this shard'
  if (measuredSeconds > 0 || plan.rules.includes('control')) return 'nothing was compared'
  const same = coverage.filter(({ status }) => status === 'no-difference')
  if (same.length > 0) return same.map((covered) => `${shorten(covered.name)} ${assessmentText(covered)}`).join('; ')
  const names = settings.map(({ name }) => joinTexts([shorten(name), purposeText(name)], ' '))
  const changed = names.length === 0 ? 'no setting changed' : noEffectText(names)
  return warnings.some(({ code }) => code === 'start-unchecked') ? `${changed}; its start was not checked` : changed
}

function purposeText(name: string): string {
  const purpose = purposeOf(name)
  return purpose === undefined ? '' : `(${purpose})`
}

/**
 * Example: "merging costs 16% of QPS", or "pfson is 5.3% slower than pfsoff". Where an option was scaled down for the
 * test machine, the measured size is not production's, so the text has no percentage: "merging costs QPS".
 */
function effectText(result: Result, comparison: ResultComparison): string {
  const { rule, scenario, change, reference } = comparison
  const isRough = isScaledIn(result, comparison)
  const size = isRough ? '' : `${sizeOf(change)} `
  if (rule !== 'base')
    return `${shorten(scenario)} is ${size}${change < 0 ? 'slower' : 'faster'} than ${against({ rule, reference })}`
  const isOne = result.comparisons.every((other) => other.scenario === scenario)
  const qps = isRough ? 'QPS' : 'of QPS'
  return `merging ${change < 0 ? 'costs' : 'gains'} ${size}${qps}${isOne ? inManyText(result, scenario) : ` in ${scenarioText(result, scenario)}`}`
}

/**
 * Whether sizes were scaled down for the test. The effect then has the right direction but not the right size, so no
 * figure is shown.
 */
function isScaledIn(result: Result, { scenario }: ResultComparison): boolean {
  return scaledSetting(result, scenario, blamedNamesIn(result)) !== undefined
}

function blamedNamesIn(result: Result): readonly string[] {
  return blamedCauses(result).flatMap(({ settings }) => settings.map(({ name }) => name))
}

function scaledTitle(result: Result): string {
  const scenarios = [...new Set(result.comparisons.map(({ scenario }) => scenario))]
  const names = blamedNamesIn(result)
  const [scaled] = scenarios.flatMap((scenario) => scaledSetting(result, scenario, names) ?? [])
  return scaledText(scaled)
}

/**
 * The effect with its evidence: "merging costs 16% of QPS: oltp_read_only at 8 threads, 31,400 → 26,300 QPS (95%:
 * −19.4 to −12.6%, limit 5%)".
 */
export function finding(result: Result, comparison: ResultComparison): string {
  return `${effectText(result, comparison)}: ${evidenceOf(result, comparison)}`
}

function evidenceOf(result: Result, comparison: ResultComparison): string {
  const rates = ratesOf(result, comparison)
  const figures = rates === undefined ? change(comparison.change) : `${rate(rates.before)} → ${rate(rates.now)}`
  const limit = comparison.tolerance === null ? '' : `, ${limitText(comparison)}`
  return `${cellText(comparison)}, ${figures} QPS (${share(comparison.confidence)}: ${fromTo(comparison)}${limit})`
}

/** QPS of the reference and of the scenario; undefined if one of them completed nothing. */
export function ratesOf({ cells, plan }: Result, comparison: ResultComparison) {
  const { rule, scenario, reference, workload, threads } = comparison
  const rateOf = (name: string, at: Revision) =>
    cells.find(
      (cell) =>
        cell.threads === threads && cell.workload === workload && cell.scenario === name && cell.revision === at,
    )?.qps
  const isPresent = plan.arms.some((arm) => arm.revision === 'head' && arm.scenario.name === reference)
  const before = rateOf(reference, rule !== 'control' ? rule : isPresent ? 'head' : 'base')
  const now = rateOf(scenario, 'head')
  return before && now ? { before, now } : undefined
}

/** A line for each cause with its cost, which is what reverting it regains. */
export function causeLines(result: Result): string[] {
  const causes = blamedCauses(result)
  const statements = blamedStatements(result).map((one) => costlyLine(one))
  if (causes.length === 0) return [...openCause(result), ...statements]
  const lines = causes.map((cause) => {
    // The title already has the cost of a single line, so its cause needs no figure.
    if (cause.kind === 'verdict') return causeSettings(cause)
    const isOfCost = result.explanation?.cost !== undefined
    const cost = cause.change === null || isOfCost ? '' : ` ${share(Math.max(0, -cause.change))}`
    const verb = cost === '' ? '' : cause.settings.length === 1 ? ' costs' : ' cost'
    const how = revertText(cause)
    const [needs, reverted] = cause.needs.length > 0 ? [how, ''] : ['', how]
    return joinTexts(
      [`${joinTexts([causeSettings(cause), needs], ', ')}${needs === '' ? '' : ','}${verb}${cost}`, reverted],
      '; ',
    )
  })
  // Statements of the user's workload follow, because they show where the cost of these lines appears.
  return [...lines, ...statements.slice(0, MOST_CAUSES)]
}

/** Example: "not found before the search ended; perhaps sync_binlog (my.cnf:8)". Empty if no search was left open. */
function openCause(result: Result): string[] {
  const worst = worstRegression(result)
  const open = result.causes.filter(({ verdict }) => verdict === 'inconclusive')
  if (worst === undefined || !isExplained(result, worst) || open.length === 0) return []
  const names = byEffect(open, result.explanation).map((cause) => causeSettings(cause))
  return [`not found before the search ended; perhaps ${firstOf(names, MOST_CAUSES, ' or ')}`]
}

const MOST_IDLE = 3

/**
 * Example: "+12.4% thanks to general_log (my.cnf:7); sync_binlog (my.cnf:8) costs 3%; sort_buffer_size (my.cnf:9)
 * gains at most 0.4%". Empty if no line gains.
 */
export function gainText(result: Result): string {
  const gains = isOfGain(result.explanation) ? blamedCauses(result) : []
  if (gains.length === 0) return ''
  const missed = result.coverage.filter(isUnmeasured).map(({ name }) => name)
  const seen = result.causes.filter(({ settings }) => !settings.every(({ name }) => missed.includes(name)))
  const others = seen.flatMap((cause) => {
    const figures = cause.verdict === 'to blame' ? undefined : figuresOf(cause)
    return figures === undefined ? [] : [{ settings: causeSettings(cause), ...figures }]
  })
  const idle = others.filter(({ low, high }) => low <= 0 && high >= 0)
  const most = share(Math.max(...idle.map(({ high }) => high)))
  const names = idle.map(({ settings }) => settings)
  return [
    ...gains.map((cause) => {
      const gain = cause.change === null ? '' : `${change(cause.change)} `
      const removed = cause.settings.every(({ place }) => place === null) ? ', now removed' : ''
      const suffices = sufficesText(cause)
      return `${gain}thanks to ${causeSettings(cause)}${removed}${suffices === '' ? '' : `, ${suffices}`}`
    }),
    ...others.filter(({ high }) => high < 0).map((cause) => `${cause.settings} costs ${share(-cause.change)}`),
    ...(idle.length === 0
      ? []
      : [`${firstOf(names, MOST_IDLE, ' and ')} ${idle.length === 1 ? 'gains' : 'gain'} at most ${most}`]),
  ].join('; ')
}

function blamedStatements(result: Result): readonly ResultStatement[] {
  const worst = worstRegression(result)
  return worst === undefined ? [] : costlyStatements(worst)
}

export function worstRegression(result: Result): ResultComparison | undefined {
  return bySeverity(measuredPart(result).comparisons.filter(({ verdict }) => verdict === 'regressed'))[0]
}

/**
 * Causes to blame, the costliest first. They belong to the worst slowdown; without one, to the cost farthest beyond its
 * limit; without that, to a gain.
 */
export function blamedCauses(result: Result): readonly Cause[] {
  const { explanation } = result
  const [gated] = gatedCosts(result, 'regressed')
  const slower = worstRegression(result) ?? (gated && { ...gated.comparison, cost: gated.cost.cost })
  const worst = slower ?? (isOfGain(explanation) ? explanation : undefined)
  if (worst === undefined || !isExplained(result, worst)) return []
  const blamed = result.causes.filter(({ verdict }) => verdict === 'to blame')
  return byEffect(blamed, explanation)
}

/**
 * Whether causes were sought for this scenario, perhaps in another cell: the search measures one cell of each scenario.
 */
export function isExplained({ causes, explanation }: Result, { rule, scenario, cost }: ComparisonName): boolean {
  const isOf = explanation?.rule === rule && explanation.scenario === scenario && explanation.cost === cost
  return causes.length > 0 && isOf
}

function causeSettings({ settings }: Cause): string {
  const names = namesText(settings.map(({ name }) => name))
  const lines = linesOf(settings.flatMap(({ place }) => place ?? []))
  return lines === '' ? names : `${names} (${shorten(lines)})`
}

export function explainedComparison({ comparisons, explanation }: Result): ResultComparison | undefined {
  return explanation === null
    ? undefined
    : comparisons.find((each) => nameKey(each) === nameKey({ ...explanation, cost: undefined }))
}

export function explainedCell(explained: ComparisonName): string {
  return `${cellText(explained)}, ${shorten(explained.scenario)} against ${against(explained)}`
}

export const PAGES = {
  reading: `${DOCS}/report.md`,
  red: `${DOCS}/red.md`,
  accepting: `${DOCS}/recipes/accept-a-regression.md`,
  coverage: `${DOCS}/coverage.md`,
} as const

/**
 * What to revert. Only lines are named that a server was started without, because it may not start without the others.
 */
function whatToRevert([dearest, ...others]: readonly Cause[], explanation: Explanation | null): string {
  if (dearest === undefined) return 'the change'
  const { kind, settings } = dearest
  if (others.length === 0)
    return settings.length === 1 ? 'this line' : kind === 'either' ? 'one of these lines' : 'these lines'
  // If all other lines depend on one line, reverting that line removes their cost too, so one line is enough.
  if ([dearest, ...others].some(isNeededByOthers)) return 'one of these lines'
  return explanation?.together
    ? 'these lines'
    : `${kind === 'either' ? 'one of ' : ''}${shorten(causeSettings(dearest))}`
}

/** How to take back changed defaults of a new version, which stand on no line; undefined if they do not cost most. */
function restoredDefaults([dearest]: readonly Cause[], explanation: Explanation | null): string | undefined {
  const names = dearest?.settings.map(({ name }) => name) ?? []
  const isDefault = (name: string) => explanation?.defaults?.some((each) => isSameName(each.name, name)) === true
  if (names.length === 0 || !names.every(isDefault)) return undefined
  return `set ${shorten(firstOf(names, MOST_CAUSES, ' and '))} as before, or revert the version`
}

function isNeededByOthers({ settings }: Cause, _: number, all: readonly Cause[]): boolean {
  const [line, ...more] = settings
  if (line === undefined || more.length > 0) return false
  return all.every(
    (other) => other.settings === settings || (other.needs.includes(line.name) && other.settings.length === 1),
  )
}

/** What the reader should do next; undefined if nothing. `page` is the page of the documentation that says more. */
export function nextStep(result: Result): { readonly text: string; readonly page: keyof typeof PAGES } | undefined {
  const { verdict, accepted } = result
  const refusal = worstRefusal(result)
  if (accepted !== null && verdict === 'pass') return undefined
  if (refusal?.isMeasured === true && refusal.kind === 'start')
    return { text: 'write what the new version takes in the place of these options', page: 'red' }
  if (refusal?.kind === 'memory') return { text: 'make the buffers smaller, or the limit larger', page: 'red' }
  if (refusal?.isMeasured === true && accepted === null)
    return { text: 'revert the cause, or ask a maintainer to accept that these statements fail', page: 'accepting' }
  if (refusal?.isMeasured === false) {
    const what = refusal.kind === 'value' ? 'the value that the server reads as another one' : 'what the server refuses'
    return { text: `correct or revert ${what}`, page: 'red' }
  }
  if (verdict === 'regressed') {
    const slowdown = worstRegression(result) === undefined ? 'cost' : 'slowdown'
    const blamed = blamedCauses(result)
    const settings = blamed.length === 0 ? result.settings : blamed.flatMap((cause) => cause.settings)
    const [accept, revert] = [
      `ask a maintainer to accept the ${slowdown}`,
      restoredDefaults(blamed, result.explanation) ??
        `revert ${whatToRevert(blamed, result.explanation)}${inManyText(result, result.explanation?.scenario ?? '')}`,
    ]
    const isWorth = isBought(
      result,
      settings.map(({ name }) => name),
    )
    return {
      text: isWorth ? `decide whether that is worth it: ${accept}, or ${revert}` : `${revert}, or ${accept}`,
      page: 'accepting',
    }
  }
  const isPartial = verdict === 'pass' && checkFailure(result) === 'not-measured'
  if (verdict === 'not-measured' || isPartial) return { text: reviewText(result), page: 'coverage' }
  if (verdict === 'measured' && isTooRough(result))
    return { text: 'run it again on a quieter machine, or with a larger --budget', page: 'red' }
  if (verdict !== 'inconclusive') return undefined
  const open = result.comparisons.filter((each) => each.verdict === 'inconclusive')
  return open.length === 0 || open.some(({ label }) => label === 'machine disturbed')
    ? { text: 'read the warnings, then run it again on a quieter machine', page: 'red' }
    : { text: `run it again ${againText(result)}`, page: 'red' }
}

/**
 * Reasons for which a setting was not exercised although a user's own workload could exercise it, so that adding one is
 * worth advising.
 */
const LOADABLE: readonly (string | null)[] = ['other-workload', 'no-load', 'switched-off', 'unknown']

function reviewText({ coverage }: Result): string {
  const isLoadable = coverage.some((each) => isUnmeasured(each) && LOADABLE.includes(each.why))
  return isLoadable ? 'review the change by hand, or add a workload that uses it' : 'review the change by hand'
}

/**
 * How to run again, the most helpful first: a larger limit comes last, because it lets more through. A warning may name
 * the budget that would decide.
 */
function againText({ warnings }: Result): string {
  const early = warnings.filter(({ code }) => code === 'budget-cannot-decide')
  const budgets = early.map((warning) => ('seconds' in warning ? Number(warning.seconds) : 0))
  const isVain = budgets.some((seconds) => seconds === 0)
  const budget = budgets.length === 0 ? 'with a larger --budget' : `with --budget ${Math.max(...budgets)}s`
  return ['on a quieter machine', ...(isVain ? [] : [budget]), 'or with a larger --tolerance'].join(', ')
}
