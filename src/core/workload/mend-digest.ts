/** A digest as a statement that a server takes: `...` written out, and constants where the grammar allows no `?`. */
import { TOKEN, type Token, type TokenKind, tokensOf } from './sql-scanner.ts'
import { sqlName } from './sql-text.ts'
import { SQL_WORDS } from './sql-words.ts'
import { SqlWriter } from './sql-writer.ts'
import { nameOf } from './statement-kinds.ts'
import type { Table } from './tables.ts'

/** Elements of a list whose length is unknown. */
const USUAL_LIST = 3
const LONGEST_LIST = 100
/** Functions whose argument is a number of digits, and must be a constant. */
const OF_DIGITS = new Set(
  'now sysdate current_timestamp localtime localtimestamp curtime current_time utc_time utc_timestamp'.split(' '),
)

/** Replacements of a `?` after a word: after BY it was the number of a column. */
const CONSTANTS: Readonly<Record<string, string>> = { by: '1', separator: "','", escape: "'|'" }

export interface MendedStatement {
  readonly sql: string
  readonly tokens: readonly Token[]
  /** For each `?` the number of the digest's literal; undefined: the digest does not have it. */
  readonly literals: readonly (number | undefined)[]
}

interface Written {
  readonly kind: TokenKind
  readonly text: string
  readonly literal?: number | undefined
}

/**
 * @param rows that it returned on average; undefined: not known
 */
export function mendDigest(sql: string, rows: number | undefined, tables: ReadonlyMap<string, Table>): MendedStatement {
  const tokens = tokensOf(sql)
  const written: Written[] = []
  let literal = 0
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (token === undefined) break
    const number = token.text === '?' ? literal++ : undefined
    const constant = constantAt(tokens, at)
    if (constant !== undefined) {
      written.push(...constant.tokens)
      literal += constant.skipped.filter(({ text }) => text === '?').length
      at += constant.skipped.length
    } else if (token.kind === TOKEN.several) written.push(...severalAt(tokens, at, rows, tables))
    else if (isSchemaName(tokens, at, tables)) at++
    else written.push(number === undefined ? named(token, tokens, at, tables) : { ...token, literal: number })
  }
  return finished(written)
}

function finished(written: readonly Written[]): MendedStatement {
  const writer = new SqlWriter()
  for (const { kind, text } of written) writer.add(kind, text)
  const literals = written.flatMap(({ kind, literal }) => (kind === TOKEN.placeholder ? [literal] : []))
  return { sql: writer.text, tokens: tokensOf(writer.text), literals }
}

/** The replacement of a `?`, and of tokens after it, if the grammar wants a constant. */
function constantAt(
  tokens: readonly Token[],
  at: number,
): { readonly tokens: readonly Written[]; readonly skipped: readonly Token[] } | undefined {
  const [word, next] = [nameOf(tokens[at]), tokens[at + 1]?.text]
  if (OF_DIGITS.has(word) && next === '(' && tokens[at + 2]?.text === '?' && tokens[at + 3]?.text === ')') {
    const call = [tokens[at], tokens[at + 1], tokens[at + 3]].filter((each) => each !== undefined)
    return { tokens: call, skipped: tokens.slice(at + 1, at + 4) }
  }
  if (nameOf(tokens[at - 1]) === 'as' && next === '(' && tokens[at + 2]?.text === '?') {
    const end = tokens.findIndex((token, each) => each > at && token.text === ')')
    const size = word === 'decimal' ? [symbol('(20, 4)')] : []
    const type = tokens[at]
    return type === undefined || end < 0
      ? undefined
      : { tokens: [type, ...size], skipped: tokens.slice(at + 1, end + 1) }
  }
  if (tokens[at]?.text !== '?') return undefined
  const written = CONSTANTS[isInList(tokens, at) ? 'by' : nameOf(tokens[at - 1])]
  return written === undefined ? undefined : { tokens: [{ kind: TOKEN.text, text: written }], skipped: [] }
}

