/**
 * Finds the best length of turns: how precise a second of measuring is, and how biased, for kinds of workloads and
 * servers.
 */
import { cellRates, logRatios } from '../src/core/comparison/block-ratios.ts'
import { MeasuredBlocks } from '../src/core/measurement/blocks.ts'
import { type Slice, slicesOf } from '../src/core/measurement/measurement.ts'
import { seededRandom, shuffle } from '../src/core/plan/random.ts'
import { blockSeconds, type Pace, type Turns } from '../src/core/plan/turns.ts'
import type { Suite } from '../src/core/suite/suite.ts'
import type { TrialRun } from '../src/edges/testbed/testbed.ts'
import { type Bed, openBed } from '../test/setup/bed.ts'
import { ensureEngine } from '../test/setup/engine.ts'
import { ensureMysqlImage } from '../test/setup/mysql-image.ts'
import { byWindow, estimate, shown, signed, table } from './figures.ts'

const ROUNDS = 3
const SECONDS = 8
const LONG_SECONDS = 30
const WORKLOADS = [
  { name: 'oltp_point_select', threads: 1 },
  { name: 'oltp_read_only', threads: 4 },
  { name: 'oltp_write_only', threads: 4 },
] as const
const LENGTHS_MS = [2, 5, 10, 20, 50, 100, 500]
const USUAL_MS = 5
const LONG_MS = 500
const BLOCK_MS = 200

/** The measurements with one length of turns, round by round. */
interface Episodes {
  readonly turns: Turns
  readonly byTime: number[][]
  readonly byCpu: number[][]
  seconds: number
}

export async function benchTurns(): Promise<string[]> {
  const rows = [...(await ofServer('MariaDB')), ...(await inContainers())]
  return [
    `Everything on against pfsoff, by length of turn, same servers, ${ROUNDS} rounds in random order (\`npm run bench turns\`):`,
    '',
    ...table(
      [
        'server, workload',
        'turn, ms',
        'by CPU time',
        'by QPS',
        `by CPU time, against ${LONG_MS} ms`,
        'precision per second',
      ],
      rows,
    ),
  ]
}

async function inContainers(): Promise<string[][]> {
  const engine = await ensureEngine()
  if (engine.kind === 'absent') throw new Error(engine.why)
  try {
    return await ofServer('MySQL', await ensureMysqlImage())
  } finally {
    await engine.stop()
  }
}

async function ofServer(server: string, image?: string): Promise<string[][]> {
  const rows: string[][] = []
  for (const { name, threads } of WORKLOADS) {
    const change = (suite: Suite): Suite => ({ ...suite, threads: [threads] })
    const where = image === undefined ? {} : { image }
    await using bed = await openBed({ suite: 'scenarios/slowdown.yml', workload: name, change, ...where })
    await using trial = await bed.testbed.startTrial(bed.trial, bed.plan)
    for (const row of await compareLengths(bed, trial)) rows.push([`${server}, ${name} at ${threads}`, ...row])
  }
  return rows
}

async function compareLengths(bed: Bed, trial: TrialRun): Promise<string[][]> {
  const random = seededRandom(20261122)
  const arms = bed.trial.arms.length
  const all = LENGTHS_MS.map((turnMs): Episodes => {
    const rounds = Math.max(1, Math.round(BLOCK_MS / arms / turnMs))
    return { turns: { turnMs, rounds, switchMs: 0 }, byTime: [], byCpu: [], seconds: 0 }
  })
  for (let round = 0; round < ROUNDS; round++) for (const each of shuffle(all, random)) await measure(bed, trial, each)
  const precision = ({ byCpu, seconds }: Episodes) => 1 / estimate(byCpu).error ** 2 / seconds
  const of = (ms: number) => all.find(({ turns }) => turns.turnMs === ms) as Episodes
  const long = estimate(of(LONG_MS).byCpu)
  return all.map((each) => {
    const own = estimate(each.byCpu)
    const bias = `${signed(own.mean - long.mean)} ± ${(196 * Math.hypot(own.error, long.error)).toFixed(2)}`
    return [
      ...[String(each.turns.turnMs), shown(own), shown(estimate(each.byTime))],
      ...[each.turns.turnMs === LONG_MS ? '' : bias, (precision(each) / precision(of(USUAL_MS))).toFixed(2)],
    ]
  })
}

async function measure(bed: Bed, trial: TrialRun, each: Episodes): Promise<void> {
  const seconds = each.turns.turnMs === LONG_MS ? LONG_SECONDS : SECONDS
  const slices = await rotated(bed, trial, { turns: () => each.turns, seconds })
  // Forces ratios by CPU time, even for workloads that wait, to see what they show.
  const { byTime, byCpu = [] } = ratiosIn(
    bed,
    slices.map((slice) => ({ ...slice, computes: true })),
  )
  each.byTime.push(byTime)
  each.byCpu.push(byCpu)
  each.seconds += seconds
}

/** Effect of the suite's last scenario, window by window: by CPU time if its servers compute, else by QPS. */
export function ratiosOf(bed: Bed, slices: readonly Slice[]): number[] {
  const { byTime, byCpu } = ratiosIn(bed, slices)
  return byCpu ?? byTime
}

function ratiosIn(bed: Bed, slices: readonly Slice[]): { readonly byTime: number[]; readonly byCpu?: number[] } {
  const [control, twin, changed] = bed.plan.arms
  const cell = bed.plan.cells[0]
  if (cell === undefined || changed === undefined) throw new Error('the suite has too little')
  const measured = new MeasuredBlocks(slices)
  const place = { workload: cell.workload.name, threads: cell.threads }
  const sides = { arms: [changed], references: [control, twin] } as const
  const { byTime, byCpu, width } = logRatios(measured, cellRates(measured.blocksIn(place)), sides)
  return { byTime: byWindow(byTime, width), ...(byCpu === undefined ? {} : { byCpu: byWindow(byCpu, width) }) }
}

export interface Rotated {
  /** Chooses the turns by the result of the warm-up. */
  readonly turns: (pace: Pace, arms: number) => Turns
  readonly seconds: number
}

/** Measures the suite's first cell in these turns. */
export async function rotated(bed: Bed, trial: TrialRun, { turns: turnsOf, seconds }: Rotated): Promise<Slice[]> {
  const [planned] = bed.trial.cells
  if (planned === undefined) throw new Error('the suite has no cell')
  await using run = await trial.openCell(planned)
  const turns = turnsOf(await run.warmUp(), planned.arms.length)
  const slices: Slice[] = []
  const blocks = Math.max(2, Math.round(seconds / blockSeconds(planned.arms.length, turns)))
  await run.runBlocks(blocks, turns, (block) => slices.push(...slicesOf(block)))
  await run.finish()
  return slices
}
