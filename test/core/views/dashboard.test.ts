import { expect, it } from 'vitest'
import { branchLedgers } from '../../../src/core/ledger/ledger.ts'
import { dashboardBody, dashboardSpec } from '../../../src/core/views/dashboard.ts'
import { chain, record } from '../ledger/records.ts'

const HOSTILE = '<img src=x onerror=alert(1)>'

it('the chart has how far a branch has come, with its interval, at each commit that changed settings', () => {
  const records = chain([-0.1, 0, -0.2], (index) => (index === 2 ? { settings: [], changes: [] } : {}))
  const [panel] = dashboardSpec(branchLedgers(records), 'light').vconcat
  expect(panel?.data.values.map(({ change }) => change)).toEqual([0, -0.0952, -0.2592])
  const [, one, both] = panel?.data.values ?? []
  expect((both?.high ?? 0) - (both?.low ?? 0)).toBeGreaterThan((one?.high ?? 0) - (one?.low ?? 0))
})

it('begins the line anew after a record that is missing', () => {
  const ledgers = branchLedgers(chain([-0.1, -0.3, -0.2, -0.1]).toSpliced(2, 1))
  const [panel] = dashboardSpec(ledgers, 'light').vconcat
  expect(panel?.data.values.map(({ part, change }) => [part, change])).toEqual([
    [0, 0],
    [0, -0.0952],
    [1, 0],
    [1, -0.1813],
    [1, -0.2592],
  ])
  const sentence = 'Where an earlier record is missing, the line begins anew at 0 %.'
  expect(dashboardBody(ledgers, undefined).markup).toContain(sentence)
  expect(dashboardBody(branchLedgers(chain([-0.1])), undefined).markup).not.toContain(sentence)
})

it('has a panel for each branch and suite, the one recorded last first, with its newest hundred records', () => {
  const later = record({ branch: 'release/8.4', recordedAt: '2026-02-01T00:00:00.000Z' })
  const records = [...chain(Array.from({ length: 130 }, () => 0)), later]
  const panels = dashboardSpec(branchLedgers(records), 'light').vconcat
  expect(panels.map(({ title, data }) => [title.text, data.values.length])).toEqual([
    ['release/8.4 · my.cnf', 1],
    // With where the first of them begins.
    ['main · my.cnf', 101],
  ])
  expect(dashboardBody(branchLedgers(records), undefined).markup.match(/<tr>/g)).toHaveLength(1 + 1 + 1 + 100)
})

it('escapes names from outside', () => {
  const page = dashboardBody(branchLedgers([record({ branch: HOSTILE, suite: HOSTILE })]), {
    light: HOSTILE,
    dark: HOSTILE,
  })
  expect(page.markup).not.toContain('<img src=x')
})
