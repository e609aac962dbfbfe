/** The tools of production themselves, on the files of both sides of a change. */

import { chmodSync } from 'node:fs'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { isExpression } from '../../../src/core/setting/setting.ts'
import type { Renderer } from '../../../src/core/sources/renderers.ts'
import { resultWarning } from '../../../src/core/warnings/warnings.ts'
import { Tools } from '../../../src/edges/sources/tools.ts'
import { readSubject } from '../../../src/gate/subject.ts'
import { ensureDebianProgram } from '../../setup/debian-programs.ts'
import { FakeTools } from '../../setup/fake-tools.ts'
import { pathOf } from '../../setup/lint-workflows.ts'
import { helmOrWhy, type Tool, toolOrWhy } from '../../setup/linters.ts'
import { Repository } from '../git/git-repository.ts'

const NEVER = new AbortController().signal
/** Fetching a program, or building helm at night. */
const FETCHING_MS = 900_000
/** The tools are those that Debian has now. */
const VERSION = expect.stringMatching(/^\d+\.\d+\.\d+$/)

let repository: Repository
let tools: FakeTools
const home = process.cwd()

beforeEach(() => {
  repository = new Repository()
  tools = new FakeTools()
  process.chdir(repository.path)
})
afterEach(() => {
  process.chdir(home)
  repository[Symbol.dispose]()
  tools[Symbol.dispose]()
  vi.unstubAllEnvs()
})

describe('the run of a tool that renders files', () => {
  const LIMITS = { seconds: 2, bytes: 1024 ** 2, memoryBytes: 256 * 1024 ** 2 }

  const RENDERING = { name: '', isRest: false, unit: '.', folder: '.', reads: [], blank: ['PATHLESS'] }

  /** What a program says that takes the place of a tool. */
  async function said(
    script: string,
    { times = 1, version = 'echo v7.1', seconds = LIMITS.seconds } = {},
  ): Promise<string[]> {
    tools.write('tool', `case "$1" in version) ${version};; *) ${script};; esac\n`)
    repository.write('a', 'before')
    const commit = repository.commit()
    repository.write('a', 'after')
    const row: Renderer = {
      name: 'tool',
      programs: [{ program: 'tool', words: ['print'], version: ['version'], usable: /v([\d.]+)/ }],
      renderings: () => [],
      unset: (text) => [...text.matchAll(/no (\w+)/g)].map(([, name = '']) => name),
      plain: (text) => text,
    }
    using all = new Tools({ top: repository.path, commit, installing: undefined }, NEVER, { ...LIMITS, seconds })
    const printed: string[] = []
    for (let time = 0; time < times; time += 1)
      for (const side of ['before', 'after'] as const) {
        const output = await all.print(row, { ...RENDERING, attempts: [['print']] }, side)
        printed.push(output.kind === 'text' ? output.text : output.kind === 'failed' ? output.why : output.kind)
      }
    return printed
  }

  it('sees, for each side of the change, the files of that side', async () => {
    expect(await said('echo $1; cat a')).toEqual(['print\nbefore', 'print\nafter'])
  })

  it('gets the name of an unset variable as its value, unless the tool refuses that', async () => {
    const asks = (name: string) => `[ -n "$${name}" ] || echo no ${name} >&2`
    const refuses = 'case "$PORT" in *{*) echo "what is $PORT" >&2; exit 1;; esac'
    const script = `${asks('WORD')}; ${asks('PORT')}; ${refuses}; echo "$WORD, $PORT."`
    expect(await said(script)).toEqual(Array(2).fill(`./\${WORD}, .\n`))
    expect(
      await said('[ -n "$A" ] || { echo no A >&2; exit 1; }; [ -n "$B" ] || { echo no B >&2; exit 1; }; echo $A$B'),
    ).toEqual(Array(2).fill(`./\${A}./\${B}\n`))
  })

  it('sees no secret of qpsgate in its environment', async () => {
    vi.stubEnv('GITHUB_TOKEN', 'ghs_secret')
    expect((await said('env')).join('\n')).not.toContain('ghs_secret')
  })

  it('is ended after 2 s if it hangs, and is not begun once all tools have used up their time', async () => {
    const began = performance.now()
    const late = 'it was ended after 2 s'
    const never = 'all tools together may take 60 s'
    expect(await said('sleep 1000', { times: 2 })).toEqual([late, never, never, never])
    expect(performance.now() - began).toBeLessThan(10_000)
  })

  it('is ended at 1 MiB if it prints 100 MB', async () => {
    const why = 'it was ended as it printed more than 1048576 bytes'
    expect(await said("head -c 100000000 /dev/zero | tr '\\0' x")).toEqual([why, why])
  })

  it('gets no more memory than the limit for tools', async () => {
    const hungry = 'head -c 600000000 /dev/zero | tail -n 1 | wc -c >&2; exit 3'
    for (const why of await said(hungry, { seconds: 60 }))
      expect(why).toMatch(/exit code 3; it said last: .*tail: memory exhausted/)
  })

  it('does not use a tool in the repository in place of the one that the user installed', async () => {
    repository.write('bin/tool', '#!/bin/sh\necho v7.1\n')
    chmodSync(repository.at('bin/tool'), 0o755)
    vi.stubEnv('PATH', `${repository.at('bin')}:${process.env.PATH}`)
    expect(await said('cat a')).toEqual(['before', 'after'])
  })

  it('is ended after 2 s if the tool hangs when it is asked for its version', async () => {
    expect(await said('cat a', { version: 'sleep 1000' })).toEqual(Array(2).fill('it was ended after 2 s'))
  })
})

