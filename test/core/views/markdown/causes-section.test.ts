import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cause, Explanation } from '../../../../src/core/attribution/attribution.ts'
import type { Result } from '../../../../src/core/result/result.ts'
import { renderMarkdown } from '../../../../src/core/views/markdown/markdown.ts'
import { markdownBlocks } from '../../../../src/core/views/markdown/markdown-parts.ts'
import { causesTable, splitTable, withoutExplained } from '../../../../src/core/views/report/causes-section.ts'
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

function undecided(name: string, overrides: Partial<Cause> = {}): Cause {
  return cause({ settings: [at(name, 8)], verdict: 'undecided', change: -0.01, low: -0.03, high: 0.01, ...overrides })
}

function resultOf(causes: readonly Cause[], about: Partial<Explanation> = {}, overrides: Partial<Result> = {}): Result {
  return sweepResult(['off', 'on'], ['oltp_read_only'], [8], {
    causes,
    explanation: explanation(about),
    ...overrides,
  })
}

function rows(causes: readonly Cause[], about: Partial<Explanation> = {}, overrides: Partial<Result> = {}): string[][] {
  const lines = markdownBlocks(causesTable(resultOf(causes, about, overrides))).split('\n')
  return lines
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.slice(2, -2).split(' | '))
}

/** The last paragraph of the fold. */
function summary(causes: readonly Cause[], about: Partial<Explanation> = {}): string | undefined {
  return markdownBlocks(causesTable(resultOf(causes, about)))
    .split('\n\n')
    .at(-2)
}

