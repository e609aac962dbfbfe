/** Files of a repository, written to a folder of ours for a command that may be hostile. */
import {
  chmodSync,
  constants,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Template } from '../../core/sources/rendered.ts'
import { quote } from '../../core/suite/problems.ts'
import { reasonOf } from '../../errors.ts'
import { isInside, realPathOf } from '../files/paths.ts'
import { lastLine } from '../git/checkout.ts'
import { checkoutEnvironment, type GitAnswer, gitIn } from '../git/git.ts'

/** A state of a repository. `top` is its folder that has .git, without symbolic links. */
export type RenderedFiles =
  /** Files that git tracks, as they are on disk. A new file counts after it is added. */
  | { readonly kind: 'work-tree'; readonly top: string }
  | { readonly kind: 'commit'; readonly top: string; readonly commit: string }

const MEBIBYTE = 1024 ** 2
/** No template is this large: such a file is left out. */
const LARGEST_FILE_BYTES = 32 * MEBIBYTE
const MOST_BYTES = 512 * MEBIBYTE
const MOST_FILES = 100_000
/** Bytes read from git at once. */
const BATCH_BYTES = 32 * MEBIBYTE

const SUBMODULE = '160000'
const LINK = '120000'
const EXECUTABLE = '100755'
const TOO_LARGE = `the repository has more than ${MOST_FILES} files or ${MOST_BYTES / MEBIBYTE} MiB`
const PARTIAL =
  'this clone is partial and lacks files of the commit; give actions/checkout no filter, or run git fetch --refetch --no-filter'

interface Blob {
  readonly path: string
  readonly mode: string
  readonly id: string
  readonly bytes: number
}

/**
 * Writes the files of a state of a repository into an empty folder. No filter of git changes them (line ends, LFS), and
 * no attribute leaves one out. Submodules are empty folders. Links that lead out of the folder, `.git` and files of
 * more than 32 MiB are left out.
 *
 * @returns why that is impossible; undefined on success
 * @throws the signal's reason
 */
export async function layFiles(files: RenderedFiles, folder: string, signal: AbortSignal): Promise<string | undefined> {
  const look = gitIn(files.top, checkoutEnvironment(files.top))
  const git: Git = async (args, input = '') => {
    // Signals are heard between two calls.
    await setImmediate()
    signal.throwIfAborted()
    return printed(look(args, { input }), args)
  }
  try {
    const layout = new Layout(folder)
    if (files.kind === 'commit') await layCommit(files.commit, git, layout)
    else await layWorkTree(files.top, git, layout)
    layout.finish()
    return undefined
  } catch (cause) {
    signal.throwIfAborted()
    if (cause instanceof Refusal) return cause.message
    if (cause instanceof Error && 'syscall' in cause)
      return `cannot copy the files of the repository: ${reasonOf(cause)}`
    throw cause
  }
}

/** Documents describe options, and set none. */
const DOCUMENT = /\.(?:md|markdown|rst|adoc|txt|html?)$/i
const LARGEST_TEMPLATE_BYTES = MEBIBYTE
/** Further templates are not searched. */
const MOST_TEMPLATE_BYTES = 64 * MEBIBYTE

/** Texts in the folder that options can come from, by their paths in it; links are not followed. */
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

/** Output of git, which must not fail. */
type Git = (args: readonly string[], input?: string) => Promise<Buffer>

class Refusal extends Error {}

/** The files to write. Links come last, so that nothing is written through one. */
class Layout {
  readonly #folder: string
  readonly #links = new Map<string, string>()
  #bytes = 0
  #files = 0

  constructor(folder: string) {
    this.#folder = folder
    chmodSync(folder, 0o755)
  }

