import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ask, REPOSITORY, withPull } from './ask.ts'
import { type FakeGitHub, startFakeGitHub } from './github-api.ts'
import { findOperation } from './github-openapi.ts'
import { ROUTES } from './github-routes/routes.ts'
import { addArtifact, addComment, addCommit, addIssue, addPull, addReviewComment, setLabel } from './github-state.ts'

const LIMIT = 65_536
const HELLO_BLOB = 'b6fc4c620b67d95f953a5c1c1230aaab5db5a1b0'

describe('lists', () => {
  it('are cut into pages that link to each other: 300 comments are three pages of 100', () =>
    withPull(async (github) => {
      for (let index = 1; index <= 300; index++) addComment(github.state, 1, { body: `comment ${index}` })
      const bodies: unknown[] = []
      const visited: string[] = []
      let next: string | undefined = `${github.url}${REPOSITORY}/issues/1/comments?per_page=100`
      while (next !== undefined) {
        const { json, headers } = await ask(github, 'GET', next.slice(github.url.length))
        bodies.push(...json.map(({ body }) => body))
        visited.push(next.replace(/^.*\?/, ''))
        next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
      }
      expect(bodies).toEqual(Array.from({ length: 300 }, (_, index) => `comment ${index + 1}`))
      expect(visited).toEqual(['per_page=100', 'per_page=100&page=2', 'per_page=100&page=3'])
    }))

  it.each([
    ['', 30],
    ['?per_page=1', 1],
    ['?per_page=100', 100],
    ['?per_page=101', 100],
    ['?page=5', 3],
    ['?page=6', 0],
  ])('hold, with "%s", %i of 123 comments', (query, count) =>
    withPull(async (github) => {
      for (let index = 0; index < 123; index++) addComment(github.state, 1)
      expect((await ask(github, 'GET', `issues/1/comments${query}`)).json).toHaveLength(count)
    }),
  )

  it('name the pages before, after, first and last in the middle, and none where all is on one page', () =>
    withPull(async (github) => {
      for (let index = 0; index < 5; index++) addComment(github.state, 1)
      const relations = async (query: string) => {
        const { headers } = await ask(github, 'GET', `issues/1/comments?${query}`)
        const links = (headers.get('link') ?? '').matchAll(/[?&]page=(\d+)>; rel="(\w+)"/g)
        return Object.fromEntries([...links].map(([, page, name]) => [name, Number(page)]))
      }
      expect(await relations('per_page=2&page=2')).toEqual({ prev: 1, next: 3, last: 3, first: 1 })
      expect(await relations('per_page=2')).toEqual({ next: 2, last: 3 })
      expect(await relations('per_page=2&page=3')).toEqual({ prev: 2, first: 1 })
      expect(await relations('per_page=5')).toEqual({})
    }))
})

describe('comments', () => {
  it('belong to who the token stands for, and are edited in place', () =>
    withPull(async (github) => {
      const made = await ask(github, 'POST', 'issues/1/comments', { body: { body: 'first' } })
      expect(made.status).toBe(201)
      expect(made.json.user).toMatchObject({ login: 'github-actions[bot]', type: 'Bot' })
      await ask(github, 'PATCH', `issues/comments/${made.json.id}`, { body: { body: 'second' } })
      const [comment, ...others] = github.state.pulls.get(1)?.comments ?? []
      expect(comment).toMatchObject({ id: made.json.id, body: 'second', login: 'github-actions[bot]' })
      expect(comment?.updatedAt).not.toBe(comment?.createdAt)
      expect(others).toEqual([])
    }))

  it.each([
    ['of exactly 65,536 characters are taken', 'x'.repeat(LIMIT), 201, 200],
    ['of one character more are not', 'x'.repeat(LIMIT + 1), 422, 422],
    ['count a character of two UTF-16 units once', '🐌'.repeat(LIMIT), 201, 200],
    ['of blanks only are not taken', ' \n', 422, 422],
  ])('%s, new or edited', (_, body, created, updated) =>
    withPull(async (github) => {
      const { id } = addComment(github.state, 1)
      const creation = await ask(github, 'POST', 'issues/1/comments', { body: { body } })
      const update = await ask(github, 'PATCH', `issues/comments/${id}`, { body: { body } })
      expect([creation.status, update.status]).toEqual([created, updated])
    }),
  )

  it('that are too long are refused in words, and change nothing', () =>
    withPull(async (github) => {
      const { json } = await ask(github, 'POST', 'issues/1/comments', { body: { body: 'x'.repeat(LIMIT + 1) } })
      expect(json).toMatchObject({ message: 'Validation Failed', status: '422' })
      expect(json.errors).toMatchObject([{ message: 'body is too long (maximum is 65536 characters)' }])
      expect(github.state.pulls.get(1)?.comments).toEqual([])
    }))

  it('deleted meanwhile are not found', () =>
    withPull(async (github) => {
      const { id } = addComment(github.state, 1)
      expect((await ask(github, 'DELETE', `issues/comments/${id}`)).status).toBe(204)
      const update = await ask(github, 'PATCH', `issues/comments/${id}`, { body: { body: 'again' } })
      expect(update.status).toBe(404)
      expect(update.json).toEqual({
        message: 'Not Found',
        documentation_url: 'https://docs.github.com/rest/issues/comments#update-an-issue-comment',
        status: '404',
      })
    }))

  it('cannot be made on an issue that is not there', () =>
    withPull(async (github) => {
      expect((await ask(github, 'POST', 'issues/2/comments', { body: { body: 'hello' } })).status).toBe(404)
    }))
})