describe('the table of causes', () => {
  it('is empty where none were looked for', () => {
    expect(markdownBlocks(causesTable(resultOf([])))).toBe('')
    expect(markdownBlocks(causesTable(resultOf([cause()], {}, { explanation: null })))).toBe('')
  })

  it('says where they were looked for', () => {
    expect(markdownBlocks(causesTable(resultOf([cause()])))).toMatch(
      /\n\nMeasured in oltp_read_only at 8 threads, on against off:\n\n\|/,
    )
    expect(markdownBlocks(causesTable(resultOf([cause()], BASE)))).toContain('my.cnf against before:')
  })

  it('has a row in bold for each setting to blame, the dearest first', () => {
    const other = cause({ settings: [at('general-log', 15)], change: -0.05, low: -0.06, high: -0.04 })
    expect(rows([other, cause()])).toEqual([
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

  it('says what taking a setting back saves, in a column that is there only where somebody has it', () => {
    const removal = { change: -0.17, low: -0.2, high: -0.14 }
    const shown = markdownBlocks(causesTable(resultOf([cause({ removal }), cause({ change: -0.05 }), undecided('c')])))
    expect(shown).toContain('| regained if reverted | verdict |')
    expect(rows([cause({ removal }), cause({ change: -0.05 }), undecided('c')]).map((row) => row.slice(3))).toEqual([
      ['+20.5 % (+16.3 … +25.0)', '**to blame**'],
      ['–', '**to blame**'],
      ['', 'undecided'],
    ])
    expect(markdownBlocks(causesTable(resultOf([cause()])))).not.toContain('saved')
    expect(rows([cause({ kind: 'from the head' })])[0]?.[3]).toBe('**to blame**, measured with the others')
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

  it('has what is undecided after those to blame, dearest first, with a dash where no server starts', () => {
    const stuck = cause({ settings: [at('x', 7)], verdict: 'undecided', kind: 'does not start', ...UNMEASURED })
    const dearer = undecided('z', { change: -0.02, low: -0.04, high: 0 })
    expect(rows([undecided('y'), stuck, dearer, cause()]).slice(1)).toEqual([
      ['z ON', 'conf/my.cnf:8', '−2.0 % (−4.0 … 0.0)', 'undecided'],
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
    expect(markdownBlocks(causesTable(resultOf(many(20))))).not.toContain('more row')
    expect(rows(many(21))).toHaveLength(20)
    expect(markdownBlocks(causesTable(resultOf(many(21))))).toContain('1 more row in result.json.')
  })
})

describe('below the table', () => {
  it.each([
    [4, ' The other four cost less than 2 % each: i0, i1, i2, i3. '],
    [9, / The other nine cost less than 2 % each: i0, .*i8\. /],
    [13, / The other 13 cost less than 2 % each: /],
  ])('%i innocents are one sentence', (many, text) => {
    const innocents = Array.from({ length: many }, (_, index) => innocent(`i${index}`))
    expect(summary([cause(), ...innocents])).toMatch(text)
  })

  it('stands nothing of innocents where there are none', () => expect(summary([cause()])).not.toMatch(/less than/))

  it('a pair that costs nothing counts as two', () => {
    const pair = cause({ settings: [at('a', 1), at('b', 2)], kind: 'together', verdict: 'innocent' })
    expect(summary([cause(), pair, innocent('c'), innocent('d')])).toContain('The other four cost less than 2 % each: ')
  })

  it('exactly three innocents are rows, the last ones', () => {
    const three = ['a', 'b', 'c'].map(innocent)
    expect(rows([...three, cause()]).map((row) => row.at(-1))).toEqual(['**to blame**', ...three.map(() => 'innocent')])
    expect(summary([...three, cause()])).not.toContain('less than')
    expect(rows([...three, innocent('d'), cause()])).toHaveLength(1)
  })

  it('what was not reached is named', () => {
    const late = cause({ settings: [at('late', 40)], verdict: 'not reached', kind: 'not measured', ...UNMEASURED })
    expect(rows([cause(), late])).toHaveLength(1)
    expect(summary([cause(), late])).toContain('Not reached: late.')
  })

  it('the sum stands against the whole', () => {
    expect(summary([cause()])).toBe(
      'A setting is blamed if it significantly costs at least 2 % (97 % confidence over all settings). ' +
        'Blamed settings cost −19.0 % of −19.6 % in total, interaction and others −0.6 %. ' +
        'Measured for 95 s on separate servers.',
    )
  })

  it('it is said where the time was over', () => {
    expect(summary([cause()], { isComplete: false, seconds: 120 })).toMatch(
      /for 2 min on separate servers; incomplete because the time ran out: --explain-budget gives more\.$/,
    )
  })

  it('no sum stands where no setting is to blame', () => {
    expect(markdownBlocks(causesTable(resultOf(['a', 'b', 'c', 'd'].map(innocent))))).toBe(
      '<details><summary>Cost of each setting</summary>\n\nMeasured in oltp_read_only at 8 threads, on against off:\n\n' +
        'A setting is blamed if it significantly costs at least 2 % (97 % confidence over all settings). ' +
        'Each of the four costs less than 2 %: a, b, c, d. No single setting costs a significant share; the total is ' +
        '−19.6 %. Measured for 95 s on separate servers.\n\n</details>',
    )
  })

  it('many names are counted', () => {
    const innocents = Array.from({ length: 41 }, (_, index) => innocent(`i${index}`))
    expect(summary([cause(), ...innocents.slice(1)])).toMatch(/, i40\. /)
    expect(summary([cause(), ...innocents])).toMatch(/, i39 and 1 more\. /)
  })
})

describe('the rule of naming', () => {
  it.each([
    ['a hundredth', -0.04, '1 %'],
    ['a hundredth where all of it is a tenth', -0.1, '1 %'],
    ['a tenth of the whole where that is more', -0.3, '3 %'],
    ['a hundredth of a gain', 0.5, '1 %'],
  ])('asks for %s', (_, change, least) => {
    expect(summary([cause()], { whole: { change, low: change, high: change } })).toMatch(
      `significantly costs at least ${least} `,
    )
  })

  it('says what undecided means where something is', () => {
    expect(summary([cause(), undecided('c')])).toContain('; an undecided setting may cost as much. ')
    expect(summary([cause()])).not.toContain('undecided')
  })

  it('explains an undecided cost whose interval leaves out exactly more than zero', () => {
    const words = 'an undecided setting may cost as much, even if its own interval excludes zero. '
    expect(summary([cause(), undecided('c', { change: -0.019, low: -0.032, high: -0.006 })])).toContain(words)
    expect(summary([cause(), undecided('c', { change: -0.019, low: -0.038, high: 0 })])).not.toContain('excludes')
  })
})

describe('what was switched', () => {
  const SWITCHED = {
    method: 'switched',
    seconds: 40,
    whole: { change: -0.07, low: -0.079, high: -0.061 },
    sum: { change: -0.055, low: -0.065, high: -0.045 },
    interaction: { change: -0.015, low: -0.028, high: -0.003 },
  } as const
  const share = (name: string, overrides: Partial<Cause> = {}) =>
    cause({ settings: [at(name, 4)], kind: 'share', change: -0.035, low: -0.044, high: -0.026, ...overrides })

  it('has costs, not costs alone', () => {
    expect(markdownBlocks(causesTable(resultOf([share('a')], SWITCHED)))).toContain('| cost (95 % interval) |')
    expect(markdownBlocks(causesTable(resultOf([cause()])))).toContain('| cost alone (95 % interval) |')
  })

  it('has its balance in shares that make the whole, and says how it was measured', () => {
    expect(summary([share('a'), innocent('b')], SWITCHED)).toMatch(
      / The total is −7\.0 % \(−7\.9 … −6\.1\): blamed settings −5\.5 %, all others −1\.6 % \(−3\.0 … −0\.3\)\. Measured for 40 s by switching random subsets on a running server\.$/,
    )
  })

  it('has no others where all are to blame', () => {
    expect(summary([share('a'), share('b')], SWITCHED)).toContain('The total is −7.0 % (−7.9 … −6.1). Measured')
  })

  it('has the whole as it was switched and as it was started where both are known', () => {
    const figures = { switched: { change: -0.071, low: -0.08, high: -0.062 }, started: SWITCHED.whole }
    expect(summary([share('a')], { ...SWITCHED, ...figures })).toMatch(
      /The total is −7\.1 % \(−8\.0 … −6\.2\) when switched, −7\.0 % \(−7\.9 … −6\.1\) when started\.$/,
    )
    expect(summary([share('a')], { ...SWITCHED, ...figures, started: null })).not.toContain('when started')
    expect(summary([share('a')], { ...SWITCHED, ...figures, switched: null })).not.toContain('when started')
  })

  it('names what counts only at start', () => {
    const startOnly = ['innodb-buffer-pool-instances', 'b']
    expect(summary([share('a')], { ...SWITCHED, startOnly })).toContain(
      'Restart-only settings got their own server: innodb-buffer-pool-instances, b.',
    )
  })

  it('tells that it disagrees with what was started, where servers of their own took its place', () => {
    const disagreeing = { switched: { change: -0.1, low: -0.11, high: -0.09 }, started: SWITCHED.whole }
    expect(summary([cause()], { ...disagreeing, disagrees: true })).toMatch(
      /Measured for 95 s on separate servers\. Switching disagrees with starting, so it was not used: the total is −10\.0 % \(−11\.0 … −9\.0\) when switched, but −7\.0 % \(−7\.9 … −6\.1\) when started\.$/,
    )
  })

  it('is of a mean where it was', () => {
    expect(markdownBlocks(causesTable(resultOf([share('a')], { ...SWITCHED, workload: '*', threads: 0 })))).toMatch(
      /\n\nMeasured in mean of all workloads, on against off:/,
    )
  })

  it('names what costs something only together once, a set with all that hang together in it', () => {
    const pair = [share('a', { together: ['b'] }), share('b', { together: ['a'] })]
    const words = 'cost QPS only together, so reverting one regains more than its share.'
    expect(summary([...pair, share('c')], SWITCHED)?.match(/only together/g)).toHaveLength(1)
    expect(summary([...pair, share('c')], SWITCHED)).toContain(`The settings a + b ${words}`)
    const chain = [
      share('x', { together: ['z'] }),
      share('y', { together: ['z'] }),
      share('z', { together: ['x', 'y'] }),
    ]
    expect(summary([...pair, ...chain], SWITCHED)).toContain(`The settings x + z + y ${words}`)
    expect(summary([share('a')], SWITCHED)).not.toContain('together')
  })

  it('shows names as they are, whatever strangers wrote', () => {
    fc.assert(
      fc.property(tricky, (name) => {
        const shown = summary([share('a', { together: [name] })], { ...SWITCHED, startOnly: [name] }) ?? ''
        expect(shown.split('\n')).toHaveLength(1)
        expect(shown).not.toMatch(/<|@(?!&#8203;)/)
      }),
    )
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
  it('the causes are folded below the changes', () => {
    const comparisons = [resultComparison()]
    const shown = renderMarkdown(resultOf([cause()], {}, { verdict: 'regressed', comparisons }))
    const places = ['**Cause:**', '```diff', '<details>', '| scenario | workload |', '| setting | where |']
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
            together: index % 3 === 0 ? [name, `${index}`] : [],
            settings: Array.from({ length: 1 + (index % 5) }, () => setting),
            ...KINDS[index % KINDS.length],
          }),
        )
        const shown = markdownBlocks(
          causesTable(resultOf(causes, { method: 'switched', startOnly: causes.map(() => name) })),
        )
        expect(shown.length).toBeLessThan(14_000)
        for (const row of shown.split('\n').filter((line) => line.startsWith('|'))) {
          expect(row.split('|')).toHaveLength(6)
        }
      }),
    )
  })
})

describe('the table of a new version in its cells', () => {
  const figures = (change: number) => ({ change, low: change - 0.01, high: change + 0.01 })
  const cell = (workload: string, threads: number, program: number, rest: number) => {
    return { workload, threads, program: figures(program), rest: figures(rest) }
  }
  const shown = (...cells: ReturnType<typeof cell>[]) =>
    markdownBlocks(splitTable(resultOf([cause()], { split: { rest: 'changed defaults', cells } })))

  it('has what the program costs in each of them, and what its changed defaults', () => {
    const text = shown(cell('oltp_read_only', 8, -0.12, -0.04), cell('oltp_point_select', 1, -0.07, 0))
    expect(text).toContain('<summary>Program and changed defaults</summary>')
    expect(text).toContain('| oltp_read_only | 8 | −12.0 % (−13.0 … −11.0) | −4.0 % (−5.0 … −3.0) |')
    expect(text).toContain('| oltp_point_select | 1 | −7.0 % (−8.0 … −6.0) | 0.0 % (−1.0 … +1.0) |')
  })

  it('is empty where the table of causes has all of it', () => {
    expect(shown(cell('oltp_read_only', 8, -0.12, -0.04))).toBe('')
    expect(markdownBlocks(splitTable(resultOf([cause()])))).toBe('')
    expect(markdownBlocks(splitTable(resultOf([], {}, { explanation: null })))).toBe('')
  })
})
