import { describe, expect, it } from 'vitest'
import { findAcceptance, type RegressedChange } from '../../../../src/edges/github/api/find-acceptance.ts'
import { commentRegressions } from '../../../../src/edges/github/comments/comment-regressions.ts'
import { judgedComparison } from '../../../builders.ts'
import type { FakeGitHub } from '../../../fakes/github-api.ts'
import { addCommit, addPull, setLabel } from '../../../fakes/github-state.ts'
import { asked, connected, REPOSITORY } from './connected.ts'

const LABEL = 'qpsgate: accepted'

const COSTS = judgedComparison({ change: -0.2, low: -0.22 })
/** When the comment showed it, before anything else happened. */
const SHOWN = { ...commentRegressions([COSTS]), since: '2025-12-31T00:00:00Z' }

function change(headSha: string, overrides: Partial<RegressedChange> = {}): RegressedChange {
  const pullRequest = { number: 1, fromFork: false }
  return {
    repository: REPOSITORY,
    forge: 'github',
    headSha,
    pullRequest,
    regressions: [COSTS],
    findShown: async () => SHOWN,
    ...overrides,
  }
}

function pullRequest({ state }: FakeGitHub): string {
  const sha = addCommit(state, { branch: 'change', message: 'Change', login: 'octocat' })
  addPull(state, { head: { sha } })
  return sha
}

/** A pull request with the label, and what is found of it. */
async function labelled() {
  const github = await connected()
  const sha = pullRequest(github.fake)
  setLabel(github.fake.state, 1, LABEL, 'alice')
  return { ...github, find: (overrides = {}) => findAcceptance(github.client, change(sha, overrides)) }
}

describe('the label that accepts a regression', () => {
  it('counts as an acceptance by the person who set it last', async () => {
    await using github = await connected()
    const sha = pullRequest(github.fake)
    setLabel(github.fake.state, 1, 'mysql', 'mallory')
    setLabel(github.fake.state, 1, LABEL, 'alice')
    setLabel(github.fake.state, 1, LABEL, 'alice', false)
    setLabel(github.fake.state, 1, 'QPSgate: Accepted', 'bob')
    setLabel(github.fake.state, 1, 'reviewed', 'mallory')
    const { acceptance, notes } = await findAcceptance(github.client, change(sha))
    expect(acceptance).toEqual({ by: 'bob' })
    expect(notes).toEqual([])
    expect(github.fake.violations).toEqual([])
  })

  it('counts as an acceptance on a pull request from a fork', async () => {
    await using github = await connected({ token: 'read' })
    const sha = pullRequest(github.fake)
    setLabel(github.fake.state, 1, LABEL, 'alice')
    const { acceptance } = await findAcceptance(
      github.client,
      change(sha, { pullRequest: { number: 1, fromFork: true } }),
    )
    expect(acceptance).toMatchObject({ by: 'alice' })
  })

  it('does not count as an acceptance after it was removed', async () => {
    await using github = await labelled()
    setLabel(github.fake.state, 1, LABEL, 'bob', false)
    expect(await github.find()).toEqual({ acceptance: null, notes: [] })
  })

  it('is found behind a hundred other labels and events', async () => {
    await using github = await connected()
    const sha = pullRequest(github.fake)
    for (let index = 0; index < 100; index += 1) setLabel(github.fake.state, 1, `label ${index}`, 'mallory')
    setLabel(github.fake.state, 1, LABEL, 'alice')
    const { acceptance } = await findAcceptance(github.client, change(sha))
    expect(acceptance).toMatchObject({ by: 'alice' })
  })

  it('does not count if the forge does not say when it was set', async () => {
    await using github = await labelled()
    github.fake.failNext({ path: /events$/ }, 404)
    const { acceptance, notes } = await github.find()
    expect(acceptance).toBeNull()
    expect(notes).toEqual([expect.stringContaining('could not look up whether somebody accepts it')])
  })

  it.each<[string, Partial<RegressedChange>, string]>([
    [
      'no comment has shown the cost of the commit',
      { findShown: async () => undefined },
      'no comment had shown the cost of commit',
    ],
    [
      'it was set before a comment showed the cost',
      { findShown: async () => ({ ...SHOWN, since: '2027-01-01T00:00:00Z' }) },
      'it was set before the comment',
    ],
    [
      'the regression has grown since the comment',
      { regressions: [judgedComparison({ change: -0.23 })] },
      'slower than the comment showed',
    ],
    [
      'a scenario has regressed that the comment did not show',
      { regressions: [COSTS, judgedComparison({ scenario: 'other' })] },
      'slower than the comment',
    ],
  ])('does not count, and a note says so, if %s', async (_, overrides, why) => {
    await using github = await labelled()
    const { acceptance, notes } = await github.find(overrides)
    expect(acceptance).toBeNull()
    expect(notes).toEqual([expect.stringContaining(why)])
  })

  it('counts as an acceptance of a slowdown within the interval that the comment showed', async () => {
    await using github = await labelled()
    const slower = { regressions: [judgedComparison({ change: -0.2199 })] }
    expect((await github.find(slower)).acceptance).toMatchObject({ by: 'alice' })
  })
})

it('no request looks for the accepting label if there is no pull request', async () => {
  await using github = await connected()
  const found = await findAcceptance(github.client, change('a'.repeat(40), { pullRequest: undefined }))
  expect(found).toEqual({ acceptance: null, notes: [] })
  expect(asked(github.fake)).toEqual([])
})

it('nothing is accepted if the API fails, and a note says why', async () => {
  await using github = await labelled()
  github.fake.failNext({}, 403, 2)
  const { acceptance, notes } = await github.find()
  expect(acceptance).toBeNull()
  expect(notes).toEqual([expect.stringMatching(/^could not look up whether somebody accepts it: the API answered 403/)])
})