  addFolder(path: string): void {
    makeFolders(this.#folder, path)
  }

  addLink(path: string, target: string): void {
    this.#count(0)
    this.#links.set(path, target)
  }

  /** @param write makes a new file */
  addFile(path: string, isExecutable: boolean, bytes: number, write: (to: string) => void): void {
    this.#count(bytes)
    this.addFolder(dirname(path))
    const to = join(this.#folder, path)
    write(to)
    chmodSync(to, isExecutable ? 0o755 : 0o644)
  }

  finish(): void {
    const made = [...this.#links].map(([path, target]) => {
      this.addFolder(dirname(path))
      symlinkSync(target, join(this.#folder, path))
      return join(this.#folder, path)
    })
    const folder = realPathOf(this.#folder)
    const leadingOut = made.filter((link) => !isInside(realPathOf(link), folder))
    for (const link of leadingOut) rmSync(link)
  }

  #count(bytes: number): void {
    this.#bytes += bytes
    this.#files += 1
    if (this.#bytes > MOST_BYTES || this.#files > MOST_FILES) throw new Refusal(TOO_LARGE)
  }
}

/** Folders that all may enter: the command may run as another user. */
function makeFolders(root: string, path: string): void {
  if (path === '.') return
  makeFolders(root, dirname(path))
  const folder = join(root, path)
  if (lstatSync(folder, { throwIfNoEntry: false }) !== undefined) return
  mkdirSync(folder)
  chmodSync(folder, 0o755)
}

async function layCommit(commit: string, git: Git, layout: Layout): Promise<void> {
  const listed = await git(['ls-tree', '-r', '-l', '-z', '--full-tree', '--end-of-options', commit])
  const entries = recordsOf(listed).flatMap((record): Blob[] => {
    const [, mode = '', id = '', size = '', path = ''] = /^(\d+) \w+ ([0-9a-f]+) +(\d+|-)\t(.+)$/s.exec(record) ?? []
    return isHarmless(path) ? [{ mode, id, path, bytes: Number.parseInt(size, 10) || 0 }] : []
  })
  for (const { path } of entries.filter(({ mode }) => mode === SUBMODULE)) layout.addFolder(path)
  const blobs = entries.filter(({ mode, bytes }) => mode !== SUBMODULE && bytes <= LARGEST_FILE_BYTES)
  for (const batch of batchesOf(blobs)) {
    for (const [blob, content] of await contentsOf(batch, git)) layBlob(blob, content, layout)
  }
}

function layBlob({ mode, path }: Blob, content: Buffer, layout: Layout): void {
  if (mode === LINK) layout.addLink(path, content.toString())
  else layout.addFile(path, mode === EXECUTABLE, content.length, (to) => writeFileSync(to, content, { flag: 'wx' }))
}

function batchesOf(blobs: readonly Blob[]): Blob[][] {
  const batches: Blob[][] = [[]]
  let bytes = 0
  for (const blob of blobs) {
    if (bytes + blob.bytes > BATCH_BYTES) {
      batches.push([])
      bytes = 0
    }
    bytes += blob.bytes
    batches.at(-1)?.push(blob)
  }
  return batches
}

async function contentsOf(batch: readonly Blob[], git: Git): Promise<[Blob, Buffer][]> {
  if (batch.length === 0) return []
  const output = await git(['cat-file', '--batch'], batch.map(({ id }) => `${id}\n`).join(''))
  let at = 0
  return batch.map((blob) => {
    const start = output.indexOf('\n', at) + 1
    const [, size] = /^[0-9a-f]+ blob (\d+)$/.exec(output.toString('latin1', at, start - 1)) ?? []
    if (size === undefined) throw new Refusal(PARTIAL)
    at = start + Number(size) + 1
    return [blob, output.subarray(start, at - 1)]
  })
}

async function layWorkTree(top: string, git: Git, layout: Layout): Promise<void> {
  const modes = new Map<string, string>()
  for (const record of recordsOf(await git(['ls-files', '--cached', '--stage', '-z']))) {
    const [, mode = '', path = ''] = /^(\d+) [0-9a-f]+ \d\t(.+)$/s.exec(record) ?? []
    if (isHarmless(path)) modes.set(path, mode)
  }
  const folders = new Map<string, boolean>()
  /** A folder may have become a link since git saw it. */
  const isReal = (folder: string): boolean => {
    const known = folders.get(folder) ?? realPathOf(join(top, folder)) === join(top, folder)
    folders.set(folder, known)
    return known
  }
  for (const [path, mode] of modes) {
    if (mode === SUBMODULE) layout.addFolder(path)
    else if (isReal(dirname(path))) layFromDisk(join(top, path), path, layout)
  }
}

function layFromDisk(from: string, path: string, layout: Layout): void {
  const about = lstatSync(from, { throwIfNoEntry: false })
  if (about?.isSymbolicLink() === true) layout.addLink(path, readlinkSync(from))
  if (about?.isFile() !== true || about.size > LARGEST_FILE_BYTES) return
  const isExecutable = (about.mode & constants.S_IXUSR) !== 0
  const how = constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE
  layout.addFile(path, isExecutable, about.size, (to) => copyFileSync(from, to, how))
}

/** Whether a path of a tree, which anybody can make up, is below the folder and not in git's own. */
function isHarmless(path: string): boolean {
  return path.split('/').every((step) => !['', '.', '..', '.git'].includes(step.toLowerCase()))
}

function recordsOf(output: Buffer): string[] {
  return output.toString().split('\0').slice(0, -1)
}

function printed({ succeeded, output, messages }: GitAnswer, args: readonly string[]): Buffer {
  if (succeeded) return output
  const says = lastLine(messages)
  if (/promisor remote/.test(messages)) throw new Refusal(PARTIAL)
  if (/dubious ownership/.test(messages)) throw new Refusal(`git does not trust the repository; run ${says}`)
  throw new Refusal(`git ${args[0]} fails: ${quote(says)}`)
}
