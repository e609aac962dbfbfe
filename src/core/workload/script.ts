/** What a workload's script runs, made for each run: nobody edits it. */
import {
  countedStatements,
  type OwnStatement,
  type OwnWorkload,
  type Parameter,
  type Statement,
} from '../suite/own-workload.ts'
import { examplesOf } from './examples.ts'
import { FILLER, FILLER_STARTS } from './filler.ts'
import { rowGroups, samplesOf } from './samples.ts'
import { cutStatement } from './sql-text.ts'
import { findColumn, type Table } from './tables.ts'
import { columnForm, type LuaValue, largestSql, luaOf } from './value-lua.ts'

/**
 * The beginning of the script of a workload, which own_workload.lua follows, and its statements with examples. The
 * script counts them in the order of countedStatements.
 *
 * @param tables of the schema, by the server, with their rows
 * @throws RangeError for a parameter of no column in them, see problemsWithTables
 */
export function scriptOf(workload: OwnWorkload, tables: readonly Table[]): { lua: string; statements: OwnStatement[] } {
  const statements = workload.transactions.flatMap((transaction) => transaction.statements)
  const numbers = new Map(statements.map(({ name }, index) => [name, index + 1]))
  const groups = statements.map((statement) => rowGroups(statement, tables))
  const { count, numberOf, sampled } = samplesOf(groups.flat())
  const data: LuaValue = {
    prepared: workload.protocol === 'prepared',
    ...{ filler: FILLER, starts: FILLER_STARTS },
    statements: statements.map(({ sql, parameters }, index) => ({
      index,
      pieces: cutStatement(sql).pieces,
      rows: groups[index]?.map((group) => ({ sample: numberOf(group), skew: group.skew })),
      parameters: parameters.map((parameter, at) => {
        const row = groups[index]?.findIndex(({ members }) => members.includes(at)) ?? -1
        const place = groups[index]?.[row]?.members.indexOf(at) ?? 0
        return { ...parameterOf(parameter, numbers, tables), row: row + 1, place: place + 1 }
      }),
    })),
    ...{ samples: count, sampled },
    transactions: workload.transactions.map(({ share, isExplicit, statements: steps }) => ({
      ...{ share, explicit: isExplicit },
      steps: steps.map(({ name, times }: Statement) => ({ statement: numbers.get(name), times })),
    })),
  }
  const examples = workload.transactions.flatMap((transaction) => examplesOf(transaction, tables))
  const counted = countedStatements(workload).map((one, index) => examples[index] ?? { ...one, literals: [] })
  return { lua: `local workload = ${luaOf(data)}\n`, statements: counted }
}

/** @param numbers of statements by their names */
function parameterOf(
  parameter: Parameter,
  numbers: ReadonlyMap<string, number>,
  tables: readonly Table[],
): Readonly<Record<string, LuaValue>> {
  const { kind } = parameter
  if (kind === 'value') return { kind, form: columnForm(findColumn(parameter.column, tables).column).form }
  if (kind === 'new') {
    const { table, column } = findColumn(parameter.column, tables)
    const form = columnForm(column)
    const largest = form.isLine ? largestSql(table.name, column.name, form) : undefined
    return { kind, column: parameter.column, form: form.form, largest }
  }
  if (kind !== 'same') return { ...parameter }
  const [, other = '', number] = /^(.*):(\d+)$/su.exec(parameter.as) ?? []
  return { kind, statement: numbers.get(other), parameter: Number(number), plus: parameter.plus }
}
