/**
 * What the action does once a run is stored: the dashboard beside the runs, and on the default branch the changes of
 * level that the run brought to light. Trouble with any of it is told, and changes nothing else.
 */

import { notice } from '@actions/core'
import { foundChanges } from '../../core/history/found-changes.ts'
import { newsOf } from '../../core/history/news.ts'
import { pathOf } from '../../core/history/run-path.ts'
import type { RunRecord } from '../../core/history/run-record.ts'
import { count } from '../../core/wording/figures.ts'
import { DASHBOARD_DATA, leftoversOf, writeDashboard } from '../../edges/dashboard/dashboard.ts'
import { connect } from '../../edges/github/api/client.ts'
import { repositoryStore } from '../../edges/github/context/branch-history.ts'
import type { GitHubContext } from '../../edges/github/context/context.ts'
import { fullName } from '../../edges/github/context/repository.ts'
import { updateChangeIssues } from '../../edges/github/issues/change-issues.ts'
import { annotateChanges } from '../../edges/github/runner/level-change-warnings.ts'
import type { AddedRun, RunStore } from '../../edges/store/run-store.ts'
import { StoreError } from '../../errors.ts'
import type { WorkflowStep } from './workflow-step.ts'

/** Newest runs of each history that are read: enough for years, and read in a few seconds. */
const NEWEST = 2000

/** @param stored the run, and the branch it is of */
export async function publishHistory(
  stored: AddedRun & { readonly branch: string },
  step: WorkflowStep,
): Promise<void> {
  const { context, inputs, openStore, signal } = step
  const isDefault = stored.branch === context.defaultBranch
  if (!inputs.dashboard && !isDefault) return
  try {
    // The store is opened again: meanwhile others may have stored runs as well.
    await using store = await openStore(repositoryStore(context, inputs), signal)
    const { records } = await store.read(inputs.dashboard ? {} : { branch: stored.branch }, NEWEST)
    const run = records.find((record) => pathOf(record) === stored.path)
    if (isDefault && stored.isNew && run !== undefined) await tellChanges(ofSameBranch(records, run), run, step)
    if (inputs.dashboard) await storeDashboard(store, records, context)
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    notice(`the run is stored, but what shows the history was not brought up to date: ${error.message}`)
  }
}

async function tellChanges(
  records: readonly RunRecord[],
  run: RunRecord,
  { context, inputs, signal }: WorkflowStep,
): Promise<void> {
  annotateChanges(newsOf(records, run))
  if (!inputs.changeIssues) return
  const { token } = inputs
  if (token === undefined) return notice('no issues about slowdowns: there is no token to open them with')
  const refused = context.forge === 'github' ? context.readOnlyReason : 'only GitHub takes labels as we give them'
  if (refused !== null) return notice(`no issues about slowdowns: ${refused}`)
  const client = await connect(context, token, signal)
  for (const note of await updateChangeIssues(client, context, records, run)) notice(note)
}

async function storeDashboard(store: RunStore, records: readonly RunRecord[], context: GitHubContext): Promise<void> {
  const files = new Map<string, string>()
  await writeDashboard(records, foundChanges(records), {
    repositoryUrl: `${context.serverUrl}/${fullName(context.repository)}`,
    defaultBranch: context.defaultBranch,
    write: (path, content) => void files.set(path, content),
  })
  const leftovers = leftoversOf(await store.files(DASHBOARD_DATA), files.keys())
  await store.write(files, `dashboard of ${count(records.length, 'run')}`, leftovers)
}

function ofSameBranch(records: readonly RunRecord[], { branch }: RunRecord): RunRecord[] {
  return records.filter((record) => record.branch === branch)
}
