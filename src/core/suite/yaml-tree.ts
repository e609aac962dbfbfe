import {
  type Alias,
  Composer,
  CST,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  type Node,
  type Pair,
  Parser,
  parseDocument,
  type Scalar,
  type YAMLError,
  type YAMLMap,
  type YAMLSeq,
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

/** How much of a text is read, and how. */
interface YamlReading {
  /** For messages. */
  readonly noun: string
  readonly mostCharacters: number
  /** Words, marks and line breaks: the parser takes some millionths of a second for each. */
  readonly mostTokens: number
  /** After expansion of aliases. */
  readonly mostValues: number
  /** Limit for all scalars, after expansion of aliases: nothing made from them grows without end. */
  readonly mostExpandedCharacters: number
  /**
   * Whether a value with a tag that YAML does not know becomes a map of one key, the tag: `!Ref A` is `{ '!Ref': A }`.
   */
  readonly keepsTags: boolean
  /** Whether problems show nothing of the text but keys: files of others have passwords in them. */
  readonly hidesText: boolean
}

const LARGEST_TEXT_CHARACTERS = 262_144
/** After expansion of aliases; a suite of 100 scenarios with 50 options each has about half of it. */
const MOST_VALUES = 10_000
const DEEPEST_NESTING = 32

const SUITE: YamlReading = {
  noun: 'a suite in YAML',
  mostCharacters: LARGEST_TEXT_CHARACTERS,
  mostTokens: Number.POSITIVE_INFINITY,
  mostValues: MOST_VALUES,
  mostExpandedCharacters: Number.POSITIVE_INFINITY,
  keepsTags: false,
  hidesText: false,
}

/** Only the first one: later errors are mostly consequences of it. */
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
  mostCharacters: LARGEST_YAML_CHARACTERS,
  mostTokens: MOST_YAML_TOKENS,
  mostValues: 100_000,
  mostExpandedCharacters: 4 * 1024 ** 2,
  keepsTags: true,
  hidesText: true,
}
/** Manifests of a whole cluster have hundreds. */
const MOST_DOCUMENTS = 2000

const TOO_DEEP = ['nesting that is too deep', `at most ${DEEPEST_NESTING} levels`] as const

const START: TextPosition = { line: 1, offset: 0 }

/** A text that is not one YAML document gives drafts instead of a tree. */
export type ReadYaml = { readonly tree: YamlTree } | { readonly drafts: readonly [ProblemDraft] }

/** Reads one YAML document, with anchors, aliases and merges resolved. Throws for no text. */
export function readYaml(text: string, reading = SUITE): ReadYaml {
  const refused = refuseWhole(text, reading)
  if (refused !== undefined) return refused
  const lines = new LineCounter()
  const document = parsed(() => parseDocument(text, { ...PARSING, lineCounter: lines }))
  if (document === undefined) return refusal(START, ...TOO_DEEP)
  const position = positionsBy(lines)
  // Only the first one: a parser's later errors are mostly consequences of the first.
  const error = document.errors[0] ?? document.warnings[0]
  if (error !== undefined) return refusal(position(error.pos[0]), ...describeYamlError(error.code, error.message))
  if (document.contents === null) return refusal(START, 'an empty file', reading.noun)
  return walkDocument(document.contents, position, allowanceOf(reading))
}

/**
 * Reads all documents of a text, each with positions in the whole text, without empty ones. Limits are larger than
 * those of a suite, and hold for all documents together. Unknown tags are kept: `!Ref A` is `{ '!Ref': A }`. Throws for
 * no text.
 */
