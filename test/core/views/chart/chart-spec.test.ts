import { compile, type TopLevelSpec } from 'vega-lite'
import { describe, expect, it } from 'vitest'
import type { Result } from '../../../../src/core/result/result.ts'
import { chartSpec } from '../../../../src/core/views/chart/chart-spec.ts'
import { wrapText } from '../../../../src/core/views/chart/chart-text.ts'
import type { ChartSpec } from '../../../../src/core/views/chart/chart-theme.ts'
import { levels, scenarioNames, sweepResult, workloadNames } from '../../../sweep-result.ts'
import { objectsIn, vegaLiteErrors } from './vega-lite-errors.ts'

const HOSTILE = [
  '"</script><script>alert(1)</script>',
  "datum['x']; \\u0000\u0000\u202e",
  '{signal}\ufffe',
  "a'b\n#{x}",
]

function sized(scenarios: number, workloads = 1, threads = 1, overrides: Partial<Result> = {}): Result {
  return sweepResult({
    scenarios: scenarioNames(scenarios),
    workloads: workloadNames(workloads),
    threads: levels(threads),
    overrides,
  })
}

const specOf = (result: Result) => chartSpec(result, 'light')
const changesIn = (spec: ChartSpec) => objectsIn(spec).filter((object) => 'said' in object)
const qpsIn = (spec: ChartSpec) => objectsIn(spec).filter((object) => typeof object.qps === 'number')
const notesIn = (spec: ChartSpec) =>
  objectsIn(spec)
    .flatMap(({ subtitle }) => (Array.isArray(subtitle) ? subtitle : []))
    .join(' ')

describe('the specification', () => {
  it.each([
    ['two scenarios', sized(2)],
    ['a sweep', sized(7, 3, 11)],
    ['more than there is room for', sized(40, 20, 11)],
    ['hostile names', sweepResult({ scenarios: HOSTILE, workloads: HOSTILE, threads: [1, 2] })],
    ['no comparison', sized(1, 3)],
    ['nothing', sized(1, 1, 1, { cells: [], comparisons: [], scenarios: [], twin: [] })],
  ])('of %s is valid Vega-Lite, without a warning', (_, result) => {
    const spec = specOf(result)
    expect(vegaLiteErrors(spec)).toEqual([])
    const messages: unknown[] = []
    const note = (...args: unknown[]) => messages.push(...args)
    const logger = { level: () => logger, error: note, warn: note, info: note, debug: () => logger }
    compile(spec as unknown as TopLevelSpec, { logger: logger as never })
    expect(messages).toEqual([])
  })
})

describe('the changes', () => {
  it('are those of the result to a hundredth of a per cent, the worst first, with their words', () => {
    const result = sized(7, 3, 2)
    const drawn = changesIn(specOf(result))
    expect(drawn).toHaveLength(result.comparisons.length)
    for (const { scenario, workload, threads, change, low, high, verdict } of result.comparisons) {
      const datum = drawn.find(
        (one) => one.scenario === scenario && one.workload === workload && one.threads === threads,
      )
      expect(datum).toMatchObject({ tone: verdict, limit: -0.1 })
      for (const [shown, is] of [
        [datum?.change, change],
        [datum?.low, low],
        [datum?.high, high],
      ])
        expect(Math.abs(Number(shown) - Number(is))).toBeLessThan(0.000_050_1)
    }
    const order = ['regressed', 'inconclusive', 'pass']
    const keys = drawn.map(({ tone, change }) => [order.indexOf(String(tone)), Number(change)] as const)
    expect(keys).toEqual(keys.toSorted(([a, x], [b, y]) => a - b || x - y))
    expect(drawn[0]).toMatchObject({
      name: 'pfson_conon_inson, oltp_read_only at 2 threads',
      figures: 'regressed −23.5 % (−24.8 … −22.1)',
    })
  })

  it.each([
    ['an interval that wide is cut', { change: 0, low: -0.5, high: 15 }, [1]],
    ['a change of many times is seen', { change: 15, low: 14, high: 16 }, [15]],
    ['others have all the room they need', { change: 0.2, low: 0.1, high: 0.3 }, []],
  ])('%s', (_, figures, most) => {
    const comparisons = sized(2).comparisons.map((one) => ({ ...one, ...figures }) as Result['comparisons'][number])
    const limits = objectsIn(specOf(sized(2, 1, 1, { comparisons }))).flatMap(({ domainMax }) => domainMax ?? [])
    expect([...new Set(limits)]).toEqual(most)
  })

  it('leave out those with the smallest losses beyond exactly forty, which is said', () => {
    expect(changesIn(specOf(sized(41)))).toHaveLength(40)
    expect(notesIn(specOf(sized(41)))).not.toContain('Not drawn')
    const [whole, spec] = [sized(42), specOf(sized(42))]
    const missing = whole.comparisons.filter(
      (one) => !changesIn(spec).some(({ scenario }) => scenario === one.scenario),
    )
    expect(missing.map(({ change }) => change)).toEqual([-0.002])
    expect(notesIn(spec)).toContain('Not drawn: 1 row; the tables have all.')
  })
})

