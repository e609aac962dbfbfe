import fc from 'fast-check'
import { compile, type TopLevelSpec } from 'vega-lite'
import { describe, expect, it } from 'vitest'
import { change } from '../../../../src/core/figures.ts'
import type { Result, ResultComparison } from '../../../../src/core/result/result.ts'
import { chartSpec } from '../../../../src/core/views/chart/chart-spec.ts'
import { fitText, spread, wrapText } from '../../../../src/core/views/chart/chart-text.ts'
import type { ChartSpec } from '../../../../src/core/views/chart/chart-theme.ts'
import { verdictText } from '../../../../src/core/wording/verdict-text.ts'
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

/** The same as a gate: each configuration against itself before. */
function gated(scenarios: number, workloads = 1, threads = 1): Result {
  const result = sized(scenarios, workloads, threads)
  const comparisons = result.comparisons.map((one) => ({ ...one, rule: 'base' as const, reference: one.scenario }))
  return { ...result, comparisons, plan: { ...result.plan, rules: ['base'] } }
}

/** Servers that run elsewhere. */
function services(many: number, threads: number): Result {
  const whole = sized(many, 1, threads)
  return { ...whole, scenarios: whole.scenarios.map((one) => ({ ...one, host: `${one.name}.example:3306` })) }
}

function changed(result: Result, change: (one: ResultComparison, nth: number) => Partial<ResultComparison>): Result {
  return { ...result, comparisons: result.comparisons.map((one, nth) => ({ ...one, ...change(one, nth) })) }
}

const specOf = (result: Result) => chartSpec(result, 'light')
/** Data of marks that a reader sees, or of the labels beside them. */
const drawnIn = (spec: ChartSpec) => objectsIn(spec).filter((object) => 'scenario' in object)
const saidIn = (spec: ChartSpec) => objectsIn(spec).filter((object) => 'said' in object)
const kindsIn = (spec: ChartSpec, ...kinds: readonly string[]) =>
  drawnIn(spec).filter(({ kind }) => kinds.includes(String(kind)))
const figuresIn = (spec: ChartSpec) => drawnIn(spec).filter((object) => 'figure' in object)
const textsIn = (spec: ChartSpec) =>
  objectsIn(spec)
    .flatMap((object) => Object.values(object).flat())
    .filter((text) => typeof text === 'string')
    .join(' ')
const domainsIn = (spec: ChartSpec) =>
  new Set(objectsIn(spec).flatMap(({ scale }) => JSON.stringify((scale as { domain?: unknown } | null)?.domain) ?? []))

/** The comparison that a datum is of. */
function comparisonOf({ comparisons }: Result, { scenario, workload, threads }: ChartSpec) {
  return comparisons.find((one) => one.scenario === scenario && one.workload === workload && one.threads === threads)
}

describe('the chart specification', () => {
  it.each([
    ['two scenarios', sized(2)],
    ['a sweep', sized(7, 3, 11)],
    ['panels in columns', sized(7, 12, 3)],
    ['more scenarios than there is room for', sized(40, 20, 11)],
    ['bars', sized(40, 20)],
    ['22 queries', sized(3, 22)],
    ['gains of several times', changed(sized(4, 2, 3), () => ({ change: 6, low: 5, high: 8 }))],
    ['meaningless intervals', changed(sized(4, 1, 5), (_, nth) => (nth % 3 === 0 ? { low: -0.9, high: 4 } : {}))],
    ['external servers', services(8, 5)],
    ['a gate', gated(40, 2)],
    ['hostile names', sweepResult({ scenarios: HOSTILE, workloads: HOSTILE, threads: [1, 2] })],
    ['hostile names of bars', sweepResult({ scenarios: HOSTILE, workloads: HOSTILE })],
    ['a result without comparisons', sized(1, 3)],
    ['an empty result', sized(1, 1, 1, { cells: [], comparisons: [], scenarios: [], twin: [] })],
  ])('of %s is valid Vega-Lite, without a warning', (_, result) => {
    const spec = specOf(result)
    expect(vegaLiteErrors(spec)).toEqual([])
    const messages: unknown[] = []
    const note = (...args: unknown[]) => messages.push(...args)
    const logger = { level: () => logger, error: note, warn: note, info: note, debug: () => logger }
    compile(spec as unknown as TopLevelSpec, { logger: logger as never })
    expect(messages).toEqual([])
  })

  it.each([
    ['a study', sized(7, 3, 11)],
    ['bars', sized(3)],
    ['a gate', gated(3)],
  ])('of %s names the finding, the server, sysbench, the machine and the date', (_, result) => {
    const { title } = specOf(result) as { title: { text: readonly string[] } }
    expect(title.text.join(' ')).toBe(verdictText(result).title)
    expect(textsIn(specOf(result))).toContain('MySQL 9.7.4 · sysbench 1.0.20 · 2 × a processor · 2026-01-02')
  })
})

