/** GitLab's REST API, with retries that are bounded and rate limits that are kept. */
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { escapeInvisible } from '../../core/suite/problems.ts'
import { TOKEN_VARIABLES } from './merge-request-job.ts'

/** Retries of each request. */
const MOST_RETRIES = 3
/** Waiting of all requests together: a rate limit's minute fits in. */
const MOST_SECONDS = 65
const REQUEST_SECONDS = 15
const SECOND = 1000
const SERVER_ERRORS = 500
const LONGEST_WORDS = 200

const HINTS: Readonly<Record<number, string>> = {
  401: `the token is not valid (any more); in ${TOKEN_VARIABLES.join(' or ')} belongs an access token with the scope api, as CI_JOB_TOKEN may not write notes`,
  403: 'the token may not do it; it needs the scope api, and the role Reporter or more in the project',
  404: 'with this token there is no such merge request; it needs the scope api, and the role Reporter or more in the project',
  429: "the API's rate limit is used up",
}
/** How TLS says that it does not know who signed the server's certificate. */
const UNKNOWN_AUTHORITY = /^(?:UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_)/

/** The API did not do something; the message says why, on one line. */
export class GitLabTrouble extends Error {
  override readonly name = 'GitLabTrouble'
  /** Undefined if there was no answer. */
  readonly status: number | undefined

  constructor(message: string, status: number | undefined, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause })
    this.status = status
  }

  /** Whether the request may have succeeded all the same. */
  get isUncertain(): boolean {
    return this.status === undefined || this.status >= SERVER_ERRORS
  }
}

export interface GitLabAccess {
  readonly apiUrl: string
  readonly token: string
  readonly signal: AbortSignal
  /** Waits this many seconds; default: by the clock. */
  readonly pause?: (seconds: number) => Promise<unknown>
}

export interface GitLabRequest {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** Below the API's address, with a slash in front. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Whether it may be sent again if its outcome is unknown. Default: yes. */
  readonly isRepeatable?: boolean
}

export interface GitLabAnswer<T> {
  readonly value: T
  readonly headers: Headers
}

export class GitLabApi {
  readonly #access: GitLabAccess
  #waitedSeconds = 0

  constructor(access: GitLabAccess) {
    this.#access = access
  }

  /** @throws GitLabTrouble, and the signal's reason */
  async ask<T>(request: GitLabRequest, schema: z.ZodType<T>): Promise<GitLabAnswer<T>> {
    for (let failures = 1; ; failures += 1) {
      const answer = await this.#attempt(request)
      if (!(answer instanceof GitLabTrouble)) return { value: read(answer.body, schema), headers: answer.headers }
      const { trouble, waitSeconds } = this.#next(answer, failures, request)
      if (trouble !== undefined) throw trouble
      await this.#pause(waitSeconds)
    }
  }

  /** Whether to try again, and when. */
  #next(failed: FailedAnswer, failures: number, { isRepeatable = true }: GitLabRequest) {
    const waitSeconds = Math.max(failures ** 2, failed.retryAfterSeconds)
    const isWorthIt = failed.status === 429 || (failed.isUncertain && isRepeatable)
    const isIn = failures <= MOST_RETRIES && this.#waitedSeconds + waitSeconds <= MOST_SECONDS
    return { trouble: isWorthIt && isIn && !failed.isFinal ? undefined : failed, waitSeconds }
  }

  async #pause(seconds: number): Promise<void> {
    const { signal, pause = (time: number) => sleep(time * SECOND, undefined, { signal }).catch(() => {}) } =
      this.#access
    this.#waitedSeconds += seconds
    await pause(seconds)
    signal.throwIfAborted()
  }

  async #attempt({ method, path, query = {}, body }: GitLabRequest): Promise<RawAnswer | FailedAnswer> {
    const { apiUrl, token, signal } = this.#access
    const search = new URLSearchParams(query).toString()
    try {
      const response = await fetch(`${apiUrl}${path}${search === '' ? '' : `?${search}`}`, {
        method,
        // Another place would get the token.
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_SECONDS * SECOND)]),
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          'user-agent': 'qpsgate',
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      return response.ok ? { body: text, headers: response.headers } : refused(response, text)
    } catch (error) {
      signal.throwIfAborted()
      return unreachable(error)
    }
  }
}

interface RawAnswer {
  readonly body: string
  readonly headers: Headers
}

class FailedAnswer extends GitLabTrouble {
  readonly retryAfterSeconds: number
  /** Whether it will be the same next time. */
  readonly isFinal: boolean

  constructor(
    message: string,
    status: number | undefined,
    { retryAfter = 0, isFinal = false, cause = undefined as unknown },
  ) {
    super(message, status, cause)
    this.retryAfterSeconds = retryAfter
    this.isFinal = isFinal
  }
}

function refused({ status, headers }: Response, text: string): FailedAnswer {
  if (status < 400) {
    const where = oneLine(headers.get('location') ?? 'nowhere')
    return new FailedAnswer(
      `CI_API_V4_URL is not the API itself: it answered ${status} and points to ${where}`,
      status,
      {},
    )
  }
  const hint = HINTS[status]
  const words = wordsOf(text)
  const said = `GitLab answered ${status}${words === '' ? '' : ` (${words})`}`
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  const retryAfter = Number.isFinite(seconds) && seconds > 0 ? seconds : 0
  return new FailedAnswer(hint === undefined ? said : `${said}: ${hint}`, status, { retryAfter })
}

function unreachable(error: unknown): FailedAnswer {
  const { cause = error } = error as { cause?: unknown }
  const { code = '', message } = cause as { code?: string; message: string }
  if (UNKNOWN_AUTHORITY.test(code)) {
    const hint = 'name a file with the certificates of its authority in NODE_EXTRA_CA_CERTS'
    const options = { isFinal: true, cause: error }
    return new FailedAnswer(`GitLab's certificate has an unknown signer (${code}); ${hint}`, undefined, options)
  }
  // A refused connection on several addresses has a code alone.
  return new FailedAnswer(`GitLab could not be reached (${oneLine(message || code)})`, undefined, { cause: error })
}

/** GitLab's error message: a text, or lists of texts by field. */
const errorSchema = z
  .looseObject({ message: z.unknown(), error: z.unknown(), error_description: z.unknown() })
  .partial()

function wordsOf(text: string): string {
  const { message, error_description: description, error } = errorSchema.safeParse(parse(text)).data ?? {}
  const words = message ?? description ?? error
  if (words === undefined || words === null) return ''
  return oneLine(typeof words === 'string' ? words : JSON.stringify(words))
}

function read<T>(text: string, schema: z.ZodType<T>): T {
  const checked = schema.safeParse(parse(text))
  if (checked.success) return checked.data
  throw new GitLabTrouble('GitLab answered with something that is not its own form', 200)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function oneLine(text: string): string {
  const line = escapeInvisible(text.replace(/\s+/g, ' ').trim())
  return line.length > LONGEST_WORDS ? `${line.slice(0, LONGEST_WORDS - 1)}…` : line
}
