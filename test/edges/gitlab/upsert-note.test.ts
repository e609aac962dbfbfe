import { describe, expect, it } from 'vitest'
import { renderMarker } from '../../../src/edges/github/comments/marker.ts'
import { GitLabApi } from '../../../src/edges/gitlab/gitlab-api.ts'
import {
  MOST_CHARACTERS,
  type NoteContent,
  upsertNote,
  withoutQuickActions,
} from '../../../src/edges/gitlab/upsert-note.ts'
import { BOT, type FakeGitLab, MERGE_REQUEST, PROJECT, startFakeGitLab, TOKEN } from '../../fakes/gitlab-api.ts'

const SHA = 'a'.repeat(40)
const NOTES = `/projects/${PROJECT}/merge_requests/${MERGE_REQUEST}/notes`
const PAGE = 'https://gitlab.example/git/acme/databases/-/merge_requests/3'
const STRANGER = 99

function content(overrides: Partial<NoteContent> = {}): NoteContent {
  return { key: 'pfs', headSha: SHA, runId: 500, attempt: 9000, body: '**pass**: well', isNews: true, ...overrides }
}

function stored(overrides: Partial<NoteContent> = {}): string {
  const given = content(overrides)
  return `${renderMarker(given)}\n${given.body}`
}

/** Waits of the last call, in seconds; nobody waits in these tests. */
const waits: number[] = []

function upsert({ url }: FakeGitLab, given: NoteContent, token = TOKEN, signal = new AbortController().signal) {
  waits.length = 0
  const pause = async (seconds: number) => void waits.push(seconds)
  const place = { project: String(PROJECT), iid: MERGE_REQUEST, pageUrl: PAGE }
  return upsertNote(new GitLabApi({ apiUrl: url, token, signal, pause }), place, given)
}

function add({ notes }: FakeGitLab, body: string, author = BOT, system = false): number {
  notes.push({ id: 1000 + notes.length, author, body, system })
  return 999 + notes.length
}

describe('without a note of ours', () => {
  it('one is created, with the marker first', async () => {
    await using gitlab = await startFakeGitLab()
    expect(await upsert(gitlab, content())).toEqual({ kind: 'created', url: `${PAGE}#note_1000` })
    expect(gitlab.notes).toEqual([{ id: 1000, author: BOT, body: stored(), system: false }])
    expect(gitlab.requests).toEqual([`GET ${NOTES}`, `POST ${NOTES}`])
    expect(gitlab.violations).toEqual([])
  })

  it.each([
    ["a stranger's forged marker", stored(), STRANGER, false],
    ['the marker of another suite', stored({ key: 'quickstart' }), BOT, false],
    ['a marker below the first line', `quoted:\n${stored()}`, BOT, false],
    ['a note of the system', stored(), BOT, true],
  ])('%s is left alone and one is created', async (_, body, author, system) => {
    await using gitlab = await startFakeGitLab()
    add(gitlab, body, author, system)
    expect(await upsert(gitlab, content({ runId: 1 }))).toMatchObject({ kind: 'created' })
    expect(gitlab.notes[0]?.body).toBe(body)
    expect(gitlab.notes).toHaveLength(2)
    expect(gitlab.violations).toEqual([])
  })

  it('none is created where there is nothing new to say', async () => {
    await using gitlab = await startFakeGitLab()
    expect(await upsert(gitlab, content({ isNews: false }))).toEqual({ kind: 'none' })
    expect(gitlab.notes).toEqual([])
  })
})

describe('with a note of ours', () => {
  it('it is updated in place, nothing new to say included', async () => {
    await using gitlab = await startFakeGitLab()
    const id = add(gitlab, stored())
    const next = { runId: 501, body: '**regressed**: slower' }
    expect(await upsert(gitlab, content({ ...next, isNews: false }))).toEqual({
      kind: 'updated',
      url: `${PAGE}#note_${id}`,
    })
    expect(gitlab.notes.map(({ body }) => body)).toEqual([stored(next)])
    expect(gitlab.violations).toEqual([])
  })

  it('it is found behind two pages of newer notes, and the newest of two is taken', async () => {
    await using gitlab = await startFakeGitLab()
    add(gitlab, stored({ body: 'older' }))
    const id = add(gitlab, stored())
    for (let each = 0; each < 200; each += 1) add(gitlab, `note ${each}`, STRANGER)
    expect(await upsert(gitlab, content({ runId: 501 }))).toEqual({ kind: 'updated', url: `${PAGE}#note_${id}` })
    expect(gitlab.requests.filter((request) => request === `GET ${NOTES}`)).toHaveLength(3)
    expect(gitlab.violations).toEqual([])
  })

  it('nothing is written where it says the same already, with other line ends', async () => {
    await using gitlab = await startFakeGitLab()
    add(gitlab, `${stored().replaceAll('\n', '\r\n')}\r\n`)
    expect(await upsert(gitlab, content())).toMatchObject({ kind: 'unchanged' })
    expect(gitlab.requests).toEqual([`GET ${NOTES}`, 'GET /user'])
  })

  it.each([
    ['pipeline', { runId: 501, attempt: 1 }],
    ['job of the same pipeline', { runId: 500, attempt: 9001 }],
  ])('that of a newer %s stays', async (_, newer) => {
    await using gitlab = await startFakeGitLab()
    add(gitlab, stored(newer))
    expect(await upsert(gitlab, content({ body: 'late' }))).toMatchObject({ kind: 'older' })
    expect(gitlab.notes[0]?.body).toBe(stored(newer))
  })

  it('another is created where somebody deletes it meanwhile', async () => {
    await using gitlab = await startFakeGitLab()
    add(gitlab, stored())
    gitlab.failNext('PUT', 404)
    expect(await upsert(gitlab, content({ runId: 501 }))).toMatchObject({ kind: 'created' })
  })
})

