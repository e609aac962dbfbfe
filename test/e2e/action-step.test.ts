/** Parts of the action's step that do not depend on speed. */
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FakeGitHub, startFakeGitHub } from '../fakes/github-api.ts'
import { ActionPlace, pullRequestEvent, type StepRequest } from './action-place.ts'
import { CONFIG, COSTLY, GATE, LOCAL, notices, PLAIN } from './action-pull-request.ts'

test('a workflow_run cannot measure', async () => {
  using place = new ActionPlace()
  place.commit('only')
  const payload = { workflow_run: { id: 1, run_number: 1, event: 'pull_request', head_sha: 'a'.repeat(40) } }
  const done = await place.run({ event: { name: 'workflow_run', payload }, inputs: GATE })
  expect(done.code).toBe(2)
  expect(notices(done, 'error')[0]).toContain('command: report')
})

describe('bad input', () => {
  // A server that answers at once; requests to none are made again, for seconds.
  let github: FakeGitHub
  beforeAll(async () => {
    github = await startFakeGitHub()
  })
  afterAll(() => github[Symbol.asyncDispose]())

  const failing = async (prepare: (place: ActionPlace) => StepRequest | Promise<StepRequest>) => {
    using place = new ActionPlace()
    const done = await place.run(await prepare(place))
    return { ...done, said: notices(done, 'error').join('\n') }
  }
  const changed = (place: ActionPlace, before: () => void, after: () => void): StepRequest => {
    const commits = place.pullRequest(before, after)
    return {
      event: pullRequestEvent(commits),
      inputs: GATE,
      env: { GITHUB_API_URL: github.url, GITHUB_REF: 'refs/pull/12/merge', GITHUB_SHA: commits.merge },
    }
  }

  test('neither a suite nor an option file', async () => {
    const { code, said } = await failing((place) => {
      place.commit('x')
      return { inputs: LOCAL }
    })
    expect([code, said]).toEqual([2, expect.stringContaining('inputs config and suite: found neither')])
  })

  test('every wrong input is named at once', async () => {
    const inputs = { ...GATE, base: 'HEAD', budget: 'soon', comment: 'loud', tolerance: '500%' }
    const { code, said } = await failing((place) => {
      place.commit('x')
      return { inputs }
    })
    expect(code).toBe(2)
    for (const name of ['budget', 'comment', 'tolerance']) expect(said).toContain(`input ${name}: found`)
    expect(said).not.toContain('    at ')
  })

  test('pull_request_target with the code of a fork', async () => {
    const { code, said } = await failing((place) => {
      const request = changed(
        place,
        () => place.write(CONFIG, PLAIN),
        () => place.write(CONFIG, COSTLY),
      )
      const event = pullRequestEvent({ base: 'a'.repeat(40), head: 'b'.repeat(40) }, { fork: true })
      return { ...request, event: { ...event, name: 'pull_request_target' } }
    })
    expect([code, said]).toEqual([2, expect.stringContaining('pull_request_target')])
  })

  test('a shallow clone without the base: says fetch-depth', async () => {
    const { code, said } = await failing((place) => {
      const request = changed(
        place,
        () => place.write(CONFIG, PLAIN),
        () => place.write(CONFIG, COSTLY),
      )
      place.git('clone', '--quiet', '--depth=1', `file://${place.workspace}`, 'shallow')
      return { ...request, env: { ...request.env, GITHUB_WORKSPACE: join(place.workspace, 'shallow') } }
    })
    expect([code, said]).toEqual([2, expect.stringContaining('fetch-depth: 0')])
  })

  test.each([
    ['binary', (place: ActionPlace) => place.write(CONFIG, new Uint8Array([91, 0, 1, 2]))],
    ['huge', (place: ActionPlace) => place.write(CONFIG, `[mysqld]\n${'# filler\n'.repeat(200_000)}`)],
    ['a cycle of includes', (place: ActionPlace) => place.write(CONFIG, '[mysqld]\n!include my.cnf\n')],
    [
      'a link out of the workspace',
      (place: ActionPlace) => {
        place.git('rm', '--quiet', CONFIG)
        place.write('conf/.keep', '')
        symlinkSync('/etc/hostname', join(place.workspace, CONFIG))
      },
    ],
  ])('an option file that is %s', async (_, write) => {
    const { code, said } = await failing((place) =>
      changed(
        place,
        () => place.write(CONFIG, PLAIN),
        () => write(place),
      ),
    )
    expect(code).toBe(2)
    expect(said).toContain('my.cnf')
    expect(said).not.toContain('    at ')
  })

  test('a path outside of the workspace', async () => {
    const { code, said } = await failing((place) => {
      const request = changed(
        place,
        () => place.write(CONFIG, PLAIN),
        () => place.write(CONFIG, COSTLY),
      )
      return { ...request, inputs: { ...GATE, config: '../outside.cnf' } }
    })
    expect([code, said]).toEqual([2, expect.stringContaining('outside.cnf')])
  })

  test('untrusted names are no commands and no markup', async () => {
    using place = new ActionPlace()
    const evil = 'conf/::set-output name=x::y%0A`<script>.cnf'
    const commits = place.pullRequest(
      () => place.write(evil, PLAIN),
      () => place.write(evil, `${PLAIN}max_connect_errors = 1OO\n`),
    )
    const done = await place.run({
      event: pullRequestEvent(commits),
      inputs: { ...LOCAL, config: evil, comment: 'never' },
      env: { GITHUB_API_URL: github.url, GITHUB_REF: 'refs/pull/12/merge', GITHUB_SHA: commits.merge },
    })
    expect(done.code).toBe(1)
    expect(done.commands.map(({ name }) => name)).not.toContain('set-output')
    // The annotation of the line with which no server starts used that name.
    const [error] = done.commands.filter(({ name }) => name === 'error')
    expect(error?.properties).toContain('file=conf/%3A%3Aset-output name=x%3A%3Ay%250A`<script>.cnf,line=4')
    // In the command, which is code, markup is only shown.
    expect(done.summary.replace(/```[\s\S]*?```/g, '')).not.toContain('<script>')
  })
})
