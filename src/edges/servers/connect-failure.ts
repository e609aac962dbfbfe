/** Why an endpoint could not be connected to, and what to do. */
import { type Endpoint, endpointName } from '../../core/suite/dsn.ts'
import { MeasurementError, UserError } from '../../errors.ts'

/** What to do about errors of the network, of certificates and of the server, by code. */
const ADVICE: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no such host; correct the dsn',
  EAI_AGAIN: 'the name of the host cannot be looked up; try again, or correct the dsn',
  ECONNREFUSED: 'nothing listens there; start the server, or correct host and port of the dsn',
  ECONNRESET: 'the server closed the connection',
  ETIMEDOUT: 'no answer; is the port open to this machine?',
  EHOSTUNREACH: 'no way leads there from this machine',
  ER_ACCESS_DENIED_ERROR: 'wrong user or password; the password is taken from QPSGATE_PASSWORD',
  ER_DBACCESS_DENIED_ERROR: 'the user may not use this schema',
  ER_CON_COUNT_ERROR: 'it has no connection left (max_connections); measure with fewer --threads',
  ER_TOO_MANY_USER_CONNECTIONS: 'the user has no connection left (max_user_connections); measure with fewer --threads',
  ER_USER_LIMIT_REACHED: 'the user has no connection left (a limit of its account); measure with fewer --threads',
  ER_HOST_IS_BLOCKED: 'it has blocked this host; unblock it with FLUSH HOSTS',
  ER_HOST_NOT_PRIVILEGED: 'this host may not connect; grant it to the user',
}
/** What to do about certificates, by what the library says of them. */
const CERTIFICATES: readonly (readonly [RegExp, string])[] = [
  [
    /self.signed|unable to (?:verify|get)/i,
    'its certificate is not signed by anybody trusted; name the signer with ca=FILE',
  ],
  [/expired/i, 'its certificate has expired'],
  [/altname|does not match/i, 'its certificate is of another host; correct the dsn'],
  [/does not support secure/i, 'it offers no TLS; tls=off connects without'],
]
/** What the user can mend before anything was measured. */
const USERS = /^(?:ENOTFOUND|ER_ACCESS|ER_DBACCESS|ER_HOST_NOT)/

export function connectFailure(endpoint: Endpoint, error: unknown): Error {
  const { code = '', message } = error as { code?: string; message: string }
  const where = `${endpointName(endpoint)} as ${endpoint.user}`
  const [, certificate] = CERTIFICATES.find(([pattern]) => pattern.test(message)) ?? []
  const text = `cannot connect to ${where}: ${certificate ?? ADVICE[code] ?? 'it cannot be reached'} (it says: ${message})`
  return certificate !== undefined || USERS.test(code)
    ? new UserError(text, { cause: error })
    : new MeasurementError(text, { step: 'connect', cause: error })
}
