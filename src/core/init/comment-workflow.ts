/**
 * The second workflow of a pair: it comments on pull requests of bots and of forks, whose own runs get a token that may
 * only read. It starts from the default branch, and neither checks out nor runs anything of the pull request.
 */
import { Document } from 'yaml'
import { HOME } from '../names.ts'
import { commentOn, inOneLine, type Path, textOfDocument } from './written-yaml.ts'

export const ACTION = 'qpsgate/qpsgate@v1'
export const COMMENT_FILE = 'qpsgate-comment.yml'
/** Name of the workflow that measures, and of its artifact. */
const NAME = 'qpsgate'

/** The same commits as in the documented pair; a test compares them. */
const UPLOAD = {
  action: 'actions/upload-artifact',
  commit: '043fb46d1a93c77aae656e7c1c64a875d1fc6a0a',
  version: 'v7.0.1',
}
const DOWNLOAD = {
  action: 'actions/download-artifact',
  commit: '3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c',
  version: 'v8.0.1',
}

/** Runs that could not comment themselves: those of Dependabot, and of forks. */
const READ_ONLY_RUNS =
  "github.event.workflow_run.event == 'pull_request' && (github.event.workflow_run.actor.login == 'dependabot[bot]' || " +
  'github.event.workflow_run.head_repository.full_name != github.repository)'

const TRIGGER = '  workflow_run:'
const WHY_TRIGGERED = 'zizmor: ignore[dangerous-triggers] nothing of the pull request is checked out or run'

/** The step by which the first workflow hands on its results. */
export function uploadStep(): Readonly<Record<string, unknown>> {
  return {
    if: 'always()',
    uses: `${UPLOAD.action}@${UPLOAD.commit}`,
    with: { name: NAME, path: 'qpsgate-out', 'if-no-files-found': 'ignore', overwrite: true },
  }
}

/** @param step its place in the document */
export function commentUpload(document: Document, step: Path): void {
  commentOn(document, [...step, 'uses'], UPLOAD.version)
  commentOn(document, [...step, 'with', 'name'], 'for qpsgate-comment, where this token may only read')
  commentOn(document, [...step, 'with', 'overwrite'], 'when the job runs again')
}

/** @param runsOn as the first workflow names its runner */
export function commentWorkflowText(runsOn: unknown): string {
  const document = new Document({
    name: `${NAME}-comment`,
    on: { workflow_run: { workflows: [NAME], types: ['completed'] } },
    permissions: {},
    jobs: {
      comment: {
        if: READ_ONLY_RUNS,
        'runs-on': runsOn,
        'timeout-minutes': 5,
        permissions: { actions: 'read', contents: 'read', 'pull-requests': 'write' },
        steps: [
          {
            uses: `${DOWNLOAD.action}@${DOWNLOAD.commit}`,
            with: {
              pattern: NAME,
              'merge-multiple': true,
              path: 'results',
              'run-id': expression('github.event.workflow_run.id'),
              'github-token': expression('github.token'),
            },
          },
          {
            if: "hashFiles('results/**') != ''",
            uses: ACTION,
            with: { command: 'report', results: 'results' },
          },
        ],
      },
    },
  })
  document.commentBefore =
    ' Comments on pull requests of bots and of forks, whose own runs may only read.\n' +
    ` Written by qpsgate init; documentation: ${HOME}/blob/v1/docs/recipes/forks.md`
  const job = ['jobs', 'comment']
  commentOn(document, [...job, 'permissions', 'actions'], 'the artifact of the other run')
  commentOn(document, [...job, 'permissions', 'contents'], 'the commit that accepts a regression')
  commentOn(document, [...job, 'permissions', 'pull-requests'], 'the comment')
  commentOn(document, [...job, 'steps', 0, 'uses'], DOWNLOAD.version)
  commentOn(document, [...job, 'steps', 0, 'with', 'pattern'], 'unlike name, a pattern may find nothing')
  inOneLine(document, ['on', 'workflow_run', 'workflows'])
  inOneLine(document, ['on', 'workflow_run', 'types'])
  inOneLine(document, [...job, 'runs-on'])
  // The linter of workflows reads it on that line alone, where the document can hold none.
  return textOfDocument(document, { isPadded: false }).replace(TRIGGER, `${TRIGGER} # ${WHY_TRIGGERED}`)
}

function expression(text: string): string {
  return `\${{ ${text} }}`
}
