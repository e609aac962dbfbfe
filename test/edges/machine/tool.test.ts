import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { runTool, runToolNow, toolText } from '../../../src/edges/machine/tool.ts'

const TOOL = { cwd: '/tmp', timeoutSeconds: 20 }

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

describe('a tool that qpsgate runs', () => {
  it('returns its exit code, and the output of both streams', async () => {
    const answer = await runTool(['sh', '-c', 'echo out; echo err >&2; exit 3'], TOOL)
    expect(answer).toEqual({ code: 3, stdout: Buffer.from('out\n'), stderr: 'err\n' })
    expect(toolText(answer)).toBe('out\nerr\n')
  })

  it('gets its arguments unchanged, without a shell', async () => {
    const odd = ['a b', '$HOME', '*', "it's", 'say "hi"', '\\', '']
    const { stdout } = await runTool(['printf', '[%s]', ...odd], TOOL)
    expect(stdout.toString()).toBe(odd.map((text) => `[${text}]`).join(''))
  })

  it('returns the bytes of its output unchanged', async () => {
    const { stdout } = await runTool(['printf', '\\377\\000\\n\\303'], TOOL)
    expect([...stdout]).toEqual([0xff, 0, 10, 0xc3])
  })

  it("writes nothing to qpsgate's own output", async () => {
    // Nor about folders that hold something strange.
    vi.stubEnv('PATH', `/etc/passwd:${process.env.PATH}`)
    const written = vi.spyOn(process.stdout, 'write')
    await runTool(['echo', 'secret'], TOOL)
    expect(written.mock.calls.filter(([text]) => String(text).includes('secret'))).toEqual([])
  })

  it('exits with 127 and the reason if it or its working directory does not exist', async () => {
    const missing = await runTool(['no-such-tool'], TOOL)
    expect(missing).toMatchObject({ code: 127, stderr: expect.stringContaining('no-such-tool') })
    const nowhere = await runTool(['true'], { ...TOOL, cwd: '/no/such/folder' })
    expect(nowhere).toMatchObject({ code: 127, stderr: expect.stringContaining('/no/such/folder') })
  })

  it('has the last 16 KiB of its standard error kept, and no byte more', async () => {
    const { stderr } = await runTool(['sh', '-c', '(yes | head -c 40000; printf END) >&2'], TOOL)
    expect(stderr).toHaveLength(16_384)
    expect(stderr.endsWith('y\nEND')).toBe(true)
  })
})

describe('a tool that does not end, or leaves a process', () => {
  /** Starts a helper that outlives a lone tool, and waits for it. */
  const withHelper = (mark: string): [string, ...string[]] => [
    'sh',
    '-c',
    `sleep ${mark} & echo started; sleep ${mark}`,
  ]

  it('is ended at the deadline with all its children', async () => {
    const { code, stdout, stderr } = await runTool(withHelper('7001'), { ...TOOL, timeoutSeconds: 0.3 })
    expect([code, stdout.toString(), stderr.trim()]).toEqual([null, 'started\n', 'timed out after 0.3 s'])
    await expect.poll(() => running('sleep 7001')).toEqual([])
  })

  it.each([
    ['one that it started', 'sleep 7006 & echo done'],
    ['one in another session', 'setsid sleep 7006 & sleep 0.2; echo done'],
  ])('returns although a process outlives it and holds its output: %s', async (_, script) => {
    const { code, stdout } = await runTool(['sh', '-c', script], { ...TOOL, timeoutSeconds: 600 })
    expect([code, stdout.toString()]).toEqual([0, 'done\n'])
    await expect.poll(() => running('sleep 7006')).toEqual([])
  })

  it('is ended once the signal fires, at any moment, with the reason that the signal gives', async () => {
    for (const milliseconds of [0, 1, 5, 20, 200]) {
      const controller = new AbortController()
      const answer = runTool(withHelper('7003'), { ...TOOL, signal: controller.signal })
      const refused = expect(answer).rejects.toThrow('enough')
      if (milliseconds > 0) await sleep(milliseconds)
      controller.abort(new Error('enough'))
      await refused
    }
    await expect.poll(() => running('sleep 7003')).toEqual([])
  })

  it('is not started once the signal has fired', async () => {
    const signal = AbortSignal.abort(new Error('enough'))
    await expect(runTool(withHelper('7004'), { ...TOOL, signal })).rejects.toThrow('enough')
    expect(running('sleep 7004')).toEqual([])
  })

  it('is ended once it has printed 256 MiB', async () => {
    const { code, stdout, stderr } = await runTool(['yes', 'x'.repeat(8000)], TOOL)
    expect(code).toBeNull()
    expect(stderr).toContain('printed more than 268435456 bytes')
    expect(stdout.length).toBeLessThanOrEqual(256 * 1024 ** 2)
  })
})

describe('a tool that is run synchronously', () => {
  it('returns its exit code and output, and need not read its input', () => {
    expect(runToolNow(['cat'], TOOL).stdout).toHaveLength(0)
    const answer = runToolNow(['sh', '-c', 'cat; echo err >&2; exit 3'], { ...TOOL, input: 'hällo' })
    expect(answer).toEqual({ code: 3, stdout: Buffer.from('hällo'), stderr: 'err\n' })
    expect(runToolNow(['true'], { ...TOOL, input: 'x'.repeat(5_000_000) }).code).toBe(0)
  })

  it('is ended with all its children at the deadline, or once it has printed 256 MiB', async () => {
    const late = runToolNow(['sh', '-c', 'sleep 7007 & sleep 7007'], { ...TOOL, timeoutSeconds: 0.3 })
    expect([late.code, late.stderr.trim()]).toEqual([null, 'timed out after 0.3 s'])
    await expect.poll(() => running('sleep 7007')).toEqual([])
    const endless = runToolNow(['yes', 'x'.repeat(8000)], TOOL)
    expect([endless.code, endless.stderr.trim()]).toEqual([null, 'printed more than 268435456 bytes'])
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
