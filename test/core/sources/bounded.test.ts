/** Hostile inputs of at most 1 MB: each is read in seconds, whatever it contains. */
import { describe, expect, it } from 'vitest'
import { splitSql } from '../../../src/core/own-workload/split-sql.ts'
import { parseWorkload } from '../../../src/core/own-workload/workload-file.ts'
import { parseSetupStatement } from '../../../src/core/performance-schema/setup-state.ts'
import { settingChanges } from '../../../src/core/scenario/changes.ts'
import type { Setting } from '../../../src/core/setting/setting.ts'
import { readAdvice } from '../../../src/core/sources/advice.ts'
import { pathsToRead, readChangedServers } from '../../../src/core/sources/changed-servers.ts'
import type { OptionFileReader } from '../../../src/core/sources/option-includes.ts'
import { SideFiles } from '../../../src/core/sources/read-file.ts'
import { configSuite } from '../../../src/core/suite/config-suite.ts'
import { parseSuite } from '../../../src/core/suite/parse.ts'
import { switchKey } from '../../../src/core/switching/switchable-settings.ts'
import { unmatchedPatterns } from '../../../src/edges/servers/verify.ts'
import { option } from '../../builders.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { filesBy } from '../../setup/option-files.ts'
import { fewerByDay } from '../../setup/tonight.ts'

/**
 * By day inputs are a quarter as long, and have half the time: what takes far more than its share for its length shows
 * then too, on a machine that others keep busy as well.
 */
const [SIZE, MOST_SECONDS] = IS_NIGHTLY ? [1, 8] : [0.25, 4]
const MOST_MEGABYTES = 500
const BYTES = 990_000
const SERVER = { product: 'MySQL', version: '8.4.0' } as const

function filled(unit: string, length = BYTES): string {
  return unit.repeat(Math.floor((SIZE * length) / unit.length))
}

function lines(count: number, lineOf: (index: number) => string): string {
  return Array.from({ length: SIZE * count }, (_, index) => `${lineOf(index)}\n`).join('')
}

function ref(name = ''): string {
  return `\${${name}}`
}

/** A server of a compose file with further lines. */
function db(further: string): string {
  return `services:\n  db:\n    image: mysql:8.4\n    command: --sync-binlog=1\n${further}`
}

function values(further: string): string {
  return `image: mysql:8.4\n${further}`
}

function configMap(name: string, options: string): string {
  return `---\napiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: ${name}\ndata:\n  my.cnf: |\n    [mysqld]\n${options.replaceAll(/^/gm, '    ')}`
}

/** As many lines as a file may have that are as long as those that are read whole. */
function longLines(lineOf: (index: number) => string): string {
  return values(lines(240, lineOf))
}

const CONF = Array.from({ length: 3000 }, (_, index) => `f${index}.x`)

const SOURCES: Readonly<
  Record<string, readonly [file: string, text: string, others?: Readonly<Record<string, string>>]>
