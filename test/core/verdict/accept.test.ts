import { describe, expect, it } from 'vitest'
import { accept } from '../../../src/core/verdict/accept.ts'
import { headline } from '../../../src/core/wording/wording.ts'
import { resultComparison, sweepResult } from '../../builders.ts'

const REGRESSED = sweepResult(['off', 'on'], ['oltp_read_only'], [8], {
  verdict: 'regressed',
  comparisons: [resultComparison()],
})
const BY_LABEL = { by: 'octocat', how: 'label', reason: null } as const

describe('accept', () => {
  it('turns a regression into a pass that says who accepted what', () => {
    const accepted = accept(REGRESSED, BY_LABEL)
    expect(accepted).toMatchObject({ verdict: 'pass', accepted: BY_LABEL })
    expect(accepted.comparisons).toEqual(REGRESSED.comparisons)
    expect(headline(accepted, (text) => text)).toMatch(
      /^a regression that octocat accepted \(label\): oltp_read_only at 8 threads, on −19.6 %/,
    )
  })

  it('gives the reason where there is one', () => {
    const accepted = accept(REGRESSED, { by: 'octocat', how: 'trailer', reason: 'needed on call' })
    expect(headline(accepted, (text) => text)).toContain('accepted (trailer: needed on call)')
  })

  it('changes nothing where nothing regressed or nobody accepted', () => {
    expect(accept(REGRESSED, null)).toBe(REGRESSED)
    const pass = { ...REGRESSED, verdict: 'pass' } as const
    expect(accept(pass, BY_LABEL)).toBe(pass)
  })
})
