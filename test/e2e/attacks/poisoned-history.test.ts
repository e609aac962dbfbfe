/** Runs of an unmerged change, stored as if they were runs of its target branch. */
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inspect, pathsIn } from '../../edges/store/git-fixture.ts'
import { createRepository, type GitServer, startGitServer } from '../../setup/git-server.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { fewerByDay } from '../../setup/tonight.ts'
import { ActionPlace, pullRequestEvent, REPOSITORY, type Step, type StepRequest } from '../action-place.ts'
import { simulateRun } from '../simulated-run.ts'

const REPOSITORY_OF_EVENT = { repository: { full_name: REPOSITORY, default_branch: 'main' } }

let place: ActionPlace
let server: GitServer
let repository: string
/** SHA of the default branch, and of a change to it by somebody who may not write to the repository. */
let main: string
let change: string

beforeEach(async () => {
  place = new ActionPlace()
  place.write('.gitignore', 'qpsgate-out\n')
  ;({ base: main, head: change } = place.pullRequest(
    () => place.write('README', 'a repository'),
    () => place.write('README', 'a change'),
  ))
  place.git('switch', '--quiet', '--detach', main)
  const root = join(place.path, 'git')
  repository = await createRepository(root, `${REPOSITORY}.git`)
  server = await startGitServer({ root })
})
afterEach(async () => {
  await server.close()
  place[Symbol.dispose]()
})

/** Results as a step of the same job leaves them. */
function measured(commit: string | undefined): Promise<void> {
  return simulateRun(join(place.workspace, 'qpsgate-out'), { commit })
}

/** Runs the action to record results. In every case here, the runner says that they are of the default branch. */
function record(name: string, payload: object = {}, request: StepRequest = {}): Promise<Step> {
  return place.run({
    event: { name, payload: { ...REPOSITORY_OF_EVENT, ...payload } },
    inputs: { command: 'record', results: 'qpsgate-out', 'github-token': 't0ken' },
    ...request,
    env: {
      GITHUB_SERVER_URL: server.url('').replace(/\/$/, ''),
      GITHUB_REF: 'refs/heads/main',
      GITHUB_SHA: main,
      ...request.env,
    },
  })
}

function expectRefused({ code, commands }: Step, why: string): void {
  expect(commands.filter(({ name }) => name === 'error').map(({ text }) => text)).toEqual([
    expect.stringContaining(why),
  ])
  expect(code).toBe(2)
  expect(inspect(repository, 'for-each-ref')).toBe('')
  expect(server.requests).toEqual([])
}

describe('a run of an event that anybody can start', () => {
  const run = { id: 70, run_number: 3, event: 'pull_request', head_sha: 'a'.repeat(40), head_branch: 'main' }
  const events: readonly (readonly [name: string, payload: () => object])[] = [
    ['pull_request_target', () => pullRequestEvent({ base: main, head: change }).payload as object],
    [
      'issue_comment',
      () => ({ action: 'created', issue: { number: 1 }, comment: { body: '/x', user: { login: 'x' } } }),
    ],
    ['workflow_run', () => ({ workflow_run: run })],
    ['merge_group', () => ({ merge_group: { base_sha: main, head_sha: change, base_ref: 'refs/heads/main' } })],
    ['repository_dispatch', () => ({})],
  ]
  test.each(fewerByDay(events, events.length))(
    'does not count as a run of the default branch, even if that is checked out: %s',
    async (name, payload) => {
      await measured(main)
      expectRefused(await record(name, payload()), 'command record stores runs of branches, not of pull requests')
    },
  )
})

describe('a workflow of the default branch', () => {
  const names = ['push', 'schedule', 'workflow_dispatch']

  test.each(fewerByDay(names, names.length))('that checked out a pull request on %s stores nothing', async (name) => {
    place.git('switch', '--quiet', '--detach', change)
    await measured(change)
    expectRefused(await record(name), `what was checked out is ${change.slice(0, 7)}, and this workflow runs for`)
  })

  test('that measured a pull request while the default branch was checked out stores nothing', async () => {
    await measured(change)
    expectRefused(await record('workflow_dispatch'), `what was checked out is ${change.slice(0, 7)}`)
  })

  test.runIf(IS_NIGHTLY)(
    'that checks out the default branch again after measuring a pull request stores nothing',
    async () => {
      await measured(change)
      expectRefused(await record('push'), `what was checked out is ${change.slice(0, 7)}`)
    },
  )

  test('that was dispatched stores nothing if the commit of its results is unknown', async () => {
    await measured(undefined)
    expectRefused(await record('workflow_dispatch'), 'a workflow_dispatch may measure anything')
  })

  test.each(fewerByDay(names, names.length))('that measured the default branch on %s is stored', async (name) => {
    await measured(main)
    const done = await record(name)
    expect(done.log).toContain('stored in branch qpsgate-data')
    expect(done.code).toBe(0)
    expect(pathsIn(repository).filter((path) => path.startsWith('ledger/'))).toHaveLength(1)
  })
})
