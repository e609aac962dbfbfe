/** The ledger of branches as they live: real repositories, records in a directory. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { distanceIn } from '../../src/core/ledger/ledger.ts'
import type { LedgerRecord } from '../../src/core/ledger/record.ts'
import type { LedgerRequest } from '../../src/core/request/ledger-request.ts'
import { configSuite } from '../../src/core/suite/config-suite.ts'
import { openDirectoryStore } from '../../src/edges/store/directory-store.ts'
import { pathOf } from '../../src/edges/store/stored-paths.ts'
import { StoreError, UserError } from '../../src/errors.ts'
import { asRecorded, readChange, sinceRecorded } from '../../src/gate/read-change.ts'
import { branchBaseline, type OpenedLedger, parentOf, readLedger } from '../../src/gate/read-ledger.ts'
import { runRequest } from '../builders.ts'
import { record, recordedChange, recordedSetting } from '../core/ledger/records.ts'
import { Repository } from '../edges/git/git-repository.ts'
import { fakePlanningMachine } from '../fakes/fake-machine.ts'

const JOINING = { branch: 'main', baseline: undefined, isRequired: false, isRecorded: true } as const
const PLACE = { scenario: 'my.cnf', workload: 'oltp_read_only', threads: 8 }

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
): Promise<OpenedLedger> {
  const store = { kind: 'directory', path: folder } as const
  const request = { store, branch: 'main', baseline: undefined, isRequired: false, isRecorded: false, ...overrides }
  const openStore = async () => openDirectoryStore(folder)
  return readLedger(request, { suite, near, commit, openStore, signal: new AbortController().signal })
}

/** What a configuration is: equal texts have equal ones. */
const fingerprintOf = (text: string) => ({ 'my.cnf': text })

/** A push of a configuration, which is recorded against the last recorded commit unless its run fails. */
async function push(text: string, change: number, overrides: Partial<LedgerRecord> | 'fails' = {}): Promise<string> {
  work.write('my.cnf', text)
  const commit = work.commit()
  if (overrides !== 'fails') await recorded(commit, text, change, overrides)
  return commit
}

async function recorded(commit: string, text: string, change: number, overrides: Partial<LedgerRecord> = {}) {
  const parent = parentOf(await read(commit))
  await using store = openDirectoryStore(folder)
  await store.add(
    record({
      commit,
      parent: parent === undefined ? null : { commit: parent, suite: 'my.cnf' },
      scenarios: [{ name: 'my.cnf', fingerprint: text, server: null }],
      ...(change === 0 ? {} : { changes: [recordedChange({ mean: change })], settings: [recordedSetting()] }),
      ...overrides,
    }),
  )
}

/** How far a base is from the baseline by the ledger; why it is unknown. */
async function far(base: string, text: string, overrides: Partial<LedgerRequest> = {}, near = work.path) {
  const held = branchBaseline(await read(base, overrides, near), base, fingerprintOf(text))
  if (held === undefined) return 'no baseline'
  return held.chain.kind === 'broken' ? held.chain.why : Number(distanceIn(held.chain.steps, PLACE)?.mean.toFixed(6))
}

