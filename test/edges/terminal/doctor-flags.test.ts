import { describe, expect, it } from 'vitest'
import { parseDoctorFlags } from '../../../src/edges/terminal/doctor-flags.ts'

describe('the flags of qpsgate doctor', () => {
  it('show progress unless told otherwise', () => {
    expect(parseDoctorFlags([], 1)).toMatchObject({ quiet: false, json: false, restore: false })
    expect(parseDoctorFlags(['--quiet', '--json'], 1)).toMatchObject({ quiet: true, json: true })
  })

  it('that are not known are told with the one that is meant', () => {
    expect(() => parseDoctorFlags(['--restor'], 1)).toThrow(
      "Unknown option '--restor' (did you mean --restore?); see qpsgate doctor --help",
    )
  })
})
