/** Runs a command of the user's repository that prints an option file, for example from a template. */
import { delimiter } from 'node:path'
import { quoteAtMost } from '../../core/problems.ts'
import type { Template } from '../../core/sources/rendered.ts'
import { type Box, type BoxEnd, type BoxLimits, inOneLine, printInBox } from '../machine/box.ts'
import { type Programs, programsIn, SYSTEM_PATH } from '../machine/box-disk.ts'
import { RunDirectory } from '../machine/run-directory.ts'
import { layFiles, type RenderedFiles, templatesIn } from './rendered-files.ts'

export type RenderOutcome = RenderOutput | RenderFailure

interface RenderOutput {
  readonly kind: 'text'
  readonly text: string
  /** The files that the command may have read, to find the lines that its options came from. */
  readonly templates: readonly Template[]
}

const LIMITS: BoxLimits = { seconds: 60, bytes: 1024 ** 2, memoryBytes: 2 * 1024 ** 3 }
const SHOWN_LINES = 3
/** Matches warnings, which are not shown, because they do not say why a tool failed. */
const WARNING = /\blevel=warning\b/
/** Maximum length of a shown line. It is long, because tools name the problem at its end, after the file's name. */
const SHOWN_CHARACTERS = 300

/**
 * Runs a command on a repository's files, on disk or of a commit, without a shell, and returns its output.
 *
 * The command may be from a pull request, so it runs in a sandbox, or not at all. There it
 * - sees its copy of the files, read-only, as its working directory /repository, without `.git`; links in it lead
 *   nowhere else;
 * - sees /usr and the folders of programs on PATH, read-only, and nothing else of the disk: no home, no workspace;
 * - writes only to /tmp, which is HOME and TMPDIR, and /dev/shm: in memory, at most 256 and 64 MiB, gone afterwards;
 * - has only PATH, PWD, HOME, LANG and TMPDIR in its environment. If qpsgate is root, the command runs as nobody.
 *
 * It ends after 60 s, or after 1 MiB of output, with all processes that it started.
 *
 * Not isolated: the kernel, because only a few system calls are refused; until the deadline CPU, the number of
 * processes, and their memory together, because each may have 2 GiB of data; all files in folders of programs on PATH;
 * the machine's name.
 *
 * @throws the signal's reason, after all processes have ended
 */
export async function renderAt(
  command: readonly [string, ...string[]],
  files: RenderedFiles,
  signal: AbortSignal,
  limits: BoxLimits = LIMITS,
): Promise<RenderOutcome> {
  signal.throwIfAborted()
  if (process.platform !== 'linux') return failed('commands are run on Linux only')
  using run = new RunDirectory()
  const laid = await layFiles(files, run, signal)
  if (laid.kind === 'failed') return laid
  const { folder } = laid
  const programs = programsIn([...(process.env.PATH ?? '').split(delimiter), ...SYSTEM_PATH], files.top)
  const end = await printInBox(command, rendererBox(folder, run.path, programs), limits, signal)
  const printed = printedBy(end, limits)
  if (printed.kind === 'failed') return printed
  if (printed.text.trim() === '') return failed('it printed nothing', stderrOf(end))
  return { kind: 'text', text: printed.text, templates: templatesIn(folder) }
}

/**
 * Folder of the files in the sandbox. It is the same before and after a change, because otherwise a printed path would
 * look like a change.
 */
export const WORKING_DIRECTORY = '/repository'

/**
 * The sandbox of a program that reads a copy of a repository's files.
 *
 * @param folder of the copy
 * @param environment variables besides those that every program gets
 */
export function rendererBox(
  folder: string,
  run: string,
  { views, path }: Programs,
  environment: Readonly<Record<string, string>> = {},
): Box {
  return {
    run,
    views: [...views, ['--ro-bind', folder, WORKING_DIRECTORY]],
    cwd: WORKING_DIRECTORY,
    environment: { ...environment, PATH: path.join(':'), HOME: '/tmp', LANG: 'C.UTF-8', TMPDIR: '/tmp' },
  }
}

export interface RenderFailure {
  readonly kind: 'failed'
  /** The reason in one line, without control sequences, because the user's terminal or log shows it. */
  readonly why: string
}

export type PrintOutcome = { readonly kind: 'text'; readonly text: string } | RenderFailure

export function printedBy(end: BoxEnd, limits: BoxLimits): PrintOutcome {
  if (end.kind === 'no-box') return failed(inOneLine(end.why))
  if (end.kind === 'late') return failed(`it was ended after ${limits.seconds} s`, end.stderr)
  if (end.kind === 'too-much') return failed(`it was ended as it printed more than ${limits.bytes} bytes`, end.stderr)
  if (end.code !== 0) return failed(`it ended with exit code ${end.code ?? 'unknown'}`, end.stderr)
  return { kind: 'text', text: end.stdout.toString() }
}

/** Text of standard error, where tools print their messages; empty if no sandbox could be made. */
export function stderrOf(end: BoxEnd): string {
  return end.kind === 'no-box' ? '' : end.stderr
}

function failed(why: string, stderr = ''): RenderFailure {
  const messages = lastLines(stderr, SHOWN_LINES)
  const hint = WALLS.test(stderr) ? IN_A_BOX : ''
  return { kind: 'failed', why: messages === '' ? why : `${why}; it said last: ${messages}${hint}` }
}

/**
 * Messages of programs that need what no sandbox has: a network, or a disk to install to. They get a hint, IN_A_BOX.
 */
const WALLS =
  /\b(?:EAI_AGAIN|ENOTFOUND|ENETUNREACH|EROFS|getaddrinfo|no such host|Read-only file system)\b|resolve host|name resolution|Network is unreachable|Name or service not known|ENOENT: .*, mkdir/i
const IN_A_BOX =
  '; it runs in a box without a network, and writes to /tmp only: install what it needs in a step before, in a folder on PATH'

function lastLines(text: string, most: number): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !WARNING.test(line))
  return lines
    .slice(-most)
    .map((line) => quoteAtMost(SHOWN_CHARACTERS, line))
    .join(', ')
}
