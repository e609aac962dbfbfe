/** The environment git runs in: the user's credentials and proxies count, their repository, hooks and signing do not. */

export interface GitPlace {
  /** The bare repository that git works on. */
  readonly directory: string
  /** Address of the remote; without a secret. */
  readonly remote: string
  /** Sent as HTTP Basic authorization of `x-access-token`. */
  readonly token: string | undefined
}

/** Name of the remote in the bare repository; no name that the user's own configuration is likely to describe. */
export const REMOTE = 'qpsgate'

const AUTHOR = { name: 'qpsgate', email: 'qpsgate@users.noreply.github.com' }

/** Variables of git's that reach it; others (GIT_DIR, GIT_INDEX_FILE, GIT_TRACE …) would change where it works or what it prints. */
const KEPT_GIT_VARIABLES =
  /^GIT_(?:SSH(?:_COMMAND|_VARIANT)?|(?:PROXY_)?SSL_\w+|HTTP_\w+|ALLOW_PROTOCOL|EXEC_PATH|CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)|(?:AUTHOR|COMMITTER)_(?:NAME|EMAIL|DATE))$/

/** Inputs of the action, which may hold secrets. */
const ACTION_INPUT = /^INPUT_/

export function gitEnvironment(place: GitPlace): Record<string, string> {
  const inherited = Object.entries(process.env).flatMap(([name, value]): [string, string][] =>
    value === undefined || ACTION_INPUT.test(name) || (name.startsWith('GIT_') && !KEPT_GIT_VARIABLES.test(name))
      ? []
      : [[name, value]],
  )
  const own = Object.fromEntries(inherited)
  return {
    ...own,
    ...configuration([...settings(place), ...authorization(place)], own.GIT_CONFIG_COUNT),
    GIT_DIR: place.directory,
    GIT_AUTHOR_NAME: own.GIT_AUTHOR_NAME || AUTHOR.name,
    GIT_AUTHOR_EMAIL: own.GIT_AUTHOR_EMAIL || AUTHOR.email,
    GIT_COMMITTER_NAME: own.GIT_COMMITTER_NAME || AUTHOR.name,
    GIT_COMMITTER_EMAIL: own.GIT_COMMITTER_EMAIL || AUTHOR.email,
    // Nobody is there to answer a question.
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    SSH_ASKPASS_REQUIRE: 'never',
    GCM_INTERACTIVE: 'never',
    // What git prints is read, so it must not be translated.
    LC_ALL: 'C',
  }
}

/** True where the remote is reached over HTTP, the only way that takes the token. */
export function isHttp(remote: string): boolean {
  return /^https?:\/\//i.test(remote)
}

type Setting = readonly [key: string, value: string]

function settings({ remote }: GitPlace): Setting[] {
  return [
    [`remote.${REMOTE}.url`, remote],
    ['core.hooksPath', '/dev/null'],
    ['commit.gpgSign', 'false'],
    ['push.gpgSign', 'false'],
    ['push.negotiate', 'false'],
    ['protocol.version', '2'],
    ['i18n.commitEncoding', 'utf-8'],
    ['color.ui', 'false'],
    // Nothing may go on working in a directory that is about to be removed.
    ['gc.auto', '0'],
    ['maintenance.auto', 'false'],
    // A connection that stalls ends before our own deadline, with a message.
    ['http.lowSpeedLimit', '1'],
    ['http.lowSpeedTime', '30'],
  ]
}

/** For this remote alone, in place of whatever the user's configuration says about it. */
function authorization({ remote, token }: GitPlace): Setting[] {
  if (token === undefined || token === '' || !isHttp(remote)) return []
  const credentials = Buffer.from(`x-access-token:${token}`).toString('base64')
  return [
    [`http.${remote}.extraHeader`, ''],
    [`http.${remote}.extraHeader`, `Authorization: Basic ${credentials}`],
    // A refused token must neither be asked for again nor make a helper forget the user's own password.
    ['credential.helper', ''],
    [`credential.${remote}.helper`, ''],
  ]
}

/** Settings by environment, after those that the caller has given the same way. */
function configuration(added: readonly Setting[], present: string | undefined): Record<string, string> {
  const first = Number.parseInt(present ?? '0', 10) || 0
  const variables = added.flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${first + index}`, key],
    [`GIT_CONFIG_VALUE_${first + index}`, value],
  ])
  return { ...Object.fromEntries(variables), GIT_CONFIG_COUNT: String(first + added.length) }
}
