/** From an observed load and its tables to a workload that can run without the application. */

import {
  type LeftOut,
  MOST_STATEMENTS,
  type OwnWorkload,
  type SchemaSource,
  type Statement,
  type Transaction,
} from '../suite/own-workload.ts'
import { type NamedStatement, ParameterMaker, type UnderstoodStatement } from './make-parameters.ts'
import { mendDigest } from './mend-digest.ts'
import type { Digest, ObservedLoad } from './observed.ts'
import { UNKNOWN_LITERAL } from './observed.ts'
import { shownStatement } from './shown-statement.ts'
import { tokensOf } from './sql-scanner.ts'
import { nameOf, statementKind } from './statement-kinds.ts'
import { namesIn, StatementPlaces } from './statement-places.ts'
import { ColumnEvidence, tableSizes } from './table-sizes.ts'
import type { Table } from './tables.ts'

/** Nobody reads a longer list. */
const MOST_TRANSACTIONS = 100
const MOST_SHOWN = 200
/** The share of the load to reach, and the least share of a transaction that counts beyond it. */
const ENOUGH = 0.995
const LEAST_SHARE = 0.001
/** Limits of a workload file. */
const [MOST_PARAMETERS, MOST_CHARACTERS, MOST_NAME] = [1000, 60_000, 100]

export interface InferRequest {
  readonly load: ObservedLoad
  readonly tables: readonly Table[]
  /** Name of the workload, its file, and the source of its tables. */
  readonly name: string
  readonly file: string
  readonly schema: SchemaSource
  /** Rows of the largest table; undefined: by the tables' own. */
  readonly rows: number | undefined
  /** Statements that a server has refused. */
  readonly refused: ReadonlySet<string>
}

export interface Inferred {
  /** Undefined: nothing in the load can run without the rest. */
  readonly workload: OwnWorkload | undefined
  /** The largest share first. */
  readonly leftOut: readonly LeftOut[]
}

type Understanding =
  | { readonly kind: 'statement'; readonly statement: UnderstoodStatement }
  | { readonly kind: 'left out'; readonly why: LeftOut['why'] }
  /** BEGIN, COMMIT and the like, which the transactions stand for. */
  | { readonly kind: 'control' }

/** A statement that its digest fully describes; the tables give the role of each `?`. */
export function understand(
  { sql, rows, literals }: Pick<Digest, 'sql' | 'rows' | 'literals'>,
  number: number,
  tables: ReadonlyMap<string, Table>,
): Understanding {
  const kind = statementKind(tokensOf(sql))
  if (kind.kind === 'begin' || kind.kind === 'end') return { kind: 'control' }
  if (kind.kind === 'other') return { kind: 'left out', why: kind.why }
  const mended = mendDigest(sql, rows, tables)
  const read = new StatementPlaces(mended.tokens, tables)
  const isLong = mended.sql.length > MOST_CHARACTERS || mended.literals.length > MOST_PARAMETERS
  if (isLong || !read.isUnderstood) return { kind: 'left out', why: 'not understood' }
  const places = new Map<number, number>()
  for (const [place, literal] of mended.literals.entries()) if (literal !== undefined) places.set(literal, place)
  return {
    kind: 'statement',
    statement: {
      ...{ digest: number, sql: mended.sql, tokens: mended.tokens, rows, places },
      roles: read.roles(),
      literals: mended.literals.map(
        (literal) => (literal === undefined ? undefined : literals[literal]) ?? UNKNOWN_LITERAL,
      ),
    },
  }
}

export function tablesByName(tables: readonly Table[]): Map<string, Table> {
  return new Map(tables.map((table) => [table.name.toLowerCase(), table]))
}

interface Candidate {
  readonly isExplicit: boolean
  readonly executions: number
  readonly statements: readonly {
    readonly statement: UnderstoodStatement
    readonly times: number
    readonly weight: number
  }[]
  readonly weight: number
}

