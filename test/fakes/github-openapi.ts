/** GitHub's own description of its REST API: which operation a request is, and whether request and answer fit it. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Ajv2019, type ErrorObject, type ValidateFunction } from 'ajv/dist/2019.js'
import { closed, lastPart, partsOf, type Schema, toJsonSchema, withMissingNulls } from './openapi-schema.ts'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: Schema
  /** The value may hold slashes. */
  readonly 'x-multi-segment'?: boolean
}

type Referred<T> = T | { readonly $ref: string }
type Content = Readonly<Record<string, { readonly schema?: Schema }>>

interface OperationObject {
  readonly operationId: string
  readonly externalDocs?: { readonly url: string }
  readonly parameters?: readonly Referred<Parameter>[]
  readonly requestBody?: { readonly required?: boolean; readonly content: Content }
  readonly responses: Readonly<Record<string, Referred<{ readonly content?: Content }>>>
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly parameters: Readonly<Record<string, Parameter>>
    readonly responses: Readonly<Record<string, { readonly content?: Content }>>
  }
}

/** An operation of the description, with the parameters of a request for it. */
export interface Operation {
  /** Name in the description, e.g. "issues/create-comment". */
  readonly id: string
  /** Address of its documentation page. */
  readonly documentation: string
  /** Decoded values of the path's parameters by name. */
  readonly parameters: Readonly<Record<string, string>>
}

/** The parts of a request besides its path; a parameter given twice has both values. */
export interface Sent {
  readonly query: Readonly<Record<string, string | readonly string[]>>
  readonly body: unknown
}

/** Parameter of a path's template. */
const PARAMETER = /\{([^}]+)\}/g
const SCHEMAS = '#/components/schemas/'

const description: Description = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@octokit/openapi/generated/api.github.com.json'), 'utf8'),
)

const isDateTime = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text)
const formats = { uri: URL.canParse, 'date-time': isDateTime, email: /^[^@\s]+@[^@\s]+$/, int64: true } as const

/** Not strict, because the description has keywords (example, x-…) that JSON Schema does not know. */
const options = { strict: false, logger: false, formats } as const
const ajv = new Ajv2019(options)
/** A validator for parameters, which arrive as text whatever their schema. */
const textAjv = new Ajv2019({ ...options, coerceTypes: true })

const routes = Object.keys(description.paths)
  // Leaves out the second template of an address whose documented one has {basehead}.
  .filter((template) => !template.includes('...'))
  .map((template) => ({ template, pattern: patternOf(template) }))
  // The more of a path is fixed, the better it fits: commits/{sha}/pulls goes before commits/{ref}.
  .sort((a, b) => fixedPart(b.template).length - fixedPart(a.template).length)

const operations = new Map(
  Object.values(description.paths).flatMap((methods) =>
    Object.values(methods).map((operation) => [operation.operationId, operation] as const),
  ),
)
const validators = new Map<string, ValidateFunction>()
const samples = new Map<string, unknown>()

/** The operation of a request; undefined if GitHub describes none for this method and path (still encoded). */
export function findOperation(method: string, path: string): Operation | undefined {
  // Clients ask for the contents of the root folder without its empty path.
  const asked = path.endsWith('/contents') ? `${path}/` : path
  for (const { template, pattern } of routes) {
    const operation = description.paths[template]?.[method.toLowerCase()]
    const values = operation === undefined ? null : pattern.exec(asked)
    if (operation === undefined || values === null) continue
    const parameters = namesIn(template).map((name, at) => [name, decodeURIComponent(values[at + 1] ?? '')])
    return {
      id: operation.operationId,
      documentation: operation.externalDocs?.url ?? 'https://docs.github.com/rest',
      parameters: Object.fromEntries(parameters),
    }
  }
  return undefined
}

/** Deviations of a request from the description, by part. */
export function checkRequest(operation: Operation, { query, body }: Sent): Record<'path' | 'query' | 'body', string[]> {
  return {
    path: checkParameters(operation, 'path', operation.parameters),
    query: checkParameters(operation, 'query', query),
    body: checkBody(operation, body),
  }
}

/** Deviations of a successful answer from the description. Raw media types are not described and always fit. */
export function checkResponse(operation: Operation, status: number, mediaType: string, body: unknown): string[] {
  const described = operationObject(operation).responses[status]
  if (described === undefined) return [`${operation.id} is not described to answer ${status}`]
  const response = '$ref' in described ? description.components.responses[lastPart(described.$ref)] : described
  if (response?.content === undefined) return body === undefined ? [] : [`${operation.id} ${status} has no body`]
  if (mediaType.startsWith('application/vnd.github.raw')) return []
  const schema = response.content[mediaType]?.schema
  if (schema === undefined) return [`${operation.id} ${status} is not described as ${mediaType}`]
  return validate(`${operation.id} ${status} ${mediaType}`, ajv, () => closed(toJsonSchema(schema)), body)
}

