/** Runs a program that may be hostile, with the kernel's namespaces around it. */
import { spawn } from 'node:child_process'
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { Child, RUN_LABEL } from '../machine/processes.ts'
import { type DiskStep, visibleDisk } from './visible-disk.ts'

export interface SandboxLimits {
  readonly seconds: number
  /** Limit for standard output. */
  readonly bytes: number
}

export interface SandboxPlace {
  /** Working directory of the program, which sees it as /repository. */
  readonly folder: string
  /** Empty folder. */
  readonly root: string
  /** Folder of the repository, which it does not see. */
  readonly top: string
  /** The run directory. */
  readonly run: string
}

export type SandboxEnd =
  /** The program was not started. */
  | { readonly kind: 'no-sandbox'; readonly says: string }
  | { readonly kind: 'late'; readonly stderr: string }
  | { readonly kind: 'too-much'; readonly stderr: string }
  | { readonly kind: 'ended'; readonly code: number | null; readonly stdout: Buffer; readonly stderr: string }

const KEPT_STDERR = 16_384
/** Standard ones, and the one that reports that the sandbox is ready. */
const OWN_STREAMS = 4
/** O_CLOEXEC of open(2). */
const CLOSED_ON_EXEC = 0o2000000
/** The account nobody: root owns files and settings of the kernel, even without capabilities. */
const ACCOUNT = '--reuid=65534 --regid=65534 --clear-groups'
/** For users other than root. */
const OWN_USERS = ['--user', '--map-root-user']
/** Path inside; the same for every state of a repository, so that a printed path is no change. */
const WORKING_DIRECTORY = '/repository'
const HOME = '/home/render'

/**
 * Builds a root in memory and makes it the only one. The shell remains process 1 of the namespace: when it ends, the
 * kernel ends all others. File descriptor 3 reports that the sandbox is ready.
 */
const LAY_OUT = `set -eu
new=$1 files=$2 path=$3 account=$4
shift 4
umask 022
mount -t tmpfs -o mode=755,size=256m,nosuid,nodev tmpfs "$new"
while [ "$1" != -- ]; do
  at=$new$2
  case $1 in
    link) mkdir -p "\${at%/*}"; ln -s "$3" "$at" ;;
    folder) mkdir -p "$at"; mount --rbind "$2" "$at" ;;
    file) mkdir -p "\${at%/*}"; : >"$at"; mount --bind "$2" "$at" ;;
    hidden) mount -t tmpfs -o mode=755,size=1m,nosuid,nodev tmpfs "$at" ;;
    read-only) mount -o "remount,bind,ro,nosuid,nodev$3" "$at" ;;
  esac
  shift 3
done
shift
mkdir -p "$new/proc" "$new/dev" "$new/home" "$new${WORKING_DIRECTORY}"
mkdir -p "$new/tmp" "$new${HOME}" "$new/dev/shm"
chmod 1777 "$new/tmp" "$new${HOME}" "$new/dev/shm" # A folder of PATH may have made them.
mount --bind "$files" "$new${WORKING_DIRECTORY}"
mount -o remount,bind,ro,nosuid,nodev "$new${WORKING_DIRECTORY}"
mount -t proc -o nosuid,nodev,noexec proc "$new/proc"
for device in null zero full random urandom; do
  : >"$new/dev/$device"
  mount --bind "/dev/$device" "$new/dev/$device"
done
ln -s /proc/self/fd "$new/dev/fd"
for stream in stdin:0 stdout:1 stderr:2; do ln -s "/proc/self/fd/\${stream#*:}" "$new/dev/\${stream%:*}"; done
cd "$new"
pivot_root . .
umount -l .
cd ${WORKING_DIRECTORY}
echo >&3
exec 3>&-
env -i "PATH=$path" HOME=${HOME} LANG=C.UTF-8 TMPDIR=/tmp setpriv --no-new-privs --bounding-set=-all --inh-caps=-all $account -- "$@"
`

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
  const [program, ...args] = wrapped(command, place)
  using nothing = openNothing()
  const sandbox = spawn(program, args, {
    cwd: '/',
    // Programs that make the sandbox come from the system, regardless of the user's PATH.
    env: { PATH: `/usr/sbin:/usr/bin:/sbin:/bin:${process.env.PATH ?? ''}`, LC_ALL: 'C', [RUN_LABEL]: place.run },
    stdio: [
      'ignore',
      'pipe',
      'pipe',
      'pipe',
      ...inherited(OWN_STREAMS).map((isOpen) => (isOpen ? nothing.fd : 'ignore')),
    ],
    detached: true,
  })
  await using child = new Child(command, sandbox)
  const stdout: Buffer[] = []
  let bytes = 0
  let stderr = Buffer.alloc(0)
  let stands = false
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
  sandbox.stdio[3]?.on('data', () => {
    stands = true
  })
  const deadline = setTimeout(() => end('late'), limits.seconds * 1000)
  const stop = () => end()
  signal.addEventListener('abort', stop)
  try {
    const { code } = await child.exited
    signal.throwIfAborted()
    if (early !== undefined) return { kind: early, stderr: `${stderr}` }
    if (!stands) return { kind: 'no-sandbox', says: sandbox.pid === undefined ? child.output : `${stderr}` }
    return { kind: 'ended', code, stdout: Buffer.concat(stdout), stderr: `${stderr}` }
  } finally {
    clearTimeout(deadline)
    signal.removeEventListener('abort', stop)
  }
}

function wrapped(command: readonly string[], { folder, root, top }: SandboxPlace): [string, ...string[]] {
  const isRoot = process.getuid?.() === 0
  const disk = visibleDisk(top)
  const namespaces = [...(isRoot ? [] : OWN_USERS), '--net', '--pid', '--mount', '--ipc', '--fork', '--kill-child']
  const inside = [root, folder, disk.path.join(':'), isRoot ? ACCOUNT : '', ...disk.steps.flatMap(wordsOf)]
  return [
    ...(['setpriv', '--pdeathsig=KILL', '--', 'unshare'] as const),
    ...namespaces,
    ...['--', 'sh', '-c', LAY_OUT, 'sh', ...inside, '--', ...command],
  ]
}

/**
 * Whether a child would get a file that our parent left open, for each descriptor from the first one on. A folder's
 * descriptor would lead out of the sandbox.
 */
function inherited(first: number): boolean[] {
  const left = readdirSync('/proc/self/fd')
    .map(Number)
    .filter((fd) => fd >= first && !isClosedOnExec(fd))
  return Array.from({ length: Math.max(first, ...left.map((fd) => fd + 1)) - first }, (_, index) =>
    left.includes(first + index),
  )
}

function isClosedOnExec(fd: number): boolean {
  try {
    const [, flags = '0'] = /^flags:\s*(\d+)$/m.exec(readFileSync(`/proc/self/fdinfo/${fd}`, 'utf8')) ?? []
    return (Number.parseInt(flags, 8) & CLOSED_ON_EXEC) !== 0
  } catch {
    return true // It was open only for the listing.
  }
}

function openNothing(): Disposable & { readonly fd: number } {
  const fd = openSync('/dev/null', 'r')
  return { fd, [Symbol.dispose]: () => closeSync(fd) }
}

function wordsOf(step: DiskStep): string[] {
  if (step.kind === 'link') return [step.kind, step.path, step.target]
  return [step.kind, step.path, step.kind === 'read-only' ? step.flags : '']
}
