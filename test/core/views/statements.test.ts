/** Statements of a user's own workload in every view. */
import { describe, expect, it } from 'vitest'
import type { ResultStatement } from '../../../src/core/result/result.ts'
import { renderMarkdown } from '../../../src/core/views/markdown/markdown.ts'
import { resultComparison, resultStatement } from '../../builders.ts'
import { sweepOf } from '../../sweep-result.ts'

const SQL = 'SELECT id FROM orders WHERE customer = ? AND note <> `x`'
const PLAN = { before: 'orders\n  range on customer_key', after: 'orders\n  full <scan> of `orders`' }
const SLOW = resultStatement({ sql: SQL, plan: PLAN })

function markdownOf(statement: ResultStatement): string {
  const comparisons = [resultComparison({ workload: 'shop', threads: 8, statements: [statement] })]
  return renderMarkdown({ ...sweepOf(['off', 'on'], ['shop'], [8]), comparisons })
}

describe('the text and the plans of a statement that changed', () => {
  it('cannot end their code block in Markdown', () => {
    const text = 'a\n```\n</details><b>'
    const shown = markdownOf({ ...SLOW, sql: text, plan: { before: text, after: text } })
    expect(shown.split(`\`\`\`\`text\n${text}\n\`\`\`\`\n`)).toHaveLength(4)
  })

  it('are cut to 40 lines in Markdown, with the number of the other lines', () => {
    const long = Array.from({ length: 3000 }, (_, nth) => `line ${nth}`).join('\n')
    const shown = markdownOf({ ...SLOW, sql: long, plan: { before: long, after: `${long}\nx` } })
    expect(shown.match(/^line \d+$/gm)).toHaveLength(3 * 40)
    expect(shown.match(/\d+ more lines in result\.json\.$/gm)).toEqual(
      [2960, 2960, 2961].map((others) => `${others} more lines in result.json.`),
    )
  })
})
