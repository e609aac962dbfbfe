/** Reads values in texts: literals, and expressions, whose value comes from another place, such as a variable. */

import { words } from '../lists.ts'
import { shownState } from '../setting/value.ts'

export interface FactValue {
  /** `expression`: the value comes from another place, such as a variable, so it is not known from the text alone. */
  readonly kind: 'literal' | 'expression'
  /** Undefined for a flag that is given without a value, such as `--skip-name-resolve`. */
  readonly text: string | undefined
}

/** The value of a flag that is given without a value. */
export const BARE: FactValue = { kind: 'literal', text: undefined }

export interface ValueInLine {
  readonly value: FactValue
  /** Offset of the value's end in the line. */
  readonly to: number
}

interface ValueSyntax {
  /** Whether the value is that of a flag, so that it ends at a blank. */
  readonly isFlag: boolean
  /** Whether a word without quotes names something, such as a variable, as in source code. */
  readonly isCode: boolean
  /** The quote around the whole flag, because it also ends the flag's value. */
  readonly quote?: string | undefined
}

const QUOTES = '"\'`'
/**
 * Matches calls that only give their argument a type, such as `pulumi.String("OFF")`. The argument is then the value.
 */
const TYPED =
  /^(?:\w+\.)*(?:String|Int|Float64|Bool|Number|str|int|tostring|tonumber|mkDefault|mkForce)\((["'`][^"'`]*["'`])\)/

/** Matches what may be before a value: its priority in Nix, or the call by which CloudFormation fills in a text. */
const PREFIX = /^(?:(?:lib\.)?mk(?:Default|Force|Override\s+\d+)\s+(?=["\d]|true|false)|!Sub\s+(?=["']))/
const LONGEST_PREFIX = 40

/** The value that begins at a place of a line; undefined if there is none. */
export function valueAt(text: string, place: number, how: ValueSyntax): ValueInLine | undefined {
  const start = place + (PREFIX.exec(text.slice(place, place + LONGEST_PREFIX))?.[0].length ?? 0)
  const rest = text.slice(start)
  const [typed, inside] = TYPED.exec(rest) ?? []
  if (typed !== undefined && inside !== undefined) return { value: classified(inside, false), to: start + typed.length }
  const quote = rest.charAt(0)
  if (isQuote(quote) && quote !== how.quote) {
    const end = rest.indexOf(quote, 1)
    const inner = end < 0 ? rest.slice(1) : rest.slice(1, end)
    const isJoined = inner.includes('\\') || /^\s*[+.%]\s/.test(end < 0 ? '' : rest.slice(end + 1))
    // The next quote is not always the end of an expression, because an expression may contain quotes.
    const expression = isJoined || end < 0 || !isClosed(inner) ? rest.trim() : rest.slice(0, end + 1)
    const isOpen = isJoined || hasExpression(inner)
    return {
      value: isOpen ? { kind: 'expression', text: expression } : { kind: 'literal', text: inner },
      to: end < 0 ? text.length : start + end + 1,
    }
  }
  const to = start + unquotedEnd(rest, how)
  const value = text.slice(start, to).replace(/\*\/$/, '').trim()
  const whole = value.replace(/(?<![,;])[,;]+$/, '')
  // Code may write 1_000 for 1000. A flag keeps that form, because servers refuse it there.
  const bare = how.isFlag ? whole : whole.replace(/^(\d+)_(\d+)$/, '$1$2')
  return bare === '' ? undefined : { value: classified(bare, how.isCode), to }
}

function isQuote(character: string): boolean {
  return character !== '' && QUOTES.includes(character)
}

/** Offset at which a value without quotes ends. It never ends inside brackets, because they belong to an expression. */
function unquotedEnd(rest: string, { isFlag, quote }: ValueSyntax): number {
  let depth = 0
  for (let at = 0; at < rest.length; at += 1) {
    const character = rest.charAt(at)
    if ('{(['.includes(character)) depth += 1
    if ('})]'.includes(character)) depth -= 1
    if (depth < 0) return at
    if (depth > 0) continue
    if (character === quote || character === ';') return at
    if (isFlag && (isBlank(character) || isQuote(character) || '|&'.includes(character))) return at
    if (character !== ',') continue
    const next = rest.charAt(at + 1)
    // In gcloud's list of flags, a comma ends the value if `name=` follows. Any other comma is a part of the value.
    if (isBlank(next) || isQuote(next) || (isFlag && /^,[\w-]+=/.test(rest.slice(at, at + 80)))) return at
  }
  return rest.length
}

/** Whether a character is a blank, or empty, as after the end of a text. */
function isBlank(character: string): boolean {
  return character.trim() === ''
}

function isClosed(text: string): boolean {
  return text.split(/[{(]/).length === text.split(/[})]/).length
}

/**
 * Pattern for parts of a text that a shell or a tool replaces, such as `${NAME}`, `{{ name }}`, `<%= name %>` and
 * `$(NAME)`.
 */
export const EXPRESSION = String.raw`\$?\{\{(?:(?!\{\{).)*?\}\}|\$\{(?:[^{}]|\{[^{}]*\})*\}|<%(?:(?!<%).)*?%>|\$\(\w+\)|\$\w+`
const BEGINS_EXPRESSION = /\$\{|\$\(|\{\{|<%|#\{|%\{|\$[A-Za-z_{(]|^![A-Za-z]|%\(|^@[A-Z]\w*@$/

/** Whether a text has parts that a shell or a tool replaces. */
export function hasExpression(text: string): boolean {
  return BEGINS_EXPRESSION.test(text)
}

/** A text without the quotes around it. */
export function unquoted(text: string): string {
  return text.length > 1 && isQuote(text.charAt(0)) && text.endsWith(text.charAt(0)) ? text.slice(1, -1) : text
}

/**
 * Says whether a text is a literal or an expression. In code, a word without quotes is an expression, because it names
 * something.
 */
export function classified(text: string, isCode: boolean): FactValue {
  const isWord = /^[+-]?\d[\w.]*$/.test(text) || shownState(text) !== undefined
  const isOpen = hasExpression(text) || /^\[|^- /.test(text)
  if (isOpen || (isCode && !isWord && unquoted(text) === text))
    return {
      kind: 'expression',
      text: text.includes('{{') ? text.replaceAll(/\{\{\s*/g, '{{ ').replaceAll(/\s*\}\}/g, ' }}') : text,
    }
  return { kind: 'literal', text: unquoted(text) }
}

const NOTHING = words('nil null undef undefined ~ omit')

/** Whether a text means that there is no value, such as `null`, in some language. */
export function isNothing(text = ''): boolean {
  return NOTHING.has(text.toLowerCase())
}
