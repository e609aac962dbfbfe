import { beforeAll, describe, expect, it } from 'vitest'
import { scenarioIdentity } from '../../../src/core/scenario/scenario-identity.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { COPIES, ensureGenerator, expectAlive, parsed, REAL, SUITES } from './shipped-suites.ts'

/** Suites that test/mission runs. */
const ELSEWHERE = ['quickstart.yml', 'tpch.yml']

describe('of the shipped suites,', () => {
  it.each([...COPIES])('%s has the same scenarios as %s', (copy, original) => {
    const identities = (name: string) => parsed(name).scenarios.map((each) => [each.name, scenarioIdentity(each)])
    expect(identities(copy)).toEqual(identities(original))
  })

  describe.runIf(IS_NIGHTLY)('on MariaDB,', () => {
    beforeAll(ensureGenerator, 300_000)

    it.each(SUITES.filter((name) => !ELSEWHERE.includes(name)))('%s runs without failed statements', REAL, (name) =>
      expectAlive(name),
    )
  })
})
