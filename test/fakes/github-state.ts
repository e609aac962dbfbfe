/** State of the fake of GitHub: a repository with its issues, pull requests, git objects, statuses and artifacts. */
import { findInDiff, firstLineOf, hunksOf, type Side } from './diff-hunks.ts'
import { addBlob, addTree, commitSha, type FakeCommit, FILE_MODE, flattenTree, type GitStore } from './git-objects.ts'

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
  /** Login of the author. */
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

/** A comment on lines of a pull request's diff, as it was made; later changes of the head leave it alone. */
export interface FakeReviewComment extends FakeComment {
  path: string
  /** The head's commit when the comment was made, or an earlier one of the pull request. */
  commitId: string
  /** Numbered as in the file of that side; the last of several. */
  line: number
  /** The first of several lines; null for one line. */
  startLine: number | null
  side: Side
  /** The hunk up to the line, as the diff was then. */
  diffHunk: string
  /** Id of the comment that this one answers. */
  inReplyTo: number | null
}

/** A pull request; it is an issue as well, and is found in `pulls` only. */
export interface FakePull extends FakeIssue {
  /** `repo` is "owner/name"; null if the fork was deleted. */
  head: { sha: string; ref: string; repo: string | null }
  base: { sha: string; ref: string }
  mergeCommitSha: string | null
  draft: boolean
  files: FakePullFile[]
  /** Oldest first. */
  reviewComments: FakeReviewComment[]
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

export interface FakeWorkflowRun {
  id: number
  /** File name. */
  workflow: string
  headSha: string
  status: 'completed' | 'in_progress'
  /** 1-based. */
  attempt: number
}

export interface FakeGitHubState extends GitStore {
  repository: { readonly fullName: string; private: boolean; defaultBranch: string }
  /** By number, without the pull requests. */
  readonly issues: Map<number, FakeIssue>
  /** By number. */
  readonly pulls: Map<number, FakePull>
  /** SHA by name without "refs/", e.g. "heads/main". */
  readonly refs: Map<string, string>
  /** Oldest first. */
  readonly statuses: FakeStatus[]
  /** By id of the workflow run; asking for another run gets 404. */
  readonly artifacts: Map<number, FakeArtifact[]>
  /** Permission by login, as the API reports it; others have no role in the repository. */
  readonly permissions: Map<string, 'admin' | 'write' | 'read' | 'none'>
  /** Runs of the workflow that measures pull requests, oldest first. */
  readonly workflowRuns: FakeWorkflowRun[]
  /** Answered with 401, as every request without a token; any other token is good. */
  readonly unknownTokens: Set<string>
  /** Milliseconds since 1970; each thing that gets written takes a second. */
  time: number
  /** For the next object that gets one. */
  nextId: number
}

/** Contents by path, added to those of the first parent; null deletes the file. */
export type FakeFiles = Readonly<Record<string, string | Buffer | null>>

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
    permissions: new Map(),
    workflowRuns: [],
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

/** Opens an issue, of octocat and without labels if nothing else is said. */
export function addIssue(state: FakeGitHubState, overrides: Partial<FakeIssue> = {}): FakeIssue {
  const issue = newIssue(state, overrides)
  state.issues.set(issue.number, issue)
  return issue
}

/**
 * Opens a pull request, from a branch of the repository to the default branch if nothing else is said. Commits not
 * there yet are made: the head's on the base's, and the test merge of the two.
 */
export function addPull(
  state: FakeGitHubState,
  overrides: Partial<Omit<FakePull, 'head' | 'base'>> & {
    head?: Partial<FakePull['head']>
    base?: Partial<FakePull['base']>
    /** Changes of the head's commit, if one is made. */
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
  const pull = { draft: false, files: [], reviewComments: [], ...issue, ...rest, head, base, mergeCommitSha }
  state.pulls.set(pull.number, pull)
  return pull
}

/** @throws Error if there is no such issue or pull request */
export function addComment(state: FakeGitHubState, issue: number, overrides: Partial<FakeComment> = {}): FakeComment {
  const createdAt = overrides.createdAt ?? tick(state)
  const comment = { id: state.nextId++, body: 'hello', login: 'octocat', createdAt, updatedAt: createdAt, ...overrides }
  existingIssue(state, issue).comments.push(comment)
  return comment
}

/**
 * Comments on the first line of the diff's new side if nothing else is said; a reply stands where its parent does.
 *
 * @throws Error if there is no such pull request, or its diff lacks the line and no `diffHunk` is given
 */
export function addReviewComment(
  state: FakeGitHubState,
  number: number,
  overrides: Partial<FakeReviewComment> = {},
): FakeReviewComment {
  const pull = state.pulls.get(number)
  if (pull === undefined) throw new Error(`there is no pull request ${number}; add one with addPull`)
  const createdAt = overrides.createdAt ?? tick(state)
  const made = { id: state.nextId++, body: 'hello', login: 'octocat', createdAt, updatedAt: createdAt }
  const comment = { ...placeOf(pull, overrides), ...made, ...overrides }
  pull.reviewComments.push(comment)
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
 * Makes a commit, on the branch where one is named, and moves the branch. A branch not there yet starts with this
 * commit, which has no parents unless some are given.
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
  const made = sha ?? commitSha(commit)
  state.commits.set(made, commit)
  if (branch !== undefined) state.refs.set(`heads/${branch}`, made)
  return made
}

/** Adds an empty artifact to a workflow run if nothing else is said. */
export function addArtifact(state: FakeGitHubState, runId: number, given: Partial<FakeArtifact> = {}): FakeArtifact {
  const made = { name: 'artifact', zip: Buffer.alloc(0), expired: false, headSha: '0'.repeat(40), headBranch: 'main' }
  const artifact = { id: state.nextId++, createdAt: tick(state), ...made, ...given }
  state.artifacts.set(runId, [...(state.artifacts.get(runId) ?? []), artifact])
  return artifact
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

function placeOf(pull: FakePull, given: Partial<FakeReviewComment>): Omit<FakeReviewComment, keyof FakeComment> {
  const parent = pull.reviewComments.find(({ id }) => id === given.inReplyTo)
  if (parent !== undefined) return parent
  const { path = pull.files[0]?.filename ?? '', side = 'RIGHT' } = given
  const hunks = hunksOf(pull.files.find(({ filename }) => filename === path)?.patch)
  const line = given.line ?? firstLineOf(hunks, side) ?? 0
  const diffHunk = given.diffHunk ?? findInDiff(hunks, side, line)?.excerpt
  if (diffHunk === undefined)
    throw new Error(`line ${line} (${side}) of "${path}" is not in the diff of ${pull.number}; give its file a patch`)
  return { path, commitId: pull.head.sha, line, startLine: null, side, diffHunk, inReplyTo: null }
}

function existingIssue(state: FakeGitHubState, number: number): FakeIssue {
  const issue = findIssue(state, number)
  if (issue === undefined) throw new Error(`there is no issue ${number}; add one with addIssue or addPull`)
  return issue
}

function ensureCommit(state: FakeGitHubState, sha: string | undefined, parents: string[], files: FakeFiles = {}) {
  return sha !== undefined && state.commits.has(sha) ? sha : addCommit(state, { sha, parents, files })
}
