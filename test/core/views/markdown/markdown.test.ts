import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ABILITIES } from '../../../../src/core/performance-schema/insight.ts'
import { type Result, resultSchema } from '../../../../src/core/result/result.ts'
import { renderFailure, renderMarkdown } from '../../../../src/core/views/markdown/markdown.ts'
import { reproduceCommand } from '../../../../src/core/views/report/run-sections.ts'
import {
  advice,
  cause,
  causeSetting,
  explanation,
  resultComparison,
  resultCovered,
  resultScenario,
  resultStatement,
  resultTwin,
  sweepResult,
} from '../../../builders.ts'
import { cpuSeconds } from '../../../setup/cpu-seconds.ts'
import { shownText, tricky } from '../../wording/tricky-text.ts'

const PUBLISHED = [
  'pfsoff',
  'pfson_default',
  'pfson_conoff_insoff',
  'pfson_conoff_inson',
  'pfson_conon_ins_sqlon',
  'pfson_conon_insoff',
  'pfson_conon_inson',
]
const WORKLOADS = ['oltp_read_only', 'oltp_read_write', 'oltp_write_only']
const LEVELS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024]

type Overrides = Partial<Result['scenarios'][number]>

const SMALL = sweepResult(['off', 'on', 'more'], ['oltp_read_only'], [8])

const FULL = { insight: Object.fromEntries(ABILITIES.map(({ key }) => [key, 'full' as const])) }
const NOTHING = { insight: Object.fromEntries(ABILITIES.map(({ key }) => [key, 'none' as const])) }

function firstLine(shown: Result): string | undefined {
  return renderMarkdown(shown).split('\n')[0]
}

/** The text to unfold under a title. */
function section(shown: Result, title: string): string {
  const start = `<details><summary>${title}</summary>\n\n`
  const [, rest] = renderMarkdown(shown).split(start)
  return rest?.split('\n\n</details>')[0] ?? ''
}

/** Everything above the first fold. */
function top(shown: Result): string {
  return renderMarkdown(shown).split('<details>')[0] ?? ''
}

function rowsOf(text: string): string[][] {
  const lines = text.split('\n').filter((line) => line.startsWith('|'))
  return lines.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
}

function titles(text: string): string[] {
  return [...text.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, title]) => title ?? '')
}

describe('the first line', () => {
  it('of a regressed run is its verdict with the figures', () => {
    const comparisons = [resultComparison({ scenario: 'pfson_conon_inson' })]
    expect(firstLine({ ...SMALL, verdict: 'regressed', comparisons })).toBe(
      '### ❌ qpsgate: pfson_conon_inson is 20 % slower than off (limit 5 %)',
    )
  })

  it('of a passed run says how far it was from its limit', () => {
    const comparisons = [resultComparison({ verdict: 'pass', change: -0.01, low: -0.02, high: 0.003 })]
    expect(firstLine({ ...SMALL, verdict: 'pass', comparisons })).toBe('### ✅ qpsgate: on is within the limit (5 %)')
  })

  it('of an accepted regression has who accepted it', () => {
    const accepted = { by: 'octocat', how: 'label', reason: null } as const
    const shown = { ...SMALL, verdict: 'pass' as const, comparisons: [resultComparison()], accepted }
    expect(firstLine(shown)).toBe('### 🔵 qpsgate: on is 20 % slower than off (limit 5 %), accepted by octocat (label)')
  })

  it('of an inconclusive run says what was missing', () => {
    const [verdict, label] = ['inconclusive', 'undecided'] as const
    const open = { verdict, label, change: -0.03, detectable: 0.08, sufficientSeconds: 240 }
    expect(firstLine({ ...SMALL, verdict: 'inconclusive', comparisons: [resultComparison(open)] })).toBe(
      '### ⚠️ qpsgate: on is undecided and needs about 4 min (limit 5 %)',
    )
  })
})

