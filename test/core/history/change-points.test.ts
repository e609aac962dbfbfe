import { describe, expect, it } from 'vitest'
import { changePoints } from '../../../src/core/history/change-points.ts'
import { seriesOf } from '../../../src/core/history/series.ts'
import { seededRandom } from '../../../src/core/plan/random.ts'
import { normal } from '../../builders.ts'
import { KEY, storedRuns, storedSeries } from './stored-runs.ts'

const random = seededRandom(9)
/** Twenty runs of one level, then ten that are 10 % slower. */
const STEP = Array.from({ length: 30 }, (_, index) => (index < 20 ? 0 : Math.log(0.9)) + 0.01 * normal(random))

describe('changePoints', () => {
  it('names the runs and commits between which the level changed, and by how much', () => {
    const [found, ...others] = changePoints(storedSeries(STEP))
    expect(others).toEqual([])
    expect(found?.index).toBe(20)
    expect([found?.before.id, found?.first.id]).toEqual(['19', '20'])
    expect([found?.before.commit, found?.first.commit]).toEqual(['19'.padStart(40, '0'), '20'.padStart(40, '0')])
    expect(found?.change).toBeCloseTo(-0.1, 1)
    expect(found?.low).toBeLessThan(found?.change ?? 0)
    expect(found?.high).toBeGreaterThan(found?.change ?? 0)
    expect(found?.high).toBeLessThan(0)
  })

  it('is the same whatever the order in which the runs were read', () => {
    const runs = storedRuns(STEP)
    expect(changePoints(seriesOf(runs.toReversed(), KEY))).toEqual(changePoints(seriesOf(runs, KEY)))
  })

  it('leaves out disturbed runs, and still counts them in the place', () => {
    const disturbed = [...STEP.slice(0, 20), 3, -3, ...STEP.slice(20)]
    const isDisturbed = (index: number) => index === 20 || index === 21
    const [found] = changePoints(storedSeries(disturbed, (index) => ({ disturbed: isDisturbed(index) ? 0.9 : 0 })))
    expect(found?.index).toBe(22)
    expect(found?.before.id).toBe('19')
    expect(found?.first.id).toBe('22')
  })

  it('counts runs that regressed: they are the new level', () => {
    const series = storedSeries(STEP, (index) => ({ verdict: index >= 20 ? 'regressed' : 'pass' }))
    expect(changePoints(series).map(({ index }) => index)).toEqual([20])
  })

  it('finds nothing where no run had a ratio', () => {
    expect(changePoints(storedSeries(STEP, () => ({ cells: [] })))).toEqual([])
  })
})
