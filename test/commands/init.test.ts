/** Made-up repositories of the shapes that configuration has in real ones are in test/fixtures/repositories. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { ACTION_FILE } from '../../scripts/action-docs.ts'
import { initFrom } from '../../src/commands/init.ts'
import { WORKFLOW_PATH, workflowText } from '../../src/core/init/workflow.ts'
import { parseInitFlags } from '../../src/edges/terminal/init-flags.ts'
import { describeError, exitCodeOf } from '../../src/errors.ts'
import { readSubject } from '../../src/gate/subject.ts'
import { Repository } from '../edges/git/git-repository.ts'
import { cpuSeconds } from '../setup/cpu-seconds.ts'
import { lint, pathOf, withLocalAction, ZIZMOR_CONFIG, ZIZMOR_FLAGS } from '../setup/lint-workflows.ts'
import { ensureActionlint, ensureShellcheck, ensureZizmor, type Tool, toolOrWhy } from '../setup/linters.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { fewerByDay } from '../setup/tonight.ts'

const ENTRY = resolve(import.meta.dirname, '../../src/cli.ts')
const FIXTURES = new URL('../fixtures/repositories/', import.meta.url)
const INSTALL_MS = 900_000
const OPTION_FILE = '[mysqld]\ninnodb_buffer_pool_size = 4G\nmax_connections = 500\n'

let repository: Repository
const home = process.cwd()
beforeEach(() => {
  repository = new Repository()
})
afterEach(() => {
  process.chdir(home)
  repository[Symbol.dispose]()
})

/** A repository whose second commit brings files. */
function make(files: Readonly<Record<string, string>>): void {
  repository.commit()
  for (const [path, text] of Object.entries(files)) repository.write(path, text)
  repository.commit()
}

/** The command, called from a folder of the repository. */
async function init(args: readonly string[] = [], folder = '') {
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const stdout = () => printed.mock.calls.map(([text]) => String(text)).join('')
  try {
    return { status: await initFrom(repository.at(folder), parseInitFlags(args)), stdout: stdout(), stderr: '' }
  } catch (thrown) {
    return { status: exitCodeOf(thrown), stdout: stdout(), stderr: describeError(thrown) }
  } finally {
    printed.mockRestore()
  }
}

const workflow = () => readFileSync(repository.at(WORKFLOW_PATH), 'utf8')
const inputs = () => parse(workflow()).jobs.gate.steps[1].with

function partsOf(name: string): Readonly<Record<string, string>> {
  const parts = readFileSync(new URL(name, FIXTURES), 'utf8')
    .split(/^=== (.*)\n/m)
    .slice(1)
  return Object.fromEntries(parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1] ?? '']] : [])))
}

