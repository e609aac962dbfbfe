/**
 * Whether turns of the usual length show the true effect: eight changes of one line or a few, each in usual turns and
 * in turns so long that servers almost run alone.
 */

import type { Slice } from '../src/core/measurement/measurement.ts'
import { rotatingTurns, type Turns } from '../src/core/plan/turns.ts'
import { openBed } from '../test/setup/bed.ts'
import { ensureEngine } from '../test/setup/engine.ts'
import { ensureMysqlImage } from '../test/setup/mysql-image.ts'
import { type Estimate, estimate, shown, signed, table } from './figures.ts'
import { ratiosOf, rotated } from './turns.ts'

/** Both kinds of turns alternate, so that both see the machine at its best and worst. */
const EPISODES = 2
const USUAL_SECONDS = 6
const LONG_SECONDS = 24
const LONG_MS = 250
const LONG_WAITING_MS = 1000

interface Change {
  readonly name: string
  readonly workload: string
  readonly before: string
  readonly after: string
  readonly dataset?: string
}

const READS = 'oltp_read_only'
const OFF = 'performance_schema: OFF'
const NOTHING = 'performance_schema: ON, performance-schema-instrument: "%=OFF"'
const STATEMENTS = 'performance_schema: ON, performance-schema-instrument: "statement/%=ON"'
const EVERYTHING = `performance_schema: ON, performance-schema-instrument: "%=ON", ${[
  'events-statements-history',
  'events-statements-history-long',
  'events-stages-current',
  'events-stages-history',
  'events-stages-history-long',
  'events-waits-current',
  'events-waits-history',
  'events-waits-history-long',
  'events-transactions-current',
  'events-transactions-history',
]
  .map((consumer) => `performance-schema-consumer-${consumer}: ON`)
  .join(', ')}`

const CHANGES: readonly Change[] = [
  { name: 'Performance Schema without instruments', workload: READS, before: OFF, after: NOTHING },
  { name: '… with statements', workload: READS, before: OFF, after: STATEMENTS },
  { name: '… with everything', workload: READS, before: OFF, after: EVERYTHING },
  {
    name: 'every statement into the slow log',
    workload: 'oltp_point_select',
    before: 'slow_query_log: OFF',
    after: 'slow_query_log: ON, long_query_time: 0',
  },
  {
    name: '`innodb_adaptive_hash_index` on',
    workload: 'oltp_point_select',
    before: 'innodb_adaptive_hash_index: OFF',
    after: 'innodb_adaptive_hash_index: ON',
  },
  {
    name: '`sort_buffer_size` 256K → 32K',
    workload: 'sort',
    before: 'sort_buffer_size: 256K',
    after: 'sort_buffer_size: 32K',
  },
  {
    name: '`innodb_flush_log_at_trx_commit` 1 → 2',
    workload: 'oltp_write_only',
    before: 'innodb_flush_log_at_trx_commit: 1',
    after: 'innodb_flush_log_at_trx_commit: 2',
  },
  {
    name: 'buffer pool 256M → 128M, data of 300 MB',
    workload: 'oltp_point_select',
    before: 'innodb_buffer_pool_size: 256M',
    after: 'innodb_buffer_pool_size: 128M',
    dataset: 'tables: 6, rows: 200000',
  },
]

export async function benchReferences(): Promise<string[]> {
  const rows = [...(await ofServer('MariaDB')), ...(await inContainers())]
  return [
    `Turns of usual length against long ones, same servers, ${EPISODES} episodes of each by turns (\`npm run bench references\`):`,
    '',
    ...table(['server, change', 'turn, ms', 'usual turns', 'long turns', 'usual − long', 'seconds of each'], rows),
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
  for (const change of CHANGES) {
    const row = [`${server}: ${change.name}`, ...(await compareTurns(change, image))]
    process.stderr.write(`${row.join(' | ')}\n`)
    rows.push(row)
  }
  return rows
}

async function compareTurns(change: Change, image: string | undefined): Promise<string[]> {
  await using bed = await openBed({ suite: { text: suiteOf(change) }, ...(image === undefined ? {} : { image }) })
  await using trial = await bed.testbed.startTrial(bed.trial, bed.plan)
  const usual: number[][] = []
  const long: number[][] = []
  let turnMs = 0
  for (let episode = 0; episode < EPISODES; episode++) {
    const rate = (slices: readonly Slice[], seen: number[][]) => seen.push(ratiosOf(bed, slices))
    rate(
      await rotated(bed, trial, {
        seconds: USUAL_SECONDS,
        turns: (pace, arms) => {
          const turns = rotatingTurns(pace, arms)
          turnMs = turns.turnMs
          return turns
        },
      }),
      usual,
    )
    const longTurns: Turns = { turnMs: LONG_MS, rounds: 1, switchMs: 0 }
    rate(
      await rotated(bed, trial, {
        seconds: LONG_SECONDS,
        turns: ({ computes }) => (computes ? longTurns : { ...longTurns, turnMs: LONG_WAITING_MS }),
      }),
      long,
    )
  }
  const [short, reference] = [estimate(usual), estimate(long)]
  return [
    ...[turnMs.toFixed(0), shown(short), shown(reference), difference(short, reference)],
    `${EPISODES * USUAL_SECONDS} / ${EPISODES * LONG_SECONDS}`,
  ]
}

function difference(one: Estimate, other: Estimate): string {
  return `${signed(one.mean - other.mean)} ± ${(196 * Math.hypot(one.error, other.error)).toFixed(2)}`
}

/** A suite that has only the change. */
function suiteOf({ workload, before, after, dataset = 'tables: 4, rows: 25000' }: Change): string {
  return [
    'name: reference',
    `dataset: { ${dataset} }`,
    `workloads: [${workload}]`,
    'threads: [4]',
    'control: before',
    'scenarios:',
    `  before: { options: { ${before} } }`,
    `  after: { options: { ${after} } }`,
  ].join('\n')
}
