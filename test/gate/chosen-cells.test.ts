import { describe, expect, it } from 'vitest'
import { datasetBytes } from '../../src/core/suite/suite.ts'
import { withChosenCells } from '../../src/gate/chosen-cells.ts'
import { option, scenario, suite } from '../builders.ts'

const MIB = 1024 ** 2

function withPool(size: string) {
  const scenarios = [scenario('my.cnf', { options: [option('innodb_buffer_pool_size', size)] })] as const
  return suite({ scenarios, control: 'my.cnf' })
}

const [HEAD, BASE] = [withPool('32G'), withPool('64G')]
const NOTHING_NAMED = { workloads: undefined, threads: undefined, budgetSeconds: undefined }

describe('the cells of a run', () => {
  it('of option files are chosen by what changed', () => {
    const { suite: chosen, reasons } = withChosenCells(HEAD, BASE, { kind: 'config' }, NOTHING_NAMED)
    expect(chosen.workloads.map(({ name }) => name)).toEqual(['oltp_read_only', 'oltp_point_select'])
    expect(reasons).toHaveLength(2)
  })

  it('are those that somebody names', () => {
    const named = { workloads: ['oltp_read_only'], threads: undefined, budgetSeconds: undefined }
    expect(withChosenCells(HEAD, BASE, { kind: 'config' }, named)).toEqual({ suite: HEAD, reasons: [] })
  })

  it('of a suite are its own', () =>
    expect(withChosenCells(HEAD, BASE, { kind: 'suite' }, NOTHING_NAMED)).toEqual({ suite: HEAD, reasons: [] }))

  it('have as many rows as a suite asks for by its pool, or by that before', () => {
    const asked = { ...HEAD, dataset: { tables: 2, rows: 25_000, timesThePool: 4 } }
    const { suite: made } = withChosenCells(asked, BASE, { kind: 'suite' }, NOTHING_NAMED)
    expect(made.dataset).toMatchObject({ tables: 2, poolBytes: 128 * MIB, timesThePool: 4 })
    expect(datasetBytes(made.dataset) / (128 * MIB)).toBeCloseTo(4, 2)
    expect(made.preconditions).toEqual(['data-beyond-pool'])
  })
})
