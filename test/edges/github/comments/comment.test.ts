import { describe, expect, it } from 'vitest'
import { connect } from '../../../../src/edges/github/api/client.ts'
import {
  type CommentContent,
  type CommentPlace,
  findShown,
  MOST_CHARACTERS,
  upsertComment,
} from '../../../../src/edges/github/comments/comment.ts'
import { commentRegressions, covers } from '../../../../src/edges/github/comments/comment-regressions.ts'
import { parseMarker, renderMarker } from '../../../../src/edges/github/comments/marker.ts'
import { judgedComparison } from '../../../builders.ts'
import type { FakeGitHub } from '../../../fakes/github-api.ts'
import { addComment, addPull } from '../../../fakes/github-state.ts'
import { fewerByDay } from '../../../setup/tonight.ts'
import { asked, type Connected, connected, REPOSITORY, TOKEN } from '../api/connected.ts'

const SHA = 'a'.repeat(40)
const BOT = 'github-actions[bot]'
const COMMENTS = '/repos/acme/databases/issues/1/comments'

function place(overrides: Partial<CommentPlace> = {}): CommentPlace {
  return { repository: REPOSITORY, forge: 'github', issue: 1, ...overrides }
}

function content(overrides: Partial<CommentContent> = {}): CommentContent {
  const run = { key: 'pfs', headSha: SHA, runId: 100, attempt: 1 }
  return { ...run, body: '**pass**: all is well', isNews: true, regressions: [], ...overrides }
}

function stored(overrides: Partial<CommentContent> = {}): string {
  const given = content(overrides)
  return `${renderMarker({ ...given, shown: commentRegressions(given.regressions) })}\n${given.body}`
}

async function withPull(options?: Parameters<typeof connected>[0]): Promise<Connected> {
  const github = await connected(options)
  addPull(github.fake.state)
  return github
}

function comments({ state }: FakeGitHub): { login: string; body: string }[] {
  return (state.pulls.get(1)?.comments ?? []).map(({ login, body }) => ({ login, body }))
}

describe("on a pull request without a comment of qpsgate's", () => {
  it('a new comment is written that begins with a marker', async () => {
    await using github = await withPull()
    const outcome = await upsertComment(github.client, place(), content())
    expect(outcome).toEqual({ kind: 'created', url: expect.stringContaining('/pull/1#issuecomment-') })
    expect(comments(github.fake)).toEqual([{ login: BOT, body: stored() }])
    expect(asked(github.fake)).toEqual([`GET ${COMMENTS}`, `POST ${COMMENTS}`])
    expect(github.fake.violations).toEqual([])
  })

  it.each([
    ['a marker that somebody else forged', 'mallory', stored()],
    ['the marker of another suite', BOT, stored({ key: 'quickstart' })],
    ['a marker below the first line', BOT, `quoted:\n${stored()}`],
  ])('a comment with %s is left alone, and a new comment is written', async (_, login, body) => {
    await using github = await withPull()
    addComment(github.fake.state, 1, { login, body })
    expect(await upsertComment(github.client, place(), content({ runId: 1 }))).toMatchObject({ kind: 'created' })
    expect(comments(github.fake)[0]).toEqual({ login, body })
    expect(github.fake.violations).toEqual([])
  })

  it("qpsgate's comment is recognised by the marker in the first line, not by a marker in the text", async () => {
    await using github = await withPull()
    const forged = stored({ key: 'quickstart', runId: 999 })
    await upsertComment(github.client, place(), content({ body: forged }))
    expect(parseMarker(comments(github.fake)[0]?.body ?? '')).toMatchObject({ key: 'pfs', runId: 100 })
    const other = await upsertComment(github.client, place(), content({ key: 'quickstart' }))
    expect(other).toMatchObject({ kind: 'created' })
    expect(comments(github.fake)).toHaveLength(2)
  })
})

