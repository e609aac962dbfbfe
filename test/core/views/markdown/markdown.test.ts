import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ABILITIES } from '../../../../src/core/performance-schema/abilities.ts'
import type { Result } from '../../../../src/core/result/result.ts'
import {
  MOST_WORDS,
  renderComment,
  renderFailure,
  renderMarkdown,
  wordsOf,
} from '../../../../src/core/views/markdown/markdown.ts'
import { reproduceCommand } from '../../../../src/core/views/report/run-section.ts'
import { cause, causeSetting, explanation, resultComparison, resultStatement } from '../../../builders.ts'
import { cpuSeconds } from '../../../setup/cpu-seconds.ts'
import { sweepOf } from '../../../sweep-result.ts'
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

const SMALL = sweepOf(['off', 'on', 'more'], ['oltp_read_only'], [8])

const FULL = { insight: Object.fromEntries(ABILITIES.map(({ key }) => [key, 'full' as const])) }

function titles(text: string): string[] {
  return [...text.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, title]) => title ?? '')
}

describe('the link of a chart in Markdown', () => {
  it('is not ended early by a hostile address', () => {
    const url = 'https://example.org/">)<b>\n\n# x'
    expect(renderMarkdown(SMALL, { url })).toContain('(<https://example.org/%22%3E)%3Cb%3E%0A%0A#%20x>)')
  })
})

