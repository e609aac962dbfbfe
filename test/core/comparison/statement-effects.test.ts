import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare } from '../../../src/core/comparison/compare.ts'
import {
  FALSE_STATEMENT,
  LEAST_STATEMENT_CHANGE,
  type StatementEffect,
  statementEffects,
  vagueStatements,
} from '../../../src/core/comparison/statement-effects.ts'
import { MeasuredBlocks } from '../../../src/core/measurement/blocks.ts'
import type { RunLine, Slice } from '../../../src/core/measurement/measurement.ts'
import { isOfBase } from '../../../src/core/names.ts'
import { type Arm, type Plan, planOf } from '../../../src/core/plan/plan.ts'
import { seededRandom } from '../../../src/core/plan/random.ts'
import { cellTotals, normal, option, plan, probe, scenario, slice, suite } from '../../builders.ts'

/** Arms: control "off", its twin, "on", its copy. */
const PLAN = plan()
const BLOCKS = 40
const TRANSACTIONS = 100

/** An arm's executions of a statement in a block, and the milliseconds of each; undefined if its load has none. */
type Model = Readonly<
  Record<string, (arm: Arm, block: number) => readonly [executions: number, ms: number] | undefined>
>

interface Run {
  readonly planned?: Plan
  readonly trials?: number
  readonly noise?: number
  /** Executions that were refused, by statement. */
  readonly failed?: Readonly<Record<string, number>>
  /** Order of the arm's statements. */
  readonly order?: (arm: Arm, names: readonly string[]) => readonly string[]
}

/** Lines of a run in which a block's time is that of its statements and a millisecond a transaction besides. */
function linesOf(model: Model, { planned = PLAN, trials = 2, noise = 0, failed = {}, order }: Run = {}): RunLine[] {
  const random = seededRandom(1)
  return Array.from({ length: trials }, (_, nth) => nth + 1).flatMap((trial) =>
    planned.arms.flatMap((arm): RunLine[] => {
      const place = { trial, scenario: arm.scenario.name, revision: arm.revision }
      const own = Object.keys(model).filter((name) => model[name]?.(arm, 0) !== undefined)
      const names = order?.(arm, own) ?? own
      const slices = Array.from({ length: BLOCKS }, (_, block): Slice => {
        const statements = names.map((name) => {
          const [executions = 0, ms = 0] = model[name]?.(arm, block) ?? []
          return [executions, (executions * ms * Math.exp(noise * normal(random))) / 1000] as const
        })
        const seconds = statements.reduce((sum, [, own]) => sum + own, TRANSACTIONS / 1000)
        return slice({ ...place, block, at: block, transactions: TRANSACTIONS, seconds, statements })
      })
      const totals = names.map((name, nth) => ({
        name,
        executions: slices.reduce((sum, { statements }) => sum + (statements?.[nth]?.[0] ?? 0), 0),
        seconds: slices.reduce((sum, { statements }) => sum + (statements?.[nth]?.[1] ?? 0), 0),
        failed: failed[name] ?? 0,
      }))
      return [...slices, cellTotals({ ...place, transactions: BLOCKS * TRANSACTIONS, statements: totals })]
    }),
  )
}

function effectsIn(lines: readonly RunLine[], planned = PLAN): ReturnType<typeof statementEffects>[number] {
  const [found] = statementEffects(planned, new MeasuredBlocks(lines))
  if (found === undefined) throw new Error('no comparison has statements')
  return found
}

function effectOf(name: string, lines: readonly RunLine[], planned = PLAN): StatementEffect {
  const found = effectsIn(lines, planned).statements.find((one) => one.name === name)
  if (found === undefined) throw new Error(`no effect of ${name}`)
  return found
}

function isOn({ scenario: { name } }: Arm): boolean {
  return name === 'on'
}

/** A statement that takes so much longer with "on". */
function changedBy(ratio: number, executions = 100, ms = 1): Model[string] {
  return (arm) => [executions, isOn(arm) ? ms * ratio : ms]
}

