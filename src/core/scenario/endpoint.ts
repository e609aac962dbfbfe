/** Addresses of servers that we do not start: `mysql://user@host:port/schema?tls=verify&ca=PATH&cert=PATH&key=PATH`. */

/** How the connection is protected: by a certificate for this host, by any certificate of that authority, or not at all. */
export type TlsMode = 'verify' | 'verify-ca' | 'off'

interface HostAndPort {
  /** In lower case. */
  readonly host: string
  readonly port: number
}

export interface Endpoint extends HostAndPort {
  readonly user: string
  /** The only schema that qpsgate changes. */
  readonly schema: string
  readonly tls: TlsMode
  /** File of the authorities that sign the server's certificate; undefined: those that the system trusts. */
  readonly ca?: string | undefined
  /** Files of our own certificate and its key; without one sysbench does not use TLS. */
  readonly cert?: string | undefined
  readonly key?: string | undefined
}

export type ParsedDsn =
  | { readonly kind: 'ok'; readonly endpoint: Endpoint }
  /** The allowed form; the message must not repeat the address, which may hold a password. */
  | { readonly kind: 'problem'; readonly allowed: string }

export const DSN_FORM = 'an address such as mysql://user@host:3306/qpsgate?tls=off'
const DEFAULT_PORT = 3306
const DEFAULT_SCHEMA = 'qpsgate'
const PARAMETERS: readonly string[] = ['tls', 'ca', 'cert', 'key']
const TLS_MODES: readonly string[] = ['verify', 'verify-ca', 'off']
const SCHEMA = /^[A-Za-z_][A-Za-z0-9_]{0,63}$/
const SYSTEM_SCHEMAS = /^(?:mysql|sys|information_schema|performance_schema)$/i

export function parseDsn(text: string): ParsedDsn {
  const url = URL.parse(text)
  if (url === null || url.protocol !== 'mysql:' || url.hostname === '') return problem(DSN_FORM)
  if (url.password !== '') return problem('an address without a password, which belongs in QPSGATE_PASSWORD')
  if (url.username === '') return problem(`${DSN_FORM}: with a user`)
  if ([...url.searchParams.keys()].some((key) => !PARAMETERS.includes(key)))
    return problem(`no parameters but ${PARAMETERS.join(', ')}`)
  // Host names are equal in any case, but URL changes them to lower case for a few schemes only.
  const host = url.hostname.toLowerCase().replace(/^\[(.*)\]$/, '$1')
  const tls = url.searchParams.get('tls') ?? (isLoopback(host) ? 'off' : 'verify')
  if (!TLS_MODES.includes(tls)) return problem(`tls=${TLS_MODES.join(', tls=')}`)
  const [user, path] = [url.username, url.pathname.slice(1)].map(decodedUri)
  if (user === undefined || path === undefined)
    return problem(`${DSN_FORM}: every % with the two digits of a byte of UTF-8`)
  const schema = path || DEFAULT_SCHEMA
  if (!SCHEMA.test(schema) || SYSTEM_SCHEMAS.test(schema))
    return problem('a schema of letters, digits and _ that is ours alone, such as qpsgate')
  const port = url.port === '' ? DEFAULT_PORT : Number(url.port)
  const [ca, cert, key] = ['ca', 'cert', 'key'].map((name) => url.searchParams.get(name) ?? undefined)
  if (tls !== 'off' && (ca === undefined || cert === undefined || key === undefined))
    return problem(
      'tls with ca=FILE, cert=FILE and key=FILE, as sysbench 1.0 encrypts with a client certificate only; or tls=off',
    )
  return {
    kind: 'ok',
    endpoint: { host, port, user, schema, tls: tls as TlsMode, ca, cert, key },
  }
}

/** Undefined if the text is not percent-encoded UTF-8. */
export function decodedUri(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Whether packets to the host never leave the machine. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host)
}

/** "db.example:3306": identifies an endpoint in texts and file names. */
export function endpointName({ host, port }: HostAndPort): string {
  return `${host.includes(':') ? `[${host}]` : host}:${port}`
}

function problem(allowed: string): ParsedDsn {
  return { kind: 'problem', allowed }
}
