import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printable } from '../../../src/core/views/chart/chart-text.ts'
import { renderOpenMetrics } from '../../../src/core/views/open-metrics.ts'
import { resultComparison } from '../../builders.ts'
import { sweepResult } from '../../sweep-result.ts'
import { readExposition } from './exposition.ts'
import { hostileResults, ofEachVerdict } from './hostile-results.ts'

describe('a result as OpenMetrics', () => {
  const result = sweepResult({ scenarios: ['off', 'on'], threads: [1, 8] })
  const families = readExposition(renderOpenMetrics(result))

  it('has gauges with their units', () => {
    expect([...families].map(([name, { type, unit }]) => [name, type, unit])).toEqual([
      ['qpsgate_verdict', 'gauge', ''],
      ['qpsgate_measured_seconds', 'gauge', 'seconds'],
      ['qpsgate_qps', 'gauge', 'qps'],
      ['qpsgate_change_ratio', 'gauge', 'ratio'],
      ['qpsgate_change_low_ratio', 'gauge', 'ratio'],
      ['qpsgate_change_high_ratio', 'gauge', 'ratio'],
    ])
    for (const { help } of families.values()) expect(help).toMatch(/^[A-Z].+\.$/)
  })

  it('has the figures of every scenario and comparison', () => {
    const suite = 'pfs-overhead'
    expect(families.get('qpsgate_qps')?.samples).toEqual(
      result.cells.map(({ scenario, revision, workload, threads, qps }) => ({
        labels: { suite, scenario, revision, workload, threads: String(threads) },
        value: qps,
      })),
    )
    const places = result.comparisons.map(({ rule, scenario, reference, workload, threads }) => {
      return { suite, rule, scenario, reference, workload, threads: String(threads) }
    })
    for (const [name, figure] of [
      ['qpsgate_change_ratio', 'change'],
      ['qpsgate_change_low_ratio', 'low'],
      ['qpsgate_change_high_ratio', 'high'],
    ] as const)
      expect(families.get(name)?.samples).toEqual(
        places.map((labels, at) => ({ labels, value: result.comparisons[at]?.[figure] })),
      )
    expect(families.get('qpsgate_measured_seconds')?.samples).toEqual([{ labels: { suite }, value: 300.2 }])
  })

  it('has exactly the verdict of the run', () => {
    const verdicts = readExposition(renderOpenMetrics(ofEachVerdict())).get('qpsgate_verdict')?.samples
    expect(verdicts?.map(({ labels, value }) => [labels.verdict, value])).toEqual([
      ['pass', 0],
      ['regressed', 1],
      ['inconclusive', 0],
    ])
  })

  it('has no ends of an interval that nobody knows, and then no such family', () => {
    const unsure = resultComparison({ low: null, high: null, detectable: null })
    const names = [...readExposition(renderOpenMetrics(ofEachVerdict({ comparisons: [unsure] }))).keys()]
    expect(names).toContain('qpsgate_change_ratio')
    expect(names).not.toContain('qpsgate_change_low_ratio')
  })

  it('escapes what would end a label, and shows what nobody would see', () => {
    const named = ofEachVerdict({ suite: { name: 'a"b\\c\n\u202e', fingerprint: 'f' } })
    expect(renderOpenMetrics(named)).toContain('{suite="a\\"b\\\\c\\\\u000a\\\\u202e"}')
  })

  it('has no sample twice where two names look the same', () => {
    const alike = sweepResult({ scenarios: ['off', '\u0000', '\\u0000'] })
    const samples = readExposition(renderOpenMetrics(alike)).get('qpsgate_qps')?.samples
    expect(samples?.map(({ labels }) => labels.scenario)).toEqual(['off', '\\u0000'])
    expect(samples?.[1]?.value).toBe(alike.cells[1]?.qps)
  })

  it('is an exposition whatever names hold', () => {
    fc.assert(
      fc.property(hostileResults, (hostile) => {
        const read = readExposition(renderOpenMetrics(hostile))
        expect(read.get('qpsgate_verdict')?.samples).toHaveLength(3)
        const labels = (read.get('qpsgate_qps')?.samples ?? []).map((sample) => sample.labels)
        expect(new Set(labels.map(({ scenario }) => scenario))).toEqual(
          new Set(hostile.cells.map(({ scenario }) => printable(scenario))),
        )
        expect(new Set(labels.map(({ suite }) => suite))).toEqual(new Set([printable(hostile.suite.name)]))
      }),
    )
  })

  it.each([
    ['a line feed in a label', 'x{a="\n"} 1'],
    ['a quote in a label', 'x{a="""} 1'],
    ['a wrong escape', 'x{a="\\q"} 1'],
    ['a sample twice', 'x{a="b"} 1\nx{a="b"} 2'],
    ['no number', 'x{a="b"} one'],
    ['another family', 'y{a="b"} 1'],
    ['a late description', 'x{a="b"} 1\n# HELP x late'],
    ['a unit that is not in its name', '# UNIT x seconds'],
    ['an empty line', ''],
  ])('would be refused with %s', (_, lines) => {
    expect(() => readExposition(`# TYPE x gauge\n${lines}\n# EOF\n`)).toThrow(RangeError)
    expect(() => readExposition('# TYPE x gauge\nx{a="b"} 1\n')).toThrow(RangeError)
  })
})
