/**
 * YAML as plain values, with the place of each in its text, so that messages can name lines. Anchors, aliases and
 * merges are resolved within limits, because a short text of aliases can stand for millions of values.
 */
import {
  type Alias,
  isAlias,
  isCollection,
  isNode,
  isScalar,
  isSeq,
  isMap as isYamlMap,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLError,
  type YAMLMap,
} from 'yaml'
import { type KeyPath, type ProblemDraft, quote, type TextPosition } from './problems.ts'

export interface YamlTree {
  readonly value: unknown
  readonly has: (path: KeyPath) => boolean
  /**
   * Position of the value. If the value does not exist, position of the nearest value around it, so that a missing key
   * has a line, too.
   */
  readonly positionOf: (path: KeyPath) => TextPosition
  /** Position of the key that leads to a value. Items of lists have no key, so theirs is the position of the value. */
  readonly keyPositionOf: (path: KeyPath) => TextPosition
  /** Text of a scalar as written, because its value may differ: "1.10" becomes the number 1.1. */
  readonly textOf: (path: KeyPath) => string | undefined
}

export function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

interface YamlLimits {
  readonly noun: string
  readonly mostCharacters: number
  /** Maximum number of values, counted after aliases are expanded, because an alias may stand for many values. */
  readonly mostValues: number
}

// These limits are twice the size of a suite of 100 scenarios with 50 options each.
const SUITE: YamlLimits = { noun: 'a suite in YAML', mostCharacters: 262_144, mostValues: 10_000 }
export const WORKLOAD: YamlLimits = {
  noun: 'a workload in YAML',
  mostCharacters: 4 * 1024 ** 2,
  mostValues: 50_000,
}

const TOO_DEEP = ['nesting that is too deep', 'fewer levels'] as const

const START: TextPosition = { line: 1, offset: 0 }

type YamlReading = { readonly tree: YamlTree } | { readonly drafts: readonly [ProblemDraft] }

const PARSING = {
  // The core schema applies even if a %YAML line demands YAML 1.1, because YAML 1.1 would read OFF and yes as booleans,
  // which are words to MySQL.
  schema: 'core',
  resolveKnownTags: false,
  stringKeys: true,
  // Repeated keys are not looked for here, because pairsOf() below finds them in less time.
  uniqueKeys: false,
  prettyErrors: false,
} as const

/**
 * Reads one YAML document with its anchors, aliases and merges. It never throws, because the text may come from a
 * stranger, but returns the problem.
 */
export function readYaml(text: string, { noun, mostCharacters, mostValues }: YamlLimits = SUITE): YamlReading {
  const lines = new LineCounter()
  const positionAt = (offset: number) => ({ line: Math.max(1, lines.linePos(offset).line), offset })
  try {
    if (text.length > mostCharacters)
      throw new UnreadableText(START, `${text.length} characters`, `at most ${mostCharacters} characters`)
    const { errors, warnings, contents } = skipStacks(() => parseDocument(text, { ...PARSING, lineCounter: lines }))
    // Only the first error is reported, because later ones are mostly its consequences.
    const [error = warnings[0]] = errors
    if (error !== undefined) throw new UnreadableText(positionAt(error.pos[0]), ...yamlError(error))
    if (contents === null || (isScalar(contents) && contents.value === null))
      throw new UnreadableText(START, 'an empty file', noun)
    return { tree: treeOf(contents, positionAt, mostValues) }
  } catch (error) {
    if (error instanceof UnreadableText) return { drafts: [error.draft] }
    // Merges of merges may nest too deep for the stack.
    if (error instanceof RangeError) return { drafts: [new UnreadableText(START, ...TOO_DEEP).draft] }
    throw error
  }
}

/**
 * Runs `work` without stack traces in errors, because a broken text may have an error for each of its characters, and
 * making a stack trace takes longer than reading a character.
 */
