/**
 * Resolves names that stand for values, such as `${POOL_SIZE}`. If files give a name only one literal value, that is
 * its value.
 */

import { mentions, words } from '../lists.ts'
import type { SourceLine } from '../names.ts'
import { assignmentsOf, VALUE } from './assignments.ts'
import { FROM } from './image-facts.ts'
import { oncePerNode } from './once-per-node.ts'
import { bothSides, type Side, type Sides, surplus } from './sides.ts'
import { childOf, type Document, type Node, nodesIn } from './tree.ts'
import { EXPRESSION, type FactValue, hasExpression, isNothing, unquoted } from './values.ts'

/** Parts of a text that a tool replaces by values, including `!Ref Name`. */
const REFERENCE = new RegExp(String.raw`${EXPRESSION}|![A-Z]\w* .*$`, 'g')
/** Matches a name in an expression. A name before a bracket does not match, because it is a function. */
const PATH = /["'/]?[@$.]?([A-Za-z_][\w-]*(?:(?:\.|::)\$?[A-Za-z_][\w-]*)*)(?![\w(-])/g
/** Keywords and functions of templates, which are not names of values. */
const WORDS = words(
  'name item key host var local locals Values each value key self Ref GetAtt Sub FindInMap If if else default omit lookup hiera env process include quote toString int float string bool true false null nil none undef upper lower required not and or eq ne',
)
/** Matches an expression that computes or decides something, so that its result is unknown here. */
const COMPUTES = /[\w)]\s*[+*]\s*[\w(]|\s[/%~-]\s|==|!=|\s\?\s|&&|\sif\s/
/** Matches a function of CloudFormation whose result is unknown here: any but `!Ref` and `!FindInMap`. */
const CALL = /^!(?!Ref\b|FindInMap\b)/
/** Matches an expression that chooses a value of a map by a key that is itself a variable. */
const CHOICE = /\[[^\][]*\w[^\][]*\]|\blookup\(|\bindex\s|\bget\s|FindInMap|\$\{[^{}]*\$\{/
/** Patterns for the default that an expression gives for a name without a value, as in `${NAME:-default}`. */
const DEFAULTS = [
  /\b(?:hiera|lookup)\(\s*['"][^'"]*['"]\s*,\s*["']?([\w.]+)["']?\s*\)/,
  /^\$\{\w+:?-["']?([^}"']*)["']?\}$/,
  /\bgetv\s+\S+\s+["']([^"']*)["']/,
  /\bdefault[(\s]\s*["']?([\w.%-]+)/,
] as const
const DEEPEST = 4
/** Words in names of secrets, whose values no report may show. */
const SECRET = words('passw secret token credential')

export interface Literal extends SourceLine {
  readonly text: string
  readonly isChanged?: true
  /** Whether only one side gives the name a literal. */
  readonly isNew?: boolean
}

type Literals = ReadonlyMap<string, readonly Literal[]>

/** A value in which names are replaced by their literals where possible. */
export interface Resolution {
  readonly value: FactValue
  /** Line of the changed literal that the value contains; undefined: none changed. */
  readonly place?: SourceLine | undefined
  /** All literals that the value contains. */
  readonly literals: readonly Literal[]
}

export class References {
  readonly #documents: Sides<readonly Document[]>
  readonly #literals: Sides<Map<string, Literal[]>> = { before: new Map(), after: new Map() }
  /** Literals in maps, by the name of the map. */
  readonly #maps: Sides<Map<string, Literal[]>> = { before: new Map(), after: new Map() }
  #indexed = false

  /** @param documents in which values of names are searched for */
  constructor(documents: Sides<readonly Document[]>) {
    this.#documents = documents
  }

  /**
   * Replaces the names in a value by their literals. If a name has no literal, the value stays an expression.
   *
   * @param file of the value: if a name has literals in this file, those of other files do not count
   */
  resolve(value: FactValue, side: Side, file: string, depth = 0): Resolution {
    const literals: Literal[] = []
    if (value.kind === 'literal' || value.text === undefined || depth > DEEPEST) return { value, literals }
    let isOpen = false
    const replaced = (part: string): string => {
      const literal = this.#literalOf(part, side, file)
      if (literal === undefined) isOpen = true
      else if (literal.file !== '') literals.push(literal)
      return literal?.text ?? part
    }
    const template = value.text.replace(/^!Sub /, '')
    const text =
      hasExpression(template) || template !== value.text ? template.replace(REFERENCE, replaced) : replaced(template)
    const place = literals.find(({ isChanged, isNew }) => isChanged === true || isNew === true)
    if (isOpen) return { value, place, literals }
    const plain = unquoted(text)
    if (!hasExpression(plain)) return { value: { kind: 'literal', text: plain }, place, literals }
    const inner = this.resolve({ kind: 'expression', text: plain }, side, file, depth + 1)
    return { value: inner.value, place: place ?? inner.place, literals: [...literals, ...inner.literals] }
  }

  /**
   * Changed literals of the names in an expression that could not be resolved, because its value may have changed with
   * them. Names of secrets are left out.
   */
  changedIn({ kind, text = '' }: FactValue, side: Side, file: string): readonly Literal[] {
    if (kind !== 'expression') return []
    this.#index()
    const names = namesIn(text).filter((name) => !mentions(name, SECRET))
    return names.flatMap((name) => surplusOf(this.#literalsFor(name, file))[side])
  }

  /** Names whose literals differ between the sides, so that the settings that use them change. */
  changedNames(): ReadonlySet<string> {
    this.#index()
    const names = new Set([...this.#literals.before.keys(), ...this.#literals.after.keys()])
    const textOf = (name: string, side: Side) => JSON.stringify(this.#literals[side].get(name)?.map(({ text }) => text))
    return new Set([...names].filter((name) => textOf(name, 'before') !== textOf(name, 'after')))
  }

  /**
   * Literal for an expression with one name: the name's changed literal, else its only literal, else the default that
   * the expression gives.
   */
  #literalOf(reference: string, side: Side, file: string): Literal | undefined {
    this.#index()
    const expression = dotted(reference)
    if (COMPUTES.test(expression) || CALL.test(expression)) return undefined
    const names = namesIn(expression)
    if (CHOICE.test(expression)) return this.#chosenLiteral(names, side)
    const [name, other] = names.filter((each) => this.#literals[side].has(each))
    if (name !== undefined) return other === undefined ? this.#literalNamed(name, side, file) : undefined
    const texts = DEFAULTS.map((pattern) => pattern.exec(expression)?.[1])
    const text = texts.find((each) => each !== undefined && !isNothing(each))
    return text === undefined ? undefined : { text, file: '', line: 0 }
  }

  /** Literals of a name. If the file that uses the name has some, those of other files do not count. */
  #literalsFor(name: string, file: string): Sides<readonly Literal[]> {
    const all = literalsNamed(this.#literals, name)
    const locals = bothSides((each) => all[each].filter((literal) => literal.file === file))
    return locals.before.length + locals.after.length > 0 ? locals : all
  }

  #literalNamed(name: string, side: Side, file: string): Literal | undefined {
    const literals = this.#literalsFor(name, file)
    const only = changedAmong(literals, side) ?? onlyLiteral(literals[side])
    const isNew = literals.before.length === 0 || literals.after.length === 0
    return only && isNew ? { ...only, isNew } : only
  }

  /**
   * Literal for an expression that chooses a value from a map by an unknown key, so only a changed literal can be
   * meant. It is the only changed literal in the maps that the expression names. If these have none, it is the only
   * changed literal of the keys that it names, among the keys that occur more than once.
   */
  #chosenLiteral(names: readonly string[], side: Side): Literal | undefined {
    const changedOf = (literals: Sides<Literals>, some: readonly string[]) =>
      some.flatMap((name) => changedAmong(literalsNamed(literals, name), side) ?? [])
    const ofMaps = changedOf(this.#maps, names)
    const ofKeys = names.filter((name) => (this.#literals[side].get(name)?.length ?? 0) > 1)
    const [one, other] = ofMaps.length > 0 ? ofMaps : changedOf(this.#literals, ofKeys)
    return other === undefined ? one : undefined
  }

  #index(): void {
    if (this.#indexed) return
    this.#indexed = true
    for (const side of ['before', 'after'] as const)
      for (const { file, root } of this.#documents[side])
        for (const node of nodesIn(root))
          for (const { name, text, line } of literalsOf(node)) {
            // If a map has a key several times, only the last one counts.
            if (node.syntax === 'data' && isGivenAgain(node)) continue
            put(this.#literals[side], name.slice(name.lastIndexOf('.') + 1), { text, file, line })
            put(this.#maps[side], mapAround(node, name), { text, file, line })
          }
  }
}

const lastOfKeys = oncePerNode(
  (node): ReadonlyMap<string, Node> => new Map(node.children.map((child) => [child.key, child])),
)

/** Whether a later key of the same map has the same name. */
function isGivenAgain(node: Node): boolean {
  return node.key !== '' && node.parent !== undefined && lastOfKeys(node.parent).get(node.key) !== node
}

/** Name of the map around a key; empty if the key is in no map. */
function mapAround(node: Node, name: string): string {
  const inline =
    node.syntax === 'data'
      ? undefined
      : /^(?:const |let |local )?["'$]?(\w+)["']?.{0,80}?[=:]\s*\{/.exec(node.text)?.[1]
  if (inline !== undefined && inline !== name) return inline
  if (VALUE.has(name)) return ''
  const parent = VALUE.has(node.parent?.key ?? '') ? node.parent?.parent : node.parent
  // A parameter of CloudFormation such as `Flush: { Default: 1 }` is one value, not a map.
  const isValue =
    parent === undefined ||
    assignmentsOf(parent).some(({ value }) => value.kind === 'literal' && value.text !== parent.key)
  return isValue && !/^variable\s/.test(parent?.text ?? '') ? '' : (parent?.key.split(/[.:]/).at(-1) ?? '')
}

function put(literals: Map<string, Literal[]>, name: string, literal: Literal): void {
  const all = literals.get(name) ?? []
  all.push(literal)
  literals.set(name, all)
}

function literalsNamed(literals: Sides<Literals>, name: string): Sides<readonly Literal[]> {
  return bothSides((side) => literals[side].get(name) ?? [])
}

/** The literals of each side that the other side lacks. */
function surplusOf(all: Sides<readonly Literal[]>): Sides<readonly Literal[]> {
  return bothSides((side, other) => surplus(all[side], all[other], ({ text }) => text))
}

/**
 * The only literal that the other side lacks, if the other side also has exactly one such literal. One then replaced
 * the other. A literal that was only added is no change.
 */
function changedAmong(all: Sides<readonly Literal[]>, side: Side): Literal | undefined {
  const changed = surplusOf(all)
  const [literal] = changed[side]
  const isOne = changed.before.length === 1 && changed.after.length === 1
  return literal !== undefined && isOne ? { ...literal, isChanged: true } : undefined
}

function onlyLiteral([first, ...others]: readonly Literal[]): Literal | undefined {
  return others.every(({ text }) => text === first?.text) ? first : undefined
}

function literalsOf(node: Node): { name: string; text: string; line: number }[] {
  // In `FROM mysql:8.4`, the tag of the image is not the value of a variable `mysql`.
  if ((node.group !== undefined && !node.text.includes('{%')) || FROM.test(node.text)) return []
  // A list has several values, so it gives its name no single value.
  const isList = node.children.length > 0 && node.children.every(({ key }) => key === '') && node.syntax === 'data'
  const literals = (isList ? [] : assignmentsOf(node)).flatMap(({ name, value, line }) => {
    const isOne = value.kind === 'literal' && value.text !== undefined && !hasExpression(value.text)
    return isOne ? [{ name, text: value.text, line }] : []
  })
  // In Terraform, `variable "flush" { default = 1 }` gives `flush` its value under another key.
  const named = /^variable\s+["']([\w-]+)["']/.exec(node.text)?.[1]
  if (named === undefined) return literals
  const below = childOf(node, VALUE)
  const values = literals.filter(({ name }) => VALUE.has(name)).concat(below === undefined ? [] : literalsOf(below))
  return [...literals, ...values.map((each) => ({ ...each, name: named }))]
}

/** Writes all references alike: `node['mysql']['flush']` as `node.mysql.flush`, `config.get("a")` as `config.a`. */
function dotted(expression: string): string {
  return expression.replaceAll(/\[["']([\w-]+)["']\]|\.(?:get|require)\w{0,20}\(["']([\w-]+)["']\)/g, '.$1$2')
}

/**
 * Names whose values an expression uses. Of a path such as `.Values.mysql.flush` only the last part counts, because
 * files define it under that name.
 */
export function namesIn(expression: string): string[] {
  const names = [...dotted(expression).matchAll(PATH)].flatMap(({ 0: whole, 1: path = '' }) => {
    // A word right behind a quote is a text and no name. In "/mysql/pool" slashes are before both words, so both are
    // names.
    if (whole.startsWith('"') || whole.startsWith("'")) return []
    const parts = path.replaceAll('$', '').split(/\.|::/)
    return parts.findLast((part) => !WORDS.has(part)) ?? []
  })
  return [...new Set(names)].filter((name) => name.length > 1)
}