describe('the table of changes', () => {
  const changes = (shown: Result) => section(shown, 'All changes')
  const calm = resultComparison({ scenario: 'calm', verdict: 'pass', change: -0.001, low: -0.01, high: 0.01 })
  const slower = resultComparison({
    scenario: 'slower',
    verdict: 'pass',
    label: 'slower within tolerance',
    high: -0.001,
  })
  const faster = resultComparison({
    scenario: 'faster',
    verdict: 'pass',
    label: 'improved',
    change: 0.02,
    low: 0.01,
    high: 0.03,
  })
  const open = resultComparison({ scenario: 'open', verdict: 'inconclusive', label: 'undecided', low: -0.1, high: 0.1 })
  const worse = resultComparison({ scenario: 'worse', change: -0.5 })
  const bad = resultComparison({ scenario: 'bad' })

  function scenarios(comparisons: Result['comparisons']): (string | undefined)[] {
    return rowsOf(changes({ ...SMALL, comparisons }))
      .slice(2)
      .map(([scenario]) => scenario)
  }

  it('has what regressed first, then what is open, then what changed, and nothing else', () => {
    expect(scenarios([calm, faster, slower, open, bad, worse])).toEqual(['worse', 'bad', 'open', 'slower', 'faster'])
    expect(changes({ ...SMALL, comparisons: [calm, bad] })).toContain('1 other comparison showed no change.')
  })

  it('takes an interval that touches exactly zero for no change', () => {
    expect(
      scenarios([
        { ...slower, high: 0 },
        { ...faster, low: 0 },
      ]),
    ).toEqual([])
  })

  it('gives way to a sentence where nothing changed', () => {
    const shown = changes({ ...SMALL, verdict: 'pass', comparisons: [calm, calm] })
    expect(rowsOf(shown)).toEqual([])
    expect(shown).toContain('No change was shown in any of 2 comparisons.')
  })

  it('has every figure of the change', () => {
    expect(rowsOf(changes({ ...SMALL, comparisons: [bad] }))).toEqual([
      ['scenario', 'workload', 'threads', 'change', '95 % interval', 'tolerance', 'verdict'],
      [':--', ':--', '--:', '--:', '--:', '--:', ':--'],
      ['bad', 'oltp_read_only', '8', '**−19.6 %**', '−21.0 … −18.2', '5 % (suite)', '**regressed**, confirmed'],
    ])
  })

  it('says what it is against only where that differs', () => {
    const rows = rowsOf(
      changes({ ...SMALL, comparisons: [bad, { ...bad, rule: 'base' }, { ...bad, rule: 'history' }] }),
    )
    expect(rows.map((row) => row[1])).toEqual(['against', ':--', 'off', 'before', 'earlier runs'])
  })

  it("shows a scenario's mean as such", () => {
    const rows = rowsOf(changes({ ...SMALL, comparisons: [{ ...bad, scope: 'mean', workload: '*', threads: 0 }] }))
    expect(rows[2]?.slice(0, 3)).toEqual(['bad', 'mean of all', ''])
  })

  it('holds exactly twenty rows and counts the rest', () => {
    const many = (count: number) => ({ ...SMALL, comparisons: Array.from({ length: count }, () => bad) })
    expect(rowsOf(changes(many(20)))).toHaveLength(22)
    expect(changes(many(20))).not.toContain('changed or undecided')
    expect(rowsOf(changes(many(21)))).toHaveLength(22)
    expect(changes(many(21))).toContain('1 more comparison changed or undecided.')
  })
})

