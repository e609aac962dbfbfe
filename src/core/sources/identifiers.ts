/** Names that expressions read. */

import words from './words.json' with { type: 'json' }

/** Words of expressions that name no value. */
const KEYWORDS = new Set(words.keywords)

/** Names that an expression reads. */
export function identifiersOf(expression: string): string[] {
  const paths = expression.match(/[A-Za-z_][\w-]*(?:(?:\.|::)[A-Za-z_][\w-]*)*/g) ?? []
  const names = paths.map((path) => path.split(/\.|::/).findLast((part) => !KEYWORDS.has(part)) ?? '')
  return [...new Set(names.filter((name) => name.length > 1))]
}
