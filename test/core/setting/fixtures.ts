/** Lists from real servers, see test/fixtures/variables/README.md. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fork, Product } from '../../../src/core/families/family.ts'

const FOLDER = join(import.meta.dirname, '../../fixtures/variables')

function linesOf(file: string): string[] {
  return readFileSync(join(FOLDER, file), 'utf8').trimEnd().split('\n')
}

interface ListedServer {
  readonly product: Product
  readonly fork: Fork
  readonly version: string
  /** When each variable can be set. */
  readonly variables: ReadonlyMap<string, string>
  readonly counters: ReadonlySet<string>
}

function listed(product: Product, fork: Fork, version: string): ListedServer {
  const pairs = linesOf(`${fork}-${version}.txt`).map((line): [string, string] => {
    const [name = '', when = ''] = line.split(' ')
    return [name, when]
  })
  const counters = new Set(linesOf(`status-${fork}-${version}.txt`))
  return { product, fork, version, variables: new Map(pairs), counters }
}

export const LISTED_SERVERS = [listed('MySQL', 'mysql', '9.7'), listed('MariaDB', 'mariadb', '10.11')]
