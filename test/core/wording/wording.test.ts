import { describe, expect, it } from 'vitest'
import type { Result } from '../../../src/core/result/result.ts'
import { bytes, change, count, duration, milliseconds, range, rate, share } from '../../../src/core/wording/figures.ts'
import { consequence, headline, lineOf, settingLine } from '../../../src/core/wording/wording.ts'
import { cause, causeSetting, explanation, resultComparison, resultMean, sweepResult } from '../../builders.ts'

type Comparison = Extract<Result['comparisons'][number], { readonly scope: 'cell' }>

function sentence(verdict: Result['verdict'], comparisons: readonly Partial<Comparison>[], rest: Partial<Result> = {}) {
  const shown = sweepResult([], [], [], {
    verdict,
    comparisons: comparisons.map((each) => resultComparison(each)),
    ...rest,
  })
  return headline(shown, (name) => name)
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

describe('figures', () => {
  it.each([
    [-0.128561, 2, '−12.86 %'],
    [-0.196, 1, '−19.6 %'],
    [0.031, 1, '+3.1 %'],
    [0, 2, '0.00 %'],
    [-0.00049, 1, '0.0 %'],
    [-0.000051, 2, '−0.01 %'],
  ])('write a change of %d with %d decimals as %s', (value, decimals, text) => {
    expect(change(value, decimals)).toBe(text)
  })

  it('write an interval with its signs', () => {
    expect(range({ low: -0.21, high: -0.182 })).toBe('−21.0 … −18.2')
    expect(range({ low: -0.012, high: 0.008 })).toBe('−1.2 … +0.8')
    expect(range({ low: -0.0004, high: 0 })).toBe('0.0 … 0.0')
  })

  it.each([
    [0.05, '5 %'],
    [0.075, '7.5 %'],
    [0.3, '30 %'],
    [0.07, '7 %'],
  ])('write a share of %d as %s', (value, text) => expect(share(value)).toBe(text))

  it.each([
    [0, '0.0'],
    [0.00077483, '0.000775'],
    [1, '1.0'],
    [99.94, '99.9'],
    [99.96, '100'],
    [999.4, '999'],
    [999.5, '1,000'],
    [1_234_567, '1,234,567'],
  ])('write %d queries per second as %s', (value, text) => expect(rate(value)).toBe(text))

  it.each([
    [0.123, '0.12'],
    [9.994, '9.99'],
    [12.34, '12.3'],
    [123.4, '123'],
  ])('write %d ms as %s', (value, text) => expect(milliseconds(value)).toBe(text))

  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1.0 KiB'],
    [412 * 1024 ** 2, '412 MiB'],
    [1.5 * 1024 ** 3, '1.5 GiB'],
  ])('write %d bytes as %s', (value, text) => expect(bytes(value)).toBe(text))

  it.each([
    [0.2, '0 s'],
    [119.4, '119 s'],
    [120, '2 min'],
    [270, '5 min'],
    [7199, '120 min'],
    [7200, '2 h'],
    [9000, '2.5 h'],
  ])('write %d seconds as %s', (value, text) => expect(duration(value)).toBe(text))

  it.each([
    ['conf/my.cnf', 'conf/my.cnf:12'],
    ['x'.repeat(54), `${'x'.repeat(54)}:12`],
    [`a${'x'.repeat(54)}`, `…${'x'.repeat(53)}:12`],
    [`${'x'.repeat(10)}\u{1f600}${'x'.repeat(52)}`, `…${'x'.repeat(52)}:12`],
  ])('write the line of %s as %s', (file, text) => expect(lineOf({ file, line: 12 })).toBe(text))

  it('count in words', () =>
    expect([count(0, 'cell'), count(1, 'cell'), count(2, 'cell')]).toEqual(['0 cells', '1 cell', '2 cells']))
})

