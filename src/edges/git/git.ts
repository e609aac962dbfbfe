/**
 * Runs git without a shell, with a deadline, in an environment made for the place: the user's credentials and proxies
 * count, their hooks and signatures do not.
 */
import { dirname } from 'node:path'
import { callerVariables } from '../machine/processes.ts'
import { runTool, runToolNow, type ToolAnswer } from '../machine/tool.ts'
import { isHttp } from './remote-address.ts'

const LOCAL_SECONDS = 60
export const NETWORK_SECONDS = 60

export interface GitAnswer {
  readonly succeeded: boolean
  readonly output: Buffer
  /** Error output. */
  readonly messages: string
}

export interface GitCall {
  readonly input?: string | Uint8Array
  readonly env?: Readonly<Record<string, string>>
}

/** Runs one git command that needs no other machine, while everything else waits. */
export type Git = (args: readonly string[], call?: GitCall) => GitAnswer

export function gitIn(folder: string, environment: Readonly<Record<string, string>>): Git {
  return (args, { input, env = {} } = {}) => {
    const options = { cwd: folder, env: { ...environment, ...env }, input, timeoutSeconds: LOCAL_SECONDS }
    return gitAnswer(runToolNow(['git', ...args], options))
  }
}

/** Runs one git command that exchanges commits with a remote; throws the signal's reason once that has fired. */
export type GitExchange = (args: readonly string[]) => Promise<GitAnswer>

export function gitExchangeIn(
  folder: string,
  environment: Readonly<Record<string, string>>,
  signal: AbortSignal,
): GitExchange {
  const options = { cwd: folder, env: environment, timeoutSeconds: NETWORK_SECONDS, signal }
  return async (args) => gitAnswer(await runTool(['git', ...args], options))
}

function gitAnswer({ code, stdout, stderr }: ToolAnswer): GitAnswer {
  return { succeeded: code === 0, output: stdout, messages: stderr }
}

export interface RemotePlace {
  /** The bare repository that git works on. */
  readonly directory: string
  /** Address of the remote; without a secret. */
  readonly remote: string
  /** Token that git sends as HTTP Basic authorization of `x-access-token`. */
  readonly token: string | undefined
}

/** Name of the remote in the bare repository; no name that the user's configuration is likely to describe. */
export const REMOTE = 'qpsgate'

const AUTHOR = { name: 'qpsgate', email: 'qpsgate@users.noreply.github.com' }

/** Variables that tell where the user's configuration is, or that add settings to it. */
const CONFIGURATION = /^GIT_CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)$/

/**
 * Variables of git that are passed on; others (GIT_DIR, GIT_INDEX_FILE, GIT_TRACE …) would change its directory or
 * its output.
 */
const REMOTE_VARIABLES =
  /^GIT_(?:SSH(?:_COMMAND|_VARIANT)?|(?:PROXY_)?SSL_\w+|HTTP_\w+|ALLOW_PROTOCOL|EXEC_PATH|(?:AUTHOR|COMMITTER)_(?:NAME|EMAIL|DATE))$/

/** Variables by which git sees a checkout as its user does; under sudo that is the caller. */
const CHECKOUT_VARIABLES = /^(?:PATH|HOME|XDG_CONFIG_HOME|SUDO_UID|GIT_EXEC_PATH)$/

/** Inputs of the action and passwords of servers: secrets that neither git nor its helpers or hooks need. */
const OUR_OWN = /^(?:INPUT|QPSGATE)_/

type GitSetting = readonly [key: string, value: string]

const QUIET = {
  // Nobody is there to answer a question.
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  SSH_ASKPASS_REQUIRE: 'never',
  GCM_INTERACTIVE: 'never',
  // Git's output is parsed, so it must not be translated.
  LC_ALL: 'C',
}

