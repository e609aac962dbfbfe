import { compile, type TopLevelSpec } from 'vega-lite'
import { describe, expect, it } from 'vitest'
import type { Result } from '../../../../src/core/result/result.ts'
import { type ChartOptions, type ChartSpec, chartSpec } from '../../../../src/core/views/chart/chart-spec.ts'
import { resultMean } from '../../../builders.ts'
import { comparisonOf, levels, scenarioNames, sweepResult, workloadNames } from '../../../sweep-result.ts'
import { vegaLiteErrors } from './vega-lite-errors.ts'

type Datum = Readonly<Record<string, unknown>>

const IMPORTED = { paths: ['a.csv'], observations: 9, repetitions: { fewest: 3, most: 3 } }
const SIZES = [
  { scenarios: 2, workloads: 1, threads: 1 },
  { scenarios: 3, workloads: 1, threads: 1 },
  { scenarios: 7, workloads: 3, threads: 1 },
  { scenarios: 7, workloads: 3, threads: 11 },
  { scenarios: 40, workloads: 10, threads: 1 },
  { scenarios: 40, workloads: 10, threads: 11 },
]

function sized({ scenarios, workloads, threads }: (typeof SIZES)[number], overrides: Partial<Result> = {}): Result {
  return sweepResult({
    scenarios: scenarioNames(scenarios),
    workloads: workloadNames(workloads),
    threads: levels(threads),
    overrides,
  })
}

function specOf(result: Result, options: Partial<ChartOptions> = {}): ChartSpec {
  return chartSpec(result, { width: 800, ...options })
}

/** Every object in the specification, however deep. */
function objectsIn(value: unknown): Datum[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (typeof value !== 'object' || value === null) return []
  return [value as Datum, ...Object.values(value).flatMap(objectsIn)]
}

function changesIn(spec: ChartSpec): Datum[] {
  return objectsIn(spec).filter((object) => 'low' in object)
}

function qpsIn(spec: ChartSpec): Datum[] {
  return objectsIn(spec).filter((object) => typeof object.qps === 'number')
}

function textsIn(spec: ChartSpec): string[] {
  return objectsIn(spec).flatMap(({ subtitle }) => (Array.isArray(subtitle) ? [subtitle.join(' ')] : []))
}

