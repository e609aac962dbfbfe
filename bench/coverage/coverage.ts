/**
 * The gate on thirty changes, as a pull request has them: are its answers right? Writes the table of
 * docs/evidence/coverage.md.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ensureEngine } from '../../test/setup/engine.ts'
import { ensureMysqlImage } from '../../test/setup/mysql-image.ts'
import { outcomeTable, writeCoverageDocument } from './change-tables.ts'
import { type ChangedServer, changesFor, type OptionFiles } from './changes.ts'
import { type Outcome, outcomeOf, storeOutcomes } from './outcomes.ts'

const CLI = resolve('dist/cli.js')
/** A run takes two minutes of measuring, and starts servers; one that takes this long hangs. */
const LONGEST_MS = 15 * 60_000

export async function benchCoverage(): Promise<string[]> {
  return benchOn('mariadb', ['--server', 'local'])
}

export async function benchCoverageInContainers(): Promise<string[]> {
  const engine = await ensureEngine()
  if (engine.kind === 'absent') throw new Error(engine.why)
  try {
    return benchOn('mysql', ['--image', await ensureMysqlImage()])
  } finally {
    await engine.stop()
  }
}

function benchOn(server: ChangedServer, where: readonly string[]): string[] {
  const outcomes = changesFor(server).map((change) => {
    const outcome = gate(change, where)
    process.stderr.write(`expected: ${change.expected}\n`)
    return outcome
  })
  storeOutcomes(server, outcomes)
  writeCoverageDocument()
  return [`Changes of one line on ${where.at(-1)}, limit 5%:`, '', ...outcomeTable(server, outcomes)]
}

/** Holds one file against the other with the command line. @param where its flags that choose the server */
export function gate({ name, before, after }: OptionFiles, where: readonly string[]): Outcome {
  const folder = mkdtempSync(join(tmpdir(), 'qpsgate-bench-'))
  try {
    writeFileSync(join(folder, 'before.cnf'), before)
    writeFileSync(join(folder, 'my.cnf'), after)
    const began = performance.now()
    const gated = ['--config', 'my.cnf', '--base', './before.cnf', ...where]
    const { status, stderr } = spawnSync(
      process.execPath,
      [CLI, 'run', ...gated, '--explain', 'never', '--quiet', '--out', 'out'],
      { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28, timeout: LONGEST_MS },
    )
    const seconds = (performance.now() - began) / 1000
    const outcome = outcomeOf(name, resultIn(folder), seconds)
    process.stderr.write(`${name}: ${outcome.said}, exit code ${status} after ${seconds.toFixed(1)} s\n${stderr}`)
    return outcome
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A run that cannot measure leaves none. */
function resultIn(folder: string): string | undefined {
  const file = join(folder, 'out/result.json')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
