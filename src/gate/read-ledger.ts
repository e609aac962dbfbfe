/** Reads the ledger of a branch, which has a record for each measured commit, and finds the baseline in it. */
import { baselineChoiceFor, baselineOf, type Ledger } from '../core/ledger/ledger.ts'
import type { BaselineChoice } from '../core/ledger/record.ts'
import type { LedgerRequest } from '../core/request/ledger-request.ts'
import { gateName } from '../core/suite/adjust.ts'
import type { Warning } from '../core/warnings/warnings.ts'
import { commitIn, formerNames, historyOf, isShallow, newestTag } from '../edges/git/checkout.ts'
import type { OpenStore } from '../edges/store/open-store.ts'
import { StoreError, UserError } from '../errors.ts'

/**
 * The records of one commit and its ancestors. Later commits say nothing about that commit, so their records are left
 * out.
 */
export interface CommitLedger extends Ledger {
  readonly branch: string
  /** The baseline that a flag names, or that was set for the branch; undefined if nobody chose one. */
  readonly named: (BaselineChoice & { readonly name: string }) | undefined
  readonly warnings: readonly Warning[]
}

interface LedgerQuestion {
  /** Names of the suite and of the job. Records are selected by both, because several jobs may measure one suite. */
  readonly suite: string
  readonly name: string | undefined
  /** A path from which the git repository is found. */
  readonly near: string
  readonly commit: string
  readonly openStore: OpenStore
  readonly signal: AbortSignal
}

/**
 * Reads the records of a commit and its ancestors. Records of other commits, such as those of other branches, do not
 * count.
 *
 * @throws UserError if the named baseline does not exist; StoreError if the store cannot be read, and the run needs it
 */
export async function readLedger(request: LedgerRequest, question: LedgerQuestion): Promise<CommitLedger> {
  const { suite, near, commit, openStore, signal } = question
  const named = (gated: string) => gateName(gated, question.name)
  const { branch } = request
  const nothing = { branch, history: [], records: new Map(), unreadable: new Set<string>(), named: undefined }
  if (isShallow(near)) return { ...nothing, warnings: [{ code: 'ledger-shallow', branch }] }
  const requested = request.baseline ? namedBaseline(request.baseline, near, commit) : undefined
  try {
    await using store = await openStore(request.store, signal)
    const history = historyOf(near, commit)
    // The suite may have been renamed. The oldest name comes first, so that the record under the newer name counts if a
    // commit has two.
    const names = [...formerNames(near, suite).reverse(), { name: suite, until: '' }]
    const parts = []
    for (const { name, until } of names) {
      const isOurs = new Set(history.slice(history.indexOf(until) + 1))
      parts.push(await store.read(named(name), (each) => isOurs.has(each)))
    }
    const records = parts.flatMap((each) => each.records)
    const unreadable = parts.flatMap((each) => each.unreadable)
    const byCommit = new Map(records.map((record) => [record.commit, record]))
    const baselines = await store.baselines([branch, ...records.map((record) => record.branch)])
    const set = baselineChoiceFor(branch, { history, records: byCommit }, baselines)
    return {
      ...{ branch, history, records: byCommit },
      unreadable: new Set(unreadable.flatMap(({ commit: of }) => of ?? [])),
      named: requested ?? (set && { ...set, name: set.commit.slice(0, 7) }),
      warnings: unreadable.map(({ path, problem }) => ({ code: 'ledger-file-unreadable', path, problem })),
    }
  } catch (error) {
    if (!(error instanceof StoreError) || request.isRequired) throw error
    return { ...nothing, warnings: [{ code: 'ledger-unreadable', problem: error.message }] }
  }
}

function namedBaseline(name: string, near: string, commit: string): NonNullable<CommitLedger['named']> {
  const tag = name.includes('*') ? newestTag(near, name, commit) : undefined
  const tagged = commitIn(near, tag ?? name)
  if (tagged !== undefined) return { name: tag?.replace(/^refs\/tags\//, '') ?? name, commit: tagged }
  throw new UserError(
    `--baseline: found ${name}, which git does not know here; allowed: a commit, a tag, or a pattern of tags such as v*, ` +
      'which a clone has with the input fetch-depth: 0 of actions/checkout',
  )
}

/** The commit that a change is compared with as the baseline, and its name; undefined if nothing is recorded yet. */
export function baselineCommit(ledger: CommitLedger): { readonly commit: string; readonly name: string } | undefined {
  const { named } = ledger
  const commit = baselineOf(ledger, named)
  return commit === undefined ? undefined : { commit, name: named?.commit === commit ? named.name : commit.slice(0, 7) }
}
