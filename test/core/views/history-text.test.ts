import { describe, expect, it } from 'vitest'
import { branchLedgers } from '../../../src/core/ledger/ledger.ts'
import type { LedgerRecord } from '../../../src/core/ledger/record.ts'
import { renderHistory } from '../../../src/core/views/history-text.ts'
import { chain, record } from '../ledger/records.ts'

const STORE = 'directory /srv/runs'

function lines(records: readonly LedgerRecord[]): string[] {
  return renderHistory({ store: STORE, ledgers: branchLedgers(records), unreadable: [] }, false).split('\n')
}

describe('renderHistory', () => {
  it('has a table for each branch and suite, with what each record changed and how far the branch has come', () => {
    const own = chain([Math.log(0.95), Math.log(0.9)], (index) => (index === 2 ? { verdict: 'regressed' } : {}))
    const other = record({ branch: 'release/8.4' })
    expect(lines([...own, other])).toEqual([
      'main · my.cnf · baseline 0000000',
      'commit         date   change   so far  95 % interval  verdict    settings',
      '0000000  2026-01-01   begins    0.0 %      0.0 … 0.0  pass',
      '0000000  2026-01-01   −5.0 %   −5.0 %    −7.0 … −3.0  pass       setting_1 0 → 1',
      '0000000  2026-01-01  −10.0 %  −14.5 %  −16.9 … −12.0  regressed  setting_2 0 → 1',
      '',
      'release/8.4 · my.cnf · baseline 0000000',
      'commit         date  change  so far  95 % interval  verdict  settings',
      '0000000  2026-01-02  begins   0.0 %      0.0 … 0.0  pass',
      '',
      '4 records in directory /srv/runs',
      '',
    ])
    const many = chain(Array.from({ length: 101 }, () => Math.log(0.999)))
    expect(lines(many)).toContain('100 of 102 records in directory /srv/runs; the others are older, or changed nothing')
  })

  it('says that the way is unknown from a record on that is missing', () => {
    const shown = lines(chain([Math.log(0.95), Math.log(0.9), Math.log(0.99)]).toSpliced(2, 1))
    expect(shown.slice(2, 5).map((line) => line.replaceAll(/ {2,}/g, ' | '))).toEqual([
      '0000000 | 2026-01-01 | begins | 0.0 % | 0.0 … 0.0 | pass',
      '0000000 | 2026-01-01 | −5.0 % | −5.0 % | −7.0 … −3.0 | pass | setting_1 0 → 1',
      '0000000 | 2026-01-01 | −1.0 % | unknown: an earlier record is missing | – | pass | setting_3 0 → 1',
    ])
  })

  it('names each file that cannot be read', () => {
    const unreadable = [{ path: 'ledger/0', problem: 'ledger/0 is not whole' }]
    expect(renderHistory({ store: STORE, ledgers: [], unreadable }, false)).toContain(
      'Left out, because it cannot be read\n- ledger/0 is not whole\n',
    )
  })

  it('lets no control character of a name reach the terminal', () => {
    const evil = '\u001b[31mred\n\u202e'
    const scenarios = [{ name: evil, fingerprint: '0', server: evil }]
    const own = record({ branch: evil, suite: evil, acceptedBy: evil, scenarios })
    const text = renderHistory(
      { store: evil, ledgers: branchLedgers([own]), unreadable: [{ path: evil, problem: evil }] },
      false,
    )
    expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}|\p{Cf}/u)
    expect(text.trimEnd().split('\n')).toHaveLength(8)
  })
})
