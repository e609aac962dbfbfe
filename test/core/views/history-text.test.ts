import { describe, expect, it } from 'vitest'
import { branchLedgers } from '../../../src/core/ledger/ledger.ts'
import { type LedgerRecord, parseRecord, recordFile } from '../../../src/core/ledger/record.ts'
import { historyBody } from '../../../src/core/views/history-page.ts'
import { renderHistory } from '../../../src/core/views/history-text.ts'
import { branchOf, commitOf, record, recordedChange, recordedSetting } from '../ledger/records.ts'

const STORE = 'directory /srv/runs'

function lines(records: readonly LedgerRecord[]): string[] {
  return renderHistory({ store: STORE, ledgers: branchLedgers(records), unreadable: [] }, false).split('\n')
}

describe('renderHistory', () => {
  it('has a table for each branch and suite, with the change at each commit, in order of ancestry', () => {
    const own = branchOf([-0.05, -0.1452], (index) => (index === 2 ? { verdict: 'regressed' } : {}))
    const swapped = own.map((each, at) => ({ ...each, recordedAt: `2026-01-0${3 - at}T00:00:00.000Z` }))
    const other = record({ branch: 'release/8.4', settings: [recordedSetting()] })
    expect(lines([other, ...swapped.toReversed()])).toEqual([
      'release/8.4 · my.cnf · baseline 0000000',
      'commit         date  since  change  95% interval  verdict  QPS  settings',
      '0000000  2026-01-02      –       –             –  pass       –  sync_binlog 0 → 1',
      '',
      'main · my.cnf · baseline 0000000',
      'commit         date    since  change   95% interval  verdict     QPS  settings',
      '0000000  2026-01-03        –       –              –  pass       1000',
      '0000000  2026-01-02  0000000   −5.0%    −7.0 … −3.0  pass        999  setting_1 0 → 1',
      '0000000  2026-01-01  0000000  −14.5%  −16.5 … −12.5  regressed   998  setting_2 0 → 1',
      '',
      '4 records in directory /srv/runs',
      '',
    ])
  })

  it('leaves out records without a change, and the oldest records if there are more than a hundred', () => {
    const many = branchOf(Array.from({ length: 101 }, () => -0.001))
    expect(lines(many)).toContain('100 of 102 records in directory /srv/runs; the others are older, or changed nothing')
    expect(lines([...branchOf([-0.1]), record({ commit: commitOf(9), depth: 9 })])).toContain(
      '2 of 3 records in directory /srv/runs; the others are older, or changed nothing',
    )
  })

  it('has the slowest load of each scenario, and the names of scenarios and loads if they differ', () => {
    const comparisons = [
      recordedChange({ rule: 'baseline', scenario: 'a', change: -0.02 }),
      recordedChange({ rule: 'baseline', scenario: 'a', workload: 'sort', threads: 1, change: -0.03 }),
      recordedChange({ scenario: 'b', change: -0.9 }),
    ]
    const qps = [
      { scenario: 'a', workload: 'oltp_read_only', threads: 8, qps: 4000 },
      { scenario: 'a', workload: 'sort', threads: 1, qps: 7 },
      { scenario: 'b', workload: 'oltp_read_only', threads: 8, qps: 5000 },
    ]
    const rows = lines([record({ comparisons, qps, baseline: commitOf(0) })]).slice(2, 4)
    expect(rows.map((line) => line.replaceAll(/ {2,}/g, ' | '))).toEqual([
      '0000000 | 2026-01-02 | a | 0000000 | −3.0% | −4.0 … 0.0 | pass | 7 | sort at 1 thread',
      '0000000 | 2026-01-02 | b | – | – | – | pass | 5000 | oltp_read_only at 8 threads',
    ])
  })

  it('has every setting of a record, each with its whole stored value', () => {
    const long = Array.from({ length: 400 }, (_, nth) => `flag_${nth}=on`).join()
    const settings = [
      recordedSetting({ name: 'optimizer_switch', before: null, after: long }),
      ...Array.from({ length: 40 }, (_, nth) => recordedSetting({ name: `setting_${nth}` })),
    ]
    const stored = parseRecord(recordFile(record({ settings })), 'a')
    if (stored.kind === 'problem') throw new Error(stored.problem)
    const ledgers = branchLedgers([stored.value])
    const pages = [
      renderHistory({ store: STORE, ledgers, unreadable: [] }, false),
      historyBody(ledgers, undefined).markup.replaceAll('&gt;', '>'),
    ]
    for (const page of pages) {
      expect(page).toContain(`optimizer_switch not set → ${long}; setting_0 0 → 1; `)
      expect(page).toContain('; setting_39 0 → 1')
    }
  })

  it('names each unreadable file', () => {
    const unreadable = [{ path: 'ledger/0', problem: 'ledger/0 is not whole' }]
    expect(renderHistory({ store: STORE, ledgers: [], unreadable }, false)).toContain(
      'Left out, because it cannot be read\n- ledger/0 is not whole\n',
    )
  })

  it('shows control characters of names as escapes', () => {
    const evil = '\u001b[31mred\n\u202e'
    const scenarios = [{ name: evil, fingerprint: '0', server: evil }]
    const own = record({ branch: evil, suite: evil, acceptedBy: evil, scenarios, settings: [recordedSetting()] })
    const text = renderHistory(
      { store: evil, ledgers: branchLedgers([own]), unreadable: [{ path: evil, problem: evil }] },
      false,
    )
    expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}|\p{Cf}/u)
    expect(text.trimEnd().split('\n')).toHaveLength(8)
  })
})
