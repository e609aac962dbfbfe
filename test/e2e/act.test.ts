/** Real workflow files, run by act on this machine: the runner's part around the action's bundle. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempDisposableSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, type TestContext, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { type FakeGitHub, startFakeGitHub } from '../fakes/github-api.ts'
import { addPull } from '../fakes/github-state.ts'
import { ensureAct, type Tool, toolOrWhy } from '../setup/linters.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { ensureOldImage } from '../setup/old-image.ts'
import { blocksOf } from '../setup/pages.ts'
import { ActionPlace, pullRequestEvent, REPOSITORY } from './action-place.ts'
import { ROOT, smallSuite } from './cli.ts'

const { DOCKER_HOST } = process.env
const engine = inject('engine')
const CONFIG = 'config/my.cnf'
const PLAIN = '[mysqld]\nmax_connections = 500\nperformance_schema = OFF\n'
const COSTLY = `[mysqld]
max_connections = 500
performance_schema = ON
performance-schema-instrument = "%=ON"
performance-schema-consumer-events-waits-current = ON
performance-schema-consumer-events-waits-history = ON
performance-schema-consumer-events-waits-history-long = ON
performance-schema-consumer-events-statements-history-long = ON
performance-schema-consumer-events-stages-current = ON
performance-schema-consumer-events-stages-history-long = ON
`
/** From the start of act to its end: an acceptable wait for a pull request. */
const MOST_SECONDS = 240

/**
 * The README's workflow as a new user has it, except for the action, which is next to it, the file, and the inputs in
 * place of the image.
 */
function workflowOf(file: string, inputs: readonly string[]): string {
  return `${workflowOfReadme()
    .replace('- uses: qpsgate/qpsgate@v1', '- id: gate\n        uses: ./')
    .replace(/config: .*/, `config: ${file}`)
    .replace(/image: .*/, inputs.join('\n          '))}
      - if: always()
        run: echo "verdict=\${{ steps.gate.outputs.verdict }}"
`
}

const SETTINGS = workflowOf(CONFIG, ['server: local', 'workloads: oltp_write_only', 'explain: never'])

function workflowOfReadme(): string {
  const [, text] = /```yaml\n(name: qpsgate\n[^`]*?)\n```/.exec(readFileSync(join(ROOT, 'README.md'), 'utf8')) ?? []
  if (text === undefined) throw new Error('README.md has no workflow')
  return text
}

let act: Tool
let github: FakeGitHub

beforeAll(async () => {
  act = await toolOrWhy(ensureAct)
  github = await startFakeGitHub()
}, 900_000)
afterAll(() => github[Symbol.asyncDispose]())

/** Workflows and suites of a repository, by their paths. */
type Files = Readonly<Record<string, string>>

interface Change {
  /** Beside the file that changes. */
  readonly files: Files
  readonly file: string
  readonly before: string
  readonly after: string
}

const gatedBy = (workflow: string): Files => ({ '.github/workflows/qpsgate.yml': workflow })

/** A change of the option file, gated on this machine's server. */
const settingsTo = (after: string, files = gatedBy(SETTINGS)): Change => ({
  ...{ files, file: CONFIG, before: PLAIN, after },
})

/** The repository of a team that has the action next to its configuration, and a pull request on that. */
function pullRequestOf({ files, file, before, after }: Change) {
  const place = new ActionPlace()
  for (const part of ['action.yml', 'dist', 'scenarios', 'package.json'])
    cpSync(join(ROOT, part), join(place.workspace, part), { recursive: true })
  for (const [path, text] of Object.entries(files)) place.write(path, text)
  const commits = place.pullRequest(
    () => place.write(file, before),
    () => place.write(file, after),
  )
  addPull(github.state, {
    number: 12,
    head: { sha: commits.head, ref: 'change' },
    base: { sha: commits.base, ref: 'main' },
  })
  return { place, commits }
}

async function runWorkflow(context: TestContext, change: Change) {
  if (act.kind === 'absent') return context.skip(act.why)
  const { place, commits } = pullRequestOf(change)
  using _ = place
  const home = mkdtempSync(join(tmpdir(), 'qh-'))
  try {
    const file = (name: string, text: string) => {
      const path = join(home, name)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
      return path
    }
    // Without this file act asks which images it shall use.
    file('.config/act/actrc', '-P ubuntu-24.04=-self-hosted\n')
    const event = file('event.json', JSON.stringify(pullRequestEvent(commits).payload))
    execFileSync('git', ['remote', 'add', 'origin', `https://github.com/${REPOSITORY}.git`], { cwd: place.workspace })
    const began = performance.now()
    const child = spawn(
      act.path,
      [
        'pull_request',
        ...['-P', 'ubuntu-24.04=-self-hosted', '-e', event, '--concurrent-jobs', '1', '--no-skip-checkout=false'],
        ...(DOCKER_HOST === undefined ? [] : ['--env', `DOCKER_HOST=${DOCKER_HOST}`]),
        ...['--env', `GITHUB_API_URL=${github.url}`, '-s', 'GITHUB_TOKEN=ghs_act', '--env', `TMPDIR=${place.tmp}`],
      ],
      {
        cwd: place.workspace,
        // The runner takes the first node.
        env: {
          PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
          HOME: home,
          XDG_CACHE_HOME: join(home, '.cache'),
          ...(DOCKER_HOST === undefined ? {} : { DOCKER_HOST }),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    let log = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (log += text))
    await once(child, 'close')
    return { code: child.exitCode, log, seconds: (performance.now() - began) / 1000, left: readdirSync(place.tmp) }
  } finally {
    rmSync(home, { recursive: true, force: true, maxRetries: 3 })
  }
}

