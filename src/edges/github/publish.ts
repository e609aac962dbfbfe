/**
 * Shows a result where reviewers look: in the summary, a comment, annotations and outputs. If one of them fails, the
 * verdict stays, because it does not depend on how it is shown.
 */
import { join } from 'node:path'
import { notice } from '@actions/core'
import { measuredPart } from '../../core/result/refused-part.ts'
import type { Result } from '../../core/result/result.ts'
import { findingsOf } from '../../core/views/annotations.ts'
import { type CommentChoice, type Picture, renderComment, renderMarkdown } from '../../core/views/markdown/markdown.ts'
import { lineToTakeBack } from '../../core/views/suggestion.ts'
import { chartAt, chartPath, storeChart } from './comments/chart-image.ts'
import { postComment, suggest, writeComment } from './comments/post.ts'
import type { Publication } from './publication.ts'
import { setOutputs, worstChange } from './runner/outputs.ts'
import { writeSummary } from './runner/summary.ts'
import { annotate, annotationsFor } from './runner/write-annotations.ts'

/**
 * Writes the comment before the search for causes, so that reviewers need not wait. It reports no failure: `postResult`
 * updates the comment later, and then says why it could not be written.
 */
export async function publishVerdict(result: Result, publication: Publication): Promise<void> {
  const about = { runUrl: publication.context.runUrl, commit: publication.target?.headSha }
  await writeComment(result, renderComment(result, { isSearching: true, ...about }), publication)
}

/** @param fails whether the step will fail: its error then takes one of the annotations that the runner shows */
export async function postResult(result: Result, publication: Publication, fails: boolean): Promise<void> {
  const { context, out } = publication
  const about = { runUrl: context.runUrl, commit: publication.target?.headSha }
  const comment = renderComment(result, about)
  const outcome = await postComment(result, comment, publication)
  annotate(annotationsFor(findingsOf(result), context.workspace, fails ? { error: 1 } : {}))
  setOutputs({
    verdict: result.verdict,
    'worst-change': worstChange(result),
    result: join(out, 'result.json'),
    report: join(out, 'report.md'),
    out,
    'comment-url': outcome !== null && 'url' in outcome ? outcome.url : null,
  })
  const isCurrent = outcome !== null && ['created', 'updated', 'unchanged'].includes(outcome.kind)
  const line = lineToTakeBack(result)
  // If this run created the comment, no earlier run can have left a suggestion that would have to be removed.
  if (isCurrent && (line !== undefined || outcome.kind !== 'created'))
    await suggest(result.suite.name, line, publication)
  // The comment comes before the chart, because git may take seconds to store the chart.
  const chart = isCurrent ? await addChart(result, { comment, about }, publication) : undefined
  const trouble = await writeSummary(renderMarkdown(result, chart), comment)
  if (trouble !== undefined) notice(trouble)
}

/**
 * Stores the chart and shows it in the comment, if the comment has a place for one.
 *
 * @returns the picture; undefined if the comment does not show it
 */
async function addChart(
  result: Result,
  { comment, about }: { readonly comment: string; readonly about: CommentChoice },
  publication: Publication,
): Promise<Picture | undefined> {
  const { inputs, context, target } = publication
  if (inputs.chart === 'none' || target === undefined || measuredPart(result).comparisons.length === 0) return undefined
  const path = chartPath(target)
  const chart = chartAt(context, path)
  const drawn = renderComment(result, { chart, ...about })
  if (drawn === comment) return undefined
  const why = await storeChart(path, publication)
  if (why !== undefined) {
    notice(`the comment has no chart (chart: none): ${why}`)
    return undefined
  }
  await postComment(result, drawn, publication)
  return chart
}
