/**
 * Every reader of text from outside, with every kind of text that made a reader slow somewhere: a megabyte takes seconds at
 * most. A function that parses text has a row here, or is used by one that has.
 */
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readResults } from '../src/commands/read-results.ts'
import { parseBaseline, parseRecord } from '../src/core/ledger/record.ts'
import { lineSchema } from '../src/core/measurement/measurement.ts'
import { WorkloadDrafter } from '../src/core/own-workload/draft-workload.ts'
import { parsePercent } from '../src/core/own-workload/notation.ts'
import { LogReader } from '../src/core/own-workload/read-log.ts'
import { schemaTables } from '../src/core/own-workload/schema-tables.ts'
import { splitSql } from '../src/core/own-workload/split-sql.ts'
import { parseWorkload } from '../src/core/own-workload/workload-file.ts'
import { parseSetupStatement } from '../src/core/performance-schema/setup-state.ts'
import { parseFailOn } from '../src/core/policy/fail-on.ts'
import { parseTolerances } from '../src/core/policy/tolerance-line.ts'
import { parseDuration, parsePercentage } from '../src/core/quantities.ts'
import { parseShard } from '../src/core/request/shard.ts'
import { parseDsn } from '../src/core/scenario/endpoint.ts'
import { helpValues } from '../src/core/setting/help-values.ts'
import { readOptionName } from '../src/core/setting/option-name.ts'
import { missingLibraries } from '../src/core/setting/plugins.ts'
import { readValue } from '../src/core/setting/value.ts'
import { readAdvice } from '../src/core/sources/advice.ts'
import { unreadableAmong } from '../src/core/sources/changed-files.ts'
import { pathsToRead, readChangedServers } from '../src/core/sources/changed-servers.ts'
import { parseOptionFile } from '../src/core/sources/option-file.ts'
import { readOptionPath } from '../src/core/sources/option-includes.ts'
import { computeRdsFormula } from '../src/core/sources/rds-formulas.ts'
import { SideFiles } from '../src/core/sources/read-file.ts'
import { renderCommand } from '../src/core/sources/rendered.ts'
import { formatProblems, parseSuite } from '../src/core/suite/parse.ts'
import { renderComment, renderMarkdown } from '../src/core/views/markdown/markdown.ts'
import { renderTerminal } from '../src/core/views/terminal.ts'
import { escapeMarkdown, shellWord } from '../src/core/wording/escape.ts'
import { parseShown } from '../src/edges/github/comments/comment-regressions.ts'
import { parseMarker } from '../src/edges/github/comments/marker.ts'
import { replacementIn } from '../src/edges/github/comments/patch.ts'
import { parseContext } from '../src/edges/github/context/context.ts'
import { inWordsOfInputs } from '../src/edges/github/context/inputs.ts'
import { oneLine } from '../src/edges/github/runner/write-annotations.ts'
import { parseServerVersion } from '../src/edges/servers/launcher.ts'
import { optionsToBlame, startFailure } from '../src/edges/servers/start-failure.ts'
import { remoteFailure } from '../src/edges/store/remote-failures.ts'
import { parseRefusal, parseTotals } from '../src/edges/sysbench/load.ts'
import { harmless } from '../src/edges/terminal/output.ts'
import { MeasurementError, UserError } from '../src/errors.ts'
import { option, result, resultComparison } from './builders.ts'
import { IS_NIGHTLY } from './setup/nightly.ts'
import { filesBy } from './setup/option-files.ts'
import { fewerByDay } from './setup/tonight.ts'

/** By day texts are a sixteenth as long, which a reader that is quadratic shows as well, and fewer. */
const [CHARACTERS, MOST_SECONDS] = IS_NIGHTLY ? [1_000_000, 5] : [62_500, 0.8]

