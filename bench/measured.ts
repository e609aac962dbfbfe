/**
 * Runs shipped suites with the built command line. Results are kept until somebody removes them, so that a stopped
 * bench can go on.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Result, resultSchema } from '../src/core/result/result.ts'
import { findProgram } from '../test/setup/command.ts'
import { ensureOldServerOf, OLD_SERVERS } from '../test/setup/old-servers.ts'

const KEPT = resolve('qpsgate-out/bench')

/** Folder of a kept run. */
export function keptFolder(name: string): string {
  const folder = join(KEPT, name)
  mkdirSync(folder, { recursive: true })
  return folder
}

/** The kept result of this name. If there is none, runs the command, and keeps its result. */
export function keptResult(name: string, command: readonly string[]): Result {
  const out = keptFolder(name)
  const file = join(out, 'result.json')
  if (!existsSync(file)) {
    const { status } = spawnSync(process.execPath, ['dist/cli.js', ...command, '--out', out], {
      stdio: ['ignore', 2, 2],
    })
    // A regression (exit code 1) is a result as well.
    if (status !== 0 && status !== 1) throw new Error(`qpsgate ${command.join(' ')} ended with ${status}`)
  }
  return resultSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** The program of a server: an old version, which is fetched if it is missing, or the MySQL in PATH. */
export async function programOf(version: string): Promise<string> {
  if (OLD_SERVERS.some((server) => server.version === version)) return ensureOldServerOf(version)
  const program = findProgram('mysqld')
  if (program === undefined) throw new Error(`put the folder of the mysqld of MySQL ${version} into PATH`)
  return program
}

/** The machine of a run: "4 × EPYC, 16 GiB, Linux 6.1; 2 for the servers". */
export function machineOf({ environment }: Result): string {
  const { cpus, cpuModel, kernel, serverCpus, memoryBytes } = environment
  return `${cpus} × ${cpuModel}, ${Math.round(memoryBytes / 1024 ** 3)} GiB, Linux ${kernel}; ${serverCpus.length} for the servers`
}
