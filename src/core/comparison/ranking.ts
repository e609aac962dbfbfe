/** Order of the scenarios of one cell, and the certainty of that order: all pairs tested, the result as letters. */

import { z } from 'zod'
import type { MeasuredBlocks } from '../measurement/blocks.ts'
import { holm } from '../stats/multiplicity.ts'
import { combine, type Effect } from '../stats/random-effects.ts'
import { studentTCdf } from '../stats/special-functions.ts'
import { at, sum } from '../stats/vectors.ts'
import { comparePairs } from './compare.ts'
import { type ComparedPlan, cellKeyOf } from './comparison.ts'

/** Probability that any two equal scenarios are called different, over all pairs of the cell. */
const ALPHA = 0.05
/** Error of each of the two one-sided tests of equivalence (Schuirmann 1987). */
const EQUIVALENCE_ALPHA = 0.05
/** Scenarios that differ by less are equivalent when choosing between them. */
const DEFAULT_DELTA = 0.03

/** A log-ratio of two scenarios' QPS. */
export interface PairEffect {
  readonly mean: number
  readonly standardError: number
  readonly df: number
}

export interface RankingInput {
  /** Distinct names, at least one; their order has no influence. */
  readonly scenarios: readonly string[]
  /** The scenario that `change` is relative to; one of `scenarios`. */
  readonly control: string
  /** ln(QPS of the first / QPS of the second); asked once for every pair, in one direction. */
  readonly effect: (first: string, second: string) => PairEffect
  /** δ_rank, relative difference within which scenarios count as equivalent, 0 < δ < 1; default 3 %. */
  readonly delta?: number
}

export const rankingSchema = z.object({
  workload: z.string(),
  threads: z.int().positive(),
  /** Best first. Two scenarios share a letter exactly if they were not shown to differ; changes are from the control. */
  entries: z.array(z.object({ scenario: z.string(), letters: z.string(), change: z.number() })).readonly(),
  /** Relations between each entry and the next: shown different, shown equivalent, neither. */
  relations: z.array(z.enum(['>', '≈', '~'])).readonly(),
  /** "A (a) > B (b) ≈ C (b)". */
  text: z.string(),
})

export type CellRanking = z.infer<typeof rankingSchema>
export type ScenarioRanking = Omit<CellRanking, 'workload' | 'threads'>
type Relation = CellRanking['relations'][number]

/** Test results of the first of two scenarios against the second, both by index. */
type Tested = (first: number, second: number) => { readonly effect: PairEffect; readonly different: boolean }

/** Places of scenarios in the order, ascending, of which no two differ. */
type LetterColumn = readonly number[]

/**
 * Ranks scenarios by their mean log-ratio to all others. Pairs differ if Student's two-sided t-test, Holm-adjusted over
 * all pairs, is at most 5 %; neighbours are equivalent if two one-sided t-tests show |ln ratio| < −ln(1 − δ).
 */
export function rankScenarios(input: RankingInput): ScenarioRanking {
  // By code units, so that no locale has a say.
  const names = [...input.scenarios].sort()
  const indices = names.map((_, index) => index)
  const tested = testPairs(names, input.effect)
  const scores = indices.map((index) => sum(indices.map((other) => tested(index, other).effect.mean)))
  const order = indices.toSorted((a, b) => at(scores, b) - at(scores, a) || a - b)
  const letters = lettersOf(order, (a, b) => tested(a, b).different)
  const control = names.indexOf(input.control)
  const entries = order.map((index, place) => ({
    scenario: at(names, index),
    letters: at(letters, place),
    change: Math.expm1(tested(index, control).effect.mean),
  }))
  const limit = -Math.log1p(-(input.delta ?? DEFAULT_DELTA))
  const relations = order.slice(1).map((index, place) => relation(tested(at(order, place), index), limit))
  const text = entries.map(
    (one, place) => `${place === 0 ? '' : ` ${relations[place - 1]} `}${one.scenario} (${one.letters})`,
  )
  return { entries, relations, text: text.join('') }
}

function testPairs(names: readonly string[], effect: RankingInput['effect']): Tested {
  const pairs = names.flatMap((first, a) =>
    names.slice(a + 1).map((second, offset) => ({ a, b: a + 1 + offset, effect: effect(first, second) })),
  )
  const adjusted = holm(pairs.map((pair) => differenceP(pair.effect)))
  const key = (a: number, b: number) => a * names.length + b
  const results = new Map(
    pairs.flatMap((pair, index) => {
      const different = at(adjusted, index) <= ALPHA
      const reversed = { ...pair.effect, mean: -pair.effect.mean }
      return [
        [key(pair.a, pair.b), { effect: pair.effect, different }] as const,
        [key(pair.b, pair.a), { effect: reversed, different }] as const,
      ]
    }),
  )
  const itself = { effect: { mean: 0, standardError: 0, df: 1 }, different: false }
  return (a, b) => results.get(key(a, b)) ?? itself
}

