import { describe, expect, it } from 'vitest'
import { ask, REPOSITORY } from './ask.ts'
import { type FakeGitHub, startFakeGitHub } from './github-api.ts'
import { addCommit, addPull, addReviewComment, type FakePull } from './github-state.ts'

const LIMIT = 65_536
/** Old lines 1 to 3 and 10 to 11, new lines 1 to 4 and 11 to 13. */
const PATCH = `@@ -1,3 +1,4 @@ [mysqld]
 user = mysql
-innodb_buffer_pool_size = 1G
+innodb_buffer_pool_size = 2G
+sync_binlog = 1
 port = 3306
@@ -10,2 +11,3 @@ [mysqld]
 max_connections = 151
+thread_cache_size = 16
 skip_name_resolve = ON`
const LINE = 'pull_request_review_thread.line'
const START = 'pull_request_review_thread.start_line'

/**
 * A fake with pull request 1, which changes my.cnf as in PATCH and a file that has no patch; no violations at the end.
 */
async function withDiff<T>(use: (github: FakeGitHub, pull: FakePull) => Promise<T>): Promise<T> {
  await using github = await startFakeGitHub()
  const pull = addPull(github.state, {
    files: [
      { filename: 'my.cnf', status: 'modified', patch: PATCH },
      { filename: 'ibdata1', status: 'added' },
    ],
  })
  const result = await use(github, pull)
  expect(github.violations).toEqual([])
  return result
}

/** Comments on line 3 of my.cnf's new side, unless more is said. */
function comment(github: FakeGitHub, more: Readonly<Record<string, unknown>> = {}) {
  const commit_id = github.state.pulls.get(1)?.head.sha
  return ask(github, 'POST', 'pulls/1/comments', {
    body: { body: 'hello', commit_id, path: 'my.cnf', line: 3, ...more },
  })
}

/**
 * Moves the head of a pull request to a new commit, with another patch of my.cnf; without one, the file is as it was.
 */
function push(github: FakeGitHub, pull: FakePull, patch?: string): void {
  pull.head.sha = addCommit(github.state, { parents: [pull.head.sha] })
  pull.files = patch === undefined ? [] : [{ filename: 'my.cnf', status: 'modified', patch }]
}

