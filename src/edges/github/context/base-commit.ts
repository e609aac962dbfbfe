/** The commit that a change is compared with, as far as the clone holds it. */
import { UserError } from '../../../errors.ts'
import { commitIn, firstParent, mergeBase } from '../../git/revision.ts'
import { type BaseCandidate, baseCandidates } from './base-candidates.ts'
import type { GitHubContext } from './context.ts'

export interface BaseCommit {
  readonly sha: string
  /** What commit it is, for messages. */
  readonly text: string
}

/**
 * The best base of what is checked out that the clone has.
 *
 * @throws UserError where nothing is checked out, or the clone has none
 */
export async function findBaseCommit(context: GitHubContext): Promise<BaseCommit> {
  const { workspace } = context
  const checkedOut = await commitIn(workspace, 'HEAD')
  if (checkedOut === undefined)
    throw new UserError(`${workspace} is no checked-out repository; run actions/checkout in a step before`)
  const candidates = baseCandidates(context, checkedOut)
  for (const candidate of candidates) {
    const sha = await resolve(workspace, candidate)
    if (sha !== undefined) return { sha, text: candidate.text }
  }
  throw new UserError(
    `the commit to compare with (${candidates[0].text}) was not fetched; give actions/checkout \`fetch-depth: 0\`, ` +
      'or name another with the input base',
  )
}

async function resolve(workspace: string, candidate: BaseCandidate): Promise<string | undefined> {
  if (candidate.kind === 'commit') return commitIn(workspace, candidate.sha)
  return candidate.kind === 'first-parent'
    ? firstParent(workspace, candidate.of)
    : mergeBase(workspace, candidate.one, candidate.other)
}
