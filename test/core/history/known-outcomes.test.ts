import { describe, expect, it } from 'vitest'
import { countOutcomes } from '../../../src/core/history/known-outcomes.ts'
import { knownRuns, storedRun } from './stored-runs.ts'

describe('runs of known outcome', () => {
  it('are right, undecided or wrong', () => {
    const [count] = countOutcomes(knownRuns('pass', { pass: 57, inconclusive: 2, regressed: 1 }))
    expect(count).toMatchObject({ known: 'pass', runs: 60, right: 57, undecided: 2, wrong: 1 })
    expect(count?.limit).toBeCloseTo(0.0766, 4)
  })

  it('are wrong where they miss a slowdown, of which more is promised to stay below 5 %', () => {
    const [count] = countOutcomes(knownRuns('regressed', { pass: 2, inconclusive: 1, regressed: 7 }))
    expect(count).toMatchObject({ known: 'regressed', runs: 10, right: 7, undecided: 1, wrong: 2, promised: 0.05 })
  })

  it.each([
    { runs: 298, wrong: 0, standing: 'open' },
    { runs: 299, wrong: 0, standing: 'kept' },
    { runs: 299, wrong: 1, standing: 'open' },
    { runs: 6, wrong: 1, standing: 'open' },
    { runs: 5, wrong: 1, standing: 'broken' },
  ])('say of the promise with $wrong wrong of $runs: $standing', ({ runs, wrong, standing }) => {
    const counted = countOutcomes(knownRuns('pass', { pass: runs - wrong, regressed: wrong }))
    expect(counted).toMatchObject([{ standing, promised: 0.01 }])
  })

  it('are counted apart where the suite was changed', () => {
    const records = [...knownRuns('regressed', { regressed: 3 }), ...knownRuns('pass', { pass: 2 })]
    expect(countOutcomes(records)).toMatchObject([
      { known: 'pass', runs: 2 },
      { known: 'regressed', runs: 3 },
    ])
  })

  it('are none where nothing was known', () =>
    expect(countOutcomes([storedRun(), storedRun({ verdict: 'regressed' })])).toEqual([]))
})
