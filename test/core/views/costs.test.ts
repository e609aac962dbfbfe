/** Costs other than QPS in every view. */
import { describe, expect, it } from 'vitest'
import { keyOf } from '../../../src/core/comparison/comparison.ts'
import { allRegressions } from '../../../src/core/result/gated-costs.ts'
import type { Result, ResultCost } from '../../../src/core/result/result.ts'
import { findingsOf } from '../../../src/core/views/annotations.ts'
import { htmlBody } from '../../../src/core/views/html-body.ts'
import { renderJunit } from '../../../src/core/views/junit.ts'
import { renderMarkdown } from '../../../src/core/views/markdown/markdown.ts'
import { renderTerminal } from '../../../src/core/views/terminal.ts'
import { headline, nextStep } from '../../../src/core/wording/verdict-text.ts'
import { gatedCost, resultComparison, resultCost, sweepResult } from '../../builders.ts'

const SAME = resultCost({ cost: 'memory', change: 0.01, low: -0.01, high: 0.03, differs: false })
const LESS = resultCost({ cost: 'p99', before: 4.2, now: 3.1, change: -0.26, low: -0.3, high: -0.2 })
const PASS = { change: 0, low: -0.01, high: 0.01, verdict: 'pass', label: 'within tolerance' } as const

function resultOf(verdict: Result['verdict'], ...all: (readonly ResultCost[] | undefined)[]): Result {
  return {
    ...sweepResult(['off', 'on'], ['writes'], [8]),
    verdict,
    accepted: null,
    comparisons: all.map((costs, nth) =>
      resultComparison({ ...PASS, workload: 'writes', threads: 8 * (nth + 1), costs }),
    ),
  }
}

const VIEWS = {
  terminal: (result: Result) => renderTerminal(result, { colour: false }),
  markdown: (result: Result) => renderMarkdown(result),
  html: (result: Result) => htmlBody(result).markup,
}

describe.each(Object.entries(VIEWS))('in %s', (_, render) => {
  it.each([
    ['nothing is known', undefined],
    ['nothing differs', [SAME]],
  ])('are not told of where %s', (_why, costs) => expect(render(resultOf('pass', costs))).not.toContain('Other costs'))

  it('are those that differ surely, the largest change first', () => {
    const shown = render(resultOf('pass', [SAME, LESS, resultCost()]))
    for (const text of ['Other costs', '6.8 KB', '14.3 KB', '+110.0 %', '+94.0', '4.20 ms', '3.10 ms', '−26.0 %'])
      expect(shown).toContain(text)
    expect(shown.indexOf('written to disk')).toBeLessThan(shown.indexOf('p99 latency'))
    expect(shown).not.toContain('resident memory')
  })

  it('are told as multiples where they grew many times', () => {
    const shown = render(
      resultOf('pass', [resultCost({ before: 100, now: 32_557, change: 324.57, low: 99, high: 420 })]),
    )
    for (const text of ['× 326', '× 100', '× 421']) expect(shown).toContain(text)
    expect(shown).not.toContain('32457')
  })

  it('have their place where there are several comparisons', () => {
    expect(render(resultOf('pass', [resultCost()], [SAME]))).toContain('writes at 8 threads')
  })

  it('have their limit where they are gated, and are told of where they are open', () => {
    const open = gatedCost({ verdict: 'inconclusive', label: 'undecided', confirmed: null })
    const shown = render(resultOf('inconclusive', [{ ...SAME, gated: open }, LESS]))
    for (const text of ['resident memory', 'inconclusive: undecided', '(limit 20 %)', 'not gated'])
      expect(shown).toContain(text)
  })
})

describe('a cost beyond its limit', () => {
  const red = resultOf('regressed', [{ ...resultCost(), gated: gatedCost() }, SAME])

  it('is the sentence of the run where QPS is within its tolerance', () => {
    expect(headline(red, String)).toBe(
      'on writes 2.1 × as many KB per transaction (limit 20 %): writes at 8 threads, 6.8 KB → 14.3 KB ' +
        '(95 %: +94.0 to +129.0 %), reproduced on fresh servers',
    )
    expect(nextStep(red)?.text).toBe('revert the change, or ask a maintainer to accept the cost')
  })

  it.each([
    ['cpu', 0.34, 'on takes 34 % more CPU time per transaction (limit 20 %)'],
    ['switches', 1, 'on makes 2.0 × as many context switches per transaction (limit 20 %)'],
    ['read', 0.26, 'on reads 26 % more KB per transaction (limit 20 %)'],
    ['fsyncs', 4, 'on makes 5.0 × as many fsyncs per transaction (limit 20 %)'],
    ['network', 0.6, 'on exchanges 1.6 × as many KB per transaction with clients (limit 20 %)'],
    ['memory', 0.21, 'on takes 21 % more memory (limit 20 %)'],
    ['p50', 0.055, 'on has 5.5 % more latency at p50 (limit 20 %)'],
    ['p95', 2, 'on has 3.0 × as much latency at p95 (limit 20 %)'],
    ['p99', 0.4, 'on has 40 % more latency at p99 (limit 20 %)'],
  ] as const)('is told of %s', (cost, change, title) => {
    const of = resultOf('regressed', [{ ...resultCost({ cost, change }), gated: gatedCost() }])
    expect(headline(of, String).startsWith(`${title}: `)).toBe(true)
  })

  it('is counted beside a slowdown, and beside a farther one', () => {
    const second = { ...resultCost({ cost: 'p99', change: 0.4 }), gated: gatedCost() }
    const costs = [{ ...resultCost(), gated: gatedCost() }, second]
    expect(headline(resultOf('regressed', costs), String)).toMatch(/; 1 more cost over the limit$/)
    const slower = { ...red, comparisons: [resultComparison({ costs })] }
    expect(headline(slower, String)).toMatch(/^on is 20 % slower .*; 2 other costs over the limit$/)
  })

  it('is an annotation, a failed test, and something to accept', () => {
    expect(findingsOf(red)).toMatchObject([{ kind: 'regressed', message: headline(red, String) }])
    const accepted = { ...red, accepted: { by: 'octocat', how: 'label', reason: null } } as const
    expect(findingsOf(accepted)).toMatchObject([{ kind: 'accepted' }])
    expect(renderJunit(red)).toContain('writes at 8 threads: on against off: written to disk')
    expect(renderJunit(red).match(/<failure /g)).toHaveLength(2)
    const [found, ...others] = allRegressions(red)
    expect(others).toEqual([])
    expect(found).toMatchObject({ cost: 'written' })
    expect(found?.change).toBeCloseTo(1 / 2.1 - 1)
    if (found !== undefined) expect(keyOf(found)).toContain('"written"')
  })
})

describe('a cost that is gated', () => {
  it('is the sentence where it alone is open', () => {
    const open = gatedCost({ verdict: 'inconclusive', label: 'not reproduced', confirmed: false })
    expect(headline(resultOf('inconclusive', [{ ...resultCost(), gated: open }]), String)).toBe(
      'written to disk of on is undecided (limit 20 %): writes at 8 threads, 6.8 KB → 14.3 KB (95 %: +94.0 to +129.0 %), not reproduced',
    )
  })

  it('is the sentence where it could not be measured', () => {
    const warnings = [{ code: 'cost-unknown', message: 'a sentence' }]
    expect(headline({ ...resultOf('inconclusive', []), warnings }, String)).toBe(
      'a cost that has a limit could not be measured: QPS is within the limit',
    )
  })
})
