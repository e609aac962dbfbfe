/** Row counts of tables, and the shapes of their columns: by the server's counts, else by those of the load. */
import type { ColumnShape, TableSize } from '../suite/own-workload.ts'
import { type LiteralShape, UNKNOWN_LITERAL } from './literal-sketch.ts'
import { rounded } from './make-parameters.ts'
import type { UnderstoodStatement } from './statement-places.ts'
import { columnName, type Table, type TableColumn } from './tables.ts'

/** Rows of the largest table if neither the server nor a flag says how many. */
const USUAL_ROWS = 100_000
const MOST_ROWS = 100_000_000
/** Mean occurrences of values from which on they are probably all that there are. */
const OFTEN = 5
/** Mean occurrences that keys of new rows need, because their number grows. */
const VERY_OFTEN = 50
/** Literals that show the frequencies of values; fewer do not. */
const FEW_SEEN = 50
const LEAST_NULLS = 0.01

/** Evidence about the values of columns from all places of a load. */
export class ColumnEvidence {
  /** The literals of the place with the most of them where a column is compared, and where it gets a value. */
  readonly compared = new Map<string, LiteralShape>()
  readonly assigned = new Map<string, LiteralShape>()
  readonly #distinct = new Map<string, number>()
  /** Tables that rows are added to. */
  readonly #inserted = new Set<Table>()

  constructor(statements: readonly UnderstoodStatement[]) {
    for (const { verb, places } of statements)
      for (const { role, of, literal } of places) {
        if (of === undefined) continue
        const column = columnName(of)
        const most = role === 'assigned' ? this.assigned : this.compared
        if (literal.seen > (most.get(column)?.seen ?? 0)) most.set(column, literal)
        this.#distinct.set(column, Math.max(literal.distinct, this.#distinct.get(column) ?? 0))
        if (role === 'assigned' && verb !== 'update') this.#inserted.add(of.table)
      }
  }

  /** Number of values of a column; infinite if the load does not show it. */
  distinct(of: TableColumn): number {
    const { table, column } = of
    const name = columnName(of)
    const seen = Math.max(this.compared.get(name)?.seen ?? 0, this.assigned.get(name)?.seen ?? 0)
    const values = this.#distinct.get(name) ?? 0
    const isKey = table.keys.some(({ isUnique, columns }) => isUnique && columns.includes(column.name))
    const often = isKey && this.#inserted.has(table) ? VERY_OFTEN : OFTEN
    return seen >= FEW_SEEN && values * often <= seen ? values : Number.POSITIVE_INFINITY
  }

  /** Combinations of the values of its first unique key; infinite if the load does not show them, or adds rows. */
  rows(table: Table): number {
    const key = table.keys.find(({ isUnique }) => isUnique)?.columns ?? []
    const columns = table.columns.filter(({ name }) => key.includes(name))
    if (columns.length === 0 || this.#inserted.has(table)) return Number.POSITIVE_INFINITY
    return columns.reduce((product, column) => product * this.distinct({ table, column }), 1)
  }
}

/**
 * @param rows of the largest table; undefined: as many as the server has, else 100,000
 */
export function tableSizes(tables: readonly Table[], evidence: ColumnEvidence, rows: number | undefined): TableSize[] {
  const counted = Math.max(0, ...tables.map((table) => table.rows))
  const most = Math.min(MOST_ROWS, rows ?? (counted || USUAL_ROWS))
  return tables.map((table) => {
    const inScale = Math.max(1, Math.round((table.rows * most) / counted))
    const size = counted > 0 ? inScale : Math.min(most, evidence.rows(table))
    const columns = table.columns
      .filter(({ isGenerated, isAutoIncrement }) => !isGenerated && !isAutoIncrement)
      .map((column) => columnShape({ table, column }, evidence, size, counted > 0 ? most / counted : undefined))
      .filter(({ distinct, skew, nulls, length }) => (distinct ?? length) !== undefined || skew > 0 || nulls > 0)
    return { name: table.name, rows: size, columns }
  })
}

/** @param scale rows to make for each that the server has; undefined: it has none */
function columnShape(of: TableColumn, evidence: ColumnEvidence, rows: number, scale: number | undefined): ColumnShape {
  const { name, type, isNullable, maxLength = Number.POSITIVE_INFINITY } = of.column
  const { seen, skew, nulls, length } = evidence.assigned.get(columnName(of)) ?? UNKNOWN_LITERAL
  const isUnique = of.table.keys.some((key) => key.isUnique && key.columns.join() === name)
  const refers = of.table.references.some(({ columns }) => columns.includes(name))
  const distinct = isUnique || refers ? Number.POSITIVE_INFINITY : distinctOf(of, evidence, scale)
  const size = Math.max(1, Math.min(Math.round(length), maxLength))
  return {
    name,
    distinct: distinct < rows ? Math.max(1, distinct) : undefined,
    skew: Number.isFinite(distinct) && seen >= FEW_SEEN ? rounded(skew) : 0,
    nulls: isNullable && nulls >= LEAST_NULLS ? rounded(nulls) : 0,
    length: length > 0 && /char|text|binary|blob/.test(type) ? size : undefined,
  }
}

function distinctOf(of: TableColumn, evidence: ColumnEvidence, scale: number | undefined): number {
  const key = of.table.keys.find(({ columns }) => columns[0] === of.column.name)
  const counted = key?.cardinality[0] ?? 0
  if (scale === undefined || counted === 0) return evidence.distinct(of)
  // Few values of many rows are as few in fewer rows; a number of values that grows with the rows is scaled.
  return counted * OFTEN <= of.table.rows * scale ? counted : Math.round(counted * Math.min(1, scale))
}
