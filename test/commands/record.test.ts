import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { record } from '../../src/commands/record.ts'
import type { LedgerRecord } from '../../src/core/ledger/record.ts'
import type { Commit } from '../../src/core/result/result.ts'
import type { LedgerStore } from '../../src/edges/store/ledger-store.ts'
import { UserError } from '../../src/errors.ts'

const RESULT = join(import.meta.dirname, '../fixtures/results/passed')
const SHA = 'abcdef0123456789abcdef0123456789abcdef01'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qpsgate-measured-'))
  cpSync(RESULT, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The record of a result that was measured at this commit, in a store that knows its base, and the notes about it. */
async function runAt(commit: Commit | null, named?: string, changes: { readonly suite?: object } = {}) {
  const file = join(folder, 'result.json')
  const was = JSON.parse(readFileSync(file, 'utf8'))
  const suite = { ...was.suite, ...changes.suite }
  writeFileSync(file, JSON.stringify({ ...was, commit, suite, before: SHA }))
  const added: LedgerRecord[] = []
  const opened = {
    name: 'a store',
    has: async () => true,
    add: async (found: LedgerRecord) => ({ path: 'ledger/x.json', isNew: added.push(found) > 0 }),
    [Symbol.asyncDispose]: async () => {},
  } as unknown as LedgerStore
  const store = { kind: 'directory', path: folder } as const
  const request = { paths: [folder], branch: 'main', commit: named, store } as const
  const { text } = await record(request, async () => opened, new AbortController().signal)
  const [run] = added
  return { run, notes: text.split('\n').flatMap((line) => /^note: (.*)/.exec(line)?.[1] ?? []) }
}

describe('a measured run', () => {
  it('is recorded of the commit that was measured, not of the one that is checked out now', async () => {
    const { run, notes } = await runAt({ sha: SHA, isDirty: false })
    expect(run).toMatchObject({ commit: SHA, title: null, parent: { control: expect.stringMatching(/ MySQL /) } })
    expect(notes).toEqual([])
  })

  it('says so where there were changes that are in no commit', async () => {
    const { run, notes } = await runAt({ sha: SHA, isDirty: true })
    expect(run?.commit).toBe(SHA)
    expect(notes).toEqual(['what was measured had changes that are not in commit abcdef0, of which it is stored'])
  })

  it('says so where it ended with its verdict, and its errors would add up', async () => {
    cpSync(join(RESULT, '../attributed'), folder, { recursive: true })
    expect((await runAt(null)).notes).toEqual([expect.stringMatching(/^the run ended with its verdict.* --recorded$/)])
    expect((await runAt(null, undefined, { suite: { precision: 0.015 } })).notes).toEqual([])
  })

  it('is recorded of the commit that is named', async () => {
    const other = '0'.repeat(40)
    expect((await runAt({ sha: SHA, isDirty: true }, other)).run?.commit).toBe(other)
    expect((await runAt({ sha: SHA, isDirty: true }, other)).notes).toEqual([])
  })

  it('takes the commit that is checked out where the result names none, with the first line of its message', async () => {
    const { run } = await runAt(null)
    expect(run?.commit).toMatch(/^[0-9a-f]{40}$/)
    expect(run?.title).not.toBeNull()
  })

  it('refuses a name that is no commit', async () => {
    await expect(runAt(null, 'no-such-branch')).rejects.toThrow(UserError)
  })
})
