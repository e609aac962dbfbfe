/** The ledger of branches as they live: real repositories, records in a directory. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LedgerRecord } from '../../src/core/ledger/record.ts'
import type { LedgerRequest } from '../../src/core/request/ledger-request.ts'
import { openDirectoryStore } from '../../src/edges/store/directory-store.ts'
import { pathOf } from '../../src/edges/store/stored-paths.ts'
import { StoreError, UserError } from '../../src/errors.ts'
import { readChange } from '../../src/gate/read-change.ts'
import { baselineCommit, type CommitLedger, readLedger } from '../../src/gate/read-ledger.ts'
import { runRequest } from '../builders.ts'
import { record, recordedChange, recordedSetting } from '../core/ledger/records.ts'
import { Repository } from '../edges/git/git-repository.ts'
import { fakePlanningMachine } from '../fakes/fake-machine.ts'

const OF_MAIN = { branch: 'main', baseline: undefined, isRequired: false } as const

let work: Repository
let folder: string
beforeEach(() => {
  work = new Repository()
  folder = mkdtempSync(join(tmpdir(), 'qpsgate-ledger-'))
})
afterEach(() => {
  work[Symbol.dispose]()
  rmSync(folder, { recursive: true })
})

function read(
  commit: string,
  overrides: Partial<LedgerRequest> = {},
  near = work.path,
  suite = 'my.cnf',
  name?: string,
): Promise<CommitLedger> {
  const store = { kind: 'directory', path: folder } as const
  const request = { store, ...OF_MAIN, ...overrides }
  const openStore = async () => openDirectoryStore(folder)
  return readLedger(request, { suite, name, near, commit, openStore, signal: new AbortController().signal })
}

/** A push of a configuration, which is recorded unless its run fails. */
async function push(text: string, overrides: Partial<LedgerRecord> | 'fails' = {}): Promise<string> {
  work.write('my.cnf', text)
  const commit = work.commit()
  if (overrides !== 'fails') await recorded(commit, overrides)
  return commit
}

async function recorded(commit: string, overrides: Partial<LedgerRecord> = {}) {
  await using store = openDirectoryStore(folder)
  await store.add(record({ commit, comparisons: [recordedChange()], settings: [recordedSetting()], ...overrides }))
}

async function baselineAt(base: string, overrides: Partial<LedgerRequest> = {}, near = work.path) {
  return baselineCommit(await read(base, overrides, near))?.commit ?? 'no baseline'
}

describe('the ledger of a branch', () => {
  it('has its first recorded commit as its baseline, even if later commits were not recorded', async () => {
    const first = await push('a')
    expect(await baselineAt(first)).toBe(first)
    await push('b', 'fails')
    expect(await baselineAt(await push('c'))).toBe(first)
  })

  it('follows a renamed file, and does not go to another file with the old name', async () => {
    const first = await push('a')
    const second = await push('b')
    work.git('mv', 'my.cnf', 'prod.cnf')
    work.commit()
    const strange = await push('of another file')
    const near = work.at('prod.cnf')
    const ledger = await read(strange, {}, near, 'prod.cnf')
    expect([...ledger.records.keys()].sort()).toEqual([first, second].sort())
    expect((await read(strange, {}, near, 'other.cnf')).records.size).toBe(0)
  })

  it.each([
    ['squash', ['merge', '--squash', 'change']],
    ['merge', ['merge', '--no-ff', '--message=m', 'change']],
    ['rebase', ['rebase', '--quiet', 'change']],
  ])('keeps its baseline after a %s', async (_, merge) => {
    const first = await push('a')
    work.git('switch', '--quiet', '--create', 'change')
    await push('b', 'fails')
    work.git('switch', '--quiet', 'main')
    work.git(...merge)
    expect(await baselineAt(await push('b'))).toBe(first)
  })

  it('has no record of a commit that a force push removed', async () => {
    const first = await push('a')
    const lost = await push('b')
    work.git('reset', '--quiet', '--hard', first)
    const next = await push('c')
    expect((await read(next)).records.has(lost)).toBe(false)
  })

  it('has, on a new branch, the baseline of the branch that it started from', async () => {
    const first = await push('a')
    const second = await push('b')
    work.git('switch', '--quiet', '--create', 'release')
    const third = await push('c', { branch: 'release' })
    expect(await baselineAt(third, { branch: 'release' })).toBe(first)
    await using store = openDirectoryStore(folder)
    await store.setBaseline('main', second)
    expect(await baselineAt(second, { branch: 'new' })).toBe(second)
    expect(await baselineAt(third, { branch: 'release' })).toBe(second)
    await store.setBaseline('release', first)
    expect(await baselineAt(third, { branch: 'release' })).toBe(first)
  })
})

