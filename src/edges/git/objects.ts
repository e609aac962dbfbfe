/**
 * Reads folders and files of all commits of a repository, each once. Git takes milliseconds for each call, and a file
 * may name thousands of paths, so whole folders with their small files are read in one call.
 */
import { UserError } from '../../errors.ts'
import { lastLine } from '../machine/tool.ts'
import type { Checkout } from './checkout.ts'

const LINK = '120000'

export interface TreeEntry {
  /** `commit` is the kind of a submodule. */
  readonly kind: 'blob' | 'tree' | 'link' | 'commit'
  readonly id: string
  readonly bytes: number
  /** Target of a link. If it is too long it is `/`, which counts as outside the repository. */
  readonly target: string
}

export type Folder = ReadonlyMap<string, TreeEntry>

/** Files up to this size are read together with their folder; a larger one is read only if it is asked for. */
const SMALL_BYTES = 65_536
/**
 * Bytes of files that one call of git reads at most, because they are all in memory at once; further files are read one
 * by one.
 */
const MOST_TOGETHER = 64 * 1024 ** 2
const LONGEST_PATH = 4096

/** Contents of blobs in the output of `git cat-file --batch`, up to the first one that git lacks. */
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

  /** @param tree id of a folder or a commit */
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
   * The text of a file.
   *
   * @param folder the folder that holds the file: the same call reads its other small files
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
   * The texts of files by their ids, read in one call of git. A file is left out if it is larger than its `mostBytes`,
   * or if all texts together would be larger than MOST_TOGETHER.
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
   * Git's output, for a command that fails only if the repository is broken or incomplete.
   *
   * @throws UserError if it fails
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
