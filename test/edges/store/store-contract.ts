/** Behaviour of every store of the ledger, wherever it keeps that. */
import { execFileSync } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LedgerRecord } from '../../../src/core/ledger/record.ts'
import { recordFile } from '../../../src/core/ledger/record.ts'
import type { LedgerStore } from '../../../src/edges/store/ledger-store.ts'
import { pathOf } from '../../../src/edges/store/stored-paths.ts'
import { StoreError } from '../../../src/errors.ts'
import { branchOf, commitOf, record } from '../../core/ledger/records.ts'
import { fewerByDay } from '../../setup/tonight.ts'

/** A place for one test, and another way into it than the store's. */
export interface Ground extends Disposable {
  open(): Promise<LedgerStore>
  /** Puts a file there. */
  plant(path: string, text: string): Promise<void>
  /** Texts of all files, by path. */
  files(): ReadonlyMap<string, string>
}

/** @param isSlow whether by day it is tried with fewer files: a faster store is tried with all of them */
export function storesRecords(makeGround: () => Promise<Ground>, { isSlow = false } = {}): void {
  let ground: Ground
  let store: LedgerStore
  beforeEach(async () => {
    ground = await makeGround()
    store = await ground.open()
  })
  afterEach(async () => {
    await store[Symbol.asyncDispose]()
    ground[Symbol.dispose]()
  })

  /** The records that another process finds. */
  async function readAgain(suite?: string) {
    await using other = await ground.open()
    return await other.read(suite)
  }

  describe('adding a record', () => {
    it('stores it for everybody to read, even in a place that held none', async () => {
      expect(await store.read()).toEqual({ records: [], unreadable: [] })
      const own = record()
      expect(await store.add(own)).toEqual({ path: pathOf(own), isNew: true })
      expect(await readAgain()).toEqual({ records: [own], unreadable: [] })
      expect([...ground.files()]).toEqual([[pathOf(own), recordFile(own)]])
    })

    it.each([
      ['measured again', { recordedAt: '2026-02-02T03:04:05.678Z', verdict: 'regressed' as const }],
      ['recorded on another branch', { branch: 'release/8.4' }],
    ])('stores nothing if the commit has a record already: %s', async (_, overrides: Partial<LedgerRecord>) => {
      const own = record()
      await store.add(own)
      await using other = await ground.open()
      expect(await other.add({ ...own, ...overrides })).toEqual({ path: pathOf(own), isNew: false })
      expect([...ground.files()]).toEqual([[pathOf(own), recordFile(own)]])
    })

    it('keeps the first of three records of one commit that are added at once, and tells the others', async () => {
      await using second = await ground.open()
      await using third = await ground.open()
      const records = [1, 2, 3].map((at) => record({ recordedAt: `2026-02-0${at}T03:04:05.678Z` }))
      const writers = [store, second, third]
      const answers = await Promise.all(writers.map((writer, at) => writer.add(records[at] ?? record())))
      const stored = records.filter((_, at) => answers[at]?.isNew)
      expect(stored).toHaveLength(1)
      expect([...ground.files().values()]).toEqual(stored.map(recordFile))
    })
  })

  describe('reading records', () => {
    it('finds those of a suite, whatever it is called, and no others, the oldest first', async () => {
      const odd = ['conf/my.cnf', 'a.b', 'größe/データ', '..', '../..', '.', '.git', 'CON', ' ', '%', 'a%2Fb', 'a/b']
      const records = odd.map((suite, at) => record({ suite, commit: commitOf(at) }))
      const early = record({ suite: 'a.b', commit: commitOf(77), recordedAt: '2025-01-01T00:00:00.000Z' })
      const write = new Map([...records, early].map((each) => [pathOf(each), recordFile(each)]))
      await store.files.commit({ write, message: 'records' })
      await using other = await ground.open()
      for (const [at, suite] of odd.entries())
        expect((await other.read(suite)).records).toEqual(suite === 'a.b' ? [early, records[at]] : [records[at]])
      expect((await other.read('a.b', (commit) => commit === commitOf(77))).records).toEqual([early])
      for (const path of ground.files().keys())
        expect(path).toMatch(/^ledger\/v2\/(?!\.)[^/]+\/[0-9a-f]{2}\/\w{38}\.json$/)
    })

    it('finds those that the store itself added, and those that others did', async () => {
      const [first, second, third] = branchOf([-0.1, -0.2])
      await store.add(first as LedgerRecord)
      await using other = await ground.open()
      await other.add(second as LedgerRecord)
      await store.add(third as LedgerRecord)
      expect((await store.read()).records).toHaveLength(3)
    })
  })

  describe('a file that cannot be read', () => {
    const stored = record()
    const text = recordFile(stored)
    const path = pathOf(record({ commit: commitOf(2) }))
    const cases: readonly (readonly [what: string, path: string, text: string, says: RegExp])[] = [
      ['was cut off', path, text.slice(0, 200), /2\.json is not whole: it is no JSON \(200 characters\)$/],
      ['is empty', path, '', /is not whole/],
      [
        'has a newer schema',
        path,
        text.replace('"schemaVersion":2', '"schemaVersion":3'),
        /schema version 3.*newer one$/,
      ],
      [
        'lacks a figure',
        path,
        text.replace('"disturbed":0,', ''),
        /is of another version of qpsgate, or was changed; .*: disturbed/,
      ],
      ['was moved', path, text, /holds the record that belongs to ledger\/v2\/my\.cnf\/.*; move it there$/],
      [
        'has no name of a record',
        'ledger/v2/my.cnf/README.md',
        'hello',
        /README\.md is among the records and has no name of one/,
      ],
    ]

    const tried = isSlow ? fewerByDay(cases, cases.length) : cases
    it.each(tried)('is named if it %s, is not replaced, and hides no other record', async (_, at, content, says) => {
      await store.add(stored)
      await ground.plant(at, content)
      const { records, unreadable } = await readAgain()
      expect(records).toEqual([stored])
      expect(unreadable).toMatchObject([{ path: at, problem: expect.stringMatching(says) }])
      await using other = await ground.open()
      await other.add(record({ commit: commitOf(3) }))
      expect(ground.files().get(at)).toBe(content)
    })

    it('is not replaced by the record that belongs in its place', async () => {
      await ground.plant(path, text.slice(0, 200))
      await using other = await ground.open()
      expect(await other.add(record({ commit: commitOf(2) }))).toEqual({ path, isNew: false })
      expect([...ground.files()]).toEqual([[path, text.slice(0, 200)]])
    })
  })

  it.each(['ledger', 'ledger/v1', 'ledger/v3'])(
    'records of another form, in %s, are refused until they are removed',
    async (folder) => {
      const path = `${folder}/my.cnf/00/${'0'.repeat(38)}.json`
      await ground.plant(path, '{"schemaVersion":1}')
      await using other = await ground.open()
      await expect(other.read()).rejects.toThrow(`such as ${path}, and this one cannot read them; use that version, or`)
      await expect(other.add(record())).rejects.toThrow(StoreError)
      const [command = ''] =
        /(?<=start a new ledger after: ).*$/.exec(await other.ledgers().then(() => '', String)) ?? []
      execFileSync('sh', ['-c', command], { stdio: 'ignore' })
      await using again = await ground.open()
      expect((await again.add(record())).isNew).toBe(true)
    },
  )

  it('keeps the last baseline that was set for a branch, and never guesses one from an unreadable file', async () => {
    const branches = ['main', 'release/8.4']
    expect((await store.baselines(branches)).size).toBe(0)
    const setAt = '2026-02-01T03:04:05.678Z'
    await store.setBaseline('release/8.4', commitOf(1))
    await store.setBaseline('release/8.4', commitOf(2), setAt)
    await using other = await ground.open()
    expect([...(await other.baselines(branches))]).toEqual([['release/8.4', { commit: commitOf(2), setAt }]])
    await ground.plant('baselines/main.json', '{')
    await using again = await ground.open()
    await expect(again.baselines(branches)).rejects.toThrow('baselines/main.json is not whole')
  })

  it("keeps records and baselines whose names are longer than a file's name may be", async () => {
    const [branch, suite] = ['データ/'.repeat(40), 'größe/'.repeat(300)]
    const own = record({ branch, suite })
    await store.add(own)
    await store.setBaseline(branch, own.commit)
    await using other = await ground.open()
    expect(await other.ledgers()).toMatchObject({ ledgers: [{ branch, suite }], unreadable: [] })
  })
}
