/** Shows a result where reviewers look: summary, comment, annotations, outputs. Trouble with any changes no verdict. */
import { join } from 'node:path'
import { notice } from '@actions/core'
import type { Result } from '../../core/result/result.ts'
import { findingsOf } from '../../core/views/annotations.ts'
import { renderComment, renderMarkdown } from '../../core/views/markdown/markdown.ts'
import { chartOf } from './comments/chart-image.ts'
import { postComment, writeComment } from './comments/post.ts'
import type { Publication } from './publication.ts'
import { setOutputs, worstChange } from './runner/outputs.ts'
import { writeSummary } from './runner/summary.ts'
import { annotate, annotationsFor } from './runner/write-annotations.ts'

/**
 * Only the comment, before the search for causes: reviewers need not wait for these. `publish` updates it, and reports
 * why it could not be written.
 */
export async function publishVerdict(result: Result, publication: Publication): Promise<void> {
  const { runUrl } = publication.context
  await writeComment(result, renderComment(result, { isSearching: true, runUrl }), publication)
}

/**
 * @param fails whether the step will also fail with an error, which takes one of the annotations that the runner shows
 */
export async function publish(result: Result, publication: Publication, fails: boolean): Promise<void> {
  const { context, out } = publication
  const chart = await chartOf(result, publication)
  const comment = renderComment(result, { chart, runUrl: context.runUrl })
  const trouble = await writeSummary(renderMarkdown(result, chart), comment)
  if (trouble !== undefined) notice(trouble)
  const commentUrl = await postComment(result, comment, publication)
  annotate(annotationsFor(findingsOf(result), context.workspace, fails ? { error: 1 } : {}))
  setOutputs({
    verdict: result.verdict,
    'worst-change': worstChange(result),
    result: join(out, 'result.json'),
    report: join(out, 'report.md'),
    out,
    'comment-url': commentUrl,
  })
}
