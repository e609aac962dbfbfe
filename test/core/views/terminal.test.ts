import { stripVTControlCharacters } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cause } from '../../../src/core/attribution/attribution.ts'
import type { Result, ResultCell } from '../../../src/core/result/result.ts'
import { renderTerminal } from '../../../src/core/views/terminal.ts'
import { change } from '../../../src/core/wording/figures.ts'
import {
  advice,
  cause,
  causeSetting,
  explanation,
  result,
  type resultComparison,
  resultCovered,
} from '../../builders.ts'

const ESCAPE = '\u001b'
const PLAIN = { colour: false }
const COLOURED = { colour: true }

const RESULT = result()
const [CONTROL_CELL, , CANDIDATE_CELL] = RESULT.cells as readonly [ResultCell, ResultCell, ResultCell]

function lines(shown: Result, style = PLAIN): string[] {
  return renderTerminal(shown, style).split('\n')
}

function line(shown: Result, start: string, style = PLAIN): string {
  const found = lines(shown, style).find(
    (candidate) => stripVTControlCharacters(candidate).startsWith(start) && !candidate.startsWith('on is '),
  )
  if (found === undefined) throw new Error(`no line starts with ${start}`)
  return found
}

function withComparison(overrides: Parameters<typeof resultComparison>[0]): Result {
  const comparisons = RESULT.comparisons.map((each) => (each.scope === 'cell' ? { ...each, ...overrides } : each))
  return { ...RESULT, comparisons }
}

describe('change', () => {
  it.each([
    [-0.196, '−19.6 %'],
    [0.031, '+3.1 %'],
    [0, '0.0 %'],
    [-0.00049, '0.0 %'],
    [-0.00051, '−0.1 %'],
    [0.00051, '+0.1 %'],
    [1.5, '+150.0 %'],
  ])('writes %d as %s', (value, text) => expect(change(value)).toBe(text))
})

describe('the table', () => {
  it('has a row for the control and every candidate, none for the twin', () => {
    expect(line(RESULT, 'off ')).toContain('control')
    expect(line(RESULT, 'on ')).toContain('−10.0 %')
    expect(lines(RESULT).filter((text) => text.startsWith('off '))).toHaveLength(1)
  })

  it('shows speed, change, interval, latency and CPU', () => {
    const cell = { ...CANDIDATE_CELL, qps: 1_234_567.4, latencyMs: { avg: 1, p50: 1, p95: 2.345, p99: 9 } }
    const shown = { ...RESULT, cells: [{ ...cell, cpuMicrosPerQuery: 12.34 }] }
    const cells = line(shown, 'on ').split(/ {2,}/)
    expect(cells).toEqual([
      ...['on', 'oltp_read_only', '4', '1,234,567', '██████████', '−10.0 %', '−12.0 … −8.0 %', '2.35', '12.3'],
      'inconclusive: leaning regressed',
    ])
  })

  it('tells a scenario from what it was before the change, which is compared with nothing', () => {
    const base: ResultCell = { ...CANDIDATE_CELL, revision: 'base', qps: 20_000 }
    const shown = line({ ...RESULT, cells: [CANDIDATE_CELL, base] }, 'on (before)')
    expect(shown.split(/ {2,}/).slice(0, 5)).toEqual(['on (before)', 'oltp_read_only', '4', '20,000', '█▍'])
    expect(shown).not.toContain('control')
  })

  it('has no bar where nothing was done', () => {
    const cells = [CONTROL_CELL, CANDIDATE_CELL].map((cell) => ({ ...cell, qps: 0 }))
    expect(
      line({ ...RESULT, cells }, 'off ')
        .split(/ {2,}/)
        .slice(0, 5),
    ).toEqual([...['off', 'oltp_read_only', '4', '0.0', 'control']])
  })

  it('has a dash where CPU time is unknown', () => {
    const shown = { ...RESULT, cells: [{ ...CANDIDATE_CELL, cpuMicrosPerQuery: null }] }
    expect(line(shown, 'on ')).toMatch(/ – +inconclusive/)
  })

  it.each([
    [999, '999'],
    [1000, '1,000'],
    [999_999.6, '1,000,000'],
  ])('groups %d as %s', (qps, text) => {
    expect(line({ ...RESULT, cells: [{ ...CONTROL_CELL, qps }] }, 'off ').split(/ {2,}/)).toContain(text)
  })

  it('has its columns below each other, whatever stands in them', () => {
    const name = fc.stringMatching(/^[a-z0-9._-]{1,30}$/)
    const cell = fc.record({
      scenario: name,
      qps: fc.double({ min: 0, max: 1e9, noNaN: true }),
      cpuMicrosPerQuery: fc.option(fc.double({ min: 0, max: 1e6, noNaN: true })),
    })
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 6 }), (cells) => {
        const shown: Result = {
          ...RESULT,
          verdict: 'pass',
          cells: cells.map((each): ResultCell => ({ ...CONTROL_CELL, ...each })),
        }
        const all = lines(shown)
        const start = all.findIndex((text) => text.startsWith('scenario  '))
        const [head = '', rule = '', ...rows] = all.slice(start, start + 2 + cells.length)
        const edges = [...rule.matchAll(/─+/g)].map(({ 0: bar, index }) => ({ start: index, end: index + bar.length }))
        expect(edges).toHaveLength(10)
        for (const row of [head, ...rows]) {
          const columns = edges.map(({ start, end }) => row.slice(start, end))
          // Nothing is between the columns; texts start at the left edge, figures end at the right one.
          expect(
            columns
              .map((text) => text.padEnd(1))
              .join('')
              .replaceAll(' ', ''),
          ).toBe(row.replaceAll(' ', ''))
          for (const [at, text] of columns.entries()) {
            if ([0, 1, 4, 9].includes(at)) expect(text.trimEnd()).toBe(text.trim())
            else expect(text.trimStart()).toBe(text.trim())
          }
        }
      }),
    )
  })
})

