import { beforeAll, describe, expect, it } from 'vitest'
import { scenarioIdentity } from '../../../src/core/suite/fingerprint.ts'
import { COPIES, ensureGenerator, expectAlive, parsed, REAL, SUITES } from './shipped-suites.ts'

describe('every shipped suite', () => {
  beforeAll(ensureGenerator, 300_000)

  it.each([...COPIES])('%s has the scenarios of %s', (copy, original) => {
    const identities = (name: string) => parsed(name).scenarios.map((each) => [each.name, scenarioIdentity(each)])
    expect(identities(copy)).toEqual(identities(original))
  })

  it.each(SUITES)('%s runs on MariaDB', REAL, (name) => expectAlive(name))
})
