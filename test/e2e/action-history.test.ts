/** The built action on a push: the stored run, and its views; a real git server, a stateful fake of GitHub's API. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type LedgerRecord, parseRecord } from '../../src/core/ledger/record.ts'
import { commitsIn, inspect, pathsIn } from '../edges/store/git-fixture.ts'
import { type FakeGitHub, startFakeGitHub } from '../fakes/github-api.ts'
import { createRepository, type GitServer, startGitServer } from '../setup/git-server.ts'
import { ActionPlace, pullRequestEvent, REPOSITORY, type Step, type StepRequest } from './action-place.ts'
import { simulateRun } from './simulated-run.ts'

const TOKEN = 'ghs_0123456789secret'
const RUN = /^ledger\/suite\/[0-9a-f]{2}\/[0-9a-f]{38}\.json$/
/** Message of a server with rules for all branches. */
const RULES = 'echo "error: GH013: Repository rule violations found for refs/heads/qpsgate-data." >&2; exit 1'

let place: ActionPlace
let server: GitServer
let github: FakeGitHub
let repository: string

beforeEach(async () => {
  place = new ActionPlace()
  place.write('README', 'a repository')
  place.commit('first')
  await simulateRun(join(place.workspace, 'qpsgate-out'))
  const root = join(place.path, 'git')
  repository = await createRepository(root, `${REPOSITORY}.git`)
  server = await startGitServer({ root })
  github = await startFakeGitHub()
})
afterEach(async () => {
  const leftovers = place.leftovers()
  await github[Symbol.asyncDispose]()
  await server.close()
  place[Symbol.dispose]()
  expect(leftovers).toEqual([])
})

function record(inputs: Readonly<Record<string, string>> = {}, request: StepRequest = {}): Promise<Step> {
  const payload = { before: '0'.repeat(40), repository: { full_name: REPOSITORY, default_branch: 'main' } }
  return place.run({
    event: { name: 'push', payload },
    inputs: { command: 'record', results: 'qpsgate-out', 'github-token': TOKEN, ...inputs },
    ...request,
    env: { GITHUB_API_URL: github.url, GITHUB_SERVER_URL: server.url('').replace(/\/$/, ''), ...request.env },
  })
}

