import { describe, expect, it } from 'vitest'
import { acceptanceOf, findChange, requireSameCommit } from '../../../src/commands/action/change.ts'
import { upsertComment } from '../../../src/edges/github/comments/comment.ts'
import type { GitHubContext } from '../../../src/edges/github/context/context.ts'
import type { Event, PullRequestEvent, WorkflowRunEvent } from '../../../src/edges/github/context/event.ts'
import { judgedComparison } from '../../builders.ts'
import { asked, type Connected, connected, REPOSITORY } from '../../edges/github/api/connected.ts'
import { addPull, setLabel } from '../../fakes/github-state.ts'

const HEAD = 'a'.repeat(40)
const MERGE = 'c'.repeat(40)

const at = (event: Event): GitHubContext => ({
  repository: REPOSITORY,
  forge: 'github',
  serverUrl: 'https://git.example',
  apiUrl: 'https://git.example/api',
  runUrl: 'https://git.example/acme/databases/actions/runs/5',
  runId: 5,
  runAttempt: 2,
  job: undefined,
  workspace: '.',
  sha: MERGE,
  defaultBranch: 'main',
  event,
})
const NOBODY = { pullRequest: undefined, target: undefined, whyUnknown: null }

function pull(overrides: Partial<PullRequestEvent> = {}): PullRequestEvent {
  const commits = { headSha: HEAD, baseRef: 'main', baseSha: MERGE, mergeSha: MERGE }
  return { kind: 'pull_request', number: 7, ...commits, fromFork: false, ...overrides }
}

function otherRun(overrides: Partial<WorkflowRunEvent> = {}): WorkflowRunEvent {
  const head = { headSha: HEAD, headBranch: 'change', headRepository: { owner: 'stranger', name: 'databases' } }
  const run = { runId: 99, runAttempt: 3, startedBy: 'pull_request', pullRequests: [] }
  return { kind: 'workflow_run', ...run, ...head, ...overrides }
}

it.each([
  ['at the head', HEAD, true],
  ['at its trial merge', MERGE, true],
  ['at another commit', 'd'.repeat(40), false],
  ['at a commit that they do not name', undefined, false],
])('results that another workflow measured $0 count as those of the pull request: $2', async (_, sha, counts) => {
  await using github = await connected()
  const { number } = addPull(github.fake.state, { head: { sha: HEAD, ref: 'change' }, mergeCommitSha: MERGE })
  const change = { ...NOBODY, headSha: HEAD, pullRequest: { number, fromFork: true } }
  const commit = sha === undefined ? null : { sha, isDirty: false }
  const held = requireSameCommit(change, commit, at(otherRun()), github.client)
  if (counts) await held
  else await expect(held).rejects.toThrow(/^the results were measured at .*, not at a{40} or a merge of it/)
  await requireSameCommit(change, commit, at(pull()), github.client)
})

describe('the commit or pull request that was measured', () => {
  it('is, for a pull request, its head commit and not the trial merge', async () => {
    expect(await findChange(at(pull({ fromFork: true })), undefined)).toEqual({
      headSha: HEAD,
      pullRequest: { number: 7, fromFork: true },
      target: { pullRequest: 7, headSha: HEAD, runId: 5, attempt: 2 },
      whyUnknown: null,
    })
  })

  it.each<[string, Event, string]>([
    ['a merge group', { kind: 'merge_group', baseSha: MERGE, headSha: HEAD, baseRef: 'main' }, HEAD],
    ['a push', { kind: 'push', before: null, branch: 'main' }, MERGE],
    ['a schedule', { kind: 'manual', name: 'schedule', branch: 'main' }, MERGE],
  ])('is, for %s, the commit alone, without a pull request to comment on', async (_, event, headSha) => {
    expect(await findChange(at(event), undefined)).toEqual({ headSha, ...NOBODY })
  })

  it("is, for another workflow's run, the pull request of that run, with its run number", async () => {
    await using github = await connected()
    const { number } = addPull(github.fake.state, { head: { sha: HEAD, ref: 'change', repo: 'stranger/databases' } })
    expect(await findChange(at(otherRun()), github.client)).toEqual({
      headSha: HEAD,
      pullRequest: { number, fromFork: true },
      target: { pullRequest: number, headSha: HEAD, runId: 99, attempt: 3 },
      whyUnknown: null,
    })
  })

  it("is unknown, with the reason, for another workflow's run if no open pull request has its commit", async () => {
    await using github = await connected()
    expect(await findChange(at(otherRun()), github.client)).toEqual({
      headSha: HEAD,
      ...NOBODY,
      whyUnknown: expect.stringContaining('0 open pull requests have aaaaaaa as their head'),
    })
  })

  it("is only the commit, without asking the forge, for another workflow's run without a pull request", async () => {
    await using github = await connected()
    const change = await findChange(at(otherRun({ startedBy: 'push' })), github.client)
    expect(change).toEqual({ headSha: HEAD, ...NOBODY })
    expect(asked(github.fake)).toEqual([])
    expect(await findChange(at(otherRun()), undefined)).toEqual({ headSha: HEAD, ...NOBODY })
  })
})

const REGRESSED = { suite: 'pfs', regressions: [judgedComparison()] }

function proposal(headSha: string, number?: number) {
  const pullRequest = number === undefined ? undefined : { number, fromFork: false }
  return { repository: REPOSITORY, forge: 'github' as const, headSha, pullRequest, ...REGRESSED }
}

async function showAndAccept({ client, fake }: Connected, number: number, headSha: string): Promise<void> {
  const run = { key: 'pfs', headSha, runId: 1, attempt: 1, body: 'slower', isNews: true }
  const place = { repository: REPOSITORY, forge: 'github', issue: number } as const
  await upsertComment(client, place, { ...run, regressions: REGRESSED.regressions })
  setLabel(fake.state, number, 'qpsgate: accepted', 'bob')
}

describe('the person who accepted a regression', () => {
  it('is whoever set the label after a comment had shown the regression', async () => {
    await using github = await connected()
    const { number, head } = addPull(github.fake.state)
    await showAndAccept(github, number, head.sha)
    expect(await acceptanceOf(proposal(head.sha, number), github.client)).toMatchObject({ acceptance: { by: 'bob' } })
    expect(await acceptanceOf({ ...proposal(head.sha, number), suite: 'other' }, github.client)).toMatchObject({
      acceptance: null,
    })
  })

  it('is, for a pushed commit, whoever accepted its merged pull request', async () => {
    await using github = await connected()
    const merge = 'c'.repeat(40)
    const { number, head } = addPull(github.fake.state, { mergeCommitSha: merge, state: 'closed' })
    await showAndAccept(github, number, head.sha)
    expect(await acceptanceOf(proposal(merge), github.client)).toMatchObject({ acceptance: { by: 'bob' } })
    expect(await acceptanceOf(proposal('d'.repeat(40)), github.client)).toMatchObject({ acceptance: null })
  })

  it('is unknown without a token to ask the forge with', async () => {
    expect(await acceptanceOf(proposal('a'.repeat(40)), undefined)).toMatchObject({ acceptance: null })
  })
})