describe('the figures of a chart', () => {
  /** Comparisons of which some are missing and some say nothing. */
  const results = fc
    .record({
      scenarios: fc.integer({ min: 2, max: 12 }),
      workloads: fc.integer({ min: 1, max: 6 }),
      threads: fc.integer({ min: 1, max: 6 }),
      figures: fc.array(
        fc.record({
          isMeasured: fc.integer({ max: 3 }).map((many) => many > 0),
          change: fc.double({ min: -0.9, max: 3, noNaN: true }),
          half: fc.double({ min: 0.001, max: 0.6, noNaN: true }),
        }),
        { minLength: 7, maxLength: 40 },
      ),
    })
    .map(({ scenarios, workloads, threads, figures }) => {
      const whole = sized(scenarios, workloads, threads)
      const comparisons = whole.comparisons.flatMap((one, nth) => {
        const { isMeasured = true, change = 0, half = 0 } = figures[nth % figures.length] ?? {}
        const ends = { low: Math.max(-0.99, change - half), high: change + half }
        return isMeasured ? [{ ...one, change, ...ends }] : []
      })
      return { ...whole, comparisons }
    })

  it('are only figures of comparisons: no mark, interval or number is invented', () => {
    fc.assert(
      fc.property(results, (result) => {
        if (result.comparisons.length === 0) return
        for (const datum of drawnIn(specOf(result))) {
          const own = comparisonOf(result, datum)
          expect(own).toBeDefined()
          const { change: change_, ratio, low, lowRatio, high, highRatio } = datum
          for (const [shown, byFactor, is] of [
            [change_, ratio, own?.change],
            [low, lowRatio, own?.low],
            [high, highRatio, own?.high],
          ])
            if (shown !== undefined || byFactor !== undefined)
              expect(Math.abs(Number(shown ?? Number(byFactor) - 1) - Number(is))).toBeLessThan(0.000_050_1)
          if ('figure' in datum) expect(String(datum.figure)).toContain(change(own?.change ?? Number.NaN))
        }
      }),
      { numRuns: 60 },
    )
  })

  it.each([
    ['a sweep', sized(7, 3, 11)],
    ['one number of threads', sized(7, 3)],
    ['22 queries', sized(3, 22)],
    ['a gate', gated(5, 2)],
  ])('include every comparison of %s', (_, result) => {
    const spec = specOf(result)
    for (const { scenario, workload, threads } of result.comparisons)
      expect(
        saidIn(spec).some((one) => one.scenario === scenario && one.workload === workload && one.threads === threads),
      ).toBe(true)
  })

  it('share one scale in all panels, as wide as the changes', () => {
    const result = sized(7, 3, 11)
    const scales = [...domainsIn(specOf(result))].map((text): unknown => JSON.parse(text))
    expect(scales).toHaveLength(2)
    expect(scales).toContainEqual([1, 1024])
    const [low = 0, high = 0] = scales.find((domain) => (domain as number[])[0] !== 1) as number[]
    expect(low).toBeGreaterThan(-0.35)
    expect(low).toBeLessThan(-0.276)
    expect(high).toBeGreaterThan(0)
    expect(high).toBeLessThan(0.1)
  })

  it('are not squeezed by a very wide interval, whose mark is hollow or an arrow', () => {
    const result = sized(4, 1, 3)
    const wild = changed(result, (_, nth) =>
      nth === 1 ? { change: 2, low: -0.5, high: 15 } : nth === 4 ? { low: -0.9, high: 0.9 } : {},
    )
    expect(domainsIn(specOf(wild))).toEqual(domainsIn(specOf(result)))
    expect(kindsIn(specOf(wild), 'beyond')).toEqual([expect.objectContaining({ shape: 'triangle-up', change: 2 })])
    expect(kindsIn(specOf(wild), 'hollow')).toHaveLength(1)
    expect(textsIn(specOf(wild))).toContain('Hollow marks: intervals wider than ± 20%.')
    expect(textsIn(specOf(result))).not.toContain('Hollow')
  })

  it('are on a scale of factors if a scenario is more than twice as fast', () => {
    const spec = specOf(changed(sized(3, 1, 3), (_, nth) => (nth < 3 ? { change: 6, low: 5.9, high: 6.1 } : {})))
    expect(objectsIn(spec).some(({ type, base, domain }) => type === 'log' && base === 2 && domain !== undefined)).toBe(
      true,
    )
    expect(kindsIn(spec, 'joined').map(({ ratio }) => ratio)).toContain(7)
  })

  it.each([1, 3])(
    'have a scale with finite ends if a scenario stands still beside a far faster one, at %i levels',
    (many) => {
      const figures = [
        { change: -1, low: -1, high: -0.9999 },
        { change: 6, low: 5.9, high: 6.1 },
      ]
      const spec = specOf(changed(sized(3, 1, many), (_, nth) => figures[nth % 2] ?? {}))
      const ends = objectsIn(spec).flatMap(({ domain }) => (Array.isArray(domain) ? domain : []))
      expect(ends.filter((end) => typeof end === 'number' && !Number.isFinite(end))).toEqual([])
      expect(ends.length).toBeGreaterThan(0)
    },
  )
})

