/** Runs of groups of servers, or of shards, described as one. */

import { sum } from '../stats/vectors.ts'
import { firstPairEffects } from '../study/make-study.ts'
import { JUDGING_CODES } from '../verdict/judgement.ts'
import { distinct } from '../warnings/distinct.ts'
import type { RunDescription } from './make-result.ts'

/** @param plan of all runs */
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
    cells: runs.flatMap(({ cells }) => cells),
    advice: distinct(runs.flatMap(({ advice }) => advice)),
    statements: new Map(runs.flatMap(({ statements = new Map() }) => [...statements])),
    costs: new Map(runs.flatMap(({ costs = new Map() }) => [...costs])),
    pairEffects: firstPairEffects(runs.flatMap(({ pairEffects }) => pairEffects ?? [])),
    // Judging makes its own warnings again.
    warnings: distinct(runs.flatMap(({ warnings }) => warnings)).filter(
      ({ code }) => !JUDGING_CODES.some((one) => one === code),
    ),
  }
}