describe('QPS', () => {
  it('is left out where the change is the subject: of what was measured at one number of threads', () => {
    expect(qpsIn(specOf(sized(7, 3)))).toEqual([])
  })

  it.each([
    ['a sweep', sized(7, 3, 11)],
    ['no comparison', sized(1, 3)],
  ])('of %s is that of the result, in five digits', (_, result) => {
    const drawn = qpsIn(specOf(result))
    expect(drawn).toHaveLength(result.cells.length)
    for (const { scenario, workload, threads, qps } of result.cells) {
      const datum = drawn.find(
        (one) => one.scenario === scenario && one.workload === workload && one.threads === threads,
      )
      expect(Math.abs(Number(datum?.qps) - qps)).toBeLessThanOrEqual(0.5)
    }
  })

  it('of more than eight scenarios is drawn for the control and the next seven, which is said', () => {
    const spec = specOf(sized(40, 1, 3))
    const drawn = new Set(qpsIn(spec).map(({ scenario }) => scenario))
    expect(drawn.size).toBe(8)
    expect(drawn).toContain('pfsoff')
    expect(notesIn(spec)).toContain('Not drawn: 32 scenarios')
  })

  it('of the revision before the change is a line of its own, and the twin is none', () => {
    const { cells, scenarios } = sweepResult({ scenarios: ['pfsoff'], threads: [8, 16] })
    const revisions = ['head', 'base', 'twin'] as const
    const inAll = <Item>(items: readonly Item[]) =>
      items.flatMap((item) => revisions.map((revision) => ({ ...item, revision })))
    const drawn = qpsIn(specOf(sweepResult({ overrides: { cells: inAll(cells), scenarios: inAll(scenarios) } })))
    expect([...new Set(drawn.map(({ scenario }) => scenario))]).toEqual(['pfsoff', 'pfsoff (before)'])
  })
})

describe('names from outside', () => {
  const spec = specOf(sweepResult({ scenarios: HOSTILE, workloads: HOSTILE, threads: [1, 2] }))

  it('stay text: no expression, no address and no name of a field contains them', () => {
    for (const object of objectsIn(spec))
      for (const key of ['field', 'labelExpr', 'expr', 'signal', 'url', 'href', 'calculate', 'filter', 'test'])
        if (key in object) expect(JSON.stringify(object[key])).not.toMatch(/script|datum\['x'\]|\{signal|#\{/)
  })

  it('have their invisible characters shown, which no picture can hold', () => {
    const texts = objectsIn(spec).flatMap((object) => Object.values(object).flat())
    expect(texts.filter((text) => typeof text === 'string' && /[^\P{C}\n]/u.test(text))).toEqual([])
  })

  it.each([
    ['a text that fits', 20, 2, ['a text that fits']],
    ['a text that does not', 12, 3, ['a text that', 'does not']],
    ['one_two_three four', 14, 3, ['one_two_three', 'four']],
    ['one_two_three_four', 10, 3, ['one_two_', 'three_four']],
    ['x'.repeat(12), 5, 2, ['xxxxx', 'xxxx…']],
    ['😀'.repeat(3), 2, 2, ['😀😀', '😀']],
  ])('%j on lines of %i characters, at most %i', (text, characters, most, lines) => {
    expect(wrapText(text, characters, most)).toEqual(lines)
  })
})
