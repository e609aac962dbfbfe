/** `qpsgate record`: a result joins the ledger. */

import { isNews } from '../core/ledger/ledger.ts'
import type { RecordRequest } from '../core/request/ledger-request.ts'
import { shardText } from '../core/request/shard.ts'
import { recordOf } from '../core/result/make-record.ts'
import type { RunDescription } from '../core/result/make-result.ts'
import { accept, type Judgement, verdictOf } from '../core/verdict/judgement.ts'
import { commitIn, formerNames, isShallow, titleOf } from '../edges/git/checkout.ts'
import { interruptible } from '../edges/machine/interrupt.ts'
import type { LedgerStore } from '../edges/store/ledger-store.ts'
import { type OpenStore, storeOpener } from '../edges/store/open-store.ts'
import { print } from '../edges/terminal/output.ts'
import { parseRecordFlags } from '../edges/terminal/record-flags.ts'
import { EXIT, StoreError, UserError } from '../errors.ts'
import { toolVersion } from '../version.ts'
import { readResults } from './read-results.ts'

const FULL_COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i

export async function recordCommand(args: readonly string[]): Promise<number> {
  const request = parseRecordFlags(args)
  using interrupt = interruptible()
  print((await record(request, storeOpener({ near: process.cwd() }), interrupt.signal)).text)
  return EXIT.pass
}

export interface Recorded {
  /** The record and its place, for people. */
  readonly text: string
  /** Whether there is a new change to show. */
  readonly isNews: boolean
}

/** @throws UserError if the result cannot be read, or there is no store; StoreError if the store fails */
export async function record(request: RecordRequest, openStore: OpenStore, signal: AbortSignal): Promise<Recorded> {
  const { paths, branch, runUrl = null } = request
  const { recorded, accepted, run, judgement } = readResults(paths)
  const [{ name }] = recorded
  const { plan, cells } = run
  if (plan.shard !== null)
    throw new UserError(`${name} is shard ${shardText(plan.shard)} of a plan; name the results of all its shards`)
  if (cells.length === 0 && plan.rules.includes('control'))
    throw new UserError(`${name}: nothing was measured, so there is nothing to store`)
  if (judgement.comparisons.some(({ refusal }) => refusal?.isMended === false))
    throw new UserError(`${name}: a server refuses the change, so it was not measured; nothing is stored`)
  // The next run measures what this one lacks.
  if (judgement.missing.length > 0) throw new UserError(`${name}: not all of the change was measured; measure again`)
  const commit = commitOf(request.commit, run.commit)
  await using opened = await openStore(request.store, signal)
  const parentSuite = run.before === null ? null : await recordedAs(run.suite.name, run.before, opened)
  const about = { branch, commit, title: titleOf(process.cwd(), commit) ?? null, runUrl, parentSuite }
  const joining = recordOf(accept(judgement, accepted), run, { ...about, toolVersion: toolVersion() })
  const isBeginning = joining.parent === null
  if (isBeginning && isShallow(process.cwd()))
    throw new StoreError(
      'this clone is shallow, so the last recorded commit is unknown; give actions/checkout `fetch-depth: 0`',
    )
  const { path, isNew } = await opened.add(joining)
  const begins = isBeginning ? ['a chain begins here: the commit it was compared with is not recorded'] : []
  const lines = isNew
    ? [
        `stored in ${opened.name}: ${path}`,
        ...[...notesOf(request, run, judgement), ...begins].map((text) => `note: ${text}`),
      ]
    : [`the commit is already recorded in ${opened.name}: ${path}`]
  return { text: `${lines.join('\n')}\n`, isNews: isNew && isNews(joining) }
}

/** The name by which a commit is recorded: of the suite, or what its file was called before; null if it is not. */
async function recordedAs(suite: string, commit: string, store: LedgerStore): Promise<string | null> {
  for (const name of [suite, ...formerNames(suite, suite).map((former) => former.name)])
    if (await store.has(name, commit)) return name
  return null
}

function notesOf(
  { commit }: RecordRequest,
  { commit: measured, suite, plan, cells }: RunDescription,
  judgement: Judgement,
): string[] {
  const isChain = !plan.rules.includes('control') && cells.length > 0
  const isEndedByVerdict = isChain && suite.precision === undefined && verdictOf(judgement) !== 'inconclusive'
  return [
    ...(commit === undefined && measured?.isDirty === true
      ? [`what was measured had changes that are not in commit ${measured.sha.slice(0, 7)}, of which it is stored`]
      : []),
    ...(isEndedByVerdict
      ? [
          'the run ended with its verdict, at a lucky moment, and such errors add up; measure for the ledger with --recorded',
        ]
      : []),
  ]
}

/** The named commit, else the one that was measured, else the one that is checked out here. */
function commitOf(name: string | undefined, measured: RunDescription['commit']): string {
  if (name === undefined && measured !== null) return measured.sha
  const here = process.cwd()
  const commit = commitIn(here, name ?? 'HEAD')
  if (commit !== undefined) return commit
  if (name === undefined)
    throw new UserError(
      `${here} is in no git repository, or it has no commit yet; name what was measured with --commit`,
    )
  if (FULL_COMMIT.test(name)) return name.toLowerCase()
  throw new UserError(`--commit: found ${name}, which git does not know here; allowed: a commit's full name`)
}
