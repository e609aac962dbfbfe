/** Names that a node gives values, in any format. */

import { words } from '../lists.ts'
import { childOf, type Node } from './tree.ts'
import { classified, type FactValue, isNothing, valueAt } from './values.ts'

export interface Assignment {
  readonly name: string
  readonly value: FactValue
  /** 1-based line of the value. */
  readonly line: number
  /** Text of the line before the name; empty in data. */
  readonly before: string
}

/** A word before a sign that gives it a value. */
const ASSIGNED =
  /([A-Za-z_][\w-]{0,100}(?:\.[A-Za-z_][\w-]{0,100}){0,8})["'`]?\]?\)?\s{0,80}(?:=>|:=|\?=|\|\|=|[:=](?![:=~])|,(?=\s{0,80}["'`\d]))\s*/g
/** Ruby gives an attribute of a resource its value behind a blank. */
const ATTRIBUTE = /^([a-z]\w{3,60})\s+(?=["']|\d)/
const VALUE = words(
  'value Value val v default Default DefaultValue parameterValue parameter_value ParameterValue Parameter_Value content',
)
/** Keys whose text is the name of a variable. */
export const NAME = words(
  'name Name key k opt parameterName parameter_name ParameterName Parameter_Name ParameterKey variable option flag setting',
)
/** Start of a value with more parts, most often on lines below: a bracket, a block of text, a heredoc. */
const OPENS = /^(?:(?:lib\.)?mkOption \{|[{([](?!\{|\[).*|[|>][+-]?|[&!][\w:.-]+|<<[-~]?\w+)?$/
const LONGEST_BEFORE = 80
/** A value is looked for on lines that are less than this far from its name. */
const NEAR = 5

const cache = new WeakMap<Node, readonly Assignment[]>()

/** Assignments of a node without those of its children. `{ name: a, value: b }` is an assignment of b to a. */
export function assignmentsOf(node: Node): readonly Assignment[] {
  const assignments = cache.get(node) ?? [
    ...(node.syntax === 'data' ? dataAssignments(node) : lineAssignments(node)),
    ...pairOf(node),
  ]
  cache.set(node, assignments)
  return assignments
}

function dataAssignments(node: Node): Assignment[] {
  const { key, text, line, children } = node
  // A scalar may be a command, or a line of an option file.
  const inside = text.includes('=') ? lineAssignments(node) : []
  if (key === '' || (text === '' && children.length === 0)) return inside
  const name = key.split(/::|\.(?=[A-Za-z])/).at(-1) ?? key
  if (children.length === 0 || text !== '') return [assignment(name, classified(text, false), line), ...inside]
  const nested = childOf(node, VALUE)
  if (nested?.children.length === 0) return [assignment(name, classified(nested.text, false), nested.line)]
  const isList = children.every((child) => child.key === '' && child.children.length === 0)
  return isList ? [assignment(name, classified(children.map((child) => child.text).join(' '), false), line)] : []
}

function assignment(name: string, value: FactValue, line: number, before = ''): Assignment {
  return { name, value, line, before }
}

function lineAssignments(node: Node): Assignment[] {
  const { text, line, syntax } = node
  const assignments: Assignment[] = []
  const isCode = syntax === 'code'
  const [attribute, attributeName] = isCode && !text.includes('{') ? (ATTRIBUTE.exec(text) ?? []) : []
  if (attribute !== undefined && attributeName !== undefined) {
    const read = valueAt(text, attribute.length, { isFlag: false, isCode })
    if (read !== undefined) return [assignment(attributeName, read.value, line)]
  }
  ASSIGNED.lastIndex = 0
  for (let match = ASSIGNED.exec(text); match !== null; match = ASSIGNED.exec(text)) {
    const [whole, name = ''] = match
    const before = text.slice(Math.max(0, match.index - LONGEST_BEFORE), match.index)
    const start = match.index + whole.length
    // No assignment: a name in an expression such as `${NAME:-1}`, and the end of a path.
    if (/[$#%]\{$|[\w/]$/.test(before)) continue
    const rest = text.slice(start)
    if (OPENS.test(rest) || /^\{(?!\{)|^[[(]/.test(rest)) {
      const nested = valueBelow(node, rest, start)
      if (nested !== undefined) assignments.push({ ...nested, name, before })
      ASSIGNED.lastIndex = start
      continue
    }
    const isComma = whole.trimEnd().endsWith(',')
    const quote = /^["'`]/.test(text.slice(match.index + name.length)) ? undefined : quoteBefore(text, match.index)
    // In code, `name=value` at the start of a line is an argument of a call, and no flag.
    const isFlag = whole.endsWith('=') && !/\s=$/.test(whole) && !(isCode && before === '')
    const read = valueAt(text, start, { isFlag, isCode: isCode || isComma, quote })
    if (read !== undefined && !(isComma && /^[a-z_]{4,}$/.test(read.value.text ?? '')))
      assignments.push({ name, value: read.value, line, before })
    // The value may be a call, whose arguments are assignments as well.
    const isNested = read?.value.kind === 'expression' && /[{(].*[=:]/.test(text.slice(start, read.to))
    ASSIGNED.lastIndex = read === undefined || isNested ? start : Math.max(start, read.to)
  }
  return assignments
}

/** The scalar of a value that its line only begins: inside the brackets, or on the lines below. */
function valueBelow(node: Node, rest: string, start: number): Omit<Assignment, 'name' | 'before'> | undefined {
  const inside = /(?:^|[{,\s])["']?(?:value|default|Default)["']?\s*(?:=>|[:=])\s*/.exec(rest)
  const isCode = node.syntax === 'code'
  if (inside !== null) {
    const read = valueAt(node.text, start + inside.index + inside[0].length, { isFlag: false, isCode })
    return read && { value: read.value, line: node.line }
  }
  const valued = node.children.flatMap((child) => lineAssignments(child).filter(({ name }) => VALUE.has(name))).at(0)
  if (valued !== undefined) return { value: valued.value, line: valued.line }
  const [only, other] = node.children
  if (rest.startsWith('<<') && only !== undefined)
    return { value: { kind: 'literal', text: node.children.map(({ text }) => text).join('\n') }, line: only.line }
  const isScalar = only !== undefined && other === undefined && only.children.length === 0 && !/[:=]/.test(only.text)
  return isScalar && !/^[[{(]/.test(rest)
    ? { value: classified(only.text, only.syntax === 'code'), line: only.line }
    : undefined
}

/** The quote that is open at a place of a line, and ends a value there. */
export function quoteBefore(text: string, from: number): string | undefined {
  const before = text.slice(0, from)
  const last = before.at(-1) ?? ''
  if (/["'`]/.test(last)) return last
  return ['"', "'"].find((quote) => (before.split(quote).length - 1) % 2 === 1)
}

/** A variable whose name and value are two keys side by side: of a map, of a line, or of lines. */
function pairOf(node: Node): Assignment[] {
  if (node.syntax === 'data') {
    const name = childOf(node, NAME)
    const value = childOf(node, VALUE)
    if (name === undefined || value === undefined || name.text === '' || value.children.length > 0) return []
    return [assignment(lastPart(name.text), classified(value.text, false), value.line)]
  }
  const assignments = lineAssignments(node)
  return assignments.flatMap((name, index) => {
    if (!NAME.has(name.name) || name.value.kind !== 'literal') return []
    const isValue = ({ name: other }: Assignment) => VALUE.has(other)
    const value = assignments.slice(index + 1).find(isValue) ?? assignments.find(isValue) ?? valueBeside(node)
    return value === undefined ? [] : [assignment(lastPart(name.value.text ?? ''), value.value, value.line)]
  })
}

/** The value on a line near that of the name, or on a line nested in it. The next name ends the search. */
function valueBeside(node: Node): Assignment | undefined {
  const siblings = node.parent?.children ?? []
  const at = siblings.indexOf(node)
  const directions = [siblings.slice(at + 1, at + NEAR), siblings.slice(Math.max(0, at - NEAR), at).toReversed()]
  for (const lines of directions)
    for (const each of lines) {
      const all = [each, ...each.children].flatMap(lineAssignments)
      const value = all.find(({ name }) => VALUE.has(name))
      if (value !== undefined) return value
      if (all.some(({ name }) => NAME.has(name))) break
    }
  return node.children.flatMap(lineAssignments).find(({ name }) => VALUE.has(name))
}

/** `innodb_tmpdir` of `mysqld/innodb_tmpdir`. */
function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}

export function isValue({ value }: Assignment): boolean {
  return !isNothing(value)
}
