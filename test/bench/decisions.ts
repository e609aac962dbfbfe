/** How fast and how surely the gate decides: on real servers, over simulated noise, and how long deciding itself takes. */

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compare } from '../../src/core/comparison/compare.ts'
import { MeasuredBlocks } from '../../src/core/measurement/blocks.ts'
import { makePlan } from '../../src/core/plan/plan.ts'
import { resultSchema } from '../../src/core/result/result.ts'
import { upperRate } from '../../src/core/stats/binomial.ts'
import type { Suite } from '../../src/core/suite/suite.ts'
import { decide } from '../../src/core/verdict/decide.ts'
import { lookAt } from '../../src/core/verdict/replay.ts'
import type { Standings } from '../../src/core/verdict/standing.ts'
import { policy, scenario, simulatedSlices, suite, workload } from '../builders.ts'
import { type Setting, verdicts } from '../calibration/rates.ts'
import { NOISE } from '../fakes/fake-testbed.ts'
import { spread, table } from './figures.ts'

const REGRESSED_RUNS = 10
const EQUAL_RUNS = 20
const BUDGET = '60s'
const SIMULATED_RUNS = 300

/** Seven candidates in three workloads at twelve levels: 252 cells and seven means. */
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
      'everything on against pfsoff, tolerance 5 %: confirmed regressed',
      `${slower.count('regressed')} of ${REGRESSED_RUNS}`,
    ],
    ['… wall time, s', spread(slower.seconds, 1)],
    ['pfsoff against pfsoff, tolerance 5 %: pass', `${equal.count('pass')} of ${EQUAL_RUNS}`],
    ['… wall time, s', spread(equal.seconds, 1)],
    ['all decisions for 259 comparisons after the last of four trials, ms', spread(decisionMilliseconds(), 0)],
  ]
  return [
    `Decisions on real servers, warm cache, \`--budget ${BUDGET}\` (\`npm run bench decisions\`):`,
    '',
    ...table(['what', 'median (min … max)'], rows),
  ]
}

export async function benchCalibration(): Promise<string[]> {
  const rows: string[][] = []
  for (const [name, noise] of Object.entries(NOISE)) {
    for (const cells of [8, 24]) {
      const counts = await verdicts(
        { noise, cells, tolerance: 0.05, budgetSeconds: 12 * cells, change: 0 },
        SIMULATED_RUNS,
      )
      const limit = upperRate(counts.regressed, SIMULATED_RUNS)
      const shares = [counts.regressed, counts.pass].map((count) => `${((100 * count) / SIMULATED_RUNS).toFixed(1)} %`)
      rows.push([name, String(cells), shares[0] ?? '', `${(100 * limit).toFixed(2)} %`, shares[1] ?? ''])
    }
  }
  const found = await verdicts(
    { noise: NOISE.quiet ?? fail('quiet'), cells: 1, tolerance: 0.025, budgetSeconds: 60, change: -0.05 },
    SIMULATED_RUNS,
  )
  return [
    `Simulated runs without any change, ${SIMULATED_RUNS} each, tolerance 5 %, 12 s a cell (\`npm run bench calibration\`):`,
    '',
    ...table(['noise', 'cells', 'false alarms', 'upper 95 % limit', 'pass'], rows),
    '',
    `A real drop of 5 % in one cell in 60 s, quiet, tolerance 2.5 %: found in ${((100 * found.regressed) / SIMULATED_RUNS).toFixed(1)} %.`,
  ]
}

/** One cell, 60 s: how large a slowdown, at which tolerance, with starts of how many seconds. */
const TIMED: readonly Omit<Setting, 'noise' | 'cells' | 'budgetSeconds'>[] = [
  { change: -0.05, tolerance: 0.025, startSeconds: 2 },
  { change: -0.08, tolerance: 0.05, startSeconds: 2 },
  { change: -0.05, tolerance: 0.025, startSeconds: 5 },
  { change: -0.08, tolerance: 0.05, startSeconds: 5 },
  { change: 0, tolerance: 0.025, startSeconds: 2 },
  { change: 0, tolerance: 0.05, startSeconds: 5 },
]

/** How long until the verdict, where no server has to be started. */
export async function benchTimes(): Promise<string[]> {
  const rows: string[][] = []
  for (const name of ['quiet', 'typical'])
    for (const timed of TIMED) {
      const noise = NOISE[name] ?? fail(name)
      const found = await verdicts({ ...timed, noise, cells: 1, budgetSeconds: 60 }, SIMULATED_RUNS)
      const right = timed.change === 0 ? found.pass : found.regressed
      rows.push([
        ...[name, `${timed.startSeconds} s`, `${100 * timed.change} %`, `${100 * timed.tolerance} %`],
        ...[`${((100 * right) / SIMULATED_RUNS).toFixed(0)} %`, spread(found.seconds, 0)],
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

/** The built command line, as a user runs it. */
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
  const plan = makePlan(suite(LARGE), 1)
  const measured = new MeasuredBlocks(simulatedSlices({ plan, trials: 4, blocks: 8, seed: 1 }))
  return Array.from({ length: 5 }, () => {
    const began = performance.now()
    const look = { kind: 'look', trial: 4, workload: null, threads: null, share: 4 / 6 } as const
    const standings: Standings = lookAt(new Map(), { plan, measured, look, policy: policy() }).standings
    decide(compare(plan, measured), standings, policy(), 100)
    return performance.now() - began
  })
}
