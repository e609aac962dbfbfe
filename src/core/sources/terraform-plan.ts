/** Plans and states of Terraform (`terraform show -json`): the resources as they will be, by their addresses. */

import { hidden } from './hidden-texts.ts'

export const NOT_YET_KNOWN = 'known after apply'

type Fields = Readonly<Record<string, unknown>>

/**
 * Resources of a plan or state by their addresses; undefined: the value is none. Values that are not known yet, or
 * sensitive, are texts that say so.
 */
export function resourcesOf(plan: unknown): Map<string, unknown> | undefined {
  const { resource_changes: changes, planned_values: planned, values } = fieldsOf(plan)
  const root = fieldsOf(planned ?? values).root_module
  if (!Array.isArray(changes) && root === undefined) return undefined
  const found = new Map<string, unknown>()
  const modules = [root]
  for (const module of modules) {
    modules.push(...listOf(fieldsOf(module).child_modules))
    for (const { address, values: own, sensitive_values: sensitive } of listOf(fieldsOf(module).resources))
      found.set(String(address), shown(own, undefined, sensitive))
  }
  for (const { address, change, deposed } of listOf(changes)) {
    // What is left of a replaced object has the address of the new one.
    if (deposed !== undefined) continue
    const { after, after_unknown: unknown, after_sensitive: sensitive } = fieldsOf(change)
    if (after === null) found.delete(String(address))
    else found.set(String(address), shown(after, unknown, sensitive))
  }
  return found
}

function shown(value: unknown, unknown: unknown, sensitive: unknown): unknown {
  if (unknown === true) return NOT_YET_KNOWN
  if (sensitive === true) return value === null || value === undefined ? value : hidden(JSON.stringify(value))
  if (!isNested(value) && !isNested(unknown)) return value
  const [fields, open, secret] = [fieldsOf(value), fieldsOf(unknown), fieldsOf(sensitive)]
  const keys = [...new Set([...Object.keys(fields), ...Object.keys(open)])]
  const all = keys.map((key): [string, unknown] => [key, shown(fields[key], open[key], secret[key])])
  return Array.isArray(value) || Array.isArray(unknown) ? all.map(([, each]) => each) : Object.fromEntries(all)
}

/** Lists have fields as well: their items by their numbers. */
function isNested(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

function fieldsOf(value: unknown): Fields {
  return isNested(value) ? value : {}
}

function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : []
}
