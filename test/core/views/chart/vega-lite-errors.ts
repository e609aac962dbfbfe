/** Specifications, checked against the schema of Vega-Lite, which takes a second to compile. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'

const SCHEMA = join(import.meta.dirname, '../../../../node_modules/vega-lite/build/vega-lite-schema.json')

let validate: ValidateFunction | undefined

/** Empty if the specification is valid. */
export function vegaLiteErrors(spec: unknown): readonly unknown[] {
  validate ??= new Ajv({ strict: false, validateFormats: false }).compile(
    JSON.parse(readFileSync(SCHEMA, 'utf8')) as object,
  )
  return validate(spec) ? [] : (validate.errors ?? [])
}

/** Every object in a specification, however deep. */
export function objectsIn(value: unknown): Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (typeof value !== 'object' || value === null) return []
  return [value as Readonly<Record<string, unknown>>, ...Object.values(value).flatMap(objectsIn)]
}
