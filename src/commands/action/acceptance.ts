/** A regression that somebody takes responsibility for. */
import { notice } from '@actions/core'
import type { Result } from '../../core/result/result.ts'
import { accept } from '../../core/verdict/accept.ts'
import { type Change, findAcceptance } from '../../edges/github/api/acceptance.ts'
import type { GitHubClient } from '../../edges/github/api/client.ts'

/** Asks only where there is something to accept. */
export async function withAcceptance(
  result: Result,
  change: Change,
  client: GitHubClient | undefined,
): Promise<Result> {
  if (result.verdict !== 'regressed' || client === undefined) return result
  const { acceptance, notes } = await findAcceptance(client, change)
  for (const note of notes) notice(note)
  return accept(result, acceptance)
}
