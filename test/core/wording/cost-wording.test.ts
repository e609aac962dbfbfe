import { expect, it } from 'vitest'
import { headline } from '../../../src/core/wording/verdict-text.ts'
import { gatedCost, resultComparison, resultCost } from '../../builders.ts'
import { sweepOf } from '../../sweep-result.ts'

/** The headline of a run in which one cost alone is beyond its limit. */
function headlineOf(cost: Parameters<typeof resultCost>[0]): string {
  const costs = [{ ...resultCost(cost), gated: gatedCost() }]
  const comparisons = [resultComparison({ verdict: 'pass', label: 'within the limit', costs })]
  return headline(sweepOf(['off', 'on'], ['writes'], [8], { verdict: 'regressed', comparisons }))
}

it.each([
  ['cpu', 0.34, 'on takes 34% more CPU time per transaction (limit 20%)'],
  ['switches', 1, 'on makes 2.0 × as many context switches per transaction (limit 20%)'],
  ['read', 0.26, 'on reads 26% more KB per transaction (limit 20%)'],
  ['fsyncs', 4, 'on makes 5.0 × as many fsyncs per transaction (limit 20%)'],
  ['network', 0.6, 'on exchanges 1.6 × as many KB per transaction with clients (limit 20%)'],
  ['memory', 0.21, 'on takes 21% more memory (limit 20%)'],
  ['p50', 0.055, 'on has 5.5% more latency at p50 (limit 20%)'],
  ['p95', 2, 'on has 3.0 × as much latency at p95 (limit 20%)'],
  ['p99', 0.4, 'on has 40% more latency at p99 (limit 20%)'],
] as const)('the headline names the cost "%s" if that alone is beyond its limit', (cost, change, title) => {
  expect(headlineOf({ cost, change }).startsWith(`${title}: `)).toBe(true)
})

it.each([
  [0, 'on has 0.600 errors per transaction, none before (limit 0.04%)'],
  [0.2, 'on has 0.600 errors per transaction, 0.200 before (limit 4%)'],
])('the headline has the errors per transaction now and before, with %d per transaction before', (before, title) => {
  expect(headlineOf({ cost: 'errors', change: 2, before, now: 0.6 }).startsWith(`${title}: `)).toBe(true)
})
