/** The files of one Terraform folder: the meaning of its names, and the values of its blocks. */

import type { SourceLine } from '../names.ts'
import type { HclAttribute, HclBlock, HclBody, HclExpression, HclFile } from './hcl.ts'
import { evaluateHcl, type HclScope, isSpent, startBudget, withNames } from './hcl-evaluate.ts'
import { elementsOf, type HclValue, isNull, type MapValue, textOf } from './hcl-value.ts'

/** A block of the first level, and its file. */
export interface FileBlock {
  readonly file: string
  readonly block: HclBlock
}

/** Steps from one local to the next. */
const MOST_STEPS = 100

/**
 * Meaning of a module's names: locals, and variables by their values in files of variables, else by their defaults. A
 * sensitive variable is unknown, as its value would be shown.
 *
 * @param variables files of values, the one that wins last
 */
export function scopeOf(blocks: readonly FileBlock[], variables: readonly HclFile[]): HclScope {
  const expressions = new Map([...defaultsOf(blocks, variables), ...localsOf(blocks)])
  const known = new Map<string, HclValue>()
  const open = new Set<string>()
  const budget = startBudget()
  const resolve = (root: string, name: string): HclValue | undefined => {
    const key = `${root}.${name}`
    const found = known.get(key)
    const definition = expressions.get(key)
    if (found !== undefined || definition === undefined || open.has(key) || open.size > MOST_STEPS) return found
    open.add(key)
    const value = evaluateHcl(definition.expression, { file: definition.file, names: new Map(), resolve, budget })
    open.delete(key)
    known.set(key, value)
    return value
  }
  return { file: '', names: new Map(), resolve, budget }
}

interface Definition {
  readonly file: string
  readonly expression: HclExpression
}

function defaultsOf(blocks: readonly FileBlock[], variables: readonly HclFile[]): [string, Definition][] {
  const given = new Map(
    variables.flatMap(({ file, body }) =>
      body.attributes.map(({ name, value }): [string, Definition] => [name, { file, expression: value }]),
    ),
  )
  return blocks.flatMap(({ file, block }): [string, Definition][] => {
    const [name] = block.labels
    if (block.type !== 'variable' || name === undefined || isSensitive(block)) return []
    const standard = attributeOf(block.body, 'default')
    const definition = given.get(name) ?? (standard === undefined ? undefined : { file, expression: standard.value })
    return definition === undefined ? [] : [[`var.${name}`, definition]]
  })
}

function isSensitive({ body }: HclBlock): boolean {
  const value = attributeOf(body, 'sensitive')?.value
  return value !== undefined && value.written !== 'false'
}

function localsOf(blocks: readonly FileBlock[]): [string, Definition][] {
  return blocks
    .filter(({ block }) => block.type === 'locals')
    .flatMap(({ file, block }) =>
      block.body.attributes.map(({ name, value }): [string, Definition] => [
        `local.${name}`,
        { file, expression: value },
      ]),
    )
}

export function attributeOf({ attributes }: HclBody, name: string): HclAttribute | undefined {
  return attributes.find((attribute) => attribute.name === name)
}

/** A block that exists once, or once for each element of a collection. */
export interface Instance {
  /** Its key in brackets; empty if it exists once. */
  readonly suffix: string
  readonly scope: HclScope
}

/** No resource has this many servers. */
const MOST_INSTANCES = 1000

/** Instances of a resource or a module: by `for_each`, or none if `count` is 0. Other counts do not matter. */
export function instancesOf({ body }: HclBlock, scope: HclScope): readonly Instance[] {
  if (attributeOf(body, 'count')?.value.written === '0') return []
  const each = attributeOf(body, 'for_each')?.value
  if (each === undefined) return [{ suffix: '', scope }]
  const collection = evaluateHcl(each, scope)
  const all = elementsOf(collection)
  const few = all !== undefined && all.length <= MOST_INSTANCES ? all : undefined
  const elements = few?.map(([key, value]) => elementOf(collection, key, value))
  const keys = elements?.map(({ key }) => textOf(key))
  if (elements === undefined || !keys?.every((key) => key !== undefined))
    return [{ suffix: '', scope: withNames(scope, [['each', unknownElement('each', collection)]]) }]
  return elements.map(({ value }, index) => ({
    suffix: `[${JSON.stringify(keys[index])}]`,
    scope: withNames(scope, [['each', value]]),
  }))
}