describe('a token', () => {
  it.each([
    ['POST', 'issues/1/comments', { body: 'x' }, 'issues=write; pull_requests=write'],
    ['DELETE', 'issues/1/labels/slow', undefined, 'issues=write; pull_requests=write'],
    ['POST', 'pulls/1/comments', { body: 'x', commit_id: 'a', path: 'a' }, 'pull_requests=write'],
    ['PUT', 'contents/a', { message: 'x', content: '' }, 'contents=write'],
    ['POST', 'git/blobs', { content: 'x' }, 'contents=write'],
    ['POST', `statuses/${'a'.repeat(40)}`, { state: 'success' }, 'statuses=write'],
  ])('that may only read gets 403 for %s %s, and is told which right it lacks', (method, path, body, right) =>
    withPull(
      async (github) => {
        const { status, json, headers } = await ask(github, method, path, body === undefined ? {} : { body })
        expect([status, json.message]).toEqual([403, 'Resource not accessible by integration'])
        expect(headers.get('x-accepted-github-permissions')).toBe(right)
      },
      { token: 'read' },
    ),
  )

  it('that may only read can read', () =>
    withPull(async (github) => expect((await ask(github, 'GET', 'issues/1/comments')).status).toBe(200), {
      token: 'read',
    }))

  it.each([
    ['missing', undefined, 'Requires authentication'],
    ['unknown', 'unknown', 'Bad credentials'],
  ])('that is %s gets 401', (_, token, message) =>
    withPull(async (github) => {
      const { status, json } = await ask(github, 'GET', 'issues/1/comments', { token })
      expect([status, json.message]).toEqual([401, message])
    }),
  )

  it('of an app has no user; that of a person has', async () => {
    await withPull(async (github) => expect((await ask(github, 'GET', '/user')).status).toBe(403))
    await withPull(async (github) => expect((await ask(github, 'GET', '/user')).json.login).toBe('mona'), {
      login: 'mona',
    })
  })
})

