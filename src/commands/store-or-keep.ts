/** A run is stored; if the store fails, the run is kept in the output directory until it can be stored. */

import type { RunRecord } from '../core/history/run-record.ts'
import { count } from '../core/wording/figures.ts'
import type { AddedRun, RunStore } from '../edges/store/run-store.ts'
import { type KeptRun, keepUnstored, removeUnstored } from '../edges/store/unstored-run.ts'
import { StoreError, UserError } from '../errors.ts'
import type { RunToStore } from './measured-run.ts'

/** Clocks of machines differ by less. */
const CLOCK_SLACK_HOURS = 24

/** A store that can be opened, and named on a command line. */
export interface NamedStore {
  readonly open: () => Promise<RunStore>
  /** Flags of `qpsgate record` that name the store. */
  readonly storeFlags: readonly string[]
}

export type StoreOutcome =
  | ({
      readonly kind: 'stored'
      readonly store: string
      /** Further notes about the run; null if there are none. */
      readonly note: string | null
    } & AddedRun)
  | {
      readonly kind: 'unstored'
      /** Why the run could not be stored. */
      readonly problem: string
      /** Null if it could not even be kept; `problem` then has that reason too. */
      readonly kept: KeptRun | null
    }

/**
 * Stores the run, or keeps it: a store that fails is an outcome.
 *
 * @throws UserError if there is no store; also any other error than StoreError, after the run has been kept
 */
export async function storeOrKeep(toStore: RunToStore, named: NamedStore): Promise<StoreOutcome> {
  try {
    return await store(toStore, named)
  } catch (thrown) {
    if (thrown instanceof UserError) throw thrown
    const outcome = keep(toStore, named, thrown instanceof Error ? thrown.message : String(thrown))
    if (thrown instanceof StoreError) return outcome
    throw thrown
  }
}

async function store({ run, note, folder }: RunToStore, { open }: NamedStore): Promise<StoreOutcome> {
  requirePast(run)
  await using opened = await open()
  const added = await opened.add(run)
  removeUnstored(folder, run)
  return { kind: 'stored', store: opened.name, note, ...added }
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

function keep({ run, folder }: RunToStore, { storeFlags }: NamedStore, problem: string): StoreOutcome {
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

/** The outcome for people: the run and its store, or the next step. */
export function describeOutcome(outcome: StoreOutcome): string {
  if (outcome.kind === 'unstored') {
    const { problem, kept } = outcome
    const advice = kept === null ? '' : `\nit is kept in ${kept.file}; store it later with\n  ${kept.command}`
    return `the run was not stored: ${problem}${advice}\n`
  }
  const { store, path, isNew, later, note } = outcome
  if (!isNew) return `the run is already stored in ${store}: ${path}\n`
  const order = later === 0 ? '' : `${count(later, 'stored run')} began later, by the clocks of their machines\n`
  return `stored in ${store}: ${path}\n${order}${note === null ? '' : `note: ${note}\n`}`
}
