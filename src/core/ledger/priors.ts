/**
 * How much server starts differ, as the ledger shows it: control and twin of a run have one configuration, so beyond
 * noise only their starts make them differ.
 */

import { isTooDisturbed } from '../measurement/disturbance.ts'
import type { OwnDefaultsReason } from '../plan/base-options.ts'
import { DEFAULT_START_SPREAD, type StartSpread } from '../stats/random-effects.ts'
import { normalTailQuantile } from '../stats/special-functions.ts'
import { mean, sum } from '../stats/vectors.ts'
import type { LedgerRecord } from './record.ts'

/** Larger differences count as this many standard deviations, so that one bad run has little influence. */
const CLIP = 2
/** Expectation of min(Z², 4) for a standard normal Z. The mean of clipped squares equals it if the spread is right. */
const CLIPPED_SQUARE = 0.920537
/** Variance of the difference of two servers, in units of one start's variance. */
const STARTS = 2
/**
 * Maximum degrees of freedom that stored runs give, however many they are, because the servers that start now may
 * differ more, on another machine or in another version. Where starts differ by 1.8% and stored runs suggested 0.4%
 * with 10 degrees of freedom, 12% of slowdowns as large as the tolerance passed; with MOST_DF and LEAST_SD, 6%.
 */
const MOST_DF = 6
const LEAST_SD = 0.01
/**
 * From this many runs on, with the same servers on the same kind of machine, MOST_DF and LEAST_SD do not apply. Instead
 * the upper limit of the spread in these runs counts, because the noise of turns may hide a wide spread.
 */
const LEAST_RUNS = 10
const DOUBT = 0.05
const LEAST_LIMIT = 0.002
/** Largest spread of starts that is considered, in ln QPS. */
const MOST_SD = 1
const STEPS = 60

export interface StartConditions {
  readonly workloads: readonly string[]
  readonly servers: readonly string[]
  readonly cpuModel: string
}

/**
 * Name such as "MariaDB 10.11.19", without what a build adds to the version, so that all builds of a version count as
 * the same server.
 */
export function serverName({ product, version }: { readonly product: string; readonly version: string }): string {
  return `${product} ${/^[\d.]*/.exec(version)?.[0]}`
}

/**
 * Server of a control. Stored ratios to the control stay valid as long as its server has the same program, and the same
 * values for variables that no file sets.
 */
export function controlServer(server: Parameters<typeof serverName>[0], ownDefaults: OwnDefaultsReason): string {
  return `${serverName(server)}${ownDefaults === null ? '' : ' with its own defaults'}`
}

type StoredTwin = LedgerRecord['twin'][number]
type Twins = readonly [StoredTwin, ...StoredTwin[]]

/**
 * Spread of server starts as ln QPS, by the twins of stored runs, whose difference has the variance noise² + 2
 * sd²/trials. If enough runs had the current servers, machine and workloads, the spread is the widest of the workloads'
 * upper limits, unless the prior is narrower. Otherwise it is the mean of all runs and the prior, weighted by degrees
 * of freedom.
 */
export function startSpreadOfLedger(
  records: readonly LedgerRecord[],
  now: StartConditions,
  prior = DEFAULT_START_SPREAD,
): StartSpread {
  // A record stores only the share of disturbed blocks, so one block stands for all.
  const runs = records.filter(({ disturbed }) => !isTooDisturbed({ blocks: 1, disturbed }))
  const alikeRuns = runs.filter((run) => isAlike(run, now))
  const limits = now.workloads.map((workload) => {
    const twins = twinsOf(alikeRuns, workload)
    return twins.length < LEAST_RUNS ? MOST_SD : spreadWith(CLIPPED_SQUARE * lowSquare(twins.length), twins)
  })
  const widest = Math.max(LEAST_LIMIT, ...limits)
  if (alikeRuns.length >= LEAST_RUNS && widest < prior.sd) return { sd: widest, df: LEAST_RUNS }
  const all = twinsOf(runs)
  if (all.length === 0) return prior
  const df = sum(all.map((twins) => information(twins, prior)))
  const variance = (prior.df * prior.sd ** 2 + df * spreadWith(CLIPPED_SQUARE, all) ** 2) / (prior.df + df)
  return { sd: Math.max(LEAST_SD, Math.sqrt(variance)), df: Math.min(MOST_DF, prior.df + df) }
}

function isAlike({ machine, scenarios }: LedgerRecord, { servers, cpuModel }: StartConditions): boolean {
  const recordServers = scenarios.map(({ server }) => server)
  return machine.cpuModel === cpuModel && servers.every((server) => recordServers.includes(server))
}

function twinsOf(runs: readonly LedgerRecord[], workload?: string): Twins[] {
  return runs.flatMap(({ twin }) => {
    const [first, ...others] = twin.filter((each) => workload === undefined || each.workload === workload)
    return first === undefined ? [] : [[first, ...others] as const]
  })
}

/**
 * Value below which the mean square of this many standard normal values rarely falls (χ² by Wilson and Hilferty 1931).
 */
function lowSquare(count: number): number {
  const variance = 2 / (9 * count)
  return (1 - variance - normalTailQuantile(DOUBT) * Math.sqrt(variance)) ** 3
}

/**
 * Spread at which the squares of the differences, in variances and cut at 4, have the mean `square`. Huber's proposal 2
 * is the case in which that is the mean for a normal distribution. The spread is found by bisection: the larger the
 * spread, the fewer standard deviations the differences are.
 */
function spreadWith(square: number, runs: readonly Twins[]): number {
  const excess = (sd: number) => mean(runs.map((twins) => mean(twins.map((twin) => clippedSquare(twin, sd))))) - square
  if (excess(0) <= 0) return 0
  let [low, high] = [0, MOST_SD]
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    if (excess(middle) > 0) low = middle
    else high = middle
  }
  return high
}

function clippedSquare({ mean: difference, noise, trials }: StoredTwin, sd: number): number {
  const variance = noise ** 2 + (STARTS * sd ** 2) / trials
  if (variance === 0) return difference === 0 ? 0 : CLIP ** 2
  return Math.min(CLIP ** 2, difference ** 2 / variance)
}

/**
 * Degrees of freedom that a run adds to the spread of starts: at most one, because all its cells have the same servers,
 * and less if much of the difference is noise.
 */
function information(twins: Twins, prior: StartSpread): number {
  const shares = twins.map(({ noise, trials }) => {
    const starts = (STARTS * prior.sd ** 2) / trials
    return (starts / (starts + noise ** 2)) ** 2
  })
  return mean(shares)
}
