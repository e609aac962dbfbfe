/** Lets the built command line join and draw the shards of large simulated plans. */
import { spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SimulatedShards, simulateShards } from '../test/e2e/simulated-shards.ts'
import { spread, table } from './figures.ts'

const RUNS = 3
const PLANS: readonly SimulatedShards[] = [
  { scenarios: 12, workloads: 10, levels: 11, shards: 11 },
  { scenarios: 3, workloads: 50, levels: 50, shards: 50 },
]
/**
 * A module that is loaded before the command. It writes the peak memory of the command's process, in KiB, to a pipe of
 * the bench.
 */
const WATCH = `data:text/javascript,import { writeSync } from 'node:fs';\
process.on('exit', () => writeSync(3, String(process.resourceUsage().maxRSS)))`

export async function benchJoin(): Promise<string[]> {
  const rows: string[][] = []
  for (const plan of PLANS) {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'qpsgate-bench-'))
    const paths = await simulateShards(folder.path, plan)
    const runs = Array.from({ length: RUNS }, () => watchedReport(paths, join(folder.path, 'out')))
    const { scenarios, workloads, levels, shards } = plan
    rows.push([
      `${scenarios} scenarios × ${workloads} workloads × ${levels} levels in ${shards} shards`,
      (paths.reduce((sum, path) => sum + bytesIn(path), 0) / 1024 ** 2).toFixed(0),
      spread(
        runs.map(({ seconds }) => seconds),
        1,
      ),
      spread(
        runs.map(({ mebibytes }) => mebibytes),
        0,
      ),
    ])
  }
  return [
    `Shards joined and drawn, ${RUNS} times each (\`npm run bench join\`):`,
    '',
    ...table(['plan', 'MiB read', 'seconds, median (min … max)', 'MiB of memory at the peak'], rows),
  ]
}

function bytesIn(folder: string): number {
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
}

function watchedReport(paths: readonly string[], out: string) {
  const began = performance.now()
  const args = ['--import', WATCH, 'dist/cli.js', 'report', ...paths, '--out', out]
  const { output, status, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  })
  // Exit code 1 means that the run regressed. An empty pipe means that the process ended before it was watched.
  if ((status !== 0 && status !== 1) || !output[3]) throw new Error(`report ended with ${status}: ${stderr}`)
  return { seconds: (performance.now() - began) / 1000, mebibytes: Number(output[3]) / 1024 }
}
