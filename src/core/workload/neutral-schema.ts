/**
 * The text of SHOW CREATE TABLE without the parts that reveal data: defaults, comments, counters, values in checks,
 * expressions and partitions. Names, types, members of ENUM and SET, keys and storage options stay.
 */
import { TOKEN, type Token, tokensOf, USUAL_MODE } from './sql-scanner.ts'
import { nameOf } from './statement-kinds.ts'

const MODE = { ...USUAL_MODE, readsVersions: true }
/** Digits up to which a number reveals no value. */
const [SMALL_DEFAULT, SMALL_NUMBER, SMALL_BOUND] = [2, 4, 12]
const DATE = /^'\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d(?:\.\d+)?)?'$/

/** A part of the text and its replacement. */
interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** Defaults that replace any other of their type, for types whose default is not `0` or `''`. */
const DEFAULTS: Readonly<Record<string, string>> = {
  ...{
    date: "'2000-01-01'",
    datetime: "'2000-01-01 00:00:00'",
    timestamp: "'2000-01-01 00:00:00'",
    time: "'00:00:00'",
  },
  ...{ year: '2000', bit: "b'0'", json: "'{}'", inet4: "'0.0.0.0'", inet6: "'::'" },
}
const NUMBERS = /^(?:(?:tiny|small|medium|big)?int|integer|decimal|numeric|float|double)$/
const TEXTS = /^(?:(?:var)?char|(?:var)?binary|(?:tiny|medium|long)?(?:text|blob)|set)$/

/** @param create the output of SHOW CREATE TABLE */
export function neutralTable(create: string): string {
  const tokens = tokensOf(create, MODE)
  const edits = new SchemaWalk(tokens, create).edits()
  let [text, at] = ['', 0]
  for (const edit of edits.toSorted((a, b) => a.from - b.from)) {
    if (edit.from < at) continue
    text += `${create.slice(at, edit.from)}${edit.text}`
    at = edit.to
  }
  return text + create.slice(at)
}

class SchemaWalk {
  readonly #tokens: readonly Token[]
  readonly #create: string
  readonly #edits: Edit[] = []
  /** Type of the column that is being read, and its first member. */
  #type = ''
  #member = "''"

  constructor(tokens: readonly Token[], create: string) {
    this.#tokens = tokens
    this.#create = create
  }

