/** Makes a workload that can run without the application from an observed load and its tables. */

import { sum } from '../stats/vectors.ts'
import {
  type LeftOut,
  MOST_STATEMENTS,
  type OwnWorkload,
  type SchemaSource,
  type Statement,
  type Transaction,
} from '../suite/own-workload.ts'
import { ParameterMaker } from './make-parameters.ts'
import type { ObservedLoad } from './observe.ts'
import { placeStatement, type UnderstoodStatement } from './statement-places.ts'
import { ColumnEvidence, tableSizes } from './table-sizes.ts'
import type { Table } from './tables.ts'

/** Characters of a statement that people read. */
const MOST_SHOWN = 200
/** The share of the load to reach, and the least share of a transaction that counts beyond it. */
const ENOUGH = 0.995
const LEAST_SHARE = 0.001
/** Limits of a workload file. */
const MOST_PARAMETERS = 1000
const MOST_CHARACTERS = 60_000
const MOST_NAME = 100

export interface InferRequest {
  /** Name of the workload, and path of its file. */
  readonly name: string
  readonly file: string
  readonly schema: SchemaSource
  readonly load: ObservedLoad
  /** One for each digest. */
  readonly understood: readonly Understanding[]
  readonly tables: readonly Table[]
  /** Rows of the largest table; undefined: as many as the server has. */
  readonly rows: number | undefined
}

/** A statement, the reason why it cannot run, or undefined: BEGIN, COMMIT and the like, which transactions stand for. */
export type Understanding = UnderstoodStatement | LeftOut['why'] | undefined

/** Understands the digests, of which a server may still refuse some for a name or a form. */
export function understandLoad({ digests }: ObservedLoad, tables: readonly Table[]): Understanding[] {
  const byName = tablesByName(tables)
  return digests.map((digest) => {
    const { kind } = digest
    if (kind === 'begin' || kind === 'end') return undefined
    if (kind !== 'work') return kind
    const placed = placeStatement(digest, byName)
    const isLong = placed === undefined || placed.sql.length > MOST_CHARACTERS || placed.places.length > MOST_PARAMETERS
    return isLong ? 'not understood' : placed
  })
}

export function tablesByName(tables: readonly Table[]): Map<string, Table> {
  return new Map(tables.map((table) => [table.name.toLowerCase(), table]))
}

/** Takes a note of a statement, or an execution of it, that is left out; those that are shown alike are one. */
type Leave = (sql: string, why: LeftOut['why'], weight: number) => void

/** @returns no workload if nothing in the load can run without the rest; what is left out, the largest share first */
export function inferWorkload({ load, understood, tables, name, file, schema, rows }: InferRequest) {
  const weights = load.digests.map(({ weight }, number) => (understood[number] === undefined ? 0 : weight))
  const total = sum(weights)
  const shareOf = (weight: number) => (total === 0 ? 0 : digits(Math.min(1, weight / total)))
  const left = new Map<string, { sql: string; why: LeftOut['why']; weight: number }>()
  const leave: Leave = (sql, why, weight) => {
    const key = `${why} ${sql}`
    left.set(key, { sql, why, weight: (left.get(key)?.weight ?? 0) + weight })
  }
  const byName = tablesByName(tables)
  for (const [number, why] of understood.entries())
    if (typeof why === 'string') leave(shown(load.digests[number]?.sql ?? '', why, byName), why, weights[number] ?? 0)
  const chosen = choose(candidatesOf(load, understood), leave)
  const leftOut = [...left.values()]
    .sort((a, b) => b.weight - a.weight)
    .map(({ sql, why, weight }) => ({ sql, why, share: shareOf(weight) }))
  const kept = chosen.flatMap(({ statements }) => statements.map(({ statement }) => statement))
  const evidence = new ColumnEvidence(kept)
  const [first, ...others] = transactionsOf(chosen, tables, evidence, file)
  const workload: OwnWorkload | undefined = first && {
    name,
    file,
    schema,
    protocol: load.isPrepared ? 'prepared' : 'text',
    standsFor: total === 0 ? undefined : shareOf(sum(chosen.map(({ weight }) => weight))),
    transactions: [first, ...others],
    tables: tableSizes(usedTables(kept, tables), evidence, rows),
  }
  return { workload, leftOut }
}

/** A statement as people may see it that is no part of the workload: any other word may be a piece of a literal. */
function shown(sql: string, why: LeftOut['why'], tables: ReadonlyMap<string, Table>): string {
  if (why === 'rare') return sql
  const [verb = '', ...words] = sql.match(/`(?:[^`]|``)+`|[\w$\u0080-\uffff]+/g) ?? []
  const names = words.map((word) => word.replaceAll('`', '').toLowerCase())
  const named = names.filter((name, at) => tables.has(name) || (why === 'procedure' && at === 0))
  const isVerb = why !== 'not understood' || /^(?:select|insert|replace|update|delete|with|table|values)$/i.test(verb)
  return [...(isVerb ? [verb.toUpperCase()] : []), ...new Set(named), '…'].join(' ').slice(0, MOST_SHOWN)
}

interface CandidateStatement {
  readonly statement: UnderstoodStatement
  readonly times: number
  readonly weight: number
}