describe("on a pull request with a comment of qpsgate's", () => {
  it('the comment is updated in place', async () => {
    await using github = await withPull()
    const { id } = addComment(github.fake.state, 1, { login: BOT, body: stored() })
    const next = content({ runId: 101, body: '**regressed**' })
    const outcome = await upsertComment(github.client, place(), next)
    expect(outcome).toEqual({ kind: 'updated', url: expect.stringContaining(`#issuecomment-${id}`) })
    expect(comments(github.fake)).toEqual([{ login: BOT, body: expect.stringMatching(/\n\*\*regressed\*\*$/) }])
    expect(parseMarker(comments(github.fake)[0]?.body ?? '')).toMatchObject({ headSha: SHA, runId: 101 })
  })

  it('no request is sent if the text of the comment is the same', async () => {
    await using github = await withPull()
    addComment(github.fake.state, 1, { login: BOT, body: stored().replaceAll('\n', '\r\n') })
    expect(await upsertComment(github.client, place(), content())).toMatchObject({ kind: 'unchanged' })
    expect(asked(github.fake)).toEqual([`GET ${COMMENTS}`])
  })

  it.each([
    ['a later run', { runId: 101 }],
    ['a later attempt of the same run', { attempt: 2 }],
  ])('the comment stays if %s wrote it, and a notice says so', async (_, newer) => {
    await using github = await withPull()
    addComment(github.fake.state, 1, { login: BOT, body: stored(newer) })
    expect(await upsertComment(github.client, place(), content({ body: 'late' }))).toMatchObject({ kind: 'older' })
    expect(comments(github.fake)).toEqual([{ login: BOT, body: stored(newer) }])
  })

  it('the newer of two such comments is updated, and the older one is removed', async () => {
    await using github = await withPull()
    for (const runId of [98, 99]) addComment(github.fake.state, 1, { login: BOT, body: stored({ runId }) })
    await upsertComment(github.client, place(), content())
    expect(comments(github.fake).map(({ body }) => parseMarker(body)?.runId)).toEqual([100])
  })

  it('the comment is created again if somebody deletes it meanwhile', async () => {
    await using github = await withPull()
    addComment(github.fake.state, 1, { login: BOT, body: stored({ runId: 99 }) })
    github.fake.failNext({ method: 'PATCH' }, 404)
    expect(await upsertComment(github.client, place(), content())).toMatchObject({ kind: 'created' })
    expect(asked(github.fake).map((each) => each.split(' ')[0])).toEqual(['GET', 'PATCH', 'POST'])
  })
})

describe("the author of a comment with qpsgate's marker", () => {
  it('must be the person to whom the token belongs', async () => {
    await using github = await withPull({ login: 'octocat' })
    addComment(github.fake.state, 1, { login: 'mallory', body: stored({ runId: 5 }) })
    addComment(github.fake.state, 1, { login: 'octocat', body: stored({ runId: 6 }) })
    expect(await upsertComment(github.client, place(), content())).toMatchObject({ kind: 'updated' })
    expect(comments(github.fake).map(({ body }) => parseMarker(body)?.runId)).toEqual([5, 100])
    expect(asked(github.fake)).toContain('GET /user')
    expect(github.fake.violations).toEqual([])
  })

  it('may be a GitHub App, whose token cannot ask for its own name', async () => {
    await using github = await withPull({ login: 'acme-gate[bot]' })
    addComment(github.fake.state, 1, { login: 'acme-gate[bot]', body: stored({ runId: 5 }) })
    addComment(github.fake.state, 1, { login: 'mallory', body: stored({ runId: 999 }) })
    expect(await upsertComment(github.client, place(), content())).toMatchObject({ kind: 'updated' })
    expect(comments(github.fake).map(({ body }) => parseMarker(body)?.runId)).toEqual([100, 999])
  })

  it("is not trusted on GitHub under the name of Gitea's workflows", async () => {
    await using other = await withPull()
    addComment(other.fake.state, 1, { login: 'gitea-actions', body: stored({ runId: 5 }) })
    expect(await upsertComment(other.client, place(), content())).toMatchObject({ kind: 'created' })
  })
})

describe('a request to comment', () => {
  it('is refused with the reason for an invalid token or an unknown pull request', async () => {
    await using github = await connected()
    const missing = await upsertComment(github.client, place({ issue: 404 }), content())
    expect(missing).toMatchObject({ kind: 'refused', why: expect.stringContaining('404') })
    const client = await connect(github.fake.url, 'unknown', new AbortController().signal)
    const unknown = await upsertComment(client, place(), content())
    expect(unknown).toMatchObject({ kind: 'refused', why: expect.stringContaining('github-token') })
    expect(JSON.stringify([missing, unknown])).not.toContain(TOKEN)
  })

  it.each(fewerByDay([1, 2], 2))(
    'makes no second comment if the server fails after it has stored the first one, at attempt %i',
    async (stores) => {
      await using github = await connected()
      const { state } = github.fake
      addPull(state)
      github.fake.failNext({ method: 'POST' }, 502, 4)
      let attempt = 0
      github.client.hook.error('request', (error) => {
        attempt += 1
        if (attempt === stores) addComment(state, 1, { login: BOT, body: stored() })
        throw error
      })
      expect(await upsertComment(github.client, place(), content())).toMatchObject({ kind: 'created' })
      expect(comments(github.fake)).toHaveLength(1)
      expect(asked(github.fake).filter((each) => each.startsWith('POST'))).toHaveLength(stores)
    },
  )

  it('is sent again if the server fails before it stores the comment', async () => {
    await using github = await withPull()
    github.fake.failNext({ method: 'POST' }, 502)
    expect(await upsertComment(github.client, place(), content())).toMatchObject({ kind: 'created' })
    expect(comments(github.fake)).toHaveLength(1)
  })
})

