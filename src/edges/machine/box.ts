/**
 * The sandbox (`box` in names): bubblewrap around every program that reads what a stranger may have written. A program
 * in it sees the system's programs and the places that it is given. It writes only to its own places, and to a little
 * memory, which is freed with the sandbox. It has no network, sees only its own processes, and has only the rights of
 * an ordinary user. The kernel ends the sandbox when qpsgate ends.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { delimiter } from 'node:path'
import type { Duplex, Writable } from 'node:stream'
import { MeasurementError } from '../../errors.ts'
import { callFilter } from './box-calls.ts'
import { systemDisk, trustedFolders, type Views } from './box-disk.ts'
import { sleep } from './clock.ts'
import { installPackages } from './packages.ts'
import { awaitEnd, childrenOf, readIfThere, signalsTo, startTimeOf } from './proc.ts'
import {
  type Account,
  Child,
  type Exit,
  findProgram,
  ofSystem,
  type ProgramOutcome,
  pinWords,
  RUN_LABEL,
  toEnd,
} from './processes.ts'
import { lastLine, runTool, runToolNow, toolText } from './tool.ts'

export interface Box {
  /**
   * Path of the run directory, with which processes are labelled, so that a later run can end those of a killed one.
   */
  readonly run: string
  /** Places that the sandbox shows besides the system's programs, as arguments of bubblewrap. */
  readonly views: Views
  /** Working directory of the program. It must be among the places that the sandbox shows. */
  readonly cwd: string
  /** Complete environment of the program, which inherits nothing, because qpsgate's own variables may hold secrets. */
  readonly environment: Readonly<Record<string, string>>
  /** User of the program if qpsgate is root; default: nobody. Without root, the program runs as qpsgate's own user. */
  readonly account?: Account | undefined
  readonly cpus?: readonly number[]
  /** Bytes of the output's end to keep for error messages; default: 16 KiB. */
  readonly keptBytes?: number
}

type Command = readonly [string, ...string[]]

const BUBBLEWRAP = { program: 'bwrap', package: 'bubblewrap' } as const
/**
 * Kernel setting whose value 1 forbids sandboxes to ordinary users. It is the default of Ubuntu since 24.04, and so of
 * GitHub's runners.
 */
const RESTRICTION = 'kernel.apparmor_restrict_unprivileged_userns'
/**
 * Kernel settings, each with a value that forbids sandboxes and one that allows them, for remedies in error messages.
 */
const FORBIDDING = [
  [RESTRICTION, '1', '0'],
  // Only Debian's kernels have this setting.
  ['kernel.unprivileged_userns_clone', '0', '1'],
  ...['user', 'mnt', 'pid', 'net', 'ipc', 'uts'].map((each) => [`user.max_${each}_namespaces`, '0', '15000'] as const),
] as const
/** Settings that do not hinder root, who needs no user namespace for a sandbox. */
const ROOT_IS_FREE = /user_?ns|max_user/

/**
 * Descriptors of bubblewrap after its three standard streams. It writes a report to the first. It waits for a byte from
 * the second before it starts the program. It reads the filter of system calls from the third.
 */
const [REPORT, START, FILTER] = [3, 4, 5]
const STREAMS = 6
/** Finds in bubblewrap's report the id of the sandbox's first process, which will start the program. */
const MADE = /"child-pid":\s*(\d+)/
/** Beginning of bubblewrap's message if it cannot make the sandbox; its exit code is then REFUSED_CODE. */
const REFUSED = /^bwrap: /m
const REFUSED_CODE = 1
const NOBODY: Account = { uid: 65_534, gid: 65_534 }
/** Capabilities that setpriv needs to become another user, who then has none. */
const FOR_SETPRIV = '--cap-drop ALL --cap-add CAP_SETUID --cap-add CAP_SETGID --cap-add CAP_SETPCAP'.split(' ')
const MEMORY_BYTES = 256 * 1024 ** 2
const SHARED_BYTES = 64 * 1024 ** 2
const START_MS = 10_000
const PROBE_SECONDS = 20
/** Process id that stands for a program that has ended already, because no process has this id. */
const GONE = -1

