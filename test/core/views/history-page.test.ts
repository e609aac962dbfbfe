import { expect, it } from 'vitest'
import { branchLedgers } from '../../../src/core/ledger/ledger.ts'
import { historyBody, historySpec } from '../../../src/core/views/history-page.ts'
import { branchOf, commitOf, record, recordedChange } from '../ledger/records.ts'

const HOSTILE = '<img src=x onerror=alert(1)>'

it('the chart of the history shows each compared commit with its change since the baseline, and the interval of that', () => {
  const records = branchOf([-0.1, 0, -0.2], (index) => (index === 2 ? { comparisons: [] } : {}))
  const [panel] = historySpec(branchLedgers(records), 'light').vconcat
  expect(panel?.data.values.map(({ change, low, high }) => [change, low, high])).toEqual([
    [-0.1, -0.12, -0.08],
    [-0.2, -0.22, -0.18],
  ])
})

it('the chart of the history shows the slowest load of a scenario, and no line joins figures of two baselines', () => {
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

it('the page of the history begins with the branch that ran last, and shows at most a hundred commits of a branch', () => {
  const later = branchOf([-0.1], () => ({ branch: 'release/8.4', recordedAt: '2026-02-01T00:00:00.000Z' }))
  const ledgers = branchLedgers([...branchOf(Array.from({ length: 130 }, () => 0)), ...later])
  const panels = historySpec(ledgers, 'light').vconcat
  expect(panels.map(({ title, data }) => [title.text, data.values.length])).toEqual([
    ['release/8.4 · my.cnf', 1],
    ['main · my.cnf', 100],
  ])
  expect(historyBody(ledgers, undefined).markup.match(/<tr>/g)).toHaveLength(1 + 2 + 1 + 100)
})

it('the page of the history says that nothing is recorded yet, and draws no empty chart', () => {
  expect(historySpec(branchLedgers(branchOf([])), 'light').vconcat).toEqual([])
  expect(historyBody([], undefined).markup).toContain('Nothing is recorded yet.')
})

it('the name of a branch or suite, which a stranger may choose, adds no HTML to the page of the history', () => {
  const pictures = { light: HOSTILE, dark: HOSTILE }
  const page = historyBody(branchLedgers([record({ branch: HOSTILE, suite: HOSTILE })]), pictures)
  expect(page.markup).not.toContain('<img src=x')
})
