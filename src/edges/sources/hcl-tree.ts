/**
 * Reads the language of Terraform, HCL, with the grammar of tree-sitter, into the plain tree of
 * src/core/sources/hcl.ts.
 */
import type { Node, Parser, Tree } from 'web-tree-sitter'
import type {
  HclAttribute,
  HclBlock,
  HclBody,
  HclEntry,
  HclExpression,
  HclExpressionForm,
  HclReading,
  HclStep,
  HclTemplatePart,
} from '../../core/sources/hcl.ts'
import { numberFromText } from '../../core/sources/hcl-number.ts'
import type { Problem } from '../../core/suite/suite.ts'
import { readHclAsset } from './hcl-assets.ts'

/** Deeper blocks are skipped, and deeper expressions are unknown text. */
const DEEPEST = 100
/**
 * A file of 1 MB takes a third of a second. Texts made to be slow could take minutes. Limits CPU time, as others may
 * use the machine.
 */
const MOST_CPU_MICROSECONDS = 3e6

/** Makes parsers of HCL. */
let loaded: Promise<() => Parser> | undefined

/**
 * Parses a text. The grammar goes on after a syntax error: the first one is a problem, and the tree has the parts that
 * were understood. The caller refuses texts of more than 1 MB.
 *
 * @param file path as the user wrote it, for the tree and the problems
 */
export async function parseHcl(text: string, file: string): Promise<HclReading> {
  loaded ??= load()
  const parser = (await loaded)()
  try {
    const tree = parse(text, parser)
    if (tree === null) return unreadable(file)
    const reading = { tree: { file, body: bodyOf(tree.rootNode, text) }, problems: firstError(tree.rootNode, file) }
    tree.delete()
    return reading
  } finally {
    parser.delete()
  }
}

/** Only when there is something to read: few runs have files of Terraform. */
async function load(): Promise<() => Parser> {
  const { Language, Parser } = await import('web-tree-sitter')
  await Parser.init({ wasmBinary: await readHclAsset('web-tree-sitter.wasm') })
  const language = await Language.load(await readHclAsset('tree-sitter-hcl.wasm'))
  return () => new Parser().setLanguage(language)
}

/** @returns null if it takes too long, or the grammar gives up */
function parse(text: string, parser: Parser): Tree | null {
  const before = process.threadCpuUsage()
  const isLate = () => process.threadCpuUsage(before).user > MOST_CPU_MICROSECONDS
  try {
    return parser.parse(text, null, { progressCallback: isLate })
  } catch {
    return null
  }
}

function unreadable(file: string): HclReading {
  const problem = { file, line: 1, path: '', found: 'a text that takes too long to read', allowed: SYNTAX }
  return { tree: { file, body: { attributes: [], blocks: [] } }, problems: [problem] }
}

const SYNTAX = 'the syntax of Terraform'

/** Texts of a file may be secrets, so the message has only marks of the language. */
function firstError(root: Node, file: string): Problem[] {
  if (!root.hasError) return []
  const { node, holder } = firstErrorNode(root)
  const found = node.isMissing ? 'a part that is not complete' : 'text that has no meaning here'
  const allowed = (node.isMissing ? END_OF[node.type] : undefined) ?? SYNTAX
  // The grammar reports a missing end far after the beginning of the part.
  return [{ file, line: lineOf(node.isMissing ? holder : node), path: '', found, allowed }]
}

const END_OF: Readonly<Record<string, string>> = {
  '}': '"}" at its end',
  ']': '"]" at its end',
  ')': '")" at its end',
  quoted_template_end: 'a quotation mark at its end',
  heredoc_identifier: 'the word of its start at its end, on a line of its own',
}

/**
 * The first piece in the order of the text; if an error holds another one, the inner. With the part that contains it.
 */
function firstErrorNode(root: Node): { node: Node; holder: Node } {
  let found = { node: root, holder: root }
  let holder = root
  let next = wrongChild(root)
  while (next !== undefined) {
    if (next.isError || next.isMissing) found = { node: next, holder }
    const inner = wrongChild(next)
    if (inner !== undefined && inner.startIndex > next.startIndex) holder = next
    next = inner
  }
  return found
}

function wrongChild(node: Node): Node | undefined {
  return node.children.find((child) => child.isError || child.isMissing || child.hasError)
}

function lineOf(node: Node): number {
  return node.startPosition.row + 1
}

/** The text, and the depth of the reading. */
interface Walk {
  readonly text: string
  readonly depth: number
}

function inside({ text, depth }: Walk): Walk {
  return { text, depth: depth + 1 }
}

function writtenOf(node: Node, { text }: Walk): string {
  return text.slice(node.startIndex, node.endIndex)
}

/** Pieces without comments and syntax errors. */
function piecesOf(node: Node): Node[] {
  return node.children.filter((child) => !child.isExtra && !child.isError)
}