/** Refuses pushes from now on. */
function refuse(script: string): void {
  writeFileSync(join(repository, 'hooks/pre-receive'), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
}

function textsOf({ commands }: Step, name: string): string[] {
  return commands.filter((command) => command.name === name).map(({ text }) => text)
}

const runsStored = () => pathsIn(repository).filter((path) => path.startsWith('ledger/'))

function storedRun(path: string): LedgerRecord {
  const parsed = parseRecord(inspect(repository, 'cat-file', 'blob', `qpsgate-data:${path}`), path)
  if (parsed.kind === 'problem') throw new Error(parsed.problem)
  return parsed.value
}

describe('a push to the default branch', () => {
  test('is stored with a dashboard beside it; recorded again, it stores nothing', async () => {
    const first = await record()
    expect(first.log).toContain('stored in branch qpsgate-data of http://127.0.0.1:')
    expect(first.code).toBe(0)
    const [path = '', ...more] = runsStored()
    expect(path).toMatch(RUN)
    expect(more).toEqual([])
    expect(storedRun(path)).toMatchObject({
      branch: 'main',
      commit: place.git('rev-parse', 'HEAD'),
      runUrl: `${server.url(REPOSITORY)}/actions/runs/77`,
    })
    const files = ['.nojekyll', 'index.html']
    expect(pathsIn(repository)).toEqual(expect.arrayContaining(files))
    const page = inspect(repository, 'cat-file', 'blob', 'qpsgate-data:index.html')
    expect(page.match(/main · suite<\/h2>|<th scope="row">/g)).toHaveLength(2)
    const commits = commitsIn(repository)

    const again = await record()
    expect(again.log).toContain('the commit is already recorded')
    expect(again.code).toBe(0)
    expect(commitsIn(repository)).toBe(commits)
    for (const step of [first, again]) {
      expect(step.commands.map(({ name }) => name).filter((name) => /error|warning|notice/.test(name))).toEqual([])
      expect(step.log.replace(`::add-mask::${TOKEN}`, '')).not.toContain(TOKEN)
    }
    expect(github.requests).toEqual([])
  })

  test('is green where the store refuses, with a warning that says how to store the run later', async () => {
    refuse(RULES)
    const done = await record({ 'baseline-branch': 'perf' })
    expect(done.code).toBe(0)
    expect(textsOf(done, 'error')).toEqual([])
    const [warning = '', ...others] = textsOf(done, 'warning')
    expect(others).toEqual([])
    expect(warning).toContain('the run was not stored: branch perf of')
    expect(warning).toContain('a rule protects the branch')
    expect(warning).toMatch(/qpsgate record qpsgate-out --branch main --commit [0-9a-f]{40} --baseline-branch perf$/)
    expect(inspect(repository, 'for-each-ref')).toBe('')
  })

  test('keeps a stored run where only the dashboard is refused, with a notice', async () => {
    refuse(`read -r _ commit _; git log -1 --format=%s "$commit" | grep -q ^page || exit 0; ${RULES}`)
    const done = await record()
    expect(done.code).toBe(0)
    expect(runsStored()).toEqual([expect.stringMatching(RUN)])
    expect(pathsIn(repository)).not.toContain('index.html')
    expect(textsOf(done, 'notice')).toEqual([expect.stringContaining('the run is stored, but what shows the ledger')])
    expect(textsOf(done, 'warning')).toEqual([])
  })
})

describe('a push of option files', () => {
  const CONFIG = { config: 'my.cnf', server: 'local', 'github-token': TOKEN }

  function push(before: string): Promise<Step> {
    const payload = { before, repository: { full_name: REPOSITORY, default_branch: 'main' } }
    return place.run({
      event: { name: 'push', payload },
      inputs: CONFIG,
      env: { GITHUB_API_URL: github.url, GITHUB_SERVER_URL: server.url('').replace(/\/$/, '') },
    })
  }

  test('that changes no setting is recorded as a link to the last recorded commit, and nothing is started', async () => {
    place.write('my.cnf', '[mysqld]\nsort_buffer_size = 1M\n')
    place.write('.gitignore', 'qpsgate-out\n')
    const first = place.commit('first settings')
    place.write('README', 'another text')
    const second = place.commit('no settings')
    place.write('README', 'a third text')
    const third = place.commit('no settings either (#3)')
    place.git('switch', '--quiet', '--detach', second)
    const began = await push(first)
    expect(began.log).toContain('a chain begins here')
    expect(began.code).toBe(0)
    place.git('switch', '--quiet', '--detach', third)
    const linked = await push(first)
    expect(linked.code).toBe(0)
    const records = runsStored().map(storedRun)
    expect(records.find(({ commit }) => commit === third)).toMatchObject({
      ...{ parent: { commit: second, suite: 'my.cnf' }, title: 'no settings either (#3)' },
      ...{ settings: [], changes: [], qps: [], verdict: 'pass' },
    })
    expect(records).toHaveLength(2)
  })

  test('is not recorded where its settings are wrong: the next push measures the missing link', async () => {
    place.write('my.cnf', '[mysqld]\nno_such_option_at_all = 1\n')
    const wrong = place.commit('wrong')
    expect((await push(wrong)).code).not.toBe(0)
    expect(inspect(repository, 'for-each-ref')).toBe('')
  })
})

test('a pull request cannot record', async () => {
  const commit = place.git('rev-parse', 'HEAD')
  const event = pullRequestEvent({ base: commit, head: commit })
  const done = await record({}, { event, env: { GITHUB_REF: 'refs/pull/12/merge' } })
  expect(done.code).toBe(2)
  expect(textsOf(done, 'error')).toEqual([expect.stringContaining('stores runs of branches, not of pull requests')])
  expect(inspect(repository, 'for-each-ref')).toBe('')
  expect(server.requests).toEqual([])
})
