import { beforeAll, describe, expect, it } from 'vitest'
import { scenarioIdentity } from '../../../src/core/suite/fingerprint.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { COPIES, ensureGenerator, expectAlive, parsed, REAL, SUITES } from './shipped-suites.ts'

/** The package's test measures a script, and that of a running server switches. */
const BY_DAY = 'quickstart.yml'

describe('every shipped suite', () => {
  beforeAll(ensureGenerator, 300_000)

  it.each([...COPIES])('%s has the scenarios of %s', (copy, original) => {
    const identities = (name: string) => parsed(name).scenarios.map((each) => [each.name, scenarioIdentity(each)])
    expect(identities(copy)).toEqual(identities(original))
  })

  for (const name of SUITES.filter((one) => IS_NIGHTLY || one === BY_DAY))
    it(`${name} runs on MariaDB`, REAL, () => expectAlive(name))
})
