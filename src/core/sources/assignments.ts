/** Values by reference: which places assign a value to a name, in any syntax, and what is left of an expression. */

import type { SourceLine } from '../names.ts'
import { isExpression, type Value } from './fragments.ts'
import { shortened } from './hidden-texts.ts'
import type { Outline } from './outline.ts'

/** A place that gives a name a value. */
export interface Assignment extends SourceLine {
  readonly text: string
  readonly isLiteral: boolean
}

/** Words of expressions that name no value. */
const KEYWORDS = new Set(
  (
    'var local locals Values each value key self this props config ref Ref Fn FindInMap GetAtt Sub If If AWS default omit ' +
    'if else then end for in lookup env ENV get require requireNumber require_number tostring tonumber int string bool ' +
    'number true false null nil none None hiera include toString quote squote nindent indent not and or process os ' +
    'environ node scope facts pillar salt lib mkDefault mkForce mkIf Release Chart data module d parameters name item id type title state description'
  ).split(' '),
)

/** Names that an expression reads. */
export function identifiersOf(expression: string): string[] {
  const found = expression.match(/[A-Za-z_][\w-]*(?:(?:\.|::)[A-Za-z_][\w-]*)*/g) ?? []
  const last = found.map((path) => path.split(/\.|::/).findLast((part) => !KEYWORDS.has(part)) ?? '')
  return [...new Set(last.filter((name) => name.length > 1))]
}

