import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FoundChange, foundChanges } from '../../../../src/core/history/change-points.ts'
import type { RunRecord } from '../../../../src/core/history/run-record.ts'
import { type DashboardDataOptions, dashboardData } from '../../../../src/core/views/dashboard/dashboard-data.ts'
import type { ChangesData, Chunk, DashboardIndex } from '../../../../src/core/views/dashboard/dashboard-format.ts'
import { digestOf } from '../../../../src/edges/files/digest.ts'
import { tricky } from '../../wording/tricky-text.ts'
import { arm, cell, history, runRecord } from './dashboard-runs.ts'

interface Read {
  readonly files: ReadonlyMap<string, string>
  readonly index: DashboardIndex
  readonly chunks: (branch: string, suite?: string) => Chunk[]
  readonly changes: (branch: string) => ChangesData
}

function write(
  records: readonly RunRecord[],
  changes: readonly FoundChange[] = [],
  options: Partial<DashboardDataOptions> = {},
): Read {
  const files = dashboardData(records, changes, {
    repositoryUrl: 'https://forge.example/owner/repository/',
    defaultBranch: null,
    digest: digestOf,
    ...options,
  })
  const data: Record<string, unknown> = {}
  const self = { qpsgateData: data }
  for (const content of files.values()) runInNewContext(content, { self })
  const index = data['data/index.js'] as DashboardIndex
  const found = (branch: string, suite = 'pfs-overhead') => {
    const own = index.histories.find((one) => one.branch === branch && one.suite === suite)
    if (own === undefined) throw new Error(`${branch} is not in the index`)
    return own
  }
  return {
    files,
    index,
    chunks: (branch, suite) => found(branch, suite).chunks.map(({ path }) => data[path] as Chunk),
    changes: (branch) => data[found(branch).changes.path] as ChangesData,
  }
}

