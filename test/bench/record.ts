/**
 * Noise as it is: slices of one configuration on two servers, in the order of time, kept as a fixture from which
 * simulations draw. What arms have in common at a moment, bursts and drift, is in it, and nothing else.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { slicesOf } from '../../src/core/measurement/measurement.ts'
import { blockSeconds, rotatingTurns } from '../../src/core/plan/turns.ts'
import { median } from '../../src/core/stats/robust.ts'
import type { Suite } from '../../src/core/suite/suite.ts'
import { RECORDINGS, type Recording } from '../fakes/recordings.ts'
import { ensureEngine } from '../setup/engine.ts'
import { ensureMysqlImage } from '../setup/mysql-image.ts'
import { openBed } from './bed.ts'
import { table } from './figures.ts'

const SECONDS = 120
const WORKLOADS = ['oltp_read_only', 'oltp_write_only']
const DIGITS = 4
const LAGS = [1, 2, 4, 8, 16]

export async function benchRecord(): Promise<string[]> {
  const all = [...(await recordAll('mariadb')), ...(await recordInContainers())]
  mkdirSync(RECORDINGS, { recursive: true })
  for (const one of all) writeFileSync(join(RECORDINGS, `${one.name}.json`), `${JSON.stringify(one)}\n`)
  return [
    `Two servers of one configuration, 8 threads, ${SECONDS} s (\`npm run bench record\`):`,
    '',
    ...table(
      [
        'recording',
        'slices',
        'robust spread of a slice',
        'slices beyond three of it',
        'correlation after 1, 2, 4, 8, 16 turns',
      ],
      all.map(describe),
    ),
  ]
}

async function recordInContainers(): Promise<Recording[]> {
  const engine = await ensureEngine()
  if (engine.kind === 'absent') throw new Error(engine.why)
  try {
    return await recordAll('mysql', await ensureMysqlImage())
  } finally {
    await engine.stop()
  }
}

async function recordAll(server: string, image?: string): Promise<Recording[]> {
  const recordings: Recording[] = []
  for (const workload of WORKLOADS) recordings.push(await record(`${server}-${workload}`, workload, image))
  return recordings
}

async function record(name: string, workload: string, image: string | undefined): Promise<Recording> {
  const only = ({ scenarios: [first], ...suite }: Suite): Suite => ({ ...suite, scenarios: [first], threads: [8] })
  const where = image === undefined ? {} : { image }
  await using bed = await openBed({ suite: 'scenarios/a-a.yml', workload, change: only, ...where })
  await using run = await bed.testbed.startTrial(bed.trial, bed.plan)
  const [planned] = bed.trial.cells
  if (planned === undefined) throw new Error('no cell')
  await using cell = await run.openCell(planned)
  const arms = planned.arms.length
  const turns = rotatingTurns(await cell.warmUp(), arms)
  const blocks = Math.floor(SECONDS / blockSeconds(arms, turns))
  const rates: { readonly arm: string; readonly rate: number }[] = []
  await cell.runBlocks(blocks, turns, (block) => {
    for (const { scenario, revision, transactions, seconds } of slicesOf(block)) {
      const rate = Math.log(Math.max(0.5, transactions) / seconds)
      rates.push({ arm: `${scenario} ${revision}`, rate })
    }
  })
  await cell.finish()
  const levels = new Map(
    [...Map.groupBy(rates, ({ arm }) => arm)].map(([arm, own]) => {
      return [arm, median(own.map(({ rate }) => rate) as [number, ...number[]])]
    }),
  )
  return {
    name,
    turnSeconds: blockSeconds(arms, turns) / arms,
    residuals: rates.map(({ arm, rate }) => Number((rate - (levels.get(arm) ?? 0)).toFixed(DIGITS))),
  }
}

function describe({ name, residuals }: Recording): string[] {
  const spread = 1.4826 * median(residuals.map(Math.abs) as [number, ...number[]])
  const beyond = residuals.filter((residual) => Math.abs(residual) > 3 * spread).length / residuals.length
  const clipped = residuals.map((residual) => Math.max(-3 * spread, Math.min(3 * spread, residual)))
  const mean = clipped.reduce((sum, value) => sum + value, 0) / clipped.length
  const product = (lag: number) =>
    clipped.slice(lag).reduce((sum, value, at) => sum + (value - mean) * ((clipped[at] ?? 0) - mean), 0)
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  const correlations = LAGS.map((lag) => (product(lag) / product(0)).toFixed(2)).join(', ')
  return [name, String(residuals.length), percent(spread), percent(beyond), correlations]
}
