import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leastBudgetSeconds } from '../../../src/core/plan/budget.ts'
import { cellName, makePlan } from '../../../src/core/plan/plan.ts'
import { cellsOfShard, shardMatrix } from '../../../src/core/plan/shards.ts'
import type { Scenario, Workload } from '../../../src/core/suite/suite.ts'
import { scenario, suite, workload } from '../../builders.ts'

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

describe('the shards of a plan of 12 scenarios, 10 workloads and 11 levels', () => {
  const names = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}${index}`)
  const [first, ...scenarios] = names('s', 12).map((name) => scenario(name)) as [Scenario, ...Scenario[]]
  const [some, ...workloads] = names('w', 10).map((name) => workload(name)) as [Workload, ...Workload[]]
  const large = suite({
    ...{ control: 's0', scenarios: [first, ...scenarios], workloads: [some, ...workloads] },
    threads: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024],
  })
  const shardOf = (index: number, of: number) =>
    makePlan(large, 1, { rules: ['control'], base: [], shard: { index, of } })

  it('have all of its cells, and none twice', () => {
    const cells = names('', 11).flatMap((_, place) => shardOf(place + 1, 11).cells)
    expect(cells).toHaveLength(110)
    expect(new Set(cells.map(cellName)).size).toBe(110)
  })

  it('need about the same time each, and together what the whole plan needs', () => {
    const least = names('', 11).map((_, place) => leastBudgetSeconds(shardOf(place + 1, 11)))
    const whole = leastBudgetSeconds(makePlan(large, 1))
    const sum = least.reduce((all, one) => all + one, 0)
    expect(Math.max(...least)).toBeLessThan(1.5 * (sum / least.length))
    // Every machine starts the servers, twice: twelve scenarios and the twin, 0.8 s each. Each share is rounded up.
    const starts = 10 * 2 * 13 * 0.8
    expect(sum).toBeGreaterThan(whole + starts - 1)
    expect(sum).toBeLessThan(whole + starts + 11)
  })
})

describe('shardMatrix', () => {
  it('is the matrix of a workflow, on one line', () => {
    expect(shardMatrix(2)).toBe('{"include":[{"shard":"1/2"},{"shard":"2/2"}]}')
  })
})
