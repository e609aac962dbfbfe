import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measuredPoints, seriesOf } from '../../../src/core/history/series.ts'
import { KEY, storedCell, storedRuns, storedSeries } from './stored-runs.ts'

describe('seriesOf', () => {
  it('has a point for every run, oldest first, whatever the order of the records', () => {
    const runs = storedRuns([0.1, 0.2, 0.3, 0.4, 0.5])
    fc.assert(
      fc.property(fc.shuffledSubarray(runs, { minLength: 5 }), (shuffled) => {
        expect(seriesOf(shuffled, KEY)).toEqual(seriesOf(runs, KEY))
      }),
    )
    expect(seriesOf(runs, KEY).points.map(({ ratio }) => ratio?.mean)).toEqual([0.1, 0.2, 0.3, 0.4, 0.5])
  })

  it.each([
    { what: 'suite', key: { suite: 'other' } },
    { what: 'scenario', key: { scenario: 'another' } },
    { what: 'workload', key: { workload: 'oltp_write_only' } },
    { what: 'level', key: { threads: 5 } },
  ])('leaves out runs of another $what', ({ key }) => {
    expect(seriesOf(storedRuns([0, 0]), { ...KEY, ...key }).points).toEqual([])
  })

  it('leaves out a run that did not measure the cell', () => {
    const runs = storedRuns([0, 0], (index) => (index === 0 ? { cells: [] } : {}))
    expect(seriesOf(runs, KEY).points).toHaveLength(1)
  })

  it.each([
    { verdict: 'pass', disturbed: 0, excluded: null },
    { verdict: 'inconclusive', disturbed: 0, excluded: null },
    { verdict: 'regressed', disturbed: 0, excluded: 'regressed' },
    { verdict: 'pass', disturbed: 0.9, excluded: 'disturbed' },
    { verdict: 'regressed', disturbed: 0.9, excluded: 'disturbed' },
  ] as const)('keeps a run with verdict $verdict and $disturbed disturbed as excluded: $excluded', (run) => {
    const { excluded, ...overrides } = run
    expect(storedSeries([0], () => overrides).points.map((point) => point.excluded)).toEqual([excluded])
  })
})

it('measuredPoints leaves out disturbed runs and those without a ratio, and keeps the places of the others', () => {
  const series = storedSeries(
    [1, 2, 3, 4],
    (index) =>
      [{ disturbed: 0.9 }, {}, { cells: [storedCell({ ratio: null })] }, { verdict: 'regressed' as const }][index] ??
      {},
  )
  expect(measuredPoints(series).map(({ index, ratio }) => [index, ratio.mean])).toEqual([
    [1, 2],
    [3, 4],
  ])
})
