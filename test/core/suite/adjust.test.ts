import { describe, expect, it } from 'vitest'
import { type Adjustments, adjustSuite } from '../../../src/core/suite/adjust.ts'
import type { Suite } from '../../../src/core/suite/suite.ts'
import { scenario, suite, workload } from '../../builders.ts'

const FULL = suite({
  workloads: [workload('a'), workload('b'), workload('c')],
  scenarios: [scenario('off'), scenario('on'), scenario('all')],
})
const NOTHING: Adjustments = {
  budgetSeconds: undefined,
  tolerance: undefined,
  failOn: undefined,
  threads: undefined,
  workloads: undefined,
  scenarios: undefined,
  takesAnyScript: false,
}

function adjusted(changes: Partial<Adjustments>): Suite {
  const outcome = adjustSuite(FULL, { ...NOTHING, ...changes })
  if (outcome.kind !== 'ok') throw new RangeError('names that the suite has are wanted')
  return outcome.suite
}

function problemsOf(changes: Partial<Adjustments>) {
  const outcome = adjustSuite(FULL, { ...NOTHING, ...changes })
  return outcome.kind === 'ok' ? [] : outcome.problems
}

const namesOf = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name)

describe('an adjusted suite', () => {
  it('equals the suite if no flag is given', () => expect(adjusted({})).toEqual(FULL))

  it('has the given budget and threads', () => {
    expect(adjusted({ budgetSeconds: 5400, threads: [1, 8] })).toEqual({
      ...FULL,
      budgetSeconds: 5400,
      threads: [1, 8],
    })
  })

  it("has the given limits of costs, and the suite's limits of all other costs", () => {
    const limit = (share: number, from: string) => ({ share, from })
    const own = { ...FULL, gate: { ...FULL.gate, costs: { written: limit(0.2, 'suite'), p99: limit(0.25, 'suite') } } }
    expect(adjustSuite(own, { ...NOTHING, costs: { written: 0.1, cpu: 0.05 } })).toMatchObject({
      kind: 'ok',
      suite: {
        gate: {
          tolerance: FULL.gate.tolerance,
          costs: {
            written: limit(0.1, '--tolerance'),
            p99: limit(0.25, 'suite'),
            cpu: limit(0.05, '--tolerance'),
          },
        },
      },
    })
  })

  it('has the given tolerance everywhere, in place of the tolerances of scenarios and workloads', () => {
    const own = { ...FULL, gate: { ...FULL.gate, byScenario: { on: { base: 0.5 } }, byWorkload: { a: { base: 0.4 } } } }
    expect(adjustSuite(own, { ...NOTHING, tolerance: { control: 0.07, base: 0.07, baseline: 0.1 } })).toMatchObject({
      kind: 'ok',
      suite: {
        gate: {
          tolerance: { control: 0.07, base: 0.07, baseline: 0.1 },
          toleranceFrom: { control: '--tolerance', base: '--tolerance', baseline: '--tolerance' },
          byScenario: {},
          byWorkload: {},
          failOn: ['regressed', 'error'],
        },
      },
    })
  })

  it('keeps its tolerances if only fail-on is given', () => {
    expect(adjusted({ failOn: [] }).gate).toEqual({ ...FULL.gate, failOn: [] })
  })

  it("has the named workloads, in the suite's order", () => {
    expect(namesOf(adjusted({ workloads: ['c', 'a', 'c'] }).workloads)).toEqual(['a', 'c'])
  })

  it("accepts the name of a script for a workload, but prefers the suite's own", () => {
    const own = { ...FULL, workloads: [{ ...workload('oltp_read_only'), options: { 'point-selects': '1' } }] as const }
    const wanted = { ...NOTHING, workloads: ['oltp_update_index', 'oltp_read_only'], takesAnyScript: true }
    expect(adjustSuite(own, wanted)).toMatchObject({
      suite: { workloads: [own.workloads[0], { name: 'oltp_update_index', writes: true }] },
    })
  })

  it('keeps its own workloads if none is named', () => {
    expect(adjusted({ takesAnyScript: true })).toEqual(FULL)
  })

  it('has the named scenarios, and always the control', () => {
    expect(namesOf(adjusted({ scenarios: ['all'] }).scenarios)).toEqual(['off', 'all'])
    expect(namesOf(adjusted({ scenarios: ['off'] }).scenarios)).toEqual(['off'])
    expect(namesOf(adjusted({ scenarios: [] }).scenarios)).toEqual(['off'])
  })

  it.each([
    [{ workloads: ['x', 'a', 'y'] }, '--workloads: found x, y; allowed: a, b, c'],
    [{ workloads: ['oltp_read_only'] }, '--workloads: found oltp_read_only; allowed: a, b, c'],
    [{ workloads: [] }, '--workloads: found no name; allowed: a, b, c'],
    [{ scenarios: ['x'] }, '--scenarios: found x; allowed: off, on, all'],
    [{ scenarios: ['alll'] }, '--scenarios: found alll (did you mean all?); allowed: off, on, all'],
  ])('is refused with unknown names, or with no workload: %j', (changes, problem) =>
    expect(problemsOf(changes)).toEqual([problem]),
  )

  it('is refused with all wrong lists reported at once', () => {
    expect(problemsOf({ workloads: ['x'], scenarios: ['y'] })).toHaveLength(2)
  })
})
