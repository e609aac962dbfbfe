import { describe, expect, it } from 'vitest'
import { parseTolerances } from '../../../src/core/policy/tolerance-line.ts'

describe('tolerances on one line', () => {
  it.each([
    ['5%', { qps: { control: 0.05, base: 0.05 }, costs: {} }],
    ['0.07', { qps: { control: 0.07, base: 0.07 }, costs: {} }],
    ['qps=5%', { qps: { control: 0.05, base: 0.05 }, costs: {} }],
    ['5%,cpu=10%,written=20%', { qps: { control: 0.05, base: 0.05 }, costs: { cpu: 0.1, written: 0.2 } }],
    [' written = 20% , 5% ', { qps: { control: 0.05, base: 0.05 }, costs: { written: 0.2 } }],
    ['errors=off', { qps: undefined, costs: { errors: null } }],
    ['p99=25%', { qps: undefined, costs: { p99: 0.25 } }],
  ])('are read from "%s"', (text, expected) => expect(parseTolerances(text)).toEqual(expected))

  it.each([
    ['an empty text', ''],
    ['a percentage without its sign', '5'],
    ['an unknown cost', 'disk=5%'],
    ['a cost without a limit', '5%,written'],
    ['a cost that is named twice', 'written=5%,written=10%'],
    ['QPS that are named twice', '5%,qps=10%'],
    ['two percentages', '5%,10%'],
    ['a property that every object has', 'constructor=5%'],
    ['a limit of 100%', 'written=100%'],
    ['an empty part', '5%,'],
    ['a cost other than errors that is off', 'written=off'],
    ['two equals signs', 'written==5%'],
  ])('are refused for %s', (_, text) => expect(parseTolerances(text)).toBeUndefined())
})