/** The elements of a set are keys as well. */
function elementOf(collection: HclValue, name: string, value: HclValue) {
  const { place } = collection
  const own: HclValue = { kind: 'scalar', value: name, place, written: JSON.stringify(name) }
  const key = collection.kind === 'list' ? value : own
  return {
    key,
    value: mapOf(
      [
        ['key', key],
        ['value', value],
      ],
      value,
    ),
  }
}

function mapOf(
  entries: readonly (readonly [string, HclValue])[],
  { place, written }: Pick<HclValue, 'place' | 'written'>,
): MapValue {
  return { kind: 'map', entries: new Map(entries), place, written }
}

/** An element of an unknown collection. */
function unknownElement(name: string, { place, written }: HclValue): MapValue {
  const entries: [string, HclValue][] = [
    ['key', { kind: 'unknown', place, written: `${name}.key of ${written}` }],
    ['value', { kind: 'unknown', place, written: `${written}[${name}.key]` }],
  ]
  return mapOf(entries, { place, written })
}

/** Settings are never nested deeper. */
const DEEPEST = 20

/**
 * A block as a map: attributes by their names, blocks as lists by their types, with those that `dynamic` makes.
 *
 * @param names to look at; undefined: all
 */
export function blockValue(block: HclBlock, scope: HclScope, names?: ReadonlySet<string>): MapValue {
  return bodyValue(block.body, scope, { file: scope.file, line: block.line }, 0, names)
}

function bodyValue(
  { attributes, blocks }: HclBody,
  scope: HclScope,
  place: SourceLine,
  depth: number,
  names?: ReadonlySet<string>,
): MapValue {
  if (isSpent(scope.budget)) return tooMuch(place, names)
  const entries = new Map<string, HclValue>()
  scope.budget.steps -= 1
  for (const { name, value } of attributes) {
    if (names === undefined || names.has(name)) entries.set(name, evaluateHcl(value, scope))
  }
  const groups = Map.groupBy(blocks, (block) => (block.type === 'dynamic' ? (block.labels[0] ?? '') : block.type))
  for (const [type, same] of groups) {
    if (depth > DEEPEST || (names !== undefined && !names.has(type))) continue
    const items = same.flatMap((block) => {
      if (block.type === 'dynamic') return dynamicValues(block, type, scope, depth)
      return [bodyValue(block.body, scope, { file: scope.file, line: block.line }, depth + 1)]
    })
    entries.set(type, { kind: 'list', items, place, written: type })
  }
  return { kind: 'map', entries, place, written: '' }
}

/** Stands for the rest of an implausibly large module. */
function tooMuch(place: SourceLine, names: ReadonlySet<string> = new Set()): MapValue {
  const entries = [...names].map((name): [string, HclValue] => [name, { kind: 'unknown', place, written: name }])
  return mapOf(entries, { place, written: '' })
}

/** The blocks that a dynamic one makes; one unknown value if its collection is unknown. */
function dynamicValues({ body, line }: HclBlock, type: string, scope: HclScope, depth: number): readonly HclValue[] {
  const each = attributeOf(body, 'for_each')?.value
  const content = body.blocks.find((block) => block.type === 'content')
  const iterator = attributeOf(body, 'iterator')?.value.written ?? type
  if (each === undefined || content === undefined) return []
  const collection = evaluateHcl(each, scope)
  if (isNull(collection)) return []
  const elements = elementsOf(collection)
  const unknown: HclValue = { kind: 'unknown', place: collection.place, written: collection.written }
  const made: HclValue[] = []
  for (const [key, value] of elements ?? []) {
    if (isSpent(scope.budget)) break
    const inner = withNames(scope, [[iterator, elementOf(collection, key, value).value]])
    made.push(bodyValue(content.body, inner, { file: scope.file, line }, depth + 1))
  }
  return made.length === elements?.length ? made : [unknown]
}