describe('a line of a chart', () => {
  const names = (spec: ChartSpec, kind: string) => new Set(kindsIn(spec, kind).map(({ scenario }) => scenario))

  it('is broken where a cell was not measured', () => {
    const whole = sized(3, 1, 5)
    const [, candidate] = scenarioNames(3)
    const comparisons = whole.comparisons.filter((one) => one.scenario !== candidate || one.threads !== 4)
    const own = kindsIn(specOf({ ...whole, comparisons }), 'joined').filter(({ scenario }) => scenario === candidate)
    const parts = Map.groupBy(own, ({ part }) => part)
    expect([...parts.values()].map((part) => part.map(({ threads }) => threads))).toEqual([
      [1, 2],
      [8, 16],
    ])
  })

  it('ends with its figure and its name', () => {
    const result = sized(7, 1, 11)
    const labels = figuresIn(specOf(result))
    expect(labels.map(({ name }) => name)).toEqual(scenarioNames(7).slice(1))
    for (const { scenario, threads, figure } of labels) {
      expect(threads).toBe(1024)
      const own = result.comparisons.find((one) => one.scenario === scenario && one.threads === 1024)
      expect(figure).toBe(change(own?.change ?? 0))
    }
    expect(textsIn(specOf(result))).toContain('pfsoff')
  })

  it('ends at its last measured level, and its name says which level', () => {
    const whole = sized(3, 1, 3)
    const [, candidate] = scenarioNames(3)
    const comparisons = whole.comparisons.filter((one) => one.scenario !== candidate || one.threads !== 4)
    const [label] = figuresIn(specOf({ ...whole, comparisons }))
    expect(label).toMatchObject({ scenario: candidate, threads: 2, name: `${candidate} at 2` })
  })

  it('has a colour and a shape only if it is among the costliest, and is otherwise thin, as a note says', () => {
    const spec = specOf(
      changed(sized(60, 3, 11), ({ scenario }) => ({ change: scenario === 'scenario_44' ? -0.5 : -0.1 })),
    )
    const joined = kindsIn(spec, 'joined')
    const looks = Map.groupBy(joined, ({ colour, shape }) => `${String(colour)} ${String(shape)}`)
    expect(looks.size).toBe(names(spec, 'joined').size)
    expect(looks.size).toBeGreaterThanOrEqual(6)
    expect(looks.size).toBeLessThanOrEqual(7)
    expect(names(spec, 'joined')).toContain('scenario_44')
    expect(names(spec, 'faint').size).toBe(59 - looks.size)
    const others = `; and ${59 - looks.size - 2} more; the tables have all.`
    expect(textsIn(spec)).toContain('Thin grey lines cost less: ')
    expect(textsIn(spec).replaceAll(/\s+/g, ' ')).toContain(others)
  })

  it('is bold only for the scenario that ranks last, and the level of saturation is marked', () => {
    const figures = { change: -0.1, low: -0.11, high: -0.09, isApart: true, isFaster: null }
    const study = {
      control: 'pfsoff',
      levels: workloadNames(2).map((workload, nth) => ({ workload, threads: 4, isSaturated: nth === 0 })),
      ...{ ranked: workloadNames(2), fastest: [], parting: [] },
      ranking: ['pfsoff', 'pfson_conon_insoff', 'pfson_alloff'].map((scenario) => ({ scenario, ...figures })),
    }
    const spec = specOf({ ...sized(3, 2, 4), study })
    const bold = kindsIn(spec, 'joined').filter(({ weight }) => weight === 3)
    expect(new Set(bold.map(({ scenario }) => scenario))).toEqual(new Set(['pfson_alloff']))
    expect(objectsIn(spec).filter(({ name }) => name === 'saturated')).toEqual([{ threads: 4, name: 'saturated' }])
  })

  it('is named by its server if servers differ', () => {
    const whole = sized(2, 1, 3)
    const scenarios = whole.scenarios.map((one, nth) => {
      return { ...one, server: { product: 'MySQL', version: nth === 0 ? '8.0.15' : '9.7.4' } }
    })
    const labels = figuresIn(specOf({ ...whole, scenarios }))
    expect(new Set(labels.map(({ name }) => name))).toEqual(
      new Set(['pfsoff (MySQL 8.0.15)', 'pfson_alloff (MySQL 9.7.4)']),
    )
  })
})

