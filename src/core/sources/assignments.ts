/** Finds the names to which a node of a file's tree gives values, whatever the format of the file. */

import { words } from '../lists.ts'
import { oncePerNode } from './once-per-node.ts'
import { childOf, type Node } from './tree.ts'
import { classified, type FactValue, valueAt } from './values.ts'

export interface Assignment {
  readonly name: string
  readonly value: FactValue
  /** Line of the value, 1-based. */
  readonly line: number
  /**
   * Text before the name on its line, which shows the context, such as `set global`; empty for a key of YAML or JSON.
   */
  readonly before: string
}

/**
 * Matches a name with a sign of assignment, such as `=`, `:` or `=>`. A comma counts as such a sign if a quote or a
 * digit follows, as in calls of functions.
 */
const ASSIGNED =
  /([A-Za-z_][\w-]{0,100}(?:\.[A-Za-z_][\w-]{0,100}){0,8})["'`]?\]?\)?\s{0,80}(?:=>|:=|\?=|\|\|=|[:=](?![:=~])|,(?=\s{0,80}["'`\d]))\s*/g
/** Chef's Ruby sets an attribute of a resource without a sign, as in `version '8.0'`. */
const ATTRIBUTE = /^([a-z]\w{3,60})\s+(?=["']|\d)/
/** Keys whose text is the value of a variable that another key or block names, such as `default` of Terraform. */
export const VALUE = words(
  'value Value val v default Default DefaultValue parameterValue parameter_value ParameterValue Parameter_Value content',
)
/** Keys whose text is the name of a variable, as in `name: max_connections` of an RDS parameter group. */
export const NAME = words(
  'name Name key k opt parameterName parameter_name ParameterName Parameter_Name ParameterKey variable option flag setting',
)
/**
 * What follows a sign of assignment if most of the value is on the lines below: a bracket, the start of a YAML block or
 * of a heredoc, or nothing.
 */
const OPENS = /^(?:(?:lib\.)?mkOption \{|\{(?!\{).*|[[(].*|[|>][+-]?|[&!][\w:.-]+|<<[-~]?\w+)?$/
const LONGEST_BEFORE = 80
/** Number of lines around a name that are searched for its value. */
const NEAR = 5

/**
 * Assignments in a node itself, without those of its children. `{ name: a, value: b }` counts as an assignment of b to
 * a.
 */
export const assignmentsOf = oncePerNode((node): readonly Assignment[] => [
  ...(node.syntax === 'data' ? dataAssignments(node) : lineAssignments(node)),
  ...pairOf(node),
])

function dataAssignments(node: Node): Assignment[] {
  const { key, text, line, children } = node
  // A text with `=` may contain assignments of its own, because it may be a command or a line of an option file.
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
    // A name inside an expression such as `${NAME:-1}`, or at the end of a path, is not given a value.
    if (/[$#%]\{$|[\w/]$/.test(before)) continue
    const rest = text.slice(start)
    if (OPENS.test(rest)) {
      const nested = valueBelow(node, rest, start)
      if (nested !== undefined) assignments.push({ ...nested, name, before })
      ASSIGNED.lastIndex = start
      continue
    }
    const isComma = whole.trimEnd().endsWith(',')
    const quote = /^["'`]/.test(text.slice(match.index + name.length)) ? undefined : quoteBefore(text, match.index)
    // In code, `name=value` at the start of a line is an argument of a call, not a flag of a command.
    const isFlag = whole.endsWith('=') && !/\s=$/.test(whole) && !(isCode && before === '')
    const read = valueAt(text, start, { isFlag, isCode: isCode || isComma, quote })
    if (read !== undefined && !(isComma && /^[a-z_]{4,}$/.test(read.value.text ?? '')))
      assignments.push({ name, value: read.value, line, before })
    // A call may have assignments among its arguments, so the search goes on inside it.
    const isNested = read?.value.kind === 'expression' && /[{(].*[=:]/.test(text.slice(start, read.to))
    ASSIGNED.lastIndex = read === undefined || isNested ? start : Math.max(start, read.to)
  }
  return assignments
}

/** Finds a value whose assignment only begins on its line: in the brackets of the line, or on the lines below. */
function valueBelow(node: Node, rest: string, start: number): Omit<Assignment, 'name' | 'before'> | undefined {
  const inside = /(?:^|[{,\s])["']?(?:value|default|Default)["']?\s*(?:=>|[:=])\s*/.exec(rest)
  const isCode = node.syntax === 'code'
  if (inside !== null) {
    const read = valueAt(node.text, start + inside.index + inside[0].length, { isFlag: false, isCode })
    return read && { value: read.value, line: node.line }
  }
  const valued = valueIn(node.children)
  if (valued !== undefined) return { value: valued.value, line: valued.line }
  const [only, other] = node.children
  if (rest.startsWith('<<') && only !== undefined)
    return { value: { kind: 'literal', text: node.children.map(({ text }) => text).join('\n') }, line: only.line }
  const isScalar = only !== undefined && other === undefined && only.children.length === 0 && !/[:=]/.test(only.text)
  return isScalar && !/^[[{(]/.test(rest)
    ? { value: classified(only.text, only.syntax === 'code'), line: only.line }
    : undefined
}

/** The quote that is still open at a place in a line. A value that begins there ends at the next such quote. */
export function quoteBefore(text: string, from: number): string | undefined {
  const before = text.slice(0, from)
  const last = before.at(-1) ?? ''
  if (/["'`]/.test(last)) return last
  return ['"', "'"].find((quote) => (before.split(quote).length - 1) % 2 === 1)
}

/** Finds a variable whose name and value are under two keys side by side, in a map, on a line, or on nearby lines. */
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

/**
 * Searches the lines near a name for its value. Another name ends the search, because values beyond it belong to that
 * name.
 */
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
  return valueIn(node.children)
}

function valueIn(lines: readonly Node[]): Assignment | undefined {
  return lines.flatMap(lineAssignments).find(({ name }) => VALUE.has(name))
}

/** Returns `innodb_tmpdir` for `mysqld/innodb_tmpdir`, because some tools put the group before the name. */
function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}
