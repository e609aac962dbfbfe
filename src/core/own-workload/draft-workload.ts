/**
 * Drafts the file of a workload from the statements of a log: how often each runs, and what its parameters draw from.
 */
import { stringify } from 'yaml'
import { escapeInvisible } from '../problems.ts'
import { MOST_STATEMENTS, type SchemaSource } from '../scenario/own-load.ts'
import { type DraftParameter, type DraftStatement, draftStatement } from './draft-statement.ts'
import { isLiteral, itemsOf, type StatementItem, statementDigest } from './log-statement.ts'
import type { SchemaTable, SchemaTables } from './schema-tables.ts'

export interface WorkloadDraft {
  readonly text: string
  readonly statements: number
  readonly tables: number
  /** Executions in the log, and the share of them that the file covers, 0 to 1. */
  readonly executions: number
  readonly share: number
  /** Statements that could not be drafted, with their shares and reasons, the most frequent first. */
  readonly leftOut: readonly string[]
}

interface Digest {
  executions: number
  readonly text: string
  readonly draft: DraftStatement | string
}

interface DraftedDigest extends Digest {
  readonly draft: DraftStatement
}

/** Maximum number of different statements that are counted, so that memory suffices for any log. */
const MOST_DIGESTS = 20_000
const LEAST_SHARE = 0.001
/** Rows of each table in the draft, because no log says how many there are. */
const ROWS_PER_TABLE = 100_000
/** Limits that keep the file readable: statements listed as left out, characters of each, and characters of a name. */
const MOST_LEFT_OUT = 50
const MOST_SHOWN = 1000
const MOST_NAME = 100
/**
 * Statements that begin or end transactions are left out, because each drafted statement is a transaction by itself.
 */
const TRANSACTION = /^(?:begin|start transaction|commit|rollback|(?:release )?savepoint)\b/i

const HEADER = `# Drafted from a log. Correct it:
# - Put the statements of one transaction together, with "explicit: true", and give its share.
# - Correct the rows of the tables.
# - The list of an IN, and the rows of an INSERT, have become one.
#
# How to read it: a transaction runs in the given share of cases. A parameter stands for one ?:
#   orders.id, skew 0.9       a value that rows have, by Zipf's law with this exponent; without skew, all alike
#   orders.id, new            a value that no row has yet
#   same as NAME:1, plus 99   parameter 1 of the statement NAME in the same transaction, 99 more
#   number from 1 to 100      a number
#   text of 20 characters     any text
#   null                      NULL
`

export class WorkloadDrafter {
  readonly #tables: SchemaTables
  readonly #digests = new Map<string, Digest>()
  #executions = 0
  #unreadable = 0
  /** Executions of prepared statements minus all other executions: the majority decides the protocol of the draft. */
  #prepared = 0

  constructor(tables: SchemaTables) {
    this.#tables = tables
  }