/** Texts that repeat a unit: words without end, numbers, nesting, quotes, lines, comments, and characters of other scripts. */
const UNITS = [
  ...[
    'a',
    'A',
    '9',
    '_',
    '-',
    '.',
    ' ',
    '\t',
    '\n',
    '\r',
    '\r\n',
    '\n ',
    ' \n',
    'a-',
    'a_',
    'a.',
    'a b ',
    'aB',
    'a ',
    ' a',
  ],
  ...['"', "'", '`', '\\', '"\\', '""', "''", '"a', "'a'", "a'"],
  ...[
    '[',
    '{',
    '(',
    '<',
    '${',
    '{{',
    '{%',
    '<%',
    '$(',
    '[]',
    '{}',
    '()',
    '}',
    ')',
    ']',
    '((',
    '[[',
    '{{}}',
    `\${a}`,
    '<!--',
    '-->',
  ],
  ...[
    '1.',
    '1e9',
    '-1,',
    '0x',
    '1,',
    '9 ',
    '%',
    '%20',
    '%_',
    '*',
    '?',
    '@',
    '@@',
    '#',
    ';',
    ':',
    ': ',
    '=',
    ',',
    '|',
    '/',
    '//',
    '&',
    '!',
    '~',
  ],
  ...[
    'a=1\n',
    'a: 1\n',
    '- a\n',
    '#\n',
    ';\n',
    '- ',
    '? ',
    '&a ',
    '*a ',
    '!a ',
    'a:\n ',
    '[mysqld]\n',
    '!include a\n',
    '-- \n',
    '::a::\n',
  ],
  ...[
    '/*',
    '*/',
    '/*!',
    '--',
    '-- ',
    'a=',
    '--a',
    '--a=',
    ' --a',
    'SELECT 1;',
    '(1,2),',
    'a,',
    "'',",
    '1+',
    'x AND ',
    '(SELECT ',
    'CASE WHEN ',
    '?,',
  ],
  ...[
    'mysql',
    'image: ',
    'innodb_',
    'sync_binlog ',
    'sync_binlog=',
    '--sync-binlog=',
    'name: sync_binlog ',
    'mysql:8.4 ',
    'SET GLOBAL ',
  ],
  ...['\u{1F600}', '\u202e', '\ud800', '\u0130', '\u00e9', '\u2028', '\ufeff', '@@ -1 +1 @@\n', '+a\n', '-a\n'],
]

type Reader = (text: string) => unknown

const LOG_TABLES = schemaTables([{ file: 's.sql', text: 'CREATE TABLE t (id INT PRIMARY KEY, c VARCHAR(9));' }])

function draftFrom(log: string) {
  const drafter = new WorkloadDrafter(LOG_TABLES)
  const reader = new LogReader((sql, isPrepared) => drafter.add(sql, isPrepared))
  for (const line of log.split('\n')) reader.push(line)
  reader.end()
  drafter.finish({ kind: 'schema', path: 's.sql' })
}

/** A changed file, read as without any named one. */
function changed(path: string, text: string) {
  const side = (content: string) => new SideFiles(filesBy((name) => (name === path ? content : undefined)))
  const files = { before: side('[mysqld]\nsync_binlog=1\nimage: mysql:8\n'), after: side(text) }
  const change = {
    files,
    changed: [{ path, modes: ['100644', '100644'] as const }],
    formers: new Map<string, string>(),
  }
  readChangedServers({ ...change, paths: pathsToRead(change), sources: [], memoryBytes: undefined })
  unreadableAmong(change.changed, files)
}

const SHA = 'a'.repeat(40)
const ENV = {
  ...{ GITHUB_REPOSITORY: 'a/b', GITHUB_SERVER_URL: 'https://a.b', GITHUB_API_URL: 'https://a.b', GITHUB_RUN_ID: '1' },
  ...{ GITHUB_WORKSPACE: '.', GITHUB_SHA: SHA, GITHUB_EVENT_NAME: 'pull_request', GITHUB_REF: 'refs/pull/1/merge' },
}
function event(text: string) {
  const side = { sha: SHA, ref: text, repo: { full_name: text } }
  parseContext(
    { ...ENV, GITHUB_REF: text },
    { pull_request: { number: 1, head: side, base: side }, repository: { default_branch: text } },
  )
}
const OUTPUT = {
  options: [option('sync_binlog', '1'), option('innodb_x', 'yes')],
  server: { product: 'MySQL', version: '8.4.0' },
  ended: 'exit code 1',
} as const

