/** The sysbench script of a workload, made for each run: nobody edits it. */
import {
  countedStatements,
  type OwnStatement,
  type OwnWorkload,
  type Parameter,
  type Statement,
  type Transaction,
} from '../suite/own-workload.ts'
import { COURSE_LUA, EVENTS_LUA } from './course-lua.ts'
import { examplesOf } from './examples.ts'
import { rowGroups, SAMPLES_LUA, Samples } from './samples.ts'
import { cutStatement } from './sql-text.ts'
import { findColumn, type Table } from './tables.ts'
import { columnForm, largestSql, luaText, VALUES_LUA } from './value-lua.ts'

const HEADER = `-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, as sysbench loads it together with its own scripts. Made by qpsgate from a workload file; edit that one.
`

/**
 * The script of a workload, and its statements with examples. The script counts them in the order of countedStatements.
 * It runs in sysbench 1.0 and needs no options. For each statement that it has run it calls `qpsgate_statement(index,
 * from, rows)`, where `qpsgate_served()` gave `from` before, and `qpsgate_statement_failed(index)` for one that the
 * server refused. Either may be missing.
 *
 * @param tables of the schema, by the server, with their rows
 * @throws RangeError for a parameter of no column in them, see problemsWithTables
 */
export function scriptOf(
  workload: OwnWorkload,
  tables: readonly Table[],
): { script: string; statements: OwnStatement[] } {
  const statements = workload.transactions.flatMap((transaction) => transaction.statements)
  const names = new Map(statements.map(({ name }, index) => [name, index]))
  const samples = new Samples()
  const script = [
    ...[HEADER, VALUES_LUA, COURSE_LUA, SAMPLES_LUA],
    `local IS_PREPARED = ${workload.protocol === 'prepared'}`,
    'local statements = {}',
    ...statements.map((statement, index) => statementLua(statement, index, { names, tables, samples })),
    samples.lua,
    `local commit = statement(${statements.length}, {}, {}, {})`,
    `local transactions = {\n${workload.transactions.map((transaction) => transactionLua(transaction, names)).join(',\n')}\n}`,
    EVENTS_LUA,
  ].join('\n')
  const examples = workload.transactions.flatMap((transaction) => examplesOf(transaction, tables))
  const counted = countedStatements(workload).map((one, index) => examples[index] ?? { ...one, literals: [] })
  return { script, statements: counted }
}

function transactionLua({ share, isExplicit, statements }: Transaction, names: ReadonlyMap<string, number>): string {
  const steps = statements.map(({ name, times }) => `{statements[${(names.get(name) ?? 0) + 1}], ${times}}`)
  return `   {share = ${share}, commit = ${isExplicit ? 'commit' : 'nil'}, ${steps.join(', ')}}`
}

interface Surroundings {
  /** Number of each statement. */
  readonly names: ReadonlyMap<string, number>
  readonly tables: readonly Table[]
  readonly samples: Samples
}

/** A function of its own, as a function has at most 200 local variables. */
function statementLua(statement: Statement, index: number, around: Surroundings): string {
  const { name, sql, parameters } = statement
  const rows = rowGroups(statement, around.tables)
  const sources = parameters.map((parameter, at) => {
    const row = rows.findIndex(({ members }) => members.includes(at))
    const own = `row${row}, ${(rows[row]?.members.indexOf(at) ?? 0) + 1}`
    return `   own[${at + 1}] = ${parameterLua(parameter, own, name, around)}`
  })
  return [
    `statements[${index + 1}] = (function()`,
    '   local own = {}',
    ...rows.map((group, row) => `   local row${row} = row_of(${around.samples.add(group)}, ${group.skew})`),
    ...sources,
    `   return statement(${index}, {${cutStatement(sql).pieces.map(luaText).join(', ')}}, own, {${rows.map((_, row) => `row${row}`).join(', ')}})`,
    'end)()',
  ].join('\n')
}

/** @param row variable of the row that it is a value of, and its place there @param name of the statement */
function parameterLua(parameter: Parameter, row: string, name: string, { names, tables }: Surroundings): string {
  switch (parameter.kind) {
    case 'value':
      return `existing(${columnForm(findColumn(parameter.column, tables).column).lua}, ${row})`
    case 'new': {
      const { table, column } = findColumn(parameter.column, tables)
      const form = columnForm(column)
      const largest = form.isLine ? luaText(largestSql(table.name, column.name, form)) : 'nil'
      return `fresh(${luaText(parameter.column)}, ${form.lua}, ${largest})`
    }
    case 'same': {
      const [, other = '', number = '1'] = /^(.*):(\d+)$/su.exec(parameter.as) ?? []
      const source = other === name ? 'own' : `statements[${(names.get(other) ?? 0) + 1}].parameters`
      return `same_as(${source}[${number}], ${parameter.plus})`
    }
    case 'number': {
      const unit = 10 ** parameter.digits
      return `between(${Math.round(parameter.from * unit)}, ${Math.round(parameter.to * unit)}, ${parameter.digits})`
    }
    case 'text':
      return `any_text(${parameter.length})`
    case 'null':
      return 'nothing()'
  }
}
