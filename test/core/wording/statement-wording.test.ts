import { describe, expect, it } from 'vitest'
import { costlyLine, costlyStatements, costlyText, failureText } from '../../../src/core/wording/statement-wording.ts'
import { causeLines, headline } from '../../../src/core/wording/verdict-text.ts'
import { asItIs } from '../../../src/core/wording/wording.ts'
import { cause, explanation, resultComparison, resultMean, resultStatement, sweepResult } from '../../builders.ts'

const SLOW = resultStatement()
const NEW = resultStatement({
  ...{ name: 'insert audit', verdict: 'added', change: null, low: null, high: null, before: null, explained: 0.05 },
})
const SAME = resultStatement({ name: 'update stock', verdict: 'no change', change: 0.02, explained: 0.01 })

function resultOf(...comparisons: Parameters<typeof resultComparison>[0][]) {
  const swept = sweepResult(['off', 'on'], ['shop'], [8])
  return { ...swept, verdict: 'regressed' as const, comparisons: comparisons.map((own) => resultComparison(own)) }
}

describe('the cause of a regression', () => {
  it('is the statement that became slower, where no setting is to blame', () => {
    const found = resultOf({ workload: 'shop', statements: [SAME, SLOW] })
    expect(headline(found, asItIs)).toMatch(/, caused by select orders: \+31 % time$/)
    expect(causeLines(found, asItIs)).toEqual([
      'select orders takes 31 % more time (1.20 → 1.57 ms), which makes transactions 12 % longer',
    ])
  })

  it('are several, the dearest first, new ones among them', () => {
    const dear = resultStatement({ name: 'delete cart', change: 0.052, explained: 0.2 })
    const found = resultOf({ workload: 'shop', statements: [NEW, SLOW, dear] })
    expect(headline(found, asItIs)).toMatch(
      /, caused by delete cart: \+5\.2 % time and select orders: \+31 % time and 1 more$/,
    )
    expect(causeLines(found, asItIs)[2]).toBe('insert audit is new, which makes transactions 5 % longer')
  })

  it('is the setting, where one is to blame', () => {
    const found = {
      ...resultOf({ workload: 'shop', statements: [SLOW] }),
      ...{ causes: [cause()], explanation: explanation({ scenario: 'on', rule: 'control', workload: 'shop' }) },
    }
    expect(headline(found, asItIs)).toContain('caused by sync-binlog')
    expect(headline(found, asItIs)).not.toContain('select orders')
  })

  it('is no statement that makes up next to nothing of the whole', () => {
    // 20 % slower: transactions take 25 % longer.
    const part = (explained: number) =>
      costlyStatements(resultOf({ statements: [{ ...SLOW, explained }] }), resultComparison({ change: -0.2 })).length
    const found = (explained: number) =>
      costlyStatements(
        resultOf({ change: -0.2, statements: [{ ...SLOW, explained }] }),
        resultComparison({ change: -0.2 }),
      )
    expect(part(0.001)).toBe(0)
    expect(found(0.0249)).toEqual([])
    expect(found(0.0251)).toHaveLength(1)
  })

  it('is no statement of another cell or comparison, but of a mean that of any of its cells, once', () => {
    const [slow, slower] = [SLOW, { ...SLOW, explained: 0.3 }]
    const found = resultOf(
      { threads: 8, statements: [slow] },
      { threads: 16, statements: [slower] },
      { threads: 16, rule: 'base', statements: [{ ...SLOW, name: 'other' }] },
    )
    expect(costlyStatements(found, resultComparison({ threads: 4 }))).toEqual([])
    expect(costlyStatements(found, resultComparison({ threads: 8 }))).toEqual([slow])
    expect(costlyStatements(found, resultMean())).toEqual([slower])
  })

  it('is none where nothing regressed', () => {
    const found = resultOf({ verdict: 'pass', label: 'within tolerance', statements: [SLOW] })
    expect(headline({ ...found, verdict: 'pass' }, asItIs)).not.toContain('caused by')
  })

  it('is written as the view writes names, and shortened', () => {
    const long = resultStatement({ name: 'x'.repeat(100) })
    const quoted = (name: string) => `<${name}>`
    expect(costlyText(long, quoted)).toBe(`<${'x'.repeat(63)}…>: +31 % time`)
    expect(costlyLine(long, quoted)).toContain(`<${'x'.repeat(63)}…> takes`)
  })
})

describe('failures', () => {
  const side = (failed: number) => ({ milliseconds: 1, share: 0.1, executions: 10, failed })

  it.each([
    [side(0), side(0), ''],
    [side(0), side(0.03), 'select orders failed in 3 % of its executions, before in none'],
    [side(0.01), side(1), 'select orders failed in 100 % of its executions, before in 1 %'],
    [side(0.5), side(0), 'select orders failed in none of its executions, before in 50 %'],
    [null, side(0.2), 'select orders failed in 20 % of its executions'],
    [side(0.2), null, 'select orders failed in 20 % of its executions'],
  ])('of %j and %j are %j', (before, now, text) => {
    expect(failureText(resultStatement({ before, now }), asItIs)).toBe(text)
  })
})