describe('the sentence of a regressed run', () => {
  const regressed = { scenario: 'pfson_conon_inson' }

  it('says where, which, how much, how sure and what was allowed', () => {
    expect(sentence('regressed', [regressed])).toBe(
      'oltp_read_only at 8 threads, pfson_conon_inson −19.6 % (−21.0 … −18.2), tolerance 5 %',
    )
  })

  it('names what is furthest beyond its own tolerance, and counts the rest', () => {
    const steeper = { scenario: 'steeper', change: -0.32, tolerance: 0.3 }
    expect(sentence('regressed', [steeper, regressed, PASSED])).toMatch(
      /^oltp_read_only at 8 threads, pfson_conon_inson −19\.6 % .*; 1 more comparison regressed$/,
    )
    expect(sentence('regressed', [steeper, regressed, regressed])).toMatch(/; 2 more comparisons regressed$/)
  })

  it.each([
    [{ rule: 'base' }, 'against before'],
    [{ rule: 'history' }, 'against earlier runs'],
  ] as const)('says what else than the control it is compared with: %o', (rule, words) => {
    expect(sentence('regressed', [rule])).toContain(`(−21.0 … −18.2) ${words}, tolerance 5 %`)
  })

  it("says when it is a scenario's mean", () => {
    const shown = sweepResult([], [], [], { verdict: 'regressed', comparisons: [resultMean()] })
    expect(headline(shown, (name) => name)).toMatch(/^mean of all cells, on −19\.6 %/)
  })

  it('knows one thread from many', () => {
    expect(sentence('regressed', [{ threads: 1 }])).toMatch(/^oltp_read_only at 1 thread,/)
  })
})

describe('the sentence of a run whose causes are known', () => {
  const about = explanation()
  const tail = (rest: Partial<Result>, comparisons: readonly Partial<Comparison>[] = [{}]) =>
    sentence('regressed', comparisons, { explanation: about, ...rest }).split('(−21.0 … −18.2)')[1]

  it('names the setting to blame, its line and what it costs, before what was tolerated', () => {
    expect(tail({ causes: [cause()] })).toBe(', most of it by sync-binlog (conf/my.cnf:12) −14.1 %; tolerance 5 %')
  })

  it('names the dearest, whatever their order', () => {
    const causes = [cause({ change: -0.05, settings: [causeSetting({ name: 'cheap' })] }), cause()]
    expect(tail({ causes })).toContain('most of it by sync-binlog')
  })

  it('says most from half of the whole on, as costs add up; below that it counts the others, innocents not among them', () => {
    const half = Math.sqrt(1 - 0.196) - 1 - 1e-9
    const others = [cause({ change: -0.03 }), cause({ verdict: 'innocent' })]
    expect(tail({ causes: [cause({ change: half }), ...others] })).toMatch(/^, most of it by [^;]+ −10\.3 %;/)
    expect(tail({ causes: [cause({ change: half + 0.0001 }), ...others] })).toMatch(
      /^, caused by [^;]+ −10\.3 % and 1 more;/,
    )
  })

  it('says no cost where none is known', () => {
    const unknown = { change: null, low: null, high: null }
    expect(tail({ causes: [cause(unknown)] })).toBe(', caused by sync-binlog (conf/my.cnf:12); tolerance 5 %')
  })

  it('does not say most of what costs only together with others', () => {
    expect(tail({ causes: [cause({ together: ['b'] }), cause({ together: ['a'] })] })).toMatch(
      /^, caused by .+ and 1 more;/,
    )
  })

  it('names at most three settings that only work together', () => {
    const named = (count: number) => {
      const settings = Array.from({ length: count }, (_, index) => causeSetting({ name: `o${index}` }))
      return tail({ causes: [cause({ settings, kind: 'together' })] })
    }
    expect(named(3)).toContain('by o0 + o1 + o2 −14.1 %;')
    expect(named(5)).toContain('by o0 + o1 + o2 + 2 more −14.1 %;')
  })

  it('has them with the comparison that they explain', () => {
    expect(tail({ causes: [cause()] }, [{}, { change: -0.15 }])).toMatch(
      /^, most of it by sync-binlog .*; tolerance 5 %; 1 more comparison regressed$/,
    )
  })

  it('is silent about causes where none was shown, or where they are those of something else', () => {
    const nothing = ', tolerance 5 %'
    expect(tail({ causes: [cause({ verdict: 'undecided' })] })).toBe(nothing)
    expect(tail({ causes: [cause()], explanation: null })).toBe(nothing)
    expect(tail({ causes: [cause()], explanation: explanation({ scenario: 'other' }) })).toBe(nothing)
    expect(tail({ causes: [cause()], explanation: explanation({ rule: 'base' }) })).toBe(nothing)
  })

  it('keeps names short, and in the way of its view', () => {
    const settings = [causeSetting({ name: 'x'.repeat(500) })]
    expect(tail({ causes: [cause({ settings })] })?.length).toBeLessThan(140)
    const shown = sweepResult([], [], [], {
      verdict: 'regressed',
      comparisons: [resultComparison()],
      causes: [cause()],
      explanation: about,
    })
    expect(headline(shown, (name) => `<${name}>`)).toMatch(
      /, most of it by <sync-binlog> \(<conf\/my\.cnf:12>\) −14\.1 %;/,
    )
  })
})

