import { describe, expect, it } from 'vitest'
import { MeasuredBlocks } from '../../../src/core/measurement/blocks.ts'
import { cellTotals, probe, slice } from '../../builders.ts'

const HERE = { workload: 'oltp_read_only', threads: 4 }

describe('measured blocks', () => {
  it("hold the work of each arm, by the arm's number", () => {
    const measured = new MeasuredBlocks([
      slice({ transactions: 100, seconds: 0.1, cpuSeconds: 0.09, computes: true }),
      slice({ scenario: 'on', transactions: 50, seconds: 0.1 }),
      slice({ block: 1, at: 0.3, scenario: 'on', transactions: 0, seconds: 0.1 }),
      cellTotals(),
    ])
    expect(measured.arm('off', 'head')?.number).toBe(0)
    expect(measured.arm('on', 'head')?.number).toBe(1)
    expect(measured.arm('on', 'base')).toBeUndefined()
    const unknown = { cpuSeconds: undefined, computes: undefined }
    expect(measured.blocksIn(HERE)).toEqual([
      {
        ...{ trial: 1, block: 0, at: 0 },
        works: [
          { transactions: 100, seconds: 0.1, cpuSeconds: 0.09, computes: true },
          { transactions: 50, seconds: 0.1, ...unknown },
        ],
      },
      { trial: 1, block: 1, at: 0.3, works: [undefined, { transactions: 0, seconds: 0.1, ...unknown }] },
    ])
  })

  it('begin at the time of their first arm', () => {
    const measured = new MeasuredBlocks([slice({ at: 3 }), slice({ at: 4, scenario: 'on' })])
    expect(measured.blocksIn(HERE)).toMatchObject([{ at: 3 }])
  })

  it('keep the first of two slices of the same arm', () => {
    const measured = new MeasuredBlocks([slice({ transactions: 1 }), slice({ transactions: 2 })])
    expect(measured.blocksIn(HERE)).toMatchObject([{ works: [{ transactions: 1 }] }])
  })

  it('join the slices of one block even if slices of other blocks come between', () => {
    const others = [slice({ threads: 8 }), slice({ block: 1 }), slice({ trial: 2 })]
    const measured = new MeasuredBlocks([slice(), ...others, slice({ scenario: 'on' })])
    expect(measured.blocksIn(HERE).map(({ works }) => works.length)).toEqual([2, 1, 1])
  })

  it('of one cell leave out the blocks and probes of other cells', () => {
    const lines = [slice({ threads: 8, host: 'shared' }), slice({ host: 'shared' }), probe(), probe({ threads: 8 })]
    const only = new MeasuredBlocks(lines).only(HERE)
    expect(only.cells).toMatchObject([{ ...HERE, blocks: [{ block: 0 }], probes: [{ threads: 4 }] }])
    expect(only.arm('off', 'head')).toEqual({ number: 0, host: 'shared' })
    expect(new MeasuredBlocks(lines).only({ ...HERE, threads: 2 }).cells).toEqual([])
  })
})