describe('failures on demand', () => {
  it('hit the next matching requests, as many as ordered, and do nothing', () =>
    withPull(async (github) => {
      const post = () => ask(github, 'POST', 'issues/1/comments', { body: { body: 'x' } })
      github.failNext({ method: 'POST', path: /comments$/g }, 502, 2)
      expect((await ask(github, 'GET', 'issues/1/comments')).status).toBe(200)
      expect([(await post()).status, (await post()).status, (await post()).status]).toEqual([502, 502, 201])
      expect(github.state.pulls.get(1)?.comments).toHaveLength(1)
    }))

  it('come in the order they were ordered, once if not said otherwise', () =>
    withPull(async (github) => {
      github.failNext({}, 500)
      github.failNext({}, 503)
      const statuses: number[] = []
      for (let count = 0; count < 3; count++) statuses.push((await ask(github, 'GET', REPOSITORY)).status)
      expect(statuses).toEqual([500, 503, 200])
    }))

  it.each([
    [403, { 'retry-after': '0' }, /secondary rate limit/],
    [429, { 'retry-after': '0' }, /secondary rate limit/],
    [403, { 'x-ratelimit-remaining': '0' }, /^API rate limit exceeded/],
    [403, {}, /^Resource not accessible by integration$/],
    [500, {}, /^Server Error$/],
  ])('with %i and %o say so in words of GitHub', (status, headers, message) =>
    withPull(async (github) => {
      github.failNext({ path: /./ }, status, 1, headers)
      const reply = await ask(github, 'GET', REPOSITORY)
      expect(reply.status).toBe(status)
      expect(reply.json.message).toMatch(message)
      for (const [name, value] of Object.entries(headers)) expect(reply.headers.get(name)).toBe(value)
    }),
  )
})

describe('what GitHub does not describe is a violation:', () => {
  it.each<[string, string, string, unknown, RegExp]>([
    ['a path', 'GET', '/repos/acme/databases/comment', undefined, /no such operation/],
    ['a path that cannot be decoded', 'GET', 'commits/%ZZ', undefined, /no such operation/],
    ['a method', 'PUT', 'issues/1/comments', { body: 'x' }, /no such operation/],
    ['a parameter of the path', 'GET', 'issues/one/comments', undefined, /path\/issue_number must be integer/],
    ['a parameter of the query', 'GET', 'issues/1/comments?perpage=1', undefined, /additional properties \(perpage\)/],
    ['the type of a parameter', 'GET', 'issues/1/comments?per_page=ten', undefined, /per_page must be integer/],
    ['an empty value', 'GET', 'issues/1/comments?page=', undefined, /page must be integer/],
    ['a value given twice', 'GET', 'issues/1/comments?page=1&page=2', undefined, /page must be integer/],
    ['a value outside the list', 'GET', 'pulls?state=merged', undefined, /state must be equal to one of.*open,closed/],
    ['a missing body', 'POST', 'issues/1/comments', undefined, /needs a body/],
    ['a body where none belongs', 'DELETE', 'issues/1/labels/slow', {}, /takes no body/],
    ['the type in a body', 'POST', 'issues/1/comments', { body: 1 }, /body\/body must be string/],
    ['a missing property', 'POST', 'git/refs', { ref: 'refs/heads/x' }, /required property 'sha'/],
    ['a misspelt property', 'POST', 'issues/1/comments', { body: 'x', boddy: 'y' }, /unevaluated.*\(boddy\)/],
    ['a misspelt inner property', 'POST', 'git/trees', { tree: [{ path: 'a', blob: 'x' }] }, /tree\/0.*\(blob\)/],
    ['an operation that the fake lacks', 'GET', 'branches', undefined, /repos\/list-branches: the fake does not have/],
  ])('%s (%s %s)', async (_, method, path, body, message) => {
    await using github = await startFakeGitHub()
    await ask(github, method, path, body === undefined ? {} : { body })
    expect(github.violations).toEqual([expect.stringMatching(message)])
  })

  it('a body that is no JSON', async () => {
    await using github = await startFakeGitHub()
    addIssue(github.state)
    const response = await fetch(`${github.url}${REPOSITORY}/issues/1/comments`, {
      method: 'POST',
      headers: { authorization: 'token secret' },
      body: 'body=x',
    })
    expect(response.status).toBe(422)
    expect(github.violations).toEqual([expect.stringMatching(/body must be object/)])
  })

  it('an answer of the fake itself, if a test sets a state that GitHub cannot be in', async () => {
    await using github = await startFakeGitHub()
    addIssue(github.state, { createdAt: 'yesterday' })
    await ask(github, 'GET', 'issues/1')
    expect(github.violations).toEqual([expect.stringMatching(/answer of the fake.*created_at must match format/)])
  })
})

