/** A transaction's costs other than time, in words. Plain text: the view escapes. */

import { ADDED_ERRORS, countsFailures } from '../comparison/cost-blocks.ts'
import { bytes, change, count, fineShare, fromTo, milliseconds, rate, share, sizeOf } from '../figures.ts'
import { COST_NAMES, type Cost } from '../names.ts'
import { type GatedCost, gatedCosts } from '../result/gated-costs.ts'
import type { Result, ResultCost } from '../result/result.ts'
import { LABELS } from './comparison-text.ts'
import { shorten } from './escape.ts'
import { cellText } from './wording.ts'

/** Factor from which on costs are shown as multiples, "2.1 ×", and below it as per cent. */
const TIMES = 1.5

const micros = (amount: number) => `${rate(amount)} µs`
const kilobytes = (amount: number) => `${rate(amount / 1000)} KB`
const latency = (amount: number) => `${milliseconds(amount)} ms`

/** "writes", "as many", "KB per transaction", with the text of an amount. */
type CostWords = readonly [verb: string, as: 'as many' | 'as much', what: string, text: (amount: number) => string]

const WORDS: Readonly<Record<Cost, CostWords>> = {
  errors: ['has', 'as many', 'errors per transaction', rate],
  deadlocks: ['has', 'as many', 'deadlocks and lock waits per transaction', rate],
  cpu: ['takes', 'as much', 'CPU time per transaction', micros],
  switches: ['makes', 'as many', 'context switches per transaction', rate],
  written: ['writes', 'as many', 'KB per transaction', kilobytes],
  read: ['reads', 'as many', 'KB per transaction', kilobytes],
  fsyncs: ['makes', 'as many', 'fsyncs per transaction', rate],
  network: ['exchanges', 'as many', 'KB per transaction with clients', kilobytes],
  memory: ['takes', 'as much', 'memory', bytes],
  p50: ['has', 'as much', 'latency at p50', latency],
  p95: ['has', 'as much', 'latency at p95', latency],
  p99: ['has', 'as much', 'latency at p99', latency],
}

/** "12.3 KB": the amount for each transaction; of memory, that of the whole server. */
export function costAmount(cost: Cost, amount: number): string {
  const [, , , text] = WORDS[cost]
  return text(amount)
}

/**
 * "my.cnf writes 2.1 × as many KB per transaction (limit 20 %)", "my.cnf has 0.400 errors per transaction (1020),
 * before none (limit 0.1 %)".
 */
export function costTitle({ comparison: { scenario }, cost, gated }: GatedCost): string {
  const [verb, as, what] = WORDS[cost.cost]
  const name = shorten(scenario)
  const percent = `${sizeOf(cost.change)} ${cost.change < 0 ? 'less' : 'more'}`
  const limit = `(${costLimit({ cost, gated })})`
  if (countsFailures(cost.cost) && cost.now !== null && cost.before !== null) {
    const which = cost.errorNumber === undefined ? '' : ` (${cost.errorNumber})`
    const before = cost.before === 0 ? 'none' : rate(cost.before)
    return `${name} ${verb} ${rate(cost.now)} ${what}${which}, before ${before} ${limit}`
  }
  const much = 1 + cost.change >= TIMES ? `${(1 + cost.change).toFixed(1)} × ${as}` : percent
  return `${name} ${verb} ${much} ${what} ${limit}`
}

/** "limit 20 %"; of errors, "limit 0.1 %": the share of transactions that may fail beyond those that failed before. */
export function costLimit({ cost: { cost, before }, gated }: Pick<GatedCost, 'cost' | 'gated'>): string {
  const tolerance = gated.tolerance ?? 0
  return `limit ${cost === 'errors' ? fineShare(tolerance * (ADDED_ERRORS + (before ?? 0))) : share(tolerance)}`
}

/** Whether nothing failed before: new failures have no ratio to zero, so no change in per cent is shown. */
export function isNew({ cost, before }: ResultCost): boolean {
  return countsFailures(cost) && before === 0
}

/** "oltp_update_index at 4 threads, 6.8 KB → 13.8 KB (95 %: +94.5 to +108.6 %), confirmed on fresh servers". */
export function costEvidence({ comparison, cost, gated }: GatedCost): string {
  const { before, now } = cost
  const amounts =
    before === null || now === null
      ? change(cost.change)
      : `${costAmount(cost.cost, before)} → ${costAmount(cost.cost, now)}`
  const within = isNew(cost) ? '' : ` (95 %: ${fromTo(cost)})`
  return `${cellText(comparison)}, ${amounts}${within}${gated.confirmed === true ? ', confirmed on fresh servers' : ''}`
}

/**
 * Title and evidence of a run whose QPS alone would have been within its limits; undefined if no cost is beyond its
 * limit.
 */
export function costVerdict(result: Result): { readonly title: string; readonly evidence: string } | undefined {
  const [worst, ...others] = gatedCosts(result, result.verdict)
  if (result.verdict === 'pass') return undefined
  if (worst === undefined)
    return result.warnings.some(({ code }) => code === 'cost-unknown')
      ? { title: 'a cost that has a limit could not be measured', evidence: 'QPS is within the limit' }
      : undefined
  const { comparison, cost, gated } = worst
  const evidence = costEvidence(worst)
  if (result.verdict === 'regressed') {
    const more = others.length === 0 ? '' : `; ${count(others.length, 'more cost')} over the limit`
    return { title: costTitle(worst), evidence: `${evidence}${more}` }
  }
  return {
    title: `${COST_NAMES[cost.cost]} of ${shorten(comparison.scenario)}: could not tell (${costLimit(worst)})`,
    evidence: gated.label === 'inconclusive' ? evidence : `${evidence}, ${LABELS[gated.label]}`,
  }
}
