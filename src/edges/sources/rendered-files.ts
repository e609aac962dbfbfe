/** Copies a repository's files into a folder of the run, for a command that may be hostile. */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { quote } from '../../core/problems.ts'
import type { Template } from '../../core/sources/rendered.ts'
import { checkoutEnvironment, type GitCall, gitIn } from '../git/git.ts'
import { ofSystem } from '../machine/processes.ts'
import { makeMemoryDirectory, type RunDirectory } from '../machine/run-directory.ts'
import { lastLine, runToolNow } from '../machine/tool.ts'

/** The files of a repository to copy. `top` is the folder that has .git, without symbolic links in its path. */
export type RenderedFiles =
  /** Files that git tracks, with their contents on disk. A new file counts once it is added to the index. */
  | { readonly kind: 'work-tree'; readonly top: string }
  | { readonly kind: 'commit'; readonly top: string; readonly commit: string }

const MEBIBYTE = 1024 ** 2
/** Maximum size of a file, in bytes. Larger ones are left out, because no template is that large. */
const LARGEST_FILE_BYTES = 32 * MEBIBYTE
const MOST_BYTES = 512 * MEBIBYTE
const MOST_FILES = 100_000
/**
 * Maximum bytes of all files together for which they are written to memory. A busy disk takes ten times as long for
 * thousands of files.
 */
const MOST_IN_MEMORY = 16 * MEBIBYTE
const SUBMODULE = '160000'
const TOO_LARGE = `the repository has more than ${MOST_FILES} files or ${MOST_BYTES / MEBIBYTE} MiB`
const PARTIAL =
  'this clone is partial and lacks files of the commit; give actions/checkout no filter, or run git fetch --refetch --no-filter'

/** These attributes take precedence over the repository's, so that git leaves contents as they are. */
const PLAIN = '* -text -eol -filter -ident -working-tree-encoding\n'

export type LaidFiles =
  | { readonly kind: 'laid'; readonly folder: string }
  | { readonly kind: 'failed'; readonly why: string }

/**
 * Writes these files of a repository into a folder of the run. No filter of git changes them (line ends, LFS), and no
 * attribute leaves one out. Submodules are empty folders, links are not followed. `.git` and files of more than 32 MiB
 * are left out.
 *
 * @throws the signal's reason
 */
export async function layFiles(files: RenderedFiles, run: RunDirectory, signal: AbortSignal): Promise<LaidFiles> {
  try {
    const { top } = files
    // A new repository in the run's directory borrows the objects of the user's repository, so that git writes nothing
    // to the user's.
    const repository = run.make(`git-${files.kind}`)
    const theirs = gitFor(top, signal)
    const format = `${await theirs(['rev-parse', '--show-object-format'])}`.trim()
    const objects = resolve(top, `${await theirs(['rev-parse', '--git-path', 'objects'])}`.trimEnd())
    const ours = gitFor(top, signal, { GIT_DIR: repository, GIT_WORK_TREE: top })
    await ours(['init', '--quiet', '--template=', `--object-format=${format}`])
    writeFileSync(join(repository, 'objects/info/alternates'), `${objects}\n`)
    mkdirSync(join(repository, 'info'))
    writeFileSync(join(repository, 'info/attributes'), PLAIN)
    if (files.kind === 'commit') await ours(['read-tree', '--end-of-options', files.commit])
    else await readWorkTree(theirs, ours)
    const bytes = await leaveOutLarge(ours)
    const place = bytes > MOST_IN_MEMORY ? run.make(`files-${files.kind}`) : makeMemoryDirectory(run)
    const folder = join(place, 'files')
    mkdirSync(folder)
    await ours(['checkout-index', '--all', `--prefix=${folder}/`])
    // The command may run as another user, so all may read the files. No other user can enter this place.
    runToolNow(ofSystem('chmod', '-R', 'a+rX', folder), { cwd: '/', timeoutSeconds: 60 })
    return { kind: 'laid', folder }
  } catch (cause) {
    signal.throwIfAborted()
    if (cause instanceof FilesError) return { kind: 'failed', why: cause.message }
    throw cause
  }
}

