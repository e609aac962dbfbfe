/**
 * Reads folders and files of all commits of a repository, each once. A call of git takes milliseconds, and a file may
 * name thousands of paths. So one call reads a whole folder with its small files.
 */
import { UserError } from '../../errors.ts'
import { lastLine } from '../machine/tool.ts'
import type { Checkout } from './checkout.ts'

const LINK = '120000'

export interface TreeEntry {
  /** Kind of the entry. A submodule is a `commit`. */
  readonly kind: 'blob' | 'tree' | 'link' | 'commit'
  readonly id: string
  readonly bytes: number
  /** Target of a link. A target that is too long is replaced by `/`, which counts as outside the repository. */
  readonly target: string
}

export type Folder = ReadonlyMap<string, TreeEntry>

/** Largest file that is read together with its folder. A larger one is read only if a caller needs it. */
const SMALL_BYTES = 65_536
/**
 * Maximum bytes of files that one call of git reads, because all of them are in memory at once. Further files are read
 * one by one.
 */
const MOST_TOGETHER = 64 * 1024 ** 2
const LONGEST_PATH = 4096

/** Contents of blobs in the output of `git cat-file --batch`, up to the first blob that git lacks. */
export function contentsIn(output: Buffer, most: number): Buffer[] {
  const contents: Buffer[] = []
  let at = 0
  while (contents.length < most) {
    const start = output.indexOf('\n', at) + 1
    const size = Number(/ blob (\d+)$/.exec(output.toString('latin1', at, start - 1))?.[1])
    if (!Number.isSafeInteger(size)) break
    contents.push(output.subarray(start, start + size))
    at = start + size + 1
  }
  return contents
}

export class RepositoryObjects {
  readonly checkout: Checkout
  readonly #name: string
  readonly #foldersById = new Map<string, Folder>()
  readonly #textsById = new Map<string, string>()

  constructor(checkout: Checkout, name: string) {
    this.checkout = checkout
    this.#name = name
  }

  /** @param tree id of a folder, or of a commit, which stands for its top folder */
  folder(tree: string): Folder {
    const listed = this.#foldersById.get(tree)
    if (listed !== undefined) return listed
    const objects = this.print(['ls-tree', '-l', '-z', tree])
      .split('\0')
      .flatMap((record) => {
        const [, mode, kind, id = '', size, name = ''] =
          /^(\d+) (blob|tree|commit) ([0-9a-f]+) +(\S+)\t(.+)$/s.exec(record) ?? []
        return kind === undefined ? [] : { name, mode, kind: kind as TreeEntry['kind'], id, bytes: Number(size) || 0 }
      })
    const links = objects.filter(({ mode, bytes }) => mode === LINK && bytes <= LONGEST_PATH)
    const targets = new Map(this.#blobs(links).map((text, index) => [links[index]?.name, `${text}`]))
    const folder = new Map(
      objects.map(({ name, mode, kind, id, bytes }): [string, TreeEntry] => {
        return [name, { kind: mode === LINK ? 'link' : kind, id, bytes, target: targets.get(name) ?? '/' }]
      }),
    )
    this.#foldersById.set(tree, folder)
    return folder
  }

  /**
   * Text of a file.
   *
   * @param folder folder that holds the file. Its other small files are read in the same call, because each call takes
   *   milliseconds.
   */
  text(id: string, folder: Folder | undefined): string {
    if (!this.#textsById.has(id)) {
      const entries = [...(folder?.values() ?? [])]
      const small = entries
        .filter(({ kind, bytes }) => kind === 'blob' && bytes <= SMALL_BYTES)
        .slice(0, MOST_TOGETHER / SMALL_BYTES)
      for (const [index, text] of this.#blobs(small).entries()) this.#textsById.set(small[index]?.id ?? '', `${text}`)
    }
    return this.#textsById.get(id) ?? this.print(['cat-file', 'blob', id])
  }

  /**
   * Texts of files by id, read in one call of git. A file is left out if it is larger than its `mostBytes`, or if all
   * texts together would exceed MOST_TOGETHER.
   */
  texts(files: readonly { readonly id: string; readonly mostBytes: number }[]): ReadonlyMap<string, string> {
    if (files.length === 0) return new Map()
    const ids = files.map(({ id }) => `${id}\n`).join('')
    const sizes = this.print(['cat-file', '--batch-check=%(objectsize)'], ids).split('\n').map(Number)
    let bytes = 0
    const small = files.filter(({ mostBytes }, index) => {
      const size = sizes[index] ?? Number.NaN
      const isTaken = size <= mostBytes && bytes + size <= MOST_TOGETHER
      if (isTaken) bytes += size
      return isTaken
    })
    return new Map(this.#blobs(small).map((content, index) => [small[index]?.id ?? '', `${content}`]))
  }

  #blobs(blobs: readonly { readonly id: string }[]): Buffer[] {
    if (blobs.length === 0) return []
    const input = blobs.map(({ id }) => `${id}\n`).join('')
    return contentsIn(this.checkout.git(['cat-file', '--batch'], { input }).output, blobs.length)
  }

  /**
   * Output of a git command that fails only if the repository is broken or incomplete.
   *
   * @throws UserError if the command fails
   */
  print(args: readonly string[], input = ''): string {
    const { git, top } = this.checkout
    const { succeeded, output, messages } = git(args, { input })
    if (succeeded) return output.toString()
    const says = lastLine(messages)
    if (/promisor remote/.test(says))
      throw new UserError(
        `--base ${this.#name}: this clone is partial and lacks files of it, which are not fetched here (${says}); ` +
          'give actions/checkout no filter, or run git fetch --refetch --no-filter',
      )
    throw new UserError(`--base ${this.#name}: git ${args[0]} fails in ${top}: ${says}; repair the repository`)
  }
}
