import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { Ajv } from 'ajv'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { ACTION_FILE } from '../../scripts/action-docs.ts'
import { suiteJsonSchema } from '../../scripts/schemas.ts'
import { initFrom } from '../../src/commands/init.ts'
import { readSuiteConfig } from '../../src/core/sources/suite-config.ts'
import { formatProblems, parseSuite } from '../../src/core/suite/parse.ts'
import { suiteOptionFiles } from '../../src/edges/files/option-files.ts'
import { parseInitFlags } from '../../src/edges/terminal/init-flags.ts'
import { describeError, exitCodeOf } from '../../src/errors.ts'
import { Repository } from '../edges/git/git-repository.ts'
import { cpuSeconds } from '../setup/cpu-seconds.ts'
import { lint, pathOf, withLocalAction, withShortNames, ZIZMOR_CONFIG, ZIZMOR_FLAGS } from '../setup/lint-workflows.ts'
import { ensureActionlint, ensureShellcheck, ensureZizmor, type Tool, toolOrWhy } from '../setup/linters.ts'

const ENTRY = resolve(import.meta.dirname, '../../src/cli.ts')
const WORKFLOW = '.github/workflows/qpsgate.yml'
const SUITE = 'perf/qpsgate.yml'
const INSTALL_MS = 900_000
const OPTION_FILE = '[mysqld]\ninnodb_buffer_pool_size = 4G\nmax_connections = 500\n'

/** Made as repositories usually are, with a remote. */
interface Kind {
  readonly remote: string
  /** The output about the findings. */
  readonly found: string
  readonly files: Readonly<Record<string, string>>
  readonly workflow: string
}

const CI = `name: ci
on: push
jobs:
  test:
    runs-on: ubuntu-latest
    services:
      mysql:
        image: mysql:8.0
    steps:
      - run: make test
`

