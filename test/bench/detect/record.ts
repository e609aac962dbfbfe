/**
 * Slowdowns as they are: control, twin and servers that are slower by about 2 to 20 %, all in turns, over several starts,
 * kept as fixtures over which rules of decision are replayed.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Slice, slicesOf } from '../../../src/core/measurement/measurement.ts'
import { type Arm, armName, type PlannedCell } from '../../../src/core/plan/plan.ts'
import { planTrial } from '../../../src/core/plan/trials.ts'
import { blockSeconds, rotatingTurns } from '../../../src/core/plan/turns.ts'
import { median } from '../../../src/core/stats/robust.ts'
import type { TrialRun } from '../../../src/edges/testbed/testbed.ts'
import { ensureEngine } from '../../setup/engine.ts'
import { ensureMysqlImage } from '../../setup/mysql-image.ts'
import { openBed } from '../bed.ts'
import { describeRecordings } from './describe-recordings.ts'
import { analyse, type RecordedStart, SLOWDOWNS, type SlowdownRecording } from './slowdowns.ts'

const STARTS = 4
/** Of each workload, each time the servers are started. */
const SECONDS = 24
/** On a machine that does nothing else there are three times as many. */
const LEAST_BLOCKS = 12
const DIGITS = 4

export async function benchRecordSlowdowns(): Promise<string[]> {
  // First, since what is started later inherits the CPUs that we pin ourselves to.
  const engine = await ensureEngine()
  if (engine.kind === 'absent') throw new Error(engine.why)
  try {
    const image = await ensureMysqlImage()
    const all = [...kept(await recordAll('mariadb')), ...kept(await recordAll('mysql', image))]
    return [
      `Slower servers beside two that are not, 8 threads, ${STARTS} starts of ${SECONDS} s (\`npm run bench record-slowdowns\`):`,
      '',
      ...describeRecordings(all.map(analyse)),
    ]
  } finally {
    await engine.stop()
  }
}

function kept(recordings: readonly SlowdownRecording[]): readonly SlowdownRecording[] {
  mkdirSync(SLOWDOWNS, { recursive: true })
  for (const one of recordings) writeFileSync(join(SLOWDOWNS, `${one.name}.json`), `${JSON.stringify(one)}\n`)
  return recordings
}

/** A recording of each workload; every start of the servers serves them all. */
async function recordAll(server: string, image?: string): Promise<SlowdownRecording[]> {
  const where = image === undefined ? {} : { image }
  await using bed = await openBed({ suite: join(import.meta.dirname, `slowdowns-${server}.yml`), ...where })
  const { plan } = bed
  const recorded = new Map(
    plan.cells.map(({ workload }) => [workload.name, { starts: [] as RecordedStart[], step: 0 }]),
  )
  for (let number = 1; number <= STARTS; number++) {
    const trial = planTrial(plan, number, () => true)
    if (trial === undefined) throw new Error('the suite has no cell')
    await using run = await bed.testbed.startTrial(trial, plan)
    for (const planned of trial.cells) {
      const own = recorded.get(planned.cell.workload.name)
      const { start, step } = await recordStart(run, planned)
      own?.starts.push(start)
      if (own !== undefined) own.step += step / STARTS
    }
    process.stderr.write(`${server}: start ${number} of ${STARTS} recorded\n`)
  }
  const arms = plan.arms.map(armName)
  return [...recorded].map(([workload, { starts, step }]) => {
    return { name: `${server}-${workload}`, turnSeconds: rounded(step), arms, starts }
  })
}

/** What one workload did on servers that have just been started, and the time from turn to turn. */
async function recordStart(run: TrialRun, planned: PlannedCell) {
  const { arms } = planned
  await using cell = await run.openCell(planned)
  const turns = rotatingTurns(await cell.warmUp(), arms.length)
  const seconds = blockSeconds(arms.length, turns)
  const blocks = Math.floor(SECONDS / seconds)
  if (blocks < LEAST_BLOCKS) throw new Error(`too busy a machine: a turn takes ${seconds / arms.length} s`)
  const slices: Slice[] = []
  await cell.runBlocks(blocks, turns, (block) => slices.push(...slicesOf(block)))
  await cell.finish()
  return { start: startOf(slices, arms), step: seconds / arms.length }
}

function startOf(slices: readonly Slice[], arms: readonly Arm[]): RecordedStart {
  const order = slices.map((slice) => arms.findIndex((arm) => isOf(slice, arm)))
  const rates = slices.map(({ transactions, seconds }) => Math.log(Math.max(0.5, transactions) / seconds))
  const levels = arms.map((_, index) =>
    rounded(median(rates.filter((_, turn) => order[turn] === index) as [number, ...number[]])),
  )
  return { levels, order, residuals: rates.map((rate, turn) => rounded(rate - (levels[order[turn] ?? 0] ?? 0))) }
}

function isOf({ scenario, revision }: Slice, arm: Arm): boolean {
  return scenario === arm.scenario.name && revision === arm.revision
}

function rounded(value: number): number {
  return Number(value.toFixed(DIGITS))
}
