/** The cost of the Performance Schema on two services. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseSuite } from '../../src/core/suite/parse.ts'
import { htmlBody } from '../../src/core/views/html-body.ts'
import { filesBy } from '../setup/option-files.ts'
import { fakeRun, runOf, tableWith, viewsOf } from './fake-run.ts'
import { PUBLISHED } from './published.ts'

const STUDY = PUBLISHED['pfs-rds-polardb']
const OF_RDS = STUDY.rows.filter(({ product }) => product.includes('RDS'))
const SUITE = join(import.meta.dirname, '../../scenarios/pfs-full.yml')

test('M2 the shipped suite has the study’s scenarios and grid', () => {
  const parsed = parseSuite(readFileSync(SUITE, 'utf8'), SUITE, filesBy())
  if (parsed.kind !== 'ok') throw new Error('it does not parse')
  const { control, scenarios, workloads, threads } = parsed.suite
  expect(control).toBe(STUDY.control)
  const ofStudy = Object.keys(OF_RDS[0]?.qps ?? {})
  expect(scenarios.map(({ name }) => name).toSorted()).toEqual([...ofStudy, 'pfson_default'].toSorted())
  expect(workloads.map(({ name }) => name)).toEqual(['oltp_read_only', 'oltp_read_write', 'oltp_write_only'])
  expect(threads).toEqual([...new Set(OF_RDS.map((row) => row.threads))])
})

describe('M2 the whole grid', () => {
  const figures = OF_RDS.filter(({ threads }) => [1, 32, 1024].includes(threads))

  test('M2 is in the result and on the page: each scenario in each cell, with the published changes', async () => {
    const result = await runOf(figures, STUDY.control)
    const page = htmlBody(result).markup.replaceAll(/<[^>]*>/g, ' ')
    for (const { workload, threads, qps } of figures) {
      for (const [scenario, own] of Object.entries(qps)) {
        const cell = result.cells.find(
          (each) => each.scenario === scenario && each.workload === workload && each.threads === threads,
        )
        expect(cell?.qps).toBeGreaterThan(0)
        if (scenario === STUDY.control) continue
        const found = result.comparisons.find(
          (each) => each.scenario === scenario && each.workload === workload && each.threads === threads,
        )
        expect(Math.abs((found?.change ?? 1) - (own / (qps[STUDY.control] ?? 0) - 1))).toBeLessThan(0.06)
        expect(page).toMatch(new RegExp(`${scenario}\\s+${workload}\\s+${threads}\\s+[−+]?\\d`))
      }
    }
  })
})

describe('M3 the overhead at the number of threads that saturates the CPUs', () => {
  const COSTS: Readonly<Record<string, readonly [reads: number, writes: number]>> = {
    some: [0.05, 0.1],
    all: [0.2, 0.3],
  }
  const workloads = ['oltp_read_only', 'oltp_write_only']
  // Up to sixteen threads each adds as much as the first.
  const saturating = () =>
    fakeRun({
      scenarios: ['off', ...Object.keys(COSTS)],
      workloads,
      threads: [1, 4, 16, 64],
      qps: (scenario, { workload, threads }) =>
        2000 * Math.min(threads, 16) * (1 - (COSTS[scenario]?.[workloads.indexOf(workload)] ?? 0)),
    })

  test('M3 is found for each scenario and workload against the control', async () => {
    const { comparisons } = await saturating()
    for (const [scenario, costs] of Object.entries(COSTS)) {
      for (const [nth, workload] of workloads.entries()) {
        const found = comparisons.find(
          (each) => each.scenario === scenario && each.workload === workload && each.threads === 16,
        )
        expect(found?.reference).toBe('off')
        expect(Math.abs((found?.change ?? 1) + (costs[nth] ?? 0))).toBeLessThan(0.06)
      }
    }
  })

  test('M3 is in a matrix of scenarios and workloads, and all views name that number of threads', async () => {
    const result = await saturating()
    for (const view of viewsOf(result)) expect(view).toMatch(/saturated (?:at|from) 16 threads/)
    const { rows = [] } = tableWith(result, 'scenario', ...workloads) ?? {}
    expect(rows.map(([scenario]) => scenario)).toEqual(expect.arrayContaining(Object.keys(COSTS)))
    for (const row of rows)
      if (row[0] === 'all') expect(row.join(' ')).toMatch(/−(?:19|20|21)\.\d%.*−(?:29|30|31)\.\d%/)
  })
})