class FilesError extends Error {}

/** Runs git and returns its output. @throws FilesError if git fails */
type GitRunner = (args: readonly string[], call?: GitCall) => Promise<Buffer>

function gitFor(top: string, signal: AbortSignal, env: Readonly<Record<string, string>> = {}): GitRunner {
  const git = gitIn(top, { ...checkoutEnvironment(top), ...env })
  return async (args, call) => {
    // A call of git blocks the event loop, so signals can arrive only between two calls.
    await setImmediate()
    signal.throwIfAborted()
    const { succeeded, output, messages } = git(args, call)
    if (succeeded) return output
    const says = lastLine(messages)
    if (/dubious ownership/.test(messages)) throw new FilesError(`git does not trust the repository; run ${says}`)
    throw new FilesError(`git ${args[0]} fails: ${quote(says)}`)
  }
}

/**
 * Enters the files of the user's index, then their contents on disk. Submodules are entered last, so that git does not
 * look into them for changes.
 */
async function readWorkTree(theirs: GitRunner, ours: GitRunner): Promise<void> {
  const index = recordsOf(await theirs(['ls-files', '--cached', '--stage', '-z']))
  const enter = (records: readonly string[]) => ours(['update-index', '-z', '--index-info'], { input: listOf(records) })
  await enter(index.filter((record) => !record.startsWith(SUBMODULE)))
  await ours(['add', '--update', '--', ':/'])
  await enter(index.filter((record) => record.startsWith(SUBMODULE)))
}

/**
 * Takes large files out of the index.
 *
 * @returns bytes of all other files
 */
async function leaveOutLarge(git: GitRunner): Promise<number> {
  const tree = `${await git(['write-tree', '--missing-ok'])}`.trim()
  const listed = recordsOf(await git(['ls-tree', '-r', '-l', '-z', tree])).map((record) => {
    const [, size = '', path = ''] = /^\d+ \w+ [0-9a-f]+ +(\d+|-|BAD)\t(.+)$/s.exec(record) ?? []
    if (size === 'BAD') throw new FilesError(PARTIAL)
    return { path, bytes: Number.parseInt(size, 10) || 0 }
  })
  const leftOut = listed.filter(({ bytes }) => bytes > LARGEST_FILE_BYTES).map(({ path }) => path)
  await git(['update-index', '-z', '--force-remove', '--stdin'], { input: listOf(leftOut) })
  const bytes = listed.reduce((sum, each) => sum + (each.bytes > LARGEST_FILE_BYTES ? 0 : each.bytes), 0)
  if (bytes > MOST_BYTES || listed.length > MOST_FILES) throw new FilesError(TOO_LARGE)
  return bytes
}

function recordsOf(output: Buffer): string[] {
  return output.toString().split('\0').slice(0, -1)
}

function listOf(records: readonly string[]): string {
  return records.map((record) => `${record}\0`).join('')
}

/** Endings of documents, which describe options and set none, so an option never comes from one. */
const DOCUMENT = /\.(?:md|markdown|rst|adoc|txt|html?)$/i
const LARGEST_TEMPLATE_BYTES = MEBIBYTE
/** Maximum size of all templates together, in bytes, to limit the time of the search. Further ones are not searched. */
const MOST_TEMPLATE_BYTES = 64 * MEBIBYTE

/**
 * Texts in the folder that options can come from, by their paths in it. Links are not followed, because they may lead
 * out of the folder.
 */
export function templatesIn(folder: string): Template[] {
  const templates: Template[] = []
  let bytes = 0
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || DOCUMENT.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const { size } = statSync(path)
    if (size > LARGEST_TEMPLATE_BYTES || bytes + size > MOST_TEMPLATE_BYTES) continue
    bytes += size
    const text = readFileSync(path, 'utf8')
    if (!text.includes('\0')) templates.push({ file: relative(folder, path), text })
  }
  return templates
}
