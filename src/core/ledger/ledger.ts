/**
 * The ledger of a branch: what every recorded commit changed against its parent. Ratios multiply along the chain, so their
 * logarithms add, and so do the variances.
 */
import { combine, type Effect } from '../stats/random-effects.ts'
import { mean as meanOf, sum } from '../stats/vectors.ts'
import type { LedgerRecord, SetBaseline } from './record.ts'

export interface Ledger {
  /** Commits of the branch, newest first. A record of any other commit does not count. */
  readonly history: readonly string[]
  readonly records: ReadonlyMap<string, LedgerRecord>
  /** Why the record of a commit cannot be read. */
  readonly problems: ReadonlyMap<string, string>
}

/** A cell of a scenario, or with the workload "*" its mean over the cells. */
export interface Place {
  readonly scenario: string
  readonly workload: string
  readonly threads: number
}

/** A record on the way between two commits; −1 where that way goes down to the later commit. */
export interface Step {
  readonly record: LedgerRecord
  readonly sign: 1 | -1
}

export type Chain =
  | { readonly kind: 'whole'; readonly steps: readonly Step[] }
  /** `why` is half a sentence. */
  | { readonly kind: 'broken'; readonly steps: readonly Step[]; readonly why: string }

const NO_CHANGE = effectOf({ mean: 0, variance: 0, df: 1 })

export const WHOLE: Chain = { kind: 'whole', steps: [] }

/** The newest commits of the branch first that have a record, whether or not it can be read. */
export function recordedCommits({ history, records, problems }: Ledger): string[] {
  return history.filter((commit) => records.has(commit) || problems.has(commit))
}

/**
 * The baseline of a branch: what somebody named, or the first recorded commit. A regression that somebody accepted later is
 * the new one, until somebody names another.
 */
export function baselineOf(ledger: Ledger, named: SetBaseline | undefined): string | undefined {
  const recorded = recordedCommits(ledger)
  const accepted = recorded.find((commit) => typeof ledger.records.get(commit)?.acceptedBy === 'string')
  if (named === undefined) return accepted ?? recorded.at(-1)
  return accepted !== undefined && wasAcceptedLater(ledger, accepted, named) ? accepted : named.commit
}

function wasAcceptedLater({ history, records }: Ledger, accepted: string, { commit, setAt }: SetBaseline): boolean {
  if (setAt !== undefined) return (records.get(accepted)?.recordedAt ?? '') > setAt
  // A commit of another branch is neither before nor after.
  return history.includes(commit) && history.indexOf(accepted) < history.indexOf(commit)
}

/**
 * The commit that somebody made the baseline of a branch, or of the nearest branch that it comes from.
 *
 * @param set baselines by branch
 */
export function namedFor(
  branch: string,
  { history, records }: Pick<Ledger, 'history' | 'records'>,
  set: ReadonlyMap<string, SetBaseline>,
): SetBaseline | undefined {
  const before = new Set(history.flatMap((commit) => records.get(commit)?.branch ?? []))
  const inherited = [...before].flatMap((each) => set.get(each) ?? [])
  return set.get(branch) ?? inherited.find(({ commit }) => history.includes(commit))
}

/** The records between two commits: from the later one up to the earlier one, or to a control that both have. */
export function chainBetween({ history, records, problems }: Ledger, later: string, earlier: string): Chain {
  const steps: Step[] = []
  const broken = (why: string): Chain => ({ kind: 'broken', steps, why })
  const ages = new Map(history.map((commit, age) => [commit, age]))
  for (let at = later; at !== earlier; ) {
    const record = records.get(at)
    if (record === undefined) return broken(problems.get(at) ?? `commit ${short(at)} is not recorded`)
    const { parent } = record
    if (parent === null) return broken(`a new chain begins at ${short(at)}`)
    steps.push({ record, sign: 1 })
    if ('control' in parent) {
      const other = records.get(earlier)
      const isSame = other?.parent && 'control' in other.parent && other.parent.control === parent.control
      if (!other || !isSame)
        return broken(problems.get(earlier) ?? `the control is another one since ${short(earlier)}`)
      steps.push({ record: other, sign: -1 })
      break
    }
    // A parent that is no ancestor would lead anywhere, or round and round.
    if ((ages.get(parent.commit) ?? -1) <= (ages.get(at) ?? -1))
      return broken(`the parent ${short(parent.commit)} of ${short(at)} is not a commit before it on this branch`)
    at = parent.commit
  }
  return { kind: 'whole', steps }
}

/** How far the later end of a whole chain is from the earlier one; undefined if that is unknown in this place. */
export function distanceIn(steps: readonly Step[], place: Place): Effect | undefined {
  const known = steps.flatMap(({ record, sign }) => {
    const effect = effectIn(record, place)
    return effect === undefined ? [] : [{ ...effect, mean: sign * effect.mean }]
  })
  return known.length < steps.length ? undefined : added(...known)
}

/**
 * The change of a record, and how far the chain has come from its beginning, without it and with it; null if an earlier record
 * is missing, so that nobody knows.
 */
export interface Way {
  readonly own: Effect
  readonly before: Effect | null
  readonly since: Effect | null
}

/** A record with the way of each of its scenarios, as a mean. */
export interface PlacedRecord {
  readonly record: LedgerRecord
  readonly ways: ReadonlyMap<string, Way>
}

