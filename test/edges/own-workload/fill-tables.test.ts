/** Tables that are filled on real servers: their keys and references hold, and the data are the same each time. */
import { describe, expect, it } from 'vitest'
import { sqlName } from '../../../src/core/own-workload/sql-text.ts'
import type { Table } from '../../../src/core/own-workload/tables.ts'
import { applySql } from '../../../src/edges/own-workload/apply-sql.ts'
import { fillOwnTables } from '../../../src/edges/own-workload/fill-tables.ts'
import { readTables } from '../../../src/edges/own-workload/read-tables.ts'
import type { Session } from '../../../src/edges/servers/connection.ts'
import { SERVER_SCHEMA } from '../../../src/edges/servers/server-address.ts'
import { UserError } from '../../../src/errors.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { serverForAll } from '../servers/study-servers.ts'
import { emptied, fixture, PLACES } from './workload-servers.ts'

const SIGNAL = new AbortController().signal

/** By day MySQL shows that all rows are there. */
const isWhole = (choice: string) => IS_NIGHTLY || choice === 'local'

describe.for(PLACES)("the filled tables of a user's workload on $name", ({ choice, image, isHere }) => {
  describe.skipIf(!isHere)('', () => {
    const server = serverForAll('pfsoff', choice, image)

    async function filled(folder: string): Promise<{ readonly session: Session; readonly tables: readonly Table[] }> {
      const { session, address } = await emptied(server)
      const { workload, schema } = fixture(folder)
      await applySql(session, [{ file: 'schema.sql', text: schema }])
      await fillOwnTables(address, workload.tables, SIGNAL)
      return { session, tables: await readTables(session, SERVER_SCHEMA) }
    }

    it.for(['odd', 'tpcc'])(
      'have all their rows, each with the rows that it refers to, for the schema %s',
      async (folder) => {
        const { session, tables } = await filled(folder)
        const rows = fixture(folder).workload.tables.map(({ name, rows: count }) => [name, count] as const)
        await expectSound(session, tables, Object.fromEntries(rows))
        // Rows were put in without a look at keys that are not primary.
        for (const { name } of tables)
          expect(await session.rows(`CHECK TABLE ${sqlName(name)}`)).toEqual([
            expect.objectContaining({ Msg_text: 'OK' }),
          ])
      },
    )

    it.for([
      [1, 1, 1, 1, 1, 1],
      [3, 7, 50, 120, 400, 30],
      [10, 10, 300, 77, 390, 5],
      [4, 60, 13, 200, 101, 300],
    ])(
      'have valid keys and references for the row counts %o',
      async ([shops = 0, areas = 0, customers = 0, orders = 0, lines = 0, items = 0]) => {
        const { session, address } = await emptied(server)
        await applySql(session, [{ file: 'shops.sql', text: SHOPS }])
        const rows = {
          shop: shops,
          area: areas,
          customer: customers,
          orders,
          line: lines,
          item: items,
          note: 50,
          detail: Math.min(items, 40),
        }
        const all = { ...rows, stock: Math.min(shops * items, 300), one: 90, other: 40 }
        const sizes = Object.entries(all).map(([name, count]) => ({ name, rows: count, columns: [] }))
        await fillOwnTables(address, sizes, SIGNAL)
        await expectSound(session, await readTables(session, SERVER_SCHEMA), all)
      },
    )

    it.runIf(isWhole(choice))('have the same checksums each time they are filled', async () => {
      const sums = async () => {
        const { session, tables } = await filled('odd')
        return session.arrays(`CHECKSUM TABLE ${tables.map(({ name }) => sqlName(name)).join(', ')}`)
      }
      expect(await sums()).toEqual(await sums())
    })

    it.runIf(isWhole(choice))('have values in the shares that the workload asks for', async () => {
      const { session } = await filled('odd')
      const share = async (what: string, table: string) =>
        Number(await session.value(`SELECT AVG(${what}) FROM ${table}`))
      expect(await share('born IS NULL', 'users')).toBeCloseTo(0.4, 3)
      expect(await share('manager IS NULL', 'users')).toBeCloseTo(0.1, 3)
      expect(await session.value('SELECT COUNT(DISTINCT manager) FROM users')).toBe('100')
      expect(await session.value('SELECT COUNT(DISTINCT `order`) FROM log_lines')).toBe('700')
      // Zipf's law in the form of its integral, near 1, 1/2 and 1/3 of a sum of 11/6.
      const kinds = await session.arrays('SELECT COUNT(*) FROM users GROUP BY kind ORDER BY COUNT(*) DESC')
      expect(kinds.map(([count]) => Math.round(Number(count) / 30))).toEqual([56, 26, 17])
      expect(Math.abs((await share('CHAR_LENGTH(line)', 'log_lines')) - 30)).toBeLessThan(4)
      // Text of a length that is asked for, where it is not NULL.
      expect(Math.abs((await share('CHAR_LENGTH(title)', 'groups_of')) - 300)).toBeLessThan(60)
      expect(await share('JSON_VALID(settings)', 'users')).toBe(1)
      expect(await session.value('SELECT COUNT(DISTINCT user_id) FROM members')).toBe('3000')
      expect(await session.value('SELECT COUNT(DISTINCT group_id) FROM members')).toBe('40')
    })

    it.runIf(isWhole(choice))('continue after their last row with AUTO_INCREMENT', async () => {
      const { session } = await filled('odd')
      await session.execute(
        "INSERT INTO users (tenant, email, flags, settings, is_active) VALUES (1, 'x', '', '{}', 1)",
      )
      expect(await session.value("SELECT id FROM users WHERE email = 'x'")).toBe('3001')
    })

    it('are refused as wrong input if a key can have too few values', async () => {
      const { session, address } = await emptied(server)
      await session.execute('CREATE TABLE small (id TINYINT NOT NULL PRIMARY KEY)')
      const sizes = [{ name: 'small', rows: 200, columns: [] }]
      const filling = fillOwnTables(address, sizes, SIGNAL)
      await expect(filling).rejects.toThrow('the keys of the table small have room for 127 of 200 rows')
      await expect(filling).rejects.toBeInstanceOf(UserError)
    })
  })
})

