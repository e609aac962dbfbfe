/** GitHub's REST API on loopback, with a state; every request is checked against GitHub's own description. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { checkRequest, checkResponse, findOperation, type Operation } from './github-openapi.ts'
import { pageOf } from './github-pages.ts'
import { type Answer, type Question, Refusal } from './github-routes/question.ts'
import { ROUTES } from './github-routes/routes.ts'
import { emptyState, type FakeGitHubState } from './github-state.ts'
import { listen, readText, stop } from './loopback-server.ts'

export interface FakeGitHubOptions {
  /** "owner/name" of the repository. */
  readonly repository?: string
  /** Rights of the token: with 'read', every write is answered with 403. */
  readonly token?: 'write' | 'read'
  /** Login of the token's user, the author of its comments. */
  readonly login?: string
}

export interface RecordedRequest {
  readonly method: string
  /** Path as sent, still encoded. */
  readonly path: string
  /** Query string without the question mark. */
  readonly query: string
  /** The parsed body; undefined if there is none. */
  readonly body: unknown
  readonly authorization: string | undefined
}

export interface FakeGitHub extends AsyncDisposable {
  /** Base address, for GITHUB_API_URL. */
  readonly url: string
  /** Every request, in order. */
  readonly requests: readonly RecordedRequest[]
  /** Deviations from GitHub's description, in requests and in the fake's own answers. Tests assert that it is empty. */
  readonly violations: readonly string[]
  /** The state of the repository, which tests may change. */
  readonly state: FakeGitHubState
  /** Lets the next `times` requests that match fail with this status, without any effect. */
  failNext(
    match: { readonly method?: string; readonly path?: RegExp },
    status: number,
    times?: number,
    headers?: Readonly<Record<string, string>>,
  ): void
}

interface Failure {
  readonly method: string | undefined
  readonly path: RegExp | undefined
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  left: number
}

interface Fake {
  readonly state: FakeGitHubState
  readonly options: Required<FakeGitHubOptions>
  readonly requests: RecordedRequest[]
  readonly violations: string[]
  readonly failures: Failure[]
  readonly addresses: { url: string }
}

interface Reply {
  readonly status: number
  readonly mediaType?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

const NO_RIGHT = 'Resource not accessible by integration'

/** Starts the fake on a free port; disposing of it ends the connections too. */
export async function startFakeGitHub(options: FakeGitHubOptions = {}): Promise<FakeGitHub> {
  const { repository = 'acme/databases', token = 'write', login = 'github-actions[bot]' } = options
  const fake: Fake = {
    state: emptyState(repository),
    options: { repository, token, login },
    requests: [],
    violations: [],
    failures: [],
    addresses: { url: '' },
  }
  const api = createServer((request, response) => void serve(fake, request, response))
  fake.addresses.url = await listen(api)
  const { state, requests, violations, addresses } = fake
  return {
    url: addresses.url,
    state,
    requests,
    violations,
    failNext: ({ method, path }, status, times = 1, headers = {}) => {
      fake.failures.push({ method, path, status, headers, left: times })
    },
    [Symbol.asyncDispose]: async () => {
      await stop(api)
    },
  }
}

async function serve(fake: Fake, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams, search } = new URL(`${fake.addresses.url}${request.url ?? '/'}`)
  const text = await readText(request).catch(() => undefined)
  // The client hung up.
  if (text === undefined) return
  const recorded = {
    method: request.method ?? 'GET',
    path: pathname,
    query: search.slice(1),
    body: parse(text),
    authorization: request.headers.authorization,
  }
  fake.requests.push(recorded)
  send(response, replyTo(fake, recorded, searchParams))
}

