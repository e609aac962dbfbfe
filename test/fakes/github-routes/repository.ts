/** The repository, and the user who asks for it. */
import { sample } from '../github-openapi.ts'
import { repositoryOf, userOf } from './answers.ts'
import { Refusal, type Routes } from './question.ts'

export const repositoryRoutes: Routes = {
  'users/get-authenticated': (question) => {
    if (question.login.endsWith('[bot]')) throw new Refusal(403, 'Resource not accessible by integration')
    return { body: sample('private-user', userOf(question, question.login)) }
  },
  'repos/get': (question) => ({ body: repositoryOf(question, question.state.repository.fullName, 'full-repository') }),
}
