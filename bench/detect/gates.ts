/** The gates that are compared with ours: in which order each takes its runs, and when it calls a comparison slower. */
import {
  asv,
  bencherPercentage,
  bencherTTest,
  benchstat,
  bootstrapOfStarts,
  clickhouse,
  cockroach,
  dolt,
  githubActionBenchmark,
  mean,
  otava,
  pairedT,
  type Rule,
  rankTest,
  type Samples,
} from './rules.ts'
import { alternating, alternatingStarts, blocks, duets, type Sampling, STORED, storedRuns, turns } from './sampling.ts'

export interface Gate {
  readonly name: string
  readonly sampling: Sampling
  /** Standard deviation of ln QPS from machine to machine of the class that it runs on. */
  readonly machineSpread: number
  /** How much speaks for slower. */
  readonly score: (sets: readonly Samples[]) => number
  /** Score beyond which it is slower; undefined: the one that fails one unchanged pull request in a hundred. */
  readonly limit?: number
  /** Share of the seconds that were needed for a score. */
  readonly share: (score: number) => number
}

/** GitHub's runners: 2.66% over 100 runs (codspeed.io/blog/benchmarks-in-ci-without-noise). */
const HOSTED_SPREAD = 0.0266

const STORED_SAMPLING: readonly (readonly [string, Rule])[] = [
  ['github-action-benchmark, 200%', githubActionBenchmark(2)],
  ['github-action-benchmark, 150%', githubActionBenchmark(1.5)],
  ['github-action-benchmark, 110%', githubActionBenchmark(1.1)],
  ['Bencher, 10%', bencherPercentage(0.1)],
  ['Bencher, t-test 0.95', bencherTTest(0.95)],
  ['Bencher, t-test 0.99', bencherTTest(0.99)],
  ['Bencher, t-test 0.9999', bencherTTest(0.9999)],
]
const OTAVA_RUNS = storedRuns(40, 10)
const TWO_BLOCKS = blocks(1, 1)
const SEVEN_RUNS = alternating(7, 1)
const FRESH_RUNS = alternatingStarts(10)
const BOOTSTRAPPED_STARTS = 5
const STARTED_BLOCKS = blocks(10, BOOTSTRAPPED_STARTS)
const OUR_TURNS = turns(1)
const OUR_TRIALS = turns(2)
const DUETS = duets(10)

/** The published rules. */
export const GATES: readonly Gate[] = [
  ...STORED_SAMPLING.map(([name, rule]) => ruled(name, STORED, rule)),
  ruled('Otava', OTAVA_RUNS, otava),
  ruled('Dolt, 5%', TWO_BLOCKS, dolt),
  ruled('benchstat', blocks(10, 1), benchstat),
  ruled('asv', blocks(10, 2), asv),
  ruled('ClickHouse, 10%', SEVEN_RUNS, clickhouse),
  ruled('CockroachDB, 2%', FRESH_RUNS, cockroach(0.02)),
  ruled('CockroachDB, 3%', FRESH_RUNS, cockroach(0.03)),
]

/** Rules over stored runs where each run has another of GitHub's machines. */
export const HOSTED_GATES: readonly Gate[] = [
  ...STORED_SAMPLING.map(([name, rule]) => ruled(`${name}, hosted runners`, STORED, rule, HOSTED_SPREAD)),
  ruled('Otava, hosted runners', OTAVA_RUNS, otava, HOSTED_SPREAD),
]

/** Methods from the literature, each at the errors that it is asked for, and tests on turns that are ours. */
export const STUDIED_GATES: readonly Gate[] = [
  ruled('bootstrap over starts, 99%', STARTED_BLOCKS, bootstrapOfStarts(BOOTSTRAPPED_STARTS, 0.01)),
  ruled('duets, paired t-test, 1%', DUETS, pairedT(0.01)),
  ruled('turns, paired t-test, 1%', OUR_TURNS, pairedT(0.01)),
  ruled('turns, Mann–Whitney test, 1%', OUR_TURNS, rankTest(0.01)),
]

/** Orders of sampling with the one threshold that is right for their noise, which nobody knows beforehand. */
export const TUNED_GATES: readonly Gate[] = [
  tuned('stored runs, best threshold', STORED),
  tuned('two blocks, best threshold', TWO_BLOCKS),
  tuned('seven alternating runs, best threshold', SEVEN_RUNS),
  tuned('ten alternating fresh runs, best threshold', FRESH_RUNS),
  tuned('duets, best threshold', DUETS),
  tuned('turns, best threshold', OUR_TURNS),
  tuned('turns on two starts, best threshold', OUR_TRIALS),
]

function ruled(name: string, sampling: Sampling, rule: Rule, machineSpread = 0): Gate {
  const score = (sets: readonly Samples[]) => Number(sets.every(rule))
  return { name, sampling, machineSpread, score, limit: 0.5, share: () => 1 }
}

/** ln of the ratio of the means of all runs. */
function tuned(name: string, sampling: Sampling): Gate {
  const score = (sets: readonly Samples[]) =>
    Math.log(mean(sets.flatMap(({ base }) => base)) / mean(sets.flatMap(({ head }) => head)))
  return { name, sampling, machineSpread: 0, score, share: () => 1 }
}