describe('the sentence of a passed run', () => {
  it('says what was found and what would have been', () => {
    expect(sentence('pass', [PASSED])).toBe(
      'oltp_read_only at 8 threads, on −1.0 % (−2.0 … 0.0), tolerance 5 %; a slowdown of 2.1 % would have been found',
    )
  })

  it('names what is closest to its limit, and the least sensitive of all comparisons', () => {
    const close = { ...PASSED, scenario: 'close', change: -0.03 }
    const blurred = { ...PASSED, scenario: 'blurred', detectable: 0.04 }
    expect(sentence('pass', [PASSED, close, blurred])).toBe(
      'all 3 comparisons are within tolerance; closest to the limit: oltp_read_only at 8 threads, close −3.0 % ' +
        '(−2.0 … 0.0), tolerance 5 %; a slowdown of 4 % would have been found',
    )
  })

  it('does not speak of larger slowdowns than the pass itself leaves out', () => {
    expect(sentence('pass', [{ ...PASSED, detectable: 0.05 }])).toContain('; a slowdown of 5 % would have been found')
    expect(sentence('pass', [PASSED, { ...PASSED, detectable: 0.051 }])).not.toContain('would have been found')
  })

  it('claims nothing for a comparison that was left open', () => {
    expect(sentence('pass', [PASSED, PASSED, OPEN])).toMatch(
      /^2 of 3 comparisons are within tolerance; .*; a slowdown of 2\.1 % would/,
    )
  })

  it('counts what improved', () => {
    expect(sentence('pass', [PASSED, { ...PASSED, change: 0.2, label: 'improved' }])).toContain(
      '; 1 comparison improved; ',
    )
  })
})

describe('the sentence of an inconclusive run', () => {
  it('says what was detectable and how much time would have sufficed', () => {
    expect(sentence('inconclusive', [OPEN], { measuredSeconds: 30 })).toBe(
      'oltp_read_only at 8 threads, on −3.0 % (−9.0 … +3.4), tolerance 5 % (undecided); a slowdown of 8.1 % would ' +
        'have been found; about 4 min of measuring would have sufficed (30 s was measured)',
    )
  })

  it('counts what is open, and gives the time for all of it', () => {
    const slow = { ...OPEN, scenario: 'slow', change: -0.01, detectable: 0.12, sufficientSeconds: 600 }
    const found = sentence('inconclusive', [PASSED, slow, OPEN])
    expect(found).toMatch(/^2 of 3 comparisons undecided, first oltp_read_only at 8 threads, on −3\.0 %/)
    expect(found).toContain('a slowdown of 12 % would have been found; about 10 min of measuring')
  })

  it('does not say that what was seen and not decided would have been found', () => {
    expect(sentence('inconclusive', [{ ...OPEN, change: -0.08 }])).toContain('a slowdown of 8.1 % would')
    expect(sentence('inconclusive', [OPEN, { ...OPEN, change: -0.09 }])).not.toContain('would have been found')
  })

  it('promises no time where none is known', () => {
    expect(sentence('inconclusive', [OPEN, { ...OPEN, sufficientSeconds: null }])).toMatch(
      /no measuring time can be given that would have decided it$/,
    )
  })

  it('says why where the reason is not the figures', () => {
    const label = 'machine disturbed'
    expect(sentence('inconclusive', [{ ...OPEN, label }])).toContain(`tolerance 5 % (${label});`)
  })

  it('points to the warnings where every comparison was decided', () => {
    const warnings = [
      { code: 'twin-differs', message: 'a' },
      { code: 'twin-differs', message: 'b' },
    ]
    expect(sentence('inconclusive', [PASSED, PASSED], { warnings })).toBe(
      '2 of 2 comparisons within tolerance, the run as a whole is inconclusive; see the warnings (twin-differs)',
    )
  })
})

