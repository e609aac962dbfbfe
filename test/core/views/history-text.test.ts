import { describe, expect, it } from 'vitest'
import type { LedgerRecord } from '../../../src/core/ledger/record.ts'
import { historyJson, renderHistory } from '../../../src/core/views/history-text.ts'
import { chain, record } from '../ledger/records.ts'

const STORE = 'directory /srv/runs'

function lines(records: readonly LedgerRecord[], newest = 20): string[] {
  return renderHistory(STORE, { records, unreadable: [] }, newest, false).split('\n')
}

describe('renderHistory', () => {
  it('has a table for each branch and suite, with what each record changed and how far the branch has come', () => {
    const own = chain([Math.log(0.95), Math.log(0.9)], (index) => (index === 2 ? { verdict: 'regressed' } : {}))
    const other = record({ branch: 'release/8.4' })
    expect(lines([other, ...own])).toEqual([
      'main · my.cnf',
      'began (UTC)       commit   verdict    scenario  server           QPS    since  changed',
      '2026-01-01 00:00  0000000  pass       my.cnf    MySQL 9.7.4   begins    0.0 %',
      '2026-01-01 01:00  0000000  pass       my.cnf    MySQL 9.7.4   −5.0 %   −5.0 %  setting_1',
      '2026-01-01 02:00  0000000  regressed  my.cnf    MySQL 9.7.4  −10.0 %  −14.5 %  setting_2',
      '',
      'release/8.4 · my.cnf',
      'began (UTC)       commit   verdict  scenario  server          QPS  since  changed',
      '2026-01-02 03:04  0000000  pass     my.cnf    MySQL 9.7.4  begins  0.0 %',
      '',
      '4 records in directory /srv/runs',
      '',
    ])
    expect(lines(own, 1)).toContain('1 of 3 records in directory /srv/runs')
  })

  it('names each file that cannot be read, up to ten', () => {
    const unreadable = Array.from({ length: 12 }, (_, index) => ({
      path: `ledger/${index}`,
      problem: `ledger/${index} is not whole`,
    }))
    const text = (count: number) =>
      renderHistory(STORE, { records: [], unreadable: unreadable.slice(0, count) }, 20, false)
    expect(text(1)).toContain('\n1 file cannot be read, and stays:\n  ledger/0 is not whole\n')
    expect(text(10)).not.toContain('more')
    expect(text(12)).toContain('12 files cannot be read, and stay:\n')
    expect(text(12)).toContain('\n  ledger/9 is not whole\n  … and 2 more, see --json\n')
  })

  it('lets no control character of a name reach the terminal', () => {
    const evil = '\u001b[31mred\n\u202e'
    const scenarios = [{ name: evil, fingerprint: '0', server: evil }]
    const own = record({ branch: evil, suite: evil, acceptedBy: evil, scenarios })
    const text = renderHistory(evil, { records: [own], unreadable: [{ path: evil, problem: evil }] }, 20, false)
    expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}|\p{Cf}/u)
    expect(text.trimEnd().split('\n')).toHaveLength(8)
  })
})

it('historyJson has everything that was read', () => {
  const unreadable = [{ path: 'ledger/x', problem: 'ledger/x is not whole' }]
  const own = record()
  expect(JSON.parse(historyJson(STORE, { records: [own], unreadable }, 20))).toEqual({
    ...{ schemaVersion: 1, store: STORE, total: 1, records: [own], unreadable },
  })
})