function replyTo(fake: Fake, request: RecordedRequest, asked: URLSearchParams): Reply {
  const { method, path } = request
  const operation = operationOf(method, path)
  if (operation === undefined) {
    fake.violations.push(`${method} ${path}: GitHub describes no such operation`)
    return errorReply(404, 'Not Found')
  }
  const query = Object.fromEntries(
    [...asked.keys()].map((name) => {
      const values = asked.getAll(name)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
  const wrong = checkRequest(operation, { query, body: request.body })
  fake.violations.push(...[...wrong.path, ...wrong.query, ...wrong.body].map((one) => `${method} ${path}: ${one}`))
  const refused = refusal(fake, request, operation)
  if (refused !== undefined) return refused
  if (wrong.path.length > 0) return errorReply(404, 'Not Found', operation)
  if (wrong.body.length > 0) return errorReply(422, `Invalid request.\n\n${wrong.body.join('\n')}`, operation)
  return answer(fake, operation, { query: asked, body: request.body, path })
}

/**
 * Why a request is refused before its route sees it: no token, a failure that a test ordered, no right, another
 * repository.
 */
function refusal(
  fake: Fake,
  { method, path, authorization }: RecordedRequest,
  operation: Operation,
): Reply | undefined {
  const token = /^(?:token|bearer) (\S+)$/i.exec(authorization ?? '')?.[1]
  if (token === undefined) return errorReply(401, 'Requires authentication', operation)
  if (fake.state.unknownTokens.has(token)) return errorReply(401, 'Bad credentials', operation)
  const failure = fake.failures.find(
    (one) => one.left > 0 && (one.method ?? method) === method && path.search(one.path ?? /^/) >= 0,
  )
  if (failure !== undefined) {
    failure.left -= 1
    return errorReply(failure.status, messageOf(failure), operation, failure.headers)
  }
  const { owner, repo } = operation.parameters
  if (owner !== undefined && `${owner}/${repo}`.toLowerCase() !== fake.options.repository.toLowerCase())
    return errorReply(404, 'Not Found', operation)
  if (method === 'GET' || fake.options.token === 'write') return undefined
  return errorReply(403, NO_RIGHT, operation, { 'x-accepted-github-permissions': rightFor(operation) })
}

function answer(
  fake: Fake,
  operation: Operation,
  { path, query, body }: { path: string; query: URLSearchParams; body: unknown },
): Reply {
  const route = ROUTES.get(operation.id)
  if (route === undefined) {
    fake.violations.push(`${operation.id}: the fake does not have this operation of GitHub's`)
    return errorReply(501, 'Not Implemented', operation)
  }
  const { state, options, addresses } = fake
  const question = {
    ...addresses,
    state,
    login: options.login,
    parameters: operation.parameters,
    query,
    body,
  }
  try {
    const reply = replyOf(route(question), question, path)
    const wrong = checkResponse(operation, reply.status, reply.mediaType ?? '', reply.body)
    fake.violations.push(...wrong.map((one) => `answer of the fake: ${one}`))
    return reply
  } catch (thrown) {
    if (thrown instanceof Refusal) return errorReply(thrown.status, thrown.message, operation, {}, thrown.errors)
    fake.violations.push(`${operation.id}: the fake failed: ${thrown instanceof Error ? thrown.stack : thrown}`)
    return errorReply(500, 'Server Error', operation)
  }
}

function replyOf(answer: Answer, question: Question, path: string): Reply {
  if (!('list' in answer)) {
    const { status = 200, body, headers = {} } = answer
    return { status, body, headers, mediaType: 'application/json' }
  }
  const { page, headers } = pageOf(answer.list, `${question.url}${path}`, question.query)
  return { status: 200, mediaType: 'application/json', body: answer.envelope?.(page) ?? page, headers }
}

function operationOf(method: string, path: string): Operation | undefined {
  try {
    return findOperation(method, path)
  } catch (thrown) {
    // A path that cannot be decoded is no address.
    if (thrown instanceof URIError) return undefined
    throw thrown
  }
}

/** Rights for an operation, any one of which is enough. */
function rightFor({ id }: Operation): string {
  if (id.startsWith('issues/')) return 'issues=write; pull_requests=write'
  if (id.startsWith('pulls/')) return 'pull_requests=write'
  return 'contents=write'
}

/** GitHub's message for a failure. Clients tell the two kinds of rate limits apart by its words. */
function messageOf({ status, headers }: Failure): string {
  if (headers['x-ratelimit-remaining'] === '0') return 'API rate limit exceeded for installation.'
  if (status === 429 || (status === 403 && headers['retry-after'] !== undefined))
    return 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'
  const known: Readonly<Record<number, string>> = { 401: 'Bad credentials', 403: NO_RIGHT, 404: 'Not Found' }
  return known[status] ?? (status >= 500 ? 'Server Error' : 'Validation Failed')
}

function errorReply(
  status: number,
  message: string,
  operation?: Operation,
  headers: Readonly<Record<string, string>> = {},
  errors?: readonly unknown[],
): Reply {
  const documentation_url = operation?.documentation ?? 'https://docs.github.com/rest'
  return { status, headers, body: { message, ...(errors && { errors }), documentation_url, status: String(status) } }
}

function send(response: ServerResponse, { status, headers = {}, body, mediaType }: Reply): void {
  const limits = { 'x-ratelimit-limit': '5000', 'x-ratelimit-remaining': '4999', 'x-ratelimit-reset': '4102444800' }
  const type = `${mediaType ?? 'application/json'}; charset=utf-8`
  response.writeHead(status, { ...limits, ...(body !== undefined && { 'content-type': type }), ...headers })
  response.end(body === undefined ? body : JSON.stringify(body))
}

/** Parses a body. Text that is not JSON stays text, which no description allows. */
function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}
