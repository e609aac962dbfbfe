/** The whole study of the Performance Schema in parts, each kept: figures, table and chart beside the published ones. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { between } from '../scripts/markdown.ts'
import { rowsOf, STUDY_DOCUMENT, table } from '../scripts/studies-docs.ts'
import { isSample, median } from '../src/core/stats/robust.ts'
import { COLOURS, chartConfig, SERIES_SHAPES } from '../src/core/views/chart/chart-theme.ts'
import { specToSvg } from '../src/edges/chart/chart.ts'
import { svgToPng } from '../src/edges/chart/png.ts'
import { keptFolder, keptResult, machineOf, programOf, STUDY_FLAGS } from './measured.ts'

const SERVER = '8.0.15'
/** Each has cells of many threads, of some and of few; with starts and reports, all take less than an hour. */
const PARTS = 6
const BUDGET = '9m20s'
const DATA = join(STUDY_DOCUMENT, '../data/pfs-full-qpsgate.csv')
const PICTURE = join(STUDY_DOCUMENT, '../performance-schema.png')
const SOURCES = ['study', 'qpsgate']
/** Our workloads, and their names in the study. */
const WORKLOADS = new Map([
  ['oltp_read_only', 'read-only'],
  ['oltp_read_write', 'read/write'],
  ['oltp_write_only', 'write-only'],
])
/** Half of an interval that is precise enough, and that of a point worth drawing, per cent. */
const PRECISE = 2
const DRAWN = 20
/** Marks of all thread counts would overlap. */
const MARKED_THREADS = [1, 4, 16, 64, 256, 1024]

/** A change against the Performance Schema off, per cent; published ones have no interval. */
interface Point {
  readonly source: string
  readonly workload: string
  readonly threads: number
  readonly scenario: string
  readonly change: number
  readonly low: number
  readonly high: number
}

export async function benchRds(): Promise<string[]> {
  const suite = ['run', 'scenarios/pfs-full.yml', '--server', await programOf(SERVER), ...STUDY_FLAGS]
  const names = Array.from({ length: PARTS }, (_, at) => `rds/${at + 1}-of-${PARTS}`)
  const parts = names.map((name, at) =>
    keptResult(name, [...suite, '--shard', `${at + 1}/${PARTS}`, '--budget', BUDGET]),
  )
  // Parts may have been removed and measured again.
  rmSync(keptFolder('rds/whole'), { recursive: true })
  const whole = keptResult('rds/whole', ['report', ...names.map(keptFolder)])
  const own = whole.comparisons.map(({ workload, threads, scenario, ...figures }) => {
    const [change, low, high] = [figures.change, figures.low, figures.high].map((share) => percent(share ?? Number.NaN))
    const point = { source: 'qpsgate', workload: WORKLOADS.get(workload) ?? '', threads, scenario }
    return { ...point, change, low, high } as Point
  })
  const rows = own.map(({ source: _, ...point }) => Object.values(point).join(','))
  writeFileSync(DATA, `${['workload,threads,scenario,change,low,high', ...rows].join('\n')}\n`)
  const points = [...publishedPoints(), ...own]
  const half = ({ low, high }: Point) => (high - low) / 2
  const drawn = points.filter((point) => half(point) <= DRAWN)
  writeFileSync(PICTURE, await svgToPng(await specToSvg(studyChart(drawn))))
  const minutes = parts.reduce((sum, { seconds }) => sum + seconds, 0) / 60
  const halvesOf = (those: readonly string[]) => {
    const halves = own.filter(({ workload }) => those.includes(workload)).map(half)
    return isSample(halves) ? median(halves).toFixed(2) : '–'
  }
  const precise = own.filter((point) => half(point) <= PRECISE).length
  const lines = [
    `MySQL ${SERVER}, ${own.length} comparisons in ${PARTS} parts and ${minutes.toFixed(0)} minutes, on ${machineOf(whole)}.`,
    `Half intervals have a median of ${halvesOf(['read-only'])} % for reads and ${halvesOf(['read/write', 'write-only'])} % for writes; ${precise} are at most ${PRECISE} %.`,
    `The chart leaves out ${points.length - drawn.length} comparisons whose half interval is above ${DRAWN} %.`,
    `Everything on is the slowest in ${slowestIn(points, 'study')} of the study, and in ${slowestIn(points, 'qpsgate')} here.`,
    ...['', table(['scenario', ...WORKLOADS.values()], mediansOf(points))],
    '![Change of QPS by threads, in the study and here](performance-schema.png)',
    '',
    '[All figures](data/pfs-full-qpsgate.csv) with their intervals.',
  ]
  writeFileSync(STUDY_DOCUMENT, between(readFileSync(STUDY_DOCUMENT, 'utf8'), 'whole', `${lines.join('\n')}\n`))
  return lines
}