describe('a statement', () => {
  it('that takes longer is called slower, with the change of its mean time and an interval around that change', () => {
    const lines = linesOf({ slow: changedBy(1.3), other: changedBy(1) }, { noise: 0.05 })
    const found = effectOf('slow', lines)
    expect(found.change).toBeCloseTo(0.3, 1)
    expect(found.low).toBeGreaterThan(0)
    expect(found.low).toBeLessThan(found.change ?? 0)
    expect(found.high).toBeGreaterThan(found.change ?? 0)
    expect(found.verdict).toBe('slower')
    expect(effectOf('other', lines)).toMatchObject({ verdict: 'no change' })
  })

  it('that takes longer explains a part of the change by its former share of the time', () => {
    const lines = linesOf({ slow: changedBy(1.5, 200), other: changedBy(1) })
    const slow = effectOf('slow', lines)
    // It takes 2 of a transaction's 4 ms, then 3 of 5.
    expect(slow.before?.share).toBeCloseTo(0.5)
    expect(slow.now?.share).toBeCloseTo(0.6)
    expect(slow.explained).toBeCloseTo(0.25)
    expect(effectOf('other', lines).explained).toBeCloseTo(0)
    const { comparisons } = compare(PLAN, new MeasuredBlocks(lines))
    expect(1 / (1 + (comparisons[0]?.change ?? 0)) - 1).toBeCloseTo(0.25)
  })

  it('has the mean time of an execution on both sides, and the number of executions', () => {
    const { before, now } = effectOf('slow', linesOf({ slow: changedBy(2, 10, 3) }))
    // Four threads wait at once.
    expect(before?.milliseconds).toBeCloseTo(12)
    expect(now?.milliseconds).toBeCloseTo(24)
    // Two servers of each side, in two trials.
    expect(before?.executions).toBe(2 * 2 * BLOCKS * 10)
  })

  it.each([
    [LEAST_STATEMENT_CHANGE + 0.001, 'slower'],
    [LEAST_STATEMENT_CHANGE - 0.001, 'no change'],
    [1 / (1 + LEAST_STATEMENT_CHANGE) - 1 - 0.001, 'faster'],
    [1 / (1 + LEAST_STATEMENT_CHANGE) - 1 + 0.001, 'no change'],
  ])('whose time changes by %d is called %s, even with a narrow interval', (change, verdict) => {
    const planned = { ...PLAN, startSpread: { sd: 1e-6, df: 200 } }
    expect(effectOf('one', linesOf({ one: changedBy(1 + change) }, { planned }), planned).verdict).toBe(verdict)
  })

  it('that takes longer is not called slower if its interval includes no change', () => {
    const planned = { ...PLAN, startSpread: { sd: 0.2, df: 3 } }
    const found = effectOf('one', linesOf({ one: changedBy(1.3) }, { planned, trials: 1 }), planned)
    expect(found.change).toBeCloseTo(0.3)
    expect(found.low).toBeLessThan(0)
    expect(found.verdict).toBe('no change')
  })

  it('has a wider interval the more statements there are', () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, nth) => [`other ${nth}`, changedBy(1)]))
    const width = ({ low, high }: StatementEffect) => (high ?? 0) - (low ?? 0)
    const alone = effectOf('one', linesOf({ one: changedBy(1.3) }))
    const among = effectOf('one', linesOf({ one: changedBy(1.3), ...many }))
    expect(width(among)).toBeGreaterThan(1.3 * width(alone))
    expect(FALSE_STATEMENT).toBeLessThanOrEqual(0.01)
  })
})

