/** Comments, and other events that anybody may cause, on a workflow that would measure. */
import { expect, test } from 'vitest'
import { ActionPlace, REPOSITORY } from '../action-place.ts'

test.each([
  ['', 'issue_comment'],
  ['', 'issues'],
])(
  'the action with command "%s" refuses the event %s, which a stranger can cause, if its token may write',
  async (command, name) => {
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
      event: { name, payload },
      inputs: { 'github-token': 't0ken', command, config: 'my.cnf' },
      env: { GITHUB_REF: 'refs/heads/main' },
    })
    expect(code).toBe(2)
    expect(log).toContain(`${name} may start this workflow for a stranger, beside a token that may write`)
  },
)
