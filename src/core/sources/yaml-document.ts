/** Reads YAML and JSON as trees. A node that an alias repeats has the line of its anchor, where its value stands. */

import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseAllDocuments, type Node as YamlNode } from 'yaml'
import { addLines } from './line-document.ts'
import { type Document, type GrowingNode, rootNode } from './tree.ts'

const NAME = /\.(?:ya?ml|json|jsonc|sls|template)$/i
/** The start of a JSON text, which counts whatever the file is called. */
const JSON_TEXT = /^\s*\{\s*"[^"\n]*"\s*:/
/** Marks of a template outside of strings, which YAML cannot have. */
const TEMPLATE = /^[ \t]*(?:\{\{|\{%|<%)|:[ \t]+\{\{(?!.*["'])/m
/** A schema of Kubernetes objects. */
const SCHEMA = /^kind: CustomResourceDefinition[ \t]*$/m
/** Deeper nesting is not read, because no configuration has it. */
const DEEPEST = 100
/** Most nodes that the aliases of a text may repeat. Nested aliases could make a huge tree of a small text. */
const MOST_COPIES = 20_000

/** The documents of a text; undefined if it is not YAML, nests too deep, or is a template. */
export function yamlDocuments(whole: string, file: string): Document[] | undefined {
  if (!(NAME.test(file) || JSON_TEXT.test(whole)) || TEMPLATE.test(whole)) return undefined
  if (isDeep(whole)) return undefined
  const text = SCHEMA.test(whole) ? blankSchemas(whole) : whole
  if (text.trim() === '') return []
  const lines = new LineCounter()
  const parsed = stacklessParse(() =>
    parseAllDocuments(text, {
      lineCounter: lines,
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: 'silent',
      customTags: [],
      schema: 'core',
      strict: false,
    }),
  )
  if (!Array.isArray(parsed) || parsed.length === 0) return undefined
  if (parsed.some(({ errors }) => errors.some(({ code }) => code !== 'TAG_RESOLVE_FAILED'))) return undefined
  const documents = parsed.flatMap((document): Document[] => {
    const { contents } = document
    const growth = new Growth(text, (offset) => Math.max(1, lines.linePos(offset).line))
    if (!isMap(contents) && !isSeq(contents)) return []
    const root = rootNode('data', growth.lineOf(contents))
    growth.addChildren(root, contents, 0)
    return [{ file, root }]
  })
  return documents.length === 0 ? undefined : documents
}

/** Blanks schemas: operators ship megabytes of them, which configure no server and would take the parser seconds. */
function blankSchemas(text: string): string {
  return text
    .split(/^(?=---)/m)
    .map((document) => (SCHEMA.test(document) ? document.replace(/[^\n]/g, '') : document))
    .join('')
}

/** Whether the parser would take too long, because brackets nest very deep, or very many close that never opened. */
function isDeep(text: string): boolean {
  let depth = 0
  for (const character of text) {
    if (character === '[' || character === '{') depth += 1
    if (character === ']' || character === '}') depth -= 1
    if (Math.abs(depth) > DEEPEST) return true
  }
  return false
}

/**
 * Parses without stack traces: the parser makes an error for each wrong token, and the stacks, which nobody reads,
 * would take most of the time.
 */
function stacklessParse<Result>(parse: () => Result): Result {
  const { stackTraceLimit } = Error
  try {
    Error.stackTraceLimit = 0
    return parse()
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

class Growth {
  readonly #source: string
  readonly #lineAt: (offset: number) => number
  /** The last node of each anchor so far. The library itself would search the whole document for each alias. */
  readonly #anchors = new Map<string, unknown>()
  #copiesLeft = MOST_COPIES
  #isCopying = false

  constructor(source: string, lineAt: (offset: number) => number) {
    this.#source = source
    this.#lineAt = lineAt
  }

  lineOf(node: YamlNode | null | undefined): number {
    return this.#lineAt(node?.range?.[0] ?? 0)
  }

  addChildren(parent: GrowingNode, value: unknown, depth: number): void {
    if (depth > DEEPEST || (this.#isCopying && this.#copiesLeft <= 0)) return
    if (isMap(value))
      for (const { key, value: below } of value.items) {
        this.#remember(key)
        const name = isScalar(key) ? String(key.source ?? key.value) : ''
        // Keys that a map merges have the lines at their anchor.
        if (name === '<<') {
          for (const merged of isSeq(below) ? below.items : [below])
            this.#copying(merged, (value) => this.addChildren(parent, value, depth + 1))
          continue
        }
        const at = isScalar(key) || isMap(key) ? this.lineOf(key) : parent.line
        this.#add(parent, { key: name, at }, below, depth)
      }
    else if (isSeq(value))
      for (const item of value.items) this.#add(parent, { key: '', at: this.lineOf(item as YamlNode) }, item, depth)
  }

  #remember(node: unknown): void {
    if (isNode(node) && !isAlias(node) && node.anchor !== undefined && !this.#isCopying)
      this.#anchors.set(node.anchor, node)
  }

  #add(parent: GrowingNode, { key, at }: { key: string; at: number }, node: unknown, depth: number): void {
    this.#copying(node, (value) => this.#addValue(parent, { key, at }, value, depth))
  }

  /** Adds a node; for an alias, the node of its anchor. */
  #copying(node: unknown, add: (value: unknown) => void): void {
    this.#remember(node)
    const isCopying = this.#isCopying
    this.#isCopying ||= isAlias(node)
    add(isAlias(node) ? this.#anchors.get(node.source) : node)
    this.#isCopying = isCopying
  }

  #addValue(parent: GrowingNode, { key, at }: { key: string; at: number }, value: unknown, depth: number): void {
    if (this.#isCopying) this.#copiesLeft -= 1
    const lines = this.#linesOf(value)
    const text = lines === undefined ? textOf(value) : ''
    const line = text !== '' ? this.lineOf(value as YamlNode) : at
    const node: GrowingNode = { key, text, line, parent, children: [], syntax: 'data', group: undefined }
    parent.children.push(node)
    if (lines === undefined) this.addChildren(node, value, depth + 1)
    else addLines(node, lines)
  }

  /** The lines of a scalar that has several, with their numbers; those of a string with `\n` all have its number. */
  #linesOf(value: unknown): { text: string; number: number }[] | undefined {
    if (!isScalar(value) || typeof value.value !== 'string' || !value.range) return undefined
    const [from, to] = value.range
    const source = this.#source.slice(from, to)
    const first = this.#lineAt(from)
    if (source.includes('\n', source.startsWith('|') || source.startsWith('>') ? source.indexOf('\n') + 1 : 0))
      return source.split('\n').map((text, index) => ({
        text: index === 0 ? text.replace(/^["'|>][-+\d]*/, '') : text,
        number: first + index,
      }))
    if (/^[|>]/.test(source))
      return source
        .split('\n')
        .slice(1)
        .map((text, index) => ({ text, number: first + 1 + index }))
    return value.value.includes('\n') ? value.value.split('\n').map((text) => ({ text, number: first })) : undefined
  }
}

/** A scalar's text, with its tag; a short call such as `!If [a, b, c]` as its source. */
function textOf(value: unknown): string {
  if (isScalar(value)) {
    const text = typeof value.value === 'string' ? value.value : String(value.source ?? value.value ?? '')
    return value.tag?.startsWith('!') === true ? `${value.tag} ${text}` : text
  }
  if (isSeq(value) && value.tag?.startsWith('!') === true)
    return `${value.tag} [${value.items.map((item) => textOf(item) || (isSeq(item) || isMap(item) ? '…' : '')).join(', ')}]`
  return ''
}
