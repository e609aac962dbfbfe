/** Decides whether a run comments on its pull request, and says why a comment could not be written. */
import { notice } from '@actions/core'
import { checkFailure } from '../../../core/result/check-failure.ts'
import { allRegressions } from '../../../core/result/gated-costs.ts'
import type { Result } from '../../../core/result/result.ts'
import type { LineToTakeBack } from '../../../core/views/suggestion.ts'
import type { Publication } from '../publication.ts'
import { type CommentOutcome, type Message, replaceEarlier, upsertComment } from './comment.ts'
import { upsertSuggestion } from './suggestion.ts'

/** Writes the comment, or a notice if that fails; null if no comment is wanted, or there is no pull request. */
export async function postComment(
  result: Result,
  body: string,
  publication: Publication,
): Promise<CommentOutcome | null> {
  const outcome = await writeComment(result, body, publication)
  if (outcome?.kind === 'refused')
    notice(`no comment on the pull request: ${outcome.why}; everything is in the job's summary`)
  if (outcome?.kind === 'older') notice('a newer run of this pull request has commented already; its comment stays')
  return outcome
}

/**
 * Writes the comment without a notice. The result may still be incomplete, and `postComment` reports a failure later.
 */
export function writeComment(result: Result, body: string, publication: Publication): Promise<CommentOutcome | null> {
  const { comparisons, verdict, coverage } = result
  // Reviewers need no comment if no setting changed, or none that affects speed.
  const isTold = comparisons.length > 0 || verdict !== 'pass' || coverage.some(({ status }) => status !== 'no-effect')
  const isNews = publication.inputs.comment === 'on-fail' ? checkFailure(result) !== undefined : isTold
  return upsert({ key: result.suite.name, body, isNews, regressions: allRegressions(result) }, publication)
}

/**
 * Suggests taking back the line to blame. Only GitHub can show such a suggestion. Without a line, the suggestion of an
 * older run is removed.
 */
export async function suggest(key: string, line: LineToTakeBack | undefined, publication: Publication): Promise<void> {
  const { context, inputs, client, target } = publication
  if (client === undefined || target === undefined || inputs.comment === 'never' || context.forge !== 'github') return
  const { pullRequest: issue, ...run } = target
  const { workspace } = context
  const outcome = await upsertSuggestion(client, { ...context, issue }, { ...run, key, line, workspace })
  if (outcome.kind === 'refused') notice(outcome.why)
}

/**
 * Comments that a run has no verdict, and so replaces an older verdict, which does not hold for this commit. If that
 * fails, no notice follows, because the job's summary reports the run's failure, too.
 *
 * @param key undefined if the run failed before it knew what to judge; then all verdicts on other commits are replaced
 */
export async function postFailure(key: string | undefined, body: string, publication: Publication): Promise<void> {
  const { context, inputs, client, target } = publication
  if (key === undefined) {
    if (inputs.comment === 'never' || target === undefined || client === undefined) return
    const { pullRequest: issue, ...run } = target
    await replaceEarlier(client, { ...context, issue }, { ...run, body })
    return
  }
  const outcome = await upsert({ key, body, isNews: true, regressions: [] }, publication)
  if (outcome?.kind === 'updated') await suggest(key, undefined, publication)
}

async function upsert(
  message: Message,
  { context, inputs, client, target }: Publication,
): Promise<CommentOutcome | null> {
  if (inputs.comment === 'never' || target === undefined) return null
  if (client === undefined) return { kind: 'refused', why: 'there is no token to comment with' }
  const { pullRequest: issue, ...run } = target
  return await upsertComment(client, { ...context, issue }, { ...message, ...run })
}
