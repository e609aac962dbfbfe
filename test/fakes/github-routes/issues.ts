/** Pull requests in the part of the API that treats them as issues. */
import { sample } from '../github-openapi.ts'
import type { FakeIssue } from '../github-state.ts'
import { api, html, userOf } from './answers.ts'
import { labelsOf } from './labels.ts'
import type { Question } from './question.ts'

/** Sorts issues by the time of opening, in the direction that the query asks for; default: the newest first. */
export function newestFirst<T extends FakeIssue>({ query }: Question, issues: readonly T[]): T[] {
  const sorted = issues.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  return query.get('direction') === 'asc' ? sorted.reverse() : sorted
}

/** A pull request as an issue. */
export function issueOf(question: Question, issue: FakeIssue): Record<string, unknown> {
  const { number, title, body, state, createdAt, updatedAt } = issue
  const page = html(question, `/pull/${number}`)
  const links = { url: api(question, `/pulls/${number}`), html_url: page }
  return sample('issue', {
    id: number,
    number,
    title,
    body,
    state,
    created_at: createdAt,
    updated_at: updatedAt,
    html_url: page,
    url: api(question, `/issues/${number}`),
    user: userOf(question, issue.login),
    labels: labelsOf(question, issue),
    comments: issue.comments.length,
    pull_request: { ...links, diff_url: `${page}.diff`, patch_url: `${page}.patch` },
  })
}
