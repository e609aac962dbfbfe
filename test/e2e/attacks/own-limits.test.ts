/** Pull requests whose suite approves their own changes. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { ActionPlace, pullRequestEvent, type Step, type StepRequest } from '../action-place.ts'

const SUITE = 'perf/suite.yml'
const LOOSE = 'gate: { tolerance: 90%, scenarios: { on: 95% }, costs: { errors: off } }'

/** A suite whose settings never change, so that it is judged without a server. */
const suite = (gate = 'gate: { tolerance: { base: 5% }, costs: { memory: 10% } }') =>
  [
    'name: small',
    'dataset: { tables: 2, rows: 2000 }',
    'workloads: [oltp_read_only, oltp_write_only]',
    'threads: [1, 2]',
    'control: off',
    'scenarios:',
    '  off: { options: { performance_schema: OFF } }',
    '  on: { options: { performance_schema: ON } }',
    'budget: 60s',
    gate,
    '',
  ].join('\n')

let place: ActionPlace
beforeEach(() => {
  place = new ActionPlace()
})
afterEach(() => place[Symbol.dispose]())

/**
 * Runs the action on a pull request that changes the suite. Compared only with its base, nothing has to be measured.
 */
function propose(head: string, request: StepRequest = {}): Promise<Step> {
  const commits = place.pullRequest(
    () => place.write(SUITE, suite()),
    () => place.write(SUITE, head),
  )
  return place.run({
    event: pullRequestEvent(commits),
    inputs: { suite: SUITE, against: 'base', server: 'local', ...request.inputs },
    env: { GITHUB_REF: 'refs/pull/12/merge', GITHUB_SHA: commits.merge },
  })
}

const policy = () => JSON.parse(readFileSync(join(place.workspace, 'qpsgate-out/result.json'), 'utf8')).plan.policy
const firstLines = (text: string) => text.split('\n').slice(0, 6).join('\n')

test('a pull request that loosens its own limits is judged by the limits of the base, and the summary says so', async () => {
  const done = await propose(suite(LOOSE))
  expect(done.log).toContain('no setting changed')
  expect(policy()).toMatchObject({
    tolerance: { base: 0.05, control: null },
    byScenario: {},
    costs: { errors: { share: 0.5, from: 'default' }, memory: { share: 0.1, from: 'suite' } },
  })
  expect(firstLines(done.summary)).toMatch(/suite\.yml:10: the limits change; those of the base judge this change/)
})

test.runIf(IS_NIGHTLY)(
  'a pull request is not judged by the limits of a file that it adds and names as the base',
  async () => {
    place.write('perf/own.yml', suite(LOOSE))
    await propose(suite(LOOSE), { inputs: { base: 'perf/own.yml' } })
    expect(policy().tolerance.base).toBe(0.05)
  },
)
