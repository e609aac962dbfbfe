/** Computes expressions of HCL as far as the files give their values. */

import type { SourceLine } from '../names.ts'
import type { HclExpression, HclLiteral, HclStep, HclTemplatePart } from './hcl.ts'
import { callHcl, LONGEST_TEXT, toBoolean, toNumber } from './hcl-functions.ts'
import { ARITHMETIC, compareNumbers, type HclNumber, isHclNumber, negated } from './hcl-number.ts'
import {
  elementsOf,
  type HclValue,
  isNull,
  type MapValue,
  sizeOf,
  type TextPiece,
  textOf,
  type UnknownValue,
} from './hcl-value.ts'

/** Meaning of names at the place of an expression. */
export interface HclScope {
  /** File of the expression. */
  readonly file: string
  /** Values of iterators, such as `each` and those of `for`. */
  readonly names: ReadonlyMap<string, HclValue>
  /** Value of a name of the module, such as `var` and `max`; undefined if the module has none. */
  readonly resolve: (root: string, name: string) => HclValue | undefined
  /** Shared by all expressions of a module, so that no text takes long. */
  readonly budget: HclBudget
}

export interface HclBudget {
  /** Expressions, elements and pieces that may still be computed. */
  steps: number
  /** Nested expressions that may still begin, so that no chain of locals is too deep. */
  depth: number
  /** Characters that texts may still have in sum. */
  characters: number
}

export function startBudget(): HclBudget {
  return { steps: 500_000, depth: 400, characters: 32 * LONGEST_TEXT }
}

/** Written texts are cut here: a person reads them. */
const LONGEST_WRITTEN = 2000

/** The value of an expression. Never throws: a value that cannot be determined is unknown, with its text. */
export function evaluateHcl(expression: HclExpression, scope: HclScope): HclValue {
  const { budget } = scope
  budget.steps -= 1
  if (isSpent(budget) || budget.depth === 0) return unknownAt(expression, scope)
  budget.depth -= 1
  const value = evaluateForm(expression, scope)
  budget.depth += 1
  return value
}

/** Whether nothing more is computed. */
export function isSpent({ steps, characters }: HclBudget): boolean {
  return steps < 0 || characters < 0
}

function evaluateForm(expression: HclExpression, scope: HclScope): HclValue {
  switch (expression.kind) {
    case 'literal':
      return scalar(expression.value, expression, scope)
    case 'template':
      return templateValue(expression, expression.parts, scope)
    case 'reference':
      return referenceValue(expression, expression.root, expression.path, scope)
    case 'access':
      return follow(evaluateHcl(expression.of, scope), expression.path, expression, scope)
    case 'list':
      return listValue(expression, expression.items, scope)
    case 'object':
      return objectValue(expression, expression.entries, scope)
    case 'call':
      return callValue(expression, scope)
    case 'conditional':
      return conditionalValue(expression, scope)
    case 'operation':
      return operationValue(expression, expression.operator, expression.operands, scope)
    case 'for':
      return forValue(expression, scope)
    case 'other':
      return unknownAt(expression, scope)
  }
}

/** The scope with more names. */
export function withNames(scope: HclScope, names: Iterable<readonly [string, HclValue]>): HclScope {
  return { ...scope, names: new Map([...scope.names, ...names]) }
}

function placeOf({ line }: HclExpression, { file }: HclScope): SourceLine {
  return { file, line }
}

function cut(text: string): string {
  return text.length > LONGEST_WRITTEN ? `${text.slice(0, LONGEST_WRITTEN)}…` : text
}

function scalar(value: HclLiteral, expression: HclExpression, scope: HclScope): HclValue {
  return { kind: 'scalar', value, place: placeOf(expression, scope), written: expression.written }
}

type Part = readonly [HclExpression, HclValue]

/** @param parts pieces of the expression and their values, in the order of the text */
function unknownAt(expression: HclExpression, scope: HclScope, parts: readonly Part[] = []): UnknownValue {
  return { kind: 'unknown', place: placeOf(expression, scope), written: written(expression, parts) }
}

/**
 * The text of an expression with known values in place of names: a change of a local is then seen even if another part
 * of the expression is unknown.
 */
function written(expression: HclExpression, parts: readonly Part[]): string {
  const whole = expression.written
  let text = ''
  let end = 0
  for (const [part, value] of parts) {
    const start = whole.indexOf(part.written, end)
    if (start < 0 || text.length > LONGEST_WRITTEN) break
    text += whole.slice(end, start) + (part.kind === 'literal' ? part.written : shownValue(value, part.written))
    end = start + part.written.length
  }
  return cut(text + whole.slice(end, end + LONGEST_WRITTEN + 1))
}

