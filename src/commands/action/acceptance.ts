/** Acceptance of a regression, asked of the forge. */
import { notice } from '@actions/core'
import type { Acceptance } from '../../core/verdict/judgement.ts'
import { findAcceptance, type ProposedChange } from '../../edges/github/api/acceptance.ts'
import type { GitHubClient } from '../../edges/github/api/client.ts'

/** Who took responsibility, and how; null where nobody did, or there is no token to ask with. */
export async function acceptanceOf(
  change: ProposedChange,
  client: GitHubClient | undefined,
): Promise<Acceptance | null> {
  if (client === undefined) return null
  const { acceptance, notes } = await findAcceptance(client, change)
  for (const note of notes) notice(note)
  return acceptance
}
