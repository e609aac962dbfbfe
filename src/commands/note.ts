/** `qpsgate note`: a result as a note of the merge request that a job of GitLab CI runs for. */
import type { Result } from '../core/result/result.ts'
import { renderMarkdown } from '../core/views/markdown/markdown.ts'
import { readRecorded } from '../edges/files/recorded-results.ts'
import { trustAuthorities } from '../edges/gitlab/authorities.ts'
import { GitLabApi } from '../edges/gitlab/gitlab-api.ts'
import { type MergeRequestJob, readMergeRequestJob, TOKEN_VARIABLES } from '../edges/gitlab/merge-request-job.ts'
import { type NoteContent, type NoteOutcome, upsertNote } from '../edges/gitlab/upsert-note.ts'
import { interruptible } from '../edges/machine/interrupt.ts'
import { parseNoteFlags } from '../edges/terminal/note-flags.ts'
import { print, say } from '../edges/terminal/output.ts'
import { EXIT, UserError } from '../errors.ts'

export async function noteCommand(args: readonly string[]): Promise<number> {
  const path = parseNoteFlags(args)
  const job = readMergeRequestJob(process.env)
  const { result } = readRecorded(path)
  if (job.token === undefined) return withoutToken(job, path)
  if (job.authorities !== undefined) trustAuthorities(job.authorities)
  using interrupt = interruptible()
  const api = new GitLabApi({ apiUrl: job.apiUrl, token: job.token, signal: interrupt.signal })
  return tell(await upsertNote(api, job, contentOf(result, job)), path)
}

/** Strangers get no token, which is as it should be. */
function withoutToken({ isFromFork }: MergeRequestJob, path: string): number {
  if (!isFromFork)
    throw new UserError(
      `there is no token to write the note with; set ${TOKEN_VARIABLES.join(' or ')} in the project's CI/CD variables. ` +
        'A protected variable reaches pipelines of protected branches only',
    )
  print(`no note: the merge request comes from a fork, whose pipeline gets no token; everything is in ${path}\n`)
  return EXIT.pass
}

function contentOf(result: Result, { headSha, pipelineId, jobId }: MergeRequestJob): NoteContent {
  return {
    key: result.suite.name,
    headSha,
    runId: pipelineId,
    attempt: jobId,
    body: renderMarkdown(result),
    isNews: result.comparisons.length > 0,
  }
}

function tell(outcome: NoteOutcome, path: string): number {
  if (outcome.kind === 'refused') {
    say(`qpsgate: the note could not be written: ${outcome.why}; everything is in ${path}`)
    return EXIT.couldNotMeasure
  }
  if (outcome.kind === 'none') print('no note: nothing was compared, and there is no older note to bring up to date\n')
  else if (outcome.kind === 'older') print(`a newer pipeline has written the note already: ${outcome.url}\n`)
  else print(`note ${outcome.kind}: ${outcome.url}\n`)
  return EXIT.pass
}
