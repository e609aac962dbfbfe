/** What the box costs: QPS of servers in it against QPS of servers outside of it, side by side in turns. */
import { slicesOf } from '../src/core/measurement/measurement.ts'
import { planTrial } from '../src/core/plan/plan-trial.ts'
import { blockSeconds, type Pace, rotatingTurns } from '../src/core/plan/turns.ts'
import { studentTQuantile } from '../src/core/stats/special-functions.ts'
import { mean, sum } from '../src/core/stats/vectors.ts'
import { findLocalServer, launcherOf } from '../src/edges/servers/local.ts'
import type { Sources } from '../src/edges/servers/server-sources.ts'
import { realTestbed } from '../src/edges/testbed/trial.ts'
import { openBed } from '../test/setup/bed.ts'
import { signed, table } from './figures.ts'

const TRIALS = 10
const SECONDS = 1.5
const SCENARIOS = ['first', 'second']
const SUITE = `
name: box
dataset: { tables: 4, rows: 25000 }
workloads: [oltp_point_select, oltp_read_only, oltp_write_only]
threads: [8]
budget: 10m
control: ${SCENARIOS[0]}
scenarios:
${SCENARIOS.map((name) => `  ${name}: { options: { performance_schema: OFF } }\n`).join('')}`

export async function benchBox(): Promise<string[]> {
  const binary = findLocalServer()
  if (binary === undefined) throw new Error('no server is installed')
  await using bed = await openBed({ suite: { text: SUITE } })
  const { request, plan, sources } = bed
  const launcher = await launcherOf(binary, request.directory.path, 'outside, to compare')
  // The scenario outside of the box changes from trial to trial, because the first scenario starts first, and has a
  // twin.
  let outside = ''
  const of: Sources['of'] = (scenario) => {
    const source = sources.of(scenario)
    return scenario.name === outside ? { ...source, launcher } : source
  }
  const testbed = realTestbed({ ...request, servers: { kind: 'started', sources: { ...sources, of } } })
  const logs = new Map<string, number[]>()
  for (let number = 1; number <= TRIALS; number++) {
    const trial = planTrial(plan, number, () => true)
    if (trial === undefined) throw new Error('the suite has no cell')
    outside = SCENARIOS[number % 2] ?? ''
    await using run = await testbed.startTrial(trial, plan)
    for (const planned of trial.cells) {
      await using cell = await run.openCell(planned)
      const pace: Pace = await cell.warmUp()
      const turns = rotatingTurns(pace, planned.arms.length)
      const work = new Map(SCENARIOS.map((name) => [name, { transactions: 0, seconds: 0 }]))
      const blocks = Math.round((SECONDS * planned.arms.length) / blockSeconds(planned.arms.length, turns))
      await cell.runBlocks(blocks, turns, (block) => {
        for (const { scenario, transactions, seconds } of slicesOf(block)) {
          const own = work.get(scenario)
          if (own === undefined) continue
          own.transactions += transactions
          own.seconds += seconds
        }
      })
      await cell.finish()
      const { name } = planned.cell.workload
      const log = sum(
        [...work].map(([scenario, own]) => (scenario === outside ? -1 : 1) * Math.log(own.transactions / own.seconds)),
      )
      logs.set(name, [...(logs.get(name) ?? []), log])
    }
  }
  return [
    `QPS of MariaDB in its box against outside, 8 threads; ${TRIALS} trials of three servers, one or two of them inside (\`npm run bench box\`):`,
    '',
    ...table(
      ['load', 'change, with its 95% interval'],
      [...logs].map(([script, each]) => [script, intervalText(each)]),
    ),
  ]
}

/** The mean change, with its 95% interval by Student's distribution: "−0.12% (−0.80 … +0.57)". */
function intervalText(logs: readonly number[]): string {
  const middle = mean(logs)
  const variance = sum(logs.map((log) => (log - middle) ** 2)) / (logs.length - 1)
  const half = studentTQuantile(0.975, logs.length - 1) * Math.sqrt(variance / logs.length)
  const [low, high] = [middle - half, middle + half].map((log) => signed(Math.expm1(log)))
  return `${signed(Math.expm1(middle))}% (${low} … ${high})`
}
