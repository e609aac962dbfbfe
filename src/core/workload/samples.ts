/** Rows that parameters take their values from: samples of those that are there. */
import type { Statement } from '../suite/own-workload.ts'
import { sqlName } from './sql-text.ts'
import { type Column, findColumn, type Table } from './tables.ts'
import { columnForm, isInteger, type LuaValue } from './value-lua.ts'

/** Rows of a sample, about; fewer where values may be long. */
const [SAMPLE, LONG_SAMPLE, LONG] = [10_000, 1000, /text|blob|json/]
/** A sample has the same rows each time. */
const SEED = 7

/** Parameters of a statement whose values are of one row. */
export interface RowGroup {
  readonly table: Table
  readonly columns: readonly Column[]
  /** Places of the parameters, one for each column. */
  readonly members: readonly number[]
  /** The largest among them. */
  readonly skew: number
}

/**
 * Values that are drawn separately for each column of a key seldom belong to a row, so the values that a statement
 * looks a row up by are drawn together. Inserted values are no row yet. Other values are groups of their own.
 */
export function rowGroups({ sql, parameters }: Statement, tables: readonly Table[]): RowGroup[] {
  const found = parameters.flatMap((parameter, place) =>
    parameter.kind === 'value' ? [{ place, skew: parameter.skew, ...findColumn(parameter.column, tables) }] : [],
  )
  const groups: (typeof found)[] = []
  const isFree = ({ place }: { place: number }) => !groups.some((group) => group.some((one) => one.place === place))
  const keys = /^\s*(?:insert|replace)\b/i.test(sql) ? [] : [...new Set(found.map(({ table }) => table))]
  for (const table of keys)
    for (const { isUnique, columns } of table.keys) {
      if (!isUnique || columns.length < 2) continue
      const own = found.filter((one) => one.table === table && columns.includes(one.column.name) && isFree(one))
      // The first of each column, the second of each, and so on: both columns ask for two rows.
      const nth = (one: (typeof own)[number]) =>
        own.filter(({ column, place }) => column === one.column && place < one.place).length
      groups.push(...[...Map.groupBy(own, nth).values()].filter((members) => members.length > 1))
    }
  return [...groups, ...found.filter(isFree).map((one) => [one])].flatMap((members) =>
    members.slice(0, 1).map(({ table }) => ({
      table,
      columns: members.map(({ column }) => column),
      members: members.map(({ place }) => place),
      skew: Math.max(...members.map(({ skew }) => skew)),
    })),
  )
}

/** The samples that groups need, as own_workload.lua reads them, and the number of each group's, from 1. */
export function samplesOf(groups: readonly RowGroup[]) {
  const keyOf = ({ table, columns }: RowGroup) => JSON.stringify([table.name, ...columns.map(({ name }) => name)])
  const mostOf = ({ columns }: RowGroup) => (columns.some(({ type }) => LONG.test(type)) ? LONG_SAMPLE : SAMPLE)
  const different = [...new Map(groups.map((group) => [keyOf(group), group])).values()]
  const numbers = new Map(different.map((group, index) => [keyOf(group), index + 1]))
  const numberOf = (group: RowGroup) => numbers.get(keyOf(group)) ?? 0
  const together = Map.groupBy(different, (group) => `${mostOf(group)} ${group.table.name}`)
  const sampled = [...together.values()].map((own): LuaValue => {
    const [{ table }, most] = [own[0] as RowGroup, mostOf(own[0] as RowGroup)]
    const from = `FROM ${sqlName(table.name)}`
    const columns = [...new Set(own.flatMap((group) => group.columns))]
    const values = columns.map((column) => columnForm(column).sql(sqlName(column.name))).join(', ')
    const share = Math.min(1, most / Math.max(1, table.rows))
    const chosen = share === 1 ? '' : ` WHERE RAND(${SEED}) < ${share.toFixed(9)}`
    return {
      rows: table.rows,
      query: `SELECT ${values} ${from}${chosen} LIMIT ${2 * most}`,
      samples: own.map((group) => ({
        number: numberOf(group),
        places: group.columns.map((column) => columns.indexOf(column) + 1),
        range: isCounted(group) ? `SELECT MIN(${nameOf(group)}), MAX(${nameOf(group)}) ${from}` : undefined,
      })),
    }
  })
  return { count: numbers.size, numberOf, sampled }
}

function nameOf({ columns: [column] }: RowGroup): string {
  return sqlName(column?.name ?? '')
}

/** Whether it is a single whole number that is different in each row. */
function isCounted({ table: { keys }, columns: [column, second] }: RowGroup): boolean {
  if (column === undefined || second !== undefined || !isInteger(column.type)) return false
  return keys.some(({ isUnique, columns }) => isUnique && columns.length === 1 && columns[0] === column.name)
}
