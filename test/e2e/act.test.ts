/** Real workflow files, run by act on this machine: the runner's part around the action's bundle. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, type TestContext, test } from 'vitest'
import { type FakeGitHub, startFakeGitHub } from '../fakes/github-api.ts'
import { addPull } from '../fakes/github-state.ts'
import { createRepository, startGitServer } from '../setup/git-server.ts'
import { ensureAct, type Tool, toolOrWhy } from '../setup/linters.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { ensureOldImage } from '../setup/old-image.ts'
import { ActionPlace, pullOf, pullRequestEvent, REPOSITORY } from './action-place.ts'
import { ROOT } from './cli.ts'

const { DOCKER_HOST } = process.env
const engine = inject('engine')
const CONFIG = 'compose.yml'
const PLAIN = 'services:\n  db:\n    image: mariadb:10.11\n    command:\n      - --max-connections=200\n'
/** From the start of act to its end, on a machine that others keep busy too. */
const MOST_SECONDS = 420

/**
 * The workflow of a page as a new user has it, except for the action, which is next to it, the file, and the inputs in
 * place of the image.
 */
function workflowOf(file: string, inputs: readonly string[], page = 'README.md'): string {
  return `${workflowOn(page)
    .replace('- uses: qpsgate/qpsgate@v1', '- id: gate\n        uses: ./')
    .replace(/config: .*(?:\n +image: .*)?|image: .*/, (shown) => {
      // The workflow of the README names no file.
      const named = shown.startsWith('config:') ? [`config: ${file}`] : []
      return [...named, ...inputs].join('\n          ')
    })}
      - if: always()
        run: echo "verdict=\${{ steps.gate.outputs.verdict }}"
`
}

const SETTINGS = workflowOf(CONFIG, ['server: local', 'workloads: oltp_read_only', 'budget: 1m'])

function workflowOn(page: string): string {
  const [, text] = /```yaml\n(name: qpsgate\n[^`]*?)\n```/.exec(readFileSync(join(ROOT, page), 'utf8')) ?? []
  if (text === undefined) throw new Error(`${page} has no workflow`)
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
  /** Of the workflow; default: a pull request. */
  readonly event?: 'push'
}

const gatedBy = (workflow: string): Files => ({ '.github/workflows/qpsgate.yml': workflow })

/** A change of the option file, gated on this machine's server. */
const settingsTo = (after: string, files = gatedBy(SETTINGS)): Change => ({
  ...{ files, file: CONFIG, before: PLAIN, after },
})

const pushEvent = ({ base }: { readonly base: string }) => ({
  payload: { before: base, ref: 'refs/heads/main', repository: { full_name: REPOSITORY, default_branch: 'main' } },
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
  addPull(github.state, pullOf(commits))
  return { place, commits }
}

async function runWorkflow(context: TestContext, change: Change) {
  if (act.kind === 'absent') return context.skip(act.why)
  const { place, commits } = pullRequestOf(change)
  using _ = place
  const { event: name = 'pull_request' } = change
  if (name === 'push') place.git('switch', '--quiet', '-C', 'main', commits.head)
  const root = join(place.path, 'git')
  const repository = await createRepository(root, `${REPOSITORY}.git`)
  await using server = await startGitServer({ root })
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
    const { payload } = name === 'push' ? pushEvent(commits) : pullRequestEvent(commits)
    const event = file('event.json', JSON.stringify(payload))
    // The data branch is on a server of ours.
    file('.gitconfig', `[url "${server.url('')}"]\n  insteadOf = https://github.com/\n`)
    execFileSync('git', ['remote', 'add', 'origin', `https://github.com/${REPOSITORY}.git`], { cwd: place.workspace })
    const began = performance.now()
    const child = spawn(
      act.path,
      [
        name,
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
        detached: true,
      },
    )
    // A run that hangs would keep all later ones waiting.
    const end = (signal: NodeJS.Signals) => process.kill(-(child.pid ?? 0), signal)
    const limits = [
      setTimeout(end, 1000 * MOST_SECONDS, 'SIGTERM'),
      setTimeout(end, 1000 * MOST_SECONDS + 20_000, 'SIGKILL'),
    ]
    let log = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (log += text))
    await once(child, 'close')
    for (const limit of limits) clearTimeout(limit)
    return {
      code: child.exitCode,
      log,
      seconds: (performance.now() - began) / 1000,
      left: readdirSync(place.tmp),
      repository,
    }
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

  test('records a push to the default branch, whose workflow is that of the recipe', async (context) => {
    const files = gatedBy(workflowOf(CONFIG, ['server: local'], 'docs/recipes/history.md'))
    const done = await runWorkflow(context, { ...settingsTo(`${PLAIN}# only a comment\n`, files), event: 'push' })
    expect(done?.log).toContain('stored in branch qpsgate-data of https://github.com/acme/databases.git: ledger/')
    expect(done?.code, done?.log).toBe(0)
  })

  const reds = [
    {
      what: 'value that no server takes',
      flag: '--binlog-format=ROWW',
      says: /MariaDB \S+ does not start with compose\.yml \(compose\.yml:6\)[\s\S]*binlog-format/,
    },
    {
      what: 'costly flag',
      flag: '--general-log=ON',
      says: /Cause: general-log \(compose\.yml:6\)[\s\S]*verdict=regressed/,
    },
  ]
  test.for(IS_NIGHTLY ? reds : reds.slice(0, 1))(
    'fails where a pull request adds a $what to a compose file, and names its line',
    async ({ flag, says }, context) => {
      const done = await runWorkflow(context, settingsTo(`${PLAIN}      - ${flag}\n`))
      expect(done?.code, done?.log).not.toBe(0)
      expect(done?.log).toMatch(says)
      expect(done?.seconds).toBeLessThan(180)
      expect(done?.left).toEqual([])
    },
  )

  const versions = [
    { product: 'mysql', from: '8.0.15', to: async () => (engine.kind === 'ready' ? engine.image : '') },
    { product: 'mariadb', from: '10.11.5', to: () => ensureOldImage('mariadb', '11.4.5') },
  ] as const
  test.runIf(engine.kind === 'ready' && IS_NIGHTLY).for(versions)(
    'tells the program of a new $product from what came with it, where a pull request changes the tag',
    // The image of a server from before is made first.
    { timeout: 900_000 },
    async ({ product, from, to }, context) => {
      const compose = (image: string) => `services:\n  db:\n    image: ${image}\n`
      const [before, after] = [compose(await ensureOldImage(product, from)), compose(await to())]
      const change = { files: gatedBy(workflowOf('compose.yml', ['budget: 1m'])), file: 'compose.yml', before, after }
      const done = await runWorkflow(context, change)
      expect(done?.seconds, done?.log).toBeLessThan(MOST_SECONDS)
      expect(done?.log).toMatch(/verdict=(?:pass|regressed|inconclusive)/)
      expect(done?.log).toMatch(/\| the new program, with the (?:old|new) defaults .*compose\.yml:3/)
      expect(done?.left).toEqual([])
    },
  )
})
