/**
 * Our rule next to those of other performance gates, over the same recordings with equal measuring time: tables and
 * chart of docs/evidence/detection.md, which it writes.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { specToSvg } from '../../src/edges/chart/chart.ts'
import { svgToPng } from '../../src/edges/chart/png.ts'
import { analyse } from '../../test/fakes/playback.ts'
import { recordings } from '../../test/fakes/recordings.ts'
import { withSection } from '../document-section.ts'
import { detectionChart } from './chart.ts'
import { pooled, type Replayed, replayRecording } from './curves.ts'
import { describeRecordings } from './describe-recordings.ts'
import { detectionTable, ownTable, summaryTable } from './detection-tables.ts'

const DOCUMENT = join(import.meta.dirname, '../../docs/evidence/detection.md')
const PICTURE = join(import.meta.dirname, '../../docs/evidence/detection.png')

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
    ...['### False alarms and detection', '', ...detectionTable(curves)],
  ]
  const svg = await specToSvg(detectionChart(curves))
  writeFileSync(PICTURE, await svgToPng(svg))
  writeFileSync(DOCUMENT, withSection(readFileSync(DOCUMENT, 'utf8'), 'results', lines))
  return lines
}
