/** Functions of Terraform whose value follows from only their arguments. */

import type { SourceLine } from '../names.ts'
import type { HclLiteral } from './hcl.ts'
import {
  compareNumbers,
  floorOf,
  type HclNumber,
  isHclNumber,
  negated,
  numberFromText,
  wholeNumber,
} from './hcl-number.ts'
import { elementsOf, type HclValue, isNull, literalText, sizeOf, textOf } from './hcl-value.ts'

/** The call itself: where it stands, and its text. */
export interface CallSite {
  readonly place: SourceLine
  readonly written: string
}

/** Takes the cost of a computation from the budget, and says whether some is left. */
export type Spend = (steps: number) => boolean

type HclFunction = (values: readonly HclValue[], site: CallSite, spend: Spend) => HclValue | undefined

/** Longer lists and maps are no settings. */
const MOST_ELEMENTS = 10_000
/** Longer texts are none either; a file has at most this many characters. */
export const LONGEST_TEXT = 1024 ** 2

/** @returns undefined if the function is unknown, or its arguments do not fit it */
export function callHcl(name: string, values: readonly HclValue[], site: CallSite, spend: Spend): HclValue | undefined {
  const isAffordable = spend(values.reduce((sum, value) => sum + sizeOf(value), 1))
  return isAffordable && Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name]?.(values, site, spend) : undefined
}

const FUNCTIONS: Readonly<Record<string, HclFunction>> = {
  tostring: converted((value) => (value === null ? null : literalText(value))),
  tonumber: converted((value) => (value === null ? null : toNumber(value))),
  tobool: converted((value) => (value === null ? null : toBoolean(value))),
  lower: ofText((text) => text.toLowerCase()),
  upper: ofText((text) => text.toUpperCase()),
  trimspace: ofText((text) => text.trim()),
  chomp: ofText((text) => text.replace(/[\r\n]+$/, '')),
  floor: ofNumber(floorOf),
  ceil: ofNumber((number) => negated(floorOf(negated(number)))),
  abs: ofNumber((number) => (number.numerator < 0n ? negated(number) : number)),
  max: chosen((a, b) => compareNumbers(a, b) > 0),
  min: chosen((a, b) => compareNumbers(a, b) < 0),
  pow: power,
  format: formatted,
  split: splitText,
  slice: sliced,
  join: joined,
  concat: concatenated,
  merge: merged,
  tolist: asItIs('list'),
  toset: distinct,
  tomap: asItIs('map'),
  keys: ([map], site) => elementsAs(map, 'map', site, ([key]) => ({ kind: 'scalar', value: key, ...site })),
  values: ([map], site) => elementsAs(map, 'map', site, ([, value]) => value),
  flatten: ([list], site, spend) => listOf(flat(list, 0, spend), site),
  length: ([value], site) => {
    const elements = value === undefined ? undefined : elementsOf(value)
    return elements === undefined ? undefined : { kind: 'scalar', value: wholeNumber(elements.length), ...site }
  },
  lookup: ([map, key, fallback]) => {
    const name = textOf(key)
    return map?.kind === 'map' && name !== undefined ? (map.entries.get(name) ?? fallback) : undefined
  },
  coalesce: (values) => firstWhere(values, (value) => !isNull(value) && textOf(value) !== ''),
  try: (values) => firstWhere(values, (value) => value.kind !== 'unknown' || value.isError !== true),
}

/** A function of one value; the result keeps the place of the argument, where a person would change it. */
function converted(convert: (value: HclLiteral) => HclLiteral | undefined): HclFunction {
  return ([given]) => {
    const value = given?.kind === 'scalar' ? convert(given.value) : undefined
    if (given?.kind !== 'scalar' || value === undefined) return undefined
    return { kind: 'scalar', value, place: given.place, written: given.written }
  }
}

function ofText(change: (text: string) => string): HclFunction {
  return converted((value) => {
    const text = literalText(value)
    return text === undefined ? undefined : change(text)
  })
}

function ofNumber(change: (number: HclNumber) => HclNumber): HclFunction {
  return converted((value) => {
    const number = toNumber(value)
    return number === undefined ? undefined : change(number)
  })
}

/** Texts of digits are numbers, as Terraform converts them. */
export function toNumber(value: HclLiteral): HclNumber | undefined {
  if (isHclNumber(value)) return value
  return typeof value === 'string' ? numberFromText(value) : undefined
}

export function toBoolean(value: HclLiteral): boolean | undefined {
  if (value === true || value === 'true') return true
  return value === false || value === 'false' ? false : undefined
}

/** The number that wins against all others. */
function chosen(wins: (a: HclNumber, b: HclNumber) => boolean): HclFunction {
  return (values, site) => {
    const numbers = values.map((value) => (value.kind === 'scalar' ? toNumber(value.value) : undefined))
    if (numbers.length === 0 || !numbers.every((number) => number !== undefined)) return undefined
    return { kind: 'scalar', value: numbers.reduce((best, each) => (wins(each, best) ? each : best)), ...site }
  }
}

/** No setting has a larger exponent. */
const LARGEST_EXPONENT = 64

function power(values: readonly HclValue[], site: CallSite): HclValue | undefined {
  const [base, exponent] = values.map(wholeOf)
  const isFit = base !== undefined && exponent !== undefined && exponent >= 0 && exponent <= LARGEST_EXPONENT
  return isFit ? { kind: 'scalar', value: wholeNumber(BigInt(base) ** BigInt(exponent)), ...site } : undefined
}

