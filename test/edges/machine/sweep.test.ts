/** Strangers' files in the place of runs, and processes that cannot be ended. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTimeOf } from '../../../src/edges/machine/proc.ts'
import {
  abandonedRuns,
  liveOwners,
  makeMemoryDirectory,
  RunDirectory,
} from '../../../src/edges/machine/run-directory.ts'
import { endOwner, sweepAbandoned } from '../../../src/edges/machine/sweep.ts'

const isRoot = process.getuid?.() === 0
const NOBODY = 65534
const HOUR_MS = 3600 * 1000

/** Stands for /tmp, so that the runs of others are out of sight. */
let temporary: string
beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), 'sweep-test-'))
  vi.stubEnv('TMPDIR', temporary)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(temporary, { recursive: true })
})

/** The directory of a run of ours whose process is gone, with changes to its entry about its owner. */
function deadRun(change: object = {}): string {
  const { path } = new RunDirectory()
  const file = join(path, 'owner.json')
  const owner = { ...JSON.parse(readFileSync(file, 'utf8')), started: '1', ...change }
  writeFileSync(file, JSON.stringify(owner))
  return path
}

async function sweep(): Promise<string[]> {
  return sweepAbandoned(async () => {})
}

describe('the sweep of abandoned runs', () => {
  it.runIf(isRoot)('leaves a directory that belongs to another user', async () => {
    const path = deadRun()
    chownSync(path, NOBODY, NOBODY)
    expect(await sweep()).toEqual([])
    expect(existsSync(path)).toBe(true)
  })

  it.each([0o777, 0o731])('leaves a directory that others can write to: %o', async (mode) => {
    const path = deadRun()
    chmodSync(path, mode)
    expect(await sweep()).toEqual([])
    expect(existsSync(join(path, 'owner.json'))).toBe(true)
  })

  it('leaves a link to a directory', async () => {
    const path = deadRun()
    const elsewhere = mkdtempSync(join(temporary, 'elsewhere-'))
    writeFileSync(join(elsewhere, 'owner.json'), readFileSync(join(path, 'owner.json')))
    symlinkSync(elsewhere, join(temporary, 'qpsgate-link'))
    expect(await sweep()).toEqual([path])
    expect(existsSync(join(elsewhere, 'owner.json'))).toBe(true)
  })
})

describe('a run of another process namespace', () => {
  const elsewhere = { namespace: 'pid:[1]' }

  it('is swept only after a day, because its process cannot be seen', async () => {
    const path = deadRun(elsewhere)
    expect(await sweep()).toEqual([])
    expect(liveOwners()).toEqual([])
    const long = new Date(Date.now() - 25 * HOUR_MS)
    utimesSync(join(path, 'owner.json'), long, long)
    expect(await sweep()).toEqual([path])
  })

  it('is swept at once if the machine was restarted since', async () => {
    const path = deadRun({ ...elsewhere, boot: 'another' })
    expect(await sweep()).toEqual([path])
  })

  it.runIf(isRoot)('is not swept from inside a container', async () => {
    using directory = new RunDirectory()
    const source = new URL('../../../src/edges/machine/run-directory.ts', import.meta.url).href
    const script = `
      const { abandonedRuns } = await import(${JSON.stringify(source)})
      console.log(JSON.stringify(abandonedRuns()))`
    const inside = spawn(
      'unshare',
      ['--pid', '--fork', '--mount-proc', process.execPath, '--input-type=module', '--eval', script],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const [line] = (await once(inside.stdout, 'data')) as [Buffer]
    expect(JSON.parse(String(line))).toEqual([])
    expect(existsSync(directory.path)).toBe(true)
  })
})

describe("the memory directory of a run's boards", () => {
  it('is new for each board, and cannot be entered by other users', () => {
    using directory = new RunDirectory()
    const [first, second] = [makeMemoryDirectory(directory), makeMemoryDirectory(directory)]
    expect(first).not.toBe(second)
    expect(lstatSync(first).mode & 0o777).toBe(0o700)
  })

  it('is never a directory that somebody else made under the name of the run', () => {
    using directory = new RunDirectory()
    const made = join('/dev/shm', directory.id)
    mkdirSync(made, { mode: 0o777 })
    try {
      expect(makeMemoryDirectory(directory)).not.toBe(made)
    } finally {
      rmSync(made, { recursive: true })
    }
  })

  it('is removed at the end of the run, or by the sweep if the run was killed', async () => {
    let path: string
    {
      using directory = new RunDirectory()
      path = makeMemoryDirectory(directory)
    }
    expect(existsSync(path)).toBe(false)
    const dead = deadRun()
    const boards = makeMemoryDirectory({ path: dead, id: basename(dead) })
    await sweep()
    expect(existsSync(boards)).toBe(false)
  })
})

describe('the process of an abandoned run', () => {
  it('counts as ended even if its parent process has not collected it', async () => {
    // The shell becomes a program that waits for no child.
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [line] = (await once(parent.stdout, 'data')) as [Buffer]
    const pid = Number(line)
    const path = deadRun({ pid, started: startTimeOf(pid) })
    expect(abandonedRuns()).toEqual([])
    await endOwner(pid, 2000)
    expect(readFileSync(`/proc/${pid}/status`, 'utf8')).toMatch(/^State:\s+Z/m)
    expect(await sweep()).toEqual([path])
    parent.kill('SIGKILL')
  })

  // Not even root can end a thread of the kernel.
  const isKernel = existsSync('/proc/2/comm') && readFileSync('/proc/2/comm', 'utf8').trim() === 'kthreadd'
  it.runIf(isRoot && isKernel)('is named by its number in an error if it cannot be ended', async () => {
    deadRun({ pid: 2, started: startTimeOf(2) })
    await expect(endOwner(2, 200)).rejects.toThrow(/process 2 of the run does not end, not even by SIGKILL \(state: \w/)
  })
})