export function readYamlStream(text: string): readonly ReadYaml[] {
  const refused = refuseWhole(text, ANY_FILE)
  if (refused !== undefined) return [refused]
  const lines = new LineCounter()
  const position = positionsBy(lines)
  const documents = parsed(() => firstDocuments(text, lines))
  if (documents === undefined) return [refusal(START, ...TOO_DEEP)]
  if (documents.length > MOST_DOCUMENTS)
    return [refusal(START, `more than ${MOST_DOCUMENTS} YAML documents`, `at most ${MOST_DOCUMENTS}`)]
  const allowance = allowanceOf(ANY_FILE)
  return documents.flatMap(({ errors: [error], contents }) => {
    if (error !== undefined)
      return [refusal(position(error.pos[0]), ...describeYamlError(codeOf(error, text), withoutText(error.message)))]
    const isEmpty = contents === null || (isScalar(contents) && contents.value === null)
    return isEmpty ? [] : [walkDocument(contents, position, allowance)]
  })
}

function refuseWhole(
  text: string,
  { mostCharacters, mostTokens }: YamlReading,
): ReturnType<typeof refusal> | undefined {
  if (text.length > mostCharacters)
    return refusal(START, `${text.length} characters`, `at most ${mostCharacters} characters`)
  const { tooDeepAt, tokens } = lexed(text)
  if (tooDeepAt !== undefined) return refusal(lineAt(text, tooDeepAt), ...TOO_DEEP)
  if (tokens <= mostTokens) return undefined
  return refusal(START, `${tokens} words, marks and line breaks`, `at most ${mostTokens} in one YAML file`)
}

function positionsBy(lines: LineCounter): (offset: number) => TextPosition {
  return (offset) => ({ line: Math.max(1, lines.linePos(offset).line), offset })
}

/** The parser's message without its quotes from the text: tags, and the part after a colon. */
function withoutText(message: string): string {
  return message.replace(/(\S): .*$/s, '$1').replace(/!\S+/g, '!…')
}

/** One more than are allowed at most. */
function firstDocuments(text: string, lines: LineCounter): Document.Parsed[] {
  const documents: Document.Parsed[] = []
  for (const document of new Composer(PARSING).compose(new Parser(lines.addNewLine).parse(text))) {
    documents.push(document)
    if (documents.length > MOST_DOCUMENTS) break
  }
  return documents
}

interface LexedText {
  /**
   * Position that is too deep by brackets, or by the items that one line opens: the parser takes seconds for many
   * thousands. Undefined if there is none; the walk finds deeper lines.
   */
  readonly tooDeepAt: number | undefined
  readonly tokens: number
}

function lexed(text: string): LexedText {
  let [brackets, opened, offset, tokens] = [0, 0, 0, 0]
  for (const token of new Lexer().lex(text)) {
    const type = CST.tokenType(token)
    if (type === 'flow-seq-start' || type === 'flow-map-start') brackets += 1
    else if (type === 'flow-seq-end' || type === 'flow-map-end') brackets -= 1
    else if (type === 'seq-item-ind' || type === 'explicit-key-ind') opened += 1
    else if (type === 'newline') opened = 0
    else if (type === 'doc-start') brackets = 0
    if (Math.max(brackets, opened) > DEEPEST_NESTING) return { tooDeepAt: offset, tokens }
    if (isMark(type)) continue
    offset += token.length
    if (type !== 'space') tokens += 1
  }
  return { tooDeepAt: undefined, tokens }
}

/** Tokens of the lexer's own, which stand for nothing in the text. */
function isMark(type: ReturnType<typeof CST.tokenType>): boolean {
  return type === 'doc-mode' || type === 'flow-error-end' || type === 'scalar'
}

function lineAt(text: string, offset: number): TextPosition {
  return { line: text.slice(0, offset).split('\n').length, offset }
}

const PARSING = {
  // Core schema whatever a %YAML line says: OFF and yes stay words for MySQL.
  schema: 'core',
  resolveKnownTags: false,
  stringKeys: true,
  // Found by the walk below, which knows the path.
  uniqueKeys: false,
  prettyErrors: false,
} as const

