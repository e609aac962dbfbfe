/** Prepares recordings for simulations, and plays them: the noise of blocks is separated from the effects of starts. */
import type { BlockWork } from '../../src/core/measurement/blocks.ts'
import { type Random, shuffle } from '../../src/core/plan/random.ts'
import { at, sum } from '../../src/core/stats/vectors.ts'
import type { RecordedWork, Recording } from './recordings.ts'

/** By how much a start moves ln of the rates by time served and by CPU time. */
export interface StartMove {
  readonly byTime: number
  readonly byCpu: number
}

const MICROS = 1e-6
/** Number of windows into which a start is split, to estimate how precise its level is. */
const WINDOWS = 20

export interface Analysed {
  readonly recording: Recording
  /** For each start and arm, how far its ln rates are from the mean over the arms, including noise. */
  readonly levels: readonly (readonly StartMove[])[]
  /** The effect of each start of a server, without noise. */
  readonly moves: readonly StartMove[]
  /** Standard deviation of the moves by the rate that is compared. */
  readonly startSd: number
  /** Standard deviation of the noise of turns in a level, by the same rate. */
  readonly noiseSd: number
  /** For each block of all starts, ln of the rate by time of all arms together, without the effects of the starts. */
  readonly machine: readonly number[]
}

export function analyse(recording: Recording): Analysed {
  const levels = recording.starts.map((start) => {
    const own = (start[0] ?? []).map((_, arm) => {
      const work = joined(start.map((block) => at(block, arm)))
      return { byTime: rateByTime(work), byCpu: rateByCpu(work) }
    })
    const center = { byTime: mean(own.map(({ byTime }) => byTime)), byCpu: mean(own.map(({ byCpu }) => byCpu)) }
    return own.map(({ byTime, byCpu }) => ({ byTime: byTime - center.byTime, byCpu: byCpu - center.byCpu }))
  })
  const arms = levels[0]?.length ?? 0
  const scaleOf = (pick: (move: StartMove) => number, rateOf: RateOf) => {
    const variance = mean(levels.map((own) => sum(own.map((move) => pick(move) ** 2)) / (arms - 1)))
    const noise = mean(recording.starts.map((start, nth) => levelNoise(start, at(levels, nth).map(pick), rateOf)))
    // The mean of the arms, which was subtracted, contains a part of their variance.
    const share = Math.sqrt(Math.max(0, 1 - noise / variance) * (arms / (arms - 1)))
    return { share, sd: Math.sqrt(Math.max(0, variance - noise)), noiseSd: Math.sqrt(noise) }
  }
  const [time, cpu] = [scaleOf(({ byTime }) => byTime, rateByTime), scaleOf(({ byCpu }) => byCpu, rateByCpu)]
  const moves = levels.flat().map(({ byTime, byCpu }) => ({ byTime: time.share * byTime, byCpu: cpu.share * byCpu }))
  const machine = recording.starts.flatMap((start, nth) =>
    start.map((block) => {
      const done = sum(block.map(([transactions], arm) => transactions * Math.exp(-at(at(levels, nth), arm).byTime)))
      return Math.log(Math.max(0.5, done) / sum(block.map(([, served]) => served)))
    }),
  )
  const { sd: startSd, noiseSd } = recording.computes ? cpu : time
  return { recording, levels, moves, startSd, noiseSd, machine }
}

type RateOf = (work: RecordedWork) => number

const rateByTime: RateOf = ([transactions, served]) => Math.log(Math.max(0.5, transactions) / served)
const rateByCpu: RateOf = ([transactions, , cpu]) => Math.log(Math.max(0.5, transactions) / Math.max(1, cpu))

/** Squared standard error of an arm's level, from the differences of neighbouring windows. */
function levelNoise(start: Recording['starts'][number], levels: readonly number[], rateOf: RateOf): number {
  const windows = Math.min(start.length, WINDOWS)
  const rates = Array.from({ length: windows }, (_, nth) => {
    const own = start.slice(
      Math.round((nth * start.length) / windows),
      Math.round(((nth + 1) * start.length) / windows),
    )
    const all = levels.map((level, arm) => rateOf(joined(own.map((block) => at(block, arm)))) - level)
    return all.map((rate) => rate - mean(all))
  })
  const squares = rates.map((own) => sum(own.map((rate) => rate ** 2)) / (levels.length - 1))
  return sum(squares) / (windows - 1) / windows
}

interface PlayedArm {
  readonly start: StartMove
  /** ln of the arm's speed relative to the control's. */
  readonly effect: number
  /** Whether a slower arm waits longer, and takes no more CPU time; default: no. */
  readonly waits?: boolean
}

/**
 * Plays a recording's blocks for the arms of a cell. It begins at any block, and after the last block of a recorded
 * start, it goes on with any other start.
 */
export class Playback {
  readonly #analysed: Analysed
  readonly #random: Random
  #start = 0
  #block = 0
  /** The recorded arm that plays each arm. */
  #columns: readonly number[] = []

  constructor(analysed: Analysed, random: Random) {
    this.#analysed = analysed
    this.#random = random
    this.#jump()
    this.#block = Math.floor(random() * this.#length)
  }

  /** The arms' work in the next block, changed by each arm's start and effect. */
  next(arms: readonly PlayedArm[]): BlockWork[] {
    if (this.#block >= this.#length) {
      this.#jump()
      this.#block = 0
    }
    const { recording, levels } = this.#analysed
    const works = at(at(recording.starts, this.#start), this.#block++)
    if (arms.length > works.length) throw new RangeError(`recorded were ${works.length} arms, not ${arms.length}`)
    return arms.map(({ start, effect, waits = false }, nth) => {
      const column = at(this.#columns, nth)
      const [transactions, served, cpu] = at(works, column)
      const level = at(at(levels, this.#start), column)
      const [byTime, byCpu] = [start.byTime - level.byTime, start.byCpu - level.byCpu]
      return {
        seconds: served * MICROS,
        transactions: transactions * Math.exp(byTime + effect),
        cpuSeconds: cpu * MICROS * Math.exp(byTime - byCpu + (waits ? effect : 0)),
        ...(recording.computes ? { computes: true as const } : {}),
      }
    })
  }

  get #length(): number {
    return at(this.#analysed.recording.starts, this.#start).length
  }

  #jump(): void {
    const { starts } = this.#analysed.recording
    this.#start = Math.floor(this.#random() * starts.length)
    this.#columns = shuffle([...(starts[0]?.[0] ?? []).keys()], this.#random)
  }
}

function joined(works: readonly RecordedWork[]): RecordedWork {
  return [sum(works.map(([done]) => done)), sum(works.map(([, served]) => served)), sum(works.map(([, , cpu]) => cpu))]
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length
}
