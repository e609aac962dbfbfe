/**
 * Finds out whether somebody has accepted a regression. Setting a label on the pull request does it, because only
 * people with rights in the repository can set one.
 */

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

export interface AcceptanceSearch {
  readonly acceptance: Acceptance | null
  readonly notes: readonly string[]
}

export interface ProposedChange {
  readonly repository: Repository
  readonly headSha: string
  /** Undefined if no pull request has this commit. Then nobody can accept the regression. */
  readonly pullRequest: PullRequest | undefined
}

export interface RegressedChange extends ProposedChange {
  readonly forge: ForgeKind
  readonly regressions: readonly Regression[]
  /**
   * Regressions that qpsgate's comment has shown for the head commit; undefined if there are none. Throws as octokit
   * does.
   */
  readonly findShown: (pullRequest: number) => Promise<DatedRegressions | undefined>
}

const person = z.looseObject({ login: z.string() }).nullish()
const labelSchema = z.looseObject({ name: z.string() })
/** An event on GitHub. On Gitea and Forgejo, which have no such events, it is an entry of the timeline. */
const entrySchema = z.looseObject({
  event: z.string().nullish(),
  actor: person,
  type: z.string().nullish(),
  user: person,
  label: labelSchema.nullish(),
  /** On Gitea and Forgejo, "1" if the label was set, and nothing if it was removed. */
  body: z.string().nullish(),
  created_at: z.string().nullish(),
})

/**
 * Looks for the label on the pull request itself. The event may be older, because people set the label and then repeat
 * the job. If the API fails, nothing is accepted, and a note says why.
 */
export async function findAcceptance(client: GitHubClient, change: RegressedChange): Promise<AcceptanceSearch> {
  const { repository, pullRequest } = change
  if (pullRequest === undefined) return { acceptance: null, notes: [] }
  try {
    const where = { ...inRepository(repository), issue_number: pullRequest.number }
    const labels = await listAll(client, `GET ${ISSUE}/labels`, where, labelSchema)
    if (!labels.some(isAccepted)) return { acceptance: null, notes: [] }
    // Whoever set the label may accept, because forges let only people with triage rights set labels, even on pull
    // requests from forks.
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

function isSet({ event, type, label, body }: z.output<typeof entrySchema>): boolean {
  const isOfSetting = event === 'labeled' || (type === 'label' && body === '1')
  return isOfSetting && label !== null && label !== undefined && isAccepted(label)
}

/**
 * Reason why the label does not count; null if it counts. Whoever set it must have seen a comment in which this commit
 * is at least as slow.
 */
function unseenReason(
  setAt: string | null | undefined,
  shown: DatedRegressions | undefined,
  { headSha, regressions }: RegressedChange,
): string | null {
  const again = 'take it away and set it again if this is accepted too'
  if (shown === undefined)
    return `does not count: no comment had shown the cost of commit ${headSha.slice(0, 7)}; ${again}`
  // Date.parse gives NaN for a missing or broken time. Every comparison with NaN is false, so the label does not count
  // then.
  if (!(Date.parse(setAt ?? '') > Date.parse(shown.since)))
    return `does not count: it was set before the comment showed the cost of commit ${headSha.slice(0, 7)}; ${again}`
  if (!covers(shown, regressions)) return `does not count, because it is slower than the comment showed; ${again}`
  return null
}

function isAccepted({ name }: { readonly name: string }): boolean {
  return name.toLowerCase() === ACCEPTED_LABEL
}
