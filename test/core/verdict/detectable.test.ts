import { describe, expect, it } from 'vitest'
import { supportedTolerance } from '../../../src/core/verdict/detectable.ts'
import { effect } from '../../builders.ts'

describe('supportedTolerance', () => {
  it('is the z values of 2.5 % and 5 % times the standard error, as a share', () => {
    const share = supportedTolerance(effect({ standardError: 0.005, df: 1e6 }))
    expect(-Math.log1p(-share) / 0.005).toBeCloseTo(1.96 + 1.6449, 3)
  })

  it('grows with the noise, and with how little is known of it', () => {
    const of = (standardError: number, df: number) => supportedTolerance(effect({ standardError, df }))
    expect(of(0.01, 50)).toBeGreaterThan(of(0.005, 50))
    expect(of(0.005, 3)).toBeGreaterThan(of(0.005, 50))
  })

  it('is never all of it', () =>
    expect(supportedTolerance(effect({ standardError: 100, df: 1 }))).toBeLessThanOrEqual(1))
})