/** @param name the text that the value stands for */
function shownValue(value: HclValue, name: string): string {
  if (value.kind === 'unknown') return value.written
  if (value.kind !== 'scalar') return isHarmless(value) ? value.written : name
  if (value.value === null) return 'null'
  const text = textOf(value)
  if (text === undefined) return value.written
  return typeof value.value === 'string' ? cut(JSON.stringify(text)) : text
}

const MOST_SHOWN = 50

/** Whether nothing in a list or map can be a secret: it holds numbers and booleans only. */
function isHarmless(value: HclValue): boolean {
  if (sizeOf(value) > MOST_SHOWN) return false
  const elements = elementsOf(value) ?? []
  return elements.every(
    ([, { kind, ...each }]) => kind === 'scalar' && 'value' in each && typeof each.value !== 'string',
  )
}

function referenceValue(expression: HclExpression, root: string, path: readonly HclStep[], scope: HclScope): HclValue {
  const named = scope.names.get(root)
  if (named !== undefined) return follow(named, path, expression, scope)
  const [name, ...rest] = path
  const value = typeof name === 'string' ? scope.resolve(root, name) : undefined
  return value === undefined ? unknownAt(expression, scope) : follow(value, rest, expression, scope)
}

function follow(value: HclValue, path: readonly HclStep[], expression: HclExpression, scope: HclScope): HclValue {
  let here = value
  for (const [index, step] of path.entries()) {
    const key = typeof step === 'string' ? step : textOf(evaluateHcl(step, scope))
    const rest = stepsOf(path.slice(index, index + MOST_STEPS))
    if (here.kind === 'unknown') return { ...here, pieces: undefined, written: cut(here.written + rest) }
    const next = key === undefined ? undefined : elementAt(here, key)
    if (next === undefined) {
      const unknown = unknownAt(expression, scope)
      if (key !== undefined) return { ...unknown, isError: true }
      return isHarmless(here) ? { ...unknown, written: cut(here.written + rest) } : unknown
    }
    here = next
  }
  return here
}

/** Steps that are shown. */
const MOST_STEPS = 10

function stepsOf(path: readonly HclStep[]): string {
  return path.map((step) => (typeof step === 'string' ? `.${step}` : `[${step.written}]`)).join('')
}

function elementAt(value: HclValue, key: string): HclValue | undefined {
  if (value.kind === 'map') return value.entries.get(key)
  return value.kind === 'list' && /^\d{1,9}$/.test(key) ? value.items[Number(key)] : undefined
}

function templateValue(expression: HclExpression, parts: readonly HclTemplatePart[], scope: HclScope): HclValue {
  const [only] = parts
  // Alone it keeps its kind and its place.
  if (parts.length === 1 && only?.kind === 'expression') return evaluateHcl(only.expression, scope)
  const values: Part[] = []
  const pieces: TextPiece[] = []
  for (const part of parts) {
    if (part.kind === 'text') {
      pieces.push({ text: part.text, written: part.text, place: { file: scope.file, line: part.line } })
      continue
    }
    const value = evaluateHcl(part.expression, scope)
    values.push([part.expression, value])
    for (const piece of piecesOf(value)) pieces.push(piece)
  }
  scope.budget.steps -= pieces.length
  const text = joinPieces(pieces, scope)
  const origin = { place: placeOf(expression, scope), written: written(expression, values), pieces }
  return text === undefined ? { kind: 'unknown', ...origin } : { kind: 'scalar', value: text, ...origin }
}

/** The text of a value inside another text. */
function piecesOf(value: HclValue): readonly TextPiece[] {
  if ((value.kind === 'scalar' || value.kind === 'unknown') && value.pieces !== undefined) return value.pieces
  return [{ text: textOf(value), place: value.place, written: `\${${value.written}}`, isInserted: true }]
}

function joinPieces(pieces: readonly TextPiece[], { budget }: HclScope): string | undefined {
  const length = pieces.reduce((sum, { text }) => sum + (text ?? '').length, 0)
  budget.characters -= length
  if (length > LONGEST_TEXT || budget.characters < 0 || pieces.some(({ text }) => text === undefined)) return undefined
  return pieces.map(({ text }) => text).join('')
}

