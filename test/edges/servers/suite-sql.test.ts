/** Statements of a suite that never end. */
import { describe, expect, it } from 'vitest'
import type { Arm } from '../../../src/core/plan/plan.ts'
import { runScenarioSql } from '../../../src/edges/servers/arms.ts'
import { Session } from '../../../src/edges/servers/connection.ts'
import { UserError } from '../../../src/errors.ts'
import { serverForAll } from './study-servers.ts'

const NEVER = new AbortController().signal

describe("a suite's SQL statement that does not end", () => {
  const server = serverForAll('pfsoff', 'local')

  function arm(value: string): Arm {
    const sql = [{ value, file: 'suite.yml', line: 7 }]
    return { scenario: { name: 'on', sql }, revision: 'head' } as unknown as Arm
  }

  it('is an error with its line once its time limit is over', async () => {
    await using session = await Session.open(server.address)
    const began = performance.now()
    const applied = runScenarioSql(session, arm('SELECT SLEEP(600)'), NEVER, 1)
    await expect(applied).rejects.toThrow(UserError)
    await expect(applied).rejects.toMatchObject({
      message: expect.stringMatching(
        /^scenario on: this statement has not ended within 1 s; .*\n {2}SELECT SLEEP\(600\)$/,
      ),
      place: { file: 'suite.yml', line: 7 },
    })
    // A tenth of the statement's time.
    expect(performance.now() - began).toBeLessThan(60_000)
  })

  it('is ended at once, and is not blamed, if the run is stopped', async () => {
    const stop = new AbortController()
    const { address } = server
    if (address.kind !== 'socket') throw new Error('it has a socket')
    await using session = await Session.open({ ...address, patience: { seconds: 600, signal: stop.signal } })
    const applied = runScenarioSql(session, arm('SELECT SLEEP(600)'), stop.signal)
    setTimeout(() => stop.abort(new Error('stopped')), 200)
    await expect(applied).rejects.toThrow('stopped')
  })
})
