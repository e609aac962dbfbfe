/** Runs the built action as a runner would: its own process, its files, a real repository, a real event. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { processesWith, ROOT, STARTER } from './cli.ts'

export interface Step {
  readonly code: number | null
  readonly log: string
  readonly outputs: Readonly<Record<string, string>>
  readonly state: Readonly<Record<string, string>>
  readonly summary: string
  /** Workflow commands such as error, warning, notice, in the log's order. */
  readonly commands: readonly { readonly name: string; readonly properties: string; readonly text: string }[]
}

export interface StepRequest {
  readonly inputs?: Readonly<Record<string, string>>
  readonly env?: Readonly<Record<string, string>>
  readonly event?: { readonly name: string; readonly payload: unknown }
  readonly program?: 'action' | 'cleanup'
  /** Words before the program, such as those of setpriv. */
  readonly wrapper?: readonly string[]
}

export const REPOSITORY = 'acme/databases'
/** Input of a step that stores no picture; otherwise it would try for seconds to find a repository for pictures. */
export const NO_PICTURE = { chart: 'none' }

/** A repository with a base and a head, in a directory of its own. */
export class ActionPlace implements Disposable {
  readonly path = mkdtempSync(join(tmpdir(), 'qa-'))
  readonly workspace = join(this.path, 'work')
  readonly tmp = mkdtempSync(join(tmpdir(), 'qt-'))
  #child: ReturnType<typeof spawn> | undefined
  #log = ''

  constructor() {
    execFileSync('chmod', ['711', this.tmp])
    mkdirSync(this.workspace)
    this.git('init', '--quiet', '--initial-branch=main')
    this.git('config', 'user.name', 'Octo Cat')
    this.git('config', 'user.email', 'octocat@example.org')
  }

  git(...args: string[]): string {
    return execFileSync('git', args, { cwd: this.workspace, encoding: 'utf8' }).trim()
  }

  write(name: string, text: string | Uint8Array): void {
    const path = join(this.workspace, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }

  /** Commits everything and returns the commit's name. */
  commit(message: string): string {
    this.git('add', '--all')
    this.git('commit', '--quiet', '--allow-empty', '--message', message)
    return this.git('rev-parse', 'HEAD')
  }

  /** Makes a pull request from the files that `base` and `head` write, and checks out its trial merge. */
  pullRequest(base: () => void, head: () => void, message = 'change'): { base: string; head: string; merge: string } {
    base()
    const baseSha = this.commit('base')
    this.git('switch', '--quiet', '--create', 'change')
    head()
    const headSha = this.commit(message)
    this.git('switch', '--quiet', '--detach', baseSha)
    this.git('merge', '--quiet', '--no-ff', '--message', 'merge', headSha)
    return { base: baseSha, head: headSha, merge: this.git('rev-parse', 'HEAD') }
  }

  async run({ inputs = {}, env = {}, event, program = 'action', wrapper = [] }: StepRequest): Promise<Step> {
    const file = (name: string) => {
      const path = join(this.path, name)
      writeFileSync(path, '')
      return path
    }
    const files = { output: file('output'), state: file('state'), summary: file('summary'), event: file('event.json') }
    appendFileSync(files.event, JSON.stringify(event?.payload ?? {}))
    const [first = '', ...others] = [...STARTER, ...wrapper, process.execPath, join(ROOT, `dist/${program}.js`)]
    const child = spawn(first, others, {
      cwd: this.workspace,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        QPSGATE_CERTIFICATES: process.env.QPSGATE_CERTIFICATES,
        TMPDIR: this.tmp,
        GITHUB_ACTIONS: 'true',
        GITHUB_WORKSPACE: this.workspace,
        GITHUB_REPOSITORY: REPOSITORY,
        GITHUB_SERVER_URL: 'https://github.example',
        GITHUB_API_URL: 'http://127.0.0.1:9',
        GITHUB_RUN_ID: '77',
        GITHUB_RUN_NUMBER: '7',
        GITHUB_RUN_ATTEMPT: '1',
        GITHUB_EVENT_NAME: event?.name ?? 'workflow_dispatch',
        GITHUB_REF: 'refs/heads/main',
        GITHUB_SHA: this.git('rev-parse', 'HEAD'),
        GITHUB_EVENT_PATH: files.event,
        GITHUB_OUTPUT: files.output,
        GITHUB_STATE: files.state,
        GITHUB_STEP_SUMMARY: files.summary,
        ...inputEnvironment(inputs),
        ...env,
      },
    })
    if (program === 'action') this.#child = child
    let log = ''
    const read = (text: string) => {
      log += text
      if (program === 'action') this.#log = log
    }
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', read)
    await once(child, 'close')
    return {
      code: child.exitCode,
      log,
      outputs: fileCommands(readFileSync(files.output, 'utf8')),
      state: fileCommands(readFileSync(files.state, 'utf8')),
      summary: readFileSync(files.summary, 'utf8'),
      commands: commandsIn(log),
    }
  }

