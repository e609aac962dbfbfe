/** The address of a server: ours through a socket in its directory, any other through its endpoint. */
import { dirname } from 'node:path'
import type { Endpoint } from '../../core/scenario/endpoint.ts'

/** The schema of servers that we start. */
export const SERVER_SCHEMA = 'sbtest'

/** Texts of the files that an endpoint names; undefined if it names none. */
export interface Certificates {
  readonly ca: string | undefined
  readonly cert: string | undefined
  readonly key: string | undefined
}

/** Limits of our wait for an answer. */
export interface Patience {
  readonly seconds: number
  /** Ends every wait at once. */
  readonly signal?: AbortSignal | undefined
}

interface AnswerOptions {
  /** Limits of the wait for an answer that may never come; default: none. */
  readonly patience?: Patience | undefined
}

export interface SocketAddress extends AnswerOptions {
  readonly kind: 'socket'
  /** User of the connection; default: root. */
  readonly user?: string
  /** Path by which we reach the socket: its name, or a descriptor that we hold open. */
  readonly path: string
  /** The server's directory. */
  readonly directory: string
  /** Directory of the clients' certificate, for connections encrypted if the server can; default: they are not. */
  readonly certificate?: string | undefined
}

export interface EndpointAddress extends AnswerOptions {
  readonly kind: 'endpoint'
  readonly endpoint: Endpoint
  readonly password: string | undefined
  readonly certificates: Certificates
}

export type ServerAddress = SocketAddress | EndpointAddress

/** The schema that holds our tables. */
export function schemaOf(address: ServerAddress): string {
  return address.kind === 'socket' ? SERVER_SCHEMA : address.endpoint.schema
}

export function socketAddress(path: string, directory = dirname(path), patience?: Patience): ServerAddress {
  return { kind: 'socket', path, directory, patience }
}

/**
 * Account as applications have it, made with the seed: limits that spare an administrator apply to it. SQL of a change
 * runs as this account, too, so its rights reach one schema, no file and no setting, and make nothing that runs by
 * itself.
 */
const ORDINARY = 'qpsgate'
const RIGHTS =
  'SELECT, INSERT, UPDATE, DELETE, CREATE, DROP, INDEX, ALTER, REFERENCES, LOCK TABLES, ' +
  'CREATE TEMPORARY TABLES, CREATE VIEW, SHOW VIEW, EXECUTE'
/** Account that tries migrations, with all rights on the schema. */
const MIGRATING = 'qpsgate_ddl'
export const MAKE_ORDINARY = [
  `CREATE USER ${ORDINARY}@localhost`,
  `GRANT ${RIGHTS} ON ${SERVER_SCHEMA}.* TO ${ORDINARY}@localhost`,
  `CREATE USER ${MIGRATING}@localhost`,
  `GRANT ALL ON ${SERVER_SCHEMA}.* TO ${MIGRATING}@localhost`,
]

/** Address for a client that changes the schema of one of our servers. */
export function migratingAddress(address: ServerAddress): ServerAddress {
  return address.kind === 'socket' ? { ...address, user: MIGRATING } : address
}

/** Address for clients that encrypt their connections if they can. @param certificate see SocketAddress */
export function encryptedAddress(address: ServerAddress, certificate: string): ServerAddress {
  return address.kind === 'socket' ? { ...address, certificate } : address
}

/** Address for an ordinary client; endpoints name their account. */
export function ordinaryAddress(address: ServerAddress): ServerAddress {
  return address.kind === 'socket' ? { ...address, user: ORDINARY } : address
}
