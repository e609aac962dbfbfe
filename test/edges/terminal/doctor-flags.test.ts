import { describe, expect, it } from 'vitest'
import { parseDoctorFlags } from '../../../src/edges/terminal/doctor-flags.ts'

describe('the flags of qpsgate doctor', () => {
  it('that are unknown are refused with the flag that is meant', () => {
    expect(() => parseDoctorFlags(['--restor'])).toThrow(
      "Unknown option '--restor' (did you mean --restore?); see qpsgate doctor --help",
    )
  })
})