/** Undefined if the text nests deeper than the parser, which calls itself, can follow. */
function parsed<Parsed>(parse: () => Parsed): Parsed | undefined {
  const { stackTraceLimit } = Error
  try {
    // The parser makes an error of every fault, and a text may have one a line; only the first is reported, without its
    // stack.
    Error.stackTraceLimit = 0
    return parse()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

function refusal(position: TextPosition, found: string, allowed: string): { drafts: readonly [ProblemDraft] } {
  return { drafts: [draftAt(position, found, allowed)] }
}

function draftAt(position: TextPosition, found: string, allowed: string): ProblemDraft {
  return { path: [], position, found, allowed }
}

function describeYamlError(code: string, message: string): [found: string, allowed: string] {
  if (code === 'MULTIPLE_DOCS') return ['a second YAML document', 'one document per file']
  if (code === 'TAG_RESOLVE_FAILED') return [`a YAML tag: ${quote(message)}`, 'values without tags']
  if (message.includes('call stack')) return [...TOO_DEEP]
  return [`not valid YAML: ${quote(message).slice(1, -1)}`, YAML_FORMS[code] ?? OTHER_YAML]
}

/** The error's code; that of a tab if the line begins with one, whatever the parser reported. */
function codeOf({ code, pos: [offset] }: YAMLError, text: string): string {
  LINE_WITH_TAB.lastIndex = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1
  return LINE_WITH_TAB.test(text) ? 'TAB_AS_INDENT' : code
}

const LINE_WITH_TAB = / *\t/y

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

/** The rest of the walk's allowance, for all documents of a text together. */
interface Allowance {
  readonly mostValues: number
  readonly mostExpandedCharacters: number
  readonly keepsTags: boolean
  readonly hidesText: boolean
  valuesLeft: number
  charactersLeft: number
}

function allowanceOf({ mostCharacters: _, mostTokens: __, noun: ___, ...reading }: YamlReading): Allowance {
  return { ...reading, valuesLeft: reading.mostValues, charactersLeft: reading.mostExpandedCharacters }
}

/** A value's place in the text, with those inside it by key or index. */
interface Place {
  value: TextPosition
  key: TextPosition
  text: string | undefined
  scalar: YamlScalar | undefined
  readonly inside: Map<string | number, Place>
}

interface YamlWalk {
  readonly position: (offset: number) => TextPosition
  readonly targets: ReadonlyMap<Alias, Node | undefined>
  readonly drafts: ProblemDraft[]
  /** Nodes around the current one, to detect an alias that contains itself. */
  readonly open: Set<Node>
  readonly allowance: Allowance
  overflow: ProblemDraft | undefined
}

function walkDocument(root: Node, position: YamlWalk['position'], allowance: Allowance): ReadYaml {
  const walk: YamlWalk = {
    position,
    targets: resolveAliases(root),
    drafts: [],
    open: new Set(),
    allowance,
    overflow: undefined,
  }
  const places = new Map<string | number, Place>()
  const value = readNode(root, [], START, places, walk)
  if (walk.overflow !== undefined) return { drafts: [walk.overflow] }
  const top = places.get('')
  const nearestTo = (path: KeyPath) => {
    let [place, depth] = [top, 0]
    for (const step of path) {
      const next = place?.inside.get(step)
      if (next === undefined) break
      place = next
      depth += 1
    }
    return { place, isExact: depth === path.length }
  }
  const placeAt = (path: KeyPath) => {
    const { place, isExact } = nearestTo(path)
    return isExact ? place : undefined
  }
  const tree: YamlTree = {
    value,
    drafts: walk.drafts,
    has: (path) => placeAt(path) !== undefined,
    positionOf: (path) => nearestTo(path).place?.value ?? START,
    keyPositionOf: (path) => nearestTo(path).place?.key ?? START,
    textOf: (path) => placeAt(path)?.text,
    scalarOf: (path) => placeAt(path)?.scalar,
  }
  return { tree }
}

/** The target of every alias: the last node with that anchor before it. Without recursion, for any depth of text. */
function resolveAliases(root: Node): Map<Alias, Node | undefined> {
  const anchors = new Map<string, Node>()
  const targets = new Map<Alias, Node | undefined>()
  const ahead: unknown[] = [root]
  while (ahead.length > 0) {
    const node = ahead.pop()
    if (isAlias(node)) targets.set(node, anchors.get(node.source))
    else if (isMap(node)) for (const pair of node.items.toReversed()) ahead.push(pair.value, pair.key)
    else if (isSeq(node)) for (const item of node.items.toReversed()) ahead.push(item)
    if ((isMap(node) || isSeq(node) || isScalar(node)) && node.anchor !== undefined) anchors.set(node.anchor, node)
  }
  return targets
}

/** @param around places of the map or list that the node is in, to which its own is added */
function readNode(
  node: unknown,
  path: KeyPath,
  key: TextPosition | undefined,
  around: Place['inside'],
  walk: YamlWalk,
): unknown {
  const own = positionOfNode(node, walk) ?? key ?? START
  if (isOverflowing(own, path, walk)) return undefined
  const target = isAlias(node) ? followAlias(node, path, own, walk) : node
  const isCollection = isMap(target) || isSeq(target)
  const text = isScalar(target) ? (target.source ?? String(target.value)) : undefined
  const place: Place = {
    // A collection may start lines below its key; a reader who looks for "workloads" looks for the key.
    value: isCollection ? (key ?? own) : own,
    key: key ?? own,
    text,
    scalar: isScalar(target) ? scalarIn(target, isAlias(node), own, walk) : undefined,
    inside: new Map(),
  }
  around.set(path.at(-1) ?? '', place)
  walk.allowance.charactersLeft -= text?.length ?? 0
  const tag = walk.allowance.keepsTags ? unknownTag(target) : undefined
  if (tag !== undefined) return readTagged(tag, target, path, place, walk)
  return isCollection ? readInside(target, path, place, walk) : isScalar(target) ? target.value : undefined
}

/** The value as the only one of a map, with the tag as its key. */
function readTagged(tag: string, target: unknown, path: KeyPath, place: Place, walk: YamlWalk): unknown {
  const here = [...path, tag]
  if (isOverflowing(place.value, here, walk)) return undefined
  const { text, scalar } = place
  const tagged: Place = { ...place, inside: new Map() }
  place.inside.set(tag, tagged)
  place.text = undefined
  place.scalar = undefined
  const isCollection = isMap(target) || isSeq(target)
  const value = isCollection ? readInside(target, here, tagged, walk) : scalar === undefined ? undefined : text
  return Object.assign(Object.create(null), { [tag]: value })
}

function readInside(target: YAMLMap | YAMLSeq, path: KeyPath, { inside }: Place, walk: YamlWalk): unknown {
  walk.open.add(target)
  const value = isMap(target)
    ? readMap(target, path, inside, walk)
    : target.items.map((item, index) => readNode(item, [...path, index], undefined, inside, walk))
  walk.open.delete(target)
  return value
}

const STYLES: Readonly<Record<string, YamlScalar['style']>> = { BLOCK_LITERAL: 'literal', BLOCK_FOLDED: 'folded' }

function scalarIn(scalar: Scalar, isAliased: boolean, own: TextPosition, walk: YamlWalk): YamlScalar {
  const style = STYLES[scalar.type ?? ''] ?? 'flow'
  return { style, position: positionOfNode(scalar, walk) ?? own, isAlias: isAliased }
}

/** Tags that the core schema resolves, and the one that only says that a value is text. */
const KNOWN_TAGS = /^(?:!|tag:yaml\.org,2002:(?:map|seq|str|int|float|bool|null))$/

function unknownTag(node: unknown): string | undefined {
  const tag = isScalar(node) || isMap(node) || isSeq(node) ? node.tag : undefined
  return tag === undefined || KNOWN_TAGS.test(tag) ? undefined : tag
}

function positionOfNode(node: unknown, walk: YamlWalk): TextPosition | undefined {
  const start = isScalar(node) || isMap(node) || isSeq(node) || isAlias(node) ? node.range?.[0] : undefined
  return start === undefined ? undefined : walk.position(start)
}

/** Counts a value against the limits; the draft of the first one that is too many ends the walk. */
function isOverflowing(position: TextPosition, path: KeyPath, walk: YamlWalk): boolean {
  const { allowance } = walk
  allowance.valuesLeft -= 1
  // Merges nest without a longer path, so the open nodes count as well.
  if (Math.max(path.length, walk.open.size) > DEEPEST_NESTING) walk.overflow ??= draftAt(position, ...TOO_DEEP)
  if (allowance.valuesLeft < 0)
    walk.overflow ??= draftAt(position, 'too many values', `at most ${allowance.mostValues}, aliases expanded`)
  if (allowance.charactersLeft < 0)
    walk.overflow ??= draftAt(
      position,
      'too many characters',
      `at most ${allowance.mostExpandedCharacters}, aliases expanded`,
    )
  return walk.overflow !== undefined
}

function followAlias(alias: Alias, path: KeyPath, position: TextPosition, walk: YamlWalk): Node | undefined {
  const target = walk.targets.get(alias)
  const found = walk.allowance.hidesText ? 'an alias' : `*${quote(alias.source).slice(1, -1)}`
  if (target === undefined) walk.drafts.push({ path, position, found, allowed: 'an anchor (&name) that is set above' })
  else if (walk.open.has(target))
    walk.drafts.push({ path, position, found, allowed: 'an alias outside of its own anchor' })
  else return target
  return undefined
}

function readMap(map: YAMLMap, path: KeyPath, inside: Place['inside'], walk: YamlWalk): Record<string, unknown> {
  const result: Record<string, unknown> = Object.create(null)
  for (const [key, pair] of pairsOf(map, path, walk))
    result[key] = readNode(pair.value, [...path, key], positionOfNode(pair.key, walk), inside, walk)
  return result
}

/** The map's entries by key: those merged with `<<` first, its own after them, as they override. */
function pairsOf(map: YAMLMap, path: KeyPath, walk: YamlWalk): Map<string, Pair> {
  const pairs = new Map<string, Pair>()
  const isMerge = (pair: Pair) => isScalar(pair.key) && pair.key.value === '<<' && pair.key.type === 'PLAIN'
  for (const pair of map.items.filter(isMerge)) {
    // The first of several maps in one merge that has a key wins.
    for (const [key, merged] of mergedPairs(pair, path, walk)) if (!pairs.has(key)) pairs.set(key, merged)
  }
  const own = new Set<string>()
  for (const pair of map.items) {
    if (isMerge(pair)) continue
    const key = isScalar(pair.key) ? String(pair.key.value ?? '') : ''
    const position = positionOfNode(pair.key, walk) ?? walk.position(map.range?.[0] ?? 0)
    if (own.has(key)) {
      walk.drafts.push({ path: [...path, key], position, found: `a second ${quote(key)}`, allowed: 'every key once' })
    } else if (key === '__proto__') {
      walk.drafts.push({ path: [...path, key], position, found: `key ${quote(key)}`, allowed: 'any other name' })
    } else {
      own.add(key)
      pairs.delete(key)
      pairs.set(key, pair)
    }
  }
  return pairs
}

function* mergedPairs(merge: Pair, path: KeyPath, walk: YamlWalk): Generator<[string, Pair]> {
  const here: KeyPath = [...path, '<<']
  const position = positionOfNode(merge.key, walk) ?? START
  for (const source of isSeq(merge.value) ? merge.value.items : [merge.value]) {
    if (isOverflowing(position, here, walk)) return
    const target = isAlias(source) ? followAlias(source, here, position, walk) : source
    if (isAlias(source) && target === undefined) continue
    if (!isMap(target)) {
      walk.drafts.push({ path: here, position, found: 'something else than a map', allowed: 'a map or a list of maps' })
      continue
    }
    walk.open.add(target)
    for (const entry of pairsOf(target, path, walk)) {
      if (isOverflowing(position, here, walk)) return
      yield entry
    }
    walk.open.delete(target)
  }
}