describe('statements of two loads', () => {
  const [off, on] = [scenario('off'), scenario('on')]
  const planned = planOf(suite({ scenarios: [off, on] }), 1)

  it('are matched by their names, in any order', () => {
    const lines = linesOf(
      { first: changedBy(1.4), second: changedBy(1), third: changedBy(0.5) },
      { planned, order: (arm, names) => (isOn(arm) ? names.toReversed() : names) },
    )
    const found = effectsIn(lines, planned).statements
    expect(found.map(({ name }) => name)).toEqual(['third', 'second', 'first'])
    expect(found.map(({ change }) => change)).toEqual([-0.5, 0, 0.4].map((change) => expect.closeTo(change, 3)))
    expect(found.map(({ verdict }) => verdict)).toEqual(['faster', 'no change', 'slower'])
  })

  it('are reported as added or removed, without a change, if only one side has them', () => {
    const lines = linesOf(
      {
        both: changedBy(1),
        gone: (arm) => (isOn(arm) ? undefined : [100, 1]),
        new: (arm) => (isOn(arm) ? [300, 1] : undefined),
      },
      { planned },
    )
    const { statements } = effectsIn(lines, planned)
    expect(statements.map(({ name, verdict }) => [name, verdict])).toEqual([
      ['both', 'no change'],
      ['new', 'added'],
      ['gone', 'removed'],
    ])
    const [, added, removed] = statements
    expect(added).toMatchObject({ before: null, change: null, low: null, high: null })
    expect(removed).toMatchObject({ now: null, change: null })
    // A transaction took 3 ms: one of them was that of the statement that is gone, three are added.
    expect(removed?.explained).toBeCloseTo(-1 / 3)
    expect(added?.explained).toBeCloseTo(1)
  })
})

describe('a statement that is rare', () => {
  it('is compared by windows in which each arm executed it', () => {
    const rare: Model[string] = (arm, block) => [block % 2, isOn(arm) ? 1.5 : 1]
    const found = effectOf('rare', linesOf({ rare, other: changedBy(1) }))
    expect(found.change).toBeCloseTo(0.5)
    expect(found.verdict).toBe('slower')
  })

  it('is called too rare if its executions are too few to show their noise', () => {
    const rare: Model[string] = (arm, block) => [block === 7 ? 1 : 0, isOn(arm) ? 1.5 : 1]
    expect(effectOf('rare', linesOf({ rare, other: changedBy(1) }))).toMatchObject({
      ...{ verdict: 'too rare', change: null, explained: null },
      before: { milliseconds: expect.closeTo(4), executions: 4 },
    })
  })
})

describe('a statement that the server refuses', () => {
  it('has the share of its executions that failed', () => {
    const lines = linesOf({ some: changedBy(1), all: () => [0, 0] }, { failed: { some: BLOCKS * 25, all: 7 } })
    expect(effectOf('some', lines).now?.failed).toBeCloseTo(0.2)
    expect(effectOf('all', lines)).toMatchObject({
      verdict: 'too rare',
      now: { milliseconds: null, share: 0, executions: 0, failed: 1 },
    })
  })

  it('in one scenario only does not change the comparisons of other scenarios', () => {
    const three = plan({ scenarios: [scenario('off'), scenario('on'), scenario('broken')] })
    const model: Model = { one: (arm) => (arm.scenario.name === 'broken' ? [0, 0] : [10, isOn(arm) ? 1.5 : 1]) }
    const found = statementEffects(three, new MeasuredBlocks(linesOf(model, { planned: three })))
    expect(found.map(({ scenario: name, statements }) => [name, statements[0]?.verdict])).toEqual([
      ['on', 'slower'],
      ['broken', 'too rare'],
    ])
  })
})

describe('the measurement of a comparison', () => {
  const isVague = (model: Model, run: Run) => vagueStatements(PLAN, new MeasuredBlocks(linesOf(model, run))).length > 0

  it('goes on for a statement that takes much of the time and has a wide interval', () => {
    expect(isVague({ one: changedBy(1) }, { noise: 1 })).toBe(true)
    expect(isVague({ one: changedBy(1) }, { noise: 0.05 })).toBe(false)
  })

  it.each([
    ['takes little of the time', { rare: changedBy(1, 2) }, {}],
    ['always fails', { broken: () => [0, 0] as const }, { failed: { broken: 7 } }],
    ['is new', { new: (arm: Arm) => (isOn(arm) ? ([100, 1] as const) : undefined) }, {}],
  ])('does not go on for a statement that %s', (_, model, run) =>
    expect(isVague(model, { ...run, noise: 1 })).toBe(false),
  )
})

