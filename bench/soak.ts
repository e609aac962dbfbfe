/**
 * Does many short runs in one process, one after the other. No resource may grow, nothing may be left behind, and no
 * run may be called a regression.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { callCommand } from '../src/commands/command-line.ts'
import { type Result, resultSchema } from '../src/core/result/result.ts'
import { cacheDirectory } from '../src/edges/machine/cache-directory.ts'
import { RUN_LABEL } from '../src/edges/machine/processes.ts'
import { ensureEngine } from '../test/setup/engine.ts'
import { ensureMysqlImage } from '../test/setup/mysql-image.ts'
import { spread, table } from './figures.ts'

const RUNS = Number(process.env.QPSGATE_SOAK_RUNS ?? 200)
/** With docker, one run in this many has its servers in containers. */
const CONTAINERS_EVERY = 10
/** Number of runs after which everything is loaded, and the seed is made. */
const SETTLED_AFTER = 10
/** MiB by which the heap may differ from run to run. */
const HEAP_TOLERANCE_MIB = 8

/** One configuration twice, so that every regression is a false alarm. */
const SUITE = `name: soak
dataset: { tables: 2, rows: 5000 }
workloads: [oltp_read_only]
threads: [4]
budget: 10s
control: one
scenarios:
  one: { options: { performance_schema: OFF } }
  same: { options: { performance_schema: OFF } }
gate: { tolerance: { control: 5% } }
`

/** Resources that a run may have left behind. */
interface Footprint {
  readonly heapMebibytes: number
  readonly residentMebibytes: number
  readonly descriptors: number
  readonly processes: number
  /** Number of files in the directories of temporary files, on disk and in memory, whatever their names. */
  readonly files: number
  readonly locks: number
  readonly containers: number
  readonly cacheMebibytes: number
}

export async function benchSoak(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'qs-'))
  const suite = join(folder, 'suite.yml')
  writeFileSync(suite, SUITE)
  const prints: Footprint[] = []
  const results: Result[] = []
  const engine = await ensureEngine()
  const image = engine.kind === 'ready' ? await ensureMysqlImage() : undefined
  const silent = silenced()
  try {
    for (let run = 0; run < RUNS; run++) {
      const out = join(folder, 'out')
      const isContained = image !== undefined && run % CONTAINERS_EVERY === 0
      const server = isContained ? ['--image', image] : ['--server', 'local']
      await callCommand(['run', suite, ...server, '--explain', 'never', '--out', out])
      results.push(resultSchema.parse(JSON.parse(readFileSync(join(out, 'result.json'), 'utf8'))))
      prints.push(footprint())
    }
  } finally {
    silent.remove()
    if (engine.kind === 'ready') await engine.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return report(prints, results)
}

function report(prints: readonly Footprint[], results: readonly Result[]): string[] {
  const settled = prints.slice(SETTLED_AFTER)
  const of = (what: keyof Footprint) => settled.map((print) => print[what])
  const verdicts = (kind: Result['verdict']) => results.filter(({ verdict }) => verdict === kind).length
  const row = (title: string, what: keyof Footprint, most: number, digits = 0) => {
    const values = of(what)
    const grown = (values.at(-1) ?? 0) - (values[0] ?? 0)
    return [
      title,
      spread(values, digits),
      `${grown.toFixed(digits)} (at most ${most})`,
      grown > most ? 'grows' : 'stays',
    ]
  }
  return [
    `${RUNS} runs of one configuration against itself in one process, 10 s each, tolerance 5% (\`npm run soak\`):`,
    '',
    ...table(
      ['what', 'median (min … max)', 'grown since the tenth run', ''],
      [
        row('heap after collection, MiB', 'heapMebibytes', HEAP_TOLERANCE_MIB, 1),
        row('resident memory, MiB', 'residentMebibytes', 100),
        row('file descriptors', 'descriptors', 0),
        row('processes of ours', 'processes', 0),
        row('temporary files', 'files', 0),
        row('locks', 'locks', 0),
        row('containers and volumes', 'containers', 0),
        row('cache, MiB', 'cacheMebibytes', 0),
      ],
    ),
    '',
    `Verdicts: ${verdicts('pass')} pass, ${verdicts('inconclusive')} inconclusive, ${verdicts('regressed')} false alarms; ` +
      `seconds a run: ${spread(
        results.map(({ seconds }) => seconds),
        1,
      )}.`,
  ]
}

function footprint(): Footprint {
  collect()
  const { heapUsed, rss } = process.memoryUsage()
  return {
    heapMebibytes: heapUsed / 1024 ** 2,
    residentMebibytes: rss / 1024 ** 2,
    descriptors: readdirSync('/proc/self/fd').length,
    processes: ours(),
    files: [tmpdir(), '/dev/shm'].flatMap((path) => (existsSync(path) ? readdirSync(path) : [])).length,
    locks: readFileSync('/proc/locks', 'utf8')
      .split('\n')
      .filter((line) => line.split(/ +/).includes(String(process.pid))).length,
    containers: ['ps --all --quiet', 'volume ls --quiet'].flatMap(listed).length,
    cacheMebibytes: bytesIn(cacheDirectory()) / 1024 ** 2,
  }
}

/** What docker lists; nothing without docker. */
function listed(command: string): string[] {
  const { stdout } = spawnSync('docker', command.split(' '), { encoding: 'utf8' })
  return (stdout ?? '').split('\n').filter((line) => line !== '')
}

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Processes that carry the label of a run. */
function ours(): number {
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`${RUN_LABEL}=`)
    } catch {
      return false // It has just ended.
    }
  }).length
}

function bytesIn(folder: string): number {
  return Number(execFileSync('du', ['--summarize', '--bytes', folder], { encoding: 'utf8' }).split('\t')[0])
}

/** Silences the output, because nobody reads the tables of so many runs. */
function silenced(): { remove: () => void } {
  const { write } = process.stdout
  const progress = process.stderr.write
  process.stdout.write = () => true
  process.stderr.write = () => true
  return {
    remove: () => {
      process.stdout.write = write
      process.stderr.write = progress
    },
  }
}
