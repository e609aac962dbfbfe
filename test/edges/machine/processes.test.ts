import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readNodes } from '../../../src/edges/machine/cpus.ts'
import { copyTree } from '../../../src/edges/machine/file-trees.ts'
import { lockFile } from '../../../src/edges/machine/lock.ts'
import { allowedCpusOf } from '../../../src/edges/machine/proc.ts'
import { allProgramFolders, findProgram, run, start } from '../../../src/edges/machine/processes.ts'
import { runTool, runToolNow } from '../../../src/edges/machine/tool.ts'

const PLACE = { run: '/tmp/qpsgate-of-this-test', cwd: '/tmp' }

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

describe('a program that qpsgate runs', () => {
  it('returns its exit code and the output of both streams', async () => {
    const { exitCode, output } = await run(['sh', '-c', 'echo out; echo err >&2; exit 3'], PLACE)
    expect(exitCode).toBe(3)
    expect(output.split('\n').sort()).toEqual(['', 'err', 'out'])
  })

  it('is named in the error if it does not exist', async () => {
    const { exitCode, output } = await run(['no-such-program'], PLACE)
    expect(exitCode).not.toBe(0)
    expect(output).toContain('no-such-program')
  })

  it('has the last 16 KiB of its output kept, and no byte more', async () => {
    const { output } = await run(['sh', '-c', 'yes | head -c 40000; printf END'], PLACE)
    expect(output).toHaveLength(16_384)
    expect(output.endsWith('y\nEND')).toBe(true)
  })

  it('is ended at its time limit', async () => {
    const { exitCode } = await run(['sleep', '60'], { ...PLACE, timeoutSeconds: 0.1 })
    expect(exitCode).toBe('SIGKILL')
  })

  it('is ended once its signal fires, with the reason that the signal gives', async () => {
    const controller = new AbortController()
    const running = run(['sleep', '60'], { ...PLACE, signal: controller.signal })
    controller.abort(new Error('enough'))
    await expect(running).rejects.toThrow('enough')
  })
})

describe('programs in folders of a checkout that PATH names', () => {
  let checkout: string
  const fooled = () => readdirSync(checkout).filter((name) => name.endsWith('.ran'))
  beforeEach(() => {
    checkout = mkdtempSync('/tmp/qg-checkout-')
    mkdirSync(join(checkout, '.git'))
    for (const name of ['setpriv', 'taskset', 'timeout', 'flock', 'git', 'cp'])
      writeFileSync(join(checkout, name), `#!/bin/sh\ntouch ${checkout}/${name}.ran\n`, { mode: 0o755 })
    vi.spyOn(process, 'cwd').mockReturnValue(checkout)
    vi.stubEnv('PATH', `${checkout}:.::${process.env.PATH}`)
  })
  afterEach(() => rmSync(checkout, { recursive: true }))

  it('are never started, even under the name of a system program', async () => {
    expect(await run(['git', '--version'], { ...PLACE, cpus: [allowedCpusOf(process.pid)?.[0] ?? 0] })).toMatchObject({
      exitCode: 0,
      output: expect.stringMatching(/^git version/),
    })
    expect(runToolNow(['git', '--version'], { cwd: checkout, timeoutSeconds: 10 }).code).toBe(0)
    expect((await runTool(['git', '--version'], { cwd: checkout, timeoutSeconds: 10 })).code).toBe(0)
    await using _lock = await lockFile(join(checkout, 'lock'), 'exclusive', { wait: true })
    const within = { runDirectory: checkout, signal: new AbortController().signal }
    await copyTree(join(checkout, '.git'), join(checkout, 'copy'), within, 'copy')
    expect(fooled()).toEqual([])
    expect(findProgram('git')).not.toContain(checkout)
  })

  it('are found if they are to run in a box', () => {
    expect(findProgram('git', allProgramFolders())).toBe(join(checkout, 'git'))
  })
})

describe('the environment of a program', () => {
  const environment = async (env: Record<string, string> = {}) => {
    const { output } = await run(['env'], { ...PLACE, env })
    return Object.fromEntries(output.split('\n').map((line) => line.split(/=(.*)/s).slice(0, 2)))
  }

  it('has only PATH, the time zone, the locale and the label of the run', async () => {
    vi.stubEnv('LUA_PATH', '/evil/?.lua')
    vi.stubEnv('LD_PRELOAD', '')
    vi.stubEnv('GITHUB_TOKEN', 'secret')
    vi.stubEnv('TZ', 'Europe/Berlin')
    const names = Object.keys(await environment()).filter((name) => !['', '_', 'PWD', 'SHLVL'].includes(name))
    expect(names.sort()).toEqual(['LC_ALL', 'PATH', 'QPSGATE_RUN', 'TZ'])
  })

  it('has the label of the run, which other variables do not override', async () => {
    expect(await environment({ QPSGATE_RUN: 'other', QPSGATE_BOARD: '/b' })).toMatchObject({
      QPSGATE_RUN: PLACE.run,
      QPSGATE_BOARD: '/b',
    })
  })

  it('has the folders of server programs in PATH', async () => {
    vi.stubEnv('PATH', '/usr/bin:/bin')
    expect((await environment()).PATH).toBe('/usr/bin:/bin:/usr/sbin:/sbin')
  })
})

describe('a program that qpsgate started', () => {
  it('runs on the given CPUs', async () => {
    const cpu = readNodes().flat(2).at(-1) as number
    const { output } = await run(['grep', 'Cpus_allowed_list', '/proc/self/status'], { ...PLACE, cpus: [cpu] })
    expect(output.trim()).toMatch(new RegExp(`\\s${cpu}$`))
  })

  it('is ended even while it is frozen', async () => {
    const child = start(['sleep', '60'], PLACE)
    child.signal('SIGSTOP')
    await child.kill()
    expect(child.exit).toEqual({ code: null, signal: 'SIGKILL' })
    expect(existsSync(`/proc/${child.pid}`)).toBe(false)
  })

  it('ends if qpsgate is killed', async () => {
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
    await expect.poll(() => isRunning(pid), { interval: 10 }).toBe(false)
  })
})

/** Whether a process is there and more than an entry that nobody has collected yet. */
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s*Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
