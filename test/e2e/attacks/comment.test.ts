/** A comment, which anybody may write, on a workflow that would measure. */
import { expect, test } from 'vitest'
import { ActionPlace, REPOSITORY } from '../action-place.ts'

test.each(['run', ''])('command "%s" never measures by a comment, beside a token that may write', async (command) => {
  using place = new ActionPlace()
  place.commit('first')
  place.write('my.cnf', '[mysqld]\nplugin_load_add = evil.so\n')
  const payload = {
    action: 'created',
    issue: { number: 12, pull_request: { url: 'https://api.example/12' } },
    comment: { body: '/qpsgate', user: { login: 'stranger' } },
    repository: { full_name: REPOSITORY, default_branch: 'main' },
  }
  const { code, log } = await place.run({
    event: { name: 'issue_comment', payload },
    inputs: { 'github-token': 't0ken', command, config: 'my.cnf' },
    env: { GITHUB_REF: 'refs/heads/main' },
  })
  expect(code).toBe(2)
  expect(log).toContain('a comment starts this workflow beside a token that may write')
})
