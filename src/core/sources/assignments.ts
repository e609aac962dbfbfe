/** Values by reference: which places assign a value to a name, in any syntax, and what is left of an expression. */

import type { SourceLine } from '../names.ts'
import { assignmentsIn, type Value } from './fragments.ts'
import { shortened } from './hidden-texts.ts'
import type { Outline } from './outline.ts'
import words from './words.json' with { type: 'json' }

/** A place that gives a name a value. */
export interface Assignment extends SourceLine {
  readonly text: string
  readonly isLiteral: boolean
}

/** Words of expressions that name no value. */
const KEYWORDS = new Set(words.keywords)

/** Names that an expression reads. */
export function identifiersOf(expression: string): string[] {
  const found = expression.match(/[A-Za-z_][\w-]*(?:(?:\.|::)[A-Za-z_][\w-]*)*/g) ?? []
  const last = found.map((path) => path.split(/\.|::/).findLast((part) => !KEYWORDS.has(part)) ?? '')
  return [...new Set(last.filter((name) => name.length > 1))]
}

/** An expression that is nothing but a name, with a default at most. */
const PLAIN =
  /^["'`]?(?:\$\{[\w.]+(?::?-[^${}]*)?\}|\$\(?\w+\)?|\$?\{\{[^{}?*+]*\}\}|<%[^%?*+]*%>|!Ref\s+["']?[\w.:-]+["']?|["']?Ref["']?:\s*["']?[\w.:-]+["']?|@\w+@|[\w.$@:-]+(?:\[["']?\w+["']?\])*(?:\(["']?[\w.-]*["']?\))?)["'`]?[;,]?$/

function isPlain(expression: string): boolean {
  return PLAIN.test(expression.trim()) && !/\sif\s/.test(expression)
}

/** The value of `${NAME:-value}`, `default(value)`. */
function defaultOf(expression: string): string | undefined {
  const [, shell, piped, word] =
    /\$\{\w+:?-([^${}]*)\}|default\(([^()]*)\)|\|\s*default\s+["']?([^"'|}\s]*)/.exec(expression) ?? []
  return shell ?? /^["']?([^"']*)["']?$/.exec(piped?.trim() ?? '"-"-')?.[1] ?? word
}

/** All assignments to these names in the texts. */
export function assignmentsTo(names: ReadonlySet<string>, texts: readonly Outline[]): Map<string, Assignment[]> {
  const found = new Map<string, Assignment[]>()
  // Values of a plan may be secret.
  for (const outline of names.size === 0 ? [] : texts.filter(({ isPlan }) => !isPlan)) {
    for (const { name, value, line } of assignmentsIn(outline, names)) {
      const { kind } = value
      // As in `{% set name = 1 %}`.
      const text = value.text?.replace(/-?%$/, '').trimEnd() ?? ''
      if (text === '' || /^[[(|>&]/.test(text)) continue
      const isLiteral = kind === 'literal'
      // A setting that is called as the value that it takes.
      if (!isLiteral && identifiersOf(text).includes(name)) continue
      const known = found.get(name) ?? []
      known.push({ text, isLiteral, file: outline.file, line: line.number })
      found.set(name, known)
    }
  }
  return found
}

/** Assignments of one side, and those of the other, which tell what changed. */
export interface Assigned {
  readonly own: ReadonlyMap<string, readonly Assignment[]>
  readonly other: ReadonlyMap<string, readonly Assignment[]>
}

export type Resolved =
  /** `text`: undefined for a bare flag. */
  | { readonly kind: 'literal'; readonly text: string | undefined; readonly place?: SourceLine | undefined }
  /** `text`: the expression, with all that may be its value. */
  | { readonly kind: 'unknown'; readonly text: string }

/** Characters of the values that an expression may have. */
const MOST_SHOWN = 1000
/** Characters of an expression, or of its value; longer ones are unknown. */
const LONGEST = 2000

/** What all places together say about a name. */
interface Sayings {
  /** The values that count: those that changed, else all. */
  readonly meant: readonly [Assignment, ...Assignment[]] | undefined
  readonly isOne: boolean
  /** All values. */
  readonly shown: string
}

/** Each name and each expression is looked at once, whatever number of fragments refers to it. */
function remembering<Found>(look: (asked: string, assigned: Assigned) => Found): typeof look {
  const all = new WeakMap<Assigned['own'], Map<string, Found>>()
  return (asked, assigned) => {
    const known = all.get(assigned.own) ?? new Map<string, Found>()
    all.set(assigned.own, known)
    const found = known.get(asked) ?? look(asked, assigned)
    known.set(asked, found)
    return found
  }
}

const sayingsOf = remembering((name, { own, other }) => sayingsIn(own.get(name) ?? [], other.get(name) ?? []))

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

/** Values that may be a part of another one. */
const SIMPLE = /^[\w.:/@+-]*$/
/** Parts of a text that stand for values. */
const REFERENCE = /\$\{\{.*?\}\}|\$\{(?:[^{}]|\{[^{}]*\}|\$\{[^{}]*\})*\}|\{\{.*?\}\}|<%.*?%>|\$\w+/g

/**
 * What the change assigns to a name is its value; else the one value that everything assigns. Several, or none, are
 * unknown.
 */
export function resolve(value: Value, assigned: Assigned, depth = 0): Resolved {
  const { kind, text = '' } = value
  if (kind === 'literal') return { kind, text: value.text }
  if (kind === 'hidden') return { kind: 'unknown', text }
  return referenced[depth]?.(text, assigned) ?? { kind: 'unknown', text }
}

/** Resolves by depth: the values of values are followed this far. */
const referenced = [0, 1, 2, 3, 4].map((depth) =>
  remembering((text, assigned) => resolveReference(text, assigned, depth)),
)

function resolveReference(expression: string, assigned: Assigned, depth: number): Resolved {
  const names = identifiersOf(expression).filter((name) => assigned.own.has(name))
  const most = Math.ceil(MOST_SHOWN / names.length)
  const shown = names.map((name) => shortened(sayingsOf(name, assigned).shown, most))
  const unknown: Resolved = { kind: 'unknown', text: [expression, ...shown].join(' | ') }
  if (expression.length > LONGEST) return unknown
  const written = expression.trim().replace(/^(["'`])(.*)\1$/, '$2')
  const parts = written.match(REFERENCE) ?? [written]
  // Often only a part of it is a reference, such as the tag of an image.
  if (parts[0] !== written) {
    let whole = written
    let place: SourceLine | undefined
    for (const part of parts) {
      const found = resolve({ kind: 'reference', text: part }, assigned, depth + 1)
      if (found.kind === 'unknown' || !SIMPLE.test(found.text ?? '')) return unknown
      place = found.place ?? place
      whole = whole.replace(part, () => found.text ?? '')
      if (whole.length > LONGEST) return unknown
    }
    return /[${}]/.test(whole) ? unknown : { kind: 'literal', text: whole, place }
  }
  const [name, another] = names
  if (!isPlain(expression) || another !== undefined) return unknown
  const { meant: [only] = [], isOne } = name === undefined ? { isOne: true } : sayingsOf(name, assigned)
  if (only === undefined) {
    const usual = defaultOf(expression)
    return usual === undefined ? unknown : { kind: 'literal', text: usual }
  }
  if (!isOne) return unknown
  if (only.isLiteral) return { kind: 'literal', text: only.text, place: { file: only.file, line: only.line } }
  if (identifiersOf(only.text).some((each) => names.includes(each))) return unknown
  const further = resolve({ kind: 'reference', text: only.text }, assigned, depth + 1)
  return further.kind === 'unknown' ? { ...further, text: `${expression} | ${further.text}` } : further
}