describe('labels', () => {
  it('tell who added and removed them, and when', () =>
    withPull(async (github) => {
      setLabel(github.state, 1, 'perf-ok', 'mona')
      await ask(github, 'POST', 'issues/1/labels', { body: { labels: ['slow', 'perf-ok'] } })
      await ask(github, 'DELETE', 'issues/1/labels/perf-ok')
      const { json } = await ask(github, 'GET', 'issues/1/events')
      expect(json.map(({ event, label, actor }) => ({ event, label, actor }))).toMatchObject([
        { event: 'labeled', label: { name: 'perf-ok' }, actor: { login: 'mona' } },
        { event: 'labeled', label: { name: 'slow' }, actor: { login: 'github-actions[bot]' } },
        { event: 'unlabeled', label: { name: 'perf-ok' }, actor: { login: 'github-actions[bot]' } },
      ])
      const times = json.map(({ created_at }) => String(created_at))
      expect(times).toEqual([...new Set(times)].sort())
      expect((await ask(github, 'GET', 'issues/1')).json.labels).toMatchObject([{ name: 'slow' }])
    }))

  it('are replaced together with the rest of an issue, with events for the differences only', () =>
    withPull(async (github) => {
      for (const label of ['a', 'b']) setLabel(github.state, 1, label, 'mona')
      await ask(github, 'PATCH', 'issues/1', { body: { labels: ['b', 'c'] } })
      const pull = github.state.pulls.get(1)
      expect(pull?.labels).toEqual(['b', 'c'])
      const events = pull?.labelEvents.slice(2).map(({ event, label }) => `${event} ${label}`)
      expect(events).toEqual(['unlabeled a', 'labeled c'])
    }))

  it('that an issue does not have cannot be removed', () =>
    withPull(async (github) => {
      const { status, json } = await ask(github, 'DELETE', 'issues/1/labels/slow')
      expect([status, json.message]).toEqual([404, 'Label does not exist'])
    }))

  it('stand in the timeline between commits, which have no actor, and comments', () =>
    withPull(async (github) => {
      setLabel(github.state, 1, 'slow', 'mona')
      addComment(github.state, 1)
      const { json } = await ask(github, 'GET', 'issues/1/timeline')
      expect(json.map(({ event }) => event)).toEqual(['committed', 'labeled', 'commented'])
      expect(json[0]).not.toHaveProperty('actor')
    }))
})

describe('pull requests', () => {
  it('are listed by their head and their state', () =>
    withPull(async (github) => {
      const fork = { repo: 'mona/databases', ref: 'faster' }
      addPull(github.state, { head: fork })
      addPull(github.state, { head: fork, state: 'closed' })
      addPull(github.state, { head: { ...fork, repo: null } })
      const numbers = async (query: string) =>
        (await ask(github, 'GET', `pulls?${query}`)).json.map(({ number }) => number)
      expect(await numbers('head=mona:faster')).toEqual([2])
      expect(await numbers('head=mona:faster&state=all')).toEqual([3, 2])
      expect(await numbers('head=acme:change-1')).toEqual([1])
      expect(await numbers('head=acme:other')).toEqual([])
      // Like GitHub, it ignores a head without its owner.
      expect(await numbers('head=faster')).toEqual([4, 2, 1])
      expect(await numbers('base=release')).toEqual([])
    }))

  it('have no repository at their head once the fork is deleted', () =>
    withPull(async (github) => {
      addPull(github.state, { head: { repo: null } })
      const { json } = await ask(github, 'GET', 'pulls/2')
      expect(json.head).toMatchObject({ repo: null })
      expect(json.base).toMatchObject({ repo: { full_name: 'acme/databases' } })
    }))

  it('show their files in pages', () =>
    withPull(async (github) => {
      const files = Array.from({ length: 101 }, (_, index) => ({ filename: `${index}.cnf`, status: 'added' as const }))
      addPull(github.state, { files })
      expect((await ask(github, 'GET', 'pulls/2/files?per_page=100&page=2')).json).toMatchObject([
        { filename: '100.cnf', status: 'added' },
      ])
    }))

  it('meet their base in the commit that both have', () =>
    withPull(async (github) => {
      const { state } = github
      const fork = state.refs.get('heads/main')
      const pull = addPull(state, { head: { repo: 'mona/databases', ref: 'faster' } })
      addCommit(state, { branch: 'main' })
      const expected = { merge_base_commit: { sha: fork }, ahead_by: 1, behind_by: 1, status: 'diverged' }
      for (const head of [pull.head.sha, 'mona:faster'])
        expect((await ask(github, 'GET', `compare/main...${head}`)).json).toMatchObject(expected)
      expect((await ask(github, 'GET', 'compare/main...main')).json).toMatchObject({ status: 'identical' })
      expect((await ask(github, 'GET', 'compare/main...gone')).status).toBe(404)
    }))
})