describe('the bars of a chart', () => {
  it('show the costliest scenario first', () => {
    const result = sized(4, 2)
    const rows = saidIn(specOf(result)).filter(({ workload }) => workload === 'oltp_read_only')
    const order = rows.toSorted((one, other) => Number(one.at) - Number(other.at)).map((one) => Number(one.change))
    expect(order).toHaveLength(3)
    expect(order).toEqual(order.toSorted((one, other) => one - other))
  })

  it('show their interval as numbers if there is room', () => {
    expect(figuresIn(specOf(sized(4))).map(({ figure }) => figure)).toContain('−5.0% (−6.3 … −3.6)')
    expect(figuresIn(specOf(sized(4, 2))).map(({ figure }) => figure)).toContain('−5.0%')
  })

  it('of few scenarios in many workloads take one row for each workload', () => {
    const rows = saidIn(specOf(sized(3, 22)))
    expect(new Set(rows.map(({ at }) => at)).size).toBe(22)
  })

  it('leave out the scenarios that cost least if there is no room, with a note that counts them', () => {
    const spec = specOf(sized(60))
    const shown = new Set(saidIn(spec).map(({ scenario }) => scenario))
    expect(shown.size).toBeGreaterThan(20)
    expect(textsIn(spec)).toContain(`Not drawn: ${59 - shown.size} scenarios (`)
    const missing = sized(60).comparisons.filter(({ scenario }) => !shown.has(scenario))
    const least = Math.max(...saidIn(spec).map((one) => Number(one.change)))
    for (const { change: own } of missing) expect(own).toBeGreaterThanOrEqual(least - 0.000_1)
  })
})

describe("the rows of a gate's chart", () => {
  it('show the worst comparison first, with its verdict, change and interval', () => {
    const drawn = saidIn(specOf(gated(7, 2)))
    const order = ['regressed', 'inconclusive', 'pass']
    const keys = drawn.map(({ tone, change: own }) => [order.indexOf(String(tone)), Number(own)] as const)
    expect(keys).toEqual(keys.toSorted(([a, x], [b, y]) => a - b || x - y))
    expect(drawn[0]).toMatchObject({
      name: 'pfson_conon_inson,\noltp_read_only at 1 thread',
      figures: 'regressed −23.0% (−24.3 … −21.6)',
      limit: -0.1,
    })
  })

  it.each([
    ['cut an interval up to 1,500% at 100%', { change: 0, low: -0.5, high: 15 }, [1]],
    ['do not cut a change of 1,500%', { change: 15, low: 14, high: 16 }, [15]],
    ['set no end of the axis for a narrow interval', { change: 0.2, low: 0.1, high: 0.3 }, []],
  ])('%s', (_, figures, most) => {
    const spec = specOf(changed(gated(2), () => figures))
    expect([...new Set(objectsIn(spec).flatMap(({ domainMax }) => domainMax ?? []))]).toEqual(most)
  })

  it('leave out the smallest losses if there is no room, with a note that counts them', () => {
    expect(textsIn(specOf(gated(10)))).not.toContain('Not drawn')
    const whole = gated(42)
    const spec = specOf(whole)
    const missing = whole.comparisons.filter((one) => !saidIn(spec).some(({ scenario }) => scenario === one.scenario))
    const least = Math.max(...saidIn(spec).map((one) => Number(one.change)))
    for (const { change: own } of missing) expect(own).toBeGreaterThanOrEqual(least - 0.000_1)
    expect(textsIn(spec)).toContain(`Not drawn: ${missing.length} rows (`)
  })

  it('stand below a study whose scenarios are also compared with the base', () => {
    const study = sized(3, 1, 3)
    const comparisons = [...study.comparisons, ...gated(3).comparisons]
    const spec = specOf({ ...study, comparisons, plan: { ...study.plan, rules: ['control', 'base'] } })
    expect(kindsIn(spec, 'joined')).toHaveLength(6)
    expect(saidIn(spec).filter(({ tone }) => tone === 'pass')).toHaveLength(2)
    const [lines, rows] = [/"kind":"joined"/g, /"tone":"pass"/g].map((of) => [...JSON.stringify(spec).matchAll(of)])
    expect(lines?.at(-1)?.index).toBeLessThan(rows?.[0]?.index as number)
  })
})

