import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readNodes } from '../../../src/edges/machine/cpus.ts'
import { findProgram, run, runTool, start, textOf } from '../../../src/edges/machine/processes.ts'

const PLACE = { run: '/tmp/qpsgate-of-this-test', cwd: '/tmp' }
const TOOL = { cwd: '/tmp', timeoutSeconds: 20 }

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

describe('run', () => {
  it('returns exit code and output of both streams', async () => {
    const { exit, output } = await run(['sh', '-c', 'echo out; echo err >&2; exit 3'], PLACE)
    expect(exit).toEqual({ code: 3, signal: null })
    expect(output.split('\n').sort()).toEqual(['', 'err', 'out'])
  })

  it('passes arguments as they are, without a shell', async () => {
    const odd = ['a b', '$HOME', '*', "it's", '']
    expect((await run(['printf', '[%s]', ...odd], PLACE)).output).toBe(odd.map((text) => `[${text}]`).join(''))
  })

  it('gives nothing on standard input', async () => {
    expect((await run(['cat'], PLACE)).output).toBe('')
  })

  it('tells of a program that does not exist', async () => {
    const { exit, output } = await run(['no-such-program'], PLACE)
    expect(exit.code).not.toBe(0)
    expect(output).toContain('no-such-program')
  })

  it('tells of a working directory that does not exist', async () => {
    const { exit, output } = await run(['true'], { ...PLACE, cwd: '/no/such/folder' })
    expect(exit.code).toBe(127)
    expect(output).toContain('ENOENT')
  })

  it('keeps exactly the last 16 KiB of output', async () => {
    const { output } = await run(['sh', '-c', 'yes | head -c 40000; printf END'], PLACE)
    expect(output).toHaveLength(16_384)
    expect(output.endsWith('y\nEND')).toBe(true)
  })

  it('ends a program that takes too long', async () => {
    const { exit } = await run(['sleep', '60'], { ...PLACE, timeoutSeconds: 0.1 })
    expect(exit.signal).toBe('SIGKILL')
  })

  it('ends the program and rejects with the reason when it is stopped', async () => {
    const controller = new AbortController()
    const running = run(['sleep', '60'], { ...PLACE, signal: controller.signal })
    controller.abort(new Error('enough'))
    await expect(running).rejects.toThrow('enough')
  })

  it('leaves nothing running when it was stopped before', async () => {
    const before = childrenOf(process.pid)
    await expect(run(['sleep', '61'], { ...PLACE, signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow()
    expect(childrenOf(process.pid)).toEqual(before)
  })
})

describe('the environment of a program', () => {
  const environment = async (env: Record<string, string> = {}) => {
    const { output } = await run(['env'], { ...PLACE, env })
    return Object.fromEntries(output.split('\n').map((line) => line.split(/=(.*)/s).slice(0, 2)))
  }

  it('has nothing of ours but PATH and time zone', async () => {
    vi.stubEnv('LUA_PATH', '/evil/?.lua')
    vi.stubEnv('LD_PRELOAD', '')
    vi.stubEnv('GITHUB_TOKEN', 'secret')
    vi.stubEnv('TZ', 'Europe/Berlin')
    const names = Object.keys(await environment()).filter((name) => !['', '_', 'PWD', 'SHLVL'].includes(name))
    expect(names.sort()).toEqual(['LC_ALL', 'PATH', 'QPSGATE_RUN', 'TZ'])
  })

  it('carries the label of the run, which nobody can override', async () => {
    expect(await environment({ QPSGATE_RUN: 'other', QPSGATE_BOARD: '/b' })).toMatchObject({
      QPSGATE_RUN: PLACE.run,
      QPSGATE_BOARD: '/b',
    })
  })

  it('finds servers, which live where the PATH of ordinary users does not lead', async () => {
    vi.stubEnv('PATH', '/usr/bin:/bin')
    expect((await environment()).PATH).toBe('/usr/bin:/bin:/usr/sbin:/sbin')
  })
})

describe('start', () => {
  it('pins to the given CPUs', async () => {
    const cpu = readNodes().flat(2).at(-1) as number
    const { output } = await run(['grep', 'Cpus_allowed_list', '/proc/self/status'], { ...PLACE, cpus: [cpu] })
    expect(output.trim()).toMatch(new RegExp(`\\s${cpu}$`))
  })

  it('ends a frozen program for certain', async () => {
    const child = start(['sleep', '60'], PLACE)
    child.signal('SIGSTOP')
    await child.kill()
    expect(child.exit).toEqual({ code: null, signal: 'SIGKILL' })
    expect(existsSync(`/proc/${child.pid}`)).toBe(false)
  })

  it('ends with its scope', async () => {
    let pid = -1
    {
      await using child = start(['sleep', '60'], PLACE)
      pid = child.pid
      expect(existsSync(`/proc/${pid}`)).toBe(true)
    }
    expect(existsSync(`/proc/${pid}`)).toBe(false)
  })

  it('lets a program that has ended be killed and signalled again', async () => {
    const child = start(['true'], PLACE)
    await child.exited
    child.signal('SIGTERM')
    await child.kill()
    expect(child.exit).toEqual({ code: 0, signal: null })
  })

  it('does not outlive us, not even when we are killed', async () => {
    const source = new URL('../../../src/edges/machine/processes.ts', import.meta.url).href
    const script = `
      const { start } = await import(${JSON.stringify(source)})
      const child = start(['sh', '-c', 'echo ready; exec sleep 60'], ${JSON.stringify(PLACE)})
      while (!child.output.includes('ready')) await new Promise((resolve) => setTimeout(resolve, 5))
      console.log(child.pid)
      setInterval(() => {}, 1000)`
    const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = (await once(parent.stdout, 'data')) as [Buffer]
    const pid = Number(line)
    expect(existsSync(`/proc/${pid}`)).toBe(true)
    parent.kill('SIGKILL')
    await once(parent, 'exit')
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 5000, interval: 10 })
  })
})

describe('a tool', () => {
  it('gives its exit code and what it printed on each stream', async () => {
    const answer = await runTool(['sh', '-c', 'echo out; echo err >&2; exit 3'], TOOL)
    expect(answer).toEqual({ code: 3, stdout: Buffer.from('out\n'), stderr: 'err\n' })
    expect(textOf(answer)).toBe('out\nerr\n')
  })

  it('gets its arguments as they are, without a shell', async () => {
    const odd = ['a b', '$HOME', '*', "it's", 'say "hi"', '\\', '']
    const { stdout } = await runTool(['printf', '[%s]', ...odd], TOOL)
    expect(stdout.toString()).toBe(odd.map((text) => `[${text}]`).join(''))
  })

  it('prints bytes, which stay as they are', async () => {
    const { stdout } = await runTool(['printf', '\\377\\000\\n\\303'], TOOL)
    expect([...stdout]).toEqual([0xff, 0, 10, 0xc3])
  })

  it('may print much without a line break', async () => {
    const began = performance.now()
    const { stdout } = await runTool(['head', '-c', '100000000', '/dev/zero'], TOOL)
    expect(stdout).toHaveLength(100_000_000)
    expect(performance.now() - began).toBeLessThan(5000)
  })

  it('gets text for standard input, and its end by default', async () => {
    expect((await runTool(['cat'], { ...TOOL, input: 'hällo' })).stdout.toString()).toBe('hällo')
    expect((await runTool(['cat'], TOOL)).stdout.toString()).toBe('')
  })

  it('need not read its input', async () => {
    expect((await runTool(['true'], { ...TOOL, input: 'x'.repeat(5_000_000) })).code).toBe(0)
  })

  it('gets nothing of our environment but PATH and time zone', async () => {
    vi.stubEnv('GITHUB_TOKEN', 'secret')
    vi.stubEnv('TZ', 'Europe/Berlin')
    const { stdout } = await runTool(['env'], { ...TOOL, env: { OWN: '1' } })
    const names = stdout
      .toString()
      .trim()
      .split('\n')
      .map((line) => line.split('=')[0])
    expect(names.sort()).toEqual(['LC_ALL', 'OWN', 'PATH', 'TZ'])
  })

  it('is found, and run, where folders have blanks and quotes in their names', async () => {
    vi.stubEnv('PATH', '/no "such" folder:/usr/bin:/bin')
    expect((await runTool(['true'], TOOL)).code).toBe(0)
  })

  it('says nothing on our own output', async () => {
    const written = vi.spyOn(process.stdout, 'write')
    await runTool(['echo', 'secret'], TOOL)
    expect(written.mock.calls.filter(([text]) => String(text).includes('secret'))).toEqual([])
  })

  it('that does not exist, or has no such directory to work in, is told', async () => {
    const missing = await runTool(['no-such-tool'], TOOL)
    expect(missing).toMatchObject({ code: 127, stderr: expect.stringContaining('no-such-tool') })
    const nowhere = await runTool(['true'], { ...TOOL, cwd: '/no/such/folder' })
    expect(nowhere).toMatchObject({ code: 127, stderr: expect.stringContaining('/no/such/folder') })
  })

  it('of which exactly the last 16 KiB on standard error are kept', async () => {
    const { stderr } = await runTool(['sh', '-c', '(yes | head -c 40000; printf END) >&2'], TOOL)
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
    const { code, stdout, stderr } = await runTool(withHelper('7001'), { ...TOOL, timeoutSeconds: 0.3 })
    expect([code, stdout.toString(), stderr.trim()]).toEqual([null, 'started\n', 'timed out after 0.3 s'])
    await expect.poll(() => running('sleep 7001')).toEqual([])
  })

  it('is ended at the deadline also where only what it started goes on', async () => {
    const { code } = await runTool(['sh', '-c', 'sleep 7002 & exit 0'], { ...TOOL, timeoutSeconds: 0.3 })
    expect(code).toBeNull()
    await expect.poll(() => running('sleep 7002')).toEqual([])
  })

  it.each([
    ['that it started', 'sleep 7006 & echo done', []],
    ['of another session', 'setsid sleep 7006 & sleep 0.2; echo done', ['sleep 7006']],
  ])(
    'once it has ended itself, is not waited for because of what holds its output: a process %s',
    async (_, script, left) => {
      try {
        const { code, stdout } = await runTool(['sh', '-c', script], { ...TOOL, timeoutSeconds: 600 })
        expect([code, stdout.toString()]).toEqual([0, 'done\n'])
        await expect.poll(() => running('sleep 7006')).toHaveLength(left.length)
        const { exit, output } = await run(['sh', '-c', script], PLACE)
        expect([exit.code, output]).toEqual([0, 'done\n'])
      } finally {
        execFileSync('sh', ['-c', 'pkill -f "^sleep 7006" || true'])
      }
    },
  )

  it('is ended, and the reason thrown, when the signal fires, whenever that is', async () => {
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

  it('but prints and prints is ended at 256 MiB', async () => {
    const { code, stdout, stderr } = await runTool(['yes', 'x'.repeat(8000)], TOOL)
    expect(code).toBeNull()
    expect(stderr).toContain('printed more than 268435456 bytes')
    expect(stdout.length).toBeLessThanOrEqual(256 * 1024 ** 2)
  })

  it('can be ended among others, which go on', async () => {
    const controller = new AbortController()
    const stopped = runTool(withHelper('7005'), { ...TOOL, signal: controller.signal })
    const other = runTool(['sh', '-c', 'sleep 0.5; echo done'], TOOL)
    const refused = expect(stopped).rejects.toThrow('enough')
    await sleep(100)
    controller.abort(new Error('enough'))
    await refused
    expect((await other).stdout.toString()).toBe('done\n')
  })
})

describe('findProgram', () => {
  it('finds what is on PATH first', () => {
    vi.stubEnv('PATH', '/bin')
    expect(findProgram('sh')).toBe('/bin/sh')
  })

  it('finds nothing where there is nothing', () => expect(findProgram('no-such-program')).toBeUndefined())
})

function childrenOf(pid: number): string {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
}

/** Whether a process is there and more than an entry that nobody has collected yet. */
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s*Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

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
