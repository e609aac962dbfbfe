import { expect, it } from 'vitest'
import type { Result } from '../../../../src/core/result/result.ts'
import { blamedLines } from '../../../../src/core/views/report/blamed-lines.ts'
import { cause, causeSetting, explanation, resultComparison } from '../../../builders.ts'
import { sweepOf } from '../../../sweep-result.ts'

const at = (line: number) => ({ file: 'my.cnf', line })
const RED = { verdict: 'regressed', comparisons: [resultComparison({})] } as const

/** The diff of so many lines to blame, of three each, as it is shown. */
function shown(many: number): readonly string[] {
  const settings = Array.from({ length: many }, (_, nth) => causeSetting({ place: at(nth + 2) }))
  return diffOf(sweepOf([], [], [], { ...RED, explanation: explanation(), causes: [cause({ settings })] }))
}

function diffOf(result: Result): readonly string[] {
  const [block] = blamedLines(result)
  return block?.kind === 'code' ? block.lines.slice(0, block.limit?.most) : []
}

it('a cut diff ends in a line, never in a place', () => {
  expect(shown(1)).toEqual(['@@ my.cnf:2 @@', '- sync-binlog = 0', '+ sync-binlog = 1'])
  expect(shown(20)).toHaveLength(12)
  for (let many = 1; many <= 20; many++) expect(shown(many).at(-1)).toMatch(/^\+/)
})

it('where no line is to blame, the diff of a red has all that changed; that of another has none', () => {
  const { scenario } = resultComparison({})
  const written = (value: string, line: number) => ({ value, ...at(line) })
  const settings = [
    { scenario, kind: 'option', name: 'a', before: written('1', 3), after: written('2', 3) },
    { scenario, kind: 'option', name: 'b', before: null, after: written('2', 5) },
    { scenario: 'another', kind: 'option', name: 'c', before: null, after: written('2', 7) },
  ] as const
  expect(diffOf(sweepOf([], [], [], { ...RED, settings }))).toEqual([
    ...['@@ my.cnf:3 @@', '- a = 1', '+ a = 2'],
    ...['@@ my.cnf:5 @@', '+ b = 2'],
  ])
  expect(diffOf(sweepOf([], [], [], { settings }))).toEqual([])
})
