/** The forge's REST API. Requests that fail are sent again, as long as a comment may be waited for. */
import { debug } from '@actions/core'
import type { getOctokit } from '@actions/github'
import { sleep } from '../../machine/clock.ts'
import { maskValue } from '../../machine/masking.ts'

export type GitHubClient = ReturnType<typeof getOctokit>

/** Retries of each request. */
export const MOST_RETRIES = 3
/** Seconds that all requests together may wait and fail: the minute of a rate limit fits in. */
const MOST_SECONDS = 65
/** The same for requests that can also be made later. */
export const BRIEF_SECONDS = 10
const REQUEST_SECONDS = 15
const SECOND = 1000

interface PendingRequest {
  request?: { retries?: number | undefined; signal?: AbortSignal | undefined } | undefined
}

interface RetryLimits {
  /** Ends requests, and waits too. */
  readonly signal: AbortSignal
  /** Seconds that all requests together may wait and fail. */
  readonly seconds: number
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
}

/**
 * Sends failed requests again. Octokit's own plugins have no limit for all requests together, go on waiting after the
 * end of a run, read no `retry-after` of a server error, and hold every comment back for seconds.
 */
class Retries {
  readonly #limits: RetryLimits
  #spentSeconds = 0

  constructor(limits: RetryLimits) {
    this.#limits = limits
  }

  async send<T, O extends PendingRequest>(attempt: (options: O) => T | Promise<T>, options: O): Promise<T> {
    const { signal, wait } = this.#limits
    for (let failures = 1; ; failures++) {
      const began = performance.now()
      options.request = {
        ...options.request,
        signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_SECONDS * SECOND)]),
      }
      try {
        return await attempt(options)
      } catch (error) {
        this.#spentSeconds += (performance.now() - began) / SECOND
        const mayRetry = failures <= (options.request.retries ?? MOST_RETRIES) && !signal.aborted
        const seconds = mayRetry ? waitAfter(error, failures) : undefined
        if (seconds === undefined || this.#spentSeconds + seconds > this.#limits.seconds) throw error
        this.#spentSeconds += seconds
        await wait(seconds * SECOND, signal)
      }
    }
  }
}

/**
 * A client of the API, without any request yet. Requests end when `signal` does.
 *
 * @param token not empty
 * @param seconds time that all requests together wait and fail
 */
export async function connect(
  apiUrl: string,
  token: string,
  signal: AbortSignal,
  seconds = MOST_SECONDS,
  wait = sleep,
): Promise<GitHubClient> {
  // Loaded late: this package reads the event's file while it is loaded, and context.ts must report a broken file
  // first.
  const { getOctokit } = await import('@actions/github')
  // Only the first argument is logged: others may hold whole requests.
  const tell = (message: string) => debug(message)
  const log = { debug: tell, info: tell, warn: tell, error: tell }
  const retries = new Retries({ signal, seconds, wait })
  return getOctokit(token, { baseUrl: apiUrl, userAgent: 'qpsgate', log }, (octokit) => {
    octokit.hook.wrap('request', (attempt, options) => retries.send(attempt, options))
    // Each request has a log, too: warnings about deprecated routes would go to the console.
    octokit.hook.before('request', (options) => {
      Object.assign(options.request ?? {}, { log })
      // The headers hold the token, which a mask would break.
      const { url: _url, baseUrl: _baseUrl, headers: _headers, request: _request, ...parameters } = options
      Object.assign(options, maskValue(parameters))
    })
    return {}
  })
}

/** HTTP status of an API error; undefined for anything else. */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('status' in error)) return undefined
  return typeof error.status === 'number' ? error.status : undefined
}

/** Seconds until a failed request may succeed; undefined if it cannot. */
function waitAfter(error: unknown, failures: number): number | undefined {
  const status = statusOf(error) ?? 0
  const headers = (error as { response?: { headers?: Readonly<Record<string, unknown>> } }).response?.headers ?? {}
  const retryAfter = Number(headers['retry-after'])
  if (status >= 500) return Math.max(failures ** 2, retryAfter || 0)
  if (status !== 429 && status !== 403) return undefined
  if (headers['x-ratelimit-remaining'] === '0') {
    const reset = Number(headers['x-ratelimit-reset'] ?? Number.POSITIVE_INFINITY)
    return Math.max(0, reset - Date.now() / SECOND)
  }
  return status === 429 ? retryAfter || failures ** 2 : retryAfter || undefined
}
