/** The table of docs/beside-speed.md: the statements that both sides of a change try. */
import { resolve } from 'node:path'
import { CATALOGUE, type CatalogueRow } from '../src/core/catalogue/catalogue.ts'
import { between } from './markdown.ts'
import { table } from './studies-docs.ts'

export const CATALOGUE_DOCUMENT = resolve(import.meta.dirname, '../docs/beside-speed.md')

export function withCatalogue(document: string): string {
  const rows = CATALOGUE.map((row) => [row.form, row.whom, brokenBy(row)])
  return between(document, 'catalogue', table(['statements', 'matter to', 'broken by, for example'], rows))
}

const PRODUCTS = { mariadb: 'MySQL in place of MariaDB', mysql: 'MariaDB in place of MySQL' } as const

function brokenBy({ breaks, only }: CatalogueRow): string {
  return only === undefined ? (breaks ?? []).map((option) => `\`${option}\``).join(', ') : PRODUCTS[only]
}