export function inferWorkload(request: InferRequest): Inferred {
  const { load, tables, name, file, schema, rows, refused } = request
  const byName = tablesByName(tables)
  const understood = load.digests.map((digest, number): Understanding => {
    const known = understand(digest, number, byName)
    const isRefused = known.kind === 'statement' && refused.has(known.statement.sql)
    return isRefused ? { kind: 'left out', why: 'not understood' } : known
  })
  const total = totalWeight(load, understood)
  const left = new LeftOuts(load, understood, total, byName)
  const candidates = candidatesOf(load, understood)
  const chosen = choose(candidates, left)
  const [first, ...others] = transactionsOf(chosen, tables, file)
  if (first === undefined) return { workload: undefined, leftOut: left.list() }
  const kept = chosen.flatMap(({ statements }) => statements.map(({ statement }) => statement))
  const stood = sum(chosen.map(({ weight }) => weight))
  return {
    workload: {
      ...{ name, file, schema },
      protocol: load.isPrepared ? 'prepared' : 'text',
      standsFor: total === 0 ? undefined : digits(Math.min(1, stood / total)),
      transactions: [first, ...others],
      tables: tableSizes(usedTables(kept, tables), new ColumnEvidence(kept), rows),
    },
    leftOut: left.list(),
  }
}

function totalWeight(load: ObservedLoad, understood: readonly Understanding[]): number {
  const counted = load.digests.map(({ weight }, number) => (understood[number]?.kind === 'control' ? 0 : weight))
  return sum(counted) + load.otherWeight
}

function candidatesOf(load: ObservedLoad, understood: readonly Understanding[]): Candidate[] {
  return load.transactions.flatMap(({ isExplicit, executions, statements }) => {
    const own = statements.flatMap(({ digest, times }) => {
      const known = understood[digest]
      const { weight = 0, executions: all = 1 } = load.digests[digest] ?? {}
      if (known?.kind !== 'statement') return []
      return [{ statement: known.statement, times, weight: (times * executions * weight) / Math.max(1, all) }]
    })
    if (own.length === 0) return []
    return [{ isExplicit, executions, statements: besideLinked(own), weight: sum(own.map(({ weight }) => weight)) }]
  })
}

/**
 * Statements that run equally often, and have the same values, are put next to each other: they are a loop, or run only
 * together, such as a DELETE and the INSERT of the same row.
 */
function besideLinked(statements: Candidate['statements']): Candidate['statements'] {
  const ordered: Candidate['statements'][number][] = []
  for (const each of statements) {
    const linked = new Set(each.statement.literals.flatMap(({ same }) => same.map(({ digest }) => digest)))
    const last = ordered.findLastIndex(
      ({ statement, times }) => times === each.times && times !== 1 && linked.has(statement.digest),
    )
    if (last < 0) ordered.push(each)
    else ordered.splice(last + 1, 0, each)
  }
  return ordered
}

/** The transactions that cover nearly all of the load, without their rare statements. */
function choose(candidates: readonly Candidate[], left: LeftOuts): Candidate[] {
  const ordered = candidates.toSorted((a, b) => b.weight - a.weight || b.executions - a.executions)
  const all = sum(candidates.map(({ weight }) => weight))
  const chosen: Candidate[] = []
  let [stood, count] = [0, 0]
  for (const candidate of ordered) {
    const isEnough = stood >= ENOUGH * all && candidate.weight < LEAST_SHARE * all
    const isMuch = chosen.length >= MOST_TRANSACTIONS || count >= MOST_STATEMENTS - 1
    const frequent = isEnough || isMuch ? [] : frequentOf(candidate, all, MOST_STATEMENTS - 1 - count)
    for (const each of candidate.statements)
      if (!frequent.includes(each)) left.add(each.statement.digest, 'rare', each.weight)
    if (frequent.length === 0) continue
    const weight = sum(frequent.map((each) => each.weight))
    chosen.push({ ...candidate, statements: frequent, weight })
    stood += weight
    count += frequent.length
  }
  return chosen
}

function frequentOf({ statements }: Candidate, all: number, most: number): Candidate['statements'] {
  if (statements.length === 1) return statements
  const least = (LEAST_SHARE / 10) * all
  const frequent = statements.filter(({ weight, times }) => weight >= least || times >= 1 / 10)
  const heaviest = new Set(frequent.toSorted((a, b) => b.weight - a.weight).slice(0, most))
  return frequent.filter((each) => heaviest.has(each))
}

