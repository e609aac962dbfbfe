import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readMeasuredRun } from '../../src/commands/measured-run.ts'
import type { Commit } from '../../src/core/result/result.ts'
import { UserError } from '../../src/errors.ts'

const RESULT = join(import.meta.dirname, '../fixtures/results/passed')
const SHA = 'abcdef0123456789abcdef0123456789abcdef01'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qpsgate-measured-'))
  cpSync(RESULT, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The record of a result that was measured at this commit. */
function runAt(commit: Commit | null, named?: string, suite: object = {}) {
  const file = join(folder, 'result.json')
  const was = JSON.parse(readFileSync(file, 'utf8'))
  const result = { ...was, commit, suite: { ...was.suite, ...suite } }
  writeFileSync(file, JSON.stringify(result))
  const found = readMeasuredRun({ paths: [folder], branch: 'main', commit: named, runUrl: undefined }, '0.1.0')
  return { ...found, run: found.recordWith(null) }
}

describe('a measured run', () => {
  it('is recorded of the commit that was measured, not of the one that is checked out now', () => {
    const { run, notes } = runAt({ sha: SHA, isDirty: false })
    expect(run).toMatchObject({ commit: SHA, title: null, parent: { control: expect.stringMatching(/ MySQL /) } })
    expect(notes).toEqual([])
  })

  it('says so where there were changes that are in no commit', () => {
    const { run, notes } = runAt({ sha: SHA, isDirty: true })
    expect(run.commit).toBe(SHA)
    expect(notes).toEqual(['what was measured had changes that are not in commit abcdef0, of which it is stored'])
  })

  it('says so where it ended with its verdict, and its errors would add up', () => {
    cpSync(join(RESULT, '../attributed'), folder, { recursive: true })
    expect(runAt(null).notes).toEqual([expect.stringMatching(/^the run ended with its verdict.* --recorded$/)])
    expect(runAt(null, undefined, { precision: 0.015 }).notes).toEqual([])
  })

  it('is recorded of the commit that is named', () => {
    const other = '0'.repeat(40)
    expect(runAt({ sha: SHA, isDirty: true }, other).run.commit).toBe(other)
    expect(runAt({ sha: SHA, isDirty: true }, other).notes).toEqual([])
  })

  it('takes the commit that is checked out where the result names none, with the first line of its message', () => {
    const { run } = runAt(null)
    expect(run.commit).toMatch(/^[0-9a-f]{40}$/)
    expect(run.title).not.toBeNull()
  })

  it('refuses a name that is no commit', () => {
    expect(() => runAt(null, 'no-such-branch')).toThrow(UserError)
  })
})