/** A transaction with its statements that can run. */
interface Candidate {
  readonly isExplicit: boolean
  readonly executions: number
  readonly statements: readonly CandidateStatement[]
  readonly weight: number
}

function candidatesOf(load: ObservedLoad, understood: readonly Understanding[]): Candidate[] {
  return load.transactions.map(({ isExplicit, executions, statements }) => {
    const runnable: CandidateStatement[] = []
    for (const { digest, times } of statements) {
      const statement = understood[digest]
      const { weight = 0, executions: all = 1 } = load.digests[digest] ?? {}
      if (typeof statement === 'object')
        runnable.push({ statement, times, weight: (times * executions * weight) / Math.max(1, all) })
    }
    return { isExplicit, executions, statements: runnable, weight: sum(runnable.map(({ weight }) => weight)) }
  })
}

/**
 * Statements that run equally often, and have the same values, are put next to each other: they are a loop, or run only
 * together, such as a DELETE and the INSERT of the same row.
 */
function besideLinked(statements: readonly CandidateStatement[]): CandidateStatement[] {
  const ordered: CandidateStatement[] = []
  for (const each of statements) {
    const linked = new Set(each.statement.places.flatMap(({ literal }) => literal.same.map(({ digest }) => digest)))
    const last = ordered.findLastIndex(
      ({ statement, times }) => times === each.times && times !== 1 && linked.has(statement.digest),
    )
    ordered.splice(last < 0 ? ordered.length : last + 1, 0, each)
  }
  return ordered
}

/** The transactions that cover nearly all of the load, without their rare statements. */
function choose(candidates: readonly Candidate[], leave: Leave): Candidate[] {
  const all = sum(candidates.map(({ weight }) => weight))
  const chosen: Candidate[] = []
  let chosenWeight = 0
  let room = MOST_STATEMENTS - 1
  for (const candidate of candidates.toSorted((a, b) => b.weight - a.weight || b.executions - a.executions)) {
    const { statements } = candidate
    const isEnough = chosenWeight >= ENOUGH * all && candidate.weight < LEAST_SHARE * all
    const isRare = ({ weight, times }: CandidateStatement) =>
      statements.length > 1 && weight < (LEAST_SHARE / 10) * all && times < 1 / 10
    const frequent = isEnough ? [] : statements.filter((each) => !isRare(each))
    const heaviest = frequent.toSorted((a, b) => b.weight - a.weight).slice(0, room)
    const kept = besideLinked(frequent.filter((each) => heaviest.includes(each)))
    for (const { statement, weight } of statements.filter((each) => !kept.includes(each)))
      leave(statement.sql.slice(0, MOST_SHOWN), 'rare', weight)
    if (kept.length === 0) continue
    const weight = sum(kept.map((each) => each.weight))
    chosen.push({ ...candidate, statements: kept, weight })
    chosenWeight += weight
    room -= kept.length
  }
  return chosen
}

function transactionsOf(
  chosen: readonly Candidate[],
  tables: readonly Table[],
  { compared }: ColumnEvidence,
  file: string,
): Transaction[] {
  const all = sum(chosen.map(({ executions }) => executions))
  const nameStatement = namer()
  const nameTransaction = namer()
  return chosen.flatMap(({ isExplicit, executions, statements }): Transaction[] => {
    const maker = new ParameterMaker(tables, compared)
    const [first, ...others] = statements.map(({ statement, times: mean }): Statement => {
      const name = nameStatement(statement)
      const times = digits(mean)
      return { name, times, sql: statement.sql, parameters: maker.parametersOf(name, times, statement), file, line: 1 }
    })
    // Named after what it inserts, else changes, else reads.
    const byVerb = ['insert', 'update', 'delete'].map((verb) => statements.find((one) => one.statement.verb === verb))
    const main = byVerb.find((one) => one !== undefined) ?? statements[0]
    if (first === undefined || main === undefined) return []
    const name = nameTransaction(main.statement)
    return [{ name, share: digits(executions / all), isExplicit, statements: [first, ...others] }]
  })
}

/** Names such as "select orders", with numbers where they occur again. */
function namer() {
  const times = new Map<string, number>()
  return ({ verb, places, tables }: UnderstoodStatement): string => {
    const changed = places.find(({ role }) => role === 'assigned')?.of?.table
    const whole = `${verb} ${(changed ?? tables[0])?.name ?? ''}`.trim()
    const name = whole.replaceAll(/[\p{C}\p{Zl}\p{Zp}:]/gu, '_').slice(0, MOST_NAME)
    const time = (times.get(name) ?? 0) + 1
    times.set(name, time)
    return time === 1 ? name : `${name} ${time}`
  }
}

/** Tables of the statements, and those that their rows refer to. */
function usedTables(statements: readonly UnderstoodStatement[], tables: readonly Table[]): Table[] {
  const used = new Set(statements.flatMap((statement) => statement.tables))
  for (const table of used)
    for (const other of tables) if (table.references.some((one) => one.table === other.name)) used.add(other)
  return tables.filter((table) => used.has(table))
}

/** A figure for people, with four significant digits. */
function digits(value: number): number {
  return Number(value.toPrecision(4))
}
