/** One run of the built command line on two option files, with its causes. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Result, resultSchema } from '../src/core/result/result.ts'
import { ensureEngine } from '../test/setup/engine.ts'
import { ensureMysqlImage } from '../test/setup/mysql-image.ts'

/** Where the servers come from: a name for tables, and flags of `qpsgate run`. */
export interface Place {
  readonly name: string
  readonly flags: readonly string[]
}

export const LOCAL: Place = { name: 'MariaDB, local', flags: ['--server', 'local'] }

/** Calls a bench with servers in containers. The engine is one that answers already, or that CI starts. */
export async function withContainers(bench: (place: Place) => string[]): Promise<string[]> {
  const engine = await ensureEngine()
  if (engine.kind === 'absent') return [`No container engine: ${engine.why}`]
  try {
    const image = await ensureMysqlImage()
    return bench({ name: 'MySQL in containers', flags: ['--server', 'docker', '--image', image] })
  } finally {
    await engine.stop()
  }
}

export interface ExplainedRun {
  readonly place: Place
  /** Lines below `[mysqld]` before the change; default: none. */
  readonly before?: readonly string[]
  readonly after: readonly string[]
  readonly flags: readonly string[]
}

export function explainedRun({ place, before = [], after, flags }: ExplainedRun): Result {
  const folder = mkdtempSync(join(tmpdir(), 'qpsgate-bench-'))
  try {
    writeFileSync(join(folder, 'before.cnf'), `[mysqld]\n${before.join('\n')}\n`)
    writeFileSync(join(folder, 'my.cnf'), `[mysqld]\n${after.join('\n')}\n`)
    const args = ['--config', 'my.cnf', '--base', './before.cnf', ...place.flags, ...flags, '--json', '--quiet']
    const { stdout } = spawnSync(process.execPath, [resolve('dist/cli.js'), 'run', ...args], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    })
    const result = resultSchema.parse(JSON.parse(stdout))
    process.stderr.write(`${place.name}: ${describe(result)}\n`)
    return result
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export function blamedIn({ causes }: Result): string[] {
  return causes
    .filter(({ verdict }) => verdict === 'to blame')
    .flatMap(({ settings }) => settings.map(({ name }) => name))
}

/** A run in one line, which is printed while later runs go on. */
function describe({ verdict, explanation, causes }: Result): string {
  const named = causes
    .filter((cause) => cause.verdict === 'to blame')
    .map(({ settings, change }) => `${settings.map(({ name }) => name).join('+')} ${(100 * (change ?? 0)).toFixed(1)}%`)
  const whole = explanation === null ? '' : ` of ${(100 * explanation.whole.change).toFixed(1)}%`
  return `${verdict}, ${named.join(', ') || 'nothing'} to blame${whole}, in ${explanation?.seconds.toFixed(0) ?? '–'} s`
}