describe('the baseline that flags name', () => {
  it('is the newest tag that matches a pattern, or a commit, even if that was not recorded', async () => {
    const first = await push('a')
    const tagged = await push('b')
    work.git('tag', 'v2026.1', first)
    const tagger = ['-c', 'user.name=t', '-c', 'user.email=t@example.org']
    work.git(...tagger, 'tag', '--annotate', '--message=x', 'v2026.2', tagged)
    const third = await push('c')
    expect(baselineCommit(await read(third, { baseline: 'v*' }))).toEqual({ commit: tagged, name: 'v2026.2' })
    expect(await baselineAt(third, { baseline: 'v2026.1' })).toBe(first)
    const bare = await push('d', 'fails')
    expect(await baselineAt(bare, { baseline: bare })).toBe(bare)
    await expect(read(third, { baseline: 'w*' })).rejects.toThrow(UserError)
  })
})

/** Paths are those of that folder meanwhile. */
function inFolder(path: string): Disposable {
  const before = process.cwd()
  process.chdir(path)
  return { [Symbol.dispose]: () => process.chdir(before) }
}

it.each([
  ['equal to the state before the change', '1M', 0],
  ['another configuration', '3M', 1],
])('the baseline has servers of its own only if its configuration differs: it is %s', async (_, last, joining) => {
  const text = (size: string) => `[mysqld]\nsort_buffer_size = ${size}\n`
  await push(text('1M'))
  const second = await push(text('2M'))
  await push(text(last))
  work.write('my.cnf', text('4M'))
  const subject = { kind: 'config', paths: ['my.cnf'], base: 'HEAD' } as const
  const ledger = { store: { kind: 'directory', path: folder }, ...OF_MAIN } as const
  const openStore = async () => openDirectoryStore(folder)
  using _inWork = inFolder(work.path)
  const { baseline } = await readChange(runRequest({ subject, ledger }), { ...fakePlanningMachine(), openStore })
  expect(baseline?.result.changes.map(({ commit }) => commit)).toEqual([second, expect.any(String)])
  expect(baseline?.result.unchanged).toHaveLength(1 - joining)
  expect(baseline?.scenarios).toHaveLength(joining)
})

describe('reading the ledger', () => {
  it('reports an unreadable record, whose commit can still be the baseline', async () => {
    const first = await push('a')
    const second = await push('b')
    writeFileSync(join(folder, pathOf({ suite: 'my.cnf', commit: first })), '{')
    expect(await baselineAt(second)).toBe(first)
    const { warnings } = await read(second)
    expect(warnings).toMatchObject([
      { code: 'ledger-file-unreadable', path: pathOf({ suite: 'my.cnf', commit: first }) },
    ])
  })

  it('finds no baseline after the ledger was deleted, and begins a new one', async () => {
    await push('a')
    rmSync(folder, { recursive: true })
    const next = await push('b', 'fails')
    expect(await baselineAt(next)).toBe('no baseline')
    await recorded(next)
    expect(await baselineAt(next)).toBe(next)
  })

  it('warns that a clone is shallow, and finds no baseline in it', async () => {
    await push('a')
    const second = await push('b')
    using shallow = new Repository({ url: `file://${work.path}`, depth: 1 })
    expect(await baselineAt(second, {}, shallow.path)).toBe('no baseline')
    expect((await read(second, {}, shallow.path)).warnings).toEqual([{ code: 'ledger-shallow', branch: 'main' }])
  })

  it('warns if the store fails, or is an error if a baseline was named', async () => {
    const commit = await push('a')
    const openStore = async () => {
      throw new StoreError('the branch cannot be fetched')
    }
    const request = { store: { kind: 'branch', branch: 'x' }, branch: 'main', baseline: undefined } as const
    const { signal } = new AbortController()
    const asked = { suite: 'my.cnf', name: undefined, near: work.path, commit, openStore, signal }
    const failing = (isRequired: boolean) => readLedger({ ...request, isRequired }, asked)
    expect((await failing(false)).warnings).toEqual([
      { code: 'ledger-unreadable', problem: 'the branch cannot be fetched' },
    ])
    await expect(failing(true)).rejects.toThrow(StoreError)
  })
})
