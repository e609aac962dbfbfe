/** JSON Schemas of suites, workloads and results, made from the zod schemas that parse them, for scripts/docs.ts. */
import { z } from 'zod'
import { workloadSchema } from '../src/core/own-workload/workload-form.ts'
import { resultSchema } from '../src/core/result/result.ts'
import { suiteSchema } from '../src/core/suite/schema.ts'
import { SCRIPTS, type Script, type ScriptOption } from '../src/core/workloads/workloads.ts'
import type { JsonSchema } from './suite-docs.ts'

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>

/** Draft 7, which editors' YAML servers support best. Schemas describe files as users write them, before defaults. */
const WRITTEN = { target: 'draft-07', io: 'input' } as const

export function suiteJsonSchema(): JsonSchema {
  return z.toJSONSchema(suiteSchema, { ...WRITTEN, override: describeWritten })
}

export function workloadJsonSchema(): JsonSchema {
  return z.toJSONSchema(workloadSchema(), { ...WRITTEN, override: describeWritten })
}

/** This schema does not forbid unknown fields, because later versions may add fields. */
export function resultJsonSchema(): JsonSchema {
  const fields = z.toJSONSchema(resultSchema, {
    ...WRITTEN,
    // `readOnly` describes values in the program, and says nothing about the file.
    override: ({ jsonSchema }) => {
      delete jsonSchema.readOnly
    },
  })
  return {
    title: 'result.json of qpsgate',
    description:
      'One run: what was measured, what it was compared with, and the verdict. docs/report.md says what is in it, src/core/result/result.ts what each field means',
    ...fields,
  }
}

/** Adds what zod leaves out for transformed values, and the defaults, examples and short forms from zod's `meta`. */
const describeWritten: Override = ({ zodSchema, jsonSchema }) => {
  const meta = z.globalRegistry.get(zodSchema) ?? {}
  const { title, description, examples, default: filled, shorthands: _, ...own } = jsonSchema
  Object.assign(own, requiredKeys(zodSchema), betweenKeys(zodSchema))
  const shorthands = meta.shorthands as readonly JsonSchema[] | undefined
  const described = {
    title,
    description,
    default: worthSaying(meta.default ?? filled),
    examples: meta.examples ?? examples,
    ...(shorthands === undefined ? own : { anyOf: [...shorthands, own] }),
  }
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key]
  // zod checks which keys exist, so undefined ones must go.
  Object.assign(jsonSchema, Object.fromEntries(Object.entries(described).filter(([, value]) => value !== undefined)))
}

/** Leaves out an empty map as default, because it does not show how the program then behaves. */
function worthSaying(value: unknown): unknown {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0 ? undefined : value
}

/** Keys whose schemas refuse a missing value. Each is tried, because zod's JSON Schema ignores preprocessing. */
function requiredKeys(schema: z.core.$ZodTypes): { required?: string[] | undefined } {
  const { def } = schema._zod
  if (def.type !== 'object') return {}
  const required = Object.entries(def.shape).filter(([, value]) => !z.safeParse(value, undefined).success)
  return { required: required.length === 0 ? undefined : required.map(([key]) => key) }
}

const EXTENDS = { required: ['extends'] }

/** Constraints between keys. A suite that extends another may take required keys from it. */
function betweenKeys(schema: z.core.$ZodTypes): JsonSchema {
  if (schema === suiteSchema)
    return {
      required: ['name'],
      allOf: [
        when({ not: EXTENDS }, { required: requiredKeys(schema).required ?? [] }),
        when(
          { not: EXTENDS, properties: { scenarios: { type: 'object', minProperties: 2 } }, required: ['scenarios'] },
          { required: ['control'] },
        ),
      ],
    }
  return schema === suiteSchema.shape.workloads.element ? { allOf: optionsOfScripts() } : {}
}

/** Allowed options of each known script. A user's own scripts may have any options, so they have no constraint. */
function optionsOfScripts(): JsonSchema[] {
  const alike = Map.groupBy(SCRIPTS, ([, { options }]) => JSON.stringify([...options]))
  return [...alike.values()].map((scripts) =>
    when(
      { properties: { script: { enum: scripts.map(([name]) => name) } }, required: ['script'] },
      { properties: { options: optionsSchema(scripts[0]?.[1].options ?? new Map()) } },
    ),
  )
}

function optionsSchema(options: Script['options']): JsonSchema {
  const known = [...options].map(([name, option]): [string, JsonSchema] => [name, optionSchema(option)])
  return {
    properties: Object.fromEntries(known),
    patternProperties: Object.fromEntries(
      known.map(([name, schema]) => [`^${name.replaceAll('-', '[_-]')}$`, schema] as const),
    ),
    additionalProperties: false,
  }
}

function optionSchema(option: ScriptOption): JsonSchema {
  if (option === 'switch')
    return { enum: [true, false, 'on', 'off', 'ON', 'OFF', 'On', 'Off', 'true', 'false', 1, 0, '1', '0'] }
  if ('words' in option) return { enum: [...option.words] }
  const [minimum, maximum] = option
  return {
    anyOf: [
      { type: 'integer', minimum, maximum },
      { type: 'string', pattern: '^\\d+$' },
    ],
  }
}

function when(condition: JsonSchema, consequence: JsonSchema): JsonSchema {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema; nobody awaits it
  return { if: condition, then: consequence }
}
