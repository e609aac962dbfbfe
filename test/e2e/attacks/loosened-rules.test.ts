/** Pull requests whose suite approves their own changes. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ActionPlace, pullRequestEvent, type Step, type StepRequest } from '../action-place.ts'
import { Workplace } from '../cli.ts'

const SUITE = 'perf/suite.yml'

/** A suite whose settings never change, so that it is judged without a server. */
const suite = ({ gate = 'gate: { tolerance: { base: 5% }, on-inconclusive: fail }', budget = '60s', more = '' } = {}) =>
  [
    'name: small',
    'dataset: { tables: 2, rows: 2000 }',
    'workloads: [oltp_read_only, oltp_write_only]',
    'threads: [1, 2]',
    'control: off',
    'scenarios:',
    '  off: { options: { performance_schema: OFF } }',
    '  on: { options: { performance_schema: ON } }',
    `budget: ${budget}`,
    gate,
    more,
    '',
  ].join('\n')

let place: ActionPlace
beforeEach(() => {
  place = new ActionPlace()
})
afterEach(() => place[Symbol.dispose]())

/** The action on a pull request that changes the suite; compared with its base alone, nothing need be measured. */
function propose(head: string, request: StepRequest & { base?: string } = {}): Promise<Step> {
  const commits = place.pullRequest(
    () => place.write(SUITE, request.base ?? suite()),
    () => place.write(SUITE, head),
  )
  return place.run({
    event: pullRequestEvent(commits),
    ...request,
    inputs: { suite: SUITE, against: 'base', server: 'local', ...request.inputs },
    env: { GITHUB_REF: 'refs/pull/12/merge', GITHUB_SHA: commits.merge, ...request.env },
  })
}

const policy = () => JSON.parse(readFileSync(join(place.workspace, 'qpsgate-out/result.json'), 'utf8')).plan.policy
const firstLines = (text: string) => text.split('\n').slice(0, 6).join('\n')
const errors = ({ commands }: Step) =>
  commands
    .filter(({ name }) => name === 'error')
    .map(({ text }) => text)
    .join('\n')

