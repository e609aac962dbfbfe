/** The lists of docs/suite.md, made from the JSON Schema of suites; scripts/docs.ts writes them. */
import { stringify } from 'yaml'
import type { z } from 'zod'
import { between, list } from './markdown.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** A map that has keys of its own. */
interface Section {
  /** Keys that lead to it, such as `scenarios.NAME.expect`; empty for the whole file. */
  readonly path: string
  readonly description: string | undefined
  readonly schema: JsonSchema
}

/** The document with lists of all keys between its markers. Throws if a marker is missing. */
export function withKeys(document: string, suite: JsonSchema): string {
  return between(document, 'keys', eachOnce(sectionsIn(suite)).map(sectionText).join('\n'))
}

/** Every map with keys of its own, from the top down. */
function sectionsIn(schema: JsonSchema, path = '', description = schema.description): Section[] {
  const [properties, others, items] = [schema.properties ?? {}, schema.additionalProperties, schema.items]
  const below = (value: unknown, at: string) => (isSchema(value) ? sectionsIn(value, at) : [])
  return [
    ...(schema.properties === undefined ? [] : [{ path, description, schema }]),
    ...(schema.anyOf ?? []).flatMap((form) => sectionsIn(form, path, form.description ?? description)),
    ...Object.entries(properties).flatMap(([key, value]) => below(value, path === '' ? key : `${path}.${key}`)),
    ...below(others, `${path}.NAME`),
    ...below(items, `${path}[]`),
  ]
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Sections without those that have the same keys as an earlier one. */
function eachOnce(sections: readonly Section[]): Section[] {
  const keys = sections.map(({ schema }) => JSON.stringify(schema.properties))
  return sections.filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
}

function sectionText({ path, description, schema }: Section): string {
  const heading = path === '' ? 'The file' : `\`${path}\``
  // Any other map has its description in an earlier list, at the key that holds it.
  const isOfMany = path.endsWith('[]') || path.endsWith('.NAME')
  const said = isOfMany && description !== undefined ? `${description}.\n\n` : ''
  return `### ${heading}\n\n${said}${list(keyRows(schema))}`
}

function keyRows({ properties = {}, required = [], allOf = [] }: JsonSchema): [string, string][] {
  const conditions = allOf.filter(isSchema)
  // A condition without `properties` names the keys that a suite needs if it extends no other.
  const unlessExtended = conditions.flatMap(({ if: asked, then }) =>
    isSchema(asked) && isSchema(then) && asked.properties === undefined ? (then.required ?? []) : [],
  )
  return Object.entries(properties).map(([key, value]) => {
    const { description = '', default: filled, examples: _, ...form } = isSchema(value) ? value : {}
    const isAsked = required.includes(key) || unlessExtended.includes(key)
    const usual = isAsked ? ', required' : filled === undefined ? '' : `, default ${inline(filled)}`
    return [`\`${key}\` (${typeOf(form)}${usual})`, description]
  })
}

/** The allowed values, in words. */
function typeOf(schema: JsonSchema): string {
  return listed([...new Set(wordsOf(schema))])
}

function wordsOf(schema: JsonSchema): string[] {
  const { title, anyOf, const: only, enum: allowed = only === undefined ? [] : [only], type = [] } = schema
  if (title !== undefined) return [title]
  if (anyOf !== undefined) return anyOf.flatMap(wordsOf)
  if (allowed.length > 0) return allowed.map(inline)
  return [type].flat().flatMap((each) => wordsOfType(each, schema))
}

function wordsOfType(type: z.core.JSONSchema.SchemaType, schema: JsonSchema): string[] {
  if (type === 'string') return ['text']
  if (type === 'null') return ['nothing']
  if (type === 'boolean') return [inline(true), inline(false)]
  if (type === 'integer' || type === 'number') return [`${type}${rangeOf(schema)}`]
  if (type === 'object') return [schema.properties === undefined ? 'map of names' : 'map']
  const [item] = [schema.items ?? []].flat()
  return [isSchema(item) ? `list of ${typeOf(item)}` : 'list']
}

function rangeOf({ minimum, maximum, exclusiveMinimum }: JsonSchema): string {
  if (exclusiveMinimum !== undefined) return ` above ${exclusiveMinimum}`
  return minimum === undefined || maximum === undefined ? '' : ` from ${minimum} to ${maximum}`
}

/** "a", "a or b", "a, b or c". */
function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

/** A value as written in a suite, on one line. */
function inline(value: unknown): string {
  const text = stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim()
  return `\`${text.replaceAll('[ ', '[').replaceAll(' ]', ']')}\``
}
