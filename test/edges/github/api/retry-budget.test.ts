import { describe, expect, it } from 'vitest'
import { BRIEF_SECONDS, type PendingRequest, RetryBudget } from '../../../../src/edges/github/api/retry-budget.ts'

function makeBudget(): { budget: RetryBudget; cancel: AbortController } {
  const cancel = new AbortController()
  return { budget: new RetryBudget(cancel.signal), cancel }
}

const failing = () => Promise.reject(Object.assign(new Error('Server Error'), { status: 502 }))

describe('mayRetry', () => {
  it('grants 65 seconds to all requests together, and not one more', () => {
    const { budget } = makeBudget()
    expect(budget.mayRetry({}, 60)).toBe(true)
    expect(budget.mayRetry({}, 6)).toBe(false)
    expect(budget.mayRetry({}, 5)).toBe(true)
    expect(budget.mayRetry({}, 1)).toBe(false)
  })

  it('grants less for what can be said later: no minute that a limit asks for', () => {
    const brief = new RetryBudget(new AbortController().signal, BRIEF_SECONDS)
    expect(brief.mayRetry({}, 60)).toBe(false)
    expect(brief.mayRetry({}, 10)).toBe(true)
    expect(brief.mayRetry({}, 1)).toBe(false)
  })

  it('grants three retries to a request', async () => {
    const { budget } = makeBudget()
    const options: PendingRequest = {}
    const granted: (number | undefined)[] = []
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await budget.attempt(failing, options).catch(() => granted.push(options.request?.retries))
    }
    // Not to be overruled: only the last one may stop.
    expect(granted).toEqual([undefined, undefined, undefined, 0])
  })

  it('grants none to a run that was stopped', () => {
    const { budget, cancel } = makeBudget()
    cancel.abort()
    expect(budget.mayRetry({}, 0)).toBe(false)
  })
})

describe('attempt', () => {
  it('ends with the run', async () => {
    const { budget, cancel } = makeBudget()
    const asked = budget.attempt(({ request }: PendingRequest) => {
      const { promise, reject } = Promise.withResolvers<never>()
      request?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
      return promise
    }, {})
    cancel.abort()
    await expect(asked).rejects.toThrow('aborted')
  })

  it('leaves requests that are not to be tried again as they are', async () => {
    const { budget } = makeBudget()
    for (let count = 0; count < 100; count += 1)
      await expect(budget.attempt(failing, { request: { retries: 0 } })).rejects.toThrow('Server Error')
    expect(budget.mayRetry({}, 60)).toBe(true)
  })
})
