import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '../../src/core/history/record-path.ts'
import { openDirectoryStore } from '../../src/edges/store/directory-store.ts'
import { StoreError } from '../../src/errors.ts'
import { type HistoryRequest, readHistory } from '../../src/gate/read-history.ts'
import { storedRuns } from '../core/history/stored-runs.ts'

const { signal } = new AbortController()

describe('readHistory', () => {
  let folder: string
  const request = (overrides: Partial<HistoryRequest> = {}): HistoryRequest => ({
    branch: 'release/8.4',
    fallback: 'main',
    mode: 'warn',
    open: async () => openDirectoryStore(folder),
    ...overrides,
  })

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'qpsgate-test-'))
    await using store = await openDirectoryStore(folder)
    for (const run of storedRuns([-0.1, -0.1, -0.1])) await store.add(run)
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('reads the runs of the branch', async () => {
    const found = await readHistory(request({ branch: 'main' }), 'suite', signal)
    expect(found).toMatchObject({ branch: 'main', isUnknown: false, warnings: [] })
    expect(found.records).toHaveLength(3)
  })

  it('takes those of the other branch where it has none, and says so', async () => {
    const found = await readHistory(request(), 'suite', signal)
    expect(found.branch).toBe('main')
    expect(found.records).toHaveLength(3)
    expect(found.warnings).toMatchObject([{ code: 'history-of-other-branch' }])
  })

  it('never takes a file that cannot be read for no history', async () => {
    const [run] = storedRuns([-0.1])
    if (run === undefined) throw new Error('no run')
    writeFileSync(join(folder, pathOf(run)), '{"schemaVersion": 1')
    const found = await readHistory(request({ branch: 'main' }), 'suite', signal)
    expect(found.records).toHaveLength(2)
    expect(found.warnings).toMatchObject([{ code: 'history-file-unreadable', path: pathOf(run) }])
  })

  it('tells of a store that fails, and goes on', async () => {
    const open = async () => {
      throw new StoreError('the branch cannot be fetched')
    }
    const found = await readHistory(request({ open }), 'suite', signal)
    expect(found).toMatchObject({ isUnknown: true, records: [] })
    expect(found.warnings).toEqual([
      { code: 'history-unreadable', message: 'held against no history: the branch cannot be fetched' },
    ])
  })

  it('lets bugs through', async () => {
    const open = async () => {
      throw new TypeError('bug')
    }
    await expect(readHistory(request({ open }), 'suite', signal)).rejects.toThrow(TypeError)
  })
})
