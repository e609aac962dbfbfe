/** Ten quickstart runs of the built command line, watched from outside. */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Result, resultSchema } from '../src/core/result/result.ts'
import { cpuSecondsOf } from '../src/edges/machine/proc.ts'
import { signed, spread, table } from './figures.ts'

const RUNS = 10
const HELP_RUNS = 20

interface Watched {
  readonly result: Result
  /** CPU time of qpsgate's own process while turns ran, as a share of one CPU. */
  readonly ownCpu: number
  readonly peakMebibytes: number
}

export async function benchQuickstart(): Promise<string[]> {
  const out = mkdtempSync(join(tmpdir(), 'qpsgate-bench-'))
  const runs: Watched[] = []
  try {
    await watchedRun(out) // Fills the seed cache.
    for (let index = 0; index < RUNS; index++) runs.push(await watchedRun(out))
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
  const results = runs.map(({ result }) => result)
  const change = (name: string) => results.map((result) => result.comparisons.find(({ scenario }) => scenario === name))
  const half = (name: string) =>
    change(name)
      .map((found) => found && 50 * ((found.high ?? Number.NaN) - (found.low ?? Number.NaN)))
      .filter((value) => value !== undefined)
  const changes = (name: string) => change(name).map((found) => 100 * (found?.change ?? 0))
  const twins = results.map((result) => 100 * (result.twin[0]?.change ?? Number.NaN))
  const ordered = results.filter((_, index) => {
    const [usual, everything] = [changes('pfson_default')[index] ?? 0, changes('pfson_conon_inson')[index] ?? 0]
    // The default costs about as little as this budget can detect, so a gain within half of its interval counts as a
    // cost.
    return usual <= (half('pfson_default')[index] ?? 0) && everything < usual
  }).length
  const rows = [
    ['share of wall time measured', spread(results.map((result) => result.measuredSeconds / result.seconds))],
    [
      'wall time, s',
      spread(
        results.map((result) => result.seconds),
        1,
      ),
    ],
    ['half of the 95% interval, default, %', spread(half('pfson_default'))],
    ['half of the 95% interval, everything on, %', spread(half('pfson_conon_inson'))],
    ['change, default, %', spread(changes('pfson_default'))],
    ['change, everything on, %', spread(changes('pfson_conon_inson'))],
    [
      'twin, %',
      `${twins.map((twin) => signed(twin / 100)).join(', ')}; ${twins.filter((twin) => Math.abs(twin) <= 1.5).length} of ${RUNS} within ±1.5`,
    ],
    ['pfsoff ≥ default > everything on', `${ordered} of ${RUNS}`],
    ['own CPU while turns run, % of one CPU', spread(runs.map(({ ownCpu }) => 100 * ownCpu))],
    [
      'own memory at its peak, MiB',
      spread(
        runs.map(({ peakMebibytes }) => peakMebibytes),
        0,
      ),
    ],
    ['`node dist/cli.js --help`, ms', spread(helpMilliseconds(), 0)],
  ]
  return [
    `${RUNS} quickstart runs, warm cache (\`npm run bench quickstart\`):`,
    '',
    ...table(['what', 'median (min … max)'], rows),
  ]
}

async function watchedRun(out: string): Promise<Watched> {
  const child = spawn(process.execPath, ['dist/cli.js', 'run', 'scenarios/quickstart.yml', '--out', out], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const pid = child.pid ?? 0
  let cpu = 0
  let wall = 0
  let turnsFrom: { cpu: number; at: number } | undefined
  let peak = 0
  const close = () => {
    if (turnsFrom === undefined) return
    cpu += (cpuSecondsOf(pid) ?? turnsFrom.cpu) - turnsFrom.cpu
    wall += (performance.now() - turnsFrom.at) / 1000
    turnsFrom = undefined
  }
  // The messages show when turns begin, and when servers are started again.
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    peak = Math.max(peak, peakMebibytesOf(pid))
    close()
    if (text.includes('measuring')) turnsFrom = { cpu: cpuSecondsOf(pid) ?? 0, at: performance.now() }
  })
  const watch = setInterval(() => {
    peak = Math.max(peak, peakMebibytesOf(pid))
    if (turnsFrom === undefined) return
    close()
    turnsFrom = { cpu: cpuSecondsOf(pid) ?? 0, at: performance.now() }
  }, 1000)
  await new Promise((resolve) => child.once('close', resolve))
  clearInterval(watch)
  const result = resultSchema.parse(JSON.parse(readFileSync(join(out, 'result.json'), 'utf8')))
  return { result, ownCpu: cpu / wall, peakMebibytes: peak }
}

function peakMebibytesOf(pid: number): number {
  try {
    return Number(/VmHWM:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

function helpMilliseconds(): number[] {
  return Array.from({ length: HELP_RUNS }, () => {
    const began = performance.now()
    execFileSync(process.execPath, ['dist/cli.js', '--help'])
    return performance.now() - began
  })
}
