/** Whether somebody took responsibility for a regression, by a label on the pull request. */

import { z } from 'zod'
import type { Regression } from '../../../core/result/gated-costs.ts'
import type { Acceptance } from '../../../core/verdict/judgement.ts'
import type { DatedRegressions } from '../comments/comment.ts'
import { covers } from '../comments/comment-regressions.ts'
import type { ForgeKind } from '../context/context.ts'
import type { Repository } from '../context/repository.ts'
import { describeTrouble, inRepository, listAll, listPages } from './api.ts'
import type { GitHubClient } from './client.ts'
import type { PullRequest } from './pull-request.ts'

export const ACCEPTED_LABEL = 'qpsgate: accepted'

const ISSUE = '/repos/{owner}/{repo}/issues/{issue_number}'
const UNKNOWN = 'a user with the right to set labels'

/** The forge's answer to whether somebody accepts a regression. */
export interface AcceptanceSearch {
  readonly acceptance: Acceptance | null
  /** Sentences for notices: failed look-ups, and acceptances that did not count. */
  readonly notes: readonly string[]
}

/** A commit to be merged, or already merged. */
export interface ProposedChange {
  readonly repository: Repository
  readonly headSha: string
  /** The commit's pull request; undefined if it has none, and so nobody can accept. */
  readonly pullRequest: PullRequest | undefined
}

/** The change to accept, with the regressions that people have already seen. */
export interface RegressedChange extends ProposedChange {
  readonly forge: ForgeKind
  readonly regressions: readonly Regression[]
  /** Regressions of the head commit that our comment has shown; throws as octokit does. */
  readonly findShown: (pullRequest: number) => Promise<DatedRegressions | undefined>
}

const person = z.looseObject({ login: z.string() }).nullish()
const labelSchema = z.looseObject({ name: z.string() })
/** An event on GitHub; Gitea and Forgejo have no events, and report the same in entries of the timeline. */
const entrySchema = z.looseObject({
  event: z.string().nullish(),
  actor: person,
  type: z.string().nullish(),
  user: person,
  label: labelSchema.nullish(),
  /** Body of an entry about a label: "1" if it was set, nothing if it was removed. */
  body: z.string().nullish(),
  created_at: z.string().nullish(),
})

/**
 * Looks for the label on the pull request as it is now, not in the event: a person may set it and run the job again. If
 * the API fails, or there is no pull request, nothing is accepted; a note tells of a failure.
 */
export async function findAcceptance(client: GitHubClient, change: RegressedChange): Promise<AcceptanceSearch> {
  const { repository, pullRequest } = change
  if (pullRequest === undefined) return { acceptance: null, notes: [] }
  try {
    const where = { ...inRepository(repository), issue_number: pullRequest.number }
    const labels = await listAll(client, `GET ${ISSUE}/labels`, where, labelSchema)
    if (!labels.some(isAccepted)) return { acceptance: null, notes: [] }
    // Only people with triage rights can set labels, on pull requests from forks too.
    const entries =
      change.forge === 'gitea'
        ? await listPages(client, `GET ${ISSUE}/timeline`, where, entrySchema)
        : await listAll(client, `GET ${ISSUE}/events`, where, entrySchema)
    const last = entries.findLast(isSet)
    const why = unseenReason(last?.created_at, await change.findShown(pullRequest.number), change)
    if (why !== null) return { acceptance: null, notes: [`the label ${ACCEPTED_LABEL} ${why}`] }
    return { acceptance: { by: (last?.actor ?? last?.user)?.login || UNKNOWN }, notes: [] }
  } catch (error) {
    return { acceptance: null, notes: [`could not look up whether somebody accepts it: ${describeTrouble(error)}`] }
  }
}

/** Whether the forge says that the label was set. */
function isSet({ event, type, label, body }: z.output<typeof entrySchema>): boolean {
  const isOfSetting = event === 'labeled' || (type === 'label' && body === '1')
  return isOfSetting && label !== null && label !== undefined && isAccepted(label)
}

/** Why the label does not count; null if it does: whoever set it had seen this commit be at least as slow. */
function unseenReason(
  setAt: string | null | undefined,
  shown: DatedRegressions | undefined,
  { headSha, regressions }: RegressedChange,
): string | null {
  const again = 'take it away and set it again if this is accepted too'
  if (shown === undefined)
    return `does not count: no comment had shown the cost of commit ${headSha.slice(0, 7)}; ${again}`
  // A missing or broken time is NaN, which every comparison rejects.
  if (!(Date.parse(setAt ?? '') > Date.parse(shown.since)))
    return `does not count: it was set before the comment showed the cost of commit ${headSha.slice(0, 7)}; ${again}`
  if (!covers(shown, regressions)) return `does not count, because it is slower than the comment showed; ${again}`
  return null
}

function isAccepted({ name }: { readonly name: string }): boolean {
  return name.toLowerCase() === ACCEPTED_LABEL
}
