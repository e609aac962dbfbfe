/** Contradictions between a workload and the schema of its tables. */

import type { OwnWorkload } from '../suite/own-workload.ts'
import { describeUnknown, listNames } from '../suite/problems.ts'
import type { Problem } from '../suite/suite.ts'
import type { Table } from './tables.ts'

/**
 * Parameters of columns that no table has, or that the server computes; sizes of tables and columns that do not exist;
 * tables with rows that refer to one without. If there are none, a script can be made.
 */
export function problemsWithTables(
  { transactions, tables: sizes, schema, file }: OwnWorkload,
  tables: readonly Table[],
): Problem[] {
  const names = tables.flatMap(({ name, columns }) =>
    columns.flatMap((column) => (column.isGenerated ? [] : [`${name}.${column.name}`])),
  )
  const known = new Set(names)
  const problems: Problem[] = []
  for (const { name, parameters, line } of transactions.flatMap(({ statements }) => statements))
    for (const [index, parameter] of parameters.entries()) {
      if (!('column' in parameter) || known.has(parameter.column)) continue
      const found = describeUnknown(parameter.column, names)
      const allowed = `a column of the schema that the server does not compute: ${listNames(names)}`
      problems.push({ file, line, path: `${name}, parameter ${index + 1}`, found, allowed })
    }
  if (schema.kind === 'dump') return problems
  const complain = (path: string, found: string, allowed: string) =>
    problems.push({ file, line: 1, path, found, allowed })
  const byName = new Map(tables.map((table) => [table.name, table]))
  const filled = new Set(sizes.flatMap(({ name, rows }) => (rows > 0 ? [name] : [])))
  for (const { name, rows, columns } of sizes) {
    const all = [...byName.keys()]
    const table = byName.get(name)
    if (table === undefined) complain('tables', describeUnknown(name, all), `a table of the schema: ${listNames(all)}`)
    const own = table?.columns.map((column) => column.name) ?? []
    for (const column of table === undefined ? [] : columns)
      if (!own.includes(column.name)) complain(`tables, ${name}`, describeUnknown(column.name, own), listNames(own))
    for (const parent of new Set(table?.references.map((reference) => reference.table)))
      if (rows > 0 && !filled.has(parent) && byName.has(parent))
        complain(
          `tables, ${name}`,
          `${rows} rows that refer to ${parent}, which has none`,
          'rows in both, or in neither',
        )
  }
  return problems
}
