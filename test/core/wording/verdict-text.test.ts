import { describe, expect, it } from 'vitest'
import type { Result } from '../../../src/core/result/result.ts'
import { shorten } from '../../../src/core/wording/escape.ts'
import { causeLines, finding, headline, nextStep } from '../../../src/core/wording/verdict-text.ts'
import {
  cause,
  causeSetting,
  explanation,
  resultComparison,
  resultCovered,
  resultMean,
  sweepResult,
} from '../../builders.ts'

type Comparison = Extract<Result['comparisons'][number], { readonly scope: 'cell' }>

const same = (text: string) => text

function resultOf(verdict: Result['verdict'], comparisons: readonly Partial<Comparison>[], rest: Partial<Result> = {}) {
  return sweepResult([], [], [], { verdict, comparisons: comparisons.map((each) => resultComparison(each)), ...rest })
}

function sentence(...of: Parameters<typeof resultOf>): string {
  return headline(resultOf(...of), same)
}

const PASSED: Partial<Comparison> = { verdict: 'pass', label: 'within tolerance', change: -0.01, low: -0.02, high: 0 }
const OPEN: Partial<Comparison> = {
  verdict: 'inconclusive',
  label: 'undecided',
  change: -0.03,
  low: -0.09,
  high: 0.034,
  detectable: 0.081,
  sufficientSeconds: 240,
}
const PLACE = 'oltp_read_only at 8 threads'

describe('the sentence of a regressed run', () => {
  it('has what is slower, by how much, the limit, the figures and how sure they are', () =>
    expect(sentence('regressed', [{ scenario: 'my.cnf', rule: 'base', confirmed: true }])).toBe(
      `my.cnf is 20 % slower (limit 5 %): ${PLACE}, −19.6 % QPS (95 %: −21.0 to −18.2 %), reproduced on fresh servers`,
    ))

  it('has QPS before and now where both were measured', () => {
    const cell = { scenario: 'my.cnf', workload: 'oltp_read_only', threads: 8 }
    const [template] = sweepResult(['a'], ['oltp_read_only'], [8]).cells
    if (template === undefined) throw new Error('a cell')
    const cells = [
      { ...template, ...cell, revision: 'base' as const, qps: 31_400 },
      { ...template, ...cell, revision: 'head' as const, qps: 26_300 },
    ]
    expect(sentence('regressed', [{ scenario: 'my.cnf', rule: 'base' }], { cells })).toContain(
      `${PLACE}, 31,400 → 26,300 QPS (95 %`,
    )
  })

  it('names what is furthest beyond its own limit, and counts the rest', () => {
    const steeper = { scenario: 'steeper', change: -0.32, tolerance: 0.3 }
    expect(sentence('regressed', [steeper, {}, PASSED])).toMatch(/; 1 more comparison over the limit$/)
    expect(sentence('regressed', [steeper, {}, {}])).toMatch(/; 2 more comparisons over the limit$/)
  })

  it.each([
    [{ rule: 'control', reference: 'pfsoff' }, 'on is 20 % slower than pfsoff (limit 5 %)'],
    [{ rule: 'base' }, 'on is 20 % slower (limit 5 %)'],
    [{ rule: 'history' }, 'on is 20 % slower than earlier runs (limit 5 %)'],
  ] as const)('says what it is compared with: %o', (found, words) =>
    expect(sentence('regressed', [found])).toContain(words),
  )

  it('has a decimal below ten per cent, says when it is a mean, and knows one thread from many', () => {
    expect(sentence('regressed', [{ change: -0.053, rule: 'base' }])).toMatch(/^on is 5\.3 % slower/)
    expect(headline(sweepResult([], [], [], { verdict: 'regressed', comparisons: [resultMean()] }), same)).toContain(
      ': mean of all workloads, −19.6 % QPS',
    )
    expect(sentence('regressed', [{ threads: 1 }])).toContain('oltp_read_only at 1 thread,')
  })
})

