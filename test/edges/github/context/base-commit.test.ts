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
  return { kind: 'push', before: BASE, branch: 'main', defaultBranch: 'main', ...overrides }
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

describe('baseCandidates', () => {
  it("of a pull request's trial merge: its first parent, then the fork point, then the base's tip", () => {
    const candidates = plain(baseCandidates({ sha: MERGE, event: pull() }, MERGE))
    expect(candidates).toEqual([{ commit: `${MERGE}^1` }, ...forkPoint(MERGE)])
  })

  it('of a pull request with its head checked out: the fork point', () => {
    expect(plain(baseCandidates({ sha: MERGE, event: pull() }, HEAD))).toEqual(forkPoint(HEAD))
  })

  it('of a pull request without a trial merge: the fork point', () => {
    expect(plain(baseCandidates({ sha: HEAD, event: pull({ mergeSha: null }) }, HEAD))).toEqual(forkPoint(HEAD))
  })

  it('of a merge group: what it is merged into', () => {
    const event = { kind: 'merge_group', baseSha: BASE, headSha: HEAD, baseRef: 'main' } as const
    expect(plain(baseCandidates({ sha: HEAD, event }, HEAD))).toEqual([{ commit: BASE }])
  })

  it('of a push: where the branch stood before', () => {
    const candidates = plain(baseCandidates({ sha: HEAD, event: push() }, HEAD))
    expect(candidates).toEqual([{ commit: BASE }, { commit: `${HEAD}^1` }])
  })

  it('of a new branch: where it left the default branch', () => {
    const event = push({ before: null, branch: 'change' })
    expect(plain(baseCandidates({ sha: HEAD, event }, HEAD))).toEqual([
      { commit: HEAD, forkOf: 'refs/remotes/origin/main' },
      { commit: `${HEAD}^1` },
    ])
  })

  it.each([
    ['the first push of the default branch', push({ before: null }), HEAD],
    ['a push with something else checked out', push(), OTHER],
    ['a run started by hand', { kind: 'manual', name: 'workflow_dispatch', branch: 'main' } as const, HEAD],
  ])('of %s: the commit before the checked-out one', (_, event, checkedOut) => {
    const candidates = plain(baseCandidates({ sha: HEAD, event }, checkedOut))
    expect(candidates).toEqual([{ commit: `${checkedOut}^1` }])
  })
})

describe('findBaseCommit', () => {
  it.each<[string, Partial<PushEvent>]>([
    ['a tag on the default branch', { before: null, branch: null }],
    ['a new branch at its tip', { before: null, branch: 'change' }],
    ['a push whose earlier tip a force push took away', { before: OTHER }],
  ])('of %s is the commit before, not the same one', (_, event) => {
    using work = new Repository()
    const first = work.commit()
    const sha = work.commit()
    work.git('update-ref', 'refs/remotes/origin/main', sha)
    expect(findBaseCommit({ workspace: work.path, sha, event: push(event) }).sha).toBe(first)
    using shallow = new Repository({ url: `file://${work.path}`, depth: 1 })
    const alone = { workspace: shallow.path, sha, event: push(event) }
    expect(() => findBaseCommit(alone)).toThrow(UserError)
  })
})
