/** Comments on the lines of pull requests, and the files that these change. */
import { sample } from '../github-openapi.ts'
import { type FakePull, type FakeReviewComment, tick } from '../github-state.ts'
import { api, html, userOf } from './answers.ts'
import { bodyOf, found, numberIn, pullIn, type Question, type Routes } from './question.ts'
import { checkComment, invalid } from './written-text.ts'

export const reviewCommentRoutes: Routes = {
  'pulls/list-files': (question) => ({
    list: pullIn(question).files.map((file) => sample('diff-entry', { ...file, sha: 'f'.repeat(40) })),
  }),
  'pulls/list-review-comments': (question) => {
    const pull = pullIn(question)
    return { list: pull.reviewComments.map((comment) => reviewCommentOf(question, pull, comment)) }
  },
  'pulls/create-review-comment': (question) => {
    const pull = pullIn(question)
    const {
      body,
      path,
      line,
      commit_id: commit,
    } = bodyOf<{
      body: string
      path: string
      line: number
      commit_id: string
    }>(question)
    checkComment('PullRequestReviewComment', body)
    if (!isInDiff(pull, path, line))
      throw invalid('PullRequestReviewComment', 'line', 'pull_request_review_thread.line must be part of the diff')
    const createdAt = tick(question.state)
    const written = { id: question.state.nextId++, body, path, line, commit, login: question.login }
    const comment = { ...written, createdAt, updatedAt: createdAt }
    pull.reviewComments.push(comment)
    return { status: 201, body: reviewCommentOf(question, pull, comment) }
  },
  'pulls/update-review-comment': (question) => {
    const { pull, comment } = commentIn(question)
    const { body } = bodyOf<{ body: string }>(question)
    checkComment('PullRequestReviewComment', body)
    Object.assign(comment, { body, updatedAt: tick(question.state) })
    return { body: reviewCommentOf(question, pull, comment) }
  },
  'pulls/delete-review-comment': (question) => {
    const { pull, comment } = commentIn(question)
    pull.reviewComments.splice(pull.reviewComments.indexOf(comment), 1)
    return { status: 204 }
  },
}

/** Whether a line of a file's new text is in one of its hunks, whether or not the line changed. */
function isInDiff({ files }: FakePull, path: string, line: number): boolean {
  const patch = files.find(({ filename }) => filename === path)?.patch ?? ''
  return [...patch.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)].some(([, from, length]) => {
    const first = Number(from)
    return line >= first && line < first + Number(length ?? 1)
  })
}

function commentIn(question: Question): { pull: FakePull; comment: FakeReviewComment } {
  const id = numberIn(question, 'comment_id')
  const pairs = [...question.state.pulls.values()].flatMap((pull) =>
    pull.reviewComments.map((comment) => ({ pull, comment })),
  )
  return found(pairs.find(({ comment }) => comment.id === id))
}

function reviewCommentOf(question: Question, { number }: FakePull, comment: FakeReviewComment) {
  const { id, body, path, line, commit, login, createdAt, updatedAt } = comment
  return sample('pull-request-review-comment', {
    ...{ id, body, path, ...(line !== null && { line }), side: 'RIGHT' },
    ...{ commit_id: commit, original_commit_id: commit, created_at: createdAt, updated_at: updatedAt },
    user: userOf(question, login),
    url: api(question, `/pulls/comments/${id}`),
    pull_request_url: api(question, `/pulls/${number}`),
    html_url: html(question, `/pull/${number}#discussion_r${id}`),
  })
}