describe('the causes', () => {
  const about = explanation()
  const found = (causes: readonly ReturnType<typeof cause>[], rest: Partial<Result> = {}) =>
    resultOf('regressed', [{}], { explanation: about, causes, ...rest })
  const tail = (...of: Parameters<typeof found>) => headline(found(...of), same).split('18.2 %)')[1]

  it('end the sentence, with their lines', () =>
    expect(tail([cause()])).toBe(', reproduced on fresh servers, caused by sync-binlog (conf/my.cnf:12)'))

  it('come dearest first, two at most', () => {
    const named = (name: string, change: number) => cause({ change, settings: [causeSetting({ name })] })
    expect(tail([named('a', -0.03), named('b', -0.05), named('c', -0.04), cause({ verdict: 'innocent' })])).toBe(
      ', reproduced on fresh servers, caused by b (conf/my.cnf:12) and c (conf/my.cnf:12) and 1 more',
    )
  })

  it('that cost only together are one', () => {
    const place = (line: number) => ({ file: 'my.cnf', line })
    const removal = { change: -0.13, low: -0.15, high: -0.11 }
    const log = cause({
      settings: [causeSetting({ name: 'slow_query_log', place: place(8) })],
      together: ['long_query_time'],
      removal,
    })
    const time = cause({
      settings: [causeSetting({ name: 'long_query_time', place: place(9) })],
      together: ['slow_query_log'],
      removal,
    })
    expect(tail([log, time])).toBe(
      ', reproduced on fresh servers, caused by slow_query_log + long_query_time (my.cnf:8–9)',
    )
    expect(causeLines(found([log, time]), same)).toEqual([
      'slow_query_log + long_query_time (my.cnf:8–9) cost QPS only together; reverting either regains 14.9 %',
    ])
  })

  it('have lines of their own with cost and gain', () =>
    expect(causeLines(found([cause({ removal: { change: -0.2, low: -0.3, high: -0.1 } })]), same)).toEqual([
      'sync-binlog (conf/my.cnf:12) costs 14.1 %; reverting it regains 25 %',
    ]))

  it('are left out where none was shown, or where they are those of something else', () => {
    expect(tail([cause({ verdict: 'undecided' })])).toBe(', reproduced on fresh servers')
    expect(tail([cause()], { explanation: null })).toBe(', reproduced on fresh servers')
    expect(tail([cause()], { explanation: explanation({ scenario: 'other' }) })).toBe(', reproduced on fresh servers')
    expect(tail([cause()], { explanation: explanation({ rule: 'base' }) })).toBe(', reproduced on fresh servers')
  })

  it('keep names short, and in the way of the view', () => {
    expect(tail([cause({ settings: [causeSetting({ name: 'x'.repeat(500) })] })])?.length).toBeLessThan(140)
    expect(headline(found([cause()]), (name) => `<${name}>`)).toMatch(/caused by <sync-binlog> \(<conf\/my\.cnf:12>\)$/)
  })
})

describe('the sentence of a passed run', () => {
  it('has what was found and what would have been', () =>
    expect(sentence('pass', [PASSED])).toBe(
      `on is within the limit (5 %): ${PLACE}, −1.0 % QPS (95 %: −2.0 to 0.0 %); the run would have found a slowdown of 2.1 %`,
    ))

  it('names what is closest to its limit', () => {
    const close = { ...PASSED, scenario: 'close', change: -0.03 }
    expect(sentence('pass', [PASSED, close, { ...PASSED, detectable: 0.04 }])).toBe(
      `all 3 comparisons are within their limits: ${PLACE}, −3.0 % QPS (95 %: −2.0 to 0.0 %) comes closest; ` +
        'the run would have found a slowdown of 4 %',
    )
  })

  it('claims no slowdown that the pass itself leaves out, and counts what is open', () => {
    expect(sentence('pass', [PASSED, { ...PASSED, detectable: 0.051 }])).not.toContain('would have found')
    expect(sentence('pass', [PASSED, { ...PASSED, scenario: 'b' }, OPEN])).toMatch(/^2 of 3 comparisons are within/)
  })

  it('leads with what is faster', () =>
    expect(sentence('pass', [PASSED, { ...PASSED, change: 0.2, label: 'improved', rule: 'base' }])).toMatch(
      /^on is 20 % faster: oltp_read_only/,
    ))
})

