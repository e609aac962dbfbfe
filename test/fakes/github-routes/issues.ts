/** Issues, and pull requests where GitHub takes them as issues. */
import { sample } from '../github-openapi.ts'
import { addIssue, type FakeIssue, setLabel, tick } from '../github-state.ts'
import { api, html, userOf } from './answers.ts'
import { type LabelName, labelsOf, namesOf, replaceLabels } from './labels.ts'
import { bodyOf, isSince, issueIn, type Question, type Routes } from './question.ts'
import { checkLength } from './written-text.ts'

export const issueRoutes: Routes = {
  'issues/list-for-repo': (question) => {
    const { state, query } = question
    const labels = query.get('labels')?.split(',') ?? []
    const wanted = query.get('state') ?? 'open'
    const creator = query.get('creator')
    const issues = [...state.issues.values(), ...state.pulls.values()].filter(
      (issue) =>
        (wanted === 'all' || issue.state === wanted) &&
        labels.every((label) => issue.labels.includes(label)) &&
        (creator === null || issue.login === creator) &&
        isSince(question, issue.updatedAt),
    )
    return { list: newestFirst(question, issues).map((issue) => issueOf(question, issue)) }
  },
  'issues/create': (question) => {
    const given = bodyOf<{ title: string | number; body?: string; labels?: LabelName[] }>(question)
    checkLength('Issue', given.body)
    const title = String(given.title)
    const issue = addIssue(question.state, { title, body: given.body ?? '', login: question.login })
    for (const label of namesOf(given.labels)) setLabel(question.state, issue.number, label, question.login)
    return { status: 201, body: issueOf(question, issue) }
  },
  'issues/get': (question) => ({ body: issueOf(question, issueIn(question)) }),
  'issues/update': (question) => {
    const issue = issueIn(question)
    const given = bodyOf<{ title?: string; body?: string | null; state?: FakeIssue['state']; labels?: LabelName[] }>(
      question,
    )
    checkLength('Issue', given.body)
    if (given.title !== undefined) issue.title = String(given.title)
    if (given.body !== undefined) issue.body = given.body ?? ''
    issue.state = given.state ?? issue.state
    if (given.labels !== undefined) replaceLabels(question, issue, namesOf(given.labels))
    issue.updatedAt = tick(question.state)
    return { body: issueOf(question, issue) }
  },
}

/** By the time of opening, in the direction that the query asks for. */
export function newestFirst<T extends FakeIssue>({ query }: Question, issues: readonly T[]): T[] {
  const sorted = issues.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  return query.get('direction') === 'asc' ? sorted.reverse() : sorted
}

/** An issue, or a pull request as an issue. */
export function issueOf(question: Question, issue: FakeIssue): Record<string, unknown> {
  const { number, title, body, state, createdAt, updatedAt } = issue
  const isPull = question.state.pulls.has(number)
  const page = html(question, `/${isPull ? 'pull' : 'issues'}/${number}`)
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
    ...(isPull && { pull_request: { ...links, diff_url: `${page}.diff`, patch_url: `${page}.patch` } }),
  })
}
