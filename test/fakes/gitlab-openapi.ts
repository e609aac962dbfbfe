/** The part of GitLab's REST API that is used here: which operation a request is, and whether it and its answer fit. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { closed, type Schema, toJsonSchema } from './openapi-schema.ts'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required?: boolean
  readonly schema: Schema
}

type Content = Readonly<Record<'application/json', { readonly schema: Schema }>>

interface OperationObject {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly required?: boolean; readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly content: Content } | undefined>>
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

export interface Operation {
  readonly described: OperationObject
  /** Decoded values of the path's parameters by name. */
  readonly parameters: Readonly<Record<string, string>>
}

const description: Description = JSON.parse(
  readFileSync(join(import.meta.dirname, '../fixtures/gitlab-notes.openapi.json'), 'utf8'),
)
const isDateTime = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text)
const options = { strict: false, logger: false, formats: { 'date-time': isDateTime } } as const
const ajv = new Ajv2019(options)
/** Values of parameters arrive as text, with any schema. */
const textAjv = new Ajv2019({ ...options, coerceTypes: true })
for (const [name, schema] of Object.entries(description.components.schemas))
  ajv.addSchema(closed(toJsonSchema(schema)), name)

/** @param path below the API's address, still encoded */
export function findOperation(method: string, path: string): Operation | undefined {
  for (const [template, methods] of Object.entries(description.paths)) {
    const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const values = new RegExp(`^${template.replaceAll(/\{\w+\}/g, '([^/]+)')}$`).exec(path)
    const described = methods[method.toLowerCase()]
    if (values === null || described === undefined) continue
    return {
      described,
      parameters: Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(values[at + 1] ?? '')])),
    }
  }
  return undefined
}

/** Deviations of a request from the description. */
export function checkRequest({ described, parameters }: Operation, query: URLSearchParams, body: unknown): string[] {
  const { requestBody } = described
  const schema = requestBody?.content['application/json'].schema
  const ofBody =
    schema === undefined ? body === undefined || ['it takes no body'] : fits(ajv, closed(toJsonSchema(schema)), body)
  return [
    ...fits(textAjv, schemaOf(described, 'path'), { ...parameters }),
    ...fits(textAjv, schemaOf(described, 'query'), Object.fromEntries(query)),
    ...(ofBody === true ? [] : ofBody),
  ]
}

/** Deviations of a successful answer from the description. */
export function checkAnswer({ described }: Operation, status: number, body: unknown): string[] {
  const schema = described.responses[status]?.content['application/json'].schema
  if (schema === undefined) return [`${described.operationId} is not described to answer ${status}`]
  return fits(ajv, toJsonSchema(schema), body)
}

function schemaOf({ parameters = [] }: OperationObject, where: Parameter['in']): Schema {
  const wanted = parameters.filter((parameter) => parameter.in === where)
  return {
    type: 'object',
    properties: Object.fromEntries(wanted.map(({ name, schema }) => [name, schema])),
    required: wanted.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  }
}

function fits(by: Ajv2019, schema: Schema, value: unknown): string[] {
  if (by.validate(schema, value)) return []
  return (by.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  )
}
