/** The client of the forge's REST API. It repeats failed requests, but only as long as a job may wait for a comment. */
import { debug } from '@actions/core'
import type { getOctokit } from '@actions/github'
import { sleep } from '../../machine/clock.ts'
import { maskValue } from '../../machine/masking.ts'

export type GitHubClient = ReturnType<typeof getOctokit>

export const MOST_RETRIES = 3
/**
 * Maximum seconds for all failed requests and the waits after them. They suffice to outlast a rate limit of a minute.
 */
const MOST_SECONDS = 65
/**
 * The same maximum for the comment before the search for causes. It is short, because servers wait meanwhile, and a
 * later comment replaces this one.
 */
export const BRIEF_SECONDS = 10
const REQUEST_SECONDS = 15
const SECOND = 1000

interface PendingRequest {
  request?: { retries?: number | undefined; signal?: AbortSignal | undefined } | undefined
}

interface RetryLimits {
  /** Ends requests, and the waits between them. */
  readonly signal: AbortSignal
  readonly seconds: number
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
}

/**
 * Repeats failed requests. Octokit's own plugins cannot do it: they have no limit for all requests together, wait even
 * after the run has ended, ignore `retry-after` of a server error, and delay every comment by seconds.
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
 * A client of the API, which has not sent any request yet.
 *
 * @param token not empty
 * @param signal ends requests, and the waits between them
 * @param seconds maximum for all failed requests and the waits after them
 */
export async function connect(
  apiUrl: string,
  token: string,
  signal: AbortSignal,
  seconds = MOST_SECONDS,
  wait = sleep,
): Promise<GitHubClient> {
  // This package is imported late. It reads the event's file as soon as it is loaded, but context.ts must first report
  // a broken file.
  const { getOctokit } = await import('@actions/github')
  // Only the first argument is logged, because the others may be complete requests.
  const tell = (message: string) => debug(message)
  const log = { debug: tell, info: tell, warn: tell, error: tell }
  const retries = new Retries({ signal, seconds, wait })
  return getOctokit(token, { baseUrl: apiUrl, userAgent: 'qpsgate', log }, (octokit) => {
    octokit.hook.wrap('request', (attempt, options) => retries.send(attempt, options))
    // Each request gets the log, too. Otherwise octokit would print warnings about deprecated routes to the console.
    octokit.hook.before('request', (options) => {
      Object.assign(options.request ?? {}, { log })
      // Headers are not masked, because a mask would replace the token in them.
      const { url: _url, baseUrl: _baseUrl, headers: _headers, request: _request, ...parameters } = options
      Object.assign(options, maskValue(parameters))
    })
    return {}
  })
}

/** HTTP status of an error of the API; undefined for any other error. */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('status' in error)) return undefined
  return typeof error.status === 'number' ? error.status : undefined
}

/** Seconds until a failed request may succeed; undefined if repeating it is useless. */
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
