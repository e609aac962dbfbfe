/** Generates the data that a workload's script begins with. Each run does this again, from the tables that it finds. */
import { countedStatements, type OwnStatement, type OwnWorkload, type Parameter } from '../scenario/own-load.ts'
import { examplesOf } from './examples.ts'
import { Samples } from './samples.ts'
import { cutStatement, sqlName } from './sql-text.ts'
import { findColumn, type Table } from './tables.ts'
import { columnForm, luaOf } from './value-lua.ts'
import { FILLER } from './value-sql.ts'

/**
 * Makes the beginning of a workload's script, which own_workload.lua follows, and the list of the workload's statements
 * with examples, in the order in which the script counts them.
 *
 * @param tables of the schema as the server describes them, with their rows
 * @throws RangeError if the tables lack the column of a parameter, which `problemsWithTables` reports before this is
 *   called
 */
export function scriptOf(workload: OwnWorkload, tables: readonly Table[]): { lua: string; statements: OwnStatement[] } {
  const samples = new Samples(tables)
  const transactions = workload.transactions.map(({ share, isExplicit, statements }) => ({
    share,
    isExplicit,
    statements: statements.map((statement) => ({
      name: statement.name,
      times: statement.times,
      pieces: cutStatement(statement.sql).pieces,
      rows: samples.rowsOf(statement),
      parameters: statement.parameters.map((parameter) => parameterOf(parameter, tables)),
    })),
  }))
  const data = { prepared: workload.protocol === 'prepared', filler: FILLER, transactions, sampled: samples.sampled }
  const examples = workload.transactions.flatMap((transaction) => examplesOf(transaction, tables))
  const counted = countedStatements(workload).map((one, index) => examples[index] ?? { ...one, literals: [] })
  return { lua: `local workload = ${luaOf(data)}\n`, statements: counted }
}

function parameterOf(parameter: Parameter, tables: readonly Table[]) {
  if (!('column' in parameter)) return parameter
  const { table, column } = findColumn(parameter.column, tables)
  const { form, sql } = columnForm(column)
  const largest = 'most' in form && `SELECT ${sql(`MAX(${sqlName(column.name)})`)} FROM ${sqlName(table.name)}`
  return { ...parameter, form, largest }
}
