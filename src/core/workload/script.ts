/** The sysbench script of a workload, made for each run: nobody edits it. */
import {
  countedStatements,
  type OwnStatement,
  type OwnWorkload,
  type Parameter,
  type Statement,
  type Transaction,
} from '../suite/own-workload.ts'
import { CHANCES, COURSE_LUA, EVENTS_LUA } from './course-lua.ts'
import { DUMPED_LUA, dumpedLua, dumpedRowsLua, largestSql } from './dumped.ts'
import { examplesOf } from './examples.ts'
import { bucketsLua, numberLua, zipfBuckets } from './numbers.ts'
import { type PlannedTable, planTables } from './plan-tables.ts'
import { type FoundColumn, findColumn, rowGroups, rowOrder } from './row-groups.ts'
import { cutStatement } from './sql-text.ts'
import type { Table } from './tables.ts'
import { formLua, keptLua, luaText, VALUES_LUA } from './value-lua.ts'

const HEADER = `-- SPDX-License-Identifier: GPL-2.0-or-later
-- GPL, as sysbench loads it together with its own scripts. Made by qpsgate from a workload file; edit that one.
`

/**
 * The script of a workload, and its statements with examples. The script counts them in the order of countedStatements.
 * It runs in sysbench 1.0 and needs no options. For each statement that it has run it calls `qpsgate_statement(index,
 * from, rows)`, where `qpsgate_served()` gave `from` before, and `qpsgate_statement_failed(index)` for one that the
 * server refused. Either may be missing.
 *
 * @param tables of the schema, by the server; those that get rows, or that the dump has
 * @throws RangeError for a parameter of no column in them, see problemsWithTables
 */
export function scriptOf(
  workload: OwnWorkload,
  tables: readonly Table[],
): { script: string; statements: OwnStatement[] } {
  const plan = planTables(tables, workload.tables)
  const isDumped = workload.schema.kind === 'dump'
  const statements = workload.transactions.flatMap((transaction) => transaction.statements)
  const names = new Map(statements.map(({ name }, index) => [name, index]))
  const script = [
    ...[HEADER, VALUES_LUA, COURSE_LUA, DUMPED_LUA],
    `local IS_PREPARED = ${workload.protocol === 'prepared'}`,
    'local statements = {}',
    ...statements.map((statement, index) => statementLua(statement, index, { names, plan, isDumped })),
    `local commit = statement(${statements.length}, {}, {}, {})`,
    `local transactions = {\n${workload.transactions.map((transaction) => transactionLua(transaction, names)).join(',\n')}\n}`,
    EVENTS_LUA,
  ].join('\n')
  const examples = workload.transactions.flatMap((transaction) => examplesOf(transaction, plan))
  const counted = countedStatements(workload).map((one, index) => examples[index] ?? { ...one, literals: [] })
  return { script, statements: counted }
}

function transactionLua({ share, isExplicit, statements }: Transaction, names: ReadonlyMap<string, number>): string {
  const steps = statements.map(({ name, times }) => `{statements[${(names.get(name) ?? 0) + 1}], ${times}}`)
  return `   {share = ${share}, commit = ${isExplicit ? 'commit' : 'nil'}, ${steps.join(', ')}}`
}

/** A function of its own, as a function has at most 200 local variables. */
function statementLua(statement: Statement, index: number, around: Surroundings): string {
  const { name, sql, parameters } = statement
  const kept: string[] = []
  const keep = (buckets: string) => `buckets[${kept.push(buckets)}]`
  const rows = around.isDumped ? dumpedRows(statement, around) : madeRows(statement, around, keep)
  const sources = parameters.map((parameter, at) => {
    const own = rows.findIndex(({ members }) => members.includes(at))
    const place = rows[own]?.members.indexOf(at) ?? 0
    return `   own[${at + 1}] = ${parameterLua(parameter, { ...around, name, keep, row: own < 0 ? undefined : `row${own}`, place })}`
  })
  const pieces = cutStatement(sql).pieces.map(luaText).join(', ')
  return [
    `statements[${index + 1}] = (function()`,
    ...['   local own = {}', `   local buckets = {${kept.join(', ')}}`],
    ...[...rows.map(({ lua }, row) => `   local row${row} = ${lua}`), ...sources],
    `   return statement(${index}, {${pieces}}, own, {${rows.map((_, row) => `row${row}`).join(', ')}})`,
    'end)()',
  ].join('\n')
}