/** A whole number that a text can have as its length. */
function wholeOf(value: HclValue | undefined): number | undefined {
  const text = textOf(value) ?? ''
  return /^-?\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** Pieces have the place of the text. */
function splitText([separator, value]: readonly HclValue[], site: CallSite): HclValue | undefined {
  const [between, text] = [textOf(separator), textOf(value)]
  if (between === undefined || text === undefined || value === undefined) return undefined
  const { place, written } = value
  return listOf(
    text.split(between).map((piece): HclValue => ({ kind: 'scalar', value: piece, place, written })),
    site,
  )
}

function sliced([list, first, end]: readonly HclValue[], site: CallSite): HclValue | undefined {
  const [from, to] = [wholeOf(first), wholeOf(end)]
  if (list?.kind !== 'list' || from === undefined || to === undefined) return undefined
  return from < 0 || to < from || to > list.items.length ? undefined : listOf(list.items.slice(from, to), site)
}

/** Knows the verbs `%s`, `%d`, `%v` and `%%` only. */
function formatted([pattern, ...values]: readonly HclValue[], site: CallSite): HclValue | undefined {
  const texts = values.map(textOf)
  if (isTooLong(texts, '')) return undefined
  let used = 0
  let isOpen = false
  const text = textOf(pattern)?.replace(/%(.?)/gs, (_, verb: string) => {
    if (verb === '%') return '%'
    const value = 'sdv'.includes(verb) && verb !== '' ? texts[used] : undefined
    used += 1
    isOpen ||= value === undefined || (verb === 'd' && !/^-?\d+$/.test(value))
    return value ?? ''
  })
  return text === undefined || isOpen || used !== texts.length ? undefined : { kind: 'scalar', value: text, ...site }
}

function joined([separator, ...lists]: readonly HclValue[], site: CallSite): HclValue | undefined {
  const between = textOf(separator)
  const texts = lists.flatMap((list) => (list.kind === 'list' ? list.items.map(textOf) : [undefined]))
  if (between === undefined || !texts.every((text) => text !== undefined)) return undefined
  return isTooLong(texts, between) ? undefined : { kind: 'scalar', value: texts.join(between), ...site }
}

function isTooLong(texts: readonly (string | undefined)[], between: string): boolean {
  return texts.reduce((sum, text = '') => sum + text.length + between.length, 0) > LONGEST_TEXT
}

function concatenated(lists: readonly HclValue[], site: CallSite): HclValue | undefined {
  const items = lists.map((list) => (list.kind === 'list' ? list.items : undefined))
  return items.every((each) => each !== undefined) ? listOf(items.flat(), site) : undefined
}

function merged(maps: readonly HclValue[], site: CallSite): HclValue | undefined {
  const entries = new Map<string, HclValue>()
  for (const map of maps) {
    if (isNull(map)) continue
    if (map.kind !== 'map') return undefined
    for (const [key, value] of map.entries) entries.set(key, value)
  }
  return entries.size > MOST_ELEMENTS ? undefined : { kind: 'map', entries, ...site }
}

function asItIs(kind: HclValue['kind']): HclFunction {
  return ([value]) => (value?.kind === kind ? value : undefined)
}

/** A set of texts, in their order. */
function distinct([list]: readonly HclValue[], site: CallSite): HclValue | undefined {
  if (list?.kind !== 'list') return undefined
  const texts = list.items.map((item) => [textOf(item), item] as const)
  if (texts.some(([text]) => text === undefined)) return list
  const sorted = elementsOf({ kind: 'map', entries: new Map(texts.map(([text = '', item]) => [text, item])), ...site })
  return listOf(
    (sorted ?? []).map(([, item]) => item),
    site,
  )
}

function elementsAs(
  value: HclValue | undefined,
  kind: HclValue['kind'],
  site: CallSite,
  pick: (element: readonly [string, HclValue]) => HclValue,
): HclValue | undefined {
  const elements = value?.kind === kind ? elementsOf(value) : undefined
  return elements === undefined ? undefined : listOf(elements.map(pick), site)
}

/** @returns undefined if something in it is no value, or lists are deeper than those of any setting */
function flat(value: HclValue | undefined, depth: number, spend: Spend): readonly HclValue[] | undefined {
  if (value?.kind !== 'list' || depth > 10 || !spend(value.items.length + 1)) return undefined
  const items: HclValue[] = []
  for (const item of value.items) {
    const inner = item.kind === 'list' ? flat(item, depth + 1, spend) : [item]
    // An unknown item may be a list.
    if (inner === undefined || item.kind === 'unknown' || items.length > MOST_ELEMENTS) return undefined
    for (const each of inner) items.push(each)
  }
  return items
}

function listOf(items: readonly HclValue[] | undefined, site: CallSite): HclValue | undefined {
  return items === undefined || items.length > MOST_ELEMENTS ? undefined : { kind: 'list', items, ...site }
}

/** The first that fits, unless one before it is unknown. */
function firstWhere(values: readonly HclValue[], fits: (value: HclValue) => boolean): HclValue | undefined {
  const found = values.find((value) => fits(value))
  return found?.kind === 'unknown' ? undefined : found
}