function childOf(node: Node, type: string): Node | undefined {
  return node.children.find((child) => child.type === type)
}

function bodyOf(root: Node, text: string): HclBody {
  return bodyIn(root, { text, depth: 0 })
}

/** @param holder a file or a block */
function bodyIn(holder: Node, walk: Walk): HclBody {
  // After an error the grammar may begin another body.
  const pieces = holder.children.flatMap((child) => (child.type === 'body' ? child.children : []))
  if (walk.depth > DEEPEST) return { attributes: [], blocks: [] }
  return {
    attributes: pieces.filter(({ type }) => type === 'attribute').flatMap((each) => attributeOf(each, walk)),
    blocks: pieces.filter(({ type }) => type === 'block').flatMap((each) => blockOf(each, inside(walk))),
  }
}

function attributeOf(node: Node, walk: Walk): HclAttribute[] {
  const [name, value] = [childOf(node, 'identifier'), childOf(node, 'expression')]
  if (name === undefined || value === undefined) return []
  return [{ name: writtenOf(name, walk), value: expressionOf(value, walk), line: lineOf(node) }]
}

function blockOf(node: Node, walk: Walk): HclBlock[] {
  const [name, ...rest] = piecesOf(node).filter(({ type }) => type === 'identifier' || type === 'string_lit')
  if (name === undefined) return []
  const labels = rest.map((label) => (label.type === 'identifier' ? writtenOf(label, walk) : quotedOf(label, walk)))
  return [{ type: writtenOf(name, walk), labels, body: bodyIn(node, walk), line: lineOf(node) }]
}

function expressionOf(node: Node, walk: Walk): HclExpression {
  return termOf(piecesOf(node), node, walk)
}

/** @param whole the node of the pieces */
function termOf(pieces: readonly Node[], whole: Node, walk: Walk): HclExpression {
  const [first, last] = [pieces[0] ?? whole, pieces.at(-1) ?? whole]
  const written = walk.text.slice(first.startIndex, last.endIndex)
  const form: HclExpressionForm = walk.depth > DEEPEST ? { kind: 'other' } : formOf(pieces, inside(walk))
  const isHeredoc = form.kind === 'template' && written.startsWith('<<')
  return { ...form, line: lineOf(first) + (isHeredoc ? 1 : 0), written }
}

const OTHER: HclExpressionForm = { kind: 'other' }

/** A primary, and the steps after it. */
function formOf(pieces: readonly Node[], walk: Walk): HclExpressionForm {
  const [first, ...rest] = pieces
  if (first === undefined) return OTHER
  if (first.type === '(') return inParentheses(rest, walk)
  const form = FORMS[first.type]?.(first, walk) ?? OTHER
  return rest.length === 0 ? form : withSteps(form, first, rest, walk)
}

function inParentheses([inner, , ...steps]: readonly Node[], walk: Walk): HclExpressionForm {
  if (inner === undefined) return OTHER
  const { line: _, written: __, ...form } = expressionOf(inner, walk)
  return steps.length === 0 ? form : withSteps(form, inner, steps, walk)
}

function withSteps(form: HclExpressionForm, first: Node, rest: readonly Node[], walk: Walk): HclExpressionForm {
  const path = rest.map((step) => stepOf(step, walk))
  if (!path.every((step) => step !== undefined)) return OTHER
  if (form.kind === 'reference' && form.path.length === 0) return { ...form, path }
  return { kind: 'access', of: { ...form, line: lineOf(first), written: writtenOf(first, walk) }, path }
}

function stepOf(node: Node, walk: Walk): HclStep | undefined {
  if (node.type === 'get_attr') return writtenOf(node, walk).slice(1).trim()
  const index = node.type === 'index' ? node.children[0] : undefined
  if (index?.type === 'legacy_index') return writtenOf(index, walk).slice(1).trim()
  const key = index === undefined ? undefined : childOf(index, 'expression')
  return key === undefined ? undefined : expressionOf(key, walk)
}

type FormReader = (node: Node, walk: Walk) => HclExpressionForm

/** By the names of the grammar. */
const FORMS: Readonly<Record<string, FormReader>> = {
  expression: (node, walk) => formOf(piecesOf(node), walk),
  literal_value: literalOf,
  template_expr: templateOf,
  collection_value: (node, walk) => formOf(piecesOf(node), walk),
  tuple: (node, walk) => ({ kind: 'list', items: expressionsIn(node, walk) }),
  object: (node, walk) => ({
    kind: 'object',
    entries: node.children.filter(({ type }) => type === 'object_elem').flatMap((each) => entryOf(each, walk)),
  }),
  variable_expr: (node, walk) => ({ kind: 'reference', root: writtenOf(node, walk), path: [] }),
  function_call: callOf,
  conditional: conditionalOf,
  operation: (node, walk) => formOf(piecesOf(node), walk),
  unary_operation: (node, walk) => {
    const [operator, ...operand] = piecesOf(node)
    if (operator === undefined) return OTHER
    return { kind: 'operation', operator: operator.type, operands: [termOf(operand, node, walk)] }
  },
  binary_operation: binaryOf,
  for_expr: (node, walk) => formOf(piecesOf(node), walk),
  for_tuple_expr: forOf,
  for_object_expr: forOf,
}

