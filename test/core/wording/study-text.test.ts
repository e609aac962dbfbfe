import { describe, expect, it } from 'vitest'
import type { Result } from '../../../src/core/result/result.ts'
import type { Rank } from '../../../src/core/study/study.ts'
import { studyTitle } from '../../../src/core/wording/study-text.ts'
import { nextStep } from '../../../src/core/wording/verdict-text.ts'
import { sweepOf } from '../../sweep-result.ts'

const rank = (scenario: string, low: number, high: number): Rank => ({
  scenario,
  change: (low + high) / 2,
  low,
  high,
  isApart: low > 0 || high < 0,
  isFaster: null,
})

function studyWith(...candidates: readonly Rank[]): Result {
  const ranking = [...candidates, rank('off', 0, 0)]
  const study = { control: 'off', levels: [], ranked: ['oltp_read_only'], ranking, fastest: [], parting: [] }
  return sweepOf(['off', ...candidates.map(({ scenario }) => scenario)], ['oltp_read_only'], [8], {
    verdict: 'measured',
    study,
  })
}

describe('a study that found no difference', () => {
  it('claims that there is no cost only if it would have shown a cost as large as the default limit', () => {
    expect(studyTitle(studyWith(rank('on', -0.04, 0.03)))).toMatch(/^on has no measurable cost \(at most 4 ?%\)$/)
    expect(studyTitle(studyWith(rank('on', -0.52, 0.4)))).toMatch(/^could not tell what on costs \(at most 52 ?%\)$/)
    expect(studyTitle(studyWith(rank('on', -0.04, 0.03), rank('all', -0.12, 0.1)))).toMatch(
      /^could not tell what the scenarios cost \(at most 12 ?%\)$/,
    )
  })

  it('advises measuring again only if its intervals were too wide', () => {
    expect(nextStep(studyWith(rank('on', -0.04, 0.03)))).toBeUndefined()
    expect(nextStep(studyWith(rank('on', -0.52, 0.4)))?.text).toBe(
      'run it again on a quieter machine, or with a larger --budget',
    )
    expect(nextStep(studyWith(rank('on', -0.52, 0.4), rank('all', -0.6, -0.3)))).toBeUndefined()
  })
})