describe('contents', () => {
  it('come as base64 in lines, as bytes on demand, and as a list for a folder', () =>
    withPull(async (github) => {
      const text = 'innodb_buffer_pool_size = 1G\n'.repeat(5)
      const before = addCommit(github.state, { branch: 'main', files: { 'conf/my.cnf': text, 'conf/b/c': 'c' } })
      addCommit(github.state, { branch: 'main', files: { 'conf/my.cnf': null } })
      const { json } = await ask(github, 'GET', `contents/conf/my.cnf?ref=${before}`)
      expect(json).toMatchObject({ type: 'file', encoding: 'base64', size: text.length })
      expect(String(json.content)).toMatch(/^.{60}\n/)
      expect(Buffer.from(String(json.content), 'base64').toString()).toBe(text)
      const accept = 'application/vnd.github.raw+json'
      expect((await ask(github, 'GET', `contents/conf/my.cnf?ref=${before}`, { accept })).text).toBe(text)
      expect((await ask(github, 'GET', 'contents/conf/my.cnf')).status).toBe(404)
      expect((await ask(github, 'GET', 'contents/conf?ref=main')).json).toMatchObject([{ path: 'conf/b', type: 'dir' }])
      const folder = await ask(github, 'GET', 'contents/conf', { accept: 'application/vnd.github.object+json' })
      expect(folder.json.entries).toMatchObject([{ path: 'conf/b' }])
      expect((await ask(github, 'GET', 'contents/conf?ref=gone')).status).toBe(404)
      for (const root of ['contents', 'contents/'])
        expect((await ask(github, 'GET', root)).json.map(({ path }) => path)).toEqual(['README.md', 'conf'])
    }))

  it.each([
    ['of exactly 1 MiB come in JSON', 1024 ** 2, 'base64'],
    ['of one byte more are left out of JSON, without an error', 1024 ** 2 + 1, 'none'],
  ])('%s', (_, size, encoding) =>
    withPull(async (github) => {
      addCommit(github.state, { branch: 'main', files: { large: Buffer.alloc(size) } })
      const { json } = await ask(github, 'GET', 'contents/large')
      expect(json).toMatchObject({ size, encoding })
      expect(json.content === '').toBe(encoding === 'none')
    }),
  )

  it('are changed only by who knows what they were', () =>
    withPull(async (github) => {
      const put = (more: Record<string, string>) => {
        const content = Buffer.from('hello\n').toString('base64')
        return ask(github, 'PUT', 'contents/data/a.txt', { body: { message: 'Set', content, ...more } })
      }
      const made = await put({})
      expect([made.status, made.json.content]).toMatchObject([201, { path: 'data/a.txt' }])
      expect((await put({})).status).toBe(422)
      expect((await put({ sha: '0'.repeat(40) })).status).toBe(409)
      const { json } = await ask(github, 'GET', 'contents/data/a.txt')
      expect((await put({ sha: String(json.sha) })).status).toBe(200)
      expect((await put({ branch: 'gone' })).status).toBe(404)
      expect((await ask(github, 'GET', 'commits/main')).json.parents).toHaveLength(1)
    }))
})