describe('a branch', () => {
  it('has come as far as its changes add up to, and back up with a revert', async () => {
    const first = await push('a', 0)
    expect(await far(first, 'a')).toBe(0)
    await push('b', -0.02)
    expect(await far(await push('c', -0.03), 'c')).toBe(-0.05)
    await push('c', 0)
    expect(await far(await push('b', 0.03), 'b')).toBe(-0.02)
  })

  it('keeps its ledger where the file is renamed, and has nothing of another file that gets the old name', async () => {
    const first = await push('a', 0)
    const second = await push('b', -0.02)
    work.git('mv', 'my.cnf', 'prod.cnf')
    work.commit()
    const strange = await push('of another file', -0.5)
    const near = work.at('prod.cnf')
    const ledger = await read(strange, {}, near, 'prod.cnf')
    expect([parentOf(ledger), [...ledger.records.keys()]]).toEqual([second, expect.arrayContaining([first, second])])
    expect(ledger.records.size).toBe(2)
    expect((await read(strange, {}, near, 'other.cnf')).records.size).toBe(0)
  })

  it('has a link measured by the next push where a run failed, or a push was skipped', async () => {
    const first = await push('a', 0)
    const skipped = await push('b', -0.02, 'fails')
    expect(await far(skipped, 'b')).toContain('is not recorded yet')
    // Another commit with the configuration of the recorded one stands where that does.
    const same = await push('a', 0, 'fails')
    expect(await far(same, 'a')).toBe(0)
    const next = await push('c', -0.05)
    const ledger = await read(next)
    expect(ledger.records.get(next)?.parent).toEqual({ commit: first, suite: 'my.cnf' })
    const subject = { kind: 'config', paths: ['my.cnf'], base: 'HEAD~1' } as const
    const asked = { store: { kind: 'directory', path: folder }, ...JOINING } as const
    const since = (isBaseKept: boolean) =>
      sinceRecorded(runRequest({ subject, ledger: { ...asked, isBaseKept } }), ledger)
    expect([since(false), since(true)]).toEqual([{ ...subject, base: first }, subject])
    const suite = configSuite([{ path: 'my.cnf', options: [] }], 'my.cnf')
    expect([ledger, undefined].map((each) => asRecorded(suite, each).precision)).toEqual([0.015, undefined])
    expect(await far(next, 'c')).toBe(-0.05)
  })

  it('counts once what two pushes at once were both measured with', async () => {
    await push('a', 0)
    const one = await push('b', -0.02, 'fails')
    const two = await push('c', -0.05)
    await recorded(one, 'b', -0.02)
    expect(await far(two, 'c')).toBe(-0.05)
    expect(await far(one, 'b')).toBe(-0.02)
  })

  it.each([
    ['squash', ['merge', '--squash', 'change']],
    ['merge', ['merge', '--no-ff', '--message=m', 'change']],
    ['rebase', ['rebase', '--quiet', 'change']],
  ])('goes on after a %s', async (_, merge) => {
    await push('a', 0)
    work.git('switch', '--quiet', '--create', 'change')
    await push('b', 0, 'fails')
    work.git('switch', '--quiet', 'main')
    work.git(...merge)
    expect(await far(await push('b', -0.02), 'b')).toBe(-0.02)
  })

  it('that was force-pushed has no record of what it lost', async () => {
    const first = await push('a', 0)
    const lost = await push('b', -0.2)
    work.git('reset', '--quiet', '--hard', first)
    const next = await push('c', -0.01)
    expect((await read(next)).records.has(lost)).toBe(false)
    expect(await far(next, 'c')).toBe(-0.01)
  })

  it('that is new has the baseline of the one that it comes from', async () => {
    const first = await push('a', 0)
    const second = await push('b', -0.02)
    work.git('switch', '--quiet', '--create', 'release')
    const third = await push('c', -0.03, { branch: 'release' })
    expect(await far(third, 'c', { branch: 'release' })).toBe(-0.05)
    await using store = openDirectoryStore(folder)
    await store.setBaseline('main', second)
    expect(await far(second, 'b', { branch: 'new' })).toBe(0)
    expect(await far(third, 'c', { branch: 'release' })).toBe(-0.03)
    await store.setBaseline('release', first)
    expect(await far(third, 'c', { branch: 'release' })).toBe(-0.05)
  })
})

describe('the baseline', () => {
  it('is the newest tag of a pattern, or a commit, also one that is not recorded: the next push is measured against the last record', async () => {
    await push('a', 0)
    const tagged = await push('b', -0.02)
    work.git('tag', 'v2026.1', `${tagged}^`)
    work.git(
      '-c',
      'user.name=t',
      '-c',
      'user.email=t@example.org',
      'tag',
      '--annotate',
      '--message=x',
      'v2026.2',
      tagged,
    )
    const third = await push('c', -0.03)
    expect(await far(third, 'c', { baseline: 'v*' })).toBe(-0.03)
    expect(await far(third, 'c', { baseline: 'v2026.1' })).toBe(-0.05)
    const bare = await push('d', 0, 'fails')
    const next = await push('e', 0, 'fails')
    expect(parentOf(await read(next, { baseline: bare }))).toBe(third)
    await expect(read(third, { baseline: 'w*' })).rejects.toThrow(UserError)
  })

  it('moves with a regression that somebody accepted', async () => {
    await push('a', 0)
    await push('b', -0.2, { acceptedBy: 'dba' })
    expect(await far(await push('c', -0.01), 'c')).toBe(-0.01)
  })
})

