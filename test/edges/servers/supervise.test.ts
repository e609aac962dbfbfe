import { describe, expect, it } from 'vitest'
import type { ServerProcess } from '../../../src/edges/servers/launcher.ts'
import { serverEnded } from '../../../src/edges/servers/supervise.ts'

describe('the error of a server that has ended', () => {
  const messageOf = async (how: string) => {
    const process = { ended: Promise.resolve(how), output: async () => '', command: ['mariadbd'] }
    const server = { process: process as unknown as ServerProcess, address: { kind: 'tcp' } as never }
    const doing = 'it was measured'
    return (await serverEnded({ name: 'a', server, doing, signal: new AbortController().signal })).message
  }

  it('names a lack of memory as a possible reason if the server was killed', async () => {
    expect(await messageOf('signal SIGKILL')).toMatch(/\(signal SIGKILL\): it was killed, perhaps .* memory ran out$/)
  })

  it("names no possible reason if the server's box was ended from outside", async () => {
    const how = 'signal SIGKILL, as its box was ended by SIGTERM'
    expect(await messageOf(how)).toBe(`the server of a ended while it was measured (${how})`)
  })
})
