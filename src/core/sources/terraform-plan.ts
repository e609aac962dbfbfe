/** Plans and states of Terraform (`terraform show -json`): the resources as they will be, by their addresses. */

import { hidden } from './hidden-texts.ts'

/** Terraform's words for an open value. */
export const OPEN_VALUE = 'known after apply'

type Fields = Readonly<Record<string, unknown>>

/**
 * Resources of a plan or state by their addresses; undefined: the value is no plan. A text stands for each value that is
 * sensitive, or open until Terraform applies the plan.
 */
export function resourcesOf(plan: unknown): Map<string, unknown> | undefined {
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
    // The remains of a replaced object have the address of the new one.
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
  const fields = fieldsOf(value)
  const open = fieldsOf(unknown)
  const secret = fieldsOf(sensitive)
  const keys = new Set([...Object.keys(fields), ...Object.keys(open)])
  const entries = [...keys].map((key): [string, unknown] => [key, shown(fields[key], open[key], secret[key])])
  return Array.isArray(value) || Array.isArray(unknown) ? entries.map(([, each]) => each) : Object.fromEntries(entries)
}

/** A list counts too: its fields are its items, by their numbers. */
function isNested(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

function fieldsOf(value: unknown): Fields {
  return isNested(value) ? value : {}
}

function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : []
}
