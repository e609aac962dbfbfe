import { describe, expect, it } from 'vitest'
import type { RunRecord } from '../../../src/core/history/run-record.ts'
import { seededRandom } from '../../../src/core/plan/random.ts'
import { type ChangeKey, issueEdits, type KnownIssue } from '../../../src/core/views/change-issues.ts'
import { normal } from '../../builders.ts'
import { storedCell, storedRuns } from '../history/stored-runs.ts'

const REPOSITORY = 'https://git.example/acme/databases'

/** One level after the other, each with this many runs; commits have hexadecimal digits that tell the place. */
function runs(...all: readonly (readonly [runs: number, change: number])[]): RunRecord[] {
  const random = seededRandom(9)
  const means = all.flatMap(([count, change]) =>
    Array.from({ length: count }, () => Math.log1p(change) + 0.01 * normal(random)),
  )
  return storedRuns(means, (index) => ({ commit: commitOf(index) }))
}

function commitOf(place: number): string {
  return `ab${String(place).padStart(5, '0')}`.padEnd(40, 'c')
}

function key(place: number, overrides: Partial<ChangeKey> = {}): ChangeKey {
  return {
    suite: 'suite',
    scenario: 'on',
    workload: 'oltp_read_only',
    threads: 4,
    commit: commitOf(place),
    ...overrides,
  }
}

function issue(place: number, overrides: Partial<KnownIssue> = {}): KnownIssue {
  return { number: 7, isOpen: true, key: key(place), ...overrides }
}

function edits(records: readonly RunRecord[], known: readonly KnownIssue[] = []) {
  const run = records.at(-1)
  if (run === undefined) throw new RangeError('a run is wanted')
  return issueEdits(records, run, known, REPOSITORY)
}

const kinds = (found: ReturnType<typeof edits>) => found.map(({ kind }) => kind)

describe('an issue is opened', () => {
  it('for a slowdown, with the figures and the commits', () => {
    const [opened, ...others] = edits(runs([20, 0], [5, -0.1]))
    expect(others).toEqual([])
    expect(opened).toMatchObject({ kind: 'open', key: key(20) })
    const { title, body } = opened?.kind === 'open' ? opened.text : { title: '', body: '' }
    expect(title).toMatch(/^QPS of on in oltp_read_only at 4 threads −\d+\.\d % since ab00020$/)
    expect(body).toContain(`| commits | [ab00019..ab00020](${REPOSITORY}/compare/${commitOf(19)}...${commitOf(20)}) |`)
    expect(body).toMatch(/\| change \| \*\*−\d+\.\d % \(−\d+\.\d … −\d+\.\d\)\*\* \|/)
    expect(body).toContain('| first run after | 2026-01-01 20:00 UTC, commit [ab00020](')
  })

  it('with names that are no markup, and cannot end the table', () => {
    const records = runs([20, 0], [5, -0.1]).map((record) => ({
      ...record,
      branch: 'a|b',
      scenarios: record.scenarios.map((each) => ({ ...each, name: each.name === 'on' ? '<b>`|@you' : each.name })),
      cells: record.cells.map((cell) => ({ ...cell, scenario: cell.scenario === 'on' ? '<b>`|@you' : cell.scenario })),
    }))
    const [opened] = edits(records)
    const body = opened?.kind === 'open' ? opened.text.body : ''
    expect(body).toContain('| scenario | &#60;b>&#96;&#124;@&#8203;you |')
    expect(body).toContain('| suite, branch | suite, a&#124;b |')
  })

  it.each([
    ['for an improvement', runs([20, 0], [5, 0.1])],
    ['for four runs, which are no level yet', runs([20, 0], [4, -0.1])],
    ['for what is over', runs([20, 0], [8, -0.1], [8, 0])],
    ['for a slowdown of more than 20 runs ago', runs([20, 0], [21, -0.1])],
  ])('not %s', (_, records) => {
    expect(edits(records)).toEqual([])
  })

  it('for a slowdown of exactly 20 runs ago', () => {
    expect(kinds(edits(runs([20, 0], [20, -0.1])))).toEqual(['open'])
  })

  it('for the ten worst of eleven', () => {
    const records = runs([20, 0], [5, -0.1]).map((record, index) => ({
      ...record,
      cells: Array.from({ length: 11 }, (_, at) =>
        storedCell({ threads: at + 1, ratio: { mean: index < 20 ? 0 : -0.1 - at / 100, standardError: 0.001 } }),
      ),
    }))
    const opened = edits(records).flatMap((edit) => (edit.kind === 'open' ? [edit.key.threads] : []))
    expect(opened).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
  })
})

describe('a slowdown that has an issue', () => {
  const slow = runs([20, 0], [8, -0.1])

  it('gets no other: the issue is brought up to date', () => {
    const [edit, ...others] = edits(slow, [issue(20)])
    expect(others).toEqual([])
    expect(edit).toMatchObject({ kind: 'update', number: 7, key: key(20) })
  })

  it.each([18, 24])('gets no other when its place is seen elsewhere now: it was the run %i', (place) => {
    expect(edits(slow, [issue(place)])).toMatchObject([{ kind: 'update', number: 7, key: key(20) }])
  })

  it('gets no other when the issue was closed by hand', () => {
    expect(edits(slow, [issue(20, { isOpen: false })])).toEqual([])
  })

  it.each([
    ['suite', { suite: 'other' }],
    ['scenario', { scenario: 'other' }],
    ['workload', { workload: 'other' }],
    ['concurrency', { threads: 8 }],
  ])('has its own, whatever there is of another %s', (_, overrides) => {
    expect(kinds(edits(slow, [issue(20, { key: key(20, overrides) })]))).toEqual(['open'])
  })

  it('has its own, whatever there is of an earlier one', () => {
    const twice = runs([20, 0], [20, -0.1], [6, -0.2])
    expect(edits(twice, [issue(20)])).toMatchObject([
      { kind: 'update', key: key(20) },
      { kind: 'open', key: key(40) },
    ])
  })
})

describe('an issue is closed', () => {
  it('when a later change brings the level back, with its last figures', () => {
    const [update, close, ...others] = edits(runs([20, 0], [20, -0.1], [6, 0]), [issue(20)])
    expect(others).toEqual([])
    expect(update).toMatchObject({ kind: 'update', text: { body: expect.stringContaining('| newest level | ') } })
    expect(close).toMatchObject({
      kind: 'close',
      number: 7,
      comment: expect.stringMatching(/back since ab00040: [+−]?0\./),
    })
  })

  it('when it rises above the level before', () => {
    expect(kinds(edits(runs([20, 0], [20, -0.1], [6, 0.1]), [issue(20)]))).toEqual(['update', 'close'])
  })

  it('not when only half of it is back', () => {
    expect(kinds(edits(runs([20, 0], [20, -0.1], [6, -0.05]), [issue(20)]))).toEqual(['update'])
  })

  it('when later runs show no slowdown there', () => {
    expect(edits(runs([40, 0]), [issue(20)])).toMatchObject([
      { kind: 'close', comment: expect.stringContaining('no lasting slowdown') },
    ])
  })

  it('not when the commit is not among the runs: nothing can be said', () => {
    expect(edits(runs([40, 0]), [issue(99)])).toEqual([])
  })

  it('not twice', () => {
    expect(edits(runs([20, 0], [20, -0.1], [6, 0]), [issue(20, { isOpen: false })])).toEqual([])
  })
})