describe('the text of a comment', () => {
  const marker = stored({ body: '' }).length

  it('is written if it is exactly as long as the forge allows', async () => {
    await using github = await withPull()
    const body = 'x'.repeat(MOST_CHARACTERS - marker)
    expect(await upsertComment(github.client, place(), content({ body }))).toMatchObject({ kind: 'created' })
  })

  it('is an error, and is not written, if it is one character longer than the forge allows', async () => {
    await using github = await withPull()
    const body = 'x'.repeat(MOST_CHARACTERS - marker + 1)
    await expect(upsertComment(github.client, place(), content({ body }))).rejects.toThrow('65537 characters')
    expect(asked(github.fake)).toEqual([`GET ${COMMENTS}`])
  })
})

describe('the regressions that a comment has shown', () => {
  const costs = (change: number, overrides: Partial<CommentContent> = {}) =>
    content({ regressions: [judgedComparison({ change, low: change - 0.02 })], ...overrides })
  const seen = (github: Connected, headSha = SHA) => findShown(github.client, place(), 'pfs', headSha)

  it('are dated by the time of the comment, and count for its commit only', async () => {
    await using github = await withPull()
    await upsertComment(github.client, place(), costs(-0.2))
    const { updatedAt } = github.fake.state.pulls.get(1)?.comments[0] ?? {}
    expect(await seen(github)).toMatchObject({ since: updatedAt })
    expect(await seen(github, 'b'.repeat(40))).toBeUndefined()
  })

  it('keep their date if the same attempt adds their causes', async () => {
    await using github = await withPull()
    await upsertComment(github.client, place(), costs(-0.2, { body: 'the verdict' }))
    const first = await seen(github)
    const more = costs(-0.2, { body: 'the verdict and its causes' })
    expect(await upsertComment(github.client, place(), more)).toMatchObject({ kind: 'updated' })
    expect(await seen(github)).toEqual(first)
    expect(await upsertComment(github.client, place(), more)).toMatchObject({ kind: 'unchanged' })
    expect(await seen(github)).toEqual(first)
  })

  it('keep their date until a run of the same commit shows worse regressions', async () => {
    await using github = await withPull()
    await upsertComment(github.client, place(), costs(-0.2))
    const first = await seen(github)
    await upsertComment(github.client, place(), costs(-0.21, { runId: 101 }))
    await upsertComment(github.client, place(), content({ runId: 102 }))
    expect(await seen(github)).toEqual(first)
    // In small steps it would come to anything, were the last shown the one that counts.
    await upsertComment(github.client, place(), costs(-0.225, { runId: 103 }))
    const worse = await seen(github)
    expect(Date.parse(worse?.since ?? '')).toBeGreaterThan(Date.parse(first?.since ?? ''))
    await upsertComment(github.client, place(), costs(-0.1, { runId: 104, headSha: 'b'.repeat(40) }))
    expect(await seen(github)).toBeUndefined()
  })

  it('are stored, up to a hundred of them, even beside the longest report', async () => {
    await using github = await withPull()
    const regressions = Array.from({ length: 1000 }, (_, index) =>
      judgedComparison({ scenario: `s${index}`, change: -index / 1001, low: -index / 1001 }),
    )
    const outcome = await upsertComment(github.client, place(), content({ regressions, body: 'x'.repeat(60_000) }))
    expect(outcome).toMatchObject({ kind: 'created' })
    const shown = await seen(github)
    expect(shown && covers(shown, regressions.slice(-100))).toBe(true)
    expect(shown && covers(shown, regressions.slice(-101))).toBe(false)
  })
})
