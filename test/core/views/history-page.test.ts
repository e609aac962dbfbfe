import { expect, it } from 'vitest'
import { branchLedgers } from '../../../src/core/ledger/ledger.ts'
import { historyBody, historySpec } from '../../../src/core/views/history-page.ts'
import { branchOf, commitOf, record, recordedChange } from '../ledger/records.ts'

const HOSTILE = '<img src=x onerror=alert(1)>'

it('the chart has the change against the baseline with its interval at each commit', () => {
  const records = branchOf([-0.1, 0, -0.2], (index) => (index === 2 ? { comparisons: [] } : {}))
  const [panel] = historySpec(branchLedgers(records), 'light').vconcat
  expect(panel?.data.values.map(({ change, low, high }) => [change, low, high])).toEqual([
    [-0.1, -0.12, -0.08],
    [-0.2, -0.22, -0.18],
  ])
})

it('the chart has the slowest load of each scenario, and a new line for another baseline', () => {
  const both = (change: number) => [
    recordedChange({ rule: 'baseline', change, low: change, high: change }),
    recordedChange({ rule: 'baseline', workload: 'oltp_insert', change: 2 * change, low: -0.5, high: 0 }),
  ]
  const records = branchOf([0, 0, 0], (at) => ({
    comparisons: both(-0.01 * at),
    baseline: commitOf(at < 2 ? 0 : 1),
  }))
  const [panel] = historySpec(branchLedgers(records), 'light').vconcat
  expect(panel?.data.values.map(({ part, change }) => [part, Math.abs(change)])).toEqual([
    [1, 0],
    [1, 0.02],
    [2, 0.04],
    [2, 0.06],
  ])
})

it('the chart has a panel for each branch and suite, the latest first, with the newest hundred records', () => {
  const later = branchOf([-0.1], () => ({ branch: 'release/8.4', recordedAt: '2026-02-01T00:00:00.000Z' }))
  const ledgers = branchLedgers([...branchOf(Array.from({ length: 130 }, () => 0)), ...later])
  const panels = historySpec(ledgers, 'light').vconcat
  expect(panels.map(({ title, data }) => [title.text, data.values.length])).toEqual([
    ['release/8.4 · my.cnf', 1],
    ['main · my.cnf', 100],
  ])
  expect(historyBody(ledgers, undefined).markup.match(/<tr>/g)).toHaveLength(1 + 2 + 1 + 100)
})

it('the page has no chart before the first change against a baseline', () => {
  expect(historySpec(branchLedgers(branchOf([])), 'light').vconcat).toEqual([])
  expect(historyBody([], undefined).markup).toContain('Nothing is recorded yet.')
})

it('the page escapes names from outside', () => {
  const pictures = { light: HOSTILE, dark: HOSTILE }
  const page = historyBody(branchLedgers([record({ branch: HOSTILE, suite: HOSTILE })]), pictures)
  expect(page.markup).not.toContain('<img src=x')
})
