import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Dataset } from '../../../src/core/scenario/dataset.ts'
import type { Endpoint } from '../../../src/core/scenario/endpoint.ts'
import { clearSchema, dropData, inspectSchema, markLoaded } from '../../../src/edges/endpoint/own-schema.ts'
import type { Session } from '../../../src/edges/servers/connection.ts'

const ENDPOINT: Endpoint = { host: 'db.example', port: 3306, user: 'bench', schema: 'load', tls: 'off' }
const DATASET: Dataset = { tables: 2, rows: 100 }
const ROOT = join(import.meta.dirname, '../../..')
const SCRIPTS = globSync('scenarios/lua/*.lua', { cwd: ROOT }).map((path) => readFileSync(join(ROOT, path), 'utf8'))
/** Tables that loads make for themselves; the names of some end in the number of a connection. */
const OF_LOADS = [...SCRIPTS.flatMap((lua) => lua.match(/\bsbtest0\w*/g) ?? []), 'sbtest0_i12', 'sbtest0_filler']

/** A server's schema, its tables with their rows; the process that works on it is killed before a statement. */
class FakeSchema {
  tables: Map<string, string[]> | undefined
  #left = Number.POSITIVE_INFINITY

  constructor(...names: string[]) {
    if (names.length > 0) this.tables = new Map(names.map((name) => [name, []]))
  }

  killAfter(statements: number): void {
    this.#left = statements
  }

  readonly session = {
    rows: async (sql: string) => {
      if (sql.includes('SCHEMATA')) return this.tables === undefined ? [] : [{ SCHEMA_NAME: 'load' }]
      if (sql.includes('TABLE_NAME')) return [...(this.tables?.keys() ?? [])].sort().map((name) => ({ name }))
      return (this.tables?.get('qpsgate_dataset') ?? []).map((row) => {
        const [table_count, row_count] = row.split(', ')
        return { table_count, row_count }
      })
    },
    execute: async (sql: string) => {
      if (this.#left-- <= 0) throw new Error('killed')
      const [, verb = '', table = '', values = ''] = /^(\w+ \w+)(?: load\.(\w+))?(?:.*VALUES \((.*)\))?/.exec(sql) ?? []
      if (verb === 'CREATE DATABASE') this.tables ??= new Map()
      else if (verb === 'DROP DATABASE') this.tables = undefined
      else if (verb === 'CREATE TABLE') this.tables?.set(table, [])
      else if (verb === 'DROP TABLE') this.tables?.delete(table)
      else if (verb === 'INSERT INTO') this.tables?.get(table)?.push(values)
    },
  } as unknown as Session

  /** What a run does that loads its data and drops them in the end. */
  async run(dataset = DATASET): Promise<void> {
    const { isThere, isLoaded } = await inspectSchema(this.session, ENDPOINT, dataset)
    if (!isLoaded) {
      await clearSchema(this.session, ENDPOINT)
      for (let table = 1; table <= dataset.tables; table++)
        await this.session.execute(`CREATE TABLE load.sbtest${table} (id INT)`)
      await markLoaded(this.session, ENDPOINT, dataset)
    }
    await dropData(this.session, ENDPOINT, isThere)
  }
}

describe("qpsgate's schema on an endpoint", () => {
  it('is removed by the run that created it', async () => {
    const server = new FakeSchema()
    await server.run()
    expect(server.tables).toBeUndefined()
  })

  it('is reused by the next run, whatever statement killed the run before', async () => {
    for (let statements = 0; ; statements++) {
      const server = new FakeSchema()
      server.killAfter(statements)
      const isKilled = await server.run().then(
        () => false,
        () => true,
      )
      server.killAfter(Number.POSITIVE_INFINITY)
      await server.run({ tables: 3, rows: 5 })
      expect([...(server.tables?.keys() ?? [])], `killed after ${statements} statements`).toEqual([])
      if (isKilled) continue
      expect(statements).toBeGreaterThan(7)
      return
    }
  })

  it('is reused after a killed load, and loses the tables that the load had made', async () => {
    const server = new FakeSchema()
    await clearSchema(server.session, ENDPOINT)
    await markLoaded(server.session, ENDPOINT, DATASET)
    for (const name of OF_LOADS) server.tables?.set(name, [])
    expect(await inspectSchema(server.session, ENDPOINT, DATASET)).toEqual({ isThere: true, isLoaded: true })
    await server.run({ tables: 3, rows: 5 })
    expect([...(server.tables?.keys() ?? [])]).toEqual([])
  })

  it('counts as loaded only if its data have the requested size', async () => {
    const server = new FakeSchema()
    await clearSchema(server.session, ENDPOINT)
    expect(await inspectSchema(server.session, ENDPOINT, DATASET)).toEqual({ isThere: true, isLoaded: false })
    await markLoaded(server.session, ENDPOINT, DATASET)
    expect(await inspectSchema(server.session, ENDPOINT, DATASET)).toEqual({ isThere: true, isLoaded: true })
    expect(await inspectSchema(server.session, ENDPOINT, { ...DATASET, rows: 101 })).toMatchObject({ isLoaded: false })
  })

  it.each([
    [['orders']],
    [['qpsgate_dataset', 'orders', 'sbtest1']],
    [['sbtest1', 'sbtest2']],
    [['qpsgate_dataset', 'sbtest1', 'sbtest1_backup']],
    [['sbtest0_wide']],
  ])('is refused if it holds the tables %j', async (names) => {
    const server = new FakeSchema(...names)
    await expect(server.run()).rejects.toThrow(/the schema load holds tables or views that qpsgate did not make/)
    expect([...(server.tables?.keys() ?? [])]).toEqual(names)
  })
})
