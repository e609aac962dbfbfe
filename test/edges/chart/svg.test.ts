import { describe, expect, it } from 'vitest'
import type { Result } from '../../../src/core/result/result.ts'
import { chartSpec } from '../../../src/core/views/chart/chart-spec.ts'
import { specToSvg } from '../../../src/edges/chart/svg.ts'
import { levels, scenarioNames, sweepResult, workloadNames } from '../../sweep-result.ts'

function svgOf(result: Result, width = 800): Promise<string> {
  return specToSvg(chartSpec(result, { width }))
}

function widthOf(svg: string): number {
  return Number(/<svg[^>]* width="([\d.]+)"/.exec(svg)?.[1])
}

describe('the picture as SVG', () => {
  it('contains nothing that runs or that is fetched, whatever names contain', async () => {
    const hostile = [
      '<script>alert(1)</script>',
      '" onload="alert(1)',
      'javascript:alert(1)',
      '<image href="http://x/">',
    ]
    const svg = await svgOf(sweepResult({ scenarios: hostile, workloads: hostile }))
    const tags = [...svg.matchAll(/<[^>]*>/g)].map(([tag]) => tag.replaceAll(/"[^"]*"/g, '""'))
    expect(tags.filter((tag) => /<script|<foreignObject|<image|<a\b|\son\w+=|href/i.test(tag))).toEqual([])
    expect(svg).toContain('&lt;script&gt;')
  })

  it('shows the number of every change', async () => {
    const result = sweepResult({ scenarios: scenarioNames(7) })
    const svg = await svgOf(result)
    for (const number of ['−0.2 %', '−1.3 %', '−5.3 %', '−9.0 %', '−14.8 %', '−24.4 %']) expect(svg).toContain(number)
  })

  it.each([
    { scenarios: 2, workloads: 1, threads: 1 },
    { scenarios: 7, workloads: 3, threads: 1 },
    { scenarios: 7, workloads: 3, threads: 11 },
    { scenarios: 40, workloads: 10, threads: 3 },
  ])('of $scenarios × $workloads × $threads keeps to the width it is given', async (size) => {
    const sweep = {
      scenarios: scenarioNames(size.scenarios),
      workloads: workloadNames(size.workloads),
      threads: levels(size.threads),
    }
    for (const width of [400, 800, 1200]) {
      const drawn = widthOf(await svgOf(sweepResult(sweep), width))
      expect(drawn).toBeGreaterThan(0.9 * width)
      expect(drawn).toBeLessThan(1.05 * width)
    }
  })

  it('says in words what it shows: the worst as its title, and then every comparison', async () => {
    const svg = await svgOf(sweepResult({ scenarios: ['a<b', 'c&d', 'e'] }))
    expect(svg).toMatch(
      /^<svg [^>]*role="img"><title>pfs-overhead, pass: all 2 comparisons are within their limits: .*<\/title><desc>/,
    )
    expect(svg).toContain(
      '<desc>pass: −1.3 % (−2.6 … +0.1) at oltp_read_only, 8 threads, tolerance 10 %; e against a&lt;b. pass:',
    )
  })

  it('is the same for the same result', async () => {
    expect(await svgOf(sweepResult())).toBe(await svgOf(sweepResult()))
  })
})
