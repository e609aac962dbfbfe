/** Short turns against long ones, and against one sysbench process per slice, on the same servers in the same minutes. */

import { logRatios } from '../../src/core/comparison/block-ratios.ts'
import { MeasuredBlocks } from '../../src/core/measurement/blocks.ts'
import { type Slice, slicesOf } from '../../src/core/measurement/measurement.ts'
import { type Random, seededRandom, shuffled } from '../../src/core/plan/random.ts'
import { blockOrders, type TurnLengths, turnLengths, turnSeconds } from '../../src/core/plan/turns.ts'
import { run } from '../../src/edges/machine/processes.ts'
import { socketAddress } from '../../src/edges/servers/server-address.ts'
import { connectionArguments, tableArguments } from '../../src/edges/sysbench/arguments.ts'
import { sysbenchProgram } from '../../src/edges/sysbench/program.ts'
import type { TrialRun } from '../../src/edges/testbed/testbed.ts'
import { type Bed, openBed } from './bed.ts'
import { byBlock, estimate, shown, signed, table } from './figures.ts'

const ROUNDS = 6
const SHORT_SECONDS = 12
const LONG_SECONDS = 34
const PROCESS_SECONDS = 34
const SLICE_SECONDS = 2

interface Way {
  readonly name: string
  readonly measure: () => Promise<readonly Slice[]>
  readonly episodes: number[][]
  /** Wall time of each episode. */
  seconds: number
}

export async function benchTurns(): Promise<string[]> {
  await using bed = await openBed({ suite: 'scenarios/quickstart.yml' })
  await using trial = await bed.testbed.startTrial(bed.trial, bed.plan)
  const random = seededRandom(20261120)
  const way = (name: string, measure: Way['measure']): Way => ({ name, measure, episodes: [], seconds: 0 })
  const short = way('turns of 100 ms', () => inTurns(bed, trial, turnLengths(2), SHORT_SECONDS, random))
  const long = way('turns of 2 s', () => inTurns(bed, trial, { rampMs: 100, countedMs: 2000 }, LONG_SECONDS, random))
  const process = way('a sysbench process per 2 s slice', () => inProcesses(bed, trial, PROCESS_SECONDS, random))
  const ways = [short, long, process]
  for (let round = 0; round < ROUNDS; round++) {
    for (const each of shuffled(ways, random)) {
      const began = performance.now()
      const slices = await each.measure()
      each.seconds += (performance.now() - began) / 1000
      each.episodes.push(everythingOn(bed, slices))
    }
  }
  const precision = (each: Way) => 1 / estimate(each.episodes).error ** 2 / each.seconds
  const rows = ways.map((each) => {
    const blocks = each.episodes.reduce((sum, episode) => sum + episode.length, 0)
    const ratio = precision(short) / precision(each)
    return [
      each.name,
      shown(estimate(each.episodes)),
      String(blocks),
      each.seconds.toFixed(0),
      `1 : ${ratio.toFixed(1)}`,
    ]
  })
  const bias = difference(estimate(short.episodes), estimate(long.episodes))
  return [
    `Everything-on against pfsoff, oltp_read_only, 4 threads, same servers, ${ROUNDS} rounds in random order (\`npm run bench turns\`):`,
    '',
    ...table(['way', 'change', 'blocks', 'seconds', 'precision per second'], rows),
    '',
    `Bias of 100 ms turns against 2 s turns: ${signed(bias.mean)} ± ${(196 * bias.error).toFixed(2)} points.`,
  ]
}

/** Turns with the servers that are not on turn frozen. */
export async function inTurns(
  bed: Bed,
  trial: TrialRun,
  lengths: TurnLengths,
  seconds: number,
  random: Random,
): Promise<Slice[]> {
  const [planned] = bed.trial.cells
  if (planned === undefined) throw new Error('the suite has no cell')
  await using run = await trial.openCell(planned)
  await run.warmUp()
  const arms = bed.plan.arms.length
  const blocks = Math.max(2, Math.round(seconds / (arms * turnSeconds(lengths))))
  const slices: Slice[] = []
  await run.runBlocks(blockOrders(blocks, arms, random), lengths, (block) => slices.push(...slicesOf(block)))
  await run.finish()
  return slices
}

/** What people do by hand: start sysbench for a slice on one server, then on the next; pinned like everything else. */
async function inProcesses(bed: Bed, trial: TrialRun, seconds: number, random: Random): Promise<Slice[]> {
  const { arms } = bed.plan
  const [cell] = bed.plan.cells
  const threads = cell?.threads ?? 1
  const { directory, cpus } = bed.request
  const slices: Slice[] = []
  const until = performance.now() + 1000 * seconds
  for (let block = 0; performance.now() < until; block++) {
    for (const [position, index] of (blockOrders(1, arms.length, random)[0] ?? []).entries()) {
      const arm = arms[index]
      if (arm === undefined) continue
      const socket = `${directory.path}/t${trial.arms[index]?.trial}a${index}/s`
      const args = [
        ...connectionArguments(socketAddress(socket)),
        ...tableArguments(bed.suite.dataset),
        `--threads=${threads}`,
      ]
      const command = [
        sysbenchProgram(),
        ...args,
        `--time=${SLICE_SECONDS}`,
        '--rand-type=uniform',
        'oltp_read_only',
        'run',
      ] as [string, ...string[]]
      const { output } = await run(command, { run: directory.path, cwd: directory.path, cpus: cpus.clientCpus })
      const rate = Number(/transactions:\s+\d+\s+\(([\d.]+) per sec/.exec(output)?.[1])
      slices.push({
        kind: 'slice',
        trial: 1,
        workload: cell?.workload.name ?? '',
        threads,
        scenario: arm.scenario.name,
        revision: arm.revision,
        block,
        position,
        at: 0,
        seconds: SLICE_SECONDS,
        transactions: rate * SLICE_SECONDS,
        latencySumMs: 0,
      })
    }
  }
  return slices
}

export function everythingOn({ plan }: Bed, slices: readonly Slice[]): number[] {
  const [cell] = plan.cells
  const arm = plan.arms.find(({ scenario }) => scenario.name === 'pfson_conon_inson')
  const [control, twin] = plan.arms
  if (cell === undefined || arm === undefined) throw new Error('everything on is not among the scenarios')
  const measured = new MeasuredBlocks(slices)
  const blocks = measured.blocksIn({ workload: cell.workload.name, threads: cell.threads })
  return byBlock(logRatios(measured, blocks, { arms: [arm], references: [control, twin] }))
}

function difference(left: { mean: number; error: number }, right: { mean: number; error: number }) {
  return { mean: left.mean - right.mean, error: Math.hypot(left.error, right.error) }
}
