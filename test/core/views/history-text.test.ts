import { describe, expect, it } from 'vitest'
import type { RunRecord } from '../../../src/core/history/run-record.ts'
import { historyJson, renderHistory } from '../../../src/core/views/history-text.ts'
import { storedRun, storedRuns } from '../history/stored-runs.ts'

const STORE = 'directory /srv/runs'

function shown(records: readonly RunRecord[], total = records.length) {
  return { records, unreadable: [], total }
}

function lines(records: readonly RunRecord[], total?: number): string[] {
  return renderHistory(STORE, shown(records, total), false).split('\n')
}

describe('renderHistory', () => {
  it('has a table for each branch and suite, one line a run, oldest first', () => {
    const [first, second] = storedRuns([Math.log(0.95), Math.log(0.9)], (index) => ({
      verdict: index === 1 ? 'regressed' : 'pass',
    }))
    const other = storedRun({ branch: 'release/8.4', machine: { ...storedRun().machine, cpus: 4 } })
    expect(lines([other, first, second].filter((run) => run !== undefined))).toEqual([
      'main · suite',
      'began (UTC)       commit   verdict    server       machine          qpsgate       on',
      '2026-01-01 00:00  0000000  pass       MySQL 9.7.4  2 × a processor  0.1.0     −5.0 %',
      '2026-01-01 01:00  0000000  regressed  MySQL 9.7.4  2 × a processor  0.1.0    −10.0 %',
      '',
      'release/8.4 · suite',
      'began (UTC)       commit   verdict  server       machine          qpsgate      on',
      '2026-01-02 03:04  0123456  pass     MySQL 9.7.4  4 × a processor  0.1.0    −9.5 %',
      '',
      '3 runs in directory /srv/runs',
      '',
    ])
  })

  it('names each file that cannot be read, up to ten', () => {
    const unreadable = Array.from({ length: 12 }, (_, index) => ({
      path: `v1/${index}`,
      problem: `v1/${index} is not whole`,
    }))
    const text = (count: number) =>
      renderHistory(STORE, { ...shown([]), unreadable: unreadable.slice(0, count) }, false)
    expect(text(1)).toContain('\n1 file cannot be read, and stays:\n  v1/0 is not whole\n')
    expect(text(10)).not.toContain('more')
    expect(text(12)).toContain('12 files cannot be read, and stay:\n')
    expect(text(12)).toContain('\n  v1/9 is not whole\n  … and 2 more, see --json\n')
  })

  it('lets no control character of a name reach the terminal', () => {
    const evil = '\u001b[31mred\n\u202e'
    const run = storedRun({
      branch: evil,
      suite: { name: evil, fingerprint: '0' },
      commit: evil,
      toolVersion: evil,
      scenarios: storedRun().scenarios.map((scenario) => ({
        ...scenario,
        name: evil,
        server: { product: evil, version: evil },
      })),
    })
    const text = renderHistory(evil, { ...shown([run]), unreadable: [{ path: evil, problem: evil }] }, false)
    expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}|\p{Cf}/u)
    expect(text.trimEnd().split('\n')).toHaveLength(8)
  })
})

it('historyJson has everything that was read', () => {
  const unreadable = [{ path: 'v1/x', problem: 'v1/x is not whole' }]
  const run = storedRun()
  expect(JSON.parse(historyJson(STORE, { records: [run], unreadable, total: 7 }))).toEqual({
    schemaVersion: 1,
    store: STORE,
    total: 7,
    runs: [run],
    unreadable,
  })
})
