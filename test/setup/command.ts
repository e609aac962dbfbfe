import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, createWriteStream } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

const LAST_LINES = 10
/** Folders of servers and daemons, which are not on the PATH of an ordinary user of Debian. */
const SYSTEM_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/sbin']

export type Command = readonly [program: string, ...args: string[]]

type Outcome = { kind: 'done'; stdout: string } | { kind: 'failed'; why: string }

export function say(line: string): void {
  process.stdout.write(`setup: ${line}\n`)
}

export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...SYSTEM_FOLDERS]
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export function asRoot(command: Command): Command {
  return process.getuid?.() === 0 ? command : ['sudo', '-n', ...command]
}

/** Runs a command to its end, and returns what it printed. If it fails, throws with the last lines of that. */
export async function run(command: Command): Promise<string> {
  const outcome = await tryRun(command)
  if (outcome.kind === 'failed') throw new Error(outcome.why)
  return outcome.stdout
}

export async function tryRun(command: Command): Promise<Outcome> {
  const child = startPiped(command)
  try {
    const [stdout, stderr, end] = await Promise.all([text(child.stdout), text(child.stderr), ended(child)])
    if (end === undefined) return { kind: 'done', stdout: stdout.trim() }
    return { kind: 'failed', why: describeFailure(command, end, stdout + stderr) }
  } catch (error) {
    return { kind: 'failed', why: describeFailure(command, 'could not be started', String(error)) }
  }
}

/** Writes what the command prints into a file as it comes. */
export async function runInto(file: string, command: Command): Promise<void> {
  const child = startPiped(command)
  const written = pipeline(child.stdout, createWriteStream(file))
  const [stderr, end] = await Promise.all([text(child.stderr), ended(child), written])
  if (end !== undefined) throw new Error(describeFailure(command, end, stderr))
}

/**
 * Does work that only one process may do at a time, because two that install the same program at once would break it.
 * When the process that has the lock ends, in whatever way, the kernel gives the lock to the next.
 */
export async function oneAtATime<Made>(name: string, work: () => Promise<Made>): Promise<Made> {
  const lock = join(tmpdir(), `qpsgate-tests-${name}.turn`)
  const holder = spawn('flock', [lock, 'sh', '-c', 'echo; cat'], { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(holder.stdout, 'data')
  try {
    return await work()
  } finally {
    holder.stdin.end()
  }
}

function startPiped([program, ...args]: Command) {
  return spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
}

/** How a process ended; undefined after exit code 0. */
export function ended(child: ChildProcess): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      if (code === 0) resolve(undefined)
      else resolve(signal === null ? `ended with code ${code}` : `was ended by ${signal}`)
    })
  })
}

export function describeFailure(command: Command, end: string, printed: string): string {
  return [`\`${command.join(' ')}\` ${end}`, lastLines(printed)].filter((part) => part !== '').join(':\n')
}

export function lastLines(printed: string): string {
  return printed.trimEnd().split('\n').slice(-LAST_LINES).join('\n')
}
