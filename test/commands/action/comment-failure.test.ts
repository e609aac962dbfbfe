import { expect, it } from 'vitest'
import { commentFailure } from '../../../src/commands/action/comment-failure.ts'
import { upsertComment } from '../../../src/edges/github/comments/comment.ts'
import { Interruption, MeasurementError, StoreError, UserError } from '../../../src/errors.ts'
import { runRequest } from '../../builders.ts'
import { connected, REPOSITORY } from '../../edges/github/api/connected.ts'
import { publication, SHA } from '../../edges/github/publications.ts'
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
    'this machine does not let the run go on: ENOSPC: no space',
  ],
  [
    'qpsgate has a bug',
    new TypeError('@octocat\nSELECT 1'),
    'this is a bug in qpsgate, please report it; the log has more',
  ],
  ['what is thrown is no error', '@octocat', 'this is a bug in qpsgate, please report it; the log has more'],
])('the comment on a failed run gives the reason if %s, but no details of a bug', async (_, thrown, says) => {
  const [comment = '', ...others] = await commentsAfter(thrown)
  expect(others).toEqual([])
  expect(comment).toMatch(/^### ⚠️ qpsgate could not judge commit `aaaaaaa`$/m)
  const [, fence = '', quoted] = /^(`{3,})text\n(.*)\n\1$/ms.exec(comment) ?? []
  expect(quoted).toBe(says)
  expect(says).not.toContain(fence)
})

it('a result without a verdict replaces comments with a verdict about earlier commits, and no other comments', async () => {
  await using github = await connected()
  addPull(github.fake.state)
  const place = { repository: REPOSITORY, forge: 'github', issue: 1 } as const
  const verdict = { body: 'no slower', isNews: true, regressions: [], attempt: 1 }
  const [earlier, newer] = ['b'.repeat(40), 'c'.repeat(40)]
  for (const [key, headSha, runId] of [
    ['gate, mysql:8.4', earlier, 0],
    ['gate, mysql:9.7', earlier, 0],
    ['judged already', SHA, 0],
    ['of a later run', newer, 2],
  ] as const)
    await upsertComment(github.client, place, { ...verdict, key, headSha, runId })
  const request = { paths: ['results'], out: 'out' }
  await commentFailure({ kind: 'report', request }, new UserError('the artifact is broken'), publication(github))
  const bodies = github.fake.state.pulls.get(1)?.comments.map(({ body }) => body) ?? []
  for (const body of bodies.slice(0, 2))
    expect(body).toMatch(/could not judge commit `aaaaaaa`\n[\s\S]*the artifact is broken/)
  for (const body of bodies.slice(2)) expect(body).toMatch(/\nno slower$/)
  expect(bodies).toHaveLength(4)
})

it('a run that was stopped writes no comment', async () => {
  expect(await commentsAfter(new Interruption('SIGTERM', 15))).toEqual([])
})