function expressionsIn(node: Node, walk: Walk): HclExpression[] {
  return node.children.filter(({ type }) => type === 'expression').map((each) => expressionOf(each, walk))
}

/** Keys are words, or values of a template or parentheses. */
function entryOf(node: Node, walk: Walk): HclEntry[] {
  const [key, value] = node.children.filter(({ type }) => type === 'expression')
  if (key === undefined || value === undefined) return []
  const read = expressionOf(key, walk)
  const isWord = read.kind === 'reference' && read.path.length === 0 && !read.written.startsWith('(')
  const { line, written } = read
  const word: HclExpression = { kind: 'literal', value: written, line, written }
  return [{ key: isWord ? word : read, value: expressionOf(value, walk) }]
}

function literalOf(node: Node, walk: Walk): HclExpressionForm {
  const [literal] = piecesOf(node)
  if (literal?.type === 'string_lit') return { kind: 'literal', value: quotedOf(literal, walk) }
  const written = writtenOf(node, walk)
  const number = literal?.type === 'numeric_lit' ? numberFromText(written) : undefined
  if (number !== undefined) return { kind: 'literal', value: number }
  if (literal?.type === 'bool_lit') return { kind: 'literal', value: written === 'true' }
  return literal?.type === 'null_lit' ? { kind: 'literal', value: null } : OTHER
}

function callOf(node: Node, walk: Walk): HclExpressionForm {
  const [name, given] = [childOf(node, 'identifier'), childOf(node, 'function_arguments')]
  if (name === undefined) return OTHER
  return {
    kind: 'call',
    name: writtenOf(name, walk),
    arguments: given === undefined ? [] : expressionsIn(given, walk),
    isSpread: given !== undefined && childOf(given, 'ellipsis') !== undefined,
  }
}

function conditionalOf(node: Node, walk: Walk): HclExpressionForm {
  const [condition, whenTrue, whenFalse] = expressionsIn(node, walk)
  if (condition === undefined || whenTrue === undefined || whenFalse === undefined) return OTHER
  return { kind: 'conditional', condition, whenTrue, whenFalse }
}

const OPERATORS = new Set(['*', '/', '%', '+', '-', '>', '>=', '<', '<=', '==', '!=', '&&', '||'])

function binaryOf(node: Node, walk: Walk): HclExpressionForm {
  const pieces = piecesOf(node)
  const middle = pieces.findIndex(({ type }) => OPERATORS.has(type))
  const operator = pieces[middle]
  if (operator === undefined) return OTHER
  const operands = [pieces.slice(0, middle), pieces.slice(middle + 1)].map((side) => termOf(side, node, walk))
  return { kind: 'operation', operator: operator.type, operands }
}

function forOf(node: Node, walk: Walk): HclExpressionForm {
  const [intro, cond] = [childOf(node, 'for_intro'), childOf(node, 'for_cond')]
  const [first, second] = expressionsIn(node, walk)
  const [collection] = intro === undefined ? [] : expressionsIn(intro, walk)
  const value = second ?? first
  if (intro === undefined || collection === undefined || value === undefined) return OTHER
  return {
    kind: 'for',
    names: intro.children.filter(({ type }) => type === 'identifier').map((name) => writtenOf(name, walk)),
    collection,
    key: second === undefined ? undefined : first,
    value,
    condition: cond === undefined ? undefined : expressionsIn(cond, walk)[0],
    isGrouping: childOf(node, 'ellipsis') !== undefined,
  }
}

/** A text in quotation marks without expressions. */
function quotedOf(node: Node, walk: Walk): string {
  return unescapeQuoted(writtenOf(node, walk).replace(/^"/, '').replace(/"$/, ''))
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' }

function unescapeQuoted(text: string): string {
  const unescaped = text.replace(
    /\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|(.))/gs,
    (_, short?: string, long?: string, other = '') => {
      const code = short ?? long
      return code === undefined ? (ESCAPED[other] ?? other) : characterOf(Number.parseInt(code, 16))
    },
  )
  return unescapeTemplate(unescaped)
}

function characterOf(code: number): string {
  return code > 0x10ffff ? '\uFFFD' : String.fromCodePoint(code)
}

