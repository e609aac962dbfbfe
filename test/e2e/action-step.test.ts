/** Parts of the action's step that do not depend on speed. */
import { renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FakeGitHub, startFakeGitHub } from '../fakes/github-api.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { ActionPlace, pullRequestEvent, type StepRequest } from './action-place.ts'
import { CONFIG, COSTLY, GATE, LOCAL, notices, PLAIN, pullRequest, step } from './action-pull-request.ts'

/** Milliseconds that the runner waits after SIGINT before it sends SIGTERM. */
const RUNNER_WAITS_MS = 7500

/** The step of a pull request that changes the option file; by default from a plain one to a costly one. */
function changed(place: ActionPlace, change = () => place.write(CONFIG, COSTLY)) {
  const commits = place.pullRequest(() => place.write(CONFIG, PLAIN), change)
  const env = { GITHUB_REF: 'refs/pull/12/merge', GITHUB_SHA: commits.merge }
  return { event: pullRequestEvent(commits), inputs: GATE, env }
}

/** Starts that step, for a run of at most two minutes. */
function begin(place: ActionPlace) {
  return place.run({ ...changed(place), inputs: { ...GATE, budget: '2m' } })
}

test('measuring in a workflow_run is refused, and the error names command: report', async () => {
  using place = new ActionPlace()
  place.commit('only')
  const payload = { workflow_run: { id: 1, run_number: 1, event: 'pull_request', head_sha: 'a'.repeat(40) } }
  const done = await place.run({ event: { name: 'workflow_run', payload }, inputs: GATE })
  expect(done.code).toBe(2)
  expect(notices(done, 'error')[0]).toContain('command: report')
})

describe('the step of the action', () => {
  // A server that answers at once, because requests without an answer are tried again for seconds.
  let github: FakeGitHub
  beforeAll(async () => {
    github = await startFakeGitHub()
  })
  afterAll(() => github[Symbol.asyncDispose]())

  const failing = async (prepare: (place: ActionPlace) => StepRequest | Promise<StepRequest>) => {
    using place = new ActionPlace()
    const request = await prepare(place)
    const done = await place.run({ ...request, env: { GITHUB_API_URL: github.url, ...request.env } })
    return { ...done, said: notices(done, 'error').join('\n') }
  }

  test('names all wrong inputs in one error', async () => {
    const inputs = { ...GATE, base: 'HEAD', budget: 'soon', comment: 'loud', tolerance: '500%' }
    const { code, said } = await failing((place) => {
      place.commit('x')
      return { inputs }
    })
    expect(code).toBe(2)
    for (const name of ['budget', 'comment', 'tolerance']) expect(said).toContain(`input ${name}: found`)
    expect(said).not.toContain('    at ')
  })

  test('refuses a pull_request_target with the code of a fork', async () => {
    const { code, said } = await failing((place) => {
      const request = changed(place)
      const event = pullRequestEvent({ base: 'a'.repeat(40), head: 'b'.repeat(40) }, { fork: true })
      return { ...request, event: { ...event, name: 'pull_request_target' } }
    })
    expect([code, said]).toEqual([2, expect.stringContaining('pull_request_target')])
  })

  test('refuses a shallow clone that lacks the base, and advises fetch-depth', async () => {
    const { code, said } = await failing((place) => {
      const request = changed(place)
      place.git('clone', '--quiet', '--depth=1', `file://${place.workspace}`, 'shallow')
      const [own, shallow] = ['.git', 'shallow/.git'].map((path) => join(place.workspace, path))
      rmSync(own ?? '', { recursive: true })
      renameSync(shallow ?? '', own ?? '')
      return request
    })
    expect([code, said]).toEqual([2, expect.stringContaining('fetch-depth: 0')])
  })

  test('refuses an option file that is a link out of the workspace', async () => {
    const { code, said } = await failing((place) =>
      changed(place, () => {
        place.git('rm', '--quiet', CONFIG)
        place.write('conf/.keep', '')
        symlinkSync('/etc/hostname', join(place.workspace, CONFIG))
      }),
    )
    expect(code).toBe(2)
    expect(said).toContain('my.cnf')
    expect(said).not.toContain('    at ')
  })

  test('refuses a path outside of the workspace', async () => {
    const { code, said } = await failing((place) => {
      const request = changed(place)
      return { ...request, inputs: { ...GATE, config: '../outside.cnf' } }
    })
    expect([code, said]).toEqual([2, expect.stringContaining('outside.cnf')])
  })

  test('prints untrusted names as plain text, so that no command or markup in them has an effect', async () => {
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
    // The annotation of the line with which no server starts has that name, escaped.
    const [error] = done.commands.filter(({ name }) => name === 'error')
    expect(error?.properties).toContain('file=conf/%3A%3Aset-output name=x%3A%3Ay%250A`<script>.cnf,line=4')
    // Code blocks, such as the command, show markup as text.
    expect(done.summary.replace(/```[\s\S]*?```/g, '')).not.toContain('<script>')
  })
})

