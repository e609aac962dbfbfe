import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { originOf, storeOpener } from '../../../src/edges/store/open-store.ts'
import { StoreError, UserError } from '../../../src/errors.ts'
import { record } from '../../core/ledger/records.ts'
import { BRANCH, type Folders, inspect, makeFolders, store as storeFile } from './git-fixture.ts'

const { signal } = new AbortController()

it('a store on a named remote can be opened from any folder', async () => {
  using folders = makeFolders()
  const remote = join(folders.root, 'named.git')
  execFileSync('git', ['init', '--quiet', '--bare', remote])
  await using store = await storeOpener({ near: folders.root })({ kind: 'remote', remote, branch: BRANCH }, signal)
  expect(store.name).toBe(`branch ${BRANCH} of ${remote}`)
})

it('a store refuses to write to a branch that holds code, and names the files on the branch', async () => {
  using folders = makeFolders()
  const remote = join(folders.root, 'named.git')
  execFileSync('git', ['init', '--quiet', '--bare', remote])
  await storeFile(remote, 'ledger/a/00/x.json')
  await storeFile(remote, 'src/main.c')
  const tip = await storeFile(remote, 'README.md')
  await using store = await storeOpener({ near: folders.root })({ kind: 'remote', remote, branch: BRANCH }, signal)
  const write = new Map([['index.html', '']])
  for (const work of [
    () => store.files.commit({ write, message: 'page' }),
    () => store.add(record()),
    () => store.setBaseline('main', record().commit),
  ]) {
    await expect(work()).rejects.toThrow(StoreError)
    await expect(work()).rejects.toThrow(
      `branch ${BRANCH} of ${remote}: it holds README.md, src, which qpsgate does not write there, so it is left as it is; ` +
        'move them to another branch, or name a branch that only the ledger is on, such as qpsgate-data (baseline-branch)',
    )
  }
  expect(inspect(remote, 'rev-parse', BRANCH)).toBe(tip)
})

describe('the remote origin', () => {
  let folders: Folders
  let work: string
  beforeEach(() => {
    folders = makeFolders()
    work = join(folders.root, 'work')
    execFileSync('git', ['init', '--quiet', work])
  })
  afterEach(() => folders[Symbol.dispose]())

  const setOrigin = (address: string) => execFileSync('git', ['-C', work, 'remote', 'add', 'origin', address])
  const open = (near: string) => storeOpener({ near })({ kind: 'branch', branch: BRANCH }, signal)

  it('is found from any folder of the repository, and a relative address starts at its top folder', () => {
    setOrigin('../other.git')
    mkdirSync(join(work, 'deep/er'), { recursive: true })
    expect(originOf(join(work, 'deep/er'), BRANCH)).toBe(join(folders.root, 'other.git'))
  })

  it("has the configured address, not git's substitute for it, which may hold a password", () => {
    setOrigin('https://git.example/acme/databases.git')
    execFileSync('git', ['-C', work, 'config', 'url.https://me:secret@git.example/.insteadOf', 'https://git.example/'])
    expect(originOf(work, BRANCH)).toBe('https://git.example/acme/databases.git')
  })

  it('causes an error that names the alternative if it does not exist', async () => {
    await expect(open(work)).rejects.toThrow(UserError)
    await expect(open(work)).rejects.toThrow(`${work} has no such remote; go into a repository that has one`)
    await expect(open(folders.root)).rejects.toThrow(/git finds no repository in .*name a directory with --store$/)
  })

  it('is refused if its address has a password, which the error does not show', async () => {
    setOrigin('https://me:secret@git.example/acme/databases.git')
    const refused = open(work)
    await expect(refused).rejects.toThrow('has a password in it')
    await expect(refused).rejects.not.toThrow('secret')
  })
})
