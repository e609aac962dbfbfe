/**
 * Statements that switch consumers or instruments, as far as their form is simple: `UPDATE performance_schema.setup_… SET
 * ENABLED = 'YES' [, TIMED = 'YES'] [WHERE NAME = '…' | LIKE '…' | IN ('…', …)]`.
 */

import type { Product } from '../suite/option-groups.ts'
import { consumersOf, patternOf, prefixOf } from './performance-schema.ts'

export type SetupStatement =
  /** Consumers by name, of those that the product has. */
  | { readonly kind: 'consumers'; readonly names: readonly string[]; readonly enabled: boolean }
  | {
      readonly kind: 'instruments'
      readonly prefix: string
      readonly enabled: boolean
      /** What stands between SET and WHERE. */
      readonly assignments: string
    }

const UPDATE =
  /^\s*update\s+`?performance_schema`?\s*\.\s*`?setup_(consumers|instruments)`?\s+set\s+(.+?)(?:\s+where\s+`?name`?\s*(=|\blike\b|\bin\b)\s*(.+?))?\s*;?\s*$/is
const ASSIGNMENT = /^\s*`?(enabled|timed)`?\s*=\s*(?:(['"])(yes|no)\2|`?enabled`?)\s*$/i
const QUOTED = /^(['"])((?:(?!\1)[^\\]|\\[%_])*)\1$/
/** Any statement that changes what is collected, simple or not. */
const TOUCHES = /performance_schema`?\s*\.\s*`?setup_(consumers|instruments)/i

/** Undefined where the statement does something else, or has another form. */
export function parseSetupStatement(sql: string, product: Product): SetupStatement | undefined {
  const [, table, assignments = '', operator, operand = ''] = UPDATE.exec(sql) ?? []
  if (table === undefined) return undefined
  const values = new Map(assignments.split(',').map(readAssignment))
  const enabled = values.get('enabled')
  if (enabled === undefined || values.has(undefined)) return undefined
  const isConsumers = table.toLowerCase() === 'consumers'
  if (isConsumers && values.has('timed')) return undefined
  const patterns = readPatterns(operator?.toLowerCase(), operand)
  if (patterns === undefined) return undefined
  if (isConsumers) {
    const names = consumersOf(product).filter((name) => patterns.some((pattern) => isLike(name, pattern)))
    return { kind: 'consumers', names, enabled: enabled === 'yes' }
  }
  const [pattern = '', ...more] = patterns
  const prefix = operator === undefined || operator.toLowerCase() === 'like' ? prefixOf(unescaped(pattern)) : undefined
  if (prefix === undefined || more.length > 0) return undefined
  return { kind: 'instruments', prefix, enabled: enabled === 'yes', assignments: assignments.trim() }
}

/** Whether the statement may change what Performance Schema collects. */
export function touchesSetup(sql: string): boolean {
  return TOUCHES.test(sql)
}

export function consumersStatement(names: readonly string[], enabled: boolean): string {
  const list = names.map((name) => `'${name}'`).join(', ')
  return `UPDATE performance_schema.setup_consumers SET ENABLED = '${enabled ? 'YES' : 'NO'}' WHERE NAME IN (${list})`
}

/** @param prefixes at least one */
export function instrumentsStatement(prefixes: readonly string[], assignments: string): string {
  const conditions = prefixes.map((prefix) => `NAME LIKE '${patternOf(prefix)}'`).join(' OR ')
  return `UPDATE performance_schema.setup_instruments SET ${assignments} WHERE ${conditions}`
}

/** Column and value in lower case; `timed = enabled` is left to the server. */
function readAssignment(text: string): [string | undefined, string | undefined] {
  const [, column, , value] = ASSIGNMENT.exec(text) ?? []
  const name = column?.toLowerCase()
  return name === 'enabled' && value === undefined ? [undefined, undefined] : [name, value?.toLowerCase()]
}

/** Names as patterns of LIKE; undefined where they are not plain text. */
function readPatterns(operator: string | undefined, operand: string): string[] | undefined {
  if (operator === undefined) return ['%']
  const list = operator === 'in' ? /^\((.*)\)$/s.exec(operand)?.[1]?.split(',') : [operand]
  const texts = list?.map((item) => QUOTED.exec(item.trim())?.[2])
  if (texts === undefined || texts.some((text) => text === undefined)) return undefined
  const known = texts.filter((text) => text !== undefined)
  return operator === 'like' ? known : known.map((text) => text.replaceAll(/[%_]/g, '\\$&'))
}

function isLike(name: string, pattern: string): boolean {
  const parts = [...pattern.matchAll(/\\?./gs)].map(([part]) => {
    if (part === '%') return '.*'
    return part === '_' ? '.' : part.replace(/^\\/, '').replaceAll(/[^\w]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('')}$`, 'is').test(name)
}

function unescaped(pattern: string): string {
  return pattern.replaceAll('\\_', '_')
}
