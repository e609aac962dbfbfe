/** From an observed load and its tables to a workload that can run without the application. */

import {
  type LeftOut,
  MOST_STATEMENTS,
  type OwnWorkload,
  type SchemaSource,
  type Statement,
  type Transaction,
} from '../suite/own-workload.ts'
import { UNKNOWN_LITERAL } from './literal-sketch.ts'
import { ParameterMaker, type UnderstoodStatement } from './make-parameters.ts'
import type { ObservedLoad } from './observed.ts'
import { placeStatement } from './statement-places.ts'
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
  /** One for each digest. */
  readonly understood: readonly Understanding[]
  readonly tables: readonly Table[]
  /** Name of the workload, its file, and the source of its tables. */
  readonly name: string
  readonly file: string
  readonly schema: SchemaSource
  /** Rows of the largest table; undefined: by the tables' own. */
  readonly rows: number | undefined
}

export interface Inferred {
  /** Undefined: nothing in the load can run without the rest. */
  readonly workload: OwnWorkload | undefined
  /** The largest share first. */
  readonly leftOut: readonly LeftOut[]
}

/** A statement, the reason why it cannot run, or `control`: BEGIN, COMMIT and the like, which transactions stand for. */
export type Understanding = UnderstoodStatement | LeftOut['why'] | 'control'

/** What the digests are, for a server to refuse those with a name or a form that it does not know. */
export function understandLoad({ digests }: ObservedLoad, tables: readonly Table[]): Understanding[] {
  const byName = tablesByName(tables)
  return digests.map((digest, number) => {
    const { kind } = digest
    if (kind === 'begin' || kind === 'end') return 'control'
    if (kind !== 'work') return kind
    const placed = placeStatement(digest, byName)
    const isLong = placed === undefined || placed.sql.length > MOST_CHARACTERS || placed.slots.length > MOST_PARAMETERS
    if (isLong) return 'not understood'
    const literals = placed.slots.map((slot) => digest.literals[slot] ?? UNKNOWN_LITERAL)
    return { ...placed, digest: number, rows: digest.rows, literals }
  })
}

export function tablesByName(tables: readonly Table[]): Map<string, Table> {
  return new Map(tables.map((table) => [table.name.toLowerCase(), table]))
}

type Left = Omit<LeftOut, 'share'> & { readonly weight: number }

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

export function inferWorkload({ load, understood, tables, name, file, schema, rows }: InferRequest): Inferred {
  const weights = load.digests.map(({ weight }, number) => (understood[number] === 'control' ? 0 : weight))
  const total = sum(weights) + load.otherWeight
  const shareOf = (weight: number) => (total === 0 ? 0 : digits(Math.min(1, weight / total)))
  const left: Left[] = []
  const byName = tablesByName(tables)
  for (const [number, why] of understood.entries())
    if (typeof why === 'string' && why !== 'control')
      left.push({ sql: shown(load.digests[number]?.sql ?? '', why, byName), why, weight: weights[number] ?? 0 })
  if (load.otherWeight > 0)
    left.push({ sql: 'statements that were too many to be told apart', why: 'rare', weight: load.otherWeight })
  const chosen = choose(candidatesOf(load, understood), left)
  // Those that are shown alike are one.
  const alike = [...Map.groupBy(left, ({ why, sql }) => `${why} ${sql}`).values()]
  const leftOut = alike
    .flatMap(([one, ...same]) => (one ? [{ ...one, weight: sum([one, ...same].map(({ weight }) => weight)) }] : []))
    .sort((a, b) => b.weight - a.weight)
    .map(({ sql, why, weight }) => ({ sql, why, share: shareOf(weight) }))
  const [first, ...others] = transactionsOf(chosen, tables, file)
  if (first === undefined) return { workload: undefined, leftOut }
  const kept = chosen.flatMap(({ statements }) => statements.map(({ statement }) => statement))
  return {
    workload: {
      ...{ name, file, schema },
      protocol: load.isPrepared ? 'prepared' : 'text',
      standsFor: total === 0 ? undefined : shareOf(sum(chosen.map(({ weight }) => weight))),
      transactions: [first, ...others],
      tables: tableSizes(usedTables(kept, tables), new ColumnEvidence(kept), rows),
    },
    leftOut,
  }
}

