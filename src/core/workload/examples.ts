/** Literals for one execution of each statement, for plans. The server says how they are spelled. */
import type { OwnStatement, Parameter, Statement, Transaction } from '../suite/own-workload.ts'
import { FILLER } from './filler.ts'
import { numberOf } from './numbers.ts'
import type { PlannedTable } from './plan-tables.ts'
import { findColumn, rowGroups, rowOrder } from './row-groups.ts'
import { sqlText } from './sql-text.ts'
import type { ValueForm } from './value-forms.ts'
import { literalSql } from './value-sql.ts'

/** Distance of a new number from the last one. */
const NEW = 1000

/** The value of a parameter: that of a number in a form, to which something can be added, or a literal. */
type Given = { readonly form: ValueForm; readonly number: number } | { readonly literal: string }

/** Values are neither the most frequent nor the rarest, and rows that keys name together exist. */
export function examplesOf({ statements }: Transaction, plan: ReadonlyMap<string, PlannedTable>): OwnStatement[] {
  const given = new Map<string, Given>()
  return statements.map((statement) => {
    const { name, sql } = statement
    const rows = rowsOf(statement, plan)
    const literals = statement.parameters.map((parameter, index) => {
      const one = givenOf(parameter, rows.get(index), given, plan)
      given.set(`${name}:${index + 1}`, one)
      return 'literal' in one ? sqlText(one.literal) : literalSql(one.form, String(one.number))
    })
    return { name, sql, literals }
  })
}

/** Row of each parameter that is part of a group naming one. */
function rowsOf({ sql, parameters }: Statement, plan: ReadonlyMap<string, PlannedTable>): ReadonlyMap<number, number> {
  return new Map(
    rowGroups(sql, parameters, plan).flatMap(({ table, members }) =>
      members.map((member) => [member, numberOf(rowOrder(table.rows), Math.floor(table.rows / 2))] as const),
    ),
  )
}

function givenOf(
  parameter: Parameter,
  row: number | undefined,
  given: ReadonlyMap<string, Given>,
  plan: ReadonlyMap<string, PlannedTable>,
): Given {
  switch (parameter.kind) {
    case 'value': {
      const { form, inRow, byRank, distinct } = findColumn(parameter.column, plan).column
      const number = row === undefined ? numberOf(byRank, Math.floor(distinct / 2)) : numberOf(inRow, row)
      return { form, number }
    }
    case 'new': {
      const { form, numbers, capacity } = findColumn(parameter.column, plan).column
      return { form, number: Math.min(numbers + NEW, capacity - 1) }
    }
    case 'same':
      return added(given.get(parameter.as) ?? { literal: 'NULL' }, parameter.plus)
    case 'number': {
      const { from, to, digits } = parameter
      const form = { kind: 'line', as: 'number', scale: digits, first: 0, step: 1 } as const
      return { form, number: Math.round(((from + to) / 2) * 10 ** digits) }
    }
    case 'text':
      return { literal: sqlText(FILLER.repeat(Math.ceil(parameter.length / FILLER.length)).slice(0, parameter.length)) }
    case 'kept': {
      const [value = ''] = parameter.values
      return { literal: typeof value === 'string' ? sqlText(value) : String(value) }
    }
    case 'null':
      return { literal: 'NULL' }
  }
}

function added(one: Given, plus: number): Given {
  if ('literal' in one || one.form.kind !== 'line') return one
  const { form, number } = one
  return { form: { ...form, first: form.first + Math.round(plus * 10 ** form.scale) }, number }
}
