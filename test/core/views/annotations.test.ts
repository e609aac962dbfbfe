import { describe, expect, it } from 'vitest'
import { findingsOf } from '../../../src/core/views/annotations.ts'
import { cause, causeSetting, explanation, resultComparison, resultCovered } from '../../builders.ts'
import { sweepOf } from '../../sweep-result.ts'

const { scenario } = resultComparison({})
const at = (line: number) => ({ file: 'my.cnf', line })
const written = (value: string, line: number) => ({ value, ...at(line) })
const SETTINGS = [
  { scenario, kind: 'option', name: 'a', before: written('1', 3), after: written('2', 3) },
  { scenario, kind: 'option', name: 'b', before: null, after: written('ON', 5) },
] as const
const RED = { verdict: 'regressed', comparisons: [resultComparison({ rule: 'base', reference: scenario })] } as const
const ALIKE = { coverage: [resultCovered({ scenario, name: 'b', ...at(5), status: 'no-difference' })] }

function titles(overrides: Parameters<typeof sweepOf>[3]) {
  return findingsOf(sweepOf([], [], [], { ...RED, settings: SETTINGS, ...overrides })).map(
    ({ line, title }) => `${line}: ${title}`,
  )
}

describe('a changed line whose value is the same on both servers', () => {
  it('is annotated as no difference, not as slower', () => {
    expect(titles(ALIKE)).toEqual(['3: qpsgate: slower', '5: qpsgate: no difference'])
  })

  it.each(['inconclusive', 'not measured'] as const)(
    'is not annotated as a possible cause, even if the search for causes is %s',
    (verdict) => {
      const open = (name: string, line: number) =>
        cause({ settings: [causeSetting({ name, place: at(line) })], verdict, change: null, low: null, high: null })
      const causes = [open('a', 3), open('b', 5)]
      const about = { causes, explanation: explanation({ rule: 'base', scenario, reference: scenario }) }
      expect(titles(about)).toEqual(['3: qpsgate: may be to blame', '5: qpsgate: may be to blame'])
      expect(titles({ ...about, ...ALIKE })).toEqual(['3: qpsgate: may be to blame', '5: qpsgate: no difference'])
    },
  )
})

describe('a changed line for which the search for causes is inconclusive', () => {
  const open = (name: string, line: number) =>
    cause({ settings: [causeSetting({ name, place: at(line) })], verdict: 'inconclusive' })
  const about = explanation({ rule: 'base', scenario, reference: scenario })
  const { workload, threads } = about
  const usedIn = (name: string, line: number, ...cells: { workload: string; threads: number }[]) =>
    resultCovered({ scenario, name, ...at(line), cells })
  const found = (...coverage: ReturnType<typeof usedIn>[]) =>
    findingsOf(
      sweepOf([], [], [], {
        ...RED,
        settings: SETTINGS,
        causes: [open('a', 3), open('b', 5)],
        explanation: about,
        coverage,
      }),
    )

  it('is annotated as a possible cause if the load uses it, and the annotation names the load', () => {
    const suspects = found(usedIn('a', 3, { workload, threads }), usedIn('b', 5, { workload: 'sort', threads }))
    expect(suspects).toMatchObject([{ line: 3, message: expect.stringContaining(`inconclusive in ${workload} at`) }])
  })

  it('is annotated as a possible cause like all other lines if no load is known to use any of them', () => {
    expect(found(usedIn('a', 3), usedIn('b', 5))).toHaveLength(2)
    expect(found()).toHaveLength(2)
  })
})