> = {
  'half a megabyte of quotes': ['Dockerfile', `FROM mysql:8.4\nCMD [${filled('"\\"\\"', 500_000)}`],
  'thirty thousand references': ['compose.yml', db(`      - --sync-binlog=${ref('B').repeat(30_000)}\n      B: 1\n`)],
  'references of references': [
    'compose.yml',
    db(lines(300, () => `      - --innodb-io-capacity=${ref('A').repeat(300)}`)),
    { '.env': `${[...'ABCD'].map((name, at) => `${name}=${ref('BCDE'[at]).repeat(300)}`).join('\n')}\nE=1\n` },
  ],
  'references with long values': [
    'compose.yml',
    db(lines(150, () => `      - --innodb-io-capacity=\${${lines(600, (at) => `N${at}*`).replaceAll('\n', '')}}`)),
    { '.env': lines(600, (at) => `N${at}=${'x'.repeat(900)}`) },
  ],
  'paths of a folder of 3,000 names': [
    'compose.yml',
    db(lines(500, (at) => `      - ./conf${'/.'.repeat(at)}:/etc/mysql`)),
  ],
  'one large expression': ['t.cnf.j2', `[mysqld]\nsync_binlog = {{ ${filled('a + b | c(')} }}\n`],
  'expressions of each other': [
    'values.yaml',
    values(lines(990, (at) => `sync_binlog: "{{ a${at} + a${at + 1} }}"\na${at}: "{{ a${at + 1} }}"`)),
  ],
  nesting: ['compose.yml', lines(1300, (at) => `${' '.repeat(at)}a:`)],
  brackets: ['compose.yml', db(`    x: ${'['.repeat(450_000)}`)],
  'names of variables': [
    'values.yaml',
    values(lines(90_000, (at) => `a${at}: 1`)),
    { 'my.cnf.j2': `[mysqld]\nsync_binlog = {{ a1 }}\n${lines(50_000, (at) => `# a${at}b`)}` },
  ],
  'objects of Kubernetes': ['k8s.yaml', lines(9000, (at) => configMap(`c${at}`, 'sync_binlog = 1'))],
  'long objects of Kubernetes that name each other': [
    'k8s.yaml',
    Array.from({ length: 290 }, (_, at) =>
      configMap(
        `c${at}`,
        lines(80, (nth) => `# c${nth}`),
      ),
    ).join('\n'),
  ],
  'anchors of one block': [
    'compose.yml',
    `services:\n${lines(299, (at) => `  db${at}:\n    image: mysql:8.4\n    x: *big`)}x:\n  y: &big\n${lines(40_000, (at) => `    k${at}: v`)}`,
  ],
  'many anchors of one line': [
    'compose.yml',
    `services:\n${lines(299, (at) => `  db${at}:\n    image: mysql:8\n    x: [*a1, *a2, *a3]`)}x:\n  y: ${lines(300, (at) => `&a${at}`).replaceAll('\n', ' ')}\n${lines(30_000, (at) => `    k${at}: v`)}`,
  ],
  'a line of flags': ['compose.yml', db(`    command: ${filled('--sync-binlog=1 ')}\n`)],
  documents: ['k8s.yaml', lines(18_000, (at) => `---\nimage: mysql:8.${at}\nsync_binlog: ${at}`)],
  'files of variables': [
    'compose.yml',
    db(lines(1500, (at) => `      - e${at}.env`)),
    Object.fromEntries(Array.from({ length: 1500 }, (_, at) => [`e${at}.env`, lines(20, (each) => `MYSQL_${each}=1`)])),
  ],
  'keys of JSON, twice and more': ['task.json', `{"image":"mysql:8.4",${filled('"sync_binlog":"1",')}"a":1}`],
  'nested JSON': ['task.json', `{"image":"mysql:8.4","a":${'['.repeat(450_000)}${']'.repeat(450_000)}}`],
  'a plan of Terraform': [
    'plan.json',
    `{"resource_changes":[${filled('{"address":"a","change":{"after":{"name":"sync_binlog","value":"1"}}},')}{}]}`,
  ],
  'resources of Terraform': [
    'main.tf',
    lines(
      7500,
      (at) =>
        `resource "aws_db_parameter_group" "p${at}" {\n  parameter {\n name = "sync_binlog"\n value = var.x\n }\n}`,
    ),
  ],
  'conditions of Helm': [
    'values.yaml',
    lines(17_000, (at) => `{{- if .Values.x${at} }}\nsync_binlog: ${at}\n{{- end }}`),
  ],
  sections: ['my.cnf', lines(100_000, (at) => `[s${at}]`)],
  'groups of versions': ['my.cnf', lines(1900, (at) => `[mysqld-8.${at}]\na=1`)],
  'groups of versions in a string': ['values.yaml', `x: |\n${lines(1900, (at) => `  [mysqld-8.${at}]\n  a=${at}`)}`],
  options: ['my.cnf', `[mysqld]\n${lines(60_000, (at) => `sync_binlog=${at}`)}`],
  'key caches': ['my.cnf', `[mysqld]\n${lines(1900, (at) => `c${at}.key_buffer_size=1`)}`],
  'flags of one option': [
    'my.cnf',
    `[mysqld]\n${lines(1900, (at) => `optimizer_switch=${filled(`a${at}=on,`, 300)}b=off`)}`,
  ],
  'patterns of instruments': [
    'my.cnf',
    `[mysqld]\n${lines(1900, (at) => `performance-schema-instrument='%${at + 10_000}=${at % 2}'`)}`,
  ],
  'prefixes of names': ['my.cnf', `[mysqld]\n${lines(240, (at) => `${'loose-'.repeat(650)}x${at}=1`)}`],
  'includes of what is missing': ['my.cnf', `[mysqld]\n${lines(60_000, (at) => `!include x${at}`)}`],
  'includes of one folder': ['my.cnf', `[mysqld]\n${lines(50_000, () => '!includedir conf')}`],
  'blanks in an option': ['my.cnf.j2', `[mysqld]\n${lines(240, () => `a${' '.repeat(3900)}x`)}`],
  'blanks in a default': ['values.yaml', longLines(() => `sync_binlog: {{ x | default(${' '.repeat(1900)}}}`)],
  'open brackets': ['values.yaml', longLines(() => `sync_binlog: ${'{'.repeat(3900)}`)],
  'names without values': ['values.yaml', longLines(() => 'name: sync_binlog, '.repeat(200))],
  'a long word': ['values.yaml', longLines(() => `sync_binlog: ${'a-'.repeat(1900)}!\nname: sync_binlog`)],
  'open quotes': ['values.yaml', longLines(() => '--sync-binlog="'.repeat(260))],
  'open images': ['values.yaml', longLines((at) => `image: ${(at % 2 === 0 ? '${' : '.').repeat(1900)}`)],
  commas: ['values.yaml', longLines(() => `sync_binlog: ${',;'.repeat(1900)}x`)],
  slashes: ['compose.yml', db(lines(240, () => `      - ./${'/'.repeat(3900)}x`))],
  'an open mark of a template': ['my.cnf', `[mysqld]\nx=\${${filled('a')}\n`],
  'settings of a script beside': [
    'my.cnf',
    '[mysqld]\nsync_binlog=1\n',
    { 'x.sh': `mysql -e "${filled('SET GLOBAL sync_binlog=1,', 700_000)}"\n` },
  ],
  'lines that almost end a text': [
    'Dockerfile',
    `FROM mysql:8\nRUN <<END\n${lines(240, () => `${','.repeat(3900)}x`)}`,
  ],
}

const NAMES = new Set(CONF.map((name) => `conf/${name}`))

function reader(files: ReadonlyMap<string, string>): OptionFileReader {
  return {
    ...filesBy((path) => files.get(path) ?? (NAMES.has(path) ? 'a' : undefined)),
    directory: (path) => {
      if (path === 'conf') return { kind: 'names', names: CONF }
      return path === '.' ? { kind: 'names', names: [...files.keys()] } : { kind: 'absent' }
    },
  }
}

/** Reads both sides of a change of the text, and compares them. */
function readBoth(path: string, text: string, beside: Readonly<Record<string, string>> = {}): void {
  const after = new Map([[path, text], ...Object.entries(beside)])
  const before = new Map([...after].map(([file, content]) => [file, content.replaceAll('1', '2')]))
  const files = { before: new SideFiles(reader(before)), after: new SideFiles(reader(after)) }
  const changed = [...after.keys()].map((file) => ({ path: file, modes: ['100644', '100644'] as const }))
  const change = { changed, files, formers: new Map<string, string>() }
  const paths = pathsToRead(change)
  const { servers } = readChangedServers({ ...change, paths, sources: [], memoryBytes: undefined })
  for (const { name, servers: sides } of servers) {
    const suiteOf = (options: readonly Setting[] = []) => configSuite([{ path: name, options }], name).scenarios[0]
    settingChanges(suiteOf(sides.before?.options), suiteOf(sides.after?.options))
  }
}

const OTHERS: Readonly<Record<string, () => unknown>> = {
  'a suite of keys': () =>
    parseSuite(
      lines(20_000, (at) => `k${at}: 1`),
      's.yml',
      filesBy(),
    ),
  'a suite of aliases': () =>
    parseSuite(
      lines(40, (at) => `k${at}: &a${at} [${`*a${at - 1},`.repeat(at === 0 ? 0 : 9)}]`),
      's.yml',
      filesBy(),
    ),
  'a suite of brackets': () => parseSuite(filled('['), 's.yml', filesBy()),
  'a suite of blanks': () => parseSuite(`name: x${filled(' ', 250_000)}y`, 's.yml', filesBy()),
  'a workload of keys': () => parseWorkload(filled('- a: 1\n'), 'w.yml'),
  'a workload with a statement of blanks': () =>
    parseWorkload(
      `transactions:\n  - name: a\n    statements:\n      - { name: b, sql: "${filled(' ', 900_000)}x" }\n`,
      'w.yml',
    ),
  'advice of blanks': () => readAdvice(`innodb${filled(' ')}x`, 'a'),
  'advice of empty lines': () => readAdvice(filled('\n', 300_000), 'a'),
  'a statement on consumers and blanks': () =>
    parseSetupStatement(`update performance_schema.setup_consumers set enabled = 'yes'${filled(' ')}x`, SERVER),
  'a pattern of wildcards': () => {
    const instruments = new Map([
      [switchKey('variable', 'performance_schema'), 'ON'],
      [switchKey('instrument', 'wait/synch/mutex/'.repeat(8)), 'ON'],
    ])
    unmatchedPatterns(instruments, [option('performance-schema-instrument', `${filled('%_', 120)}!=ON`)])
  },
  'one long statement': () => splitSql(`SELECT ${filled("'a''b\\'',")}`),
  'open comments': () => splitSql(filled('/* /*! -- \n')),
  delimiters: () => splitSql(filled('DELIMITER $$\n')),
  'as many semicolons as a compressed dump of 1 MB may hold': () => splitSql(filled(';', 40_000_000)),
  'as many comments as a compressed dump of 1 MB may hold': () => splitSql(filled('#\n', 40_000_000)),
}

describe('the limits of CPU time and memory for reading 1 MB', () => {
  const all = [
    ...Object.entries(SOURCES).map(
      ([name, [file, text, others]]) => [name, () => readBoth(file, text, others)] as const,
    ),
    ...Object.entries(OTHERS),
  ]
  it.each(fewerByDay(all, 3))('hold for %s', (_, read) => {
    const [before, memory] = [process.threadCpuUsage(), process.resourceUsage().maxRSS]
    read()
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1e6).toBeLessThan(MOST_SECONDS)
    expect((process.resourceUsage().maxRSS - memory) / 1024).toBeLessThan(MOST_MEGABYTES)
  })
})