describe('git data', () => {
  /** A commit of one more file on top of `parent`, made in four requests. */
  async function commitOn(github: FakeGitHub, parent: string, path: string): Promise<string> {
    const { json: before } = await ask(github, 'GET', `git/commits/${parent}`)
    const base_tree = Object(before.tree).sha
    const blob = await ask(github, 'POST', 'git/blobs', { body: { content: path } })
    const entry = { path, mode: '100644', type: 'blob', sha: blob.json.sha }
    const { json: tree } = await ask(github, 'POST', 'git/trees', { body: { base_tree, tree: [entry] } })
    const body = { message: `Add ${path}`, tree: tree.sha, parents: [parent] }
    return String((await ask(github, 'POST', 'git/commits', { body })).json.sha)
  }

  it('of two writers who start from the same commit: the second is refused, and lands after starting anew', () =>
    withPull(async (github) => {
      const { state } = github
      const tip = state.refs.get('heads/main') ?? ''
      const [mine, theirs] = [await commitOn(github, tip, 'mine/1'), await commitOn(github, tip, 'theirs/1')]
      const move = (sha: string, force = false) => ask(github, 'PATCH', 'git/refs/heads/main', { body: { sha, force } })
      expect((await move(theirs)).status).toBe(200)
      const lost = await move(mine)
      expect([lost.status, lost.json.message]).toEqual([422, 'Update is not a fast forward'])
      expect(state.refs.get('heads/main')).toBe(theirs)
      expect((await move(await commitOn(github, theirs, 'mine/1'))).status).toBe(200)
      const { json } = await ask(github, 'GET', 'git/trees/main?recursive=1')
      const paths = ['README.md', 'mine', 'mine/1', 'theirs', 'theirs/1']
      expect((json.tree as unknown as readonly { path: string }[]).map(({ path }) => path)).toEqual(paths)
      expect((await move(mine, true)).status).toBe(200)
    }))

  it('has the SHAs that git gives', () =>
    withPull(async (github) => {
      const { json: blob } = await ask(github, 'POST', 'git/blobs', { body: { content: 'hello' } })
      expect(blob.sha).toBe(HELLO_BLOB)
      const { json: tree } = await ask(github, 'POST', 'git/trees', { body: { tree: [] } })
      expect(tree.sha).toBe('4b825dc642cb6eb9a060e54bf8d69288fbee4904')
    }))

  it('makes a branch without a history, and each branch once', () =>
    withPull(async (github) => {
      const tree = [{ path: 'v1/a.json', mode: '100644', type: 'blob', content: '{}' }]
      const { json: made } = await ask(github, 'POST', 'git/trees', { body: { tree } })
      const commit = await ask(github, 'POST', 'git/commits', { body: { message: 'x', tree: made.sha, parents: [] } })
      const create = () =>
        ask(github, 'POST', 'git/refs', { body: { ref: 'refs/heads/qps/data', sha: commit.json.sha } })
      expect((await create()).status).toBe(201)
      expect((await create()).json.message).toBe('Reference already exists')
      expect((await ask(github, 'GET', 'git/ref/heads/qps/data')).json.object).toMatchObject({ sha: commit.json.sha })
      expect((await ask(github, 'GET', 'git/ref/heads%2Fqps%2Fdata')).status).toBe(200)
      expect((await ask(github, 'GET', 'git/ref/heads/qps')).status).toBe(404)
      expect((await ask(github, 'GET', 'contents/v1/a.json?ref=qps/data')).status).toBe(200)
    }))

  it.each<[string, string, string, Record<string, unknown>, string]>([
    ['a commit of no tree', 'POST', 'git/commits', { message: 'x', tree: 'no' }, 'Tree SHA does not exist'],
    [
      'a tree of no blob',
      'POST',
      'git/trees',
      { tree: [{ path: 'a', mode: '100644', sha: 'no' }] },
      'not a valid blob',
    ],
    ['a tree on no tree', 'POST', 'git/trees', { tree: [], base_tree: 'no' }, 'base_tree is not a valid tree oid'],
    ['a move of no branch', 'PATCH', 'git/refs/heads/no', { sha: 'no' }, 'Reference does not exist'],
    ['a branch at no commit', 'POST', 'git/refs', { ref: 'refs/heads/a', sha: 'no' }, 'Object does not exist'],
    ['a status of no commit', 'POST', 'statuses/no', { state: 'success' }, 'No commit found for SHA: no'],
  ])('refuses %s', (_, method, path, body, message) =>
    withPull(async (github) => {
      const reply = await ask(github, method, path, { body })
      expect(reply.status).toBe(422)
      expect(reply.json.message).toContain(message)
    }),
  )
})

