import { describe, expect, it } from 'vitest'
import { type Attempted, Patience } from '../../../../src/edges/github/api/retry-budget.ts'

function patience(): { patience: Patience; cancel: AbortController } {
  const cancel = new AbortController()
  return { patience: new Patience(cancel.signal), cancel }
}

const failing = () => Promise.reject(Object.assign(new Error('Server Error'), { status: 502 }))

describe('mayRetry', () => {
  it('grants 65 seconds to all requests together, and not one more', () => {
    const { patience: ours } = patience()
    expect(ours.mayRetry({}, 60)).toBe(true)
    expect(ours.mayRetry({}, 6)).toBe(false)
    expect(ours.mayRetry({}, 5)).toBe(true)
    expect(ours.mayRetry({}, 1)).toBe(false)
  })

  it('grants three retries to a request', async () => {
    const { patience: ours } = patience()
    const options: Attempted = {}
    const granted: (number | undefined)[] = []
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await ours.attempt(failing, options).catch(() => granted.push(options.request?.retries))
    }
    // Not to be overruled: only the last is told to stop.
    expect(granted).toEqual([undefined, undefined, undefined, 0])
  })

  it('grants none to a run that was stopped', () => {
    const { patience: ours, cancel } = patience()
    cancel.abort()
    expect(ours.mayRetry({}, 0)).toBe(false)
  })
})

describe('attempt', () => {
  it('ends with the run', async () => {
    const { patience: ours, cancel } = patience()
    const asked = ours.attempt(({ request }: Attempted) => {
      const { promise, reject } = Promise.withResolvers<never>()
      request?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
      return promise
    }, {})
    cancel.abort()
    await expect(asked).rejects.toThrow('aborted')
  })

  it('leaves requests that are not to be tried again as they are', async () => {
    const { patience: ours } = patience()
    for (let count = 0; count < 100; count += 1)
      await expect(ours.attempt(failing, { request: { retries: 0 } })).rejects.toThrow('Server Error')
    expect(ours.mayRetry({}, 60)).toBe(true)
  })
})