type Texts = Readonly<Record<string, string>>

function write(texts: Texts): void {
  for (const [path, text] of Object.entries(texts)) repository.write(path, text)
}

/** What changed, as a person sees it, and what is said of it. */
async function changeOf(paths: readonly string[], before: Texts, after: Texts) {
  write(before)
  repository.commit()
  write(after)
  repository.git('add', '--all')
  const { suite, base, warnings, tools: versions } = await readSubject({ kind: 'config', paths, base: 'HEAD' })
  const settingsOf = (side: typeof suite | undefined) =>
    Object.fromEntries(
      (side?.scenarios ?? []).map(({ name, options, program, programPlace }) => [
        name,
        [
          ...(program === undefined
            ? []
            : [`${program.kind} ${'name' in program ? program.name : ''} ${programPlace?.file}:${programPlace?.line}`]),
          ...options.map(
            (option) => `${isExpression(option) ? '!' : ''}${option.name}=${option.text} ${option.file}:${option.line}`,
          ),
        ],
      ]),
    )
  const former = settingsOf(base)
  const changes = Object.entries(settingsOf(suite)).flatMap(([name, settings]) =>
    settings.filter((each) => !former[name]?.includes(each)).map((each) => `${name}: ${each}`),
  )
  return { changes, former, warnings: warnings.map(resultWarning).map(({ message }) => message), versions }
}

const COMPOSE = `services:
  db:
    extends: { file: common.yml, service: "\${SPEED:-fast}" }
    image: mysql:\${TAG}
    volumes: ["./conf:/etc/mysql/conf.d"]
  spare:
    profiles: [spare]
    image: mysql:8.4
    command: --sync-binlog=1
`
const COMMON = `services:
  fast:
    command: [mysqld, --innodb-flush-log-at-trx-commit=2]
  safe:
    command: [mysqld, --innodb-flush-log-at-trx-commit=1]
`

