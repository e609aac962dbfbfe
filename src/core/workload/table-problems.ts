/** Contradictions between a workload and the schema of its tables. */

import type { OwnWorkload } from '../suite/own-workload.ts'
import { describeUnknown, listNames } from '../suite/problems.ts'
import type { Problem } from '../suite/suite.ts'
import { lookUpColumn, type Table } from './tables.ts'

/**
 * Parameters of columns that no table has, or that the server computes; sizes of tables and columns that do not exist;
 * tables with rows that refer to one without. If there are none, a script can be made.
 */
export function problemsWithTables(workload: OwnWorkload, tables: readonly Table[]): Problem[] {
  return [
    ...parameterProblems(workload, tables),
    ...(workload.schema.kind === 'dump' ? [] : sizeProblems(workload, tables)),
  ]
}

function parameterProblems({ transactions }: OwnWorkload, tables: readonly Table[]): Problem[] {
  const names = tables.flatMap(({ name, columns }) =>
    columns.flatMap((column) => (column.isGenerated ? [] : [`${name}.${column.name}`])),
  )
  return transactions.flatMap(({ statements }) =>
    statements.flatMap(({ name, parameters, file, line }) =>
      parameters.flatMap((parameter, index): Problem[] => {
        if (
          (parameter.kind !== 'value' && parameter.kind !== 'new') ||
          lookUpColumn(parameter.column, tables) !== undefined
        )
          return []
        const found = describeUnknown(parameter.column, names)
        const allowed = `a column of the schema that the server does not compute: ${listNames(names)}`
        return [{ file, line, path: `${name}, parameter ${index + 1}`, found, allowed }]
      }),
    ),
  )
}

function sizeProblems({ tables: sizes, file }: OwnWorkload, tables: readonly Table[]): Problem[] {
  const problem = (path: string, found: string, allowed: string): Problem => ({ file, line: 1, path, found, allowed })
  const rowsOf = (name: string) => sizes.find((size) => size.name === name)?.rows ?? 0
  return sizes.flatMap(({ name, rows, columns }) => {
    const table = tables.find((one) => one.name === name)
    const known = tables.map((one) => one.name)
    if (table === undefined)
      return [problem('tables', describeUnknown(name, known), `a table of the schema: ${listNames(known)}`)]
    const own = table.columns.map((column) => column.name)
    const parents = [...new Set(table.references.map((reference) => reference.table))]
    return [
      ...columns.flatMap((column) =>
        own.includes(column.name)
          ? []
          : [problem(`tables, ${name}`, describeUnknown(column.name, own), listNames(own))],
      ),
      ...parents.flatMap((parent) =>
        rows > 0 && rowsOf(parent) === 0 && known.includes(parent)
          ? [
              problem(
                `tables, ${name}`,
                `${rows} rows that refer to ${parent}, which has none`,
                'rows in both, or in neither',
              ),
            ]
          : [],
      ),
    ]
  })
}
