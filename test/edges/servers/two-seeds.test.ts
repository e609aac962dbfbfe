/** Two seeds that are made at once, as for two images. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Phase } from '../../../src/core/progress/progress-event.ts'
import { RunDirectory } from '../../../src/edges/machine/run-directory.ts'
import type { Launcher } from '../../../src/edges/servers/launcher.ts'
import { findLocalServer, localLauncher } from '../../../src/edges/servers/local.ts'
import { openTogether } from '../../../src/edges/servers/programs.ts'
import { openSeed, type Seed } from '../../../src/edges/servers/seed.ts'

describe.runIf(findLocalServer() !== undefined)('two seeds that are made at once', () => {
  const home = mkdtempSync(join(tmpdir(), 'qg-two-'))
  const seeds = join(home, 'qpsgate/seeds')
  let directory: RunDirectory
  let launcher: Launcher
  beforeAll(async () => {
    vi.stubEnv('XDG_CACHE_HOME', home)
    directory = new RunDirectory()
    launcher = await localLauncher(findLocalServer() ?? '', directory.path)
  })
  afterAll(() => {
    vi.unstubAllEnvs()
    directory[Symbol.dispose]()
    rmSync(home, { recursive: true })
  })

  function open(rows: readonly number[], phase: (phase: Phase) => void): Promise<Seed[]> {
    const runDirectory = directory.path
    return openTogether(rows, new AbortController().signal, (each, signal) =>
      openSeed({
        launcher: each === 666 ? { ...launcher, runToEnd: () => failing() } : launcher,
        ...{ dataset: { tables: 1, rows: each }, runDirectory, phase, signal },
      }),
    )
  }

  /** Once the other is well under way. */
  async function failing(): Promise<never> {
    await expect.poll(() => readdirSync(directory.path).length, { timeout: 30_000 }).toBeGreaterThan(2)
    throw new Error('there is no such image')
  }

  it('are both complete, and leave no unfinished file', async () => {
    const phases: Phase[] = []
    const [one, other] = await open([100, 200], (phase) => phases.push(phase))
    expect(phases.map(({ code }) => code).slice(0, 2)).toEqual(['initialise', 'initialise'])
    expect(one?.path).not.toBe(other?.path)
    for (const seed of [one, other]) expect(existsSync(join(seed?.path ?? '', 'sbtest'))).toBe(true)
    expect(readdirSync(directory.path).filter((name) => name.startsWith('seed'))).toEqual([])
    for (const seed of [one, other]) await seed?.[Symbol.asyncDispose]()
  })

  it('are both given up if one fails, and leave no partial seed', async () => {
    const before = readdirSync(seeds).filter((name) => !name.endsWith('.lock'))
    await expect(open([300, 666], () => {})).rejects.toThrow('there is no such image')
    expect(readdirSync(seeds).filter((name) => !name.endsWith('.lock'))).toEqual(before)
    expect(readdirSync(directory.path).filter((name) => name.startsWith('seed'))).toEqual([])
  })
})
