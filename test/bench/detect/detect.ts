/**
 * Our rule next to those of other performance gates, over the same recordings with equal measuring time: tables and
 * chart of docs/evidence/detection.md, which it writes.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { svgToPng } from '../../../src/edges/chart/png.ts'
import { specToSvg } from '../../../src/edges/chart/svg.ts'
import { analyse } from '../../fakes/playback.ts'
import { recordings } from '../../fakes/recordings.ts'
import { withSection } from '../document-section.ts'
import { CHART_WIDTH, detectionChart } from './chart.ts'
import { pooled, type Replayed, replayRecording } from './curves.ts'
import { describeRecordings } from './describe-recordings.ts'
import { detectionTable, falseAlarmTable, ownTable, summaryTable } from './detection-tables.ts'

const DOCUMENT = join(import.meta.dirname, '../../../docs/evidence/detection.md')
const PICTURE = join(import.meta.dirname, '../../../docs/evidence/detection.png')
const PIXEL_RATIO = 2

export async function benchDetect(): Promise<string[]> {
  // A workload that reads and writes at once is between the two.
  const analysed = recordings()
    .filter(({ name }) => !name.includes('read_write'))
    .map(analyse)
  const replayed: Replayed[] = []
  for (const recording of analysed) replayed.push(await replayRecording(recording))
  const curves = pooled(replayed)
  const lines = [
    ...['### Recordings', '', ...describeRecordings(analysed), ''],
    ...['### Time for the same errors', '', ...summaryTable(replayed, curves), ''],
    ...['![Detection against time of measuring, by gate and size of the slowdown](detection.png)', ''],
    ...['### Rule of qpsgate', '', ...ownTable(replayed), ''],
    ...['### False alarms', '', ...falseAlarmTable(curves), ''],
    ...['### Detection', '', ...detectionTable(curves)],
  ]
  const svg = await specToSvg(detectionChart(curves))
  writeFileSync(PICTURE, await svgToPng(svg, CHART_WIDTH * PIXEL_RATIO))
  writeFileSync(DOCUMENT, withSection(readFileSync(DOCUMENT, 'utf8'), 'results', lines))
  return lines
}
