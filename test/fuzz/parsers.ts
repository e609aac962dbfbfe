/** All parsers of outside texts, each with inputs like those that it is made for, and its promises. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { readResults } from '../../src/commands/read-results.ts'
import { parseRecord, recordFile } from '../../src/core/ledger/record.ts'
import { lineSchema } from '../../src/core/measurement/measurement.ts'
import { parseWorkload } from '../../src/core/own-workload/workload-file.ts'
import type { Problem } from '../../src/core/problems.ts'
import { makeResult } from '../../src/core/result/make-result.ts'
import { parseDsn } from '../../src/core/scenario/endpoint.ts'
import { parseOptionFile } from '../../src/core/sources/option-file.ts'
import { formatProblems, parseSuite } from '../../src/core/suite/parse.ts'
import { renderMarkdown } from '../../src/core/views/markdown/markdown.ts'
import { renderTerminal } from '../../src/core/views/terminal.ts'
import type { GitHubClient } from '../../src/edges/github/api/client.ts'
import { connect } from '../../src/edges/github/api/client.ts'
import { findAcceptance } from '../../src/edges/github/api/find-acceptance.ts'
import { parseMarker } from '../../src/edges/github/comments/marker.ts'
import { parseContext } from '../../src/edges/github/context/context.ts'
import { parseTotals } from '../../src/edges/sysbench/load.ts'
import { MeasurementError, UserError } from '../../src/errors.ts'
import { armState, cellTotals, probe, slice } from '../builders.ts'
import { record, recordedChange, recordedSetting } from '../core/ledger/records.ts'
import { OptionFolder, optionFiles, PROGRAM } from '../edges/files/print-defaults.ts'
import { filesBy } from '../setup/option-files.ts'
import { type Parser, parser } from './fuzz.ts'
import { jsonTexts, jsonValues, texts } from './inputs.ts'
import { loadParsers } from './load-parsers.ts'

const FIXTURES = join(import.meta.dirname, '../fixtures')
const SCENARIOS = join(import.meta.dirname, '../../scenarios')
/** Option files that one start of the program reads. */
const FILES_PER_START = 50

/** The parsers, and the folders that they need while they are tried. */
export class Parsers implements Disposable {
  readonly all: readonly Parser[]
  readonly #folder = mkdtempSync(join(tmpdir(), 'qpsgate-fuzz-'))
  readonly #optionFolder = new OptionFolder()

