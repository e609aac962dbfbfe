/** A real Gitea on loopback, with a runner that runs jobs on this machine. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { listen, stop } from '../fakes/loopback-server.ts'
import { run } from './command.ts'
import type { BuiltModule } from './linters.ts'

export const OWNER = 'acme'
const START_SECONDS = 60

export interface GiteaServer extends AsyncDisposable {
  /** Without a slash at the end. */
  readonly url: string
  /** Access token of the owner, who may do everything. */
  readonly token: string
  /** Directory for temporary files of jobs. */
  readonly jobs: string
  /** Asks the API as the owner; the path begins after /api/v1. */
  ask<T>(method: string, path: string, body?: unknown): Promise<T>
  /** Address of a repository that takes pushes of the owner. */
  remote(repository: string): string
  /** Logs of server and runner. */
  log(): string
}

/** Starts the server with an owner, and a runner with the label ubuntu-latest. */
export async function startGitea(gitea: BuiltModule, runner: BuiltModule): Promise<GiteaServer> {
  const place = mkdtempSync(join(tmpdir(), 'qf-'))
  // Jobs of root start servers as another user.
  chmodSync(place, 0o711)
  const children: ChildProcess[] = []
  const dispose = async () => {
    for (const child of children.toReversed()) await end(child)
    rmSync(place, { recursive: true, force: true, maxRetries: 3 })
  }
  try {
    return { ...(await start({ place, children, gitea, runner })), [Symbol.asyncDispose]: dispose }
  } catch (error) {
    await dispose()
    throw new Error(`${(error as Error).message}\n${logsIn(place)}`, { cause: error })
  }
}

interface Parts {
  readonly place: string
  readonly children: ChildProcess[]
  readonly gitea: BuiltModule
  readonly runner: BuiltModule
}

async function start({
  place,
  children,
  gitea,
  runner,
}: Parts): Promise<Omit<GiteaServer, typeof Symbol.asyncDispose>> {
  const url = await freeAddress()
  const config = join(place, 'app.ini')
  writeFileSync(config, configuration(place, url, gitea.folder))
  const jobs = join(place, 'jobs')
  for (const folder of ['home', 'runner']) mkdirSync(join(place, folder))
  mkdirSync(jobs, { mode: 0o711 })
  const env = { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, HOME: join(place, 'home'), TMPDIR: jobs }
  const forge = (...args: string[]) => ['env', `HOME=${env.HOME}`, gitea.program, '--config', config, ...args] as const
  const launch = (name: string, program: string, args: readonly string[]) =>
    void children.push(
      spawn('sh', ['-c', 'exec "$@" >> "$0" 2>&1', join(place, `${name}.log`), program, ...args], {
        cwd: join(place, 'runner'),
        env,
        stdio: 'ignore',
      }),
    )
  launch('server', gitea.program, ['--config', config, 'web'])
  await answering(`${url}/api/v1/version`)
  const password = randomBytes(16).toString('hex')
  const user = [
    '--username',
    OWNER,
    '--password',
    password,
    '--email',
    'acme@example.org',
    '--must-change-password=false',
  ]
  await run(forge('admin', 'user', 'create', '--admin', ...user))
  const scopes = ['--username', OWNER, '--scopes', 'all', '--raw']
  const token = lastLine(await run(forge('admin', 'user', 'generate-access-token', ...scopes)))
  const registration = lastLine(await run(forge('actions', 'generate-runner-token')))
  const labels = ['--labels', 'ubuntu-latest:host', '--name', 'here']
  const register = ['register', '--no-interactive', '--instance', url, '--token', registration, ...labels]
  await run(['env', '-C', join(place, 'runner'), `HOME=${env.HOME}`, runner.program, ...register])
  launch('runner', runner.program, ['daemon'])
  return {
    url,
    token,
    jobs,
    ask: (method, path, body) => ask(`${url}/api/v1${path}`, token, method, body),
    remote: (repository) => `${url.replace('http://', `http://${OWNER}:${token}@`)}/${repository}.git`,
    log: () => logsIn(place),
  }
}

/** It contacts no other server: no check for updates, no pictures, no mail. */
function configuration(place: string, url: string, folder: string): string {
  return `
WORK_PATH = ${place}
RUN_MODE = prod
I_AM_BEING_UNSAFE_RUNNING_AS_ROOT = true
[server]
HTTP_ADDR = 127.0.0.1
HTTP_PORT = ${new URL(url).port}
ROOT_URL = ${url}/
DISABLE_SSH = true
OFFLINE_MODE = true
STATIC_ROOT_PATH = ${folder}
[database]
DB_TYPE = sqlite3
PATH = ${join(place, 'gitea.db')}
[security]
INSTALL_LOCK = true
SECRET_KEY = ${randomBytes(32).toString('hex')}
[service]
DISABLE_REGISTRATION = true
[repository]
DEFAULT_BRANCH = main
[actions]
ENABLED = true
DEFAULT_ACTIONS_URL = self
[cron.update_checker]
ENABLED = false
[indexer]
ISSUE_INDEXER_TYPE = db
[log]
LEVEL = Warn
`
}

/** The requested text is below warnings. */
function lastLine(printed: string): string {
  return printed.split('\n').at(-1) ?? ''
}

async function freeAddress(): Promise<string> {
  const server = createServer()
  const address = await listen(server)
  await stop(server)
  return address
}

async function answering(url: string): Promise<void> {
  const until = performance.now() + START_SECONDS * 1000
  while (performance.now() < until) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await sleep(200)
  }
  throw new Error(`the server did not answer in ${START_SECONDS} s`)
}

async function ask<T>(url: string, token: string, method: string, body: unknown): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: { authorization: `token ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text.slice(0, 300)}`)
  return (text === '' ? undefined : JSON.parse(text)) as T
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await closed
  clearTimeout(late)
}

function logsIn(place: string): string {
  const files = ['server', 'runner'].map((name) => join(place, `${name}.log`)).filter(existsSync)
  return files.map((file) => readFileSync(file, 'utf8').slice(-5000)).join('\n')
}
