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
  const problems: Problem[] = []
  const complain = (path: string, found: string, allowed: string, line = 1) =>
    problems.push({ file, line, path, found, allowed })
  const names = tables.flatMap(({ name, columns }) =>
    columns.flatMap((column) => (column.isGenerated ? [] : [`${name}.${column.name}`])),
  )
  const known = new Set(names)
  for (const { name, parameters, line } of transactions.flatMap(({ statements }) => statements))
    for (const [index, parameter] of parameters.entries()) {
      if (!('column' in parameter) || known.has(parameter.column)) continue
      const allowed = `a column of the schema that the server does not compute: ${listNames(names)}`
      complain(`${name}, parameter ${index + 1}`, describeUnknown(parameter.column, names), allowed, line)
    }
  const all = tables.map(({ name }) => name)
  for (const { name, rows, columns } of schema.kind === 'dump' ? [] : sizes) {
    const table = tables.find((one) => one.name === name)
    if (table === undefined) {
      complain('tables', describeUnknown(name, all), `a table of the schema: ${listNames(all)}`)
      continue
    }
    const own = table.columns.map((column) => column.name)
    for (const column of columns)
      if (!own.includes(column.name)) complain(`tables, ${name}`, describeUnknown(column.name, own), listNames(own))
    const isEmpty = (parent: string) =>
      all.includes(parent) && !sizes.some((size) => size.name === parent && size.rows > 0)
    for (const parent of new Set(table.references.map((reference) => reference.table)))
      if (rows > 0 && isEmpty(parent)) {
        const found = `${rows} rows that refer to ${parent}, which has none`
        complain(`tables, ${name}`, found, 'rows in both, or in neither')
      }
  }
  return problems
}
