/** Acceptance of a regression, asked of the forge. */
import type { Acceptance } from '../../core/verdict/judgement.ts'
import { findAcceptance, type ProposedChange } from '../../edges/github/api/acceptance.ts'
import type { GitHubClient } from '../../edges/github/api/client.ts'
import { findShown } from '../../edges/github/comments/comment.ts'
import type { GitHubContext } from '../../edges/github/context/context.ts'
import type { Regressed } from '../../gate/ask-acceptance.ts'

/** The change that regressed, where it was proposed. */
export interface RegressedProposal extends ProposedChange, Regressed {
  readonly forge: GitHubContext['forge']
}

/**
 * Who took responsibility, and how; null where nobody did, or there is no token to ask with.
 *
 * @param tell takes sentences for notices
 */
export async function acceptanceOf(
  proposal: RegressedProposal,
  client: GitHubClient | undefined,
  tell: (note: string) => void,
): Promise<Acceptance | null> {
  if (client === undefined) return null
  const { repository, forge, headSha, suite } = proposal
  const { acceptance, notes } = await findAcceptance(client, {
    ...proposal,
    findShown: (issue) => findShown(client, { repository, forge, issue }, { key: suite, headSha }),
  })
  for (const note of notes) tell(note)
  return acceptance
}
