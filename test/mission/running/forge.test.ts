import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile, type TopLevelSpec } from 'vega-lite'
import { expect, test } from 'vitest'
import { suite } from '../../builders.ts'
import { ActionPlace, pullOf, pullRequestEvent, REPOSITORY } from '../../e2e/action-place.ts'
import { simulateRun } from '../../e2e/simulated-run.ts'
import { inspect } from '../../edges/store/git-fixture.ts'
import { startFakeGitHub } from '../../fakes/github-api.ts'
import { addPull } from '../../fakes/github-state.ts'
import { createRepository, startGitServer } from '../../setup/git-server.ts'

test('C4 a pull request gets a verdict and a chart: in its comment, in the summary, and as a specification that compiles', async () => {
  using place = new ActionPlace()
  const commits = place.pullRequest(
    () => place.write('README', 'before'),
    () => place.write('README', 'after'),
  )
  // A single figure needs no chart.
  const measured = suite({ threads: [1, 4, 16], budgetSeconds: 60 })
  await simulateRun(join(place.workspace, 'qpsgate-out'), { suite: measured, slowdown: 0.3 })
  const root = join(place.path, 'git')
  const repository = await createRepository(root, `${REPOSITORY}.git`)
  await using server = await startGitServer({ root })
  await using github = await startFakeGitHub()
  addPull(github.state, pullOf(commits))
  const done = await place.run({
    event: pullRequestEvent(commits),
    inputs: { command: 'report', results: 'qpsgate-out', out: 'again', 'github-token': 'ghs_0123456789secret' },
    env: {
      GITHUB_API_URL: github.url,
      GITHUB_SERVER_URL: server.url('').replace(/\/$/, ''),
      GITHUB_REF: 'refs/pull/12/merge',
      GITHUB_SHA: commits.merge,
    },
  })
  expect(done.code, done.log).toBe(1)
  expect(github.violations).toEqual([])
  const [comment, ...others] = github.state.pulls.get(12)?.comments ?? []
  expect(others).toEqual([])
  const body = comment?.body ?? ''
  for (const text of [body, done.summary]) expect(text).toMatch(/^### ❌ qpsgate: on is \d+% slower than off$/m)

  const branches = inspect(repository, 'for-each-ref', '--format=%(refname)').trim().split('\n')
  const stored = branches.flatMap((branch) =>
    inspect(repository, 'ls-tree', '-r', '--name-only', branch).trim().split('\n'),
  )
  const pictures = stored.filter((path) => path.endsWith('.png'))
  expect(
    pictures.some((path) => body.includes(path)),
    body,
  ).toBe(true)

  const out = join(place.workspace, 'again')
  expect(readdirSync(out)).toEqual(expect.arrayContaining(['chart.png', 'chart.svg', 'chart.vl.json']))
  const specification = JSON.parse(readFileSync(join(out, 'chart.vl.json'), 'utf8')) as TopLevelSpec
  expect(specification.$schema).toMatch(/vega-lite\/v6/)
  expect(compile(specification).spec.marks?.length).toBeGreaterThan(0)
})
