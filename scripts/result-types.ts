/**
 * The type of result.json as a declaration file for other programs, made from its JSON Schema. It needs no other file.
 */
import type { JsonSchema } from './suite-docs.ts'

const HEADER = `/**
 * result.json of qpsgate, for TypeScript: import type { Result } from 'qpsgate'. Written by npm run schemas.
 * Later versions may add fields.
 */
`
const TYPES: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
}
/** Names that need no quotes. */
const PLAIN_NAME = /^[a-z_$][\w$]*$/i

/** @throws if the schema has a form that is unknown here */
export function resultTypes(schema: JsonSchema): string {
  return `${HEADER}export interface Result ${objectType(schema, '')}

export type Verdict = Result['verdict']
export type Comparison = Result['comparisons'][number]
export type Cell = Result['cells'][number]
export type Scenario = Result['scenarios'][number]
`
}

function typeOf(schema: JsonSchema, indent: string): string {
  const { type, enum: allowed, const: only, anyOf, oneOf } = schema
  const choices = anyOf ?? oneOf
  if (Array.isArray(choices)) return union(choices.map((choice) => typeOf(choice as JsonSchema, indent)))
  if (only !== undefined) return JSON.stringify(only)
  if (Array.isArray(allowed)) return union(allowed.map((value) => JSON.stringify(value)))
  if (Array.isArray(type)) return union(type.map((one) => typeOf({ ...schema, type: one }, indent)))
  if (type === 'array') return `readonly (${typeOf(schema.items as JsonSchema, indent)})[]`
  if (type === 'object') return objectType(schema, indent)
  if (type === undefined) return 'unknown'
  const simple = TYPES[String(type)]
  if (simple === undefined) throw new RangeError(`no type is known for ${JSON.stringify(schema)}`)
  return simple
}

function objectType({ properties = {}, required = [], additionalProperties }: JsonSchema, indent: string): string {
  const inner = `${indent}  `
  const needed = new Set(required as readonly string[])
  const fields = Object.entries(properties as Readonly<Record<string, JsonSchema>>).map(([name, schema]) => {
    const key = PLAIN_NAME.test(name) ? name : JSON.stringify(name)
    return `${inner}readonly ${key}${needed.has(name) ? '' : '?'}: ${typeOf(schema, inner)}`
  })
  if (typeof additionalProperties === 'object')
    fields.push(`${inner}readonly [name: string]: ${typeOf(additionalProperties as JsonSchema, inner)}`)
  return fields.length === 0 ? 'object' : `{\n${fields.join('\n')}\n${indent}}`
}

/** A union of types, each only once. */
function union(types: readonly string[]): string {
  return [...new Set(types)].join(' | ')
}