describe('a review comment', () => {
  it('belongs to who the token stands for, and says where it stands', () =>
    withDiff(async (github, pull) => {
      const { status, json } = await comment(github)
      expect(status).toBe(201)
      expect(json).toMatchObject({
        body: 'hello',
        user: { login: 'github-actions[bot]', type: 'Bot' },
        path: 'my.cnf',
        line: 3,
        original_line: 3,
        start_line: null,
        original_start_line: null,
        start_side: null,
        side: 'RIGHT',
        subject_type: 'line',
        commit_id: pull.head.sha,
        original_commit_id: pull.head.sha,
        html_url: `https://github.com/acme/databases/pull/1#discussion_r${json.id}`,
        url: `${github.url}${REPOSITORY}/pulls/comments/${json.id}`,
        pull_request_url: `${github.url}${REPOSITORY}/pulls/1`,
      })
      expect(json).not.toHaveProperty('in_reply_to_id')
      expect((await ask(github, 'GET', `pulls/comments/${json.id}`)).json).toEqual(json)
      expect((await ask(github, 'GET', 'pulls/1')).json.review_comments).toBe(1)
      expect((await ask(github, 'GET', 'issues/1/comments')).json).toEqual([])
    }))

  it('shows the hunk from its header to the line', () =>
    withDiff(async (github) => {
      const hunks = [await comment(github, { line: 2 }), await comment(github, { line: 11, side: 'LEFT' })]
      expect(hunks.map(({ json }) => String(json.diff_hunk).split('\n'))).toEqual([
        ['@@ -1,3 +1,4 @@ [mysqld]', ' user = mysql', '-innodb_buffer_pool_size = 1G', '+innodb_buffer_pool_size = 2G'],
        ['@@ -10,2 +11,3 @@ [mysqld]', ' max_connections = 151', '+thread_cache_size = 16', ' skip_name_resolve = ON'],
      ])
    }))

  it('is edited and deleted', () =>
    withDiff(async (github, pull) => {
      const { id, createdAt } = addReviewComment(github.state, 1)
      const { json } = await ask(github, 'PATCH', `pulls/comments/${id}`, { body: { body: 'second' } })
      expect(json).toMatchObject({ id, body: 'second', created_at: createdAt })
      expect(json.updated_at).not.toBe(createdAt)
      expect((await ask(github, 'DELETE', `pulls/comments/${id}`)).status).toBe(204)
      expect(pull.reviewComments).toEqual([])
    }))

  it.each([
    ['of exactly 65,536 characters is taken', 'x'.repeat(LIMIT), [201, 201, 200]],
    ['of one character more is not', 'x'.repeat(LIMIT + 1), [422, 422, 422]],
    ['of blanks only is not', ' \n', [422, 422, 422]],
  ])('%s, new, as a reply or edited', (_, body, expected) =>
    withDiff(async (github) => {
      const { id } = addReviewComment(github.state, 1)
      const replies = [
        await comment(github, { body }),
        await ask(github, 'POST', `pulls/1/comments/${id}/replies`, { body: { body } }),
        await ask(github, 'PATCH', `pulls/comments/${id}`, { body: { body } }),
      ]
      expect(replies.map(({ status }) => status)).toEqual(expected)
    }),
  )

  it('that is too long is refused in words, and changes nothing', () =>
    withDiff(async (github, pull) => {
      const { json } = await comment(github, { body: 'x'.repeat(LIMIT + 1) })
      const message = 'body is too long (maximum is 65536 characters)'
      expect(json.errors).toMatchObject([{ resource: 'PullRequestReviewComment', field: 'body', message }])
      expect(pull.reviewComments).toEqual([])
    }))

  it.each([
    ['GET', 'pulls/2/comments', undefined],
    ['POST', 'pulls/2/comments', { body: 'x', commit_id: 'a', path: 'my.cnf', line: 3 }],
    ['GET', 'pulls/comments/1', undefined],
    ['PATCH', 'pulls/comments/1', { body: 'x' }],
    ['DELETE', 'pulls/comments/1', undefined],
    ['POST', 'pulls/1/comments/1/replies', { body: 'x' }],
  ])('that is not there, or whose pull request is not, gets 404: %s %s', (method, path, body) =>
    withDiff(async (github) => {
      expect((await ask(github, method, path, body === undefined ? {} : { body })).status).toBe(404)
    }),
  )
})

