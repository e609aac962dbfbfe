/**
 * Passwords and certificates of endpoints. Every address comes from a suite, which a stranger may have written.
 * Therefore, the user's environment decides which secrets go to which host, and which files are read.
 */
import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Endpoint, endpointName, isLoopback } from '../../core/scenario/endpoint.ts'
import { reasonOf, UserError } from '../../errors.ts'
import { holds } from '../files/option-files.ts'
import { checkoutAround, realPathOf } from '../files/paths.ts'
import type { Certificates, EndpointAddress } from '../servers/server-address.ts'

const NAME = 'QPSGATE_PASSWORD'
/**
 * Variable with the hosts that may get the password, as `[user@]host[:port][?tls=off]`, separated by commas or blanks.
 */
const HOSTS = 'QPSGATE_PASSWORD_HOSTS'
/** Variable with folders outside the checkout from which certificates and keys may be read, separated by colons. */
const FOLDERS = 'QPSGATE_CERTIFICATES'

/**
 * Password of an endpoint. QPSGATE_PASSWORD_AT_<host> takes precedence over QPSGATE_PASSWORD. Undefined if neither is
 * set.
 *
 * @throws UserError if there is a password, but QPSGATE_PASSWORD_HOSTS does not name the endpoint
 */
export function passwordOf(endpoint: Endpoint, environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const name = `${NAME}_AT_${endpoint.host.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')}`
  const password = environment[name] || environment[NAME] || undefined
  if (password !== undefined) requireTrusted(endpoint, environment[HOSTS]?.trim() ?? '')
  return password
}

/**
 * Seconds that an external server gets for each answer. If it does not answer, its journal stays, so that somebody can
 * restore its settings later.
 */
export const ANSWER_SECONDS = 60

/** @throws UserError if the environment does not allow the password or a certificate for this endpoint */
export function endpointAddress(endpoint: Endpoint, signal?: AbortSignal): EndpointAddress {
  return {
    kind: 'endpoint',
    endpoint,
    password: passwordOf(endpoint),
    certificates: certificatesOf(endpoint),
    patience: { seconds: ANSWER_SECONDS, signal },
  }
}

interface TrustedHost {
  readonly user: string | undefined
  /** Host in lower case, with or without its port. */
  readonly host: string
  /** Whether the password may go to the host without TLS, so that others on the way could read it. */
  readonly isOpen: boolean
}

function requireTrusted(endpoint: Endpoint, named: string): void {
  const why = distrust(endpoint, named.split(/[\s,]+/).flatMap(trustedIn))
  if (why === undefined) return
  const list = named === '' ? '' : ` (${named})`
  throw new UserError(`the suite would have the password sent to ${endpointName(endpoint)}${why}${list}`)
}

/** @returns the reason why no trusted host matches the server's address; undefined if one does */
function distrust(endpoint: Endpoint, trusted: readonly TrustedHost[]): string | undefined {
  const { user, tls } = endpoint
  const ofHost = trusted.filter(({ host }) => host === endpoint.host || host === endpointName(endpoint))
  if (ofHost.length === 0) return `, which ${HOSTS} does not name; add it there if it is yours`
  const ofUser = ofHost.filter((each) => each.user === undefined || each.user === user)
  if (ofUser.length === 0) return ` for ${user}, for whom ${HOSTS} does not name it`
  if (tls !== 'off' || isLoopback(endpoint.host) || ofUser.some(({ isOpen }) => isOpen)) return undefined
  return (
    ` with tls=${tls}, so that others could read it on the way; use tls=verify, or write ${endpoint.host}?tls=off ` +
    `in ${HOSTS} if the network is yours`
  )
}

function trustedIn(entry: string): TrustedHost[] {
  const [, user, host = '', open] = /^(?:([^@]*)@)?([^?]+)(\?tls=off)?$/.exec(entry) ?? []
  return host === '' ? [] : [{ user, host: host.toLowerCase(), isOpen: open !== undefined }]
}

/**
 * @throws UserError if a file of the dsn cannot be read, or lies neither in the checkout nor in QPSGATE_CERTIFICATES
 */
export function certificatesOf(
  { ca, cert, key }: Endpoint,
  environment: NodeJS.ProcessEnv = process.env,
): Certificates {
  const allowed = (environment[FOLDERS] ?? '').split(':').filter((folder) => folder !== '')
  const here = realPathOf(process.cwd())
  const folders = [checkoutAround(here) ?? here, ...allowed.map((folder) => realPathOf(resolve(folder)))]
  const read = (path: string | undefined) => (path === undefined ? undefined : certificateIn(path, folders))
  return { ca: read(ca), cert: read(cert), key: read(key) }
}

/**
 * Reads a certificate. Its path comes from the suite, so errors reveal nothing about files elsewhere, not even whether
 * they exist.
 */
function certificateIn(path: string, folders: readonly string[]): string {
  const real = realPathOf(resolve(path))
  if (!folders.some((folder) => holds(folder, real)))
    throw new UserError(
      `the dsn names ${path}, which lies outside of the repository; put its folder into ${FOLDERS} if it is yours`,
    )
  try {
    // Opening a pipe or a terminal could block for ever.
    if (!statSync(real).isFile()) throw new Error('it is no regular file')
    return readFileSync(real, 'utf8')
  } catch (cause) {
    throw new UserError(`the dsn names ${path}, which cannot be read: ${reasonOf(cause)}`, { cause })
  }
}