/** Paths are those of that folder meanwhile. */
function inFolder(path: string): Disposable {
  const before = process.cwd()
  process.chdir(path)
  return { [Symbol.dispose]: () => process.chdir(before) }
}

it.each([
  ['back to it', '1M', 0],
  ['away from it', '3M', 2],
])('a branch that has come %s has its way since the baseline, if that is one', async (_, last, steps) => {
  const text = (size: string) => `[mysqld]\nsort_buffer_size = ${size}\n`
  await push(text('1M'), 0)
  await push(text('2M'), -0.02)
  await push(text(last), 0.03)
  work.write('my.cnf', text('4M'))
  const subject = { kind: 'config', paths: ['my.cnf'], base: 'HEAD' } as const
  const ledger = { store: { kind: 'directory', path: folder }, ...JOINING, isRecorded: false } as const
  const openStore = async () => openDirectoryStore(folder)
  using _inWork = inFolder(work.path)
  const { baseline } = await readChange(runRequest({ subject, ledger }), { ...fakePlanningMachine(), openStore })
  expect(baseline?.chain).toMatchObject({ kind: 'whole' })
  expect(baseline?.chain.steps).toHaveLength(steps)
  expect(baseline?.scenarios).toHaveLength(steps === 0 ? 0 : 1)
})

describe('bad days', () => {
  it('a record that cannot be read is named, and breaks the chain there', async () => {
    await push('a', 0)
    const second = await push('b', -0.02)
    const third = await push('c', -0.03)
    writeFileSync(join(folder, pathOf({ suite: 'my.cnf', commit: second })), '{')
    expect(await far(third, 'c')).toContain('is not whole')
    const { warnings } = await read(third)
    expect(warnings).toMatchObject([
      { code: 'ledger-file-unreadable', path: pathOf({ suite: 'my.cnf', commit: second }) },
    ])
  })

  it('a ledger that is gone has no baseline, and begins anew', async () => {
    await push('a', 0)
    rmSync(folder, { recursive: true })
    const next = await push('b', 0, 'fails')
    expect(await far(next, 'b')).toBe('no baseline')
    expect(parentOf(await read(next))).toBeUndefined()
    await recorded(next, 'b', 0)
    expect(await far(next, 'b')).toBe(0)
  })

  it('a shallow clone says that it knows nothing', async () => {
    await push('a', 0)
    const second = await push('b', -0.02)
    using shallow = new Repository({ url: `file://${work.path}`, depth: 1 })
    expect(await far(second, 'b', {}, shallow.path)).toBe('no baseline')
    expect((await read(second, {}, shallow.path)).warnings).toEqual([{ code: 'ledger-shallow', branch: 'main' }])
  })

  it('a store that fails is a warning, or an error where the baseline was asked for', async () => {
    const commit = await push('a', 0)
    const openStore = async () => {
      throw new StoreError('the branch cannot be fetched')
    }
    const request = { store: { kind: 'branch', branch: 'x' }, branch: 'main', baseline: undefined } as const
    const asked = { suite: 'my.cnf', near: work.path, commit, openStore, signal: new AbortController().signal }
    const failing = (isRequired: boolean) => readLedger({ ...request, isRequired, isRecorded: false }, asked)
    expect((await failing(false)).warnings).toEqual([
      { code: 'ledger-unreadable', problem: 'the branch cannot be fetched' },
    ])
    await expect(failing(true)).rejects.toThrow(StoreError)
  })
})