function transactionsOf(chosen: readonly Candidate[], tables: readonly Table[], file: string): Transaction[] {
  const all = sum(chosen.map(({ executions }) => executions))
  const evidence = new ColumnEvidence(chosen.flatMap(({ statements }) => statements.map(({ statement }) => statement)))
  const skews = evidence.skews()
  const [statementNames, names] = [new Names(), new Names()]
  return chosen.flatMap(({ isExplicit, executions, statements }): Transaction[] => {
    const maker = new ParameterMaker(tables, skews)
    const made = statements.map(({ statement, times }) =>
      statementOf(maker.add(statementNames.next(nameFor(statement)), digits(times), statement), file),
    )
    const [first, ...others] = made
    if (first === undefined) return []
    const main = mainStatement(statements.map(({ statement }) => statement))
    return [
      {
        name: names.next(main === undefined ? first.name : nameFor(main)),
        share: digits(executions / all),
        isExplicit,
        statements: [first, ...others],
      },
    ]
  })
}

/** The statement that names a transaction: the first that it inserts, else changes, else reads. */
function mainStatement(statements: readonly UnderstoodStatement[]): UnderstoodStatement | undefined {
  const ofKind = (word: string) => statements.find(({ tokens }) => nameOf(tokens[0]) === word)
  return ofKind('insert') ?? ofKind('update') ?? ofKind('delete') ?? statements[0]
}

function statementOf({ name, times, statement, parameters }: NamedStatement, file: string): Statement {
  return { name, sql: statement.sql, times, parameters, file, line: 1 }
}

/** "select orders". */
function nameFor({ tokens, roles }: UnderstoodStatement): string {
  const verb = nameOf(tokens.find((token) => nameOf(token) !== ''))
  const written = roles.find((role) => role.kind === 'written')
  const from = tokens.findIndex((token) => ['from', 'into', 'update'].includes(nameOf(token)))
  const table = written !== undefined ? written.of.table.name : nameOf(tokens[from + 1])
  const name = `${verb} ${table ?? ''}`.trim().replaceAll(/[\p{C}\p{Zl}\p{Zp}:]/gu, '_')
  return name.slice(0, MOST_NAME)
}

/** Numbers names that occur again. */
class Names {
  readonly #times = new Map<string, number>()

  next(name: string): string {
    const time = (this.#times.get(name) ?? 0) + 1
    this.#times.set(name, time)
    return time === 1 ? name : `${name} ${time}`
  }
}

/** Tables of the statements, and those that their rows refer to. */
function usedTables(statements: readonly UnderstoodStatement[], tables: readonly Table[]): Table[] {
  const words = new Set(statements.flatMap(({ tokens }) => tokens.map(nameOf)))
  const used = new Set(tables.filter(({ name }) => words.has(name.toLowerCase())))
  for (const table of used)
    for (const reference of table.references) {
      const other = tables.find(({ name }) => name === reference.table)
      if (other !== undefined) used.add(other)
    }
  return tables.filter((table) => used.has(table))
}

/** Statements that the workload does not have, with their weight; those that are shown alike are one. */
class LeftOuts {
  readonly #load: ObservedLoad
  readonly #known: ReadonlySet<string>
  readonly #total: number
  readonly #left = new Map<string, { readonly sql: string; readonly why: LeftOut['why']; weight: number }>()

  constructor(
    load: ObservedLoad,
    understood: readonly Understanding[],
    total: number,
    tables: ReadonlyMap<string, Table>,
  ) {
    this.#load = load
    this.#total = total
    this.#known = namesIn(tables)
    for (const [number, known] of understood.entries())
      if (known.kind === 'left out') this.add(number, known.why, load.digests[number]?.weight ?? 0)
  }

  add(digest: number, why: LeftOut['why'], weight: number): void {
    const { sql = '' } = this.#load.digests[digest] ?? {}
    // Every word of a rare one is known.
    this.#add(why === 'rare' ? sql.slice(0, MOST_SHOWN) : shownStatement(sql, why, this.#known), why, weight)
  }

  #add(sql: string, why: LeftOut['why'], weight: number): void {
    const known = this.#left.get(`${why} ${sql}`)
    if (known === undefined) this.#left.set(`${why} ${sql}`, { sql, why, weight })
    else known.weight += weight
  }

  list(): LeftOut[] {
    if (this.#load.otherWeight > 0)
      this.#add('statements that were too many to be told apart', 'rare', this.#load.otherWeight)
    const ordered = [...this.#left.values()].toSorted((a, b) => b.weight - a.weight)
    const shareOf = (own: number) => (this.#total === 0 ? 0 : digits(Math.min(1, own / this.#total)))
    return ordered.map(({ sql, why, weight: own }) => ({ sql, why, share: shareOf(own) }))
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}

/** A figure for people, with four significant digits. */
function digits(value: number): number {
  return Number(value.toPrecision(4))
}
