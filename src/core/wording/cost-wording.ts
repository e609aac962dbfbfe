/** Costs of a transaction other than time, in words. Texts are plain, so views have to escape them. */

import { ADDED_ERRORS, countsFailures } from '../comparison/cost-blocks.ts'
import { bytes, change, count, fineShare, fromTo, milliseconds, rate, share, sizeOf } from '../figures.ts'
import type { Cost } from '../names.ts'
import { type GatedCost, gatedCosts } from '../result/gated-costs.ts'
import type { Result, ResultCost } from '../result/result.ts'
import { LABELS } from './comparison-text.ts'
import { shorten } from './escape.ts'
import { cellText } from './wording.ts'

/** Factor from which on costs are shown as multiples, "2.1 ×", because larger percentages are hard to read. */
const TIMES = 1.5

const micros = (amount: number) => `${rate(amount)} µs`
const kilobytes = (amount: number) => `${rate(amount / 1000)} KB`
const latency = (amount: number) => `${milliseconds(amount)} ms`

/** Parts of a sentence, with a function that writes an amount: "writes", "as many", "KB per transaction". */
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

/** An amount per transaction with its unit. Memory is that of the whole server, because transactions share it. */
export function costAmount(cost: Cost, amount: number): string {
  const [, , , text] = WORDS[cost]
  return text(amount)
}

/**
 * Example: "my.cnf writes 2.1 × as many KB per transaction (limit 20%)". For failures, it shows the numbers of both
 * sides, because there may have been none before: "my.cnf has 0.400 errors per transaction (error 1020), none before
 * (limit 0.1%)".
 */
export function costTitle({ comparison: { scenario }, cost, gated }: GatedCost): string {
  const [verb, as, what] = WORDS[cost.cost]
  const name = shorten(scenario)
  const percent = `${sizeOf(cost.change)} ${cost.change < 0 ? 'less' : 'more'}`
  const limit = `(${costLimit({ cost, gated })})`
  if (countsFailures(cost.cost) && cost.now !== null && cost.before !== null) {
    const which = cost.errorNumber === undefined ? '' : ` (error ${cost.errorNumber})`
    const before = cost.before === 0 ? 'none' : rate(cost.before)
    return `${name} ${verb} ${rate(cost.now)} ${what}${which}, ${before} before ${limit}`
  }
  const much = 1 + cost.change >= TIMES ? `${(1 + cost.change).toFixed(1)} × ${as}` : percent
  return `${name} ${verb} ${much} ${what} ${limit}`
}

/**
 * Example: "limit 20%". For errors it is the share of transactions that may fail in addition to those that failed
 * before: "limit 0.1%".
 */
export function costLimit({ cost: { cost, before }, gated }: Pick<GatedCost, 'cost' | 'gated'>): string {
  const tolerance = gated.tolerance ?? 0
  return `limit ${cost === 'errors' ? fineShare(tolerance * (ADDED_ERRORS + (before ?? 0))) : share(tolerance)}`
}

/** Whether failures are new, because nothing failed before. A change from zero has no percentage, so none is shown. */
export function isNew({ cost, before }: ResultCost): boolean {
  return countsFailures(cost) && before === 0
}

export function costEvidence({ comparison, cost, gated }: GatedCost): string {
  const { before, now } = cost
  const amounts =
    before === null || now === null
      ? change(cost.change)
      : `${costAmount(cost.cost, before)} → ${costAmount(cost.cost, now)}`
  const within = isNew(cost) ? '' : ` (95%: ${fromTo(cost)})`
  return `${cellText(comparison)}, ${amounts}${within}${gated.confirmed === true ? ', confirmed on restarted servers' : ''}`
}

/**
 * Title and evidence if a cost decides the verdict, because QPS alone would have passed. Undefined if every cost is
 * within its limit.
 */
export function costVerdict(result: Result): { readonly title: string; readonly evidence: string } | undefined {
  const [worst, ...others] = gatedCosts(result, result.verdict)
  if (result.verdict === 'pass') return undefined
  if (worst === undefined)
    return result.warnings.some(({ code }) => code === 'cost-unknown')
      ? { title: 'a cost that has a limit could not be measured', evidence: 'QPS is within the limit' }
      : undefined
  const { gated } = worst
  const evidence = costEvidence(worst)
  if (result.verdict === 'regressed') {
    const more = others.length === 0 ? '' : `; ${count(others.length, 'more cost')} over the limit`
    return { title: costTitle(worst), evidence: `${evidence}${more}` }
  }
  return {
    title: `could not tell: ${costTitle(worst)}`,
    evidence: gated.label === 'inconclusive' ? evidence : `${evidence}, ${LABELS[gated.label]}`,
  }
}
