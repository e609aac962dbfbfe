/**
 * False alarms and detection of every gate over every recording, by time, and the time that each needs for the same
 * errors.
 */
import type { Analysed } from '../../test/fakes/playback.ts'
import { GATES, type Gate, HOSTED_GATES, STUDIED_GATES, TUNED_GATES } from './gates.ts'
import { type OwnRun, quantile, replayOther, replayOwn } from './replay.ts'
import { mean } from './rules.ts'

/** Sizes of slowdowns, and our tolerance for finding them: half of it, at most 5%. */
export const SIZES = [0.02, 0.03, 0.05, 0.1, 0.2] as const
export const toleranceFor = (size: number): number => Math.min(0.05, size / 2)
/** Seconds of measuring for each comparison. */
export const TIMES = [2.5, 5, 10, 20, 40, 80, 160, 320, 640] as const

/** sysbench takes only whole seconds. */
const SHORTEST_RUN_SECONDS = 1

/** Starts are taken to differ by as much where less was recorded. */
const LEAST_START_SPREAD = 0.005

const OTHER_RUNS = 100
const OWN_UNCHANGED_RUNS = 12
const OWN_SLOWER_RUNS = 8

/** Compared errors: for unchanged pull requests at most, for slower ones at least. */
export const FALSE_ALARMS = 0.01
export const FOUND = 0.95

export type Kind = 'own' | 'published' | 'hosted' | 'studied' | 'tuned'

export interface Point {
  /** For each comparison, as given; those that end early used less. */
  readonly time: number
  readonly seconds: number
  readonly falseAlarms: number
  /** By size. */
  readonly found: readonly number[]
}

export interface Curve {
  readonly name: string
  readonly kind: Kind
  readonly points: readonly Point[]
  /** Seconds until both errors are as small as asked, by size; infinite where they never are. */
  readonly needed: readonly number[]
}

export interface OwnRuns {
  readonly tolerance: number
  readonly unchanged: readonly OwnRun[]
  /** By size; none if it is looked for with another tolerance. */
  readonly slower: readonly (readonly OwnRun[])[]
}

export interface Replayed {
  readonly name: string
  readonly own: readonly OwnRuns[]
  readonly curves: readonly Curve[]
}

export async function replayRecording(recorded: Analysed): Promise<Replayed> {
  const { name } = recorded.recording
  const noise = { recorded, startSpread: Math.max(recorded.startSd, LEAST_START_SPREAD) }
  const effects = SIZES.map((size) => Math.log1p(-size))
  const own: OwnRuns[] = []
  for (const tolerance of new Set(SIZES.map(toleranceFor))) {
    const slower: OwnRun[][] = []
    for (const [index, effect] of effects.entries()) {
      const isAsked = toleranceFor(SIZES[index] ?? 0) === tolerance
      slower.push(isAsked ? await ownRuns(noise, effect, tolerance, OWN_SLOWER_RUNS) : [])
    }
    own.push({ tolerance, unchanged: await ownRuns(noise, 0, tolerance, OWN_UNCHANGED_RUNS), slower })
    process.stderr.write(`${name}: our rule at ${100 * tolerance}%\n`)
  }
  const others = (gates: readonly Gate[], kind: Kind) =>
    gates.map((gate) => {
      const points = timesOf(gate).map((time): Point => {
        return { time, ...replayOther(gate, noise, { seconds: time, effects, runs: OTHER_RUNS }) }
      })
      process.stderr.write(`${name}: ${gate.name}\n`)
      return { name: gate.name, kind, points, needed: neededOf(points) }
    })
  const all = [
    ...others(GATES, 'published'),
    ...others(HOSTED_GATES, 'hosted'),
    ...others(STUDIED_GATES, 'studied'),
    ...others(TUNED_GATES, 'tuned'),
  ]
  return { name, own, curves: [ownCurve(own), ...all] }
}

/** The times that suffice for a gate's runs, from the least on. */
function timesOf({ sampling }: Gate): number[] {
  const least = Math.max(TIMES[0], sampling.runs * SHORTEST_RUN_SECONDS)
  return [least, ...TIMES.filter((time) => time > least)]
}

