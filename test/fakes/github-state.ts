/** What the fake of GitHub holds: a repository with its issues, pull requests, git objects, statuses and artifacts. */
import { createHash } from 'node:crypto'

export interface FakeComment {
  id: number
  body: string
  login: string
  createdAt: string
  updatedAt: string
}

export interface FakeLabelEvent {
  id: number
  event: 'labeled' | 'unlabeled'
  label: string
  login: string
  createdAt: string
}

export interface FakeIssue {
  number: number
  title: string
  body: string
  state: 'open' | 'closed'
  /** Of the author. */
  login: string
  labels: string[]
  labelEvents: FakeLabelEvent[]
  /** Oldest first. */
  comments: FakeComment[]
  createdAt: string
  updatedAt: string
}

export interface FakePullFile {
  filename: string
  status: 'added' | 'removed' | 'modified' | 'renamed'
  previousFilename?: string
  additions?: number
  deletions?: number
  patch?: string
}

/** A pull request; it is an issue as well, and is found in `pulls` only. */
export interface FakePull extends FakeIssue {
  /** `repo` is "owner/name"; null where the fork was deleted. */
  head: { sha: string; ref: string; repo: string | null }
  base: { sha: string; ref: string }
  mergeCommitSha: string | null
  draft: boolean
  files: FakePullFile[]
}