/**
 * A start of bubblewrap, which waits before it starts the program, so that the caller can first prepare its process.
 */
class BoxStart {
  readonly child: Child
  readonly process: ChildProcess
  /** Id of the sandbox's first process; undefined if the sandbox could not be made. */
  readonly firstPid: Promise<number | undefined>

  constructor(command: Command, box: Box) {
    using nothing = openNothing()
    const filter = callFilter(needsNamespace())
    this.process = spawn(BUBBLEWRAP.program, [...filterArguments(filter), ...boxArguments(command, box)], {
      cwd: '/',
      env: { ...trustedPath(), LC_ALL: 'C', [RUN_LABEL]: box.run },
      stdio: [
        'ignore',
        'pipe',
        'pipe',
        'pipe',
        'pipe',
        'pipe',
        ...inheritedDescriptors().map((is) => (is ? nothing.fd : 'ignore')),
      ],
      detached: true,
    })
    this.child = new Child(command, this.process, box.keptBytes)
    this.#tell(FILTER, filter)
    const report = this.process.stdio[REPORT] as Duplex | undefined
    let reported = ''
    this.firstPid = new Promise((resolve) => {
      report?.on('data', (chunk: Buffer) => {
        reported += chunk
        const [, pid] = MADE.exec(reported) ?? []
        if (pid === undefined) return
        const signal = signalsTo(Number(pid))
        const started = startTimeOf(Number(pid))
        // The kernel should end the sandbox together with bubblewrap. This signal ends the sandbox if the kernel did
        // not.
        this.process.once('exit', () => {
          signal('SIGKILL')
          // All processes of the sandbox end with its first one. Until then they may use files that qpsgate is about to
          // remove.
          awaitEnd(Number(pid), started)
        })
        resolve(Number(pid))
      })
      this.process.once('close', () => resolve(undefined))
      this.process.once('error', () => resolve(undefined))
    })
  }

  /** Reason why the program did not run; undefined if it ran. Known only after bubblewrap has ended. */
  async problem(): Promise<string | undefined> {
    const { exit, output } = this.child
    const isRefused = exit?.code === REFUSED_CODE && REFUSED.test(output)
    if (!isRefused && (await this.firstPid) !== undefined) return undefined
    return `this machine makes no box for programs: ${isRefused ? lastLine(output) : endOf(exit, output)}${remedy(output)}`
  }

  start(): void {
    this.#tell(START, '.')
  }

  #tell(stream: number, what: string | Buffer = ''): void {
    const writable = this.process.stdio[stream] as Writable | undefined
    // The stream is closed if the sandbox could not be made, and `problem` says why, so errors of the stream are
    // ignored.
    writable?.on('error', () => {})
    writable?.end(what)
  }
}

export interface BoxLimits {
  readonly seconds: number
  /** Limit for the standard output. A program that prints more is ended. */
  readonly bytes: number
  /** Limit for the data segment of each process (prlimit --data); undefined: no limit. */
  readonly memoryBytes?: number | undefined
}

export type BoxEnd =
  /** The sandbox could not be made, so the program did not start. */
  | { readonly kind: 'no-box'; readonly why: string }
  | { readonly kind: 'late'; readonly stderr: string }
  | { readonly kind: 'too-much'; readonly stderr: string }
  | { readonly kind: 'ended'; readonly code: number | null; readonly stdout: Buffer; readonly stderr: string }

const KEPT_STDERR = 16_384

/**
 * Runs a program to its end. At a limit, or when the signal fires, it ends the program and all processes that it
 * started. The program's standard input is empty.
 *
 * @throws the signal's reason, after all processes have ended
 */