describe('the rendering by docker compose', () => {
  const before = {
    'db/compose.yml': COMPOSE,
    'db/common.yml': COMMON,
    'db/.env': 'SPEED=fast\nTAG=8.0.36\n',
    'db/conf/my.cnf': '[mysqld]\nmax_connections=100\n',
    'db/compose.override.yml': 'services:\n  db:\n    environment:\n      MYSQL_DATABASE: x\n',
  }
  const compose = (after: Texts) => changeOf(['db/compose.yml'], before, after)

  let program: Tool
  beforeAll(async () => {
    program = await toolOrWhy(() => ensureDebianProgram('docker-compose'))
  }, FETCHING_MS)
  beforeEach((context) => tools.link('docker-compose', pathOf(program, context)))

  it('is reported with the version of the tool, and shows no change between equal files', async () => {
    const { changes, versions, warnings } = await compose({})
    expect(changes).toEqual([])
    expect(versions).toEqual({ 'docker compose': VERSION })
    expect(warnings).toEqual([expect.stringContaining('looked at db/compose.yml')])
  })

  it('shows a change in .env at the line that uses the new value', async () => {
    const { changes, warnings } = await compose({ 'db/.env': 'SPEED=safe\nTAG=8.0.36\n' })
    expect(changes).toEqual(['db/compose.yml#db: innodb-flush-log-at-trx-commit=1 db/common.yml:5'])
    expect(warnings).toEqual([])
  })

  it('shows a new image version in .env as a change', async () => {
    const { changes } = await compose({ 'db/.env': 'SPEED=fast\nTAG=8.4.6\n' })
    expect(changes).toEqual(['db/compose.yml#db: image mysql:8.4.6 db/.env:2'])
  })

  it('shows the values of the override file', async () => {
    const override = `${before['db/compose.override.yml']}    command: [mysqld, --innodb-flush-log-at-trx-commit=0]\n`
    const { changes, warnings } = await compose({ 'db/compose.override.yml': override })
    expect(changes).toEqual(['db/compose.yml#db: innodb-flush-log-at-trx-commit=0 db/compose.override.yml:5'])
    expect(warnings).toEqual([])
  })

  it('shows a change in an option file that a service mounts', async () => {
    const { changes } = await compose({ 'db/conf/my.cnf': '[mysqld]\nmax_connections=200\n' })
    expect(changes).toEqual(['db/compose.yml#db: max_connections=200 db/conf/my.cnf:2'])
  })

  it('shows a change of a service whose profile is inactive', async () => {
    const { changes } = await compose({ 'db/compose.yml': COMPOSE.replace('sync-binlog=1', 'sync-binlog=0') })
    expect(changes).toEqual(['db/compose.yml#spare: sync-binlog=0 db/compose.yml:9'])
  })

  it('compares the service of the former profile with that of the new profile', async () => {
    const file = (flags: string) =>
      `services:\n  fast:\n    profiles: [fast]\n    image: mysql:8.4\n    command: --sync-binlog=0\n` +
      `  safe:\n    profiles: [safe]\n    image: mysql:8.4\n    command: --sync-binlog=1${flags}\n`
    const { changes, former } = await changeOf(
      ['compose.yml'],
      { 'compose.yml': file(''), '.env': 'COMPOSE_PROFILES=fast\n' },
      { '.env': 'COMPOSE_PROFILES=safe\n' },
    )
    expect(former['compose.yml']).toContain('sync-binlog=0 compose.yml:5')
    expect(changes).toContain('compose.yml: sync-binlog=1 compose.yml:9')
    // As one server that is another service now.
    expect(changes.filter((each) => !each.startsWith('compose.yml: '))).toEqual([])
  })

  it('shows a change in a file that a compose file includes', async () => {
    const files = {
      'compose.yml': 'include: [part/db.yml]\nservices:\n  web:\n    image: nginx\n',
      'part/db.yml': 'services:\n  db:\n    image: mysql:8.4\n    command: --sync-binlog=1\n',
      'prod.yml': 'services:\n  db:\n    mem_limit: 2g\n',
    }
    const after = { 'part/db.yml': files['part/db.yml'].replace('=1', '=0') }
    const { changes, warnings } = await changeOf(['compose.yml'], files, after)
    expect(changes).toEqual(['compose.yml: sync-binlog=0 part/db.yml:4'])
    expect(warnings).toEqual([])
  })

  it('leaves a variable without a value as it is written', async () => {
    const file = (flag: string) =>
      `services:\n  db:\n    image: "mysql:\${TAG:?which}"\n    ports: ["\${PORT}:3306"]\n    command: --sync-binlog=\${SYNC} --max-connections=${flag}\n`
    const { changes, warnings, versions } = await changeOf(
      ['compose.yml'],
      { 'compose.yml': file('100') },
      { 'compose.yml': file('200') },
    )
    expect(versions).toEqual({ 'docker compose': VERSION })
    expect(changes).toEqual(['compose.yml: max-connections=200 compose.yml:5'])
    expect(warnings.join('\n')).not.toContain('did not render')
    expect(warnings.join('\n')).toContain('no file of the repository has the value')
  })

  it('is replaced, with a note, by the files as written if the tool refuses a file', async () => {
    const file = 'services:\n  db:\n    image: mysql:8.4\n    env_file: secret.env\n    command: --sync-binlog=1\n'
    const { changes, warnings } = await changeOf(
      ['compose.yml'],
      { 'compose.yml': file },
      { 'compose.yml': file.replace('=1', '=0') },
    )
    expect(changes).toEqual(['compose.yml: sync-binlog=0 compose.yml:5'])
    expect(warnings.join('\n')).toMatch(
      /compose\.yml was read as written, because docker compose did not render it: .*secret\.env not found/,
    )
  })
})

