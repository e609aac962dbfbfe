/** Runs the built command line as a user would, in directories of its own. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { IS_NIGHTLY } from '../setup/nightly.ts'

export const ROOT = resolve(import.meta.dirname, '../..')
const CLI = join(ROOT, 'dist/cli.js')

/**
 * Mounts a private lock over the machine's, and becomes the program. It needs bash, because other shells drop variables
 * whose names have hyphens, as inputs of the action do.
 */
const WITH_OWN_LOCK = [
  'unshare',
  '--mount',
  'bash',
  '-c',
  'mount --bind "$1" "$2" && shift 2 && exec "$@"',
  'bash',
] as const
const MACHINE_LOCK = '/tmp/qpsgate-measuring.lock'
/** Path of a worker's own lock, without the number of the worker. */
export const OWN_LOCK = '/tmp/qpsgate-tests-'
/**
 * Words before a program that give it its worker's lock, so that runs whose speed does not matter need not wait for
 * other workers.
 */
export const STARTER = process.env.QPSGATE_TEST_SPEED === 'any' ? starterWithOwnLock() : []

function starterWithOwnLock(): readonly string[] {
  const own = `${OWN_LOCK}${process.env.VITEST_POOL_ID}.lock`
  for (const path of [MACHINE_LOCK, own]) writeFileSync(path, '', { flag: 'a', mode: 0o666 })
  const [program, ...args] = [...WITH_OWN_LOCK, own, MACHINE_LOCK]
  // Only root can mount the lock. Other users' runs wait for each other.
  return spawnSync(program, [...args, 'true']).status === 0 ? [program, ...args] : []
}

/** Milliseconds after which a run is stopped; no run of a test takes this long. */
const MOST_MS = IS_NIGHTLY ? 3_600_000 : 600_000

/** What a run or a report prints to standard error if there is nothing to say besides the result. */
export const reportIn = (out: string) => `report: ${out}/report.html\n`

/** Standard error without the messages of a run that waits for another test's measurement. */
export const besidesWaiting = (stderr: string) =>
  stderr.replace('another run is measuring on this machine; waiting until it is done, an hour at most\n', '')

/** Arguments that compare `my.cnf` with `before.cnf`, without a search for causes. */
export const RUN_FILES = [
  'run',
  '--config',
  'my.cnf',
  '--base',
  './before.cnf',
  '--server',
  'local',
  '--explain',
  'never',
  '--quiet',
]

/** Words before a program that take the right to mount from root, as in a container, so that it can make no box. */
export const WITHOUT_BOX = ['setpriv', '--bounding-set=-sys_admin', '--inh-caps=-all']

export interface Outcome {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** A directory for a suite and its output, and a TMPDIR of its own that shows all leftovers. */
export class Workplace implements Disposable {
  readonly path = mkdtempSync(join(tmpdir(), 'qg-'))
  readonly out = join(this.path, 'out')
  readonly tmp = mkdtempSync(join(tmpdir(), 'qt-'))

  constructor() {
    // Servers started by root run as another user.
    chmodSync(this.tmp, 0o711)
  }

  write(name: string, text: string): string {
    const path = join(this.path, name)
    writeFileSync(path, text)
    return path
  }

  git(...args: readonly string[]): void {
    const who = ['-c', 'user.name=T', '-c', 'user.email=t@example.org', '-c', 'init.defaultBranch=main']
    execFileSync('git', [...who, '-C', this.path, ...args], { stdio: 'pipe' })
  }

  /** Makes the directory a repository, and commits all of its files. */
  commit(): void {
    this.git('init')
    this.git('add', '--force', '.')
    this.git('commit', '--message=x')
  }

  /** @param wrapper words before the command, such as those of setpriv */
  start(args: readonly string[], env: Readonly<Record<string, string>> = {}, wrapper: readonly string[] = []): Running {
    const [program = '', ...all] = [...STARTER, ...wrapper, process.execPath, CLI, ...args]
    return new Running(
      spawn(program, all, {
        cwd: this.path,
        env: { ...process.env, TMPDIR: this.tmp, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
        // A run that hangs would keep all later ones waiting.
        timeout: MOST_MS,
      }),
    )
  }

  async run(...how: Parameters<Workplace['start']>): Promise<Outcome> {
    return this.start(...how).ended
  }

  /** Files of a run in the temporary directory, and processes that carry its label. */
  leftovers(): string[] {
    return [...readdirSync(this.tmp), ...processesWith(this.tmp)]
  }

  result(): Record<string, unknown> {
    return JSON.parse(readFileSync(join(this.out, 'result.json'), 'utf8')) as Record<string, unknown>
  }

  lines(): Record<string, unknown>[] {
    const text = readFileSync(join(this.out, 'slices.jsonl'), 'utf8')
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  }

  [Symbol.dispose](): void {
    rmSync(this.path, { recursive: true, force: true })
    rmSync(this.tmp, { recursive: true, force: true })
  }
}

export class Running {
  readonly child: ChildProcess
  readonly ended: Promise<Outcome>
  #stdout = ''
  #stderr = ''

  constructor(child: ChildProcess) {
    this.child = child
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.#stdout += text
    })
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#stderr += text
    })
    this.ended = once(child, 'close').then(([code]) => ({
      code: code as number | null,
      stdout: this.#stdout,
      stderr: this.#stderr,
    }))
  }

  /** Standard error so far. */
  get said(): string {
    return this.#stderr
  }

  hasSaid(text: string): boolean {
    return this.#stderr.includes(text)
  }

  /** Resolves when standard error holds the text; it may have to wait for another test's measurement. */
  async says(text: string, seconds = 180): Promise<void> {
    for (const until = Date.now() + 1000 * seconds; Date.now() < until; await sleep(20)) {
      if (this.hasSaid(text)) return
      if (this.child.exitCode !== null) break
    }
    throw new Error(`it never said "${text}" but:\n${this.#stderr}`)
  }
}

/** Command lines of running processes that runs with this TMPDIR have started. */
export function processesWith(directory: string): string[] {
  return pidsWith(directory).map((pid) => `${pid} ${read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')}`)
}

/** Process ids of a run's servers or loads, by program name. */
export function pidsOf(directory: string, program: RegExp): number[] {
  return pidsWith(directory).filter((pid) => program.test(read(`/proc/${pid}/comm`)))
}

function pidsWith(directory: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => pid !== process.pid)
    .filter((pid) => read(`/proc/${pid}/environ`).includes(`QPSGATE_RUN=${directory}`))
    .filter((pid) => !/^State:\s+Z/m.test(read(`/proc/${pid}/status`)))
}

function read(path: string): string {
  try {
    return existsSync(path) ? readFileSync(path, 'utf8') : ''
  } catch {
    return '' // It has just ended.
  }
}

/** A small suite that is measured in seconds. */
export function smallSuite(
  changes: { readonly on?: string; readonly extra?: string; readonly workloads?: string } = {},
): string {
  const { on = '{ options: { performance_schema: ON } }', extra = '', workloads = '[oltp_read_only]' } = changes
  return `name: small
dataset: { tables: 2, rows: 2000 }
workloads: ${workloads}
threads: [2]
control: off
scenarios:
  off: { options: { performance_schema: OFF } }
  on: ${on}
budget: 10s
${extra}`
}