/** A statement as people may see it that is no part of the workload: any other word may be a piece of a literal. */
function shown(sql: string, why: LeftOut['why'], tables: ReadonlyMap<string, Table>): string {
  const [verb = '', ...words] = sql.match(/`(?:[^`]|``)+`|[\w$\u0080-\uffff]+/g) ?? []
  const names = words.map((word) => word.replaceAll('`', '').toLowerCase())
  const named = names.filter((name, at) => tables.has(name) || (why === 'procedure' && at === 0))
  const isVerb = why !== 'not understood' || /^(?:select|insert|replace|update|delete|with|table|values)$/i.test(verb)
  return [...(isVerb ? [verb.toUpperCase()] : []), ...new Set(named), '…'].join(' ').slice(0, MOST_SHOWN)
}

function candidatesOf(load: ObservedLoad, understood: readonly Understanding[]): Candidate[] {
  return load.transactions.flatMap(({ isExplicit, executions, statements }) => {
    const own = statements.flatMap(({ digest, times }) => {
      const statement = understood[digest]
      const { weight = 0, executions: all = 1 } = load.digests[digest] ?? {}
      if (statement === undefined || typeof statement === 'string') return []
      return [{ statement, times, weight: (times * executions * weight) / Math.max(1, all) }]
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
function choose(candidates: readonly Candidate[], left: Left[]): Candidate[] {
  const ordered = candidates.toSorted((a, b) => b.weight - a.weight || b.executions - a.executions)
  const all = sum(candidates.map(({ weight }) => weight))
  const chosen: Candidate[] = []
  let [stood, count] = [0, 0]
  for (const candidate of ordered) {
    const isEnough = stood >= ENOUGH * all && candidate.weight < LEAST_SHARE * all
    const isMuch = chosen.length >= MOST_TRANSACTIONS || count >= MOST_STATEMENTS - 1
    const frequent = isEnough || isMuch ? [] : frequentOf(candidate, all, MOST_STATEMENTS - 1 - count)
    for (const each of candidate.statements)
      if (!frequent.includes(each))
        left.push({ sql: each.statement.sql.slice(0, MOST_SHOWN), why: 'rare', weight: each.weight })
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
  const skews = new ColumnEvidence(
    chosen.flatMap(({ statements }) => statements.map(({ statement }) => statement)),
  ).skews()
  const [statementNames, names] = [new Names(), new Names()]
  return chosen.flatMap(({ isExplicit, executions, statements }): Transaction[] => {
    const maker = new ParameterMaker(tables, skews)
    const made = statements.map(({ statement, times }): Statement => {
      const own = { name: statementNames.next(nameFor(statement)), times: digits(times) }
      return { ...own, sql: statement.sql, parameters: maker.add(own.name, own.times, statement), file, line: 1 }
    })
    const [first, ...others] = made
    if (first === undefined) return []
    // Named after what it inserts, else changes, else reads.
    const verbs = ['insert', 'update', 'delete'].map((verb) =>
      statements.findIndex((each) => each.statement.verb === verb),
    )
    const main = statements[verbs.find((at) => at >= 0) ?? 0]?.statement
    return [
      {
        ...{
          name: names.next(main === undefined ? first.name : nameFor(main)),
          share: digits(executions / all),
          isExplicit,
        },
        statements: [first, ...others],
      },
    ]
  })
}

/** "select orders". */
function nameFor({ verb, roles, tables }: UnderstoodStatement): string {
  const written = roles.find((role) => role.kind === 'written')
  const name = `${verb} ${(written === undefined ? tables[0] : written.of.table)?.name ?? ''}`
  return name
    .trim()
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}:]/gu, '_')
    .slice(0, MOST_NAME)
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
  const used = new Set(statements.flatMap((statement) => statement.tables))
  for (const table of used)
    for (const reference of table.references) {
      const other = tables.find(({ name }) => name === reference.table)
      if (other !== undefined) used.add(other)
    }
  return tables.filter((table) => used.has(table))
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}

/** A figure for people, with four significant digits. */
function digits(value: number): number {
  return Number(value.toPrecision(4))
}