describe('the line of a review comment', () => {
  it.each<['LEFT' | 'RIGHT', readonly number[], readonly number[]]>([
    ['RIGHT', [1, 2, 3, 4, 11, 12, 13], [-1, 0, 5, 10, 14]],
    ['LEFT', [1, 2, 3, 10, 11], [-1, 0, 4, 9, 12]],
  ])('is one of the hunks, on side %s', (side, inDiff, outside) =>
    withDiff(async (github) => {
      for (const line of inDiff) expect([line, (await comment(github, { side, line })).status]).toEqual([line, 201])
      for (const line of outside) expect([line, (await comment(github, { side, line })).status]).toEqual([line, 422])
    }),
  )

  it.each([
    ['is outside every hunk', { line: 5 }],
    ['is of a file that the pull request does not change', { path: 'other.cnf' }],
    ['is of a file without a patch', { path: 'ibdata1', line: 1 }],
    ['is missing', { line: undefined }],
  ])('is refused in words where it %s, and nothing is written', (_, more) =>
    withDiff(async (github, pull) => {
      const { status, json } = await comment(github, more)
      expect([status, json.message]).toEqual([422, 'Validation Failed'])
      const [resource, code] = ['PullRequestReviewComment', 'custom']
      expect(json.errors).toEqual([{ resource, code, field: LINE, message: `${LINE} must be part of the diff` }])
      expect(pull.reviewComments).toEqual([])
    }),
  )

  it('may end several, which are all on one side', () =>
    withDiff(async (github) => {
      const { json } = await comment(github, { start_line: 1, line: 3, start_side: 'LEFT', side: 'LEFT' })
      expect(json).toMatchObject({ start_line: 1, original_start_line: 1, start_side: 'LEFT', line: 3, side: 'LEFT' })
    }))

  it.each([
    ['is the end itself', { start_line: 3, line: 3 }, 'must precede the end line.'],
    ['comes after the end', { start_line: 4, line: 3 }, 'must precede the end line.'],
    ['is in the hunk before', { start_line: 4, line: 11 }, 'must be part of the same hunk as the line.'],
    ['is in no hunk', { start_line: 10, line: 11 }, 'must be part of the same hunk as the line.'],
  ])('is refused as the end of several whose start %s', (_, lines, message) =>
    withDiff(async (github) => {
      const { status, json } = await comment(github, lines)
      expect([status, json.errors]).toMatchObject([422, [{ field: START, message: `${START} ${message}` }]])
    }),
  )

  it('may be of an earlier commit of the pull request, of no other', () =>
    withDiff(async (github, pull) => {
      const { base, head, mergeCommitSha } = pull
      const earlier = head.sha
      push(github, pull, PATCH)
      expect((await comment(github, { commit_id: earlier })).json.original_commit_id).toBe(earlier)
      for (const commit_id of [base.sha, mergeCommitSha, 'f'.repeat(40)]) {
        const { status, json } = await comment(github, { commit_id })
        const message = 'commit_id is not part of the pull request'
        expect([status, json.errors]).toMatchObject([422, [{ field: 'commit_id', message }]])
      }
    }))

  it.each([
    ['a position', { position: 1 }],
    ['a whole file', { subject_type: 'file' }],
    ['lines of both sides', { start_line: 2, start_side: 'LEFT' }],
  ])('is all that the fake knows: %s is a violation', async (_, more) => {
    await using github = await startFakeGitHub()
    addPull(github.state, { files: [{ filename: 'my.cnf', status: 'modified', patch: PATCH }] })
    expect((await comment(github, more)).status).toBe(500)
    expect(github.violations).toEqual([expect.stringMatching(/the fake knows comments on lines/)])
  })
})

describe('after a push, a review comment', () => {
  it('goes along with the head while its line reads the same', () =>
    withDiff(async (github, pull) => {
      const first = pull.head.sha
      const { id } = addReviewComment(github.state, 1, { line: 3 })
      // No longer an addition but context: the text counts.
      push(github, pull, '@@ -1,3 +1,4 @@\n user = mysql\n+port = 3307\n sync_binlog = 1\n port = 3306')
      expect((await ask(github, 'GET', `pulls/comments/${id}`)).json).toMatchObject({
        line: 3,
        original_line: 3,
        commit_id: pull.head.sha,
        original_commit_id: first,
      })
    }))

  it.each([
    ['reads otherwise', PATCH.replace('sync_binlog = 1', 'sync_binlog = 0')],
    ['is in no hunk', PATCH.slice(PATCH.indexOf('@@ -10'))],
    ['is of a file no longer changed', undefined],
  ])('is outdated where its line %s: it has no line, and keeps the original one', (_, patch) =>
    withDiff(async (github, pull) => {
      const first = pull.head.sha
      const { id, diffHunk } = addReviewComment(github.state, 1, { line: 3, startLine: 2 })
      push(github, pull, patch)
      const expected = {
        line: null,
        original_line: 3,
        start_line: null,
        original_start_line: 2,
        start_side: 'RIGHT',
        commit_id: first,
        original_commit_id: first,
        diff_hunk: diffHunk,
      }
      expect((await ask(github, 'GET', `pulls/comments/${id}`)).json).toMatchObject(expected)
      expect((await ask(github, 'GET', 'pulls/1/comments')).json).toMatchObject([expected])
    }),
  )

  it('on the old side is held against the old file', () =>
    withDiff(async (github, pull) => {
      const { id } = addReviewComment(github.state, 1, { side: 'LEFT', line: 2 })
      push(github, pull, PATCH.replace('size = 2G', 'size = 3G'))
      expect((await ask(github, 'GET', `pulls/comments/${id}`)).json.line).toBe(2)
      push(github, pull, PATCH.replace('size = 1G', 'size = 512M'))
      expect((await ask(github, 'GET', `pulls/comments/${id}`)).json.line).toBeNull()
    }))
})

