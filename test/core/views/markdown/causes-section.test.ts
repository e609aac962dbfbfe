import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cause, Explanation } from '../../../../src/core/attribution/attribution.ts'
import type { Result } from '../../../../src/core/result/result.ts'
import { causesTable, withoutExplained } from '../../../../src/core/views/markdown/causes-section.ts'
import { renderMarkdown } from '../../../../src/core/views/markdown/markdown.ts'
import { cause, causeSetting, explanation, resultComparison, sweepResult } from '../../../builders.ts'
import { tricky } from '../../wording/tricky-text.ts'

const BASE = { rule: 'base', scenario: 'my.cnf', reference: 'my.cnf' } as const
const KINDS = [
  { verdict: 'to blame', kind: 'together' },
  { verdict: 'innocent', kind: 'alone' },
  { verdict: 'not reached', kind: 'not measured' },
  { verdict: 'undecided', kind: 'in a group' },
] as const
const UNMEASURED = { change: null, low: null, high: null, measuredWith: [] }

function at(name: string, line: number, overrides: Partial<Cause['settings'][number]> = {}) {
  return causeSetting({ name, before: null, after: 'ON', place: { file: 'conf/my.cnf', line }, ...overrides })
}

function innocent(name: string): Cause {
  return cause({ settings: [at(name, 30)], verdict: 'innocent', change: 0, low: -0.004, high: 0.004 })
}

function resultOf(causes: readonly Cause[], about: Partial<Explanation> = {}, overrides: Partial<Result> = {}): Result {
  return sweepResult(['off', 'on'], ['oltp_read_only'], [8], {
    causes,
    explanation: explanation(about),
    ...overrides,
  })
}

function rows(causes: readonly Cause[], about: Partial<Explanation> = {}, overrides: Partial<Result> = {}): string[][] {
  const lines = causesTable(resultOf(causes, about, overrides)).split('\n')
  return lines
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.slice(2, -2).split(' | '))
}

/** The last paragraph. */
function summary(causes: readonly Cause[], about: Partial<Explanation> = {}): string | undefined {
  return causesTable(resultOf(causes, about)).split('\n\n').at(-1)
}