const KINDS: Readonly<Record<string, Kind>> = {
  'a web application with compose': {
    remote: 'git@github.com:shop/web.git',
    workflow: WORKFLOW,
    found: `found
  compose file  docker-compose.yml        db: mysql:8.4, 2 settings, with docker/mysql/my.cnf
  workflow      .github/workflows/ci.yml  mysql: mysql:8.0
  image         mysql:8.4, mysql:8.0      read from the files, so that a new tag is measured too
  runner        ubuntu-latest             used by 1 of 1 job
  forge         GitHub                    a remote is on github.com

note
  the tests of .github/workflows/ci.yml have a server: qpsgate workload makes your own load of their general log

would write
`,
    files: {
      'docker-compose.yml': `services:
  web:
    build: .
  db:
    image: \${DB_IMAGE:-mysql:8.4}
    environment:
      MYSQL_ROOT_PASSWORD: root
    volumes:
      - db:/var/lib/mysql
      - ./docker/mysql/my.cnf:/etc/mysql/conf.d/my.cnf:ro
volumes:
  db:
`,
      Dockerfile: 'FROM php:8.4-fpm\n',
      'docker/mysql/my.cnf': OPTION_FILE,
      '.github/workflows/ci.yml': CI,
    },
  },
  'a database image of one’s own on one’s own machines': {
    remote: 'https://token:secret@github.example.com/dba/mysql-image.git',
    workflow: WORKFLOW,
    found: `found
  Dockerfile  image/Dockerfile        mariadb:11.4, 3 settings, with image/conf.d/10-memory.cnf, image/conf.d/20-replica.cnf
  image       mariadb:11.4            read from the files, so that a new tag is measured too
  runner      self-hosted, linux, db  used by 1 of 1 job
  forge       GitHub                  a remote is on github.example.com

note
  github.example.com must reach the action: by GitHub Connect, or as a copy
  the runner may be your own machine: pull requests from forks are left out, take away the line with if: where they may run

would write
`,
    files: {
      'image/Dockerfile': 'ARG VERSION=11.4\nFROM mariadb:$VERSION\nCOPY conf.d/ /etc/mysql/conf.d/\n',
      'image/conf.d/10-memory.cnf': OPTION_FILE,
      'image/conf.d/20-replica.cnf': '[mariadb]\nslave_parallel_threads = 4\n',
      '.github/workflows/build.yml':
        'on: push\njobs:\n  build:\n    runs-on: [self-hosted, linux, db]\n    steps:\n      - run: make\n',
    },
  },
  'hosts with a file each, on Kubernetes': {
    remote: 'git@github.com:dba/fleet.git',
    workflow: WORKFLOW,
    found: `found
  option file  primary/my.cnf            2 settings
  option file  replica/my.cnf            3 settings
  YAML file    charts/db/values.yaml     image: docker.io/percona:8.0.36
  image        docker.io/percona:8.0.36  read from the files, so that a new tag is measured too
  runner       ubuntu-24.04              no other workflow tells
  forge        GitHub                    a remote is on github.com

passed over
  option file  tests/fixtures/my.cnf  for tests, development or readers, or the code of others; --config takes it

would write
`,
    files: {
      'primary/my.cnf': OPTION_FILE,
      'replica/my.cnf': `${OPTION_FILE}read_only = ON\n`,
      'tests/fixtures/my.cnf': OPTION_FILE,
      'charts/db/values.yaml': 'image:\n  registry: docker.io\n  repository: percona\n  tag: "8.0.36"\n',
      'charts/db/templates/set.yaml': '{{- if .Values.mysql }}\nimage: {{ .Values.image }}\n{{- end }}\n',
    },
  },
  'a repository on Forgejo': {
    remote: 'https://codeberg.org/shop/web.git',
    workflow: '.forgejo/workflows/qpsgate.yml',
    found: `found
  option file   mysql/my.cnf   2 settings
  compose file  compose.yml    db: mysql:8.4
  image         mysql:8.4      read from the files, so that a new tag is measured too
  runner        ubuntu-latest  no other workflow tells
  forge         Forgejo        a remote is on codeberg.org

note
  mysql:8.4 is not used: jobs there have no docker as a rule, so the server of the job is measured

would write
`,
    files: { 'mysql/my.cnf': OPTION_FILE, 'compose.yml': 'services: { db: { image: "mysql:8.4" } }\n' },
  },
}

let repository: Repository
beforeEach(() => {
  repository = new Repository()
})
afterEach(() => repository[Symbol.dispose]())

function make({ remote, files }: Pick<Kind, 'remote' | 'files'>): void {
  for (const [path, text] of Object.entries(files)) repository.write(path, text)
  repository.commit()
  repository.git('remote', 'add', 'origin', remote)
}

/** The command, called from a folder of the repository. */
async function init(args: readonly string[] = [], folder = '') {
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const outcome = (status: number, stderr: string) => ({
    ...{ status, stderr, stdout: printed.mock.calls.map(([text]) => String(text)).join('') },
  })
  try {
    return outcome(await initFrom(repository.at(folder), parseInitFlags(args)), '')
  } catch (thrown) {
    return outcome(exitCodeOf(thrown), describeError(thrown))
  } finally {
    printed.mockRestore()
  }
}

const read = (path: string) => readFileSync(repository.at(path), 'utf8')

