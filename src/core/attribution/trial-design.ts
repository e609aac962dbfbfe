/**
 * Which lines the servers of the next trial have: random halves of the units and their complements, the candidate that tells
 * most of the costs that are still open. With two lines these are all four combinations.
 */
import type { Random } from '../plan/random.ts'
import { shuffled } from '../plan/random.ts'
import { inverse } from '../stats/matrices.ts'
import { at, sum } from '../stats/vectors.ts'
import {
  type CostModel,
  centred,
  columnsOf,
  type KnownLines,
  type Lines,
  priorInformation,
  type Unit,
} from './cost-model.ts'

/** Candidates among which the best is chosen; a hundred more lessen no variance by a twentieth. */
const CANDIDATES = 60
/** Chance that a half is completed by the lines that its own need, without which these have no effect. */
const COMPLETED = 0.5

export interface DesignRequest {
  readonly units: readonly Unit[]
  readonly pairs: CostModel['pairs']
  readonly needs: KnownLines['needs']
  /** Servers of earlier trials. */
  readonly earlier: readonly (readonly Lines[])[]
  /** Indices of the columns that are still open. */
  readonly open: readonly number[]
  /** Servers in a trial, at least two. */
  readonly servers: number
  /** Sets of lines with which no server starts, unless it has all lines. */
  readonly failing: readonly Unit[]
}

/** @returns the lines of each server, all of them different */
export function designTrial(request: DesignRequest, random: Random): readonly Lines[] {
  const { units, pairs, needs, earlier, open } = request
  const size = units.length + pairs.length
  const known = priorInformation(units.length, size)
  for (const trial of earlier) addRows(known, centred(trial.map((on) => columnsOf(units, pairs, on, needs))))
  let best: readonly Lines[] = []
  let least = Number.POSITIVE_INFINITY
  for (let nth = 0; nth < CANDIDATES; nth++) {
    const candidate = drawServers(request, random)
    if (candidate.length < 2) continue
    const information = known.map((row) => [...row])
    addRows(information, centred(candidate.map((on) => columnsOf(units, pairs, on, needs))))
    const covariance = inverse(information)
    const variance = sum(open.map((column) => at(at(covariance, column), column)))
    if (variance >= least) continue
    best = candidate
    least = variance
  }
  return best
}

/** As precise as a server's rate usually is: only the order of candidates follows from it. */
const USUAL_PRECISION = 1 / 0.01 ** 2

function addRows(information: number[][], rows: readonly (readonly number[])[]): void {
  for (const row of rows)
    for (const [left, value] of row.entries())
      for (const [right, other] of row.entries())
        at(information, left)[right] = at(at(information, left), right) + USUAL_PRECISION * value * other
}

function drawServers({ units, needs, servers, failing }: DesignRequest, random: Random): Lines[] {
  const all = needs.map(() => true)
  const drawn = new Map<string, Lines>()
  const add = (chosen: readonly Unit[]) => {
    const on = linesOf(chosen, needs, random() < COMPLETED)
    const isFailing = failing.some((lines) => lines.every((line) => on[line])) && on.includes(false)
    const allowed = isFailing ? all : on
    drawn.set(allowed.join(), allowed)
  }
  for (let tries = 0; drawn.size < servers && tries < 4 * servers; tries++) {
    const order = shuffled(units, random)
    // Mostly halves; also few against many, and all against none.
    const many = random() < 0.7 ? Math.round(units.length / 2) : Math.floor(random() * (units.length + 1))
    add(order.slice(0, many))
    if (drawn.size < servers) add(order.slice(many))
  }
  return [...drawn.values()]
}

function linesOf(chosen: readonly Unit[], needs: KnownLines['needs'], isCompleted: boolean): Lines {
  const on = needs.map(() => false)
  for (const unit of chosen)
    for (const line of unit) {
      on[line] = true
      if (isCompleted) for (const needed of at(needs, line)) on[needed] = true
    }
  return on
}