const SHOPS = `
CREATE TABLE shop (id INT PRIMARY KEY);
CREATE TABLE item (id INT PRIMARY KEY, code INT NOT NULL UNIQUE);
CREATE TABLE area (shop INT, id INT, PRIMARY KEY (shop, id), FOREIGN KEY (shop) REFERENCES shop (id));
CREATE TABLE customer (shop INT, area INT, id INT, PRIMARY KEY (shop, area, id), FOREIGN KEY (shop, area) REFERENCES area (shop, id));
CREATE TABLE orders (shop INT, area INT, id INT, customer INT, PRIMARY KEY (shop, area, id),
  FOREIGN KEY (shop, area, customer) REFERENCES customer (shop, area, id));
CREATE TABLE line (shop INT, area INT, ordered INT, number INT, item INT, PRIMARY KEY (shop, area, ordered, number),
  FOREIGN KEY (shop, area, ordered) REFERENCES orders (shop, area, id), FOREIGN KEY (item) REFERENCES item (id));
CREATE TABLE stock (shop INT, item INT, PRIMARY KEY (shop, item), FOREIGN KEY (shop) REFERENCES shop (id),
  FOREIGN KEY (item) REFERENCES item (id));
CREATE TABLE note (shop INT, area INT, customer INT, FOREIGN KEY (shop, area, customer) REFERENCES customer (shop, area, id));
CREATE TABLE detail (item INT PRIMARY KEY, FOREIGN KEY (item) REFERENCES item (id));
CREATE TABLE one (id INT PRIMARY KEY, other INT, parent INT, FOREIGN KEY (parent) REFERENCES one (id));
CREATE TABLE other (id INT PRIMARY KEY, one INT, FOREIGN KEY (one) REFERENCES one (id));
ALTER TABLE one ADD FOREIGN KEY (other) REFERENCES other (id);
`

/** All rows are there, and every row has those that it refers to. */
async function expectSound(
  session: Session,
  tables: readonly Table[],
  rows: Readonly<Record<string, number>>,
): Promise<void> {
  for (const [name, count] of Object.entries(rows))
    expect([name, await session.value(`SELECT COUNT(*) FROM ${sqlName(name)}`)]).toEqual([name, String(count)])
  const references = tables.flatMap(({ name, references: all }) => all.map((reference) => ({ name, ...reference })))
  expect(references.length).toBeGreaterThanOrEqual(6)
  for (const { name, columns, table, toColumns } of references) {
    const on = columns.map((column, index) => `c.${sqlName(column)} = p.${sqlName(toColumns[index] ?? '')}`)
    const there = columns.map((column) => `c.${sqlName(column)} IS NOT NULL`)
    const orphans = `SELECT COUNT(*) FROM ${sqlName(name)} c LEFT JOIN ${sqlName(table)} p ON ${on.join(' AND ')} WHERE p.${sqlName(toColumns[0] ?? '')} IS NULL AND ${there.join(' AND ')}`
    expect([name, columns, await session.value(orphans)]).toEqual([name, columns, '0'])
  }
}
