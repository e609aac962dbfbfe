/** Commit statuses. */
import { sample } from '../github-openapi.ts'
import { type FakeStatus, tick } from '../github-state.ts'
import { api, userOf } from './answers.ts'
import { bodyOf, type Question, Refusal, type Routes } from './question.ts'
import { invalid, length } from './written-text.ts'

/** Limit for a commit status, in characters. */
const LONGEST_DESCRIPTION = 140

export const statusRoutes: Routes = {
  'repos/create-commit-status': (question) => {
    const { state, login } = question
    const sha = question.parameters.sha ?? ''
    const given = bodyOf<Pick<FakeStatus, 'state'> & Partial<Record<'context' | 'description' | 'target_url', string>>>(
      question,
    )
    if (!state.commits.has(sha)) throw new Refusal(422, `No commit found for SHA: ${sha}`)
    if (length(given.description) > LONGEST_DESCRIPTION)
      throw invalid('Status', 'description', `description is too long (maximum is ${LONGEST_DESCRIPTION} characters)`)
    const status: FakeStatus = {
      id: state.nextId++,
      sha,
      state: given.state,
      context: given.context ?? 'default',
      description: given.description ?? null,
      targetUrl: given.target_url ?? null,
      login,
      createdAt: tick(state),
    }
    state.statuses.push(status)
    return { status: 201, body: statusOf(question, status) }
  },
}

function statusOf(question: Question, status: FakeStatus): Record<string, unknown> {
  const { id, sha, state, context, description, targetUrl, login, createdAt } = status
  return sample('status', {
    id,
    state,
    context,
    description,
    target_url: targetUrl,
    created_at: createdAt,
    updated_at: createdAt,
    creator: userOf(question, login),
    url: api(question, `/statuses/${sha}`),
  })
}
