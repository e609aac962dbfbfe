/**
 * The text of SHOW CREATE TABLE without the parts that reveal data: defaults, comments, counters, values in checks,
 * expressions and partitions. Names, types, members of ENUM and SET, keys and storage options stay.
 */
import { TOKEN, tokensOf } from './sql-scanner.ts'
import { nameOf } from './statement-kinds.ts'

/** Digits up to which a number reveals no value. */
const [SMALL_DEFAULT, SMALL_NUMBER, SMALL_BOUND] = [2, 4, 12]
const DATE = /^'\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d(?:\.\d+)?)?'$/
const [TIME, MOMENT] = ["'00:00:00'", "'2000-01-01 00:00:00'"]

/** Defaults that replace any other of their type, for types whose default is not `0` or `''`. */
const DEFAULTS: Readonly<Record<string, string>> = {
  ...{ date: "'2000-01-01'", datetime: MOMENT, timestamp: MOMENT, time: TIME, year: '2000', bit: "b'0'", json: "'{}'" },
  ...{ inet4: "'0.0.0.0'", inet6: "'::'" },
}
const NUMBERS = /^(?:(?:tiny|small|medium|big)?int|integer|decimal|numeric|float|double)$/
const TEXTS = /^(?:(?:var)?char|(?:var)?binary|(?:tiny|medium|long)?(?:text|blob)|set)$/

/** @param create the output of SHOW CREATE TABLE */
export function neutralTable(create: string): string {
  const tokens = tokensOf(create, true)
  const written = new Map(replacements(tokens))
  let [text, from, isOpen] = ['', 0, false]
  // A version comment of which the beginning is left out has no end.
  const between = (to: number) => {
    const gap = create.slice(from, to)
    const shown = isOpen ? gap.replace(/\s*\*\//, '') : gap
    if (shown !== gap) isOpen = false
    return shown
  }
  for (const [at, { text: own, start, stop }] of tokens.entries()) {
    const gap = between(start)
    const now = written.get(at) ?? own
    if (now === '') isOpen ||= /\/\*M?!/.test(gap)
    else text += gap + now
    from = stop
  }
  return text + between(create.length)
}

/** Texts in place of tokens; none where they are left out. */
function replacements(tokens: ReturnType<typeof tokensOf>): [number, string][] {
  const found: [number, string][] = []
  const textAt = (at: number) => tokens[at]?.text ?? ''
  const wordAt = (at: number) => (tokens[at]?.kind === TOKEN.quoted ? '' : textAt(at).toLowerCase())
  const isLiteral = (at: number) => (tokens[at]?.kind ?? 0) >= TOKEN.text
  const replace = (from: number, to: number, text = '') => {
    for (let at = from; at <= to; at++) found.push([at, at === from ? text : ''])
    return to
  }
  const closing = (from: number) => {
    let [depth, at] = [0, from]
    for (; at < tokens.length; at++) {
      if (textAt(at) === '(') depth++
      else if (textAt(at) === ')' && --depth === 0) break
    }
    return at
  }
  /** Type of the column that is being read, and its first member. */
  let [type, member, depth, isInPartitions] = ['', "''", 0, false]
  for (let at = 0; at < tokens.length; at++) {
    const [kind, word] = [tokens[at]?.kind ?? 0, wordAt(at)]
    if (word === '(') depth++
    else if (word === ')') depth--
    if (depth === 1 && (word === '(' || word === ',') && tokens[at + 1]?.kind === TOKEN.quoted)
      [type, member] = [wordAt(at + 2), isLiteral(at + 4) ? textAt(at + 4) : "''"]
    const value = textAt(at + 1) === '=' ? at + 2 : at + 1
    if (kind === TOKEN.broken) replace(at, tokens.length - 1)
    else if (word === 'comment' && isLiteral(value)) at = replace(at, value)
    else if (isInPartitions) continue
    else if (word === 'partition' && depth === 0) {
      isInPartitions = true
      if (!hasNeutralBounds(tokens.slice(at))) at = replace(at, tokens.length - 1)
    } else if (word === 'auto_increment' && value === at + 2) at = replace(at, value)
    else if (word === 'default' && depth === 1) {
      const own = /^(?:-|_\w+)$/.test(textAt(at + 1)) ? at + 2 : at + 1
      const neutral = isLiteral(own) ? neutralDefault(textAt(own), type, member) : textAt(own)
      if (isLiteral(own)) at = neutral === undefined ? replace(at, own) : replace(at + 1, own, neutral)
    } else if (word === 'check' && textAt(at + 1) === '(') {
      // A check whose values may be data is left out: with replaced values it would refuse all rows.
      const end = closing(at + 1)
      const isNeutral = tokens
        .slice(at, end)
        .every(({ kind: own, text }) => own < TOKEN.text || (own >= TOKEN.integer && text.length <= SMALL_NUMBER))
      const isNamed = wordAt(at - 2) === 'constraint'
      const start = isNamed ? at - 2 : at
      const last = wordAt(end + 2) === 'enforced' ? end + 2 : end
      at = isNeutral ? end : replace(textAt(start - 1) === ',' ? start - 1 : start, last)
    } else if ((word === 'enum' || word === 'set') && textAt(at + 1) === '(') at = closing(at + 1)
    else if (kind >= TOKEN.integer) {
      if (word.length > SMALL_NUMBER) replace(at, at, '1')
    } else if (kind >= TOKEN.text && depth > 0) replace(at, at, word.startsWith("'$") ? "'$.a'" : "''")
    else if (kind >= TOKEN.text) {
      const name = textAt(at - 1) === '=' ? at - 2 : at - 1
      replace(wordAt(name) === 'directory' ? name - 1 : name, at)
    }
  }
  return found
}

/** Whether bounds are dates or small numbers. */
function hasNeutralBounds(tokens: ReturnType<typeof tokensOf>): boolean {
  return tokens.every(({ kind, text }, at) => {
    if (nameOf(tokens[at - 1]) === 'comment' || nameOf(tokens[at - 2]) === 'comment') return true
    if (kind === TOKEN.text) return DATE.test(text)
    return kind !== TOKEN.binary && kind !== TOKEN.broken && (kind < TOKEN.text || text.length <= SMALL_BOUND)
  })
}

/** Undefined for types without a known value. */
function neutralDefault(value: string, type: string, member: string): string | undefined {
  const content = value.replace(/^'|'$/g, '')
  if (NUMBERS.test(type)) return /^\d+$/.test(content) && content.length <= SMALL_DEFAULT ? value : '0'
  if (type === 'enum') return member
  if (value === "'{}'" || value === "'[]'") return value
  return DEFAULTS[type] ?? (TEXTS.test(type) ? "''" : undefined)
}
