import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseActionRequest } from '../../../src/commands/action/action-request.ts'
import {
  acceptanceOf,
  findChange,
  type RegressedProposal,
  requireMeasured,
  underRules,
} from '../../../src/commands/action/change.ts'
import { upsertComment } from '../../../src/edges/github/comments/comment.ts'
import { type GitHubContext, parseContext } from '../../../src/edges/github/context/context.ts'
import type { Event, PullRequestEvent, WorkflowRunEvent } from '../../../src/edges/github/context/event.ts'
import { judgedComparison } from '../../builders.ts'
import { Repository } from '../../edges/git/git-repository.ts'
import { asked, connected, REPOSITORY } from '../../edges/github/api/connected.ts'
import { addPull, setLabel } from '../../fakes/github-state.ts'

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

describe('results that another workflow has measured', () => {
  it.each([
    ['at the head', HEAD, true],
    ['at its merge on trial', MERGE, true],
    ['at another commit', 'd'.repeat(40), false],
    ['at a commit that they do not name', undefined, false],
  ])('%s count: %s, %s', async (_, sha, counts) => {
    await using github = await connected()
    const { number } = addPull(github.fake.state, { head: { sha: HEAD, ref: 'change' }, mergeCommitSha: MERGE })
    const change = { headSha: HEAD, pullRequest: { number, fromFork: true } }
    const commit = sha === undefined ? null : { sha, isDirty: false }
    const held = requireMeasured(change, commit, at(otherRun()), github.client)
    if (counts) await held
    else await expect(held).rejects.toThrow(/^the results were measured at .*, not at a{40} or a merge of it/)
    await requireMeasured(change, commit, at(pull()), github.client)
  })
})

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

const tell = () => {}
const REGRESSED = { suite: 'pfs', regressions: [judgedComparison()] }

function proposal(headSha: string, number?: number): RegressedProposal {
  const pullRequest = number === undefined ? undefined : { number, fromFork: false }
  return { repository: REPOSITORY, forge: 'github', headSha, pullRequest, ...REGRESSED }
}

describe('acceptanceOf', () => {
  it('finds who set the label on the pull request once its comment had shown the regression', async () => {
    await using github = await connected()
    const { number, head } = addPull(github.fake.state)
    const run = { key: 'pfs', headSha: head.sha, runId: 1, attempt: 1, body: 'slower', isNews: true }
    const place = { repository: REPOSITORY, forge: 'github', issue: number } as const
    await upsertComment(github.client, place, { ...run, regressions: REGRESSED.regressions })
    setLabel(github.fake.state, number, 'qpsgate: accepted', 'bob')
    expect(await acceptanceOf(proposal(head.sha, number), github.client, tell)).toMatchObject({
      by: 'bob',
      how: 'label',
    })
    expect(await acceptanceOf({ ...proposal(head.sha, number), suite: 'other' }, github.client, tell)).toBeNull()
  })

  it('is nobody where there is no label', async () => {
    await using github = await connected()
    const { number, head } = addPull(github.fake.state)
    expect(await acceptanceOf(proposal(head.sha, number), github.client, tell)).toBeNull()
    expect(asked(github.fake).length).toBeGreaterThan(0)
  })

  it('is nobody where there is no token to ask with', async () => {
    expect(await acceptanceOf(proposal('a'.repeat(40)), undefined, tell)).toBeNull()
  })
})

const RUN = { GITHUB_REPOSITORY: 'acme/databases', GITHUB_RUN_ID: '1', GITHUB_RUN_NUMBER: '1' }
const PLACE = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_API_URL: 'https://api.github.com' }

describe('the rules of a suite in the action', () => {
  let work: Repository
  let before: string
  let head: string

  beforeEach(() => {
    work = new Repository()
    work.write('my.yml', 'name: my')
    before = work.commit()
    work.write('new.yml', 'name: new')
    head = work.commit()
  })
  afterEach(() => work[Symbol.dispose]())

  function contextOf(name: string, payload: object = {}): GitHubContext {
    const event = { GITHUB_EVENT_NAME: name, GITHUB_REF: 'refs/heads/main', GITHUB_SHA: head }
    return parseContext({ ...event, ...PLACE, ...RUN, GITHUB_WORKSPACE: work.path }, payload)
  }
  const pull = () => {
    const side = (sha: string, ref: string) => ({ sha, ref, repo: { full_name: 'acme/databases' } })
    return contextOf('pull_request', {
      pull_request: { number: 1, head: side(head, 'change'), base: side(before, 'main') },
    })
  }
  const group = () =>
    contextOf('merge_group', { merge_group: { base_sha: before, head_sha: head, base_ref: 'refs/heads/main' } })

  async function rulesOf(context: GitHubContext, suite: string, base?: string, allowRuleChanges = false) {
    const args = [...(base === undefined ? [] : [`--base=${base}`]), '--', work.at(suite)]
    const parsed = parseActionRequest('run', args)
    if (parsed.kind !== 'run') throw new RangeError('a run is wanted')
    const { subject } = await underRules(parsed.request, context, { allowRuleChanges })
    return subject.kind === 'suite' ? subject.rules : undefined
  }

  it.each([
    ['a pull request', pull],
    ['a merge group', group],
  ])('are on %s those of what it is merged into, whatever it is compared with', async (_, context) => {
    for (const base of [undefined, work.at('new.yml'), head])
      expect(await rulesOf(context(), 'my.yml', base)).toEqual({ from: before, holds: 'base' })
    expect(await rulesOf(context(), 'my.yml', undefined, true)).toEqual({ from: before, holds: 'head' })
  })

  it('are its own where it is new', async () => {
    expect(await rulesOf(pull(), 'new.yml')).toEqual({ from: undefined, holds: 'base' })
  })

  it('are those of a base that is named where anything may be checked out', async () => {
    const context = contextOf('workflow_dispatch')
    expect(await rulesOf(context, 'my.yml', before)).toEqual({ from: before, holds: 'base' })
  })

  it('are its own on a branch that has let them in', async () => {
    for (const name of ['push', 'schedule'])
      expect(await rulesOf(contextOf(name), 'my.yml', before)).toEqual({ from: before, holds: 'head' })
  })

  it('are none of option files', async () => {
    const parsed = parseActionRequest('run', [`--base=${before}`, '--config=my.cnf'])
    if (parsed.kind !== 'run') throw new RangeError('a run is wanted')
    expect(await underRules(parsed.request, pull(), { allowRuleChanges: false })).toBe(parsed.request)
  })
})
