/** Pull requests. */
import { sample } from '../github-openapi.ts'
import type { FakePull } from '../github-state.ts'
import { api, html, repositoryOf, userOf } from './answers.ts'
import { issueOf, newestFirst } from './issues.ts'
import { pullIn, type Question, type Routes } from './question.ts'

export const pullRoutes: Routes = {
  'pulls/list': (question) => {
    const head = question.query.get('head')
    const base = question.query.get('base')
    const wanted = question.query.get('state') ?? 'open'
    const pulls = [...question.state.pulls.values()].filter(
      (pull) =>
        (wanted === 'all' || pull.state === wanted) &&
        (base === null || pull.base.ref === base) &&
        // GitHub does not filter by a head without its owner.
        (!head?.includes(':') || head === labelOfHead(pull)),
    )
    return { list: newestFirst(question, pulls).map((pull) => pullOf(question, pull, 'pull-request-simple')) }
  },
  'repos/list-pull-requests-associated-with-commit': (question) => {
    const { commit_sha: sha } = question.parameters
    const pulls = [...question.state.pulls.values()].filter((pull) =>
      [pull.mergeCommitSha, pull.head.sha].includes(sha ?? ''),
    )
    return { list: pulls.map((pull) => pullOf(question, pull, 'pull-request-simple')) }
  },
  'pulls/get': (question) => ({ body: pullOf(question, pullIn(question), 'pull-request') }),
}

/** The head as "owner:branch". */
export function labelOfHead({ head }: FakePull): string {
  return `${head.repo?.split('/')[0] ?? 'unknown'}:${head.ref}`
}

function pullOf(question: Question, pull: FakePull, schema: 'pull-request' | 'pull-request-simple') {
  const { number, head, base, mergeCommitSha } = pull
  const { fullName } = question.state.repository
  const { comments, pull_request: _, ...issue } = issueOf(question, pull)
  const sides = {
    head: { ...head, label: labelOfHead(pull), user: userOf(question, (head.repo ?? pull.login).split('/')[0] ?? '') },
    base: {
      ...base,
      label: `${fullName.split('/')[0]}:${base.ref}`,
      user: userOf(question, fullName.split('/')[0] ?? ''),
    },
  }
  const known = {
    ...pickFrom(issue, ['id', 'number', 'title', 'body', 'state', 'labels', 'user', 'created_at', 'updated_at']),
    url: api(question, `/pulls/${number}`),
    html_url: html(question, `/pull/${number}`),
    issue_url: api(question, `/issues/${number}`),
    head: { ...sides.head, repo: head.repo === null ? null : repositoryOf(question, head.repo, 'repository') },
    base: { ...sides.base, repo: repositoryOf(question, fullName, 'repository') },
    merge_commit_sha: mergeCommitSha,
    merged_at: pull.state === 'closed' && mergeCommitSha !== null ? issue.updated_at : null,
    draft: pull.draft,
  }
  if (schema === 'pull-request-simple') return sample(schema, known)
  const mergeable = mergeCommitSha !== null
  return sample(schema, { ...known, comments, mergeable })
}

function pickFrom(value: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, value[name]]))
}
