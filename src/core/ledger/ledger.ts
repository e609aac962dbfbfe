/** The ledger of a branch: a record for each of its commits, in the order of ancestry. */
import type { Figures } from '../figures.ts'
import type { BaselineChoice, LedgerRecord } from './record.ts'

export interface Ledger {
  /** Commits of the branch, newest first. Records of other commits do not count. */
  readonly history: readonly string[]
  readonly records: ReadonlyMap<string, LedgerRecord>
  readonly unreadable: ReadonlySet<string>
}

function recordedCommits({ history, records, unreadable }: Ledger): string[] {
  return history.filter((commit) => records.has(commit) || unreadable.has(commit))
}

/**
 * Baseline of a branch: the commit that somebody chose, or else the first recorded one. If somebody accepted a
 * regression later, that commit is the baseline until somebody chooses another.
 */
export function baselineOf(ledger: Ledger, choice: BaselineChoice | undefined): string | undefined {
  const recorded = recordedCommits(ledger)
  const accepted = recorded.find((commit) => typeof ledger.records.get(commit)?.acceptedBy === 'string')
  if (choice === undefined) return accepted ?? recorded.at(-1)
  return accepted !== undefined && wasAcceptedLater(ledger, accepted, choice) ? accepted : choice.commit
}

function wasAcceptedLater({ history, records }: Ledger, accepted: string, { commit, setAt }: BaselineChoice): boolean {
  if (setAt !== undefined) return (records.get(accepted)?.recordedAt ?? '') > setAt
  // A commit of another branch is neither before nor after the accepted one, so the choice stands.
  return history.includes(commit) && history.indexOf(accepted) < history.indexOf(commit)
}

/**
 * Baseline that somebody chose for a branch, or for the nearest branch that it comes from.
 *
 * @param set choices by branch
 */
export function baselineChoiceFor(
  branch: string,
  { history, records }: Pick<Ledger, 'history' | 'records'>,
  set: ReadonlyMap<string, BaselineChoice>,
): BaselineChoice | undefined {
  const before = new Set(history.flatMap((commit) => records.get(commit)?.branch ?? []))
  const inherited = [...before].flatMap((each) => set.get(each) ?? [])
  return set.get(branch) ?? inherited.find(({ commit }) => history.includes(commit))
}

/** Changes of a scenario's settings in a recorded commit, with the figures of the cell that became slowest. */
export interface LedgerChange extends Figures {
  readonly scenario: string
  readonly commit: string
  readonly title: string | null
  readonly settings: LedgerRecord['settings']
}

/**
 * Changes of settings in the records after a commit of the branch, the oldest first, each with the figures of its own
 * run.
 */
export function changesSince({ history, records }: Ledger, baseline: string): LedgerChange[] {
  const since = history.slice(0, Math.max(0, history.indexOf(baseline)))
  return since.toReversed().flatMap((sha) => {
    const record = records.get(sha)
    if (record === undefined) return []
    const { commit, title, settings, comparisons } = record
    const changed = Map.groupBy(settings, ({ scenario }) => scenario)
    return [...changed].flatMap(([scenario, ofScenario]) => {
      const worst = worstOf(comparisons.filter((each) => each.rule === 'base' && each.scenario === scenario))
      const figures = worst && { change: worst.change, low: worst.low, high: worst.high }
      return figures === undefined ? [] : { scenario, commit, title, settings: ofScenario, ...figures }
    })
  })
}

export function worstOf<Changed extends { readonly change: number }>(all: readonly Changed[]): Changed | undefined {
  return all.toSorted((one, other) => one.change - other.change)[0]
}

/** Ledger of one suite, or of files, on a branch. */
export interface BranchLedger {
  readonly branch: string
  readonly suite: string
  /** Commit with which the next change is compared. */
  readonly baseline: string
  /** Records in the order of ancestry; never empty. */
  readonly records: readonly LedgerRecord[]
}

/**
 * Splits records into the ledgers of branches and suites; the one with the newest record comes last.
 *
 * @param records in the order of time
 * @param set baselines that somebody chose, by branch
 */
export function branchLedgers(
  records: readonly LedgerRecord[],
  set: ReadonlyMap<string, BaselineChoice> = new Map(),
): BranchLedger[] {
  const newestFirst = Map.groupBy(records.toReversed(), ({ branch, suite }) => JSON.stringify([branch, suite]))
  return [...newestFirst.values()].reverse().flatMap((group) => {
    // Commits of the same depth belong to different histories; the sort leaves them in the order of time.
    const inOrder = group.toReversed().sort((one, other) => one.depth - other.depth)
    const [first, newest] = [inOrder[0], inOrder.at(-1)]
    if (first === undefined || newest === undefined) return []
    const { branch, suite } = newest
    const byCommit = new Map(inOrder.map((each) => [each.commit, each]))
    const ledger = { history: [...byCommit.keys()].reverse(), records: byCommit, unreadable: new Set<string>() }
    // A record without changes has no baseline, so the last record that has a baseline counts.
    const last = inOrder.findLast((each) => each.baseline !== null)?.baseline
    const choice = baselineChoiceFor(branch, ledger, set) ?? (last == null ? undefined : { commit: last })
    const baseline = baselineOf(ledger, choice) ?? first.commit
    return { branch, suite, baseline, records: inOrder }
  })
}

/** False for a commit that changed nothing, because it has nothing to show. */
export function isNews({ settings, qps }: LedgerRecord): boolean {
  return settings.length > 0 || qps.length > 0
}
