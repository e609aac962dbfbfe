import { expect, it } from 'vitest'
import { dashboardBody, dashboardSpec } from '../../../src/core/views/dashboard.ts'
import { storedCell, storedRun, storedRuns } from '../history/stored-runs.ts'

const HOSTILE = '<img src=x onerror=alert(1)>'

it('the chart has the mean over the cells of a scenario, with an interval no narrower than theirs', () => {
  const ratios = [-0.1, -0.2].map((mean, at) => storedCell({ threads: at + 1, ratio: { mean, standardError: 0.01 } }))
  const record = storedRun({ cells: [...ratios, storedCell({ threads: 3, ratio: null })] })
  const [panel] = dashboardSpec([record], 'light').vconcat
  expect(panel?.data.values).toEqual([
    {
      time: record.recordedAt,
      scenario: 'on',
      change: expect.closeTo(Math.expm1(-0.15), 9),
      low: expect.closeTo(-0.156, 3),
      high: expect.closeTo(-0.122, 3),
    },
  ])
})

it('has a panel for each branch and suite, the one measured last first, with its newest hundred runs', () => {
  const later = storedRun({ id: '9', branch: 'release/8.4', recordedAt: '2026-02-01T00:00:00.000Z' })
  const records = [...storedRuns(Array.from({ length: 130 }, () => 0)), later]
  const panels = dashboardSpec(records, 'light').vconcat
  expect(panels.map(({ title, data }) => [title.text, data.values.length])).toEqual([
    ['release/8.4 · suite', 1],
    ['main · suite', 100],
  ])
  expect(dashboardBody(records, undefined).markup).toContain('101 of 131 runs in the store')
})

it('escapes names from outside', () => {
  const page = dashboardBody([storedRun({ branch: HOSTILE, suite: { name: HOSTILE, fingerprint: 'x' } })], {
    light: HOSTILE,
    dark: HOSTILE,
  })
  expect(page.markup).not.toContain('<img src=x')
})