describe.each(Object.entries(KINDS))('in %s', (_, kind) => {
  let linted: string
  let tools: Readonly<Record<'actionlint' | 'shellcheck' | 'zizmor', Tool>>

  beforeAll(async () => {
    linted = mkdtempSync(join(tmpdir(), 'qpsgate-init-'))
    for (const name of ['.git', 'dist', dirname(WORKFLOW)]) mkdirSync(join(linted, name), { recursive: true })
    for (const file of ['dist/action.js', 'dist/cleanup.js']) writeFileSync(join(linted, file), '')
    writeFileSync(join(linted, 'action.yml'), readFileSync(ACTION_FILE))
    writeFileSync(join(linted, '.github/actionlint.yaml'), 'self-hosted-runner: { labels: [db] }\n')
    writeFileSync(join(linted, 'zizmor.yml'), ZIZMOR_CONFIG)
    tools = {
      actionlint: await toolOrWhy(ensureActionlint),
      shellcheck: await toolOrWhy(ensureShellcheck),
      zizmor: await toolOrWhy(ensureZizmor),
    }
  }, INSTALL_MS)
  afterAll(() => rmSync(linted, { recursive: true, force: true }))

  test.for([[], ['--suite']])('what %j writes passes actionlint and zizmor', async (args, context) => {
    make(kind)
    expect(await init(args)).toMatchObject({ status: 0, stderr: '' })
    const text = read(kind.workflow)
    writeFileSync(join(linted, WORKFLOW), withLocalAction(text))
    const actionlint = ['-no-color', '-pyflakes=', `-shellcheck=${pathOf(tools.shellcheck, context)}`, WORKFLOW]
    expect(lint(pathOf(tools.actionlint, context), actionlint, linted)).toBe('')
    writeFileSync(join(linted, WORKFLOW), withShortNames(text))
    const zizmor = [...ZIZMOR_FLAGS, '--config=zizmor.yml', dirname(WORKFLOW)]
    expect(lint(pathOf(tools.zizmor, context), zizmor, linted)).toBe('')
  })

  test('it is found out where things are, and no secret is shown', async () => {
    make(kind)
    const { stdout } = await init(['--dry-run', '--suite'])
    expect(stdout.slice(0, kind.found.length)).toBe(kind.found)
    for (const path of [kind.workflow, SUITE]) expect(stdout).toContain(`\n--- ${path}\n`)
    expect(stdout).not.toContain('secret')
  })

  test('the suite holds, with its option files where it names them', async () => {
    make(kind)
    await init(['--suite'])
    const parsed = parseSuite(read(SUITE), SUITE, suiteOptionFiles(repository.at(SUITE)), (config, reader) =>
      readSuiteConfig(config, reader, undefined),
    )
    expect(parsed.kind === 'ok' ? parsed.warnings : formatProblems(parsed.problems)).toEqual([])
    const isSuite = new Ajv({ strict: false }).compile(suiteJsonSchema())
    expect(isSuite(parse(read(SUITE))), JSON.stringify(isSuite.errors)).toBe(true)
  })

  test('a second call refuses, and changes nothing', async () => {
    make(kind)
    await init(['--suite'])
    repository.write(SUITE, 'mine\n')
    const before = read(kind.workflow)
    const { status, stderr } = await init(['--suite'])
    expect(status).toBe(2)
    expect(stderr).toMatch(
      new RegExp(`${basename(kind.workflow)} and ${SUITE} are there already, so nothing was written`),
    )
    expect([read(kind.workflow), read(SUITE)]).toEqual([before, 'mine\n'])
  })

  test('--dry-run changes nothing at all', async () => {
    make(kind)
    await init(['--dry-run', '--suite'])
    expect(repository.git('status', '--porcelain', '--ignored')).toBe('')
  })
})

