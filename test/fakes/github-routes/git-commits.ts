/** Commits of git's data. */
import type { FakeCommit } from '../git-objects.ts'
import { sample } from '../github-openapi.ts'
import { addCommit, tick } from '../github-state.ts'
import { api, html } from './answers.ts'
import { bodyOf, found, type Question, Refusal, type Routes } from './question.ts'

export const gitCommitRoutes: Routes = {
  'git/create-commit': (question) => {
    const { state, login } = question
    const given = bodyOf<{ message: string; tree: string; parents?: string[]; author?: { date?: string } }>(question)
    if (!state.trees.has(given.tree)) throw new Refusal(422, 'Tree SHA does not exist')
    const parents = given.parents ?? []
    if (!parents.every((sha) => state.commits.has(sha)))
      throw new Refusal(422, 'Parent SHA does not exist or is not a commit object')
    const date = given.author?.date ?? tick(state)
    const sha = addCommit(state, { message: given.message, tree: given.tree, parents, login, date })
    return { status: 201, body: gitCommitOf(question, sha) }
  },
  'git/get-commit': (question) => {
    const sha = question.parameters.commit_sha ?? ''
    if (!question.state.commits.has(sha)) throw new Refusal(404, 'Not Found')
    return { body: gitCommitOf(question, sha) }
  },
}

/** A commit as the git data API answers it. */
export function gitCommitOf(question: Question, sha: string): Record<string, unknown> {
  const commit = knownCommit(question, sha)
  const { message, tree, parents } = commit
  return sample('git-commit', {
    sha,
    message,
    author: personOf(commit),
    committer: personOf(commit),
    url: api(question, `/git/commits/${sha}`),
    html_url: html(question, `/commit/${sha}`),
    tree: { sha: tree, url: api(question, `/git/trees/${tree}`) },
    parents: parents.map((parent) => parentOf(question, '/git/commits/', parent)),
    verification: verification(),
  })
}

/** A test that sets a SHA without its commit meets 404, as one who asks GitHub for a commit never pushed. */
export function knownCommit({ state }: Question, sha: string): FakeCommit {
  return found(state.commits.get(sha))
}

function personOf({ login, date }: FakeCommit) {
  return { name: login ?? 'nobody', email: `${login ?? 'nobody'}@example.com`, date }
}

/** A parent of a commit; `folder` is where the API has commits. */
export function parentOf(question: Question, folder: string, sha: string) {
  return { sha, url: api(question, `${folder}${sha}`), html_url: html(question, `/commit/${sha}`) }
}

/** No commit of the fake is signed. */
export function verification(): Record<string, unknown> {
  return sample('verification', { reason: 'unsigned' })
}
