/** Row counts of tables, and the shapes of their columns: by the server's own counts, else by those of the load. */
import type { ColumnShape, TableSize } from '../suite/own-workload.ts'
import type { LiteralShape } from './literal-sketch.ts'
import { rounded, type UnderstoodStatement } from './make-parameters.ts'
import { type Column, columnName, type Table, type TableColumn } from './tables.ts'

/** Rows of the largest table if nothing tells how many. */
export const USUAL_ROWS = 100_000
const MOST_ROWS = 100_000_000
/** Values that were seen this often on average are probably all that there are. */
const OFTEN = 5
/** The same for keys of new rows, whose number grows. */
const VERY_OFTEN = 50
/** Fewer tell little about the frequencies of values. */
const FEW_SEEN = 50
const LEAST_NULLS = 0.01

/** Evidence about the values of a column from all places of the load. */
interface Evidence {
  readonly of: TableColumn
  readonly isWritten: boolean
  readonly literal: LiteralShape
}

export class ColumnEvidence {
  readonly #byColumn: ReadonlyMap<string, readonly Evidence[]>
  readonly #inserted: ReadonlySet<string>

  constructor(statements: readonly UnderstoodStatement[]) {
    const all = statements.flatMap(({ roles, literals }) =>
      roles.flatMap((role, place) => {
        const literal = literals[place]
        if (!('of' in role) || literal === undefined || literal.seen === 0) return []
        return [{ of: role.of, isWritten: role.kind !== 'compared', literal }]
      }),
    )
    this.#inserted = new Set(
      statements.flatMap(({ verb, roles }) =>
        roles.flatMap((role) => (role.kind === 'written' && verb !== 'update' ? [role.of.table.name] : [])),
      ),
    )
    this.#byColumn = Map.groupBy(all, ({ of }) => columnName(of))
  }

  /**
   * Exponents for how often values are asked for: few at a place tell little, so all places of a column take that of
   * the place with most.
   */
  skews(): Map<string, number> {
    return new Map(
      [...this.#byColumn].flatMap(([column, all]) => {
        const most = mostSeen(all.filter(({ isWritten }) => !isWritten))
        return most === undefined ? [] : [[column, rounded(most.skew)] as const]
      }),
    )
  }

  /**
   * Number of values of a column; undefined: not known.
   *
   * @param often how many times each value must be seen on average for these to be all
   */
  all(column: string, often: number): number | undefined {
    const evidence = this.#byColumn.get(column) ?? []
    const seen = mostSeen(evidence)?.seen ?? 0
    const values = Math.max(0, ...evidence.map(({ literal }) => literal.distinct))
    return seen >= FEW_SEEN && values * often <= seen ? values : undefined
  }

  /** Whether rows are added to a table. */
  isInserted(table: string): boolean {
    return this.#inserted.has(table)
  }

  /** The values written into a column; undefined: none. */
  written(column: string): LiteralShape | undefined {
    return mostSeen((this.#byColumn.get(column) ?? []).filter(({ isWritten }) => isWritten))
  }
}

function mostSeen(all: readonly Evidence[]): LiteralShape | undefined {
  return all.reduce<LiteralShape | undefined>(
    (most, { literal }) => (most === undefined || literal.seen > most.seen ? literal : most),
    undefined,
  )
}

/**
 * @param rows of the largest table; undefined: as many as the server has, else 100,000
 */
export function tableSizes(tables: readonly Table[], evidence: ColumnEvidence, rows: number | undefined): TableSize[] {
  const counted = Math.max(0, ...tables.map((table) => table.rows))
  const most = Math.min(MOST_ROWS, rows ?? (counted > 0 ? counted : USUAL_ROWS))
  return tables.map((table) => {
    const inScale = Math.round((table.rows * most) / Math.max(1, counted))
    const own = counted > 0 ? Math.max(1, inScale) : Math.min(most, rowsSeen(table, evidence) ?? most)
    return { name: table.name, rows: own, columns: columnShapes(table, evidence, own, counted > 0) }
  })
}

/** Combinations of the values of its primary key; undefined: not known, or rows are added to it. */
function rowsSeen(table: Table, evidence: ColumnEvidence): number | undefined {
  if (evidence.isInserted(table.name)) return undefined
  const primary = table.keys.find(({ isPrimary }) => isPrimary)
  const distinct = primary?.columns.map((column) => evidence.all(`${table.name}.${column}`, OFTEN))
  return distinct?.reduce<number | undefined>(
    (product, each) => (product === undefined || each === undefined ? undefined : product * each),
    1,
  )
}

function columnShapes(table: Table, evidence: ColumnEvidence, rows: number, isCounted: boolean): ColumnShape[] {
  return table.columns.flatMap((column) => {
    const shape = columnShape(table, column, evidence, isCounted ? rows / Math.max(1, table.rows) : undefined, rows)
    const isUsual = shape.distinct === undefined && shape.length === undefined && shape.skew === 0 && shape.nulls === 0
    return isUsual || column.isGenerated || column.isAutoIncrement ? [] : [shape]
  })
}

/** @param scale rows to make for each that the server has; undefined: it has none */
function columnShape(
  table: Table,
  { name, type, isNullable, maxLength }: Column,
  evidence: ColumnEvidence,
  scale: number | undefined,
  rows: number,
): ColumnShape {
  const column = `${table.name}.${name}`
  const written = evidence.written(column)
  const isUnique = table.keys.some(({ isUnique: own, columns }) => own && columns.length === 1 && columns[0] === name)
  const refers = table.references.some(({ columns }) => columns.includes(name))
  const values = isUnique || refers ? undefined : distinctOf(table, name, evidence, scale)
  const isText = /char|text|binary|blob/.test(type)
  const length = isText && written !== undefined && written.length > 0 ? Math.round(written.length) : undefined
  return {
    name,
    distinct: values === undefined || values >= rows ? undefined : Math.max(1, values),
    skew:
      !isUnique && values !== undefined && written !== undefined && written.seen >= FEW_SEEN
        ? rounded(written.skew)
        : 0,
    nulls: isNullable && written !== undefined && written.nulls >= LEAST_NULLS ? rounded(written.nulls) : 0,
    length: length === undefined ? undefined : Math.max(1, Math.min(length, maxLength ?? length)),
  }
}

function distinctOf(
  table: Table,
  name: string,
  evidence: ColumnEvidence,
  scale: number | undefined,
): number | undefined {
  const key = table.keys.find(({ columns }) => columns[0] === name)
  const counted = key?.cardinality[0]
  if (scale !== undefined && counted !== undefined && counted > 0) {
    // If many rows have few values, so do fewer rows; a number of values that grows with the rows is scaled.
    return counted * OFTEN <= table.rows * scale ? counted : Math.round(counted * Math.min(1, scale))
  }
  const isKey = table.keys.some(({ isUnique, columns }) => isUnique && columns.includes(name))
  const often = isKey && evidence.isInserted(table.name) ? VERY_OFTEN : OFTEN
  return evidence.all(`${table.name}.${name}`, often)
}
