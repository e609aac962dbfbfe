/** Statements of a user's own workload in every view. */
import { describe, expect, it } from 'vitest'
import type { Result, ResultStatement } from '../../../src/core/result/result.ts'
import { renderMarkdown } from '../../../src/core/views/markdown/markdown.ts'
import { resultComparison, resultStatement } from '../../builders.ts'
import { sweepOf } from '../../sweep-result.ts'

const SQL = 'SELECT id FROM orders WHERE customer = ? AND note <> `x`'
const PLAN = { before: 'orders\n  range on customer_key', after: 'orders\n  full <scan> of `orders`' }
const SLOW = resultStatement({ sql: SQL, plan: PLAN })

function resultOf(...all: (readonly ResultStatement[] | undefined)[]): Result {
  return {
    ...sweepOf(['off', 'on'], ['shop'], [8]),
    comparisons: all.map((statements, nth) =>
      resultComparison({ workload: 'shop', threads: 8 * (nth + 1), statements }),
    ),
  }
}

describe('the text and the plans of a statement that changed', () => {
  const fences = renderMarkdown(resultOf([{ ...SLOW, sql: 'a\n```\n</details><b>' }]))
  expect(fences).toContain('````text\na\n```\n</details><b>\n````')

  it('are cut to 40 lines in Markdown, with the number of the others', () => {
    const long = Array.from({ length: 3000 }, (_, nth) => `line ${nth}`).join('\n')
    const shown = renderMarkdown(resultOf([{ ...SLOW, sql: long, plan: { before: long, after: `${long}\nx` } }]))
    expect(shown.length).toBeLessThan(20_000)
    expect(shown).toContain('2960 more lines in result.json.')
  })
})