  /** Sends a signal to the action that is running. */
  kill(signal: NodeJS.Signals): void {
    this.#child?.kill(signal)
  }

  /** Process id of the action that was started last; −1 if none was. */
  get pid(): number {
    return this.#child?.pid ?? -1
  }

  /** Waits until the action that is running has printed this text. */
  async until(text: string): Promise<void> {
    while (!this.#log.includes(text)) {
      if (this.#child?.exitCode !== null) throw new Error(`it ended before it said "${text}":\n${this.#log}`)
      await sleep(50)
    }
  }

  /** Files of runs in the temporary directory, and processes that carry their label. */
  leftovers(): string[] {
    return [...readdirSync(this.tmp), ...processesWith(this.tmp)]
  }

  [Symbol.dispose](): void {
    for (const path of [this.path, this.tmp]) rmSync(path, { recursive: true, force: true, maxRetries: 3 })
  }
}

export function pullRequestEvent(
  { base, head }: { readonly base: string; readonly head: string },
  overrides: { readonly fork?: boolean; readonly labels?: readonly string[] } = {},
): NonNullable<StepRequest['event']> {
  const repo = { full_name: overrides.fork ? 'stranger/databases' : REPOSITORY }
  return {
    name: 'pull_request',
    payload: {
      action: 'synchronize',
      number: 12,
      pull_request: {
        number: 12,
        title: 'a change',
        head: { sha: head, ref: 'change', repo },
        base: { sha: base, ref: 'main', repo: { full_name: REPOSITORY } },
        labels: (overrides.labels ?? []).map((name) => ({ name })),
      },
      repository: { full_name: REPOSITORY, default_branch: 'main' },
    },
  }
}

/** The pull request of that event, for the fake of GitHub's API. */
export function pullOf({ base, head }: { readonly base: string; readonly head: string }) {
  return { number: 12, head: { sha: head, ref: 'change' }, base: { sha: base, ref: 'main' } }
}

/** Names inputs as the runner does: in upper case, with their hyphens. */
function inputEnvironment(inputs: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]))
}

/** Reads values that the action hands to the runner, written as "name<<delimiter\nvalue\ndelimiter". */
function fileCommands(text: string): Record<string, string> {
  const found = [...text.matchAll(/^(.+?)<<(\S+)\n([\s\S]*?)\n?\2$/gm)]
  return Object.fromEntries(found.map(([, name = '', , value = '']) => [name, value]))
}

/** Commands that the runner would obey: none between stop-commands and its token. */
function commandsIn(log: string): Step['commands'] {
  let stopped: string | undefined
  return log.split(/\r?\n/).flatMap((line) => {
    if (stopped !== undefined) {
      if (line === `::${stopped}::`) stopped = undefined
      return []
    }
    const [, name = '', properties = '', text = ''] = /^::([\w-]+)(?: ([^:]*))?::(.*)$/.exec(line) ?? []
    if (name === 'stop-commands') stopped = text
    return name === '' || name === 'stop-commands' ? [] : [{ name, properties, text }]
  })
}
