/** Parameters that name a row together, and the columns of parameters. */

import type { ColumnName, Parameter } from '../suite/own-workload.ts'
import { ARGUMENT, type Numbers, scatter } from './numbers.ts'
import type { PlannedColumn, PlannedTable } from './plan-tables.ts'

type Plan = ReadonlyMap<string, PlannedTable>

export interface FoundColumn {
  readonly table: PlannedTable
  readonly column: PlannedColumn
}

/** The column of a name; undefined if there is none, or the server computes it. */
export function lookUpColumn(name: ColumnName, plan: Plan): FoundColumn | undefined {
  // Names of tables may have dots as well.
  for (let dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
    const table = plan.get(name.slice(0, dot))
    const column = table?.columns.find((one) => one.column.name === name.slice(dot + 1))
    if (table !== undefined && column !== undefined) return { table, column }
  }
  return undefined
}

/** @throws RangeError if there is no such column: callers have checked that before */
export function findColumn(name: ColumnName, plan: Plan): FoundColumn {
  const found = lookUpColumn(name, plan)
  if (found === undefined) throw new RangeError(`no column ${name}`)
  return found
}

/** Parameters, by their places, whose values are of one row. */
export interface RowGroup {
  readonly table: PlannedTable
  readonly members: readonly number[]
  /** The largest among its parameters. */
  readonly skew: number
}

/**
 * Values that are drawn separately for each column of a key seldom belong to a row, unless each combines with each of
 * the others; so the values that a statement looks a row up by are drawn together. Inserted values are no row yet.
 *
 * @param isDumped whether rows come from a dump, whose combinations of values are unknown
 */
export function rowGroups(sql: string, parameters: readonly Parameter[], plan: Plan, isDumped = false): RowGroup[] {
  if (/^\s*(?:insert|replace)\b/i.test(sql)) return []
  const found = parameters.flatMap((parameter, place) =>
    parameter.kind === 'value' ? [{ place, skew: parameter.skew, ...findColumn(parameter.column, plan) }] : [],
  )
  const groups: RowGroup[] = []
  for (const [table, all] of Map.groupBy(found, (one) => one.table)) {
    for (const key of table.table.keys) {
      if (!key.isUnique || key.columns.length < 2 || (!isDumped && table.wholeKeys.includes(key))) continue
      const own = all.filter(({ column }) => key.columns.includes(column.column.name))
      // The first of each column, the second of each, and so on: both columns ask for two rows.
      const nth = Map.groupBy(
        own,
        (one) => own.filter(({ column, place }) => column === one.column && place < one.place).length,
      )
      for (const members of nth.values())
        if (members.length > 1 && !groups.some((group) => members.some(({ place }) => group.members.includes(place))))
          groups.push({
            table,
            members: members.map(({ place }) => place),
            skew: Math.max(...members.map(({ skew }) => skew)),
          })
    }
  }
  return groups
}

/** The row of a rank, among all rows: the same order for references and for queries. */
export function rowOrder(rows: number): Numbers {
  return scatter(ARGUMENT, rows, 'rank')
}
