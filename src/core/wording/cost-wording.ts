/** A transaction's costs other than time, in words. Plain text: the view escapes. */
import type { Cost } from '../names.ts'
import { type GatedCost, gatedCosts } from '../result/gated-costs.ts'
import type { Result } from '../result/result.ts'
import { bytes, change, count, milliseconds, rate, share } from './figures.ts'
import { cellText, type Quote } from './wording.ts'

/** Larger costs are written as multiples. */
const TIMES = 1.5
/** Larger percentages have no decimals. */
const WHOLE_PERCENT = 0.0995

interface CostWords {
  /** As a row of a table. */
  readonly name: string
  readonly text: (amount: number) => string
  /** "writes", "as many", "KB per transaction". */
  readonly verb: string
  readonly as: 'as many' | 'as much'
  readonly what: string
}

const WORDS: Readonly<Record<Cost, CostWords>> = {
  cpu: words('server CPU time', micros, ['takes', 'as much', 'CPU time per transaction']),
  switches: words('context switches', rate, ['makes', 'as many', 'context switches per transaction']),
  written: words('written to disk', kilobytes, ['writes', 'as many', 'KB per transaction']),
  read: words('read from disk', kilobytes, ['reads', 'as many', 'KB per transaction']),
  fsyncs: words('fsyncs of InnoDB', rate, ['makes', 'as many', 'fsyncs per transaction']),
  network: words('network', kilobytes, ['exchanges', 'as many', 'KB per transaction with clients']),
  memory: words('resident memory', bytes, ['takes', 'as much', 'memory']),
  p50: words('p50 latency', latency, ['has', 'as much', 'latency at p50']),
  p95: words('p95 latency', latency, ['has', 'as much', 'latency at p95']),
  p99: words('p99 latency', latency, ['has', 'as much', 'latency at p99']),
}

function words(
  name: string,
  text: CostWords['text'],
  [verb, as, what]: readonly [string, CostWords['as'], string],
): CostWords {
  return { name, text, verb, as, what }
}

function micros(amount: number): string {
  return `${rate(amount)} µs`
}

function kilobytes(amount: number): string {
  return `${rate(amount / 1000)} KB`
}

function latency(amount: number): string {
  return `${milliseconds(amount)} ms`
}

/** "written to disk". */
export function costName(cost: Cost): string {
  return WORDS[cost].name
}

/** "12.3 KB"; for each transaction, or for the server as a whole. */
export function costAmount(cost: Cost, amount: number): string {
  return WORDS[cost].text(amount)
}

/** "my.cnf writes 2.1 × as many KB per transaction (limit 20 %)". */
export function costTitle({ found, cost, gated }: GatedCost, quote: Quote): string {
  const { verb, as, what } = WORDS[cost.cost]
  const size = Math.abs(cost.change)
  const percent = `${(100 * size).toFixed(size < WHOLE_PERCENT ? 1 : 0)} % ${cost.change < 0 ? 'less' : 'more'}`
  const much = 1 + cost.change >= TIMES ? `${(1 + cost.change).toFixed(1)} × ${as}` : percent
  return `${quote(found.scenario)} ${verb} ${much} ${what} (limit ${share(gated.tolerance)})`
}

/** "oltp_update_index at 4 threads, 6.8 KB → 13.8 KB (95 %: +94.5 to +108.6 %), reproduced on fresh servers". */
export function costEvidence({ found, cost, gated }: GatedCost, quote: Quote): string {
  const { before, now, low, high } = cost
  const amounts =
    before === null || now === null
      ? change(cost.change)
      : `${costAmount(cost.cost, before)} → ${costAmount(cost.cost, now)}`
  const sure = `95 %: ${change(low).replace(' %', '')} to ${change(high)}`
  return `${cellText(found, quote)}, ${amounts} (${sure})${gated.confirmed === true ? ', reproduced on fresh servers' : ''}`
}

/**
 * Title and evidence of a run whose QPS alone would have been within its limits; undefined if no cost is beyond its
 * limit.
 */
export function costVerdict(
  result: Result,
  quote: Quote,
): { readonly title: string; readonly evidence: string } | undefined {
  const [worst, ...others] = gatedCosts(result, result.verdict)
  if (result.verdict === 'pass') return undefined
  if (worst === undefined)
    return result.warnings.some(({ code }) => code === 'cost-unknown')
      ? { title: 'a cost that has a limit could not be measured', evidence: 'QPS is within the limit' }
      : undefined
  const { found, cost, gated } = worst
  const evidence = costEvidence(worst, quote)
  if (result.verdict === 'regressed') {
    const more = others.length === 0 ? '' : `; ${count(others.length, 'more cost')} over the limit`
    return { title: costTitle(worst, quote), evidence: `${evidence}${more}` }
  }
  return {
    title: `${costName(cost.cost)} of ${quote(found.scenario)} is undecided (limit ${share(gated.tolerance)})`,
    evidence: gated.label === 'undecided' ? evidence : `${evidence}, ${gated.label}`,
  }
}