/** An expression that is nothing but a name, with a default at most. */
const PLAIN =
  /^["'`]?(?:\$\{[\w.]+(?::?-[^${}]*)?\}|\$\(?\w+\)?|\$?\{\{-?[^{}?*+]*-?\}\}|<%[=-]*[^%?*+]*-?%>|!Ref\s+["']?[\w.:-]+["']?|["']?Ref["']?:\s*["']?[\w.:-]+["']?|@\w+@|[\w.$@:-]+(?:\[["']?\w+["']?\])*(?:\(["']?[\w.-]*["']?\))?)["'`]?[;,]?$/

function isPlain(expression: string): boolean {
  return PLAIN.test(expression.trim()) && !/\sif\s/.test(expression)
}

/** The value of `${NAME:-value}`, `default(value)`. */
function defaultOf(expression: string): string | undefined {
  const [, shell, piped, word] =
    /\$\{\w+:?-([^${}]*)\}|default\(\s*["']?([^"'()]*)["']?\s*\)|\|\s*default\s+["']?([^"'|}\s]*)/.exec(expression) ??
    []
  return shell ?? piped ?? word
}

const KEY =
  /^(?:-\s+|export\s+|set\s+|local\s+|readonly\s+|ARG\s+|ENV\s+|let\s+|const\s+|var\s+|final\s+|-\s*-\s+)*["'`$@]?([A-Za-z_][\w.:-]*?)["'`]?\s*(?:=>|:=|\?=|\|\|=|:(?!:)|=(?!=)|(?<=^ENV \S+)\s)\s*(.*)$/
const DECLARED = /^(?:variable|parameter|output|param|input|ARG)\s+["']?([\w-]+)["']?/
const NAMED = /(?:^|[\s{,])["']?(?:name|Name|key|ParameterKey)["']?\s*[:=]\s*["']?([\w.-]+)["']?,?/
const VALUE =
  /(?:^|[\s{,])["']?(?:value|Value|ParameterValue|default|Default|DefaultValue)["']?\s*[:=]\s*(.*?)\s*[},]*$/
/** How many lines below its head a declaration may name its default. */
const NEAR = 8

/** All assignments to these names in the texts. */
export function assignmentsTo(names: ReadonlySet<string>, texts: readonly Outline[]): Map<string, Assignment[]> {
  const found = new Map<string, Assignment[]>()
  if (names.size === 0) return found
  const put = (name: string, value: string, { file }: Outline, line: number, isCode: boolean) => {
    const raw = value.trim()
    const text = raw.replace(/[,;]$/, '').replace(/^(["'`])(.*)\1$/, '$2')
    if (text === '' || /^[{[(|>&]/.test(raw)) return
    const isQuoted = /^["'`]/.test(value.trim())
    const isWord = /^[+-]?\d[\w.]*$|^(?:on|off|true|false|yes|no)$/i.test(text)
    const isLiteral = !isExpression(text) && (!isCode || isQuoted || isWord)
    // A setting that is called as the value that it takes.
    if (!isLiteral && identifiersOf(text).includes(name)) return
    const known = found.get(name) ?? []
    known.push({ text, isLiteral, file, line })
    found.set(name, known)
  }
  for (const outline of texts) {
    // Values of a plan may be secret.
    if (outline.isPlan) continue
    for (const [index, line] of outline.lines.entries()) {
      for (const part of partsOf(line.text)) {
        const [, key = '', value = ''] = KEY.exec(part) ?? []
        const name =
          key
            .slice(key.lastIndexOf('.') + 1)
            .split('::')
            .at(-1) ?? ''
        if (name !== '' && names.has(name) && !/^[\w-]+\($/.test(value))
          put(name, value, outline, line.number, outline.isCode)
      }
      const head = DECLARED.exec(line.text)?.[1] ?? headOf(line.text, names)
      const declared = head ?? NAMED.exec(line.text)?.[1]
      if (declared === undefined || !names.has(declared)) continue
      for (let at = index; at < Math.min(index + NEAR, outline.lines.length); at += 1) {
        const other = outline.lines[at]
        if (other === undefined) break
        const isOutside = head === undefined ? other.indent < line.indent : other.indent <= line.indent
        if (at > index && (isOutside || (head === undefined && NAMED.test(other.text)))) break
        const value = VALUE.exec(at === index ? other.text.replace(NAMED, ' ') : other.text)?.[1]
        if (value === undefined) continue
        put(declared, value, outline, other.number, outline.isCode)
        break
      }
    }
  }
  return found
}

/** Flow maps have several keys on a line. */
function partsOf(text: string): string[] {
  return /[{,]/.test(text) && text.length < 2000 ? [text, ...text.split(/(?<![$#%{])\{\s*|,\s+/).slice(1)] : [text]
}

function headOf(text: string, names: ReadonlySet<string>): string | undefined {
  const [, head] = /^["']?([\w-]+)["']?\s*[:=]?\s*\{?$/.exec(text) ?? []
  return head !== undefined && names.has(head) ? head : undefined
}

/** Assignments of one side, and those of the other, which tell what changed. */
export interface Assigned {
  readonly own: ReadonlyMap<string, readonly Assignment[]>
  readonly other: ReadonlyMap<string, readonly Assignment[]>
}

export type Resolved =
  | { readonly kind: 'literal'; readonly text: string; readonly place: SourceLine | undefined }
  | { readonly kind: 'bare' }
  /** `text`: the expression, with all that may be its value. */
  | { readonly kind: 'unknown'; readonly text: string }

const DEEPEST = 4
/** Characters of the values of one name. */
const MOST_SHOWN = 1000

/** What all places together say about a name. */
interface Sayings {
  /** The values that count: those that changed, else all. */
  readonly meant: readonly [Assignment, ...Assignment[]] | undefined
  readonly isOne: boolean
  /** All values. */
  readonly shown: string
}

const remembered = new WeakMap<Assigned['own'], Map<string, Sayings>>()

/** Each name is looked at once, whatever number of fragments refers to it. */
function sayingsOf(name: string, assigned: Assigned): Sayings {
  const known = remembered.get(assigned.own) ?? new Map<string, Sayings>()
  remembered.set(assigned.own, known)
  const sayings = known.get(name) ?? sayingsIn(assigned.own.get(name) ?? [], assigned.other.get(name) ?? [])
  known.set(name, sayings)
  return sayings
}

function sayingsIn(own: readonly Assignment[], other: readonly Assignment[]): Sayings {
  const former = new Set(other.map(({ file, text }) => `${file}\0${text}`))
  const changed = own.filter(({ file, text }) => !former.has(`${file}\0${text}`))
  const [first, ...rest] = changed.length > 0 ? changed : own
  const values = [...new Set(own.map(({ text }) => text))].toSorted()
  return {
    meant: first && [first, ...rest],
    isOne: rest.every(({ text }) => text === first?.text),
    shown: shortened(values.join(' | '), MOST_SHOWN),
  }
}

/**
 * What the change assigns to a name is its value; else the one value that everything assigns. Several, or none, are
 * unknown.
 */
export function resolve(value: Value, assigned: Assigned, depth = 0): Resolved {
  if (value.kind === 'bare') return value
  if (value.kind === 'hidden') return { kind: 'unknown', text: value.text }
  if (value.kind === 'literal') return { ...value, place: undefined }
  const expression = value.text
  const names = identifiersOf(expression)
  const known = names.filter((name) => assigned.own.has(name))
  const shown = known.map((name) => sayingsOf(name, assigned).shown)
  const unknown: Resolved = { kind: 'unknown', text: [expression, ...shown].join(' | ') }
  const [name, another] = known
  if (!isPlain(expression) || another !== undefined || depth > DEEPEST) return unknown
  const { meant: [only] = [], isOne } = name === undefined ? { isOne: true } : sayingsOf(name, assigned)
  if (only === undefined) {
    const usual = defaultOf(expression)
    return usual === undefined ? unknown : { kind: 'literal', text: usual, place: undefined }
  }
  if (!isOne) return unknown
  if (only.isLiteral) return { kind: 'literal', text: only.text, place: { file: only.file, line: only.line } }
  if (identifiersOf(only.text).some((each) => names.includes(each))) return unknown
  const further = resolve({ kind: 'reference', text: only.text }, assigned, depth + 1)
  return further.kind === 'unknown' ? { ...further, text: `${expression} | ${further.text}` } : further
}