  edits(): readonly Edit[] {
    let depth = 0
    for (let at = 0; at < this.#tokens.length; at++) {
      const token = this.#tokens[at]
      const word = token?.kind === TOKEN.word ? nameOf(token) : (token?.text ?? '')
      if (word === '(') depth++
      else if (word === ')') depth--
      if (depth === 1 && (word === '(' || word === ',')) this.#beginColumn(at + 1)
      if (token?.kind === TOKEN.broken) this.#replace(at, this.#tokens.length - 1, '')
      else if (word === 'partition' && depth === 0) return this.#partitions(at)
      else if (word === 'comment') at = this.#comment(at)
      else if (word === 'auto_increment' && this.#text(at + 1) === '=') at = this.#drop(at, at + 2)
      else if (word === 'default' && depth === 1) at = this.#default(at)
      else if (word === 'check') at = this.#check(at)
      else if ((word === 'enum' || word === 'set') && this.#text(at + 1) === '(') at = this.#end(at + 1)
      else if (token !== undefined && token.kind >= TOKEN.text) this.#literal(at, depth)
    }
    return this.#edits
  }

  #text(at: number): string {
    return this.#tokens[at]?.text ?? ''
  }

  #beginColumn(at: number): void {
    if (this.#tokens[at]?.kind !== TOKEN.quoted) return
    this.#type = nameOf(this.#tokens[at + 1])
    this.#member = this.#tokens[at + 3]?.kind === TOKEN.text ? this.#text(at + 3) : "''"
  }

  /** Position of the parenthesis that closes the one there. */
  #end(from: number): number {
    let depth = 0
    for (let at = from; at < this.#tokens.length; at++) {
      if (this.#text(at) === '(') depth++
      else if (this.#text(at) === ')' && --depth === 0) return at
    }
    return this.#tokens.length - 1
  }

  #replace(from: number, to: number, text: string): number {
    const [first, last] = [this.#tokens[from], this.#tokens[to]]
    if (first !== undefined && last !== undefined) this.#edits.push({ from: first.start, to: last.stop, text })
    return to
  }

  /** Removes tokens with the blanks before them. */
  #drop(from: number, to: number): number {
    const [first, last] = [this.#tokens[from], this.#tokens[to]]
    if (first === undefined || last === undefined) return to
    let start = first.start
    while (start > 0 && this.#create[start - 1] === ' ') start--
    this.#edits.push({ from: start, to: last.stop, text: '' })
    return to
  }

  #comment(at: number): number {
    const value = this.#text(at + 1) === '=' ? at + 2 : at + 1
    const isText = (this.#tokens[value]?.kind ?? 0) >= TOKEN.text
    return isText ? this.#drop(at, value) : at
  }

  #default(at: number): number {
    const isSigned = this.#text(at + 1) === '-' || /^_\w+$/.test(this.#text(at + 1))
    const value = isSigned ? at + 2 : at + 1
    if ((this.#tokens[value]?.kind ?? 0) < TOKEN.text) return at
    const neutral = neutralDefault(this.#text(value), this.#type, this.#member)
    return neutral === undefined ? this.#drop(at, value) : this.#replace(at + 1, value, neutral)
  }

  /** A check whose values may be data is left out: with replaced values it would refuse all rows. */
  #check(at: number): number {
    if (this.#text(at + 1) !== '(') return at
    const end = this.#end(at + 1)
    const isNeutral = this.#tokens
      .slice(at, end)
      .every(({ kind, text }) => kind < TOKEN.text || (kind >= TOKEN.integer && text.length <= SMALL_NUMBER))
    if (isNeutral) return end
    // A table's check has a comma before it, and usually a name.
    const start = this.#text(at - 2) === 'CONSTRAINT' ? at - 2 : at
    const isOfTable = this.#text(start - 1) === ','
    const isNotEnforced = nameOf(this.#tokens[end + 2]) === 'enforced'
    const last = this.#drop(isOfTable ? start - 1 : start, isNotEnforced ? end + 2 : end)
    if (isNotEnforced) this.#endComment(last)
    return last
  }

  /** Removes the end of a version comment after a token; its beginning is removed too. */
  #endComment(at: number): void {
    const from = this.#tokens[at]?.stop ?? this.#create.length
    const [ending] = /^\s*\*\//.exec(this.#create.slice(from)) ?? []
    if (ending !== undefined) this.#edits.push({ from, to: from + ending.length, text: '' })
  }

  /** A literal of an expression, or of an option of the table. */
  #literal(at: number, depth: number): void {
    const { kind = TOKEN.end, text = '' } = this.#tokens[at] ?? {}
    if (kind === TOKEN.integer || kind === TOKEN.decimal) {
      if (text.length > SMALL_NUMBER) this.#replace(at, at, '1')
    } else if (depth > 0) this.#replace(at, at, text.startsWith("'$") ? "'$.a'" : "''")
    else {
      const name = this.#text(at - 1) === '=' ? at - 2 : at - 1
      const isDirectory = nameOf(this.#tokens[name]) === 'directory'
      this.#drop(isDirectory ? name - 1 : name, at)
    }
  }

  /** Bounds that are dates or small numbers stay; partitions by others are left out. */
  #partitions(at: number): readonly Edit[] {
    const rest = this.#tokens.slice(at)
    const isNeutral = rest.every(({ kind, text }, each) => {
      if (nameOf(rest[each - 1]) === 'comment' || nameOf(rest[each - 2]) === 'comment') return true
      if (kind === TOKEN.text) return DATE.test(text)
      return kind !== TOKEN.binary && kind !== TOKEN.broken && (kind < TOKEN.text || text.length <= SMALL_BOUND)
    })
    if (isNeutral) {
      for (const [each, token] of rest.entries()) if (nameOf(token) === 'comment') this.#comment(at + each)
      return this.#edits
    }
    const start = this.#tokens[at]?.start ?? this.#create.length
    const before = this.#create.slice(0, start).replace(/\s*(?:\/\*M?!\d*)?\s*$/, '')
    this.#edits.push({ from: before.length, to: this.#create.length, text: '' })
    return this.#edits
  }
}

/** Undefined for types without a known value. */
function neutralDefault(value: string, type: string, member: string): string | undefined {
  const content = value.replace(/^'|'$/g, '')
  if (NUMBERS.test(type)) return /^\d+$/.test(content) && content.length <= SMALL_DEFAULT ? value : '0'
  if (type === 'enum') return member
  if (value === "'{}'" || value === "'[]'") return value
  return DEFAULTS[type] ?? (TEXTS.test(type) ? "''" : undefined)
}
