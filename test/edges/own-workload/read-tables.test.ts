import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Table } from '../../../src/core/own-workload/tables.ts'
import { readTables } from '../../../src/edges/own-workload/read-tables.ts'
import { type EndpointServer, startEndpointServer } from '../../setup/endpoint-server.ts'

const SCHEMA = "odd 'name`"

describe('the tables that are read from a schema', () => {
  let server: EndpointServer
  let tables: Table[]
  beforeAll(async () => {
    server = await startEndpointServer()
    const { session } = server
    await session.execute("CREATE DATABASE `odd 'name``` CHARACTER SET utf8mb4")
    await session.execute("USE `odd 'name```")
    await session.execute(`CREATE TABLE customer (
      id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT, email VARCHAR(80) NOT NULL, balance DECIMAL(12,2) NULL,
      token VARBINARY(16) NOT NULL, level ENUM('low','high') NOT NULL, doubled DECIMAL(13,2) AS (balance * 2) VIRTUAL,
      stored DECIMAL(13,2) AS (balance + 1) STORED, born DATETIME DEFAULT (CURRENT_TIMESTAMP + INTERVAL 1 DAY),
      PRIMARY KEY (id), UNIQUE KEY email (email), KEY both_columns (level, balance))`)
    await session.execute(`CREATE TABLE purchase (
      id INT NOT NULL, customer_id BIGINT UNSIGNED NOT NULL, note TEXT,
      CONSTRAINT of_customer FOREIGN KEY (customer_id) REFERENCES customer (id))`)
    await session.execute('CREATE VIEW seen AS SELECT id FROM customer')
    await session.execute(`INSERT INTO customer (email, token, level) VALUES ('a', 'x', 'low'), ('b', 'y', 'high')`)
    await session.execute('ANALYZE TABLE customer')
    tables = await readTables(session, SCHEMA)
  })
  afterAll(() => server?.[Symbol.asyncDispose]())

  it('are sorted by name, and do not include views', () => {
    expect(tables.map(({ name }) => name)).toEqual(['customer', 'purchase'])
    expect(tables[0]?.rows).toBe(2)
  })

  it('have their columns with the types that they were created with', () => {
    const column = (name: string) => tables[0]?.columns.find((each) => each.name === name)
    expect(column('id')).toEqual({
      ...{ name: 'id', type: 'bigint', fullType: 'bigint(20) unsigned', isNullable: false },
      ...{ isGenerated: false, maxLength: undefined, precision: 20, scale: 0, isBinary: false },
    })
    expect(column('balance')).toMatchObject({ isNullable: true, precision: 12, scale: 2, isGenerated: false })
    expect(column('email')).toMatchObject({ maxLength: 80, isBinary: false })
    expect(column('token')).toMatchObject({ maxLength: 16, isBinary: true })
    expect(column('level')).toMatchObject({ type: 'enum', fullType: "enum('low','high')" })
  })

  it('distinguish generated columns from columns with a computed default', () => {
    const generated = tables[0]?.columns.filter(({ isGenerated }) => isGenerated).map(({ name }) => name)
    expect(generated).toEqual(['doubled', 'stored'])
  })

  it('have their foreign keys, and their keys with all columns', () => {
    const keys = tables[0]?.keys.map(({ name, isUnique, columns }) => [name, isUnique, columns])
    expect(keys).toEqual([
      ['PRIMARY', true, ['id']],
      ['both_columns', false, ['level', 'balance']],
      ['email', true, ['email']],
    ])
    expect(tables[1]?.references).toEqual([{ columns: ['customer_id'], table: 'customer', toColumns: ['id'] }])
  })
})
