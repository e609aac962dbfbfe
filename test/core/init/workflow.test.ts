import { describe, expect, it } from 'vitest'
import { readWorkflow } from '../../../src/core/init/workflow.ts'

const job = (text: string) => readWorkflow(`jobs:\n  test:\n    ${text.replaceAll('\n', '\n    ')}\n`, 'ci.yml')
const runnersOf = (text: string) =>
  job(text)?.runners.map(({ group, labels }) => (group === undefined ? labels : [group, labels]))

describe('readWorkflow finds what jobs run on', () => {
  it.each([
    ['a label', 'runs-on: ubuntu-24.04', [['ubuntu-24.04']]],
    ['labels', 'runs-on: [self-hosted, linux, db]', [['self-hosted', 'linux', 'db']]],
    ['a group', 'runs-on: { group: large, labels: [linux] }', [['large', ['linux']]]],
    ['a group alone', 'runs-on:\n  group: large', [['large', []]]],
    [
      'a matrix',
      `runs-on: \${{ matrix.os }}\nstrategy: { matrix: { os: [ubuntu-22.04, macos-15] } }`,
      [['ubuntu-22.04'], ['macos-15']],
    ],
    ['nothing that is known later', `runs-on: \${{ inputs.runner }}`, []],
    [
      'nothing of a matrix that is known later',
      `runs-on: \${{ matrix.os }}\nstrategy:\n  matrix: \${{ fromJSON(x) }}`,
      [],
    ],
    [
      'nothing of values that are known later',
      `runs-on: \${{ matrix.os }}\nstrategy: { matrix: { os: ["\${{ x }}"] } }`,
      [],
    ],
    ['nothing of a label in a list that is', `runs-on: [self-hosted, "\${{ x }}"]`, []],
    ['nothing of a called workflow', 'uses: ./.github/workflows/other.yml', []],
    ['nothing of a number', 'runs-on: 5', []],
  ])('%s', (_, text, runners) => expect(runnersOf(text)).toEqual(runners))
})

describe('readWorkflow finds servers beside jobs', () => {
  const service = (image: string) => job(`services:\n  db:\n    image: ${image}\n`)

  it('that are known later', () =>
    expect(service(`mysql:\${{ matrix.version }}`)?.openImages).toEqual([
      { written: `mysql:\${{ matrix.version }}`, path: 'ci.yml', job: 'test' },
    ]))
  it.each(['mysql:8.0', `redis:\${{ matrix.version }}`])('but not %s', (image) =>
    expect(service(image)?.openImages).toEqual([]),
  )
})

describe('readWorkflow', () => {
  it.each(['qpsgate/qpsgate@v1', 'https://github.com/qpsgate/qpsgate@v1'])('sees that %s is used already', (uses) =>
    expect(job(`steps: [{ uses: "${uses}" }]`)?.runsQpsgate).toBe(true),
  )
  it('is undefined for what is no YAML', () => expect(readWorkflow('jobs: {', 'ci.yml')).toBeUndefined())
  it.each(['', 'jobs: 5', 'jobs: { a: 5 }', 'jobs: { a: { services: 5, steps: 5, strategy: 5 } }'])(
    'finds nothing in %j',
    (text) =>
      expect(readWorkflow(text, 'ci.yml') ?? { openImages: [], runners: [] }).toMatchObject({
        ...{ openImages: [], runners: [] },
      }),
  )
})
