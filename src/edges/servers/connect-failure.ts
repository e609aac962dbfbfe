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
  SELF_SIGNED_CERT_IN_CHAIN:
    'its certificate is not signed by anybody trusted; name the signer with ?ca=FILE, or encrypt without verifying with ?tls=required',
  DEPTH_ZERO_SELF_SIGNED_CERT:
    'its certificate is signed by itself; name it with ?ca=FILE, or encrypt without verifying with ?tls=required',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'its certificate is not signed by anybody trusted; name the signer with ?ca=FILE, or encrypt without verifying with ?tls=required',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    'its certificate is not signed by anybody trusted; name the signer with ?ca=FILE, or encrypt without verifying with ?tls=required',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is of another host; correct the dsn',
  HANDSHAKE_NO_SSL_SUPPORT: 'it offers no TLS; ?tls=off connects without',
  ER_ACCESS_DENIED_ERROR: 'wrong user or password; the password is taken from QPSGATE_PASSWORD',
  ER_DBACCESS_DENIED_ERROR: 'the user may not use this schema',
  ER_CON_COUNT_ERROR: 'it has no connection left (max_connections); measure with fewer --threads',
  ER_TOO_MANY_USER_CONNECTIONS: 'the user has no connection left (max_user_connections); measure with fewer --threads',
  ER_USER_LIMIT_REACHED: 'the user has no connection left (a limit of its account); measure with fewer --threads',
  ER_HOST_IS_BLOCKED: 'it has blocked this host; unblock it with FLUSH HOSTS',
  ER_HOST_NOT_PRIVILEGED: 'this host may not connect; grant it to the user',
}
/** What the user can mend before anything was measured. */
const USERS = /^(?:ENOTFOUND|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO|ERR_TLS|HANDSHAKE_NO|ER_ACCESS|ER_DBACCESS|ER_HOST_NOT)/

export function connectFailure(endpoint: Endpoint, error: unknown): Error {
  const { code = '', message } = error as { code?: string; message: string }
  const where = `${endpointName(endpoint)} as ${endpoint.user}`
  const text = `cannot connect to ${where}: ${ADVICE[code] ?? 'see what it says'} (it says: ${message})`
  return USERS.test(code)
    ? new UserError(text, { cause: error })
    : new MeasurementError(text, { step: 'connect', cause: error })
}