describe('QPS', () => {
  const qpsIn = (spec: ChartSpec) => saidIn(spec).filter((object) => typeof object.qps === 'number')

  it.each([
    ['of one server', sized(7, 3, 3)],
    ['of a gate', gated(3, 1, 3)],
  ])('are not drawn in a chart %s, whose subject is the change', (_, result) =>
    expect(qpsIn(specOf(result))).toEqual([]),
  )

  it.each([
    ['external servers', services(8, 5)],
    ['a result without comparisons', sized(1, 3, 3)],
    ['a result without comparisons at one number of threads', sized(1, 3)],
  ])('of %s are drawn as in the result, to five digits', (_, result) => {
    const drawn = qpsIn(specOf(result))
    expect(drawn).toHaveLength(result.cells.length)
    for (const { scenario, workload, threads, qps } of result.cells) {
      const datum = drawn.find(
        (one) => one.scenario === scenario && one.workload === workload && one.threads === threads,
      )
      expect(Math.abs(Number(datum?.qps) - qps)).toBeLessThanOrEqual(0.5)
    }
  })

  it('of external servers are drawn in the colours of their changes', () => {
    const colours = Map.groupBy(saidIn(specOf(services(8, 5))), ({ scenario }) => scenario)
    expect(colours.size).toBe(8)
    for (const own of colours.values()) expect(new Set(own.map(({ colour }) => colour)).size).toBe(1)
  })

  it('of the base have a line of their own, and QPS of the twin are not drawn', () => {
    const { cells, scenarios } = sweepResult({ scenarios: ['pfsoff'], threads: [8, 16] })
    const revisions = ['head', 'base', 'twin'] as const
    const inAll = <Item>(items: readonly Item[]) =>
      items.flatMap((item) => revisions.map((revision) => ({ ...item, revision })))
    const whole = sweepResult({ overrides: { cells: inAll(cells), scenarios: inAll(scenarios), comparisons: [] } })
    expect([...new Set(qpsIn(specOf(whole)).map(({ scenario }) => scenario))]).toEqual(['pfsoff', 'pfsoff (before)'])
  })
})

describe('the labels of a chart that stand below each other', () => {
  const GAP = 16

  it('keep their places if they do not overlap', () =>
    expect(spread([90, 10, 50], GAP, [0, 100])).toEqual([90, 10, 50]))

  it('are spread around their mean if they overlap', () =>
    expect(spread([50, 50, 51], GAP, [0, 100]).map(Math.round)).toEqual([34, 50, 66]))

  it('keep their order and their distance, and stay within the bounds', () => {
    const places = fc.array(fc.double({ min: -20, max: 220, noNaN: true }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(places, (wanted) => {
        const moved = spread(wanted, GAP, [0, 200])
        const order = wanted.map((_, nth) => nth).toSorted((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0))
        const sorted = order.map((nth) => moved[nth] ?? Number.NaN)
        for (const [nth, place] of sorted.slice(1).entries())
          expect(place - (sorted[nth] ?? Number.NaN)).toBeGreaterThanOrEqual(GAP - 1e-9)
        expect(sorted[0]).toBeGreaterThanOrEqual(0)
        expect(sorted.at(-1)).toBeLessThanOrEqual(200)
      }),
    )
  })
})

describe('names from outside in a chart', () => {
  const spec = specOf(sweepResult({ scenarios: HOSTILE, workloads: HOSTILE, threads: [1, 2] }))

  it('occur in texts only, never in expressions, addresses or field names', () => {
    for (const object of objectsIn(spec))
      for (const key of ['field', 'labelExpr', 'expr', 'signal', 'url', 'href', 'calculate', 'filter', 'test'])
        if (key in object) expect(JSON.stringify(object[key])).not.toMatch(/script|datum\['x'\]|\{signal|#\{/)
  })

  it('show invisible characters as escapes', () => {
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
  ])('are wrapped: %j on lines of %i characters, at most %i lines, becomes %j', (text, characters, most, lines) => {
    expect(wrapText(text, characters, most)).toEqual(lines)
  })

  it.each([
    ['a name that fits', 200, 'a name that fits'],
    ['pfson_events_waits_history_long', 150, 'pfson_ev…ory_long'],
  ])('are cut: %j to %i pixels becomes %j', (text, width, shown) => {
    expect(fitText(text, width, 15)).toBe(shown)
  })
})