describe('trouble with the API', () => {
  it.each([
    [401, /answered 401 \(401 Unauthorized\): the token is not valid.*CI_JOB_TOKEN may not/],
    [403, /answered 403 \(403 Forbidden\): the token may not do it.*scope api.*Reporter/],
    [404, /answered 404 \(404 Not Found\): with this token there is no such merge request/],
    [429, /answered 429 \(This endpoint has been requested.*\): the API's rate limit is used up/],
    [500, /answered 500 \(500 Internal Server Error\)$/],
  ])('with %d is told', async (status, words) => {
    await using gitlab = await startFakeGitLab()
    gitlab.failNext('POST', status, { times: 9 })
    expect(await upsert(gitlab, content())).toEqual({ kind: 'refused', why: expect.stringMatching(words) })
    expect(gitlab.notes).toEqual([])
  })

  it('is waited out where it says how long, and passes', async () => {
    await using gitlab = await startFakeGitLab()
    gitlab.failNext('GET', 503, { times: 2 })
    gitlab.failNext('POST', 429, { headers: { 'retry-after': '30' } })
    expect(await upsert(gitlab, content())).toMatchObject({ kind: 'created' })
    expect(waits).toEqual([1, 4, 30])
  })

  it('is not waited for longer than a minute, all requests together', async () => {
    await using gitlab = await startFakeGitLab()
    gitlab.failNext('GET', 429, { times: 9, headers: { 'retry-after': '60' } })
    expect(await upsert(gitlab, content())).toMatchObject({ kind: 'refused' })
    expect(waits).toEqual([60])
    expect(gitlab.requests).toHaveLength(2)
  })

  it.each([502, 0])('that ends with %d after the note was stored writes it once', async (status) => {
    await using gitlab = await startFakeGitLab()
    gitlab.failNext('POST', status, { isDone: true })
    expect(await upsert(gitlab, content())).toEqual({ kind: 'created', url: `${PAGE}#note_1000` })
    expect(gitlab.notes).toHaveLength(1)
  })

  it('before the note was stored writes it once too', async () => {
    await using gitlab = await startFakeGitLab()
    gitlab.failNext('POST', 502)
    expect(await upsert(gitlab, content())).toMatchObject({ kind: 'created' })
    expect(gitlab.notes).toHaveLength(1)
  })

  it('of the token is never told with the token', async () => {
    await using gitlab = await startFakeGitLab()
    const outcome = await upsert(gitlab, content(), 'glpat-anothersecret')
    expect(outcome).toMatchObject({ kind: 'refused', why: expect.stringContaining('401') })
    expect(JSON.stringify(outcome)).not.toContain('anothersecret')
  })

  it('that is a redirection is told, and the token is not sent on', async () => {
    await using gitlab = await startFakeGitLab()
    gitlab.failNext('GET', 302, { headers: { location: 'https://login.example/sign_in' } })
    expect(await upsert(gitlab, content())).toEqual({
      kind: 'refused',
      why: 'CI_API_V4_URL is not the API itself: it answered 302 and points to https://login.example/sign_in',
    })
  })

  it('that is no GitLab at all is told', async () => {
    await using gitlab = await startFakeGitLab()
    gitlab.failNext('GET', 200)
    const why = 'GitLab answered with something that is not its own form'
    expect(await upsert(gitlab, content())).toEqual({ kind: 'refused', why })
  })

  it('that does not answer at all is told', async () => {
    const gitlab = await startFakeGitLab()
    await gitlab[Symbol.asyncDispose]()
    const why = expect.stringMatching(/^GitLab could not be reached \(connect ECONNREFUSED/)
    expect(await upsert(gitlab, content())).toEqual({ kind: 'refused', why })
    expect(waits).toEqual([1, 4, 9])
  })

  it('does not hide that somebody wants it to end', async () => {
    await using gitlab = await startFakeGitLab()
    await expect(upsert(gitlab, content(), TOKEN, AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped')
  })
})

describe('the text of a note', () => {
  it('has no line that GitLab would take for a command', async () => {
    const hostile = '/merge\n```\n/close\n```\r\n/approve\n\ta/b\n~~~\n/label ~x\n~~~'
    expect(withoutQuickActions(hostile)).toBe(' /merge\n```\n /close\n```\r\n /approve\n\ta/b\n~~~\n /label ~x\n~~~')
    await using gitlab = await startFakeGitLab()
    await upsert(gitlab, content({ body: hostile }))
    expect(gitlab.violations).toEqual([])
    // The fake would notice.
    await new GitLabApi({ apiUrl: gitlab.url, token: TOKEN, signal: new AbortController().signal }).ask(
      { method: 'POST', path: NOTES, body: { body: '/merge' } },
      (await import('zod')).z.unknown(),
    )
    expect(gitlab.violations).toHaveLength(1)
  })

  it('may have a million characters, and not one more', async () => {
    await using gitlab = await startFakeGitLab()
    const room = MOST_CHARACTERS - renderMarker(content()).length - 1
    expect(await upsert(gitlab, content({ body: 'x'.repeat(room) }))).toMatchObject({ kind: 'created' })
    expect(gitlab.violations).toEqual([])
    await expect(upsert(gitlab, content({ body: 'x'.repeat(room + 1) }))).rejects.toThrow('1000001 characters')
  })
})
