/** Describes runs of several groups of servers, or of several shards, as a single run. */

import { sum } from '../stats/vectors.ts'
import { joinedPairEffects } from '../study/make-study.ts'
import { JUDGING_CODES } from '../verdict/judgement.ts'
import { distinct } from '../warnings/distinct.ts'
import { placeKey } from './describe-cells.ts'
import type { RunDescription } from './make-result.ts'
import type { ResultCell } from './result.ts'

export function joinRuns(
  runs: readonly [RunDescription, ...RunDescription[]],
  plan: RunDescription['plan'],
): RunDescription {
  const [first] = runs
  // Shards start the same servers, so each server is described once.
  const servers = runs
    .flatMap(({ scenarios }) => scenarios)
    .map((each) => [`${each.revision} ${each.name}`, each] as const)
  return {
    ...first,
    plan,
    measuredSeconds: sum(runs.map(({ measuredSeconds }) => measuredSeconds)),
    scenarios: [...new Map(servers.toReversed()).values()].reverse(),
    settings: distinct(runs.flatMap(({ settings }) => settings)),
    cells: joinedCells(runs),
    advice: distinct(runs.flatMap(({ advice }) => advice)),
    statements: new Map(runs.flatMap(({ statements = new Map() }) => [...statements])),
    costs: new Map(runs.flatMap(({ costs = new Map() }) => [...costs])),
    pairEffects: joinedPairEffects(
      plan.arms[0].scenario.name,
      runs.flatMap(({ pairEffects }) => pairEffects ?? []),
    ),
    // The judgement of the joined run adds its own warnings, so those of the parts would be there twice.
    warnings: distinct(runs.flatMap(({ warnings }) => warnings)).filter(
      ({ code }) => !JUDGING_CODES.some((one) => one === code),
    ),
  }
}

/**
 * The cells of all runs, each once. Groups share the control, which keeps the QPS of the first group. The QPS of other
 * servers are scaled to it, so that their ratio to the control stays as measured side by side.
 */
function joinedCells(runs: readonly RunDescription[]): ResultCell[] {
  const joined = new Map<string, ResultCell>()
  for (const { cells, plan } of runs) {
    const control = plan.arms[0].scenario.name
    const byPlace = new Map(cells.map((cell) => [placeKey(cell), cell]))
    for (const cell of cells) {
      const place = placeKey({ ...cell, scenario: control, revision: 'head' })
      const [first = 0, second = 0] = [joined.get(place)?.qps, byPlace.get(place)?.qps]
      const factor = first > 0 && second > 0 ? first / second : 1
      const entry = joined.get(placeKey(cell))
      joined.set(placeKey(cell), entry ?? { ...cell, qps: factor * cell.qps, tps: factor * cell.tps })
    }
  }
  return [...joined.values()]
}
