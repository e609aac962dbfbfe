import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { textOf } from '../../../src/core/ledger/record.ts'
import { LedgerStore } from '../../../src/edges/store/ledger-store.ts'
import { pathOf } from '../../../src/edges/store/stored-paths.ts'
import { StoreError } from '../../../src/errors.ts'
import { branchOf, commitOf, record } from '../../core/ledger/records.ts'
import { cpuSeconds } from '../../setup/cpu-seconds.ts'
import { createRepository, type GitRequest, startGitServer } from '../../setup/git-server.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import {
  BRANCH,
  commitsIn,
  type Folders,
  inspect,
  makeFolders,
  open as openBranch,
  pathsIn,
  store as storeFile,
} from './git-fixture.ts'
import { type Ground, storesRecords } from './store-contract.ts'

async function open(remote: string): Promise<LedgerStore> {
  return new LedgerStore(await openBranch(remote))
}

async function makeGround(): Promise<Ground> {
  const folders = makeFolders()
  const repository = await createRepository(folders.root, 'store.git')
  const exists = () => inspect(repository, 'for-each-ref') !== ''
  const blob = (path: string) => execFileSync('git', ['--git-dir', repository, 'cat-file', 'blob', `${BRANCH}:${path}`])
  return {
    open: () => open(repository),
    plant: async (path, text) => {
      await storeFile(repository, path, text)
    },
    files: () => new Map(exists() ? pathsIn(repository).map((path) => [path, blob(path).toString()]) : []),
    [Symbol.dispose]: () => folders[Symbol.dispose](),
  }
}

describe('a store on a branch', () => storesRecords(makeGround))

let folders: Folders
let repository: string
beforeEach(async () => {
  folders = makeFolders()
  repository = await createRepository(folders.root, 'store.git')
})
afterEach(() => folders[Symbol.dispose]())

const isPush = ({ method, url }: GitRequest) => method === 'POST' && url.endsWith('/git-receive-pack')
const run = record()
const other = record({ commit: commitOf(99) })

describe('a branch that changes under our hands', () => {
  it('is made anew when it was deleted', async () => {
    await using store = await open(repository)
    await store.add(run)
    inspect(repository, 'update-ref', '-d', `refs/heads/${BRANCH}`)
    expect(await store.add(other)).toMatchObject({ isNew: true })
    expect(pathsIn(repository)).toEqual([pathOf(other)])
  })

  it('gets the run on top of what it was force-pushed to', async () => {
    await using store = await open(repository)
    await store.add(run)
    inspect(repository, 'update-ref', '-d', `refs/heads/${BRANCH}`)
    await storeFile(repository, 'index.html')
    await store.add(other)
    expect(pathsIn(repository)).toEqual(['index.html', pathOf(other)])
  })

  it('has a run once that two store at the same time', async () => {
    await using one = await open(repository)
    await using two = await open(repository)
    await Promise.all([one.add(run), two.add(run)])
    expect(pathsIn(repository)).toEqual([pathOf(run)])
    expect(commitsIn(repository)).toBe(1)
  })

  // One of them wins each race, and none may have to give up.
  const writers = IS_NIGHTLY ? 20 : 6
  it(`keeps all runs of ${writers} who store at once, on a branch that does not exist yet`, async () => {
    await using server = await startGitServer({ root: folders.root })
    const runs = branchOf(Array.from({ length: writers - 1 }, () => -0.1))
    await Promise.all(
      runs.map(async (each) => {
        await using store = await open(server.url('store.git'))
        await store.add(each)
      }),
    )
    expect(pathsIn(repository)).toEqual(runs.map(pathOf).sort())
    await using store = await open(repository)
    expect((await store.read()).records).toEqual(runs)
  }, 240_000)
})

describe('a server that fails', () => {
  it('refusing for ever: said clearly, and what was stored is untouched', async () => {
    await storeFile(repository, pathOf(run), textOf(run))
    writeFileSync(join(repository, 'hooks/pre-receive'), '#!/bin/sh\necho GH013: rule\nexit 1\n', { mode: 0o755 })
    await using store = await open(repository)
    await expect(store.add(other)).rejects.toThrow(StoreError)
    await expect(store.add(other)).rejects.toThrow('exempt the branch from the rule, or choose another')
    expect(pathsIn(repository)).toEqual([pathOf(run)])
  })

  it('halfway, for good: an error, and never an empty history', async () => {
    await storeFile(repository, pathOf(run), textOf(run))
    const server = await startGitServer({ root: folders.root })
    await using store = await open(server.url('store.git'))
    expect(await store.files.list('ledger/')).toEqual([pathOf(run)])
    await server.close()
    await expect(store.read()).rejects.toThrow(/the server did not answer properly 4 times; check the network/)
    expect(pathsIn(repository)).toEqual([pathOf(run)])
  })

  it('after it took the run and before it said so: one run, stored', async () => {
    let lost = 0
    await using server = await startGitServer({
      root: folders.root,
      disturb: (request) => (isPush(request) && lost++ === 0 ? 'lost answer' : undefined),
    })
    await using store = await open(server.url('store.git'))
    expect(await store.add(run)).toMatchObject({ isNew: true })
    expect(lost).toBeGreaterThan(0)
    expect(pathsIn(repository)).toEqual([pathOf(run)])
    expect(commitsIn(repository)).toBe(1)
  })
})

it('5,000 records of a branch are read within 2 s', async () => {
  const records = branchOf(Array.from({ length: 4999 }, (_, index) => -0.001 * (index % 3)))
  const files = records.map((each) => {
    const text = textOf(each)
    return `M 100644 inline ${pathOf(each)}\ndata ${Buffer.byteLength(text)}\n${text}\n`
  })
  const commit = `commit refs/heads/${BRANCH}\ncommitter a <a@git.example> 0 +0000\ndata 0\n`
  const input = `${commit}${files.join('')}\ndone\n`
  execFileSync('git', ['--git-dir', repository, 'fast-import', '--quiet'], { input })
  await using server = await startGitServer({ root: folders.root })
  const seconds = await cpuSeconds(async () => {
    await using store = await open(server.url('store.git'))
    const found = await store.read('my.cnf')
    expect(found.unreadable).toEqual([])
    expect(found.records.map(({ commit: own }) => own)).toEqual(records.map(({ commit: own }) => own))
  })
  expect(seconds).toBeLessThan(2)
}, 60_000)
