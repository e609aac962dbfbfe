/** Names that expressions read. */

import words from './words.json' with { type: 'json' }

/** Words of expressions that name no value. */
const KEYWORDS = new Set(words.keywords)
/** Parts of a text that stand for values. */
export const REFERENCE = /\$\{\{.*?\}\}|\$\{(?:[^{}]|\{[^{}]*\}|\$\{[^{}]*\})*\}|\{\{.*?\}\}|<%.*?%>|\$\w+/g

/** Names that an expression reads: in a text with expressions, only those read anything. */
export function identifiersOf(text: string): string[] {
  const expression = text.match(REFERENCE)?.join(' ') ?? text
  const paths = expression.match(/[A-Za-z_][\w-]*(?:(?:\.|::)[A-Za-z_][\w-]*)*/g) ?? []
  const names = paths.map((path) => path.split(/\.|::/).findLast((part) => !KEYWORDS.has(part)) ?? '')
  return [...new Set(names.filter((name) => name.length > 1))]
}
