import { describe, expect, it } from 'vitest'
import { listChangedFiles } from '../../../../src/edges/github/api/pull-request.ts'
import type { LineComment } from '../../../../src/edges/github/comments/code-suggestion.ts'
import { type LineCommentContent, upsertLineComments } from '../../../../src/edges/github/comments/line-comments.ts'
import { parseMarker, renderMarker } from '../../../../src/edges/github/comments/marker.ts'
import type { FakeGitHub, FakeGitHubOptions } from '../../../fakes/github-api.ts'
import { addPull, addReviewComment, type FakeReviewComment } from '../../../fakes/github-state.ts'
import { asked, connected, REPOSITORY } from '../api/connected.ts'

const BOT = 'github-actions[bot]'
const PLACE = { repository: REPOSITORY, forge: 'github', issue: 1 } as const
const FILES = ['my.cnf', 'other.cnf'].map((filename) => ({
  filename,
  status: 'modified' as const,
  patch:
    '@@ -1,2 +1,4 @@\n [mysqld]\n-old = 1\n+performance_schema = ON\n+# kept\n+performance-schema-instrument = %=ON',
}))

function comment(overrides: Partial<LineComment> = {}): LineComment {
  return { path: 'my.cnf', startLine: 2, line: 4, body: 'cheaper:\n\n```suggestion\na = 1\n```', ...overrides }
}

/** A pull request of two files, and the comments that a run of it writes. */
async function pullRequest(options: FakeGitHubOptions = {}) {
  const github = await connected(options)
  const pull = addPull(github.fake.state, { files: FILES })
  const headSha = pull.head.sha
  const content = (overrides: Partial<LineCommentContent> = {}): LineCommentContent => ({
    ...{ key: 'pfs', headSha, runId: 100, attempt: 1, comments: [comment()] },
    ...overrides,
  })
  const body = (overrides: Partial<LineCommentContent> = {}) =>
    `${renderMarker(content(overrides), 'suggestion')}\n${comment().body}`
  return {
    github,
    pull,
    content,
    /** One of ours from an earlier run. */
    stored: (overrides: Partial<FakeReviewComment> = {}, of: Partial<LineCommentContent> = {}) =>
      addReviewComment(github.fake.state, 1, {
        ...{ login: BOT, path: 'my.cnf', startLine: 2, line: 4, body: body({ runId: 99, ...of }) },
        ...overrides,
      }),
    write: (overrides: Partial<LineCommentContent> = {}) =>
      upsertLineComments(github.client, PLACE, content(overrides)),
    shown: () => pull.reviewComments.map(({ path, startLine, line }) => [path, startLine, line]),
    [Symbol.asyncDispose]: () => github[Symbol.asyncDispose](),
  }
}

function changes(fake: FakeGitHub): string[] {
  return asked(fake).filter((request) => !request.startsWith('GET'))
}

describe('without comments of ours', () => {
  it('each is written on its lines of the measured commit, with the marker first', async () => {
    await using place = await pullRequest()
    const { github, pull, write, shown, content } = place
    const one = comment({ path: 'other.cnf', startLine: 4, line: 4 })
    expect(await write({ comments: [comment(), one] })).toEqual({ kind: 'written' })
    expect(shown()).toEqual([
      ['my.cnf', 2, 4],
      ['other.cnf', null, 4],
    ])
    const [first] = pull.reviewComments
    expect(first).toMatchObject({ commitId: pull.head.sha, side: 'RIGHT', login: BOT })
    expect(first?.body).toBe(`${renderMarker(content(), 'suggestion')}\n${comment().body}`)
    expect(github.fake.violations).toEqual([])
  })

  it('where one is not possible, none stays, and what was there is left alone', async () => {
    await using place = await pullRequest()
    const { github, write, shown, stored } = place
    stored({ path: 'other.cnf' })
    const outside = comment({ path: 'other.cnf', startLine: 9, line: 9 })
    const outcome = await write({ comments: [comment(), outside] })
    expect(outcome).toMatchObject({ kind: 'refused', why: expect.stringContaining('the API answered 422') })
    expect(shown()).toEqual([['other.cnf', 2, 4]])
    expect(github.fake.violations).toEqual([])
  })

  it('nothing to write is one question', async () => {
    await using place = await pullRequest()
    const { github, write } = place
    expect(await write({ comments: [] })).toEqual({ kind: 'written' })
    expect(asked(github.fake)).toEqual(['GET /repos/acme/databases/pulls/1/comments'])
  })

  it.each([
    ["a stranger's forged marker", { login: 'mallory' }, {}],
    ['the marker of another suite', {}, { key: 'quickstart' }],
  ])('%s is left alone', async (_, overrides, of) => {
    await using place = await pullRequest()
    const { pull, write, stored } = place
    const { id, body } = stored(overrides, of)
    await write({ runId: 1, comments: [] })
    expect(pull.reviewComments).toMatchObject([{ id, body }])
  })

  it('the comment of the conversation is none of these', async () => {
    await using place = await pullRequest()
    const { pull, write, stored, content } = place
    stored({ body: `${renderMarker(content({ runId: 999 }))}\nregressed` })
    expect(await write({ comments: [] })).toEqual({ kind: 'written' })
    expect(pull.reviewComments).toHaveLength(1)
  })
})

