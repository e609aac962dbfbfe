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

/** The places that assign to each name, on one side of a change. */
export type Assignments = ReadonlyMap<string, readonly Assignment[]>

/** Words of expressions that name no value. */
const KEYWORDS = new Set(words.keywords)

/** Names that an expression reads. */
export function identifiersOf(expression: string): string[] {
  const paths = expression.match(/[A-Za-z_][\w-]*(?:(?:\.|::)[A-Za-z_][\w-]*)*/g) ?? []
  const names = paths.map((path) => path.split(/\.|::/).findLast((part) => !KEYWORDS.has(part)) ?? '')
  return [...new Set(names.filter((name) => name.length > 1))]
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
export function assignmentsTo(names: ReadonlySet<string>, texts: readonly Outline[]): Assignments {
  const assignments = new Map<string, Assignment[]>()
  // Values of a plan may be secret.
  for (const outline of names.size === 0 ? [] : texts.filter(({ isPlan }) => !isPlan)) {
    for (const { name, value, line } of assignmentsIn(outline, names)) {
      // Without the end of `{% set name = 1 %}`.
      const text = value.text?.replace(/-?%$/, '').trimEnd() ?? ''
      if (text === '' || /^[[(|>&]/.test(text)) continue
      const isLiteral = value.kind === 'literal'
      // A setting may have the name of the value that it takes.
      if (!isLiteral && identifiersOf(text).includes(name)) continue
      const places = assignments.get(name) ?? []
      places.push({ text, isLiteral, file: outline.file, line: line.number })
      assignments.set(name, places)
    }
  }
  return assignments
}

/** Assignments of one side, and those of the other, which tell what changed. */
export interface AssignedSides {
  readonly here: Assignments
  readonly there: Assignments
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

/** Remembers the answer about each name and each expression, whatever number of fragments refers to it. */
function remembering<Answer>(look: (question: string, assigned: AssignedSides) => Answer): typeof look {
  const answersFor = new WeakMap<Assignments, Map<string, Answer>>()
  return (question, assigned) => {
    const answers = answersFor.get(assigned.here) ?? new Map<string, Answer>()
    answersFor.set(assigned.here, answers)
    const answer = answers.get(question) ?? look(question, assigned)
    answers.set(question, answer)
    return answer
  }
}

/** All that the places which assign to a name say about it. */
interface NameValues {
  /** The assignment that counts: the first that changed, else the first; undefined: there is none. */
  readonly first: Assignment | undefined
  /** Whether all that count have one value. */
  readonly isOne: boolean
  /** All values. */
  readonly shown: string
}

const valuesOf = remembering((name, { here, there }): NameValues => {
  const places = here.get(name) ?? []
  const keyOf = ({ file, text }: Assignment) => `${file}\0${text}`
  const former = new Set(there.get(name)?.map(keyOf))
  const changed = places.filter((place) => !former.has(keyOf(place)))
  const counting = changed.length > 0 ? changed : places
  const [first] = counting
  const values = [...new Set(places.map(({ text }) => text))].toSorted()
  return {
    first,
    isOne: counting.every(({ text }) => text === first?.text),
    shown: shortened(values.join(' | '), MOST_SHOWN),
  }
})

/** Values that may be a part of another one. */
const SIMPLE = /^[\w.:/@+-]*$/
/** Parts of a text that stand for values. */
const REFERENCE = /\$\{\{.*?\}\}|\$\{(?:[^{}]|\{[^{}]*\}|\$\{[^{}]*\})*\}|\{\{.*?\}\}|<%.*?%>|\$\w+/g

/**
 * The value of a name is the one that the change assigns to it, else the one that all places assign. If there are
 * several, or none, it is unknown.
 */
export function resolve({ kind, text }: Value, assigned: AssignedSides, depth = 0): Resolved {
  if (kind === 'literal') return { kind, text }
  const unknown: Resolved = { kind: 'unknown', text: text ?? '' }
  return kind === 'hidden' ? unknown : (resolveAtDepth[depth]?.(unknown.text, assigned) ?? unknown)
}

/** References are followed from value to value this often. */
const resolveAtDepth = [0, 1, 2, 3, 4].map((depth) =>
  remembering((text, assigned) => resolveReference(text, assigned, depth)),
)

function resolveReference(expression: string, assigned: AssignedSides, depth: number): Resolved {
  const names = identifiersOf(expression).filter((name) => assigned.here.has(name))
  const most = Math.ceil(MOST_SHOWN / names.length)
  const values = names.map((name) => shortened(valuesOf(name, assigned).shown, most))
  const unknown: Resolved = { kind: 'unknown', text: [expression, ...values].join(' | ') }
  if (expression.length > LONGEST) return unknown
  const bare = expression.trim().replace(/^(["'`])(.*)\1$/, '$2')
  const parts = bare.match(REFERENCE) ?? [bare]
  // Often only a part of it is a reference, such as the tag of an image.
  if (parts[0] !== bare) return resolveParts(bare, parts, assigned, depth) ?? unknown
  const [name, another] = names
  if (!isPlain(expression) || another !== undefined) return unknown
  const { first, isOne } = name === undefined ? NO_VALUES : valuesOf(name, assigned)
  if (first === undefined) {
    const usual = defaultOf(expression)
    return usual === undefined ? unknown : { kind: 'literal', text: usual }
  }
  if (!isOne) return unknown
  const { text, isLiteral, file, line } = first
  if (isLiteral) return { kind: 'literal', text, place: { file, line } }
  if (identifiersOf(text).some((each) => names.includes(each))) return unknown
  const further = resolve({ kind: 'reference', text }, assigned, depth + 1)
  return further.kind === 'unknown' ? { ...further, text: `${expression} | ${further.text}` } : further
}

const NO_VALUES = { first: undefined, isOne: true }

/** A text with the value of each of its references; undefined if one of them is unknown. */
function resolveParts(
  text: string,
  references: readonly string[],
  assigned: AssignedSides,
  depth: number,
): Resolved | undefined {
  let whole = text
  let place: SourceLine | undefined
  for (const reference of references) {
    const value = resolve({ kind: 'reference', text: reference }, assigned, depth + 1)
    if (value.kind === 'unknown' || !SIMPLE.test(value.text ?? '')) return undefined
    place = value.place ?? place
    whole = whole.replace(reference, () => value.text ?? '')
    if (whole.length > LONGEST) return undefined
  }
  return /[${}]/.test(whole) ? undefined : { kind: 'literal', text: whole, place }
}
