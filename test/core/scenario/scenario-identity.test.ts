import { describe, expect, it } from 'vitest'
import type { Endpoint } from '../../../src/core/scenario/endpoint.ts'
import { isSameScenario, scenarioIdentity } from '../../../src/core/scenario/scenario-identity.ts'
import type { Suite } from '../../../src/core/suite/suite.ts'
import { suiteIdentity } from '../../../src/core/suite/suite-identity.ts'
import { option, scenario, suite, workload } from '../../builders.ts'

const ENDPOINT: Endpoint = {
  ...{ host: 'db', port: 3306, user: 'u', schema: 'load', tls: 'off' },
  ...{ ca: undefined, cert: undefined, key: undefined },
}

describe('the identity of a scenario', () => {
  it('does not change with its name, or the lines and the order of different options', () => {
    const [a, b] = [option('a', '1'), option('b', '2', { line: 9 })]
    expect(isSameScenario(scenario('one', { options: [a, b] }), scenario('other', { options: [b, a] }))).toBe(true)
  })

  it.each([
    ['options', { options: [option('a', '1')] }],
    ['statements', { sql: [{ value: 'SET GLOBAL a = 1', file: 'suite.yml', line: 1 }] }],
    ['images', { program: { kind: 'image', name: 'mysql:9' } as const }],
    ['servers that run already', { endpoint: ENDPOINT }],
  ])('changes with other %s', (_, own) => {
    expect(isSameScenario(scenario('one'), scenario('one', own))).toBe(false)
  })

  it('has the server and the schema, and not the account', () => {
    expect(scenarioIdentity(scenario('one', { endpoint: ENDPOINT }))).toMatchObject({ at: 'db:3306/load' })
    const other = { ...ENDPOINT, user: 'somebody', ca: 'ca.pem' }
    expect(isSameScenario(scenario('a', { endpoint: ENDPOINT }), scenario('b', { endpoint: other }))).toBe(true)
  })
})

describe('the identity of a suite', () => {
  const same = (one: Partial<Suite>, other: Partial<Suite>) =>
    JSON.stringify(suiteIdentity(suite(one))) === JSON.stringify(suiteIdentity(suite(other)))
  const own = (source: string) => workload('mine', { script: 'mine.lua', source })

  it('does not change with its name, budget or precision', () =>
    expect(same({}, { name: 'other', budgetSeconds: 5, precision: 0.01 })).toBe(true))

  it.each<[string, Partial<Suite>, Partial<Suite>]>([
    ['sizes of tables', {}, { dataset: { tables: 4, rows: 5 } }],
    ['tables of TPC-H', {}, { dataset: { tables: 4, rows: 25_000, tpch: 0.01 } }],
    ['buffer pools that the data exceed', {}, { dataset: { tables: 4, rows: 25_000, poolBytes: 1 } }],
    ['levels of a workload', {}, { workloads: [workload('oltp_read_only', { threads: [64] })] }],
    ['preconditions', {}, { preconditions: ['binary-log'] }],
    ['texts of a script', { workloads: [own('a')] }, { workloads: [own('b')] }],
    ['servers', { server: { kind: 'dsn', endpoint: ENDPOINT } }, { server: { kind: 'auto' } }],
    [
      'hosts',
      { server: { kind: 'dsn', endpoint: ENDPOINT } },
      { server: { kind: 'dsn', endpoint: { ...ENDPOINT, host: 'db2' } } },
    ],
  ])('changes with other %s', (_, one, other) => expect(same(one, other)).toBe(false))

  it("does not change with the number of sysbench rows if the data are TPC-H's", () => {
    const dataset = { tables: 4, rows: 25_000, tpch: 0.01 }
    expect(same({ dataset }, { dataset: { ...dataset, rows: 1 } })).toBe(true)
  })

  it('leaves out the account', () => {
    const at = (user: string): Partial<Suite> => ({ server: { kind: 'dsn', endpoint: { ...ENDPOINT, user } } })
    expect(same(at('one'), at('other'))).toBe(true)
  })
})