describe('artifacts', () => {
  it('are downloaded from another place, which must not be shown the token', async () => {
    await using github = await startFakeGitHub()
    const { id } = addArtifact(github.state, 5, { name: 'result', zip: Buffer.from('PK') })
    const { status, headers } = await ask(github, 'GET', `actions/artifacts/${id}/zip`)
    const location = headers.get('location') ?? ''
    expect(status).toBe(302)
    expect(new URL(location).origin).not.toBe(github.url)
    expect(await (await fetch(location)).text()).toBe('PK')
    expect(github.violations).toEqual([])
    expect((await fetch(location, { headers: { authorization: 'Bearer secret' } })).status).toBe(403)
    expect(github.violations).toEqual([expect.stringMatching(/token was sent/)])
  })

  it('are found by run and name, and are gone when expired', () =>
    withPull(async (github) => {
      const { id } = addArtifact(github.state, 5, { name: 'old', expired: true })
      addArtifact(github.state, 5, { name: 'result' })
      expect((await ask(github, 'GET', 'actions/runs/5/artifacts?name=result')).json).toMatchObject({
        total_count: 1,
        artifacts: [{ name: 'result', workflow_run: { id: 5 } }],
      })
      expect((await ask(github, 'GET', 'actions/runs/6/artifacts')).status).toBe(404)
      expect((await ask(github, 'GET', `actions/artifacts/${id}/zip`)).status).toBe(410)
    }))
})

