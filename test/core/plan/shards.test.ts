import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellsOfShard, shardMatrix } from '../../../src/core/plan/shards.ts'
import { workload } from '../../builders.ts'

const CELLS = ['a', 'b'].flatMap((name) => [1, 8, 64].map((threads) => ({ workload: workload(name), threads })))

describe('cellsOfShard', () => {
  it('gives every cell to exactly one shard, in the order of the plan', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: CELLS.length }), (of) => {
        const shards = Array.from({ length: of }, (_, place) => cellsOfShard(CELLS, { index: place + 1, of }))
        expect(shards.flat().toSorted((a, b) => CELLS.indexOf(a) - CELLS.indexOf(b))).toEqual(CELLS)
        for (const own of shards) {
          expect(own.length).toBeGreaterThanOrEqual(Math.floor(CELLS.length / of))
          expect(own).toEqual(CELLS.filter((cell) => own.includes(cell)))
        }
      }),
    )
  })

  it('does not give one shard all cells of many threads', () => {
    expect(cellsOfShard(CELLS, { index: 1, of: 2 }).filter(({ threads }) => threads === 64)).toHaveLength(1)
  })
})

describe('shardMatrix', () => {
  it('is the matrix of a workflow, on one line', () => {
    expect(shardMatrix(2)).toBe('{"include":[{"shard":"1/2"},{"shard":"2/2"}]}')
  })
})
