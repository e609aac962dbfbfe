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

describe('the notes about effects other than speed', () => {
  it('are empty if nothing but speed can differ', () => {
    expect(textsOf({ scenarios: sides(2, 2), settings: [setting('sort-buffer-size', '1M', '2M')] })).toEqual([])
  })

  it('show memory at rest, for each client, and with all clients, against the limit', () => {
    expect(textsOf({ scenarios: sides(1, 3, 2048 * MIB) })).toEqual([
      'memory of my.cnf: 310 MiB at rest (before 310 MiB), 3.0 MiB per client that sorts and joins (before 1.0 MiB); ' +
        '3.3 GiB if all 1000 clients do so at once with a full pool (before 1.4 GiB), beyond its limit of 2.0 GiB',
    ])
  })

  it('show what a million transactions write if that differs', () => {
    const written = resultComparison({ rule: 'base', costs: [resultCost({ before: 6830, now: 14_343, change: 1.1 })] })
    expect(textsOf({ comparisons: [written] })).toEqual([
      'a million transactions of oltp_read_only write 13.4 GiB to disk, before 6.4 GiB (+110.0%)',
    ])
  })

  it.each([
    ['binlog-expire-logs-seconds', '259200', '2592000', '30 days, before 3 days, which takes 10 times the disk'],
    ['expire-logs-days', '7', '3', '3 days, before 7 days'],
    ['expire-logs-days', '7', '0', 'for ever, before 7 days'],
    ['binlog-expire-logs-seconds', '7200', '14400', '4 h, before 2 h, which takes 2 times the disk'],
  ])('show how long %s keeps binary logs: %s → %s', (name, before, after, text) => {
    expect(textsOf({ settings: [setting(name, before, after)] })).toEqual([`binary logs are kept ${text} (${name})`])
  })

  it('name the default where a setting of binary logs is new', () => {
    const added = { ...setting('expire-logs-days', '0', '3'), before: null }
    expect(textsOf({ settings: [added] })).toEqual([
      'binary logs are kept 3 days, before the server’s default (expire-logs-days)',
    ])
  })

  it('show files that grow to the size that a setting gives them', () => {
    expect(textsOf({ settings: [setting('innodb-redo-log-capacity', '100M', '190G')] })).toEqual([
      'on disk, redo logs may take 190 GiB, before 100 MiB (innodb-redo-log-capacity)',
    ])
  })

  it('show a value that the server did not take as written, and the value that it took', () => {
    expect(textsOf({ settings: [setting('table-open-cache', '400', '40000', '16000')] })).toEqual([
      'asked → got: table-open-cache = 40000 (my.cnf:3) → 16000',
    ])
  })

  it('show a start that takes far longer than before', () => {
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

  it('show stops and recoveries that take longer than before, and no start that takes as long as before', () => {
    const [before, now] = sides(1, 1)
    const times = (shutdown: number, recovery: number) => ({
      ...{ shutdown: [shutdown, shutdown, shutdown], start: [1, 1.2, 1.1] },
      recovery: [recovery, recovery, recovery],
    })
    const scenarios = [
      { ...before, restarts: times(0.5, 1) },
      { ...now, restarts: times(4, 2) },
    ]
    expect(textsOf({ scenarios: scenarios as never })).toEqual([
      'my.cnf stops in 4.0 s (before 0.5 s), recovers from a crash in 2.0 s (before 1.0 s), with 16 MiB of changed rows',
    ])
  })
})
