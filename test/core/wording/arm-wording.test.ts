import { describe, expect, it } from 'vitest'
import { secondCopyText, sharedServersText } from '../../../src/core/wording/arm-wording.ts'
import { result, resultScenario } from '../../builders.ts'

describe('the sentence on shared servers', () => {
  it('is empty where every scenario had a server of its own', () => expect(sharedServersText(result())).toBe(''))

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

describe('the second copy', () => {
  const quote = (outside: string) => outside

  it('has the configuration of the first', () => {
    const twin = resultScenario({ name: 'off', revision: 'twin' })
    expect(secondCopyText(result({ scenarios: [twin] }), quote)).toBe('a second server with the configuration of off')
  })

  it('is a state where the first is one', () => {
    const twin = resultScenario({ name: 'off', revision: 'twin', host: 'off' })
    expect(secondCopyText(result({ scenarios: [twin] }), quote)).toBe('the state of off, drawn once more')
  })

  it('is of what is now where there is no control', () => {
    const plan = {
      ...result().plan,
      rules: ['base'] as const,
      arms: [{ scenario: 'my.cnf', revision: 'head', role: 'control' }] as const,
    }
    expect(secondCopyText({ scenarios: [], plan }, quote)).toBe('a second server with the configuration of now')
  })
})
