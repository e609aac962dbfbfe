import { describe, expect, it } from 'vitest'
import { sharedServersText } from '../../../src/core/wording/shared-servers.ts'
import { result, resultScenario } from '../../builders.ts'

describe('the sentence on shared servers', () => {
  it('is empty where every scenario had a server of its own', () => expect(sharedServersText(result())).toBe(''))

  it('knows one scenario and one server', () => {
    const scenarios = [
      resultScenario({ name: 'a', host: 'a' }),
      resultScenario({ name: 'a', revision: 'twin', host: 'a' }),
    ]
    expect(sharedServersText(result({ scenarios }))).toBe(
      '1 scenario was switched on one running server; the twin is the control once more, drawn by itself',
    )
  })

  it('counts scenarios and servers', () => {
    const scenarios = [
      resultScenario({ name: 'a', host: 'a' }),
      resultScenario({ name: 'a', revision: 'twin', host: 'a' }),
      resultScenario({ name: 'b', host: 'a' }),
      resultScenario({ name: 'off', host: null }),
    ]
    expect(sharedServersText(result({ scenarios }))).toBe(
      '2 scenarios were switched on 2 running servers; the twin is the control once more, drawn by itself',
    )
  })
})