/** What is gated on a branch, by its newest name. */
export interface BranchLedger {
  readonly branch: string
  readonly suite: string
  /** The commit that pull requests to the branch are held against, unless they name another. */
  readonly baseline: string
  /** In the order of time; never empty. */
  readonly records: readonly PlacedRecord[]
}

/**
 * The ledgers in records, the one that was recorded last at the end. A renamed file has one with its records by both names.
 *
 * @param records in the order of time: a record counts from its parent, as far as that is before it
 * @param set the baselines that somebody set, by branch
 */
export function branchLedgers(
  records: readonly LedgerRecord[],
  set: ReadonlyMap<string, SetBaseline> = new Map(),
): BranchLedger[] {
  const byCommit = new Map<string, PlacedRecord>()
  const ledgers = new Map<string, PlacedRecord[]>()
  const keyOf = (...names: readonly string[]) => JSON.stringify(names)
  for (const record of records) {
    const { branch, suite, commit, parent } = record
    const from = parent !== null && 'commit' in parent ? parent : undefined
    const placed = placedAfter(from && byCommit.get(keyOf(from.suite, from.commit)), record)
    byCommit.set(keyOf(suite, commit), placed)
    const [name, former] = [keyOf(branch, suite), keyOf(branch, from?.suite ?? suite)]
    const own = [...(ledgers.get(former) ?? ledgers.get(name) ?? []), placed]
    // The last one goes to the end.
    for (const key of [former, name]) ledgers.delete(key)
    ledgers.set(name, own)
  }
  return [...ledgers.values()].flatMap((own) => {
    const newest = own.at(-1)?.record
    if (newest === undefined) return []
    const { branch, suite } = newest
    const ledger = lineageOf(own, (from) => byCommit.get(keyOf(from.suite, from.commit)))
    const baseline = baselineOf(ledger, namedFor(branch, ledger, set)) ?? newest.commit
    return [{ branch, suite, baseline, records: own }]
  })
}

/** The records of a branch, and those of others that it comes from. */
function lineageOf(
  own: readonly PlacedRecord[],
  find: (from: { readonly suite: string; readonly commit: string }) => PlacedRecord | undefined,
): Ledger {
  const records = new Map(own.toReversed().map(({ record }) => [record.commit, record]))
  // A set goes on with what is added to it, and takes nothing twice.
  for (const { parent } of records.values()) {
    const before = parent !== null && 'commit' in parent ? find(parent)?.record : undefined
    if (before !== undefined && !records.has(before.commit)) records.set(before.commit, before)
  }
  return { history: [...records.keys()], records, problems: new Map() }
}

function placedAfter(parent: PlacedRecord | undefined, record: LedgerRecord): PlacedRecord {
  // A single one may have had another name.
  const [only] = parent?.ways.size === 1 && record.scenarios.length === 1 ? parent.ways.values() : []
  const begins = record.parent === null || 'control' in record.parent
  const ways = record.scenarios.map(({ name }) => {
    const own = effectIn(record, { scenario: name, workload: '*', threads: 0 }) ?? NO_CHANGE
    const way = parent?.ways.get(name) ?? only
    // A scenario that is new on the branch begins there.
    const before = way === undefined ? (begins || parent !== undefined ? NO_CHANGE : null) : way.since
    return [name, { own, before, since: before && added(before, own) }] as const
  })
  return { record, ways: new Map(ways) }
}

/** Whether a record has something to show: a commit that changed nothing is no news. */
export function isNews({ parent, settings, changes }: LedgerRecord): boolean {
  return parent === null || settings.length > 0 || changes.length > 0
}

/** Independent effects, one after the other. */
export function added(...effects: readonly Effect[]): Effect {
  const parts = effects.map((effect) => ({ effect, slope: 1 }))
  return combine(sum(effects.map(({ mean }) => mean)), parts)
}

/**
 * What a record says of a cell, or with the workload "*" of the mean over those that it measured; undefined if it did not
 * measure the cell. Nothing was measured of a scenario that did not change.
 */
export function effectIn({ scenarios, changes }: LedgerRecord, place: Place): Effect | undefined {
  const [only, ...others] = scenarios
  // A single one may have had another name.
  const name = scenarios.find(({ name: own }) => own === place.scenario) ?? (others.length === 0 ? only : undefined)
  if (name === undefined) return undefined
  const own = changes.filter(({ scenario }) => scenario === name.name)
  if (own.length === 0) return NO_CHANGE
  if (place.workload !== '*') {
    const exact = own.find(({ workload, threads }) => workload === place.workload && threads === place.threads)
    return exact && effectOf(exact)
  }
  // Its cells have their servers in common, so their mean is known no better than each of them.
  return effectOf({
    mean: meanOf(own.map((each) => each.mean)),
    variance: meanOf(own.map((each) => each.variance)),
    df: Math.min(...own.map((each) => each.df)),
  })
}

function effectOf(change: Pick<LedgerRecord['changes'][number], 'mean' | 'variance' | 'df'>): Effect {
  const { mean, variance, df } = change
  return { mean, standardError: Math.sqrt(variance), df, within: { variance, df }, between: { variance: 0, df: 1 } }
}

function short(commit: string): string {
  return commit.slice(0, 7)
}
