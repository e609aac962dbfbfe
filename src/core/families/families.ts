/** Finds the family of a server by its product, its image, or the version and comment that it reports. */
import { type Family, isAtLeast, type PerformanceSchema, type Product, type ServerVersion } from './family.ts'
import { MARIADB_FAMILY } from './mariadb.ts'
import { MYSQL_FAMILY } from './mysql.ts'

/** MariaDB comes first, because its packages have a mysqld as well. */
export const FAMILIES: readonly Family[] = [MARIADB_FAMILY, MYSQL_FAMILY]
/** Family of a server that nothing identifies. */
export const USUAL_FAMILY = MYSQL_FAMILY
const FAMILY_OF: ReadonlyMap<string, Family> = new Map(
  FAMILIES.flatMap((family) => family.products.map((product) => [product, family] as const)),
)

export const USUAL_PRODUCTS: readonly Product[] = FAMILIES.map(({ products }) => products[0]).toReversed()

export const SERVER_PROGRAMS = FAMILIES.map(({ program }) => program)

export function familyOf(product: Product): Family {
  return FAMILY_OF.get(product) ?? USUAL_FAMILY
}

export const MANUAL_ADDRESS = new RegExp(
  `^(?:${FAMILIES.flatMap(({ manual }) => manual.homes.map((home) => home.replaceAll('.', '\\.'))).join('|')})/[\\w./#-]*$`,
)

export function performanceSchemaOf({ product, version }: ServerVersion): PerformanceSchema {
  return familyOf(product).performanceSchema(version)
}

export function productOfImage(image: string): Product | undefined {
  const words = FAMILIES.flatMap(({ products }) =>
    products.toReversed().map((product) => [product, firstWord(product)]),
  )
  return words.find(([, word = '']) => image.toLowerCase().includes(word))?.[0] as Product | undefined
}

function firstWord(product: Product): string {
  return product.split(' ')[0]?.toLowerCase() ?? ''
}

/**
 * Server that a result names. Undefined for a product that qpsgate does not measure, which a result can name because
 * its figures may come from elsewhere.
 */
export function serverOfResult({ product, version }: { product: string; version: string }): ServerVersion | undefined {
  return FAMILY_OF.has(product) ? { product: product as Product, version } : undefined
}

/**
 * Says whether a program can be measured, is too old, or is something else. Many programs speak MySQL's protocol. A
 * program that no family claims is something else.
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
