/**
 * Locks between processes: flock(2) on a file that stays open, so that the kernel releases the lock if its holder dies.
 */
import { spawn } from 'node:child_process'
import { addAbortListener, once } from 'node:events'
import { closeSync, constants, fchmodSync, fstatSync, lstatSync, openSync } from 'node:fs'
import { duration } from '../../core/figures.ts'
import { firstLine, MeasurementError } from '../../errors.ts'
import { unless } from '../files/paths.ts'
import { ageOf, lockHolderOf, procText } from './proc.ts'
import { minimalEnvironment, ofSystem } from './processes.ts'

export type LockKind = 'shared' | 'exclusive'

interface LockOptions {
  readonly wait: boolean
  readonly signal?: AbortSignal | undefined
}

/**
 * Permissions of a lock file. A lock needs only the right to read, so all users can lock a file that one of them made.
 */
const MODE = 0o644
/**
 * Flags against what a stranger may have put in place of the file in /tmp: a link is refused, and a pipe does not
 * block.
 */
const SAFELY = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

/**
 * Lock that the measuring run holds. The path is the same for all users and all values of TMPDIR, because all runs
 * share the CPUs.
 */
const MEASURING_LOCK = '/tmp/qpsgate-measuring.lock'

/**
 * Locks a file, which is made if it is missing, and by default waits for the lock. All users lock the same file,
 * whoever made it, even in a directory where everybody may make files, such as /tmp.
 *
 * @returns undefined if `wait` is false and somebody else holds the lock
 * @throws MeasurementError if the file cannot be made or opened, or is no regular file
 */
export async function lockFile(
  path: string,
  kind: LockKind,
  options: LockOptions = { wait: true },
): Promise<AsyncDisposable | undefined> {
  for (;;) {
    options.signal?.throwIfAborted()
    using opened = new DisposableStack()
    const file = opened.adopt(openLock(path), closeSync)
    if (!(await take(file, path, kind, options))) return undefined
    // A clean-up may have removed the file meanwhile. Other runs would then lock a new file of that name, so this run
    // tries again.
    if (!isStill(file, path)) continue
    const kept = opened.move()
    return { [Symbol.asyncDispose]: async () => kept.dispose() }
  }
}

/** @returns false if somebody else holds the lock and `wait` is false */
async function take(file: number, path: string, kind: LockKind, { wait, signal }: LockOptions): Promise<boolean> {
  // The lock belongs to the open file, which `flock` shares with qpsgate, so the lock stays after `flock` has ended.
  const args = [`--${kind}`, ...(wait ? [] : ['--nonblock']), '3']
  const [flock, ...words] = ofSystem('flock', ...args)
  const program = spawn(flock, words, { env: minimalEnvironment(), stdio: ['ignore', 'ignore', 'pipe', file] })
  let complaint = ''
  program.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
  })
  using _listening = signal && addAbortListener(signal, () => program.kill('SIGKILL'))
  const [code] = await once(program, 'close')
  signal?.throwIfAborted()
  if (code === 0) return true
  if (!wait && complaint === '') return false
  throw cannotLock(path, complaint.trim())
}

function openLock(path: string): number {
  try {
    // O_CREAT is missing, because in directories such as /tmp the kernel refuses it for a file of another user.
    const open = () => unless('ENOENT', () => openSync(path, SAFELY))
    const file = open() ?? make(path) ?? open()
    if (file === undefined) throw new Error('it is made and removed all the time')
    if (fstatSync(file).isFile()) return file
    closeSync(file)
    throw new Error('it is no file')
  } catch (cause) {
    const isLink = (cause as NodeJS.ErrnoException).code === 'ELOOP'
    throw cannotLock(path, isLink ? 'it is a symbolic link; remove it' : (cause as Error).message, cause)
  }
}

/** @returns undefined if somebody else has just made the file */
function make(path: string): number | undefined {
  const file = unless('EEXIST', () => openSync(path, SAFELY | constants.O_CREAT | constants.O_EXCL, MODE))
  // The umask may have removed the other users' right to read.
  if (file !== undefined) fchmodSync(file, MODE)
  return file
}

function isStill(file: number, path: string): boolean {
  const [ours, there] = [fstatSync(file), lstatSync(path, { throwIfNoEntry: false })]
  return ours.ino === there?.ino && ours.dev === there.dev
}

function cannotLock(path: string, why: string, cause?: unknown): MeasurementError {
  return new MeasurementError(`cannot lock ${path}: ${why}`, { step: 'lock', output: why, cause })
}

/** Maximum wait. A run takes minutes, so a lock that is held for an hour may be held for ever. */
const LONGEST_WAIT_MS = 3_600_000
/** Time between two messages of a waiting run. Without messages, users would think that it hangs. */
const SIGN_OF_LIFE_MS = 30_000
const COMMAND_LENGTH = 100

/**
 * Takes the lock of the measuring run, because two runs that measure at once would disturb each other. The later run
 * waits for an hour at most. Then it measures without the lock, because anybody on this machine can hold the lock for
 * ever. The probe shows if other processes disturb the run.
 *
 * @returns undefined if the run measures without the lock
 */
export async function measureAlone(
  { note, signal }: { readonly note: (text: string) => void; readonly signal: AbortSignal },
  path = MEASURING_LOCK,
  longestMs = LONGEST_WAIT_MS,
  signOfLifeMs = SIGN_OF_LIFE_MS,
): Promise<AsyncDisposable | undefined> {
  const enough = AbortSignal.timeout(longestMs)
  try {
    const free = await lockFile(path, 'exclusive', { wait: false, signal })
    if (free !== undefined) return free
    const began = Date.now()
    note(`${measuringText(path)}; waiting until it is done, an hour at most`)
    using waiting = new DisposableStack()
    waiting.adopt(
      setInterval(() => note(`${measuringText(path)}; waiting for ${waitedText(began)}`), signOfLifeMs),
      clearInterval,
    )
    return await lockFile(path, 'exclusive', { wait: true, signal: AbortSignal.any([signal, enough]) })
  } catch (error) {
    signal.throwIfAborted()
    const why = enough.aborted ? `${path} is held for too long` : firstLine(error)
    note(`runs of others on this machine are not waited for: ${why}`)
    return undefined
  }
}

/**
 * For example "another run is measuring on this machine (process 4711, for 12 min: node dist/cli.js run --base main)".
 */
function measuringText(path: string): string {
  const pid = lockHolderOf(path)
  const age = ageOf(pid)
  if (pid === undefined || age === undefined) return 'another run is measuring on this machine'
  const command = (procText(pid, 'cmdline') ?? '').replaceAll('\0', ' ').trim()
  const shown = command.length > COMMAND_LENGTH ? `${command.slice(0, COMMAND_LENGTH)}…` : command
  return `another run is measuring on this machine (process ${pid}, for ${duration(age)}: ${shown})`
}

function waitedText(began: number): string {
  return duration((Date.now() - began) / 1000)
}
