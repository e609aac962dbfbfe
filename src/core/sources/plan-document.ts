/** Reads plans and states of Terraform as trees of the resources as they will be, by their addresses. */

import { stateOf } from '../setting/value.ts'
import { addLines } from './line-document.ts'
import { isRdsFormula } from './rds-formulas.ts'
import { type Document, type GrowingNode, rootNode } from './tree.ts'

/** Terraform's words for a value that is unknown until the plan is applied. */
const OPEN_VALUE = 'known after apply'

/** Numbers that stand for secret values, given in the order in which the values first appear. */
const numbers = new Map<string, number>()

/** A label in place of a secret value. Equal values get equal labels, so that a change of the value is still seen. */
export function hidden(value: string): string {
  const number = numbers.get(value) ?? numbers.size + 1
  numbers.set(value, number)
  return `a value that is not shown (${number})`
}

type Fields = Readonly<Record<string, unknown>>

/** Whether a text looks like a plan or a state: an object with one of their keys. */
export function isPlan(text: string): boolean {
  return text.trimStart().startsWith('{') && /"(?:resource_changes|planned_values|root_module)"\s*:/.test(text)
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
  const isScalar = value !== null && value !== undefined && !isNested(value)
  const node: GrowingNode = {
    key,
    text: isScalar ? String(value) : '',
    line,
    parent,
    children: [],
    syntax: 'data',
    group: undefined,
  }
  parent.children.push(node)
  if (isScalar && node.text.includes('\n')) {
    const lines = node.text.split('\n').map((text) => ({ text, number: line }))
    addLines(node, lines)
    return node
  }
  if (Array.isArray(value)) for (const item of value) grow(node, '', item, line)
  else if (isNested(value)) for (const [name, field] of Object.entries(value)) grow(node, name, field, line)
  return node
}

/** Whether a text stands in place of a value that is unknown or secret. */
export function isStandIn(text: string): boolean {
  return text === OPEN_VALUE || /^a value that is not shown \(\d+\)$/.test(text)
}

/**
 * Whether a value of a plan may be shown: a number, a word in capitals, a switch or a formula. Anything else may be a
 * secret, because plans hold secrets in plain text.
 */
export function isPublic(text: string): boolean {
  return /^[+-]?[\d.]+[KMGTPE]?$|^[A-Z_,]{1,40}$/.test(text) || stateOf(text) !== undefined || isRdsFormula(text)
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

/** Whether a value has fields. A list has them too: its items, with their numbers as names. */
function isNested(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

function fieldsOf(value: unknown): Fields {
  return isNested(value) ? value : {}
}

function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : []
}
