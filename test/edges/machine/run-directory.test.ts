import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hasMemoryGroups, openMemoryGroup } from '../../../src/edges/machine/memory-group.ts'
import { abandonedRuns, RunDirectory, sweepRun } from '../../../src/edges/machine/run-directory.ts'
import { sweepAbandoned } from '../../../src/edges/machine/sweep.ts'
import { MeasurementError } from '../../../src/errors.ts'

/** Stands for /tmp, so that the runs of others are out of sight. */
let temporary: string
beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), 'run-directory-test-'))
  vi.stubEnv('TMPDIR', temporary)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(temporary, { recursive: true })
})

function abandoned(): string[] {
  return abandonedRuns()
}

/** A directory as a run leaves it that is owned by this process, with changes. */
function directoryOwnedBy(change: object): string {
  const { path } = new RunDirectory()
  const file = join(path, 'owner.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }))
  return path
}

/** The directory of a run that was killed. */
async function killedRun(): Promise<string> {
  const source = new URL('../../../src/edges/machine/run-directory.ts', import.meta.url).href
  const script = `
    const { RunDirectory } = await import(${JSON.stringify(source)})
    console.log(new RunDirectory().path)
    setInterval(() => {}, 1000)`
  const owner = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(owner.stdout, 'data')) as [Buffer]
  const path = String(line).trim()
  expect(abandoned()).not.toContain(path)
  owner.kill('SIGKILL')
  await once(owner, 'exit')
  return path
}

describe('a run directory', () => {
  it('cannot be entered by other users', () => {
    using directory = new RunDirectory()
    expect(statSync(directory.path).mode & 0o777).toBe(0o700)
    expect(directory.id).toBe(basename(directory.path))
  })

  it('is removed with its files at the end of the run', () => {
    const directory = new RunDirectory()
    writeFileSync(join(directory.make('a/b'), 'file'), '')
    directory[Symbol.dispose]()
    expect(existsSync(directory.path)).toBe(false)
  })

  it('is an error that names the remedy if it cannot be made', () => {
    vi.stubEnv('TMPDIR', join(temporary, 'absent'))
    expect(() => new RunDirectory()).toThrow(MeasurementError)
    expect(() => new RunDirectory()).toThrow(/set TMPDIR/)
  })
})

describe('the search for abandoned runs', () => {
  it('does not find a run that is still running', () => {
    using _directory = new RunDirectory()
    expect(abandoned()).toEqual([])
  })

  it('finds a run that was killed', async () => {
    const path = await killedRun()
    expect(abandonedRuns()).toEqual([path])
  })

  it('finds a run whose process number now belongs to another process', () => {
    const path = directoryOwnedBy({ started: '1' })
    expect(abandoned()).toEqual([path])
  })

  it.each([
    { what: 'without an owner', make: (path: string) => mkdirSync(path) },
    { what: 'with an owner that is no JSON', make: (path: string) => withOwner(path, '{') },
    { what: 'with an owner without a start', make: (path: string) => withOwner(path, '{"pid":1}') },
    { what: 'that is in fact a file', make: (path: string) => writeFileSync(path, '') },
  ])('does not find a directory $what', ({ make }) => {
    make(join(temporary, 'qpsgate-abc'))
    expect(abandoned()).toEqual([])
  })
})

it.runIf(hasMemoryGroups())('sweeping an abandoned run removes its control groups', () => {
  const path = directoryOwnedBy({ started: '1' })
  const server = labelled(path)
  openMemoryGroup(path)?.add(server.pid ?? 0)
  const group = readFileSync(join(path, 'memory-groups'), 'utf8').trim()
  expect(existsSync(group)).toBe(true)
  sweepRun(path)
  expect([group, path].filter((each) => existsSync(each))).toEqual([])
})

it('sweeping an abandoned run ends its processes, even frozen ones, and no other processes', async () => {
  const path = directoryOwnedBy({ started: '1' })
  const [frozen, other] = [labelled(path), labelled(`${path}-other`)]
  frozen.kill('SIGSTOP')
  const ended = once(frozen, 'exit')
  sweepRun(path)
  expect(await ended).toEqual([null, 'SIGKILL'])
  expect(other.exitCode).toBeNull()
  other.kill('SIGKILL')
  expect(existsSync(path)).toBe(false)
})

it('sweeping removes abandoned runs with their containers, and no run that is still running', async () => {
  using alive = new RunDirectory()
  const dead = directoryOwnedBy({ started: '1' })
  const containersOf: string[] = []
  const swept = await sweepAbandoned(async (path) => {
    containersOf.push(path)
  })
  expect(swept).toEqual([dead])
  expect(containersOf).toEqual([dead])
  expect(existsSync(dead)).toBe(false)
  expect(existsSync(alive.path)).toBe(true)
})

function withOwner(path: string, text: string): void {
  mkdirSync(path)
  writeFileSync(join(path, 'owner.json'), text)
}

/** A process that carries the label of a run. */
function labelled(path: string) {
  return spawn('sleep', ['60'], { env: { PATH: process.env.PATH, QPSGATE_RUN: path }, stdio: 'ignore' })
}