describe('replies to a review comment', () => {
  it('stand where it stands, in both ways of asking for one', () =>
    withDiff(async (github) => {
      const parent = await comment(github, { start_line: 2, body: 'first' })
      const { id: in_reply_to, path, line, start_line, commit_id, diff_hunk } = parent.json
      const place = { path, line, start_line, commit_id, diff_hunk }
      const replies = [
        await ask(github, 'POST', `pulls/1/comments/${in_reply_to}/replies`, { body: { body: 'second' } }),
        // Like GitHub, it ignores the rest.
        await comment(github, { in_reply_to, body: 'third', path: 'other.cnf', line: 999, commit_id: 'none' }),
      ]
      expect(replies.map(({ status }) => status)).toEqual([201, 201])
      const expected = { ...place, in_reply_to_id: in_reply_to }
      expect(replies.map(({ json }) => json)).toMatchObject([
        { ...expected, body: 'second' },
        { ...expected, body: 'third' },
      ])
    }))

  it('stay when it is deleted', () =>
    withDiff(async (github) => {
      const { id } = addReviewComment(github.state, 1)
      const reply = addReviewComment(github.state, 1, { inReplyTo: id })
      await ask(github, 'DELETE', `pulls/comments/${id}`)
      expect((await ask(github, 'GET', 'pulls/1/comments')).json).toMatchObject([{ id: reply.id, in_reply_to_id: id }])
    }))

  it('answer neither a reply nor a comment of another pull request', () =>
    withDiff(async (github, pull) => {
      const other = addPull(github.state, { files: pull.files })
      const { id } = addReviewComment(github.state, 1)
      const reply = addReviewComment(github.state, 1, { inReplyTo: id })
      const visits = [`1/comments/${reply.id}`, `${other.number}/comments/${id}`]
      for (const path of visits)
        expect((await ask(github, 'POST', `pulls/${path}/replies`, { body: { body: 'x' } })).status).toBe(404)
    }))
})

describe('a list of review comments', () => {
  async function ids(github: FakeGitHub, query: string): Promise<unknown[]> {
    return (await ask(github, 'GET', `pulls/1/comments${query}`)).json.map(({ id }) => id)
  }

  it('is cut into pages, of its own pull request alone', () =>
    withDiff(async (github, pull) => {
      addReviewComment(github.state, addPull(github.state, { files: pull.files }).number)
      const made = Array.from({ length: 31 }, () => addReviewComment(github.state, 1).id)
      expect(await ids(github, '')).toEqual(made.slice(0, 30))
      expect(await ids(github, '?page=2')).toEqual(made.slice(30))
      expect(await ids(github, '?per_page=100')).toEqual(made)
    }))

  it('goes from the oldest to the newest unless asked otherwise; a direction alone says nothing', () =>
    withDiff(async (github) => {
      const [a, b, c] = Array.from({ length: 3 }, () => addReviewComment(github.state, 1).id)
      await ask(github, 'PATCH', `pulls/comments/${a}`, { body: { body: 'again' } })
      expect(await ids(github, '')).toEqual([a, b, c])
      expect(await ids(github, '?direction=desc')).toEqual([a, b, c])
      expect(await ids(github, '?sort=created&direction=desc')).toEqual([c, b, a])
      expect(await ids(github, '?sort=updated')).toEqual([b, c, a])
    }))

  it('holds, with a time, those changed at exactly that time or later', () =>
    withDiff(async (github) => {
      const [, b, c] = Array.from({ length: 3 }, () => addReviewComment(github.state, 1))
      expect(await ids(github, `?since=${b?.updatedAt}`)).toEqual([b?.id, c?.id])
    }))
})
