/**
 * Comments on a run that ends without a verdict, because the verdict of an older comment does not hold for this commit.
 */
import type { RunRequest } from '../../core/request/run-request.ts'
import { gateName } from '../../core/suite/adjust.ts'
import type { Publication } from '../../edges/github/publication.ts'
import { Interruption, isBug } from '../../errors.ts'
import type { GateRequest } from './action-request.ts'
import { workflowFailure } from './workflow-failure.ts'

/**
 * Comments on a failure, so that reviewers see an outcome even without a verdict. A run that somebody stopped gets no
 * comment.
 */
export async function commentFailure(request: GateRequest, thrown: unknown, publication: Publication): Promise<void> {
  if (thrown instanceof Interruption) return
  const key = request.kind === 'run' ? await keyOf(request.request) : undefined
  if (request.kind === 'run' && key === undefined) return
  const { context, target } = publication
  const { message } = workflowFailure(thrown)
  // Comments are public, so a bug's stack, and the words that it may quote, stay in the log.
  const publicMessage = isBug(thrown) ? `${message.split('\n')[0]}; the log has more` : message
  const { renderFailure } = await import('../../core/views/markdown/markdown.ts')
  const { postFailure } = await import('../../edges/github/comments/post.ts')
  const comment = renderFailure({ message: publicMessage, commit: target?.headSha, runUrl: context.runUrl })
  await postFailure(key, comment, publication)
}

/** Key of the run's comment, even if its subject cannot be read as a whole; undefined if the subject has no name. */
async function keyOf({ subject, adjustments }: RunRequest): Promise<string | undefined> {
  const { subjectName } = await import('../../gate/subject.ts')
  const name = subjectName(subject)
  return name === undefined ? undefined : gateName(name, adjustments.name)
}
