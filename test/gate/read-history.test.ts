import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '../../src/core/history/stored-paths.ts'
import type { BaselineRequest } from '../../src/core/request/history-request.ts'
import { openDirectoryStore } from '../../src/edges/store/directory-store.ts'
import { type OpenStore, storeOpener } from '../../src/edges/store/open-store.ts'
import { StoreError } from '../../src/errors.ts'
import { readHistory, type StoredHistory } from '../../src/gate/read-history.ts'
import { storedRuns } from '../core/history/stored-runs.ts'

const { signal } = new AbortController()

describe('readHistory', () => {
  let folder: string
  const read = (branch: string, openStore: OpenStore = storeOpener({ near: '.' })): Promise<StoredHistory> => {
    const request: BaselineRequest = {
      store: { kind: 'directory', path: folder },
      branch,
      fallback: 'main',
      mode: 'warn',
    }
    return readHistory(request, 'suite', openStore, signal)
  }

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'qpsgate-test-'))
    await using store = await openDirectoryStore(folder)
    for (const run of storedRuns([-0.1, -0.1, -0.1])) await store.add(run)
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('reads the runs of the branch', async () => {
    const found = await read('main')
    expect(found).toMatchObject({ branch: 'main', isUnknown: false, warnings: [] })
    expect(found.records).toHaveLength(3)
  })

  it('takes those of the other branch where it has none, and says so', async () => {
    const found = await read('release/8.4')
    expect(found.branch).toBe('main')
    expect(found.records).toHaveLength(3)
    expect(found.warnings).toMatchObject([{ code: 'history-of-other-branch' }])
  })

  it('never takes a file that cannot be read for no history', async () => {
    const [run] = storedRuns([-0.1])
    if (run === undefined) throw new Error('no run')
    writeFileSync(join(folder, pathOf(run)), '{"schemaVersion": 1')
    const found = await read('main')
    expect(found.records).toHaveLength(2)
    expect(found.warnings).toMatchObject([{ code: 'history-file-unreadable', path: pathOf(run) }])
  })

  it('tells of a store that fails, and goes on', async () => {
    const open = async () => {
      throw new StoreError('the branch cannot be fetched')
    }
    const found = await read('release/8.4', open)
    expect(found).toMatchObject({ isUnknown: true, records: [] })
    expect(found.warnings).toEqual([{ code: 'history-unreadable', problem: 'the branch cannot be fetched' }])
  })

  it('lets bugs through', async () => {
    const open = async () => {
      throw new TypeError('bug')
    }
    await expect(read('release/8.4', open)).rejects.toThrow(TypeError)
  })
})
