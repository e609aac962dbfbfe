/**
 * Runs real workflow files with act, on this machine or in a container. act plays the runner; the action's bundle is
 * the real one.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { TestContext } from 'vitest'
import type { FakeGitHub } from '../fakes/github-api.ts'
import { addPull } from '../fakes/github-state.ts'
import { createRepository, startGitServer } from '../setup/git-server.ts'
import type { Tool } from '../setup/linters.ts'
import { ActionPlace, pullOf, pullRequestEvent, REPOSITORY } from './action-place.ts'
import { ROOT } from './cli.ts'

const { DOCKER_HOST } = process.env
export const CONFIG = 'compose.yml'
export const PLAIN = 'services:\n  db:\n    image: mariadb:10.11\n    command:\n      - --max-connections=200\n'
/** Maximum seconds from the start of act to its end, on a machine that other tests keep busy as well. */
export const MOST_SECONDS = 420

/**
 * The workflow of a page as a new user would copy it, with three differences: the action is the one beside it, the
 * inputs name this file, and other inputs take the place of the image.
 */
export function workflowOf(file: string, inputs: readonly string[], page = 'README.md'): string {
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

export const SETTINGS = workflowOf(CONFIG, ['server: local', 'workloads: oltp_read_only', 'budget: 1m'])

function workflowOn(page: string): string {
  const [, text] = /```yaml\n(name: qpsgate\n[^`]*?)\n```/.exec(readFileSync(join(ROOT, page), 'utf8')) ?? []
  if (text === undefined) throw new Error(`${page} has no workflow`)
  return text
}

/** Workflows and suites of a repository, by their paths. */
type Files = Readonly<Record<string, string>>

export interface Change {
  /** Files besides the one that changes. */
  readonly files: Files
  readonly file: string
  readonly before: string
  readonly after: string
  /** Event that starts the workflow; default: a pull request. */
  readonly event?: 'push'
}

export const gatedBy = (workflow: string): Files => ({ '.github/workflows/qpsgate.yml': workflow })

/** A change of the Compose file, gated on this machine's server. */
export const settingsTo = (after: string, files = gatedBy(SETTINGS)): Change => ({
  ...{ files, file: CONFIG, before: PLAIN, after },
})

const pushEvent = ({ base }: { readonly base: string }) => ({
  payload: { before: base, ref: 'refs/heads/main', repository: { full_name: REPOSITORY, default_branch: 'main' } },
})

/**
 * Makes the repository of a team, which has the action beside its configuration, and a pull request that changes the
 * configuration.
 */
function pullRequestOf(github: FakeGitHub, { files, file, before, after }: Change) {
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

/** Where jobs run. */
export interface Runner {
  /** The platform as act names it: an image, or `-self-hosted` for this machine. */
  readonly platform: string
  /** Further arguments of act. */
  readonly args: readonly string[]
  /** The job is cancelled as soon as its log matches this; default: it is not cancelled. */
  readonly cancelledAt?: RegExp
}

export const THIS_MACHINE: Runner = { platform: '-self-hosted', args: [] }

export interface Acting {
  readonly act: Tool
  readonly github: FakeGitHub
}

/** Runs the workflow of a change. Skips the test if act is not available. */
export async function runWorkflow(
  { act, github }: Acting,
  context: TestContext,
  change: Change,
  { platform, args, cancelledAt }: Runner = THIS_MACHINE,
) {
  if (act.kind === 'absent') return context.skip(act.why)
  const { place, commits } = pullRequestOf(github, change)
  using _ = place
  const { event: name = 'pull_request' } = change
  if (name === 'push') place.git('switch', '--quiet', '-C', 'main', commits.head)
  const isHere = platform === THIS_MACHINE.platform
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
    // Without this file, act asks which images to use.
    file('.config/act/actrc', `-P ubuntu-24.04=${platform}\n`)
    const { payload } = name === 'push' ? pushEvent(commits) : pullRequestEvent(commits)
    const event = file('event.json', JSON.stringify(payload))
    // The data branch is on the test's own git server.
    file('.gitconfig', `[url "${server.url('')}"]\n  insteadOf = https://github.com/\n`)
    execFileSync('git', ['remote', 'add', 'origin', `https://github.com/${REPOSITORY}.git`], { cwd: place.workspace })
    const began = performance.now()
    const child = spawn(
      act.path,
      [
        name,
        ...['-P', `ubuntu-24.04=${platform}`, '-e', event, '--concurrent-jobs', '1', '--no-skip-checkout=false'],
        ...(isHere ? ['--env', `TMPDIR=${place.tmp}`] : ['--pull=false', '--rm']),
        ...(isHere && DOCKER_HOST !== undefined ? ['--env', `DOCKER_HOST=${DOCKER_HOST}`] : []),
        ...['--env', `GITHUB_API_URL=${github.url}`, '-s', 'GITHUB_TOKEN=ghs_act', ...args],
      ],
      {
        cwd: place.workspace,
        // The runner uses the first `node` in PATH.
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
    let isCancelled = false
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        log += text
        if (isCancelled || cancelledAt?.test(log) !== true) return
        isCancelled = true
        child.kill('SIGINT')
      })
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