/** Rows that parameters of a statement come from, and the way to draw them. */
interface DrawnRows {
  readonly members: readonly number[]
  readonly lua: string
}

function madeRows({ sql, parameters }: Statement, { plan }: Surroundings, keep: Around['keep']): DrawnRows[] {
  return rowGroups(sql, parameters, plan).map(({ table, skew, members }) => {
    const number = numberLua(rowOrder(table.rows), 'n', keep)
    return { members, lua: `row_of(${table.rows}, ${skewLua(table.rows, skew)}, function(n) return ${number} end)` }
  })
}

/** Each value is one of a row. */
function dumpedRows({ sql, parameters }: Statement, { plan }: Surroundings): DrawnRows[] {
  const groups = rowGroups(sql, parameters, plan, true)
  const columnAt = (place: number) => {
    const parameter = parameters[place]
    return parameter?.kind === 'value' ? [findColumn(parameter.column, plan)] : []
  }
  const alone = parameters.flatMap((parameter, place) =>
    parameter.kind === 'value' && !groups.some(({ members }) => members.includes(place))
      ? columnAt(place).map(({ table }) => ({ table, members: [place], skew: parameter.skew }))
      : [],
  )
  return [...groups, ...alone].map(({ table, members, skew }) => {
    const columns = members.flatMap(columnAt).map(({ column }) => column.column)
    return { members, lua: dumpedRowsLua(table, columns, skew) }
  })
}

interface Surroundings {
  /** Number of each statement. */
  readonly names: ReadonlyMap<string, number>
  readonly plan: ReadonlyMap<string, PlannedTable>
  /** Whether rows come from a dump. */
  readonly isDumped: boolean
}

interface Around extends Surroundings {
  /** Name of the statement. */
  readonly name: string
  readonly keep: (buckets: string) => string
  /** Variable of the row that it shares with others, and its place among them. */
  readonly row: string | undefined
  readonly place: number
}

function parameterLua(parameter: Parameter, around: Around): string {
  const { name, names, plan, keep, row, place, isDumped } = around
  switch (parameter.kind) {
    case 'value': {
      const { column, form, distinct, byRank, inRow } = findColumn(parameter.column, plan).column
      if (isDumped && row !== undefined) return dumpedLua(column, row, place + 1)
      if (row !== undefined)
        return `in_row(${formLua(form)}, ${row}, function(n) return ${numberLua(inRow, 'n', keep)} end)`
      const number = `function(n) return ${numberLua(byRank, 'n', keep)} end`
      return `existing(${formLua(form)}, ${distinct}, ${skewLua(distinct, parameter.skew)}, ${number})`
    }
    case 'new': {
      const found = findColumn(parameter.column, plan)
      const { form, numbers, capacity } = found.column
      return `fresh(${luaText(parameter.column)}, ${formLua(form)}, ${numbers}, ${capacity}, ${largestLua(found, isDumped)})`
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
    case 'kept':
      return oneOfLua(parameter.values)
    case 'null':
      return 'nothing()'
  }
}

function skewLua(distinct: number, skew: number): string {
  return skew === 0 || distinct <= 1 ? 'nil' : bucketsLua(zipfBuckets(distinct, skew, CHANCES))
}

/** The query for the largest existing value, if new ones must be larger, and a number gives it. */
function largestLua({ table, column: { column, form } }: FoundColumn, isDumped: boolean): string {
  const isKey = table.table.keys.some(({ isUnique, columns }) => isUnique && columns.includes(column.name))
  if (form.kind !== 'line' || !(isKey || isDumped)) return 'nil'
  return luaText(largestSql(table.table.name, column.name, form))
}

function oneOfLua(values: readonly (string | number)[]): string {
  const isNumbers = values.every((value) => typeof value === 'number')
  const kind = !isNumbers ? 'text' : values.every(Number.isSafeInteger) ? 'integer' : 'double'
  const size = Math.max(...values.map((value) => 4 * String(value).length), 1)
  return `one_of("${kind}", ${size}, {${values.map((value) => keptLua(value, kind === 'text')).join(', ')}})`
}
