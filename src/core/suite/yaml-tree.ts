/** YAML as plain values, with the place of each in its text: anchors, aliases and merges resolved, within limits. */
import {
  type Alias,
  Composer,
  CST,
  type Document,
  isAlias,
  isCollection,
  isScalar,
  isSeq,
  isMap as isYamlMap,
  Lexer,
  LineCounter,
  type Node,
  type Pair,
  Parser,
  type Scalar,
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
  /** How a scalar is written, at its anchor where an alias stands for it; undefined for maps and lists. */
  readonly scalarOf: (path: KeyPath) => YamlScalar | undefined
}

/** `literal` and `folded`: a text below its line, `|` or `>`. */
export interface YamlScalar {
  readonly style: 'literal' | 'folded' | 'flow'
  /** Its start; for a text below its line, the `|` or `>`. */
  readonly position: TextPosition
  readonly isAlias: boolean
}

/** Whether a plain value is a map of the text. */
export function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** How much of a text is read, and how. */
interface YamlReading {
  /** For messages. */
  readonly noun: string
  readonly mostDocuments: number
  readonly mostCharacters: number
  /** Words, marks and line breaks: the parser takes some millionths of a second for each. */
  readonly mostTokens: number
  /** After expansion of aliases. */
  readonly mostValues: number
  /** Limit for all scalars, after expansion of aliases: nothing made from them grows without end. */
  readonly mostExpandedCharacters: number
  /**
   * Whether the file is not one of ours. Its problems show nothing of the text but keys, as it may have passwords in
   * it, and a value with a tag that YAML does not know becomes a map of one key, the tag: `!Ref A` is `{ '!Ref': A }`.
   */
  readonly isForeign: boolean
}

const DEEPEST_NESTING = 32

const SUITE: YamlReading = {
  noun: 'a suite in YAML',
  mostDocuments: 1,
  mostCharacters: 262_144,
  mostTokens: Number.POSITIVE_INFINITY,
  // A suite of 100 scenarios with 50 options each has about half of it.
  mostValues: 10_000,
  mostExpandedCharacters: Number.POSITIVE_INFINITY,
  isForeign: false,
}

export const WORKLOAD: YamlReading = {
  ...SUITE,
  noun: 'a workload in YAML',
  mostCharacters: 4 * 1024 ** 2,
  mostValues: 100_000,
}

/** Largest YAML file of others, and the most words and marks in it: it takes less than a second to read. */
export const LARGEST_YAML_CHARACTERS = 1024 ** 2
export const MOST_YAML_TOKENS = 150_000

/** Files of others, such as a chart's values, are larger than suites, and use tags of their own. */
const ANY_FILE: YamlReading = {
  noun: 'YAML',
  // Manifests of a whole cluster have hundreds.
  mostDocuments: 2000,
  mostCharacters: LARGEST_YAML_CHARACTERS,
  mostTokens: MOST_YAML_TOKENS,
  mostValues: 100_000,
  mostExpandedCharacters: 4 * 1024 ** 2,
  isForeign: true,
}

const TOO_DEEP = ['nesting that is too deep', `at most ${DEEPEST_NESTING} levels`] as const

const START: TextPosition = { line: 1, offset: 0 }

/** A text that is not one YAML document gives drafts instead of a tree. */
export type ReadYaml = { readonly tree: YamlTree } | { readonly drafts: readonly [ProblemDraft] }

/** Reads one YAML document, with anchors, aliases and merges resolved. Throws for no text. */
export function readYaml(text: string, reading = SUITE): ReadYaml {
  return readYamlStream(text, reading)[0] ?? refusal(START, 'an empty file', reading.noun)
}

/**
 * Reads all documents of a text, each with positions in the whole text, without empty ones. The limits hold for all
 * documents together. Throws for no text.
 */
