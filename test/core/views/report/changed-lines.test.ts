import { expect, it } from 'vitest'
import type { Result } from '../../../../src/core/result/result.ts'
import { renderComment, renderMarkdown } from '../../../../src/core/views/markdown/markdown.ts'
import { changedLines } from '../../../../src/core/views/report/changed-lines.ts'
import { renderTerminal } from '../../../../src/core/views/terminal.ts'
import { cause, causeSetting, explanation, gatedCost, resultComparison, resultCost } from '../../../builders.ts'
import { sweepOf } from '../../../sweep-result.ts'

const at = (line: number) => ({ file: 'my.cnf', line })
const RED = { verdict: 'regressed', comparisons: [resultComparison({})] } as const

const written = (value: string, line: number) => ({ value, ...at(line) })
const { scenario } = resultComparison({})
const SETTINGS = [
  { scenario, kind: 'option', name: 'a', before: written('1', 3), after: written('2', 3) },
  { scenario, kind: 'option', name: 'b', before: null, after: written('2', 5) },
  { scenario, kind: 'option', name: 'd', before: at(6), after: null },
  { scenario: 'another', kind: 'option', name: 'c', before: null, after: written('2', 7) },
] as const
const A = ['- a = 1', '+ a = 2']
const B = ['@@ my.cnf:5 @@', '+ b = 2']
const D = ['@@ my.cnf:6, removed @@', '- d']

function diffOf(result: Result): readonly string[] {
  return changedLines(result).flatMap((block) =>
    block.kind === 'diff' ? block.places.flatMap(({ heading, lines }) => [heading, ...lines]) : [],
  )
}

it('the report of a regression without a line to blame has a diff of all changed lines, and a pass has no diff', () => {
  expect(diffOf(sweepOf([], [], [], { ...RED, settings: SETTINGS }))).toEqual(['@@ my.cnf:3 @@', ...A, ...B, ...D])
  expect(diffOf(sweepOf([], [], [], { settings: SETTINGS }))).toEqual([])
})

it('the diff has the lines to blame first, then all other changed lines', () => {
  const settings = [causeSetting({ name: 'b', before: null, after: '2', place: at(5) })]
  const of = { ...RED, explanation: explanation(), causes: [cause({ settings })] }
  const rest = ['@@ my.cnf:3 @@', ...A, ...D]
  expect(diffOf(sweepOf([], [], [], { ...of, settings: SETTINGS }))).toEqual([
    '@@ my.cnf:5 @@ to blame',
    '+ b = 2',
    ...rest,
  ])
  expect(diffOf(sweepOf([], [], [], { ...of, settings: [] }))).toEqual(B)
})

it('the report of an accepted regression, and of a cost over its limit, has the diff of all changed lines', () => {
  const accepted = sweepOf([], [], [], { ...RED, verdict: 'pass', accepted: { by: 'octocat' }, settings: SETTINGS })
  const costs = [{ ...resultCost(), gated: gatedCost() }]
  const costly = { verdict: 'regressed', comparisons: [resultComparison({ verdict: 'pass', costs })] } as const
  for (const each of [accepted, sweepOf([], [], [], { ...costly, settings: SETTINGS })])
    expect(diffOf(each)).toEqual(['@@ my.cnf:3 @@', ...A, ...B, ...D])
})

it('a long diff is cut between two places, with the number of the remaining lines', () => {
  const many = Array.from({ length: 9 }, (_, nth) => ({
    ...SETTINGS[0],
    name: `v${nth}`,
    before: null,
    after: written('`', nth + 1),
  }))
  const long = sweepOf([], [], [], { ...RED, settings: many })
  for (const text of [renderComment(long), renderTerminal(long, {})]) {
    expect(text).toContain('+ v4 = `\n')
    expect(text).not.toContain('v5')
    expect(text).toContain('4 more changed lines in result.json.')
  }
  expect(renderMarkdown(long)).toContain('+ v8 = `')
})
