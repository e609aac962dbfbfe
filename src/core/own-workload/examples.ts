/**
 * Example literals for one execution of each statement, so that a server can show the plan. They are expressions of
 * SQL, because the server knows how to spell each value.
 */
import type { OwnStatement, Parameter, Transaction } from '../scenario/own-load.ts'
import { sqlName } from './sql-text.ts'
import { findColumn, type Table } from './tables.ts'
import { type ColumnForm, columnForm } from './value-lua.ts'
import { GEOMETRIES } from './value-sql.ts'

/** Values come from this row of a large table, because the first row is often unlike the others. */
const ROW = 1000

interface Example {
  readonly sql: string
  readonly as: ColumnForm['form']['as']
}

/**
 * Examples for the statements of a transaction. All values of a table come from the same row, so that several columns
 * of a key name a row that exists.
 */
export function examplesOf({ statements }: Transaction, tables: readonly Table[]): OwnStatement[] {
  const examples = new Map<string, Example>()
  return statements.map(({ name, sql, parameters }) => ({
    name,
    sql,
    literals: parameters.map((parameter, index) => {
      const example = exampleOf(parameter, examples, tables)
      examples.set(`${name}:${index + 1}`, example)
      if (example.as === 'number') return `${example.sql} + 0`
      return example.as === 'bytes' ? `CONCAT('x''', HEX(${example.sql}), '''')` : `QUOTE(${example.sql})`
    }),
  }))
}

function exampleOf(parameter: Parameter, earlier: ReadonlyMap<string, Example>, tables: readonly Table[]): Example {
  switch (parameter.kind) {
    case 'value':
    case 'new': {
      const { table, column } = findColumn(parameter.column, tables)
      const name = sqlName(column.name)
      const row = Math.min(ROW, Math.floor(table.rows / 2))
      const value = column.type in GEOMETRIES ? `ST_AsText(${name})` : name
      const sql = `(SELECT ${value} FROM ${sqlName(table.name)} WHERE ${name} IS NOT NULL LIMIT ${row}, 1)`
      return { sql, as: columnForm(column).form.as }
    }
    case 'same': {
      const { sql, as } = earlier.get(parameter.as) ?? { sql: 'NULL', as: 'text' }
      const { plus } = parameter
      if (as === 'number') return { sql: `${sql} + ${plus}`, as }
      const unit = as === 'date' ? 'DAY' : 'SECOND'
      return { sql: as === 'date' || as === 'datetime' ? `DATE_ADD(${sql}, INTERVAL ${plus} ${unit})` : sql, as }
    }
    case 'number':
      return { sql: ((parameter.from + parameter.to) / 2).toFixed(parameter.digits), as: 'number' }
    case 'text':
      return { sql: `REPEAT('x', ${parameter.length})`, as: 'text' }
    case 'null':
      return { sql: 'NULL', as: 'text' }
  }
}
