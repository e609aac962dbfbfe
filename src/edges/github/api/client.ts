/** The forge's REST API, with retries and rate limits that are kept. */
import { debug } from '@actions/core'
import type { getOctokit } from '@actions/github'
import type { GitHubContext } from '../context/context.ts'
import { MOST_RETRIES, RetryBudget } from './retry-budget.ts'

export type GitHubClient = ReturnType<typeof getOctokit>

/** Statuses after which trying again cannot help; 429 is the throttling plugin's. */
const FINAL = [400, 401, 403, 404, 405, 406, 409, 410, 413, 415, 422, 429, 451]

/**
 * A client of the API, without any request yet. Requests end when `signal` does.
 *
 * @param token not empty
 * @param retrySeconds total time for the retries of all requests
 */
export async function connect(
  { apiUrl }: Pick<GitHubContext, 'apiUrl'>,
  token: string,
  signal: AbortSignal,
  retrySeconds?: number,
): Promise<GitHubClient> {
  // Loaded late: this package reads the event's file while it is loaded, and context.ts must report a broken file
  // first.
  const [{ getOctokit }, { retry }, { throttling }] = await Promise.all([
    import('@actions/github'),
    import('@octokit/plugin-retry'),
    import('@octokit/plugin-throttling'),
  ])
  const log = quietLog()
  const budget = new RetryBudget(signal, retrySeconds)
  const onLimit = (seconds: number, options: object) => budget.mayRetry(options, seconds)
  const budgeted = (octokit: Pick<GitHubClient, 'hook'>) => {
    octokit.hook.wrap('request', budget.attempt)
    // Beside the client's own log: warnings about deprecated routes would go to the console.
    octokit.hook.before('request', ({ request }) => void Object.assign(request ?? {}, { log }))
    return {}
  }
  const options = {
    baseUrl: apiUrl,
    userAgent: 'qpsgate',
    log,
    retry: { retries: MOST_RETRIES, doNotRetry: FINAL },
    // Limits are counted per server.
    throttle: { id: apiUrl, onRateLimit: onLimit, onSecondaryRateLimit: onLimit },
  }
  // The first plugin is the innermost: it sees every attempt.
  return getOctokit(token, options, budgeted, retry, throttling)
}

/** The first argument alone is text; others may hold whole requests. */
function quietLog() {
  const tell = (message: string) => debug(message)
  return { debug: tell, info: tell, warn: tell, error: tell }
}
