import { describe, expect, it } from 'vitest'
import { dashboardBody, dashboardSpec } from '../../../src/core/views/dashboard.ts'
import { storedCell, storedRun, storedRuns } from '../history/stored-runs.ts'

const PICTURES = { light: 'light.svg', dark: 'dark.svg' }
const HOSTILE = '<img src=x onerror=alert(1)>'

const bodyOf = (...[records, url = null]: [Parameters<typeof dashboardBody>[0], (string | null)?]) =>
  dashboardBody(records, PICTURES, url).markup

describe('the page over stored runs', () => {
  it('has a table for each branch and suite, the one measured last first and its newest run on top', () => {
    const later = storedRun({ id: '9', branch: 'release/8.4', recordedAt: '2026-02-01T00:00:00.000Z' })
    const page = bodyOf([...storedRuns([-0.1, 0]), later])
    expect([...page.matchAll(/<h2>(.*)<\/h2>/g)].map(([, name]) => name)).toEqual([
      'release/8.4 · suite',
      'main · suite',
    ])
    expect([...page.matchAll(/scope="row">([^<]*)</g)].map(([, time]) => time)).toEqual([
      '2026-02-01 00:00',
      '2026-01-01 01:00',
      '2026-01-01 00:00',
    ])
    expect(page).toContain('All 3 stored runs.')
  })

  it('has the mean over the cells of a scenario, with an interval no narrower than theirs', () => {
    const ratios = [-0.1, -0.2].map((mean, at) => storedCell({ threads: at + 1, ratio: { mean, standardError: 0.01 } }))
    const record = storedRun({ cells: [...ratios, storedCell({ threads: 3, ratio: null })] })
    expect(bodyOf([record])).toContain('<td>−13.9 % (−15.6 … −12.2)</td>')
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

  it('has a dash for a scenario that a run did not compare with its control', () => {
    expect(bodyOf([storedRun({ cells: [storedCell({ ratio: null })] })])).toContain('<td>–</td>')
  })

  it('has the newest hundred runs of a history, and says of how many', () => {
    const page = bodyOf(storedRuns(Array.from({ length: 130 }, () => 0)))
    expect(page.match(/scope="row"/g)).toHaveLength(100)
    expect(page).toContain('The newest 100 of 130 stored runs.')
  })

  it('escapes names from outside, and links to the web alone', () => {
    const record = storedRun({
      ...{ branch: HOSTILE, suite: { name: HOSTILE, fingerprint: 'x' }, runUrl: 'javascript:alert(1)' },
      scenarios: storedRun().scenarios.map((scenario) => ({ ...scenario, name: HOSTILE })),
    })
    const page = bodyOf([record], 'https://user:secret@git.example/acme/databases/')
    expect(page).not.toContain('<img src=x')
    expect(page).not.toContain('javascript:')
    expect(page).toContain(`<a href="https://git.example/acme/databases/commit/${record.commit}">0123456</a>`)
    expect(bodyOf([{ ...record, commit: '../../evil' }], 'https://git.example/a/b')).not.toContain('<a ')
  })

  it('says how the first run is stored where there is none', () => {
    expect(bodyOf([])).toContain('qpsgate record qpsgate-out --branch main')
  })
})
