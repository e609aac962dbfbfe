import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, type TestContext, test } from 'vitest'
import { parse } from 'yaml'
import { ACTION_FILE, readAction } from '../scripts/action-docs.ts'
import { INPUT_NAMES } from '../src/edges/github/context/inputs.ts'
import { lint, pathOf, withLocalAction, withShortNames, ZIZMOR_CONFIG, ZIZMOR_FLAGS } from './setup/lint-workflows.ts'
import { ensureActionlint, ensureShellcheck, ensureZizmor, type Tool, toolOrWhy } from './setup/linters.ts'
import { blocksOf, PAGES, ROOT } from './setup/pages.ts'

const WORKFLOWS = '.github/workflows'
const ZIZMOR_FILE = 'zizmor.yml'
const INSTALL_MS = 900_000

/** A name that is also a good file name, and the text. */
type Document = readonly [name: string, text: string]

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, string>>
  readonly 'continue-on-error'?: unknown
}

interface Workflow {
  readonly on: unknown
  readonly permissions?: unknown
  readonly concurrency?: string | { readonly group: string; readonly 'cancel-in-progress'?: unknown }
  readonly jobs: Readonly<Record<string, { 'timeout-minutes'?: number; permissions?: object; steps: readonly Step[] }>>
}

const own: readonly Document[] = readdirSync(join(ROOT, WORKFLOWS)).map((name) => [name, read(join(WORKFLOWS, name))])
const documented: readonly Document[] = PAGES.flatMap(blocksOf)
  .filter(({ language, text }) => language === 'yaml' && isWorkflow(text))
  .map(({ page, line, text }) => [`${page.replaceAll('/', '-')}-line-${line}.yml`, text])
const all = [...own, ...documented]

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

function isWorkflow(text: string): boolean {
  const content = parse(text) as Readonly<Record<string, unknown>>
  return 'on' in content && 'jobs' in content
}

function jobsOf(text: string) {
  return Object.values((parse(text) as Workflow).jobs)
}

/** The group in which a newer run cancels the older one; none: runs wait for each other, or know nothing of each other. */
function groupOfCancelled(text: string): string[] {
  const { concurrency } = parse(text) as Workflow
  return typeof concurrency === 'object' && concurrency['cancel-in-progress'] !== false ? [concurrency.group] : []
}

function isOfAction({ uses = '' }: Step): boolean {
  return uses === './' || /(^|\/)qpsgate\/qpsgate@/.test(uses)
}

/** The `with:` of every step that runs this action. */
function usesOfAction(text: string): Readonly<Record<string, string>>[] {
  return jobsOf(text)
    .flatMap(({ steps }) => steps)
    .filter(isOfAction)
    .map((step) => step.with ?? {})
}

describe('the action', () => {
  const { inputs, outputs } = readAction()

  test('has exactly the inputs that the program reads', () =>
    expect(Object.keys(inputs).sort()).toEqual([...INPUT_NAMES].sort()))

  test('has a description of each input and output, and a default of each input', () => {
    for (const [name, input] of [...Object.entries(inputs), ...Object.entries(outputs)]) {
      expect(input.description, name).toMatch(/^\S.{10,}[^.]$/)
    }
    for (const [name, input] of Object.entries(inputs)) expect(input.default, name).toBeTypeOf('string')
  })

  test.each(all)('gets only inputs that exist from %s', (_, text) => {
    for (const given of usesOfAction(text))
      expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(given)))
  })

  test.each(all)('gets all inputs that its command needs from %s', (_, text) => {
    const needs = { run: ['config', 'suite'], report: ['results'], record: ['results'], canary: ['image', 'server'] }
    for (const given of usesOfAction(text)) {
      const command = (given.command ?? 'run') as keyof typeof needs
      const many = Object.keys(given).filter((input) => needs[command].includes(input)).length
      // A run finds the files of the change itself.
      expect(many).toBeLessThanOrEqual(1)
      if (command !== 'run') expect(many).toBe(1)
    }
  })
})

