/**
 * The table says of options which workload exercises them. Here each such row is put to the proof: between two far
 * values of the option the workload fails, or a count or cost of the server moves.
 */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, inject, it, type TestContext } from 'vitest'
import type { Fork } from '../../../src/core/families/family.ts'
import { EXERCISES, type Exercise, type Precondition } from '../../../src/core/options/exercises.ts'
import type { ServerChoice } from '../../../src/core/request/measured-request.ts'
import { namesOf } from '../../../src/core/setting/option-name.ts'
import { usualCellFor } from '../../../src/core/workloads/workloads.ts'
import type { RunningServer } from '../../../src/edges/servers/running-server.ts'
import { PROOFS, type Proof } from '../../core/coverage/proofs.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { noisyVerdict } from '../../setup/noisy-verdict.ts'
import { ensureOldServerOf, OLD_SERVERS } from '../../setup/old-servers.ts'
import { tonight } from '../../setup/tonight.ts'
import { drive, status } from '../sysbench/drive.ts'
import { StudyServers, suiteOf } from './study-servers.ts'

/** A script in which small data show an exercise, and for how many turns at least. */
interface Work {
  readonly script: string
  readonly threads: number
  readonly options: Readonly<Record<string, string>>
  readonly more: Readonly<Record<string, number>>
  readonly turns: number
}

/** Options with which small data meet a precondition. */
const SMALL: Readonly<Partial<Record<Precondition, Readonly<Record<string, string>>>>> = {
  'data-beyond-pool': { innodb_buffer_pool_size: '16M', innodb_lru_scan_depth: '100' },
  'redo-in-scale': { loose_innodb_redo_log_capacity: '8M', loose_innodb_log_file_size: '8M' },
}
/** Options of a script with which it does more of the exercise. */
const MORE: Readonly<Partial<Record<Exercise, Readonly<Record<string, number>>>>> = {
  deadlocks: { 'hot-rows': 4 },
  'time-conversions': { 'time-rows': 12_500 },
}
/** Exercises of which a turn shows too little. */
const TURNS: Readonly<Partial<Record<Exercise, number>>> = {
  'point-writes': 3,
  'sustained-writes': 40,
  purging: 15,
  // Ticks of CPU time are coarse.
  'time-conversions': 3,
  'sorted-reads': 3,
  'large-transactions': 3,
  'reads-in-memory': 3,
  'plan-choice': 3,
  'contended-rows': 4,
  deadlocks: 4,
}

/** The usual cell of an exercise; any shows what each statement pays. */
function workOf(exercise: Exercise): Work {
  const { script, threads } = usualCellFor(exercise) ?? { script: 'oltp_read_only', threads: 8 }
  const { precondition } = EXERCISES[exercise]
  return {
    script,
    // Half of the clients, unless they are few, or so many that their number is the exercise.
    threads: threads > 2 && threads < 16 ? threads / 2 : threads,
    options: (precondition && SMALL[precondition]) ?? {},
    more: MORE[exercise] ?? {},
    turns: TURNS[exercise] ?? 1,
  }
}

/** All that the server can count. */
const COUNTING = {
  server_id: '1',
  log_bin: 'binlog',
  performance_schema: 'ON',
  'performance-schema-instrument': '%=ON',
}
/** Runs on each side; times have the noise of the machine. */
const [RUNS, TIMED_RUNS] = [2, 10]
const isTimed = (moves: string) => moves === 'cpu' || moves === 'seconds'
/** As coverage wants it: fewer events than one in twenty transactions do no work. */
const LEAST = 0.05
/** Threads in the background wait and flush as time goes by, however few transactions end meanwhile. */
const leastOf = (kind: string) => (/^wait\/synch\/|_flushed$/.test(kind) ? LEAST / 10 : LEAST)
/** Both of two runs on one side are at least so far from both on the other; some counts are the same each time. */
const RATIOS: Readonly<Record<string, number>> = { bytes: 1.02, 'now:memory': 1.1, Handler_read_next: 1.1 }
const leastRatio = (kind: string) => RATIOS[kind] ?? RATIOS[kind.split(':')[0] ?? ''] ?? 1.3

const engine = inject('engine')

interface Place {
  readonly name: string
  readonly fork: Fork
  readonly choice: () => ServerChoice | Promise<ServerChoice>
  readonly image?: string
  readonly isOld?: boolean
}