/** Two-sided p of "no difference". */
function differenceP({ mean, standardError, df }: PairEffect): number {
  if (mean === 0) return 1
  return Math.min(1, 2 * studentTCdf(-Math.abs(mean) / standardError, df))
}

/** One-sided p of "the difference is at least `limit`", the larger of both sides. */
function equivalenceP({ mean, standardError, df }: PairEffect, limit: number): number {
  const room = limit - Math.abs(mean)
  return room > 0 ? studentTCdf(-room / standardError, df) : 1
}

function relation({ effect, different }: ReturnType<Tested>, limit: number): Relation {
  // A difference can be shown and still be small: then the letters differ, and so must the sign.
  if (different) return '>'
  return equivalenceP(effect, limit) <= EQUIVALENCE_ALPHA ? '≈' : '~'
}

/**
 * Letters by insert-and-absorb with sweep (Piepho 2004): columns of members of which no two differ, such that every
 * pair that does not differ is together in one. Their number can grow exponentially for arbitrary relations, but stays
 * near the number of scenarios for differences that follow an order.
 *
 * @param order indices, best first
 * @returns the letters of each place of `order`
 */
function lettersOf(order: readonly number[], differ: (a: number, b: number) => boolean): string[] {
  const places = order.map((_, place) => place)
  let columns: readonly LetterColumn[] = [places]
  for (const a of places) {
    for (const b of places.slice(a + 1)) {
      if (differ(at(order, a), at(order, b))) columns = absorb(insert(columns, a, b))
    }
  }
  const kept = sweep(columns).toSorted((x, y) => at(x, 0) - at(y, 0) || at(x, x.length - 1) - at(y, y.length - 1))
  const named = kept.map((column, index) => ({ members: new Set(column), letter: letter(index) }))
  return places.map((place) =>
    named
      .filter(({ members }) => members.has(place))
      .map((column) => column.letter)
      .join(''),
  )
}

/** Splits every column that holds both: once without the one, once without the other. */
function insert(columns: readonly LetterColumn[], a: number, b: number): LetterColumn[] {
  return columns.flatMap((column) =>
    column.includes(a) && column.includes(b)
      ? [column.filter((member) => member !== a), column.filter((member) => member !== b)]
      : [column],
  )
}

/** Drops every column that is part of another, and all but one of equal ones. */
function absorb(columns: readonly LetterColumn[]): LetterColumn[] {
  const sets = columns.map((column) => new Set(column))
  return columns.filter(
    (column, own) =>
      !sets.some(
        (other, index) =>
          index !== own &&
          (other.size > column.length || (other.size === column.length && index < own)) &&
          column.every((member) => other.has(member)),
      ),
  )
}

/** Drops columns whose members and pairs are all in other columns as well. */
function sweep(columns: readonly LetterColumn[]): readonly LetterColumn[] {
  let kept = columns
  for (const column of columns) {
    const others = kept.filter((other) => other !== column)
    const sets = others.map((other) => new Set(other))
    const together = (a: number, b: number) => sets.some((set) => set.has(a) && set.has(b))
    if (column.every((a) => column.every((b) => together(a, b)))) kept = others
  }
  return kept
}

/** a … z, A … Z, then a1, b1, … */
function letter(index: number): string {
  const place = index % 52
  const round = Math.floor(index / 52)
  const character = String.fromCharCode(place < 26 ? 97 + place : 65 + place - 26)
  return round === 0 ? character : `${character}${round}`
}

/**
 * Cells in which two scenarios or more were measured; unmeasured scenarios are left out. Two that were measured in
 * different groups, and so never in the same trial, are compared over the controls of their groups.
 */
export function rankCells(plan: ComparedPlan, measured: MeasuredBlocks): CellRanking[] {
  // Scenarios that are compared only with their base have no rivals.
  if (!plan.rules.includes('control')) return []
  const control = plan.arms[0].scenario.name
  const names = plan.arms.filter(({ revision }) => revision === 'head').map(({ scenario }) => scenario.name)
  const pairsIn = comparePairs(plan, measured)
  return plan.cells.flatMap((cell) => {
    const pair = pairsIn(cell)
    const scenarios = names.filter((name) => name === control || pair(name, control) !== undefined)
    if (scenarios.length < 2) return []
    const effect = (first: string, second: string) =>
      pair(first, second) ?? difference(pair(first, control), pair(second, control))
    return [{ ...cellKeyOf(cell), ...rankScenarios({ scenarios, control, effect }) }]
  })
}

/** Difference between two scenarios that were measured with different servers of the control. */
function difference(first: Effect | undefined, second: Effect | undefined): Effect {
  if (first === undefined || second === undefined) throw new RangeError('a ranked scenario has no effect')
  return combine(first.mean - second.mean, [
    { effect: first, slope: 1 },
    { effect: second, slope: 1 },
  ])
}
