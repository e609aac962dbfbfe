import { describe, expect, it } from 'vitest'
import { bytes, change, count, duration, milliseconds, range, rate, share } from '../../../src/core/figures.ts'
import { lineOf, linesOf } from '../../../src/core/wording/wording.ts'

describe('figures', () => {
  it.each([
    [-0.128561, 2, '−12.86%'],
    [-0.196, 1, '−19.6%'],
    [0.031, 1, '+3.1%'],
    [0, 2, '0.00%'],
    [-0.00049, 1, '0.0%'],
    [-0.000051, 2, '−0.01%'],
    [3_885_793, 1, 'over +9,900%'],
  ])('show a change of %d with %d decimals as %s', (value, decimals, text) => {
    expect(change(value, decimals)).toBe(text)
  })

  it('show an interval with its signs', () => {
    expect(range({ low: -0.21, high: -0.182 })).toBe('−21.0 … −18.2')
    expect(range({ low: -0.012, high: 0.008 })).toBe('−1.2 … +0.8')
    expect(range({ low: -0.0004, high: 0 })).toBe('0.0 … 0.0')
  })

  it.each([
    [0.05, '5%'],
    [0.075, '7.5%'],
    [0.3, '30%'],
    [0.07, '7%'],
  ])('show a share of %d as %s', (value, text) => expect(share(value)).toBe(text))

  it.each([
    [0, '0.0'],
    [0.00077483, '0.000775'],
    [1, '1.0'],
    [99.94, '99.9'],
    [99.96, '100'],
    [999.4, '999'],
    [999.5, '1,000'],
    [1_234_567, '1,234,567'],
  ])('show %d queries per second as %s', (value, text) => expect(rate(value)).toBe(text))

  it.each([
    [0.123, '0.12'],
    [9.994, '9.99'],
    [12.34, '12.3'],
    [123.4, '123'],
  ])('show %d ms as %s', (value, text) => expect(milliseconds(value)).toBe(text))

  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1.0 KiB'],
    [412 * 1024 ** 2, '412 MiB'],
    [1.5 * 1024 ** 3, '1.5 GiB'],
  ])('show %d bytes as %s', (value, text) => expect(bytes(value)).toBe(text))

  it.each([
    [0.2, '0 s'],
    [119.4, '119 s'],
    [120, '2 min'],
    [270, '5 min'],
    [7199, '120 min'],
    [7200, '2 h'],
    [9000, '2.5 h'],
  ])('show %d seconds as %s', (value, text) => expect(duration(value)).toBe(text))

  it.each([
    ['conf/my.cnf', 'conf/my.cnf:12'],
    ['x'.repeat(54), `${'x'.repeat(54)}:12`],
    [`a${'x'.repeat(54)}`, `…${'x'.repeat(53)}:12`],
    [`${'x'.repeat(10)}\u{1f600}${'x'.repeat(52)}`, `…${'x'.repeat(52)}:12`],
  ])('show the line of %s as %s', (file, text) => expect(lineOf({ file, line: 12 })).toBe(text))

  it('show a count with its noun in singular or plural', () =>
    expect([count(0, 'cell'), count(1, 'cell'), count(2, 'cell')]).toEqual(['0 cells', '1 cell', '2 cells']))
})

it.each([
  [[], ''],
  [[8, 9, 3, 9], 'my.cnf:3, 8–9'],
  [[8], 'my.cnf:8'],
  [[1, 2, 3], 'my.cnf:1–3'],
])('the lines of several settings %j are shown as %s', (lines, text) =>
  expect(linesOf(lines.map((line) => ({ file: 'my.cnf', line })))).toBe(text),
)
