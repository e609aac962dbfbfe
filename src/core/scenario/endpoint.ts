/**
 * Addresses of servers that qpsgate does not start:
 * `mysql://user@host:port/schema?tls=verify&ca=PATH&cert=PATH&key=PATH`.
 */

/**
 * Protection of the connection. `verify` accepts only a certificate for this host, `verify-ca` any certificate of the
 * authority; `off` uses no TLS.
 */
export type TlsMode = 'verify' | 'verify-ca' | 'off'

interface HostAndPort {
  /** Host in lower case, because capitals make no difference in names of hosts. */
  readonly host: string
  readonly port: number
}

export interface Endpoint extends HostAndPort {
  readonly user: string
  /** Name of the only schema that qpsgate changes, because the others belong to somebody else. */
  readonly schema: string
  readonly tls: TlsMode
  /** File of the authorities that sign the server's certificate; undefined: those that the system trusts. */
  readonly ca?: string | undefined
  /** Files of the client's certificate and its key. Without them sysbench does not use TLS. */
  readonly cert?: string | undefined
  readonly key?: string | undefined
  /**
   * Further addresses of the same service, for the same account and schema. The load goes to all; whatever needs a
   * single server uses the first.
   */
  readonly others?: readonly HostAndPort[] | undefined
}

export type DsnReading =
  | { readonly kind: 'ok'; readonly endpoint: Endpoint }
  /** Allowed form. The message must not repeat the address, which may hold a password. */
  | { readonly kind: 'problem'; readonly allowed: string }

export const DSN_FORM = 'an address such as mysql://user@host:3306/qpsgate?tls=off'
const DEFAULT_PORT = 3306
const DEFAULT_SCHEMA = 'qpsgate'
const PARAMETERS: readonly string[] = ['tls', 'ca', 'cert', 'key']
const TLS_MODES: readonly string[] = ['verify', 'verify-ca', 'off']
const SCHEMA = /^[A-Za-z_][A-Za-z0-9_]{0,63}$/
const SYSTEM_SCHEMAS = /^(?:mysql|sys|information_schema|performance_schema)$/i

export function parseDsn(text: string): DsnReading {
  const url = URL.parse(text)
  if (url === null || url.protocol !== 'mysql:' || url.hostname === '') return problem(DSN_FORM)
  if (url.password !== '') return problem('an address without a password, which belongs in QPSGATE_PASSWORD')
  if (url.username === '') return problem(`${DSN_FORM}: with a user`)
  if ([...url.searchParams.keys()].some((key) => !PARAMETERS.includes(key)))
    return problem(`no parameters but ${PARAMETERS.join(', ')}`)
  // Capitals make no difference in names of hosts, but URL lowers the case for a few schemes only.
  const host = url.hostname.toLowerCase().replace(/^\[(.*)\]$/, '$1')
  const tls = url.searchParams.get('tls') ?? (isLoopback(host) ? 'off' : 'verify')
  if (!TLS_MODES.includes(tls)) return problem(`tls=${TLS_MODES.join(', tls=')}`)
  const [user, path] = [url.username, url.pathname.slice(1)].map(decodeUri)
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

/** Parts that all addresses of a service must share, because one sysbench connects to them. */
const SHARED_PARTS = ['user', 'schema', 'tls', 'ca', 'cert', 'key'] as const

export function joinAddresses([first, ...others]: readonly [Endpoint, ...Endpoint[]]): DsnReading {
  const differing = SHARED_PARTS.filter((part) => others.some((other) => other[part] !== first[part]))
  if (differing.length > 0) return problem(`addresses of one service, with the same ${differing.join(', ')}`)
  const all = [first, ...others]
  if (new Set(all.map(endpointName)).size < all.length) return problem('every address once')
  // sysbench connects to each of its hosts at each of its ports, so the addresses must be all combinations.
  const [hosts, ports] = [new Set(all.map(({ host }) => host)), new Set(all.map(({ port }) => port))]
  if (hosts.size * ports.size !== all.length)
    return problem(
      'addresses that differ in their hosts or in their ports, not in both, as sysbench takes lists of each',
    )
  if (others.length === 0) return { kind: 'ok', endpoint: first }
  return { kind: 'ok', endpoint: { ...first, others: others.map(({ host, port }) => ({ host, port })) } }
}

export function addressesOf({ others = [], ...first }: Endpoint): readonly [Endpoint, ...Endpoint[]] {
  return [first, ...others.map((other) => ({ ...first, ...other }))]
}

/** Decoded text; undefined if it is not percent-encoded UTF-8, for which decodeURIComponent() throws. */
export function decodeUri(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host)
}

export function endpointName({ host, port }: HostAndPort): string {
  return `${host.includes(':') ? `[${host}]` : host}:${port}`
}

export function serviceName(endpoint: Endpoint): string {
  return addressesOf(endpoint).map(endpointName).join(', ')
}

function problem(allowed: string): DsnReading {
  return { kind: 'problem', allowed }
}
