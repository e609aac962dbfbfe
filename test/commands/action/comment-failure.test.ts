import { expect, it } from 'vitest'
import { commentFailure } from '../../../src/commands/action/comment-failure.ts'
import { Interruption, MeasurementError, StoreError, UserError } from '../../../src/errors.ts'
import { runRequest } from '../../builders.ts'
import { connected } from '../../edges/github/api/connected.ts'
import { publication } from '../../edges/github/publications.ts'
import { addPull } from '../../fakes/github-state.ts'

/** Comments of a pull request whose run ended with what was thrown. */
async function commentsAfter(thrown: unknown): Promise<string[]> {
  await using github = await connected()
  addPull(github.fake.state)
  await commentFailure({ kind: 'run', request: runRequest() }, thrown, publication(github))
  return github.fake.state.pulls.get(1)?.comments.map(({ body }) => body) ?? []
}

it.each([
  ['the input is wrong', new UserError('no such file'), 'no such file'],
  ['nothing could be measured', new MeasurementError('no start', { step: 'start' }), 'no start\n  step: start'],
  ['the store fails', new StoreError('cannot fetch\n  | ``` @octocat'), 'cannot fetch\n  | ``` @octocat'],
  [
    'the machine has no room',
    Object.assign(new Error('ENOSPC: no space'), { code: 'ENOSPC' }),
    'this machine does not let us go on: ENOSPC: no space',
  ],
  [
    'we have a bug',
    new TypeError('@octocat\nSELECT 1'),
    'this is a bug in qpsgate, please report it; the log has more',
  ],
  ['no error is thrown', '@octocat', 'this is a bug in qpsgate, please report it; the log has more'],
])('the comment says so where %s, and no more of a bug', async (_, thrown, says) => {
  const [comment = '', ...others] = await commentsAfter(thrown)
  expect(others).toEqual([])
  expect(comment).toMatch(/^### ⚠️ qpsgate could not measure this change$/m)
  const [, fence = '', quoted] = /^(`{3,})text\n(.*)\n\1$/ms.exec(comment) ?? []
  expect(quoted).toBe(says)
  expect(says).not.toContain(fence)
})

it('there is none of a run that was stopped', async () => {
  expect(await commentsAfter(new Interruption('SIGTERM', 15))).toEqual([])
})
