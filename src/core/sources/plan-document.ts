/**
 * Reads plans and states of Terraform as trees. Each resource is found by its address, with the values that it has
 * after the plan is applied.
 */

import { stateOf } from '../setting/value.ts'
import { addLines } from './line-document.ts'
import { isRdsFormula } from './rds-formulas.ts'
import { addNode, type Document, type GrowingNode, rootNode } from './tree.ts'
import type { FactValue } from './values.ts'

/** Terraform's words for a value that is unknown until the plan is applied. */
const OPEN_VALUE = 'known after apply'
const HIDDEN = 'a value that is not shown'

/** Numbers that stand for secret values, in the order in which the values were first seen. */
const numbers = new Map<string, number>()

/** Label in place of a secret value. Equal values get equal labels, so that a change of the value is still seen. */
function hidden(value: string): string {
  const number = numbers.get(value) ?? numbers.size + 1
  numbers.set(value, number)
  return `${HIDDEN} (${number})`
}

/**
 * A value of a plan as reports may show it. Numbers, words in capitals, switches and formulas stay as they are. A label
 * replaces every other value, because plans hold secrets in plain text.
 */
export function publicValue(value: FactValue): FactValue {
  const { text = '' } = value
  if (text === OPEN_VALUE || text.startsWith(HIDDEN)) return { kind: 'expression', text }
  const isPublic = /^[+-]?[\d.]+[KMGTPE]?$|^[A-Z_,]{0,40}$/.test(text) || stateOf(text) !== undefined
  return isPublic || isRdsFormula(text) ? value : { kind: 'expression', text: hidden(text) }
}

type Fields = Readonly<Record<string, unknown>>

/** Whether a text looks like a plan or state of Terraform, because it is an object with one of their keys. */
export function isPlan(text: string): boolean {
  const keys = ['"resource_changes":', '"planned_values":', '"root_module":']
  return text.trimStart().startsWith('{') && keys.some((key) => text.includes(key))
}

/** @returns undefined if the text is not a plan, or a plan that is cut off */
export function planDocument(text: string, file: string): Document | undefined {
  if (!isPlan(text)) return undefined
  let resources: ReadonlyMap<string, unknown> | undefined
  try {
    resources = resourcesOf(JSON.parse(text))
  } catch {
    return undefined
  }
  if (resources === undefined) return undefined
  const root = rootNode('data')
  const planned = grow(root, 'planned', undefined, 1)
  let from = 0
  let line = 1
  for (const [address, values] of resources) {
    const at = text.indexOf(JSON.stringify(address), from)
    if (at >= 0) line += text.slice(from, at).split('\n').length - 1
    from = Math.max(from, at)
    grow(planned, address, values, line)
  }
  return { file, root, isPlan: true }
}

function grow(parent: GrowingNode, key: string, value: unknown, line: number): GrowingNode {
  const text = value === null || value === undefined || isNested(value) ? '' : String(value)
  const node = addNode(parent, { key, text, line, syntax: 'data', group: undefined })
  if (text.includes('\n')) {
    const lines = text.split('\n').map((each) => ({ text: each, number: line }))
    addLines(node, lines)
  } else if (Array.isArray(value)) for (const item of value) grow(node, '', item, line)
  else if (isNested(value)) for (const [name, field] of Object.entries(value)) grow(node, name, field, line)
  return node
}

/** Resources by their addresses; undefined if the value is not a plan. */
function resourcesOf(plan: unknown): Map<string, unknown> | undefined {
  const { resource_changes: changes, planned_values: planned, values } = fieldsOf(plan)
  const root = fieldsOf(planned ?? values).root_module
  if (!Array.isArray(changes) && root === undefined) return undefined
  const resources = new Map<string, unknown>()
  const modules = [root]
  for (const module of modules) {
    modules.push(...listOf(fieldsOf(module).child_modules))
    for (const resource of listOf(fieldsOf(module).resources))
      resources.set(String(resource.address), shown(resource.values, undefined, resource.sensitive_values))
  }
  for (const { address, change, deposed } of listOf(changes)) {
    // Skips the remains of a replaced object, because they have the address of the new one.
    if (deposed !== undefined) continue
    const { after, after_unknown: unknown, after_sensitive: sensitive } = fieldsOf(change)
    if (after === null) resources.delete(String(address))
    else resources.set(String(address), shown(after, unknown, sensitive))
  }
  return resources
}

function shown(value: unknown, unknown: unknown, sensitive: unknown): unknown {
  if (unknown === true) return OPEN_VALUE
  if (sensitive === true) return value === null || value === undefined ? value : hidden(JSON.stringify(value))
  if (!isNested(value) && !isNested(unknown)) return value
  const [fields, open, secret] = [fieldsOf(value), fieldsOf(unknown), fieldsOf(sensitive)]
  const keys = new Set([...Object.keys(fields), ...Object.keys(open)])
  const entries = [...keys].map((key): [string, unknown] => [key, shown(fields[key], open[key], secret[key])])
  return Array.isArray(value) || Array.isArray(unknown) ? entries.map(([, each]) => each) : Object.fromEntries(entries)
}

/** Whether a value has fields. A list has fields, too: its items, with their numbers as names. */
function isNested(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

function fieldsOf(value: unknown): Fields {
  return isNested(value) ? value : {}
}

function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : []
}
