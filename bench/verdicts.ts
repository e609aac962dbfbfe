/**
 * Measures how long runs on real servers take, from the command to its end: for a change that costs, and for one that
 * does not.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Result, resultSchema } from '../src/core/result/result.ts'
import { ensureEngine } from '../test/setup/engine.ts'
import { ensureMysqlImage } from '../test/setup/mysql-image.ts'
import { spread, table } from './figures.ts'

const RUNS = 10
const CLI = resolve('dist/cli.js')

/** A setting that every statement uses, so that the usual load shows the change. */
const BEFORE = '[mysqld]\nslow_query_log = ON\nlong_query_time = 10\n'
const AFTER = '[mysqld]\nslow_query_log = ON\nlong_query_time = 9\n'

interface Case {
  readonly name: string
  readonly args: readonly string[]
  readonly verdict: Result['verdict']
}

const CASES: readonly Case[] = [
  {
    name: 'everything on against off, tolerance 5%: red',
    args: [resolve('scenarios/slowdown.yml'), '--budget', '60s', '--explain', 'never'],
    verdict: 'regressed',
  },
  {
    name: 'a setting that costs nothing, defaults of `--config`: green',
    args: ['--config', 'my.cnf', '--base', './before.cnf'],
    verdict: 'pass',
  },
]

export async function benchVerdicts(): Promise<string[]> {
  const rows = [...rowsOn('MariaDB', ['--server', 'local']), ...(await rowsInContainers())]
  return [
    `Time to the verdict, warm cache, ${RUNS} runs each (\`npm run bench verdicts\`):`,
    '',
    ...table(['change', 'servers', 'verdict as it should be', 'wall time, s', 'share measured'], rows),
  ]
}

async function rowsInContainers(): Promise<string[][]> {
  const engine = await ensureEngine()
  if (engine.kind === 'absent') throw new Error(engine.why)
  try {
    return rowsOn('MySQL in containers', ['--image', await ensureMysqlImage()])
  } finally {
    await engine.stop()
  }
}

function rowsOn(servers: string, where: readonly string[]): string[][] {
  return CASES.map(({ name, args, verdict }) => {
    const runs = Array.from({ length: RUNS + 1 }, () => run([...args, ...where])).slice(1)
    const right = runs.filter(({ result }) => result.verdict === verdict).length
    return [
      ...[name, servers, `${right} of ${RUNS}`],
      spread(
        runs.map(({ seconds }) => seconds),
        1,
      ),
      spread(runs.map(({ seconds, result }) => result.measuredSeconds / seconds)),
    ]
  })
}

/** Runs the command once. The first run only fills the cache, and does not count. */
function run(args: readonly string[]): { readonly seconds: number; readonly result: Result } {
  const folder = mkdtempSync(join(tmpdir(), 'qpsgate-bench-'))
  try {
    writeFileSync(join(folder, 'before.cnf'), BEFORE)
    writeFileSync(join(folder, 'my.cnf'), AFTER)
    const began = performance.now()
    const { stderr } = spawnSync(process.execPath, [CLI, 'run', ...args, '--quiet', '--out', 'out'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    })
    const seconds = (performance.now() - began) / 1000
    const result = resultSchema.parse(JSON.parse(readFileSync(join(folder, 'out/result.json'), 'utf8')))
    process.stderr.write(`${args.join(' ')}: ${result.verdict} after ${seconds.toFixed(1)} s\n${stderr}`)
    return { seconds, result }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
