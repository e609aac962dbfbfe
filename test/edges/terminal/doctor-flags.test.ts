import { describe, expect, it } from 'vitest'
import { parseDoctorFlags } from '../../../src/edges/terminal/doctor-flags.ts'

describe('the flags of qpsgate doctor', () => {
  it('are refused if they are unknown, and the error names a similar flag', () => {
    expect(() => parseDoctorFlags(['--restor'])).toThrow(
      "Unknown option '--restor' (did you mean --restore?); see qpsgate doctor --help",
    )
  })
})
