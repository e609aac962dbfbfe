import { describe, expect, it } from 'vitest'
import { sharedServersText } from '../../../src/core/wording/arm-wording.ts'
import { result, resultScenario } from '../../builders.ts'

describe('the sentence on shared servers', () => {
  it('knows one scenario and one server', () => {
    const scenarios = [
      resultScenario({ name: 'a', host: 'a' }),
      resultScenario({ name: 'a', revision: 'twin', host: 'a' }),
    ]
    expect(sharedServersText(result({ scenarios }))).toBe('1 scenario was switched on one running server')
  })

  it('counts scenarios and servers', () => {
    const scenarios = [
      resultScenario({ name: 'a', host: 'a' }),
      resultScenario({ name: 'a', revision: 'twin', host: 'a' }),
      resultScenario({ name: 'b', host: 'a' }),
      resultScenario({ name: 'off', host: null }),
    ]
    expect(sharedServersText(result({ scenarios }))).toBe('2 scenarios were switched on 2 running servers')
  })
})