describe('the command to reproduce', () => {
  const with_ = (...reproduce: string[]) => reproduceCommand({ ...SMALL, reproduce })

  it('stays a single line that runs only qpsgate, whatever its arguments', () => {
    const hostile = "-x'; rm -rf ~ #\n$(id) `id`"
    expect(with_(hostile, '--seed', '1')).toBe("qpsgate run './-x'\\''; rm -rf ~ #\\u000a$(id) `id`' --seed 1")
    expect(with_('--out;id')).toBe("qpsgate run './--out;id'")
  })

  it('is left out if it is longer than 2,000 characters', () => {
    expect(with_('a'.repeat(1988))).toBe(`qpsgate run ${'a'.repeat(1988)}`)
    expect(with_('a'.repeat(1989))).toMatch(/^# the command has 2001 characters/)
  })
})

it('the message of a failure stays inside its code block, and the page that helps is linked', () => {
  const shown = renderFailure({ message: 'my.cnf:3: ``` x\n\u001b[31m@octocat' })
  expect(shown).toBe(
    '### ⚠️ qpsgate could not measure this change\n\n````text\nmy.cnf:3: ``` x\n\\u001b[31m@octocat\n````\n\n' +
      '**Next:** find this message in [Why is my check red?](<https://github.com/qpsgate/qpsgate/blob/main/docs/red.md>)\n',
  )
})

describe('the size of Markdown', () => {
  it('of a whole published study is below 60,000 characters, rendered in half a second of CPU time', async () => {
    const swept = sweepOf(PUBLISHED, WORKLOADS, LEVELS)
    const scenarios = swept.scenarios.map((scenario) => ({ ...scenario, ...FULL }))
    const result = { ...swept, scenarios }
    expect(await cpuSeconds(() => renderMarkdown(result))).toBeLessThan(0.5)
    const shown = renderMarkdown(result)
    expect(shown.length).toBeLessThan(60_000)
    expect(titles(shown).at(-1)).toBe('Servers')
  })

  it('of a comment is at most 400 words, whatever the names', () => {
    const evil = '#1@x '.repeat(100)
    const swept = sweepOf(
      Array.from({ length: 30 }, (_, index) => `${index}${evil}`),
      [evil, `2${evil}`],
      LEVELS,
      { warnings: Array.from({ length: 100 }, () => ({ code: evil, message: evil.repeat(10) })) },
    )
    const setting = causeSetting({ name: evil, before: `0${evil}`, after: evil, place: { file: evil, line: 1 } })
    const written = { value: evil, file: evil, line: 2 }
    const shown = renderComment({
      ...swept,
      suite: { name: evil.repeat(100), fingerprint: '' },
      verdict: 'regressed',
      comparisons: swept.comparisons.map((each, nth) => ({
        ...{ ...each, verdict: 'regressed', rule: 'base', scenario: nth % 2 === 0 ? evil : each.scenario },
      })),
      settings: Array.from({ length: 40 }, (_, index) => ({
        ...{ scenario: evil, kind: 'option', name: `${index}${evil}`, before: written, after: written },
      })),
      causes: Array.from({ length: 60 }, (_, index) =>
        cause({ ...CAUSES[index % CAUSES.length], settings: Array.from({ length: 1 + (index % 4) }, () => setting) }),
      ),
      explanation: explanation({ rule: 'base', scenario: evil, reference: evil, workload: evil }),
    })
    expect(shown).toMatch(/^### ❌ .*\n\n.*QPS.*\n\n\*\*Causes:\*\*\n\n- /s)
    expect(shown).toContain('**Next:** revert')
    expect(wordsOf(shown)).toBeLessThanOrEqual(MOST_WORDS)
    expect(shown.length).toBeLessThan(60_000)
    expect(shown.match(/<details>/g) ?? []).toHaveLength(shown.match(/<\/details>/g)?.length ?? 0)
  })
})

describe('the lines to blame', () => {
  const place = { file: 'my.cnf', line: 3 }
  const diffOf = (...settings: Parameters<typeof causeSetting>[0][]) => {
    const causes = [cause({ settings: settings.map((each) => causeSetting({ place, ...each })) })]
    const comparisons = [resultComparison()]
    const shown = renderComment({ ...SMALL, verdict: 'regressed', comparisons, causes, explanation: explanation() })
    const [, , lines = ''] = shown.match(/^(`{3,})diff\n(.*?)\n\1$/ms) ?? []
    return lines.split('\n')
  }

  it.each([
    [{ name: 'sync-binlog', before: '0', after: '1' }, ['- sync-binlog = 0', '+ sync-binlog = 1']],
    [{ name: 'a', before: null, after: 'ON' }, ['+ a = ON']],
    [{ name: 'skip-name-resolve', before: null, after: null }, ['+ skip-name-resolve']],
    [
      { name: 'performance-schema-instrument %', before: null, after: '%=ON' },
      ['+ performance-schema-instrument = %=ON'],
    ],
    [{ name: 'sql[0]', before: null, after: 'SET GLOBAL a = 1' }, ['+ SET GLOBAL a = 1']],
    [{ name: 'a', before: '1', after: '```\n\u001b[31m<b>' }, ['- a = 1', '+ a = ```\\u000a\\u001b[31m<b>']],
    [{ name: 'a', before: null, after: 'x'.repeat(500) }, [`+ a = ${'x'.repeat(113)}…`]],
  ])('are quoted as a diff: %j', (setting, expected) => {
    expect(diffOf(setting)).toEqual(['@@ my.cnf:3 @@', ...expected])
  })
})

it('text that a stranger wrote never adds a line, a table cell or markup to the report', () => {
  const plain = renderMarkdown(everyTextWith(WIDE, 'x'))
  fc.assert(
    fc.property(tricky, (text) => {
      const shown = renderMarkdown(everyTextWith(WIDE, text))
      // Names are in code only in the command, which GitHub leaves alone.
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

function withoutCode(markdown: string): string {
  return markdown.replaceAll(/^(`{3,})\w+\n[\s\S]*?\n\1$/gm, '')
}

const NO_FIGURES = { change: null, low: null, high: null }

/** One of every kind, in the scenario "a" against its base. */
const CAUSES = [
  cause({ settings: [causeSetting({ name: 'b', before: 'b', after: 'b', place: { file: 'b', line: 2 } })] }),
  cause({
    settings: [causeSetting({ name: 'c' }), causeSetting({ name: 'd', place: null })],
    kind: 'either',
    needs: ['b'],
  }),
  cause({ settings: [causeSetting({ name: 'e' })], verdict: 'inconclusive' }),
  cause({
    settings: ['f', 'g'].map((name) => causeSetting({ name })),
    kind: 'group',
    verdict: 'inconclusive',
  }),
  cause({ settings: [causeSetting({ name: 'h' })], verdict: 'needed', ...NO_FIGURES }),
  cause({ settings: [causeSetting({ name: 'i' })], verdict: 'innocent' }),
  cause({ settings: [causeSetting({ name: 'j' })], verdict: 'not measured', ...NO_FIGURES }),
]
const STATEMENT = resultStatement({
  ...{ name: 'a', sql: 'a', plan: { before: 'a', after: 'b' } },
  now: { milliseconds: 1, share: 0.5, executions: 1, failed: 0.5 },
})
const REGRESSED = resultComparison({ rule: 'base', scenario: 'a', reference: 'a', statements: [STATEMENT] })

const WIDE = {
  ...sweepOf(['off', 'on'], ['a', 'b'], [1, 8], {
    verdict: 'regressed',
    comparisons: [...sweepOf(['off', 'on'], ['a', 'b'], [1, 8]).comparisons, REGRESSED],
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
