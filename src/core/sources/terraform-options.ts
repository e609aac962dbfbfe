/** Options of servers in resources whose values are known, from the files of a module or from a plan. */

import type { SourceLine } from '../names.ts'
import { fixOptionName, OPTION_NAME } from '../suite/option-file.ts'
import { quote } from '../suite/problems.ts'
import type { Located, Problem, ServerOption } from '../suite/suite.ts'
import type { EmbeddedOptions } from './embedded-options.ts'
import { elementsOf, type HclValue, isNull, type MapValue, textOf } from './hcl-value.ts'
import { type ConfiguredServer, type ReadServers, unknownOption } from './source.ts'
import {
  DATABASE_PRODUCTS,
  type DatabaseProduct,
  META_ATTRIBUTES,
  type SettingsPath,
  type SettingsPlace,
} from './terraform-products.ts'
import { readOptionText } from './terraform-texts.ts'

/** A resource or a module of a known product. */
export interface DeclaredResource {
  /** Key of the product. */
  readonly product: string
  readonly address: string
  readonly place: SourceLine
  readonly values: MapValue
}

/** The values of a resource by its address, such as `azurerm_mysql_flexible_server.main`. */
export type ResourceLookup = (address: string) => MapValue | undefined

/** The servers of resources, without those of products that are not of MySQL's kind. */
export function serversOf(resources: readonly DeclaredResource[], lookup: ResourceLookup): ReadServers {
  const texts = { charactersLeft: MOST_CHARACTERS }
  const parts = resources.flatMap((resource) => partOf(resource, lookup, texts))
  const groups = [...Map.groupBy(parts, ({ server }) => server).values()]
  const taken = new Set<string>()
  const servers = groups.map((group) => serverOf(group, taken)).filter((server) => server !== undefined)
  return {
    servers,
    problems: parts.flatMap(({ read }) => read.problems),
    warnings: parts.flatMap(({ read }) => read.warnings),
  }
}

/** Texts of option files, which many resources may share. */
const MOST_CHARACTERS = 4 * 1024 ** 2

interface TextBudget {
  charactersLeft: number
}

/** The part of a server's configuration that one resource has. */
interface ServerPart {
  /** The same for all resources of one server. */
  readonly server: string
  readonly at: string
  readonly place: SourceLine
  readonly read: EmbeddedOptions
  readonly family: Located<string> | undefined
}

function serverOf(parts: readonly ServerPart[], taken: Set<string>): ConfiguredServer | undefined {
  const [first] = parts
  if (first === undefined) return undefined
  let at = first.at
  for (let number = 2; taken.has(at); number++) at = `${first.at}#${number}`
  taken.add(at)
  const family = parts.find((part) => part.family !== undefined)?.family
  const { file, line } = first.place
  return { at, file, line, options: parts.flatMap(({ read }) => read.options), image: undefined, family }
}

function partOf(resource: DeclaredResource, lookup: ResourceLookup, texts: TextBudget): ServerPart[] {
  const product = DATABASE_PRODUCTS[resource.product]
  if (product === undefined || isForeign(product, resource.values)) return []
  const reads = product.settings.flatMap((place) => readPlace(place, resource, texts))
  // A map of texts without any option file is about something else.
  if (reads.length === 0 && product.settings.some(({ form }) => form === 'texts')) return []
  const { at, server } = nameOf(resource, product)
  const read = {
    options: reads.flatMap(({ options }) => options),
    problems: reads.flatMap(({ problems }) => problems),
    warnings: reads.flatMap(({ warnings }) => warnings),
  }
  return [{ at, server, place: resource.place, read, family: familyOf(resource, product, lookup) }]
}

