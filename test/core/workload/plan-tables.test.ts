import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberOf } from '../../../src/core/workload/numbers.ts'
import { type PlannedTable, planTables } from '../../../src/core/workload/plan-tables.ts'
import type { Column, Table } from '../../../src/core/workload/tables.ts'

function column(name: string): Column {
  return {
    ...{ name, type: 'bigint', fullType: 'bigint', isNullable: false, isUnsigned: false, isAutoIncrement: false },
    ...{ isGenerated: false, maxLength: undefined, precision: 19, scale: 0, isBinary: false },
  }
}

interface Made {
  readonly primary: readonly string[]
  readonly unique?: readonly (readonly string[])[]
  readonly others?: readonly string[]
  /** `[columns, table, columns]`. */
  readonly to?: readonly (readonly [readonly string[], string, readonly string[]])[]
}

function table(name: string, { primary, unique = [], others = [], to = [] }: Made): Table {
  const names = [...new Set([...primary, ...unique.flat(), ...to.flatMap(([own]) => own), ...others])]
  const key = (columns: readonly string[], isPrimary: boolean) => ({
    ...{ name: isPrimary ? 'PRIMARY' : columns.join(), isPrimary, isUnique: true, columns, cardinality: [] },
  })
  return {
    ...{ name, rows: 0, columns: names.map(column) },
    keys: [...(primary.length > 0 ? [key(primary, true)] : []), ...unique.map((columns) => key(columns, false))],
    references: to.map(([columns, target, toColumns]) => ({ columns, table: target, toColumns })),
  }
}

const sized = (rows: Readonly<Record<string, number>>) =>
  Object.entries(rows).map(([name, count]) => ({ name, rows: count, columns: [] }))

/** Numbers of a row's values in some columns, as a text. */
function tuple(plan: PlannedTable, columns: readonly string[], row: number): string {
  return columns
    .map((name) => {
      const planned = plan.columns.find((one) => one.column.name === name)
      return planned === undefined ? 'none' : numberOf(planned.inRow, row)
    })
    .join()
}

function tuples(plan: PlannedTable, columns: readonly string[]): string[] {
  return Array.from({ length: plan.rows }, (_, row) => tuple(plan, columns, row))
}

/** Every key has another value in each row, and every reference leads to a row. */
function expectSound(
  tables: readonly Table[],
  rows: Readonly<Record<string, number>>,
): ReadonlyMap<string, PlannedTable> {
  const plan = planTables(tables, sized(rows))
  for (const one of plan.values()) {
    for (const { columns, isUnique } of one.table.keys)
      if (isUnique && !one.mayRepeat)
        expect([one.table.name, columns, new Set(tuples(one, columns)).size]).toEqual([
          one.table.name,
          columns,
          one.rows,
        ])
    for (const { columns, table: target, toColumns } of one.table.references) {
      const parents = new Set(tuples(plan.get(target) as PlannedTable, toColumns))
      expect([one.table.name, columns, tuples(one, columns).filter((value) => !parents.has(value))]).toEqual([
        one.table.name,
        columns,
        [],
      ])
    }
  }
  return plan
}

const counts = fc.integer({ min: 1, max: 400 })

