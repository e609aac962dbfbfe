/**
 * The action on a real Gitea, run by its real runner. Building both takes ten minutes, so it is wanted by name:
 * QPSGATE_NIGHTLY=1, which the nightly workflow says.
 */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GiteaServer, OWNER, startGitea } from '../setup/gitea-server.ts'
import { ensureGitea, ensureGiteaRunner } from '../setup/linters.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { ActionPlace } from './action-place.ts'
import { ROOT } from './cli.ts'

const REPOSITORY = `${OWNER}/databases`
const API = `/repos/${REPOSITORY}`
const LABEL = 'qpsgate: accepted'
const CONFIG = 'conf/my.cnf'
const WORKFLOW = '.gitea/workflows/qpsgate.yml'
const REGRESSED = 'test/fixtures/results/regressed'
const DEADLINE_SECONDS = 120

interface Comment {
  readonly id: number
  readonly body: string
  readonly user: { readonly login: string }
}

interface WorkflowRun {
  readonly status: string
  readonly conclusion?: string
}

function workflow(on: string, steps: string): string {
  return `
name: qpsgate
on: ${on}
permissions: {}
jobs:
  gate:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    permissions:
      contents: write
      pull-requests: write
    steps:
      - run: |
          git init --quiet .
          git fetch --quiet "$GITHUB_SERVER_URL/$GITHUB_REPOSITORY.git" "+refs/heads/*:refs/remotes/origin/*" "+refs/pull/*:refs/pull/*"
          git checkout --quiet "$GITHUB_SHA"
${steps}`
}

/** A configuration that did not change, and figures of another run: the files in a job's checkout are judged again. */
function judging(action: string): string {
  return `
      - id: gate
        uses: ${action}
        with:
          config: ${CONFIG}
          server: local
      - id: report
        uses: ${action}
        with:
          command: report
          results: measured
      - if: always()
        run: echo "run=\${{ steps.gate.outputs.verdict }} report=\${{ steps.report.outputs.verdict }}"
`
}

function recording(action: string): string {
  return `
      - uses: ${action}
        with:
          config: ${CONFIG}
          server: local
          record-branches: recorded
          workloads: oltp_point_select
          budget: 20s
          explain: never
`
}

