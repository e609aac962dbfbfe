import { expect, it } from 'vitest'
import { findingsOf } from '../../../src/core/views/annotations.ts'
import { resultComparison, resultScenario } from '../../builders.ts'
import { sweepOf } from '../../sweep-result.ts'

it('what only history shows is a warning, where that does not fail the run', () => {
  const history = { branch: 'main', mode: 'warn', runs: 12, runSd: null, isUnknown: false } as const
  const scenarios = [resultScenario({ name: 'on', place: { file: 'perf/suite.yml', line: 12 } })]
  const comparisons = [resultComparison({ rule: 'history' })]
  const levels = (mode: 'warn' | 'fail') =>
    findingsOf(sweepOf([], [], [], { comparisons, scenarios, history: { ...history, mode } })).map(({ level }) => level)
  expect([levels('warn'), levels('fail')]).toEqual([['warning'], ['error']])
})