describe('the sentence of an inconclusive run', () => {
  it('has the time that a decision needs', () =>
    expect(sentence('inconclusive', [OPEN])).toBe(
      `on is undecided and needs about 4 min (limit 5 %): ${PLACE}, −3.0 % QPS (95 %: −9.0 to +3.4 %); ` +
        'the run would have found a slowdown of 8.1 %',
    ))

  it('counts what is open, and promises no time where none is known', () => {
    const found = sentence('inconclusive', [PASSED, OPEN, { ...OPEN, sufficientSeconds: null }])
    expect(found).toMatch(/; 1 more comparison undecided$/)
    expect(found).not.toContain('needs about')
  })

  it('does not say that what was seen and not decided would have been found', () => {
    expect(sentence('inconclusive', [{ ...OPEN, change: -0.08 }])).toContain('a slowdown of 8.1 %')
    expect(sentence('inconclusive', [OPEN, { ...OPEN, change: -0.09 }])).not.toContain('would have found')
  })

  it('says why where the reason is not the figures', () =>
    expect(sentence('inconclusive', [{ ...OPEN, label: 'machine disturbed' }])).toContain('%), machine disturbed'))

  it('points to the warnings where every comparison was decided', () => {
    const warnings = [
      { code: 'twin-differs', message: 'a' },
      { code: 'twin-differs', message: 'b' },
    ]
    expect(sentence('inconclusive', [PASSED, PASSED], { warnings })).toBe(
      'the run cannot be trusted: 2 of 2 comparisons within the limit; see the warnings (twin-differs)',
    )
  })
})

describe('the sentence of a run that was accepted', () => {
  it('has who accepted it, how and why', () => {
    const accepted = { by: 'octocat', how: 'label', reason: null } as const
    const words = 'on is 20 % slower than off (limit 5 %), accepted by octocat'
    expect(sentence('pass', [{}], { accepted })).toContain(`${words} (label): ${PLACE}`)
    expect(sentence('pass', [{}], { accepted: { ...accepted, reason: 'needed' } })).toContain(
      `${words} (label: needed):`,
    )
  })
})

describe('the sentence of a run that measured nothing', () => {
  const { plan } = sweepResult([], [], [])
  const unchanged = { measuredSeconds: 0, plan: { ...plan, rules: ['base'] as const } }

  it('says that nothing changed, or that nothing was compared', () => {
    expect(sentence('pass', [], unchanged)).toBe('no setting changed')
    expect(sentence('pass', [], { ...unchanged, measuredSeconds: 1 })).toBe('nothing was compared')
    for (const verdict of ['pass', 'regressed', 'inconclusive'] as const)
      expect(sentence(verdict, [])).toBe('nothing was compared')
  })

  it('has whole names also where a view shortens them', () => {
    const coverage = ['a-name', 'b-name'].map((name) => resultCovered({ name, status: 'not-exercised' }))
    const result = resultOf('inconclusive', [PASSED], { coverage })
    expect(headline(result, shorten)).toMatch(/^no workload exercised a-name \+ b-name: the comparison is within/)
  })

  it('names what changed without an effect on speed', () => {
    const after = { file: 'my.cnf', line: 1, value: '/data' }
    const settings = [{ scenario: 'my.cnf', kind: 'option', name: 'port', before: null, after }] as const
    expect(sentence('pass', [], { ...unchanged, settings })).toBe('only port changed, settings without effect on speed')
  })
})

describe('the next step', () => {
  it.each<[string, Result, string | undefined]>([
    ['a pass', resultOf('pass', [PASSED]), undefined],
    ['a regression without a cause', resultOf('regressed', [{}]), 'revert the change'],
    [
      'a regression with a cause',
      resultOf('regressed', [{}], { explanation: explanation(), causes: [cause()] }),
      'revert this line',
    ],
    ['what needs time', resultOf('inconclusive', [OPEN]), 'larger budget'],
    ['what no time decides', resultOf('inconclusive', [{ ...OPEN, sufficientSeconds: null }]), 'quieter machine'],
  ])('of %s', (_, result, words) => {
    const step = nextStep(result)
    if (words === undefined) expect(step).toBeUndefined()
    else expect(step?.text).toContain(words)
  })
})

it('one finding has its own title and evidence', () => {
  const result = resultOf('pass', [PASSED])
  expect(finding(result, resultComparison(PASSED), (name) => `<${name}>`)).toBe(
    '<on> is 1.0 % slower than <off> (limit 5 %): <oltp_read_only> at 8 threads, −1.0 % QPS (95 %: −2.0 to 0.0 %)',
  )
})
