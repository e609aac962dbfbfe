/** YAML as plain values, with the place of each in its text: anchors, aliases and merges resolved, within limits. */
import {
  type Alias,
  CST,
  isAlias,
  isCollection,
  isScalar,
  isSeq,
  isMap as isYamlMap,
  Lexer,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLError,
  type YAMLMap,
} from 'yaml'
import { type KeyPath, type ProblemDraft, quote, type TextPosition } from './problems.ts'

/** A YAML text as plain values, with the position of every one of them. */
export interface YamlTree {
  /** Maps are objects without a prototype, so that no key of the user's meets one of JavaScript's. */
  readonly value: unknown
  /** Problems that YAML itself does not mind, such as a key that is given twice. */
  readonly drafts: readonly ProblemDraft[]
  /** Whether the text has a value there. */
  readonly has: (path: KeyPath) => boolean
  /** Position of the value; for a value that does not exist, of the nearest one around it. */
  readonly positionOf: (path: KeyPath) => TextPosition
  /** Position of the key that leads to a value; the value's own position inside lists. */
  readonly keyPositionOf: (path: KeyPath) => TextPosition
  /** A scalar as it was written, e.g. "1.10" where the value is the number 1.1. */
  readonly textOf: (path: KeyPath) => string | undefined
}

/** Whether a plain value is a map of the text. */
export function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** How much of a text is read. */
interface YamlLimits {
  /** For messages. */
  readonly noun: string
  readonly mostCharacters: number
  /** After expansion of aliases. */
  readonly mostValues: number
}

const DEEPEST_NESTING = 32

// A suite of 100 scenarios with 50 options each has about half of the values.
const SUITE: YamlLimits = { noun: 'a suite in YAML', mostCharacters: 262_144, mostValues: 10_000 }
export const WORKLOAD: YamlLimits = {
  noun: 'a workload in YAML',
  mostCharacters: 4 * 1024 ** 2,
  mostValues: 100_000,
}

const TOO_DEEP = ['nesting that is too deep', `at most ${DEEPEST_NESTING} levels`] as const

const START: TextPosition = { line: 1, offset: 0 }

/** A text that is not one YAML document gives drafts instead of a tree. */
type ReadYaml = { readonly tree: YamlTree } | { readonly drafts: readonly [ProblemDraft] }

const PARSING = {
  // Core schema whatever a %YAML line says: OFF and yes stay words for MySQL.
  schema: 'core',
  resolveKnownTags: false,
  stringKeys: true,
  // Found by the reader below, which knows the path.
  uniqueKeys: false,
  prettyErrors: false,
} as const