const folder = mkdtempSync(join(tmpdir(), 'qpsgate-texts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const PASSED = join(import.meta.dirname, 'fixtures/results/passed')
const RESULT = JSON.parse(readFileSync(join(PASSED, 'result.json'), 'utf8'))
const SLICES = readFileSync(join(PASSED, 'slices.jsonl'), 'utf8').split('\n').slice(0, 20).join('\n')
function report(value: unknown, slices: string) {
  writeFileSync(join(folder, 'result.json'), typeof value === 'string' ? value : JSON.stringify(value))
  writeFileSync(join(folder, 'slices.jsonl'), slices)
  readResults([folder])
}
function shownWith(text: string) {
  const about = result({
    verdict: 'regressed',
    suite: { name: text, fingerprint: 'f' },
    comparisons: [resultComparison({ verdict: 'regressed', scenario: text, workload: text })],
    warnings: [{ code: 'x', message: text }],
  })
  renderMarkdown(about)
  renderComment(about, { runUrl: 'https://a.b' })
  renderTerminal(about, { colour: false })
}

const SOURCE_FILES = [
  'my.cnf',
  'conf/my.cnf.j2',
  'compose.yml',
  'values.yaml',
  'k8s.json',
  'main.tf',
  'x.hcl',
  'Dockerfile',
  'run.sh',
  '.env',
  'x.properties',
  'x.toml',
  'app.ts',
  'site.pp',
  'mysqld.service',
  'firmware',
  'a.py',
  'roles/mysql/tasks/main.yml',
  'params.ini',
]

const READERS: Readonly<Record<string, Reader>> = {
  'option files': (text) => formatProblems(parseOptionFile(`[mysqld]\n${text}`, 'my.cnf').problems),
  'an option of an option file': (text) =>
    readOptionPath(
      'my.cnf',
      filesBy(() => `[mysqld]\nsync_binlog=${text}`),
    ),
  'names of options': (text) => readOptionName(text),
  'values of options': (text) => readValue(readOptionName('sql_mode'), text),
  'values of sizes': (text) => readValue(readOptionName('innodb_buffer_pool_size'), text),
  'formulas of RDS': (text) => computeRdsFormula(`{DBInstanceClassMemory*${text}}`, 1e9),
  suites: (text) => parseSuite(text, 's.yml', filesBy()),
  'names in suites': (text) =>
    parseSuite(
      `name: x\ncontrol: a\nscenarios:\n  a: ${JSON.stringify(text)}\n  b: { sql: [${JSON.stringify(text)}], options: { a: ${JSON.stringify(text)} } }\n`,
      's.yml',
      filesBy(),
    ),
  'workload files': (text) => parseWorkload(text, 'w.yml'),
  'statements of workload files': (text) =>
    parseWorkload(
      `tables: schema.sql\ntransactions:\n  - name: a\n    statements:\n      - { name: b, sql: ${JSON.stringify(`SELECT ${text}`)}, parameters: [${JSON.stringify(text)}] }\n`,
      'w.yml',
    ),
  'general logs': (text) =>
    draftFrom(
      `\t\t 1 Query\tSELECT ${text}\n\t\t 1 Query\tINSERT INTO t VALUES (${text}\n\t\t 1 Query\tSELECT c FROM t WHERE id IN (${text}\n`,
    ),
  'lines of logs': (text) => draftFrom(text),
  'heads of logs': (text) =>
    draftFrom(`260131 10:00:00\t ${text}\n\t\t${text}\n# Time: ${text}\n# User@Host: ${text}\n`),
  'slow logs': (text) => draftFrom(`# User@Host: a\nSET timestamp=${text}\nUPDATE t SET c = ${text};\n`),
  schemas: (text) => schemaTables([{ file: 's.sql', text: `CREATE TABLE t (${text}` }]),
  'names in schemas': (text) =>
    schemaTables([{ file: 's.sql', text: `${text}\nCREATE TABLE \`${text}\` (id INT, ${text}); ALTER TABLE ${text}` }]),
  'files of SQL': (text) => splitSql(text),
  'statements of SQL': (text) => splitSql(`SELECT ${text}`),
  advice: (text) => readAdvice(text, 'a.txt'),
  'lines of advice': (text) => readAdvice(`set innodb_x = ${text}`, 'a.txt'),
  'statements of the Performance Schema': (text) =>
    parseSetupStatement(`update performance_schema.setup_consumers set enabled = ${text}`, OUTPUT.server),
  tolerances: (text) => parseTolerances(text),
  'what fails the check': (text) => parseFailOn(text),
  durations: (text) => [parseDuration(text), parsePercentage(text), parseShard(text), parsePercent(text)],
  addresses: (text) => [parseDsn(text), parseDsn(`mysql://${text}`), parseDsn(`mysql://u@h/d?${text}`)],
  'commands that render': (text) => renderCommand(`render: a ${text}`),
  records: (text) => [
    parseRecord(text, 'r'),
    parseBaseline(text, 'b'),
    parseRecord(JSON.stringify({ schemaVersion: 2, title: text, recordedAt: text, commit: text }), 'r'),
  ],
  'results that are no JSON': (text) => report(text, SLICES),
  'names in results': (text) =>
    report({ ...RESULT, suite: { ...RESULT.suite, name: text }, startedAt: text, reproduce: [text] }, SLICES),
  'slices that are no JSON': (text) => report(RESULT, text),
  'names in slices': (text) =>
    lineSchema.safeParse({ kind: 'slice', workload: text, scenario: text, latency: text, at: text }),
  'what reports show': shownWith,
  'versions of servers': (text) => [
    parseServerVersion(text, 'x'),
    parseServerVersion(`mysqld Ver ${text}`, 'x'),
    parseServerVersion(`mysqld Ver 8.4.0 (${text}`, 'x'),
  ],
  'answers of servers': (text) => [
    helpValues(text),
    helpValues(`${'-'.repeat(9)} ${'-'.repeat(9)}\n${text}`),
    helpValues(`${'-'.repeat(9)} ${'-'.repeat(9)}\na ${text}`),
    missingLibraries(text),
  ],
  'last words of servers': (text) => [
    optionsToBlame({ ...OUTPUT, output: text }),
    optionsToBlame({ ...OUTPUT, output: `[ERROR] unknown variable '${text}` }),
    startFailure({ ...OUTPUT, arm: 'a', command: [], output: `[ERROR] ${text}` }),
  ],
  'output of sysbench': (text) => [
    parseTotals(text),
    parseTotals(`@qpsgate {${text}`),
    parseRefusal(text),
    parseRefusal(`error 1234: ${text}`),
  ],
  'messages of git': (text) => remoteFailure(text),
  events: event,
  markers: (text) => [
    parseMarker(text),
    parseMarker(`<!-- qpsgate:comment v1 key=${text} head=${SHA} run=1 attempt=1 -->`),
    parseMarker(`<!-- qpsgate:comment v1 key=a head=${SHA} run=1 attempt=1 shown=${text} -->`),
    parseShown(text, text),
  ],
  diffs: (text) =>
    replacementIn(text, {
      name: 'sync-binlog',
      value: '1',
      place: { file: 'a', line: 1 },
      before: { file: 'a', line: 1 },
      gain: '',
    }),
  'text for people': (text) => [
    escapeMarkdown(text),
    shellWord(text),
    oneLine(text),
    harmless(text),
    inWordsOfInputs(text),
  ],
  ...Object.fromEntries(SOURCE_FILES.map((path) => [`changed ${path}`, (text: string) => changed(path, text)])),
  ...Object.fromEntries(
    ['compose.yml', 'values.yaml', 'main.tf', 'run.sh', 'Dockerfile', 'my.cnf.j2'].map((path) => [
      `a value in ${path}`,
      (text: string) => changed(path, `image: mysql:8.4\nFROM mysql:8.4\nsync_binlog: ${text}\n`),
    ]),
  ),
}

/** CPU seconds of reading a text, whatever is said of it. */
function secondsOf(read: Reader, text: string): number {
  const before = process.threadCpuUsage()
  try {
    read(text)
  } catch (error) {
    if (!(error instanceof UserError || error instanceof MeasurementError)) throw error
  }
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1e6
}

describe('a text from outside, whatever it repeats,', () => {
  it.each(Object.entries(READERS))('is read within the limit of CPU time by its reader: %s', (_, read) => {
    const slow = fewerByDay(UNITS, 12).flatMap((unit) => {
      const text = unit.repeat(Math.ceil(CHARACTERS / unit.length)).slice(0, CHARACTERS)
      // What is compiled or collected the first time takes none the second.
      const seconds = secondsOf(read, text) > MOST_SECONDS ? secondsOf(read, text) : 0
      return seconds > MOST_SECONDS ? [`${JSON.stringify(unit)}: ${seconds.toFixed(1)} s`] : []
    })
    expect(slow).toEqual([])
  })
})

/** Functions that read no text from outside, or that a reader of the table calls. */
const CALLED_BY_OTHERS = new Set([
  ...['parseEvent', 'parseRepository', 'parseOptionFile', 'parseVersioned', 'parseCpuList', 'parseContext'],
])

it('each parser of text from outside is timed by these tests, or is called by a parser that is', () => {
  const own = readFileSync(import.meta.filename, 'utf8')
  const parsers = globSync('src/{core,edges}/**/*.ts', { cwd: join(import.meta.dirname, '..') }).flatMap((file) => [
    ...readFileSync(join(import.meta.dirname, '..', file), 'utf8').matchAll(
      /^export function (parse\w+)\((?!args: readonly)/gm,
    ),
  ])
  const names = parsers.map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !CALLED_BY_OTHERS.has(name) && !own.includes(`${name}(`))).toEqual([])
})
