/** Recordings of slowdowns that are there: how large they are, how much starts differ, and the noise that is left. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { interval, randomEffects } from '../../../src/core/stats/random-effects.ts'
import { isSample, pooledHuber } from '../../../src/core/stats/robust.ts'
import { at } from '../../../src/core/stats/vectors.ts'
import type { Recording } from '../../fakes/recordings.ts'

export const SLOWDOWNS = join(import.meta.dirname, '../../fixtures/slowdowns')

/** Turns of servers that were started together, in whole blocks. */
export interface RecordedStart {
  /** Median ln of the transactions per second of each arm. */
  readonly levels: readonly number[]
  /** Arm of each turn, in the order of time. */
  readonly order: readonly number[]
  /** Of each turn, by how far ln of its transactions per second was from its arm's level. */
  readonly residuals: readonly number[]
}

/** The control, its twin, and servers that are slower, in turns. Made by `npm run bench record-slowdowns`. */
export interface SlowdownRecording {
  readonly name: string
  /** From turn to turn. */
  readonly turnSeconds: number
  /** Control and twin first. */
  readonly arms: readonly string[]
  /** At least two. */
  readonly starts: readonly RecordedStart[]
}

export interface Slowdown {
  readonly arm: string
  /** ln of its QPS ratio to control and twin, over all starts, with its 95 % interval. */
  readonly effect: number
  readonly low: number
  readonly high: number
}

/** What replays need of a recording. */
export interface AnalysedRecording {
  readonly name: string
  readonly slowdowns: readonly Slowdown[]
  /** Standard deviation of ln QPS from start to start of one server. */
  readonly startSpread: number
  /** All starts one after the other: what is left of ln QPS when arms, and what a start moved of each, are taken off. */
  readonly noise: Recording
}

const CONTROL = 0
const TWIN = 1
/** Starts' worth of variance in the ratio of an arm to the mean of two. */
const STARTS_PER_RATIO = 1.5

export function slowdownRecordings(): SlowdownRecording[] {
  if (!existsSync(SLOWDOWNS)) return []
  const names = readdirSync(SLOWDOWNS).filter((name) => name.endsWith('.json'))
  return names.sort().map((name) => JSON.parse(readFileSync(join(SLOWDOWNS, name), 'utf8')) as SlowdownRecording)
}

export function analyse(recording: SlowdownRecording): AnalysedRecording {
  const { name, turnSeconds, arms, starts } = recording
  const slower = arms.map((arm, index) => ({ arm, trials: trialsOf(starts, index) })).slice(TWIN + 1)
  const slowdowns = slower.map(({ arm, trials: { estimates, df } }) => {
    const effect = randomEffects(estimates, df, STARTS_PER_RATIO)
    return { arm, effect: effect.mean, ...interval(effect, 0.95) }
  })
  const spreads = slower.map(({ trials }) => betweenStarts(trials.estimates) / STARTS_PER_RATIO)
  const startSpread = Math.sqrt(Math.max(0, mean(spreads)))
  return { name, slowdowns, startSpread, noise: { name, turnSeconds, residuals: noiseOf(starts) } }
}

/** An arm's ln ratio to control and twin in each start. */
function trialsOf(starts: readonly RecordedStart[], arm: number) {
  const samples = starts.map((start) => blockRatios(start, arm)).filter((sample) => isSample(sample))
  const { fits, variance, df } = pooledHuber(samples)
  return { estimates: fits.map((fit) => ({ mean: fit.mean, variance: variance / fit.count })), df }
}

function blockRatios({ levels, order, residuals }: RecordedStart, arm: number): number[] {
  const arms = levels.length
  return Array.from({ length: order.length / arms }, (_, block) => {
    const rates = new Array<number>(arms)
    for (let turn = block * arms; turn < (block + 1) * arms; turn++)
      rates[at(order, turn)] = at(levels, at(order, turn)) + at(residuals, turn)
    return at(rates, arm) - (at(rates, CONTROL) + at(rates, TWIN)) / 2
  })
}

/** DerSimonian and Laird's moment, not cut off at nought, so that its mean over arms is not biased. */
function betweenStarts(estimates: readonly { readonly mean: number; readonly variance: number }[]): number {
  const center = mean(estimates.map((estimate) => estimate.mean))
  const squares = estimates.reduce((sum, estimate) => sum + (estimate.mean - center) ** 2, 0)
  return squares / (estimates.length - 1) - mean(estimates.map(({ variance }) => variance))
}

/** Residuals of the turns, and how much faster or slower the machine was as a whole while those servers ran. */
function noiseOf(starts: readonly RecordedStart[]): number[] {
  const usual = mean(starts.flatMap(({ levels }) => levels))
  return starts.flatMap(({ levels, residuals }) => {
    const moved = mean(levels) - usual
    return residuals.map((residual) => residual + moved)
  })
}

/** The arm that stands for a nominal size: the nearest by ratio, none beyond the middle between two sizes. */
export function slowdownOfSize(slowdowns: readonly Slowdown[], size: number, sizes: readonly number[]) {
  const away = (effect: number, from: number) => Math.abs(Math.log(Math.max(1e-9, -Math.expm1(effect)) / from))
  const own = slowdowns.filter(({ effect }) => {
    const nearest = sizes.reduce((best, one) => (away(effect, one) < away(effect, best) ? one : best))
    return nearest === size && away(effect, size) < Math.log(MOST_AWAY)
  })
  return own.sort((left, right) => away(left.effect, size) - away(right.effect, size))[0]
}

/** Half of the greatest step between two sizes, as a factor. */
const MOST_AWAY = Math.SQRT2

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
