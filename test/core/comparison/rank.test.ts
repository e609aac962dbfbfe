import { describe, expect, it } from 'vitest'
import { rankCells } from '../../../src/core/comparison/rank.ts'
import { MeasuredBlocks } from '../../../src/core/measurement/blocks.ts'
import { groupsOf } from '../../../src/core/plan/groups.ts'
import type { Plan } from '../../../src/core/plan/plan.ts'
import { plan, scenario, simulatedSlices } from '../../builders.ts'

const PLAN: Plan = { ...plan({ scenarios: [scenario('off'), scenario('on'), scenario('all')] }), mostServers: 3 }

/** Two trials of each group, of which the second is slower as a whole: its machine was. */
function slicesInGroups(effects: readonly [number, number]) {
  return groupsOf(PLAN).flatMap((arms, group) =>
    simulatedSlices({
      ...{ plan: { ...PLAN, arms }, trials: 2, blocks: 200, seed: group + 1 },
      effects: [0, 0, effects[group] ?? 0].map((effect) => effect - 0.5 * group),
    }).map((slice) => ({ ...slice, trial: 2 * slice.trial - 1 + group })),
  )
}

describe('scenarios that were measured in different groups', () => {
  it('are ranked over the controls of their groups, whatever the machine did meanwhile', () => {
    const [ranking] = rankCells(PLAN, new MeasuredBlocks(slicesInGroups([-0.2, -0.05])))
    expect(ranking?.text).toBe('off (a) > all (b) > on (c)')
    expect(ranking?.entries.map(({ change }) => change)).toEqual([
      0,
      expect.closeTo(Math.expm1(-0.05), 1),
      expect.closeTo(Math.expm1(-0.2), 1),
    ])
  })

  it('are not told apart where they are equal', () => {
    const [ranking] = rankCells(PLAN, new MeasuredBlocks(slicesInGroups([-0.1, -0.1])))
    expect(ranking?.entries.map(({ letters }) => letters)).toEqual(['a', 'b', 'b'])
  })

  it('are left out while they were not measured', () => {
    const first = slicesInGroups([-0.2, -0.05]).filter(({ trial }) => trial % 2 === 1)
    expect(rankCells(PLAN, new MeasuredBlocks(first))[0]?.entries.map(({ scenario: name }) => name)).toEqual([
      'off',
      'on',
    ])
  })
})