describe('with comments of ours', () => {
  it('one on the same lines is updated in place', async () => {
    await using place = await pullRequest()
    const { github, pull, write, stored, content } = place
    const { id } = stored()
    await write()
    expect(pull.reviewComments).toMatchObject([{ id }])
    expect(parseMarker(pull.reviewComments[0]?.body ?? '', 'suggestion')).toMatchObject({ runId: content().runId })
    expect(changes(github.fake)).toEqual([`PATCH /repos/acme/databases/pulls/comments/${id}`])
  })

  it('one that says the same already is no request', async () => {
    await using place = await pullRequest()
    const { github, write, stored } = place
    stored({}, { runId: 100 })
    await write()
    expect(changes(github.fake)).toEqual([])
  })

  it('one on other lines is taken back, after the new one is written', async () => {
    await using place = await pullRequest()
    const { github, write, stored, shown } = place
    const { id } = stored({ startLine: null, line: 2 })
    await write()
    expect(shown()).toEqual([['my.cnf', 2, 4]])
    expect(changes(github.fake)).toEqual([
      'POST /repos/acme/databases/pulls/1/comments',
      `DELETE /repos/acme/databases/pulls/comments/${id}`,
    ])
  })

  it('one that somebody has answered is emptied instead, once', async () => {
    await using place = await pullRequest()
    const { github, pull, write, stored } = place
    const { id } = stored()
    addReviewComment(github.fake.state, 1, { inReplyTo: id, login: 'dba', body: 'why?' })
    for (const runId of [100, 101]) await write({ runId, comments: [] })
    expect(pull.reviewComments.map(({ body }) => body.split('\n').slice(1).join('\n'))).toEqual([
      'The suggestion that stood here does not hold any more.',
      '',
    ])
    expect(changes(github.fake)).toEqual([`PATCH /repos/acme/databases/pulls/comments/${id}`])
  })

  it('one that later commits have made outdated stays as it is', async () => {
    await using place = await pullRequest()
    const { github, pull, write, stored } = place
    const { id } = stored()
    pull.head.sha = 'b'.repeat(40)
    pull.files = [
      { filename: 'my.cnf', status: 'modified', patch: '@@ -1 +1,2 @@\n [mysqld]\n+performance_schema = OFF' },
    ]
    await write({ comments: [] })
    expect(pull.reviewComments).toMatchObject([{ id }])
    expect(changes(github.fake)).toEqual([])
  })

  it.each([{ runId: 101 }, { runId: 100, attempt: 2 }])('those of a later run stay: %j', async (newer) => {
    await using place = await pullRequest()
    const { github, write, stored } = place
    stored({}, newer)
    expect(await write({ comments: [] })).toEqual({ kind: 'older' })
    expect(changes(github.fake)).toEqual([])
  })
})

it('a token that may only read is told what it lacks', async () => {
  await using place = await pullRequest({ token: 'read' })
  expect(await place.write()).toMatchObject({
    kind: 'refused',
    why: expect.stringMatching(/^the suggestion could not be put on its lines: .*pull-requests: write/),
  })
})

it('files of a pull request come with their patches, also those on later pages', async () => {
  await using github = await connected()
  const files = Array.from({ length: 101 }, (_, index) => ({ filename: `${index}.cnf`, status: 'added' as const }))
  addPull(github.fake.state, { files: [...files, ...FILES] })
  const found = await listChangedFiles(github.client, REPOSITORY, 1)
  expect(found).toHaveLength(103)
  expect(found[0]).toEqual({ path: '0.cnf', patch: undefined })
  expect(found.at(-1)).toEqual({ path: 'other.cnf', patch: FILES[1]?.patch })
})