const CHART: Texts = {
  'charts/db/Chart.yaml': 'apiVersion: v2\nname: db\nversion: 1.0.0\n',
  'charts/db/values.yaml': 'image:\n  tag: "8.0.36"\nprofile: fast\nprofiles:\n  fast: 2\n  safe: 1\n',
  'charts/db/values-prod.yaml': 'profile: safe\nextra:\n  max_connections: 500\n',
  'charts/db/values-test.yaml': 'extra:\n  max_connections: 10\n',
  'charts/db/templates/config.yaml':
    'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: {{ .Release.Name }}-config\ndata:\n  my.cnf: |\n    [mysqld]\n' +
    '    innodb_flush_log_at_trx_commit = {{ index .Values.profiles .Values.profile }}\n' +
    '    {{- range $name, $value := .Values.extra }}\n    {{ $name }} = {{ $value }}\n    {{- end }}\n',
  'charts/db/templates/set.yaml':
    'apiVersion: apps/v1\nkind: StatefulSet\nmetadata:\n  name: {{ .Release.Name }}\nspec:\n  template:\n    spec:\n' +
    '      containers:\n        - name: mysql\n          image: "mysql:{{ .Values.image.tag }}"\n' +
    '      volumes:\n        - name: conf\n          configMap:\n            name: {{ .Release.Name }}-config\n',
}

