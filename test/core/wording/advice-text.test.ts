import { describe, expect, it } from 'vitest'
import type { Result } from '../../../src/core/result/result.ts'
import type { Danger, DangerCode } from '../../../src/core/settings/dangers.ts'
import { adviceText, dangerText, durabilityTrade } from '../../../src/core/wording/advice-text.ts'
import { advice, resultComparison, sweepResult } from '../../builders.ts'

const FASTER = resultComparison({
  rule: 'base',
  scenario: 'my.cnf',
  reference: 'my.cnf',
  label: 'improved',
  verdict: 'pass',
})

function resultOf(overrides: Partial<Result>): Result {
  return sweepResult(['my.cnf'], ['oltp_write_only'], [8], { verdict: 'pass', comparisons: [FASTER], ...overrides })
}

describe('durabilityTrade', () => {
  it('names what a speed-up is bought with', () => {
    expect(durabilityTrade(resultOf({ advice: [advice()] }))).toBe(
      'The speed-up is bought with durability, as innodb_flush_log_at_trx_commit gives up some.',
    )
    expect(durabilityTrade(resultOf({ advice: [advice(), advice()] }))).toContain('_commit gives up some')
    const two = [advice(), advice(), advice({ variable: 'sync_binlog', code: 'binary-log-not-synced' })]
    expect(durabilityTrade(resultOf({ advice: two }))).toContain(
      'innodb_flush_log_at_trx_commit and sync_binlog give up',
    )
  })

  it.each([
    ['nothing is faster', { comparisons: [{ ...FASTER, label: 'unchanged' as const }], advice: [advice()] }],
    ['another scenario is', { advice: [advice({ scenario: 'other.cnf' })] }],
    ['what is known is of something else', { advice: [advice({ code: 'query-cache' })] }],
  ])('says nothing where %s', (_, overrides) =>
    expect(durabilityTrade(resultOf(overrides as Partial<Result>))).toBe(''),
  )
})

it('adviceText begins with the line', () => expect(adviceText(advice())).toMatch(/^conf\/my.cnf:3: innodb_flush/))

type Data<Each> = Each extends Danger ? Omit<Each, 'code' | 'page'> : never
type Case<Code extends DangerCode> = readonly [about: Data<Danger<Code>>, sentence: string]
type Cases = { readonly [Code in DangerCode]: readonly [Case<Code>, ...Case<Code>[]] }

const GIB = 1024 ** 3

/** Every code has a case: the type asks for it. */
const CASES: Cases = {
  'commits-not-synced': [
    [
      { variable: 'innodb_flush_log_at_trx_commit', value: '2' },
      'innodb_flush_log_at_trx_commit=2 means that commits are not synchronized: about a second of them is lost if the machine crashes',
    ],
    [
      { variable: 'innodb_flush_log_at_trx_commit', value: '0' },
      'innodb_flush_log_at_trx_commit=0 means that commits are not synchronized: about a second of them is lost if the server or the machine crashes',
    ],
  ],
  'binary-log-not-synced': [
    [
      { variable: 'sync_binlog', value: '0' },
      'sync_binlog=0 means that the binary log is not synchronized by the server: if the machine crashes, replicas may have commits that the server has lost, or the other way round',
    ],
    [
      { variable: 'sync_binlog', value: '100' },
      'sync_binlog=100 means that the binary log is synchronized after 100 commits only: if the machine crashes, replicas may have commits that the server has lost, or the other way round',
    ],
  ],
  'torn-pages': [
    [
      { variable: 'innodb_doublewrite', value: 'OFF' },
      'innodb_doublewrite=OFF means that pages are not written twice: a page that is half written in a crash cannot be mended, unless file system and device write pages whole',
    ],
  ],
  'nothing-synced': [
    [
      { variable: 'innodb_flush_method', value: 'nosync' },
      'innodb_flush_method=nosync means that files are not synchronized: a crash of the machine may leave no usable data; it is for tests',
    ],
  ],
  'query-cache': [
    [
      { variable: 'query_cache_type' },
      'query_cache_type switches the query cache on: all connections wait for its one mutex, so with many of them, or with writes, it may cost more than it saves',
    ],
  ],
  'option-removed': [
    [
      { variable: 'tx_isolation', removed: '8.0.3', consequence: 'no-start', instead: 'transaction_isolation' },
      'servers since 8.0.3 do not have tx_isolation, and do not start with it; transaction_isolation takes its place',
    ],
    [
      { variable: 'innodb_page_cleaners', removed: '10.6', consequence: 'ignored', instead: null },
      'servers since 10.6 do not have innodb_page_cleaners, and pass over it',
    ],
    [
      { variable: 'innodb_defragment', removed: '11.1', consequence: null, instead: null },
      'servers since 11.1 do not have innodb_defragment',
    ],
  ],
  'option-deprecated': [
    [
      { variable: 'binlog_format', since: '8.0.34', instead: null },
      'binlog_format is deprecated since 8.0.34, later servers may not start with it',
    ],
  ],
  'pool-beyond-memory': [
    [
      { variable: 'innodb_buffer_pool_size', poolBytes: 16 * GIB, memoryBytes: 8 * GIB },
      'innodb_buffer_pool_size is 16.0 GiB, the machine has 8.0 GiB of memory',
    ],
  ],
  'connections-beyond-memory': [
    [
      {
        ...{ variable: 'sort_buffer_size', poolBytes: 4 * GIB, connections: 1000 },
        ...{ bytesPerConnection: GIB / 64, memoryBytes: 8 * GIB },
      },
      'with sort_buffer_size so large, 1000 connections may take 16.0 MiB each, which with a buffer pool of 4.0 GiB is more than the machine’s 8.0 GiB of memory',
    ],
  ],
}

describe.each(Object.entries(CASES))('danger %s', (code, cases) => {
  it.each<readonly [unknown, string]>(cases)('%o reads %s', (about, sentence) => {
    const danger = Object.assign({ code, page: 'https://example.test/' }, about) as Danger
    expect(dangerText(danger)).toBe(sentence)
  })
})
