import { describe, expect, it } from 'vitest'
import { readManifestServers } from '../../../src/core/sources/manifests.ts'
import { cpuSeconds } from '../../setup/cpu-seconds.ts'
import { fixture, readText, shown, shownFixture } from './shown-servers.ts'

function serversIn(path: string) {
  return shownFixture(readManifestServers, `manifests/${path}`)
}

function read(text: string) {
  return readText(readManifestServers, text)
}

describe('manifests and values', () => {
  it("reads the option file of a ConfigMap with comments, other programs' groups and an include", () => {
    expect(serversIn('configmap.yaml')).toEqual({
      'mysql-config :9': [
        '15 [mysqld] max_connections=400',
        '17 [mysqld] innodb_buffer_pool_size=2G',
        '18 [mysqld] skip-name-resolve',
        '21 [mysqld-8.4] sql_mode=STRICT_TRANS_TABLES',
        '22 !includedir /etc/mysql/conf.d/=/etc/mysql/conf.d/',
      ],
    })
  })

  it('joins a ConfigMap with the pod that mounts it, and fills in the environment of its container', () => {
    expect(serversIn('statefulset.yaml')).toEqual({
      'mysql-config :6 image mysql:8.4.2 :35': [
        '8 [mysqld] innodb_buffer_pool_size=4G',
        '9 [mysqld] innodb_flush_method=O_DIRECT',
        '42 max-connections=250',
        '43 !innodb-io-capacity=$(IO_CAPACITY)',
        '44 performance-schema=OFF',
      ],
    })
  })

  it('reads each file of a ConfigMap alone where another container copies them', () => {
    expect(serversIn('replicated.yaml')).toEqual({
      'db.primary.cnf :6 image mysql:8.0 :29': ['8 [mysqld] log-bin', '30 sync-binlog=0'],
      'db.replica.cnf :9 image mysql:8.0 :29': ['11 [mysqld] super-read-only', '30 sync-binlog=0'],
    })
  })

  it("reads the files of a list's ConfigMap for every pod that mounts them, those of directories last", () => {
    expect(serversIn('shared-configmap.yaml')).toEqual({
      'read :11 image docker.io/library/mariadb:11.4 :25': [
        '13 [mysqld] port=3306',
        '10 [mariadb] key_buffer_size=32M',
      ],
      'write :11 image docker.io/library/mariadb:11.4 :25': [
        '13 [mysqld] port=3306',
        '10 [mariadb] key_buffer_size=32M',
      ],
      'maria-files :14': ['16 [mysqld] back_log=80'],
    })
  })

  it("reads a chart's values with flags beside, image in parts, and what templates decide as unknown", () => {
    expect(serversIn('bitnami-values.yaml')).toEqual({
      'primary.configuration :14 image docker.io/bitnami/mysql:8.4.5-debian-12-r0 :6': [
        '16 !authentication_policy={{- .Values.auth.authenticationPolicy | default "* ,," }}',
        '17 [mysqld] skip-name-resolve',
        '19 !ssl_ca=/certs/ca.pem',
        '21 [mysqld] max_allowed_packet=16M',
        '22 !configuration={{ .Values.primary.more | nindent 4 }}',
        '13 max-connect-errors=1000',
        '13 max_connections=155',
      ],
      'secondary.configuration :28 image docker.io/bitnami/mysql:8.4.5-debian-12-r0 :6': [
        '28 [mysqld] max_allowed_packet=32M',
        '28 [mysqld] read_only=ON',
      ],
    })
  })

  it("takes the files of one server in a chart's values together", () => {
    expect(serversIn('old-chart-values.yaml')).toEqual({
      'mysql.configurationFiles :5 image percona:5.7.44 :3': [
        '7 [mysqld] sort_buffer_size=1M',
        '10 [mysqld] join_buffer_size=2M',
      ],
    })
  })

  it("reads a chart's images alone, where its values have no options for them", () => {
    const values =
      'image: { repository: percona, tag: 8.0.40 }\nexporter:\n  image: prom/mysqld-exporter:v0.15\n' +
      'cache:\n  image: mariadb:11.4\n  configuration: |\n    [mariadb]\n    max_connections = 7\n'
    expect(shown(read(values))).toEqual({
      'image :1 image percona:8.0.40 :1': [],
      'cache.configuration :6 image mariadb:11.4 :5': ['8 [mariadb] max_connections=7'],
    })
    expect(read('image: "mysql:{{ .Values.tag }}"\n').servers).toEqual([])
  })

  it('reads the objects of operators, with the image of their version, and the files that they name', () => {
    expect(serversIn('operators.yaml')).toEqual({
      'orders :7 image container-registry.oracle.com/mysql/community-server:8.4.3 :6': [
        '9 [mysqld] max_connections=162',
      ],
      'stock :17 image mariadb:11.4.3 :16': ['19 [mariadb] innodb_autoinc_lock_mode=2'],
      'users-files.my.cnf :33 image mariadb:10.11.9 :26': ['35 [mariadb] max_allowed_packet=256M'],
      'users-files.unused.cnf :36': ['38 [mariadb] max_allowed_packet=1M'],
      'cluster1 :49 image percona/percona-xtradb-cluster:8.0.39-30.1 :48': [
        '51 !innodb_buffer_pool_size={{containerMemoryLimit * 3 / 4}}',
        '52 [mysqld] wsrep_provider_options=gcache.size=1G; gcache.recover=yes',
      ],
      'ps1 :68 image percona/percona-server:8.0.36-28 :67': ['70 [mysqld] max_connections=250'],
      'press :78 image percona:5.7 :77': ['79 innodb-buffer-pool-size=128M', '80 max_connections=90'],
      'kube-files :94 image mysql:8.0.35 :87': ['96 [mysqld] read_buffer_size=1048576'],
    })
  })

  it('reads variables as keys of a ConfigMap, with the text among them', () => {
    expect(serversIn('moco.yaml')).toEqual({
      'mycnf :20 image ghcr.io/cybozu-go/moco/mysql:8.4.4 :13': [
        '21 long_query_time=5',
        '22 innodb_buffer_pool_size=10G',
        '23 innodb_file_per_table=on',
        '25 [mysqld] performance-schema-instrument=memory/%=ON',
        '26 [mysqld] skip_name_resolve',
      ],
    })
  })

  it("reads parameter groups and flags of clouds' controllers, and none of PostgreSQL", () => {
    expect(serversIn('clouds.yaml')).toEqual({
      'shop-mysql :8 family mysql8.0 :7': [
        '9 max_connections=500',
        '10 innodb_buffer_pool_size={DBInstanceClassMemory*3/4}',
      ],
      'upbound :29 family mariadb10.11 :28': ['31 sync_binlog=0', '35 innodb_log_file_size=536870912'],
      'contributed :44 family aurora-mysql8.0 :43': ['46 binlog_format=ROW'],
      'google :56 family MYSQL_8_0 :53': ['58 slow_query_log=on'],
      'flexible :70': ['77 max_connections=300', '86 slow_query_log=ON'],
      'aiven :94': ['95 innodb_lock_wait_timeout=50', '96 long_query_time=0.5'],
    })
  })

  it('reads the template of a chart as far as it is text', () => {
    expect(serversIn('helm-template.yaml')).toEqual({
      'mysql :13': [
        '15 !max_connections={{ .Values.mysql.maxConnections }}',
        '16 [mysqld] innodb_flush_log_at_trx_commit=2',
        '18 !innodb_buffer_pool_size=1G',
        '20 !my.cnf={{ .Values.mysql.more | indent 4 }}',
        '21 [mysqld] sync_binlog=0',
      ],
    })
  })

  it('reads the values inside of a release, by their paths where there are several', () => {
    expect(serversIn('flux.yaml')).toEqual({
      'shop-db.primary.configuration :9 image docker.io/bitnami/mariadb:11.4.4 :7': [
        // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of Flux
        '11 !max_connections=${max_connections:=300}',
        '12 [mysqld] thread_cache_size=50',
      ],
      'shop-db.secondary.configuration :14 image docker.io/bitnami/mariadb:11.4.4 :7': [
        '16 [mysqld] thread_cache_size=20',
      ],
    })
  })

  it('reads values that are a text of YAML inside of an application', () => {
    expect(serversIn('argo.yaml')).toEqual({
      'shop :14 image mysql:8.4 :12': ['16 [mysqld] max_connections=77'],
    })
  })

  it('reads containers, and maps of nothing but variables, in any values', () => {
    expect(serversIn('application-values.yaml')).toEqual({
      'controllers.db.containers.main :8 image mariadb:11.4 :7': ['9 innodb-buffer-pool-size=1G', '10 skip-log-bin'],
      'databases.eu.config :18': [
        '19 innodb_io_capacity=2000',
        '20 !sql_mode=[ANSI, STRICT_ALL_TABLES]',
        '21 !max_connections={{ .Values.max }}',
        '22 performance_schema=true',
      ],
    })
  })

  it('finds no server in a ConfigMap of another program', () => {
    expect(serversIn('nginx.yaml')).toEqual({})
  })

  it('gives the line of the anchor, and reads no definitions by themselves', () => {
    expect(serversIn('anchors.yaml')).toEqual({
      'one.mysqld :10': ['4 innodb_flush_neighbors=0', '12 max_connections=200', '2 innodb_buffer_pool_size=3G'],
      'two.cnf :15': ['8 [mysqld] tmp_table_size=64M'],
    })
  })

  it('keeps the lines of texts that are indented, folded, quoted or commented, and of a script', () => {
    expect(serversIn('odd-texts.yaml')).toEqual({
      'indented.cnf :2': ['5 [mysqld] innodb_thread_concurrency=8'],
      'folded.cnf :7': [
        '12 [mysqld] sort_buffer_size=1M',
        '15 [mysqld] read_buffer_size=2M',
        '16 [mysqld] back_log=90',
        '18 [mysqld] join_buffer_size=3M',
      ],
      'quoted.cnf :20': ['20 [mysqld] table_open_cache=400'],
      'commented.cnf :24': ['28 [server] max_connections=2'],
      'script.entry :33': ['37 !max_connections=5'],
    })
  })
})

const CONFIG_MAP = `apiVersion: v1
kind: ConfigMap
metadata: { name: files }
data:
  my.cnf: |
    [mysqld]
    max_connections = 7
`

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