/** `$${` and `%%{` are no expressions. */
function unescapeTemplate(text: string): string {
  return text.replace(/([$%])\1\{/g, '$1{')
}

function templateOf(node: Node, walk: Walk): HclExpressionForm {
  const [template] = piecesOf(node)
  if (template === undefined) return OTHER
  const parts = template.type === 'heredoc_template' ? heredocParts(template, walk) : quotedParts(template, walk)
  return parts === undefined ? OTHER : { kind: 'template', parts }
}

/**
 * The grammar may count blanks of a template as blanks between its pieces, so texts are the spans between the
 * expressions.
 */
function* spansOf(template: Node, from: number, to: number): Generator<{ text: [number, number]; next?: Node }> {
  let start = from
  for (const next of piecesOf(template)) {
    if (next.type !== 'template_interpolation' && next.type !== 'template_directive') continue
    yield { text: [start, next.startIndex], next }
    start = next.endIndex
  }
  yield { text: [start, to] }
}

/** An expression in a template; for a directive, `%{ if }`, only the text. */
function insertedOf(node: Node, walk: Walk): HclTemplatePart {
  const expression = childOf(node, 'expression')
  if (expression !== undefined) return { kind: 'expression', expression: expressionOf(expression, walk) }
  return { kind: 'expression', expression: { kind: 'other', line: lineOf(node), written: writtenOf(node, walk) } }
}

/** The text without the blanks that an adjacent `${~` or `~}` removes. */
function strip(text: string, before: Node | undefined, after: Node | undefined, walk: Walk): string {
  const start = before !== undefined && writtenOf(before, walk).endsWith('~}') ? text.trimStart() : text
  return after !== undefined && /^[$%]\{~/.test(writtenOf(after, walk)) ? start.trimEnd() : start
}

function quotedParts(template: Node, walk: Walk): HclTemplatePart[] | undefined {
  const [start, end] = [childOf(template, 'quoted_template_start'), childOf(template, 'quoted_template_end')]
  if (start === undefined || end === undefined) return undefined
  const parts: HclTemplatePart[] = []
  let before: Node | undefined
  for (const { text, next } of spansOf(template, start.endIndex, end.startIndex)) {
    const stripped = strip(walk.text.slice(...text), before, next, walk)
    const line = lineOf(before ?? start)
    if (stripped !== '') parts.push({ kind: 'text', text: unescapeQuoted(stripped), line })
    if (next !== undefined) parts.push(insertedOf(next, walk))
    before = next
  }
  return parts
}

/** Lines of a heredoc; one that begins with `<<-` loses its common indentation. */
function heredocParts(template: Node, walk: Walk): HclTemplatePart[] | undefined {
  const identifiers = template.children.filter(({ type }) => type === 'heredoc_identifier')
  const [opening, closing] = [identifiers[0], identifiers.at(-1)]
  if (opening === undefined || closing === undefined || opening === closing) return undefined
  const from = walk.text.indexOf('\n', opening.endIndex) + 1
  // The closing word may take its blanks with it, or leave them to the text.
  const to = walk.text.lastIndexOf('\n', closing.endIndex - 1) + 1
  if (from === 0 || to < from) return []
  const parts: HclTemplatePart[] = []
  let before: Node | undefined
  let line = lineOf(opening) + 1
  for (const { text, next } of spansOf(template, from, to)) {
    const stripped = strip(walk.text.slice(...text), before, next, walk)
    parts.push(...linesOf(stripped, line))
    if (next !== undefined) {
      parts.push(insertedOf(next, walk))
      line = next.endPosition.row + 1
    }
    before = next
  }
  return writtenOf(template, walk).startsWith('<<-') ? withoutIndent(parts) : parts
}

function linesOf(text: string, first: number): HclTemplatePart[] {
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? []
  return lines.map((line, index) => ({
    kind: 'text',
    text: unescapeTemplate(line.replace(/\r\n$/, '\n')),
    line: first + index,
  }))
}

function withoutIndent(parts: readonly HclTemplatePart[]): HclTemplatePart[] {
  const starts = parts.map((_, index) => {
    const previous = parts[index - 1]
    return index === 0 || (previous?.kind === 'text' && previous.text.endsWith('\n'))
  })
  const indents = parts.flatMap((part, index) => {
    if (starts[index] !== true) return []
    if (part.kind === 'expression') return [0]
    return part.text.trim() === '' && part.text.endsWith('\n') ? [] : [(/^[ \t]*/.exec(part.text) ?? [''])[0].length]
  })
  const least = indents.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  if (least === 0 || least === Number.POSITIVE_INFINITY) return [...parts]
  return parts.map((part, index) => {
    if (part.kind === 'expression' || starts[index] !== true) return part
    return { ...part, text: part.text.trim() === '' ? part.text.slice(-1) : part.text.slice(least) }
  })
}
