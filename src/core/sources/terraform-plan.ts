/** Plans and states of Terraform (`terraform show -json`): the resources as they will be, by their addresses. */

import { hidden } from './hidden-texts.ts'

export interface PlannedResource {
  readonly address: string
  /** Values that are not known yet, or sensitive, are texts that say so. */
  readonly values: unknown
}

export const NOT_YET_KNOWN = 'known after apply'

/** Resources of a plan or state; undefined: the value is none. */
export function resourcesOf(plan: unknown): PlannedResource[] | undefined {
  const { resource_changes: changes, planned_values: planned, values } = fieldsOf(plan)
  const root = fieldsOf(planned ?? values).root_module
  if (!Array.isArray(changes) && root === undefined) return undefined
  const found = new Map<string, unknown>()
  for (const module of modulesIn(root))
    for (const resource of listOf(fieldsOf(module).resources)) {
      const { values: own, sensitive_values: sensitive } = fieldsOf(resource)
      found.set(addressOf(resource), shown(own, undefined, sensitive))
    }
  for (const resource of listOf(changes)) {
    // What is left of a replaced object has the address of the new one.
    if (fieldsOf(resource).deposed !== undefined) continue
    const { after, after_unknown: unknown, after_sensitive: sensitive } = fieldsOf(fieldsOf(resource).change)
    if (after === null) found.delete(addressOf(resource))
    else found.set(addressOf(resource), shown(after, unknown, sensitive))
  }
  return [...found].map(([address, own]) => ({ address, values: own }))
}

function modulesIn(root: unknown): unknown[] {
  const modules = [root]
  for (const module of modules) for (const child of listOf(fieldsOf(module).child_modules)) modules.push(child)
  return modules
}

function addressOf(resource: unknown): string {
  const { address, type } = fieldsOf(resource)
  return String(address ?? type)
}

function shown(value: unknown, unknown: unknown, sensitive: unknown): unknown {
  if (unknown === true) return NOT_YET_KNOWN
  if (sensitive === true) return value === null || value === undefined ? value : hidden(JSON.stringify(value))
  if (Array.isArray(value) || Array.isArray(unknown)) {
    const [items, open, secret] = [listOf(value), listOf(unknown), listOf(sensitive)]
    return Array.from({ length: Math.max(items.length, open.length) }, (_, nth) =>
      shown(items[nth], open[nth], secret[nth]),
    )
  }
  if (!isObject(value) && !isObject(unknown)) return value
  const [fields, open, secret] = [fieldsOf(value), fieldsOf(unknown), fieldsOf(sensitive)]
  const keys = new Set([...Object.keys(fields), ...Object.keys(open)])
  return Object.fromEntries([...keys].map((key) => [key, shown(fields[key], open[key], secret[key])]))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {}
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
