import { describe, expect, it } from 'vitest'
import { atMost } from '../../../src/edges/machine/at-most.ts'
import { openTogether } from '../../../src/edges/servers/programs.ts'

/** Things that are opened and closed by name, and their final states. */
function things() {
  const events: string[] = []
  const opened = (name: string) => {
    events.push(`opened ${name}`)
    return { name, [Symbol.asyncDispose]: async () => void events.push(`closed ${name}`) }
  }
  const aborted = (name: string, signal: AbortSignal) =>
    new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => {
        events.push(`ended ${name}`)
        reject(signal.reason)
      }),
    )
  return { events, opened, aborted }
}

const NEVER = new AbortController().signal

describe('resources that are opened together', () => {
  it('are returned in the order in which they were asked for, whichever was ready first', async () => {
    const { events, opened } = things()
    const first = Promise.withResolvers<void>()
    const all = await openTogether(['a', 'b'], NEVER, async (name) => {
      if (name === 'a') await first.promise
      else first.resolve()
      return opened(name)
    })
    expect(all.map(({ name }) => name)).toEqual(['a', 'b'])
    expect(events).toEqual(['opened b', 'opened a'])
  })

  it('are ended when the run is stopped', async () => {
    const { events, aborted } = things()
    const stop = new AbortController()
    const opening = openTogether(['a', 'b'], stop.signal, aborted)
    stop.abort(new Error('stopped'))
    await expect(opening).rejects.toThrow('stopped')
    expect(events).toEqual(['ended a', 'ended b'])
  })
})

describe('tasks of which only a limited number run at once', () => {
  it('begin in their order, each as soon as another task ends', async () => {
    const limited = atMost(2)
    const works = Array.from({ length: 5 }, () => Promise.withResolvers<void>())
    const begun: number[] = []
    const done = works.map(({ promise }, index) =>
      limited(() => {
        begun.push(index)
        return promise
      }),
    )
    await settled()
    expect(begun).toEqual([0, 1])
    works[1]?.resolve()
    await settled()
    expect(begun).toEqual([0, 1, 2])
    for (const { resolve } of works) resolve()
    await Promise.all(done)
    expect(begun).toEqual([0, 1, 2, 3, 4])
  })

  it('go on after one fails, and only its caller gets the error', async () => {
    const limited = atMost(1)
    const failed = limited(() => Promise.reject(new Error('no')))
    const after = limited(async () => 'yes')
    await expect(failed).rejects.toThrow('no')
    expect(await after).toBe('yes')
  })
})

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