export function readYamlStream(text: string, reading = ANY_FILE): readonly ReadYaml[] {
  const refused = refuseWhole(text, reading)
  if (refused !== undefined) return [refused]
  const lines = new LineCounter()
  const reader = new TreeReader(reading, lines)
  const documents = parsed(text, lines, reading.mostDocuments)
  if (documents === undefined) return [refusal(START, ...TOO_DEEP)]
  const tooMany = documents[reading.mostDocuments]
  if (tooMany !== undefined) {
    const most = reading.mostDocuments
    const words = most === 1 ? 'a second YAML document' : `more than ${most} YAML documents`
    return [refusal(reader.position(tooMany.range[0]), words, most === 1 ? 'one document per file' : `at most ${most}`)]
  }
  return documents.flatMap(({ errors, warnings, contents }) => {
    // Only the first one: a parser's later errors are mostly consequences of the first.
    const [error = reading.isForeign ? undefined : warnings[0]] = errors
    if (error !== undefined) return [refusal(reader.position(error.pos[0]), ...yamlError(error, text, reading))]
    const isEmpty = contents === null || (isScalar(contents) && contents.value === null)
    return isEmpty ? [] : [reader.read(contents)]
  })
}

/** What is wrong with a text as a whole: the parser takes seconds, and all memory, for deep nesting. */
function refuseWhole(text: string, { mostCharacters, mostTokens }: YamlReading) {
  if (text.length > mostCharacters)
    return refusal(START, `${text.length} characters`, `at most ${mostCharacters} characters`)
  let [brackets, opened, offset, tokens] = [0, 0, 0, 0]
  for (const token of new Lexer().lex(text)) {
    const type = CST.tokenType(token)
    if (type === 'flow-seq-start' || type === 'flow-map-start') brackets += 1
    else if (type === 'flow-seq-end' || type === 'flow-map-end') brackets -= 1
    else if (type === 'seq-item-ind' || type === 'explicit-key-ind') opened += 1
    else if (type === 'newline') opened = 0
    else if (type === 'doc-start') brackets = 0
    if (Math.max(brackets, opened) > DEEPEST_NESTING)
      return refusal({ line: text.slice(0, offset).split('\n').length, offset }, ...TOO_DEEP)
    // Tokens of the lexer's own, which stand for nothing in the text.
    if (type === 'doc-mode' || type === 'flow-error-end' || type === 'scalar') continue
    offset += token.length
    if (type !== 'space') tokens += 1
  }
  if (tokens <= mostTokens) return undefined
  return refusal(START, `${tokens} words, marks and line breaks`, `at most ${mostTokens} in one YAML file`)
}

const PARSING = {
  // Core schema whatever a %YAML line says: OFF and yes stay words for MySQL.
  schema: 'core',
  resolveKnownTags: false,
  stringKeys: true,
  // Found by the reader below, which knows the path.
  uniqueKeys: false,
  prettyErrors: false,
} as const

