import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDirectoryStore } from '../../../src/edges/store/directory-store.ts'
import { pathOf } from '../../../src/edges/store/stored-paths.ts'
import { StoreError } from '../../../src/errors.ts'
import { branchOf, record } from '../../core/ledger/records.ts'
import { filesBelow } from './git-fixture.ts'
import { type Ground, storesRecords } from './store-contract.ts'

async function makeGround(): Promise<Ground> {
  const base = mkdtempSync(join(tmpdir(), 'directory-store-test-'))
  const root = join(base, 'deep/runs')
  return {
    open: async () => openDirectoryStore(root),
    plant: async (path, text) => {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    },
    files: () => new Map(filesBelow(root).map((file) => [relative(root, file), readFileSync(file, 'utf8')])),
    [Symbol.dispose]: () => rmSync(base, { recursive: true }),
  }
}

describe('a store in a directory', () => storesRecords(makeGround))

function madeLarge(path: string): void {
  writeFileSync(path, '')
  truncateSync(path, 600e6)
}

describe('the directory of a store', () => {
  let base: string
  beforeEach(() => {
    base = mkdtempSync(join(tmpdir(), 'directory-store-test-'))
  })
  afterEach(() => rmSync(base, { recursive: true }))

  it('is not created by a read', async () => {
    await using store = openDirectoryStore(join(base, 'none'))
    expect((await store.read()).records).toEqual([])
    expect(readdirSync(base)).toEqual([])
  })

  it('may hold files of others, which are neither read nor changed', async () => {
    writeFileSync(join(base, 'notes.txt'), 'mine')
    mkdirSync(join(base, 'vendor'))
    symlinkSync('/proc', join(base, 'v3'))
    await using store = openDirectoryStore(base)
    await store.add(record())
    expect(await store.read()).toMatchObject({ unreadable: [], records: [record()] })
    expect(readdirSync(base).sort()).toEqual(['ledger', 'notes.txt', 'v3', 'vendor'])
  })

  it.each([
    ['a link', (path: string) => symlinkSync('/proc/self/status', path)],
    ['a pipe', (path: string) => execFileSync('mkfifo', [path])],
    ['a file of 600 MB', madeLarge],
  ])('has an unreadable record, whose commit is named, where %s takes the place of a record', async (_, make) => {
    const path = join(base, pathOf(record()))
    mkdirSync(dirname(path), { recursive: true })
    make(path)
    await using store = openDirectoryStore(base)
    expect(await store.read()).toMatchObject({ records: [], unreadable: [{ commit: record().commit }] })
  })

  it('has no file under a name that is longer than the system allows, and that is no error', async () => {
    await using store = openDirectoryStore(base)
    await store.add(record())
    const long = 'x'.repeat(300)
    expect(await store.files.read([pathOf(record()), `baselines/${long}.json`, `${long}/a`])).toHaveProperty('size', 1)
  })

  it('has an unreadable record without a commit in a folder whose name no run gives', async () => {
    const path = join(base, 'ledger/v2/a\nb/01', `${'0'.repeat(38)}.json`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, '{}')
    await using store = openDirectoryStore(base)
    expect(await store.read()).toMatchObject({ records: [], unreadable: [{ commit: undefined }] })
  })

  it('does not show a file that another process has only partly written', async () => {
    const path = pathOf(record())
    await using store = openDirectoryStore(base)
    mkdirSync(dirname(join(base, path)), { recursive: true })
    writeFileSync(join(base, `${path}.0.unfinished`), '{')
    expect(await store.read()).toEqual({ records: [], unreadable: [] })
    await store.add(record())
    expect((await store.read()).records).toHaveLength(1)
  })

  it('causes an error if it is a file, or lies below a file', async () => {
    const file = join(base, 'file')
    writeFileSync(file, 'mine')
    await using store = openDirectoryStore(file)
    await expect(store.read()).rejects.toThrow(
      `cannot read directory ${file}: a part of its path is no directory; mend`,
    )
    await using below = openDirectoryStore(join(file, 'runs'))
    await expect(below.add(record())).rejects.toThrow(/; mend that, or choose another directory$/)
    expect(readFileSync(file, 'utf8')).toBe('mine')
  })

  it('keeps its files, and gets no partial file, if it cannot be written to', async () => {
    const [first, second] = branchOf([-0.1])
    if (first === undefined || second === undefined) throw new RangeError('two records')
    await using store = openDirectoryStore(base)
    await store.add(first)
    const folder = dirname(join(base, pathOf(first)))
    const refused = asOrdinaryUser(base, folder, () => store.add(second))
    await expect(refused).rejects.toThrow(StoreError)
    await expect(refused).rejects.toThrow(`cannot write to directory ${base}: there is no permission for it`)
    await expect(refused).rejects.toThrow(/; mend that, or choose another directory$/)
    expect((await store.read()).records).toEqual([first])
    expect(readdirSync(folder)).toHaveLength(1)
  })

  it('causes an error, and not an empty history, if it cannot be read', async () => {
    await using store = openDirectoryStore(base)
    await store.add(record())
    const refused = asOrdinaryUser(base, join(base, 'ledger'), () => store.read(), 0o300)
    await expect(refused).rejects.toThrow(`cannot read directory ${base}: there is no permission for it`)
  })
})

/** Works next to a folder without write access; root may write anywhere, so it becomes somebody else. */
async function asOrdinaryUser<T>(base: string, folder: string, work: () => Promise<T>, mode = 0o500): Promise<T> {
  const { geteuid, seteuid } = process
  const nobody = 65_534
  const isRoot = geteuid?.() === 0
  chmodSync(base, 0o755)
  chmodSync(folder, mode)
  if (isRoot) chownSync(folder, nobody, nobody)
  if (isRoot) seteuid?.(nobody)
  try {
    return await work()
  } finally {
    if (isRoot) seteuid?.(0)
    chmodSync(folder, 0o700)
  }
}
