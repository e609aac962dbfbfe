/** `qpsgate record`: a result is appended to the stored runs; what could not be stored is kept beside it. */
import { dirname } from 'node:path'
import type { RunRecord } from '../core/history/record.ts'
import { shardText } from '../core/plan/shards.ts'
import type { Recorded } from '../core/result/join-shards.ts'
import { recordOf } from '../core/result/make-record.ts'
import { accept } from '../core/verdict/accept.ts'
import { count } from '../core/wording/wording.ts'
import { digestOf } from '../edges/files/digest.ts'
import { isDirectory } from '../edges/files/paths.ts'
import { commitIn } from '../edges/git/revision.ts'
import { DEFAULT_BASELINE_BRANCH } from '../edges/store/defaults.ts'
import { openStore, type StoreChoice } from '../edges/store/open-store.ts'
import type { Added, RunStore } from '../edges/store/store.ts'
import { type Kept, keepUnstored, readUnstored, removeUnstored } from '../edges/store/unstored.ts'
import { StoreError, UserError } from '../errors.ts'
import { readResults } from './read-results.ts'

/** Clocks of machines differ by less. */
const CLOCK_SLACK_HOURS = 24
const FULL_COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i

export type RunSource =
  | {
      readonly kind: 'results'
      /** Output directories or result.json files of one plan. */
      readonly paths: readonly [string, ...string[]]
      readonly branch: string
      /** A commit's name, or what git takes for one; undefined: HEAD. */
      readonly commit: string | undefined
      readonly runUrl: string | undefined
    }
  /** A run that could not be stored, as it was kept. */
  | { readonly kind: 'unstored'; readonly file: string }

export interface RecordRequest {
  readonly source: RunSource
  readonly store: StoreChoice
}

export type StoreOutcome =
  | ({ readonly kind: 'stored'; readonly store: string } & Added)
  | {
      readonly kind: 'unstored'
      /** Why. */
      readonly problem: string
      /** Null where it could not even be kept, for which `problem` also has the reason. */
      readonly kept: Kept | null
    }

/**
 * @param toolVersion of qpsgate
 * @throws UserError where the result cannot be read, or there is no store; a store that fails is an outcome
 */
export async function record(
  { source, store }: RecordRequest,
  toolVersion: string,
  signal: AbortSignal,
): Promise<StoreOutcome> {
  const storing = { storeFlags: flagsOf(store), open: () => openStore(store, process.cwd(), signal) }
  if (source.kind === 'results') return recordInto(source, storing, toolVersion)
  return storeRun(readUnstored(source.file), { ...storing, folder: dirname(source.file) })
}

/** Stores the results of one run. @throws UserError where they cannot be read or are not all of it */
export async function recordInto(
  source: RunSource & { readonly kind: 'results' },
  storing: Omit<Storing, 'folder'>,
  toolVersion: string,
): Promise<StoreOutcome> {
  const [path] = source.paths
  return storeRun(await runOf(source, toolVersion), { ...storing, folder: isDirectory(path) ? path : dirname(path) })
}

export interface Storing {
  /** The output directory, where the run is kept if it cannot be stored. */
  readonly folder: string
  /** Flags of `qpsgate record` that name the store. */
  readonly storeFlags: readonly string[]
  readonly open: () => Promise<RunStore>
}

/**
 * Stores a run, or keeps it and says why.
 *
 * @throws what is no StoreError; the run is kept then too, unless it is the user's to correct what they asked for
 */
export async function storeRun(run: RunRecord, { folder, storeFlags, open }: Storing): Promise<StoreOutcome> {
  try {
    requirePast(run)
    await using store = await open()
    const added = await store.add(run)
    removeUnstored(folder, run)
    return { kind: 'stored', store: store.name, ...added }
  } catch (thrown) {
    if (thrown instanceof UserError) throw thrown
    const problem = thrown instanceof Error ? thrown.message : String(thrown)
    const outcome = keep(run, { folder, storeFlags, problem })
    if (thrown instanceof StoreError) return outcome
    throw thrown
  }
}

/** Names a run by what was measured: the same result has the same id whenever and by whomever it is recorded. */
export function idOf(recorded: readonly Recorded[]): string {
  return digestOf(recorded.map(({ result: { startedAt, seed, suite }, lines }) => [startedAt, seed, suite, lines]))
}

/** For the terminal: what was stored where, or what to do about it. */
export function describeOutcome(outcome: StoreOutcome): string {
  if (outcome.kind === 'unstored') {
    const { problem, kept } = outcome
    const advice = kept === null ? '' : `\nit is kept in ${kept.file}; store it later with\n  ${kept.command}`
    return `the run was not stored: ${problem}${advice}\n`
  }
  const { store, path, isNew, later } = outcome
  if (!isNew) return `the run is already stored in ${store}: ${path}\n`
  const order = later === 0 ? '' : `${count(later, 'stored run')} began later, by the clocks of their machines\n`
  return `stored in ${store}: ${path}\n${order}`
}

/** Flags of `qpsgate record` that name the store. */
export function flagsOf(store: StoreChoice): string[] {
  if (store.kind === 'directory') return ['--store', store.path]
  return store.branch === DEFAULT_BASELINE_BRANCH ? [] : ['--baseline-branch', store.branch]
}

async function runOf(source: RunSource & { readonly kind: 'results' }, toolVersion: string): Promise<RunRecord> {
  const { recorded, result: judged } = readResults(source.paths)
  const [{ name, result: first }] = recorded
  const result = accept(judged, first.accepted)
  if (result.plan.shard !== null)
    throw new UserError(
      `${name} is shard ${shardText(result.plan.shard)} of a plan; name the results of all its shards`,
    )
  if (result.cells.length === 0) throw new UserError(`${name}: nothing was measured, so there is nothing to store`)
  const { branch, runUrl = null } = source
  const { startSpread } = result.plan
  const about = { id: idOf(recorded), branch, commit: await commitOf(source.commit), runUrl, toolVersion, startSpread }
  try {
    return recordOf(result, about)
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown
    throw new UserError(`${name} is no result of qpsgate, or was changed: ${thrown.message}`, { cause: thrown })
  }
}

async function commitOf(name: string | undefined): Promise<string> {
  const here = process.cwd()
  const found = await commitIn(here, name ?? 'HEAD')
  if (found !== undefined) return found
  if (name === undefined)
    throw new UserError(
      `${here} is in no git repository, or it has no commit yet; name what was measured with --commit`,
    )
  if (FULL_COMMIT.test(name)) return name.toLowerCase()
  throw new UserError(`--commit: found ${name}, which git does not know here; allowed: a commit's full name`)
}

/** A run from the future would be the newest for as long as that future lasts. */
function requirePast({ recordedAt }: RunRecord): void {
  const now = new Date()
  if (Date.parse(recordedAt) - now.getTime() <= CLOCK_SLACK_HOURS * 3_600_000) return
  throw new StoreError(
    `it began at ${recordedAt}, and here it is ${now.toISOString()}: a clock is wrong; set this one right and record ` +
      'again, or set the other one right and measure again',
  )
}

function keep(
  run: RunRecord,
  { folder, storeFlags, problem }: Omit<Storing, 'open'> & { problem: string },
): StoreOutcome {
  try {
    return { kind: 'unstored', problem, kept: keepUnstored(folder, { run, storeFlags, problem }) }
  } catch (thrown) {
    const why = (thrown as Error).message
    return {
      kind: 'unstored',
      problem: `${problem}\nnor can it be kept in ${folder}: ${why}; record the result again when the store works`,
      kept: null,
    }
  }
}
