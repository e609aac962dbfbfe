/** The action's requests on Gitea, against what Gitea itself says of its API. */
import { afterEach, expect, it, vi } from 'vitest'
import { allRegressions } from '../../../src/core/result/gated-costs.ts'
import type { Result } from '../../../src/core/result/result.ts'
import { connect } from '../../../src/edges/github/api/client.ts'
import { findAcceptance } from '../../../src/edges/github/api/find-acceptance.ts'
import { findShown } from '../../../src/edges/github/comments/comment.ts'
import { postComment } from '../../../src/edges/github/comments/post.ts'
import { result, resultComparison } from '../../builders.ts'
import { FakeGitea } from '../../fakes/gitea-api.ts'
import { REPOSITORY, TOKEN } from './api/connected.ts'
import { publication, SHA } from './publications.ts'

const LABEL = 'qpsgate: accepted'
const REGRESSED = result({ verdict: 'regressed', comparisons: [resultComparison({ verdict: 'regressed' })] })

afterEach(() => void vi.restoreAllMocks())

async function connectedTo(fake: FakeGitea) {
  const cancel = new AbortController()
  const client = await connect(fake.url, TOKEN, cancel.signal)
  const own = publication({ client, fake, cancel })
  expect(own.context.forge).toBe('gitea')
  return { client, own }
}

/** Whether somebody accepts a result. */
async function acceptanceOf(fake: FakeGitea, about: Result) {
  const { client } = await connectedTo(fake)
  const place = { repository: REPOSITORY, forge: 'gitea', issue: 1 } as const
  return await findAcceptance(client, {
    ...place,
    headSha: SHA,
    pullRequest: { number: 1, fromFork: false },
    regressions: allRegressions(about),
    findShown: () => findShown(client, place, about.suite.name, SHA),
  })
}

it.each(['gitea-actions', 'a-person'])('on Gitea, %s writes one comment, which later runs update', async (login) => {
  await using fake = await FakeGitea.start({ login })
  const { own } = await connectedTo(fake)
  fake.comment('<!-- qpsgate:comment v1 key=suite head=aaaa run=9 attempt=1 -->', 'mallory')
  expect((await postComment(REGRESSED, 'slower', own))?.kind).toBe('created')
  const later = { ...own, target: { pullRequest: 1, headSha: SHA, runId: 2, attempt: 1 } }
  expect((await postComment(REGRESSED, 'still slower', later))?.kind).toBe('updated')
  expect(fake.comments.map(({ user, body }) => [user.login, body.split('\n')[1]])).toEqual([
    ['mallory', undefined],
    [login, 'still slower'],
  ])
  expect(fake.violations).toEqual([])
})

it.each([
  ['Gitea', 'gitea-actions', 'forgejo-actions', false],
  ['Forgejo', 'forgejo-actions', 'gitea-actions', true],
])(
  "on %s, comments by %s count as the workflow's own, and comments by %s do not",
  async (_, login, registered, isForgejo) => {
    await using fake = await FakeGitea.start({ login, isForgejo })
    const { own } = await connectedTo(fake)
    const marker = `<!-- qpsgate:comment v1 key=suite head=${SHA} run=9 attempt=1 -->`
    fake.comment(marker, registered)
    expect((await postComment(REGRESSED, 'slower', own))?.kind).toBe('created')
    const later = { ...own, target: { pullRequest: 1, headSha: SHA, runId: 2, attempt: 1 } }
    expect((await postComment(REGRESSED, 'still slower', later))?.kind).toBe('updated')
    expect(fake.comments[0]?.body).toBe(marker)
  },
)

it('on Gitea, the label accepts the regression that the comment shows, in the name of whoever set it last', async () => {
  await using fake = await FakeGitea.start()
  const { own } = await connectedTo(fake)
  fake.setLabel(LABEL, 'bob')
  await postComment(REGRESSED, 'slower', own)
  expect((await acceptanceOf(fake, REGRESSED)).notes).toEqual([expect.stringContaining('set before the comment')])
  for (let nth = 0; nth < 60; nth++) fake.comment('1', 'mallory')
  fake.setLabel(LABEL, 'bob', false)
  fake.setLabel(LABEL, 'alice')
  fake.setLabel('reviewed', 'bob')
  expect(await acceptanceOf(fake, REGRESSED)).toEqual({ acceptance: { by: 'alice' }, notes: [] })
  fake.setLabel(LABEL, 'alice', false)
  expect(await acceptanceOf(fake, REGRESSED)).toEqual({ acceptance: null, notes: [] })
  expect(fake.violations).toEqual([])
})

it('on Gitea, the comment is not written if the token may only read, and a notice says so', async () => {
  await using fake = await FakeGitea.start({ mayWrite: false })
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const { own } = await connectedTo(fake)
  expect((await postComment(REGRESSED, 'slower', own))?.kind).toBe('refused')
  expect(String(said.mock.calls[0]?.[0])).toMatch(/^::notice.*the API answered 403.*no permission/)
  expect([fake.comments, fake.violations]).toEqual([[], []])
})
