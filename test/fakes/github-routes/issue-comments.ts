/** Comments under pull requests. */
import { sample } from '../github-openapi.ts'
import { addComment, type FakeComment, type FakeIssue, tick } from '../github-state.ts'
import { api, html, userOf } from './answers.ts'
import { bodyOf, found, isSince, issueIn, numberIn, type Question, type Routes } from './question.ts'
import { checkComment } from './written-text.ts'

export const issueCommentRoutes: Routes = {
  'issues/list-comments': (question) => {
    const issue = issueIn(question)
    const comments = issue.comments.filter(({ updatedAt }) => isSince(question, updatedAt))
    return { list: comments.map((comment) => commentOf(question, issue, comment)) }
  },
  'issues/create-comment': (question) => {
    const issue = issueIn(question)
    const { body } = bodyOf<{ body: string }>(question)
    checkComment('IssueComment', body)
    const comment = addComment(question.state, issue.number, { body, login: question.login })
    return { status: 201, body: commentOf(question, issue, comment) }
  },
  'issues/get-comment': (question) => {
    const { issue, comment } = commentIn(question)
    return { body: commentOf(question, issue, comment) }
  },
  'issues/update-comment': (question) => {
    const { issue, comment } = commentIn(question)
    const { body } = bodyOf<{ body: string }>(question)
    checkComment('IssueComment', body)
    Object.assign(comment, { body, updatedAt: tick(question.state) })
    return { body: commentOf(question, issue, comment) }
  },
  'issues/delete-comment': (question) => {
    const { issue, comment } = commentIn(question)
    issue.comments.splice(issue.comments.indexOf(comment), 1)
    return { status: 204 }
  },
}

function commentIn(question: Question): { issue: FakeIssue; comment: FakeComment } {
  const id = numberIn(question, 'comment_id')
  const pairs = [...question.state.pulls.values()].flatMap((issue) =>
    issue.comments.map((comment) => ({ issue, comment })),
  )
  return found(pairs.find(({ comment }) => comment.id === id))
}

/** A comment as GitHub answers it. */
export function commentOf(question: Question, issue: FakeIssue, comment: FakeComment): Record<string, unknown> {
  const { id, body, createdAt, updatedAt, login } = comment
  return sample('issue-comment', {
    id,
    body,
    created_at: createdAt,
    updated_at: updatedAt,
    user: userOf(question, login),
    url: api(question, `/issues/comments/${id}`),
    issue_url: api(question, `/issues/${issue.number}`),
    html_url: html(question, `/pull/${issue.number}#issuecomment-${id}`),
  })
}
