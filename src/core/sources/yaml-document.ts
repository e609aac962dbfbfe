/**
 * Reads YAML and JSON as trees. A node that an alias repeats has the line of its anchor, because its value is there.
 */

import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseAllDocuments } from 'yaml'
import { skipStacks } from '../yaml-tree.ts'
import { addLines, type SourceText } from './line-document.ts'
import { endingOf, isYaml } from './source-path.ts'
import { addNode, type Document, type GrowingNode, rootNode } from './tree.ts'

/** Endings of files, besides those of YAML, that are read as YAML or JSON. */
const ENDINGS = ['json', 'jsonc', 'sls', 'template']
/** Matches the start of a JSON text, which counts whatever the file is called. */
const JSON_TEXT = /^\s*\{\s*"[^"\n]*"\s*:/
/** Matches marks of a template outside of strings. A text with them is not YAML. */
const TEMPLATE = /^[ \t]*(?:\{\{|\{%|<%)|:[ \t]+\{\{(?!.*["'])/m
/** Matches a document that only defines a kind of Kubernetes object. */
const SCHEMA = /^kind: CustomResourceDefinition[ \t]*$/m
/** Maximum depth of nesting that is read. No configuration nests deeper. */
const DEEPEST = 100
/**
 * Maximum number of nodes that the aliases of a text may repeat, because nested aliases could make a huge tree of a
 * small text.
 */
const MOST_COPIES = 20_000

/** The documents of a text; undefined if the text is not YAML, nests too deep, or is a template. */
export function yamlDocuments(whole: string, file: string): Document[] | undefined {
  const isNamed = isYaml(file) || ENDINGS.includes(endingOf(file))
  if (!(isNamed || JSON_TEXT.test(whole)) || TEMPLATE.test(whole) || isDeep(whole)) return undefined
  const text = SCHEMA.test(whole) ? blankSchemas(whole) : whole
  if (text.trim() === '') return []
  const lines = new LineCounter()
  const parsed = skipStacks(() =>
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
  if (parsed.some(({ errors }) => errors.some(({ code }) => code !== 'TAG_RESOLVE_FAILED'))) return undefined
  const documents = parsed.flatMap(({ contents }): Document[] => {
    if (!isMap(contents) && !isSeq(contents)) return []
    const growth = new Growth(text, (offset) => Math.max(1, lines.linePos(offset).line))
    const root = rootNode('data', growth.lineOf(contents))
    growth.addChildren(root, contents, 0)
    return [{ file, root }]
  })
  return documents.length === 0 ? undefined : documents
}

/**
 * Blanks definitions of Kubernetes objects. Operators ship megabytes of them, which configure no server, and would take
 * the parser seconds.
 */
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

class Growth {
  readonly #source: string
  readonly #lineAt: (offset: number) => number
  /** The last node of each anchor so far, because the library itself would search the whole document for each alias. */
  readonly #anchors = new Map<string, unknown>()
  #copiesLeft = MOST_COPIES

  constructor(source: string, lineAt: (offset: number) => number) {
    this.#source = source
    this.#lineAt = lineAt
  }

  lineOf(node: unknown): number {
    return this.#lineAt(isNode(node) ? (node.range?.[0] ?? 0) : 0)
  }

  /** @param isCopy whether the value is repeated by an alias */
  addChildren(parent: GrowingNode, value: unknown, depth: number, isCopy = false): void {
    if (depth > DEEPEST || (isCopy && this.#copiesLeft <= 0)) return
    if (isMap(value))
      for (const { key, value: below } of value.items) {
        this.#remember(key, isCopy)
        const name = isScalar(key) ? String(key.source ?? key.value) : ''
        // Keys that a map merges from an anchor get the lines that they have there.
        if (name === '<<')
          for (const merged of isSeq(below) ? below.items : [below])
            this.addChildren(parent, this.#remember(merged, isCopy), depth + 1, isCopy || isAlias(merged))
        else {
          const line = isScalar(key) || isMap(key) ? this.lineOf(key) : parent.line
          this.#add(parent, { key: name, line }, below, depth, isCopy)
        }
      }
    else if (isSeq(value))
      for (const item of value.items) this.#add(parent, { key: '', line: this.lineOf(item) }, item, depth, isCopy)
  }

  /** Keeps a node that has an anchor. @returns the node; for an alias, the node of its anchor */
  #remember(node: unknown, isCopy: boolean): unknown {
    if (isAlias(node)) return this.#anchors.get(node.source)
    if (!isCopy && isNode(node) && node.anchor !== undefined) this.#anchors.set(node.anchor, node)
    return node
  }

  #add(
    parent: GrowingNode,
    { key, line }: { readonly key: string; readonly line: number },
    node: unknown,
    depth: number,
    isCopyAround: boolean,
  ): void {
    const isCopy = isCopyAround || isAlias(node)
    if (isCopy) this.#copiesLeft -= 1
    const value = this.#remember(node, isCopyAround)
    const lines = this.#linesOf(value)
    const text = lines === undefined ? textOf(value) : ''
    const at = text === '' ? line : this.lineOf(value)
    const added = addNode(parent, { key, text, line: at, syntax: 'data', group: undefined })
    if (lines === undefined) this.addChildren(added, value, depth + 1, isCopy)
    else addLines(added, lines)
  }

  /**
   * The lines of a scalar with several lines, each with its number. Lines that a string separates by `\n` all get the
   * number of the line with the string.
   */
  #linesOf(value: unknown): SourceText[] | undefined {
    if (!isScalar(value) || typeof value.value !== 'string' || !value.range) return undefined
    const [from, to] = value.range
    const source = this.#source.slice(from, to)
    const first = this.#lineAt(from)
    const numbered = source
      .split('\n')
      .map((text, index) => ({ text: index === 0 ? text.replace(/^["']/, '') : text, number: first + index }))
    // The first line of a block scalar has only its style, such as `|-`.
    if (source.startsWith('|') || source.startsWith('>')) return numbered.slice(1)
    if (numbered.length > 1) return numbered
    return value.value.includes('\n') ? value.value.split('\n').map((text) => ({ text, number: first })) : undefined
  }
}

/** Text of a scalar, with its tag. A short call such as `!If [a, b, c]` has its source as text. */
function textOf(value: unknown): string {
  if (isScalar(value)) {
    const text = typeof value.value === 'string' ? value.value : String(value.source ?? value.value ?? '')
    return value.tag?.startsWith('!') === true ? `${value.tag} ${text}` : text
  }
  if (isSeq(value) && value.tag?.startsWith('!') === true)
    return `${value.tag} [${value.items.map((item) => textOf(item) || (isSeq(item) || isMap(item) ? '…' : '')).join(', ')}]`
  return ''
}