describe('the fake', () => {
  it('fits the description in every operation that it has', () =>
    withPull(
      async (github) => {
        const { state } = github
        const pull = addPull(state, {
          labels: ['slow'],
          files: [{ filename: 'my.cnf', status: 'modified', patch: '@@ -1 +1 @@\n-a\n+b' }],
        })
        const { id } = addComment(state, 2)
        const { id: reviewId } = addReviewComment(state, 2)
        const review = { body: 'hello', commit_id: pull.head.sha, path: 'my.cnf', line: 1 }
        const artifact = addArtifact(state, 5)
        state.permissions.set('dba-lead', 'write')
        const measured = { workflow: 'qpsgate.yml', headSha: pull.head.sha, status: 'completed', attempt: 1 } as const
        state.workflowRuns.push({ id: 77, ...measured })
        const tree = state.commits.get(pull.head.sha)?.tree
        const [blob] = state.blobs.keys()
        const entry = { path: 'a', mode: '100644', type: 'blob', sha: blob }
        const visits: readonly [method: string, path: string, status: number, body?: unknown][] = [
          ['GET', '/user', 200],
          ['GET', '/repos/acme/databases', 200],
          ['GET', 'issues?state=all&labels=slow&since=2026-01-01T00:00:00Z&direction=asc', 200],
          ['POST', 'issues', 201, { title: 'Slow', body: 'again', labels: ['slow', { name: 'auto' }] }],
          ['GET', 'issues/3', 200],
          ['PATCH', 'issues/3', 200, { state: 'closed', body: null, labels: [] }],
          ['GET', `issues/comments/${id}`, 200],
          ['GET', 'collaborators/dba-lead/permission', 200],
          ['GET', `actions/workflows/qpsgate.yml/runs?event=pull_request&head_sha=${pull.head.sha}`, 200],
          ['POST', 'actions/runs/77/rerun', 201],
          ['GET', 'issues/2/labels', 200],
          ['POST', 'issues/2/labels', 200, { labels: ['big'] }],
          ['DELETE', 'issues/2/labels/big', 200],
          ['GET', 'issues/2/comments?since=2026-01-01T00:00:00Z', 200],
          ['GET', 'issues/2/events', 200],
          ['GET', 'issues/2/timeline', 200],
          ['POST', 'issues/2/comments', 201, { body: 'hello' }],
          ['PATCH', `issues/comments/${id}`, 200, { body: 'hello again' }],
          ['DELETE', `issues/comments/${id}`, 204],
          ['GET', 'pulls', 200],
          ['GET', 'pulls/2', 200],
          ['GET', 'pulls/2/files', 200],
          ['GET', 'pulls/2/comments?sort=updated&direction=desc&since=2026-01-01T00:00:00Z', 200],
          ['POST', 'pulls/2/comments', 201, review],
          ['POST', `pulls/2/comments/${reviewId}/replies`, 201, { body: 'hello' }],
          ['GET', `pulls/comments/${reviewId}`, 200],
          ['PATCH', `pulls/comments/${reviewId}`, 200, { body: 'hello again' }],
          ['DELETE', `pulls/comments/${reviewId}`, 204],
          ['GET', `commits/${pull.head.sha}`, 200],
          ['GET', 'commits/pull/2/merge', 200],
          ['POST', `statuses/${pull.head.sha}`, 201, { state: 'failure', context: 'qpsgate', target_url: null }],
          ['GET', `compare/${pull.base.sha}...${pull.head.sha}`, 200],
          ['GET', 'contents/README.md', 200],
          ['PUT', 'contents/b', 201, { message: 'x', content: '', branch: 'main' }],
          ['POST', 'git/blobs', 201, { content: 'aGVsbG8=', encoding: 'base64' }],
          ['GET', `git/blobs/${blob}`, 200],
          [
            'POST',
            'git/trees',
            201,
            { base_tree: tree, tree: [entry, { path: 'README.md', mode: '100644', sha: null }] },
          ],
          ['GET', `git/trees/${tree}`, 200],
          ['POST', 'git/commits', 201, { message: 'x', tree, parents: [pull.head.sha] }],
          ['GET', `git/commits/${pull.head.sha}`, 200],
          ['POST', 'git/refs', 201, { ref: 'refs/heads/other', sha: pull.head.sha }],
          ['GET', 'git/ref/heads/other', 200],
          ['PATCH', 'git/refs/heads/other', 200, { sha: pull.base.sha, force: true }],
          ['GET', 'actions/runs/5/artifacts', 200],
          ['GET', `actions/artifacts/${artifact.id}/zip`, 302],
        ]
        const seen: unknown[] = []
        for (const [method, path, , body] of visits)
          seen.push([method, path, (await ask(github, method, path, body === undefined ? {} : { body })).status])
        expect(seen).toEqual(visits.map(([method, path, status]) => [method, path, status]))
        const operations = github.requests.map(({ method, path }) => findOperation(method, path)?.id)
        expect([...new Set(operations)].sort()).toEqual([...ROUTES.keys()].sort())
      },
      { login: 'mona' },
    ))

  it('records every request as it was sent', () =>
    withPull(async (github) => {
      await ask(github, 'POST', 'issues/1/labels', { body: { labels: ['slow'] } })
      await ask(github, 'GET', 'commits/heads%2Fmain?page=1')
      expect(github.requests).toEqual([
        {
          method: 'POST',
          path: `${REPOSITORY}/issues/1/labels`,
          query: '',
          body: { labels: ['slow'] },
          authorization: 'Bearer secret',
        },
        {
          method: 'GET',
          path: `${REPOSITORY}/commits/heads%2Fmain`,
          query: 'page=1',
          body: undefined,
          authorization: 'Bearer secret',
        },
      ])
    }))

  it('knows one repository, public or private as set', () =>
    withPull(
      async (github) => {
        github.state.repository.private = true
        expect((await ask(github, 'GET', '/repos/acme/databases')).status).toBe(404)
        expect((await ask(github, 'GET', '/repos/Mona/Settings')).status).toBe(200)
        const { json } = await ask(github, 'GET', '/repos/mona/settings')
        expect(json).toMatchObject({ full_name: 'mona/settings', private: true, default_branch: 'main' })
      },
      { repository: 'mona/settings' },
    ))

  it('is ready, and has answered once, with two seconds of a process’s CPU time', () => {
    const script = `
      const { startFakeGitHub } = await import('./test/fakes/github-api.ts')
      await using github = await startFakeGitHub()
      const { status } = await fetch(github.url + '${REPOSITORY}', { headers: { authorization: 'token secret' } })
      const { user, system } = process.cpuUsage()
      console.log(status, (user + system) / 1e6)`
    const cwd = join(import.meta.dirname, '../..')
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd, encoding: 'utf8' })
    const [status, seconds] = output.split(' ').map(Number)
    expect(status).toBe(200)
    expect(seconds).toBeLessThan(2)
  })

  it('ends with its connections', async () => {
    const github = await startFakeGitHub()
    await ask(github, 'GET', REPOSITORY)
    await github[Symbol.asyncDispose]()
    await expect(ask(github, 'GET', REPOSITORY)).rejects.toThrow('fetch failed')
  })
})