describe('qpsgate init', () => {
  const GITHUB = 'git@github.com:x/y.git'

  test('says what it looked for where there is nothing to gate, and writes nothing', async () => {
    make({ remote: GITHUB, files: { 'README.md': '' } })
    const { status, stdout, stderr } = await init()
    expect(status).toBe(2)
    expect(stdout).toContain('configuration  none')
    expect(stderr).toMatch(/^found no configuration to gate, so nothing was written; looked for .*--config PATH/)
    expect(existsSync(repository.at('.github'))).toBe(false)
  })

  test('writes a suite to begin with where it is asked for one', async () => {
    make({ remote: GITHUB, files: { 'README.md': '' } })
    expect((await init(['--suite'])).status).toBe(0)
    expect(parse(read(SUITE)).control).toBe('defaults')
    expect(parse(read(WORKFLOW)).jobs.gate.steps[1].with).toEqual({ suite: SUITE })
  })

  test('names the recipe for GitLab, and writes no workflow', async () => {
    make({ remote: 'git@gitlab.com:x/y.git', files: { 'my.cnf': OPTION_FILE } })
    const { status, stderr } = await init()
    expect(status).toBe(2)
    expect(stderr).toMatch(
      /GitLab reads no workflow, so nothing was written; copy the job of .*gitlab\.md; what to gate there: my\.cnf/,
    )
    expect(await init(['--suite'])).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/none is written; its job is in/),
    })
    expect(readdirSync(repository.path).sort()).toEqual(['.git', 'my.cnf', 'perf'])
  })

  test('writes at the top of the repository wherever one stands, and takes what is named from there', async () => {
    make({ remote: GITHUB, files: { 'my.cnf': OPTION_FILE, 'deploy/db/custom.cnf': OPTION_FILE } })
    const { status, stdout } = await init(
      ['--config', 'db', '--image', 'mysql:9.1', '--runner', 'ubuntu-22.04'],
      'deploy',
    )
    expect(status).toBe(0)
    expect(parse(read(WORKFLOW)).jobs.gate).toMatchObject({ 'runs-on': 'ubuntu-22.04' })
    expect(parse(read(WORKFLOW)).jobs.gate.steps[1].with).toEqual({ config: 'deploy/db', image: 'mysql:9.1' })
    expect(stdout).toContain('git add ../.github/workflows/qpsgate.yml &&')
    expect(stdout).toContain(' run --config db --base HEAD --image mysql:9.1')
  })

  test('refuses to gate what lies outside, and what a workflow cannot name', async () => {
    make({ remote: GITHUB, files: { '${{ x }}.cnf': OPTION_FILE } })
    expect(await init(['--config', '/etc/hostname'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('it is not in'),
    })
    expect((await init()).stdout).toContain(`name  \${{ x }}.cnf  has \${{, which GitHub would replace; rename it`)
    expect((await init()).status).toBe(2)
  })

  test('writes through no link of the repository', async () => {
    using outside = new Repository()
    make({ remote: GITHUB, files: { 'my.cnf': OPTION_FILE } })
    repository.link('.github', outside.path)
    repository.commit()
    expect(await init()).toMatchObject({ status: 2, stderr: expect.stringContaining('is a symbolic link') })
    expect(readdirSync(outside.path)).toEqual(['.git'])
  })

  test('explains itself, takes no other words, and works as it is called', async () => {
    make({ remote: GITHUB, files: { 'my.cnf': OPTION_FILE } })
    const call = (...args: readonly string[]) =>
      execFileSync(process.execPath, [ENTRY, 'init', ...args], { cwd: repository.path, encoding: 'utf8' })
    expect(call('--help')).toMatch(/^usage: qpsgate init[\s\S]*examples:\n/)
    expect(call()).toMatch(/^found\n[\s\S]*\nwrote\n[\s\S]*\nnext\n {2}1\. commit: git add/)
    expect(await init(['all'])).toMatchObject({ status: 2, stderr: expect.stringContaining('see qpsgate init --help') })
  })

  test('finds its way in a large repository, with a few seconds of work', async () => {
    make({ remote: GITHUB, files: { 'my.cnf': OPTION_FILE } })
    // As many entries of the index as it takes; their files are not here.
    const entries = Array.from({ length: 200_000 }, (_, nth) => `100644 ${EMPTY_BLOB}\tsrc/${nth % 500}/file${nth}.ts`)
    repository.git('hash-object', '-w', '/dev/null')
    execFileSync('git', ['update-index', '--index-info'], { cwd: repository.path, input: `${entries.join('\n')}\n` })
    const seconds = await cpuSeconds(async () =>
      expect((await init(['--dry-run'])).stdout).toContain('option file  my.cnf'),
    )
    expect(seconds).toBeLessThan(10)
  })
})

/** Git's name for a file without content. */
const EMPTY_BLOB = 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391'
