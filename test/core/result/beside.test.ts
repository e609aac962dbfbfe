import { describe, expect, it } from 'vitest'
import { besideOf } from '../../../src/core/result/beside.ts'
import type { Result } from '../../../src/core/result/result.ts'
import { resultComparison, resultCost, resultScenario } from '../../builders.ts'

const MIB = 1024 ** 2
const house = (perClient: number) => ({
  restBytes: 310 * MIB,
  peaks: [
    { clients: 50, bytes: (310 + 50 * perClient) * MIB },
    { clients: 200, bytes: (310 + 200 * perClient) * MIB },
  ],
  poolBytes: 100 * MIB,
  mostClients: 1000,
})
const sides = (before: number, now: number, limitBytes?: number) =>
  (['base', 'head'] as const).map((revision) =>
    resultScenario({
      name: 'my.cnf',
      revision,
      memory: {
        residentBytes: null,
        performanceSchemaBytes: null,
        limitBytes,
        fullHouse: house(revision === 'base' ? before : now),
      },
    }),
  )
const setting = (name: string, before: string, after: string, got?: string): Result['settings'][number] => ({
  ...{ scenario: 'my.cnf', kind: 'option', name, got },
  before: { value: before, file: 'my.cnf', line: 3 },
  after: { value: after, file: 'my.cnf', line: 3 },
})
const nothing = { scenarios: [], settings: [], warnings: [], comparisons: [] }
const textsOf = (parts: Partial<Parameters<typeof besideOf>[0]>) =>
  besideOf({ ...nothing, ...parts }).map(({ message }) => message)

describe('beside speed', () => {
  it('nothing is said where nothing differs', () => {
    expect(textsOf({ scenarios: sides(2, 2), settings: [setting('sort-buffer-size', '1M', '2M')] })).toEqual([])
  })

  it('memory is told at rest, a client, and with all clients, against the limit', () => {
    expect(textsOf({ scenarios: sides(1, 3, 2048 * MIB) })).toEqual([
      'memory of my.cnf: 310 MiB at rest (before 310 MiB), 3.0 MiB a client that sorts and joins (before 1.0 MiB); ' +
        '3.3 GiB if all 1000 clients do so at once with a full pool (before 1.4 GiB), beyond its limit of 2.0 GiB',
    ])
  })

  it('what a million transactions write is told if it differs', () => {
    const written = resultComparison({ rule: 'base', costs: [resultCost({ before: 6830, now: 14_343, change: 1.1 })] })
    expect(textsOf({ comparisons: [written] })).toEqual([
      'a million transactions of oltp_read_only write 13.4 GiB to disk, before 6.4 GiB (+110.0 %)',
    ])
  })

  it('files that grow to their size are told', () => {
    expect(textsOf({ settings: [setting('innodb-redo-log-capacity', '100M', '190G')] })).toEqual([
      'on disk, redo logs may take 190 GiB, before 100 MiB (innodb-redo-log-capacity)',
    ])
  })

  it('a value is told that the server does not have as it was asked for', () => {
    expect(textsOf({ settings: [setting('table-open-cache', '400', '40000', '16000')] })).toEqual([
      'asked → got: table-open-cache = 40000 (my.cnf:3) → 16000',
    ])
  })

  it('a start that takes far longer is told', () => {
    const [before, now] = sides(1, 1)
    expect(
      textsOf({
        scenarios: [
          { ...before, startSeconds: 1 },
          { ...now, startSeconds: 4.2 },
        ] as never,
      }),
    ).toEqual(['my.cnf starts in 4.2 s, before 1.0 s'])
  })
})