describe.skipIf(!IS_NIGHTLY)('the action on Gitea', () => {
  let gitea: GiteaServer
  let place: ActionPlace
  let pull: number

  beforeAll(async () => {
    gitea = await startGitea(await ensureGitea(), await ensureGiteaRunner())
    for (const name of ['qpsgate', 'databases']) await gitea.ask('POST', '/user/repos', { name })
    release(gitea)
    place = new ActionPlace()
    place.write(WORKFLOW, workflow('pull_request', judging(action())))
    place.write(CONFIG, '[mysqld]\nmax_connections = 500\n')
    cpSync(join(ROOT, REGRESSED), join(place.workspace, 'measured'), { recursive: true })
    place.commit('base')
    push('main')
    place.git('switch', '--quiet', '--create', 'change')
    place.write(CONFIG, '[mysqld]\nmax_connections = 500\n# a comment\n')
    place.commit('change')
    push('change')
    pull = await proposed()
  }, 1_800_000)

  afterAll(async () => {
    place?.[Symbol.dispose]()
    await gitea?.[Symbol.asyncDispose]()
  })

  const action = () => `${gitea.url}/${OWNER}/qpsgate@v1`

  function push(branch: string, repository = REPOSITORY): void {
    place.git('push', '--quiet', gitea.remote(repository), branch)
  }

  /** Number of a new pull request; the server knows a branch a moment after it was pushed. */
  async function proposed(head = 'change', base = 'main'): Promise<number> {
    return until('the pull request', async () => {
      const made = gitea.ask<{ number: number }>('POST', `${API}/pulls`, { base, head, title: 'Change' })
      return (await made.catch(() => undefined))?.number
    })
  }

  /** A run once it has ended, with its log. */
  async function run(id: number): Promise<WorkflowRun & { log: string }> {
    const found = await until(`run ${id}`, async () => {
      const asked = gitea.ask<WorkflowRun>('GET', `${API}/actions/runs/${id}`)
      const one = await asked.catch(() => undefined)
      return one?.status === 'completed' ? one : undefined
    })
    const { jobs } = await gitea.ask<{ jobs: { id: number }[] }>('GET', `${API}/actions/runs/${id}/jobs`)
    const address = `${gitea.url}/api/v1${API}/actions/jobs/${jobs[0]?.id}/logs`
    const log = await fetch(address, { headers: { authorization: `token ${gitea.token}` } })
    return { ...found, log: (await log.text()).replaceAll(/^\S+Z /gm, '') }
  }

  const comments = (issue = pull) => gitea.ask<Comment[]>('GET', `${API}/issues/${issue}/comments`)

  async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
    const end = performance.now() + DEADLINE_SECONDS * 1000
    while (performance.now() < end) {
      const found = await ask()
      if (found !== undefined) return found
      await sleep(500)
    }
    throw new Error(`${what} did not come in ${DEADLINE_SECONDS} s\n${gitea.log()}`)
  }

  test('judges, and comments with a picture that can be seen', async () => {
    const first = await run(1)
    expect(first.log).toContain('run=pass report=regressed')
    expect(first.conclusion, first.log).toBe('failure')
    const [comment, ...others] = await comments()
    expect(others).toEqual([])
    expect(comment?.user.login).toBe('gitea-actions')
    expect(comment?.body).toMatch(/^<!-- qpsgate:comment v1 key=\S+ head=\S+ run=\d+ attempt=1 .*-->\n### ❌ qpsgate: /)
    const picture = /!\[.*\]\(<(.*)>\)/.exec(comment?.body ?? '')?.[1] ?? ''
    const shown = await fetch(picture)
    expect(shown.headers.get('content-type')).toBe('image/png')
    const bytes = await shown.bytes()
    expect(Buffer.from(bytes.subarray(1, 4)).toString()).toBe('PNG')
    // Nothing that it asks is unknown there.
    expect(first.log).not.toContain('could not')
  }, 300_000)

  test('takes the label for acceptance when the job runs again, and updates its comment', async () => {
    const [before] = await comments()
    const label = await gitea.ask<{ id: number }>('POST', `${API}/labels`, { name: LABEL, color: '#00aabb' })
    // Times are whole seconds there, and the label has to be set after the comment.
    await sleep(2000)
    await gitea.ask('POST', `${API}/issues/${pull}/labels`, { labels: [label.id] })
    await gitea.ask('POST', `${API}/actions/runs/1/rerun`)
    const again = await run(1)
    expect(again.log).toContain('run=pass report=pass')
    const [comment, ...others] = await comments()
    expect(others).toEqual([])
    expect(comment?.id).toBe(before?.id)
    expect(comment?.body).toContain('attempt=2')
    expect(comment?.body).toContain(`accepted by ${OWNER}`)
    await gitea.ask('DELETE', `${API}/issues/${pull}/labels/${label.id}`)
  }, 300_000)

  test('still has one comment after another push, which nobody has accepted', async () => {
    const [before] = await comments()
    place.commit('change')
    push('change')
    const next = await run(2)
    expect(next.log).toContain('run=pass report=regressed')
    const [comment, ...others] = await comments()
    expect(others).toEqual([])
    expect(comment?.id).toBe(before?.id)
    expect(comment?.body).toContain('run=2 attempt=1')
  }, 300_000)

  test('judges what comes from a fork, where it may write nothing', async () => {
    await gitea.ask('POST', '/orgs', { username: 'strangers' })
    await gitea.ask('POST', `${API}/forks`, { organization: 'strangers' })
    place.git('switch', '--quiet', '--create', 'theirs')
    push('theirs', 'strangers/databases')
    const fork = await proposed('strangers:theirs')
    const judged = await run(3)
    expect(judged.log).toContain('run=pass report=regressed')
    expect(judged.log).toContain('::notice::no comment on the pull request: the pull request comes from a fork')
    expect(judged.conclusion).toBe('failure')
    expect(await comments(fork)).toEqual([])
  }, 300_000)

  test('records a push, and a pull request is held against it', async () => {
    place.git('switch', '--quiet', '--create', 'recorded', 'main')
    place.write(WORKFLOW, workflow('{ push: { branches: [recorded] }, pull_request: {} }', recording(action())))
    const recorded = place.commit('records')
    push('recorded')
    const pushed = await run(4)
    expect(pushed.log).toMatch(/stored in branch qpsgate-data of .*\.json/)
    expect(pushed.conclusion, pushed.log).toBe('success')
    place.git('switch', '--quiet', '--create', 'hashed')
    place.write(CONFIG, '[mysqld]\nmax_connections = 500\ninnodb_adaptive_hash_index = ON\n')
    place.commit('hashed')
    push('hashed')
    const hashed = await proposed('hashed', 'recorded')
    const since = new RegExp(`Since ${recorded.slice(0, 7)}: .* limit 10 %\\), this change included`)
    const held = await run(5)
    expect(held.log).toMatch(since)
    const [comment] = await comments(hashed)
    expect(comment?.body).toContain('(by the ledger, limit 10 %), this change included')
  }, 600_000)
})

/** The action that a team names with `uses`, as a repository of the same server. */
function release(gitea: GiteaServer): void {
  using place = new ActionPlace()
  for (const part of ['action.yml', 'dist', 'scenarios', 'package.json'])
    cpSync(join(ROOT, part), join(place.workspace, part), { recursive: true })
  place.commit('release')
  place.git('tag', 'v1')
  place.git('push', '--quiet', gitea.remote(`${OWNER}/qpsgate`), 'main', 'v1')
}
