/** What the built action stores on a push, with a real git server and a fake of GitHub's API. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type LedgerRecord, parseRecord, recordFile } from '../../src/core/ledger/record.ts'
import { openDataBranch } from '../../src/edges/store/data-branch.ts'
import { isOurs, pathOf } from '../../src/edges/store/stored-paths.ts'
import { branchOf } from '../core/ledger/records.ts'
import { commitsIn, inspect, pathsIn } from '../edges/store/git-fixture.ts'
import { type FakeGitHub, startFakeGitHub } from '../fakes/github-api.ts'
import { addPull } from '../fakes/github-state.ts'
import { createRepository, type GitServer, startGitServer } from '../setup/git-server.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { ActionPlace, pullOf, pullRequestEvent, REPOSITORY, type Step, type StepRequest } from './action-place.ts'
import { simulateRun } from './simulated-run.ts'

const TOKEN = 'ghs_0123456789secret'
const DATA = { branch: 'qpsgate-data', token: undefined, isOurs, signal: new AbortController().signal }
const RUN = /^ledger\/v2\/suite\/[0-9a-f]{2}\/[0-9a-f]{38}\.json$/
/** Refuses a push with the message of a server that has rules for all branches. */
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

/** The record that the nth commit should have. */
function recorded([first = '', ...others]: readonly string[], nth: number): Partial<LedgerRecord> {
  const commit = [first, ...others][nth] ?? ''
  return { commit, title: `change (#${nth})`, baseline: nth === 0 ? null : first }
}

function mergeGroupEvent({ base, head }: { readonly base: string; readonly head: string }) {
  const group = { base_sha: base, head_sha: head, base_ref: 'refs/heads/main' }
  return { name: 'merge_group', payload: { merge_group: group, repository: { full_name: REPOSITORY } } }
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

describe('a push to the default branch that the action measures', () => {
  test.runIf(IS_NIGHTLY)('is stored in the ledger once, and recording it again stores nothing', async () => {
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

  test('passes if it cannot be stored, and a warning says how to store it later', async () => {
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
})

describe('a push of option files that the action records', () => {
  const CONFIG = { config: 'my.cnf', server: 'local', 'github-token': TOKEN }

  function push(before: string, inputs: Readonly<Record<string, string>> = {}): Promise<Step> {
    const payload = { before, repository: { full_name: REPOSITORY, default_branch: 'main' } }
    return place.run({
      event: { name: 'push', payload },
      inputs: { ...CONFIG, ...inputs },
      env: { GITHUB_API_URL: github.url, GITHUB_SERVER_URL: server.url('').replace(/\/$/, '') },
    })
  }

  test('is recorded without starting a server if no setting changed', async () => {
    place.write('my.cnf', '[mysqld]\nsort_buffer_size = 1M\n')
    place.write('.gitignore', 'qpsgate-out\n')
    const first = place.commit('first settings')
    place.write('README', 'another text')
    const second = place.commit('no settings')
    place.write('README', 'a third text')
    const third = place.commit('no settings either (#3)')
    place.git('switch', '--quiet', '--detach', second)
    const began = await push(first)
    expect(began.code).toBe(0)
    place.git('switch', '--quiet', '--detach', third)
    const next = await push(second)
    expect(next.code).toBe(0)
    expect(next.log).not.toMatch(/starting|measuring/)
    const records = runsStored().map(storedRun)
    expect(records.find(({ commit }) => commit === third)).toMatchObject({
      ...{ title: 'no settings either (#3)', settings: [], comparisons: [], qps: [], verdict: 'pass' },
    })
    expect(records).toHaveLength(2)
  })

  const changes = [
    { of: 'a pull request', eventOf: pullRequestEvent, ref: 'refs/pull/12/merge', commented: true },
    {
      of: 'a merge group',
      eventOf: mergeGroupEvent,
      ref: 'refs/heads/gh-readonly-queue/main/pr-12',
      commented: undefined,
    },
  ]
  test.for(IS_NIGHTLY ? changes : changes.slice(0, 1))(
    'becomes the baseline that $of is compared with, and the log names it',
    async ({ eventOf, ref, commented }) => {
      const settings = '[mysqld]\nperformance_schema = OFF\nsort_buffer_size = '
      place.write('.gitignore', 'qpsgate-out\n')
      const [first = '', ...others] = ['256K', '512K', '1M'].map((size, nth) => {
        place.write('my.cnf', `${settings}${size}\n`)
        return place.commit(`sorts with ${size} (#${nth})`)
      })
      await using store = await openDataBranch({ remote: repository, ...DATA })
      const before = branchOf([-0.01, -0.022], (nth) => recorded([first, ...others], nth))
      const write = new Map(before.map((each) => [pathOf(each), recordFile(each)]))
      await store.commit({ write, message: 'records' })
      const commits = place.pullRequest(
        () => place.write('README', 'no setting'),
        () => place.write('my.cnf', `${settings}1M\ninnodb_adaptive_hash_index = ON\n`),
      )
      place.git('switch', '--quiet', '--detach', commits.base)
      expect((await push(others[1] ?? '')).code).toBe(0)
      place.git('switch', '--quiet', '--detach', commits.merge)
      addPull(github.state, pullOf(commits))
      const done = await place.run({
        event: eventOf(commits),
        inputs: { ...CONFIG, workloads: 'oltp_point_select', budget: '15s', explain: 'never' },
        env: { GITHUB_API_URL: github.url, GITHUB_SERVER_URL: server.url('').replace(/\/$/, ''), GITHUB_REF: ref },
      })
      const since = `Since ${first.slice(0, 7)}: .*limit 10%\\), this change included, after 2 changes; most by .*2 `
      expect(done.log).toMatch(new RegExp(since))
      const charts = inspect(repository, 'branch', '--list', 'qpsgate-charts')
      const comment = github.state.pulls.get(12)?.comments[0]?.body
      expect(comment?.includes('Since')).toBe(commented)
      expect(charts !== '').toBe(comment?.includes('![') ?? false)
      expect(runsStored()).toHaveLength(4)
    },
  )

  test('is not recorded if a setting is wrong', async () => {
    place.write('my.cnf', '[mysqld]\nno_such_option_at_all = 1\n')
    const wrong = place.commit('wrong')
    expect((await push(wrong)).code).not.toBe(0)
    expect(inspect(repository, 'for-each-ref')).toBe('')
  })
})

test('the action refuses to record a pull request', async () => {
  const commit = place.git('rev-parse', 'HEAD')
  const event = pullRequestEvent({ base: commit, head: commit })
  const done = await record({}, { event, env: { GITHUB_REF: 'refs/pull/12/merge' } })
  expect(done.code).toBe(2)
  expect(textsOf(done, 'error')).toEqual([expect.stringContaining('stores runs of branches, not of pull requests')])
  expect(inspect(repository, 'for-each-ref')).toBe('')
  expect(server.requests).toEqual([])
})