describe('what can have been seen of changed settings', () => {
  const seen = (shown: Result) => section(shown, 'Exercised settings')
  const unseen = resultCovered({ status: 'not-exercised', name: 'a', message: 'not *exercised*' })

  it('stands below them, what was not exercised first, and in the first lines', () => {
    const coverage = [resultCovered({ name: 'b', message: 'exercised by sort' }), unseen]
    expect(seen({ ...SMALL, coverage })).toMatch(/- my\.cnf.*3: a not &#42;exercised&#42;\n- my\.cnf.*3: b exercised/)
    expect(top({ ...SMALL, coverage })).toContain('This run did not exercise a.')
    expect(seen(SMALL)).toBe('')
    expect(seen({ ...SMALL, coverage: [resultCovered({ status: 'no-effect' })] })).toBe('')
  })

  it('is cut where it is much', () => {
    expect(seen({ ...SMALL, coverage: Array.from({ length: 30 }, () => unseen) })).toContain('22 more in result.json.')
  })
})

describe('what is known of changed settings', () => {
  const risks = (shown: Result) => section(shown, 'Known risks of these settings')
  it('stands below them, with its page; what a speed-up is bought with stands first', () => {
    const comparisons = [resultComparison({ scenario: 'on', label: 'improved', verdict: 'pass' })]
    const shown = { ...SMALL, comparisons, advice: [advice({ scenario: 'on', message: 'a *b*' })] }
    expect(risks(shown)).toMatch(/^- conf\/my\.cnf:.*3: a &#42;b&#42; \(\[manual\]\(<https:/m)
    expect(top(shown)).toContain('The speed-up is bought with durability')
    expect(risks(SMALL)).toBe('')
  })

  it('is cut where it is much', () => {
    expect(risks({ ...SMALL, advice: Array.from({ length: 30 }, () => advice()) })).toContain('22 more in result.json.')
  })
})

describe('the chart', () => {
  it('is the picture where there is one, with the verdict for those who cannot see it', () => {
    const url = 'https://example.org/a/blob/0123/chart.png?raw=true'
    const shown = renderMarkdown(SMALL, { chart: { kind: 'image', url, darkUrl: null } })
    expect(shown).toMatch(/^!\[pass: .*\]\(<https:\/\/example\.org\/a\/blob\/0123\/chart\.png\?raw=true>\)$/m)
    expect(shown).not.toContain('```diff')
  })

  it('never lets the address end the picture', () => {
    const url = 'https://example.org/">)<b>\n\n# x'
    const shown = renderMarkdown(SMALL, { chart: { kind: 'image', url, darkUrl: null } })
    expect(shown).toContain('(<https://example.org/%22%3E)%3Cb%3E%0A%0A#%20x>)')
    const both = renderMarkdown(SMALL, { chart: { kind: 'image', url, darkUrl: url } })
    expect(both).toContain('srcset="https://example.org/%22%3E)%3Cb%3E%0A%0A#%20x"')
    expect(both).toContain('src="https://example.org/%22%3E)%3Cb%3E%0A%0A#%20x"')
  })

  it('is another picture on dark pages, where the forge can choose', () => {
    const named = {
      ...SMALL,
      verdict: 'regressed',
      comparisons: [resultComparison({ scenario: 'a"><script>' })],
    } as const
    const chart = {
      kind: 'image',
      url: 'https://example.org/light.png',
      darkUrl: 'https://example.org/dark.png',
    } as const
    const line = renderMarkdown(named, { chart })
      .split('\n')
      .find((each) => each.startsWith('<picture>'))
    expect(line).toMatch(
      /^<picture><source media="\(prefers-color-scheme: dark\)" srcset="https:\/\/example\.org\/dark\.png"><img alt="[^"<>]*a&#34;>&#60;script>[^"<]*" src="https:\/\/example\.org\/light\.png"><\/picture>$/,
    )
  })

  it('is of characters where there is none: a row a comparison, worst first, no longer than a mail shows', () => {
    const bad = resultComparison({ scenario: 'more', change: -0.2, low: -0.25, high: -0.15 })
    const open = resultComparison({ scenario: 'on', verdict: 'inconclusive', change: -0.05, low: -0.1, high: 0.05 })
    const calm = resultComparison({ scenario: 'off', verdict: 'pass', change: 0.01, low: -0.01, high: 0.02 })
    const shown = top({ ...SMALL, comparisons: [calm, open, bad] })
    expect(shown).toContain(
      [
        '```diff',
        '  Change in QPS against the control off',
        '',
        '- more ├────▼─────┤         ┊     │       −20.0 %',
        '! on                   ├────◊─────┼────┤   −5.0 %',
        '+ off                       ┊    ├┼●┤      +1.0 %',
        '       −25 %              −5 %    0',
        '',
        '  ▼ regressed   ◊ inconclusive   ● pass   ├─┤ 95 % interval   ┊ tolerance',
        '```',
      ].join('\n'),
    )
  })

  it('of characters names cells where these differ, and keeps long names whole', () => {
    const long = 'performance_schema_with_everything_that_there_is'
    const rows = ['a', 'b'].flatMap((workload) =>
      ['on', long].map((scenario) => resultComparison({ scenario, workload })),
    )
    const lines = top({ ...SMALL, comparisons: rows }).split('\n')
    expect(lines).toContain('- performance_schema_with_')
    expect(lines).toContain('- everything_that_there_is')
    expect(lines.filter((line) => line.startsWith('- b at 8 threads '))).toHaveLength(2)
    const [first, last] = ['```diff', '```'].map((fence) => lines.indexOf(fence)) as [number, number]
    for (const line of lines.slice(first, last)) expect(line.length).toBeLessThanOrEqual(80)
  })

  it('of characters has at most 16 rows, and a dot alone where there is no interval', () => {
    const bare = { low: null, high: null, detectable: null, verdict: 'inconclusive', label: 'no interval' } as const
    const many = Array.from({ length: 18 }, (_, index) => resultComparison({ ...bare, scenario: `s${index}` }))
    const shown = top({ ...SMALL, comparisons: many })
    expect(shown.split('\n').filter((line) => /^! s\d+ .*◊/.test(line))).toHaveLength(16)
    expect(shown).toContain('2 more comparisons with smaller losses.')
    expect(shown).not.toMatch(/├|interval {3}┊/)
  })

  it('of characters is drawn whatever the figures and names', () => {
    const numbers = fc.double({ min: -1, max: 50, noNaN: true })
    fc.assert(
      fc.property(tricky, numbers, numbers, fc.double({ min: 0, max: 0.99, noNaN: true }), (name, a, b, tolerance) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        const found = resultComparison({
          scenario: name,
          workload: name,
          change: (low + high) / 2,
          low,
          high,
          tolerance,
        })
        const shown = top({ ...SMALL, comparisons: [found, { ...found, scenario: 'x' }] })
        const [, , plot = ''] = /^(`{3,})diff\n([\s\S]*?)\n\1$/m.exec(shown) ?? []
        expect(plot.match(/▼/g)).toHaveLength(3)
        expect(plot.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
      }),
    )
  })

  it('is left out where nothing was compared', () => {
    expect(renderMarkdown({ ...SMALL, comparisons: [] })).not.toContain('```diff')
  })
})

describe('the folded parts', () => {
  it('are all there, in order', () => {
    const base = resultComparison({ rule: 'base' })
    const swept = sweepResult(['off', 'on'], ['a'], [1, 8], { warnings: [{ code: 'a', message: 'b' }] })
    const scenarios = swept.scenarios.map((scenario) => ({ ...scenario, ...FULL }))
    const shown = renderMarkdown({ ...swept, scenarios, comparisons: [...swept.comparisons, base] })
    expect(titles(shown)).toEqual([
      'All changes',
      'Overhead',
      'Ranking',
      'QPS per concurrency level',
      'Latency',
      'CPU per query',
      'Memory',
      'Diagnostics by scenario',
      'Comparisons beyond single cells',
      'All cells',
      'Servers',
      'A/A check and detectable slowdown',
      '1 warning',
      'Reproduce',
    ])
    expect(shown).not.toContain('Left out')
  })

  it('are left away where there is nothing to say', () => {
    const cells = SMALL.cells.map((cell) => ({ ...cell, cpuMicrosPerQuery: null }))
    const memory = { residentBytes: null, performanceSchemaBytes: null }
    const scenarios = SMALL.scenarios.map((scenario) => ({ ...scenario, memory }))
    expect(titles(renderMarkdown({ ...SMALL, cells, scenarios, ranking: [] }))).toEqual([
      'All changes',
      'Overhead',
      'Latency',
      'All cells',
      'Servers',
      'A/A check and detectable slowdown',
      'Reproduce',
    ])
  })

  it('show the overhead as the studies do', () => {
    expect(section(SMALL, 'Overhead')).toContain('| on | −2.00 % · 46,232 |')
    expect(section(SMALL, 'Overhead')).toContain('at least 95 % busy')
  })

  it('say where the level of the overhead is not a saturated one', () => {
    const idle = (workload: string) => {
      const swept = sweepResult(['off', 'on'], ['a', 'b'], [1, 8])
      return swept.cells.map((cell) => (cell.workload === workload ? { ...cell, serverCpuBusy: 0.5 } : cell))
    }
    const swept = sweepResult(['off', 'on'], ['a', 'b'], [1, 8])
    expect(section({ ...swept, cells: idle('b') }, 'Overhead')).toContain('; for b, where none is, the highest.')
    const cells = swept.cells.map((cell) => ({ ...cell, serverCpuBusy: 0.5 }))
    expect(section({ ...swept, cells }, 'Overhead')).toContain('less than 95 % busy at every one')
  })

  it('have the ranking of every cell', () => {
    const [first] = SMALL.ranking
    const text = 'off (a) > on (b) ≈ more (b)'
    const ranking = [first, { ...first, threads: 1 }].map((each) => ({ ...each, text }) as Result['ranking'][number])
    expect(section({ ...SMALL, ranking }, 'Ranking')).toContain(
      '- oltp_read_only, 8 threads: off (a) > on (b) ≈ more (b)\n- oltp_read_only, 1 thread: off (a)',
    )
  })

  it('have QPS, latency and CPU by level and scenario', () => {
    const swept = sweepResult(['off', 'on'], ['a'], [1, 8])
    expect(rowsOf(section(swept, 'QPS per concurrency level')).slice(2)).toEqual([
      ['1', '47,176', '46,232'],
      ['8', '47,176', '46,232'],
    ])
    expect(rowsOf(section(swept, 'Latency'))[2]).toEqual(['1', ...Array(2).fill('8.00 · 7.50 · 12.3 · 20.0')])
    expect(rowsOf(section(swept, 'CPU per query'))[2]).toEqual(['1', '61.3', '61.3'])
  })

  it('have a dash where a scenario was not measured', () => {
    const swept = sweepResult(['off', 'on'], ['a'], [1, 8])
    const cells = swept.cells.filter(({ scenario, threads }) => scenario === 'off' || threads === 8)
    expect(rowsOf(section({ ...swept, cells }, 'QPS per concurrency level'))[2]).toEqual(['1', '47,176', '–'])
  })

  it('have every cell with its comparison', () => {
    expect(rowsOf(section(SMALL, 'All cells')).slice(2, 4)).toEqual([
      ['off', '8', '47,176', '1,000', 'control', '', '', '', '99 %', '120', '0'],
      ['on', '8', '46,232', '1,000', '−2.0 %', '−3.2 … −0.8', '2.1 %', 'slower within tolerance', '99 %', '120', '0'],
    ])
  })

  it('have memory, with the difference to the control', () => {
    const [control] = SMALL.scenarios
    const more = resultScenario({
      name: 'on',
      role: 'candidate',
      memory: { residentBytes: 600 * 1024 ** 2, performanceSchemaBytes: 225.5 * 1024 ** 2 },
      pageMisses: 0.0034,
    })
    expect(rowsOf(section({ ...SMALL, scenarios: [control ?? more, more] }, 'Memory')).slice(2)).toEqual([
      ['off', '500 MiB', '', '0 B', '–'],
      ['on', '600 MiB', '+20.0 %', '226 MiB', '0.34 %'],
    ])
  })

  it('have the version once where all are alike, else beside each scenario', () => {
    expect(section(SMALL, 'Servers')).toMatch(/^MySQL 9\.7\.4 in every scenario\./)
    const server = { product: 'MariaDB', version: '11.4.2' }
    const scenarios = SMALL.scenarios.map((each) => (each.name === 'on' ? { ...each, server } : each))
    expect(section({ ...SMALL, scenarios }, 'Servers')).toContain('| on | MariaDB 11.4.2 |')
  })

  it('have the variables that differ, at most sixty', () => {
    expect(section(SMALL, 'Servers')).toContain('| performance_schema | OFF | ON | ON |')
    expect(section(SMALL, 'Servers')).toContain('| sort_buffer_size | – | 262144 | 262144 |')
    const withVariables = (count: number) => {
      const variables = Object.fromEntries(Array.from({ length: count }, (_, index) => [`v${index}`, 'x']))
      return section({ ...SMALL, scenarios: SMALL.scenarios.map((each) => ({ ...each, variables })) }, 'Servers')
    }
    expect(withVariables(60)).not.toContain('more variable')
    expect(withVariables(61)).toContain('1 more variable in result.json.')
  })

  it('have the A/A check, with what it means', () => {
    expect(section(SMALL, 'A/A check and detectable slowdown')).toContain('did not differ beyond their interval')
    const twin = [resultTwin({ workload: 'a', threads: 8, change: 0.02, low: 0.001, high: 0.04 })]
    const shown = section({ ...SMALL, twin }, 'A/A check and detectable slowdown')
    expect(shown).toContain('differed beyond their interval in 1 of 1 cell')
    expect(shown).toContain('| a | 8 | +2.0 % | +0.1 … +4.0 |')
    expect(shown).toContain('2.1 % in the best, 2.1 % in the worst comparison')
    expect(shown).toContain('Server starts were taken to move QPS by 0.5 %')
    expect(shown).not.toContain('stored run')
  })

  it('say against which stored runs it was held, and how much those differ', () => {
    const history = { branch: 'release/8.4', mode: 'warn', runs: 12, isUnknown: false, runSd: 0.013 } as const
    const shown = (runSd: number | null) =>
      section({ ...SMALL, history: { ...history, runSd } }, 'A/A check and detectable slowdown')
    expect(shown(0.013)).toContain(
      'Held against 12 stored runs of release/8.4; between runs the cost of a scenario differs by 1.3 %.',
    )
    expect(shown(null)).toContain('Held against 12 stored runs of release/8.4.')
  })

  it('do not say that it was held against stored runs where these could not be read', () => {
    const history = { branch: 'release/8.4', mode: 'warn', runs: 0, isUnknown: true, runSd: null } as const
    const shown = section({ ...SMALL, history }, 'A/A check and detectable slowdown')
    expect(shown).toContain('The stored runs of release/8.4 could not be read.')
    expect(shown).not.toContain('Held against')
  })

  it('have the warnings, exactly thirty of them', () => {
    const withWarnings = (count: number) => {
      const warnings = Array.from({ length: count }, (_, index) => ({ code: 'noise', message: `m${index}` }))
      return section({ ...SMALL, warnings }, `${count} warnings`)
    }
    expect(withWarnings(30)).toContain('- **noise**: m29')
    expect(withWarnings(30)).not.toContain('result.json')
    expect(withWarnings(31)).toContain('1 more warning in result.json.')
  })
})

describe('what a scenario shows', () => {
  const scenarios = SMALL.scenarios.map((scenario) => ({
    ...scenario,
    ...(scenario.name === 'on' ? FULL : NOTHING),
    ...(scenario.name === 'more' ? { insight: { ...NOTHING.insight } } : {}),
    variables: { performance_schema: scenario.role === 'control' ? 'OFF' : 'ON' },
  }))

  it('is a table of abilities', () => {
    const rows = rowsOf(section({ ...SMALL, scenarios }, 'Diagnostics by scenario'))
    expect(rows[0]).toEqual(['shows', 'off', 'on', 'more'])
    expect(rows).toHaveLength(ABILITIES.length + 2)
    expect(rows[2]).toEqual(['which SQL runs most', '○', '●', '○'])
  })

  it('is called out where it is nothing and the scenario is slower', () => {
    expect(top({ ...SMALL, scenarios })).toContain(
      `more is slower (up to −4.0 %, −5.2 … −2.8) and shows nothing for it: none of ${ABILITIES.length} abilities.`,
    )
    expect(top({ ...SMALL, scenarios })).not.toMatch(/^o(?:n|ff) is slower/m)
  })

  it('is not called out where the scenario was not shown to be slower', () => {
    const comparisons = SMALL.comparisons.map((comparison) => ({ ...comparison, high: 0 }))
    expect(top({ ...SMALL, scenarios, comparisons })).not.toContain('shows nothing')
  })

  describe('is called out only for the Performance Schema', () => {
    const said = (own: Overrides, control: Overrides) => {
      const changed = scenarios.map((scenario) => ({
        ...scenario,
        ...(scenario.name === 'more' ? own : {}),
        ...(scenario.role === 'control' ? control : {}),
      }))
      return top({ ...SMALL, scenarios: changed }).includes('shows nothing for it')
    }
    const log = { slow_query_log: 'ON' }
    const noLog = { slow_query_log: 'OFF' }
    const [on, off] = [{ performance_schema: 'ON' }, { performance_schema: 'OFF' }]
    const other = { product: 'MySQL', version: '5.0.0' }

    it.each([
      { what: 'switched on', own: { variables: on }, control: { variables: off }, isSaid: true },
      {
        what: 'of another size',
        own: { variables: { performance_schema_digests_size: '9' } },
        control: { variables: {} },
        isSaid: true,
      },
      {
        what: 'beside a log that both have',
        own: { variables: { ...on, ...log } },
        control: { variables: { ...off, ...log } },
        isSaid: true,
      },
      {
        what: 'where instruments differ, which no variable shows',
        own: { variables: on },
        control: { variables: on, ...FULL },
        isSaid: true,
      },
      {
        what: 'where only the slow query log differs',
        own: { variables: log },
        control: { variables: noLog },
        isSaid: false,
      },
      {
        what: 'where the log differs as well',
        own: { variables: { ...on, ...log } },
        control: { variables: { ...off, ...noLog } },
        isSaid: false,
      },
      { what: 'where nothing is seen to differ', own: { variables: on }, control: { variables: on }, isSaid: false },
      { what: 'of another server', own: { variables: on, server: other }, control: { variables: off }, isSaid: false },
    ])('$what: $isSaid', ({ own, control, isSaid }) => expect(said(own, control)).toBe(isSaid))
  })

  it('is not called out where it was not looked for', () => expect(top(SMALL)).not.toContain('shows nothing'))
})

describe('the command to reproduce', () => {
  const with_ = (...reproduce: string[]) => reproduceCommand({ ...SMALL, reproduce })

  it('stands first, then when and where it was measured', () => {
    expect(section(SMALL, 'Reproduce')).toMatch(
      /^```sh\nqpsgate run suite.yml --seed 1\n```\n\nMeasured for 30 s of 61 s/,
    )
  })

  it('repeats the arguments', () => {
    expect(with_('my.yml', '--tolerance', '7.5%', '--against', 'control,base')).toBe(
      'qpsgate run my.yml --tolerance 7.5% --against control,base',
    )
  })

  it('stays one line that runs nothing else', () => {
    const hostile = "-x'; rm -rf ~ #\n$(id) `id`"
    expect(with_(hostile, '--seed', '1')).toBe("qpsgate run './-x'\\''; rm -rf ~ #\\u000a$(id) `id`' --seed 1")
    expect(with_('--out;id')).toBe("qpsgate run './--out;id'")
  })

  it('is not shown where it would be too long to paste', () => {
    expect(with_('a'.repeat(1988))).toBe(`qpsgate run ${'a'.repeat(1988)}`)
    expect(with_('a'.repeat(1989))).toMatch(/^# the command has 2001 characters/)
  })
})

it('a failure is quoted whole, whatever it holds, with the page that helps', () => {
  const shown = renderFailure({ message: 'my.cnf:3: ``` x\n\u001b[31m@octocat', title: undefined })
  expect(shown).toBe(
    '### ⚠️ qpsgate could not measure this change\n\n````text\nmy.cnf:3: ``` x\n\\u001b[31m@octocat\n````\n\n' +
      '**Next:** find this message in [Why is my check red?](<https://github.com/qpsgate/qpsgate/blob/v1/docs/red.md>)\n',
  )
})

describe('the size', () => {
  it('of a published study in full is within a comment, and quick', async () => {
    const swept = sweepResult(PUBLISHED, WORKLOADS, LEVELS)
    const scenarios = swept.scenarios.map((scenario) => ({ ...scenario, ...FULL }))
    const result = { ...swept, scenarios }
    expect(await cpuSeconds(() => renderMarkdown(result))).toBeLessThan(0.5)
    const shown = renderMarkdown(result)
    expect(shown.length).toBeLessThan(60_000)
    expect(shown).not.toContain('Left out')
    expect(shown).toContain('All cells')
  })

  it('of a huge suite is cut, whole parts at a time, with a note of what is missing', () => {
    const names = Array.from({ length: 40 }, (_, index) => `scenario_${index}`)
    const workloads = Array.from({ length: 10 }, (_, index) => `workload_${index}`)
    const levels = Array.from({ length: 20 }, (_, index) => 1 + index)
    const shown = renderMarkdown(sweepResult(names, workloads, levels))
    expect(shown.length).toBeLessThan(60_000)
    expect(shown).toMatch(/\nLeft out for lack of space: .*All cells.*\. result\.json/)
    expect(titles(shown)).toEqual(
      expect.arrayContaining(['Overhead', 'A/A check and detectable slowdown', 'Reproduce']),
    )
    expect(shown.match(/<details>/g)).toHaveLength(shown.match(/<\/details>/g)?.length ?? 0)
  })

  it('stays within a comment whatever the names', () => {
    const evil = `${'#1@x'.repeat(100)}`
    const swept = sweepResult(
      Array.from({ length: 30 }, (_, index) => `${index}${evil}`),
      [evil, `2${evil}`],
      LEVELS,
      { warnings: Array.from({ length: 100 }, () => ({ code: evil, message: evil.repeat(10) })) },
    )
    const setting = causeSetting({ name: evil, before: evil, after: evil, place: { file: evil, line: 1 } })
    const written = { value: evil, file: evil, line: 2 }
    const shown = renderMarkdown({
      ...swept,
      suite: { name: evil.repeat(100), fingerprint: '' },
      verdict: 'regressed',
      comparisons: swept.comparisons.map((each) => ({ ...each, verdict: 'regressed', rule: 'base', scenario: evil })),
      settings: Array.from({ length: 40 }, (_, index) => ({
        ...{ scenario: evil, kind: 'option', name: `${index}${evil}`, before: written, after: written },
      })),
      causes: Array.from({ length: 60 }, (_, index) =>
        cause({ ...CAUSES[index % CAUSES.length], settings: Array.from({ length: 1 + (index % 4) }, () => setting) }),
      ),
      explanation: explanation({ rule: 'base', scenario: evil, reference: evil, workload: evil }),
    })
    expect(shown).toContain('Cost of each setting')
    expect(shown).toContain('Cause')
    expect(shown).toContain('changed setting')
    expect(shown.length).toBeLessThan(60_000)
    expect(titles(shown)).toEqual(expect.arrayContaining(['Reproduce', '100 warnings']))
  })
})

describe('text from outside', () => {
  it('never adds a line, a cell or markup to the report', () => {
    const plain = renderMarkdown(everyTextWith(WIDE, 'x'))
    fc.assert(
      fc.property(tricky, (text) => {
        const shown = renderMarkdown(everyTextWith(WIDE, text))
        // Names are in code only in the command and the chart, which GitHub leaves alone.
        const prose = withoutCode(shown)
        const [before, after] = [withoutCode(plain), prose].map((each) => each.split('\n'))
        expect(after).toHaveLength(before?.length ?? 0)
        expect(after?.map(cellCount)).toEqual(before?.map(cellCount))
        expect(tags(prose)).toEqual(tags(plain))
        const outside = prose
          .replace(/[\u200b]/g, '')
          .replaceAll(/\(<https:\/\/github\.com\/qpsgate\/qpsgate\/[^>]*>\)/g, '')
        expect(shownText(outside)).not.toMatch(/@\w|(?<![A-Za-z0-9])GH-\d|:\/\/|:[a-z]+:|www\./)
      }),
    )
  })
})

function withoutCode(markdown: string): string {
  return markdown.replaceAll(/^(`{3,})\w+\n[\s\S]*?\n\1$/gm, '')
}

const GROUP = { kind: 'in a group', verdict: 'not reached', measuredWith: ['f', 'g', 'h'] } as const
const NO_FIGURES = { change: null, low: null, high: null, measuredWith: [] }

/** One of every kind, in the scenario "a" against its base. */
const CAUSES = [
  cause({ settings: [causeSetting({ name: 'b', before: 'b', after: 'b', place: { file: 'b', line: 2 } })] }),
  cause({ settings: [causeSetting({ name: 'c' }), causeSetting({ name: 'd', place: null })], kind: 'together' }),
  cause({ settings: [causeSetting({ name: 'e' })], verdict: 'undecided', kind: 'from the head' }),
  cause({ settings: [causeSetting({ name: 'f' })], ...GROUP }),
  cause({ settings: [causeSetting({ name: 'g' })], ...GROUP }),
  cause({ settings: [causeSetting({ name: 'h' })], verdict: 'undecided', kind: 'does not start', ...NO_FIGURES }),
  cause({ settings: [causeSetting({ name: 'i' })], verdict: 'innocent' }),
  cause({ settings: [causeSetting({ name: 'j' })], verdict: 'not reached', kind: 'not measured', ...NO_FIGURES }),
]
const STATEMENT = resultStatement({
  ...{ name: 'a', sql: 'a', plan: { before: 'a', after: 'b' } },
  now: { milliseconds: 1, share: 0.5, executions: 1, failed: 0.5 },
})
const REGRESSED = resultComparison({ rule: 'base', scenario: 'a', reference: 'a', statements: [STATEMENT] })

const WIDE = {
  ...sweepResult(['off', 'on'], ['a', 'b'], [1, 8], {
    verdict: 'regressed',
    comparisons: [...sweepResult(['off', 'on'], ['a', 'b'], [1, 8]).comparisons, REGRESSED],
    causes: CAUSES,
    explanation: explanation({ rule: 'base', scenario: 'a', reference: 'a', workload: 'a' }),
    warnings: [{ code: 'a', message: 'a' }],
    settings: [
      {
        scenario: 'a',
        kind: 'option' as const,
        name: 'a',
        before: { value: 'a', file: 'a', line: 1 },
        after: { value: 'a', file: 'a', line: 1 },
      },
    ],
  }),
}

/**
 * The result with a text in place of everything in it that comes from outside, followed by a number that keeps names
 * apart.
 */
function everyTextWith(value: Result, added: string): Result {
  const fixed = ['revision', 'role', 'rule', 'verdict', 'scope', 'kind', 'label', 'startedAt']
  const changed = JSON.parse(JSON.stringify(value), (key, each) => {
    if (key === 'relations' || Array.isArray(each)) return each
    return typeof each === 'string' && !fixed.includes(key) && each !== '>' ? `${added}${each}` : each
  }) as Result
  return { ...changed, plan: { ...changed.plan, rules: value.plan.rules } }
}

function cellCount(line: string): number {
  return line.startsWith('|') ? line.split('|').length : 0
}

function tags(text: string): string[] {
  return [...text.matchAll(/<[^>]*>/g)].map(([tag]) => tag)
}

describe('the examples of these tests', () => {
  it.each([SMALL, WIDE])('are valid results', (example) => expect(resultSchema.parse(example)).toEqual(example))
})