describe('the rendering by helm', () => {
  let program: Tool
  beforeAll(async () => {
    program = await helmOrWhy()
  }, FETCHING_MS)
  beforeEach((context) => tools.link('helm', pathOf(program, context)))

  const chart = (after: Texts, paths: readonly string[] = ['charts/db']) => changeOf(paths, CHART, after)

  it('shows a change of default values under each values file', async () => {
    const { changes, versions } = await chart({
      'charts/db/values.yaml': CHART['charts/db/values.yaml']?.replace('8.0.36', '8.4.6') ?? '',
    })
    expect(versions).toEqual({ helm: '3.22' })
    expect(changes).toEqual([
      'charts/db#db: image mysql:8.4.6 charts/db/values.yaml:2',
      'charts/db#values-prod.yaml:db: image mysql:8.4.6 charts/db/values.yaml:2',
      'charts/db#values-test.yaml:db: image mysql:8.4.6 charts/db/values.yaml:2',
    ])
  })

  it('shows a change of one values file under that file only', async () => {
    const { changes, warnings } = await chart({
      'charts/db/values-prod.yaml': 'profile: fast\nextra:\n  max_connections: 600\n',
    })
    expect(changes).toEqual([
      'charts/db#values-prod.yaml:db: innodb_flush_log_at_trx_commit=2 charts/db/values-prod.yaml:1',
      'charts/db#values-prod.yaml:db: max_connections=600 charts/db/values-prod.yaml:3',
    ])
    expect(warnings).toEqual([])
  })

  it('uses values files that are named with the chart', async () => {
    write({ 'env/prod-values.yaml': 'profile: safe\n' })
    const { changes } = await chart({ 'env/prod-values.yaml': 'profile: fast\n' }, [
      'charts/db',
      'env/prod-values.yaml',
    ])
    expect(changes).toEqual(['charts/db: innodb_flush_log_at_trx_commit=2 env/prod-values.yaml:1'])
  })

  it("compares a new values file with the server's defaults", async () => {
    const { changes } = await chart({ 'charts/db/values-new.yaml': 'profile: safe\n' }, ['charts/db/values-new.yaml'])
    expect(changes.join()).toContain('charts/db/values-new.yaml: innodb_flush_log_at_trx_commit=1 ')
  })

  it('is replaced, with a note, by the files as written if a dependency is not in the repository', async () => {
    const about = `${CHART['charts/db/Chart.yaml']}dependencies:\n  - name: mysql\n    version: 1.0.0\n    repository: https://charts.example.org\n`
    const { warnings } = await chart({ 'charts/db/Chart.yaml': about })
    expect(warnings.join('\n')).toMatch(
      /charts\/db was read as written, because helm did not render it: .*missing in charts\/ directory: mysql/,
    )
  })

  describe('of a hostile chart', () => {
    const hostile = (template: string) =>
      chart({ 'charts/db/templates/config.yaml': `${CHART['charts/db/templates/config.yaml']}---\n${template}` })

    it.each([
      ['asks a cluster', '{{ if not (lookup "v1" "Secret" "default" "x") }}a: {{ "none" }}{{ end }}\n'],
      [
        'reads files elsewhere',
        'a: {{ .Files.Get "../../secret" | quote }}\nb: {{ .Files.Get "/etc/passwd" | quote }}\n',
      ],
      ['asks a name server', 'a: {{ getHostByName "example.org" | quote }}\n'],
    ])('that %s reveals nothing to the chart', async (_, template) => {
      repository.write('secret', '[mysqld]\nmax_connections = 7\n')
      const { changes, warnings } = await hostile(template)
      expect(changes).toEqual([])
      expect(warnings.filter((text) => !text.startsWith('looked at'))).toEqual([])
    })

    it.each([
      [
        'has templates without end',
        '{{ define "x" }}{{ include "x" . }}{{ end }}a: {{ include "x" . }}\n',
        /error calling include/,
      ],
      ['prints without end', 'a: {{ repeat 2000000 "x" }}\n', /more than 1048576 bytes/],
      ['fills the memory', '{{ range $i := until 1000000000 }}{{ $i }}{{ end }}\n', /did not render it: it/],
      ['asks for the environment', 'a: {{ env "HOME" }}\n', /function \\*"env\\*" not defined/],
    ])('that %s is replaced, with a note, by the files as written', async (_, template, why) => {
      const { warnings } = await hostile(template)
      expect(warnings.join('\n')).toMatch(why)
      expect(warnings.join('\n')).toContain('charts/db was read as written, because helm did not render it')
    })
  })
})

