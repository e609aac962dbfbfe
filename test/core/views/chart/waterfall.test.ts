import { describe, expect, it } from 'vitest'
import type { Cause, Explanation } from '../../../../src/core/attribution/attribution.ts'
import type { Result } from '../../../../src/core/result/result.ts'
import { chartSpec } from '../../../../src/core/views/chart/chart-spec.ts'
import { drawChart } from '../../../../src/edges/chart/chart.ts'
import { cause, causeSetting, explanation } from '../../../builders.ts'
import { sweepResult } from '../../../sweep-result.ts'
import { objectsIn, vegaLiteErrors } from './vega-lite-errors.ts'

const figures = (change: number) => ({ change, low: change - 0.01, high: change + 0.01 })
const costing = (change: number, overrides: Partial<Cause> = {}) => cause({ ...figures(change), ...overrides })
const [FIRST, SECOND] = [costing(-0.2), costing(-0.1, { settings: [causeSetting({ name: 'general-log' })] })]

/** Costs compound: over the causes to blame to the sum, with `others` to the whole. */
function resultOf(causes: readonly Cause[], others = 0, about: Partial<Explanation> = {}): Result {
  const sum = causes.reduce((all, { change }) => all * (1 + (change ?? 0)), 1) - 1
  const whole = (1 + sum) * (1 + others) - 1
  const sums = { whole: figures(whole), sum: figures(sum), interaction: figures(whole - sum) }
  return sweepResult({ overrides: { causes, explanation: explanation({ ...sums, ...about }) } })
}

const rowsOf = (result: Result) => objectsIn(chartSpec(result, 'light')).filter((object) => 'from' in object)

describe('the waterfall', () => {
  it('is drawn only where a setting is to blame, and has figures', () => {
    expect(rowsOf(sweepResult())).toEqual([])
    expect(rowsOf(resultOf([costing(-0.2, { verdict: 'innocent' })]))).toEqual([])
    expect(rowsOf(resultOf([cause({ change: null, low: null, high: null })]))).toEqual([])
  })

  it('leads from the reference down to the whole, the dearest first, each bar from where the one above ends', () => {
    const [first, next, rest, whole, ...more] = rowsOf(resultOf([SECOND, FIRST], -0.02))
    expect(more).toEqual([])
    expect(first).toMatchObject({ name: 'sync-binlog, conf/my.cnf:12', figures: '−20.0 % (−21.0 … −19.0)' })
    expect(first).toMatchObject({ from: 0, to: -0.2, low: -0.21, high: -0.19 })
    expect(next).toMatchObject({ name: 'general-log, conf/my.cnf:12', figures: '−10.0 % (−11.0 … −9.0)' })
    expect(next).toMatchObject({ from: -0.2, to: -0.28, low: -0.288, high: -0.272 })
    expect(rest).toMatchObject({ tone: 'rest', from: -0.28, to: -0.2944, low: -0.3044, high: -0.2844, figures: '' })
    expect(whole).toMatchObject({ tone: 'whole', from: 0, to: -0.2944, figures: '−29.4 % (−30.4 … −28.4)' })
  })

  it('names its cell where that is another than the verdict names', () => {
    const titles = (result: Result) =>
      JSON.stringify(objectsIn(chartSpec(result, 'light')).map((part) => part.subtitle))
    const { comparisons } = sweepResult({ scenarios: ['off', 'on'] })
    const [worst] = comparisons
    const of = (about: Partial<Explanation>) => ({ ...resultOf([FIRST], 0, { ...worst, ...about }), comparisons })
    expect(titles(of({}))).not.toContain('oltp_read_only at')
    expect(titles(of({ threads: 64 }))).toContain('oltp_read_only at 64 threads')
  })

  it('has no bar for the rest where the causes explain everything', () => {
    expect(rowsOf(resultOf([FIRST, SECOND])).map(({ tone }) => tone)).toEqual(['cause', 'cause', 'whole'])
  })

  it('ends the causes at their sum, where they cost more together than one by one', () => {
    const [, second] = rowsOf(resultOf([FIRST, SECOND], 0, { sum: figures(-0.4) }))
    expect(second?.to).toBe(-0.4)
  })

  it('keeps bars as they are where the sum is a gain', () => {
    const [first] = rowsOf(resultOf([FIRST], 0, { sum: figures(0.01) }))
    expect(first).toMatchObject({ from: 0, to: -0.2 })
  })

  it('has exactly ten bars of causes at most, the last of them for all that follow', () => {
    const many = (count: number) =>
      rowsOf(resultOf(Array.from({ length: count }, () => SECOND))).filter(({ tone }) => tone === 'cause')
    expect(many(10)).toHaveLength(10)
    expect(many(11)).toHaveLength(10)
    expect(many(11).at(-1)).toMatchObject({ name: '2 more settings to blame', from: -0.6126, to: -0.6862 })
  })

  const name = ['"</script><script>alert(1)</script>', "datum['x'] \u0000\u202e{signal}\n", '<image href="http://x/">']
  it.each<[string, Result]>([
    ['hostile names', resultOf(name.map((one) => costing(-0.1, { settings: [causeSetting({ name: one })] })))],
    [
      'a loss of everything',
      resultOf([costing(-1, { low: -3, high: 2 })], 0, { whole: { change: 3, low: -1, high: 9 } }),
    ],
  ])('of %s is valid, and its picture has nothing that runs', async (_, result) => {
    const { spec, svg } = await drawChart(result, 'light')
    expect(vegaLiteErrors(JSON.parse(spec))).toEqual([])
    for (const object of objectsIn(JSON.parse(spec)))
      for (const key of ['field', 'labelExpr', 'filter'])
        expect(JSON.stringify(object[key]) ?? '').not.toMatch(/datum\['x'\]|\{signal/)
    expect(svg).not.toMatch(/<(script|image)|NaN/)
  })
})
