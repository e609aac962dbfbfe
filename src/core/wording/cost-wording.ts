/** Costs of a transaction beside its time, in words. */
import type { Cost } from '../names.ts'
import { bytes, milliseconds, rate } from './figures.ts'

interface CostWords {
  /** As a row of a table. */
  readonly name: string
  readonly text: (amount: number) => string
}

const WORDS: Readonly<Record<Cost, CostWords>> = {
  cpu: { name: 'server CPU time', text: (micros) => `${rate(micros)} µs` },
  switches: { name: 'context switches', text: rate },
  written: { name: 'written to disk', text: kilobytes },
  read: { name: 'read from disk', text: kilobytes },
  fsyncs: { name: 'fsyncs of InnoDB', text: rate },
  network: { name: 'network', text: kilobytes },
  memory: { name: 'resident memory', text: bytes },
  p50: { name: 'p50 latency', text: latency },
  p95: { name: 'p95 latency', text: latency },
  p99: { name: 'p99 latency', text: latency },
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

/** "12.3 KB"; for each transaction, or of the server as a whole. */
export function costAmount(cost: Cost, amount: number): string {
  return WORDS[cost].text(amount)
}
