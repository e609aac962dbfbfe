import { describe, expect, it } from 'vitest'
import { readManifestServers } from '../../../src/core/sources/manifests.ts'
import { cpuSeconds } from '../../setup/cpu-seconds.ts'
import { fixture, readText, shown } from './shown-servers.ts'

function read(text: string) {
  return readText(readManifestServers, text)
}

const CONFIG_MAP = `apiVersion: v1
kind: ConfigMap
metadata: { name: files }
data:
  my.cnf: |
    [mysqld]
    max_connections = 7
`

describe('values of a chart', () => {
  it('have images alone, where there are no options for them', () => {
    const values =
      'image: { repository: percona, tag: 8.0.40 }\nexporter:\n  image: prom/mysqld-exporter:v0.15\n' +
      'cache:\n  image: mariadb:11.4\n  configuration: |\n    [mariadb]\n    max_connections = 7\n'
    expect(shown(read(values))).toEqual({
      'image :1 image percona:8.0.40 :1': [],
      'cache.configuration :6 image mariadb:11.4 :5': ['8 [mariadb] max_connections=7'],
    })
    expect(read('image: "mysql:{{ .Values.tag }}"\n').servers).toEqual([])
  })
})

describe('bad days of manifests', () => {
  it('reads a file with CRLF as one with LF', () => {
    for (const path of ['configmap.yaml', 'odd-texts.yaml', 'helm-template.yaml', 'operators.yaml']) {
      const text = fixture(`manifests/${path}`)
      expect(read(text.replaceAll('\n', '\r\n'))).toEqual(read(text))
    }
  })

  it('says what is broken, and reads the other documents', () => {
    const result = read(`${CONFIG_MAP}---\nkind: [\n---\n\tdata: 1\n`)
    expect(Object.keys(shown(result))).toEqual(['files :5'])
    expect(result.problems.map(({ file, line, allowed }) => [file, line, allowed])).toEqual([
      ['file.yaml', 10, expect.stringContaining('brackets and braces that are closed')],
      ['file.yaml', 11, 'spaces in front of a line, no tabs'],
    ])
  })

  it('passes over a document of a template that makes no YAML, without a word', () => {
    const result = read(`${CONFIG_MAP}---\n{{ range .Values.all }}\nkind: {{ .kind\n  x: [}}\n{{ end }}\n`)
    expect(Object.keys(shown(result))).toEqual(['files :5'])
    expect(result.problems).toEqual([])
  })

  it('reports what a server stops at with the line of the file, and never the value of anything else', () => {
    const text = CONFIG_MAP.replace('max_connections = 7', '-max_connections = 7\n    [client\n    password = geheim')
    const { problems } = read(text)
    expect(problems.map(({ line, found }) => [line, found])).toEqual([
      [7, expect.stringContaining('-max_connections')],
      [8, 'a line with [ and no ]'],
    ])
    expect(JSON.stringify(problems)).not.toContain('geheim')
  })

  it('names servers of one name by their kind, then by their namespace', () => {
    const inNamespace = (name: string) => CONFIG_MAP.replace('name: files', `name: files, namespace: ${name}`)
    const cluster = 'apiVersion: mysql.oracle.com/v2\nkind: InnoDBCluster\nmetadata: { name: files }\n'
    const names = read([inNamespace('a'), inNamespace('b'), cluster, CONFIG_MAP, CONFIG_MAP].join('---\n'))
    expect(names.servers.map(({ at }) => at)).toEqual([
      'a/ConfigMap/files.my.cnf',
      'b/ConfigMap/files.my.cnf',
      'InnoDBCluster/files',
      'ConfigMap/files.my.cnf',
      'ConfigMap/files.my.cnf-2',
    ])
  })

  it('takes no text for options that only speaks of a group', () => {
    const texts = [
      'docs: "[mysqld] is a group"',
      'docs: |\n  Write this:\n  [mysqld]\n  max_connections = 1',
      'a: "[mysqldump]\\nquick"',
    ]
    for (const text of texts) expect(read(text)).toEqual({ servers: [], problems: [], warnings: [] })
  })

  it('takes no map for variables that has other keys, or none that is unmistakable', () => {
    const maps = [
      'config: { innodb_io_capacity: 1, replicas: 2 }',
      'config: { port: 3306, user: x }',
      'env: [{ name: sql_mode, value: x }]',
    ]
    for (const text of maps) expect(read(text).servers).toEqual([])
  })

  it('reads no containers of jobs, and none that run something else', () => {
    const pod = (kind: string, image: string) =>
      `apiVersion: batch/v1\nkind: ${kind}\nmetadata: { name: x }\nspec:\n  template:\n    spec:\n      containers:\n        - image: ${image}\n          args: [--max-connections=1]\n`
    expect(read(pod('Job', 'mysql:8.4')).servers).toEqual([])
    expect(read(pod('Deployment', 'nginx')).servers).toEqual([])
    expect(read(pod('Deployment', 'mysql:8.4')).servers).toHaveLength(1)
  })

  it('reads a large file of values', () => {
    const rest = Array.from({ length: 5000 }, (_, index) => `key${index}: { a: ${index}, b: [x, y] }`).join('\n')
    expect(
      Object.keys(shown(read(`primary:\n  configuration: |\n    [mysqld]\n    max_connections = 1\n${rest}`))),
    ).toEqual(['primary.configuration :2'])
  })
})