async function ownRuns(
  noise: Parameters<typeof replayOwn>[0],
  effect: number,
  tolerance: number,
  count: number,
): Promise<OwnRun[]> {
  const runs: OwnRun[] = []
  for (let seed = 1; seed <= count; seed++) runs.push(await replayOwn(noise, effect, tolerance, seed))
  return runs
}

/** All recordings as one: shares are means over them. */
export function pooled(all: readonly Replayed[]): readonly Curve[] {
  const tolerances = all[0]?.own.map(({ tolerance }) => tolerance) ?? []
  const own = tolerances.map((tolerance): OwnRuns => {
    const runs = all.flatMap((one) => one.own.filter((each) => each.tolerance === tolerance))
    return {
      tolerance,
      unchanged: runs.flatMap(({ unchanged }) => unchanged),
      slower: SIZES.map((_, size) => runs.flatMap(({ slower }) => slower[size] ?? [])),
    }
  })
  const others = (all[0]?.curves ?? []).flatMap(({ name, kind }): Curve[] => {
    if (kind === 'own') return []
    const own = all.flatMap(({ curves }) => curves.filter((curve) => curve.name === name))
    const points = (own[0]?.points ?? []).map(({ time }, at): Point => {
      const here = own.flatMap((curve) => curve.points[at] ?? [])
      const found = SIZES.map((_, size) => mean(here.flatMap((point) => point.found[size] ?? [])))
      const [seconds, falseAlarms] = [mean(here.map((one) => one.seconds)), mean(here.map((one) => one.falseAlarms))]
      return { time, seconds, falseAlarms, found }
    })
    return [{ name, kind, points, needed: neededOf(points) }]
  })
  return [ownCurve(own), ...others]
}

/**
 * Ours with its tolerance for each size, whose false alarms count for that size; if they are given for all sizes, they
 * are those of the tolerance that has most. The time by which this many runs have failed is taken from the runs
 * themselves.
 */
function ownCurve(own: readonly OwnRuns[]): Curve {
  const until = (runs: readonly OwnRun[], time: number, isIt: (run: OwnRun) => boolean) =>
    mean(runs.map((run) => Number(isIt(run) && run.seconds <= time)))
  const falseAlarms = (time: number) =>
    Math.max(...own.map(({ unchanged }) => until(unchanged, time, ({ isFailed }) => isFailed)))
  const bySize = SIZES.map((_, size) => own.flatMap(({ slower }) => slower[size] ?? []))
  const points = TIMES.map((time): Point => {
    const found = bySize.map((runs) => until(runs, time, ({ isFound }) => isFound))
    return { time, seconds: time, falseAlarms: falseAlarms(time), found }
  })
  const needed = bySize.map((runs, size) => {
    const { unchanged = [] } = own.find(({ slower }) => (slower[size]?.length ?? 0) > 0) ?? {}
    const isQuiet = mean(unchanged.map(({ isFailed }) => Number(isFailed))) <= FALSE_ALARMS
    return isQuiet || runs.length === 0 ? neededByRuns(runs, ({ seconds }) => seconds) : Number.POSITIVE_INFINITY
  })
  return { name: 'qpsgate', kind: 'own', points, needed }
}

/** The time by which enough of the runs have found it. */
export function neededByRuns(runs: readonly OwnRun[], secondsOf: (run: OwnRun) => number): number {
  return runs.length === 0
    ? Number.NaN
    : quantile(
        runs.map((run) => (run.isFound ? secondsOf(run) : Number.POSITIVE_INFINITY)),
        FOUND,
      )
}

/**
 * The first time at which both errors are small enough, between two times on the line through them, over ln of time.
 */
export function neededOf(points: readonly Point[]): number[] {
  return SIZES.map((_, size) => {
    const found = (index: number) => points[index]?.found[size] ?? Number.NaN
    const isQuiet = (index: number) => (points[index]?.falseAlarms ?? 1) <= FALSE_ALARMS
    const first = points.findIndex((_, index) => isQuiet(index) && found(index) >= FOUND)
    const [point, before] = [points[first], points[first - 1]]
    if (point === undefined) return Number.POSITIVE_INFINITY
    if (before === undefined || !isQuiet(first - 1)) return point.seconds
    const part = (FOUND - found(first - 1)) / (found(first) - found(first - 1))
    return before.seconds * (point.seconds / before.seconds) ** part
  })
}
