/** Literals for one execution of each statement, for plans. The server says how they are spelled. */
import type { OwnStatement, Parameter, Transaction } from '../suite/own-workload.ts'
import { sqlName } from './sql-text.ts'
import { findColumn, type Table } from './tables.ts'
import { isGeometry, isNumber } from './value-lua.ts'

/** The row whose values are taken, if there are so many: not the first, which is often unlike the others. */
const ROW = 1000

/** A value in SQL, and how its literal is made of that. */
interface Example {
  readonly sql: string
  readonly literal: (sql: string) => string
  /** SQL of a value that is larger by a number; undefined: it cannot be added to. */
  readonly plus?: (sql: string, plus: number) => string
}

const asNumber: Example['literal'] = (sql) => sql
const asText: Example['literal'] = (sql) => `QUOTE(${sql})`

/** All values of a table are taken from the same row, so that several columns of a key name a row that exists. */
export function examplesOf({ statements }: Transaction, tables: readonly Table[]): OwnStatement[] {
  const known = new Map<string, Example>()
  return statements.map(({ name, sql, parameters }) => ({
    ...{ name, sql },
    literals: parameters.map((parameter, index) => {
      const example = exampleOf(parameter, known, tables)
      known.set(`${name}:${index + 1}`, example)
      return example.literal(example.sql)
    }),
  }))
}

function exampleOf(parameter: Parameter, known: ReadonlyMap<string, Example>, tables: readonly Table[]): Example {
  switch (parameter.kind) {
    case 'value':
    case 'new':
      return exampleIn(findColumn(parameter.column, tables))
    case 'same': {
      const other = known.get(parameter.as) ?? { sql: 'NULL', literal: asText }
      const { plus = (sql: string) => sql } = other
      return parameter.plus === 0 ? other : { ...other, sql: plus(other.sql, parameter.plus) }
    }
    case 'number':
      return { sql: ((parameter.from + parameter.to) / 2).toFixed(parameter.digits), literal: asNumber, plus: added }
    case 'text':
      return { sql: `REPEAT('x', ${parameter.length})`, literal: asText }
    case 'null':
      return { sql: 'NULL', literal: asText }
  }
}

function exampleIn({ table, column: { name, type, isBinary } }: ReturnType<typeof findColumn>): Example {
  const row = Math.min(ROW, Math.max(0, Math.floor(table.rows / 2)))
  const value = isGeometry(type) ? `ST_AsText(${sqlName(name)})` : sqlName(name)
  const sql = `(SELECT ${value} FROM ${sqlName(table.name)} WHERE ${sqlName(name)} IS NOT NULL LIMIT ${row}, 1)`
  if (/^(?:date|datetime|timestamp)$/.test(type)) {
    const unit = type === 'date' ? 'DAY' : 'SECOND'
    return { sql, literal: asText, plus: (one, more) => `DATE_ADD(${one}, INTERVAL ${more} ${unit})` }
  }
  if (isNumber(type)) return { sql, literal: (one) => `${one} + 0`, plus: added }
  return { sql, literal: isBinary ? (one) => `CONCAT('x''', HEX(${one}), '''')` : asText }
}

function added(sql: string, plus: number): string {
  return `${sql} + ${plus}`
}