describe('a pull request that loosens what it is judged by', () => {
  test('cannot switch off the limit of a cost, nor raise it', async () => {
    const limits = (costs: string) => suite({ gate: `gate: { costs: ${costs} }` })
    const done = await propose(limits('{ errors: off, memory: 90%, p99: 5% }'), {
      base: limits('{ written: 20%, memory: 10% }'),
    })
    expect(done.log).toContain('no setting changed')
    expect(policy().costs).toEqual({
      errors: { share: 0.5, from: 'default, of the base' },
      written: { share: 0.2, from: 'suite, of the base' },
      memory: { share: 0.1, from: 'suite, of the base' },
      p99: { share: 0.05, from: 'suite' },
    })
    expect(done.summary).toContain('gate.costs.errors: 50 % before, none now')
    expect(done.summary).toContain('gate.costs.written: 20 % before, none now')
    expect(done.summary).toContain('gate.costs.memory: 10 % before, 90 % now')
  })

  test('is judged by the tolerances of the base, which is said first', async () => {
    const done = await propose(suite({ gate: 'gate: { tolerance: 90%, scenarios: { on: 95% } }' }))
    expect(done.log).toContain('no setting changed')
    expect(policy()).toMatchObject({ onInconclusive: 'fail', atMost: { tolerance: { base: 0.05, control: 0.3 } } })
    expect(firstLines(done.summary)).toContain('**This change loosens its own rules:**')
    expect(firstLines(done.summary)).toMatch(/gate\..*control: 30 % before, 9[05] % now; the old rule applies/)
    const shown = done.log.slice(done.log.indexOf('pass: no setting changed'))
    expect(firstLines(shown)).toContain('This change loosens its own rules')
  })

  test('is judged by it against the control too, though the base is asked for nothing else', async () => {
    const done = await propose(suite({ gate: 'gate: { tolerance: 90% }' }), {
      inputs: { against: 'control', budget: '1s' },
    })
    // The budget fails it, but only after the rules were checked, so a suite that takes something away fails for that.
    expect(errors(done)).toContain('a budget of 1 s is too small')
    const lost = suite().replace('[oltp_read_only, oltp_write_only]', '[oltp_read_only]')
    place[Symbol.dispose]()
    place = new ActionPlace()
    expect(errors(await propose(lost, { inputs: { against: 'control' } }))).toContain('workloads.oltp_write_only')
  })

  test.each([
    ['a workload', suite().replace(', oltp_write_only', ''), /perf\/suite\.yml:3: workloads\.oltp_write_only: removed/],
    [
      'what a workload does',
      suite().replace('oltp_write_only', '{ name: oltp_write_only, script: oltp_point_select }'),
      /oltp_write_only: changed/,
    ],
    ['a level', suite().replace('[1, 2]', '[1]'), /perf\/suite\.yml:4: threads\.2: removed/],
    ['a scenario', suite().replace(/ {2}on: .*\n/, ''), /scenarios\.on: removed/],
    ['the control', suite().replace('control: off', 'control: on'), /control: off before, on now/],
  ])('does not pass without %s', async (_, head, why) => {
    const done = await propose(head)
    expect(errors(done)).toMatch(why)
    expect(errors(done)).toContain('allow-rule-changes: true')
    expect(done.code).toBe(2)
    expect(done.outputs.verdict ?? '').toBe('')
  })

  test('has the budget and the dataset of the base', async () => {
    const done = await propose(suite({ budget: '10s' }).replace('rows: 2000', 'rows: 10'))
    expect(done.code).toBe(0)
    expect(done.summary).toContain(
      'dataset: 2 tables of 2000 rows before, 2 tables of 10 rows now; the old rule applies',
    )
    expect(done.summary).toContain('budget: 60 s before, 10 s now; the old rule applies')
  })

  test('does not choose its base: a file of its own is not asked for the rules', async () => {
    const loose = suite({ gate: 'gate: { tolerance: 90% }' })
    place.write('perf/own.yml', loose)
    await propose(loose, { inputs: { base: 'perf/own.yml' } })
    expect(policy().atMost.tolerance.base).toBe(0.05)
  })

  test('has the server, the name and the way of measuring of the base, and says what it adds', async () => {
    const more = 'server: { binary: /opt/mine/mysqld }\n'
    const head = suite({ more }).replace('name: small', 'name: other').replace('threads: [1, 2]', 'threads: [1, 2, 4]')
    const { code, summary } = await propose(head)
    expect(code).toBe(0)
    for (const said of [
      'server: any before, binary /opt/mine/mysqld now; the old rule applies',
      'name: small before, other now; the old rule applies',
      'workloads: 8 loads before, 12 loads now; the new rule applies',
    ])
      expect(summary).toContain(said)
  })

  test('does not take the place of a suite that comes with the action', async () => {
    const commits = place.pullRequest(
      () => place.write('README', 'a repository'),
      () => place.write('slowdown', suite({ gate: 'gate: { tolerance: 90% }' })),
    )
    const env = { GITHUB_REF: 'refs/pull/12/merge', GITHUB_SHA: commits.merge }
    const done = await place.run({
      event: pullRequestEvent(commits),
      inputs: { suite: 'slowdown', server: 'local' },
      env,
    })
    expect(errors(done)).toContain('slowdown removes what the rules of the base require')
    expect(done.code).toBe(2)
  })

  test('is let through by the workflow alone, and that is said first', async () => {
    const head = suite({ gate: 'gate: { tolerance: 90% }' }).replace(', oltp_write_only', '')
    const done = await propose(head, { inputs: { 'allow-rule-changes': 'true' } })
    expect(done.code).toBe(0)
    expect(policy()).not.toHaveProperty('atMost')
    expect(firstLines(done.summary)).toMatch(/gate\..* now; the new rule applies/)
    expect(done.summary).toContain('workloads.oltp_write_only: removed')
  })

  test('does not come before what the workflow says', async () => {
    const head = suite({ gate: 'gate: { tolerance: 90% }', budget: '10s' })
    const inputs = { tolerance: '7%', 'on-inconclusive': 'pass', budget: '2m' }
    const done = await propose(head, { inputs })
    expect(policy()).toMatchObject({ tolerance: { base: 0.07 }, onInconclusive: 'pass' })
    expect(done.summary).not.toContain('loosens')
  })

  test('has nothing to loosen where the suite is new', async () => {
    const commits = place.pullRequest(
      () => place.write('README', 'a repository'),
      () => place.write(SUITE, suite({ gate: 'gate: { tolerance: 90% }' })),
    )
    const env = { GITHUB_REF: 'refs/pull/12/merge', GITHUB_SHA: commits.merge }
    const inputs = { suite: SUITE, server: 'local', budget: '1s' }
    const done = await place.run({ event: pullRequestEvent(commits), inputs, env })
    expect(errors(done)).toContain('a budget of 1 s is too small')
  })
})

describe('on the command line', () => {
  test('the user’s own rules hold, and the verdict says what they loosen', async () => {
    using work = new Workplace()
    work.write('base.yml', suite())
    work.write('suite.yml', suite({ gate: 'gate: { tolerance: 90% }' }).replace(', oltp_write_only', ''))
    const args = ['run', 'suite.yml', '--base', 'base.yml', '--against', 'base', '--out', work.out]
    const { code, stdout } = await work.run(args)
    expect(stdout).toContain('\nThis change loosens its own rules:\n')
    expect(stdout).toContain('gate.tolerance.base: 5 % before, 90 % now; the new rule applies')
    expect(code).toBe(0)
    expect(readFileSync(join(work.out, 'report.md'), 'utf8').split('\n')[2]).toMatch(
      /^\*\*This change loosens its own rules/,
    )
    expect(readFileSync(join(work.out, 'report.html'), 'utf8')).toMatch(
      /<main>(?:(?!<h2)[\s\S])*<strong>This change loosens its own rules/,
    )
  })
})
