/** The address of a server: the socket of one that qpsgate has started, or the endpoint of an external one. */
import { dirname } from 'node:path'
import type { Endpoint } from '../../core/scenario/endpoint.ts'

export const SERVER_SCHEMA = 'sbtest'

/** Texts of the certificate files that an endpoint names; undefined if it names none. */
export interface Certificates {
  readonly ca: string | undefined
  readonly cert: string | undefined
  readonly key: string | undefined
}

/** Limits of the wait for an answer. */
export interface Patience {
  readonly seconds: number
  /** Ends every wait at once, for example when the run is stopped. */
  readonly signal?: AbortSignal | undefined
}

interface AnswerOptions {
  /** Limits of waits, because a server that was killed never answers; default: none. */
  readonly patience?: Patience | undefined
}

export interface SocketAddress extends AnswerOptions {
  readonly kind: 'socket'
  /** User of the connection; default: root. */
  readonly user?: string
  /** Path of the socket: its name, or an open descriptor, which stays the same whatever the server does. */
  readonly path: string
  readonly directory: string
  /**
   * Directory of the clients' certificate, with which connections are encrypted if the server can; default: they are
   * not.
   */
  readonly certificate?: string | undefined
}

export interface EndpointAddress extends AnswerOptions {
  readonly kind: 'endpoint'
  readonly endpoint: Endpoint
  readonly password: string | undefined
  readonly certificates: Certificates
}

export type ServerAddress = SocketAddress | EndpointAddress

export function schemaOf(address: ServerAddress): string {
  return address.kind === 'socket' ? SERVER_SCHEMA : address.endpoint.schema
}

export function socketAddress(path: string, directory = dirname(path), patience?: Patience): ServerAddress {
  return { kind: 'socket', path, directory, patience }
}

/**
 * Account like that of an application, because some limits spare an administrator. SQL of a change runs as this account
 * as well, so its rights cover one schema, but no file, no setting and nothing that runs later by itself, such as a
 * trigger or an event.
 */
const ORDINARY = 'qpsgate'
const RIGHTS =
  'SELECT, INSERT, UPDATE, DELETE, CREATE, DROP, INDEX, ALTER, REFERENCES, LOCK TABLES, ' +
  'CREATE TEMPORARY TABLES, CREATE VIEW, SHOW VIEW, EXECUTE'
/** Account that tries the catalogue, with all rights on one schema, and the right to make accounts. */
const CATALOGUE = 'qpsgate_catalogue'
/** Account that tries the user's migrations, with all rights on one schema. */
const MIGRATING = 'qpsgate_migrations'
/** Schemas of these accounts. Each is dropped and created again before it is used, so that nothing old is in it. */
export const CATALOGUE_SCHEMA = CATALOGUE
export const MIGRATION_SCHEMA = MIGRATING
/** Escapes underscores, because in the schema of a GRANT they stand for any character. */
function grantable(schema: string): string {
  return `\`${schema.replaceAll('_', '\\_')}\``
}

export const MAKE_ORDINARY = [
  `CREATE USER ${ORDINARY}@localhost`,
  `GRANT ${RIGHTS} ON ${SERVER_SCHEMA}.* TO ${ORDINARY}@localhost`,
  `CREATE USER ${CATALOGUE}@localhost`,
  `GRANT ALL ON ${grantable(CATALOGUE_SCHEMA)}.* TO ${CATALOGUE}@localhost WITH GRANT OPTION`,
  `GRANT CREATE USER ON *.* TO ${CATALOGUE}@localhost`,
  `CREATE USER ${MIGRATING}@localhost`,
  `GRANT ALL ON ${grantable(MIGRATION_SCHEMA)}.* TO ${MIGRATING}@localhost`,
]

/** Address for a client that tries the catalogue; an external server keeps the account of its endpoint. */
export function catalogueAddress(address: ServerAddress): ServerAddress {
  return address.kind === 'socket' ? { ...address, user: CATALOGUE } : address
}

/** Address for a client that tries the user's migrations; an external server keeps the account of its endpoint. */
export function migratingAddress(address: ServerAddress): ServerAddress {
  return address.kind === 'socket' ? { ...address, user: MIGRATING } : address
}

/**
 * Address for clients that encrypt their connections if the server can.
 *
 * @param certificate directory of the clients' certificate
 */
export function encryptedAddress(address: ServerAddress, certificate: string): ServerAddress {
  return address.kind === 'socket' ? { ...address, certificate } : address
}

/** Address for a client with the rights of an application; an external server keeps the account of its endpoint. */
export function ordinaryAddress(address: ServerAddress): ServerAddress {
  return address.kind === 'socket' ? { ...address, user: ORDINARY } : address
}
