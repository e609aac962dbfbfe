import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { record } from '../../src/commands/record.ts'
import type { LedgerRecord } from '../../src/core/ledger/record.ts'
import type { Commit } from '../../src/core/result/result.ts'
import type { LedgerStore } from '../../src/edges/store/ledger-store.ts'
import { UserError } from '../../src/errors.ts'
import { Repository } from '../edges/git/git-repository.ts'

const RESULT = join(import.meta.dirname, '../fixtures/results/passed')

let checkout: Repository
let first: string
let folder = ''
beforeEach(() => {
  checkout = new Repository()
  first = checkout.commit()
  checkout.commit()
  vi.spyOn(process, 'cwd').mockImplementation(() => checkout.path)
  folder = mkdtempSync(join(tmpdir(), 'qpsgate-measured-'))
  cpSync(RESULT, folder, { recursive: true })
})
afterEach(() => {
  vi.restoreAllMocks()
  checkout[Symbol.dispose]()
  rmSync(folder, { recursive: true, force: true })
})

/** The record of a result that was measured at this commit, and the notes about it. */
async function runAt(commit: Commit | null, named?: string) {
  const file = join(folder, 'result.json')
  const was = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...was, commit }))
  const added: LedgerRecord[] = []
  const opened = {
    name: 'a store',
    add: async (found: LedgerRecord) => ({ path: 'ledger/x.json', isNew: added.push(found) > 0 }),
    [Symbol.asyncDispose]: async () => {},
  } as unknown as LedgerStore
  const store = { kind: 'directory', path: folder } as const
  const request = { paths: [folder], branch: 'main', commit: named, store } as const
  const text = await record(request, async () => opened, new AbortController().signal)
  const [run] = added
  return { run, notes: text.split('\n').flatMap((line) => /^note: (.*)/.exec(line)?.[1] ?? []) }
}

describe('a measured run that is recorded', () => {
  it('is stored for the commit that it measured, not for the one that is checked out now', async () => {
    const { run, notes } = await runAt({ sha: first, isDirty: false })
    expect(run).toMatchObject({ commit: first, depth: 1, title: 'x', control: { server: expect.any(String) } })
    expect(notes).toEqual([])
  })

  it('is stored with a note if it measured uncommitted changes', async () => {
    const { run, notes } = await runAt({ sha: first, isDirty: true })
    expect(run?.commit).toBe(first)
    const short = first.slice(0, 7)
    expect(notes).toEqual([`what was measured had changes that are not in commit ${short}, of which it is stored`])
  })

  it('is stored for the named commit, or for the checked-out one if the result names none', async () => {
    const { run, notes } = await runAt({ sha: first, isDirty: true }, 'HEAD')
    expect(run).toMatchObject({ depth: 2 })
    expect(notes).toEqual([])
    expect((await runAt(null)).run?.commit).toBe(run?.commit)
  })

  it('is refused for a commit that this repository does not have', async () => {
    await expect(runAt(null, 'no-such-branch')).rejects.toThrow(UserError)
    await expect(runAt({ sha: 'a'.repeat(40), isDirty: false })).rejects.toThrow('go into the repository')
    await expect(runAt(null, 'a'.repeat(40))).rejects.toThrow('allowed: a commit of this repository')
  })

  it('is refused in a shallow clone', async () => {
    using shallow = new Repository({ url: `file://${checkout.path}`, depth: 1 })
    vi.spyOn(process, 'cwd').mockImplementation(() => shallow.path)
    await expect(runAt(null)).rejects.toThrow('fetch-depth: 0')
  })
})