export async function printInBox(command: Command, box: Box, limits: BoxLimits, signal: AbortSignal): Promise<BoxEnd> {
  signal.throwIfAborted()
  const boxed = new BoxStart(limitedCommand(command, limits), box)
  await using child = boxed.child
  const { stdout: out, stderr: messages } = boxed.process
  boxed.start()
  const stdout: Buffer[] = []
  let bytes = 0
  let stderr = Buffer.alloc(0)
  let early: 'late' | 'too-much' | undefined
  const end = (why?: 'late' | 'too-much') => {
    early ??= why
    child.end()
  }
  out?.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes <= limits.bytes) stdout.push(chunk)
    else end('too-much')
  })
  messages?.on('data', (chunk: Buffer) => {
    stderr = Buffer.concat([stderr, chunk]).subarray(-KEPT_STDERR)
  })
  const deadline = setTimeout(() => end('late'), limits.seconds * 1000)
  const stop = () => end()
  signal.addEventListener('abort', stop)
  try {
    const { code } = await child.exited
    signal.throwIfAborted()
    if (early !== undefined) return { kind: early, stderr: `${stderr}` }
    const why = await boxed.problem()
    if (why !== undefined) return { kind: 'no-box', why }
    return { kind: 'ended', code, stdout: Buffer.concat(stdout), stderr: `${stderr}` }
  } finally {
    clearTimeout(deadline)
    signal.removeEventListener('abort', stop)
  }
}

/**
 * Runs a program in a sandbox to its end, or ends it when the signal fires.
 *
 * @throws MeasurementError if no sandbox can be made; the signal's reason, once the program has ended
 */
export async function runInBox(
  command: Command,
  box: Box,
  limits: { readonly timeoutSeconds?: number; readonly signal?: AbortSignal },
): Promise<ProgramOutcome> {
  limits.signal?.throwIfAborted()
  const boxed = new BoxStart(command, box)
  boxed.start()
  const outcome = await toEnd(boxed.child, limits)
  await requireStart(boxed)
  return outcome
}

export interface BoxedProgram {
  /** bubblewrap itself. It and the program end together. */
  readonly child: Child
  /** Process id of the program outside the sandbox, because qpsgate must freeze and pin the program itself. */
  readonly pid: number
  /** Id of the sandbox's first process, which only waits for the program to end. */
  readonly first: number
}

/**
 * Starts a program in a sandbox.
 *
 * @param prepare called before the program starts, with the id of the process that will start it
 * @throws MeasurementError if no sandbox can be made
 */
export async function startInBox(command: Command, box: Box, prepare: (pid: number) => void): Promise<BoxedProgram> {
  const boxed = new BoxStart(command, box)
  const { child } = boxed
  try {
    const first = await boxed.firstPid
    if (first === undefined) await child.exited
    else prepare(first)
    boxed.start()
    const pid = first === undefined ? undefined : await programIn(first, child)
    if (child.exit !== undefined) await requireStart(boxed)
    for (const idle of [first, child.pid]) if (idle !== undefined) yieldCpu(idle)
    return { child, first: first ?? GONE, pid: pid ?? GONE }
  } catch (error) {
    await child.kill()
    throw error
  }
}

/** @returns the program's process id; undefined if the program has ended already */
async function programIn(first: number, child: Child): Promise<number | undefined> {
  const deadline = performance.now() + START_MS
  while (child.exit === undefined && performance.now() < deadline) {
    const [program] = childrenOf(first)
    if (program !== undefined) return program
    await sleep(1)
  }
  if (child.exit !== undefined) return undefined
  throw new MeasurementError(`the box of ${child.command[0]} did not start it`, {
    step: 'start program',
    ...child.outcome,
  })
}

/**
 * Gives the lowest priority to a process that only waits for the program. It wakes at each freeze and thaw of the
 * program, and must not delay the program then.
 */
function yieldCpu(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // The process has just ended.
  }
}

async function requireStart(boxed: BoxStart): Promise<void> {
  const why = await boxed.problem()
  if (why !== undefined) throw new MeasurementError(why, { step: 'make box' })
}

let probe: Promise<string | undefined> | undefined

/**
 * Reason why this machine can make no sandbox, with the remedy; undefined if it can. The first call tries to make one,
 * and later calls repeat the answer, because a try takes time.
 */
export function boxProblem(run: string): Promise<string | undefined> {
  probe ??= tryBox(run)
  return probe
}

