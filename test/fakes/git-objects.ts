/** Git's objects in memory, with the SHAs that git gives them. */
import { createHash } from 'node:crypto'

export interface FakeCommit {
  message: string
  /** Login of the author; null if the address belongs to no account. */
  login: string | null
  parents: string[]
  tree: string
  date: string
}

export interface FakeTreeEntry {
  readonly name: string
  readonly mode: string
  readonly sha: string
}

/** By SHA each. */
export interface GitStore {
  readonly commits: Map<string, FakeCommit>
  readonly trees: Map<string, readonly FakeTreeEntry[]>
  readonly blobs: Map<string, Buffer>
}

/** Files of a tree by path, in any folder. */
export type FlatTree = Map<string, Omit<FakeTreeEntry, 'name'>>

export const FILE_MODE = '100644'
export const FOLDER_MODE = '040000'

/** Keeps a file's content; answers its SHA. */
export function addBlob(store: GitStore, content: string | Buffer): string {
  const bytes = Buffer.from(content)
  const sha = hash('blob', bytes)
  store.blobs.set(sha, bytes)
  return sha
}

/** Makes the tree of files, and those of their folders. */
export function addTree(store: GitStore, files: FlatTree): string {
  const entries: FakeTreeEntry[] = []
  const folders = new Map<string, FlatTree>()
  for (const [path, file] of files) {
    const slash = path.indexOf('/')
    if (slash < 0) entries.push({ name: path, ...file })
    else {
      const folder = folders.get(path.slice(0, slash)) ?? new Map()
      folders.set(path.slice(0, slash), folder.set(path.slice(slash + 1), file))
    }
  }
  for (const [name, folder] of folders) entries.push({ name, mode: FOLDER_MODE, sha: addTree(store, folder) })
  const sortName = ({ name, mode }: FakeTreeEntry) => (mode === FOLDER_MODE ? `${name}/` : name)
  entries.sort((a, b) => (sortName(a) < sortName(b) ? -1 : 1))
  const sha = hash('tree', Buffer.concat(entries.map(treeLine)))
  store.trees.set(sha, entries)
  return sha
}

/** The files of a tree and of the folders in it; none if there is no such tree. */
export function flattenTree(store: GitStore, sha = '', folder = ''): FlatTree {
  const entries = (store.trees.get(sha) ?? []).flatMap(
    ({ name, mode, sha }): [string, Omit<FakeTreeEntry, 'name'>][] =>
      mode === FOLDER_MODE ? [...flattenTree(store, sha, `${folder}${name}/`)] : [[`${folder}${name}`, { mode, sha }]],
  )
  return new Map(entries)
}

/** The SHA that git gives such a commit. */
export function commitSha(commit: FakeCommit): string {
  return hash('commit', commitText(commit))
}

/** The commit and all before it. */
export function history(store: GitStore, sha: string): Set<string> {
  // A set also visits entries that are added during the loop.
  const seen = new Set([sha])
  for (const one of seen) for (const parent of store.commits.get(one)?.parents ?? []) seen.add(parent)
  return seen
}

/** Commits of `head` that `base` lacks, oldest first. */
export function commitsBetween(store: GitStore, base: string, head: string): string[] {
  const known = history(store, base)
  return [...history(store, head)].filter((sha) => !known.has(sha)).reverse()
}

function commitText({ message, login, parents, tree, date }: FakeCommit): Buffer {
  const who = `${login} <${login}@example.com> ${Date.parse(date) / 1000} +0000`
  const lines = [`tree ${tree}`, ...parents.map((sha) => `parent ${sha}`), `author ${who}`, `committer ${who}`]
  return Buffer.from(`${lines.join('\n')}\n\n${message}`)
}

function treeLine({ name, mode, sha }: FakeTreeEntry): Buffer {
  return Buffer.concat([Buffer.from(`${mode.replace(/^0/, '')} ${name}\0`), Buffer.from(sha, 'hex')])
}

function hash(type: string, content: Buffer): string {
  return createHash('sha1').update(`${type} ${content.length}\0`).update(content).digest('hex')
}
