/**
 * How fast and how reliably the gate decides, on real servers and over simulated noise, and how long it takes to
 * compute a decision.
 */

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compare } from '../src/core/comparison/compare.ts'
import { MeasuredBlocks } from '../src/core/measurement/blocks.ts'
import { planOf } from '../src/core/plan/plan.ts'
import { resultSchema } from '../src/core/result/result.ts'
import type { Suite } from '../src/core/suite/suite.ts'
import { decide } from '../src/core/verdict/decide.ts'
import type { Standings } from '../src/core/verdict/decision-state.ts'
import { lookAt } from '../src/core/verdict/replay.ts'
import { policy, scenario, simulatedSlices, suite, workload } from '../test/builders.ts'
import { upperRate } from '../test/calibration/binomial.ts'
import { MODELS } from '../test/calibration/models.ts'
import { type Setting, verdicts } from '../test/calibration/rates.ts'
import { NOISE } from '../test/fakes/fake-testbed.ts'
import { spread, table } from './figures.ts'

const REGRESSED_RUNS = 10
const EQUAL_RUNS = 20
const BUDGET = '60s'
const SIMULATED_RUNS = 300

/** Seven candidates in three workloads at twelve levels of threads: 252 comparisons, and a mean for each candidate. */
const LARGE = {
  scenarios: Array.from({ length: 8 }, (_, index) => scenario(`s${index}`)),
  control: 's0',
  workloads: [workload('a'), workload('b'), workload('c')],
  threads: Array.from({ length: 12 }, (_, index) => index + 1),
} as unknown as Partial<Suite>

export async function benchDecisions(): Promise<string[]> {
  const [slower, equal] = [runs('scenarios/slowdown.yml', REGRESSED_RUNS), runs('scenarios/a-a.yml', EQUAL_RUNS)]
  const rows = [
    [
      'everything on against pfsoff, tolerance 5%: confirmed regressed',
      `${slower.count('regressed')} of ${REGRESSED_RUNS}`,
    ],
    ['… wall time, s', spread(slower.seconds, 1)],
    ['pfsoff against pfsoff, tolerance 5%: pass', `${equal.count('pass')} of ${EQUAL_RUNS}`],
    ['… wall time, s', spread(equal.seconds, 1)],
    ['all decisions for 259 comparisons after the last of four trials, ms', spread(decisionMilliseconds(), 0)],
  ]
  return [
    `Decisions on real servers, warm cache, \`--budget ${BUDGET}\` (\`npm run bench decisions\`):`,
    '',
    ...table(['what', 'median (min … max)'], rows),
  ]
}

/** What is simulated with each model of noise, to test the promises: cells, true changes, and number of runs. */
const TRIED = [
  { cells: 1, changes: [-0.05, -0.025, 0], runs: 400 },
  { cells: 8, changes: [-0.025, 0], runs: 100 },
  { cells: 24, changes: [0], runs: 30 },
] as const
const TOLERANCE = 0.05

/** Prints each row as soon as it is known, because all rows together take most of an hour. */
export async function benchCalibration(): Promise<string[]> {
  const header = ['noise', 'cells', 'true change', 'wrong', 'upper limit', 'pass', 'intervals hold', 'seconds']
  console.log(
    `Simulated runs, tolerance 5%, 60 s for one cell, 12 s a cell for more (\`npm run bench calibration\`):\n`,
  )
  for (const line of table(header, [])) console.log(line)
  for (const [name, noise] of Object.entries(MODELS))
    for (const { cells, changes, runs } of TRIED)
      for (const change of changes) {
        const budgetSeconds = cells === 1 ? 60 : 12 * cells
        const found = await verdicts({ noise, cells, tolerance: TOLERANCE, budgetSeconds, change }, runs)
        const wrong = change === -TOLERANCE ? found.pass : found.regressed
        const shares = [wrong / runs, upperRate(wrong, runs), found.pass / runs, found.coverage].map(percent)
        const seconds = [...found.seconds].sort((one, other) => one - other)[runs / 2] ?? 0
        console.log(`| ${[name, cells, percent(change), ...shares, seconds.toFixed(0)].join(' | ')} |`)
      }
  return []
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`
}

/** Simulated changes in one cell with a budget of 60 s, with their tolerance and the seconds that a start takes. */
const TIMED: readonly Omit<Setting, 'noise' | 'cells' | 'budgetSeconds'>[] = [
  { change: -0.05, tolerance: 0.025, startSeconds: 2 },
  { change: -0.08, tolerance: 0.05, startSeconds: 2 },
  { change: -0.05, tolerance: 0.025, startSeconds: 5 },
  { change: -0.08, tolerance: 0.05, startSeconds: 5 },
  { change: 0, tolerance: 0.025, startSeconds: 2 },
  { change: 0, tolerance: 0.05, startSeconds: 5 },
]

/** Time until the verdict in simulated runs, without real servers. */
export async function benchTimes(): Promise<string[]> {
  const rows: string[][] = []
  for (const name of ['quiet', 'typical'])
    for (const timed of TIMED) {
      const noise = NOISE[name] ?? fail(name)
      const found = await verdicts({ ...timed, noise, cells: 1, budgetSeconds: 60 }, SIMULATED_RUNS)
      const right = timed.change === 0 ? found.pass : found.regressed
      rows.push([
        ...[name, `${timed.startSeconds} s`, `${100 * timed.change}%`, `${100 * timed.tolerance}%`],
        ...[`${((100 * right) / SIMULATED_RUNS).toFixed(0)}%`, spread(found.seconds, 0)],
      ])
    }
  return [
    `Simulated time to the verdict, one cell, budget 60 s, ${SIMULATED_RUNS} runs each (\`npm run bench times\`):`,
    '',
    ...table(['noise', 'a start takes', 'true change', 'tolerance', 'found', 'seconds, median (min … max)'], rows),
  ]
}

function fail(name: string): never {
  throw new Error(`no noise model ${name}`)
}

/** Runs the built command line as a user does. Returns the seconds of each run, and a count of the runs by verdict. */
function runs(suitePath: string, count: number) {
  const out = mkdtempSync(join(tmpdir(), 'qpsgate-bench-'))
  const verdicts: string[] = []
  const seconds: number[] = []
  try {
    for (let index = 0; index < count; index++) {
      const began = performance.now()
      const { stdout } = spawnSync(
        process.execPath,
        ['dist/cli.js', 'run', suitePath, '--budget', BUDGET, '--explain', 'never', '--out', out, '--json', '--quiet'],
        { encoding: 'utf8', maxBuffer: 1 << 28 },
      )
      seconds.push((performance.now() - began) / 1000)
      verdicts.push(resultSchema.parse(JSON.parse(stdout)).verdict)
    }
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
  return { seconds, count: (verdict: string) => verdicts.filter((one) => one === verdict).length }
}

function decisionMilliseconds(): number[] {
  const plan = planOf(suite(LARGE), 1)
  const measured = new MeasuredBlocks(simulatedSlices({ plan, trials: 4, blocks: 8, seed: 1 }))
  return Array.from({ length: 5 }, () => {
    const began = performance.now()
    const look = { kind: 'look', trial: 4, workload: null, threads: null, share: 4 / 6 } as const
    const standings: Standings = lookAt(new Map(), { plan, measured, look, policy: policy() }).standings
    decide(compare(plan, measured), standings, policy())
    return performance.now() - began
  })
}
