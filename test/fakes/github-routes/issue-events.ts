/** Events of an issue. */

import { sample } from '../github-openapi.ts'
import type { FakeComment, FakeIssue, FakeLabelEvent } from '../github-state.ts'
import { api, userOf } from './answers.ts'
import { commitsBetween, gitCommitOf } from './commits.ts'
import { commentOf } from './issue-comments.ts'
import { issueIn, type Question, type Routes } from './question.ts'

export const issueEventRoutes: Routes = {
  'issues/list-events': (question) => ({
    list: issueIn(question).labelEvents.map((event) => labelEventOf(question, event)),
  }),
  // Like GitHub's, it mixes kinds: commits have neither an actor nor a date of their own.
  'issues/list-events-for-timeline': (question) => {
    const issue = issueIn(question)
    const { state } = question
    const pull = state.pulls.get(issue.number)
    const commits = pull === undefined ? [] : commitsBetween(state, pull.base.sha, pull.head.sha)
    const happened = [
      ...commits.map((sha) => ({ at: state.commits.get(sha)?.date ?? '', event: committedEventOf(question, sha) })),
      ...issue.labelEvents.map((event) => ({ at: event.createdAt, event: labelEventOf(question, event) })),
      ...issue.comments.map((one) => ({ at: one.createdAt, event: commentedEventOf(question, issue, one) })),
    ]
    return { list: happened.sort((a, b) => (a.at < b.at ? -1 : 1)).map(({ event }) => event) }
  },
}

function labelEventOf(question: Question, { id, event, label, login, createdAt }: FakeLabelEvent) {
  return sample('labeled-issue-event', {
    id,
    event,
    created_at: createdAt,
    label: { name: label, color: 'ededed' },
    actor: userOf(question, login),
    url: api(question, `/issues/events/${id}`),
  })
}

function commentedEventOf(question: Question, issue: FakeIssue, comment: FakeComment): Record<string, unknown> {
  const actor = userOf(question, comment.login)
  return sample('timeline-comment-event', { ...commentOf(question, issue, comment), event: 'commented', actor })
}

function committedEventOf(question: Question, sha: string): Record<string, unknown> {
  return sample('timeline-committed-event', { ...gitCommitOf(question, sha), event: 'committed' })
}