describe('rows of tables', () => {
  it('have keys and references that hold, whatever the numbers of rows', () => {
    const tables = [
      table('shop', { primary: ['id'] }),
      table('area', { primary: ['shop', 'id'], to: [[['shop'], 'shop', ['id']]] }),
      table('customer', { primary: ['shop', 'area', 'id'], to: [[['shop', 'area'], 'area', ['shop', 'id']]] }),
      table('order', {
        primary: ['shop', 'area', 'id'],
        to: [[['shop', 'area', 'customer'], 'customer', ['shop', 'area', 'id']]],
      }),
      table('line', {
        primary: ['shop', 'area', 'order', 'number'],
        to: [
          [['shop', 'area', 'order'], 'order', ['shop', 'area', 'id']],
          [['item'], 'item', ['id']],
        ],
      }),
      table('item', { primary: ['id'], unique: [['code']] }),
      table('stock', {
        primary: ['shop', 'item'],
        to: [
          [['shop'], 'shop', ['id']],
          [['item'], 'item', ['id']],
        ],
      }),
      table('note', { primary: [], to: [[['shop', 'area', 'customer'], 'customer', ['shop', 'area', 'id']]] }),
      table('detail', { primary: ['item'], to: [[['item'], 'item', ['id']]] }),
    ]
    fc.assert(
      fc.property(counts, counts, counts, counts, counts, counts, (shop, area, customer, order, line, item) => {
        const stock = Math.min(shop * item, 300)
        expectSound(tables, { shop, area, customer, order, line, item, stock, note: 50, detail: Math.min(item, 40) })
      }),
    )
  })

  it('refer to each other in circles, and to their own table', () => {
    const tables = [
      table('a', {
        primary: ['id'],
        to: [
          [['b'], 'b', ['id']],
          [['parent'], 'a', ['id']],
        ],
      }),
      table('b', { primary: ['id'], to: [[['a'], 'a', ['id']]] }),
    ]
    fc.assert(fc.property(counts, counts, (a, b) => void expectSound(tables, { a, b })))
  })

  it('of two that have their key of each other have one', () => {
    const tables = [
      table('a', { primary: ['id'], to: [[['id'], 'b', ['id']]] }),
      table('b', { primary: ['id'], to: [[['id'], 'a', ['id']]] }),
    ]
    expectSound(tables, { a: 20, b: 20 })
  })

  it('come in the order of their key', () => {
    const plan = planTables(
      [
        table('shop', { primary: ['id'] }),
        table('line', { primary: ['shop', 'number'], to: [[['shop'], 'shop', ['id']]] }),
      ],
      sized({ shop: 10, line: 1000 }),
    )
    const line = plan.get('line') as PlannedTable
    const places = tuples(line, ['shop', 'number']).map((text) => text.split(',').map(Number) as [number, number])
    expect(places.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])).toEqual(places)
    expect(line.wholeKeys.map(({ name }) => name)).toEqual(['PRIMARY'])
  })

  it('that are more than a key has room for may repeat', () => {
    const narrow = {
      ...table('t', { primary: ['id'] }),
      columns: [{ ...column('id'), type: 'tinyint', fullType: 'tinyint' }],
    }
    expect(planTables([narrow], sized({ t: 127 })).get('t')?.mayRepeat).toBe(false)
    expect(planTables([narrow], sized({ t: 128 })).get('t')?.mayRepeat).toBe(true)
  })

  it('have the same value however often other columns come and go', () => {
    const before = planTables([table('t', { primary: ['id'], others: ['a', 'b'] })], sized({ t: 100 })).get('t')
    const now = planTables([table('t', { primary: ['id'], others: ['c', 'b'] })], sized({ t: 100 })).get('t')
    expect(tuples(now as PlannedTable, ['b'])).toEqual(tuples(before as PlannedTable, ['b']))
  })

  it('draw values that rows have', () => {
    const plan = planTables(
      [table('a', { primary: ['id'] }), table('b', { primary: ['id'], to: [[['a'], 'a', ['id']]] })],
      [
        ...sized({ a: 90 }),
        { name: 'b', rows: 500, columns: [{ name: 'a', distinct: 30, skew: 1, nulls: 0, length: undefined }] },
      ],
    )
    const b = plan.get('b') as PlannedTable
    const own = b.columns.find(({ column: { name } }) => name === 'a') as PlannedTable['columns'][number]
    const there = new Set(tuples(b, ['a']))
    const drawn = Array.from({ length: own.distinct }, (_, rank) => String(numberOf(own.byRank, rank)))
    expect(there.size).toBe(30)
    expect(new Set(drawn)).toEqual(there)
  })
})
