/** Passwords of endpoints: from the environment or a file that it names, and from nowhere else. */
import { readFileSync } from 'node:fs'
import { type Endpoint, endpointName, serversIn } from '../../core/suite/dsn.ts'
import { reasonOf, UserError } from '../../errors.ts'

const NAME = 'QPSGATE_PASSWORD'
/** Hosts, or hosts with ports, that it may be sent to, between commas or blanks. */
const HOSTS = 'QPSGATE_PASSWORD_HOSTS'

/**
 * The password for a scenario's endpoint: QPSGATE_PASSWORD_SCENARIO goes before QPSGATE_PASSWORD, and each may be given
 * with _FILE as the path of a file. Undefined where there is none. A suite may be anybody's, and names where it is sent:
 * where QPSGATE_PASSWORD_HOSTS names hosts, it is sent to no other.
 *
 * @throws UserError where a named file cannot be read, or the endpoint is none of the named hosts
 */
export function passwordOf(
  scenario: string,
  endpoint: Endpoint,
  environment: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const own = `${NAME}_${scenario.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')}`
  for (const name of [own, NAME]) {
    const value = environment[name] ?? fileOf(`${name}_FILE`, environment)
    if (value === undefined || value === '') continue
    requireTrusted(endpoint, environment)
    return value
  }
  return undefined
}

/** @throws UserError where QPSGATE_PASSWORD_HOSTS names hosts, and not all of the endpoint's servers are among them */
export function requireTrusted(endpoint: Endpoint, environment: NodeJS.ProcessEnv = process.env): void {
  const trusted = (environment[HOSTS] ?? '').split(/[\s,]+/).filter((name) => name !== '')
  if (trusted.length === 0) return
  const other = serversIn(endpoint).find(
    (server) => !trusted.includes(server.host) && !trusted.includes(endpointName(server)),
  )
  if (other === undefined) return
  throw new UserError(
    `the suite would have the password sent to ${endpointName(other)}, which ${HOSTS} does not name (${trusted.join(', ')}); ` +
      'add it there if it is yours',
  )
}

function fileOf(name: string, environment: NodeJS.ProcessEnv): string | undefined {
  const path = environment[name]
  if (path === undefined || path === '') return undefined
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '')
  } catch (cause) {
    throw new UserError(`${name} names ${path}, which cannot be read: ${reasonOf(cause)}`, { cause })
  }
}