test('a pull request without a changed setting passes without starting a server', async () => {
  using place = new ActionPlace()
  const { github, ...commits } = await pullRequest(place, PLAIN, `${PLAIN}# a comment\n`)
  await using _ = github
  const done = await step(place, github, commits)
  expect(done.log).not.toContain('starting')
  expect(done.code).toBe(0)
  expect(done.outputs).toMatchObject({ verdict: 'pass', 'worst-change': '', out: 'qpsgate-out' })
  expect(done.summary).toMatch(/^### ✅ qpsgate: no setting changed/)
  expect(github.violations).toEqual([])
})

describe('a pull request after which no server starts', () => {
  test.runIf(IS_NIGHTLY)(
    'gets a comment about the failed start, which is updated once a later commit mends it',
    async () => {
      using place = new ActionPlace()
      const { github, ...commits } = await pullRequest(place, PLAIN, `${PLAIN}innodb_frobnicate = 1\n`)
      await using _ = github
      const request = { inputs: { ...GATE, workloads: 'oltp_read_only', explain: 'never' } }
      const failed = await step(place, github, commits, request)
      const comments = () => github.state.pulls.get(12)?.comments ?? []
      expect(failed.code).toBe(1)
      expect(failed.commands).toContainEqual(
        expect.objectContaining({ name: 'error', properties: expect.stringContaining(`file=${CONFIG},line=`) }),
      )
      expect(failed.log).toMatch(/does not start with conf\/my\.cnf \(conf\/my\.cnf:\d+\)\n.*innodb_frobnicate/)
      expect(failed.outputs).toMatchObject({ verdict: 'regressed' })
      expect(comments()).toHaveLength(1)
      expect(comments()[0]?.body).toMatch(
        /^### ❌ qpsgate: MariaDB \S+ does not start with conf\/my\.cnf \(conf\/my\.cnf:\d+\)$/m,
      )
      expect(comments()[0]?.body).toContain("unknown variable 'innodb_frobnicate=1'")
      place.write(CONFIG, `${PLAIN}# a comment\n`)
      await step(place, github, commits, { ...request, env: { GITHUB_RUN_ID: '79' } })
      expect(comments()).toHaveLength(1)
      expect(comments()[0]?.body).toContain('no setting changed')
      expect(github.violations).toEqual([])
    },
  )
})

test.runIf(IS_NIGHTLY)('a cancelled step of the action ends all its processes and removes its files', async () => {
  using place = new ActionPlace()
  const running = begin(place)
  await place.until('starting 4 servers')
  const started = performance.now()
  await place.until('measuring')
  const stopped = performance.now()
  place.kill('SIGINT')
  const done = await running
  // A busy machine takes about as long to end servers as to start them.
  const patience = Math.max(RUNNER_WAITS_MS, 2 * (stopped - started))
  expect(performance.now() - stopped).toBeLessThan(patience)
  expect(done.code).toBe(130)
  expect(notices(done, 'error')).toEqual(['stopped by SIGINT'])
  expect(place.leftovers()).toEqual([])
})

describe('the clean-up step of the action', () => {
  test('removes all files and processes that a killed run left', async () => {
    using place = new ActionPlace()
    const running = begin(place)
    await place.until('measuring')
    place.kill('SIGKILL')
    const killed = await running
    expect(killed.state.pid).toMatch(/^\d+$/)
    const cleaned = await place.run({ program: 'cleanup', env: { STATE_pid: killed.state.pid ?? '' } })
    expect(cleaned.code).toBe(0)
    expect(cleaned.log).toContain('removed what the run had left')
    expect(place.leftovers()).toEqual([])
  })

  test.runIf(IS_NIGHTLY)('ends a run that is still measuring although its job was cancelled', async () => {
    using place = new ActionPlace()
    const running = begin(place)
    await place.until('measuring')
    const cleaned = await place.run({ program: 'cleanup', env: { STATE_pid: String(place.pid) } })
    expect(cleaned.code).toBe(0)
    await running
    expect(place.leftovers()).toEqual([])
  })
})