describe('the table of causes', () => {
  it('is empty where none were looked for', () => {
    expect(causesTable(resultOf([]))).toBe('')
    expect(causesTable(resultOf([cause()], {}, { explanation: null }))).toBe('')
  })

  it('says where they were looked for', () => {
    expect(causesTable(resultOf([cause()]))).toMatch(
      /^Which setting is to blame, oltp_read_only at 8 threads, on against off:\n\n\|/,
    )
    expect(causesTable(resultOf([cause()], BASE))).toContain('my.cnf against base:')
  })

  it('has a row in bold for each setting to blame, in the order of the result', () => {
    const other = cause({ settings: [at('general-log', 15)], change: -0.05, low: -0.06, high: -0.04 })
    expect(rows([cause(), other])).toEqual([
      ['**sync-binlog** 0 → 1', 'conf/my.cnf:12', '**−14.1 % (−15.2 … −13.0)**', '**to blame**'],
      ['**general-log** ON', 'conf/my.cnf:15', '**−5.0 % (−6.0 … −4.0)**', '**to blame**'],
    ])
  })

  it('shows a pair as one cause', () => {
    const settings = [at('a', 3), at('b', 4, { after: null })]
    expect(rows([cause({ settings, kind: 'together' })])).toEqual([
      ['**a** ON + **b**', 'conf/my.cnf:3, conf/my.cnf:4', expect.anything(), '**to blame**, only together'],
    ])
  })

  it('says what a setting costs beside the others where that was asked', () => {
    const removal = { change: -0.17, low: -0.2, high: -0.14 }
    expect(rows([cause({ removal })])[0]?.[3]).toBe('**to blame**, −17.0 % beside the others')
    expect(rows([cause({ kind: 'from the head' })])[0]?.[3]).toBe('**to blame**, measured beside the others')
  })

  it('folds a group that was not taken apart into one row', () => {
    const group = { kind: 'in a group', verdict: 'not reached', measuredWith: ['a', 'b', 'c'], change: -0.08 } as const
    const [a, b] = [cause({ ...group, settings: [at('a', 3)] }), cause({ ...group, settings: [at('b', 4)] })]
    expect(rows([a, b]).map(([names, , , verdict]) => [names, verdict])).toEqual([
      ['a, b', 'not taken apart, measured with 1 other'],
    ])
    const c = cause({ ...group, settings: [at('c', 4)] })
    expect(rows([a, b, c])[0]?.[3]).toBe('not taken apart, measured together')
    expect(rows([{ ...a, verdict: 'undecided' }])[0]?.[3]).toBe('undecided, measured with 2 others')
  })

  it('has what is undecided after those to blame, with a dash where no server starts', () => {
    const stuck = cause({ settings: [at('x', 7)], verdict: 'undecided', kind: 'does not start', ...UNMEASURED })
    const undecided = cause({ settings: [at('y', 8)], verdict: 'undecided', change: -0.01, low: -0.03, high: 0.01 })
    expect(rows([cause(), undecided, stuck]).slice(1)).toEqual([
      ['y ON', 'conf/my.cnf:8', '−1.0 % (−3.0 … +1.0)', 'undecided'],
      ['x ON', 'conf/my.cnf:7', '–', 'undecided, no server starts with it or without it'],
    ])
  })

  it('knows where a setting stood that is gone', () => {
    const gone = cause({ settings: [{ name: 'old', before: '7', after: null, place: null }] })
    const settings: Result['settings'] = [
      {
        scenario: 'my.cnf',
        kind: 'option',
        name: 'old',
        before: { value: '7', file: 'conf/my.cnf', line: 33 },
        after: null,
      },
    ]
    expect(rows([gone], BASE, { settings })[0]?.slice(0, 2)).toEqual(['**old** 7', 'conf/my.cnf:33, removed'])
    expect(rows([gone], BASE)[0]?.[1]).toBe('removed')
  })

  it('keeps the end of a long path, and its line', () => {
    const place = { file: `${'folder/'.repeat(20)}my.cnf`, line: 12 }
    expect(rows([cause({ settings: [at('a', 1, { place })] })])[0]?.[1]).toMatch(/^….*\/my\.cnf:12$/)
  })

  it('has exactly twenty rows at most, and says how many more there are', () => {
    const many = (count: number) => Array.from({ length: count }, () => cause())
    expect(rows(many(20))).toHaveLength(20)
    expect(causesTable(resultOf(many(20)))).not.toContain('more row')
    expect(rows(many(21))).toHaveLength(20)
    expect(causesTable(resultOf(many(21)))).toContain('1 more row in result.json.')
  })
})

describe('below the table', () => {
  it.each([
    [1, 'The other one costs nothing: i0.'],
    [2, 'The other two cost nothing: i0, i1.'],
    [9, /^The other nine cost nothing: i0, .*i8\. /],
    [13, /^The other 13 cost nothing: /],
  ])('%i innocents are one sentence', (many, text) => {
    const innocents = Array.from({ length: many }, (_, index) => innocent(`i${index}`))
    expect(summary([cause(), ...innocents])).toMatch(text)
  })

  it('stands nothing of innocents where there are none', () => expect(summary([cause()])).not.toMatch(/nothing/))

  it('a pair that costs nothing counts as two', () => {
    const settings = [at('a', 1), at('b', 2)]
    expect(summary([cause(), cause({ settings, kind: 'together', verdict: 'innocent' })])).toContain(
      'The other two cost nothing: a, b.',
    )
  })

  it('what was not reached is named', () => {
    const late = cause({ settings: [at('late', 40)], verdict: 'not reached', kind: 'not measured', ...UNMEASURED })
    expect(rows([cause(), late])).toHaveLength(1)
    expect(summary([cause(), late])).toContain('Not reached: late.')
  })

  it('the sum stands against the whole', () => {
    expect(summary([cause()])).toBe(
      'Sum of the causes −19.0 %, the whole −19.6 %, interaction −0.6 %. The search took 95 s.',
    )
  })

  it('it is said where the time was over', () => {
    expect(summary([cause()], { isComplete: false, seconds: 120 })).toMatch(
      /The search is incomplete: its time was over after 2 min, --explain-budget gives more\.$/,
    )
  })

  it('no sum stands where no setting is to blame', () => {
    expect(causesTable(resultOf([innocent('a'), innocent('b')]))).toBe(
      'Which setting is to blame, oltp_read_only at 8 threads, on against off:\n\n' +
        'None of the two costs anything by itself: a, b. No single setting was shown to be to blame, the whole is ' +
        '−19.6 %. The search took 95 s.',
    )
  })

  it('many names are counted', () => {
    const innocents = Array.from({ length: 41 }, (_, index) => innocent(`i${index}`))
    expect(summary([cause(), ...innocents.slice(1)])).toMatch(/, i40\. /)
    expect(summary([cause(), ...innocents])).toMatch(/, i39 and 1 more\. /)
  })
})