export interface FakeCommit {
  message: string
  /** Of the author; null where the address belongs to no account. */
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

export interface FakeStatus {
  id: number
  sha: string
  state: 'error' | 'failure' | 'pending' | 'success'
  context: string
  description: string | null
  targetUrl: string | null
  login: string
  createdAt: string
}

export interface FakeArtifact {
  id: number
  name: string
  zip: Buffer
  expired: boolean
  headSha: string
  headBranch: string
  createdAt: string
}

export interface FakeGitHubState {
  repository: { readonly fullName: string; private: boolean; defaultBranch: string }
  /** By number, without the pull requests. */
  readonly issues: Map<number, FakeIssue>
  /** By number. */
  readonly pulls: Map<number, FakePull>
  /** By SHA, as are trees and blobs. */
  readonly commits: Map<string, FakeCommit>
  readonly trees: Map<string, readonly FakeTreeEntry[]>
  readonly blobs: Map<string, Buffer>
  /** SHA by name without "refs/", e.g. "heads/main". */
  readonly refs: Map<string, string>
  /** Oldest first. */
  readonly statuses: FakeStatus[]
  /** By id of the workflow run; asking for another run gets 404. */
  readonly artifacts: Map<number, FakeArtifact[]>
  /** Answered with 401, as every request without a token; any other token is good. */
  readonly unknownTokens: Set<string>
  /** Milliseconds since 1970; each thing that gets written takes a second. */
  time: number
  /** Of the next thing that gets one. */
  nextId: number
}

/** Contents by path, added to those of the first parent; null deletes the file. */
export type FakeFiles = Readonly<Record<string, string | Buffer | null>>

/** Files of a tree by path, whatever their folder. */
export type FlatTree = Map<string, Omit<FakeTreeEntry, 'name'>>

const FILE_MODE = '100644'
const FOLDER_MODE = '040000'

/** A repository with one commit, of a README, on main. */
export function emptyState(fullName: string): FakeGitHubState {
  const state: FakeGitHubState = {
    repository: { fullName, private: false, defaultBranch: 'main' },
    issues: new Map(),
    pulls: new Map(),
    commits: new Map(),
    trees: new Map(),
    blobs: new Map(),
    refs: new Map(),
    statuses: [],
    artifacts: new Map(),
    unknownTokens: new Set(['unknown']),
    time: Date.UTC(2026, 0, 1),
    nextId: 1000,
  }
  addCommit(state, { branch: 'main', message: 'Initial commit', files: { 'README.md': '# Databases\n' } })
  return state
}

/** The time, in GitHub's form; a second later the next time. */
export function tick(state: FakeGitHubState): string {
  const now = new Date(state.time).toISOString().replace('.000Z', 'Z')
  state.time += 1000
  return now
}

/** The issue or pull request of a number. */
export function findIssue(state: FakeGitHubState, number: number): FakeIssue | undefined {
  return state.pulls.get(number) ?? state.issues.get(number)
}

export function addIssue(state: FakeGitHubState, overrides: Partial<FakeIssue> = {}): FakeIssue {
  const issue = newIssue(state, overrides)
  state.issues.set(issue.number, issue)
  return issue
}

/**
 * Opens a pull request, from a branch of the repository to the default branch if nothing else is said. Commits not there
 * yet are made: the head's on the base's, and the test merge of the two.
 */
export function addPull(
  state: FakeGitHubState,
  overrides: Partial<Omit<FakePull, 'head' | 'base'>> & {
    head?: Partial<FakePull['head']>
    base?: Partial<FakePull['base']>
    /** Of the head's commit, if that gets made. */
    changes?: FakeFiles
  } = {},
): FakePull {
  const { head: headGiven = {}, base: baseGiven = {}, changes = {}, ...rest } = overrides
  const issue = newIssue(state, rest)
  const baseRef = baseGiven.ref ?? state.repository.defaultBranch
  const base = { sha: ensureCommit(state, baseGiven.sha ?? state.refs.get(`heads/${baseRef}`), []), ref: baseRef }
  const head = {
    sha: ensureCommit(state, headGiven.sha, [base.sha], changes),
    ref: headGiven.ref ?? `change-${issue.number}`,
    repo: headGiven.repo === undefined ? state.repository.fullName : headGiven.repo,
  }
  if (head.repo === state.repository.fullName) state.refs.set(`heads/${head.ref}`, head.sha)
  const mergeCommitSha =
    rest.mergeCommitSha === null ? null : ensureCommit(state, rest.mergeCommitSha, [base.sha, head.sha], changes)
  const pull = { draft: false, files: [], ...issue, ...rest, head, base, mergeCommitSha }
  state.pulls.set(pull.number, pull)
  return pull
}

/** @throws Error where there is no such issue or pull request */
export function addComment(state: FakeGitHubState, issue: number, overrides: Partial<FakeComment> = {}): FakeComment {
  const createdAt = overrides.createdAt ?? tick(state)
  const comment = { id: state.nextId++, body: 'hello', login: 'octocat', createdAt, updatedAt: createdAt, ...overrides }
  existingIssue(state, issue).comments.push(comment)
  return comment
}

/** Adds or takes away a label, with the event that tells who did so. */
export function setLabel(state: FakeGitHubState, issue: number, label: string, login: string, on = true): void {
  const found = existingIssue(state, issue)
  if (found.labels.includes(label) === on) return
  found.labels = on ? [...found.labels, label] : found.labels.filter((one) => one !== label)
  const event = on ? 'labeled' : 'unlabeled'
  found.labelEvents.push({ id: state.nextId++, event, label, login, createdAt: tick(state) })
}

/**
 * Makes a commit, on the branch where one is named, and moves the branch. A branch not there yet starts with this commit,
 * which has no parents unless some are given.
 *
 * @returns its SHA, as git would compute it unless one is given
 */
export function addCommit(
  state: FakeGitHubState,
  {
    branch,
    files = {},
    sha,
    ...given
  }: Partial<FakeCommit> & { branch?: string; files?: FakeFiles; sha?: string | undefined } = {},
): string {
  const tip = branch === undefined ? undefined : state.refs.get(`heads/${branch}`)
  const parents = given.parents ?? (tip === undefined ? [] : [tip])
  const flat = flattenTree(state, state.commits.get(parents[0] ?? '')?.tree)
  for (const [path, content] of Object.entries(files)) {
    if (content === null) flat.delete(path)
    else flat.set(path, { mode: FILE_MODE, sha: addBlob(state, content) })
  }
  const tree = given.tree ?? addTree(state, flat)
  const date = given.date ?? tick(state)
  const commit = { message: 'Change', login: 'octocat', ...given, parents, tree, date }
  const made = sha ?? hash('commit', commitText(commit))
  state.commits.set(made, commit)
  if (branch !== undefined) state.refs.set(`heads/${branch}`, made)
  return made
}

export function addBlob(state: FakeGitHubState, content: string | Buffer): string {
  const bytes = Buffer.from(content)
  const sha = hash('blob', bytes)
  state.blobs.set(sha, bytes)
  return sha
}

/** Makes the tree of files, and those of their folders. */
export function addTree(state: FakeGitHubState, files: FlatTree): string {
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
  for (const [name, folder] of folders) entries.push({ name, mode: FOLDER_MODE, sha: addTree(state, folder) })
  const sortName = ({ name, mode }: FakeTreeEntry) => (mode === FOLDER_MODE ? `${name}/` : name)
  entries.sort((a, b) => (sortName(a) < sortName(b) ? -1 : 1))
  const sha = hash('tree', Buffer.concat(entries.map(treeLine)))
  state.trees.set(sha, entries)
  return sha
}

/** The files of a tree and of the folders in it; none where there is no such tree. */
export function flattenTree(state: FakeGitHubState, sha = '', folder = ''): FlatTree {
  const entries = (state.trees.get(sha) ?? []).flatMap(
    ({ name, mode, sha }): [string, Omit<FakeTreeEntry, 'name'>][] =>
      mode === FOLDER_MODE ? [...flattenTree(state, sha, `${folder}${name}/`)] : [[`${folder}${name}`, { mode, sha }]],
  )
  return new Map(entries)
}

export function addArtifact(state: FakeGitHubState, runId: number, given: Partial<FakeArtifact> = {}): FakeArtifact {
  const made = { name: 'artifact', zip: Buffer.alloc(0), expired: false, headSha: '0'.repeat(40), headBranch: 'main' }
  const artifact = { id: state.nextId++, createdAt: tick(state), ...made, ...given }
  state.artifacts.set(runId, [...(state.artifacts.get(runId) ?? []), artifact])
  return artifact
}

/** The commit and all before it. */
export function history(state: FakeGitHubState, sha: string): Set<string> {
  // A set also visits what is added while it is gone through.
  const seen = new Set([sha])
  for (const one of seen) for (const parent of state.commits.get(one)?.parents ?? []) seen.add(parent)
  return seen
}

/** SHA of a branch, tag, full name ("heads/main", "refs/…", "pull/7/head", "HEAD") or a commit itself. */
export function resolveRef(state: FakeGitHubState, ref: string): string | undefined {
  const name = ref.replace(/^refs\//, '')
  const [, number, side] = /^pull\/(\d+)\/(head|merge)$/.exec(name) ?? []
  const pull = state.pulls.get(Number(number))
  if (pull !== undefined) return side === 'head' ? pull.head.sha : (pull.mergeCommitSha ?? undefined)
  if (name === 'HEAD') return state.refs.get(`heads/${state.repository.defaultBranch}`)
  const moving = state.refs.get(name) ?? state.refs.get(`heads/${name}`) ?? state.refs.get(`tags/${name}`)
  return moving ?? (state.commits.has(name) ? name : undefined)
}

function newIssue(state: FakeGitHubState, { labels = [], ...given }: Partial<FakeIssue>): FakeIssue {
  const login = given.login ?? 'octocat'
  const createdAt = given.createdAt ?? tick(state)
  const labelEvents = labels.map((label) => {
    return { id: state.nextId++, event: 'labeled' as const, label, login, createdAt }
  })
  return {
    number: Math.max(0, ...state.issues.keys(), ...state.pulls.keys()) + 1,
    title: 'Change a setting',
    body: '',
    state: 'open',
    comments: [],
    updatedAt: createdAt,
    labelEvents,
    ...given,
    login,
    labels,
    createdAt,
  }
}

function existingIssue(state: FakeGitHubState, number: number): FakeIssue {
  const issue = findIssue(state, number)
  if (issue === undefined) throw new Error(`there is no issue ${number}; add one with addIssue or addPull`)
  return issue
}

function ensureCommit(state: FakeGitHubState, sha: string | undefined, parents: string[], files: FakeFiles = {}) {
  return sha !== undefined && state.commits.has(sha) ? sha : addCommit(state, { sha, parents, files })
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