describe('around the table', () => {
  it('names the suite, its verdict and each server once', () => {
    expect(lines(RESULT)[0]).toBe('suite: inconclusive · MySQL 9.7.4')
  })

  it('is a few lines where nothing was measured: the verdict, why, and the warnings', () => {
    const warnings = [{ code: 'a', message: 'first\u001b[2J' }]
    expect(renderTerminal({ ...RESULT, cells: [], twin: [], comparisons: [], warnings }, PLAIN)).toBe(
      'suite: inconclusive · MySQL 9.7.4\nnothing was compared\n' +
        'The check passes because on-inconclusive is pass (exit code 0).\n' +
        'Next: read the warnings, then run it again on a quieter machine (https://github.com/qpsgate/qpsgate/blob/v1/docs/red.md).\n\n1 warning\n- a: first�[2J\n',
    )
  })

  it('tells what can have been seen of changed settings, and beside the verdict what cannot', () => {
    const shown = {
      ...RESULT,
      coverage: [resultCovered({ status: 'cannot-show', name: 'x\u001b', message: 'needs a replica' })],
    }
    expect(line(shown, '- my.cnf:3')).toBe('- my.cnf:3: x� needs a replica')
    expect(lines(shown).indexOf('This run did not exercise x�.')).toBe(2)
    expect(lines(RESULT).some((one) => one.includes('Exercised settings'))).toBe(false)
  })

  it('tells what is known of changed settings, with its page, and what a speed-up is bought with', () => {
    const { comparisons } = withComparison({ label: 'improved', change: 0.2 })
    const shown = { ...RESULT, comparisons, advice: [advice({ scenario: 'on' })] }
    expect(line(shown, 'The speed-up')).toContain('durability')
    expect(line(shown, '- conf/my.cnf:3')).toMatch(/^- conf\/my.cnf:3: innodb_flush_log.+ \(https:.+\)$/)
    expect(lines(RESULT).some((one) => one.startsWith('Known risks'))).toBe(false)
  })

  it('says which settings changed, and where', () => {
    const at = (value: string | null, number: number) => ({ value, file: 'my.cnf', line: number })
    const settings = [
      { kind: 'option' as const, name: 'sync-binlog', scenario: 'on', before: at('1', 3), after: at('0', 4) },
      { kind: 'option' as const, name: 'general-log\u001b', scenario: 'on', before: null, after: at(null, 5) },
      { kind: 'option' as const, name: 'a', scenario: 'on', before: at('x'.repeat(99), 6), after: null },
    ]
    const shown = lines({ ...RESULT, settings })
    const start = shown.indexOf('Changed settings')
    expect(shown.slice(start + 1, start + 6)).toEqual([
      `changed setting  before${' '.repeat(95)}now      where`,
      `sync-binlog      1${' '.repeat(100)}0        my.cnf:4`,
      `general-log�     not set${' '.repeat(94)}set      my.cnf:5`,
      `a                ${'x'.repeat(99)}  not set  my.cnf:6, removed`,
      '',
    ])
    const many = Array.from({ length: 22 }, () => ({ ...settings[0], name: 'b' })) as typeof settings
    expect(lines({ ...RESULT, settings: many })).toContain('2 more settings changed, see result.json.')
    expect(lines(RESULT).some((one) => one.startsWith('changed setting'))).toBe(false)
  })

  it('says 1 thread and 8 threads', () => {
    const ranking = [1, 8].map((threads) => ({
      workload: 'ro',
      threads,
      text: 'on > off',
    })) as unknown as Result['ranking']
    const shown = lines({ ...RESULT, ranking })
    expect(shown).toContain('- ro, 1 thread: on > off')
    expect(shown).toContain('- ro, 8 threads: on > off')
  })

  it('shows the A/A check of every cell', () => {
    const shown = lines(RESULT)
    const start = shown.indexOf('A/A check and detectable slowdown')
    expect(shown.slice(start).find((text) => text.startsWith('oltp_read_only'))).toMatch(
      / 4 +\+0\.3 % +−12\.0 … −8\.0$/,
    )
  })

  it('says how much was measured, where, and with which seed', () => {
    expect(line(RESULT, '4 slices')).toBe(
      '4 slices in 1 s; with starting, warming up and searching, the run took 61 s from 2026-01-02T03:04:05.000Z · sysbench 1.0.20 on CPU 0, servers on CPU 1 · seed 1',
    )
  })

  it('lists every warning', () => {
    const shown = result({
      warnings: [
        { code: 'a', message: 'first' },
        { code: 'b', message: 'second' },
      ],
    })
    expect(lines(shown).slice(-3)).toEqual(['- a: first', '- b: second', ''])
  })
})

