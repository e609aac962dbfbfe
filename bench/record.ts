/**
 * Records noise as fixtures for simulations: equal servers are started several times, and work in turns as in a run.
 * The recordings include noise that servers share at a moment, bursts, drift, and the effect of a start.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Slice, slicesOf } from '../src/core/measurement/measurement.ts'
import type { TrialCell } from '../src/core/plan/plan.ts'
import { planTrial } from '../src/core/plan/plan-trial.ts'
import { blockSeconds, blockSecondsWithGap, type Pace, rotatingTurns } from '../src/core/plan/turns.ts'
import type { TrialRun } from '../src/edges/testbed/testbed.ts'
import { analyse } from '../test/fakes/playback.ts'
import { RECORDINGS, type RecordedStart, type RecordedWork, type Recording } from '../test/fakes/recordings.ts'
import { openBed } from '../test/setup/bed.ts'
import { ensureEngine } from '../test/setup/engine.ts'
import { ensureMysqlImage } from '../test/setup/mysql-image.ts'
import { describeRecordings } from './detect/describe-recordings.ts'

export const THREADS = 8
/**
 * Seconds that each workload is recorded at each start, for servers that compute and for servers that wait for a disk.
 */
interface Seconds {
  readonly computing: number
  readonly waiting: number
}

/** A machine's state, and how often four servers start on it. */
export interface Recorded {
  readonly machine: string
  readonly trials: number
  readonly hasNeighbour: boolean
}

/** A suite of four equal servers: three scenarios, and the twin of the control. */
export function suiteOf(workloads: readonly string[]): string {
  return `
name: record
dataset: { tables: 4, rows: 25000 }
workloads: [${workloads.join(', ')}]
threads: [${THREADS}]
budget: 10m
control: first
scenarios:
  first: { options: { performance_schema: OFF } }
  second: { options: { performance_schema: OFF } }
  third: { options: { performance_schema: OFF } }
`
}

const USUAL = {
  suite: suiteOf(['oltp_read_only', 'oltp_write_only', 'oltp_read_write']),
  seconds: { computing: 8, waiting: 16 } satisfies Seconds,
}

const MACHINES: readonly Recorded[] = [
  { machine: 'usual', trials: 8, hasNeighbour: false },
  { machine: 'neighbour', trials: 4, hasNeighbour: true },
]

export async function benchRecord(): Promise<string[]> {
  // The engine comes first, because later processes inherit the CPUs that this process is pinned to.
  const engine = await ensureEngine()
  if (engine.kind === 'absent') throw new Error(engine.why)
  try {
    const image = await ensureMysqlImage()
    const all: Recording[] = []
    for (const machine of MACHINES) {
      all.push(...(await recordAll('mariadb', machine)), ...(await recordAll('mysql', machine, image)))
    }
    mkdirSync(RECORDINGS, { recursive: true })
    for (const { name, ...recorded } of all)
      writeFileSync(join(RECORDINGS, `${name}.json`), `${JSON.stringify(recorded)}\n`)
    return [
      `Equal servers, ${THREADS} threads, four started at once (\`npm run bench record\`):`,
      '',
      ...describeRecordings(all.map(analyse)),
    ]
  } finally {
    await engine.stop()
  }
}

/** Makes a recording of each workload. After each start, the servers serve all workloads. */
export async function recordAll(
  server: string,
  { machine, trials, hasNeighbour }: Recorded,
  image?: string,
  { suite, seconds } = USUAL,
): Promise<Recording[]> {
  await using bed = await openBed({ suite: { text: suite }, ...(image === undefined ? {} : { image }) })
  using _neighbour = hasNeighbour ? startNeighbour(bed.request.cpus.clientCpus) : null
  const { plan } = bed
  const recorded = new Map<string, Omit<Recording, 'name' | 'starts'> & { readonly starts: RecordedStart[] }>()
  for (let number = 1; number <= trials; number++) {
    const trial = planTrial(plan, number, () => true)
    if (trial === undefined) throw new Error('the suite has no cell')
    await using run = await bed.testbed.startTrial(trial, plan)
    for (const planned of trial.cells) {
      const { name } = planned.cell.workload
      const { pace, turnMs, blockSeconds, start } = await recordStart(run, planned, seconds)
      const starts: RecordedStart[] = recorded.get(name)?.starts ?? []
      starts.push(start)
      recorded.set(name, { computes: pace.computes, blockSeconds, turnMs, p95Ms: pace.p95Ms, starts })
    }
    process.stderr.write(`${server}, ${machine}: start ${number} of ${trials} recorded\n`)
  }
  return [...recorded].map(([workload, own]) => ({ name: `${server}-${workload}-${machine}`, ...own }))
}

/** Records one workload on servers that have just been started. */
async function recordStart(run: TrialRun, planned: TrialCell, seconds: Seconds) {
  const { arms } = planned
  await using cell = await run.openCell(planned)
  const pace: Pace = await cell.warmUp()
  const turns = rotatingTurns(pace, arms.length)
  const blocks = Math.round((pace.computes ? seconds.computing : seconds.waiting) / blockSeconds(arms.length, turns))
  const start: RecordedWork[][] = []
  await cell.runBlocks(blocks, turns, (block) => {
    const slices = slicesOf(block)
    const works = arms.flatMap(({ scenario, revision }) =>
      slices.filter((slice) => slice.scenario === scenario.name && slice.revision === revision).map(workOf),
    )
    if (works.length === arms.length) start.push(works)
  })
  await cell.finish()
  return { pace, turnMs: turns.turnMs, blockSeconds: blockSecondsWithGap(arms.length, turns), start }
}

function workOf({ transactions, seconds, cpuSeconds = 0 }: Slice): RecordedWork {
  return [transactions, Math.round(1e6 * seconds), Math.round(1e6 * cpuSeconds)]
}

/** Starts a neighbour on sysbench's CPU, which the servers do not use. It ends with this process. */
function startNeighbour(cpus: readonly number[]): Disposable {
  const script = join(import.meta.dirname, 'neighbour.ts')
  const command = ['--pdeathsig=KILL', 'taskset', '--cpu-list', String(cpus[0]), process.execPath, script]
  const child = spawn('setpriv', command, { stdio: 'ignore' })
  return { [Symbol.dispose]: () => void child.kill() }
}