describe('the changed settings', () => {
  const settings: Result['settings'] = [
    {
      scenario: 'my.cnf',
      kind: 'option',
      name: 'performance-schema-instrument %',
      before: null,
      after: { value: '%=ON', file: 'conf/my.cnf', line: 12 },
    },
    {
      scenario: 'my.cnf',
      kind: 'option',
      name: 'old',
      before: { value: '7', file: 'conf/my.cnf', line: 33 },
      after: null,
    },
  ]
  const part = cause({ settings: [at('instruments wait/%', 12)] })
  const gone = cause({ settings: [{ name: 'old', before: '7', after: null, place: null }] })

  it('are not repeated where the causes name them all, by line or by name', () => {
    expect(withoutExplained(resultOf([part, gone], BASE, { settings })).settings).toEqual([])
  })

  it('stay where one of them is not among the causes', () => {
    expect(withoutExplained(resultOf([part], BASE, { settings })).settings).toEqual(settings)
  })

  it('stay of another scenario, and where the causes are those against the control', () => {
    const others = settings.map((setting) => ({ ...setting, scenario: 'other.cnf' }))
    const all = [...settings, ...others]
    expect(withoutExplained(resultOf([part, gone], BASE, { settings: all })).settings).toEqual(others)
    expect(withoutExplained(resultOf([part, gone], { scenario: 'my.cnf' }, { settings })).settings).toEqual(settings)
  })
})

describe('in the report', () => {
  it('the causes stand between the changes and the fold', () => {
    const comparisons = [resultComparison()]
    const shown = renderMarkdown(resultOf([cause()], {}, { verdict: 'regressed', comparisons }))
    const places = ['| scenario | workload |', '| setting | where |', '```mermaid', '<details>']
    expect(places.map((text) => shown.indexOf(text))).toEqual(
      places.map((text) => shown.indexOf(text)).toSorted((a, b) => a - b),
    )
    expect(shown).not.toContain('changed setting')
  })

  it('they take little room, whatever strangers wrote', () => {
    const cases = fc.record({ text: tricky, times: fc.integer({ min: 1, max: 200 }), many: fc.integer({ max: 60 }) })
    fc.assert(
      fc.property(cases, ({ text, times, many }) => {
        const name = text.repeat(times)
        const setting = causeSetting({ name, before: name, after: name, place: { file: name, line: 1 } })
        const causes = Array.from({ length: Math.max(1, many) }, (_, index) =>
          cause({
            settings: Array.from({ length: 1 + (index % 5) }, () => setting),
            ...KINDS[index % KINDS.length],
          }),
        )
        const shown = causesTable(resultOf(causes))
        expect(shown.length).toBeLessThan(13_000)
        for (const row of shown.split('\n').filter((line) => line.startsWith('|'))) {
          expect(row.split('|')).toHaveLength(6)
        }
      }),
    )
  })
})
