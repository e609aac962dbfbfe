/** The comment of a run that ends without a verdict: an older one does not hold for this commit. */
import type { Publication } from '../../edges/github/publication.ts'
import { Interruption, isBug } from '../../errors.ts'
import type { GateRequest } from './action-request.ts'
import { workflowFailure } from './workflow-failure.ts'

/** Reviewers see the change's outcome even without a verdict; a run that somebody stopped has none. */
export async function commentFailure(request: GateRequest, thrown: unknown, publication: Publication): Promise<void> {
  if (request.kind !== 'run' || thrown instanceof Interruption) return
  const { subjectName } = await import('../../gate/subject.ts')
  const key = subjectName(request.request.subject)
  if (key === undefined) return
  const { message } = workflowFailure(thrown)
  // The stack of a bug, and the words that it may quote, are for those who read the log.
  const told = isBug(thrown) ? `${message.split('\n')[0]}; the log has more` : message
  const { renderFailure } = await import('../../core/views/markdown/markdown.ts')
  const { postFailure } = await import('../../edges/github/comments/post.ts')
  await postFailure(key, renderFailure({ message: told, runUrl: publication.context.runUrl ?? undefined }), publication)
}
