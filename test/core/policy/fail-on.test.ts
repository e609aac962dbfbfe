import { describe, expect, it } from 'vitest'
import { FAIL_ON_PATTERN, failOnText, parseFailOn } from '../../../src/core/policy/fail-on.ts'

describe('the value of fail-on', () => {
  it.each([
    ['none', []],
    ['regressed', ['regressed']],
    ['error, regressed', ['regressed', 'error']],
    ['regressed inconclusive not-measured error', ['regressed', 'inconclusive', 'not-measured', 'error']],
  ])('may be %j', (text, failOn) => {
    expect(parseFailOn(text)).toEqual(failOn)
    expect(parseFailOn(failOnText(failOn as never))).toEqual(failOn)
    expect(new RegExp(FAIL_ON_PATTERN).test(text)).toBe(true)
  })

  it.each(['', ' ', 'none regressed', 'slow', 'regressed slow', 'pass'])('may not be %j', (text) => {
    expect(parseFailOn(text)).toBeUndefined()
    expect(new RegExp(FAIL_ON_PATTERN).test(text)).toBe(false)
  })
})
