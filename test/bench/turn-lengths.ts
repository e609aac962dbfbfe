/** How long turns should be: what a second of measuring tells, and with which bias, by class of workload and server. */
import { type Random, seededRandom, shuffled } from '../../src/core/plan/random.ts'
import { type TurnLengths, turnSeconds } from '../../src/core/plan/turns.ts'
import type { Suite } from '../../src/core/suite/suite.ts'
import type { TrialRun } from '../../src/edges/testbed/testbed.ts'
import { ensureEngine } from '../setup/engine.ts'
import { ensureMysqlImage } from '../setup/mysql-image.ts'
import { type Bed, openBed } from './bed.ts'
import { estimate, shown, signed, table } from './figures.ts'
import { everythingOn, inTurns } from './turns.ts'

const ROUNDS = 3
const SECONDS = 7
const LONG_SECONDS = 24
const WORKLOADS = [
  { name: 'oltp_point_select', threads: 1 },
  { name: 'oltp_read_only', threads: 8 },
  { name: 'oltp_write_only', threads: 8 },
] as const

/** Counted part and ramp, at least so many milliseconds or so many times the 95th percentile of latency. */
interface Way {
  readonly name: string
  readonly lengths: (p95Ms: number) => TurnLengths
}

const turns = (countedMs: number, perP95: number, rampPerP95: number): Way => ({
  name: `${countedMs} ms, ${perP95} × p95; ramp ${rampPerP95} × p95`,
  lengths: (p95Ms) => ({
    rampMs: Math.max(5, rampPerP95 * p95Ms),
    countedMs: Math.max(countedMs, perP95 * p95Ms),
  }),
})

const USUAL = turns(100, 20, 2)
const LONG: Way = { name: '2 s', lengths: () => ({ rampMs: 100, countedMs: 2000 }) }
const WAYS = [turns(30, 6, 1), turns(50, 10, 1), turns(100, 20, 1), USUAL, turns(200, 40, 2), LONG]

export async function benchTurnLengths(): Promise<string[]> {
  const rows = [...(await ofServer('MariaDB')), ...(await inContainers())]
  return [
    `Everything on against pfsoff, by length of turn, same servers, ${ROUNDS} rounds in random order (\`npm run bench lengths\`):`,
    '',
    ...table(['server, workload', 'turn', 'counted + ramp, ms', 'change', 'against 2 s', 'precision per second'], rows),
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

interface Episodes {
  readonly way: Way
  readonly lengths: TurnLengths
  readonly ratios: number[][]
  seconds: number
}

async function compareLengths(bed: Bed, trial: TrialRun): Promise<string[][]> {
  const random = seededRandom(20261121)
  const p95Ms = await typicalLatency(bed, trial)
  const all = WAYS.map((way): Episodes => ({ way, lengths: way.lengths(p95Ms), ratios: [], seconds: 0 }))
  for (let round = 0; round < ROUNDS; round++)
    for (const each of shuffled(all, random)) await measure(bed, trial, each, random)
  const precision = ({ ratios, seconds }: Episodes) => 1 / estimate(ratios).error ** 2 / seconds
  const usual = all.find(({ way }) => way === USUAL) as Episodes
  const long = estimate((all.find(({ way }) => way === LONG) as Episodes).ratios)
  return all.map((each) => {
    const { way, lengths, ratios } = each
    const own = estimate(ratios)
    const bias = `${signed(own.mean - long.mean)} ± ${(196 * Math.hypot(own.error, long.error)).toFixed(2)}`
    return [
      ...[way.name, `${lengths.countedMs.toFixed(0)} + ${lengths.rampMs.toFixed(0)}`, shown(own)],
      ...[way === LONG ? '' : bias, (precision(each) / precision(usual)).toFixed(2)],
    ]
  })
}

async function measure(bed: Bed, trial: TrialRun, each: Episodes, random: Random): Promise<void> {
  const seconds = each.way === LONG ? LONG_SECONDS : SECONDS
  const slices = await inTurns(bed, trial, each.lengths, seconds, random)
  each.ratios.push(everythingOn(bed, slices))
  each.seconds += slices.length * turnSeconds(each.lengths)
}

async function typicalLatency(bed: Bed, trial: TrialRun): Promise<number> {
  const [planned] = bed.trial.cells
  if (planned === undefined) throw new Error('no cell')
  await using cell = await trial.openCell(planned)
  return await cell.warmUp()
}
