import { describe, expect, it } from 'vitest'
import { chartTexts } from '../../../../src/core/views/dashboard/dashboard-text.ts'
import type { HistoryView, ShownRun } from '../../../../src/core/views/dashboard/dashboard-view.ts'

const RATIO = { change: -0.0919, low: -0.103, high: -0.08 }

function run(names: readonly string[]): ShownRun {
  const values = names.map((scenario, index) => {
    return { scenario, server: '', configuration: '', qps: 10_000, ratio: index === 0 ? null : RATIO }
  })
  const facts = { commit: 'a', url: null, isDisturbed: false, machine: '', tool: '', control: 'off', differences: [] }
  return { ...facts, time: '2026-01-02T03:04:05.000Z', verdict: 'regressed', values }
}

function viewOf(runs: readonly ShownRun[]): HistoryView {
  return { scenarios: ['off', 'on'], control: 'off', runs, changes: [] }
}

describe('the texts of the charts', () => {
  it('are of the newest run: its verdict, and the figures of what is shown', () => {
    expect(chartTexts(viewOf([run(['off', 'more']), run(['off', 'on', 'hidden'])]), ['off', 'on'])).toEqual({
      ratio: 'Change in QPS against off in 2 runs; the newest, of 2026-01-02, is regressed: on −9.2 % (−10.3 … −8.0)',
      qps: 'QPS in 2 runs; the newest, of 2026-01-02, is regressed: off 10,000, on 10,000',
    })
  })

  it('name eight scenarios at most', () => {
    const names = Array.from({ length: 10 }, (_, index) => `s${index}`)
    expect(chartTexts(viewOf([run(names)]), names).qps).toMatch(/s7 10,000, 2 more in the table$/)
  })

  it('know of no run', () => expect(chartTexts(viewOf([]), []).qps).toBe('QPS in 0 runs'))
})
