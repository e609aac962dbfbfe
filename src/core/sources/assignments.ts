/** Values by reference: which places assign a value to a name, in any syntax, and what is left of an expression. */

import type { SourceLine } from '../names.ts'
import { isExpression, type Value } from './fragments.ts'
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
    'environ node scope facts pillar salt lib mkDefault mkForce mkIf Release Chart data module d parameters'
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
/** Characters of the values that did not change. */
const MOST_SHOWN = 2000

/**
 * What the change assigns to a name is its value; else the one value that everything assigns. Several, or none, are
 * unknown.
 */
export function resolve(value: Value, assigned: Assigned, depth = 0): Resolved {
  if (value.kind === 'bare') return value
  if (value.kind === 'literal') return { ...value, place: undefined }
  const expression = value.text
  const names = identifiersOf(expression)
  const all = names.flatMap((name) => assigned.own.get(name) ?? [])
  const known = names.filter((name) => assigned.own.has(name))
  const values = [...new Set(all.map(({ text }) => text))].toSorted()
  const former = new Set(names.flatMap((name) => assigned.other.get(name) ?? []).map(({ text }) => text))
  // Values that the other side lacks are never cut, so that no number of others hides them.
  const [kept, lacked] = [values.filter((text) => former.has(text)), values.filter((text) => !former.has(text))]
  const unknown: Resolved = {
    kind: 'unknown',
    text: [expression, ...lacked, ...(kept.length > 0 ? [kept.join(' | ').slice(0, MOST_SHOWN)] : [])].join(' | '),
  }
  if (!isPlain(expression) || known.length > 1 || depth > DEEPEST) return unknown
  const others = new Set(
    names.flatMap((name) => assigned.other.get(name) ?? []).map(({ file, text }) => `${file}\0${text}`),
  )
  const changed = all.filter(({ file, text }) => !others.has(`${file}\0${text}`))
  const meant = changed.length > 0 ? changed : all
  const [only] = meant
  if (only === undefined) {
    const usual = defaultOf(expression)
    return usual === undefined ? unknown : { kind: 'literal', text: usual, place: undefined }
  }
  if (meant.some(({ text }) => text !== only.text)) return unknown
  if (only.isLiteral) return { kind: 'literal', text: only.text, place: { file: only.file, line: only.line } }
  if (identifiersOf(only.text).some((name) => names.includes(name))) return unknown
  const further = resolve({ kind: 'reference', text: only.text }, assigned, depth + 1)
  return further.kind === 'unknown' ? { ...further, text: `${expression} | ${further.text}` } : further
}
