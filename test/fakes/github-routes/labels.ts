/** Labels of issues. */
import { sample } from '../github-openapi.ts'
import type { FakeIssue } from '../github-state.ts'
import { api } from './answers.ts'
import { issueIn, type Question, type Routes } from './question.ts'

export const labelRoutes: Routes = {
  'issues/list-labels-on-issue': (question) => ({ list: labelsOf(question, issueIn(question)) }),
}

/** The labels of an issue as GitHub answers them. */
export function labelsOf(question: Question, issue: FakeIssue): Record<string, unknown>[] {
  return issue.labels.map((name) =>
    sample('label', {
      name,
      color: 'ededed',
      description: '',
      url: api(question, `/labels/${encodeURIComponent(name)}`),
    }),
  )
}
