/** `qpsgate record`: stores a result in the ledger. */

import type { RecordRequest } from '../core/request/ledger-request.ts'
import { shardText } from '../core/request/shard.ts'
import { recordOf } from '../core/result/make-record.ts'
import type { RunDescription } from '../core/result/make-result.ts'
import { accept } from '../core/verdict/judgement.ts'
import { commitIn, depthOf, isShallow, titleOf } from '../edges/git/checkout.ts'
import { interruptible } from '../edges/machine/interrupt.ts'
import { type OpenStore, storeOpener } from '../edges/store/open-store.ts'
import { print } from '../edges/terminal/output.ts'
import { parseRecordFlags } from '../edges/terminal/record-flags.ts'
import { EXIT, StoreError, UserError } from '../errors.ts'
import { toolVersion } from '../version.ts'
import { readResults } from './read-results.ts'

export async function recordCommand(args: readonly string[]): Promise<number> {
  const request = parseRecordFlags(args)
  using interrupt = interruptible()
  print(await record(request, storeOpener({ near: process.cwd() }), interrupt.signal))
  return EXIT.pass
}

/**
 * @returns where the record is stored, in a sentence for people
 * @throws UserError if the result cannot be read, or there is no store; StoreError if the store fails
 */
export async function record(request: RecordRequest, openStore: OpenStore, signal: AbortSignal): Promise<string> {
  const { paths, branch, runUrl = null } = request
  const { recorded, accepted, run, judgement } = readResults(paths)
  const [{ name }] = recorded
  const { plan, cells } = run
  if (plan.shard !== null)
    throw new UserError(`${name} is shard ${shardText(plan.shard)} of a plan; name the results of all its shards`)
  if (cells.length === 0 && plan.rules.includes('control'))
    throw new UserError(`${name}: nothing was measured, so there is nothing to store`)
  if (judgement.comparisons.some(({ refusal }) => refusal?.isMeasured === false))
    throw new UserError(`${name}: a server refuses the change, so it was not measured; nothing is stored`)
  if (judgement.missing.length > 0) throw new UserError(`${name}: not all of the change was measured; measure again`)
  const here = process.cwd()
  const commit = commitOf(here, request.commit, run.commit)
  if (isShallow(here))
    throw new StoreError(
      'this clone is shallow, so the place of the commit in its history is unknown; give actions/checkout `fetch-depth: 0`',
    )
  const about = { branch, commit, depth: depthOf(here, commit), title: titleOf(here, commit) ?? null, runUrl }
  const joining = recordOf(accept(judgement, accepted), run, { ...about, toolVersion: toolVersion() })
  await using opened = await openStore(request.store, signal)
  const { path, isNew } = await opened.add(joining)
  return isNew
    ? `stored in ${opened.name}: ${path}\n${dirtyNote(request, run)}`
    : `the commit is already recorded in ${opened.name}: ${path}\n`
}

function dirtyNote({ commit }: RecordRequest, { commit: measured }: RunDescription): string {
  if (commit !== undefined || measured?.isDirty !== true) return ''
  return `note: what was measured had changes that are not in commit ${measured.sha.slice(0, 7)}, of which it is stored\n`
}

/** Commit of a record: the named one, else the measured one, else the one that is checked out here. */
function commitOf(here: string, name: string | undefined, measured: RunDescription['commit']): string {
  const commit = commitIn(here, name ?? measured?.sha ?? 'HEAD')
  if (commit !== undefined) return commit
  if (name !== undefined)
    throw new UserError(`--commit: found ${name}, which git does not know here; allowed: a commit of this repository`)
  throw new UserError(
    `git does not know ${measured === null ? 'what was measured' : `commit ${measured.sha}`} in ${here}; go into the ` +
      'repository that was measured, or name a commit with --commit',
  )
}
