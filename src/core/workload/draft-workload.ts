/** Drafts the file of a workload from the statements of a log: how often each runs, and what its parameters draw from. */
import { stringify } from 'yaml'
import { MOST_STATEMENTS, type SchemaSource } from '../suite/own-workload.ts'
import { escapeInvisible } from '../suite/problems.ts'
import { type DraftParameter, type DraftStatement, draftStatement } from './draft-statement.ts'
import { digestOf, itemsOf } from './log-statement.ts'
import type { SchemaTable, SchemaTables } from './schema-tables.ts'

export interface WorkloadDraft {
  /** Text of the file. */
  readonly text: string
  readonly statements: number
  readonly tables: number
  /** Executions in the log, and the share of them that the file stands for, 0 to 1. */
  readonly executions: number
  readonly share: number
  /** Statements that are not drafted, with their shares and reasons, the most frequent first. */
  readonly leftOut: readonly string[]
}

interface Digest {
  executions: number
  readonly text: string
  readonly draft: DraftStatement | string
}

/** Digests that are told apart. */
const MOST_DIGESTS = 20_000
const LEAST_SHARE = 0.001
const ROWS = 100_000
/** Limits for people: statements that are left out, their characters, and those of a name. */
const MOST_LEFT_OUT = 50
const MOST_SHOWN = 1000
const MOST_NAME = 100
/** Statements that transactions have; each of ours is one by itself. */
const TRANSACTION = /^(?:begin|start transaction|commit|rollback(?! (?:work )?to\b))\b/i

const HEADER = ` Drafted from a log. Correct it:
 - Put the statements of one transaction together, with "explicit: true", and give its share.
 - Correct the rows of the tables.
 - The list of an IN, and the rows of an INSERT, have become one.

 How to read it: a transaction runs in the given share of cases. A parameter stands for one ?:
   orders.id, skew 0.9       a value that rows have, by Zipf's law with this exponent; without skew, all alike
   orders.id, new            a value that no row has yet
   same as NAME:1, plus 99   parameter 1 of the statement NAME in the same transaction, 99 more
   number from 1 to 100      a number
   text of 20 characters     any text
   null                      NULL
`

export class WorkloadDrafter {
  readonly #tables: SchemaTables
  readonly #digests = new Map<string, Digest>()
  #executions = 0
  #unreadable = 0
  /** Prepared statements minus others. */
  #prepared = 0

  constructor(tables: SchemaTables) {
    this.#tables = tables
  }

  add(sql: string, isPrepared: boolean): void {
    const items = itemsOf(sql)
    const text = items === undefined ? '' : digestOf(items)
    if (TRANSACTION.test(text)) return
    this.#executions++
    this.#prepared += isPrepared ? 1 : -1
    const key = text.toLowerCase().replaceAll(/\s/g, '')
    const before = this.#digests.get(key)
    if (before !== undefined) before.executions++
    else if (items === undefined) this.#unreadable++
    else if (this.#digests.size < MOST_DIGESTS)
      this.#digests.set(key, {
        executions: 1,
        text: text.slice(0, MOST_SHOWN),
        draft: draftStatement(items, this.#tables),
      })
  }

  finish(schema: SchemaSource): WorkloadDraft {
    const digests = [...this.#digests.values()].sort((a, b) => b.executions - a.executions)
    const shareOf = (executions: number) => executions / Math.max(1, this.#executions)
    const isFrequent = ({ executions }: Digest) => shareOf(executions) >= LEAST_SHARE
    const drafted = digests
      .flatMap(({ draft, ...digest }) => (typeof draft === 'object' ? [{ ...digest, draft }] : []))
      .filter(isFrequent)
      // The commit of transactions is a statement, too.
      .slice(0, MOST_STATEMENTS - 1)
    const executions = drafted.reduce((sum, digest) => sum + digest.executions, 0)
    const reasons = digests.flatMap(({ draft, text, executions: count }) =>
      typeof draft === 'string' ? [{ count, why: draft, text }] : [],
    )
    const told = reasons.slice(0, MOST_LEFT_OUT)
    const rest = this.#executions - executions - this.#unreadable - told.reduce((sum, { count }) => sum + count, 0)
    const leftOut = [
      ...told.map(({ count, why, text }) => [count, `${why}: ${text.replaceAll(/\s+/g, ' ')}`] as const),
      [this.#unreadable, 'statements with a quote that is not closed, or longer than 1 MB'] as const,
      [rest, 'rare statements'] as const,
    ].filter(([count]) => count > 0)
    const lines = leftOut.map(([count, what]) => `${percentage(shareOf(count))} ${escapeInvisible(what)}`)
    const tables = withParents(new Set(drafted.flatMap(({ draft }) => [...draft.tables])), this.#tables)
    return {
      text: [
        `${HEADER.replaceAll(/^/gm, '#').replace(/#$/, '')}\n`,
        stringify(this.#form(drafted, tables, schema), { lineWidth: 120 }),
        ...(lines.length > 0 ? ['\n# Left out, with shares of all statements and reasons:\n'] : []),
        ...lines.map((line) => `#   ${line}\n`),
      ].join(''),
      statements: drafted.length,
      tables: tables.size,
      executions: this.#executions,
      share: shareOf(executions),
      leftOut: lines,
    }
  }

  #form(
    drafted: readonly (Digest & { readonly draft: DraftStatement })[],
    tables: ReadonlySet<SchemaTable>,
    schema: SchemaSource,
  ) {
    const all = drafted.reduce((sum, { executions }) => sum + executions, 0)
    const nameStatement = namer()
    const transactions = drafted.map(
      ({
        executions,
        draft: {
          verb,
          sql,
          parameters,
          tables: [table],
        },
      }) => {
        const name = nameStatement(`${verb} ${table?.name ?? ''}`)
        const statement = {
          name,
          sql,
          ...(parameters.length > 0 && { parameters: parameters.map((parameter) => lineOf(parameter, name)) }),
        }
        return { name, share: percentage(executions / all), statements: [statement] }
      },
    )
    return {
      protocol: this.#prepared > 0 ? 'prepared' : 'text',
      [schema.kind]: schema.path,
      transactions,
      tables: [...tables].map(({ name }) => ({ name, rows: ROWS })),
    }
  }
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

/** Names such as "select orders", with numbers where they occur again. */
function namer() {
  const times = new Map<string, number>()
  return (wanted: string): string => {
    const name = wanted
      .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '_')
      .slice(0, MOST_NAME)
      .trim()
    const time = (times.get(name) ?? 0) + 1
    times.set(name, time)
    return time === 1 ? name : `${name} ${time}`
  }
}

/** Tables with those that their rows refer to. */
function withParents(tables: ReadonlySet<SchemaTable>, schema: SchemaTables): ReadonlySet<SchemaTable> {
  const all = new Set(tables)
  for (const { parents } of all)
    for (const parent of parents) {
      const table = schema.get(parent.toLowerCase())
      if (table !== undefined) all.add(table)
    }
  return all
}