describe('the sentence of a run that passed by consent', () => {
  const accepted = { by: 'octocat', how: 'label', reason: null } as const
  const words = 'oltp_read_only at 8 threads, on −19.6 % (−21.0 … −18.2), tolerance 5 %'

  it('says who accepted the regression, how and why, and what it is', () => {
    expect(sentence('pass', [{}], { accepted })).toBe(`a regression that octocat accepted (label): ${words}`)
    expect(sentence('pass', [{}], { accepted: { ...accepted, reason: 'needed' } })).toBe(
      `a regression that octocat accepted (label: needed): ${words}`,
    )
  })
})

describe('the line of a setting', () => {
  const setting = { kind: 'option', name: 'a', scenario: 'on' } as const
  const at = (line: number) => ({ file: 'my.cnf', line, value: '1' })

  it('is where it stands now, else where it stood', () => {
    expect(settingLine({ ...setting, before: at(2), after: at(3) })).toBe('my.cnf:3')
    expect(settingLine({ ...setting, before: at(2), after: null })).toBe('my.cnf:2, removed')
    expect(settingLine({ ...setting, before: null, after: null })).toBe('on')
  })
})

describe('any sentence', () => {
  it('says that the configuration is unchanged where nothing was to be measured', () => {
    const { plan } = sweepResult([], [], [])
    const unchanged = { measuredSeconds: 0, plan: { ...plan, rules: ['base'] as const } }
    expect(sentence('pass', [], unchanged)).toBe('configuration unchanged')
    expect(sentence('pass', [], { ...unchanged, measuredSeconds: 1 })).toBe('nothing was compared')
    expect(sentence('pass', [], { ...unchanged, plan })).toBe('nothing was compared')
  })

  it('names what changed without an effect on speed', () => {
    const { plan } = sweepResult([], [], [])
    const written = { file: 'my.cnf', line: 1, value: '/data' }
    const settings = [{ scenario: 'my.cnf', kind: 'option', name: 'datadir', before: null, after: written }] as const
    expect(sentence('pass', [], { measuredSeconds: 0, plan: { ...plan, rules: ['base'] }, settings })).toBe(
      'configuration unchanged for speed: only datadir changed, settings without effect on speed',
    )
  })

  it.each(['pass', 'regressed', 'inconclusive'] as const)(
    'of a %s run says so when nothing was compared',
    (verdict) => {
      expect(sentence(verdict, [])).toBe('nothing was compared')
    },
  )

  it('writes names in the way of its view', () => {
    const shown = sweepResult([], [], [], { verdict: 'regressed', comparisons: [resultComparison({ rule: 'base' })] })
    expect(headline(shown, (name) => `<${name}>`)).toMatch(/^<oltp_read_only> at 8 threads, <on> −19\.6 %/)
  })
})

describe('what follows from a run', () => {
  const of = (verdict: Result['verdict'], onInconclusive: 'pass' | 'fail', rest: Partial<Result> = {}) => {
    const shown = sweepResult([], [], [], { verdict, ...rest })
    return consequence({ ...shown, plan: { ...shown.plan, policy: { ...shown.plan.policy, onInconclusive } } })
  }

  it('is said where it is undecided, with the exit code', () => {
    expect(of('inconclusive', 'pass')).toBe('Nothing is blocked, as on-inconclusive is pass; the exit code is 0.')
    expect(of('inconclusive', 'fail')).toBe('This blocks, as on-inconclusive is fail; the exit code is 3.')
  })

  it.each(['pass', 'regressed'] as const)('needs no words where the verdict is %s', (verdict) => {
    expect(of(verdict, 'fail')).toBe('')
  })
})
