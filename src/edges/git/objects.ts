/**
 * Folders and files of all commits of a repository, each read once. Git takes milliseconds for each call, and a file
 * may name thousands of paths, so folders and small files are read together.
 */
import { UserError } from '../../errors.ts'
import { lastLine } from '../machine/tool.ts'
import type { Checkout } from './checkout.ts'

const LINK = '120000'

/** An object in a folder of a commit. */
export interface TreeEntry {
  /** Kind of the object; `commit` is that of a submodule. */
  readonly kind: 'blob' | 'tree' | 'link' | 'commit'
  readonly id: string
  readonly bytes: number
  /** Target of a link; `/` if it is too long, so that it leads out of the repository. */
  readonly target: string
}

export type Folder = ReadonlyMap<string, TreeEntry>

/** Largest size of files in one folder that are read together. */
const SMALL_BYTES = 65_536
/** Most bytes of files that are read together: further ones are read one by one. */
const MOST_TOGETHER = 64 * 1024 ** 2
const LONGEST_PATH = 4096

/** Contents of blobs in the output of `git cat-file --batch`, up to the first that git does not have. */
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
  /** The ref's name, for messages. */
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

  /** The text of a file. @param folder the one that holds it, whose small files are read by the same call */
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

  /** Texts of as many files as are read together, by their ids. @param mostBytes of each file */
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

  /** The contents of blobs in their order, up to the first that git does not have. */
  #blobs(blobs: readonly { readonly id: string }[]): Buffer[] {
    if (blobs.length === 0) return []
    const input = blobs.map(({ id }) => `${id}\n`).join('')
    return contentsIn(this.checkout.git(['cat-file', '--batch'], { input }).output, blobs.length)
  }

  /** Git's output, when it must not fail. */
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
