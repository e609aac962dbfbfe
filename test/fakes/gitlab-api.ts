/** GitLab's notes on loopback, with a state; every request and answer is checked against the description. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { checkAnswer, checkRequest, findOperation, type Operation } from './gitlab-openapi.ts'
import { listen, readText, stop } from './loopback-server.ts'

/** The server's path, as for a self-managed GitLab that is not at the top. */
const BELOW = '/git/api/v4'
/** Lines that GitLab takes for commands, outside code. */
const QUICK_ACTION = /^\/[a-z_]+(?: |$)/m
const CODE = /^```[^\n]*\n.*?\n```$/gms
const RATE_LIMIT = 'This endpoint has been requested too many times. Try again later.'
const WORDS: Readonly<Record<number, string>> = {
  401: '401 Unauthorized',
  403: '403 Forbidden',
  404: '404 Not Found',
  429: RATE_LIMIT,
}

export interface FakeNote {
  readonly id: number
  /** Number of the user. */
  readonly author: number
  body: string
  readonly system: boolean
}

export interface FakeGitLabOptions {
  readonly tls?: { readonly key: string; readonly cert: string }
}

interface Failure {
  readonly method: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Whether it is done although the answer says otherwise; 0 as the status loses the answer. */
  readonly isDone: boolean
  left: number
}

export interface FakeGitLab extends AsyncDisposable {
  /** For CI_API_V4_URL. */
  readonly url: string
  /** Every request: "POST /projects/12/merge_requests/3/notes". */
  readonly requests: readonly string[]
  /** Deviations from the description, in requests and in the fake's own answers, and commands in notes. */
  readonly violations: readonly string[]
  /** Freely set by tests; oldest first. */
  readonly notes: FakeNote[]
  /** The next requests with this method, `times` of them, get this status. */
  failNext(
    method: string,
    status: number,
    options?: { times?: number; headers?: Readonly<Record<string, string>>; isDone?: boolean },
  ): void
}

/** Number of the user whom the token belongs to. */
export const BOT = 7
export const TOKEN = 'glpat-abcdefghijklmnopqrst'
export const PROJECT = 12
export const MERGE_REQUEST = 3

interface Answer {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

class Fake {
  readonly requests: string[] = []
  readonly violations: string[] = []
  readonly notes: FakeNote[] = []
  readonly failures: Failure[] = []

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const text = await readText(request).catch(() => undefined)
    if (text === undefined) return
    const path = pathname.startsWith(BELOW) ? pathname.slice(BELOW.length) : `outside of the API: ${pathname}`
    this.requests.push(`${method} ${path}`)
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    const answer = this.#answer(method, path, searchParams, body, headers.authorization)
    if (answer.status === 0) return void response.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
    response.end(JSON.stringify(answer.body))
  }

  #answer(method: string, path: string, query: URLSearchParams, body: unknown, authorization?: string): Answer {
    const operation = findOperation(method, path)
    if (operation === undefined) {
      this.violations.push(`${method} ${path}: not described`)
      return refusal(404)
    }
    this.violations.push(...checkRequest(operation, query, body).map((wrong) => `${method} ${path}: ${wrong}`))
    if (authorization !== `Bearer ${TOKEN}`) return refusal(401)
    const failure = this.failures.find((one) => one.method === method && one.left > 0)
    if (failure !== undefined) {
      failure.left -= 1
      if (failure.isDone) this.#do(operation, query, body)
      return refusal(failure.status, failure.headers)
    }
    const answer = this.#do(operation, query, body)
    if (answer.status < 400) this.violations.push(...checkAnswer(operation, answer.status, answer.body))
    return answer
  }

  #do({ described, parameters }: Operation, query: URLSearchParams, body: unknown): Answer {
    if (described.operationId === 'getUser') return { status: 200, body: userOf(BOT) }
    if (Number(parameters.id) !== PROJECT || Number(parameters.noteable_id) !== MERGE_REQUEST) return refusal(404)
    if (described.operationId === 'listNotes') return this.#list(query)
    const { body: text } = body as { body: string }
    if (QUICK_ACTION.test(text.replaceAll(CODE, ''))) this.violations.push(`a note has a command: ${text}`)
    if (described.operationId === 'createNote') {
      const note = { id: 1000 + this.notes.length, author: BOT, body: text, system: false }
      this.notes.push(note)
      return { status: 201, body: noteOf(note) }
    }
    const note = this.notes.find(({ id }) => id === Number(parameters.note_id))
    if (note === undefined) return refusal(404)
    note.body = text
    return { status: 200, body: noteOf(note) }
  }

  #list(query: URLSearchParams): Answer {
    const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 20)]
    const sorted = query.get('sort') === 'asc' ? this.notes : this.notes.toReversed()
    const body = sorted.slice((page - 1) * size, page * size).map(noteOf)
    const next = page * size < sorted.length ? String(page + 1) : ''
    return { status: 200, body, headers: { 'x-page': String(page), 'x-next-page': next } }
  }
}

/** Starts the fake on a free port; disposing of it ends the connections too. */
export async function startFakeGitLab({ tls }: FakeGitLabOptions = {}): Promise<FakeGitLab> {
  const fake = new Fake()
  const serve = (request: IncomingMessage, response: ServerResponse) => void fake.serve(request, response)
  const server = tls === undefined ? createServer(serve) : createTlsServer(tls, serve)
  const address = await listen(server)
  const { requests, violations, notes } = fake
  return {
    url: `${tls === undefined ? address : address.replace('http:', 'https:')}${BELOW}`,
    requests,
    violations,
    notes,
    failNext: (method, status, { times = 1, headers = {}, isDone = false } = {}) => {
      fake.failures.push({ method, status, headers, isDone, left: times })
    },
    [Symbol.asyncDispose]: () => stop(server),
  }
}

function refusal(status: number, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status, headers, body: { message: WORDS[status] ?? `${status} Internal Server Error` } }
}

function userOf(id: number) {
  const web_url = `https://gitlab.example/git/user${id}`
  return { id, username: `user${id}`, name: `User ${id}`, state: 'active', locked: false, avatar_url: null, web_url }
}

function noteOf({ id, author, body, system }: FakeNote) {
  return {
    id,
    type: null,
    body,
    author: userOf(author),
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    system,
    noteable_id: 4711,
    noteable_type: 'MergeRequest',
    project_id: PROJECT,
    resolvable: false,
    confidential: false,
    internal: false,
    imported: false,
    imported_from: 'none',
    noteable_iid: MERGE_REQUEST,
    commands_changes: {},
  }
}
