/**
 * Measures the complete study of the Performance Schema in parts, and keeps each part. Writes figures, a table and a
 * chart beside the published ones.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { between } from '../scripts/markdown.ts'
import { rowsOf, STUDY_DOCUMENT, table } from '../scripts/studies-docs.ts'
import { share, sizeOf } from '../src/core/figures.ts'
import { isSample, median } from '../src/core/stats/robust.ts'
import { studySpec } from '../src/core/views/chart/chart-spec.ts'
import { changeGauge, isPrecise, MOST_HALF, plotOf } from '../src/core/views/chart/plot.ts'
import { setupParts } from '../src/core/wording/machine-text.ts'
import { specToSvg } from '../src/edges/chart/chart.ts'
import { svgToPng } from '../src/edges/chart/png.ts'
import { keptFolder, keptResult, machineOf, programOf } from './measured.ts'

const SERVER = '8.0.15'
/** Number of parts; each has cells with many, some and few threads. */
const PARTS = 6
const DATA = join(STUDY_DOCUMENT, '../data/pfs-full-qpsgate.csv')
const PICTURE = join(STUDY_DOCUMENT, '../performance-schema.png')
const STUDY_PICTURE = join(STUDY_DOCUMENT, '../performance-schema-study.png')
const SOURCES = ['study', 'qpsgate']
/** qpsgate's workloads, and their names in the study. */
const WORKLOADS = new Map([
  ['oltp_read_only', 'read-only'],
  ['oltp_read_write', 'read/write'],
  ['oltp_write_only', 'write-only'],
])
/** Half-width in percent up to which an interval counts as precise. */
const PRECISE = 2
const CONTROL = 'pfsoff'
const STUDY_CAPTION = ['ApsaraDB RDS for MySQL', '4 CPUs, 16 GB', 'published without intervals']

/**
 * A change against the Performance Schema switched off, in percent. A published change has no interval: `low` and
 * `high` equal it.
 */
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
  const suite = ['run', 'scenarios/pfs-full.yml', '--server', await programOf(SERVER)]
  const names = Array.from({ length: PARTS }, (_, at) => `rds/${at + 1}-of-${PARTS}`)
  const parts = names.map((name, at) => keptResult(name, [...suite, '--shard', `${at + 1}/${PARTS}`]))
  // Joined again each time, because parts may have been removed and measured again.
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
  await drawStudies(points, setupParts(whole))
  const minutes = parts.reduce((sum, { seconds }) => sum + seconds, 0) / 60
  const halvesOf = (those: readonly string[]) => {
    const halves = own.filter(({ workload }) => those.includes(workload)).map(half)
    return isSample(halves) ? median(halves).toFixed(2) : '–'
  }
  const precise = own.filter((point) => half(point) <= PRECISE).length
  const lines = [
    `MySQL ${SERVER}, ${own.length} comparisons in ${PARTS} parts and ${minutes.toFixed(0)} minutes, on ${machineOf(whole)}.`,
    `Half intervals have a median of ${halvesOf(['read-only'])}% for reads and ${halvesOf(['read/write', 'write-only'])}% for writes; ${precise} are at most ${PRECISE}%.`,
    `Hollow in the chart: ${points.filter((point) => half(point) > 100 * MOST_HALF).length} comparisons whose half interval is above ${share(MOST_HALF)}.`,
    `Everything on is the slowest in ${slowestIn(points, 'study')} of the study, and in ${slowestIn(points, 'qpsgate')} here.`,
    ...['', table(['scenario', ...WORKLOADS.values()], mediansOf(points))],
    ...[STUDY_PICTURE, PICTURE].map((picture, nth) => {
      const where = nth === 0 ? 'in the study' : 'here'
      return `<img alt="Change in QPS by threads, ${where}" src="${basename(picture)}" width="49%">`
    }),
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

/** Draws both pictures, on one scale and with the same colours. */
async function drawStudies(points: readonly Point[], own: readonly string[]): Promise<void> {
  const plotted = points.map(({ change, low, high, ...point }) => {
    const figures = { value: change / 100, low: low / 100, high: high / 100 }
    return {
      ...point,
      ...figures,
      said: `${point.scenario}, ${point.workload} at ${point.threads} threads: ${change}%`,
    }
  })
  const gauge = changeGauge(plotted)
  // Scenarios of the study come first, so that a scenario of both has the same colour in both pictures.
  const scenarios = [...new Set(plotted.map(({ scenario }) => scenario))]
  for (const { source, where, caption, picture } of [
    { source: 'study', where: 'In the study', caption: STUDY_CAPTION, picture: STUDY_PICTURE },
    { source: 'qpsgate', where: 'Here', caption: own, picture: PICTURE },
  ]) {
    const mine = plotted.filter((point) => point.source === source)
    const plot = plotOf(mine, {
      title: `Change in QPS against ${CONTROL}${source === 'study' ? '' : ', with 95% intervals'}`,
      ...{ gauge, origin: CONTROL },
      scenarios: scenarios.filter((name) => mine.some(({ scenario }) => scenario === name)),
      workloads: [...WORKLOADS.values()],
    })
    const [costliest = ''] = plot.ranked
    const costs = mine.filter((point) => point.scenario === costliest && isPrecise(point)).map(({ value }) => -value)
    const [least, most] = [Math.min(...costs), Math.max(...costs)].map(sizeOf)
    const title = `${where}: ${costliest} costs ${least?.replace('%', '')} to ${most}`
    const spec = studySpec({ title, caption, description: title, plots: [plot] }, 'light')
    writeFileSync(picture, await svgToPng(await specToSvg(spec)))
  }
}
