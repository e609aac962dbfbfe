/** Common parts of answers: addresses, users and repositories, in GitHub's words. */
import { sample } from '../github-openapi.ts'
import type { Question } from './question.ts'

const GITHUB = 'https://github.com'

/** Address in the API of a part of the repository. */
export function api({ url, state }: Question, path: string): string {
  return `${url}/repos/${state.repository.fullName}${path}`
}

/** Address of a page of the repository. */
export function html({ state }: Question, path: string): string {
  return `${GITHUB}/${state.repository.fullName}${path}`
}

/** A user by login. A login that ends with "[bot]" belongs to an app. */
export function userOf({ url }: Pick<Question, 'url'>, login: string): Record<string, unknown> {
  return sample('simple-user', {
    login,
    // The same login always has the same number.
    id: [...login].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_000_007, 7),
    type: login.endsWith('[bot]') ? 'Bot' : 'User',
    url: `${url}/users/${login}`,
    html_url: `${GITHUB}/${login}`,
  })
}

/** A repository by its full name: the fake's own, or a fork of it. */
export function repositoryOf(question: Question, fullName: string, schema: 'repository' | 'full-repository') {
  const [owner = '', name = ''] = fullName.split('/')
  const { state, url } = question
  return sample(schema, {
    id: 1,
    name,
    full_name: fullName,
    private: state.repository.private,
    visibility: state.repository.private ? 'private' : 'public',
    fork: fullName !== state.repository.fullName,
    owner: userOf(question, owner),
    url: `${url}/repos/${fullName}`,
    html_url: `${GITHUB}/${fullName}`,
    default_branch: state.repository.defaultBranch,
  })
}