export function skipStacks<T>(work: () => T): T {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return work()
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

/** Problem after which nothing of the text is read, so that it is the only one. */
class UnreadableText extends Error {
  readonly draft: ProblemDraft

  constructor(position: TextPosition, actual: string, allowed: string) {
    super(actual)
    this.draft = { path: [], position, actual, allowed }
  }
}

function yamlError({ code, message }: YAMLError): readonly [actual: string, allowed: string] {
  if (code === 'MULTIPLE_DOCS') return ['a second YAML document', 'one document per file']
  if (code === 'TAG_RESOLVE_FAILED') return [`a YAML tag: ${quote(message)}`, 'values without tags']
  if (message.includes('call stack')) return TOO_DEEP
  return [`not valid YAML: ${quote(message).slice(1, -1)}`, 'YAML, with blanks in front of lines and no tabs']
}

type Refuse = (node: unknown, actual: string, allowed: string) => never

function treeOf(root: Node, positionAt: (offset: number) => TextPosition, mostValues: number): YamlTree {
  const startOf = (node: unknown) => (isNode(node) && node.range ? positionAt(node.range[0]) : undefined)
  const refuse: Refuse = (node, actual, allowed) => {
    throw new UnreadableText(startOf(node) ?? START, actual, allowed)
  }
  const targets = aliasTargets(root, refuse)
  const targetOf = (node: unknown) => (isAlias(node) ? targets.get(node) : node)
  let values = 0
  const count = (node: unknown, many = 1) => {
    values += many
    if (values > mostValues) refuse(node, 'too many values', `at most ${mostValues}, aliases expanded`)
  }
  const pairsByMap = new Map<YAMLMap, ReadonlyMap<string, Pair>>()
  /** Entries of a map by key. Its own entries come after those merged with `<<`, because they override them. */
  const pairsOf = (map: YAMLMap): ReadonlyMap<string, Pair> => {
    const cached = pairsByMap.get(map)
    if (cached !== undefined) return cached
    const merged = map.items.filter(isMerge).flatMap(({ key, value }) => {
      const source = targetOf(value)
      return (isSeq(source) ? source.items.map(targetOf) : [source]).flatMap((each) => {
        if (!isYamlMap(each)) return refuse(key, 'something else than a map', 'a map or a list of maps')
        return [...pairsOf(each)]
      })
    })
    count(map, merged.length)
    // If several maps of one merge have a key, the first wins, as YAML prescribes (yaml.org/type/merge.html).
    const pairs = new Map<string, Pair>()
    for (const [key, pair] of merged) if (!pairs.has(key)) pairs.set(key, pair)
    const keys = new Set<string>()
    for (const pair of map.items.filter((each) => !isMerge(each))) {
      const key = isScalar(pair.key) ? String(pair.key.value ?? '') : ''
      if (keys.has(key)) refuse(pair.key, `a second ${quote(key)}`, 'every key once')
      if (key === '__proto__') refuse(pair.key, `key ${quote(key)}`, 'any other name')
      keys.add(key)
      pairs.delete(key)
      pairs.set(key, pair)
    }
    pairsByMap.set(map, pairs)
    return pairs
  }
  const plain = (node: unknown): unknown => {
    count(node)
    const target = targetOf(node)
    if (isScalar(target)) return target.value
    if (isSeq(target)) return target.items.map(plain)
    if (!isYamlMap(target)) return undefined
    return Object.fromEntries([...pairsOf(target)].map(([key, pair]) => [key, plain(pair.value)]))
  }
  const nearest = (path: KeyPath) => {
    let node: unknown = root
    let key: unknown
    for (const step of path) {
      const target = targetOf(node)
      const pair = isYamlMap(target) && typeof step === 'string' ? pairsOf(target).get(step) : undefined
      const item = isSeq(target) && typeof step === 'number' ? target.items[step] : undefined
      if (pair === undefined && item === undefined) return { node, key, isThere: false }
      node = pair === undefined ? item : pair.value
      key = pair?.key
    }
    return { node, key, isThere: true }
  }
  return {
    value: plain(root),
    has: (path) => nearest(path).isThere,
    positionOf: (path) => {
      const { node, key } = nearest(path)
      // The key is shown for a collection, because a user looks for "workloads", and the value may start lines below
      // it.
      return (isCollection(targetOf(node)) ? startOf(key) : undefined) ?? startOf(node) ?? startOf(key) ?? START
    },
    keyPositionOf: (path) => {
      const { node, key } = nearest(path)
      return startOf(key) ?? startOf(node) ?? START
    },
    textOf: (path) => {
      const { node, isThere } = nearest(path)
      const target = targetOf(node)
      return isThere && isScalar(target) ? (target.source ?? String(target.value)) : undefined
    },
  }
}

function isMerge({ key }: Pair): boolean {
  return isScalar(key) && key.value === '<<' && key.type === 'PLAIN'
}

/** Target of each alias: the last node before it with that anchor, because an anchor may be set again. */
function aliasTargets(root: Node, refuse: Refuse): ReadonlyMap<Alias, Node> {
  const anchors = new Map<string, Node>()
  const targets = new Map<Alias, Node>()
  visit(root, {
    Node: (_, node, around) => {
      if (!isAlias(node)) return void (node.anchor !== undefined && anchors.set(node.anchor, node))
      const target = anchors.get(node.source)
      const actual = `*${quote(node.source).slice(1, -1)}`
      if (target === undefined || around.includes(target))
        return refuse(node, actual, 'an anchor (&name) that is set above')
      targets.set(node, target)
    },
  })
  return targets
}
