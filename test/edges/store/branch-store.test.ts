import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type RunRecord, textOf } from '../../../src/core/history/run-record.ts'
import { pathOf } from '../../../src/core/history/stored-paths.ts'
import { recordOf } from '../../../src/core/result/make-record.ts'
import { openBranchStore } from '../../../src/edges/store/open-store.ts'
import type { RunStore } from '../../../src/edges/store/run-store.ts'
import { StoreError } from '../../../src/errors.ts'
import { judgementOf } from '../../builders.ts'
import { storedRun, storedRuns } from '../../core/history/stored-runs.ts'
import { createRepository, type GitRequest, startGitServer } from '../../setup/git-server.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { levels, scenarioNames, sweepResult, workloadNames } from '../../sweep-result.ts'
import { BRANCH, commitsIn, type Folders, inspect, makeFolders, pathsIn, store as storeFile } from './git-fixture.ts'
import { type Ground, storesRuns } from './store-contract.ts'

function open(remote: string): Promise<RunStore> {
  return openBranchStore({ remote, branch: BRANCH, token: undefined, signal: new AbortController().signal })
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

describe('a store on a branch', () => storesRuns(makeGround))

let folders: Folders
let repository: string
beforeEach(async () => {
  folders = makeFolders()
  repository = await createRepository(folders.root, 'store.git')
})
afterEach(() => folders[Symbol.dispose]())

const isPush = ({ method, url }: GitRequest) => method === 'POST' && url.endsWith('/git-receive-pack')
const run = storedRun()
const other = storedRun({ id: 'other' })

describe('a branch that changes under our hands', () => {
  it('is made anew when it was deleted', async () => {
    await using store = await open(repository)
    await store.add(run)
    inspect(repository, 'update-ref', '-d', `refs/heads/${BRANCH}`)
    expect(await store.add(other)).toMatchObject({ isNew: true })
    expect(pathsIn(repository)).toEqual([pathOf(other)])
  })

  it('gets the run on top of what it was force-pushed to', async () => {
    await using store = await open(repository)
    await store.add(run)
    inspect(repository, 'update-ref', '-d', `refs/heads/${BRANCH}`)
    await storeFile(repository, 'index.html')
    await store.add(other)
    expect(pathsIn(repository)).toEqual(['index.html', pathOf(other)])
  })

  it('has a run once that two store at the same time', async () => {
    await using one = await open(repository)
    await using two = await open(repository)
    await Promise.all([one.add(run), two.add(run)])
    expect(pathsIn(repository)).toEqual([pathOf(run)])
    expect(commitsIn(repository)).toBe(1)
  })

  const writers = IS_NIGHTLY ? 30 : 10
  it(`keeps all runs of ${writers} who store at once, on a branch that does not exist yet`, async () => {
    await using server = await startGitServer({ root: folders.root })
    const runs = storedRuns(Array.from({ length: writers }, () => -0.1))
    await Promise.all(
      runs.map(async (each) => {
        await using store = await open(server.url('store.git'))
        await store.add(each)
      }),
    )
    expect(pathsIn(repository)).toEqual(runs.map(pathOf))
    await using store = await open(repository)
    expect((await store.read({}, 60)).records).toEqual(runs)
  }, 240_000)
})

describe('a server that fails', () => {
  it('refusing for ever: said clearly, and what was stored is untouched', async () => {
    await storeFile(repository, pathOf(run), textOf(run))
    writeFileSync(join(repository, 'hooks/pre-receive'), '#!/bin/sh\necho GH013: rule\nexit 1\n', { mode: 0o755 })
    await using store = await open(repository)
    await expect(store.add(other)).rejects.toThrow(StoreError)
    await expect(store.add(other)).rejects.toThrow('exempt the branch from the rule, or choose another')
    expect(pathsIn(repository)).toEqual([pathOf(run)])
  })

  it('halfway, for good: an error, and never an empty history', async () => {
    await storeFile(repository, pathOf(run), textOf(run))
    const server = await startGitServer({ root: folders.root })
    await using store = await open(server.url('store.git'))
    expect((await store.list()).runs).toEqual([pathOf(run)])
    await server.close()
    await expect(store.read({}, 60)).rejects.toThrow(/the server did not answer properly 4 times; check the network/)
    expect(pathsIn(repository)).toEqual([pathOf(run)])
  })

  it('after it took the run and before it said so: one run, stored', async () => {
    let lost = 0
    await using server = await startGitServer({
      root: folders.root,
      disturb: (request) => (isPush(request) && lost++ === 0 ? 'lost answer' : undefined),
    })
    await using store = await open(server.url('store.git'))
    await store.add(run)
    expect(lost).toBeGreaterThan(0)
    expect(pathsIn(repository)).toEqual([pathOf(run)])
    expect(commitsIn(repository)).toBe(1)
  })
})

it('squash gives up earlier states and keeps every run, also one stored meanwhile', async () => {
  await using store = await open(repository)
  await store.add(run)
  await using late = await open(repository)
  await late.add(other)
  await store.squash()
  expect(commitsIn(repository)).toBe(1)
  expect(pathsIn(repository)).toEqual([pathOf(run), pathOf(other)])
})

describe('the size', () => {
  /** Nobody's figures repeat. */
  function sweepRun(index: number): RunRecord {
    const digest = createHash('sha256').update(String(index)).digest()
    const noise = (place: number) => 1 + (digest[place % digest.length] ?? 0) / 5000 + place / 1e4
    const sweep = sweepResult({ scenarios: scenarioNames(7), workloads: workloadNames(3), threads: levels(3) })
    const result = {
      ...sweep,
      startedAt: new Date(Date.UTC(2026, 0, 1, index)).toISOString(),
      cells: sweep.cells.map((cell, place) => ({ ...cell, qps: cell.qps * noise(place) })),
      comparisons: sweep.comparisons.map((one, place) => ({ ...one, change: one.change * noise(place) })),
    }
    const hex = digest.toString('hex')
    const runUrl = `https://git.example/acme/databases/actions/runs/${parseInt(hex.slice(0, 8), 16)}`
    const about = { id: hex.slice(0, 16), branch: 'main', commit: hex.slice(16, 56), runUrl, toolVersion: '0.1.0' }
    return recordOf(judgementOf(result), result, about)
  }

  it('of a run of 63 cells is at most 4 KB packed, with its commit and folders', async () => {
    const runs = Array.from({ length: 20 }, (_, index) => sweepRun(index))
    expect(runs[0]?.cells).toHaveLength(63)
    await using store = await open(repository)
    for (const each of runs) await store.add(each)
    inspect(repository, 'gc', '--quiet', '--prune=now')
    const packs = join(repository, 'objects/pack')
    const pack = readdirSync(packs).find((name) => name.endsWith('.pack')) ?? ''
    const bytes = Number(execFileSync('stat', ['--format=%s', join(packs, pack)]).toString())
    expect(bytes / runs.length).toBeLessThanOrEqual(4096)
  })

  it('of what is read of 10,000 runs for the newest 60 of a branch and suite is below 5 MB', async () => {
    const figures = Array.from({ length: 100 }, (_, index) => sweepRun(index))
    const runs = Array.from({ length: 10_000 }, (_, index) =>
      storedRun({
        ...figures[index % figures.length],
        id: createHash('sha256').update(`id ${index}`).digest('hex').slice(0, 16),
        commit: createHash('sha256').update(`commit ${index}`).digest('hex').slice(0, 40),
        recordedAt: new Date(Date.UTC(2024, 0, 1, index)).toISOString(),
      }),
    )
    importRuns(runs)
    await using server = await startGitServer({ root: folders.root })
    await using store = await open(server.url('store.git'))
    const { records, unreadable, total } = await store.read({ branch: 'main', suite: 'pfs-overhead' }, 60)
    expect(records).toEqual(runs.slice(-60))
    expect(unreadable).toEqual([])
    expect(total).toBe(10_000)
    expect(server.bytesSent).toBeLessThan(5e6)
  }, 60_000)
})

/** Stores runs in one commit, quicker than by pushing each. */
function importRuns(runs: readonly RunRecord[]): void {
  const files = runs.map((each) => {
    const text = textOf(each)
    return `M 100644 inline ${pathOf(each)}\ndata ${Buffer.byteLength(text)}\n${text}\n`
  })
  const commit = `commit refs/heads/${BRANCH}\ncommitter a <a@git.example> 0 +0000\ndata 0\n`
  execFileSync('git', ['--git-dir', repository, 'fast-import', '--quiet'], {
    input: `${commit}${files.join('')}\ndone\n`,
  })
}

it('files that are no runs are written in one commit, and again in none', async () => {
  await using store = await open(repository)
  await store.add(run)
  await store.write(new Map([['index.html', 'old']]), 'page')
  const files = new Map([
    ['index.html', 'new'],
    ['history-light.svg', ''],
  ])
  const before = commitsIn(repository)
  await store.write(files, 'page')
  await store.write(files, 'page')
  expect(commitsIn(repository)).toBe(before + 1)
  expect(pathsIn(repository)).toEqual(['history-light.svg', 'index.html', pathOf(run)])
  expect((await store.list()).unreadable).toEqual([])
})
