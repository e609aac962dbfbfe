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

/** How long we wait for an answer. */
export interface Patience {
  readonly seconds: number
  /** Ends every wait at once. */
  readonly signal?: AbortSignal | undefined
}

interface AnswerOptions {
  /** For servers whose answers may be anything. Default: we wait for answers without end. */
  readonly patience?: Patience | undefined
}

export interface SocketAddress extends AnswerOptions {
  readonly kind: 'socket'
  /** Default: root. */
  readonly user?: string
  /** Leads to the socket, which may have another name. */
  readonly path: string
  /** The server's directory. */
  readonly directory: string
  /** Directory of the files with which clients encrypt their connections if the server offers it; default: they do not. */
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
 * An account as applications have it, which the seed makes: nothing spares it. SQL of a change runs as it too, so it
 * reaches one schema, no file and no setting, and leaves nothing there that runs by itself.
 */
const ORDINARY = 'qpsgate'
const RIGHTS =
  'SELECT, INSERT, UPDATE, DELETE, CREATE, DROP, INDEX, ALTER, REFERENCES, LOCK TABLES, ' +
  'CREATE TEMPORARY TABLES, CREATE VIEW, SHOW VIEW, EXECUTE'
/** An account as migrations have it. */
const MIGRATING = 'qpsgate_ddl'
export const MAKE_ORDINARY = [
  `CREATE USER ${ORDINARY}@localhost`,
  `GRANT ${RIGHTS} ON ${SERVER_SCHEMA}.* TO ${ORDINARY}@localhost`,
  `CREATE USER ${MIGRATING}@localhost`,
  `GRANT ALL ON ${SERVER_SCHEMA}.* TO ${MIGRATING}@localhost`,
]

/** One of our servers for somebody who changes its schema. */
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
