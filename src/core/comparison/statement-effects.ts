/**
 * Effect of a change on each statement of a user's own workload: how much longer or shorter it takes. This explains a
 * change of QPS; no verdict depends on it.
 */
import { z } from 'zod'
import { type Block, type MeasuredBlocks, sumTotals } from '../measurement/blocks.ts'
import { findDisturbance } from '../measurement/disturbance.ts'
import type { Effect } from '../stats/random-effects.ts'
import { sum } from '../stats/vectors.ts'
import { numbersOf } from './block-ratios.ts'
import { type ComparisonArm, type ComparisonName, type ComparisonPlan, nameKey, relativeChange } from './comparison.ts'
import { type Contrast, contrastName, contrastsOf, estimateEffects } from './estimate.ts'
import { blocksOfStatement } from './statement-blocks.ts'

/**
 * Chance that a run calls any statement slower or faster although none is. It is as small as the chance of a false
 * verdict, because people investigate a statement that a report names.
 */
export const FALSE_STATEMENT = 0.01
/**
 * Smallest change at which a statement is called slower. Starts alone move a statement's time by up to a few per cent,
 * and a smaller change moves QPS by at most 1% if the statement takes a fifth of the time.
 */
export const LEAST_STATEMENT_CHANGE = 0.05

/** Half width of an interval, as ln of time, at which a change of 30% is nearly always found. */
const WANTED_PRECISION = 0.15
/**
 * Share of the time below which no run waits for a precise interval of a statement, because rare statements would make
 * every run long.
 */
const LEAST_AWAITED_SHARE = 0.05

const figure = z.number().nullable()

const sideSchema = z.object({
  /** Mean time of an execution; null if none ended. */
  milliseconds: figure,
  /** Share of the time of all transactions, 0 to 1. */
  share: z.number(),
  executions: z.int(),
  /** Share of the executions that the server refused, 0 to 1. */
  failed: z.number(),
})

export const statementSchema = z.object({
  name: z.string(),
  /** Text with `?` for parameters; missing if only the statement's name is known. */
  sql: z.string().optional(),
  /** Change of the mean time of an execution: 0.3 is 30% longer; null if unknown. */
  change: figure,
  /**
   * Bounds of the change. In 99 of 100 runs the bounds of all statements hold at once, so that a report may pick out
   * any of them.
   */
  low: figure,
  high: figure,
  /** Figures of one side; null if its load has no statement of this name. */
  before: sideSchema.nullable(),
  now: sideSchema.nullable(),
  /**
   * Time that the statement's change adds to a transaction, as a share of the transaction's time before; null if
   * unknown.
   */
  explained: figure,
  verdict: z.enum(['slower', 'faster', 'no change', 'added', 'removed', 'too rare']),
  /** Execution plans as text; missing if they did not change. */
  plan: z.object({ before: z.string(), after: z.string() }).optional(),
})

export type StatementEffect = z.infer<typeof statementSchema>

/**
 * Effects on the statements of each comparison whose arms counted statements. The intervals of all statements hold at
 * once, because they share the permitted error.
 */
export function statementEffects(plan: ComparisonPlan, measured: MeasuredBlocks) {
  const { isDropped } = findDisturbance(measured.cells)
  const isCompared = (block: Block) => !isDropped(block)
  const counted = contrastsOf(plan)
    .filter(({ arms, references, cell }) =>
      numbersOf(measured, [...arms, ...references]).some((arm) => measured.statementsIn(cell, arm).length > 0),
    )
    .map((contrast) => ({ contrast, ...sidesOf(contrast, measured) }))
    .filter(({ before, now }) => before.statements.size + now.statements.size > 0)
  const names = new Set(counted.flatMap(({ before, now }) => [...now.statements.keys(), ...before.statements.keys()]))
  const effects = new Map(
    [...names].flatMap((name) => {
      const contrasts = counted
        .filter(({ before, now }) => before.statements.has(name) && now.statements.has(name))
        .map(({ contrast }) => contrast)
      const compared = { measured: blocksOfStatement(measured, isCompared, name), isCompared: () => true }
      return estimateEffects(contrasts, compared, plan).map(
        (comparison) => [keyIn(comparison, name), comparison.effect] as const,
      )
    }),
  )
  // Other shards have as many statements, which share the permitted error.
  const confidence = 1 - FALSE_STATEMENT / (Math.max(1, effects.size) * (plan.shard?.of ?? 1))
  return counted.map(({ contrast, before, now }) => {
    const comparison = contrastName(contrast)
    const loadNames = new Set([...now.statements.keys(), ...before.statements.keys()])
    const effectOf = (name: string) => effects.get(keyIn(comparison, name))
    return {
      ...comparison,
      statements: [...loadNames].map((name) => statementEffect(name, { before, now }, effectOf(name), confidence)),
    }
  })
}

