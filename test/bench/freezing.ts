/** Whether freezing the servers that are not on turn gains or costs, for a workload that reads and one that writes. */
import { type ContrastSides, logRatios } from '../../src/core/comparison/block-ratios.ts'
import { MeasuredBlocks } from '../../src/core/measurement/blocks.ts'
import type { Slice } from '../../src/core/measurement/measurement.ts'
import { seededRandom, shuffled } from '../../src/core/plan/random.ts'
import { openBed } from './bed.ts'
import { byBlock, estimate, shown, table } from './figures.ts'
import { inTurns } from './turns.ts'

const ROUNDS = 5
const SECONDS = 12

export async function benchFreezing(): Promise<string[]> {
  const rows: string[][] = []
  for (const [workload, countedMs] of [
    ['oltp_read_only', 100],
    ['oltp_write_only', 250],
  ] as const) {
    await using bed = await openBed({ suite: 'scenarios/quickstart.yml', workload })
    await using trial = await bed.testbed.startTrial(bed.trial, bed.plan)
    const random = seededRandom(7)
    const slices = new Map<boolean, Slice[][]>([
      [true, []],
      [false, []],
    ])
    for (let round = 0; round < ROUNDS; round++) {
      for (const freeze of shuffled([true, false], random)) {
        bed.settings.freeze = freeze
        slices.get(freeze)?.push(await inTurns(bed, trial, { rampMs: countedMs / 10, countedMs }, SECONDS, random))
      }
    }
    for (const [freeze, episodes] of slices)
      rows.push([workload, freeze ? 'frozen' : 'running', ...figures(bed, episodes)])
  }
  return [
    `Servers that are not on turn, 4 threads, ${ROUNDS} × ${SECONDS} s each in random order (\`npm run bench freezing\`):`,
    '',
    ...table(['workload', 'idle servers', 'A/A', 'default', 'everything on', 'transactions/s of all arms'], rows),
  ]
}

function figures({ plan }: Awaited<ReturnType<typeof openBed>>, episodes: readonly Slice[][]): string[] {
  const [cell] = plan.cells
  const [control, twin, ...others] = plan.arms
  if (cell === undefined) throw new Error('the suite has no cell')
  const { workload, threads } = cell
  const ratios = (measured: MeasuredBlocks, sides: ContrastSides) =>
    byBlock(logRatios(measured, measured.blocksIn({ workload: workload.name, threads }), sides))
  const change = (arm: typeof control, references: readonly [typeof control, ...(typeof control)[]]) =>
    shown(estimate(episodes.map((slices) => ratios(new MeasuredBlocks(slices), { arms: [arm], references }))))
  const all = episodes.flat()
  const rate =
    all.reduce((sum, slice) => sum + slice.transactions, 0) / all.reduce((sum, slice) => sum + slice.seconds, 0)
  return [change(twin, [control]), ...others.map((arm) => change(arm, [control, twin])), rate.toFixed(0)]
}