function listValue(expression: HclExpression, items: readonly HclExpression[], scope: HclScope): HclValue {
  const parts = items.map((item): Part => [item, evaluateHcl(item, scope)])
  const origin = { place: placeOf(expression, scope), written: written(expression, parts) }
  return { kind: 'list', items: parts.map(([, value]) => value), ...origin }
}

function objectValue(
  expression: HclExpression,
  entries: readonly { readonly key: HclExpression; readonly value: HclExpression }[],
  scope: HclScope,
): HclValue {
  const read = entries.map(({ key, value }) => [
    [key, evaluateHcl(key, scope)] as const,
    [value, evaluateHcl(value, scope)] as const,
  ])
  const origin = { place: placeOf(expression, scope), written: written(expression, read.flat()) }
  const named = read.map(([key, value]) => [textOf(key?.[1]), value?.[1]] as const)
  const known = named.flatMap(([key, value]) =>
    key === undefined || value === undefined ? [] : [[key, value] as const],
  )
  if (known.length < named.length) return { kind: 'unknown', ...origin }
  return { kind: 'map', entries: new Map(known), ...origin }
}

/** Functions whose arguments may be secrets, and their calls without those. */
const MASKED: Readonly<Record<string, (values: readonly HclValue[]) => string>> = {
  sensitive: () => 'sensitive(…)',
  templatefile: ([path, variables]) => `templatefile(${path?.written ?? ''}, ${harmlessPart(variables)})`,
}

/** The numbers and booleans of a map. */
function harmlessPart(map: HclValue | undefined): string {
  const elements = map === undefined || sizeOf(map) > MOST_SHOWN ? [] : (elementsOf(map) ?? [])
  const shown = elements.map(([key, value]) => {
    const isShown = value.kind === 'scalar' && typeof value.value !== 'string'
    return `${key} = ${isShown ? shownValue(value, '…') : '…'}`
  })
  return elements.length === 0 ? '…' : `{ ${shown.join(', ')} }`
}

function callValue(expression: HclExpression & { readonly kind: 'call' }, scope: HclScope): HclValue {
  const parts = expression.arguments.map((argument): Part => [argument, evaluateHcl(argument, scope)])
  const values = parts.map(([, value]) => value)
  const last = values.at(-1)
  const isSpreadable = expression.isSpread && last?.kind === 'list'
  const site = { place: placeOf(expression, scope), written: written(expression, parts) }
  const masked = Object.hasOwn(MASKED, expression.name) ? MASKED[expression.name]?.(values) : undefined
  if (masked !== undefined) return { kind: 'unknown', place: site.place, written: masked }
  if (expression.isSpread && !isSpreadable) return { kind: 'unknown', ...site }
  const given = isSpreadable ? [...values.slice(0, -1), ...last.items] : values
  const spend = (steps: number) => {
    scope.budget.steps -= steps
    return !isSpent(scope.budget)
  }
  const value = callHcl(expression.name, given, site, spend) ?? { kind: 'unknown', ...site }
  scope.budget.characters -= (textOf(value) ?? '').length
  return value
}

function conditionalValue(expression: HclExpression & { readonly kind: 'conditional' }, scope: HclScope): HclValue {
  const { condition, whenTrue, whenFalse } = expression
  const tested = evaluateHcl(condition, scope)
  const isTrue = tested.kind === 'scalar' ? toBoolean(tested.value) : undefined
  if (isTrue !== undefined) return evaluateHcl(isTrue ? whenTrue : whenFalse, scope)
  const rest = [whenTrue, whenFalse].map((each): Part => [each, evaluateHcl(each, scope)])
  return unknownAt(expression, scope, [[condition, tested], ...rest])
}

function operationValue(
  expression: HclExpression,
  operator: string,
  operands: readonly HclExpression[],
  scope: HclScope,
): HclValue {
  const parts = operands.map((operand): Part => [operand, evaluateHcl(operand, scope)])
  const literals = parts.flatMap(([, value]) => (value.kind === 'scalar' ? [value.value] : []))
  const computed = literals.length === parts.length ? compute(operator, literals) : againstNull(operator, parts)
  const { place, written } = unknownAt(expression, scope, parts)
  return computed === undefined
    ? { kind: 'unknown', place, written }
    : { kind: 'scalar', value: computed, place, written }
}

/** Lists and maps are not null. */
function againstNull(operator: string, parts: readonly Part[]): boolean | undefined {
  const isKnown = parts.every(([, value]) => value.kind !== 'unknown')
  const isAgainstNull = isKnown && parts.some(([, value]) => isNull(value))
  if (!isAgainstNull || (operator !== '==' && operator !== '!=')) return undefined
  return operator === '!='
}

