import { stripVTControlCharacters } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Result } from '../../../src/core/result/result.ts'
import { renderTerminal } from '../../../src/core/views/terminal.ts'
import { cause, explanation, result, resultComparison, resultStatement } from '../../builders.ts'

const ESCAPE = '\u001b'
const PLAIN = { colour: false }
const VERBOSE = { colour: false, verbose: true }
const COLOURED = { colour: true }

const RESULT = result()
const STATEMENT = resultStatement({ sql: 'a', plan: { before: 'a', after: 'b' } })
const EXPLAINED: Result = {
  ...RESULT,
  causes: [cause(), cause({ verdict: 'inconclusive' })],
  explanation: explanation(),
  comparisons: [resultComparison({ statements: [STATEMENT] })],
}

function lines(shown: Result, style = PLAIN): string[] {
  return renderTerminal(shown, style).split('\n')
}

function row(overrides: Parameters<typeof resultComparison>[0]): string | undefined {
  const shown = { ...RESULT, comparisons: [resultComparison(overrides)] }
  return lines(shown, COLOURED).find((text) => stripVTControlCharacters(text).startsWith('oltp_read_only  '))
}

describe('the text in a terminal', () => {
  const red = { ...EXPLAINED, verdict: 'regressed' as const, comparisons: [resultComparison()] }

  it('has at most six rows of a table, and all of them with --verbose', () => {
    const many = (count: number) => ({ ...red, comparisons: Array.from({ length: count }, () => resultComparison()) })
    expect(renderTerminal(many(6), PLAIN)).not.toContain('result.json')
    expect(renderTerminal(many(7), PLAIN)).toContain('\n1 more comparison in result.json.\n')
    expect(renderTerminal(many(7), VERBOSE)).not.toContain('in result.json.')
  })
})

describe('the colour in a terminal', () => {
  it('is red only in rows that regressed', () => {
    expect(row({})?.startsWith(`${ESCAPE}[31m`)).toBe(true)
    expect(row({ verdict: 'inconclusive', label: 'inconclusive' })).toMatch(/^oltp_read_only /)
    expect(row({ verdict: 'pass', label: 'improved' })).toMatch(/^oltp_read_only /)
  })

  it('ends on each line on which it begins', () => {
    for (const text of lines(RESULT, COLOURED).filter((candidate) => candidate.includes(ESCAPE))) {
      expect(text.endsWith(`${ESCAPE}[0m`)).toBe(true)
    }
  })
})

it('a report in a terminal has no control or invisible character from files', () => {
  const evil = fc.constantFrom('\u001b[2J', '\u009b31m', '\r', '\n', '\u0007', '\u202e', '\u200b', '\u0000')
  fc.assert(
    fc.property(evil, (character) => {
      const text = renderTerminal(everyTextWith(EXPLAINED, character), VERBOSE)
      expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
      // Statements and plans, which only a verbose text has, may have lines of their own.
      expect(lines(everyTextWith(EXPLAINED, character))).toHaveLength(lines(everyTextWith(EXPLAINED, 'x')).length)
    }),
  )
})

const WARNING = { code: 'a', message: 'a' }

/** The result with a string at the end of every text in it, and one more warning. */
function everyTextWith(value: Result, added: string): Result {
  const warned = { ...value, warnings: [...value.warnings, WARNING] }
  return JSON.parse(JSON.stringify(warned), (key, each) =>
    typeof each === 'string' && !['revision', 'role', 'rule', 'verdict', 'scope', 'label', 'kind'].includes(key)
      ? each + added
      : each,
  ) as Result
}
