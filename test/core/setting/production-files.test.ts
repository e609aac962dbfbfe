/** Option files as they are in production: is every setting in them known? */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { familyOf } from '../../../src/core/families/families.ts'
import type { Product, ServerVersion } from '../../../src/core/families/family.ts'
import { removalOf } from '../../../src/core/options/option-table.ts'
import { isReadBy } from '../../../src/core/setting/groups.ts'
import { knowledgeOf, speedOf } from '../../../src/core/setting/knowledge.ts'
import { variableForms } from '../../../src/core/setting/option-name.ts'
import type { Setting } from '../../../src/core/setting/setting.ts'
import { parseOptionFile } from '../../../src/core/sources/option-file.ts'

const PRODUCTION = resolve(import.meta.dirname, '../../fixtures/production')

/** The server that each file is for. */
const FILES: Readonly<Record<string, ServerVersion>> = {
  'mariadb-10.11-web-shop.cnf': { product: 'MariaDB', version: '10.11.19' },
  'mariadb-11-galera-node.cnf': { product: 'MariaDB', version: '11.4.5' },
  'mariadb-wordpress-host.cnf': { product: 'MariaDB', version: '10.11.19' },
  'mysql-5.7-carried-along.cnf': { product: 'MySQL', version: '8.4.3' },
  'mysql-8.0-reporting-replica.cnf': { product: 'MySQL', version: '8.0.40' },
  'mysql-8.4-analytics.cnf': { product: 'MySQL', version: '8.4.3' },
  'mysql-8.4-container.cnf': { product: 'MySQL', version: '8.4.3' },
  'mysql-8.4-oltp-64g.cnf': { product: 'MySQL', version: '8.4.3' },
  'mysql-9-small-vm.cnf': { product: 'MySQL', version: '9.7.4' },
  'percona-server-8.4-tuned.cnf': { product: 'Percona Server', version: '8.4.3' },
}

/** The options of a file that some server reads however it is started; fails where servers would not take it. */
function optionsOf(text: string, file: string): Setting[] {
  const { items, problems } = parseOptionFile(text, file)
  expect(problems).toEqual([])
  return items.flatMap((item) => (item.kind === 'option' && item.option.group !== undefined ? [item.option] : []))
}

/** Whether anything is known about the option: in servers of the product, if one is given. */
function isKnown({ name }: Setting, product?: Product): boolean {
  const forks = product === undefined ? (['mysql', 'mariadb'] as const) : [familyOf(product).fork]
  const isRemoved = variableForms(name).some((form) => forks.some((fork) => removalOf(form, fork) !== undefined))
  if (isRemoved || ['no effect', 'unlikely'].includes(speedOf(name))) return true
  return product === undefined ? speedOf(name) === 'speed' : knowledgeOf(name, product) !== undefined
}

/** Options that nobody has looked at, as `file:line: option`. */
function unknownIn(options: readonly Setting[], product?: Product): string[] {
  const unknown = options.filter((option) => !isKnown(option, product))
  return unknown.map(({ file, line, name }) => `${file}:${line}: ${name}`)
}

describe('option files from production', () => {
  it('are all listed, and cover all three products', () => {
    expect(Object.keys(FILES)).toEqual(readdirSync(PRODUCTION).toSorted())
    expect(new Set(Object.values(FILES).map(({ product }) => product)).size).toBe(3)
  })

  it.each(Object.entries(FILES))('have only known settings: %s', (file, server) => {
    const options = optionsOf(readFileSync(join(PRODUCTION, file), 'utf8'), file)
    const read = options.filter((option) => isReadBy(option, server))
    expect(read.length).toBeGreaterThanOrEqual(30)
    expect(unknownIn(read, server.product)).toEqual([])
    expect(unknownIn(options)).toEqual([])
  })

  it('include a file that sets more than twenty options that its server has removed', () => {
    const file = 'mysql-5.7-carried-along.cnf'
    const options = optionsOf(readFileSync(join(PRODUCTION, file), 'utf8'), file)
    const removed = options.filter(({ name }) => variableForms(name).some((form) => removalOf(form, 'mysql')))
    expect(removed.length).toBeGreaterThan(20)
  })

  it('would have an unknown setting reported with file, line and name', () => {
    const text = '[mysqld]\nmax_connections = 9\n\ninnodb_flush_log_at_trx_comit = 2\njoin_cache_level = 4\n'
    const options = optionsOf(text, 'my.cnf')
    expect(unknownIn(options)).toEqual(['my.cnf:4: innodb_flush_log_at_trx_comit'])
    expect(unknownIn(options, 'MySQL')).toEqual([
      'my.cnf:4: innodb_flush_log_at_trx_comit',
      'my.cnf:5: join_cache_level',
    ])
  })
})