  add(sql: string, isPrepared: boolean): void {
    const items = itemsOf(sql)
    const text = items === undefined ? '' : textOf(items)
    if (TRANSACTION.test(text)) return
    this.#executions++
    this.#prepared += isPrepared ? 1 : -1
    if (items === undefined) {
      this.#unreadable++
      return
    }
    const key = statementDigest(items)
    const before = this.#digests.get(key)
    if (before !== undefined) before.executions++
    else if (this.#digests.size < MOST_DIGESTS)
      this.#digests.set(key, { executions: 1, text, draft: draftStatement(items, this.#tables) })
  }

  finish(schema: SchemaSource): WorkloadDraft {
    const digests = [...this.#digests.values()].sort((a, b) => b.executions - a.executions)
    const drafted = digests
      .filter((digest): digest is DraftedDigest => typeof digest.draft === 'object')
      .filter(({ executions }) => executions >= LEAST_SHARE * this.#executions)
      // One place is left for the commit, because the script counts it as a statement, too.
      .slice(0, MOST_STATEMENTS - 1)
    const executions = executionsOf(drafted)
    const leftOut = this.#leftOut(
      digests.filter(({ draft }) => typeof draft === 'string').slice(0, MOST_LEFT_OUT),
      executions,
    )
    const tables = tablesAndParents(
      drafted.flatMap(({ draft }) => [...draft.tables]),
      this.#tables,
    )
    const form = {
      protocol: this.#prepared > 0 ? 'prepared' : 'text',
      [schema.kind]: schema.path,
      transactions: transactionsOf(drafted),
      tables: [...tables].map(({ name }) => ({ name, rows: ROWS_PER_TABLE })),
    }
    const title = leftOut.length === 0 ? [] : ['', '# Left out, with shares of all statements and reasons:']
    return {
      text: `${HEADER}\n${[stringify(form, { lineWidth: 120 }).trimEnd(), ...title, ...leftOut.map((line) => `#   ${line}`)].join('\n')}\n`,
      statements: drafted.length,
      tables: tables.size,
      executions: this.#executions,
      share: executions / Math.max(1, this.#executions),
      leftOut,
    }
  }

  #leftOut(shown: readonly Digest[], drafted: number): string[] {
    const rare = this.#executions - drafted - this.#unreadable - executionsOf(shown)
    const lines = [
      ...shown.map(({ executions, draft, text }) => [executions, `${draft}: ${text}`] as const),
      [this.#unreadable, 'statements with a quote that is not closed, or longer than 1 MB'] as const,
      [rare, 'rare statements'] as const,
    ]
    return lines
      .filter(([executions]) => executions > 0)
      .map(([executions, what]) => `${percentage(executions / this.#executions)} ${escapeInvisible(what)}`)
  }
}

function textOf(items: readonly StatementItem[]): string {
  const text = items.map((item) => `${item.isApart ? ' ' : ''}${isLiteral(item) ? '?' : item.text}`).join('')
  return text.replaceAll(/\s+/g, ' ').slice(0, MOST_SHOWN)
}

function executionsOf(digests: readonly Digest[]): number {
  return digests.reduce((sum, { executions }) => sum + executions, 0)
}

/** Each statement becomes a transaction, because a log does not say which statements need each other. */
function transactionsOf(digests: readonly DraftedDigest[]) {
  const all = executionsOf(digests)
  const names = new Set<string>()
  return digests.map(({ executions, draft }) => {
    const [table] = draft.tables
    const name = newName(`${draft.verb} ${table?.name ?? ''}`, names)
    const parameters = draft.parameters.map((parameter) => lineOf(parameter, name))
    const statement = { name, sql: draft.sql, ...(parameters.length > 0 && { parameters }) }
    return { name, share: percentage(executions / all), statements: [statement] }
  })
}

function lineOf(parameter: DraftParameter, statement: string): string {
  switch (parameter.kind) {
    case 'value':
      return parameter.column
    case 'new':
      return `${parameter.column}, new`
    case 'same':
      return `same as ${statement}:${parameter.as}, plus ${parameter.plus}`
  }
}

/** Four digits are enough for people. */
function percentage(share: number): string {
  return `${Number((100 * share).toPrecision(4))}%`
}

/** A name such as "select orders". If it occurs again it gets a number, because names must differ. */
function newName(wanted: string, names: Set<string>): string {
  const first = wanted
    .slice(0, MOST_NAME)
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '_')
    .trim()
  let name = first
  for (let number = 2; names.has(name); number++) name = `${first} ${number}`
  names.add(name)
  return name
}

/** The tables, and the tables that their rows refer to, because the former cannot be filled without the latter. */
function tablesAndParents(tables: readonly SchemaTable[], schema: SchemaTables): ReadonlySet<SchemaTable> {
  const all = new Set(tables)
  for (const { parents } of all)
    for (const parent of parents) {
      const table = schema.get(parent.toLowerCase())
      if (table !== undefined) all.add(table)
    }
  return all
}
