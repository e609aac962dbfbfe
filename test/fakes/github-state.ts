/** State of the fake of GitHub: a repository with its pull requests and commits. */

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
  /** Login of the author. */
  login: string
  labels: string[]
  labelEvents: FakeLabelEvent[]
  /** Oldest first. */
  comments: FakeComment[]
  createdAt: string
  updatedAt: string
}

/** A comment on a line of a pull request's diff. */
export interface FakeReviewComment extends FakeComment {
  path: string
  /** Line of the comment; null once the comment is outdated. */
  line: number | null
  commit: string
}

/** A file that a pull request changes. */
export interface FakeFile {
  readonly filename: string
  readonly status: 'added' | 'modified' | 'renamed' | 'removed'
  /** Missing for a large or binary file. */
  readonly patch?: string
}

/** A pull request. It is an issue as well, but only `pulls` has it. */
export interface FakePull extends FakeIssue {
  /** `repo` is "owner/name"; null if the fork was deleted. */
  head: { sha: string; ref: string; repo: string | null }
  base: { sha: string; ref: string }
  mergeCommitSha: string | null
  draft: boolean
  files: readonly FakeFile[]
  /** Oldest first. */
  reviewComments: FakeReviewComment[]
}

export interface FakeCommit {
  message: string
  /** Login of the author; null if the address belongs to no account. */
  login: string | null
  parents: string[]
  date: string
}

export interface FakeGitHubState {
  /** By SHA. */
  readonly commits: Map<string, FakeCommit>
  repository: { readonly fullName: string; private: boolean; defaultBranch: string }
  /** By number. */
  readonly pulls: Map<number, FakePull>
  /** SHA by name without "refs/", e.g. "heads/main". */
  readonly refs: Map<string, string>
  /** Tokens that get 401, as do requests without a token; any other token is valid. */
  readonly unknownTokens: Set<string>
  /** The fake's clock, in milliseconds since 1970; each change moves it on by a second. */
  time: number
  /** Id of the next object that gets one. */
  nextId: number
}

/** A repository with one commit on main. */
export function emptyState(fullName: string): FakeGitHubState {
  const state: FakeGitHubState = {
    repository: { fullName, private: false, defaultBranch: 'main' },
    pulls: new Map(),
    commits: new Map(),
    refs: new Map(),
    unknownTokens: new Set(['unknown']),
    time: Date.UTC(2026, 0, 1),
    nextId: 1000,
  }
  addCommit(state, { branch: 'main', message: 'Initial commit' })
  return state
}

/** The time in GitHub's form. Each call moves the clock on by a second. */
export function tick(state: FakeGitHubState): string {
  const now = new Date(state.time).toISOString().replace('.000Z', 'Z')
  state.time += 1000
  return now
}

/** The issue or pull request of a number. */
export function findIssue(state: FakeGitHubState, number: number): FakeIssue | undefined {
  return state.pulls.get(number)
}

/**
 * Opens a pull request, by default from a branch of the repository to its default branch. Makes commits that do not
 * exist yet: the head's on top of the base's, and the test merge of the two.
 */
export function addPull(
  state: FakeGitHubState,
  overrides: Partial<Omit<FakePull, 'head' | 'base'>> & {
    head?: Partial<FakePull['head']>
    base?: Partial<FakePull['base']>
  } = {},
): FakePull {
  const { head: headGiven = {}, base: baseGiven = {}, ...rest } = overrides
  const issue = newIssue(state, rest)
  const baseRef = baseGiven.ref ?? state.repository.defaultBranch
  const base = { sha: ensureCommit(state, baseGiven.sha ?? state.refs.get(`heads/${baseRef}`), []), ref: baseRef }
  const head = {
    sha: ensureCommit(state, headGiven.sha, [base.sha]),
    ref: headGiven.ref ?? `change-${issue.number}`,
    repo: headGiven.repo === undefined ? state.repository.fullName : headGiven.repo,
  }
  if (head.repo === state.repository.fullName) state.refs.set(`heads/${head.ref}`, head.sha)
  const mergeCommitSha =
    rest.mergeCommitSha === null ? null : ensureCommit(state, rest.mergeCommitSha, [base.sha, head.sha])
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

/** Adds or removes a label, with the event that says who did so. */
export function setLabel(state: FakeGitHubState, issue: number, label: string, login: string, on = true): void {
  const found = existingIssue(state, issue)
  if (found.labels.includes(label) === on) return
  found.labels = on ? [...found.labels, label] : found.labels.filter((one) => one !== label)
  const event = on ? 'labeled' : 'unlabeled'
  found.labelEvents.push({ id: state.nextId++, event, label, login, createdAt: tick(state) })
}

/**
 * Makes a commit. If a branch is named, the commit goes on top of it, and the branch moves. A new branch starts with
 * this commit, which has no parents unless some are given.
 *
 * @returns its SHA, which no other commit has
 */
export function addCommit(
  state: FakeGitHubState,
  { branch, sha, ...given }: Partial<FakeCommit> & { branch?: string; sha?: string | undefined } = {},
): string {
  const tip = branch === undefined ? undefined : state.refs.get(`heads/${branch}`)
  const parents = given.parents ?? (tip === undefined ? [] : [tip])
  const commit = { message: 'Change', login: 'octocat', date: tick(state), ...given, parents }
  const made = sha ?? createHash('sha1').update(JSON.stringify(commit)).digest('hex')
  state.commits.set(made, commit)
  if (branch !== undefined) state.refs.set(`heads/${branch}`, made)
  return made
}

function newIssue(state: FakeGitHubState, { labels = [], ...given }: Partial<FakeIssue>): FakeIssue {
  const login = given.login ?? 'octocat'
  const createdAt = given.createdAt ?? tick(state)
  const labelEvents = labels.map((label) => {
    return { id: state.nextId++, event: 'labeled' as const, label, login, createdAt }
  })
  return {
    number: Math.max(0, ...state.pulls.keys()) + 1,
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
  if (issue === undefined) throw new Error(`there is no issue ${number}; add one with addPull`)
  return issue
}

function ensureCommit(state: FakeGitHubState, sha: string | undefined, parents: string[]) {
  return sha !== undefined && state.commits.has(sha) ? sha : addCommit(state, { sha, parents })
}
