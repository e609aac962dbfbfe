/** Four products on Kubernetes. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { change } from '../../src/core/figures.ts'
import { renderTerminal } from '../../src/core/views/terminal.ts'
import { sweepResult } from '../sweep-result.ts'
import { runOf, tablesOf, tableWith, viewsOf } from './fake-run.ts'
import { PUBLISHED } from './published.ts'

const READ_INTENSIVE = PUBLISHED['apecloud-raft-group'].rows.filter(({ workload }) => workload.startsWith('read 80'))
const [OWN, OTHER] = ['Apecloud MySQL Paxos Group', 'RDS MySQL Operator'] as const
const PRODUCTS = Object.keys(READ_INTENSIVE[0]?.qps ?? {})

test('M12 the report has QPS and p99 by threads, a column for each product', () => {
  const threads = READ_INTENSIVE.map((row) => row.threads)
  const result = sweepResult({ scenarios: PRODUCTS, workloads: ['read-80'], threads })
  const tables = tablesOf(viewsOf(result)[1] ?? '').filter(({ head }) =>
    ['threads', ...PRODUCTS].every((column) => head.includes(column)),
  )
  expect(tables).toHaveLength(2)
  for (const { rows } of tables) expect(rows.map(([level]) => Number(level))).toEqual(threads)
})

describe('M13 the improvement of one product over another', () => {
  test('M13 is A / B − 1: the published −30.85% is −23.6%', async () => {
    const [first] = READ_INTENSIVE
    const [own, other] = [first?.qps[OWN] ?? 0, first?.qps[OTHER] ?? 0]
    expect(change((own - other) / own)).toBe('−30.9%')
    expect(change(own / other - 1)).toBe('−23.6%')
    const { comparisons } = await runOf(READ_INTENSIVE, OTHER)
    for (const { threads, qps } of READ_INTENSIVE) {
      const found = comparisons.find((each) => each.scenario === OWN && each.threads === threads)
      const truth = (qps[OWN] ?? 0) / (qps[OTHER] ?? 0) - 1
      expect(Math.abs((1 + (found?.change ?? 9)) / (1 + truth) - 1)).toBeLessThan(0.06)
    }
  })

  test('M13 is explained on the page of the study, whose table divides by the other figure', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/studies/others.md'), 'utf8').replaceAll('\n', ' ')
    expect(page).toContain('improvement as (own − other) / own; the usual form is (own − other) / other')
  })

  test('M13 is in the report over each other product, by threads and on average', async () => {
    const measured = await runOf(READ_INTENSIVE, OTHER)
    const scenarios = measured.scenarios.map((each) => ({ ...each, server: { product: each.name, version: '8.0.32' } }))
    const result = { ...measured, scenarios }
    const others = PRODUCTS.filter((name) => name !== OWN)
    const table = tableWith(result, 'threads', ...others)
    const levels = READ_INTENSIVE.map(({ threads }) => String(threads))
    expect(table?.rows.map(([level]) => level)).toEqual([...levels, 'average'])
    expect(renderTerminal(result, { colour: false })).toContain('average')
  })
})
