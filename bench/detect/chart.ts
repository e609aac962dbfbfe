/**
 * Detection against time of measuring, by gate, a panel for each size of slowdown and one for unchanged pull requests.
 */
import { type ChartSpec, COLOURS, chartConfig, SERIES_SHAPES } from '../../src/core/views/chart/chart-theme.ts'
import { type Curve, FALSE_ALARMS, FOUND, SIZES, TIMES } from './curves.ts'

const PANEL = { width: 260, height: 190 }
const COLUMNS = 3
/** The others that are drawn, from the first colour and shape on after ours; the tables have all. */
const SHOWN = [
  'github-action-benchmark, 110%',
  'Bencher, t-test 0.99',
  'Otava',
  'Dolt, 5%',
  'benchstat',
  'ClickHouse, 10%',
  'CockroachDB, three in a row',
]
const OWN_COLOUR = 2

export function detectionChart(curves: readonly Curve[]): ChartSpec {
  const shown = ['qpsgate', ...SHOWN].flatMap((name) => curves.find((curve) => curve.name === name) ?? [])
  const panels = [
    panel('Unchanged, but failed, %', shown, (point) => point.falseAlarms, FALSE_ALARMS),
    ...SIZES.map((size, index) =>
      panel(`About ${100 * size}% slower, found, %`, shown, (point) => point.found[index] ?? NaN, FOUND),
    ),
  ]
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    description: 'Share of pull requests that each gate fails, against its time of measuring',
    background: COLOURS.light.background,
    padding: 16,
    spacing: { row: 80, column: 60 },
    bounds: 'flush',
    columns: COLUMNS,
    concat: panels,
    config: chartConfig('light'),
  }
}

function panel(
  title: string,
  curves: readonly Curve[],
  shareOf: (point: Curve['points'][number]) => number,
  limit: number,
): ChartSpec {
  const names = curves.map(({ name }) => name)
  const series = COLOURS.light.series
  // Ours in the one warm colour, the others in the remaining ones.
  const colours = [series[OWN_COLOUR], ...series.filter((_, index) => index !== OWN_COLOUR)].slice(0, names.length)
  // Gates that end early may have used less than the first of the times.
  const isOnAxis = ({ seconds }: Curve['points'][number]) => seconds >= TIMES[0]
  const values = curves.flatMap((curve) =>
    curve.points.filter(isOnAxis).map((point) => ({
      gate: curve.name,
      seconds: point.seconds,
      share: Number((100 * shareOf(point)).toFixed(1)),
      own: curve.kind === 'own',
    })),
  )
  const legend = { title: null, orient: 'bottom', columns: 4, symbolStrokeWidth: 2, labelLimit: 0 }
  return {
    ...PANEL,
    title: { text: title },
    layer: [
      {
        data: { values: [{ share: 100 * limit }] },
        mark: { type: 'rule', strokeDash: [4, 4], color: COLOURS.light.limit },
        encoding: { y: { field: 'share', type: 'quantitative' } },
      },
      {
        data: { values },
        mark: { type: 'line', point: { filled: false, size: 36, fill: COLOURS.light.background } },
        encoding: {
          x: {
            field: 'seconds',
            type: 'quantitative',
            title: 'seconds for each comparison',
            scale: { type: 'log', domain: [TIMES[0], TIMES.at(-1)] },
            axis: { values: [3, 10, 30, 100, 300], grid: true },
          },
          y: { field: 'share', type: 'quantitative', title: null, scale: { domain: [0, 100] }, axis: { tickCount: 5 } },
          color: { field: 'gate', scale: { domain: names, range: colours }, sort: names, legend },
          shape: {
            field: 'gate',
            scale: { domain: names, range: SERIES_SHAPES.slice(0, names.length) },
            sort: names,
            legend,
          },
          strokeWidth: { condition: { test: 'datum.own', value: 3.5 }, value: 1.5 },
        },
      },
    ],
  }
}
