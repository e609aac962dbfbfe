/** Reads the tables of a schema from a server, with their columns, keys and references. */
import { sqlText } from '../../core/own-workload/sql-text.ts'
import type { Column, Key, Reference, Table } from '../../core/own-workload/tables.ts'
import type { Session } from '../servers/connection.ts'

/**
 * Texts of a row. NULL becomes an empty text; the two cannot be confused, because no column read here has empty texts.
 */
type Texts = readonly string[]

/**
 * Words in the column EXTRA if the server computes the column. DEFAULT_GENERATED is none of them, because it marks a
 * default that is an expression.
 */
const GENERATED = /\b(?:VIRTUAL|STORED|PERSISTENT)\b/i

/**
 * All tables of the schema, ordered by name, without views. Numbers of rows are the server's estimates.
 *
 * @throws the server's error for a query that it refuses
 */
export async function readTables(session: Session, schema: string): Promise<Table[]> {
  const name = sqlText(schema)
  const grouped = async (sql: string) => {
    const rows = (await session.arrays(sql)).map((row): Texts => row.map((value) => value ?? ''))
    return Map.groupBy(rows, ([table = '']) => table)
  }
  const tables = await grouped(
    `SELECT TABLE_NAME, TABLE_ROWS FROM information_schema.TABLES
     WHERE TABLE_SCHEMA = ${name} AND TABLE_TYPE IN ('BASE TABLE', 'SYSTEM VERSIONED') ORDER BY TABLE_NAME`,
  )
  const columns = await grouped(
    `SELECT TABLE_NAME, COLUMN_NAME, DATA_TYPE, COLUMN_TYPE, IS_NULLABLE, EXTRA, CHARACTER_MAXIMUM_LENGTH,
       NUMERIC_PRECISION, NUMERIC_SCALE, CHARACTER_SET_NAME
     FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ${name} ORDER BY TABLE_NAME, ORDINAL_POSITION`,
  )
  const keys = await grouped(
    `SELECT TABLE_NAME, INDEX_NAME, NON_UNIQUE, COLUMN_NAME
     FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = ${name}
     ORDER BY TABLE_NAME, INDEX_NAME <> 'PRIMARY', INDEX_NAME, SEQ_IN_INDEX`,
  )
  const references = await grouped(
    `SELECT TABLE_NAME, CONSTRAINT_NAME, COLUMN_NAME, REFERENCED_TABLE_NAME, REFERENCED_COLUMN_NAME
     FROM information_schema.KEY_COLUMN_USAGE
     WHERE TABLE_SCHEMA = ${name} AND REFERENCED_TABLE_SCHEMA = ${name}
     ORDER BY TABLE_NAME, CONSTRAINT_NAME, ORDINAL_POSITION`,
  )
  // MariaDB stores JSON as text with a check, which this query finds. MySQL has a type for JSON, and skips this part of
  // the query as a comment.
  const json = await grouped(
    `SELECT NULL, NULL FROM DUAL WHERE FALSE /*M!100202 UNION ALL SELECT TABLE_NAME, CHECK_CLAUSE
     FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ${name} AND CHECK_CLAUSE LIKE 'json_valid(%' */`,
  )
  return [...tables].map(([table, [counted]]) => ({
    name: table,
    columns: (columns.get(table) ?? []).map((row) => columnOf(row, json.get(table) ?? [])),
    keys: groupsOf(keys.get(table)).map(keyOf),
    references: groupsOf(references.get(table)).map(referenceOf),
    rows: Number(counted?.[1]),
  }))
}

function columnOf(
  [, name = '', type = '', fullType = '', nullable, extra = '', length, precision, scale, charset]: Texts,
  json: readonly Texts[],
): Column {
  const isJson = json.some(([, check]) => check === `json_valid(\`${name}\`)`)
  return {
    name,
    type: isJson ? 'json' : type.toLowerCase(),
    fullType,
    isNullable: nullable === 'YES',
    isGenerated: GENERATED.test(extra),
    maxLength: numberOf(length),
    precision: numberOf(precision),
    scale: numberOf(scale),
    isBinary: numberOf(length) !== undefined && !charset,
  }
}

/**
 * A key, up to its first part that is an expression. A key with such a part does not count as unique, because the
 * columns before that part may have the same values in several rows.
 */
function keyOf(rows: readonly Texts[]): Key {
  const [[, name = '', isRepeated] = []] = rows
  const end = rows.findIndex(([, , , column]) => !column)
  const whole = end < 0 ? rows : rows.slice(0, end)
  return {
    name,
    isUnique: isRepeated === '0' && end < 0,
    columns: whole.map(([, , , column = '']) => column),
  }
}

function referenceOf(rows: readonly Texts[]): Reference {
  return {
    columns: rows.map(([, , column = '']) => column),
    table: rows[0]?.[3] ?? '',
    toColumns: rows.map(([, , , , column = '']) => column),
  }
}

/** Rows grouped by the name in their second column; the order of rows is kept. */
function groupsOf(rows: readonly Texts[] = []): Texts[][] {
  return [...Map.groupBy(rows, ([, name]) => name).values()]
}

function numberOf(value: string | undefined): number | undefined {
  return value ? Number(value) : undefined
}