describe('workflows', () => {
  test.each(own)('%s has no permissions by default, and explicit ones in each job', (_, text) => {
    const workflow = parse(text) as Workflow
    expect(workflow.permissions).toEqual({})
    for (const job of Object.values(workflow.jobs)) expect(job.permissions).toBeTypeOf('object')
  })

  test.each(own)('%s has a concurrency group', (_, text) => {
    expect((parse(text) as Workflow).concurrency).toMatchObject({ group: expect.any(String) })
  })

  const cancelling = all.flatMap((each) => groupOfCancelled(each[1]).map((group) => ({ name: each[0], group })))

  test.each(cancelling)('$name does not cancel a run of another pull request or commit', ({ group }) =>
    expect(group).toMatch(/-\$\{\{ github\.event\.pull_request\.number \|\| github\.sha \}\}$/),
  )

  /** Names may be alike where two recipes were copied; files are not. */
  const copied = documented.flatMap(([, text]) => groupOfCancelled(text))

  test('that are copied from pages do not cancel runs of other workflows', () => {
    expect(copied.length).toBeGreaterThan(5)
    for (const group of copied) expect(group).toMatch(/^\$\{\{ github\.workflow_ref \}\}-/)
  })

  test.each(all)('%s has a time limit for each job', (_, text) => {
    for (const job of jobsOf(text)) expect(job['timeout-minutes']).toBeTypeOf('number')
  })

  test.each(all)('%s names other actions by a commit, with the version in a comment', (_, text) => {
    const lines = text.split('\n').filter((line) => /^\s*(- )?uses:/.test(line))
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) {
      const used = line.replace(/^\s*(- )?uses: (https:\/\/github\.com\/)?/, '')
      expect(used).toMatch(/^(\.\/|qpsgate\/qpsgate@v1|[\w-]+(?:\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/)
    }
  })

  test.each(all)('%s goes on after a push to a branch if its step of this action fails', (_, text) => {
    const { on, jobs } = parse(text) as Workflow
    if (!JSON.stringify(on).includes('"push"')) return
    const steps = Object.values(jobs).flatMap((job) => job.steps)
    for (const step of steps.filter(isOfAction)) expect(step['continue-on-error']).toMatch(/event_name == 'push'/)
  })

  test.each(own)('%s runs no install script of a package', (_, text) => {
    const installs = text.split('\n').filter((line) => /\bnpm (?:ci|i|install)\b/.test(line))
    for (const line of installs) expect(line).toContain(' --ignore-scripts')
  })

  test('of this repository audit packages at each change', () => {
    const { jobs } = parse(read(join(WORKFLOWS, 'ci.yml'))) as Workflow
    const commands = Object.values(jobs).flatMap(({ steps }) => steps.map(({ run }) => run))
    expect(commands).toContain('npm audit --omit=dev')
  })

  test('of this repository update actions and packages only to versions that are a week old', () => {
    interface Updates {
      readonly updates: readonly { readonly 'package-ecosystem': string; readonly cooldown: object }[]
    }
    const { updates } = parse(read('.github/dependabot.yml')) as Updates
    expect(updates.map((update) => update['package-ecosystem']).sort()).toEqual(['github-actions', 'npm'])
    for (const { cooldown } of updates) expect(cooldown).toEqual({ 'default-days': 7 })
  })

  test('of this repository measure suites with a known verdict each night', () => {
    interface Nightly {
      readonly jobs: { readonly 'known-outcome': { readonly strategy: { readonly matrix: Matrix } } }
    }
    interface Matrix {
      readonly suite: readonly string[]
      readonly include: readonly { readonly suite: string; readonly verdict: string }[]
    }
    const { matrix } = (parse(read(join(WORKFLOWS, 'nightly.yml'))) as Nightly).jobs['known-outcome'].strategy
    expect(matrix.suite.toSorted()).toEqual(['a-a', 'slowdown'])
    expect(matrix.include).toEqual([
      { suite: 'a-a', verdict: 'pass' },
      { suite: 'slowdown', verdict: 'regressed' },
    ])
  })
})

/** The documented workflows in a repository of their own, together with the action. */
function makeRepository(change: (text: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'qpsgate-workflows-'))
  for (const name of [WORKFLOWS, '.git', 'dist']) mkdirSync(join(folder, name), { recursive: true })
  for (const file of ['dist/action.js', 'dist/cleanup.js']) writeFileSync(join(folder, file), '')
  writeFileSync(join(folder, 'action.yml'), readFileSync(ACTION_FILE))
  // The label that recipes give a machine of one's own.
  writeFileSync(join(folder, '.github/actionlint.yaml'), 'self-hosted-runner: { labels: [qpsgate] }\n')
  writeFileSync(join(folder, ZIZMOR_FILE), ZIZMOR_CONFIG)
  for (const [name, text] of documented) writeFileSync(join(folder, WORKFLOWS, name), change(text))
  return folder
}

describe('actionlint', () => {
  let repository: string
  let actionlint: Tool
  let shellcheck: Tool

  beforeAll(async () => {
    repository = makeRepository(withLocalAction)
    shellcheck = await toolOrWhy(ensureShellcheck)
    actionlint = await toolOrWhy(ensureActionlint)
  }, INSTALL_MS)
  afterAll(() => rmSync(repository, { recursive: true, force: true }))

  const complaints = (name: string, folder: string, context: TestContext) => {
    const args = ['-no-color', '-pyflakes=', `-shellcheck=${pathOf(shellcheck, context)}`, join(WORKFLOWS, name)]
    return lint(pathOf(actionlint, context), args, folder)
  }

  test.for(own)('has no complaint about the workflow %s of this repository', ([name], context) =>
    expect(complaints(name, ROOT, context)).toBe(''),
  )

  test.for(documented)('has no complaint about the documented workflow %s', ([name], context) =>
    expect(complaints(name, repository, context)).toBe(''),
  )
})

describe('zizmor', () => {
  let repository: string
  let zizmor: Tool

  beforeAll(async () => {
    repository = makeRepository(withShortNames)
    zizmor = await toolOrWhy(ensureZizmor)
  }, INSTALL_MS)
  afterAll(() => rmSync(repository, { recursive: true, force: true }))

  test('has no complaint about the workflows of this repository and the action', (context) =>
    expect(lint(pathOf(zizmor, context), [...ZIZMOR_FLAGS, '--no-config', WORKFLOWS, 'action.yml'], ROOT)).toBe(''))

  test('has no complaint about the documented workflows', (context) =>
    expect(lint(pathOf(zizmor, context), [...ZIZMOR_FLAGS, `--config=${ZIZMOR_FILE}`, WORKFLOWS], repository)).toBe(''))
})