/** One more document than are allowed at most; undefined if one nests deeper than the parser, which calls itself, can. */
function parsed(text: string, lines: LineCounter, most: number): Document.Parsed[] | undefined {
  const { stackTraceLimit } = Error
  try {
    // The parser makes an error of every fault, and a text may have one a line; only the first is reported, without its
    // stack.
    Error.stackTraceLimit = 0
    const documents: Document.Parsed[] = []
    for (const document of new Composer(PARSING).compose(new Parser(lines.addNewLine).parse(text))) {
      documents.push(document)
      if (documents.length > most) break
    }
    return documents
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

function refusal(position: TextPosition, found: string, allowed: string): { drafts: readonly [ProblemDraft] } {
  return { drafts: [{ path: [], position, found, allowed }] }
}

const LINE_WITH_TAB = / *\t/y

function yamlError(error: YAMLError, text: string, reading: YamlReading): readonly [found: string, allowed: string] {
  const { code, message, pos } = error
  // The parser quotes the text: tags, and the part after a colon.
  const shown = reading.isForeign ? message.replace(/(\S): .*$/s, '$1').replace(/!\S+/g, '!…') : message
  if (code === 'TAG_RESOLVE_FAILED') return [`a YAML tag: ${quote(shown)}`, 'values without tags']
  if (message.includes('call stack')) return TOO_DEEP
  LINE_WITH_TAB.lastIndex = pos[0] === 0 ? 0 : text.lastIndexOf('\n', pos[0] - 1) + 1
  // Whatever the parser reported, the tab is what to change.
  const allowed = YAML_FORMS[LINE_WITH_TAB.test(text) ? 'TAB_AS_INDENT' : code] ?? OTHER_YAML
  return [`not valid YAML: ${quote(shown).slice(1, -1)}`, allowed]
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

/** A value's place in the text, with those inside it by key or index. */
interface Place {
  readonly value: TextPosition
  readonly key: TextPosition
  /** Undefined for maps, lists, and values with a tag. */
  scalar: (YamlScalar & { readonly text: string }) | undefined
  readonly inside: Map<string | number, Place>
}

const STYLES: Readonly<Record<string, YamlScalar['style']>> = { BLOCK_LITERAL: 'literal', BLOCK_FOLDED: 'folded' }
/** Tags that the core schema resolves, and the one that only says that a value is text. */
const KNOWN_TAGS = /^(?:!|tag:yaml\.org,2002:(?:map|seq|str|int|float|bool|null))$/

/** Reads the documents of one text, and counts their values together. */
class TreeReader {
  readonly #reading: YamlReading
  readonly #lines: LineCounter
  #valuesLeft: number
  #charactersLeft: number
  #targets = new Map<Alias, Node | undefined>()
  #drafts: ProblemDraft[] = []
  /** Nodes around the current one, to detect an alias that contains itself. */
  readonly #open = new Set<Node>()
  /** The first value that is too many ends the walk. */
  #overflow: ProblemDraft | undefined

  constructor(reading: YamlReading, lines: LineCounter) {
    this.#reading = reading
    this.#lines = lines
    this.#valuesLeft = reading.mostValues
    this.#charactersLeft = reading.mostExpandedCharacters
  }

  position(offset: number): TextPosition {
    return { line: Math.max(1, this.#lines.linePos(offset).line), offset }
  }

  read(root: Node): ReadYaml {
    this.#drafts = []
    this.#targets = aliasTargets(root)
    const places = new Map<string | number, Place>()
    const value = this.#value(root, [], START, places)
    if (this.#overflow !== undefined) return { drafts: [this.#overflow] }
    const nearestTo = (path: KeyPath) => {
      let [place, depth] = [places.get(''), 0]
      for (const step of path) {
        const next = place?.inside.get(step)
        if (next === undefined) break
        place = next
        depth += 1
      }
      return { place, exact: depth === path.length ? place : undefined }
    }
    const tree: YamlTree = {
      value,
      drafts: this.#drafts,
      has: (path) => nearestTo(path).exact !== undefined,
      positionOf: (path) => nearestTo(path).place?.value ?? START,
      keyPositionOf: (path) => nearestTo(path).place?.key ?? START,
      textOf: (path) => nearestTo(path).exact?.scalar?.text,
      scalarOf: (path) => nearestTo(path).exact?.scalar,
    }
    return { tree }
  }

  /** @param around places of the map or list that the node is in, to which its own is added */
  #value(node: unknown, path: KeyPath, key: TextPosition | undefined, around: Place['inside']): unknown {
    const own = this.#start(node) ?? key ?? START
    if (this.#isOverflowing(own, path)) return undefined
    const target = isAlias(node) ? this.#follow(node, path, own) : node
    const place: Place = {
      // A collection may start lines below its key; a reader who looks for "workloads" looks for the key.
      value: isCollection(target) ? (key ?? own) : own,
      key: key ?? own,
      scalar: isScalar(target) ? this.#scalar(target, isAlias(node), own) : undefined,
      inside: new Map(),
    }
    around.set(path.at(-1) ?? '', place)
    this.#charactersLeft -= place.scalar?.text.length ?? 0
    const tag = this.#reading.isForeign && (isScalar(target) || isCollection(target)) ? target.tag : undefined
    if (tag === undefined || KNOWN_TAGS.test(tag)) return this.#content(target, path, place)
    const here = [...path, tag]
    if (this.#isOverflowing(place.value, here)) return undefined
    const tagged: Place = { ...place, inside: new Map() }
    place.inside.set(tag, tagged)
    place.scalar = undefined
    const value = isCollection(target) ? this.#content(target, here, tagged) : tagged.scalar?.text
    return Object.assign(Object.create(null), { [tag]: value })
  }

  #content(target: unknown, path: KeyPath, { inside }: Place): unknown {
    if (isScalar(target)) return target.value
    if (!isYamlMap(target) && !isSeq(target)) return undefined
    this.#open.add(target)
    const value = isYamlMap(target)
      ? this.#map(target, path, inside)
      : target.items.map((item, index) => this.#value(item, [...path, index], undefined, inside))
    this.#open.delete(target)
    return value
  }

  #map(map: YAMLMap, path: KeyPath, inside: Place['inside']): Record<string, unknown> {
    const result: Record<string, unknown> = Object.create(null)
    for (const [key, pair] of this.#pairs(map, path))
      result[key] = this.#value(pair.value, [...path, key], this.#start(pair.key), inside)
    return result
  }

  #scalar(scalar: Scalar, isAliased: boolean, own: TextPosition): Place['scalar'] {
    return {
      text: scalar.source ?? String(scalar.value),
      style: STYLES[scalar.type ?? ''] ?? 'flow',
      position: this.#start(scalar) ?? own,
      isAlias: isAliased,
    }
  }

  #start(node: unknown): TextPosition | undefined {
    const start = isScalar(node) || isCollection(node) || isAlias(node) ? node.range?.[0] : undefined
    return start === undefined ? undefined : this.position(start)
  }

  #report(path: KeyPath, position: TextPosition, found: string, allowed: string): undefined {
    this.#drafts.push({ path, position, found, allowed })
  }

  #isOverflowing(position: TextPosition, path: KeyPath): boolean {
    const { mostValues, mostExpandedCharacters: mostCharacters } = this.#reading
    const end = (found: string, allowed: string) => {
      this.#overflow ??= { path: [], position, found, allowed }
    }
    this.#valuesLeft -= 1
    // Merges nest without a longer path, so the open nodes count as well.
    if (Math.max(path.length, this.#open.size) > DEEPEST_NESTING) end(...TOO_DEEP)
    if (this.#valuesLeft < 0) end('too many values', `at most ${mostValues}, aliases expanded`)
    if (this.#charactersLeft < 0) end('too many characters', `at most ${mostCharacters}, aliases expanded`)
    return this.#overflow !== undefined
  }

  #follow(alias: Alias, path: KeyPath, position: TextPosition): Node | undefined {
    const target = this.#targets.get(alias)
    const found = this.#reading.isForeign ? 'an alias' : `*${quote(alias.source).slice(1, -1)}`
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
      const position = this.#start(pair.key) ?? this.position(map.range?.[0] ?? 0)
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

  *#merged(merge: Pair, path: KeyPath): Generator<[string, Pair]> {
    const here: KeyPath = [...path, '<<']
    const position = this.#start(merge.key) ?? START
    for (const source of isSeq(merge.value) ? merge.value.items : [merge.value]) {
      if (this.#isOverflowing(position, here)) return
      const target = isAlias(source) ? this.#follow(source, here, position) : source
      if (isYamlMap(target)) {
        this.#open.add(target)
        for (const entry of this.#pairs(target, path)) {
          if (this.#isOverflowing(position, here)) return
          yield entry
        }
        this.#open.delete(target)
      } else if (!isAlias(source) || target !== undefined)
        this.#report(here, position, 'something else than a map', 'a map or a list of maps')
    }
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