const BOMB = [
  'a: &a [x, x, x, x, x, x, x, x, x]',
  ...'bcdefghi'.split('').map((key, index) => {
    const before = 'abcdefgh'[index]
    return `${key}: &${key} [${Array(9).fill(`*${before}`).join(', ')}]`
  }),
].join('\n')

describe('hostile manifests', () => {
  const option = '    max_connections = 1\n'
  const TEXTS: Readonly<Record<string, string>> = {
    'billion laughs': BOMB,
    'a text used by many aliases': `a: &a |\n  [mysqld]\n${'  x=1\n'.repeat(50_000)}${Array.from({ length: 9000 }, (_, index) => `k${index}: *a\n`).join('')}`,
    'deep brackets': '['.repeat(100_000),
    'deep lines': Array.from({ length: 3000 }, (_, index) => `${' '.repeat(index % 300)}a:`).join('\n'),
    'a long line': `a: |\n  [mysqld]\n  x = ${'y'.repeat(1_000_000)}`,
    'a long line of quotes': `{{ a }}\n"${'\\"'.repeat(500_000)}`,
    'open expressions': `a: |\n  [mysqld]\n  x = ${'{{'.repeat(450_000)}`,
    expressions: `a: [\n${'{{ x }}'.repeat(140_000)}`,
    'open variables': `config: { sql_mode: "${'${'.repeat(500_000)}" }`,
    'many options': `a: |\n  [mysqld]\n${'  x=1\n'.repeat(150_000)}`,
    'many documents': '---\na: 1\n'.repeat(110_000),
    'many problems': `a: |\n  [mysqld]\n${'  -=1\n'.repeat(150_000)}`,
    'many errors': `${'a: b: c\n'.repeat(100_000)}`,
    'long keys': `? ${'k'.repeat(500_000)}\n: [${'1,'.repeat(90_000)}]`,
    'a folded text': `a: >\n${'  [mysqld]\n\n  x\n'.repeat(50_000)}`,
    blanks: `a: "${' '.repeat(1_000_000)}"`,
    'many servers': Array.from({ length: 20_000 }, (_, index) => `a${index}: |\n [mysqld]\n x=1\n`).join(''),
    'one file for many pods': `${CONFIG_MAP}${option.repeat(10_000)}---\nkind: List\napiVersion: v1\nitems:\n${'- { apiVersion: v1, kind: Pod, metadata: { name: a }, spec: { containers: [{ image: mysql, volumeMounts: [{ name: v, mountPath: /x }] }], volumes: [{ name: v, configMap: { name: files } }] } }\n'.repeat(1500)}`,
    'here documents': `a: |\n  [mysqld]\n  ${'<<a '.repeat(200_000)}`,
    nothing: '',
    'a null': '~',
  }

  for (const [name, text] of Object.entries(TEXTS)) {
    it(`ends soon: ${name}`, async () => {
      expect(await cpuSeconds(() => read(text))).toBeLessThan(8)
    })
  }
})
