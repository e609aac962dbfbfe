/** SQL that fills tables. The server computes each row from its number, so that rows are the same every time. */
import type { TableSize } from '../scenario/own-load.ts'
import { RowMaker } from './row-values.ts'
import { sqlName } from './sql-text.ts'
import type { Reference, Table } from './tables.ts'
import { VALUE_SETTING } from './value-sql.ts'

export interface Filling {
  readonly table: string
  readonly rows: number
  readonly statements: readonly string[]
  readonly mending: readonly string[]
  /** Whether rows with a duplicate key are left out, so that the table may end up with fewer rows. */
  readonly mayRepeat: boolean
}

const NUMBERS = 1000
/** Maximum number of rows that one statement fills in: few enough for two connections to share a table. */
const MOST_ROWS = 250 * NUMBERS

/**
 * Statements that every connection runs before it fills tables: settings for speed, and two tables of numbers.
 * References are not checked, because tables may refer to each other in circles, and the values satisfy references
 * anyway. Joins must not buffer a table of numbers, because without buffering rows come in the order of their numbers,
 * which is also the order of their keys.
 */
export const FILL_SETTINGS: readonly string[] = [
  'SET SESSION /*M!100000 join_cache_level = 0, check_constraint_checks = 0, */ ' +
    "/*!50700 optimizer_switch = 'block_nested_loop=off', */ foreign_key_checks = 0, unique_checks = 0, autocommit = 1, " +
    "sql_mode = 'NO_AUTO_VALUE_ON_ZERO', time_zone = @@GLOBAL.time_zone",
  VALUE_SETTING,
  ...['qpsgate_high', 'qpsgate_low'].flatMap((name) => [
    `CREATE TEMPORARY TABLE ${name} (n INT NOT NULL PRIMARY KEY) ENGINE = InnoDB`,
    `INSERT INTO ${name} VALUES ${Array.from({ length: NUMBERS }, (_, number) => `(${number})`).join(', ')}`,
  ]),
]

export function fillTables(tables: readonly Table[], sizes: readonly TableSize[]): Filling[] {
  const filled = tables.filter(({ name }) => sizes.some((size) => size.name === name && size.rows > 0))
  const maker = new RowMaker(tables, sizes)
  return filled.map((table) => {
    const { rows, columns, mayRepeat, toMend } = maker.rowsIn(table)
    const names = columns.map(({ column }) => sqlName(column.name)).join(', ')
    const values = columns.map(({ value }) => value('n')).join(',\n  ')
    const statements = Array.from({ length: Math.ceil(rows / MOST_ROWS) }, (_, chunk) => {
      const first = chunk * MOST_ROWS
      const highs = Math.ceil(Math.min(rows - first, MOST_ROWS) / NUMBERS)
      return (
        `INSERT ${mayRepeat ? 'IGNORE ' : ''}INTO ${sqlName(table.name)} (${names})\nSELECT ${values}\n` +
        `FROM (SELECT ${first} + h.n * ${NUMBERS} + l.n AS n FROM qpsgate_high h STRAIGHT_JOIN qpsgate_low l ` +
        `WHERE h.n < ${highs} AND ${first} + h.n * ${NUMBERS} + l.n < ${rows}) AS numbers ORDER BY NULL`
      )
    })
    return { table: table.name, rows, statements, mending: toMend.flatMap((one) => mendingSql(table, one)), mayRepeat }
  })
}

/**
 * Statements for a foreign key that shares columns with other keys, which have already set the shared columns. In each
 * row, the remaining columns get the next values of a row that the key may refer to. If the table refers to itself,
 * each row refers to itself.
 */
function mendingSql(table: Table, { columns, table: target, toColumns }: Reference): string[] {
  const others = table.references.filter((other) => other.columns !== columns && other.columns.length >= columns.length)
  const isGiven = (name: string) => others.some((other) => other.columns.includes(name))
  const pairs = columns.map((name, index) => [name, toColumns[index] ?? ''] as const)
  const fixed = pairs.filter(([name]) => isGiven(name))
  const free = pairs.filter(([name]) => !isGiven(name))
  return free.map(([name, to], index) => {
    const column = `c.${sqlName(name)}`
    if (target === table.name)
      return `UPDATE ${sqlName(table.name)} c SET ${column} = c.${sqlName(to)} WHERE ${column} IS NOT NULL`
    const alike = [...fixed, ...free.slice(0, index)].map(([one, other]) => `p.${sqlName(other)} = c.${sqlName(one)}`)
    const least = (conditions: readonly string[]) =>
      `(SELECT MIN(p.${sqlName(to)}) FROM ${sqlName(target)} p WHERE ${conditions.join(' AND ')})`
    const next = least([...alike, `p.${sqlName(to)} >= ${column}`])
    return `UPDATE ${sqlName(table.name)} c SET ${column} = COALESCE(${next}, ${least(alike)}) WHERE ${column} IS NOT NULL`
  })
}