const COMMON_SETTINGS: readonly GitSetting[] = [
  // No program of a repository may run.
  ['core.hooksPath', '/dev/null'],
  ['core.fsmonitor', 'false'],
  ['color.ui', 'false'],
  // Nothing may go on working in a directory that is about to be removed.
  ['gc.auto', '0'],
  ['maintenance.auto', 'false'],
]

/**
 * For looking at the user's checkout: nothing is fetched or written, and only the configuration of the checkout and the
 * user is read, so that a pull request's commits cannot make git run anything.
 *
 * @param top the folder that has .git
 */
export function checkoutEnvironment(top: string): Record<string, string> {
  const passedOn = callerVariables((name) => CHECKOUT_VARIABLES.test(name) || CONFIGURATION.test(name))
  const settings: readonly GitSetting[] = [...COMMON_SETTINGS, ['safe.bareRepository', 'explicit']]
  return {
    ...passedOn,
    ...configuration(settings, passedOn.GIT_CONFIG_COUNT),
    ...QUIET,
    // A repository around one with a broken .git does not count.
    GIT_CEILING_DIRECTORIES: dirname(top),
    // No protocol is allowed, whatever configurations say, so that a missing commit is not fetched.
    GIT_ALLOW_PROTOCOL: '',
    GIT_NO_LAZY_FETCH: '1',
    GIT_OPTIONAL_LOCKS: '0',
  }
}

/** Environment of a bare repository of ours, which exchanges commits with a remote. */
export function remoteEnvironment(place: RemotePlace): Record<string, string> {
  const passedOn = callerVariables((name) =>
    name.startsWith('GIT_') ? CONFIGURATION.test(name) || REMOTE_VARIABLES.test(name) : !OUR_OWN.test(name),
  )
  return {
    ...passedOn,
    ...configuration([...remoteSettings(place), ...authorization(place)], passedOn.GIT_CONFIG_COUNT),
    ...QUIET,
    GIT_DIR: place.directory,
    GIT_AUTHOR_NAME: passedOn.GIT_AUTHOR_NAME || AUTHOR.name,
    GIT_AUTHOR_EMAIL: passedOn.GIT_AUTHOR_EMAIL || AUTHOR.email,
    GIT_COMMITTER_NAME: passedOn.GIT_COMMITTER_NAME || AUTHOR.name,
    GIT_COMMITTER_EMAIL: passedOn.GIT_COMMITTER_EMAIL || AUTHOR.email,
  }
}

function remoteSettings({ remote }: RemotePlace): GitSetting[] {
  return [
    ...COMMON_SETTINGS,
    [`remote.${REMOTE}.url`, remote],
    ['commit.gpgSign', 'false'],
    ['push.gpgSign', 'false'],
    ['push.negotiate', 'false'],
    ['protocol.version', '2'],
    ['i18n.commitEncoding', 'utf-8'],
    // A server that sends less than a byte a second for 30 s counts as not answering.
    ['http.lowSpeedLimit', '1'],
    ['http.lowSpeedTime', '30'],
  ]
}

/** Authorization for this remote alone, in place of the user's configuration for it. */
function authorization({ remote, token }: RemotePlace): GitSetting[] {
  if (token === undefined || token === '' || !isHttp(remote)) return []
  const credentials = Buffer.from(`x-access-token:${token}`).toString('base64')
  return [
    [`http.${remote}.extraHeader`, ''],
    [`http.${remote}.extraHeader`, `Authorization: Basic ${credentials}`],
    // A refused token must neither be asked for again nor make a helper forget the user's password.
    ['credential.helper', ''],
    [`credential.${remote}.helper`, ''],
  ]
}

/** Variables that add settings to those which the caller gives by such variables. */
function configuration(added: readonly GitSetting[], present: string | undefined): Record<string, string> {
  const first = Number.parseInt(present ?? '0', 10) || 0
  const variables = added.flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${first + index}`, key],
    [`GIT_CONFIG_VALUE_${first + index}`, value],
  ])
  return { ...Object.fromEntries(variables), GIT_CONFIG_COUNT: String(first + added.length) }
}