/** In so many nights each row is put to the proof, on the newest server and on others. */
const [NIGHTS, NIGHTS_OF_OLD] = [2, 3]

/** The newest of both products, and versions that have other options. */
const VERSIONS = ['5.7.22', '8.0.15', '11.4.5']
const PLACES: readonly Place[] = [
  { name: 'MariaDB', fork: 'mariadb', choice: () => 'local' },
  ...(engine.kind === 'ready'
    ? ([{ name: 'MySQL in a container', fork: 'mysql', choice: () => 'docker', image: engine.image }] satisfies Place[])
    : []),
  ...OLD_SERVERS.filter(({ version }) => VERSIONS.includes(version)).map(({ product, version }) => ({
    ...({ name: `${product} ${version}`, fork: product === 'MySQL' ? 'mysql' : 'mariadb' } as const),
    choice: async () => (await ensureOldServerOf(version)) as ServerChoice,
    isOld: true,
  })),
]

describe.runIf(IS_NIGHTLY).for(PLACES)('a changed setting on $name:', ({ fork, choice, image, isOld }) => {
  const ofFork = PROOFS.filter((proof) => (proof.fork ?? fork) === fork)
  const proofs = tonight(ofFork, isOld === true ? NIGHTS_OF_OLD : NIGHTS)
  let servers: StudyServers
  let variables: ReadonlySet<string>
  beforeAll(async () => {
    servers = await StudyServers.open(await choice(), image, suiteOf(suiteText(proofs)))
    await using server = await servers.start('plain')
    const rows = await server.session.rows('SHOW GLOBAL VARIABLES')
    variables = new Set(rows.map((row) => String(row.Variable_name)))
  })
  afterAll(() => servers?.[Symbol.asyncDispose]())

  type NumberedProof = Proof & { readonly index: number }
  const none: Counts = () => []
  async function prove({ option, by, moves, index }: NumberedProof, context: TestContext): Promise<void> {
    const isListed = !/^performance_schema_(?:consumer|instrument)|^default_time_zone$/.test(option)
    if (isListed && !namesOf(option).some((name) => variables.has(name))) context.skip('the server does not have it')
    const work = workOf(by)
    const kinds = moves.split('|')
    const verdict = noisyVerdict(async () => {
      const sides = [`from${index}`, `to${index}`]
      const [from = none, to = none] = await seen(servers, sides, work, kinds, isTimed(moves) ? TIMED_RUNS : RUNS)
      const shown = kinds.map((kind) => `${kind}: ${from(kind).join(', ')} → ${to(kind).join(', ')}`).join('; ')
      const isMoved = (kind: string) => (isTimed(moves) ? isMostlyMore : isFar(kind))(from(kind), to(kind))
      expect(kinds.some(isMoved) ? 'moves' : shown).toBe('moves')
    })
    await verdict(context)
  }

  const numbered: readonly NumberedProof[] = proofs.map((proof, index) => ({ ...proof, index }))
  const title = '$option moves $moves under $by if it changes from $from to $to'
  // Most of the time of one is spent waiting for its servers to start and for its turns to end.
  it.concurrent.for(numbered.filter((each) => !isTimed(each.moves)))(title, prove)
  it.for(numbered.filter((each) => isTimed(each.moves)))(title, prove)
})

function isFar(kind: string) {
  return (...sides: readonly [number[], number[]]): boolean => {
    const [least = [], most = []] = sides.toSorted((one, other) => Math.max(...one) - Math.max(...other))
    return Math.min(...most) + leastOf(kind) > leastRatio(kind) * (Math.max(...least) + leastOf(kind))
  }
}

/** Whether one side mostly takes more: by the test of Mann and Whitney at 5%, for ten runs each. */
function isMostlyMore(from: readonly number[], to: readonly number[]): boolean {
  const isMore = from.flatMap((one) => to.map((other) => one > other))
  const share = isMore.filter(Boolean).length / isMore.length
  return share >= 0.77 || share <= 0.23
}

