/** Behaviour of every store of runs, wherever it keeps them. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RunRecord } from '../../../src/core/history/run-record.ts'
import { textOf } from '../../../src/core/history/run-record.ts'
import { pathOf } from '../../../src/core/history/stored-paths.ts'
import type { RunStore } from '../../../src/edges/store/run-store.ts'
import { storedRun, storedRuns } from '../../core/history/stored-runs.ts'

/** A place for one test, and another way into it than the store's. */
const TWIN = { workload: 'oltp_read_only', threads: 8, mean: 0.001, noise: 0.002, trials: 2 }

export interface Ground extends Disposable {
  open(): Promise<RunStore>
  /** Puts a file there. */
  plant(path: string, text: string): Promise<void>
  /** Texts of all files, by path. */
  files(): ReadonlyMap<string, string>
}

const ALL = Number.POSITIVE_INFINITY

export function storesRuns(makeGround: () => Promise<Ground>): void {
  let ground: Ground
  let store: RunStore
  beforeEach(async () => {
    ground = await makeGround()
    store = await ground.open()
  })
  afterEach(async () => {
    await store[Symbol.asyncDispose]()
    ground[Symbol.dispose]()
  })

  /** The runs that another process finds. */
  async function readAgain(selection = {}, newest = ALL) {
    await using other = await ground.open()
    return await other.read(selection, newest)
  }

  describe('add', () => {
    it('stores a run for everybody to read, in a place that held none', async () => {
      expect(await store.read({}, ALL)).toEqual({ records: [], unreadable: [], total: 0 })
      const run = storedRun()
      expect(await store.add(run)).toEqual({ path: pathOf(run), isNew: true })
      expect(await readAgain()).toEqual({ records: [run], unreadable: [], total: 1 })
      expect([...ground.files()]).toEqual([[pathOf(run), textOf(run)]])
    })

    it.each([
      ['the same', {}],
      ['the same by a later version of the program', { toolVersion: '0.2.0' }],
      ['the same, whose slices tell a later version more', { toolVersion: '0.2.0', twin: [TWIN] }],
      ['the same from another page', { runUrl: 'https://git.example/runs/7' }],
      ['the same, named after another commit', { commit: 'f'.repeat(40) }],
    ])('stores a run once: %s', async (_, overrides: Partial<RunRecord>) => {
      const run = storedRun()
      await store.add(run)
      await using other = await ground.open()
      expect(await other.add({ ...run, ...overrides })).toEqual({ path: pathOf(run), isNew: false })
      expect([...ground.files()]).toEqual([[pathOf(run), textOf(run)]])
    })

    it('takes ids for those of a branch and suite, also where one is the end of another', async () => {
      const runs = [
        storedRun({ id: '1' }),
        storedRun({ id: '7-1' }),
        storedRun({ id: '1', branch: 'other' }),
        storedRun({ id: '1', suite: { name: 'other', fingerprint: '0' } }),
      ]
      for (const run of runs) expect((await store.add(run)).isNew).toBe(true)
      expect((await readAgain()).total).toBe(4)
    })

    it('puts a run whose clock went backwards among earlier ones', async () => {
      const [first, second, third] = storedRuns([-0.1, -0.2, -0.3])
      if (first === undefined || second === undefined || third === undefined) throw new RangeError('three runs')
      await store.add(third)
      await store.add(second)
      expect(await store.add(first)).toEqual({ path: pathOf(first), isNew: true })
      expect((await readAgain()).records).toEqual([first, second, third])
    })
  })

  describe('read', () => {
    it('finds the runs of a branch, of a suite, and of both, oldest first', async () => {
      const where = [
        ['main', 'a'],
        ['main', 'b'],
        ['main/a', 'a'],
        ['release/8.4', 'a'],
      ] as const
      const runs = where.map(([branch, name], index) =>
        storedRun({ branch, suite: { name, fingerprint: '0' }, recordedAt: `2026-0${9 - index}-01T00:00:00.000Z` }),
      )
      for (const run of runs) await store.add(run)
      const found = async (selection: object) => {
        const { records } = await readAgain(selection)
        return records.map((run) => runs.findIndex((one) => pathOf(one) === pathOf(run)))
      }
      expect(await found({ branch: 'none' })).toEqual([])
      expect(await found({ branch: 'main' })).toEqual([1, 0])
      expect(await found({ suite: 'a' })).toEqual([3, 2, 0])
      expect(await found({ branch: 'main', suite: 'b' })).toEqual([1])
      expect(await found({})).toEqual([3, 2, 1, 0])
    })

    it('finds the runs of a branch and suite by their names, whatever these are, and no others', async () => {
      const odd = [
        'release/8.4',
        'a.b',
        'größe/データ',
        '..',
        '../..',
        '.',
        '.git',
        'a..b',
        'CON',
        ' ',
        '%',
        'a%2Fb',
        'a/b',
      ]
      const runs = odd.map((name) => storedRun({ branch: name, suite: { name, fingerprint: '0' } }))
      for (const run of [...runs, storedRun({ branch: 'another' })]) await store.add(run)
      await using other = await ground.open()
      for (const [at, name] of odd.entries())
        expect((await other.read({ branch: name, suite: name }, ALL)).records).toEqual([runs[at]])
      for (const path of ground.files().keys()) expect(path).toMatch(/^v1(?:\/(?!\.)[^/]+){4}\/[^/]+\.json$/)
    })

    it('reads the newest of each branch and suite, at most so many, and counts all', async () => {
      const runs = storedRuns([-0.1, -0.2, -0.3])
      const old = storedRun({ branch: 'old', recordedAt: '2020-01-01T00:00:00.000Z' })
      for (const run of [...runs, old]) await store.add(run)
      expect(await readAgain({}, 2)).toEqual({ records: [old, ...runs.slice(1)], unreadable: [], total: 4 })
    })

    it('sees what it stored itself and, opened anew, what others did', async () => {
      const [first, second] = storedRuns([-0.1, -0.2])
      if (first === undefined || second === undefined) throw new RangeError('two runs')
      await store.add(first)
      await using other = await ground.open()
      await other.add(second)
      await store.add(storedRun({ id: 'third' }))
      expect((await store.read({}, ALL)).total).toBe(3)
    })
  })

  describe('a file that cannot be read', () => {
    const stored = storedRun()
    const text = textOf(stored)
    const path = pathOf(storedRun({ id: '2' }))
    const cases: readonly (readonly [what: string, path: string, text: string, says: RegExp])[] = [
      ['was cut off', path, text.slice(0, 200), /2\.json is not whole: it is no JSON \(200 characters\)$/],
      ['is empty', path, '', /is not whole/],
      [
        'has a newer schema',
        path,
        text.replace('"schemaVersion":1', '"schemaVersion":2'),
        /2\.json has schema version 2.*use a newer one$/,
      ],
      ['lacks a figure', path, text.replace('"seed":1,', ''), /is no stored run of qpsgate, or was changed: seed/],
      [
        'was moved',
        path.replace('/main/', '/other/'),
        text,
        /holds the run that belongs to v1\/main\/.*; move it there$/,
      ],
      ['is none of ours', 'v1/main/README.md', 'hello', /README\.md is among the runs and has no name of one/],
    ]

    it.each(cases)('is named where it %s, and neither replaced nor hides the others', async (_, at, content, says) => {
      await store.add(stored)
      await ground.plant(at, content)
      const { records, unreadable, total } = await readAgain()
      expect(records).toEqual([stored])
      expect(unreadable).toHaveLength(1)
      expect(at.startsWith(unreadable[0]?.path ?? '-')).toBe(true)
      expect(unreadable[0]?.problem).toMatch(says)
      expect(total).toBeGreaterThan(0)
      await using other = await ground.open()
      await other.add(storedRun({ id: '3' }))
      expect(ground.files().get(at)).toBe(content)
    })

    it('where a run belongs is not replaced by the run', async () => {
      await ground.plant(path, text.slice(0, 200))
      await using other = await ground.open()
      expect(await other.add(storedRun({ id: '2' }))).toEqual({ path, isNew: false })
      expect([...ground.files()]).toEqual([[path, text.slice(0, 200)]])
    })
  })

  describe('remove', () => {
    it('takes those files away and keeps all others; one that is not there is no error', async () => {
      const [first, second] = storedRuns([-0.1, -0.2])
      if (first === undefined || second === undefined) throw new RangeError('two runs')
      await store.add(first)
      await store.add(second)
      await store.remove([pathOf(first), pathOf(storedRun())], 'clean')
      await store.remove([], 'nothing')
      expect((await readAgain()).records).toEqual([second])
    })

    it.each(['../outside', '/etc/hostname', 'v1/../../x'])('refuses %s', async (outside) => {
      await store.add(storedRun())
      await expect(store.remove([outside], 'clean')).rejects.toThrow('is no path in a branch')
    })
  })
}
