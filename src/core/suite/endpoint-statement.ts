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
/** Functions that need no parentheses. */
const BARE_FUNCTION = /^(?:current_|local|utc_|sysdate)/i

/**
 * The statement; undefined if it is not in this grammar, longer than 20,000 characters, or deeper than 20 parentheses.
 */
export function parseEndpointStatement(sql: string): EndpointStatement | undefined {
  if (sql.length > LONGEST) return undefined
  const tokens = tokensOf(sql)
  if (tokens === undefined) return undefined
  try {
    return new Parser(tokens).statement()
  } catch (error) {
    if (error instanceof NotOfThisGrammar) return undefined
    throw error
  }
}

/** Thrown and caught here alone. */
class NotOfThisGrammar extends Error {}

interface Token {
  readonly kind: 'word' | 'quoted' | 'text' | 'number' | 'mark'
  readonly text: string
}

/**
 * A word, a name in backticks, a text, a number or a mark. No text has a backslash, whose meaning depends on sql_mode.
 */
const TOKEN =
  /\s*(?:(?<word>[a-z_$][\w$]*)|`(?<quoted>[\w$]+)`|(?<text>'(?:[^'\\]|'')*'|"(?:[^"\\]|"")*")|(?<number>(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)(?![\w.])|(?<mark>@@|:=|<=|>=|<>|!=|[=<>,.()+*/;-]))/iy

function tokensOf(sql: string): readonly Token[] | undefined {
  const text = sql.trimEnd()
  // Servers read on after the first two, and run the content of the third.
  if (/--|#|\/\*/.test(withoutTexts(text))) return undefined
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const groups = TOKEN.exec(text)?.groups
    const [kind, found] = Object.entries(groups ?? {}).find(([, each]) => each !== undefined) ?? []
    if (kind === undefined || found === undefined) return undefined
    tokens.push({ kind: kind as Token['kind'], text: found })
  }
  return tokens
}

function withoutTexts(sql: string): string {
  return sql.replaceAll(/'[^']*'|"[^"]*"/g, "''")
}

class Parser {
  readonly #tokens: readonly Token[]
  #at = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  statement(): EndpointStatement {
    const parsed = this.#takes('set') ? this.#set() : this.#update()
    this.#takes(';')
    if (this.#at < this.#tokens.length) throw new NotOfThisGrammar()
    return parsed
  }

  #set(): EndpointStatement {
    let scope = this.#scope()
    const assignments: Assignment[] = []
    do {
      if (assignments.length > 0) scope = this.#scope() ?? scope
      const marked = this.#takes('@@') ? this.#scopeBeforeDot() : undefined
      const own = marked ?? scope
      // Without a scope it would be a variable of the session alone, or one of the user's.
      if (own === undefined) throw new NotOfThisGrammar()
      assignments.push({ scope: own, ...(this.#isolation() ?? this.#assignment()) })
    } while (this.#takes(','))
    return { kind: 'set', assignments }
  }

  #scope(): Assignment['scope'] | undefined {
    if (this.#takes('global')) return 'global'
    return this.#takes('session') ? 'session' : undefined
  }

  #scopeBeforeDot(): Assignment['scope'] {
    const scope = this.#scope()
    if (scope === undefined) throw new NotOfThisGrammar()
    this.#expect('.')
    return scope
  }

  #assignment(): Pick<Assignment, 'name' | 'value'> {
    const first = this.#name()
    const name = this.#takes('.') ? `${first}.${this.#name()}` : first
    if (!this.#takes(':=')) this.#expect('=')
    return { name, value: this.#constant() }
  }

  /** `TRANSACTION ISOLATION LEVEL READ COMMITTED`, which sets a variable too. */
  #isolation(): Pick<Assignment, 'name' | 'value'> | undefined {
    if (!this.#takes('transaction')) return undefined
    for (const word of ['isolation', 'level']) this.#expect(word)
    const words = [this.#name()]
    if (this.#peek()?.kind === 'word') words.push(this.#name())
    return { name: 'transaction_isolation', value: words.join('-').toUpperCase() }
  }

  #update(): EndpointStatement {
    for (const word of ['update', 'performance_schema', '.']) this.#expect(word)
    const name = this.#name()
    const table = SETUP_TABLES.find((each) => name === `setup_${each}`)
    if (table === undefined) throw new NotOfThisGrammar()
    this.#expect('set')
    do {
      this.#name()
      this.#expect('=')
      this.#constant()
    } while (this.#takes(','))
    if (this.#takes('where')) this.#condition()
    return { kind: 'update', table }
  }

  #condition(depth = 0): void {
    if (depth > DEEPEST) throw new NotOfThisGrammar()
    do {
      this.#takes('not')
      if (this.#takes('(')) {
        this.#condition(depth + 1)
        this.#expect(')')
      } else this.#comparison()
    } while (this.#takes('and') || this.#takes('or'))
  }

  #comparison(): void {
    this.#name()
    this.#takes('not')
    if (this.#takes('in')) {
      this.#expect('(')
      do this.#constant()
      while (this.#takes(','))
      this.#expect(')')
      return
    }
    if (!['like', '=', '<>', '!=', '<', '>', '<=', '>='].some((operator) => this.#takes(operator)))
      throw new NotOfThisGrammar()
    this.#constant()
  }

  /** A text, a word such as ON, or numbers with signs between. */
  #constant(): string {
    const token = this.#peek()
    if (token?.kind === 'text') {
      this.#at += 1
      const quote = token.text[0] ?? ''
      return token.text.slice(1, -1).replaceAll(quote + quote, quote)
    }
    if (token?.kind === 'word' || token?.kind === 'quoted') {
      this.#at += 1
      const isCall = this.#peek()?.text === '(' || (token.kind === 'word' && BARE_FUNCTION.test(token.text))
      if (isCall) throw new NotOfThisGrammar()
      return token.text
    }
    return this.#sum()
  }

  #sum(): string {
    let written = ''
    do written += `${written === '' ? '' : this.#previous()}${this.#takes('-') ? '-' : ''}${this.#number()}`
    while (['+', '-', '*', '/'].some((sign) => this.#takes(sign)))
    return written
  }

  #number(): string {
    const token = this.#peek()
    if (token?.kind !== 'number') throw new NotOfThisGrammar()
    this.#at += 1
    return token.text
  }

  #name(): string {
    const token = this.#peek()
    if (token?.kind !== 'word' && token?.kind !== 'quoted') throw new NotOfThisGrammar()
    this.#at += 1
    return token.text.toLowerCase()
  }

  #peek(): Token | undefined {
    return this.#tokens[this.#at]
  }

  #previous(): string {
    return this.#tokens[this.#at - 1]?.text ?? ''
  }

  /** Whether the next token is this one, and steps over it. Texts and keywords in backticks do not count. */
  #takes(wanted: string): boolean {
    const token = this.#peek()
    const isName = token?.kind === 'quoted' && (wanted === 'performance_schema' || wanted.startsWith('setup_'))
    if (!(token?.kind === 'word' || token?.kind === 'mark' || isName) || token?.text.toLowerCase() !== wanted)
      return false
    this.#at += 1
    return true
  }

  #expect(wanted: string): void {
    if (!this.#takes(wanted)) throw new NotOfThisGrammar()
  }
}
