import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Suggestion } from '../../../../src/core/attribution/attribution.ts'
import type { Result } from '../../../../src/core/result/result.ts'
import { markdownBlocks } from '../../../../src/core/views/markdown/markdown-parts.ts'
import { suggestionBlocks } from '../../../../src/core/views/report/suggestion-section.ts'
import { cause, explanation, suggestion } from '../../../builders.ts'
import { sweepOf } from '../../../sweep-result.ts'
import { tricky } from '../../wording/tricky-text.ts'

function resultOf(overrides: Partial<Suggestion> = {}): Result {
  return sweepOf(['off', 'on'], ['oltp_read_only'], [8], {
    causes: [cause()],
    explanation: explanation(),
    suggestion: suggestion(overrides),
  })
}

function block(overrides: Partial<Suggestion> = {}): string {
  return markdownBlocks(suggestionBlocks(resultOf(overrides)))
}

const at = (file: string, ...lines: number[]) => lines.map((line) => ({ file, line }))

describe('the block', () => {
  it('has names and values in words where a file has a form of its own', () => {
    const lines = ['performance_schema = ON', 'performance-schema-instrument = %=OFF']
    const told = block({ form: 'settings', lines, replaces: at('rds.tf', 8, 12) })
    expect(told).toContain(
      ' In the form that the file has, in the place of rds.tf:8, 12:\n\n- `performance_schema` with the value `ON`\n' +
        '- `performance-schema-instrument` with the value `%=OFF`',
    )
    expect(told).not.toMatch(/\[mysqld\]|```/)
  })

  it('has other words where nothing is shown that could stay', () => {
    for (const keeps of [[], ['an ability of tomorrow']])
      expect(block({ keeps })).toMatch(
        /^These settings show as little as on does; with the rest of the change, QPS changes by −3\.1 %/,
      )
  })

  it('ends at its own fence, whatever strangers wrote', () => {
    const cases = fc.record({ text: tricky, times: fc.integer({ min: 1, max: 200 }), many: fc.integer({ max: 60 }) })
    fc.assert(
      fc.property(cases, ({ text, times, many }) => {
        const name = text.repeat(times)
        const lines = Array.from({ length: Math.max(1, many) }, () => name)
        const shown = block({ scenario: name, lines, replaces: at(name, 1, 2), keeps: [name] })
        const [said = '', , opening, ...rest] = shown.split('\n')
        expect(said.replace('`[mysqld]`', '')).not.toMatch(/[<`|]/)
        if (opening?.endsWith('ini') !== true) return
        const fence = opening.slice(0, -3)
        expect(fence).toMatch(/^`{3,}$/)
        const end = rest.indexOf(fence)
        expect(rest.slice(0, end).filter((line) => line.includes(fence))).toEqual([])
        expect(rest.slice(end + 1).join('\n')).toMatch(/^(?:\n\d+ more lines? in result\.json\.)?$/)
      }),
    )
  })
})
