/**
 * Measures how much starts of a server differ: for each server and workload, 24 starts on a quiet machine, and 12
 * beside a neighbour. The levels are kept as data, from which the spreads can be computed.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyse } from '../test/fakes/playback.ts'
import type { Recording } from '../test/fakes/recordings.ts'
import { ensureEngine } from '../test/setup/engine.ts'
import { ensureMysqlImage } from '../test/setup/mysql-image.ts'
import { ensureOldImage } from '../test/setup/old-image.ts'
import { table } from './figures.ts'
import { type Recorded, recordAll, suiteOf, THREADS } from './record.ts'

const LEVELS = join(import.meta.dirname, 'start-levels.json')
const WORKLOADS = [
  ...['oltp_point_select', 'oltp_read_only', 'oltp_read_write', 'oltp_write_only', 'oltp_update_index'],
  ...['oltp_update_non_index', 'oltp_insert', 'select_random_ranges'],
]
const SERVERS: readonly { readonly server: string; readonly image?: () => Promise<string> }[] = [
  { server: 'MariaDB 10.11' },
  { server: 'MariaDB 11.4', image: () => ensureOldImage('mariadb', '11.4.5') },
  { server: 'MySQL 5.7', image: () => ensureOldImage('mysql', '5.7.22') },
  { server: 'MySQL 8.0', image: () => ensureOldImage('mysql', '8.0.15') },
  { server: 'MySQL 9.7', image: ensureMysqlImage },
]
const MACHINES: readonly Recorded[] = [
  { machine: 'quiet', trials: 6, hasNeighbour: false },
  { machine: 'neighbour', trials: 3, hasNeighbour: true },
]
const SECONDS = { computing: 5, waiting: 8 }

/** Starts of one server and workload. */
interface Levels {
  readonly server: string
  readonly workload: string
  readonly machine: string
  readonly computes: boolean
  /**
   * For each trial, ln of each server's rate against the mean of the four that started together, in hundredths of a
   * percent.
   */
  readonly levels: readonly (readonly number[])[]
  /** Standard deviation, as ln, of the starts without the noise of turns; then that of this noise in one level. */
  readonly startSd: number
  readonly noiseSd: number
}

export async function benchStartSpread(): Promise<string[]> {
  // The engine comes first, because later processes inherit the CPUs that this process is pinned to.
  const engine = await ensureEngine()
  if (engine.kind === 'absent') throw new Error(engine.why)
  try {
    const all: Levels[] = []
    for (const machine of MACHINES) {
      for (const { server, image } of SERVERS) {
        const recorded = await recordAll(server, machine, await image?.(), {
          suite: suiteOf(WORKLOADS),
          seconds: SECONDS,
        })
        all.push(...recorded.map((recording, nth) => levelsOf(server, WORKLOADS[nth] ?? '', machine, recording)))
        writeFileSync(LEVELS, `[\n${all.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`)
      }
    }
    return [
      `Equal servers, ${THREADS} threads, four started at once, 24 starts of each, and 12 beside a neighbour; standard deviation of starts without the noise of turns (\`npm run bench start-spread\`):`,
      '',
      ...describe(all),
    ]
  } finally {
    await engine.stop()
  }
}

function levelsOf(server: string, workload: string, { machine }: Recorded, recording: Recording): Levels {
  const { levels, startSd, noiseSd } = analyse(recording)
  const { computes } = recording
  const rounded = levels.map((own) => own.map(({ byTime, byCpu }) => Math.round(1e4 * (computes ? byCpu : byTime))))
  return { server, workload, machine, computes, levels: rounded, startSd, noiseSd }
}

function describe(all: readonly Levels[]): string[] {
  const percent = (share: number) => (100 * share).toFixed(2)
  const cellOf = (server: string, workload: string) =>
    MACHINES.map(({ machine }) => {
      const found = all.find((each) => each.server === server && each.workload === workload && each.machine === machine)
      return found === undefined ? '–' : `${percent(found.startSd)} (${percent(found.noiseSd)})`
    }).join(' · ')
  return table(
    ['workload: quiet · neighbour, % (noise of a level)', ...SERVERS.map(({ server }) => server)],
    WORKLOADS.map((workload) => [workload, ...SERVERS.map(({ server }) => cellOf(server, workload))]),
  )
}
