/**
 * Runs git without a shell, with a deadline, and in an environment made for each purpose. The user's credentials and
 * proxies stay in effect, but hooks and signing are off.
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
  readonly messages: string
}

export interface GitCall {
  readonly input?: string | Uint8Array
  readonly env?: Readonly<Record<string, string>>
}

/** Runs one git command that needs no other machine. The call blocks all other work. */
export type Git = (args: readonly string[], call?: GitCall) => GitAnswer

export function gitIn(folder: string, environment: Readonly<Record<string, string>>): Git {
  return (args, { input, env = {} } = {}) => {
    const options = { cwd: folder, env: { ...environment, ...env }, input, timeoutSeconds: LOCAL_SECONDS }
    return gitAnswer(runToolNow(['git', ...args], options))
  }
}

/** Runs one git command that may wait for a remote. If the signal fires, it throws the signal's reason. */
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
  readonly directory: string
  /** Address of the remote, without secrets, because messages show it. */
  readonly remote: string
  readonly token: string | undefined
}

/**
 * Name of the remote in the bare repository. It is unusual, so that the user's configuration has no settings for it.
 */
export const REMOTE = 'qpsgate'

const AUTHOR = { name: 'qpsgate', email: 'qpsgate@users.noreply.github.com' }

const CONFIGURATION = /^GIT_CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)$/

/**
 * Git's variables that reach a command for a remote. Others, such as GIT_DIR, GIT_INDEX_FILE or GIT_TRACE, would change
 * its directory or its output.
 */
const REMOTE_VARIABLES =
  /^GIT_(?:SSH(?:_COMMAND|_VARIANT)?|(?:PROXY_)?SSL_\w+|HTTP_\w+|ALLOW_PROTOCOL|EXEC_PATH|(?:AUTHOR|COMMITTER)_(?:NAME|EMAIL|DATE))$/

/** Variables with which git sees a checkout as its user does; under sudo, that is the user who called sudo. */
const CHECKOUT_VARIABLES = /^(?:PATH|HOME|XDG_CONFIG_HOME|SUDO_UID|GIT_EXEC_PATH)$/

/** Variables of action inputs and server passwords. They may be secret, and no program that git starts needs them. */
const OUR_OWN = /^(?:INPUT|QPSGATE)_/

type GitSetting = readonly [key: string, value: string]

const QUIET = {
  // Nobody can answer a question, so git must fail instead of asking.
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  SSH_ASKPASS_REQUIRE: 'never',
  GCM_INTERACTIVE: 'never',
  // qpsgate parses git's messages, so they must not be translated.
  LC_ALL: 'C',
}

const COMMON_SETTINGS: readonly GitSetting[] = [
  // Programs that a repository names must not run.
  ['core.hooksPath', '/dev/null'],
  ['core.fsmonitor', 'false'],
  ['color.ui', 'false'],
  // A repository is removed after use, so no process may continue to work in it.
  ['gc.auto', '0'],
  ['maintenance.auto', 'false'],
]

/**
 * Environment for looking at the user's checkout. Git fetches and writes nothing, and reads only the configuration of
 * checkout and user, so that commits of a pull request cannot make it run programs.
 *
 * @param top the folder that contains .git
 */
export function checkoutEnvironment(top: string): Record<string, string> {
  const passedOn = callerVariables((name) => CHECKOUT_VARIABLES.test(name) || CONFIGURATION.test(name))
  const settings: readonly GitSetting[] = [...COMMON_SETTINGS, ['safe.bareRepository', 'explicit']]
  return {
    ...passedOn,
    ...configuration(settings, passedOn.GIT_CONFIG_COUNT),
    ...QUIET,
    // If .git is broken, git must not use a repository in a folder above it.
    GIT_CEILING_DIRECTORIES: dirname(top),
    // Without any protocol, git cannot fetch a missing commit, whatever configurations say.
    GIT_ALLOW_PROTOCOL: '',
    GIT_NO_LAZY_FETCH: '1',
    GIT_OPTIONAL_LOCKS: '0',
  }
}

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

/** Settings that send the token. They hold for this remote only, and replace the user's own authorization for it. */
function authorization({ remote, token }: RemotePlace): GitSetting[] {
  if (token === undefined || token === '' || !isHttp(remote)) return []
  const credentials = Buffer.from(`x-access-token:${token}`).toString('base64')
  return [
    [`http.${remote}.extraHeader`, ''],
    [`http.${remote}.extraHeader`, `Authorization: Basic ${credentials}`],
    // If the remote refuses the token, git must not ask for another, nor make a credential helper forget the user's
    // password.
    ['credential.helper', ''],
    [`credential.${remote}.helper`, ''],
  ]
}

/**
 * Variables that pass settings to git. They are numbered, and the user's own environment may have some, so the added
 * settings take the next numbers.
 */
function configuration(added: readonly GitSetting[], present: string | undefined): Record<string, string> {
  const first = Number.parseInt(present ?? '0', 10) || 0
  const variables = added.flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${first + index}`, key],
    [`GIT_CONFIG_VALUE_${first + index}`, value],
  ])
  return { ...Object.fromEntries(variables), GIT_CONFIG_COUNT: String(first + added.length) }
}