const KUSTOMIZATION: Texts = {
  'k8s/base/kustomization.yaml':
    'resources: [set.yaml]\nconfigMapGenerator:\n  - name: mysql-config\n    files: [my.cnf]\n',
  'k8s/base/my.cnf': '[mysqld]\nsync_binlog = 1\n',
  'k8s/base/set.yaml':
    'apiVersion: apps/v1\nkind: StatefulSet\nmetadata:\n  name: mysql\nspec:\n  template:\n    spec:\n' +
    '      containers:\n        - name: mysql\n          image: mysql\n          args: ["--max-connections=$(MOST)"]\n' +
    '          env:\n            - name: MOST\n              value: "100"\n' +
    '      volumes:\n        - name: config\n          configMap:\n            name: mysql-config\n',
  'k8s/prod/kustomization.yaml':
    'resources: [../base]\npatches:\n  - path: patch.yaml\nimages:\n  - name: mysql\n    newTag: 8.0.36\n',
  'k8s/prod/patch.yaml':
    'apiVersion: apps/v1\nkind: StatefulSet\nmetadata:\n  name: mysql\nspec:\n  template:\n    spec:\n' +
    '      containers:\n        - name: mysql\n          env:\n            - name: MOST\n              value: "500"\n',
}

describe('the rendering by kustomize', () => {
  let program: Tool
  beforeAll(async () => {
    program = await toolOrWhy(() => ensureDebianProgram('kustomize'))
  }, FETCHING_MS)
  beforeEach((context) => {
    tools.link('kustomize-of-debian', pathOf(program, context))
    // Debian's does not know its version.
    tools.write('kustomize', '[ "$1" != version ] || exec echo v5.8.1\nexec kustomize-of-debian "$@"\n')
  })

  it.each([
    ['k8s/prod', 'k8s/prod'],
    ['k8s/base/set.yaml', 'k8s/base'],
  ])('shows changes of a patch, an image tag and an option file, for %s', async (path, unit) => {
    const { changes, warnings, versions } = await changeOf([path], KUSTOMIZATION, {
      'k8s/prod/kustomization.yaml': KUSTOMIZATION['k8s/prod/kustomization.yaml']?.replace('8.0.36', '8.4.6') ?? '',
      'k8s/prod/patch.yaml': KUSTOMIZATION['k8s/prod/patch.yaml']?.replace('500', '600') ?? '',
      'k8s/base/my.cnf': '[mysqld]\nsync_binlog = 0\n',
    })
    expect(versions).toEqual({ kustomize: VERSION })
    expect(changes).toEqual([
      `${unit}: image mysql:8.4.6 k8s/prod/kustomization.yaml:6`,
      `${unit}: sync_binlog=0 k8s/base/my.cnf:2`,
      `${unit}: max-connections=600 k8s/prod/patch.yaml:12`,
    ])
    expect(warnings).toEqual([])
  })

  it('compares a new patch with the manifest without it', async () => {
    const { 'k8s/prod/patch.yaml': patch = '', ...before } = KUSTOMIZATION
    const kustomization = before['k8s/prod/kustomization.yaml'] ?? ''
    const former = { ...before, 'k8s/prod/kustomization.yaml': kustomization.replace(/patches:.*\n.*\n/, '') }
    const after = { 'k8s/prod/kustomization.yaml': kustomization, 'k8s/prod/patch.yaml': patch }
    const { changes } = await changeOf(['k8s/prod/patch.yaml'], former, after)
    // The line of the image moved.
    expect(changes.filter((each) => !each.includes(' image '))).toEqual([
      'k8s/prod: max-connections=500 k8s/prod/patch.yaml:12',
    ])
  })

  it('shows no change of a base value that an overlay overrides', async () => {
    const { changes } = await changeOf(['k8s/prod'], KUSTOMIZATION, {
      'k8s/base/set.yaml': KUSTOMIZATION['k8s/base/set.yaml']?.replace('"100"', '"200"') ?? '',
    })
    expect(changes).toEqual([])
  })

  it('is replaced, with a note, by the files as written if a resource lies on the network', async () => {
    const { warnings } = await changeOf(['k8s/prod'], KUSTOMIZATION, {
      'k8s/prod/kustomization.yaml': 'resources:\n  - ../base\n  - https://example.org/x.yaml\n',
    })
    expect(warnings.join('\n')).toContain(
      'k8s/prod/kustomization.yaml was read as written, because kustomize did not render it',
    )
  })
})