test('the workflow that qpsgate init writes equals the one in the README, line by line', () => {
  const [, readme = ''] = /```yaml\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8')) ?? []
  const lines = (text: string) => text.split('\n').map((line) => line.replace(/ # (?:without paths|your ).*/, ''))
  const workflow = workflowText([], 'mysql:9.7')
  expect(lines(workflow.replace(/^#.*\n/gm, ''))).toEqual(lines(readme))
})

describe.each(fewerByDay(readdirSync(FIXTURES), 3))('in a repository like %s,', (name) => {
  test('init names the commit that added the server, and the gate can read that change', async () => {
    make(partsOf(name))
    const { status, stdout } = await init()
    expect(status).toBe(0)
    expect(stdout).toMatch(/^history\n {2}in the last commit, 1 would have been measured\n {2}[0-9a-f]{7} .*: \S+/)
    expect(inputs()).toBeUndefined()
    process.chdir(repository.path)
    const { suite } = await readSubject({ kind: 'config', paths: [], base: 'HEAD~' })
    expect(suite.scenarios.some(({ options, program }) => options.length > 0 || program !== undefined)).toBe(true)
  })
})

describe('the linters of workflows', () => {
  let linted: string
  let tools: Readonly<Record<'actionlint' | 'shellcheck' | 'zizmor', Tool>>

  beforeAll(async () => {
    linted = mkdtempSync(join(tmpdir(), 'qpsgate-init-'))
    for (const name of ['.git', 'dist', dirname(WORKFLOW_PATH)]) mkdirSync(join(linted, name), { recursive: true })
    for (const file of ['dist/action.js', 'dist/cleanup.js']) writeFileSync(join(linted, file), '')
    writeFileSync(join(linted, 'action.yml'), readFileSync(ACTION_FILE))
    writeFileSync(join(linted, 'zizmor.yml'), ZIZMOR_CONFIG)
    tools = {
      actionlint: await toolOrWhy(ensureActionlint),
      shellcheck: await toolOrWhy(ensureShellcheck),
      zizmor: await toolOrWhy(ensureZizmor),
    }
  }, INSTALL_MS)
  afterAll(() => rmSync(linted, { recursive: true, force: true }))

  test.for([
    [[], []],
    [
      ['--config', "it's: #1 {x}.cnf", '--config', 'a.cnf', '--image', 'mysql:8.4'],
      ['config: |', 'image: mysql:8.4'],
    ],
  ])('find no problem in the workflow that qpsgate init writes for the flags %j', async ([args, texts], context) => {
    make({ 'a.cnf': OPTION_FILE, "it's: #1 {x}.cnf": OPTION_FILE })
    expect(await init(args)).toMatchObject({ status: 0 })
    for (const text of texts ?? []) expect(workflow()).toContain(text)
    writeFileSync(join(linted, WORKFLOW_PATH), withLocalAction(workflow()))
    const actionlint = ['-no-color', '-pyflakes=', `-shellcheck=${pathOf(tools.shellcheck, context)}`, WORKFLOW_PATH]
    expect(lint(pathOf(tools.actionlint, context), actionlint, linted)).toBe('')
    writeFileSync(join(linted, WORKFLOW_PATH), workflow())
    const zizmor = [...ZIZMOR_FLAGS, '--config=zizmor.yml', dirname(WORKFLOW_PATH)]
    expect(lint(pathOf(tools.zizmor, context), zizmor, linted)).toBe('')
  })
})

describe('qpsgate init', () => {
  test('prints past changes that it would have measured, notes, and the next steps', async () => {
    make({
      'compose.yml': `services:
  db: { image: "mysql:latest", volumes: ["./my.cnf:/etc/mysql/conf.d/my.cnf"] }
  old: { image: "registry.example.com/mariadb:11.4" }
`,
      'my.cnf': OPTION_FILE,
    })
    repository.write('README.md', 'sync_binlog = 0\n')
    repository.commit()
    repository.git('mv', 'my.cnf', 'db.cnf')
    repository.write('compose.yml', readFileSync(repository.at('compose.yml'), 'utf8').replace('/my.cnf:', '/db.cnf:'))
    repository.commit()
    repository.write('db.cnf', OPTION_FILE.replace('4G', '2G'))
    repository.git('commit', '--quiet', '--all', '--message', 'Half the memory')
    const { stdout } = await init()
    for (const text of [
      'history\n  in the last 4 commits, 2 would have been measured\n  ',
      ' Half the memory: db.cnf\n',
      '\nnote\n  mysql:latest is another version tomorrow: pin the tag of production\n',
      '  registry.example.com may want a login',
      `\nwrote ${WORKFLOW_PATH}\n\nnext\n  1. nothing is released yet: `,
    ])
      expect(stdout).toContain(text)
    expect(stdout).toMatch(/ run --base HEAD\n\n$/)
    expect(inputs()).toBeUndefined()
  })

  test('advises --image if no file names an image', async () => {
    make({ 'my.cnf': OPTION_FILE })
    expect((await init(['--dry-run'])).stdout).toContain('--image takes that of production')
    expect((await init(['--image', 'mysql:8.4'])).stdout).not.toContain('of production')
    expect(inputs()).toEqual({ image: 'mysql:8.4' })
  })

  test('changes nothing with --dry-run, and refuses to replace a workflow', async () => {
    make({ 'my.cnf': OPTION_FILE })
    expect((await init(['--dry-run'])).stdout).toContain(`would write ${WORKFLOW_PATH}\n\n# Reports`)
    expect(repository.git('status', '--porcelain', '--ignored')).toBe('')
    await init()
    repository.write(WORKFLOW_PATH, 'mine\n')
    expect(await init()).toMatchObject({ status: 2, stderr: expect.stringContaining('is there already') })
    expect((await init(['--dry-run'])).stdout).toContain(
      `would keep the workflow that is there, in place of ${WORKFLOW_PATH}`,
    )
    expect(workflow()).toBe('mine\n')
  })

  test('prints that no past change would have been measured if no file configures a server', async () => {
    make({ 'README.md': 'sync_binlog = 0' })
    expect((await init()).stdout).toMatch(/^history\n {2}in the last commit, none would have been measured\n\n/)
  })

  test('prints no history in a repository without a commit', async () => {
    expect((await init()).stdout).toMatch(/^wrote /)
  })

  test.each([
    ['.gitlab-ci.yml', 'gitlab.md'],
    ['.forgejo/workflows/ci.yml', 'other-forges.md'],
  ])('refuses a repository with %s, and names the recipe for it', async (path, recipe) => {
    make({ 'my.cnf': OPTION_FILE, [path]: '' })
    expect(await init()).toMatchObject({ status: 2, stderr: expect.stringContaining(recipe) })
    expect(existsSync('docs/recipes/'.concat(recipe))).toBe(true)
  })

  test('reads paths from the current folder, but writes the workflow at the top of the repository', async () => {
    make({ 'my.cnf': OPTION_FILE, 'deploy/db/custom.cnf': OPTION_FILE })
    const { stdout } = await init(['--config', 'db', '--image', 'mysql:9.1'], 'deploy')
    expect(inputs()).toEqual({ config: 'deploy/db', image: 'mysql:9.1' })
    expect(stdout).toContain('git add ../.github/workflows/qpsgate.yml &&')
    expect(stdout).toContain(' run --config db --base HEAD --image mysql:9.1')
  })

  test.each([
    ['/etc/hostname', 'it is not in'],
    ['none.cnf', 'there is no such file'],
    [`\${{ x }}.cnf`, 'which GitHub would replace'],
  ])('refuses --config %s, and the error says "%s"', async (path, why) => {
    make({ 'my.cnf': OPTION_FILE, '${{ x }}.cnf': OPTION_FILE })
    expect(await init(['--config', path])).toMatchObject({ status: 2, stderr: expect.stringContaining(why) })
  })

  test('refuses to read or write through a link that leads out of the repository', async () => {
    using outside = new Repository()
    outside.write('secret.cnf', '[mysqld]\nmax_connections = 4711\n')
    make({ 'my.cnf': OPTION_FILE })
    repository.link('link.cnf', outside.at('secret.cnf'))
    repository.link('.github', outside.path)
    repository.commit()
    const { status, stdout, stderr } = await init()
    expect([status, stderr]).toEqual([2, expect.stringContaining('is a symbolic link')])
    expect(stdout).not.toContain('link.cnf')
    expect(readdirSync(outside.path).sort()).toEqual(['.git', 'secret.cnf'])
  })

  test('is refused outside of a git repository', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'qpsgate-none-'))
    await expect(initFrom(folder, parseInitFlags([]))).rejects.toThrow(/is in no repository of git/)
    rmSync(folder, { recursive: true })
  })

  test('prints history, workflow and next steps when the built program is started', () => {
    make({ 'my.cnf': OPTION_FILE })
    const said = execFileSync(process.execPath, [ENTRY, 'init'], { cwd: repository.path, encoding: 'utf8' })
    expect(said).toMatch(/^history\n[\s\S]*\nwrote [\s\S]*\nnext\n/)
  })

  test('takes less than two seconds of CPU time, without that of git, in a repository of 50,000 files', async () => {
    make({})
    // As many entries of the index as it takes; their files are not here.
    const entries = Array.from(
      { length: IS_NIGHTLY ? 200_000 : 50_000 },
      (_, nth) => `100644 ${EMPTY_BLOB}\tsrc/${nth % 500}/file${nth}.ts`,
    )
    repository.git('hash-object', '-w', '/dev/null')
    execFileSync('git', ['update-index', '--index-info'], { cwd: repository.path, input: `${entries.join('\n')}\n` })
    repository.git('commit', '--quiet', '--message', 'Many files')
    repository.write('my.cnf', OPTION_FILE)
    repository.git('add', 'my.cnf')
    repository.git('commit', '--quiet', '--message', 'A server')
    const seconds = await cpuSeconds(async () => {
      expect((await init(['--dry-run'])).stdout).toContain(' A server: my.cnf\n')
    })
    expect(seconds).toBeLessThan(2)
  })
})

/** Git's name for a file without content. */
const EMPTY_BLOB = 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391'
