/** Whose rules a change is judged by: those of the base, as its author may have written any into its suite. */
import type { RunRequest } from '../../core/request/run-request.ts'
import { existsAt } from '../../edges/git/revision.ts'
import { findBaseCommit } from '../../edges/github/context/base-commit.ts'
import type { GitHubContext } from '../../edges/github/context/context.ts'
import type { ActionInputs } from '../../edges/github/context/inputs.ts'

/**
 * The request with the rules that hold; option files have none of their own.
 *
 * @throws UserError where the clone lacks the base of a pull request
 */
export async function underRules(
  request: RunRequest,
  context: GitHubContext,
  { allowRuleChanges }: Pick<ActionInputs, 'allowRuleChanges'>,
): Promise<RunRequest> {
  const { subject } = request
  if (subject.kind !== 'suite') return request
  const from = await commitOfRules(subject.file, context)
  // What stands on a branch has been let in.
  const isLetIn =
    context.event.kind === 'push' || (context.event.kind === 'manual' && context.event.name === 'schedule')
  const holds = allowRuleChanges || isLetIn ? 'head' : 'base'
  return { ...request, subject: { ...subject, rules: { from: from ?? subject.base, holds } } }
}

/**
 * What a pull request is to be merged into, whatever else it is compared with: the input base may name a file of its own.
 * Undefined for other events, and where the suite is new.
 */
async function commitOfRules(suite: string, context: GitHubContext): Promise<string | undefined> {
  const { kind } = context.event
  if (kind !== 'pull_request' && kind !== 'merge_group') return undefined
  const { sha } = await findBaseCommit(context)
  return (await existsAt(sha, suite)) ? sha : undefined
}
