/** Finds contradictions between a workload and the schema of its tables. */

import type { Problem } from '../problems.ts'
import { describeUnknown, listNames } from '../problems.ts'
import type { OwnWorkload } from '../scenario/own-load.ts'
import type { Table } from './tables.ts'

/**
 * Finds parameters of columns that no table has, or that the server computes; sizes of tables and columns that do not
 * exist; and tables with rows that refer to a table without rows. If there are no problems, a script can be generated.
 */
export function problemsWithTables(
  { transactions, tables: sizes, schema, file }: OwnWorkload,
  tables: readonly Table[],
): Problem[] {
  const problems: Problem[] = []
  const complain = (path: string, actual: string, allowed: string, line = 1) =>
    problems.push({ file, line, path, actual, allowed })
  const usable = tables.flatMap(({ name, columns }) =>
    columns.flatMap((column) => (column.isGenerated ? [] : [`${name}.${column.name}`])),
  )
  const isUsable = new Set(usable)
  for (const { name, parameters, line } of transactions.flatMap(({ statements }) => statements))
    for (const [index, parameter] of parameters.entries()) {
      if (!('column' in parameter) || isUsable.has(parameter.column)) continue
      const allowed = `a column of the schema that the server does not compute: ${listNames(usable)}`
      complain(`${name}, parameter ${index + 1}`, describeUnknown(parameter.column, usable), allowed, line)
    }
  const tableNames = tables.map(({ name }) => name)
  const filled = new Set(sizes.filter(({ rows }) => rows > 0).map(({ name }) => name))
  for (const { name, rows, columns } of schema.kind === 'dump' ? [] : sizes) {
    const table = tables.find((one) => one.name === name)
    if (table === undefined) {
      complain('tables', describeUnknown(name, tableNames), `a table of the schema: ${listNames(tableNames)}`)
      continue
    }
    const columnNames = table.columns.map((column) => column.name)
    for (const column of columns)
      if (!columnNames.includes(column.name))
        complain(`tables, ${name}`, describeUnknown(column.name, columnNames), listNames(columnNames))
    for (const parent of new Set(table.references.map((reference) => reference.table)))
      if (rows > 0 && tableNames.includes(parent) && !filled.has(parent))
        complain(
          `tables, ${name}`,
          `${rows} rows that refer to ${parent}, which has none`,
          'rows in both, or in neither',
        )
  }
  return problems
}
