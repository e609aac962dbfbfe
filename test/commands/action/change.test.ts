import { describe, expect, it } from 'vitest'
import { findChange } from '../../../src/commands/action/change.ts'
import type { Event, PullRequestEvent, WorkflowRunEvent } from '../../../src/edges/github/context/event.ts'
import { asked, connected, REPOSITORY } from '../../edges/github/api/connected.ts'
import { addPull } from '../../fakes/github-state.ts'

const HEAD = 'a'.repeat(40)
const MERGE = 'c'.repeat(40)

const at = (event: Event) => ({ event, repository: REPOSITORY, sha: MERGE, runId: 5, runAttempt: 2 })
const NOBODY = { pullRequest: undefined, target: undefined, whyUnknown: null }

function pull(overrides: Partial<PullRequestEvent> = {}): PullRequestEvent {
  const commits = { headSha: HEAD, headRef: 'change', baseRef: 'main', baseSha: MERGE, mergeSha: MERGE }
  return { kind: 'pull_request', number: 7, title: '', ...commits, fromFork: false, labels: [], ...overrides }
}

function otherRun(overrides: Partial<WorkflowRunEvent> = {}): WorkflowRunEvent {
  const head = { headSha: HEAD, headBranch: 'change', headRepository: { owner: 'stranger', name: 'databases' } }
  const run = { runId: 99, runNumber: 12, runAttempt: 3, startedBy: 'pull_request', pullRequests: [] }
  return { kind: 'workflow_run', ...run, ...head, ...overrides }
}

describe('the measured change', () => {
  it('of a pull request is its head, not the trial merge that was measured', async () => {
    expect(await findChange(at(pull({ fromFork: true })), undefined)).toEqual({
      headSha: HEAD,
      pullRequest: { number: 7, fromFork: true },
      target: { pullRequest: 7, headSha: HEAD, runId: 5, attempt: 2 },
      whyUnknown: null,
    })
  })

  it.each<[string, Event, string]>([
    ['a merge group', { kind: 'merge_group', baseSha: MERGE, headSha: HEAD, baseRef: 'main' }, HEAD],
    ['a push', { kind: 'push', before: null, branch: 'main', defaultBranch: 'main' }, MERGE],
    ['a schedule', { kind: 'manual', name: 'schedule', branch: 'main' }, MERGE],
  ])('of %s is a commit, with nobody to be told', async (_, event, headSha) => {
    expect(await findChange(at(event), undefined)).toEqual({ headSha, ...NOBODY })
  })

  it("of another workflow's run is the pull request that this run was for, by that run's number", async () => {
    await using github = await connected()
    const { number } = addPull(github.fake.state, { head: { sha: HEAD, ref: 'change', repo: 'stranger/databases' } })
    expect(await findChange(at(otherRun()), github.client)).toEqual({
      headSha: HEAD,
      pullRequest: { number, fromFork: true },
      target: { pullRequest: number, headSha: HEAD, runId: 99, attempt: 3 },
      whyUnknown: null,
    })
  })

  it("of another workflow's run is nobody's where the pull request cannot be told, and it is said why", async () => {
    await using github = await connected()
    expect(await findChange(at(otherRun()), github.client)).toEqual({
      headSha: HEAD,
      ...NOBODY,
      whyUnknown: expect.stringContaining('no open pull request has the head aaaaaaa'),
    })
  })

  it("of another workflow's run is nobody's where that ran for none, and nothing is asked", async () => {
    await using github = await connected()
    const change = await findChange(at(otherRun({ startedBy: 'push' })), github.client)
    expect(change).toEqual({ headSha: HEAD, ...NOBODY })
    expect(asked(github.fake)).toEqual([])
    expect(await findChange(at(otherRun()), undefined)).toEqual({ headSha: HEAD, ...NOBODY })
  })
})
