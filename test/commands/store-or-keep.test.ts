import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeOutcome, type StoreOutcome, storeOrKeep } from '../../src/commands/store-or-keep.ts'
import { pathOf } from '../../src/core/history/stored-paths.ts'
import { openDirectoryStore } from '../../src/edges/store/directory-store.ts'
import type { RunStore } from '../../src/edges/store/run-store.ts'
import { readUnstored } from '../../src/edges/store/unstored-run.ts'
import { StoreError, UserError } from '../../src/errors.ts'
import { storedRun } from '../core/history/stored-runs.ts'

const RUN = storedRun()

describe('a run', () => {
  let folder: string
  const storeFlags = () => ['--store', join(folder, 'runs')]
  const kept = () => join(folder, 'unstored-run.json')
  const open = async () => openDirectoryStore(join(folder, 'runs'))
  const store = (opening: () => Promise<RunStore> = open, run = RUN): Promise<StoreOutcome> =>
    storeOrKeep({ run, note: null, folder }, { open: opening, storeFlags: storeFlags() })
  const failing = (thrown: unknown) => store(() => Promise.reject(thrown))

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'qpsgate-test-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('is stored once', async () => {
    const name = `directory ${join(folder, 'runs')}`
    const stored = { kind: 'stored', note: null, store: name, path: pathOf(RUN), later: 0 }
    expect(await store()).toEqual({ ...stored, isNew: true })
    expect(await store()).toEqual({ ...stored, isNew: false })
    expect(existsSync(kept())).toBe(false)
  })

  it('is kept where the store fails, with the command that stores it later, until it is stored', async () => {
    const outcome = await failing(new StoreError('the branch cannot be fetched'))
    const command = `qpsgate record ${kept()} --store ${join(folder, 'runs')}`
    expect(outcome).toEqual({
      kind: 'unstored',
      problem: 'the branch cannot be fetched',
      kept: { file: kept(), command },
    })
    expect(describeOutcome(outcome)).toBe(
      `the run was not stored: the branch cannot be fetched\nit is kept in ${kept()}; store it later with\n  ${command}\n`,
    )
    expect(readUnstored(kept())).toEqual(RUN)
    await store()
    expect(existsSync(kept())).toBe(false)
  })

  it('is kept where we fail, which is thrown', async () => {
    await expect(failing(new TypeError('a bug'))).rejects.toThrow(TypeError)
    expect(readUnstored(kept())).toEqual(RUN)
  })

  it('is not kept where there is no store at all', async () => {
    await expect(failing(new UserError('git is not installed'))).rejects.toThrow('git is not installed')
    expect(existsSync(kept())).toBe(false)
  })

  it('that cannot even be kept is told with both reasons', async () => {
    const there = { run: RUN, note: null, folder: '/dev/null/out' }
    const opening = async () => {
      throw new StoreError('no network')
    }
    const outcome = await storeOrKeep(there, { open: opening, storeFlags: [] })
    expect(outcome).toMatchObject({ kind: 'unstored', kept: null })
    expect(describeOutcome(outcome)).toMatch(
      /^the run was not stored: no network\nnor can it be kept in \/dev\/null\/out: /,
    )
  })

  it.each([
    [23, 'stored'],
    [25, 'unstored'],
  ])('that began %d hours from now is %s', async (hours, kind) => {
    const recordedAt = new Date(Date.now() + hours * 3_600_000).toISOString()
    expect((await store(open, { ...RUN, recordedAt })).kind).toBe(kind)
  })
})
