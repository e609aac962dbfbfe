import { expect, it } from 'vitest'
import { blamedLines } from '../../../../src/core/views/report/blamed-lines.ts'
import { cause, causeSetting, explanation, resultComparison } from '../../../builders.ts'
import { sweepOf } from '../../../sweep-result.ts'

/** The diff of an unchanged line, of two with its place, and of so many changed ones, of three each, as it is shown. */
function shown(many: number): readonly string[] {
  const changed = Array.from({ length: many }, (_, nth) => causeSetting({ place: { file: 'my.cnf', line: nth + 2 } }))
  const settings = [causeSetting({ before: '1', after: '1', place: { file: 'my.cnf', line: 1 } }), ...changed]
  const comparisons = [resultComparison({})]
  const causes = [cause({ settings })]
  const result = sweepOf([], [], [], { verdict: 'regressed', comparisons, explanation: explanation(), causes })
  const [block] = blamedLines(result)
  if (block?.kind !== 'code') throw new Error('no block of code')
  return block.lines.slice(0, block.limit?.most)
}

it('a cut diff ends in a line, never in a place', () => {
  expect(shown(1).slice(2)).toEqual(['@@ my.cnf:2 @@', '- sync-binlog = 0', '+ sync-binlog = 1'])
  expect(shown(20)).toHaveLength(11)
  for (let many = 1; many <= 20; many++) expect(shown(many).at(-1)).toMatch(/^\+/)
})