const RESOURCE_ADDRESS = /^((?:module\.[\w-]+\.)*[a-z]\w*\.[\w-]+(?:\["[^"\]]*"\])?)\.\w+$/

/** A server that several resources configure has the name by which they refer to it. */
function nameOf({ address, product, values }: DeclaredResource, { server }: DatabaseProduct) {
  const named = server === undefined ? undefined : values.entries.get(server)
  if (named === undefined) return { at: address, server: address }
  const [, host] = RESOURCE_ADDRESS.exec(named.written) ?? []
  const at = named.kind === 'unknown' ? (host ?? addressWithoutKey(address, named)) : (textOf(named) ?? address)
  return { at, server: `${product} ${at}` }
}

/** Resources of one module share a server if its name is not known. */
function addressWithoutKey(address: string, { written }: HclValue): string {
  return /^[\w.[\]"-]+$/.test(written) ? written : address.replace(/\.[^.]*$/, '')
}

/** Longer lists are no settings. */
const MOST_VALUES = 20_000

/**
 * The values at a path: from all blocks, and all elements of lists. A null is no value. Too many become one unknown
 * value.
 */
function valuesAt(value: HclValue, path: SettingsPath): readonly HclValue[] {
  const found: HclValue[] = []
  const left = { visits: MOST_VALUES }
  collect(value, path, { found, left, depth: 0 })
  if (left.visits >= 0) return found
  const [name = ''] = path
  const { place, written } = (value.kind === 'map' ? value.entries.get(name) : undefined) ?? value
  return [{ kind: 'unknown', place, written }]
}

interface Collection {
  readonly found: HclValue[]
  /** Lists may hold one another many times. */
  readonly left: { visits: number }
  readonly depth: number
}

/** Lists in lists are no settings. */
const DEEPEST_LIST = 5

function collect(value: HclValue, path: SettingsPath, collection: Collection): void {
  const { found, left, depth } = collection
  const [name, ...rest] = path
  left.visits -= 1
  if (left.visits < 0) return
  if (value.kind === 'list' && depth < DEEPEST_LIST)
    for (const item of value.items) collect(item, path, { ...collection, depth: depth + 1 })
  else if (name === undefined || value.kind === 'unknown') {
    if (!isNull(value)) found.push(value)
  } else {
    const inner = value.kind === 'map' ? value.entries.get(name) : undefined
    if (inner !== undefined) collect(inner, rest, collection)
  }
}

const FOREIGN = /postgres|oracle|sqlserver|\bdb2\b/i

/** Whether it surely belongs to another kind of server. */
function isForeign({ families, serves }: DatabaseProduct, values: MapValue): boolean {
  const products = families.flatMap(({ product }) => (typeof product === 'string' ? [] : valuesAt(values, product)))
  return products.some((product) => {
    const text = textOf(product)
    return text === undefined ? FOREIGN.test(product.written) : !serves.test(text)
  })
}

function familyOf(
  { values, place }: DeclaredResource,
  { families, host }: DatabaseProduct,
  lookup: ResourceLookup,
): Located<string> | undefined {
  for (const { product, version } of families) {
    const own = typeof product === 'string' ? undefined : located(valuesAt(values, product)[0])
    const name = typeof product === 'string' ? product : own?.value
    if (name === undefined) continue
    const number = version === undefined ? undefined : located(valuesAt(values, version)[0])
    const hosted = host === undefined ? undefined : hostVersion(values, host, lookup)
    const { file, line } = number ?? hosted ?? own ?? place
    return { value: `${name}${number?.value ?? hosted?.value ?? ''}`, file, line }
  }
  return undefined
}

function located(value: HclValue | undefined): Located<string> | undefined {
  const text = textOf(value)
  return value === undefined || text === undefined ? undefined : { value: text, ...value.place }
}

/** The version of the resource that another one refers to. */
function hostVersion(
  values: MapValue,
  { attribute, version }: NonNullable<DatabaseProduct['host']>,
  lookup: ResourceLookup,
): Located<string> | undefined {
  const [, address] = RESOURCE_ADDRESS.exec(values.entries.get(attribute)?.written ?? '') ?? []
  const host = address === undefined ? undefined : lookup(address)
  return host === undefined ? undefined : located(valuesAt(host, version)[0])
}

function readPlace(place: SettingsPlace, resource: DeclaredResource, texts: TextBudget): readonly EmbeddedOptions[] {
  const found = valuesAt(resource.values, place.path)
  const key = place.path.at(-1) ?? resource.product.replace(/^.*_/, '')
  if (place.form === 'texts') return found.flatMap((value) => readTexts(value, texts))
  const isPairs = place.form === 'pairs'
  return found.map((value) => {
    if (value.kind !== 'map') return only(unknownOption(key, value.written, value.place))
    return isPairs ? readPair(value, place.name, place.value, key) : readAttributes(value, place.except)
  })
}

function only(option: ServerOption): EmbeddedOptions {
  return { options: [option], problems: [], warnings: [] }
}

function readTexts(map: HclValue, texts: TextBudget): EmbeddedOptions[] {
  const entries = map.kind === 'map' ? (elementsOf(map) ?? []) : []
  return entries.flatMap(([key, text]) => {
    texts.charactersLeft -= text.kind === 'scalar' ? (textOf(text) ?? '').length : text.written.length
    return texts.charactersLeft < 0 ? [] : (readOptionText(text, key) ?? [])
  })
}

function readPair(pair: MapValue, nameKey: string, valueKey: string, key: string): EmbeddedOptions {
  const [name, value] = [pair.entries.get(nameKey), pair.entries.get(valueKey)]
  const nameText = textOf(name)
  if (name === undefined || nameText === undefined) {
    const written = [name, value].map((each) => each?.written ?? '').join(' = ')
    return only(unknownOption(key, written, name?.place ?? pair.place))
  }
  return readOption(nameText, value, value?.place ?? name.place)
}

function readAttributes(map: MapValue, except: readonly string[]): EmbeddedOptions {
  const left = [...map.entries].filter(([name, value]) => {
    return !except.includes(name) && !META_ATTRIBUTES.includes(name) && !isNull(value)
  })
  const reads = left.map(([name, value]) => readOption(name, value, value.place))
  return {
    options: reads.flatMap(({ options }) => options),
    problems: reads.flatMap(({ problems }) => problems),
    warnings: [],
  }
}

function readOption(name: string, value: HclValue | undefined, place: SourceLine): EmbeddedOptions {
  const { file, line } = place
  if (!OPTION_NAME.test(name)) {
    const problem: Problem = { file, line, path: '', found: quote(name), allowed: fixOptionName(name) }
    return { options: [], problems: [problem], warnings: [] }
  }
  const text = textOf(value)
  if (text === undefined) return only(unknownOption(name, value?.written ?? '', place))
  return only({ name, value: text, group: undefined, file, line })
}