async function tryBox(run: string): Promise<string | undefined> {
  const box = { run, views: [], cwd: '/', environment: {} }
  const end = await printInBox(['true'], box, { seconds: PROBE_SECONDS, bytes: 0 }, new AbortController().signal)
  if (end.kind === 'no-box') return end.why
  if (end.kind === 'ended' && end.code === 0) return undefined
  const output = end.stderr
  const why =
    end.kind === 'ended' ? endOf({ code: end.code, signal: null }, output) : 'bubblewrap does not come to an end'
  return `this machine makes no box for programs: ${why}${remedy(output)}`
}

/**
 * Allows sandboxes, and installs missing programs that they need.
 *
 * @throws UserError if packages cannot be installed here
 */
export async function installBox(tell: (text: string) => void, signal: AbortSignal): Promise<void> {
  await allowBox(tell, signal)
  await installPackages(boxPackages(), tell, signal)
}

/**
 * Allows sandboxes on a GitHub-hosted runner, whose kernel forbids them. qpsgate may change a kernel setting there,
 * because the runner is a virtual machine for a single job.
 */
export async function allowBox(tell: (text: string) => void, signal: AbortSignal): Promise<void> {
  probe = undefined
  if (isForbidden() && process.env.RUNNER_ENVIRONMENT === 'github-hosted') {
    const command = ['sudo', '-n', 'sysctl', '--write', `${RESTRICTION}=0`] as const
    tell(`allowing boxes for programs with: ${command.join(' ')}`)
    // A failure is ignored, because the code that needs a sandbox will report it with the remedy.
    await runTool(command, { cwd: '/', timeoutSeconds: 10, signal })
  }
}

/**
 * Missing packages that sandboxes need. Installing them is worth trying even on a kernel that restricts sandboxes,
 * because an AppArmor profile may allow bubblewrap.
 */
export function boxPackages(): readonly string[] {
  return bubblewrap() === undefined ? [BUBBLEWRAP.package] : []
}

function bubblewrap(): string | undefined {
  return findProgram(BUBBLEWRAP.program, trustedFolders())
}

/**
 * Describes how `bwrap` ended if it printed no message of its own, which may mean that it is another program of this
 * name.
 */
function endOf(exit: Exit | undefined, output: string): string {
  const path = bubblewrap()
  if (path === undefined) return `${BUBBLEWRAP.program} is not there`
  const how = typeof exit?.code === 'number' ? `ended with exit code ${exit.code}` : `was ended by ${exit?.signal}`
  const says = output.trim() === '' ? 'says nothing' : `says: ${lastLine(output)}`
  return `${path} ${how} before it started one, and ${says}`
}

/** Puts the reason why no sandbox can be made on one line. The reason otherwise has a line for each remedy. */
export function inOneLine(why: string): string {
  return why.replaceAll('\n  ', '; ')
}

/** Remedies for the problem that bubblewrap has printed. Each command ends its line, so that users can copy it. */
function remedy(output: string): string {
  const isRoot = process.getuid?.() === 0
  const hints = FORBIDDING.filter(
    ([name, value]) => kernelSetting(name) === value && !(isRoot && ROOT_IS_FREE.test(name)),
  )
  const lines = hints.map(
    ([name, value, other]) => `\n  ${name}=${value} forbids it; run before: sudo sysctl ${name}=${other}`,
  )
  return [needText(output, isRoot), ...lines].join('')
}

function needText(output: string, isRoot: boolean): string {
  if (bubblewrap() === undefined) return `; install ${BUBBLEWRAP.package}, or run with --install`
  if (/^bwrap: Unknown option/m.test(output)) return `; ${BUBBLEWRAP.package} ${OLDEST} or newer is needed`
  if (!REFUSED.test(output)) return `; it should be the program of the package ${BUBBLEWRAP.package}`
  if (isRoot) return '; root needs the capability CAP_SYS_ADMIN for it, as in docker run --privileged'
  return '; needs unprivileged user namespaces, or root'
}

/** Whether AppArmor lets only root, and programs with a profile, make sandboxes. */
function isForbidden(): boolean {
  return process.getuid?.() !== 0 && kernelSetting(RESTRICTION) === '1'
}

