/** A run as its files tell it, and whether several belong together. */

import { type Shard, shardText } from '../request/shard.ts'
import { count } from '../wording/figures.ts'
import type { Result } from './result.ts'

export interface RecordedResult {
  /** Name for messages: the file. */
  readonly name: string
  readonly result: Result
}

/** Two results that cannot be joined, the earlier one first. */
export interface Mismatch {
  readonly one: RecordedResult
  readonly other: RecordedResult
  readonly why: string
}

/**
 * The first result that does not belong to one before it; undefined if all can be joined. Among equal parts only the
 * first is compared with the others, and so is any part that overlaps it in the plan.
 */
export function findMismatch(recorded: readonly RecordedResult[]): Mismatch | undefined {
  const alike = new Map<string, number>()
  const owners = new Map<string, number>()
  for (const [index, other] of recorded.entries()) {
    const parts = partsOf(other.result)
    const suspects = new Set([...alike.values(), ...parts.flatMap((part) => owners.get(part) ?? [])])
    for (const at of [...suspects].sort((left, right) => left - right)) {
      const one = recorded[at] as RecordedResult
      const why = mismatch(one, other)
      if (why !== undefined) return { one, other, why }
    }
    const kind = kindOf(other.result)
    if (!alike.has(kind)) alike.set(kind, index)
    for (const part of parts) owners.set(part, index)
  }
  return undefined
}

/** All of a result that others must have in common with it. */
function kindOf({ suite, plan: { rules, arms, policy, shard, machine }, scenarios }: Result): string {
  const fingerprints = scenarios.map(({ name, fingerprint }) => [name, fingerprint])
  return JSON.stringify([suite, rules, arms, policy, shard?.of, machine?.of, fingerprints])
}

/** All that no other of the same machine may have. */
function partsOf({ plan: { cells, shard, machine } }: Result): string[] {
  return [...(shard === null ? [] : [shard]), ...cells].map((part) => JSON.stringify([machine?.index, part]))
}

/** Why two results cannot be joined; undefined if they can. */
export function mismatch(first: RecordedResult, other: RecordedResult): string | undefined {
  const [a, b] = [first.result, other.result]
  if (a.suite.fingerprint !== b.suite.fingerprint && a.suite.name !== b.suite.name) {
    return `they are of different suites, ${a.suite.name} and ${b.suite.name}`
  }
  if (JSON.stringify(a.plan.rules) !== JSON.stringify(b.plan.rules)) return 'they compare by different rules'
  if (JSON.stringify(a.plan.arms) !== JSON.stringify(b.plan.arms)) return 'they compare different scenarios'
  if (JSON.stringify(a.plan.policy) !== JSON.stringify(b.plan.policy)) return 'they were judged by different tolerances'
  const fingerprints = ({ scenarios }: Result) =>
    JSON.stringify(scenarios.map(({ name, fingerprint }) => [name, fingerprint]))
  if (fingerprints(a) !== fingerprints(b)) return 'a scenario has another configuration in one of them'
  const [one, two] = [a.plan.shard, b.plan.shard]
  if (one?.of !== two?.of) return 'they are parts of different plans'
  const [here, there] = [a.plan.machine, b.plan.machine]
  if (here?.of !== there?.of) return 'they are of different numbers of machines that measured the same'
  if (here?.index !== there?.index) return undefined
  if (here !== undefined && one?.index === two?.index)
    return `both are of machine ${shardText(here)}${one === null ? '' : `, shard ${shardText(one)}`}`
  if (one !== null && one.index === two?.index) return `both are shard ${shardText(one)}`
  const cells = new Set(a.plan.cells.map((cell) => JSON.stringify(cell)))
  const twice = b.plan.cells.find((cell) => cells.has(JSON.stringify(cell)))
  return (
    twice &&
    `both measured ${twice.workload} at ${count(twice.threads, 'thread')}; results of the same on several machines are joined ` +
      'where each was measured with --machine, such as 1/2 and 2/2'
  )
}

/** Machines that were to measure the same and are not among these results; none if there is one machine. */
export function missingMachines(results: readonly Result[]): Shard[] {
  return missingOf(results.flatMap(({ plan: { machine } }) => machine ?? []))
}

/** Parts that a plan has and these results do not; none if they are no parts. */
export function missingShards(results: readonly Result[]): Shard[] {
  return missingOf(results.flatMap(({ plan: { shard } }) => shard ?? []))
}

function missingOf(known: readonly Shard[]): Shard[] {
  const [first] = known
  if (first === undefined) return []
  const found = new Set(known.map(({ index }) => index))
  const all = Array.from({ length: first.of }, (_, index): Shard => ({ index: index + 1, of: first.of }))
  return all.filter(({ index }) => !found.has(index))
}
