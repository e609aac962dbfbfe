/** Results that were read from files, and whether they belong together. */

import { type ComparisonName, nameKey } from '../comparison/comparison.ts'
import { count } from '../figures.ts'
import { type Shard, shardText } from '../request/shard.ts'
import { type Acceptance, isRefused } from '../verdict/judgement.ts'
import type { WarningCode } from '../warnings/warnings.ts'
import type { Result } from './result.ts'

export interface ResultFile {
  readonly name: string
  readonly result: Result
}

/** The first pair that does not belong together, with the reason; undefined if all do. */
export function findMismatch(recorded: readonly ResultFile[]) {
  for (const [index, other] of recorded.entries())
    for (const one of recorded.slice(0, index)) {
      const why = mismatch(one, other)
      if (why !== undefined) return { one, other, why }
    }
  return undefined
}

/** Why the two cannot be joined; undefined if they can. */
export function mismatch(first: ResultFile, other: ResultFile): string | undefined {
  const a = first.result
  const b = other.result
  if (a.suite.fingerprint !== b.suite.fingerprint && a.suite.name !== b.suite.name)
    return `they are of different suites, ${a.suite.name} and ${b.suite.name}`
  // A study goes on without a scenario that does not run, perhaps in one shard only, so shards may differ in scenarios.
  const leftOut = [a, b].flatMap((each) => leftOutScenarios(each))
  // A shard without a load starts no server, so it has no fingerprints to compare.
  const areStarted = [a, b].every(({ plan }) => plan.cells.length > 0)
  const planOf = ({ plan: { rules, arms, policy, gatedCosts, shard }, scenarios }: Result) =>
    JSON.stringify([
      rules,
      arms.filter(({ scenario }) => !leftOut.includes(scenario.name)),
      policy,
      gatedCosts,
      shard?.of,
      areStarted && scenarios.flatMap(({ name, fingerprint }) => (leftOut.includes(name) ? [] : [[name, fingerprint]])),
    ])
  if (planOf(a) !== planOf(b)) return 'they are parts of different plans'
  const commitsOf = ({ commit, before }: Result) => JSON.stringify([commit, before])
  if (commitsOf(a) !== commitsOf(b)) return 'they are of different commits'
  const { shard } = a.plan
  if (shard !== null && shard.index === b.plan.shard?.index) return `both are shard ${shardText(shard)}`
  const cells = new Set(a.plan.cells.map((cell) => JSON.stringify(cell)))
  const twice = b.plan.cells.find((cell) => cells.has(JSON.stringify(cell)))
  return twice && `both measured ${twice.workload.name} at ${count(twice.threads, 'thread')}`
}

/**
 * Scenarios of a study that these warnings name as not measured, in whole or in part.
 *
 * @param codes warnings that name such scenarios
 */
export function leftOutScenarios(
  { warnings }: Pick<Result, 'warnings'>,
  codes: readonly WarningCode[] = ['scenario-not-measured'],
): string[] {
  const ofCodes = warnings.filter(({ code }) => codes.some((one) => one === code))
  const names = ofCodes.flatMap(({ scenario }) => (typeof scenario === 'string' ? scenario : []))
  return [...new Set(names)]
}

/**
 * The acceptance that covers all results. Each result is accepted by itself, so every regression must belong to an
 * accepted result; null if some regression does not.
 */
export function jointAcceptance(results: readonly Result[], regressions: readonly ComparisonName[]): Acceptance | null {
  const accepted = results.filter((result) => result.accepted !== null)
  const isCovered = (regression: ComparisonName) =>
    accepted.some(
      ({ plan, comparisons }) =>
        plan.cells.some((cell) => cell.workload.name === regression.workload && cell.threads === regression.threads) ||
        // What a server refuses is of no cell.
        comparisons.some((each) => isRefused(each) && nameKey(each) === nameKey(regression)),
    )
  return regressions.every(isCovered) ? (accepted[0]?.accepted ?? null) : null
}

export function missingShards(results: readonly Result[]): Shard[] {
  const shards = results.flatMap(({ plan }) => plan.shard ?? [])
  const { of } = shards[0] ?? { of: 0 }
  const all = Array.from({ length: of }, (_, at): Shard => ({ index: at + 1, of }))
  return all.filter(({ index }) => !shards.some((shard) => shard.index === index))
}
