/** Servers in the JSON that `terraform show -json` prints for a plan or a state. */

import type { SourceLine } from '../names.ts'
import { isMap } from '../suite/consistency.ts'
import type { HclValue, MapValue } from './hcl-value.ts'
import { findResources, type JsonResource, jsonAt, lineCounter, readJsonValue } from './json-resources.ts'
import type { ReadServers, ServerReader } from './source.ts'
import { type DeclaredResource, serversOf } from './terraform-options.ts'
import { DATABASE_PRODUCTS } from './terraform-products.ts'
import { asList, asMap } from './yaml-source.ts'

/**
 * Reads the servers of a plan or a state. Both have secrets: only the settings of known products are taken, and none
 * that Terraform calls sensitive. A setting that is known only after the change is applied is unknown.
 *
 * JSON that is neither a plan nor a state has no servers.
 */
export const readPlanServers: ServerReader = (text, file) => {
  const plan = parse(text)
  if (plan === undefined) return unreadable(file)
  const [unknowns, configured] = [unknownsOf(plan), configuredOf(plan)]
  const lineOf = lineCounter(text)
  const placeOf = (offset: number): SourceLine => ({ file, line: lineOf(offset) })
  const resources = findResources(text)
    .filter(({ type }) => Object.hasOwn(DATABASE_PRODUCTS, type))
    .flatMap((found) => declared(found, text, placeOf, { unknowns, configured }))
  return serversOf(resources, () => undefined)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The parser's error quotes the text, which may be a secret. */
function unreadable(file: string): ReadServers {
  const problem = {
    file,
    line: 1,
    path: '',
    found: 'text that is no JSON',
    allowed: 'the output of terraform show -json',
  }
  return { servers: [], problems: [problem], warnings: [] }
}

interface PlanFacts {
  /** Marks for values that are known only later, by the address of a resource. */
  readonly unknowns: ReadonlyMap<string, unknown>
  /** Names of the attributes that the files of the module set, by the address without keys. */
  readonly configured: ReadonlyMap<string, ReadonlySet<string>>
}

function declared(
  { address, type, start, values, sensitive }: JsonResource,
  text: string,
  placeOf: (offset: number) => SourceLine,
  { unknowns, configured }: PlanFacts,
): DeclaredResource[] {
  const place = placeOf(start)
  const read = readJsonValue(text, values, placeOf)
  if (read.kind !== 'map') return []
  const own = configured.get(withoutKeys(address))
  const later = Object.entries(asMap(unknowns.get(address))).filter(([name]) => own === undefined || own.has(name))
  const secret = sensitive === undefined ? undefined : asMap(jsonAt(text, sensitive))
  return [{ product: type, address, place, values: maskMap(read, Object.fromEntries(later), secret) }]
}

/** Terraform itself writes these in place of such values. */
const LATER = '(known after apply)'
const SECRET = '(sensitive value)'

/**
 * The value without its sensitive parts, and with its unknown parts marked. @param secret true for all of it, or by
 * parts
 */
function mask(value: HclValue | undefined, later: unknown, secret: unknown, place: SourceLine): HclValue | undefined {
  if (secret === true) return { kind: 'unknown', place, written: SECRET }
  if (later === true) return { kind: 'unknown', place, written: LATER }
  if (value === undefined) return holdsTrue(later) ? { kind: 'unknown', place, written: LATER } : undefined
  if (value.kind === 'map') return maskMap(value, later, secret)
  if (value.kind !== 'list') return value
  const [laterItems, secretItems] = [asList(later), asList(secret)]
  const length = Math.max(value.items.length, laterItems.length)
  const items = Array.from({ length }, (_, index) => {
    const item = value.items[index]
    return mask(item, laterItems[index], secretItems[index], item?.place ?? place)
  })
  return { ...value, items: items.filter((item) => item !== undefined) }
}

function maskMap(map: MapValue, later: unknown, secret: unknown): MapValue {
  const [laterParts, secretParts] = [asMap(later), asMap(secret)]
  const names = new Set([...map.entries.keys(), ...Object.keys(laterParts)])
  const entries = [...names].flatMap((name): [string, HclValue][] => {
    const value = map.entries.get(name)
    const masked = mask(value, laterParts[name], secretParts[name], value?.place ?? map.place)
    return masked === undefined ? [] : [[name, masked]]
  })
  return { ...map, entries: new Map(entries) }
}

/** Whether something in it is marked. */
function holdsTrue(marks: unknown, depth = 0): boolean {
  if (marks === true) return true
  if (depth > 20) return false
  const parts = isMap(marks) ? Object.values(marks) : asList(marks)
  return parts.some((part) => holdsTrue(part, depth + 1))
}

function unknownsOf(plan: unknown): Map<string, unknown> {
  const changes = asList(asMap(plan).resource_changes).map(asMap)
  return new Map(
    changes.flatMap(({ address, change }) =>
      typeof address === 'string' ? [[address, asMap(change).after_unknown] as const] : [],
    ),
  )
}

/** Deeper modules call no others. */
const DEEPEST = 50

/** An attribute that no file sets, and that is known only later, is filled in by the provider. */
function configuredOf(plan: unknown): Map<string, ReadonlySet<string>> {
  const found = new Map<string, ReadonlySet<string>>()
  const collect = (module: unknown, prefix: string, depth: number): void => {
    for (const { address, expressions } of asList(asMap(module).resources).map(asMap)) {
      if (typeof address === 'string') found.set(`${prefix}${address}`, new Set(Object.keys(asMap(expressions))))
    }
    if (depth > DEEPEST) return
    for (const [name, call] of Object.entries(asMap(asMap(module).module_calls)))
      collect(asMap(call).module, `${prefix}module.${name}.`, depth + 1)
  }
  collect(asMap(asMap(plan).configuration).root_module, '', 0)
  return found
}

/** Keys and numbers of instances are in brackets. */
function withoutKeys(address: string): string {
  return address.replace(/\[(?:\d+|"(?:[^"\\]|\\.)*")\]/g, '')
}