describe('the specification', () => {
  it.each(SIZES)('of $scenarios scenarios, $workloads workloads, $threads levels is valid Vega-Lite', (size) => {
    for (const width of [400, 800, 1200]) {
      const spec = specOf(sized(size), { width })
      expect(vegaLiteErrors(spec)).toEqual([])
      const messages: unknown[] = []
      const note = (...args: unknown[]) => messages.push(...args)
      const logger = { level: () => logger, error: note, warn: note, info: note, debug: () => logger }
      compile(spec as unknown as TopLevelSpec, { logger: logger as never })
      expect(messages).toEqual([])
    }
  })

  it('of a run in which nothing was measured is valid, too', () => {
    const spec = specOf(sweepResult({ overrides: { cells: [], comparisons: [], scenarios: [], twin: [] } }))
    expect(vegaLiteErrors(spec)).toEqual([])
    expect(JSON.stringify(spec)).toContain('Nothing was measured.')
  })

  it('says below its title what was measured where and when, or that it was imported', () => {
    const subtitleOf = (overrides: Partial<Result>) => {
      const { title } = specOf(sweepResult({ overrides })) as { readonly title?: { readonly subtitle?: unknown } }
      return title?.subtitle
    }
    const startedAt = '2026-01-02T03:04:05.000Z'
    expect(subtitleOf({ startedAt })).toEqual([expect.stringMatching(/^MySQL .+ · .+ · 2026-01-02 03:04 UTC$/)])
    expect(subtitleOf({ imported: IMPORTED })).toEqual(['imported; 3 repetitions of each cell'])
  })

  it('of changes without intervals is valid, draws none, and tells none', () => {
    const whole = sized({ scenarios: 3, workloads: 1, threads: 1 })
    const comparisons = whole.comparisons.map((one) => ({ ...one, low: null, high: null, detectable: null }))
    const spec = specOf({ ...whole, comparisons })
    expect(vegaLiteErrors(spec)).toEqual([])
    expect(changesIn(spec).map(({ low, high }) => [low, high])).toEqual(comparisons.map(() => [null, null]))
    expect(textsIn(spec).join()).toContain('No intervals. The shaded slowdown is within the limit.')
    expect(JSON.stringify(spec)).not.toContain('"field":"low","type":"quantitative","format"')
  })

  it('has room for a change of many times, and none for an interval that wide', () => {
    const whole = sized({ scenarios: 3, workloads: 1, threads: 1 })
    const domainWith = (overrides: Partial<Result['comparisons'][number]>) => {
      const comparisons = whole.comparisons.map((one) => ({ ...one, ...overrides }) as Result['comparisons'][number])
      const scales = objectsIn(specOf({ ...whole, comparisons })).flatMap(({ field, scale }) =>
        field === 'change' && scale !== undefined ? [(scale as { readonly domain: readonly number[] }).domain] : [],
      )
      return Math.max(...scales.flat())
    }
    expect(domainWith({ change: 15, low: null, high: null })).toBeGreaterThan(15)
    expect(domainWith({ change: 0, low: -0.5, high: 15 })).toBeLessThan(1.1)
  })

  it('has no title of its own in a page that has one', () => {
    expect(specOf(sweepResult())).toHaveProperty('title')
    expect(specOf(sweepResult(), { isInPage: true })).not.toHaveProperty('title')
  })

  it('is opaque in both themes', () => {
    expect(specOf(sweepResult()).background).toBe('#ffffff')
    expect(specOf(sweepResult(), { theme: 'dark' }).background).toMatch(/^#[0-9a-f]{6}$/)
  })

  it('has no text smaller than 12 pixels', () => {
    const sizes = objectsIn(specOf(sized({ scenarios: 40, workloads: 10, threads: 11 }))).flatMap((object) =>
      Object.entries(object).filter(([key]) => /fontSize$/i.test(key)),
    )
    expect(sizes.length).toBeGreaterThan(0)
    for (const [, size] of sizes) expect(size).toBeGreaterThanOrEqual(12)
  })
})

describe('the changes', () => {
  it('are sorted, worst first', () => {
    const drawn = changesIn(specOf(sized({ scenarios: 7, workloads: 3, threads: 1 })))
    const worst = ['regressed', 'inconclusive', 'pass']
    const keys = drawn.map(({ verdict, change }) => [worst.indexOf(String(verdict)), Number(change)] as const)
    expect(keys).toEqual(keys.toSorted(([a, x], [b, y]) => a - b || x - y))
    expect(new Set(keys.map(([verdict]) => verdict)).size).toBeGreaterThan(1)
  })

  it('say in words what each mark shows, and the picture as a whole says the worst', () => {
    const result = sized({ scenarios: 2, workloads: 1, threads: 1 })
    const comparisons = result.comparisons.map((one) => ({
      ...one,
      change: -0.2,
      low: -0.21,
      high: -0.19,
      verdict: 'regressed' as const,
    }))
    const spec = specOf({ ...result, verdict: 'regressed', comparisons })
    const said =
      'regressed: −20.0 % (−21.0 … −19.0) at oltp_read_only, 1 thread, tolerance 10 %; pfson_alloff against pfsoff'
    expect(changesIn(spec).map((one) => one.said)).toEqual([said])
    expect(objectsIn(spec).filter(({ description }) => typeof description === 'object')).toHaveLength(1)
    expect(spec.description).toBe(
      'pfs-overhead, regressed: pfson_alloff is 20 % slower than pfsoff (limit 10 %): oltp_read_only at 1 thread, 12,889 → 12,863 QPS (95 %: −21.0 to −19.0 %)',
    )
  })

  it('are those of the result, to a hundredth of a per cent', () => {
    const result = sized({ scenarios: 7, workloads: 3, threads: 2 })
    const drawn = changesIn(specOf(result))
    expect(drawn).toHaveLength(result.comparisons.length)
    for (const { scenario, workload, threads, change, low, high, tolerance, verdict } of result.comparisons) {
      const datum = drawn.find(
        (one) => one.scenario === scenario && one.workload === workload && one.threads === threads,
      )
      expect(datum).toMatchObject({ verdict, tolerance })
      for (const [drawnAs, is] of [
        [datum?.change, change],
        [datum?.low, low],
        [datum?.high, high],
      ]) {
        expect(Math.abs(Number(drawnAs) - Number(is))).toBeLessThan(0.000_050_1)
      }
    }
  })

  it('have their numbers beside them', () => {
    const [off = '', on = ''] = scenarioNames(2)
    const one = { scenario: on, reference: off, workload: 'oltp_read_only', threads: 8 }
    const overrides = { comparisons: [comparisonOf({ ...one, change: -0.196 })] }
    expect(JSON.stringify(specOf(sweepResult({ overrides })))).toContain('"figures":"−19.6 % (−20.9 … −18.2)"')
  })

  it('have the tolerances of their panel written above them', () => {
    const { comparisons } = sweepResult()
    const texts = (tolerances: readonly number[]) => {
      const own = comparisons.map((one, index) => ({ ...one, tolerance: tolerances[index] ?? 0 }))
      return JSON.stringify(specOf(sweepResult({ overrides: { comparisons: own } })))
    }
    expect(texts([0.05, 0.05])).toContain('"limit −5 %"')
    expect(texts([0.3, 0.05])).toContain('"limit −5 % to −30 %"')
  })

  it('of every rule have a block of their own', () => {
    const { comparisons } = sweepResult()
    const base = comparisons.map((comparison) => ({ ...comparison, rule: 'base' as const }))
    const spec = specOf(sweepResult({ overrides: { comparisons: [...comparisons, ...base] } }))
    const titles = objectsIn(spec).flatMap(({ text }) => (Array.isArray(text) ? [text.join(' ')] : []))
    expect(titles).toContain('Change in QPS against the control pfsoff')
    expect(titles).toContain('Change in QPS, now against before')
  })

  it('that are means over all cells are rows with that name', () => {
    const { comparisons } = sweepResult()
    const means = comparisons.map((one) => ({ ...one, scope: 'mean', workload: '*', threads: 0 }) as const)
    const spec = specOf(sweepResult({ overrides: { comparisons: [...means, ...comparisons] } }))
    expect(JSON.stringify(spec)).toContain('\\nmean of all workloads"')
    expect(changesIn(spec)).toHaveLength(2 * comparisons.length)
  })

  it('are drawn for the worst number of threads only where there are too many, which is said', () => {
    const result = sized({ scenarios: 40, workloads: 1, threads: 11 })
    const spec = specOf(result)
    expect(changesIn(spec)).toHaveLength(39)
    expect(changesIn(spec).every(({ threads }) => threads === 1024)).toBe(true)
    expect(textsIn(spec).join()).toContain('Each row shows the worst number of threads of a scenario and workload.')
  })

  it('leave out those with the smallest losses for which there is no room, and say so', () => {
    const spec = specOf(sized({ scenarios: 40, workloads: 10, threads: 1 }))
    const drawn = new Set(changesIn(spec).map(({ workload }) => workload))
    expect(drawn).toContain('oltp_read_only')
    expect(drawn.size).toBeLessThan(10)
    expect(textsIn(spec).join()).toMatch(/Not drawn: 350 rows with smaller losses \(.* and 347 more\)/)
  })

  it('of 41 scenarios leave out the one that lost least', () => {
    const size = { scenarios: 42, workloads: 1, threads: 1 }
    const drawn = changesIn(specOf(sized(size)))
    expect(drawn).toHaveLength(40)
    const missing = sized(size).comparisons.filter((one) => !drawn.some(({ scenario }) => scenario === one.scenario))
    expect(missing.map(({ change }) => change)).toEqual([-0.002])
    expect(changesIn(specOf(sized({ ...size, scenarios: 41 })))).toHaveLength(40)
  })
})

describe('QPS', () => {
  it('is left out where the change is the subject: of what was measured at one number of threads', () => {
    expect(qpsIn(specOf(sized({ scenarios: 7, workloads: 3, threads: 1 })))).toEqual([])
  })

  it.each([1, 11])('at %i levels is that of the result, in whole queries', (count) => {
    const result = sized({ scenarios: 7, workloads: 3, threads: count }, { imported: IMPORTED })
    const drawn = qpsIn(specOf(result))
    expect(drawn).toHaveLength(result.cells.length)
    for (const { scenario, workload, threads, qps } of result.cells) {
      const datum = drawn.find(
        (one) => one.scenario === scenario && one.workload === workload && one.threads === threads,
      )
      expect(Math.abs(Number(datum?.qps) - qps)).toBeLessThanOrEqual(0.5)
    }
  })

  it('has five digits below a thousand, and nothing of a scenario that was not measured', () => {
    const whole = sweepResult({ scenarios: ['off', 'on', 'more'], overrides: { imported: IMPORTED } })
    const cells = whole.cells.flatMap((cell) => (cell.scenario === 'on' ? [] : [{ ...cell, qps: 12.345_678 }]))
    expect(qpsIn(specOf({ ...whole, cells })).map(({ scenario, qps }) => [scenario, qps])).toEqual([
      ['off', 12.346],
      ['more', 12.346],
    ])
  })

  it('of more than eight scenarios is drawn for the control and those that lost most', () => {
    const drawn = new Set(
      qpsIn(specOf(sized({ scenarios: 40, workloads: 1, threads: 3 }))).map(({ scenario }) => scenario),
    )
    expect(drawn.size).toBe(8)
    expect(drawn).toContain('pfsoff')
    expect(drawn).toContain('pfson_conon_inson')
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
  const HOSTILE = [
    '"</script><script>alert(1)</script>',
    "datum['x']; \\u0000\u0000\u202e",
    '{signal}\ufffe',
    "a'b\n#{x}",
  ]

  it('stay text: no expression, no address and no name of a field contains them', () => {
    const spec = specOf(sweepResult({ scenarios: HOSTILE, workloads: HOSTILE, threads: [1, 2] }))
    for (const object of objectsIn(spec)) {
      for (const key of ['field', 'labelExpr', 'expr', 'signal', 'url', 'href', 'calculate', 'filter', 'test']) {
        if (key in object) expect(JSON.stringify(object[key])).not.toMatch(/script|datum\['x'\]|\{signal|#\{/)
      }
    }
  })

  it('have their invisible characters shown, which no picture can hold', () => {
    const texts = objectsIn(specOf(sweepResult({ scenarios: HOSTILE }))).flatMap((object) => Object.values(object))
    expect(texts.filter((text) => typeof text === 'string' && /[^\P{C}\n]/u.test(text))).toEqual([])
  })

  it('are broken into lines, not cut, at the greatest length a suite allows', () => {
    const long = `pfs_${'instrument_'.repeat(5)}on`.padEnd(64, 'x')
    const namesAt = (width: number) =>
      objectsIn(specOf(sweepResult({ scenarios: ['off', long] }), { width })).flatMap(({ name }) => name ?? [])
    for (const [width, most] of [
      [400, 51],
      [800, 28],
      [1110, 39],
    ] as const) {
      const [name = ''] = namesAt(width).map(String)
      expect(name.replaceAll('\n', '')).toBe(long)
      for (const line of name.split('\n')) expect(line.length).toBeLessThanOrEqual(most)
    }
  })
})

describe('the picture of a joined plan', () => {
  const scenarios = scenarioNames(12)
  const mean = (scenario: string) => resultMean({ scenario, reference: scenarios[0] as string, verdict: 'pass' })
  const result = sized({ scenarios: 12, workloads: 10, threads: 11 })
  const joined = { ...result, comparisons: [...result.comparisons, ...scenarios.slice(1).map(mean)] }

  it('shows the means over all cells, whatever else is left out', () => {
    const spec = specOf(joined)
    expect(textsIn(spec).join()).toMatch(/Not drawn: \d+ rows with smaller losses/)
    expect(objectsIn(spec).flatMap(({ name }) => name)).toContain('pfson_alloff\nmean of all workloads')
    expect(changesIn(spec).filter(({ workload }) => workload === '*')).toHaveLength(11)
  })

  it('has a line of the grid for each of 16 levels, and of more for those that stand apart', () => {
    const ticksOf = (count: number) => {
      const threads = Array.from({ length: count }, (_, index) => index + 1)
      const axes = objectsIn(specOf(sweepResult({ threads }))).filter(
        ({ title, values }) => title === 'threads' && Array.isArray(values),
      )
      return axes.map(({ values }) => values)[0]
    }
    expect(ticksOf(16)).toHaveLength(16)
    expect(ticksOf(17)).toEqual([1, 2, 3, 5, 8, 12])
  })
})
