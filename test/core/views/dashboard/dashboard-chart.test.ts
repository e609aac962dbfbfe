import { type LoggerInterface, logger, Warn } from 'vega'
import { compile, type TopLevelSpec } from 'vega-lite'
import { describe, expect, it } from 'vitest'
import {
  type ChartRequest,
  type MarkKey,
  markKey,
  qpsChart,
  ratioChart,
  readMarkKey,
  seriesStyle,
} from '../../../../src/core/views/dashboard/dashboard-chart.ts'
import type { HistoryView, ShownRun, ShownValue } from '../../../../src/core/views/dashboard/dashboard-view.ts'
import { vegaLiteErrors } from '../chart/vega-lite-errors.ts'

type Part = Readonly<Record<string, unknown>>

function value(scenario: string, change: number | null, overrides: Partial<ShownValue> = {}): ShownValue {
  const ratio = change === null ? null : { change, low: change - 0.01, high: change + 0.01 }
  return { scenario, server: 'MySQL 8.4.6', configuration: scenario, qps: 1000, ratio, ...overrides }
}

function run(day: number, overrides: Partial<ShownRun> = {}): ShownRun {
  return {
    time: `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`,
    commit: 'a',
    url: null,
    verdict: 'pass',
    isDisturbed: false,
    machine: 'small',
    tool: 'tool',
    control: 'off',
    values: [value('off', null), value('on', -0.1)],
    differences: [],
    ...overrides,
  }
}

function view(overrides: Partial<HistoryView> = {}): HistoryView {
  return { scenarios: ['off', 'on'], control: 'off', runs: [run(1), run(2), run(3)], changes: [], ...overrides }
}

function request(overrides: Partial<HistoryView> = {}, shown = ['off', 'on']): ChartRequest {
  return { view: view(overrides), shown, width: 800, theme: 'light' }
}

function mark(day: number, change: number) {
  const level = { change, low: change - 0.01, high: change + 0.01, before: 'a', after: 'b' }
  return { scenario: 'on', workload: 'read', threads: 8, time: run(day).time, ...level }
}

function valuesOf(spec: Part): Part[] {
  return (spec.data as { values: Part[] }).values
}

function layersOf(spec: Part, type: string): Part[] {
  return (spec.layer as { mark: { type: string } }[]).filter((one) => one.mark.type === type) as unknown as Part[]
}

/** Complaints of vega-lite while it compiles a specification. */
function complaints(spec: Part): string[] {
  const said: string[] = []
  const own: LoggerInterface = logger(Warn)
  own.warn = own.error = (...messages: readonly unknown[]) => {
    said.push(messages.join(' '))
    return own
  }
  compile(spec as unknown as TopLevelSpec, { logger: own })
  return said
}

const EVERYTHING = {
  runs: [
    run(1),
    run(2, { differences: [{ kind: 'tool' as const, text: 'tool: a → b' }] }),
    run(3, { isDisturbed: true }),
    run(4, { values: [value('off', null), value('on', -0.2, { configuration: 'new' })] }),
  ],
  changes: [mark(2, -0.05), mark(3, 0.02)],
}

describe('the specifications', () => {
  it.each([
    ['ratios', ratioChart],
    ['QPS', qpsChart],
  ] as const)('of %s are valid, and vega-lite has nothing to say', (_, chart) => {
    for (const width of [320, 1200])
      for (const theme of ['light', 'dark'] as const)
        for (const overrides of [{}, EVERYTHING, { runs: [run(1)] }, { runs: [] }]) {
          const spec = chart({ ...request(overrides), width, theme })
          expect(vegaLiteErrors(spec)).toEqual([])
          expect(complaints(spec)).toEqual([])
        }
  })

  it('have every number once, the control in QPS alone', () => {
    const ratios = valuesOf(ratioChart(request()))
    expect(ratios.map(({ change, low, high, key }) => [key, change, low, high])).toEqual(
      [0, 1, 2].map((at) => [`value/${at}/1`, -0.1, -0.1 - 0.01, -0.1 + 0.01]),
    )
    const qps = valuesOf(qpsChart(request()))
    expect(qps.map(({ key }) => key)).toEqual([0, 1].flatMap((place) => [0, 1, 2].map((at) => `value/${at}/${place}`)))
  })

  it('have only what is shown', () => {
    expect(valuesOf(ratioChart(request({}, ['off'])))).toEqual([])
    expect(valuesOf(qpsChart(request({}, ['on']))).map(({ series }) => series)).toEqual(['1', '1', '1'])
    expect(layersOf(ratioChart(request(EVERYTHING, ['off'])), 'text')).toEqual([])
  })

  it('hold no text from outside', () => {
    const name = 'outside text'
    const outside = {
      scenarios: [name],
      control: name,
      runs: [
        run(1, { values: [value(name, -0.1)], differences: [{ kind: 'tool' as const, text: name }], commit: name }),
      ],
      changes: [{ ...mark(1, -0.1), scenario: name, before: name, after: name }],
    }
    const specs = [ratioChart, qpsChart].map((chart) => JSON.stringify(chart(request(outside, [name]))))
    expect(specs.join()).not.toContain(name)
  })

  it('begin a new line where the configuration of a scenario or of its control changed', () => {
    const other = (scenario: string) =>
      view().runs[0]?.values.map((one) => (one.scenario === scenario ? { ...one, configuration: 'new' } : one)) ?? []
    const segments = (values: readonly ShownValue[]) =>
      valuesOf(ratioChart(request({ runs: [run(1), run(2), run(3, { values })] }))).map(({ segment }) => segment)
    expect(segments(run(3).values)).toEqual(['1/0', '1/0', '1/0'])
    expect(segments(other('on'))).toEqual(['1/0', '1/0', '1/1'])
    expect(segments(other('off'))).toEqual(['1/0', '1/0', '1/1'])
  })

  it('draw the interval of a run that stands alone as a line, because its area has no width', () => {
    const alone = (runs: readonly ShownRun[]) => valuesOf(ratioChart(request({ runs }))).map(({ isAlone }) => isAlone)
    expect(alone([run(1)])).toEqual([true])
    expect(alone([run(1), run(2)])).toEqual([false, false])
  })

  it('draw points where each has four pixels, and only lines where it has fewer', () => {
    const points = (width: number) => layersOf(qpsChart({ ...request(), width }), 'point').length
    // The point that is pointed at is always there.
    expect([points(12), points(11)]).toEqual([2, 1])
  })

  it('mark change points, with their size where there are at most eight', () => {
    const labels = (count: number) =>
      layersOf(ratioChart(request({ changes: Array.from({ length: count }, () => mark(2, -0.0512)) })), 'text').flatMap(
        (one) => valuesOf(one).map(({ label }) => label),
      )
    expect(labels(8)).toEqual(Array(8).fill('−5.1 %'))
    expect(labels(9)).toEqual([])
  })
})

describe('the key of a mark', () => {
  it.each<MarkKey>([
    { kind: 'value', run: 2, scenario: 'on' },
    { kind: 'change', change: 3 },
    { kind: 'difference', run: 0 },
  ])('leads back to it: $kind', (key) => expect(readMarkKey(markKey(key, view()), view())).toEqual(key))

  it('of another view leads nowhere', () => {
    expect(readMarkKey('value/0/7', view())).toBeUndefined()
    expect(readMarkKey('', view())).toBeUndefined()
  })
})

describe('the style of a series', () => {
  it('is its own for the first 64', () => {
    const styles = Array.from({ length: 64 }, (_, place) => JSON.stringify(seriesStyle(place, 'dark')))
    expect(new Set(styles).size).toBe(64)
  })
})
