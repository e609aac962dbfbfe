/** Acceptances that do not count: they come from people without the right to accept, or are for other regressions. */
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FakeGitHub, startFakeGitHub } from '../../fakes/github-api.ts'
import { addComment, addCommit, addPull, setLabel } from '../../fakes/github-state.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { ActionPlace, NO_PICTURE, pullRequestEvent, REPOSITORY, type Step, type StepRequest } from '../action-place.ts'
import { simulateRun } from '../simulated-run.ts'

const LABEL = 'qpsgate: accepted'
const BASE = 'c'.repeat(40)

let place: ActionPlace
let github: FakeGitHub
let runs: number

beforeEach(async () => {
  place = new ActionPlace()
  place.commit('first')
  github = await startFakeGitHub()
  runs = 100
})
afterEach(async () => {
  expect(github.violations).toEqual([])
  await github[Symbol.asyncDispose]()
  place[Symbol.dispose]()
})

/** Makes a head commit, and proposes it as pull request 12. Returns its SHA. */
function propose(message: string, { parents, fork = false }: { parents?: string[]; fork?: boolean } = {}): string {
  const { state } = github
  const sha = addCommit(state, { branch: 'change', message, ...(parents && { parents }) })
  const repo = fork ? 'stranger/databases' : REPOSITORY
  const known = state.pulls.get(12)
  if (known === undefined) addPull(state, { number: 12, head: { sha, ref: 'change', repo } })
  else known.head.sha = sha
  return sha
}

/** Judges the measurements of a commit, as the workflow of the pull request does. */
async function judge(head: string, slowdown: number, request: StepRequest & { fork?: boolean } = {}): Promise<Step> {
  await simulateRun(join(place.workspace, 'qpsgate-out'), { slowdown })
  runs += 1
  return place.run({
    event: pullRequestEvent({ base: BASE, head }, { fork: request.fork ?? false }),
    inputs: { command: 'report', results: 'qpsgate-out', 'github-token': 't0ken', ...NO_PICTURE },
    ...request,
    env: { GITHUB_API_URL: github.url, GITHUB_REF: 'refs/pull/12/merge', GITHUB_RUN_ID: String(runs), ...request.env },
  })
}

function expectRefused({ code, outputs, commands }: Step, why?: string): void {
  expect([code, outputs.verdict]).toEqual([1, 'regressed'])
  const notices = commands.filter(({ name }) => name === 'notice').map(({ text }) => text)
  if (why !== undefined) expect(notices).toContainEqual(expect.stringContaining(why))
}

function expectAccepted({ code, summary }: Step, by: string): void {
  expect(summary).toMatch(new RegExp(`^### ✅ qpsgate: .* slower .* accepted by ${by}`))
  expect(code).toBe(0)
}

const accept = (by: string) => setLabel(github.state, 12, LABEL, by)

describe('the label that accepts a regression', () => {
  test.runIf(IS_NIGHTLY)(
    'accepts the regressions shown so far, but not those of a commit that is pushed later',
    async () => {
      const first = propose('slower')
      expectRefused(await judge(first, 0.2))
      accept('dba-lead')
      expectAccepted(await judge(first, 0.2), 'dba-lead')

      const second = propose('slower still')
      expectRefused(await judge(second, 0.2), 'no comment had shown the cost of commit')
      // Nor does it accept the second time: the comment shows the cost now, but the label is older.
      expectRefused(await judge(second, 0.2), 'it was set before the comment showed')
      setLabel(github.state, 12, LABEL, 'dba-lead', false)
      accept('another-lead')
      expectAccepted(await judge(second, 0.2), 'another-lead')
    },
  )

  test('accepts no regression that only a comment forged by somebody else has shown', async () => {
    const head = propose('slower')
    expectRefused(await judge(head, 0.2))
    const [ours] = github.state.pulls.get(12)?.comments ?? []
    const next = propose('slower still')
    const forged = (ours?.body ?? '').replace(head, next).replace(' shown=', ' since=2020-01-01T00:00:00Z shown=')
    addComment(github.state, 12, { login: 'stranger', body: forged })
    accept('dba-lead')
    expectRefused(await judge(next, 0.2), 'no comment had shown')
  })
})

test('a trailer in the message of the head commit accepts no regression', async () => {
  expectRefused(await judge(propose('slower\n\nQpsgate-accepted: needed'), 0.2))
})
