/** Names of images: those that hold a server, that move, and that are private. */

import { MARIADB_FAMILY } from '../families/mariadb.ts'
import { MYSQL_FAMILY } from '../families/mysql.ts'
import words from './words.json' with { type: 'json' }

/** Last part of the names of images that hold a server. Exporters, clients, proxies and backups have others. */
const SERVERS =
  /^(?:mysql|mariadb|percona|(?:mysql|percona|mariadb|community|enterprise)-server|percona-xtradb-cluster|mariadb-galera|mysql-ndb-cluster|(?:mysql|mariadb)-\d[\w.-]*)$/i
/** A registry: its name has a dot or a port, which a user's name has not. */
const REGISTRY = /^(?:localhost|[^/.:]*[.:][^/]*)\//
const PUBLIC_REGISTRIES = new Set(words.publicRegistries)
/** Tags that name another version tomorrow. */
const MOVING = new Set(words.movingTags)

interface ImageParts {
  readonly repository: string
  readonly tag: string | undefined
  readonly digest: string | undefined
}

function partsOf(image: string): ImageParts {
  const [name = '', digest] = image.split('@')
  const [, repository = name, tag] = /^(.*):([^:/]*)$/.exec(name) ?? []
  return { repository, tag, digest }
}

function lastPart(image: string): string {
  return partsOf(image).repository.split('/').at(-1) ?? ''
}

/** Whether an image holds a server, as far as its name tells. */
export function holdsServer(image: string): boolean {
  return SERVERS.test(lastPart(image))
}

/** Whether it holds MariaDB, as far as its name tells. */
export function isMariaDb(image: string): boolean {
  return lastPart(image).toLowerCase().startsWith('mariadb')
}

/** Whether it may be another version tomorrow: with no tag, or one that moves, and no digest. */
export function isFloating(image: string): boolean {
  const { tag, digest } = partsOf(image)
  return digest === undefined && (tag === undefined || MOVING.has(tag))
}

/** The registry of the image, unless everybody may pull from it. */
export function privateRegistry(image: string): string | undefined {
  const registry = REGISTRY.exec(image)?.[0].slice(0, -1)
  return registry === undefined || PUBLIC_REGISTRIES.has(registry) ? undefined : registry
}

/** Image to propose where no file names one: an LTS version of the family. */
export function usualImage(isForMariaDb: boolean): string {
  return (isForMariaDb ? MARIADB_FAMILY : MYSQL_FAMILY).usualImage
}

/** Whether an image that contains an expression may hold a server: often only its tag is one. */
export function mayHoldServer(image: string): boolean {
  const [literal = ''] = image.split(/\$|\{\{|<%/, 1)
  const colon = literal.lastIndexOf(':')
  return colon > literal.lastIndexOf('/') ? holdsServer(literal.slice(0, colon)) : speaksOfServer(image)
}

/** Whether a text names a product whose servers we measure. */
export function speaksOfServer(text: string): boolean {
  return /mysql|mariadb|percona/i.test(text)
}
