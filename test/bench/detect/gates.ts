/** The gates that are compared with ours: in which order each takes its runs, and when it calls a comparison slower. */
import {
  asv,
  bencherPercentage,
  bencherTTest,
  benchstat,
  clickhouse,
  dolt,
  githubActionBenchmark,
  mean,
  otava,
  type Rule,
  type Samples,
} from './rules.ts'
import { alternating, blocks, type Sampling, STORED, storedRuns } from './sampling.ts'

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

/** GitHub's runners: 2.66 % over 100 runs (codspeed.io/blog/benchmarks-in-ci-without-noise). */
const HOSTED_SPREAD = 0.0266

const SETS = 3
const STORED_SAMPLING: readonly (readonly [string, Rule])[] = [
  ['github-action-benchmark, 200 %', githubActionBenchmark(2)],
  ['github-action-benchmark, 150 %', githubActionBenchmark(1.5)],
  ['github-action-benchmark, 110 %', githubActionBenchmark(1.1)],
  ['Bencher, 10 %', bencherPercentage(0.1)],
  ['Bencher, t-test 0.95', bencherTTest(0.95)],
  ['Bencher, t-test 0.99', bencherTTest(0.99)],
  ['Bencher, t-test 0.9999', bencherTTest(0.9999)],
]
const OTAVA_RUNS = storedRuns(40, 10)
const TWO_BLOCKS = blocks(1, 1)
const SEVEN_RUNS = alternating(7, 1)
const THREE_SETS = alternating(10, SETS)

/** As they are published. */
export const GATES: readonly Gate[] = [
  ...STORED_SAMPLING.map(([name, rule]) => ruled(name, STORED, rule)),
  ruled('Otava', OTAVA_RUNS, otava),
  ruled('Dolt, 5 %', TWO_BLOCKS, dolt),
  ruled('benchstat', blocks(10, 1), benchstat),
  ruled('asv', blocks(10, 2), asv),
  ruled('ClickHouse, 10 %', SEVEN_RUNS, clickhouse),
  {
    name: 'CockroachDB, three in a row',
    sampling: THREE_SETS,
    machineSpread: 0,
    score: (sets) => {
      const refuted = sets.findIndex((set) => !benchstat(set))
      return refuted === -1 ? sets.length : refuted
    },
    limit: SETS - 0.5,
    share: (score) => Math.min(SETS, score + 1) / SETS,
  },
]

/** Rules over stored runs where each run has another of GitHub's machines. */
export const HOSTED_GATES: readonly Gate[] = [
  ...STORED_SAMPLING.map(([name, rule]) => ruled(`${name}, hosted runners`, STORED, rule, HOSTED_SPREAD)),
  ruled('Otava, hosted runners', OTAVA_RUNS, otava, HOSTED_SPREAD),
]

/** The same orders of sampling with the one threshold that is right for the noise that they meet, which nobody knows before. */
export const TUNED_GATES: readonly Gate[] = [
  tuned('stored runs, best threshold', STORED),
  tuned('two blocks, best threshold', TWO_BLOCKS),
  tuned('seven runs by turns, best threshold', SEVEN_RUNS),
  tuned('three sets of ten by turns, best threshold', THREE_SETS),
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
