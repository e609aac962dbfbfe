/** The bundle of the action in a real repository, with real servers, against a stateful fake of GitHub's API. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resultSchema } from '../../src/core/result/result.ts'
import { type FakeGitHub, startFakeGitHub } from '../fakes/github-api.ts'
import { addComment, addPull, setLabel } from '../fakes/github-state.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { noisyVerdict } from '../setup/noisy-verdict.ts'
import { ActionPlace, NO_PICTURE, pullOf, type Step, type StepRequest } from './action-place.ts'
import { COSTLY, GATE, LOCAL, notices, PLAIN, pullRequest, step } from './action-pull-request.ts'

describe('a pull request that switches on all consumers and instruments of Performance Schema', () => {
  const place = new ActionPlace()
  let github: FakeGitHub
  let commits: { base: string; head: string; merge: string }
  let red: Step

  // The cost is so large that half a minute shows it.
  const measure = async () => {
    ;({ github, ...commits } = await pullRequest(place, PLAIN, COSTLY))
    const inputs = { ...GATE, budget: '30s', workloads: 'oltp_point_select', explain: 'never' }
    red = await step(place, github, commits, { inputs })
  }
  beforeAll(measure)
  afterAll(async () => {
    await github[Symbol.asyncDispose]()
    place[Symbol.dispose]()
  })

  const comments = () => github.state.pulls.get(12)?.comments ?? []
  const again = (request: StepRequest = {}) =>
    step(place, github, commits, {
      ...request,
      inputs: {
        command: 'report',
        results: 'qpsgate-out',
        out: 'again',
        'github-token': LOCAL['github-token'],
        ...NO_PICTURE,
        ...request.inputs,
      },
    })

  test('fails the step with one sentence that gives the lost QPS', async ({ task }) => {
    if ((task.result?.retryCount ?? 0) > 0) {
      await github[Symbol.asyncDispose]()
      await measure()
    }
    expect(red.code).toBe(1)
    expect(notices(red, 'error').at(-1)).toMatch(
      /^merging costs \d+(?:\.\d)?%25 of QPS.*: oltp_point_select at 8 threads, /,
    )
    expect(red.outputs.verdict).toBe('regressed')
    expect(Number(red.outputs['worst-change'])).toBeLessThan(-0.05)
  })

  test('has its slowdown confirmed on restarted servers', () => {
    const file = join(place.workspace, 'qpsgate-out/result.json')
    const [found] = resultSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).comparisons
    expect(found).toMatchObject({ verdict: 'regressed', confirmed: true, toleranceFrom: 'default' })
    expect(found?.trials).toBeGreaterThanOrEqual(2)
  })

  test('has each phase of its run in the log', () => {
    expect(red.log).toMatch(/^starting 4 servers · at most \d:\d\d left$/m)
    expect(red.log).toMatch(/^measuring · trial 1 · at most \d:\d\d left$/m)
    expect(red.log).toMatch(/^drawing$/m)
    expect(red.log).not.toMatch(/\r(?!\n)/)
    expect(red.log).not.toContain('\x1b')
  })

  test('has nine of its ten changed lines annotated, as the failure of the step takes the tenth annotation', () => {
    const marked = red.commands.filter(({ name, properties }) => name === 'error' && properties.includes('file='))
    // The tenth annotation is the sentence with which the step fails; it names no file.
    expect(marked).toHaveLength(9)
    expect(marked[0]?.properties).toMatch(/file=conf\/my.cnf,line=3\b/)
    expect(marked[0]?.text).toMatch(/^performance_schema, one of 10 changed settings/)
    expect(marked.at(-1)?.text).toMatch(/\(1 more in the report\)$/)
  })

  test('gets one comment, with the title of the job summary and less text', () => {
    const [comment] = comments()
    expect(comments()).toHaveLength(1)
    const [, title = '', ...lines] = comment?.body.split('\n') ?? []
    expect(title).toContain('❌')
    expect(red.summary.split('\n')).toContain(title)
    expect(lines.length).toBeLessThan(red.summary.split('\n').length)
    expect(red.outputs['comment-url']).toContain('#issuecomment-')
    expect(github.violations).toEqual([])
  })

  test('does not reveal the token in log, summary or outputs', () => {
    const shown = [red.log.replace('::add-mask::ghs_0123456789secret', ''), red.summary, JSON.stringify(red.outputs)]
    for (const text of shown) expect(text).not.toContain('ghs_0123456789secret')
  })

  test('lets command: canary pass, because it makes the gate red', async () => {
    const done = await step(place, github, commits, { inputs: { command: 'canary', server: 'local' } })
    expect(notices(done, 'notice').at(-1), done.log).toMatch(/^the gate can go red here: merging costs .* of QPS/)
    expect(done.code).toBe(0)
  })

  test('has its comment updated in place when a later run judges it again', async () => {
    const done = await again({ env: { GITHUB_RUN_ID: '78' } })
    expect(done.code).toBe(1)
    expect(comments()).toHaveLength(1)
    expect(comments()[0]?.body, done.log).toContain('run=78')
  })

  test('keeps the comment of a newer run when an older run judges it again', async () => {
    const done = await again({ env: { GITHUB_RUN_ID: '76' } })
    expect(comments()[0]?.body).toContain('run=78')
    expect(notices(done, 'notice')).toEqual([expect.stringContaining('a newer run')])
  })

  test('passes once somebody sets the accepting label, and the summary names that person', async () => {
    setLabel(github.state, 12, 'qpsgate: accepted', 'dba-lead')
    const done = await again({ env: { GITHUB_RUN_ID: '79' } })
    setLabel(github.state, 12, 'qpsgate: accepted', 'dba-lead', false)
    expect(done.code).toBe(0)
    expect(done.outputs.verdict).toBe('pass')
    expect(done.summary).toMatch(/^### ✅ qpsgate: merging costs .* of QPS.*, accepted by dba-lead(?: · .*)?\n/)
    expect(done.commands.filter(({ name }) => name === 'error')).toEqual([])
  })

  // This takes long, because each request is tried again for as long as it may take.
  test.runIf(IS_NIGHTLY)(
    'gets its verdict although the API is down, and a notice says why there is no comment',
    async () => {
      const done = await again({ env: { GITHUB_API_URL: 'http://127.0.0.1:9', GITHUB_RUN_ID: '80' } })
      expect(done.code).toBe(1)
      expect(done.summary).toContain('### ❌ qpsgate: ')
      expect(notices(done, 'notice').join('\n')).toContain('could not be reached')
    },
  )

  test('gets its verdict although the token may only read', async () => {
    await using readOnly = await startFakeGitHub({ token: 'read' })
    addPull(readOnly.state, pullOf(commits))
    const done = await again({ env: { GITHUB_API_URL: readOnly.url } })
    expect(done.code).toBe(1)
    expect(notices(done, 'notice').join('\n')).toContain('pull-requests: write')
  })

  test('gets a comment from a workflow_run only while its head commit is the newest', async () => {
    const inputs = { command: 'report', results: 'qpsgate-out', out: 'again', 'github-token': 't0ken', ...NO_PICTURE }
    const commentOn = async (headSha: string) => {
      await using other = await startFakeGitHub()
      addPull(other.state, { ...pullOf(commits), mergeCommitSha: commits.merge })
      const head = { head_sha: headSha, head_branch: 'change', head_repository: { full_name: 'acme/databases' } }
      const run = { id: 70, run_number: 3, event: 'pull_request', pull_requests: [], ...head }
      const event = { name: 'workflow_run', payload: { workflow_run: run } }
      const done = await place.run({ event, inputs, env: { GITHUB_API_URL: other.url } })
      expect(other.violations).toEqual([])
      return { done, body: other.state.pulls.get(12)?.comments.at(-1)?.body }
    }
    const stale = await commentOn('f'.repeat(40))
    expect(notices(stale.done, 'notice')).toEqual([expect.stringContaining('0 open pull requests have')])
    expect(stale.body).toBeUndefined()
    const current = await commentOn(commits.head)
    expect(current.done.code).toBe(1)
    expect(current.body).toContain(`head=${commits.head}`)
  })

  test('has its own comment found among 300 comments with six requests', async () => {
    for (let index = 0; index < 300; index++) addComment(github.state, 12, { body: `hello ${index}` })
    const from = github.requests.length
    await again({ env: { GITHUB_RUN_ID: '81' } })
    const asked = github.requests.slice(from).filter(({ path }) => /issues.*comments/.test(path) || path === '/user')
    expect(asked.length).toBeLessThanOrEqual(6)
    expect(comments().filter(({ body }) => body.includes('qpsgate:comment'))).toHaveLength(1)
  })
})

// The log has the plan of each statement, which costs enough to show even on a noisy machine.
const LOGGED = `${PLAIN}long_query_time = 0\nlog_slow_verbosity = query_plan,explain\nmax_connections = 300\n`

test.runIf(IS_NIGHTLY)(
  'a regression gets a comment with its verdict before the search for causes, which are added afterwards',
  { timeout: 300_000 },
  noisyVerdict(async () => {
    using place = new ActionPlace()
    const { github, ...commits } = await pullRequest(
      place,
      LOGGED,
      `${LOGGED}slow_query_log = ON\nsort_buffer_size = 512K\n`,
    )
    await using _ = github
    const inputs = {
      ...GATE,
      ...NO_PICTURE,
      budget: '1m',
      'explain-budget': '12s',
      workloads: 'oltp_point_select',
      tolerance: '4%',
    }
    const running = step(place, github, commits, { inputs })
    await place.until('searching for causes')
    const comments = () => (github.state.pulls.get(12)?.comments ?? []).map(({ body }) => body)
    expect(comments()).toEqual([expect.stringContaining('qpsgate is now measuring what each changed setting costs')])
    expect(comments()[0]).toMatch(/^### ❌ qpsgate: merging costs .* of QPS.*\n\noltp_point_select at 8 threads/m)
    const done = await running
    expect(done.code).toBe(1)
    expect(comments()).toEqual([
      expect.stringMatching(/\*\*Cause:\*\* slow_query_log \(conf\/my\.cnf:7\)(?:; reverting it regains| costs \d)/),
    ])
    expect(done.summary).toContain('Measured in oltp_point_select at 8 threads, conf/my.cnf against before')
    const [suggested, ...more] = github.state.pulls.get(12)?.reviewComments ?? []
    expect(more).toEqual([])
    expect(suggested).toMatchObject({ path: 'conf/my.cnf', line: 7, commit: commits.head })
    expect(suggested?.body).toMatch(/\nslow_query_log costs .* of QPS in oltp_point_select .*\n\n```suggestion\n```$/)
    expect(github.violations).toEqual([])
  }),
)
