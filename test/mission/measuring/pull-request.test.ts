/** The action's step, as a runner starts it, on a pull request that enables a costly consumer. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { resultSchema } from '../../../src/core/result/result.ts'
import { ActionPlace, NO_PICTURE } from '../../e2e/action-place.ts'
import { CONFIG, GATE, pullRequest, step } from '../../e2e/action-pull-request.ts'
import { noisyVerdict } from '../../setup/noisy-verdict.ts'

const engine = inject('engine')
const file = (performanceSchema: string, more = '') =>
  `[mysqld]\ninnodb_flush_log_at_trx_commit = 0\nperformance_schema = ${performanceSchema}\n${more}`
const BEFORE = file('OFF')
const AFTER = file(
  'ON',
  'performance-schema-instrument = "wait/%=ON"\nperformance-schema-consumer-events-waits-current = ON\n',
)
/** Lines of the change. */
const CHANGED = [3, 4, 5]

async function blocked(inputs: Readonly<Record<string, string>>, product: RegExp): Promise<void> {
  using place = new ActionPlace()
  const { github, ...commits } = await pullRequest(place, BEFORE, AFTER)
  await using _ = github
  const { DOCKER_HOST } = process.env
  const done = await step(place, github, commits, {
    env: DOCKER_HOST === undefined ? {} : { DOCKER_HOST },
    inputs: {
      ...GATE,
      ...NO_PICTURE,
      // Starts that differ take more trials.
      budget: '2m',
      workloads: 'oltp_write_only',
      tolerance: '2%',
      explain: 'never',
      baseline: 'none',
      ...inputs,
    },
  })
  expect(done.code, done.log).toBe(1)
  expect(done.outputs.verdict).toBe('regressed')
  const marked = done.commands.filter(
    ({ name, properties }) => name === 'error' && properties.includes(`file=${CONFIG}`),
  )
  for (const line of CHANGED) expect(marked.some(({ properties }) => properties.includes(`line=${line}`))).toBe(true)
  expect(github.state.pulls.get(12)?.comments[0]?.body).toContain('This blocks the merge')
  // The servers had the configuration of the file.
  const { scenarios } = resultSchema.parse(
    JSON.parse(readFileSync(join(place.workspace, 'qpsgate-out/result.json'), 'utf8')),
  )
  for (const { server } of scenarios) expect(`${server.product} ${server.version}`).toMatch(product)
  const insight = Object.fromEntries(scenarios.map((each) => [each.revision, each.insight['wait-events']]))
  expect([insight.head, insight.base]).toEqual(['full', 'none'])
}

describe('a change that enables a consumer of waits, with their instruments', () => {
  test(
    'C5 is blocked with its lines on MariaDB',
    { timeout: 480_000 },
    noisyVerdict(() => blocked({}, /^MariaDB /)),
  )

  test.runIf(engine.kind === 'ready')(
    'C1, C5: is blocked with its lines on MySQL 9.7, which the step starts in containers',
    { timeout: 480_000 },
    noisyVerdict(() => blocked({ server: 'docker', image: engine.kind === 'ready' ? engine.image : '' }, /^MySQL 9\./)),
  )
})