/** A scenario for each side of each proof, and one more. */
function suiteText(proofs: readonly Proof[]): string {
  const scenarios = proofs.flatMap(({ option, by, from, to, beside }, index) => {
    const usual = Object.entries({ ...COUNTING, ...workOf(by).options })
    const kept = usual.filter(([name]) => name.replace('loose_', '').replaceAll('-', '_') !== option)
    const others = { ...Object.fromEntries(kept), ...beside }
    const scenario = (name: string, value: string | null) =>
      `  ${name}${index}: { options: ${JSON.stringify({ ...others, ...(value !== null && { [option]: value }) })} }`
    return [scenario('from', from), scenario('to', to)]
  })
  const head = 'name: proofs\ndataset: { tables: 12, rows: 12500 }\nworkloads: [oltp_read_only]\nthreads: [1]'
  return [head, 'control: plain', 'scenarios:', '  plain: {}', ...scenarios, ''].join('\n')
}

type Counts = (kind: string) => number[]

type Counting = (kind: string) => number

/** The counts in runs of the workload by turns on a server of each scenario; an error where there is no such run. */
async function seen(
  servers: StudyServers,
  scenarios: readonly string[],
  work: Work,
  kinds: readonly string[],
  runs: number,
): Promise<Counts[]> {
  async function orFailed(run: () => Promise<Counting>): Promise<Counting> {
    try {
      return await run()
    } catch (error) {
      if (!kinds.includes('errors')) throw error
      return () => 1
    }
  }
  await using started = new AsyncDisposableStack()
  const starts = await Promise.allSettled(scenarios.map(async (each) => started.use(await servers.start(each))))
  const counts = starts.map((): Counting[] => [])
  for (let run = 0; run < runs; run++)
    for (const [at, start] of starts.entries()) {
      const counting = async () => {
        if (start.status === 'rejected') throw start.reason
        return runOn(start.value, work)
      }
      counts[at]?.push(await orFailed(counting))
    }
  return counts.map((side) => (kind) => side.map((countOf) => countOf(kind)))
}

async function runOn(server: RunningServer, work: Work): Promise<Counting> {
  const options = { ...work, options: work.more, dataset: { tables: 12, rows: 12_500 } }
  const counted = await drive(server, options, allCounters)
  const { errors, seconds, transactions } = counted
  const own = new Map([
    ...(await allCounters(server)),
    ['errors', errors / transactions],
    ['seconds', seconds / transactions],
  ])
  return (kind) => (/^now:|^errors$|^seconds$/.test(kind) ? (own.get(kind) ?? 0) : counted.perTransaction(kind) || 0)
}

async function allCounters(server: RunningServer): Promise<Map<string, number>> {
  const { session, process } = server
  const read = async (sql: string) => (await session.rows(sql)).map((row) => [String(row.k), Number(row.v)] as const)
  const schema = 'FROM performance_schema'
  const memory = (await session.rows('SHOW ENGINE PERFORMANCE_SCHEMA STATUS')).find(
    ({ Name }) => Name === 'performance_schema.memory',
  )
  const cpu =
    readFileSync(`/proc/${process.pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? []
  const io = readFileSync(`/proc/${process.pid}/io`, 'utf8').matchAll(/^(\w+): (\d+)/gm)
  const counts = await status(server)
  return new Map([
    ...counts,
    ...[...counts].map(([name, value]) => [`now:${name}`, value] as const),
    ...(await read("SELECT CONCAT('metric:', NAME) AS k, COUNT AS v FROM information_schema.INNODB_METRICS")),
    ...(await read(`SELECT EVENT_NAME AS k, COUNT_STAR AS v ${schema}.events_waits_summary_global_by_event_name`)),
    ...(await read(
      `SELECT EVENT_NAME AS k, SUM_NUMBER_OF_BYTES_ALLOC AS v ${schema}.memory_summary_global_by_event_name`,
    )),
    ...(await read(
      `SELECT CONCAT('bytes:', EVENT_NAME) AS k, SUM_NUMBER_OF_BYTES_WRITE AS v ${schema}.file_summary_by_event_name`,
    )),
    ...(await read(`SELECT 'now:statements' AS k, COUNT(*) AS v ${schema}.events_statements_history_long`)),
    ...(await read(`SELECT CONCAT('misc:', EVENT_NAME) AS k, COUNT_MISC AS v ${schema}.file_summary_by_event_name`)),
    ...[...io].map(([, name, bytes]) => [`io:${name}`, Number(bytes)] as const),
    ['cpu', cpu.reduce((sum, ticks) => sum + ticks, 0)],
    ['now:memory', Number(memory?.Status ?? 0)],
  ])
}
