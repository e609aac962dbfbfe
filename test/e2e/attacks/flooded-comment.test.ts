/** What a pull request may write so that the comment shows no regression, or none is written. */
import { expect, test } from 'vitest'
import { renderComment, renderMarkdown, wordsOf } from '../../../src/core/views/markdown/markdown.ts'
import { MOST_CHARACTERS } from '../../../src/edges/github/comments/comment.ts'
import { renderMarker } from '../../../src/edges/github/comments/marker.ts'
import { shownNow } from '../../../src/edges/github/comments/shown-regressions.ts'
import { resultComparison, resultStatement } from '../../builders.ts'
import { levels, scenarioNames, sweepResult, workloadNames } from '../../sweep-result.ts'

/** The longest path that a system takes, of letters that a marker writes as nine characters each. */
const PATH = '系'.repeat(4096 / 3)
const marker = (regressions: Parameters<typeof shownNow>[0]) =>
  renderMarker({ key: PATH, headSha: 'a'.repeat(64), runId: 1e15, attempt: 1, shown: shownNow(regressions) })

test.each([
  ['of many scenarios', scenarioNames(100)],
  ['with long names', ['control', ...levels(12).map((n) => `${n} ${'<!-- @team ](javascript:) | # '.repeat(200)}`)]],
  ['with names that are one word each', ['control', ...levels(12).map((n) => `${n}${'\u{e0001}'.repeat(5000)}`)]],
])('a suite %s leaves its regressions in the comment', (_, scenarios) => {
  const result = sweepResult({ scenarios, workloads: workloadNames(4), threads: levels(5) })
  const comment = renderComment(result)
  expect(comment).toMatch(/^### ❌ qpsgate: .* is 25 % slower than /)
  expect(comment).toContain('more comparisons over the limit')
  expect(comment).toContain('**Next:**')
  expect(wordsOf(comment)).toBeLessThanOrEqual(400)
  const regressions = result.comparisons.map(({ change, low, ...key }) => ({ ...key, change, low }))
  expect(`${marker(regressions)}\n${comment}`.length).toBeLessThanOrEqual(MOST_CHARACTERS)
})

test('names of a stranger, such as of tables and statements, are texts in each report', () => {
  const name = 'a<!-- --><b>@team](javascript:x)\u202e\n::error::x\n### ✅ pass'
  const plan = { before: `${name}\n  full scan`, after: `${name}\n  range on ${name}` }
  const statements = [resultStatement({ name, sql: `SELECT 1 FROM \`${name}\``, plan })]
  const result = sweepResult({ scenarios: ['control', 'on'] })
  const regressed = { verdict: 'regressed', label: 'regressed' } as const
  const comparisons = [resultComparison({ scenario: 'on', workload: 'shop', statements, ...regressed })]
  for (const text of [renderComment, renderMarkdown].map((render) => render({ ...result, comparisons }))) {
    const outside = text.replaceAll(/(`{3,})text\n[\s\S]*?\n\1/g, '')
    expect(outside).toContain('javascript:x')
    expect(outside).not.toMatch(/<!--|<b>|@team|\]\(javascript|\u202e|^::error|^### ✅ pass/m)
    expect(text).not.toMatch(/\u202e/)
  }
})