/**
 * A complete value of one of the description's schemas: its required properties, as plain as they may be, then `known`.
 */
export function sample(schema: string, known: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const value = samples.get(schema) ?? sampleOf({ $ref: `${SCHEMAS}${schema}` })
  samples.set(schema, value)
  return { ...(value as Record<string, unknown>), ...known }
}

function checkParameters(operation: Operation, where: 'path' | 'query', given: Readonly<Record<string, unknown>>) {
  const schema = () => {
    const parameters = (operationObject(operation).parameters ?? []).map(parameterOf).filter((one) => one.in === where)
    return {
      type: 'object',
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, toJsonSchema(schema)])),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
      additionalProperties: false,
    }
  }
  return validate(`${operation.id} ${where}`, textAjv, schema, { ...given })
}

function checkBody(operation: Operation, body: unknown): string[] {
  const described = operationObject(operation).requestBody
  if (described === undefined) return body === undefined ? [] : [`${operation.id} takes no body`]
  const schema = described.content['application/json']?.schema
  if (body === undefined) return described.required ? [`${operation.id} needs a body`] : []
  return validate(`${operation.id} body`, ajv, () => closed(toJsonSchema(schema ?? {})), body)
}

function validate(name: string, by: Ajv2019, schema: () => Schema, value: unknown): string[] {
  let check = validators.get(name)
  if (check === undefined) {
    const wanted = schema()
    addSchemas(by, wanted)
    check = by.compile(wanted)
    validators.set(name, check)
  }
  return check(value) ? [] : (check.errors ?? []).map((error) => `${name}${describe(error)}`)
}

function describe({ instancePath, message, params }: ErrorObject): string {
  const which = params.additionalProperty ?? params.unevaluatedProperty ?? params.allowedValues
  return `${instancePath} ${message}${which === undefined ? '' : ` (${which})`}`
}

/** Gives ajv only the schemas that this one refers to: compiling all of them would take minutes. */
function addSchemas(by: Ajv2019, schema: Schema): void {
  const { $ref: name } = schema
  const component = name === undefined ? undefined : description.components.schemas[name]
  if (name !== undefined && component !== undefined && by.schemas[name] === undefined) {
    const converted = withMissingNulls(name, toJsonSchema(component))
    by.addSchema(converted, name)
    addSchemas(by, converted)
  }
  for (const part of partsOf(schema)) addSchemas(by, part)
}

function sampleOf(schema: Schema): unknown {
  if (schema.$ref !== undefined) return sampleOf(description.components.schemas[lastPart(schema.$ref)] ?? {})
  if (schema.nullable) return null
  if (schema.enum !== undefined) return schema.enum[0]
  const choice = (schema.oneOf ?? schema.anyOf)?.[0]
  if (choice !== undefined && schema.properties === undefined) return sampleOf(choice)
  if (schema.type === 'array') return []
  if (schema.type === 'boolean') return false
  if (schema.type === 'integer' || schema.type === 'number') return 0
  if (schema.type === 'string') return sampleText(schema)
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name))
  return Object.fromEntries(properties.map(([name, property]) => [name, sampleOf(property)]))
}

function sampleText({ format }: Schema): string {
  if (format === 'uri') return 'https://api.github.com/'
  if (format === 'date-time') return '2026-01-01T00:00:00Z'
  return format === 'email' ? 'nobody@example.com' : ''
}

function patternOf(template: string): RegExp {
  const parameters = Object.values(description.paths[template] ?? {})
    .flatMap((operation) => operation.parameters ?? [])
    .map(parameterOf)
  const manySegments = new Set(parameters.filter((one) => one['x-multi-segment']).map(({ name }) => name))
  const groups = template.replaceAll('.', '\\.').replaceAll(PARAMETER, (_, name: string) => {
    return manySegments.has(name) ? '(.*)' : '([^/]+)'
  })
  return new RegExp(`^${groups}$`)
}

function parameterOf(parameter: Referred<Parameter>): Parameter {
  if (!('$ref' in parameter)) return parameter
  const found = description.components.parameters[lastPart(parameter.$ref)]
  if (found === undefined) throw new Error(`the description lacks ${parameter.$ref}`)
  return found
}

function operationObject({ id }: Operation): OperationObject {
  const found = operations.get(id)
  if (found === undefined) throw new Error(`the description lacks ${id}`)
  return found
}

function fixedPart(template: string): string {
  return template.replaceAll(PARAMETER, '')
}

function namesIn(template: string): string[] {
  return [...template.matchAll(PARAMETER)].map(([, name]) => name ?? '')
}