/** Reads one YAML document, with anchors, aliases and merges resolved. Throws for no text. */
export function readYaml(text: string, { noun, mostCharacters, mostValues }: YamlLimits = SUITE): ReadYaml {
  const lines = new LineCounter()
  const positionAt = (offset: number) => ({ line: Math.max(1, lines.linePos(offset).line), offset })
  const { stackTraceLimit } = Error
  try {
    refuseWhole(text, mostCharacters)
    // The parser makes an error of every fault, and a text may have one a line; only the first is reported, without its
    // stack. Later ones are mostly its consequences.
    Error.stackTraceLimit = 0
    const { errors, warnings, contents } = parseDocument(text, { ...PARSING, lineCounter: lines })
    const [error = warnings[0]] = errors
    if (error !== undefined) throw new Refusal(positionAt(error.pos[0]), ...yamlError(error, text))
    if (contents === null || (isScalar(contents) && contents.value === null))
      throw new Refusal(START, 'an empty file', noun)
    return { tree: new TreeReader(positionAt, mostValues, aliasTargets(contents)).read(contents) }
  } catch (error) {
    if (error instanceof Refusal) return { drafts: [error.draft] }
    // The parser calls itself.
    if (error instanceof RangeError) return { drafts: [new Refusal(START, ...TOO_DEEP).draft] }
    throw error
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

/** A problem of the text as a whole, after which nothing of it is read. */
class Refusal extends Error {
  readonly draft: ProblemDraft

  constructor(position: TextPosition, found: string, allowed: string) {
    super(found)
    this.draft = { path: [], position, found, allowed }
  }
}

/** Refuses what would take the parser seconds and all memory: long texts, and deep nesting. */
function refuseWhole(text: string, mostCharacters: number): void {
  if (text.length > mostCharacters)
    throw new Refusal(START, `${text.length} characters`, `at most ${mostCharacters} characters`)
  let [brackets, opened, offset] = [0, 0, 0]
  for (const token of new Lexer().lex(text)) {
    const type = CST.tokenType(token)
    if (type === 'flow-seq-start' || type === 'flow-map-start') brackets += 1
    else if (type === 'flow-seq-end' || type === 'flow-map-end') brackets -= 1
    else if (type === 'seq-item-ind' || type === 'explicit-key-ind') opened += 1
    else if (type === 'newline') opened = 0
    else if (type === 'doc-start') brackets = 0
    if (Math.max(brackets, opened) > DEEPEST_NESTING)
      throw new Refusal({ line: text.slice(0, offset).split('\n').length, offset }, ...TOO_DEEP)
    // Tokens of the lexer's own stand for nothing in the text.
    if (type !== 'doc-mode' && type !== 'flow-error-end' && type !== 'scalar') offset += token.length
  }
}

const LINE_WITH_TAB = / *\t/y

function yamlError({ code, message, pos }: YAMLError, text: string): readonly [found: string, allowed: string] {
  if (code === 'MULTIPLE_DOCS') return ['a second YAML document', 'one document per file']
  if (code === 'TAG_RESOLVE_FAILED') return [`a YAML tag: ${quote(message)}`, 'values without tags']
  if (message.includes('call stack')) return TOO_DEEP
  LINE_WITH_TAB.lastIndex = pos[0] === 0 ? 0 : text.lastIndexOf('\n', pos[0] - 1) + 1
  // Whatever the parser reported, the tab is what to change.
  const allowed = YAML_FORMS[LINE_WITH_TAB.test(text) ? 'TAB_AS_INDENT' : code] ?? OTHER_YAML
  return [`not valid YAML: ${quote(message).slice(1, -1)}`, allowed]
}

/** Corrections, by the parser's codes of errors. */
const YAML_FORMS: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'spaces in front of a line, no tabs',
  BAD_INDENT: 'keys of one map, and items of one list, that begin in one column; brackets and braces that are closed',
  BLOCK_AS_IMPLICIT_KEY: 'one key on a line; a value with a colon and a blank in it in quotes',
  MULTILINE_IMPLICIT_KEY: 'a key with a colon behind it, or an item with a dash and a blank before it',
  NON_STRING_KEY: 'a word as a key',
  BAD_SCALAR_START: 'a value that begins with a special character in quotes',
  BAD_DQ_ESCAPE: 'a value with backslashes in single quotes',
}
const OTHER_YAML = 'quotes, brackets and braces that are closed, with nothing behind them on their line'

/** A value's place in the text. */
interface Place {
  readonly value: TextPosition
  readonly key: TextPosition
  /** Undefined for maps and lists. */
  readonly text: string | undefined
}

class TreeReader {
  readonly #positionAt: (offset: number) => TextPosition
  readonly #targets: ReadonlyMap<Alias, Node | undefined>
  readonly #mostValues: number
  #values = 0
  readonly #drafts: ProblemDraft[] = []
  /** By path. */
  readonly #places = new Map<string, Place>()
  /** Nodes around the current one, to detect an alias that contains itself. */
  readonly #open = new Set<Node>()

  constructor(
    positionAt: (offset: number) => TextPosition,
    mostValues: number,
    targets: ReadonlyMap<Alias, Node | undefined>,
  ) {
    this.#positionAt = positionAt
    this.#mostValues = mostValues
    this.#targets = targets
  }

  /** @throws Refusal */
  read(root: Node): YamlTree {
    const value = this.#value(root, [], undefined)
    const placeAt = (path: KeyPath) => this.#places.get(JSON.stringify(path))
    const nearest = (path: KeyPath): Place | undefined =>
      placeAt(path) ?? (path.length === 0 ? undefined : nearest(path.slice(0, -1)))
    return {
      value,
      drafts: this.#drafts,
      has: (path) => placeAt(path) !== undefined,
      positionOf: (path) => nearest(path)?.value ?? START,
      keyPositionOf: (path) => nearest(path)?.key ?? START,
      textOf: (path) => placeAt(path)?.text,
    }
  }

  /** @param key position of the key that leads to it */
  #value(node: unknown, path: KeyPath, key: TextPosition | undefined): unknown {
    const own = this.#start(node) ?? key ?? START
    this.#count(own, path)
    const target = isAlias(node) ? this.#follow(node, path, own) : node
    this.#places.set(JSON.stringify(path), {
      // A collection may start lines below its key; a reader who looks for "workloads" looks for the key.
      value: isCollection(target) ? (key ?? own) : own,
      key: key ?? own,
      text: isScalar(target) ? (target.source ?? String(target.value)) : undefined,
    })
    if (isScalar(target)) return target.value
    if (!isYamlMap(target) && !isSeq(target)) return undefined
    this.#open.add(target)
    const value = isYamlMap(target)
      ? this.#map(target, path)
      : target.items.map((item, index) => this.#value(item, [...path, index], undefined))
    this.#open.delete(target)
    return value
  }

  #map(map: YAMLMap, path: KeyPath): Record<string, unknown> {
    const result: Record<string, unknown> = Object.create(null)
    for (const [key, pair] of this.#pairs(map, path))
      result[key] = this.#value(pair.value, [...path, key], this.#start(pair.key))
    return result
  }

  #start(node: unknown): TextPosition | undefined {
    const start = isScalar(node) || isCollection(node) || isAlias(node) ? node.range?.[0] : undefined
    return start === undefined ? undefined : this.#positionAt(start)
  }

  #report(path: KeyPath, position: TextPosition, found: string, allowed: string): undefined {
    this.#drafts.push({ path, position, found, allowed })
  }

  /** @throws Refusal for a value that is too many or too deep */
  #count(position: TextPosition, path: KeyPath): void {
    this.#values += 1
    // Merges nest without a longer path, so the open nodes count as well.
    if (Math.max(path.length, this.#open.size) > DEEPEST_NESTING) throw new Refusal(position, ...TOO_DEEP)
    if (this.#values > this.#mostValues)
      throw new Refusal(position, 'too many values', `at most ${this.#mostValues}, aliases expanded`)
  }

  #follow(alias: Alias, path: KeyPath, position: TextPosition): Node | undefined {
    const target = this.#targets.get(alias)
    const found = `*${quote(alias.source).slice(1, -1)}`
    if (target === undefined) return this.#report(path, position, found, 'an anchor (&name) that is set above')
    if (this.#open.has(target)) return this.#report(path, position, found, 'an alias outside of its own anchor')
    return target
  }

  /** The map's entries by key: those merged with `<<` first, its own after them, as they override. */
  #pairs(map: YAMLMap, path: KeyPath): Map<string, Pair> {
    const pairs = new Map<string, Pair>()
    const isMerge = (pair: Pair) => isScalar(pair.key) && pair.key.value === '<<' && pair.key.type === 'PLAIN'
    for (const pair of map.items.filter(isMerge)) {
      // The first of several maps in one merge that has a key wins.
      for (const [key, merged] of this.#merged(pair, path)) if (!pairs.has(key)) pairs.set(key, merged)
    }
    const own = new Set<string>()
    for (const pair of map.items.filter((each) => !isMerge(each))) {
      const key = isScalar(pair.key) ? String(pair.key.value ?? '') : ''
      const position = this.#start(pair.key) ?? this.#positionAt(map.range?.[0] ?? 0)
      if (own.has(key)) this.#report([...path, key], position, `a second ${quote(key)}`, 'every key once')
      else if (key === '__proto__') this.#report([...path, key], position, `key ${quote(key)}`, 'any other name')
      else {
        own.add(key)
        pairs.delete(key)
        pairs.set(key, pair)
      }
    }
    return pairs
  }

  #merged(merge: Pair, path: KeyPath): [string, Pair][] {
    const here: KeyPath = [...path, '<<']
    const position = this.#start(merge.key) ?? START
    return (isSeq(merge.value) ? merge.value.items : [merge.value]).flatMap((source) => {
      this.#count(position, here)
      const target = isAlias(source) ? this.#follow(source, here, position) : source
      if (!isYamlMap(target)) {
        if (!isAlias(source) || target !== undefined)
          this.#report(here, position, 'something else than a map', 'a map or a list of maps')
        return []
      }
      this.#open.add(target)
      const pairs = [...this.#pairs(target, path)]
      this.#open.delete(target)
      for (const _ of pairs) this.#count(position, here)
      return pairs
    })
  }
}

/** The target of every alias: the last node with that anchor before it. */
function aliasTargets(root: Node): Map<Alias, Node | undefined> {
  const anchors = new Map<string, Node>()
  const targets = new Map<Alias, Node | undefined>()
  visit(root, {
    Node: (_, node) => {
      if (isAlias(node)) targets.set(node, anchors.get(node.source))
      else if (node.anchor !== undefined) anchors.set(node.anchor, node)
    },
  })
  return targets
}
