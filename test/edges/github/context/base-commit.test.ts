import { describe, expect, it } from 'vitest'
import { type BaseCandidate, baseCandidates, findBaseCommit } from '../../../../src/edges/github/context/base-commit.ts'
import type { PullRequestEvent, PushEvent } from '../../../../src/edges/github/context/event.ts'
import { UserError } from '../../../../src/errors.ts'
import { Repository } from '../../git/git-repository.ts'

const HEAD = 'a'.repeat(40)
const BASE = 'b'.repeat(40)
const MERGE = 'c'.repeat(40)
const OTHER = 'd'.repeat(40)

function pull(overrides: Partial<PullRequestEvent> = {}): PullRequestEvent {
  const commits = { headSha: HEAD, baseRef: 'main', baseSha: BASE, mergeSha: MERGE }
  return { kind: 'pull_request', number: 7, ...commits, fromFork: false, ...overrides }
}

function push(overrides: Partial<PushEvent> = {}): PushEvent {
  return { kind: 'push', before: BASE, branch: 'main', ...overrides }
}

/** Without the texts for messages. */
function plain(candidates: readonly BaseCandidate[]): object[] {
  return candidates.map(({ text, ...decision }) => {
    expect(text).not.toBe('')
    return decision
  })
}

const forkPoint = (commit: string) => [
  { commit, forkOf: 'refs/remotes/origin/main' },
  { commit, forkOf: BASE },
  { commit: BASE },
]
const parentOf = (commit: string) => ({ commit: `${commit}^1` })
const firstThenFork = [parentOf(MERGE), ...forkPoint(MERGE)]

const GROUP = { kind: 'merge_group', baseSha: BASE, headSha: HEAD, baseRef: 'main' } as const
const MANUAL = { kind: 'manual', name: 'workflow_dispatch', branch: 'main' } as const
const leftMain = { commit: HEAD, forkOf: 'refs/remotes/origin/main' }

it.each([
  ["a pull request's trial merge", 'its first parent, then the fork point', MERGE, pull(), MERGE, firstThenFork],
  ['a pull request with its head checked out', 'the fork point', MERGE, pull(), HEAD, forkPoint(HEAD)],
  ['a pull request without a trial merge', 'the fork point', HEAD, pull({ mergeSha: null }), HEAD, forkPoint(HEAD)],
  ['a merge group', 'the commit that it is merged into', HEAD, GROUP, HEAD, [{ commit: BASE }]],
  ['a push', 'the commit at which the branch stood before', HEAD, push(), HEAD, [{ commit: BASE }, parentOf(HEAD)]],
  [
    'a new branch',
    'the commit at which it left main',
    HEAD,
    push({ before: null, branch: 'a' }),
    HEAD,
    [leftMain, parentOf(HEAD)],
  ],
  ['the first push of main', 'the commit before it', HEAD, push({ before: null }), HEAD, [parentOf(HEAD)]],
  ['a push with another commit checked out', 'the commit before that one', HEAD, push(), OTHER, [parentOf(OTHER)]],
  ['a run started by hand', 'the commit before', HEAD, MANUAL, HEAD, [parentOf(HEAD)]],
])('the base of %s is %s', (_, __, sha, event, checkedOut, candidates) =>
  expect(plain(baseCandidates({ sha, event, workspace: '.', defaultBranch: 'main' }, checkedOut))).toEqual(candidates),
)

describe('the base of a push without a usable earlier commit', () => {
  it.each<[string, Partial<PushEvent>]>([
    ['a tag on the default branch', { before: null, branch: null }],
    ['a new branch at its tip', { before: null, branch: 'change' }],
    ['a push whose earlier tip a force push took away', { before: OTHER }],
  ])('is, for %s, the parent of the checked-out commit', (_, event) => {
    using work = new Repository()
    const first = work.commit()
    const sha = work.commit()
    work.git('update-ref', 'refs/remotes/origin/main', sha)
    expect(findBaseCommit({ workspace: work.path, sha, event: push(event), defaultBranch: 'main' }).sha).toBe(first)
    using shallow = new Repository({ url: `file://${work.path}`, depth: 1 })
    const alone = { workspace: shallow.path, sha, event: push(event), defaultBranch: 'main' }
    expect(() => findBaseCommit(alone)).toThrow(UserError)
  })
})