/** Whether it is in a list of columns after BY, not at its beginning. */
function isInList(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.text !== ',') return false
  for (let each = at - 1; each >= 0; each--) {
    const token = tokens[each]
    const word = nameOf(token)
    if (word === 'by' && token?.kind === TOKEN.word) return true
    const isPart = token?.text === ',' || token?.text === '.' || token?.text === '?'
    if (!isPart && (word === '' || (SQL_WORDS.has(word) && word !== 'asc' && word !== 'desc'))) return false
  }
  return false
}

function severalAt(
  tokens: readonly Token[],
  at: number,
  rows: number | undefined,
  tables: ReadonlyMap<string, Table>,
): Written[] {
  const opening = openingBefore(tokens, at)
  const before = nameOf(tokens[opening - 1])
  if (before === 'values' || before === 'value') {
    const others = elementsIn(tokens, opening) - 1
    return places(Math.max(1, columnsOf(tokens, tables) - others))
  }
  if (tokens[at - 1]?.text === ',') return places(1)
  const isRead = nameOf(tokens[0]) === 'select' && rows !== undefined && rows >= 1
  return places(isRead ? Math.min(LONGEST_LIST, Math.round(rows)) : USUAL_LIST)
}

function places(count: number): Written[] {
  const place: Written = { kind: TOKEN.placeholder, text: '?' }
  return Array.from({ length: count }, (_, each) => (each === 0 ? [place] : [symbol(','), place])).flat()
}

function symbol(text: string): Written {
  return { kind: TOKEN.symbol, text }
}

function openingBefore(tokens: readonly Token[], at: number): number {
  let depth = 0
  for (let each = at - 1; each >= 0; each--) {
    if (tokens[each]?.text === ')') depth++
    else if (tokens[each]?.text === '(' && depth-- === 0) return each
  }
  return 0
}

/** Elements between the parenthesis there and the one that closes it. */
function elementsIn(tokens: readonly Token[], opening: number): number {
  let [depth, elements] = [0, 1]
  for (const { text } of tokens.slice(opening)) {
    if (text === '(') depth++
    else if (text === ')' && --depth === 0) break
    else if (text === ',' && depth === 1) elements++
  }
  return elements
}

/** Columns that an INSERT names, or all of its table. */
function columnsOf(tokens: readonly Token[], tables: ReadonlyMap<string, Table>): number {
  const values = tokens.findIndex((token) => ['values', 'value'].includes(nameOf(token)))
  const opening = tokens.findIndex(({ text }) => text === '(')
  if (opening >= 0 && opening < values) return elementsIn(tokens, opening)
  const table = tables.get(nameOf(tokens[values - 1]))
  return table?.columns.length ?? 1
}

/** Whether a schema's name and a point are there, before the name of one of the tables. */
function isSchemaName(tokens: readonly Token[], at: number, tables: ReadonlyMap<string, Table>): boolean {
  const [name, dot, table] = tokens.slice(at, at + 3)
  if (dot?.text !== '.' || tokens[at - 1]?.text === '.' || !tables.has(nameOf(table))) return false
  const isTable = ['from', 'join', 'into', 'update', 'table', ',', '('].includes(
    tokens[at - 1]?.text.toLowerCase() ?? '',
  )
  return nameOf(name) !== '' && (tokens[at + 3]?.text === '.' || (isTable && !tables.has(nameOf(name))))
}

/** The name of a table as the schema has it: tools write all in lower case, and servers may be case-sensitive. */
function named(token: Token, tokens: readonly Token[], at: number, tables: ReadonlyMap<string, Table>): Written {
  const table = tables.get(nameOf(token))
  const isQualified = tokens[at - 1]?.text === '.' && !isSchemaName(tokens, at - 2, tables)
  if (table === undefined || isQualified || table.name.toLowerCase() !== nameOf(token)) return token
  const isPlain = token.kind === TOKEN.word
  return table.name === token.text || (isPlain && isFunction(tokens, at))
    ? token
    : { ...token, text: quotedAs(token, table.name) }
}

function isFunction(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1]?.text === '(' && nameOf(tokens[at - 1]) !== 'into'
}

function quotedAs({ kind }: Token, name: string): string {
  return kind === TOKEN.word ? name : sqlName(name)
}
