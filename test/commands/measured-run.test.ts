import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readMeasuredRun } from '../../src/commands/measured-run.ts'
import type { Commit } from '../../src/core/result/result.ts'
import { digestOf } from '../../src/edges/files/digest.ts'
import { UserError } from '../../src/errors.ts'

const RESULT = join(import.meta.dirname, '../fixtures/results/passed')
const SHA = 'abcdef0123456789abcdef0123456789abcdef01'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qpsgate-measured-'))
  cpSync(RESULT, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The run of a result that was measured at this commit. */
function runAt(commit: Commit | null, named?: string) {
  const file = join(folder, 'result.json')
  const result = { ...JSON.parse(readFileSync(file, 'utf8')), commit }
  writeFileSync(file, JSON.stringify(result))
  return readMeasuredRun({ paths: [folder], branch: 'main', commit: named, runUrl: undefined }, '0.1.0')
}

describe('a measured run', () => {
  it('is stored with the commit that was measured, not with the one that is checked out now', async () => {
    const { run, note } = await runAt({ sha: SHA, isDirty: false })
    expect(run.commit).toBe(SHA)
    expect(note).toBeNull()
  })

  it('says so where there were changes that are in no commit', async () => {
    const { run, note } = await runAt({ sha: SHA, isDirty: true })
    expect(run.commit).toBe(SHA)
    expect(note).toBe('what was measured had changes that are not in commit abcdef0, of which it is stored')
  })

  it('is stored with the commit that is named', async () => {
    const other = '0'.repeat(40)
    expect((await runAt({ sha: SHA, isDirty: true }, other)).run.commit).toBe(other)
    expect((await runAt({ sha: SHA, isDirty: true }, other)).note).toBeNull()
  })

  it('takes the commit that is checked out where the result names none', async () => {
    expect((await runAt(null)).run.commit).toMatch(/^[0-9a-f]{40}$/)
  })

  it('is named by all that was measured, whenever it is recorded', async () => {
    const { startedAt, seed, suite } = JSON.parse(readFileSync(join(folder, 'result.json'), 'utf8'))
    const rows = readFileSync(join(folder, 'slices.jsonl'), 'utf8').trimEnd().split('\n')
    const lines = rows.map((row): unknown => JSON.parse(row))
    expect((await runAt({ sha: SHA, isDirty: false })).run.id).toBe(digestOf([[startedAt, seed, suite, lines]]))
    writeFileSync(join(folder, 'slices.jsonl'), '')
    expect((await runAt({ sha: SHA, isDirty: false })).run.id).toBe(digestOf([[startedAt, seed, suite, []]]))
  })

  it('refuses a name that is no commit', async () => {
    await expect(runAt(null, 'no-such-branch')).rejects.toThrow(UserError)
  })
})
