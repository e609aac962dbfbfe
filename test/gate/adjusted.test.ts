import { describe, expect, it } from 'vitest'
import { UserError } from '../../src/errors.ts'
import { adjusted } from '../../src/gate/adjusted.ts'
import { scenario, suite, workload } from '../builders.ts'

const FULL = suite({ workloads: [workload('a'), workload('b')], scenarios: [scenario('off'), scenario('on')] })
const NOTHING = {
  ...{ budgetSeconds: undefined, tolerance: undefined, onInconclusive: undefined, threads: undefined },
  ...{ workloads: undefined, scenarios: undefined, isSwitched: undefined, takesAnyScript: false },
}

describe('adjusted', () => {
  it('is the suite as the flags want it', () => {
    expect(adjusted(FULL, { ...NOTHING, workloads: ['b'] }).workloads).toEqual([workload('b')])
  })

  it('says by the name of the flag what the suite does not have', () => {
    const call = () => adjusted(FULL, { ...NOTHING, workloads: ['absent'], scenarios: ['gone'] })
    expect(call).toThrow(UserError)
    expect(call).toThrow(/^--workloads: found absent; allowed: a, b\n--scenarios: found gone; allowed: off, on$/)
  })
})
