/** Names that stand for values: a name with one literal assignment takes it. */

import type { SourceLine } from '../names.ts'
import { assignmentsOf } from './assignments.ts'
import { bothSides, type Side, type Sides, surplus } from './sides.ts'
import { childOf, type Document, type Node, nodesIn } from './tree.ts'
import { type FactValue, hasExpression } from './values.ts'

/** Parts of a text that stand for values. */
const REFERENCE =
  /\$\{\{(?:(?!\{\{).)*?\}\}|\$\{(?:[^{}]|\{[^{}]*\}|\$\{[^{}]*\})*\}|\{\{(?:(?!\{\{).)*?\}\}|<%(?:(?!<%).)*?%>|\$\(\w+\)|\$\w+|![A-Z]\w* .*$/g
/** A name in an expression; one before a bracket is a function. */
const PATH = /["'/]?[@$.]?([A-Za-z_][\w-]*(?:(?:\.|::)\$?[A-Za-z_][\w-]*)*)(?![\w(-])/g
/** Words that expressions have, and that name no value. */
const WORDS = new Set(
  'name item key host var local locals Values each value key self Ref GetAtt Sub FindInMap If if else default omit lookup hiera env process include quote toString int float string bool true false null nil none undef upper lower required not and or eq ne'.split(
    ' ',
  ),
)
/** An expression that computes, or decides. */
const COMPUTES = /[\w)]\s*[+*]\s*[\w(]|\s[/%~-]\s|==|!=|\s\?\s|&&|\sif\s/
/** A function of CloudFormation other than a name or a choice. */
const CALL = /^!(?!Ref\b|FindInMap\b)/
/** An expression that chooses one of a map's values, by a key that is no literal. */
const CHOICE = /\[[^\][]*\w[^\][]*\]|\blookup\(|\bindex\s|\bget\s|FindInMap|\$\{[^{}]*\$\{/
/** A value for a name that has none. */
const DEFAULTS = [
  /\b(?:hiera|lookup)\(\s*['"][^'"]*['"]\s*,\s*["']?([\w.]+)["']?\s*\)/,
  /\bdefault\(\s*["']?([\w.%-]+)["']?/,
  /^\$\{\w+:?-["']?([^}"']*)["']?\}$/,
  /\bgetv\s+\S+\s+["']([^"']*)["']/,
  /\bdefault\s+["']?([\w.%-]+)["']?/,
] as const
/** No value, in some language. */
const NOTHING = /^(?:nil|null|undef|undefined|omit)$/
/** Keys below a name that hold its value. */
const VALUE = /^(?:[dD]efault|value|Value)$/
/** The image of a Dockerfile, whose tag is no value of its name. */
const FROM = /^FROM\s/
const DEEPEST = 4

export interface Literal extends SourceLine {
  readonly text: string
  readonly isChanged?: true
  /** Whether the other side has none of the name. */
  readonly isNew?: boolean
}

/** A value with what its names stand for, where that could be told. */
export interface Resolution {
  readonly value: FactValue
  /** Where a literal changed that the value is of. */
  readonly place?: SourceLine | undefined
  /** All literals that it is of. */
  readonly literals: readonly Literal[]
}

export class References {
  readonly #documents: Sides<readonly Document[]>
  readonly #literals: Sides<Map<string, Literal[]>> = { before: new Map(), after: new Map() }
  /** Literals of maps, by the names of these. */
  readonly #maps: Sides<Map<string, Literal[]>> = { before: new Map(), after: new Map() }
  #indexed = false

  /** @param documents that may assign names */
  constructor(documents: Sides<readonly Document[]>) {
    this.#documents = documents
  }

  /** @param file in which the value stands: a name that has a literal there has no other */
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
    const written = value.text.replace(/^!Sub /, '')
    const text =
      hasExpression(written) || written !== value.text ? written.replace(REFERENCE, replaced) : replaced(written)
    const place = literals.find(({ isChanged, isNew }) => isChanged === true || isNew === true)
    if (isOpen) return { value, place, literals }
    const plain = text.replace(/^(["'`])(.*)\1$/, '$2')
    if (!hasExpression(plain)) return { value: { kind: 'literal', text: plain }, place, literals }
    const inner = this.resolve({ kind: 'expression', text: plain }, side, file, depth + 1)
    return { value: inner.value, place: place ?? inner.place, literals: [...literals, ...inner.literals] }
  }

  /** Literals of this side that changed, of names in an expression whose value cannot be told. */
  changedIn({ kind, text = '' }: FactValue, side: Side, file: string): readonly Literal[] {
    if (kind !== 'expression') return []
    this.#index()
    const opposite = side === 'before' ? 'after' : 'before'
    return namesIn(text).flatMap((name) => {
      const all = bothSides((each) => this.#literals[each].get(name) ?? [])
      const own = bothSides((each) => all[each].filter((literal) => literal.file === file))
      const { [side]: here, [opposite]: there } = own.before.length + own.after.length > 0 ? own : all
      return surplus(here, there, ({ text }) => text)
    })
  }

  /** Names whose only literal differs between the sides. */
  changedNames(): ReadonlySet<string> {
    this.#index()
    const names = new Set([...this.#literals.before.keys(), ...this.#literals.after.keys()])
    const textOf = (name: string, side: Side) => JSON.stringify(this.#literals[side].get(name)?.map(({ text }) => text))
    return new Set([...names].filter((name) => textOf(name, 'before') !== textOf(name, 'after')))
  }

  /** What an expression stands for that is nothing but a name: the literal that changed, else the only one, else its default. */
  #literalOf(written: string, side: Side, file: string): Literal | undefined {
    this.#index()
    const expression = dotted(written)
    if (COMPUTES.test(expression) || CALL.test(expression)) return undefined
    const names = namesIn(expression)
    if (CHOICE.test(expression)) return this.#chosenLiteral(names, side)
    const known = names.filter((name) => this.#literals[side].has(name))
    const [name, other] = known
    if (name !== undefined) return other === undefined ? this.#literalNamed(name, side, file) : undefined
    const text = DEFAULTS.map((pattern) => pattern.exec(expression)?.[1]).find(
      (each) => each !== undefined && !NOTHING.test(each),
    )
    return text === undefined ? undefined : { text, file: '', line: 0 }
  }

  #literalNamed(name: string, side: Side, file: string): Literal | undefined {
    const all = bothSides((each) => this.#literals[each].get(name) ?? [])
    const own = bothSides((each) => all[each].filter((literal) => literal.file === file))
    const literals = own.before.length + own.after.length > 0 ? own : all
    const only = changedAmong(literals, side) ?? onlyLiteral(literals[side])
    const isNew = literals.before.length === 0 || literals.after.length === 0
    return only && isNew ? { ...only, isNew } : only
  }

  /** The literal that changed in a map, or of a key that several maps have. */
  #chosenLiteral(names: readonly string[], side: Side): Literal | undefined {
    const ofMaps = names.flatMap((name) => changedLiteral(this.#maps, name, side) ?? [])
    const ofKeys = names.filter((name) => (this.#literals[side].get(name)?.length ?? 0) > 1)
    const [one, other] =
      ofMaps.length > 0 ? ofMaps : ofKeys.flatMap((name) => changedLiteral(this.#literals, name, side) ?? [])
    return other === undefined ? one : undefined
  }

  #index(): void {
    if (this.#indexed) return
    this.#indexed = true
    for (const side of ['before', 'after'] as const)
      for (const { file, root } of this.#documents[side])
        for (const node of nodesIn(root))
          for (const { name, text, line } of literalsOf(node)) {
            // The last of a map's keys of one name counts.
            if (node.syntax === 'data' && isGivenAgain(node)) continue
            put(this.#literals[side], name.slice(name.lastIndexOf('.') + 1), { text, file, line })
            put(this.#maps[side], mapAround(node, name), { text, file, line })
          }
  }
}

/** Whether a key of the same map has its name, and comes later. */
function isGivenAgain(node: Node): boolean {
  const { key, parent } = node
  if (key === '' || parent === undefined) return false
  const last = lastOfKeys.get(parent) ?? new Map(parent.children.map((child) => [child.key, child]))
  lastOfKeys.set(parent, last)
  return last.get(key) !== node
}

const lastOfKeys = new WeakMap<Node, ReadonlyMap<string, Node>>()

/** The name of the map that a key is one of; empty: none. */
function mapAround(node: Node, name: string): string {
  const inline =
    node.syntax === 'data'
      ? undefined
      : /^(?:const |let |local )?["'$]?(\w+)["']?.{0,80}?[=:]\s*\{/.exec(node.text)?.[1]
  if (inline !== undefined && inline !== name) return inline
  if (VALUE.test(name)) return ''
  const parent = VALUE.test(node.parent?.key ?? '') ? node.parent?.parent : node.parent
  // `Flush: { Default: 1 }` is one value, and no map.
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

/** The only literal of a name that differs from those of the other side: one for one, so that a further one is no change. */
function changedLiteral(
  literals: Sides<ReadonlyMap<string, readonly Literal[]>>,
  name: string,
  side: Side,
): Literal | undefined {
  return changedAmong(
    bothSides((each) => literals[each].get(name) ?? []),
    side,
  )
}

function changedAmong(all: Sides<readonly Literal[]>, side: Side): Literal | undefined {
  const changed = bothSides((each, opposite) => surplus(all[each], all[opposite], ({ text }) => text))
  const [literal] = changed[side]
  const isOne = changed.before.length === 1 && changed.after.length === 1
  return literal !== undefined && isOne ? { ...literal, isChanged: true } : undefined
}

function onlyLiteral([first, ...others]: readonly Literal[] = []): Literal | undefined {
  return others.every(({ text }) => text === first?.text) ? first : undefined
}

function literalsOf(node: Node): { name: string; text: string; line: number }[] {
  if ((node.group !== undefined && !node.text.includes('{%')) || FROM.test(node.text)) return []
  // A list is no value of a name.
  const isList = node.children.length > 0 && node.children.every(({ key }) => key === '') && node.syntax === 'data'
  const own = (isList ? [] : assignmentsOf(node)).flatMap(({ name, value, line }) => {
    const isOne = value.kind === 'literal' && value.text !== undefined && !hasExpression(value.text)
    return isOne ? [{ name, text: value.text, line }] : []
  })
  // `variable "flush" { default = 1 }`, and `Flush: { Default: 1 }` of CloudFormation.
  const named = /^variable\s+["']([\w-]+)["']/.exec(node.text)?.[1]
  if (named === undefined) return own
  const below = childOf(node, VALUE)
  const values = own.filter(({ name }) => VALUE.test(name)).concat(below === undefined ? [] : literalsOf(below))
  return [...own, ...values.map((each) => ({ ...each, name: named }))]
}

/** `node.mysql.flush` for `node['mysql']['flush']`, and `config.flush` for `config.get("flush")`. */
function dotted(expression: string): string {
  return expression.replaceAll(/\[["']([\w-]+)["']\]|\.(?:get|require)\w{0,20}\(["']([\w-]+)["']\)/g, '.$1$2')
}

/** Names that an expression reads. */
export function namesIn(expression: string): string[] {
  const names = [...dotted(expression).matchAll(PATH)].flatMap(({ 0: whole, 1: path = '' }) => {
    if (/^["']/.test(whole) && !/^["']\//.test(whole)) return []
    return (
      path
        .split(/\.|::/)
        .findLast((part) => !WORDS.has(part.replace(/^\$/, '')))
        ?.replace(/^\$/, '') ?? []
    )
  })
  return [...new Set(names)].filter((name) => name.length > 1)
}