describe('the data of the dashboard', () => {
  it('have every run once, oldest first, whatever the order they come in', () => {
    const records = history({ runs: 250 })
    const { chunks, index } = write(records.toReversed())
    const runs = chunks('main').flatMap((chunk) => chunk.runs)
    expect(runs.map(({ commit }) => commit)).toEqual(records.map(({ commit }) => commit))
    expect(index.histories[0]).toMatchObject({ branch: 'main', suite: 'pfs-overhead', runs: 250 })
    expect(index.histories[0]?.chunks.map((chunk) => chunk.runs)).toEqual([100, 100, 50])
  })

  it('have QPS, and changes to a thousandth of a per cent with their 95 % intervals', () => {
    const ratio = { mean: Math.log(0.804), standardError: 0.01 }
    const cells = [cell('off', { qps: 12_345.6 }), cell('on', { qps: 98.76543, ratio })]
    const [chunk] = write([runRecord({ cells })]).chunks('main')
    expect(chunk?.cells).toEqual([
      ['oltp_read_only', 8, 0],
      ['oltp_read_only', 8, 1],
    ])
    const [low, high] = [-1, 1].map((side) => Math.round(1e5 * Math.expm1(Math.log(0.804) + side * 0.01959964)))
    expect(chunk?.runs[0]?.values).toEqual([[12_346], [98.765, -19_600, low, high]])
  })

  it('say what ran where', () => {
    const { verdict, machine, tool, control, arms, isDisturbed } =
      write([runRecord({ disturbed: 0.9, verdict: 'regressed' })]).chunks('main')[0]?.runs[0] ?? {}
    expect({ verdict, machine, tool, control, arms, isDisturbed }).toEqual({
      verdict: 2,
      machine: 0,
      tool: 0,
      control: 0,
      arms: [
        [0, 0, 0],
        [1, 0, 1],
      ],
      isDisturbed: true,
    })
  })

  it('say of a machine that it has one CPU, and nothing of a control where there is none', () => {
    const small = { ...runRecord().machine, cpuModel: 'small', cpus: 1 }
    const [chunk] = write([runRecord({ machine: small, scenarios: [arm('on', 'candidate')] })]).chunks('main')
    expect(chunk?.machines).toEqual(['small, 1 CPU'])
    expect(chunk?.runs[0]?.control).toBe(-1)
  })

  it('count runs of known outcome, of each branch and suite', () => {
    const known = { name: 'a-a', fingerprint: '0123456789abcdef', known: 'pass' } as const
    const runs = [runRecord({ suite: known }), runRecord({ suite: known, verdict: 'inconclusive' }), runRecord()]
    const { histories } = write(runs).index
    expect(histories.map(({ suite, outcomes }) => [suite, outcomes])).toEqual([
      ['a-a', [expect.objectContaining({ known: 'pass', runs: 2, right: 1, undecided: 1, wrong: 0 })]],
      ['pfs-overhead', []],
    ])
  })

  it('leave out of a run what it did not measure', () => {
    const other = runRecord({ id: '2', recordedAt: '2026-01-03T00:00:00.000Z', cells: [cell('on', { qps: 5000 })] })
    const runs = write([runRecord(), other]).chunks('main')[0]?.runs
    expect(runs?.map(({ values }) => values.length)).toEqual([2, 2])
    expect(runs?.[1]?.values).toEqual([null, [5000]])
  })

  it('begin a new file after exactly 100 runs', () => {
    const files = (runs: number) => write(history({ runs })).index.histories[0]?.chunks.length
    expect([files(1), files(100), files(101)]).toEqual([1, 1, 2])
  })

  it('begin a new file before it has more than 8000 cells', () => {
    const names = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}${at}`)
    const shape = { scenarios: names('s', 20), workloads: names('w', 20), threads: [1, 8, 16, 32] }
    const chunks = write(history({ runs: 11, ...shape })).index.histories[0]?.chunks
    expect(chunks?.map(({ runs }) => runs)).toEqual([5, 5, 1])
  })

  it('keep a run that alone has more cells than that', () => {
    const threads = Array.from({ length: 2001 }, (_, at) => at + 1)
    const shape = { scenarios: ['a', 'b'], workloads: ['v', 'w'], threads }
    expect(write(history({ runs: 2, ...shape })).index.histories[0]?.chunks.map(({ runs }) => runs)).toEqual([1, 1])
  })

  it('change by one line of one chunk, and the index, when a run is added', () => {
    const records = history({ runs: 151 })
    const [before, after] = [write(records.slice(0, 150)).files, write(records).files]
    const changed = [...after].filter(([path, content]) => before.get(path) !== content).map(([path]) => path)
    expect(changed).toEqual([expect.stringMatching(/^data\/[0-9a-f]{16}-1\.js$/), 'data/index.js'])
    const lines = (files: ReadonlyMap<string, string>) => (files.get(changed[0] ?? '') ?? '').split('\n')
    const [old, now] = [lines(before), lines(after)]
    expect(now.length).toBe(old.length + 1)
    // The last line of before gets a comma.
    expect(now.filter((line) => !old.includes(line) && !old.includes(line.replace(/,$/, ''))).length).toBe(1)
  })

  it('name new versions of exactly the files that changed', () => {
    const records = history({ runs: 151 })
    const versions = (count: number) =>
      write(records.slice(0, count)).index.histories[0]?.chunks.map(({ version }) => version) ?? []
    const [before, after] = [versions(150), versions(151)]
    expect(after[0]).toBe(before[0])
    expect(after[1]).not.toBe(before[1])
  })

  it('have the index last, with the bytes of each file', () => {
    const { files, index } = write(history({ runs: 120 }))
    expect([...files.keys()].at(-1)).toBe('data/index.js')
    for (const { path, bytes } of index.histories.flatMap((own) => [...own.chunks, own.changes]))
      expect(Buffer.byteLength(files.get(path) ?? '')).toBe(bytes)
  })

  it('put the default branch first, then the others by name', () => {
    const records = ['b', 'a', 'main', 'c'].flatMap((branch, at) => history({ runs: 2 + at, branch, seed: at }))
    const branches = (defaultBranch: string | null) =>
      write(records, [], { defaultBranch }).index.histories.map(({ branch }) => branch)
    expect(branches('main')).toEqual(['main', 'a', 'b', 'c'])
    expect(branches(null)).toEqual(['c', 'a', 'b', 'main'])
    expect(branches('gone')).toEqual(['c', 'a', 'b', 'main'])
  })

  it('put first the suite of a branch that was measured last', () => {
    const records = [history({ runs: 3, suite: 'old' }), history({ runs: 9, suite: 'new' })].flat()
    expect(write(records).index.histories.map(({ suite }) => suite)).toEqual(['new', 'old'])
  })

  it('name the workloads of the newest run first, with all threads ascending', () => {
    const early = runRecord({ cells: [cell('off', { workload: 'gone' }), cell('off', { threads: 32 })] })
    const late = runRecord({ recordedAt: '2026-01-03T00:00:00.000Z', cells: [cell('off', { threads: 4 })] })
    expect(write([early, late]).index.histories[0]?.workloads).toEqual([
      { name: 'oltp_read_only', threads: [4, 32] },
      { name: 'gone', threads: [8] },
    ])
  })

  it('keep change points with their branch and suite, oldest first', () => {
    const main = history({
      runs: 60,
      steps: [
        { after: 0.3, change: -0.05 },
        { after: 0.7, change: 0.05 },
      ],
    })
    const other = history({ runs: 40, branch: 'other', seed: 2 })
    const found = foundChanges(main)
    const { changes } = write([...main, ...other], found.toReversed())
    expect(found.length).toBe(2)
    expect(changes('main').changes).toMatchObject([
      { scenario: 'pfson_conon_insoff', threads: 8, time: main[18]?.recordedAt, after: main[18]?.commit },
      { scenario: 'pfson_conon_insoff', threads: 8, time: main[42]?.recordedAt, before: main[41]?.commit },
    ])
    expect(changes('main').changes.map(({ change }) => Math.sign(change))).toEqual([-1, 1])
    expect(changes('other').changes).toEqual([])
  })

  it.each([
    ['javascript:alert(1)', null],
    ['file:///etc/passwd', null],
    ['no address', null],
    ['https://user:secret@forge.example/run/1', 'https://forge.example/run/1'],
    ['http://forge.example/run/1', 'http://forge.example/run/1'],
  ])('take %j for the address %j', (address, shown) => {
    const { index, chunks } = write([runRecord({ runUrl: address })], [], { repositoryUrl: address })
    expect(index.repositoryUrl).toBe(shown)
    expect(index.histories[0]?.latest.url).toBe(shown)
    expect(chunks('main')[0]?.runs[0]?.url).toBe(shown)
  })

  it('are ASCII without "<", and say what they were given, whatever it is', () => {
    fc.assert(
      fc.property(tricky, tricky, tricky, (branch, suite, name) => {
        const record = runRecord({
          branch,
          suite: { name: suite, fingerprint: '' },
          commit: name,
          scenarios: [arm(name, 'control')],
          cells: [cell(name, { workload: name })],
        })
        const { files, index, chunks } = write([record])
        for (const [path, content] of files) {
          expect(path).toMatch(/^data\/[0-9a-z-]+\.js$/)
          expect(content).toMatch(/^[\n\x20-\x3b\x3d-\x7e]*$/)
        }
        expect(index.histories[0]).toMatchObject({ branch, suite, workloads: [{ name }] })
        expect(chunks(branch, suite)[0]?.scenarios).toEqual([name])
        expect(chunks(branch, suite)[0]?.runs[0]?.commit).toBe(name)
      }),
    )
  })

  it('keep apart histories whose names run into each other', () => {
    const records = [
      runRecord({ branch: 'a', suite: { name: 'b","c', fingerprint: '' } }),
      runRecord({ branch: 'a","b', suite: { name: 'c', fingerprint: '' } }),
    ]
    expect(write(records).files.size).toBe(5)
  })

  it('are an empty index where nothing is stored', () => {
    const { files, index } = write([])
    expect([...files.keys()]).toEqual(['data/index.js'])
    expect(index.histories).toEqual([])
  })
})
