/** Runs a program that may be hostile, with bubblewrap around it. */
import { spawn } from 'node:child_process'
import { closeSync, openSync, readdirSync } from 'node:fs'
import { Child, RUN_LABEL } from '../machine/processes.ts'
import { visibleDisk } from './visible-disk.ts'

export interface SandboxLimits {
  readonly seconds: number
  /** Limit for standard output. */
  readonly bytes: number
  /** Limit for the data of each process; undefined: none. */
  readonly memoryBytes?: number | undefined
}

export interface SandboxPlace {
  /** Working directory of the program, which sees it as /repository. */
  readonly folder: string
  /** Folder of the repository, which it does not see. */
  readonly top: string
  /** The run directory. */
  readonly run: string
  /** Added to its environment. */
  readonly environment?: Readonly<Record<string, string>> | undefined
}

export type SandboxEnd =
  /** The program was not started. */
  | { readonly kind: 'no-sandbox'; readonly says: string }
  | { readonly kind: 'late'; readonly stderr: string }
  | { readonly kind: 'too-much'; readonly stderr: string }
  | { readonly kind: 'ended'; readonly code: number | null; readonly stdout: Buffer; readonly stderr: string }

/** bubblewrap, in Debian's package of that name. */
export const SANDBOX = { program: 'bwrap', package: 'bubblewrap' } as const

const KEPT_STDERR = 16_384
/** Streams of a sandbox: the standard ones, and the one on which bubblewrap reports. */
const SANDBOX_STREAMS = 4
/** bubblewrap's report that the sandbox stood and the program ran in it. */
const ENDED = '"exit-code"'
/** The account nobody, without root's rights on files: root makes the sandbox, and runs nothing in it. */
const AS_NOBODY = '--reuid=65534 --regid=65534 --clear-groups --bounding-set=-all --inh-caps=-all'.split(' ')
const FOR_SETPRIV = '--cap-drop ALL --cap-add CAP_SETUID --cap-add CAP_SETGID --cap-add CAP_SETPCAP'.split(' ')
/** The folder's path inside: the same for every state of a repository, so that a printed path is no change. */
export const WORKING_DIRECTORY = '/repository'
const MEMORY_BYTES = 256 * 1024 ** 2
const SHARED_BYTES = 64 * 1024 ** 2

/**
 * Runs a program, given as a list of arguments, to its end, or ends it and all processes that it started. It reads
 * standard input from /dev/null.
 *
 * @throws the signal's reason, after all have ended
 */
export async function runInSandbox(
  command: readonly [string, ...string[]],
  place: SandboxPlace,
  limits: SandboxLimits,
  signal: AbortSignal,
): Promise<SandboxEnd> {
  signal.throwIfAborted()
  using nothing = openNothing()
  const sandbox = spawn(SANDBOX.program, sandboxArguments(limited(command, limits), place), {
    cwd: '/',
    // bubblewrap comes from the system, regardless of the user's PATH.
    env: { PATH: `/usr/bin:/bin:${process.env.PATH ?? ''}`, LC_ALL: 'C', [RUN_LABEL]: place.run },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe', ...inherited(SANDBOX_STREAMS).map((is) => (is ? nothing.fd : 'ignore'))],
    detached: true,
  })
  await using child = new Child(command, sandbox)
  const stdout: Buffer[] = []
  let bytes = 0
  let stderr = Buffer.alloc(0)
  let reported = ''
  let early: 'late' | 'too-much' | undefined
  const end = (why?: 'late' | 'too-much') => {
    early ??= why
    child.end()
  }
  sandbox.stdout?.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes <= limits.bytes) stdout.push(chunk)
    else end('too-much')
  })
  sandbox.stderr?.on('data', (chunk: Buffer) => {
    stderr = Buffer.concat([stderr, chunk]).subarray(-KEPT_STDERR)
  })
  sandbox.stdio[3]?.on('data', (chunk: Buffer) => {
    reported += chunk
  })
  const deadline = setTimeout(() => end('late'), limits.seconds * 1000)
  const stop = () => end()
  signal.addEventListener('abort', stop)
  try {
    const { code } = await child.exited
    signal.throwIfAborted()
    if (early !== undefined) return { kind: early, stderr: `${stderr}` }
    if (!reported.includes(ENDED))
      return { kind: 'no-sandbox', says: sandbox.pid === undefined ? child.output : `${stderr}` }
    return { kind: 'ended', code, stdout: Buffer.concat(stdout), stderr: `${stderr}` }
  } finally {
    clearTimeout(deadline)
    signal.removeEventListener('abort', stop)
  }
}

function limited(command: readonly string[], { memoryBytes }: SandboxLimits): readonly string[] {
  return memoryBytes === undefined ? command : ['prlimit', `--data=${memoryBytes}`, '--', ...command]
}

function sandboxArguments(command: readonly string[], { folder, top, environment: added }: SandboxPlace): string[] {
  const isRoot = process.getuid?.() === 0
  const { steps, path } = visibleDisk(top)
  const inMemory = (bytes: number, at: string) => ['--perms', '1777', '--size', String(bytes), '--tmpfs', at]
  const environment = { ...added, PATH: path.join(':'), HOME: '/tmp', LANG: 'C.UTF-8', TMPDIR: '/tmp' }
  return [
    ['--die-with-parent', '--json-status-fd', '3', '--clearenv'],
    ['--unshare-pid', '--unshare-net', '--unshare-ipc', '--unshare-uts'],
    isRoot ? FOR_SETPRIV : ['--unshare-user'],
    // A folder of PATH may be below /tmp.
    inMemory(MEMORY_BYTES, '/tmp'),
    ...steps,
    ['--ro-bind', folder, WORKING_DIRECTORY, '--chdir', WORKING_DIRECTORY],
    ['--proc', '/proc', '--dev', '/dev'],
    inMemory(SHARED_BYTES, '/dev/shm'),
    ['--remount-ro', '/dev', '--remount-ro', '/'],
    ...Object.entries(environment).map(([name, value]) => ['--setenv', name, value]),
    ['--', 'setpriv', '--no-new-privs', ...(isRoot ? AS_NOBODY : []), '--', ...command],
  ].flat()
}

/**
 * Whether a child could get a file that our parent left open, for each descriptor from the first one on. A folder's
 * descriptor would lead out of the sandbox.
 */
function inherited(first: number): boolean[] {
  const open = new Set(readdirSync('/proc/self/fd').map(Number))
  return Array.from({ length: Math.max(first, ...open) + 1 - first }, (_, index) => open.has(first + index))
}

function openNothing(): Disposable & { readonly fd: number } {
  const fd = openSync('/dev/null', 'r')
  return { fd, [Symbol.dispose]: () => closeSync(fd) }
}