  constructor() {
    const againstProgram = PROGRAM === undefined ? [] : [optionFilesAgainstProgram(this.#optionFolder)]
    this.all = [
      ...[suites, optionFile, ...againstProgram, results(this.#folder), records, measuredLines, totals],
      ...[contexts, acceptances(), markers, dsns, workloads, ...loadParsers],
    ]
  }

  [Symbol.dispose](): void {
    rmSync(this.#folder, { recursive: true, force: true })
    this.#optionFolder[Symbol.dispose]()
  }
}

/** A parser of texts like these examples, changed with words that mean something to it. */
function textParser(one: {
  readonly name: string
  readonly examples: readonly string[]
  readonly words: readonly string[]
  readonly check: (text: string) => void
}): Parser {
  const { name, examples, words, check } = one
  return parser({ name, inputs: texts(examples, words), check })
}

function filesIn(folder: string, end: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(end))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

function that(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}

/** Each problem names the file and one of its lines, and drives no terminal. */
function checkProblems(problems: readonly Problem[], text: string, file: string): void {
  const lines = text.split(/\r\n|\n|\r/).length
  for (const problem of problems) {
    that(problem.file === file, `a problem of ${problem.file}`)
    that(
      Number.isInteger(problem.line) && problem.line >= 1 && problem.line <= lines,
      `line ${problem.line} of ${lines}`,
    )
    that(
      problem.actual !== '' && problem.allowed !== '',
      'a problem that does not say what was found and what is allowed',
    )
  }
  that(!/(?!\n)[\p{Cc}\p{Cf}]/u.test(formatProblems(problems)), 'control characters in messages')
}

/** Runs a function that may refuse its input in words, and in no other way. */
async function refusing(work: () => unknown): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof UserError || error instanceof MeasurementError)) throw error
    that(error.message !== '', 'a refusal without words')
  }
}

const CNF =
  '[mysqld]\nmax_connections = 200 # many\n!include b.cnf\n[client]\nuser=x\n[mariadb-11.8]\nskip-log-bin\nsql_mode="A,B"\n'
const CNF_WORDS = [
  ...'[mysqld] [ ] !includedir ! " \' \\ # loose-'.split(' '),
  ...['\n', '!include ', ' = ', '\n[server]\n'],
]
const YAML_WORDS = [
  ...['&a ', '*a', '<<: *a\n', '<<: ', '!!binary ', '? ', '- ', '\n  ', ': ', '{a: ', '%YAML 1.1\n---\n', '---\n'],
  ...['...\n', '|\n', '>-\n', '\t', 'config: my.cnf', 'workloads: [', 'threads: ', 'budget: 1e9s', 'tolerance: '],
  ...['dsn: mysql://u@h:1/d', 'control: ', 'sql: ', 'script: ../x.lua', '&x [*x]', '*x,'],
  ...'[ { scenarios: options: expect: " \' # 100%'.split(' '),
]

const suites = textParser({
  name: 'suites',
  examples: [...filesIn(SCENARIOS, '.yml'), ...filesIn(join(FIXTURES, 'suites'), '.yml')],
  words: YAML_WORDS,
  check: (text: string) => {
    const parsed = parseSuite(
      text,
      'suite.yml',
      filesBy((path) => (path.includes('my') ? CNF : undefined)),
    )
    // A suite may name the option file that is installed in any words, which includes another.
    const isOfSuite = ({ file }: Problem) => !file.endsWith('b.cnf')
    if (parsed.kind === 'ok') {
      const { control, scenarios } = parsed.suite
      return that(
        scenarios.some(({ name }) => name === control),
        'a suite without its control',
      )
    }
    const own = parsed.problems.filter(isOfSuite)
    checkProblems(own, text, 'suite.yml')
    that(
      own.length === 0 || new Set(formatProblems(own).split('\n')).size === own.length,
      'a problem that is told twice',
    )
    const lines = own.map(({ line }) => line)
    that(lines.join() === lines.toSorted((a, b) => a - b).join(), 'problems that are not in the order of the text')
  },
})

const WORKLOAD_WORDS = [
  ...['parameters: [', '- same as a:1', ', plus 1e9', ', skew 99', ', new', 'one of "a"', 'number from 1 to ', 'null'],
  ...['text of 9 characters', '50% null', ' ?', 'share: 0%', 'times: -1', 'dump: ', '"t.c"', '&a ', '*a'],
  ..."' ; /*".split(' '),
]

const workloads = textParser({
  name: 'workloads',
  examples: filesIn(join(FIXTURES, 'workloads/tpcc'), '.yml'),
  words: WORKLOAD_WORDS,
  check: (text: string) => {
    const parsed = parseWorkload(text, 'w/workload.yml')
    if (parsed.kind === 'problems') checkProblems(parsed.problems, text, 'w/workload.yml')
  },
})

const OPTION_FILES = [CNF, ...filesIn(join(FIXTURES, 'suites'), '.cnf')]

const optionFile = textParser({
  name: 'option files',
  examples: OPTION_FILES,
  words: CNF_WORDS,
  check: (text: string) => {
    const { items, problems } = parseOptionFile(text, 'my.cnf')
    checkProblems(problems, text, 'my.cnf')
    const lines = items.map((item) => (item.kind === 'option' ? item.option.line : item.line))
    that(new Set(lines).size === lines.length && lines.every((line) => line >= 1), 'a line that is read twice')
  },
})

/**
 * Files that both take have the same options, in the same order; the program's text is bytes, in which NUL ends a line.
 */
function optionFilesAgainstProgram(folder: OptionFolder): Parser {
  const file = fc
    .oneof(optionFiles, texts(OPTION_FILES, CNF_WORDS))
    .filter((text) => !text.includes('\0') && text.isWellFormed())
  return parser({
    name: 'option files and my_print_defaults',
    texts: FILES_PER_START,
    inputs: fc.array(file, { minLength: FILES_PER_START, maxLength: FILES_PER_START }),
    check: (all: readonly string[]) => {
      const taken = all.filter((text) => isTaken(folder, text))
      const { ours, theirs } = folder.readAll(taken)
      for (const [index, text] of taken.entries())
        that(
          ours[index] === theirs[index],
          `${JSON.stringify(text)}: we read ${ours[index]}, the server ${theirs[index]}`,
        )
    },
  })
}

function isTaken(folder: OptionFolder, text: string): boolean {
  folder.write('one.cnf', `[mysqld]\n${text}`)
  try {
    folder.read('one.cnf')
    return true
  } catch {
    return false
  }
}

/** Some lines of each kind: judging a whole run again takes longer than reading it. */
const LINES = 40
const RESULTS = ['attributed', 'open', 'regressed', 'shard-1'].map((name) => {
  const folder = join(FIXTURES, 'results', name)
  return {
    result: JSON.parse(readFileSync(join(folder, 'result.json'), 'utf8')) as unknown,
    lines: readFileSync(join(folder, 'slices.jsonl'), 'utf8').split('\n').slice(0, LINES),
  }
})
const LINE_VALUES = [
  ...[slice(), probe(), cellTotals(), armState()],
  cellTotals({
    costs: { switches: 1, readBytes: 0, writtenBytes: 4096, fsyncs: 0, networkBytes: 9, residentBytes: 1e8 },
  }),
  ...RESULTS.flatMap(({ lines }) => lines.slice(0, 3).map((line): unknown => JSON.parse(line))),
]

/** `qpsgate report` on files that a stranger's workflow uploaded: read, judge again, show. */
function results(folder: string): Parser {
  const written = fc.constantFrom(...RESULTS)
  const oddLine = fc.tuple(jsonTexts(LINE_VALUES), fc.nat(LINES))
  const changed = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.tuple(
        jsonTexts(RESULTS.map(({ result }) => result)),
        written.map(({ lines }) => lines),
      ),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(written, fc.array(oddLine, { minLength: 1, maxLength: 3 }))
        .map(([{ result, lines }, odd]) => {
          const all = odd.reduce<readonly string[]>(
            (before, [line, at]) => before.with(at % before.length, line),
            lines,
          )
          return [JSON.stringify(result), all] as [string, readonly string[]]
        }),
    },
  )
  return parser({
    name: 'results, judged again and shown',
    inputs: changed,
    check: ([result, lines]: readonly [string, readonly string[]]) =>
      refusing(() => {
        writeFileSync(join(folder, 'result.json'), result)
        writeFileSync(join(folder, 'slices.jsonl'), lines.join('\n'))
        const { run, judgement, time } = readResults([folder])
        const made = makeResult(judgement, run, time)
        renderMarkdown(made)
        renderTerminal(made, { colour: false })
      }),
  })
}

