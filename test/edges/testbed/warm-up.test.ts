import { describe, expect, it } from 'vitest'
import { warmUpArms } from '../../../src/edges/testbed/warm-up.ts'

describe('a warm-up in which all statements fail', () => {
  /** Seconds of errors when it gave up; undefined if something was completed soon enough. */
  async function gaveUpAfter(failingSeconds: number): Promise<number | undefined> {
    let driven = 0
    let given: number | undefined
    const drive = async (seconds: number) => {
      driven += seconds
    }
    const requireWork = (seconds: number) => {
      given = seconds
      throw new Error('statements fail')
    }
    const isDone = () => driven > failingSeconds
    await warmUpArms({ threads: 2 }, { drive, isDone, settled: () => {}, requireWork }).catch(() => {})
    return given
  }

  it('goes on if the errors end within a second', async () => {
    expect(await gaveUpAfter(1)).toBeUndefined()
  })

  it('is given up after more than one and less than three seconds of errors', async () => {
    expect(await gaveUpAfter(60)).toBeGreaterThan(1)
    expect(await gaveUpAfter(60)).toBeLessThan(3)
  })
})
