/** Texts with which a pull request could make a report show something other than what was measured. */
import { expect, test } from 'vitest'
import { renderComment, renderMarkdown } from '../../../src/core/views/markdown/markdown.ts'
import { resultComparison, resultStatement } from '../../builders.ts'
import { sweepResult } from '../../sweep-result.ts'

test('hostile names of tables and statements are shown as plain text in each report', () => {
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