describe('a workflow run by act', () => {
  test('passes fast where only a comment changed', async (context) => {
    const done = await runWorkflow(context, settingsTo(`${PLAIN}# only a comment\n`))
    expect(done?.log).toContain('no setting changed')
    expect(done?.log).toContain('verdict=pass')
    expect(done?.code, done?.log).toBe(0)
  })

  test('fails where a pull request switches on instruments and consumers, and names the lines', async (context) => {
    const done = await runWorkflow(context, settingsTo(COSTLY))
    expect(done?.code, done?.log).not.toBe(0)
    expect(done?.log).toContain('verdict=regressed')
    expect(done?.log).toMatch(
      /performance-schema-instrument % *\| \*not set\* *\| %=ON *\| config\/my\.cnf:4|config\/my\.cnf.*line=4|line=4.*config\/my\.cnf/,
    )
    expect(done?.log).toContain('config/my.cnf:4')
    expect(done?.seconds).toBeLessThan(180)
    expect(done?.left).toEqual([])
  })

  const versions = [
    { product: 'mysql', from: '8.0.15', to: async () => (engine.kind === 'ready' ? engine.image : '') },
    { product: 'mariadb', from: '10.11.5', to: () => ensureOldImage('mariadb', '11.4.5') },
  ] as const
  test.runIf(engine.kind === 'ready').for(versions.filter(({ product }) => product === 'mysql' || IS_NIGHTLY))(
    'tells the program of a new $product from its changed defaults, where a pull request changes the tag',
    // The image of a server from before is made first.
    { timeout: 600_000 },
    async ({ product, from, to }, context) => {
      const compose = (image: string) => `services:\n  db:\n    image: ${image}\n`
      const [before, after] = [compose(await ensureOldImage(product, from)), compose(await to())]
      const change = { files: gatedBy(workflowOf('compose.yml', ['budget: 1m'])), file: 'compose.yml', before, after }
      const done = await runWorkflow(context, change)
      expect(done?.log).toMatch(/verdict=(?:pass|regressed|inconclusive)/)
      expect(done?.log).toMatch(/\| image .*compose\.yml:3/)
      // They have a section of their own; a costly one of them takes the place of all in the table of causes.
      expect(done?.log).toMatch(/changed defaults/i)
      expect(done?.seconds).toBeLessThan(MOST_SECONDS)
      expect(done?.left).toEqual([])
    },
  )
})

/** The recipe's workflow, with its action next to it and its artifacts in a folder, as act has no store for them. */
function workflowOfMachines(artifacts: string): string {
  const [block] = blocksOf('docs/recipes/several-machines.md').filter(({ language }) => language === 'yaml')
  const workflow = parse(block?.text ?? '') as RecipeWorkflow
  // The action's place, next to the workflow.
  const checkout = workflow.jobs.plan?.steps[0] ?? {}
  for (const { steps } of Object.values(workflow.jobs)) {
    const own = steps.flatMap((step): RecipeStep[] => {
      const name = /^actions\/([a-z-]+)@/.exec(step.uses ?? '')?.[1]
      if (name === 'setup-node' || step.with?.path === '.qpsgate') return []
      if (name === 'upload-artifact')
        return [{ run: `m=\${{ matrix.machine }}; cp -r qpsgate-out ${artifacts}/qpsgate-$((\${m%/*} - 1))` }]
      if (name === 'download-artifact') return [checkout, { run: `cp -r "${artifacts}" results` }]
      const isAction = step.uses?.startsWith('qpsgate/qpsgate@') === true
      const inputs = { ...step.with, ...(step.with?.suite === undefined ? {} : { server: 'local' }) }
      if (isAction) return [{ ...step, id: 'gate', uses: './', with: inputs }]
      return [{ ...step, ...(step.run === undefined ? {} : { run: step.run.replace('.qpsgate/dist', 'dist') }) }]
    })
    steps.splice(0, steps.length, ...own)
  }
  workflow.jobs.gate?.steps.push({ if: 'always()', run: `echo "verdict=\${{ steps.gate.outputs.verdict }}"` })
  return stringify(workflow)
}

interface RecipeStep {
  readonly uses?: string
  readonly run?: string
  readonly [key: string]: unknown
  readonly with?: Readonly<Record<string, string>>
}

interface RecipeWorkflow {
  readonly jobs: Readonly<Record<string, { readonly steps: RecipeStep[] }>>
}

// Three machines measure one after the other.
test.runIf(IS_NIGHTLY)(
  'three machines of a matrix, run by act, become one verdict',
  { timeout: 600_000 },
  async (context) => {
    using artifacts = mkdtempDisposableSync(join(tmpdir(), 'qa-'))
    const suite = smallSuite({ extra: 'gate: { tolerance: { control: 90%, base: 90% } }' })
    const files = {
      '.github/workflows/qpsgate.yml': workflowOfMachines(artifacts.path),
      'perf/qpsgate.yml': suite
        .replace('budget: 10s', 'budget: 20s')
        .replace('{ options: { performance_schema: ON } }', '{ config: ../config/my.cnf }'),
    }
    const done = await runWorkflow(context, settingsTo(COSTLY, files))
    expect(done?.code, done?.log).toBe(0)
    expect(done?.log).toContain('verdict=pass')
    expect(done?.log).toContain('The verdict is that of the mean over 3 machines.')
    expect(readdirSync(artifacts.path).sort()).toEqual(['qpsgate-0', 'qpsgate-1', 'qpsgate-2'])
    expect(done?.left).toEqual([])
  },
)
