/** Statements of a user's own workload in every view. */
import { describe, expect, it } from 'vitest'
import type { Result, ResultStatement } from '../../../src/core/result/result.ts'
import { htmlBody } from '../../../src/core/views/html-body.ts'
import { renderMarkdown } from '../../../src/core/views/markdown/markdown.ts'
import { renderTerminal } from '../../../src/core/views/terminal.ts'
import { resultComparison, resultStatement, sweepResult } from '../../builders.ts'

const SQL = 'SELECT id FROM orders WHERE customer = ? AND note <> `x`'
const PLAN = { before: 'orders\n  range on customer_key', after: 'orders\n  full <scan> of `orders`' }
const SLOW = resultStatement({ sql: SQL, plan: PLAN })
const SAME = resultStatement({ name: 'insert orders', verdict: 'no change', change: 0.01, explained: 0.001 })
const RARE = resultStatement({ name: 'delete orders', verdict: 'too rare', change: null, low: null, high: null })
const FASTER = resultStatement({
  name: 'update stock',
  verdict: 'faster',
  change: -0.2,
  low: -0.3,
  high: -0.1,
  explained: -0.04,
})

function resultOf(...all: (readonly ResultStatement[] | undefined)[]): Result {
  return {
    ...sweepResult(['off', 'on'], ['shop'], [8]),
    comparisons: all.map((statements, nth) =>
      resultComparison({ workload: 'shop', threads: 8 * (nth + 1), statements }),
    ),
  }
}

const VIEWS = {
  terminal: (result: Result) => renderTerminal(result, { colour: false }),
  markdown: (result: Result) => renderMarkdown(result),
  html: (result: Result) => htmlBody(result).markup,
}

describe.each(Object.entries(VIEWS))('in %s', (_, render) => {
  it('are not told of where none were counted', () => {
    expect(render(resultOf(undefined))).not.toContain('Per statement')
  })

  it('are those that changed, what makes transactions longest first', () => {
    const shown = render(resultOf([SAME, FASTER, SLOW, RARE, { ...SAME, name: 'commit' }]))
    const at = (text: string) => shown.lastIndexOf(text)
    expect(at('Per statement')).toBeGreaterThan(0)
    for (const text of ['1.20', '1.57', '+31.0 %', '+24.0', '38 %', '45 %', '+12.0 %', 'slower', 'faster', '−20.0 %'])
      expect(shown).toContain(text)
    expect(shown.indexOf('select orders')).toBeLessThan(shown.indexOf('update stock'))
    expect(shown).toContain('2 others: no change; 1 ran too rarely to tell.')
    for (const name of ['insert orders', 'delete orders', 'commit']) expect(shown).not.toContain(name)
  })

  it('are none where nothing changed', () => {
    const shown = render(resultOf([SAME]))
    expect(shown).toContain('1 statement: no change.')
    expect(shown).not.toContain('insert orders')
  })

  it('have their place where several comparisons have them', () => {
    expect(render(resultOf([SLOW]))).not.toContain('against off, shop at 8 threads')
    const shown = render(resultOf([SLOW], [SLOW]))
    for (const threads of [8, 16]) expect(shown).toContain(`on against off, shop at ${threads} threads`)
  })

  it('have how often the server refused them, said once', () => {
    const failing = { ...SAME, now: { ...(SAME.now as NonNullable<ResultStatement['now']>), failed: 0.03 } }
    const shown = render(resultOf([failing], [failing]))
    expect(shown.match(/insert orders failed in 3 % of its executions, before in none/g)).toHaveLength(1)
  })
})

describe('the text and the plans of a statement that changed', () => {
  it('are folded in Markdown, as code that ends at its own end only', () => {
    const shown = renderMarkdown(resultOf([SLOW]))
    expect(shown).toContain('<details><summary>select orders: statement, and its plan before and now</summary>')
    expect(shown).toContain(`\`\`\`text\n${SQL}\n\`\`\``)
    expect(shown).toContain('```text\norders\n  full <scan> of `orders`\n```')
    const fences = renderMarkdown(resultOf([{ ...SLOW, sql: 'a\n```\n</details><b>' }]))
    expect(fences).toContain('````text\na\n```\n</details><b>\n````')
  })

  it('are folded in HTML, and escaped', () => {
    const shown = htmlBody(resultOf([SLOW])).markup
    expect(shown).toContain('<summary>select orders: statement, and its plan before and now</summary>')
    expect(shown).toContain('full &lt;scan&gt; of `orders`')
    expect(shown).not.toContain('<scan>')
  })

  it('are the line that differs in a terminal', () => {
    const shown = renderTerminal(resultOf([SLOW]), { colour: false })
    expect(shown).toContain(
      'select orders: the plan had “range on customer_key”, and has “full <scan> of `orders`” now',
    )
    expect(shown).not.toContain(SQL)
  })

  it('bring no control characters, however they are written', () => {
    const evil = '\u001b[2J\u202e'
    const hostile = { ...SLOW, name: `x${evil}`, sql: evil, plan: { before: `a${evil}`, after: `b${evil}` } }
    for (const render of Object.values(VIEWS)) {
      const shown = render(resultOf([hostile]))
      expect(shown).not.toContain('\u001b')
      expect(shown).not.toContain('\u202e')
    }
  })

  it('are cut where there is little room', () => {
    const long = Array.from({ length: 3000 }, (_, nth) => `line ${nth}`).join('\n')
    const shown = renderMarkdown(resultOf([{ ...SLOW, sql: long, plan: { before: long, after: `${long}\nx` } }]))
    expect(shown.length).toBeLessThan(20_000)
    expect(shown).toContain('2960 more lines in result.json.')
  })

  it('of hundreds of statements leave room for the rest of a comment', () => {
    const long = 'x'.repeat(3000)
    const many = Array.from({ length: 250 }, (_, nth) => ({
      ...{ ...SLOW, name: `${nth} ${long}`, sql: long, plan: { before: long, after: `${long}y` } },
      now: { milliseconds: 1, share: 0.1, executions: 1, failed: 0.5 },
    }))
    const shown = renderMarkdown(resultOf(many, many))
    expect(shown.length).toBeLessThan(60_000)
    for (const title of ['Per statement', 'Reproduce']) expect(shown).toContain(`<summary>${title}</summary>`)
  })
})
