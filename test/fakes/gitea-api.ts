/**
 * The part of Gitea's REST API that qpsgate uses, on loopback. Requests and answers are checked against Gitea's own
 * description.
 */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { listen, readText, stop } from './loopback-server.ts'

interface Operation {
  readonly method: string
  readonly path: string
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema?: object }[]
  /** Schemas of answers, by status. */
  readonly responses: Readonly<Record<string, object>>
}

export interface GiteaComment {
  readonly id: number
  body: string
  readonly user: { readonly login: string }
  readonly html_url: string
  readonly created_at: string
  updated_at: string
}

interface Entry {
  readonly type: string
  /** In an entry about a label, "1" if the label was set. */
  readonly body: string
  readonly label?: { readonly name: string }
  readonly user: { readonly login: string }
  readonly created_at: string
}

interface Answer {
  readonly status?: number
  readonly body: unknown
}

/** Written by scripts/gitea-api.ts. */
const FILE = fileURLToPath(import.meta.resolve('../fixtures/gitea-api.json'))
const { operations, definitions } = JSON.parse(readFileSync(FILE, 'utf8')) as {
  readonly operations: readonly Operation[]
  readonly definitions: Readonly<Record<string, object>>
}
const isDateTime = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text)
const ajv = new Ajv2019({ strict: false, formats: { 'date-time': isDateTime, email: true, int64: true } })
const FORGEJO_VERSION = '/api/forgejo/v1/version'
/** Parameters that Octokit sends with every request, and that Gitea ignores because it does not know them. */
const IGNORED = new Set(['per_page'])
const PAGE = { usual: 30, most: 50 }

interface GiteaOptions {
  readonly login?: string
  readonly mayWrite?: boolean
  /** Whether the fake has the address that only Forgejo has. */
  readonly isForgejo?: boolean
}

/** A pull request of acme/databases, number 1. */
export class FakeGitea implements AsyncDisposable {
  readonly comments: GiteaComment[] = []
  readonly labels = new Set<string>()
  readonly timeline: Entry[] = []
  /** Every request, in order, such as "GET /repos/…". */
  readonly requests: string[] = []
  /** Deviations from Gitea's description, in requests and in the fake's own answers. Tests assert that it is empty. */
  readonly violations: string[] = []
  /** Login of the token's user, the author of what qpsgate writes. */
  readonly login: string
  /** Address of the API. */
  url = ''
  readonly #mayWrite: boolean
  readonly #isForgejo: boolean
  readonly #server = createServer((request, response) => void this.#serve(request, response))
  #seconds = Date.UTC(2026, 0, 1) / 1000

  private constructor({ login, mayWrite, isForgejo }: Required<GiteaOptions>) {
    this.login = login
    this.#mayWrite = mayWrite
    this.#isForgejo = isForgejo
  }

  static async start(options: GiteaOptions = {}): Promise<FakeGitea> {
    const fake = new FakeGitea({ login: 'gitea-actions', mayWrite: true, isForgejo: false, ...options })
    fake.url = `${await listen(fake.#server)}/api/v1`
    return fake
  }

  /** Somebody sets a label, or takes it away. */
  setLabel(name: string, login: string, isSet = true): void {
    if (isSet) this.labels.add(name)
    else this.labels.delete(name)
    const entry = { type: 'label', body: isSet ? '1' : '', label: { name }, user: { login } }
    this.timeline.push({ ...entry, created_at: this.#now() })
  }

  /** Somebody writes a comment. */
  comment(body: string, login: string): GiteaComment {
    const at = this.#now()
    const id = this.comments.length + 1
    const html_url = `https://gitea.example/acme/databases/pulls/1#issuecomment-${id}`
    const comment = { id, body, user: { login }, html_url, created_at: at, updated_at: at }
    this.comments.push(comment)
    this.timeline.push({ type: 'comment', body, user: { login }, created_at: at })
    return comment
  }

  [Symbol.asyncDispose](): Promise<void> {
    return stop(this.#server)
  }

  /** Times are whole seconds. */
  #now(): string {
    this.#seconds += 1
    return new Date(this.#seconds * 1000).toISOString().replace('.000', '')
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(`http://localhost${request.url}`)
    const { method = 'GET' } = request
    const path = pathname.replace('/api/v1', '')
    const text = await readText(request)
    this.requests.push(`${method} ${path}`)
    if (path === FORGEJO_VERSION) {
      const [code, answer] = this.#isForgejo ? [200, { version: '12.0.0+gitea-1.22.0' }] : [404, {}]
      return void response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    }
    const { status = 200, body } = this.#answer(
      `${method} ${path}`,
      searchParams,
      text === '' ? null : JSON.parse(text),
    )
    response.writeHead(status, { 'content-type': 'application/json;charset=utf-8' }).end(JSON.stringify(body))
  }

  #answer(asked: string, query: URLSearchParams, sent: { body: string } | null): Answer {
    const operation = operations.find(({ method, path }) => patternOf(method, path).test(asked))
    if (operation === undefined) {
      this.violations.push(`${asked}: Gitea describes no such operation, or the excerpt does not have it`)
      return { status: 404, body: { message: 'not found' } }
    }
    const described = new Set(operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name))
    const strange = [...query.keys()].filter((name) => !described.has(name) && !IGNORED.has(name))
    this.violations.push(...strange.map((name) => `${asked}: it takes no ${name}`))
    this.#check(
      `${asked}, sent`,
      operation.parameters.find((one) => one.in === 'body')?.schema ?? { type: 'null' },
      sent,
    )
    if (operation.method !== 'GET' && !this.#mayWrite)
      return { status: 403, body: { message: 'user should have permission to write to a repo' } }
    const answer = this.#route(operation, asked, query, sent?.body ?? '')
    this.#check(`${asked}, answered`, operation.responses[answer.status ?? 200] ?? { not: {} }, answer.body)
    return answer
  }

  #route({ method, path }: Operation, asked: string, query: URLSearchParams, body: string): Answer {
    switch (`${method} ${path.replace(/.*\//, '')}`) {
      case 'GET user':
        return { body: { login: this.login } }
      case 'GET comments':
        return { body: this.comments }
      case 'POST comments':
        return { status: 201, body: this.comment(body, this.login) }
      case 'GET labels':
        return { body: [...this.labels].map((name) => ({ name })) }
      case 'GET timeline': {
        const size = Math.min(PAGE.most, Number(query.get('limit') ?? PAGE.usual))
        const first = (Number(query.get('page') ?? 1) - 1) * size
        return { body: this.timeline.slice(first, first + size) }
      }
      default: {
        const comment = this.comments.find(({ id }) => asked.endsWith(`/${id}`))
        return { body: comment && Object.assign(comment, { body, updated_at: this.#now() }) }
      }
    }
  }

  #check(what: string, schema: object, value: unknown): void {
    if (!ajv.validate({ ...schema, definitions }, value)) this.violations.push(`${what}: ${ajv.errorsText()}`)
  }
}

function patternOf(method: string, path: string): RegExp {
  return new RegExp(`^${method} ${path.replace('{owner}/{repo}', 'acme/databases').replaceAll(/\{\w+\}/g, '\\d+')}$`)
}
