/** The forge's REST API. Requests that fail are sent again, as long as a comment may be waited for. */
import { debug } from '@actions/core'
import type { getOctokit } from '@actions/github'
import { sleep } from '../../machine/clock.ts'
import type { GitHubContext } from '../context/context.ts'

export type GitHubClient = ReturnType<typeof getOctokit>

/** Retries of each request. */
export const MOST_RETRIES = 3
/** Time that all requests together wait and fail: a rate limit's minute fits in. */
const MOST_SECONDS = 65
/** The same for requests that can also be made later. */
export const BRIEF_SECONDS = 10
const REQUEST_SECONDS = 15
const SECOND = 1000

interface PendingRequest {
  request?: { retries?: number | undefined; signal?: AbortSignal | undefined } | undefined
}

/**
 * A client of the API, without any request yet. Requests end when `signal` does.
 *
 * @param token not empty
 * @param retrySeconds time that all requests together wait and fail
 */
export async function connect(
  { apiUrl }: Pick<GitHubContext, 'apiUrl'>,
  token: string,
  signal: AbortSignal,
  retrySeconds = MOST_SECONDS,
  wait = sleep,
): Promise<GitHubClient> {
  // Loaded late: this package reads the event's file while it is loaded, and context.ts must report a broken file
  // first.
  const { getOctokit } = await import('@actions/github')
  // The first argument alone is text; others may hold whole requests.
  const tell = (message: string) => debug(message)
  const log = { debug: tell, info: tell, warn: tell, error: tell }
  let spent = 0
  const send = async <T, O extends PendingRequest>(attempt: (options: O) => T | Promise<T>, options: O): Promise<T> => {
    for (let failures = 1; ; failures++) {
      const began = performance.now()
      options.request = {
        ...options.request,
        signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_SECONDS * SECOND)]),
      }
      try {
        return await attempt(options)
      } catch (error) {
        spent += (performance.now() - began) / SECOND
        const seconds = failures > (options.request.retries ?? MOST_RETRIES) ? undefined : waitAfter(error, failures)
        if (seconds === undefined || signal.aborted || spent + seconds > retrySeconds) throw error
        spent += seconds
        await wait(seconds * SECOND, signal)
      }
    }
  }
  const again = (octokit: Pick<GitHubClient, 'hook'>) => {
    octokit.hook.wrap('request', send)
    // Beside the client's own log: warnings about deprecated routes would go to the console.
    octokit.hook.before('request', ({ request }) => void Object.assign(request ?? {}, { log }))
    return {}
  }
  return getOctokit(token, { baseUrl: apiUrl, userAgent: 'qpsgate', log }, again)
}

/** The HTTP status of an API error, undefined for anything else. */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('status' in error)) return undefined
  return typeof error.status === 'number' ? error.status : undefined
}

/** Seconds until a failed request may succeed; undefined if it cannot. */
function waitAfter(error: unknown, failures: number): number | undefined {
  const status = statusOf(error) ?? 0
  const headers = (error as { response?: { headers?: Readonly<Record<string, unknown>> } }).response?.headers ?? {}
  const [asked, reset] = [
    Number(headers['retry-after']),
    Number(headers['x-ratelimit-reset'] ?? Number.POSITIVE_INFINITY),
  ]
  if (status >= 500) return Math.max(failures ** 2, asked || 0)
  if (status !== 429 && status !== 403) return undefined
  if (headers['x-ratelimit-remaining'] === '0') return Math.max(0, reset - Date.now() / SECOND)
  return status === 429 ? asked || failures ** 2 : asked || undefined
}
