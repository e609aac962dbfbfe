import { describe, expect, it } from 'vitest'
import { drawChart } from '../../../src/edges/chart/chart.ts'
import { levels, scenarioNames, sweepResult, workloadNames } from '../../sweep-result.ts'

/** Pixels of a picture that scales. */
function sizeOf(svg: string) {
  const [, width, height, ...box] =
    /^<svg[^>]* width="([\d.]+)" height="([\d.]+)" viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  expect(box).toEqual([width, height])
  return { width: Number(width), height: Number(height) }
}

describe('the SVG chart', () => {
  it('contains no script and no address to fetch, whatever the names of scenarios and workloads contain', async () => {
    const hostile = [
      '<script>alert(1)</script>',
      '" onload="alert(1)',
      'javascript:alert(1)',
      '<image href="http://x/">',
    ]
    const { svg } = await drawChart(sweepResult({ scenarios: hostile, workloads: hostile, threads: [1, 2] }), 'light')
    const tags = [...svg.matchAll(/<[^>]*>/g)].map(([tag]) => tag.replaceAll(/"[^"]*"/g, '""'))
    expect(tags.filter((tag) => /<script|<foreignObject|<image|<a\b|\son\w+=|href/i.test(tag))).toEqual([])
    expect(svg).toContain('&lt;script&gt;')
  })

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'is drawn if a scenario and a workload are named %s',
    async (name) => {
      const result = sweepResult({ scenarios: ['off', name], workloads: [name], threads: [1, 2] })
      expect((await drawChart(result, 'light')).svg).toContain(name)
    },
  )

  it.each([
    [2, 1, 1],
    [7, 3, 11],
    [7, 4, 4],
    [60, 12, 11],
    [60, 1, 1],
    [40, 10, 1],
    [3, 22, 1],
  ])(
    'of %i scenarios, %i workloads and %i thread counts is 640 px wide, at most 900 px high, and has a viewBox',
    async (scenarios, workloads, threads) => {
      const names = { scenarios: scenarioNames(scenarios), workloads: workloadNames(workloads) }
      const { svg } = await drawChart(sweepResult({ ...names, threads: levels(threads) }), 'dark')
      expect(sizeOf(svg)).toEqual({ width: expect.closeTo(641, -0.5), height: expect.any(Number) })
      expect(sizeOf(svg).height).toBeLessThanOrEqual(900)
    },
  )

  it('of comparisons with the base is at most 900 px high', async () => {
    const whole = sweepResult({ scenarios: scenarioNames(60), workloads: workloadNames(3) })
    const comparisons = whole.comparisons.map((one) => ({ ...one, rule: 'base' as const }))
    const { svg } = await drawChart({ ...whole, comparisons }, 'light')
    expect(sizeOf(svg).width).toBeLessThanOrEqual(642)
    expect(sizeOf(svg).height).toBeLessThanOrEqual(900)
  })

  it('of a study that is also compared with its base is at most 900 px high', async () => {
    const whole = sweepResult({ scenarios: scenarioNames(60), workloads: workloadNames(3), threads: levels(4) })
    const comparisons = [...whole.comparisons, ...whole.comparisons.map((one) => ({ ...one, rule: 'base' as const }))]
    const { svg } = await drawChart({ ...whole, comparisons }, 'light')
    expect(sizeOf(svg).width).toBeLessThanOrEqual(642)
    expect(sizeOf(svg).height).toBeLessThanOrEqual(900)
  })

  it('has the verdict in its title, and the comparisons in its description', async () => {
    const { svg, spec } = await drawChart(sweepResult({ scenarios: ['a<b', 'c&d', 'e'] }), 'light')
    expect(svg).toMatch(
      /^<svg [^>]*role="img"><title>pfs-overhead, pass: both comparisons are within their limits: .*<\/title><desc>/,
    )
    expect(svg).toContain('pass: −1.3% (−2.6 … +0.1) at oltp_read_only, 8 threads, limit 10%; e against a&lt;b.')
    expect(JSON.parse(spec)).toMatchObject({ $schema: 'https://vega.github.io/schema/vega-lite/v6.json' })
  })

  it('is identical for identical results', async () => {
    expect(await drawChart(sweepResult(), 'light')).toEqual(await drawChart(sweepResult(), 'light'))
  })
})