const RECORD = JSON.parse(
  recordFile(record({ comparisons: [recordedChange()], settings: [recordedSetting()] })),
) as unknown

const records = parser({
  name: 'records of the ledger',
  inputs: jsonTexts([RECORD]),
  check: (text: string) => {
    const parsed = parseRecord(text, 'run.json')
    if (parsed.kind === 'problem') that(parsed.problem.startsWith('run.json '), 'a problem that does not name its file')
    else that(parseRecord(recordFile(parsed.value), 'run.json').kind === 'read', 'a record that does not read back')
  },
})

const measuredLines = parser({
  name: 'measured lines',
  inputs: jsonValues(LINE_VALUES),
  check: (value: unknown) => void lineSchema.safeParse(value),
})

const REPORT = filesIn(join(FIXTURES, 'sysbench-reports'), '.txt')
const TOTALS = '@qpsgate {"events":3,"reads":2,"writes":1,"other":1,"errors":0}\n'

const totals = textParser({
  name: "output of sysbench's driver",
  examples: [`${REPORT[0]}${TOTALS}`, TOTALS],
  words: ['@qpsgate {', '}', '\n@qpsgate ', '"events":', '\n', '{"__proto__":{"polluted":true}}'],
  check: (text: string) => void parseTotals(text),
})

const SHA = 'a'.repeat(40)
const EVENTS: Readonly<Record<string, unknown>> = {
  pull_request: {
    pull_request: {
      ...{ number: 7, title: 'x', labels: [{ name: 'qpsgate: accepted' }] },
      head: { sha: SHA, ref: 'more', repo: { full_name: 'acme/databases' } },
      base: { sha: SHA, ref: 'main' },
    },
    repository: { default_branch: 'main' },
  },
  merge_group: { merge_group: { base_sha: SHA, head_sha: SHA, base_ref: 'refs/heads/main' } },
  push: { before: SHA, repository: { default_branch: 'main' } },
  workflow_run: {
    workflow_run: {
      ...{ id: 9, run_number: 1, run_attempt: 1, event: 'pull_request', head_sha: SHA, head_branch: 'more' },
      ...{ head_repository: { full_name: 'acme/databases' }, pull_requests: [{ number: 7 }] },
    },
  },
}

