import { describe, expect, it, vi } from 'vitest'
import { verdictOf } from '../../src/core/verdict/judgement.ts'
import { askAcceptance } from '../../src/gate/publish.ts'
import { judgedComparison, judgement } from '../builders.ts'

const BY_LABEL = { by: 'bob' } as const

function judged(verdict: 'pass' | 'inconclusive' | 'regressed') {
  return judgement({ comparisons: [judgedComparison({ verdict })] })
}

describe('askAcceptance', () => {
  it('makes a pass of a regression that somebody answers for', async () => {
    const accepted = await askAcceptance(judged('regressed'), 'pfs', async () => BY_LABEL)
    expect(accepted.accepted).toEqual(BY_LABEL)
    expect(verdictOf(accepted)).toBe('pass')
  })

  it('leaves a regression that nobody answers for', async () => {
    expect(verdictOf(await askAcceptance(judged('regressed'), 'pfs', async () => null))).toBe('regressed')
  })

  it.each(['pass', 'inconclusive'] as const)('asks nobody where the verdict is %s', async (verdict) => {
    const find = vi.fn(async () => BY_LABEL)
    const before = judged(verdict)
    expect(await askAcceptance(before, 'pfs', find)).toBe(before)
    expect(find).not.toHaveBeenCalled()
  })
})
