import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cause, Explanation } from '../../../../src/core/attribution/attribution.ts'
import type { Result } from '../../../../src/core/result/result.ts'
import { markdownBlocks } from '../../../../src/core/views/markdown/markdown-parts.ts'
import { settingsSection } from '../../../../src/core/views/report/settings-section.ts'
import { cause, causeSetting, explanation, resultCovered } from '../../../builders.ts'
import { sweepOf } from '../../../sweep-result.ts'
import { tricky } from '../../wording/tricky-text.ts'

const SMALL = sweepOf(['off', 'on'], ['oltp_read_only'], [8])

function setting(overrides: Partial<Result['settings'][number]> = {}): Result['settings'][number] {
  return {
    scenario: 'my.cnf',
    kind: 'option',
    name: 'max-connections',
    before: { value: '400', file: 'my.cnf', line: 3 },
    after: { value: '500', file: 'my.cnf', line: 4 },
    ...overrides,
  }
}

function shownOf(shown: Partial<Result>): string {
  return markdownBlocks(settingsSection({ ...SMALL, ...shown }, []).flatMap(({ blocks }) => blocks))
}

const BASE = { rule: 'base', scenario: 'my.cnf', reference: 'my.cnf' } as const

function at(name: string, line: number, overrides: Partial<Cause['settings'][number]> = {}) {
  return causeSetting({ name, before: null, after: 'ON', place: { file: 'conf/my.cnf', line }, ...overrides })
}

/** Cells of the rows below the head. */
function rows(causes: readonly Cause[], about: Partial<Explanation> = {}, rest: Partial<Result> = {}): string[][] {
  const lines = shownOf({ causes, explanation: explanation(about), ...rest }).split('\n')
  return lines
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.slice(2, -2).split(' | '))
}

describe('the table of causes and changed settings', () => {
  const settings = [
    setting({ name: 'performance-schema-instrument %', after: { value: '%=ON', file: 'conf/my.cnf', line: 12 } }),
    setting({ name: 'old', before: { value: '7', file: 'conf/my.cnf', line: 33 }, after: null }),
  ]
  const part = cause({ settings: [at('instruments wait/%', 12)] })
  const gone = cause({ settings: [{ name: 'old', before: '7', after: null, place: null }] })
  const names = (...of: Parameters<typeof rows>) => rows(...of).map(([name]) => name?.replaceAll('*', '').split(' ')[0])

  it('does not list a setting again that a cause names, by its line or by its name', () => {
    expect(names([part, gone], BASE, { settings })).toEqual(['instruments', 'old'])
    expect(names([part], BASE, { settings })).toEqual(['instruments', 'old'])
    expect(rows([part], BASE, { settings })[1]?.slice(2)).toEqual(['–', '–'])
  })

  it('lists settings of another scenario, and all settings if the causes are of a comparison with the control', () => {
    const others = settings.map((each) => ({ ...each, scenario: 'other.cnf' }))
    expect(names([part, gone], BASE, { settings: [...settings, ...others] })).toHaveLength(4)
    expect(names([part, gone], { scenario: 'my.cnf' }, { settings })).toHaveLength(4)
  })

  it('leaves out settings that were not measured, unless they are to blame', () => {
    const coverage = [resultCovered({ name: 'a', status: 'not-measured' })]
    expect(rows([cause({ settings: [at('a', 3)], verdict: 'inconclusive' })], {}, { coverage })).toEqual([])
    expect(rows([cause({ settings: [at('a', 3)] })], {}, { coverage })).toHaveLength(1)
  })

  it('has the same number of columns whatever the names of its settings', () => {
    const cases = fc.record({ text: tricky, times: fc.integer({ min: 1, max: 200 }), many: fc.integer({ max: 60 }) })
    fc.assert(
      fc.property(cases, ({ text, times, many }) => {
        const name = text.repeat(times)
        const own = causeSetting({ name, before: name, after: name, place: { file: name, line: 1 } })
        const causes = Array.from({ length: Math.max(1, many) }, (_, index) =>
          cause({
            settings: Array.from({ length: 1 + (index % 5) }, () => own),
            ...KINDS[index % KINDS.length],
          }),
        )
        const shown = shownOf({ causes, explanation: explanation() })
        for (const line of shown.split('\n').filter((each) => each.startsWith('|'))) {
          expect(line.split('|')).toHaveLength(6)
        }
      }),
    )
  })
})

const KINDS = [
  { verdict: 'to blame', kind: 'either' },
  { verdict: 'innocent', kind: 'one' },
  { verdict: 'not measured', kind: 'one' },
  { verdict: 'inconclusive', kind: 'group' },
] as const
