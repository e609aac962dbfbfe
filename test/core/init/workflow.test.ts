import { describe, expect, it } from 'vitest'
import { readManifest } from '../../../src/core/init/container-files.ts'
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
  const service = (image: string, more = '') => job(`services:\n  db:\n    image: ${image}\n${more}`)

  it('by image', () =>
    expect(service('mysql:8.0')?.images[0]).toMatchObject({ image: 'mysql:8.0', source: { job: 'test' } }))
  it('by every value of a matrix', () =>
    expect(
      service(`mysql:\${{ matrix.version }}`, 'strategy: { matrix: { version: ["8.0", "8.4"] } }')?.images.map(
        ({ image }) => image,
      ),
    ).toEqual(['mysql:8.0', 'mysql:8.4']))
  it('known later', () =>
    expect(service(`mysql:\${{ env.VERSION }}`)?.open.map(({ written }) => written)).toEqual([
      `mysql:\${{ env.VERSION }}`,
    ]))
})

describe('readWorkflow', () => {
  it.each(['qpsgate/qpsgate@v1', 'https://github.com/qpsgate/qpsgate@v1'])('sees that %s is used already', (uses) =>
    expect(job(`steps: [{ uses: "${uses}" }]`)?.runsQpsgate).toBe(true),
  )
  it('is undefined for what is no YAML', () => expect(readWorkflow('jobs: {', 'ci.yml')).toBeUndefined())
  it.each(['', 'jobs: 5', 'jobs: { a: 5 }', 'jobs: { a: { services: 5, steps: 5, strategy: 5 } }'])(
    'finds nothing in %j',
    (text) =>
      expect(readWorkflow(text, 'ci.yml') ?? { images: [], runners: [] }).toMatchObject({ images: [], runners: [] }),
  )
})

describe('readManifest finds images', () => {
  const imagesOf = (text: string) => readManifest(text, 'db.yaml').map(({ image }) => image)

  it.each([
    [
      'of a container among documents',
      'kind: Service\n---\nkind: StatefulSet\nspec:\n  template:\n    spec:\n      containers:\n        - name: db\n          image: mysql:8.4\n',
      ['mysql:8.4'],
    ],
    [
      'of an operator',
      'spec:\n  mysql:\n    image: percona/percona-server:8.0.36\n',
      ['percona/percona-server:8.0.36'],
    ],
    [
      'in parts, with the tag as written',
      'db:\n  image:\n    repository: mariadb\n    tag: 11.10\n',
      ['mariadb:11.10'],
    ],
    [
      'in parts, with registry and digest',
      `image: { registry: docker.io, repository: bitnami/mysql, tag: 8.4, digest: "sha256:${'0'.repeat(64)}" }`,
      [`docker.io/bitnami/mysql:8.4@sha256:${'0'.repeat(64)}`],
    ],
    [
      'not in a chart’s template',
      `image: "{{ .Values.image.repository }}:{{ .Values.image.tag }}" # mysql\n{{- if x }}`,
      [],
    ],
    ['of servers only', 'image: mysql/mysql-router:8.4', []],
  ])('%s', (_, text, images) => expect(imagesOf(text)).toEqual(images))
})
