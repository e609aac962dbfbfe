/** Labels of issues. */
import { sample } from '../github-openapi.ts'
import { type FakeIssue, setLabel } from '../github-state.ts'
import { api } from './answers.ts'
import { bodyOf, issueIn, type Question, Refusal, type Routes } from './question.ts'

/** A label's name, in the two forms that GitHub takes. */
export type LabelName = string | { readonly name?: string }

export const labelRoutes: Routes = {
  'issues/list-labels-on-issue': (question) => ({ list: labelsOf(question, issueIn(question)) }),
  'issues/add-labels': (question) => {
    const issue = issueIn(question)
    for (const label of namesOf(bodyOf<{ labels?: LabelName[] }>(question).labels))
      setLabel(question.state, issue.number, label, question.login)
    return { body: labelsOf(question, issue) }
  },
  'issues/remove-label': (question) => {
    const issue = issueIn(question)
    const name = question.parameters.name ?? ''
    if (!issue.labels.includes(name)) throw new Refusal(404, 'Label does not exist')
    setLabel(question.state, issue.number, name, question.login, false)
    return { body: labelsOf(question, issue) }
  },
}

/** The names of labels in either form. */
export function namesOf(labels: readonly LabelName[] = []): string[] {
  return labels.map((label) => (typeof label === 'string' ? label : (label.name ?? '')))
}

/** Removes and adds only the differing labels, with events for these. */
export function replaceLabels({ state, login }: Question, issue: FakeIssue, wanted: readonly string[]): void {
  for (const label of issue.labels) if (!wanted.includes(label)) setLabel(state, issue.number, label, login, false)
  for (const label of wanted) setLabel(state, issue.number, label, login)
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
