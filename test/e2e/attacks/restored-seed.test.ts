/** Seeds that a workflow keeps in a cache of its own: packed with tar after one run, and unpacked before another. */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { RunDirectory } from '../../../src/edges/machine/run-directory.ts'
import { findLocalServer, localLauncher } from '../../../src/edges/servers/local.ts'
import { openSeed } from '../../../src/edges/servers/seed.ts'
import { evict, isWhole } from '../../../src/edges/servers/seed-cache.ts'

describe.runIf(findLocalServer() !== undefined)('a seed that was restored from an archive', () => {
  const home = mkdtempSync(join(tmpdir(), 'qg-restored-'))
  const seeds = join(home, 'qpsgate/seeds')
  const archive = join(home, 'cache.tar')
  let directory: RunDirectory
  let name: string

  /** @param makes whether a new seed may be made; otherwise, the call fails where a seed would have to be made */
  async function open(makes: boolean) {
    const launcher = await localLauncher(findLocalServer() ?? '', directory.path)
    const refuse = () => Promise.reject(new Error('a seed is made'))
    return openSeed({
      launcher: makes ? launcher : { ...launcher, runToEnd: refuse },
      dataset: { tables: 1, rows: 100 },
      runDirectory: directory.path,
      phase: () => {},
      signal: new AbortController().signal,
    })
  }

  /** The behaviour of actions/cache, which goes on if tar fails. */
  function unpack(path = archive): number | null {
    mkdirSync(seeds, { recursive: true })
    return spawnSync('tar', ['--extract', `--file=${path}`, '--absolute-names', `--directory=${home}`]).status
  }

  function pack(order: readonly string[]): void {
    execFileSync('tar', ['--create', `--file=${archive}`, '--absolute-names', '--format=posix', ...order])
  }

  beforeAll(async () => {
    vi.stubEnv('XDG_CACHE_HOME', home)
    directory = new RunDirectory()
    await using _made = await open(true)
    name = readdirSync(seeds).find((each) => !each.endsWith('.lock')) ?? ''
    // The file that names the seed comes first, so that a cut leaves it there.
    pack([join(seeds, name, 'seed.json'), join(seeds, name, 'data'), join(seeds, `${name}.lock`)])
  })
  beforeEach(() => rmSync(seeds, { recursive: true, force: true }))
  afterAll(() => {
    vi.unstubAllEnvs()
    directory[Symbol.dispose]()
    rmSync(home, { recursive: true })
  })

  it('is used like a seed made on this machine, and its time of last use is renewed', async () => {
    expect(unpack()).toBe(0)
    const made = statSync(join(seeds, name, 'seed.json')).mtimeMs
    await using seed = await open(false)
    expect(readdirSync(seed.path)).toContain('sbtest')
    expect(statSync(join(seeds, name, 'seed.json')).mtimeMs).toBeGreaterThan(made)
  })

  it.each([0.02, 0.6, 0.99])(
    'is not used, but made again, if only a share of %d of its bytes arrived',
    async (share) => {
      const cut = join(home, 'cut.tar')
      const whole = readFileSync(archive)
      writeFileSync(cut, whole.subarray(0, Math.round(share * whole.length)))
      expect(unpack(cut)).not.toBe(0)
      expect(readdirSync(join(seeds, name))).toContain('seed.json')
      await expect(open(false)).rejects.toThrow('a seed is made')
      if (share !== 0.6) return
      await using seed = await open(true)
      expect(readdirSync(seed.path)).toContain('sbtest')
      expect(isWhole(join(seeds, name))).toBe(true)
    },
  )

  it.each([
    ['a missing file', (data: string) => rmSync(join(data, 'ibdata1'))],
    ['a longer file', (data: string) => writeFileSync(join(data, 'ibdata1'), 'x', { flag: 'a' })],
    ['a link that leads elsewhere', (data: string) => link(join(data, 'ibdata1'), join(home, 'elsewhere'))],
  ])('is not used with %s', async (_, change) => {
    unpack()
    change(join(seeds, name, 'data'))
    await expect(open(false)).rejects.toThrow('a seed is made')
  })

  it("is not used if it is a link, and the link's target stays", async () => {
    unpack()
    const elsewhere = join(home, 'elsewhere')
    execFileSync('mv', [join(seeds, name), elsewhere])
    symlinkSync(elsewhere, join(seeds, name))
    await expect(open(false)).rejects.toThrow('a seed is made')
    expect(readdirSync(elsewhere).sort()).toEqual(['data', 'seed.json'])
    rmSync(elsewhere, { recursive: true })
  })

  it('is the first seed to be deleted for space if it is incomplete', async () => {
    unpack()
    rmSync(join(seeds, name, 'seed.json'))
    const whole = join(seeds, 'a'.repeat(20))
    mkdirSync(whole)
    writeFileSync(join(whole, 'seed.json'), '{}')
    const newest = join(seeds, 'b'.repeat(20))
    mkdirSync(newest)
    await evict(newest, 4096)
    expect(readdirSync(seeds).filter((each) => !each.endsWith('.lock'))).toEqual(['a'.repeat(20), 'b'.repeat(20)])
  })
})

function link(path: string, to: string): void {
  rmSync(path)
  symlinkSync(to, path)
}
