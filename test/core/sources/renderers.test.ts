import { describe, expect, it } from 'vitest'
import { RENDERERS, type Rendering, type RepositoryFiles } from '../../../src/core/sources/renderers.ts'

type Texts = Readonly<Record<string, string>>

function filesOf(texts: Texts): RepositoryFiles {
  const folderOf = (path: string) => (path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.')
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
  const paths = Object.keys(texts)
  const folders = new Set(
    paths.flatMap((path) => path.split('/').map((_, index, steps) => steps.slice(0, index).join('/') || '.')),
  )
  return {
    text: (path) => texts[path] ?? '',
    names: (folder) => [...paths, ...folders].filter((path) => path !== '.' && folderOf(path) === folder).map(nameOf),
    foldersWith: (name) => paths.filter((path) => name.test(nameOf(path))).map(folderOf),
  }
}

/** The tool that reads a path, and what it makes of it. */
function renderingsOf(path: string, texts: Texts, named: readonly string[] = []): readonly [string, ...Rendering[]] {
  for (const { name, renderings } of RENDERERS) {
    const made = renderings(path, filesOf(texts), named)
    if (made.length > 0) return [name, ...made]
  }
  return ['none']
}

function commandsOf(path: string, texts: Texts, named: readonly string[] = []): string[] {
  const [tool, ...made] = renderingsOf(path, texts, named)
  return made.map(({ name, isRest, attempts: [first = []] }) =>
    [tool, ...(name === '' ? [] : [`(${name})`]), ...(isRest ? ['(rest)'] : []), ...first].join(' '),
  )
}

const SERVICE = 'services:\n  db:\n    image: mysql:8.4\n'
const plainOf = (tool: string, output: string) => RENDERERS.find(({ name }) => name === tool)?.plain(output)

describe('a compose file', () => {
  it.each(['compose.yaml', 'docker-compose.yml'])('is rendered with its override if it is called %s', (name) => {
    const texts = { [`db/${name}`]: SERVICE, 'db/docker-compose.override.yml': 'services:\n  db:\n    command: --x\n' }
    const command = 'docker compose --project-directory ./db config'
    expect(commandsOf(`db/${name}`, texts)).toEqual([command])
    expect(commandsOf('db/docker-compose.override.yml', texts)).toEqual([command])
    const [, rendering] = renderingsOf(`db/${name}`, texts)
    expect(rendering?.reads).toEqual([`db/${name}`, 'db/docker-compose.override.yml', 'db/.env'])
  })

  it('with another name is rendered alone first, then together with the usual file', () => {
    const [, rendering] = renderingsOf('prod.yml', { 'compose.yml': SERVICE, 'prod.yml': SERVICE })
    const words = rendering?.attempts.map((attempt) => attempt.join(' '))
    expect(words?.slice(0, 2)).toEqual([
      '--project-directory ./. -f ./prod.yml config',
      '--project-directory ./. -f ./compose.yml -f ./prod.yml config',
    ])
    const [, below] = renderingsOf('over/prod.yml', { 'compose.yml': SERVICE, 'over/prod.yml': SERVICE })
    expect(below?.attempts.map((attempt) => attempt.join(' ')).slice(0, 2)).toEqual([
      '--project-directory ./over -f ./over/prod.yml config',
      '--project-directory ./. -f ./compose.yml -f ./over/prod.yml config',
    ])
  })

  it('is rendered on both sides if its override file is new or was removed', () => {
    const command = 'docker compose --project-directory ./. config'
    const without = { 'compose.yml': SERVICE }
    for (const side of [without, { ...without, 'compose.override.yml': SERVICE }])
      expect(commandsOf('compose.override.yml', side)).toEqual([command])
  })

  it('has one more rendering for services of profiles that are off', () => {
    const texts = { 'compose.yml': `${SERVICE}  slow:\n    image: mysql\n    profiles: [slow]\n` }
    expect(commandsOf('compose.yml', texts)).toEqual([
      'docker compose --project-directory ./. config',
      'docker compose (rest) --project-directory ./. --profile * config',
    ])
  })

  it.each([
    ['a list of services, as of a CI', 'ci.yml', 'services:\n  - mysql:8.4\ntest:\n  script: x\n'],
    ['services of another program', 'config/services.yaml', 'services:\n  App\\Db:\n    class: x\n'],
    ['a manifest', 'db.yaml', 'apiVersion: v1\nkind: Service\nservices:\n  image: x\n'],
    ['a JSON file', 'compose.json', SERVICE],
  ])('is not recognised in %s', (_, path, text) => expect(commandsOf(path, { [path]: text })).toEqual([]))
})

describe('a Helm chart', () => {
  const texts = {
    'charts/db/Chart.yaml': 'apiVersion: v2\nname: db\n',
    'charts/db/values.yaml': 'flush: 1\n',
    'charts/db/values-prod.yaml': 'flush: 2\n',
    'charts/db/dev.values.yaml': 'flush: 0\n',
    'charts/db/templates/set.yaml': 'image: mysql',
    'charts/db/notes.yaml': 'a: 1',
    'charts/db/charts/part/Chart.yaml': 'name: part\n',
    'charts/db/charts/part/templates/x.yaml': 'x: 1\n',
    'env/values.yaml': 'flush: 3\n',
    'other.yaml': 'a: 1',
  }
  const usual = 'helm db ./charts/db --skip-tests'
  const prod = 'helm (values-prod.yaml) db ./charts/db --skip-tests -f ./charts/db/values-prod.yaml'
  const all = [usual, 'helm (dev.values.yaml) db ./charts/db --skip-tests -f ./charts/db/dev.values.yaml', prod]

  it.each(['charts/db', 'charts/db/Chart.yaml', 'charts/db/values.yaml', 'charts/db/templates/set.yaml'])(
    'is rendered once for each of its files of values for a change of %s',
    (path) => expect(commandsOf(path, texts)).toEqual(all),
  )

  it('is rendered as a part of the outermost chart', () =>
    expect(commandsOf('charts/db/charts/part/templates/x.yaml', texts)).toEqual(all))

  it('is rendered with a single file of values for a change of that file', () =>
    expect(commandsOf('charts/db/values-prod.yaml', texts)).toEqual([prod]))

  it('is rendered with named files of values that belong to no chart', () =>
    expect(commandsOf('charts/db', texts, ['charts/db', 'env/values.yaml', 'other.yaml'])).toEqual([
      'helm (env/values.yaml) db ./charts/db --skip-tests -f ./env/values.yaml',
    ]))

  it.each(['charts/db/notes.yaml', 'other.yaml', 'env/values.yaml'])('is not rendered for a change of %s', (path) =>
    expect(commandsOf(path, texts)).toEqual([]),
  )

  it('is not rendered for a file of values that does not exist', () =>
    expect(commandsOf('charts/db/values-new.yaml', texts)).toEqual([]))

  it('is also rendered if it is the whole repository', () => {
    const whole = { 'Chart.yaml': 'name: x\n', 'values.yaml': '', 'README.md': '' }
    expect(commandsOf('.', whole)).toEqual(['helm x ./. --skip-tests'])
    expect(commandsOf('README.md', whole)).toEqual([])
  })

  it('of a library is not rendered', () =>
    expect(commandsOf('lib', { 'lib/Chart.yaml': 'name: lib\ntype: library\n' })).toEqual([]))
})

describe('a kustomization', () => {
  const texts = {
    'k8s/base/kustomization.yaml': 'resources:\n  - db.yaml\n',
    'k8s/base/db.yaml': 'kind: StatefulSet\n',
    'k8s/base/other.yaml': '',
    'k8s/dev/kustomization.yml': 'resources: [../base]\n',
    'k8s/prod/Kustomization': 'resources:\n- "../base"\n',
  }
  const built = (folder: string) => `./${folder} --load-restrictor LoadRestrictionsNone --enable-helm`

  it.each(['k8s/prod', 'k8s/prod/Kustomization'])('is built for a change of %s', (path) =>
    expect(commandsOf(path, texts)).toEqual([`kustomize ${built('k8s/prod')}`]),
  )

  it.each(['k8s/base', 'k8s/base/kustomization.yaml', 'k8s/base/db.yaml'])(
    'that includes %s is built for its change, and the included kustomization alone is not',
    (path) => {
      expect(commandsOf(path, texts)).toEqual([
        `kustomize (k8s/dev) ${built('k8s/dev')}`,
        `kustomize (k8s/prod) ${built('k8s/prod')}`,
      ])
    },
  )

  it('reads every file that it includes, directly or by another kustomization', () => {
    const more = {
      'k8s/base/kustomization.yaml': 'resources:\n  - db.yaml\nfiles: [my.cnf=conf/a.cnf]\n',
      'k8s/base/conf/a.cnf': '',
    }
    const [, rendering] = renderingsOf('k8s/prod', { ...texts, ...more })
    expect(rendering?.reads).toEqual([
      'k8s/prod/Kustomization',
      'k8s/base/kustomization.yaml',
      'k8s/base/db.yaml',
      'k8s/base/conf/a.cnf',
    ])
  })

  it('is not built for a file that no kustomization names', () =>
    expect(commandsOf('k8s/base/other.yaml', texts)).toEqual([]))

  it('is built only once if two kustomizations include each other', () => {
    const round = { 'a/kustomization.yaml': 'resources: [../b]', 'b/kustomization.yaml': 'resources: [../a]' }
    expect(commandsOf('a', round)).toEqual([`kustomize ${built('a')}`])
  })
})

describe('the rendered output', () => {
  it('of compose has no escaped dollars, and no extensions', () => {
    const output = `image: mysql:./$\${TAG}\ncommand: $$HOME\nx-flags:\n  - --sync-binlog=1\nx-b: c\nvolumes: {}\n`
    expect(plainOf('docker compose', output)).toBe(`image: mysql:\${TAG}\ncommand: $HOME\nvolumes: {}\n`)
  })

  it('of Kubernetes has the values of variables in the arguments of containers if each has a single value', () => {
    const set = (...values: string[]) =>
      `args:\n- --a=$(FLUSH)\n- --b=$(GONE)\n- --c=$$(FLUSH)\n${values.map((value) => `env:\n- name: FLUSH\n  value: ${value}\n`).join('')}`
    expect(plainOf('helm', `${set('"1"')}---\n${set('1', '2')}`)).toBe(
      `${set('"1"').replace('=$(FLUSH)', '=1').replace('\n  value: "1"', '')}---\n${set('1', '2')}`,
    )
  })

  it.each(['envFrom:\n- configMapRef: { name: a }\n', 'env:\n- name: FLUSH\n  valueFrom: { configMapKeyRef: a }\n'])(
    'of Kubernetes takes no value from another container or from a ConfigMap: %j',
    (elsewhere) => {
      const output = `args:\n- --a=$(FLUSH)\n${elsewhere}---\n`.replace('---', 'env:\n- name: FLUSH\n  value: 2\n---')
      expect(plainOf('helm', output)).toBe(output)
    },
  )

  it('of kustomize has no hashes of generated objects', () => {
    const map = 'kind: ConfigMap\nmetadata:\n  name: conf-5kh2hhc9kh\n---\nname: conf-5kh2hhc9kh\nother: b-5kh2hhc9kh\n'
    expect(plainOf('kustomize', map)).toBe(map.replaceAll('conf-5kh2hhc9kh', 'conf'))
  })

  it('of compose reports the names of variables that have no value', () => {
    const said =
      'level=warning msg="The \\"FLUSH\\" variable is not set. Defaulting to a blank string."\n' +
      '"error while interpolating services.db.image: required variable TAG is missing a value: give it"'
    expect(RENDERERS[0]?.unset(said)).toEqual(['FLUSH', 'TAG'])
  })

  it.each(['helm', 'kustomize'])('of %s is normalised in less than 20 s of CPU time, however hostile', (tool) => {
    const began = process.cpuUsage()
    for (const part of ['a-2222222222 ', '\n', '  name: a-2222222222\n', '- name: A\n  value: 1\n', '$(A)', 'a-'])
      plainOf(tool, part.repeat(1_000_000 / part.length))
    // Each is about as fast as it is read; a square of its length would take hours.
    expect(process.cpuUsage(began).user / 1e6).toBeLessThan(20)
  })
})
