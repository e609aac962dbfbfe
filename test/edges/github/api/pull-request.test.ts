import { describe, expect, it } from 'vitest'
import { findPullRequest } from '../../../../src/edges/github/api/pull-request.ts'
import type { WorkflowRunEvent } from '../../../../src/edges/github/context/event.ts'
import { addPull } from '../../../fakes/github-state.ts'
import { asked, connected, REPOSITORY } from './connected.ts'

const SHA = 'a'.repeat(40)
const NEWER = 'b'.repeat(40)
const FORK = 'stranger/databases'

function run(overrides: Partial<WorkflowRunEvent> = {}): WorkflowRunEvent {
  return {
    kind: 'workflow_run',
    runId: 99,
    runAttempt: 1,
    startedBy: 'pull_request',
    headSha: SHA,
    headBranch: 'change',
    headRepository: { owner: 'stranger', name: 'databases' },
    pullRequests: [],
    ...overrides,
  }
}

const head = (overrides: { sha?: string; ref?: string; repo?: string | null } = {}) => {
  return { sha: SHA, ref: 'change', repo: FORK, ...overrides }
}

describe('the search for the pull request of a run', () => {
  it('finds the pull request of a fork by repository, branch and commit', async () => {
    await using github = await connected()
    const { state } = github.fake
    addPull(state, { head: head({ ref: 'other' }) })
    addPull(state, { head: head({ repo: 'stranger/a-second-copy' }) })
    const { number } = addPull(state, { head: head() })
    addPull(state, { head: head({ repo: 'acme/databases' }) })
    expect(await findPullRequest(github.client, REPOSITORY, run())).toEqual({
      kind: 'found',
      pullRequest: { number, fromFork: true },
    })
    expect(asked(github.fake)).toEqual(['GET /repos/acme/databases/pulls'])
    expect(github.fake.violations).toEqual([])
  })

  it("finds the repository's own pull request", async () => {
    await using github = await connected()
    const { number } = addPull(github.fake.state, { head: head({ repo: 'acme/databases' }) })
    const found = await findPullRequest(github.client, REPOSITORY, run({ headRepository: REPOSITORY }))
    expect(found).toEqual({ kind: 'found', pullRequest: { number, fromFork: false } })
  })

  it('finds none if the head of the pull request is a newer commit', async () => {
    await using github = await connected()
    addPull(github.fake.state, { head: head({ sha: NEWER }) })
    const found = await findPullRequest(github.client, REPOSITORY, run())
    expect(found).toMatchObject({
      kind: 'none',
      why: expect.stringContaining('0 open pull requests have aaaaaaa'),
    })
  })

  it('finds none if the pull request is closed', async () => {
    await using github = await connected()
    addPull(github.fake.state, { head: head(), state: 'closed' })
    const found = await findPullRequest(github.client, REPOSITORY, run())
    expect(found).toMatchObject({ kind: 'none', why: expect.stringContaining('0 open pull requests') })
  })

  it('ignores the pull request in the event if the head of that is another commit', async () => {
    await using github = await connected()
    const { number } = addPull(github.fake.state, { head: head({ sha: NEWER, repo: 'acme/databases' }) })
    expect(await findPullRequest(github.client, REPOSITORY, run({ pullRequests: [number] }))).toMatchObject({
      kind: 'none',
    })
  })

  it('finds the pull request that the event names among several with the same head, and no other', async () => {
    await using github = await connected()
    const { state } = github.fake
    addPull(state, { head: head({ repo: 'acme/databases' }) })
    const second = addPull(state, { head: head({ repo: 'acme/databases' }), base: { ref: 'release' } })
    const ours = run({ headRepository: REPOSITORY })
    const named = await findPullRequest(github.client, REPOSITORY, { ...ours, pullRequests: [second.number] })
    expect(named).toMatchObject({ kind: 'found', pullRequest: { number: second.number } })
    const unnamed = await findPullRequest(github.client, REPOSITORY, ours)
    expect(unnamed).toMatchObject({ kind: 'none', why: expect.stringContaining('2 open pull requests') })
  })

  it.each([
    ['repository', { headRepository: null }],
    ['branch', { headBranch: null }],
  ])('sends no request if the %s no longer exists', async (_, gone) => {
    await using github = await connected()
    expect(await findPullRequest(github.client, REPOSITORY, run(gone))).toMatchObject({ kind: 'none' })
    expect(github.fake.requests).toEqual([])
  })

  it('gives the reason if the API refuses the request', async () => {
    await using github = await connected()
    github.fake.failNext({}, 404)
    const found = await findPullRequest(github.client, REPOSITORY, run())
    expect(found).toMatchObject({ kind: 'none', why: expect.stringContaining('could not look up the pull request') })
  })
})
