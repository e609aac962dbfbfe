/** Values by reference: which places assign a value to a name, in any syntax, and what is left of an expression. */

import type { SourceLine } from '../names.ts'
import { assignmentsIn } from './fragments.ts'
import { shortText } from './hidden-texts.ts'
import { chosenName, identifiersOf, REFERENCE } from './identifiers.ts'
import { aroundOf, type Outline } from './outline.ts'
import { surplus } from './sides.ts'
import type { SourceValue } from './values.ts'

/** A place that gives a name a value. */
export interface Assignment extends SourceLine {
  readonly name: string
  readonly text: string
  readonly isLiteral: boolean
  /** Its file, the lines around it, and its number among equals there: the same on both sides of a change. */
  readonly place: string
}

/** The places that assign to each name, on one side of a change. */
export type Assignments = ReadonlyMap<string, readonly Assignment[]>

/** An expression that is nothing but a name, with a default at most. */
const PLAIN =
  /^["'`]?(?:\$\{(?:toString\s)?[\w.]+(?::?-[^${}]*)?\}|\$\(?\w+\)?|\$?\{\{[^{}?*+([]*(?:\|[^{}?*+]*)?\}\}|<%[^%?*+]*%>|!Ref\s+["']?[\w.:-]+["']?|["']?Ref["']?:\s*["']?[\w.:-]+["']?|@\w+@|[\w.$@:-]+(?:\[["']?\w+["']?\])*(?:\(["']?[\w.-]*["']?\))?)["'`]?[;,]?$/
/** A call that looks a name up, with a default: `hiera('name', 'OFF')`, `lookup('name', {'default_value' => 1})`. */
const LOOKUP =
  /^(?:\{\{\s*)?[\w.:]+(?:\[["'][\w.]+["']\])?\(\s*["'][\w.:-]+["']\s*,(?:[^()]*\bdefault\w*["']?\s*(?:=>|[:=]))?\s*["']?([\w.-]+)["']?\s*\}?\s*\)(?:\s*\}\})?$/

function isPlain(expression: string): boolean {
  return PLAIN.test(expression.trim()) && !/\sif\s/.test(expression)
}

/** The value of `${NAME:-value}`, `default(value)`, and of a call that looks a name up. */
function defaultOf(expression: string): string | undefined {
  const looked = LOOKUP.exec(expression.trim())?.[1]
  if (looked !== undefined) return /^(?:undef|nil|null|none|undefined)$/i.test(looked) ? undefined : looked
  const [, shell, piped, word] =
    /\$\{\w+:?-([^${}]*)\}|default\(([^()]*)\)|(?:\|\s*default|\{\{-?\s*(?:getv|getenv|env|default)\s+[\w."/]+)\s+["']?([^"'|}\s]*)/.exec(
      expression,
    ) ?? []
  return shell ?? /^["']?([^"']*)["']?$/.exec(piped?.trim() ?? '"-"-')?.[1] ?? word
}

/** The key at the beginning of a line. */
const KEY = /^["']?[\w.-]+/

/**
 * All assignments to these names in the texts.
 *
 * @param maps those whose values are the values of a map
 */
export function assignmentsTo(
  names: ReadonlySet<string>,
  maps: ReadonlySet<string>,
  texts: readonly Outline[],
): Assignments {
  const assignments = new Map<string, Assignment[]>()
  const counts = new Map<string, number>()
  // Values of a plan may be secret.
  for (const outline of names.size === 0 ? [] : texts.filter(({ isPlan }) => !isPlan)) {
    for (const { name, value, line } of assignmentsIn(outline, names, maps)) {
      // Without the end of `{% set name = 1 %}`.
      const expression = value.text?.replace(/-?%$/, '').trimEnd() ?? ''
      if (expression === '' || /^[[(|>&]/.test(expression)) continue
      // A setting may have the name of the value that it takes, and a call may look up its own name.
      const isOfItself = value.kind !== 'literal' && identifiersOf(expression).includes(name)
      const text = isOfItself ? defaultOf(expression) : expression
      if (text === undefined) continue
      const isLiteral = isOfItself || value.kind === 'literal'
      const where = `${outline.file} ${name} ${KEY.exec(line.text)} ${aroundOf(line)}`
      const count = (counts.get(where) ?? 0) + 1
      counts.set(where, count)
      const places = assignments.get(name) ?? []
      places.push({ name, text, isLiteral, place: `${where} ${count}`, file: outline.file, line: line.number })
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

export type Resolution =
  /** `text`: undefined for a bare flag. */
  | {
      readonly kind: 'literal'
      readonly text: string | undefined
      readonly place?: Assignment | undefined
      /** Whether its place gave another value on the other side. */
      readonly isChanged?: boolean
    }
  /** `text`: the expression, with all that may be its value. */
  | {
      readonly kind: 'unknown'
      readonly text: string
      /** The values that count, if there are several. */
      readonly choices?: readonly Assignment[]
      /** Whether it is a name that gets no value. */
      readonly isUnset?: boolean
      /** The first place that gives one of its names another value than on the other side. */
      readonly changed?: SourceLine | undefined
    }

/** Characters of the values that an expression may have. */
const MOST_SHOWN = 1000
/** Characters of an expression, or of its value; longer ones are unknown. */
const LONGEST = 2000

type AnswerLookup<Answer> = (question: string, file: string, assigned: AssignedSides) => Answer

/** Remembers the answer about each name and each expression of a file, whatever number of fragments refers to it. */
function remembering<Answer>(look: AnswerLookup<Answer>): AnswerLookup<Answer> {
  const answersFor = new WeakMap<Assignments, Map<string, Answer>>()
  return (question, file, assigned) => {
    const answers = answersFor.get(assigned.here) ?? new Map<string, Answer>()
    answersFor.set(assigned.here, answers)
    const key = `${file}\0${question}`
    const answer = answers.get(key) ?? look(question, file, assigned)
    answers.set(key, answer)
    return answer
  }
}

/** All that the places which assign to a name say about it. */
interface NameValues {
  /** The assignments that count: those that changed, else all. */
  readonly counting: readonly Assignment[]
  readonly isChanged: boolean
  /** All values. */
  readonly shown: string
}

const valuesOf = remembering((name, file, { here, there }): NameValues => {
  const [all, others] = [here.get(name) ?? [], there.get(name) ?? []]
  const isInFile = (place: Assignment) => place.file === file
  // A file with a place of its own is left out by others.
  const isOwn = all.some(isInFile) || others.some(isInFile)
  const places = isOwn ? all.filter(isInFile) : all
  const formers = isOwn ? others.filter(isInFile) : others
  const changed = surplus(places, formers, ({ place, text }) => `${place}\0${text}`)
  const counting = changed.length > 0 ? changed : places
  const textsOf = (some: readonly Assignment[]) => [...new Set(some.map(({ text }) => text))].toSorted()
  // Two sides may have the same values at different places.
  const texts = textsOf(places)
  const isOfMany = changed.length > 0 && formers.length > 0 && texts.length > 1
  const shown = isOfMany ? [...texts, 'changed:', ...changed.map(({ text }) => text)] : texts
  return { counting, isChanged: changed.length > 0, shown: shortText(shown.join(' | '), MOST_SHOWN) }
})

/** The values that these names have for a file, as a text that differs where they do, and the first place that changed. */
export function valuesShown(names: readonly string[], file: string, assigned: AssignedSides) {
  const values = names.filter((name) => assigned.here.has(name)).map((name) => valuesOf(name, file, assigned))
  const changed = values.find(({ isChanged }) => isChanged)?.counting[0]
  return { text: values.map(({ shown }) => shown).join(' | '), changed }
}

/** Values that may be a part of another one. */
const SIMPLE = /^[\w.:/@+~-]*$/

/**
 * The value of a name is the one that the change assigns to it, else the one that all places assign. If there are
 * several, or none, it is unknown.
 *
 * @param file that has the value, whose own assignments come first
 */
export function resolve({ kind, text }: SourceValue, file: string, assigned: AssignedSides, depth = 0): Resolution {
  if (kind === 'literal') return { kind, text }
  const unknown: Resolution = { kind: 'unknown', text: text ?? '' }
  return kind === 'hidden' ? unknown : (resolveAtDepth[depth]?.(unknown.text, file, assigned) ?? unknown)
}

/** References are followed from value to value this often. */
const resolveAtDepth = [0, 1, 2, 3, 4].map((depth) =>
  remembering((text, file, assigned) => resolveReference(text, file, assigned, depth)),
)

function resolveReference(expression: string, file: string, assigned: AssignedSides, depth: number): Resolution {
  const isLookup = LOOKUP.test(expression.trim())
  // Keys of a lookup are often everyday words.
  const isName = (name: string) => assigned.here.has(name) && (!isLookup || name.includes('_'))
  const names = identifiersOf(expression).filter(isName)
  const most = Math.ceil(MOST_SHOWN / names.length)
  const all = names.map((name) => valuesOf(name, file, assigned))
  const values = all.map(({ shown }) => shortText(shown, most))
  const changed = all.find(({ isChanged }) => isChanged)?.counting[0]
  const unknown: Resolution = { kind: 'unknown', text: [expression, ...values].join(' | '), changed }
  if (expression.length > LONGEST) return unknown
  const bare = expression.trim().replace(/^(["'`])(.*)\1$/, '$2')
  const parts = bare.match(REFERENCE) ?? [bare]
  // Often only a part of it is a reference, such as the tag of an image.
  if (parts[0] !== bare) return resolveParts(bare, parts, (part) => resolve(part, file, assigned, depth + 1)) ?? unknown
  const chosen = names.indexOf(chosenName(bare) ?? '')
  const name = all[Math.max(0, chosen)]
  // What chooses among values may not change.
  const isOpen = all.some((each) => each !== name && (chosen < 0 || each.isChanged))
  if (!(isLookup || chosen >= 0 || isPlain(expression)) || isOpen) return unknown
  const [first, ...others] = name?.counting ?? []
  if (first === undefined) {
    const usual = defaultOf(expression)
    return usual === undefined ? { ...unknown, isUnset: true } : { kind: 'literal', text: usual }
  }
  if (others.some(({ text }) => text !== first.text))
    return { ...unknown, choices: [first, ...others].filter(({ isLiteral }) => isLiteral) }
  const { text, isLiteral } = first
  if (isLiteral) return { kind: 'literal', text, place: first, isChanged: name?.isChanged === true }
  if (identifiersOf(text).some((each) => names.includes(each))) return unknown
  const further = resolve({ kind: 'reference', text }, first.file, assigned, depth + 1)
  return further.kind === 'unknown' ? { ...further, text: `${expression} | ${further.text}` } : further
}

/** A text with the value of each of its references; undefined if one of them is unknown. */
function resolveParts(
  text: string,
  references: readonly string[],
  resolvePart: (part: SourceValue) => Resolution,
): Resolution | undefined {
  let whole = text
  let place: Assignment | undefined
  let isChanged = false
  for (const reference of references) {
    const value = resolvePart({ kind: 'reference', text: reference })
    if (value.kind === 'unknown' || !SIMPLE.test(value.text ?? '')) return undefined
    if (!isChanged) place = value.place ?? place
    isChanged ||= value.isChanged === true
    whole = whole.replace(reference, () => value.text ?? '')
    if (whole.length > LONGEST) return undefined
  }
  return /[${}]/.test(whole) ? undefined : { kind: 'literal', text: whole, place, isChanged }
}
