/**
 * A result names the smallest slowdown that it would have found. Counts whether slowdowns of this size are found as
 * often as promised.
 */

import { MODELS } from '../test/calibration/models.ts'
import { verdicts } from '../test/calibration/rates.ts'
import { table } from './figures.ts'

const EQUAL_RUNS = 60
const SLOWER_RUNS = 200

/** One cell each, because a run with several ends with its first regression. */
const SETTINGS = ['quiet', 'typical', 'starts differ by 2%', 'recorded: mariadb-oltp_read_only-usual'].flatMap(
  (model) =>
    [0.025, 0.05, 0.1].flatMap((tolerance) =>
      [20, 60, 180].map((budgetSeconds) => ({ model, tolerance, budgetSeconds, cells: 1 })),
    ),
)

export async function benchDetectable(): Promise<string[]> {
  const rows: string[][] = []
  for (const { model, ...setting } of SETTINGS) {
    const noise = MODELS[model]
    if (noise === undefined) throw new Error(`no noise model ${model}`)
    const equal = await verdicts({ ...setting, noise, change: 0 }, EQUAL_RUNS)
    const shown = equal.detectable.sort((one, other) => one - other)[EQUAL_RUNS / 2] ?? 0
    const slower = await verdicts({ ...setting, noise, change: -shown }, SLOWER_RUNS)
    const texts = [percent(setting.tolerance), `${setting.budgetSeconds} s`, percent(shown)]
    rows.push([model, ...texts, percent(slower.regressed / slower.runs)])
  }
  return [
    'Simulated runs: the slowdown that an unchanged run names, and how often it is found (`npm run bench detectable`):',
    '',
    ...table(['noise', 'tolerance', 'budget', 'named', 'found'], rows),
  ]
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`
}
