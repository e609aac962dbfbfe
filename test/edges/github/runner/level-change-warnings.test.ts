/** Twenty runs on one level, then five that are a tenth slower. */

import { describe, expect, it } from 'vitest'
import type { FoundChange } from '../../../../src/core/history/change-points.ts'
import { newChanges } from '../../../../src/core/history/new-changes.ts'
import { seededRandom } from '../../../../src/core/plan/random.ts'
import { changeAnnotations, changeText } from '../../../../src/edges/github/runner/level-change-warnings.ts'
import { normal } from '../../../builders.ts'
import { storedRuns } from '../../../core/history/stored-runs.ts'

function found(): FoundChange {
  const random = seededRandom(9)
  const means = Array.from({ length: 25 }, (_, index) => Math.log1p(index < 20 ? 0 : -0.1) + 0.01 * normal(random))
  const runs = storedRuns(means, (index) => ({ commit: `ab${index}`.padEnd(40, 'c') }))
  const last = runs.at(-1)
  const [change] = last === undefined ? [] : newChanges(runs, last)
  if (change === undefined) throw new RangeError('a change is wanted')
  return change
}

describe('changeAnnotations', () => {
  const change = found()
  const many = (count: number): FoundChange[] =>
    Array.from({ length: count }, (_, index) => ({ ...change, key: { ...change.key, threads: index + 1 } }))

  it('are warnings without a file, as the change may be anywhere', () => {
    expect(changeAnnotations(many(1))).toEqual([
      {
        file: undefined,
        line: undefined,
        level: 'warning',
        title: 'qpsgate: level changed',
        message: expect.stringMatching(/^on in oltp_read_only at 1 thread −.* %.*, commits ab19ccc\.\.ab20ccc$/),
      },
    ])
  })

  it('are nine at most, and the ninth tells of the others', () => {
    const [nine, ten] = [9, 10].map((count) => changeAnnotations(many(count)))
    expect(nine).toHaveLength(9)
    expect(nine?.at(-1)?.message).not.toContain('more')
    expect(ten).toHaveLength(9)
    expect(ten?.at(-1)?.message).toMatch(/ \(and 1 more\)$/)
  })

  it('are one line each, whatever scenarios are called', () => {
    const [first] = changeAnnotations(
      many(1).map((each) => ({ ...each, key: { ...each.key, scenario: 'a\n::error::b' } })),
    )
    expect(first?.message).toMatch(/^a ::error::b in/)
  })
})

it('a range of commits is not named where the same one was measured again', () => {
  const { key, change } = found()
  const first = { ...change.first, commit: change.before.commit }
  expect(changeText({ key, change: { ...change, first } })).toMatch(/, between two runs of commit ab19ccc$/)
})