/**
 * Comparisons for which a run goes on measuring, because a statement that takes much of the time has an interval too
 * wide to show a change of 30%.
 */
export function vagueStatements(plan: ComparisonPlan, measured: MeasuredBlocks): readonly ComparisonName[] {
  return statementEffects(plan, measured).filter(({ statements }) => statements.some(isVague))
}

function isVague({ before, now, low, high }: StatementEffect): boolean {
  if (before === null || now === null || before.executions === 0 || now.executions === 0) return false
  if (Math.max(before.share, now.share) < LEAST_AWAITED_SHARE) return false
  return low === null || high === null || Math.log((1 + high) / (1 + low)) / 2 > WANTED_PRECISION
}

function keyIn(comparison: ComparisonName, name: string): string {
  return JSON.stringify([nameKey(comparison), name])
}

type StatementSide = ReturnType<typeof sidesOf>['now']

function sidesOf({ arms, references, cell }: Contrast, measured: MeasuredBlocks) {
  const sideOf = (side: readonly ComparisonArm[]) => {
    const numbers = numbersOf(measured, side)
    const works = measured.blocksIn(cell).flatMap((block) => numbers.flatMap((number) => block.works[number] ?? []))
    const totals = numbers.flatMap((number) => measured.statementsIn(cell, number))
    return {
      threads: cell.threads,
      seconds: sum(works.map(({ seconds }) => seconds)),
      transactions: sum(works.map(({ transactions }) => transactions)),
      statements: new Map([...Map.groupBy(totals, ({ name }) => name)].map(([name, all]) => [name, sumTotals(all)])),
    }
  }
  return { before: sideOf(references), now: sideOf(arms) }
}

/** @param effect on ln of executions per second of time spent in them, whose sign is the reverse of a change of time */
function statementEffect(
  name: string,
  { before, now }: Record<'before' | 'now', StatementSide>,
  effect: Effect | undefined,
  confidence: number,
): StatementEffect {
  const sides = { before: sideIn(before, name), now: sideIn(now, name) }
  const figures = effect === undefined ? UNKNOWN : relativeChange({ ...effect, mean: -effect.mean }, confidence)
  const { change, low, high } = figures
  return {
    ...{ name, change, low, high, ...sides },
    explained: explainedShare(sides, change, timeOf(now) / timeOf(before)),
    verdict: statementVerdict(sides, figures),
  }
}

const UNKNOWN = { change: null, low: null, high: null }

function sideIn({ statements, seconds, threads }: StatementSide, name: string): StatementEffect['now'] {
  const totals = statements.get(name)
  if (totals === undefined) return null
  const { executions, failed } = totals
  return {
    milliseconds: executions === 0 ? null : (1000 * threads * totals.seconds) / executions,
    // A statement is counted when it ends, possibly in an earlier block than its transaction, so its share could exceed
    // 1.
    share: seconds === 0 ? 0 : Math.min(1, totals.seconds / seconds),
    executions,
    failed: failed === 0 ? 0 : failed / (executions + failed),
  }
}

function timeOf({ seconds, transactions }: StatementSide): number {
  return seconds / transactions
}

type Pair = Pick<StatementEffect, 'before' | 'now'>

/** @param ratio time of a transaction now, divided by its time before */
function explainedShare({ before, now }: Pair, change: number | null, ratio: number): number | null {
  if (before === null) return now === null || !Number.isFinite(ratio) ? null : now.share * ratio
  if (now === null) return -before.share
  return change === null ? null : before.share * change
}

function statementVerdict(
  { before, now }: Pair,
  { change, low, high }: typeof UNKNOWN | ReturnType<typeof relativeChange>,
) {
  if (before === null) return 'added'
  if (now === null) return 'removed'
  if (change === null || low === null || high === null) return 'too rare'
  if (low > 0 && change >= LEAST_STATEMENT_CHANGE) return 'slower'
  // A speed-up counts from the same factor as a slowdown, so its limit is the inverse of 1 + LEAST_STATEMENT_CHANGE.
  return high < 0 && change <= 1 / (1 + LEAST_STATEMENT_CHANGE) - 1 ? 'faster' : 'no change'
}
