import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { runTool, textOf } from '../../../src/edges/machine/tool.ts'

const PLACE = { cwd: '/tmp', timeoutSeconds: 20 }

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

describe('a tool', () => {
  it('gives its exit code and what it printed on each stream', async () => {
    const answer = await runTool(['sh', '-c', 'echo out; echo err >&2; exit 3'], PLACE)
    expect(answer).toEqual({ code: 3, stdout: Buffer.from('out\n'), stderr: 'err\n' })
    expect(textOf(answer)).toBe('out\nerr\n')
  })

  it('gets its arguments as they are, without a shell', async () => {
    const odd = ['a b', '$HOME', '*', "it's", 'say "hi"', '\\', '']
    const { stdout } = await runTool(['printf', '[%s]', ...odd], PLACE)
    expect(stdout.toString()).toBe(odd.map((text) => `[${text}]`).join(''))
  })

  it('prints bytes, which stay as they are', async () => {
    const { stdout } = await runTool(['printf', '\\377\\000\\n\\303'], PLACE)
    expect([...stdout]).toEqual([0xff, 0, 10, 0xc3])
  })

  it('may print much without a line break', async () => {
    const began = performance.now()
    const { stdout } = await runTool(['head', '-c', '100000000', '/dev/zero'], PLACE)
    expect(stdout).toHaveLength(100_000_000)
    expect(performance.now() - began).toBeLessThan(5000)
  })

  it('gets text for standard input, and its end by default', async () => {
    expect((await runTool(['cat'], { ...PLACE, input: 'hällo' })).stdout.toString()).toBe('hällo')
    expect((await runTool(['cat'], PLACE)).stdout.toString()).toBe('')
  })

  it('need not read its input', async () => {
    expect((await runTool(['true'], { ...PLACE, input: 'x'.repeat(5_000_000) })).code).toBe(0)
  })

  it('gets nothing of our environment but PATH and time zone', async () => {
    vi.stubEnv('GITHUB_TOKEN', 'secret')
    vi.stubEnv('TZ', 'Europe/Berlin')
    const { stdout } = await runTool(['env'], { ...PLACE, env: { OWN: '1' } })
    const names = stdout
      .toString()
      .trim()
      .split('\n')
      .map((line) => line.split('=')[0])
    expect(names.sort()).toEqual(['LC_ALL', 'OWN', 'PATH', 'TZ'])
  })

  it('is found, and run, where folders have blanks and quotes in their names', async () => {
    vi.stubEnv('PATH', '/no "such" folder:/usr/bin:/bin')
    expect((await runTool(['true'], PLACE)).code).toBe(0)
  })

  it('says nothing on our own output', async () => {
    const written = vi.spyOn(process.stdout, 'write')
    await runTool(['echo', 'secret'], PLACE)
    expect(written.mock.calls.filter(([text]) => String(text).includes('secret'))).toEqual([])
  })

  it('that does not exist, or has no such directory to work in, is told', async () => {
    const missing = await runTool(['no-such-tool'], PLACE)
    expect(missing).toMatchObject({ code: 127, stderr: expect.stringContaining('no-such-tool') })
    const nowhere = await runTool(['true'], { ...PLACE, cwd: '/no/such/folder' })
    expect(nowhere).toMatchObject({ code: 127, stderr: expect.stringContaining('/no/such/folder') })
  })

  it('of which exactly the last 16 KiB on standard error are kept', async () => {
    const { stderr } = await runTool(['sh', '-c', '(yes | head -c 40000; printf END) >&2'], PLACE)
    expect(stderr).toHaveLength(16_384)
    expect(stderr.endsWith('y\nEND')).toBe(true)
  })
})

describe('a tool that does not end', () => {
  /** Starts a helper that outlives a lone tool, and waits for it. */
  const withHelper = (mark: string): [string, ...string[]] => [
    'sh',
    '-c',
    `sleep ${mark} & echo started; sleep ${mark}`,
  ]

  it('is ended at the deadline with all it started', async () => {
    const { code, stdout, stderr } = await runTool(withHelper('7001'), { ...PLACE, timeoutSeconds: 0.3 })
    expect([code, stdout.toString(), stderr.trim()]).toEqual([null, 'started\n', 'timed out after 0.3 s'])
    await expect.poll(() => running('sleep 7001')).toEqual([])
  })

  it('is ended at the deadline also where only what it started goes on', async () => {
    const { code } = await runTool(['sh', '-c', 'sleep 7002 & exit 0'], { ...PLACE, timeoutSeconds: 0.3 })
    expect(code).toBeNull()
    await expect.poll(() => running('sleep 7002')).toEqual([])
  })

  it('is ended, and the reason thrown, when the signal fires, whenever that is', async () => {
    for (const milliseconds of [0, 1, 5, 20, 200]) {
      const controller = new AbortController()
      const answer = runTool(withHelper('7003'), { ...PLACE, signal: controller.signal })
      const refused = expect(answer).rejects.toThrow('enough')
      if (milliseconds > 0) await sleep(milliseconds)
      controller.abort(new Error('enough'))
      await refused
    }
    await expect.poll(() => running('sleep 7003')).toEqual([])
  })

  it('is not started once the signal has fired', async () => {
    const signal = AbortSignal.abort(new Error('enough'))
    await expect(runTool(withHelper('7004'), { ...PLACE, signal })).rejects.toThrow('enough')
    expect(running('sleep 7004')).toEqual([])
  })

  it('but prints and prints is ended at 256 MiB', async () => {
    const { code, stdout, stderr } = await runTool(['yes', 'x'.repeat(8000)], PLACE)
    expect(code).toBeNull()
    expect(stderr).toContain('printed more than 268435456 bytes')
    expect(stdout.length).toBeLessThanOrEqual(256 * 1024 ** 2)
  })

  it('can be ended among others, which go on', async () => {
    const controller = new AbortController()
    const stopped = runTool(withHelper('7005'), { ...PLACE, signal: controller.signal })
    const other = runTool(['sh', '-c', 'sleep 0.5; echo done'], PLACE)
    const refused = expect(stopped).rejects.toThrow('enough')
    await sleep(100)
    controller.abort(new Error('enough'))
    await refused
    expect((await other).stdout.toString()).toBe('done\n')
  })
})

/** Process numbers by their exact command line. */
function running(command: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() === command
      } catch {
        return false // It has just ended.
      }
    })
}