const ENVIRONMENT = {
  ...{
    GITHUB_REPOSITORY: 'acme/databases',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_API_URL: 'https://api.github.com',
  },
  ...{ GITHUB_RUN_ID: '9', GITHUB_RUN_NUMBER: '1', GITHUB_RUN_ATTEMPT: '1', GITHUB_WORKSPACE: '/w', GITHUB_SHA: SHA },
  ...{ GITHUB_REF: 'refs/pull/7/merge' },
}

interface GivenContext {
  readonly name: string
  readonly payload: unknown
  readonly changes: Readonly<Record<string, string>>
}

const contexts = parser({
  name: 'events and environments of GitHub',
  inputs: fc.record({
    name: fc.constantFrom('pull_request', 'pull_request_target', 'merge_group', 'push', 'workflow_run', 'schedule'),
    payload: jsonValues(Object.values(EVENTS)),
    changes: fc.dictionary(
      fc.constantFrom(...Object.keys(ENVIRONMENT)),
      texts(Object.values(ENVIRONMENT), ['/', 'refs/heads/', 'https://', '@', '..', '-']),
      { maxKeys: 1 },
    ),
  }),
  check: ({ name, payload, changes }: GivenContext) =>
    refusing(() => parseContext({ ...ENVIRONMENT, ...changes, GITHUB_EVENT_NAME: name }, payload)),
})

const LABELS = [{ name: 'qpsgate: accepted' }, { name: 'mysql' }]
const LABEL_EVENTS = [
  {
    event: 'labeled',
    actor: { login: 'carol' },
    label: { name: 'qpsgate: accepted' },
    created_at: '2026-11-21T10:00:00Z',
  },
]
/** A comment has shown that nothing regressed, before the label was set. */
export const SHOWN_BEFORE = {
  forge: 'github',
  regressions: [],
  findShown: async () => ({ since: '2026-11-21T09:00:00Z', slowdowns: new Map<string, number>() }),
} as const

interface Answers {
  readonly labels: unknown
  readonly events: unknown
  readonly fromFork: boolean
}

/** Labels as an API tells them; the client is the real one, its answers come from memory. */
function acceptances(): Parser {
  let answers: Answers
  const answer = (url: string): unknown => (url.includes('/labels') ? answers.labels : answers.events)
  let client: Promise<GitHubClient> | undefined
  return parser({
    name: 'labels that accept',
    inputs: fc.record({
      labels: fc.oneof(fc.constant(LABELS), jsonValues([LABELS])),
      events: fc.oneof(fc.constant(LABEL_EVENTS), jsonValues([LABEL_EVENTS])),
      fromFork: fc.boolean(),
    }),
    check: async (given: Answers) => {
      answers = given
      client ??= connectedTo(answer)
      const change = { repository: { owner: 'acme', name: 'databases' }, headSha: SHA, ...SHOWN_BEFORE }
      const pullRequest = { number: 7, fromFork: given.fromFork }
      const { acceptance } = await findAcceptance(await client, { ...change, pullRequest })
      that(acceptance === null || acceptance.by !== '', 'an acceptance by nobody')
    },
  })
}

/** The real client, whose answers come from memory. */
export async function connectedTo(answer: (url: string) => unknown): Promise<GitHubClient> {
  const client = await connect('https://api.invalid', 'x', new AbortController().signal)
  client.hook.wrap('request', (_, { url }) => ({ data: answer(url), headers: {}, status: 200, url }))
  return client
}

const markers = textParser({
  name: 'markers of comments',
  examples: [`<!-- qpsgate:comment v1 key=a%20b head=${SHA} run=9 attempt=1 -->\ntext`],
  words: ['key=', '%', ' -->', '\n'],
  check: (body: string) => {
    const found = parseMarker(body)
    that(found === undefined || Number.isSafeInteger(found.attempt), 'an odd attempt')
  },
})

const DSNS = [
  'mysql://bench@db.example:3306/qpsgate?tls=verify&ca=/a&cert=/b&key=/c',
  'mysql://u@[::1]/x?tls=off',
  'mysql://u@h',
]
const DSN_WORDS = 'mysql: // @ : / ? & tls= ca= % %2%zz %C3%28 [ ] mysql password + xn--'.split(' ')

const dsns = textParser({
  name: 'addresses of servers',
  examples: DSNS,
  words: DSN_WORDS,
  check: (text: string) => {
    const parsed = parseDsn(text)
    if (parsed.kind === 'problem') return that(parsed.allowed !== '', 'a problem without words')
    const { host, user, schema, port } = parsed.endpoint
    that(host !== '' && user !== '' && /^\w+$/.test(schema) && port >= 0 && port <= 65_535, 'an odd endpoint')
  },
})
