/** Samples of the rows in tables, from which parameters take their values. */
import type { Statement } from '../scenario/own-load.ts'
import { sqlName } from './sql-text.ts'
import { columnName, findColumn, type Table, type TableColumn } from './tables.ts'
import { columnForm } from './value-lua.ts'
import { INTEGER_BITS } from './value-sql.ts'

/** Columns of one table whose values are read together, because they must be of the same row. */
type SampleColumns = readonly TableColumn[]

/** Approximate number of rows in a sample; LONG_SAMPLE applies if its values may be long. */
const SAMPLE = 10_000
const LONG_SAMPLE = 1000
const LONG = /text|blob|json/
/** The seed is fixed, so that samples have the same rows each time. */
const SEED = 7

/** The samples that the statements of a script need, in the form that own_workload.lua reads. */
export class Samples {
  readonly #tables: readonly Table[]
  readonly #samples = new Map<string, SampleColumns>()

  constructor(tables: readonly Table[]) {
    this.#tables = tables
  }

  /**
   * The samples that a statement's parameters draw from. Values by which a statement looks up a row are drawn together,
   * because values drawn separately for each column of a key seldom belong to a row. Others are drawn one by one, and
   * so are inserted values, because they belong to no row yet.
   *
   * @returns the number of each row's sample, the places of its values among the parameters (from 1), and the largest
   *   of their exponents
   */
  rowsOf({ sql, parameters }: Statement) {
    const values = parameters.flatMap((each, index) =>
      each.kind === 'value' ? [{ place: index + 1, skew: each.skew, ...findColumn(each.column, this.#tables) }] : [],
    )
    const free = new Set(values)
    const rows: (typeof values)[] = []
    const looksUp = !/^\s*(?:insert|replace)\b/i.test(sql)
    for (const table of new Set(looksUp ? values.map((one) => one.table) : []))
      for (const { isUnique, columns } of table.keys) {
        if (!isUnique || columns.length < 2) continue
        const parts = [...free].filter((one) => one.table === table && columns.includes(one.column.name))
        // Groups the first value of each column, then the second, and so on, because two values of one column need two
        // rows.
        const nth = (one: (typeof values)[number]) =>
          parts.filter(({ column, place }) => column === one.column && place < one.place).length
        for (const members of Map.groupBy(parts, nth).values()) {
          if (members.length < 2) continue
          rows.push(members)
          for (const one of members) free.delete(one)
        }
      }
    return [...rows, ...[...free].map((one) => [one])].map((members) => ({
      sample: this.#numberOf(members),
      places: members.map(({ place }) => place),
      skew: Math.max(...members.map(({ skew }) => skew)),
    }))
  }

  #numberOf(of: SampleColumns): number {
    const key = JSON.stringify(of.map(columnName))
    this.#samples.set(key, of)
    return [...this.#samples.keys()].indexOf(key) + 1
  }

  get sampled() {
    const samples = [...this.#samples.values()].map((of, index) => ({ number: index + 1, of }))
    const mostOf = (of: SampleColumns) => (of.some(({ column }) => LONG.test(column.type)) ? LONG_SAMPLE : SAMPLE)
    return this.#tables.flatMap((table) =>
      [SAMPLE, LONG_SAMPLE].flatMap((most) => {
        const ofTable = samples.filter(({ of }) => of[0]?.table === table && mostOf(of) === most)
        if (ofTable.length === 0) return []
        const columns = [...new Set(ofTable.flatMap(({ of }) => of.map(({ column }) => column)))]
        const values = columns.map((column) => columnForm(column).sql(sqlName(column.name))).join(', ')
        const share = most / Math.max(1, table.rows)
        const chosen = share >= 1 ? '' : ` WHERE RAND(${SEED}) < ${share.toFixed(9)}`
        return {
          rows: table.rows,
          query: `SELECT ${values} FROM ${sqlName(table.name)}${chosen} LIMIT ${2 * most}`,
          samples: ofTable.map(({ number, of }) => ({
            number,
            places: of.map(({ column }) => columns.indexOf(column) + 1),
            range: rangeOf(of),
          })),
        }
      }),
    )
  }
}

/** Query for the range of a sample's only column; undefined unless it has whole numbers that differ in each row. */
function rangeOf([first, second]: SampleColumns): string | undefined {
  if (first === undefined || second !== undefined || !(first.column.type in INTEGER_BITS)) return undefined
  const { table, column } = first
  if (!table.keys.some(({ isUnique, columns }) => isUnique && columns.join() === column.name)) return undefined
  return `SELECT MIN(${sqlName(column.name)}), MAX(${sqlName(column.name)}) FROM ${sqlName(table.name)}`
}
