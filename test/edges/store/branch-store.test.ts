import { execFileSync } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { recordFile } from '../../../src/core/ledger/record.ts'
import { LedgerStore } from '../../../src/edges/store/ledger-store.ts'
import { pathOf } from '../../../src/edges/store/stored-paths.ts'
import { branchOf, record } from '../../core/ledger/records.ts'
import { cpuSeconds } from '../../setup/cpu-seconds.ts'
import { createRepository, startGitServer } from '../../setup/git-server.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import {
  BRANCH,
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

describe('a store on a branch', () => storesRecords(makeGround, { isSlow: true }))

let folders: Folders
let repository: string
beforeEach(async () => {
  folders = makeFolders()
  repository = await createRepository(folders.root, 'store.git')
})
afterEach(() => folders[Symbol.dispose]())

const run = record()

it('a git server that fails while records are read causes an error, and never an empty history', async () => {
  await storeFile(repository, pathOf(run), recordFile(run))
  const server = await startGitServer({ root: folders.root })
  await using store = await open(server.url('store.git'))
  expect(await store.files.list('ledger/')).toEqual([pathOf(run)])
  await server.close()
  await expect(store.read()).rejects.toThrow(/the server did not answer properly 4 times; check the network/)
  expect(pathsIn(repository)).toEqual([pathOf(run)])
})

it.runIf(IS_NIGHTLY)(
  '5,000 records on a branch are read within 2 s of CPU time',
  async () => {
    const records = branchOf(Array.from({ length: 4999 }, (_, index) => -0.001 * (index % 3)))
    const files = records.map((each) => {
      const text = recordFile(each)
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
  },
  60_000,
)