function kernelSetting(name: string): string | undefined {
  return readIfThere(`/proc/sys/${name.replaceAll('.', '/')}`)?.trim()
}

function limitedCommand(command: Command, { memoryBytes }: BoxLimits): Command {
  return memoryBytes === undefined ? command : ofSystem('prlimit', `--data=${memoryBytes}`, '--', ...command)
}

function boxArguments(command: Command, { views, cwd, environment, account = NOBODY, cpus }: Box): string[] {
  const isRoot = process.getuid?.() === 0
  const inMemory = (bytes: number, at: string) => {
    const size = takesSizes() ? ['--size', String(bytes)] : []
    return ['--perms', '1777', ...size, '--tmpfs', at]
  }
  const user = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups']
  const asUser = isRoot ? [...user, '--bounding-set=-all', '--inh-caps=-all'] : []
  return [
    // The sandbox's first process stays root, so that bubblewrap, when it ends, can end that process and the program.
    ['--die-with-parent', '--json-status-fd', `${REPORT}`, '--block-fd', `${START}`, '--clearenv'],
    ['--unshare-pid', '--unshare-net', '--unshare-ipc', '--unshare-uts'],
    isRoot ? FOR_SETPRIV : ['--unshare-user'],
    ['--proc', '/proc', '--dev', '/dev'],
    // All other places come later, because some lie below these, such as a run directory in /tmp.
    inMemory(MEMORY_BYTES, '/tmp'),
    inMemory(SHARED_BYTES, '/dev/shm'),
    ...systemDisk(),
    ...views,
    ['--chdir', cwd, '--remount-ro', '/dev', '--remount-ro', '/'],
    ...Object.entries(environment).map(([name, value]) => ['--setenv', name, value]),
    // Only the program is pinned. bubblewrap stays on qpsgate's CPUs, so that it takes no time from servers.
    ['--', ...pinWords(cpus)],
    ofSystem('setpriv', '--no-new-privs', ...asUser, '--'),
    needsNamespace() ? ofSystem('unshare', '--user', '--map-current-user', '--') : [],
    command,
  ].flat()
}

function filterArguments(filter: Buffer | undefined): readonly string[] {
  return filter === undefined ? [] : ['--seccomp', `${FILTER}`]
}

/**
 * Whether the program needs a user namespace of its own. Without one it could change the sandbox's first process, which
 * belongs to the same user, unless Yama restricts ptrace(2).
 */
function needsNamespace(): boolean {
  return process.getuid?.() !== 0 && ['0', undefined].includes(kernelSetting('kernel.yama.ptrace_scope'))
}

function trustedPath(): { readonly PATH: string } {
  return { PATH: trustedFolders().join(delimiter) }
}

/** First version of bubblewrap with --perms and --clearenv, which every sandbox needs. */
const OLDEST = '0.5'
/** Versions of bubblewrap without --size, such as that of Ubuntu 22.04. They cannot limit a sandbox's memory. */
const WITHOUT_SIZES = / 0\.[0-6]\./

let sized: boolean | undefined

function takesSizes(): boolean {
  sized ??= !WITHOUT_SIZES.test(
    toolText(runToolNow([BUBBLEWRAP.program, '--version'], { cwd: '/', env: trustedPath(), timeoutSeconds: 10 })),
  )
  return sized
}

/**
 * For each descriptor after bubblewrap's streams, whether a child would inherit it. Such descriptors are replaced by
 * /dev/null, because a folder that qpsgate's parent left open would be a way out of the sandbox.
 */
function inheritedDescriptors(): boolean[] {
  const open = new Set(readdirSync('/proc/self/fd').map(Number))
  return Array.from({ length: Math.max(STREAMS, ...open) + 1 - STREAMS }, (_, index) => open.has(STREAMS + index))
}

function openNothing(): Disposable & { readonly fd: number } {
  const fd = openSync('/dev/null', 'r')
  return { fd, [Symbol.dispose]: () => closeSync(fd) }
}
