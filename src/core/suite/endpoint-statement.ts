/**
 * Statements for external servers: a closed grammar, as an unknown statement could read or write other people's data.
 * Variables are set to constants, and tables that set up Performance Schema are updated, one at a time. Calls,
 * subqueries, comments and backslashes are in neither.
 */

const SETUP_TABLES = ['consumers', 'instruments', 'actors', 'objects', 'threads'] as const

export type SetupTable = (typeof SETUP_TABLES)[number]

/** One variable of a SET. */
export interface Assignment {
  readonly scope: 'global' | 'session'
  /** Lower case, as written else: `sort_buffer_size`, `x.key_buffer_size`. */
  readonly name: string
  /** A constant without its quotes. */
  readonly value: string
}

export type EndpointStatement =
  | { readonly kind: 'set'; readonly assignments: readonly Assignment[] }
  | { readonly kind: 'update'; readonly table: SetupTable }

const LONGEST = 20_000
const DEEPEST = 20

/**
 * The statement; undefined if it is not in this grammar, longer than 20,000 characters, or deeper than 20 parentheses.
 */
export function parseEndpointStatement(sql: string): EndpointStatement | undefined {
  const tokens = sql.length > LONGEST ? undefined : tokensOf(sql)
  if (tokens === undefined) return undefined
  const all = tokens.at(-1)?.text === ';' ? tokens.slice(0, -1) : tokens
  return all[0]?.shape === 'set' ? parseSet(all.slice(1)) : parseUpdate(shapeOf(all))
}

interface Token {
  /** In lower case. */
  readonly text: string
  /** For the grammar: the same, but `''` for any text, and `0` for any number. */
  readonly shape: string
  /** A constant without its quotes. */
  readonly value: string
}

/**
 * A word, a name in backticks, a text, a number or a mark. No text has a backslash, whose meaning depends on sql_mode.
 */
const TOKEN =
  /\s*(?:(?<word>[a-z_$][\w$]*)|`(?<quoted>[\w$]+)`|(?<text>'(?:[^'\\]|'')*'|"(?:[^"\\]|"")*")|(?<number>(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)(?![\w.])|(?<mark>@@|:=|<=|>=|<>|!=|[=<>,.()+*/;-]))/iy

function tokensOf(sql: string): readonly Token[] | undefined {
  const text = sql.trimEnd()
  // Servers read on after the first two, and run the content of the third.
  if (/--|#|\/\*/.test(text.replaceAll(/'[^']*'|"[^"]*"/g, "''"))) return undefined
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text)
    if (match === null) return undefined
    const written = match[0].trim()
    const { quoted, text: literal, number } = match.groups ?? {}
    const quote = literal?.[0] ?? ''
    const shape = literal === undefined ? (number === undefined ? written.toLowerCase() : '0') : "''"
    tokens.push({
      text: quoted?.toLowerCase() ?? written.toLowerCase(),
      shape,
      value: literal?.slice(1, -1).replaceAll(quote + quote, quote) ?? quoted ?? written,
    })
  }
  return tokens
}

function shapeOf(tokens: readonly Token[]): string {
  return tokens.map(({ shape }) => shape).join(' ')
}

const NAME = '(?:[a-z_$][\\w$]*|`[\\w$]+`)'
const NUMBERS = '(?:- )?0(?: [-+*/] (?:- )?0)*'
/** A text, numbers with signs between, or a word such as ON that is no function that needs no parentheses. */
const CONSTANT = `(?:''|${NUMBERS}|(?!current_|local|utc_|sysdate)${NAME})(?! \\()(?= |$)`
const SCOPE = '(?:global|session)'
/** `TRANSACTION ISOLATION LEVEL READ COMMITTED` sets a variable too. */
const LEVEL = `transaction isolation level (?<level>${NAME}(?: [a-z_$][\\w$]*)?)`
const ASSIGNMENT = new RegExp(
  `^(?:(?<scope>${SCOPE}) )?(?:@@ (?<marked>${SCOPE}) \\. )?` +
    `(?:${LEVEL}|(?!${SCOPE} |transaction )(?<name>${NAME}(?: \\. ${NAME})?) :?= ${CONSTANT})$`,
)

function parseSet(tokens: readonly Token[]): EndpointStatement | undefined {
  const assignments: Assignment[] = []
  let scope: string | undefined
  let rest = tokens
  while (rest.length > 0 || assignments.length === 0) {
    const comma = rest.findIndex(({ shape }) => shape === ',')
    const part = comma === -1 ? rest : rest.slice(0, comma)
    rest = comma === -1 ? [] : rest.slice(comma + 1)
    if (comma !== -1 && rest.length === 0) return undefined
    const groups = ASSIGNMENT.exec(shapeOf(part))?.groups
    scope = groups?.scope ?? scope
    const own = groups?.marked ?? scope
    // Without a scope it would be a variable of the session alone, or one of the user's.
    if (groups === undefined || (own !== 'global' && own !== 'session')) return undefined
    const { level, name = '' } = groups
    const value = part.slice(part.findIndex(({ shape }) => shape === '=' || shape === ':=') + 1)
    assignments.push(
      level === undefined
        ? { scope: own, name: name.replaceAll(/[ `]/g, ''), value: value.map((each) => each.value).join('') }
        : { scope: own, name: 'transaction_isolation', value: level.replace(' ', '-').toUpperCase() },
    )
  }
  return { kind: 'set', assignments }
}

const CHANGE = `${NAME} = ${CONSTANT}`
const UPDATE = new RegExp(
  `^update \`?performance_schema\`? \\. \`?setup_(?<table>${SETUP_TABLES.join('|')})\`? set ${CHANGE}(?: , ${CHANGE})*(?: where (?<condition>.+))?$`,
)
const OPERATOR = '(?:like|=|<>|!=|<|>|<=|>=)'
const COMPARISON = new RegExp(
  `(?<=^|[ ])${NAME} (?:not )?(?:${OPERATOR} ${CONSTANT}|in \\( ${CONSTANT}(?: , ${CONSTANT})* \\)(?= |$))`,
  'g',
)

function parseUpdate(shape: string): EndpointStatement | undefined {
  const { table, condition } = UPDATE.exec(shape)?.groups ?? {}
  const found = SETUP_TABLES.find((each) => each === table)
  if (found === undefined) return undefined
  // Comparisons become one mark, and then what they make together, from the innermost parentheses outwards.
  let left = (condition ?? '?').replaceAll(COMPARISON, '?')
  for (let depth = 0; depth <= DEEPEST && left !== '?'; depth += 1)
    left = left.replaceAll(/(?<=^|[ ])(?:not )?\?(?: (?:and|or) (?:not )?\?)*(?= |$)/g, '?').replaceAll('( ? )', '?')
  return left === '?' ? { kind: 'update', table: found } : undefined
}
