/** The cache of seeds on a disk that is full, or becomes full. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchDisk } from '../../../src/edges/machine/disk-space.ts'
import { RunDirectory } from '../../../src/edges/machine/run-directory.ts'
import { findLocalServer, localLauncher } from '../../../src/edges/servers/local.ts'
import { openSeed } from '../../../src/edges/servers/seed.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'

const MIB = 1024 ** 2

describe.runIf(canMount())('a too small disk under the cache of seeds', () => {
  let disk: string
  let seeds: string
  let directory: RunDirectory
  beforeEach(() => {
    disk = mkdtempSync(join(tmpdir(), 'qg-disk-'))
    seeds = join(disk, 'qpsgate/seeds')
    vi.stubEnv('XDG_CACHE_HOME', disk)
    directory = new RunDirectory()
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    directory[Symbol.dispose]()
    execFileSync('umount', [disk])
    rmSync(disk, { recursive: true })
  })

  function mount(options: string): void {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'none', disk])
  }

  async function open(rows = 100) {
    const runDirectory = directory.path
    const launcher = await localLauncher(findLocalServer() ?? '', runDirectory)
    const signal = new AbortController().signal
    return openSeed({ launcher, dataset: { tables: 1, rows }, runDirectory, phase: () => {}, signal })
  }

  it('is an error with the needed and the free space before a server starts', async () => {
    mount('size=200m')
    await expect(open()).rejects.toThrow(
      /no room for 1 table of 100 rows: 128 MiB and 256 MiB to spare are needed, 200 MiB are free on the disk of/,
    )
    expect(readdirSync(directory.path).filter((name) => name.startsWith('seed'))).toEqual([])
  })

  it('has enough space once the seed that a killed run left unfinished is removed', async () => {
    mount('size=700m')
    const leftover = join(seeds, `${'a'.repeat(20)}.unfinished`)
    mkdirSync(leftover, { recursive: true })
    writeFileSync(join(leftover, 'ibdata1'), Buffer.alloc(500 * MIB, 1))
    await using seed = await open()
    expect(readdirSync(seed.path)).toContain('sbtest')
    expect(readdirSync(seeds).filter((name) => name.includes('unfinished'))).toEqual([])
  })

  it.runIf(IS_NIGHTLY)('leaves no partial seed, and the next run makes a whole one', async () => {
    mount('size=700m,nr_inodes=60')
    await expect(open()).rejects.toThrow(/could not keep seed data directory: no space left on the device that holds /)
    expect(readdirSync(seeds).filter((name) => !name.endsWith('.lock'))).toEqual([])
    execFileSync('mount', ['-o', 'remount,nr_inodes=10000', disk])
    await using seed = await open()
    expect(readdirSync(seed.path)).toContain('sbtest')
  })

  it('ends a run before the disk is full', async () => {
    mount('size=20m')
    using watch = watchDisk(disk, new AbortController().signal, 10 * MIB)
    writeFileSync(join(disk, 'growing'), Buffer.alloc(15 * MIB, 1))
    await expect(
      new Promise((_, reject) => watch.signal.addEventListener('abort', () => reject(watch.signal.reason))),
    ).rejects.toThrow(/only 5\.0 MiB are left on the disk of .*, so the run is ended/)
  })
})

/** Only root may, and not in every container. */
function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'qg-mount-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', 'none', folder], { stdio: 'ignore' })
    execFileSync('umount', [folder])
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true })
  }
}