function percent(share: number): number {
  return Number((100 * share).toFixed(2))
}

function publishedPoints(): Point[] {
  const rows = rowsOf('pfs-rds-polardb.csv', ',').filter((row) => row.get('workload')?.startsWith('ApsaraDB RDS'))
  return rows.flatMap((row) => {
    const [workload = '', threads, off, ...others] = [...row]
    const own = { source: 'study', workload: workload[1]?.split(' ').at(-1) ?? '', threads: Number(threads?.[1]) }
    return others.map(([scenario, qps]): Point => {
      const change = percent(Number(qps) / Number(off?.[1]) - 1)
      return { ...own, scenario, change, low: change, high: change }
    })
  })
}

/** "−17.0, −25.3": medians over the thread counts, in the study and here. */
function mediansOf(points: readonly Point[]): string[][] {
  const shown = (of: Partial<Point>) => {
    const isMeant = (point: Point) => Object.entries(of).every(([key, value]) => point[key as keyof Point] === value)
    const changes = points.filter(isMeant).map(({ change }) => change)
    const median = changes.toSorted((one, other) => one - other)[(changes.length - 1) / 2]
    return median?.toFixed(1).replace('-', '−') ?? '–'
  }
  return scenariosOf(points).map((scenario) => [
    `\`${scenario}\``,
    ...[...WORKLOADS.values()].map((workload) =>
      SOURCES.map((source) => shown({ scenario, workload, source })).join(', '),
    ),
  ])
}

function scenariosOf(points: readonly Point[]): string[] {
  return [...new Set(points.toReversed().map(({ scenario }) => scenario))]
}

function slowestIn(points: readonly Point[], source: string): string {
  const own = points.filter((point) => point.source === source)
  const cells = [...Map.groupBy(own, ({ workload, threads }) => `${workload} ${threads}`).values()]
  const slowest = (cell: readonly Point[]) => cell.toSorted((one, other) => one.change - other.change)[0]?.scenario
  return `${cells.filter((cell) => slowest(cell) === 'pfson_conon_inson').length} of ${cells.length} cells`
}

/** Two rows of panels, the study above ours, a column for each workload. */
function studyChart(points: readonly Point[]) {
  const domain = scenariosOf(points)
  const colours = COLOURS.light
  const series = {
    ...{ field: 'scenario', sort: domain },
    legend: { title: null, orient: 'bottom', columns: 3, labelLimit: 0 },
  }
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    description: 'Change of QPS against the Performance Schema off, by threads, in the study and here',
    background: colours.background,
    padding: 16,
    data: { values: points },
    facet: { row: { field: 'source', sort: SOURCES, title: null }, column: { field: 'workload', title: null } },
    spec: {
      ...{ width: 240, height: 190 },
      mark: { type: 'line', point: { filled: false, size: 30, fill: colours.background } },
      encoding: {
        x: {
          field: 'threads',
          type: 'quantitative',
          title: 'threads',
          ...{ scale: { type: 'log', base: 2 }, axis: { values: MARKED_THREADS } },
        },
        y: { field: 'change', type: 'quantitative', title: 'change of QPS, %' },
        color: { ...series, scale: { domain, range: colours.series.slice(0, domain.length) } },
        shape: { ...series, scale: { domain, range: SERIES_SHAPES.slice(0, domain.length) } },
      },
    },
    config: chartConfig('light'),
  }
}
