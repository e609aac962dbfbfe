/** Tables of a schema, as the server describes them. */
import type { Column, Key, Reference, Table } from '../../core/workload/tables.ts'
import type { Session } from '../servers/connection.ts'

type Texts = readonly (string | null)[]

/** EXTRA of a column that the server computes; a default that is an expression has DEFAULT_GENERATED. */
const GENERATED = /\b(?:VIRTUAL|STORED|PERSISTENT)\b/i

/**
 * All tables of the schema, by name, without views. Row counts and cardinalities are the server's own estimates.
 *
 * @throws the server's error for a query that it refuses
 */
export async function readTables(session: Session, schema: string): Promise<Table[]> {
  const name = schemaLiteral(schema)
  const tables = await session.arrays(
    `SELECT TABLE_NAME, TABLE_ROWS FROM information_schema.TABLES
     WHERE TABLE_SCHEMA = ${name} AND TABLE_TYPE IN ('BASE TABLE', 'SYSTEM VERSIONED') ORDER BY TABLE_NAME`,
  )
  const columns = byTable(
    await session.arrays(
      `SELECT TABLE_NAME, COLUMN_NAME, DATA_TYPE, COLUMN_TYPE, IS_NULLABLE, EXTRA, CHARACTER_MAXIMUM_LENGTH,
         NUMERIC_PRECISION, NUMERIC_SCALE, CHARACTER_SET_NAME
       FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ${name} ORDER BY TABLE_NAME, ORDINAL_POSITION`,
    ),
  )
  const keys = byTable(
    await session.arrays(
      `SELECT TABLE_NAME, INDEX_NAME, NON_UNIQUE, COLUMN_NAME, CARDINALITY
       FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = ${name} ORDER BY TABLE_NAME, INDEX_NAME <> 'PRIMARY', INDEX_NAME, SEQ_IN_INDEX`,
    ),
  )
  const references = byTable(
    await session.arrays(
      `SELECT TABLE_NAME, CONSTRAINT_NAME, COLUMN_NAME, REFERENCED_TABLE_NAME, REFERENCED_COLUMN_NAME
       FROM information_schema.KEY_COLUMN_USAGE
       WHERE TABLE_SCHEMA = ${name} AND REFERENCED_TABLE_SCHEMA = ${name}
       ORDER BY TABLE_NAME, CONSTRAINT_NAME, ORDINAL_POSITION`,
    ),
  )
  // MariaDB's JSON is text with a check; MySQL reads the query as a comment.
  const json = byTable(
    await session.arrays(
      `SELECT NULL, NULL FROM DUAL WHERE FALSE /*M!100202 UNION ALL SELECT TABLE_NAME, CHECK_CLAUSE
       FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ${name} AND CHECK_CLAUSE LIKE 'json_valid(%' */`,
    ),
  )
  return tables.map(([table, rows]) => ({
    name: text(table),
    columns: (columns.get(text(table)) ?? []).map((row) => columnOf(row, json.get(text(table)) ?? [])),
    keys: groupsOf(keys.get(text(table)) ?? []).map(keyOf),
    references: groupsOf(references.get(text(table)) ?? []).map(referenceOf),
    rows: Number(rows ?? 0),
  }))
}

function columnOf(
  [, name, type, fullType, nullable, extra, length, precision, scale, charset]: Texts,
  json: readonly Texts[],
): Column {
  const maxLength = numberOf(length)
  const isJson = json.some(([, check]) => check === `json_valid(\`${name}\`)`)
  return {
    name: text(name),
    type: isJson ? 'json' : text(type).toLowerCase(),
    fullType: text(fullType),
    isNullable: nullable === 'YES',
    isAutoIncrement: /auto_increment/i.test(text(extra)),
    isGenerated: GENERATED.test(text(extra)),
    maxLength,
    precision: numberOf(precision),
    scale: numberOf(scale),
    isBinary: maxLength !== undefined && (charset ?? null) === null,
  }
}

/** A part that is an expression, not a column, ends the key: the values before it need not be unique. */
function keyOf(rows: readonly Texts[]): Key {
  const end = rows.findIndex(([, , , column]) => column === null)
  const whole = end < 0 ? rows : rows.slice(0, end)
  return {
    name: text(rows[0]?.[1]),
    isUnique: rows[0]?.[2] === '0' && end < 0,
    columns: whole.map(([, , , column]) => text(column)),
    cardinality: whole.map(([, , , , distinct]) => numberOf(distinct)),
  }
}

function referenceOf(rows: readonly Texts[]): Reference {
  return {
    columns: rows.map(([, , column]) => text(column)),
    table: text(rows[0]?.[3]),
    toColumns: rows.map(([, , , , column]) => text(column)),
  }
}

function byTable(rows: readonly Texts[]): Map<string, Texts[]> {
  return Map.groupBy(rows, ([table]) => text(table))
}

/** Rows with the same name in their second column, in order. */
function groupsOf(rows: readonly Texts[]): Texts[][] {
  return [...Map.groupBy(rows, ([, name]) => text(name)).values()]
}

function text(value: string | null | undefined): string {
  return value ?? ''
}

function numberOf(value: string | null | undefined): number | undefined {
  return value === null || value === undefined ? undefined : Number(value)
}

/** In hexadecimal, as a schema may have any name. */
function schemaLiteral(schema: string): string {
  return `CONVERT(0x${Buffer.from(schema, 'utf8').toString('hex')} USING utf8)`
}
