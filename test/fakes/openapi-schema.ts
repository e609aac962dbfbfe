/** Schemas of OpenAPI 3.0 as JSON Schema. */

/** The keywords of OpenAPI 3.0's schemas that the description uses. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly nullable?: boolean
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly example?: unknown
  readonly default?: unknown
  readonly minLength?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly additionalProperties?: boolean | Schema
  readonly unevaluatedProperties?: boolean
  readonly allOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

/**
 * Converts a schema of OpenAPI 3.0: `nullable` adds the type null, and references become the bare names of components.
 */
export function toJsonSchema(schema: Schema): Schema {
  if (schema.$ref !== undefined) return { $ref: lastPart(schema.$ref) }
  const { nullable, ...rest } = schema
  const converted = mapParts(rest, toJsonSchema)
  return nullable === true ? orNull(converted) : converted
}

/**
 * Allows no properties but those described, because GitHub silently ignores unknown ones, even a misspelt one. Follows
 * properties and items. Combined schemas stay as they are, because each part knows only some of the properties.
 */
export function closed(schema: Schema): Schema {
  const { allOf, anyOf, oneOf, ...own } = schema
  const combined = [...(allOf ?? []), ...(anyOf ?? []), ...(oneOf ?? [])]
  const inner = { ...schema, ...mapParts(own, closed) }
  const describesProperties = [schema, ...combined].some((part) => part.properties !== undefined || part.$ref)
  return describesProperties && schema.additionalProperties === undefined
    ? { ...inner, unevaluatedProperties: false }
    : inner
}

/**
 * The schema of a component, where the description lacks a null that GitHub answers: a pull request's head has no
 * repository once its fork is deleted.
 */
export function withMissingNulls(name: string, schema: Schema): Schema {
  if (!name.startsWith('pull-request')) return schema
  return withProperty(schema, 'head', (head) => withProperty(head, 'repo', orNull))
}

function withProperty(schema: Schema, name: string, change: (property: Schema) => Schema): Schema {
  const property = schema.properties?.[name]
  return property === undefined ? schema : { ...schema, properties: { ...schema.properties, [name]: change(property) } }
}

function orNull(schema: Schema): Schema {
  return { anyOf: [{ type: 'null' }, schema] }
}

/** The schemas directly inside of a schema. */
export function partsOf(schema: Schema): Schema[] {
  const parts: Schema[] = []
  mapParts(schema, (part) => {
    parts.push(part)
    return part
  })
  return parts
}

function mapParts(schema: Schema, change: (part: Schema) => Schema): Schema {
  const { properties, items, additionalProperties, allOf, anyOf, oneOf, ...rest } = schema
  const changed = ([name, part]: [string, Schema]): [string, Schema] => [name, change(part)]
  return {
    ...rest,
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(changed)) }),
    ...(items && { items: change(items) }),
    ...(typeof additionalProperties === 'boolean' && { additionalProperties }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: change(additionalProperties) }),
    ...(allOf && { allOf: allOf.map(change) }),
    ...(anyOf && { anyOf: anyOf.map(change) }),
    ...(oneOf && { oneOf: oneOf.map(change) }),
  }
}

/** The name of the component in a reference. */
export function lastPart(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}
