/** The family of a server, and the servers that are refused. */
import { type Family, isAtLeast, type PerformanceSchema, type Product, type ServerVersion } from './family.ts'
import { MARIADB_FAMILY } from './mariadb.ts'
import { MYSQL_FAMILY } from './mysql.ts'

/** MariaDB first: its packages have a mysqld as well. */
const FAMILIES = [MARIADB_FAMILY, MYSQL_FAMILY] as const
const FAMILY_OF: Readonly<Record<Product, Family>> = {
  MySQL: MYSQL_FAMILY,
  'Percona Server': MYSQL_FAMILY,
  MariaDB: MARIADB_FAMILY,
}

/** Names of server programs, in the order in which they are looked for. */
export const SERVER_PROGRAMS = FAMILIES.map(({ program }) => program)

export function familyOf(product: Product): Family {
  return FAMILY_OF[product]
}

export function performanceSchemaOf({ product, version }: ServerVersion): PerformanceSchema {
  return familyOf(product).performanceSchema(version)
}

/** A server as a result has it; undefined if it cannot have been measured, as in figures from elsewhere. */
export function knownServer({ product, version }: { product: string; version: string }): ServerVersion | undefined {
  return Object.hasOwn(FAMILY_OF, product) ? { product: product as Product, version } : undefined
}

/**
 * Identity of a program: a server that can be measured, one that is too old, or something else. Many servers speak
 * MySQL's protocol and are something else: one that no family claims is other.
 */
export function identifyServer(version: string, comment: string) {
  for (const family of FAMILIES) {
    const product = family.productOf(version, comment)
    if (product === undefined) continue
    const server: ServerVersion = { product, version }
    const isOldEnough = isAtLeast(version, family.oldest)
    return isOldEnough ? ({ kind: 'server', server } as const) : ({ kind: 'too-old', server, family } as const)
  }
  return { kind: 'other' } as const
}