describe('comparisons of statements', () => {
  it('are not made if no statements were counted', () => {
    const lines = linesOf({})
    expect(statementEffects(PLAN, new MeasuredBlocks(lines))).toEqual([])
    expect(statementEffects(PLAN, new MeasuredBlocks())).toEqual([])
  })

  it('are made with the base as well as with the control', () => {
    const changed = suite({ scenarios: [scenario('off'), scenario('on', { options: [option('autocommit', '0')] })] })
    const base = [scenario('off'), scenario('on')]
    const planned = planOf(changed, 1, { rules: ['control', 'base'], base })
    const lines = linesOf({ one: (arm) => [100, isOn(arm) && !isOfBase(arm) ? 1.4 : 1] }, { planned })
    const found = statementEffects(planned, new MeasuredBlocks(lines))
    const withBase = found.find(({ rule, scenario: name }) => rule === 'base' && name === 'on')
    expect(withBase?.statements[0]).toMatchObject({ verdict: 'slower', change: expect.closeTo(0.4) })
  })

  it('leave out disturbed blocks, as comparisons of QPS do', () => {
    // The probe between them sees that the machine is slow in the last fifth of the blocks, in which "on" has a slow
    // statement.
    const slow = 0.8 * BLOCKS
    const lines = linesOf({ one: (arm, block) => [100, isOn(arm) && block >= slow ? 3 : 1], two: changedBy(1) })
    const probes = [1, 2].flatMap((trial) =>
      Array.from({ length: BLOCKS }, (_, block) => probe({ trial, block, stolen: block >= slow ? 0.9 : 0 })),
    )
    expect(Math.abs(effectOf('one', [...lines, ...probes]).change ?? 1)).toBeLessThan(0.02)
  })
})

describe('comparisons of statements from arbitrary lines', () => {
  const executions = fc.constantFrom(0, 1, 7, 1000, Number.MAX_SAFE_INTEGER)
  const seconds = fc.constantFrom(0, 5e-324, 1e-9, 0.05, 1e9)
  const pairs = fc.array(fc.tuple(executions, seconds), { maxLength: 3 })
  const total = fc.record({ name: fc.constantFrom('a', 'b', 'c'), executions, seconds, failed: executions })

  it('have only finite figures, whatever figures the lines hold', () => {
    const arms = PLAN.arms.map(({ scenario: { name }, revision }) => ({ scenario: name, revision }))
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ arm: fc.nat(3), block: fc.nat(9), trial: fc.integer({ min: 1, max: 2 }), pairs, whole: seconds }),
        ),
        fc.array(fc.record({ arm: fc.nat(3), totals: fc.array(total, { maxLength: 3 }) })),
        (slices, cells) => {
          const lines = [
            ...slices.map(({ arm, block, trial, pairs: statements, whole }) =>
              slice({ ...arms[arm], block, trial, at: block, statements, seconds: Math.max(5e-324, whole) }),
            ),
            ...cells.map(({ arm, totals: statements }) => cellTotals({ ...arms[arm], statements })),
          ]
          const figures = statementEffects(PLAN, new MeasuredBlocks(lines)).flatMap(({ statements }) =>
            statements.flatMap(({ change, low, high, explained, before, now }) => [
              ...[change, low, high, explained],
              ...[before, now].flatMap((side) => (side === null ? [] : Object.values(side))),
            ]),
          )
          for (const figure of figures) expect(figure ?? 0).toSatisfy(Number.isFinite)
        },
      ),
    )
  })
})
