/** An option file that a command of the user's repository prints, such as one made from a template. */
import { readFileSync } from 'node:fs'
import { quoteAtMost } from '../../core/problems.ts'
import type { Template } from '../../core/sources/rendered.ts'
import { installPackages } from '../machine/packages.ts'
import { findProgram } from '../machine/processes.ts'
import { RunDirectory } from '../machine/run-directory.ts'
import { runTool } from '../machine/tool.ts'
import { layFiles, type RenderedFiles, templatesIn } from './rendered-files.ts'
import { runInSandbox, SANDBOX, type SandboxEnd, type SandboxLimits } from './sandbox.ts'

export type RenderOutcome = RenderOutput | RenderFailure

interface RenderOutput {
  readonly kind: 'text'
  /** What the command printed. */
  readonly text: string
  /** The files that it may have read. */
  readonly templates: readonly Template[]
}

const LIMITS: SandboxLimits = { seconds: 60, bytes: 1024 ** 2, memoryBytes: 2 * 1024 ** 3 }
const SHOWN_LINES = 3
/** A line beside what is wrong. */
const WARNING = /\blevel=warning\b/
/** Tools say what is wrong in one line, behind what it is about. */
const SHOWN_CHARACTERS = 300
/** Set to 1 by Ubuntu since 24.04, also on the runners of GitHub. */
const RESTRICTION = 'kernel.apparmor_restrict_unprivileged_userns'

/**
 * Runs a command on the files of a state of a repository, without a shell, and returns its output.
 *
 * The command may be from a pull request, so it runs in a sandbox of bubblewrap, or not at all. There it
 * - sees its copy of the files, read-only, as its working directory /repository, without `.git`; links in it lead
 *   nowhere else;
 * - sees /usr, /etc and the folders of programs on PATH, read-only, and nothing else of the disk: no home, no
 *   workspace, no /run;
 * - writes only to /tmp, which is HOME and TMPDIR, and /dev/shm: in memory, at most 256 and 64 MiB, and gone afterwards;
 * - has only PATH, PWD, HOME, LANG and TMPDIR in its environment;
 * - has no network, not even the loopback of this machine, sees only its own processes, and has no capabilities. If we
 *   are root, it runs as nobody.
 *
 * It ends after 60 s, or after 1 MiB of output, with all processes that it started.
 *
 * Not isolated: the kernel, because no system call is filtered; CPU, memory and the number of processes until the deadline;
 * world-readable files in /etc and /usr; all files in folders of programs on PATH; the name of the machine. bubblewrap
 * needs Linux, and root or unprivileged user namespaces. Without them it fails.
 *
 * @throws the signal's reason, after all processes have ended
 */
export async function renderAt(
  command: readonly [string, ...string[]],
  files: RenderedFiles,
  signal: AbortSignal,
  limits: SandboxLimits = LIMITS,
): Promise<RenderOutcome> {
  signal.throwIfAborted()
  if (process.platform !== 'linux') return failed('commands are run in a sandbox of Linux only')
  using run = new RunDirectory()
  const laid = await layFiles(files, run, signal)
  if (laid.kind === 'failed') return laid
  const { folder } = laid
  const end = await runInSandbox(command, { folder, top: files.top, run: run.path }, limits, signal)
  const printed = printedBy(end, limits)
  if (printed.kind === 'failed') return printed
  if (printed.text.trim() === '') return failed('it printed nothing', stderrOf(end))
  return { kind: 'text', text: printed.text, templates: templatesIn(folder) }
}

export interface RenderFailure {
  readonly kind: 'failed'
  /** The reason in one line, without control sequences for a terminal or a log. */
  readonly why: string
}

/** What a program printed, or why it did not. */
export type PrintOutcome = { readonly kind: 'text'; readonly text: string } | RenderFailure

export function printedBy(end: SandboxEnd, limits: SandboxLimits): PrintOutcome {
  if (end.kind === 'no-sandbox') return failed(`this machine makes no sandbox: ${lastLines(end.says, 1)}; ${remedy()}`)
  if (end.kind === 'late') return failed(`it was ended after ${limits.seconds} s`, end.stderr)
  if (end.kind === 'too-much') return failed(`it was ended as it printed more than ${limits.bytes} bytes`, end.stderr)
  if (end.code !== 0) return failed(`it ended with exit code ${end.code ?? 'unknown'}`, end.stderr)
  return { kind: 'text', text: end.stdout.toString() }
}

/** What the program said beside its output. */
export function stderrOf(end: SandboxEnd): string {
  return end.kind === 'no-sandbox' ? '' : end.stderr
}

function failed(why: string, stderr = ''): RenderFailure {
  const said = lastLines(stderr, SHOWN_LINES)
  return { kind: 'failed', why: said === '' ? why : `${why}; it said last: ${said}` }
}

function lastLines(text: string, most: number): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !WARNING.test(line))
  return lines
    .slice(-most)
    .map((line) => quoteAtMost(SHOWN_CHARACTERS, line))
    .join(', ')
}

/**
 * Installs what the sandbox needs, if it is missing. A hosted runner of GitHub, which is thrown away afterwards, is made
 * to allow it.
 *
 * @throws UserError if there is no way to install
 */
export async function installSandbox(tell: (text: string) => void, signal: AbortSignal): Promise<void> {
  if (isForbidden() && process.env.RUNNER_ENVIRONMENT === 'github-hosted') {
    const command = ['sudo', '-n', 'sysctl', '--write', `${RESTRICTION}=0`] as const
    tell(`allowing the sandbox with: ${command.join(' ')}`)
    // If it fails, whoever needs the sandbox says so.
    await runTool(command, { cwd: '/', timeoutSeconds: 10, signal })
  }
  if (!isForbidden() && findProgram(SANDBOX.program) === undefined)
    await installPackages([SANDBOX.package], tell, signal)
}

function remedy(): string {
  const hint = isForbidden() ? `: run sudo sysctl ${RESTRICTION}=0 before` : ''
  if (findProgram(SANDBOX.program) === undefined) return `install ${SANDBOX.package}, or run with --install${hint}`
  if (process.getuid?.() === 0) return 'root needs the capability CAP_SYS_ADMIN for it, as in docker run --privileged'
  return `needs unprivileged user namespaces, or root${hint}`
}

/** Whether the kernel lets only root make a sandbox. */
function isForbidden(): boolean {
  return process.getuid?.() !== 0 && isRestricted()
}

function isRestricted(): boolean {
  try {
    return readFileSync(`/proc/sys/${RESTRICTION.replaceAll('.', '/')}`, 'utf8').trim() === '1'
  } catch {
    return false
  }
}
