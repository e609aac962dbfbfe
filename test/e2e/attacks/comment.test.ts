/** Comments of people with and without write access, and a stranger's possible changes to the workflow. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FakeGitHub, startFakeGitHub } from '../../fakes/github-api.ts'
import { addPull } from '../../fakes/github-state.ts'
import { ActionPlace, REPOSITORY, type Step } from '../action-place.ts'

const LABEL = 'qpsgate: longer'
const RUN = 4711

let place: ActionPlace
let github: FakeGitHub

beforeEach(async () => {
  place = new ActionPlace()
  place.commit('first')
  github = await startFakeGitHub()
  const { head } = addPull(github.state, { number: 12, head: { ref: 'change', repo: 'stranger/databases' } })
  const run = { workflow: 'qpsgate.yml', headSha: head.sha, status: 'completed', attempt: 1 } as const
  github.state.workflowRuns.push({ id: RUN, ...run })
  github.state.permissions.set('dba-lead', 'write').set('reader', 'read')
})
afterEach(async () => {
  expect(github.violations).toEqual([])
  await github[Symbol.asyncDispose]()
  place[Symbol.dispose]()
})

interface Comment {
  readonly author?: string
  readonly body?: string
  readonly action?: string
  /** Association in the payload; a stranger writes none of it, only GitHub does. */
  readonly association?: string
  readonly isOfPullRequest?: boolean
  readonly inputs?: Readonly<Record<string, string>>
}

function comment({ inputs = { command: 'ask' }, ...about }: Comment = {}): Promise<Step> {
  const {
    author = 'dba-lead',
    body = '/qpsgate',
    action = 'created',
    association = 'NONE',
    isOfPullRequest = true,
  } = about
  return place.run({
    event: {
      name: 'issue_comment',
      payload: {
        action,
        issue: { number: 12, ...(isOfPullRequest ? { pull_request: { url: 'https://api.example/12' } } : {}) },
        comment: { body, user: { login: author }, author_association: association },
        repository: { full_name: REPOSITORY, default_branch: 'main' },
      },
    },
    inputs: { 'github-token': 't0ken', ...inputs },
    env: { GITHUB_API_URL: github.url, GITHUB_REF: 'refs/heads/main' },
  })
}

/** Writes on the forge. */
const writes = () => github.requests.filter(({ method }) => method !== 'GET').map(({ path }) => path)
const noticesOf = ({ commands }: Step) => commands.filter(({ name }) => name === 'notice').map(({ text }) => text)

describe('a comment /qpsgate', () => {
  test('by a person who may write sets the label and starts the run of the pull request again', async () => {
    const step = await comment()
    expect([step.code, noticesOf(step)]).toEqual([
      0,
      [`run ${RUN} measures pull request #12 again, with the budget of the input asked-budget`],
    ])
    expect(github.state.pulls.get(12)?.labels).toEqual([LABEL])
    expect(github.state.workflowRuns[0]?.attempt).toBe(2)
  })

  test.each([
    ['is nobody of the repository', 'stranger', 'NONE'],
    ['may only read', 'reader', 'COLLABORATOR'],
    ['calls themselves an owner, as the payload says', 'stranger', 'OWNER'],
    ['has a name that leads elsewhere', '../../dba-lead', 'NONE'],
  ])('by a person who %s starts nothing', async (_, author, association) => {
    const step = await comment({ author, association })
    expect(step.code).toBe(0)
    expect(noticesOf(step)).toEqual([
      expect.stringContaining('may not write to acme/databases, so nothing was started'),
    ])
    expect(writes()).toEqual([])
    expect(github.state.pulls.get(12)?.labels).toEqual([])
    expect(github.state.workflowRuns[0]?.attempt).toBe(1)
  })

  test.each([
    ['that was edited', { action: 'edited' }],
    ['on an issue', { isOfPullRequest: false }],
    ['that quotes it', { body: '> /qpsgate' }],
    ['that asks for something else', { body: '/qpsgate --budget 9h' }],
    ['that has it on a later line', { body: 'please do\n/qpsgate' }],
  ])('%s starts nothing, and asks nothing of the forge', async (_, about) => {
    expect((await comment(about)).code).toBe(0)
    expect(github.requests).toEqual([])
  })

  test.each([401, 403])('starts nothing where the forge does not say who may: %d', async (status) => {
    github.failNext({ path: /\/permission$/ }, status, 9)
    const { code, log } = await comment()
    expect([code, writes()]).toEqual([2, []])
    expect(log).toContain('nothing was started')
  })

  test('starts no run of a pull request that is closed, and none that still measures', async () => {
    const [run] = github.state.workflowRuns
    if (run !== undefined) run.status = 'in_progress'
    expect(noticesOf(await comment())).toEqual([
      expect.stringMatching(/^nothing was started: qpsgate\.yml still measures/),
    ])
    const pull = github.state.pulls.get(12)
    if (pull !== undefined) pull.state = 'closed'
    expect(noticesOf(await comment())).toEqual(['nothing was started: pull request #12 is not open'])
  })

  test('never measures by itself, beside a token that may write', async () => {
    place.write('my.cnf', '[mysqld]\nplugin_load_add = evil.so\n')
    for (const command of ['run', '']) {
      const { code, log } = await comment({ inputs: { command, config: 'my.cnf' } })
      expect(code).toBe(2)
      expect(log).toContain('a comment starts this workflow beside a token that may write')
    }
    expect(writes()).toEqual([])
  })
})
