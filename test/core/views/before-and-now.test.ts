/**
 * An option file compared with its base: no view mentions a control, a base or a twin, which are codes of the result.
 */
import { describe, expect, it } from 'vitest'
import type { Plan } from '../../../src/core/plan/plan.ts'
import type { Result } from '../../../src/core/result/result.ts'
import { findingsOf } from '../../../src/core/views/annotations.ts'
import { chartSpec } from '../../../src/core/views/chart/chart-spec.ts'
import { timelineRows } from '../../../src/core/views/chart/timeline-rows.ts'
import { htmlBody } from '../../../src/core/views/html-body.ts'
import { renderJunit } from '../../../src/core/views/junit.ts'
import { renderMarkdown } from '../../../src/core/views/markdown/markdown.ts'
import { renderPlan } from '../../../src/core/views/plan-text.ts'
import { renderTerminal } from '../../../src/core/views/terminal.ts'
import {
  cause,
  explanation,
  plan,
  resultComparison,
  resultMean,
  resultScenario,
  scenario,
  suite,
} from '../../builders.ts'
import { sweepResult } from '../../sweep-result.ts'

const REVISIONS = ['head', 'twin', 'base'] as const
const CODES = /\b(control|twin|base)\b/i

/** As `qpsgate run --config` makes it. */
function configResult(files: readonly string[] = ['my.cnf'], threads: readonly number[] = [8]): Result {
  const whole = sweepResult({ scenarios: files, threads })
  const ofAll = <Item extends object>(make: (file: string, revision: (typeof REVISIONS)[number]) => Item) =>
    files.flatMap((file, index) =>
      REVISIONS.filter((revision) => revision !== 'twin' || index === 0).map((revision) => make(file, revision)),
    )
  const against = { rule: 'base', workload: 'oltp_read_only' } as const
  return {
    ...whole,
    verdict: 'regressed',
    plan: {
      ...whole.plan,
      rules: ['base'],
      arms: ofAll((name, revision) => ({ scenario: name, revision, role: 'control' as const })),
    },
    scenarios: ofAll((name, revision) =>
      resultScenario({
        ...{ name, revision, role: 'control', insight: { statements: 'full' } },
        memory: { residentBytes: revision === 'base' ? 1e9 : 2e9, performanceSchemaBytes: null },
        variables: { long_query_time: revision === 'base' ? '10' : '0' },
      }),
    ),
    cells: threads.flatMap((level) =>
      ofAll((name, revision) => ({
        ...(whole.cells.find((cell) => cell.scenario === name && cell.threads === level) as Result['cells'][number]),
        ...{ revision, qps: revision === 'base' ? 10_000 : 9_000 },
      })),
    ),
    comparisons: files.flatMap((name) => [
      ...threads.map((level) => resultComparison({ ...against, scenario: name, reference: name, threads: level })),
      resultMean({ ...against, scenario: name, reference: name, workload: '*', verdict: 'pass' }),
    ]),
    causes: [cause()],
    explanation: explanation({ rule: 'base', scenario: files[0] ?? '', reference: files[0] ?? '' }),
  }
}

function configPlan(): Plan {
  const before = scenario('my.cnf')
  const made = plan({ scenarios: [before], control: 'my.cnf' })
  const [head, twin] = made.arms
  return { ...made, rules: ['base'], arms: [head, twin, { scenario: before, revision: 'base', role: 'control' }] }
}

/** The readable text of a page or of a specification. */
function textOf(markup: string): string {
  return markup.replaceAll(/<[^>]*>/g, ' ')
}

const ONE = configResult()
const VIEWS: Readonly<Record<string, (result: Result) => string>> = {
  terminal: (result) => renderTerminal(result, { colour: false }),
  Markdown: (result) => renderMarkdown(result),
  page: (result) => textOf(htmlBody(result).markup),
  JUnit: (result) => textOf(renderJunit(result)),
  annotations: (result) =>
    findingsOf(result)
      .map(({ message }) => message)
      .join('\n'),
}

describe.each(Object.entries(VIEWS))('of an option file the %s', (view, render) => {
  it.each([
    ['one file', ONE],
    ['several files', configResult(['a.cnf', 'b.cnf'])],
    ['several levels', configResult(['my.cnf'], [1, 8])],
  ])('says before and now: %s', (_name, result) => {
    const shown = render(result)
    // These have only sentences: a file is slower, and need not say than what.
    expect(shown).toMatch(view === 'JUnit' || view === 'annotations' ? /is \d+ % slower \(/ : /before/)
    expect(shown.replaceAll('--base', '')).not.toMatch(CODES)
  })
})

describe('of an option file', () => {
  it('the plan names before, now, and what its second copy is for', () => {
    expect(renderPlan(suite({ name: 'my.cnf' }), configPlan())).toContain(
      [
        'compared with: before',
        '',
        'servers, alive together in every cell',
        '  now',
        '  now, second copy: the same once more, for the A/A check',
        '  before',
        '',
      ].join('\n'),
    )
  })

  it('the table in a terminal has before above now', () => {
    const rows = renderTerminal(ONE, { colour: false }).split('\n')
    const first = rows.findIndex((row) => row.startsWith('before '))
    expect(rows[first + 1]).toMatch(/^now .* −19\.6 % .*regressed/)
  })

  it('memory is compared with what was before', () => {
    const shown = renderMarkdown(ONE)
    expect(shown).toContain('| scenario | resident | against before |')
    expect(shown).toMatch(/\| now \| 1\.9 GiB \| \+100\.0 % \|/)
    expect(shown).toMatch(/\| before \| 954 MiB \| {2}\|/)
  })

  it('all cells have their change', () => {
    expect(renderMarkdown(ONE)).toMatch(/\| now \| 8 \| 9,000 \| .* \| −19\.6 % \|/)
  })

  it('the chart speaks of before and now, in its lines of QPS too', () => {
    const shown = JSON.stringify(chartSpec(configResult(['my.cnf'], [1, 8]), { width: 800 }))
    expect(shown).toContain('Change in QPS, now against before')
    expect(shown).toContain('"domain":["before","now"]')
    expect(shown).not.toMatch(/\b(control|twin)\b|\(base\)|against base/)
  })

  it('the timeline names the second copy', () => {
    const span = { step: 'start', from: 0, to: 1, trial: 1, scenario: 'my.cnf' } as const
    const timeline = REVISIONS.map((revision) => ({ ...span, step: 'launch' as const, revision }))
    expect(timelineRows(ONE, timeline).rows.map(({ name }) => name)).toEqual(['now', 'now, second copy', 'before'])
  })
})

it('several files keep their names', () => {
  const shown = renderTerminal(configResult(['a.cnf', 'b.cnf']), { colour: false })
  for (const name of ['a.cnf, before', 'a.cnf, now', 'b.cnf, before', 'b.cnf, now'])
    expect(shown).toContain(`\n${name} `)
})