describe('the causes', () => {
  function causeLines(causes: readonly Cause[]): string[] {
    const all = lines({ ...RESULT, causes, explanation: explanation() })
    const start = all.indexOf('Cost of each setting')
    return start === -1 ? [] : all.slice(start + 1, all.indexOf('', start))
  }

  it('are left away where none were looked for', () => {
    expect(lines(RESULT).join()).not.toContain('to blame')
  })

  it('are a table of those to blame and of what is open, and sentences', () => {
    const place = { file: 'conf/my.cnf', line: 12 }
    const innocents = Array.from({ length: 12 }, (_, index) =>
      cause({ settings: [causeSetting({ name: `i${index}` })], verdict: 'innocent' }),
    )
    const [title, head, row, below, ...rest] = causeLines([
      cause({ settings: [causeSetting({ name: 'performance-schema-instrument %', place })] }),
      ...innocents,
    ])
    expect(rest).toEqual([])
    expect(title).toBe('Measured in oltp_read_only at 8 threads, on against off:')
    expect(head?.split(/ {2,}/)).toEqual(['setting', 'where', 'cost alone (95 % interval)', 'verdict'])
    expect(row).toMatch(
      /^performance-schema-instrument % .* conf\/my\.cnf:12 +−14\.1 % \(−15\.2 … −13\.0\) {2}to blame$/,
    )
    expect(below).toContain('The other twelve cost less than 2 % each: i0, i1,')
    expect(below).toContain('Blamed settings cost −19.0 % of −19.6 % in total')
  })

  it('are exactly twenty at most', () => {
    const many = (count: number) =>
      causeLines(
        Array.from({ length: count }, (_, index) =>
          cause({ settings: [causeSetting({ name: `o${index}` })], ...{ verdict: 'to blame' } }),
        ),
      )
    expect(many(20).filter((text) => text.startsWith('o'))).toHaveLength(20)
    expect(many(21).filter((text) => text.startsWith('o'))).toHaveLength(20)
    expect(many(21)).toContain('1 more row in result.json.')
  })
})

describe('colour', () => {
  it('is not used unless asked for', () => expect(renderTerminal(RESULT, PLAIN)).not.toContain(ESCAPE))

  it.each([
    { what: 'red where slower is shown', high: -0.001, low: -0.1, start: `${ESCAPE}[31m` },
    { what: 'none where the interval touches exactly zero', high: 0, low: -0.1, start: 'on' },
    { what: 'none where exactly zero is its lower end', high: 0.1, low: 0, start: 'on' },
    { what: 'green where faster is shown', high: 0.1, low: 0.001, start: `${ESCAPE}[32m` },
  ])('is $what', ({ high, low, start }) => {
    expect(line(withComparison({ high, low }), 'on ', COLOURED).startsWith(start)).toBe(true)
  })

  it('ends on every line on which it begins', () => {
    for (const text of lines(RESULT, COLOURED).filter((candidate) => candidate.includes(ESCAPE))) {
      expect(text.endsWith(`${ESCAPE}[0m`)).toBe(true)
    }
  })

  it('changes nothing else', () => {
    const bare = stripVTControlCharacters(renderTerminal(RESULT, COLOURED))
    expect(bare).toBe(renderTerminal(RESULT, PLAIN))
  })
})

describe('text from files', () => {
  it('never brings control or invisible characters to the terminal', () => {
    const evil = fc.constantFrom('\u001b[2J', '\u009b31m', '\r', '\n', '\u0007', '\u202e', '\u200b', '\u0000')
    fc.assert(
      fc.property(evil, (character) => {
        const text = renderTerminal(everyTextWith(EXPLAINED, character), PLAIN)
        expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
        expect(text.split('\n')).toHaveLength(lines(everyTextWith(EXPLAINED, 'x')).length)
      }),
    )
  })
})

const WARNING = { code: 'a', message: 'a' }
const EXPLAINED: Result = {
  ...RESULT,
  causes: [cause(), cause({ verdict: 'undecided' })],
  explanation: explanation(),
}

/** The result with a string at the end of every text in it, and one more warning. */
function everyTextWith(value: Result, added: string): Result {
  const warned = { ...value, warnings: [...value.warnings, WARNING] }
  return JSON.parse(JSON.stringify(warned), (key, each) =>
    typeof each === 'string' && !['revision', 'role', 'rule', 'verdict', 'scope', 'label', 'kind'].includes(key)
      ? each + added
      : each,
  ) as Result
}
