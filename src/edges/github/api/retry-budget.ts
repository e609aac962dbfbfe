/** Limit for the delay by the API: a comment on a pull request must not cost minutes when the API is ill. */
import { setTimeout as sleep } from 'node:timers/promises'

/** Retries of each request. */
export const MOST_RETRIES = 3
/**
 * Budget of all requests together, for waiting between attempts and for attempts that failed: a rate limit's minute
 * fits in.
 */
const MOST_SECONDS = 65
/** The same for requests that can also be made later. */
export const BRIEF_SECONDS = 10
const REQUEST_SECONDS = 15
/** So long a forge that was given up is taken to be down. */
const DOWN_SECONDS = 60
const SECOND = 1000
/** Statuses from this on say that something is wrong with the forge, not with the request. */
const SERVER_ERRORS = 500

/** An octokit request on its way; the same object through all its attempts. */
export interface PendingRequest {
  request?: { retries?: number | undefined; signal?: AbortSignal | undefined } | undefined
}

interface FailedAttempt {
  message: string
  readonly status?: unknown
  readonly response?: { readonly headers?: Readonly<Record<string, unknown>> } | undefined
}

export class RetryBudget {
  readonly #signal: AbortSignal
  readonly #mostSeconds: number
  readonly #failures = new WeakMap<object, number>()
  #spentSeconds = 0
  /** When a request was last given up after all its attempts; undefined once one has succeeded. */
  #givenUpAt: number | undefined

  /** @param mostSeconds budget of all requests together */
  constructor(signal: AbortSignal, mostSeconds = MOST_SECONDS) {
    this.#signal = signal
    this.#mostSeconds = mostSeconds
  }

  /** Whether to try again after this many seconds; yes at most three times for a request. */
  mayRetry(request: object, waitSeconds: number): boolean {
    const failures = this.#failures.get(request) ?? 0
    if (failures > MOST_RETRIES || this.#signal.aborted) return false
    if (this.#spentSeconds + waitSeconds > this.#mostSeconds) return false
    this.#spentSeconds += waitSeconds
    return true
  }

  /** One attempt: bounded in time, its failure prepared for the plugins that decide about the next. */
  attempt = async <T, O extends PendingRequest>(send: (options: O) => T | Promise<T>, options: O): Promise<T> => {
    const began = performance.now()
    const signal = AbortSignal.any([this.#signal, AbortSignal.timeout(REQUEST_SECONDS * SECOND)])
    const { retries } = options.request ?? {}
    options.request = { ...options.request, signal }
    try {
      const answer = await send(options)
      this.#givenUpAt = undefined
      return answer
    } catch (error) {
      this.#spentSeconds += (performance.now() - began) / SECOND
      const failures = (this.#failures.get(options) ?? 0) + 1
      this.#failures.set(options, failures)
      if (isFailedAttempt(error)) await this.#prepare(error, options, failures, retries)
      throw error
    }
  }

  /** A host that has just failed four times is asked once. */
  #isDown(): boolean {
    return this.#givenUpAt !== undefined && performance.now() - this.#givenUpAt < DOWN_SECONDS * SECOND
  }

  async #prepare(
    error: FailedAttempt,
    options: PendingRequest,
    failures: number,
    retries: number | undefined,
  ): Promise<void> {
    if (isLimit(error)) error.message = withLimitWords(error.message)
    if (typeof error.status !== 'number' || error.status < SERVER_ERRORS || retries === 0) return
    if (failures > MOST_RETRIES) this.#givenUpAt = performance.now()
    // The retry plugin waits 1, 4 and 9 s; where the forge asks for more, the rest is waited here.
    const usual = failures ** 2
    const wait = Math.max(usual, retryAfter(error) ?? 0)
    if (this.#isDown() || !this.mayRetry(options, wait)) options.request = { ...options.request, retries: 0 }
    else if (wait > usual) await sleep((wait - usual) * SECOND, undefined, { signal: this.#signal }).catch(() => {})
  }
}

function isFailedAttempt(error: unknown): error is FailedAttempt {
  return error instanceof Error && 'status' in error
}

/** Limits in other words than GitHub's: those of other forges and of their proxies. */
function isLimit(error: FailedAttempt): boolean {
  if (error.response?.headers?.['x-ratelimit-remaining'] === '0') return false
  return error.status === 429 || (error.status === 403 && retryAfter(error) !== undefined)
}

/** The throttling plugin knows a limit that asks to wait by these words alone. */
function withLimitWords(message: string): string {
  return /\bsecondary rate\b/i.test(message) ? message : `secondary rate limit: ${message}`
}

/** Seconds that the forge asks to wait; undefined if it asks for none. */
function retryAfter({ response }: FailedAttempt): number | undefined {
  const seconds = Number(response?.headers?.['retry-after'] ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined
}