const ORDER: Readonly<Record<string, (difference: number) => boolean>> = {
  '<': (difference) => difference < 0,
  '<=': (difference) => difference <= 0,
  '>': (difference) => difference > 0,
  '>=': (difference) => difference >= 0,
}

const LOGIC: Readonly<Record<string, (a: boolean, b: boolean) => boolean>> = {
  '&&': (a, b) => a && b,
  '||': (a, b) => a || b,
}

function compute(operator: string, [a, b]: readonly HclLiteral[]): HclLiteral | undefined {
  if (a === undefined) return undefined
  if (b === undefined) return computeOne(operator, a)
  if (operator === '==') return isSame(a, b)
  if (operator === '!=') return !isSame(a, b)
  const [booleans, numbers] = [[toBoolean(a), toBoolean(b)] as const, [toNumber(a), toNumber(b)] as const]
  if (areKnown(booleans) && LOGIC[operator] !== undefined) return LOGIC[operator](...booleans)
  if (!areKnown(numbers)) return undefined
  return ARITHMETIC[operator]?.(...numbers) ?? ORDER[operator]?.(compareNumbers(...numbers))
}

function areKnown<T>(pair: readonly [T | undefined, T | undefined]): pair is readonly [T, T] {
  return pair[0] !== undefined && pair[1] !== undefined
}

function computeOne(operator: string, value: HclLiteral): HclLiteral | undefined {
  if (operator === '!') {
    const boolean = toBoolean(value)
    return boolean === undefined ? undefined : !boolean
  }
  const number: HclNumber | undefined = operator === '-' ? toNumber(value) : undefined
  return number === undefined ? undefined : negated(number)
}

/** Values of two kinds are never the same, such as "1" and 1. */
function isSame(a: HclLiteral, b: HclLiteral): boolean {
  if (isHclNumber(a) && isHclNumber(b)) return compareNumbers(a, b) === 0
  return typeof a === typeof b && !isHclNumber(a) && !isHclNumber(b) && a === b
}

type ForExpression = HclExpression & { readonly kind: 'for' }

function forValue(expression: ForExpression, scope: HclScope): HclValue {
  const collection = evaluateHcl(expression.collection, scope)
  const elements = elementsOf(collection)
  const unknown = unknownAt(expression, scope, [[expression.collection, collection]])
  if (elements === undefined) return unknown
  const produced = elements.map((element) => produce(expression, element, collection, scope))
  if (!produced.every((each) => each !== undefined)) return unknown
  const origin = { place: unknown.place, written: unknown.written }
  const kept = produced.flat()
  if (expression.key === undefined) return { kind: 'list', items: kept.map(({ value }) => value), ...origin }
  return mapOf(kept, expression.isGrouping, origin) ?? unknown
}

interface Produced {
  readonly key: string
  readonly value: HclValue
}

/** The result of one element, empty if the condition leaves it out; undefined if it is unknown. */
function produce(
  expression: ForExpression,
  [key, value]: readonly [string, HclValue],
  { place }: HclValue,
  scope: HclScope,
): readonly Produced[] | undefined {
  const [first = '', second] = expression.names
  const keyValue: HclValue = { kind: 'scalar', value: key, place, written: JSON.stringify(key) }
  const names =
    second === undefined ? [[first, value] as const] : [[first, keyValue] as const, [second, value] as const]
  const inner = withNames(scope, names)
  if (expression.condition !== undefined) {
    const condition = evaluateHcl(expression.condition, inner)
    const isKept = condition.kind === 'scalar' ? toBoolean(condition.value) : undefined
    if (isKept !== true) return isKept === false ? [] : undefined
  }
  const name = expression.key === undefined ? '' : textOf(evaluateHcl(expression.key, inner))
  return name === undefined ? undefined : [{ key: name, value: evaluateHcl(expression.value, inner) }]
}

function mapOf(produced: readonly Produced[], isGrouping: boolean, origin: Pick<MapValue, 'place' | 'written'>) {
  const groups = Map.groupBy(produced, ({ key }) => key)
  const entries = [...groups].map(([key, same]): [string, HclValue] => {
    const values = same.map(({ value }) => value)
    return [
      key,
      isGrouping ? { kind: 'list', items: values, ...origin } : (values[0] ?? { kind: 'unknown', ...origin }),
    ]
  })
  // Two values of one key are an error.
  if (!isGrouping && groups.size < produced.length) return undefined
  return { kind: 'map', entries: new Map(entries), ...origin } satisfies MapValue
}
