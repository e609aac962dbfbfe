/** A digest as a statement that a server takes: `...` written out, and constants where the grammar allows no `?`. */
import { TOKEN, type Token, tokensOf } from './sql-scanner.ts'
import { SqlWriter } from './sql-writer.ts'
import { nameOf } from './statement-kinds.ts'
import type { Table } from './tables.ts'

/** Elements of a list whose length is unknown. */
const USUAL_LIST = 3
const LONGEST_LIST = 100
/** Functions whose argument is a number of digits, and must be a constant. */
const OF_DIGITS =
  /^(?:now|sysdate|current_timestamp|localtime|localtimestamp|curtime|current_time|utc_time|utc_timestamp)$/
/** Words after which a schema's name may stand. */
const BEFORE_TABLE = /^(?:from|join|into|update|table|,|\()$/

/** Replacements of a `?` after a word: after BY it was the number of a column. */
const CONSTANTS: Readonly<Record<string, string>> = { by: '1', separator: "','", escape: "'|'" }

export interface MendedStatement {
  readonly sql: string
  readonly tokens: readonly Token[]
  /** For each `?` the number of the digest's literal; undefined: the digest does not have it. */
  readonly literals: readonly (number | undefined)[]
}

/**
 * @param rows that it returned on average; undefined: not known
 */
export function mendDigest(sql: string, rows: number | undefined, tables: ReadonlyMap<string, Table>): MendedStatement {
  const tokens = tokensOf(sql)
  const writer = new SqlWriter()
  const literals: (number | undefined)[] = []
  let literal = 0
  for (let at = 0; at < tokens.length; at++) {
    const { kind, text } = tokens[at] as Token
    const isLiteral = kind === TOKEN.placeholder
    const constant = isLiteral ? CONSTANTS[nameOf(tokens[at - 1])] : undefined
    const end = endOfSize(tokens, at)
    if (constant !== undefined) writer.add(TOKEN.text, constant)
    else if (kind === TOKEN.several) {
      const several = severalAt(tokens, at, rows, tables)
      writer.add(TOKEN.placeholder, Array<string>(several).fill('?').join(', '))
      literals.push(...Array<undefined>(several).fill(undefined))
    } else if (end > at) {
      writer.add(
        kind,
        OF_DIGITS.test(text.toLowerCase()) ? `${text}()` : /^decimal$/i.test(text) ? `${text} (20, 4)` : text,
      )
      literal += tokens.slice(at, end + 1).filter((token) => token.kind === TOKEN.placeholder).length
      at = end
    } else if (isSchemaName(tokens, at, tables)) at++
    else {
      writer.add(kind, text)
      if (isLiteral) literals.push(literal)
    }
    if (isLiteral) literal++
  }
  return { sql: writer.text, tokens: tokensOf(writer.text), literals }
}

/** The end of the size of a type or of a point in time, which must be a constant; else the token itself. */
function endOfSize(tokens: readonly Token[], at: number): number {
  const isType = nameOf(tokens[at - 1]) === 'as' || OF_DIGITS.test(nameOf(tokens[at]))
  if (!isType || tokens[at + 1]?.text !== '(' || tokens[at + 2]?.text !== '?') return at
  return tokens.findIndex((token, each) => each > at && token.text === ')')
}

/** Elements that `...` stands for. */
function severalAt(
  tokens: readonly Token[],
  at: number,
  rows: number | undefined,
  tables: ReadonlyMap<string, Table>,
): number {
  const opening = tokens.findLastIndex(({ text }, each) => each < at && text === '(')
  if (/^values?$/.test(nameOf(tokens[opening - 1])))
    return Math.max(1, columnsOf(tokens, opening - 1, tables) - elementsIn(tokens, opening) + 1)
  if (tokens[at - 1]?.text === ',') return 1
  const isRead = nameOf(tokens[0]) === 'select' && rows !== undefined && rows >= 1
  return isRead ? Math.min(LONGEST_LIST, Math.round(rows)) : USUAL_LIST
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
function columnsOf(tokens: readonly Token[], values: number, tables: ReadonlyMap<string, Table>): number {
  const opening = tokens.findIndex(({ text }) => text === '(')
  return opening < values ? elementsIn(tokens, opening) : (tables.get(nameOf(tokens[values - 1]))?.columns.length ?? 1)
}

/** Whether a schema's name and a point are there, before the name of one of the tables. */
function isSchemaName(tokens: readonly Token[], at: number, tables: ReadonlyMap<string, Table>): boolean {
  const [name, dot, table, second] = tokens.slice(at, at + 4)
  const before = tokens[at - 1]?.text.toLowerCase() ?? ''
  if (dot?.text !== '.' || before === '.' || nameOf(name) === '' || !tables.has(nameOf(table))) return false
  return second?.text === '.' || (BEFORE_TABLE.test(before) && !tables.has(nameOf(name)))
}
