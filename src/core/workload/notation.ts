/**
 * Parameters and columns of a workload as one line each: `orders.id, skew 0.9`, `status, 5 distinct, 20% null`. Reading
 * a written line gives the same.
 */
import type { ColumnName, ColumnShape, Parameter } from '../suite/own-workload.ts'

export const PARAMETER_FORM =
  'TABLE.COLUMN[, skew N], TABLE.COLUMN, new, same as STATEMENT:NUMBER[, plus N], number from N to N[, N digits], text of N characters, or null'
export const COLUMN_FORM = 'COLUMN[, N distinct][, skew N][, N% null][, N characters]'

const MOST_SKEW = 10
const MOST_DIGITS = 9
const MOST_CHARACTERS = 1_000_000
const MOST_DISTINCT = 100_000_000

const NUMBER = String.raw`(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)`
/** Names with a comma are not written, see nameWithComma. */
const NAME = '[^,]+'

const COLUMN = new RegExp(`^(${NAME}\\.${NAME})(?:, skew ${NUMBER}|(, new))?$`, 'u')
const SAME = new RegExp(`^same as (.+:[1-9]\\d{0,5}?)(?:, plus ${NUMBER})?$`, 'u')
const RANGE = new RegExp(`^number from ${NUMBER} to ${NUMBER}(?:, (\\d) digits)?$`)
const TEXT = /^text of (\d{1,7}) characters$/
const SHAPE = new RegExp(
  `^(${NAME})(?:, (\\d{1,9}) distinct)?(?:, skew ${NUMBER})?(?:, (\\d+(?:\\.\\d+)?(?:e[+-]?\\d{1,3})?%) null)?(?:, (\\d{1,7}) characters)?$`,
  'u',
)

export const PERCENT = /^(\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?)\s*%$/
const MOST_PLACES = 12

/** Pattern of JSON Schema, for editors. */
export const PARAMETER_PATTERN = `${COLUMN.source}|${SAME.source}|${RANGE.source}|${TEXT.source}|^null$`
export const COLUMN_PATTERN = SHAPE.source

/** Undefined for any other text. */
export function parseParameter(text: string): Parameter | undefined {
  if (text === 'null') return { kind: 'null' }
  return parseSame(text) ?? parseRange(text) ?? parseText(text) ?? parseColumn(text)
}

export function renderParameter(parameter: Parameter): string {
  switch (parameter.kind) {
    case 'value':
      return `${parameter.column}${unless(0, parameter.skew, (skew) => `, skew ${skew}`)}`
    case 'new':
      return `${parameter.column}, new`
    case 'same':
      return `same as ${parameter.as}${unless(0, parameter.plus, (plus) => `, plus ${plus}`)}`
    case 'number': {
      const { from, to, digits } = parameter
      return `number from ${from} to ${to}${unless(0, digits, () => `, ${digits} digits`)}`
    }
    case 'text':
      return `text of ${parameter.length} characters`
    case 'null':
      return 'null'
  }
}

/** Undefined for any other text. */
export function parseColumnShape(text: string): ColumnShape | undefined {
  const [, name, distinct, skew, nulls, length] = SHAPE.exec(text) ?? []
  if (name === undefined) return undefined
  const shape = {
    name,
    distinct: optional(distinct),
    skew: Number(skew ?? 0),
    nulls: nulls === undefined ? 0 : (parsePercent(nulls) ?? Number.NaN),
    length: optional(length),
  }
  const isRight =
    within(shape.skew, 0, MOST_SKEW) &&
    within(shape.nulls, 0, 1) &&
    within(shape.distinct ?? 1, 1, MOST_DISTINCT) &&
    within(shape.length ?? 1, 1, MOST_CHARACTERS)
  return isRight ? shape : undefined
}

export function renderColumnShape({ name, distinct, skew, nulls, length }: ColumnShape): string {
  return [
    name,
    ...(distinct === undefined ? [] : [`${distinct} distinct`]),
    ...(skew === 0 ? [] : [`skew ${skew}`]),
    ...(nulls === 0 ? [] : [`${percentOf(nulls)}% null`]),
    ...(length === undefined ? [] : [`${length} characters`]),
  ].join(', ')
}

/** The percentage of a fraction, with as many digits as people write. */
export function percentOf(fraction: number): string {
  return String(Number((fraction * 100).toPrecision(MOST_PLACES)))
}

/** The fraction of a percentage such as `45%`; undefined for anything else. */
export function parsePercent(text: string): number | undefined {
  const [, percent] = PERCENT.exec(text) ?? []
  return percent === undefined ? undefined : Number((Number(percent) / 100).toPrecision(MOST_PLACES))
}

function parseColumn(text: string): Parameter | undefined {
  const [, column, skew, isNew] = COLUMN.exec(text) ?? []
  if (column === undefined || !isColumnName(column)) return undefined
  if (isNew !== undefined) return { kind: 'new', column }
  return within(Number(skew ?? 0), 0, MOST_SKEW) ? { kind: 'value', column, skew: Number(skew ?? 0) } : undefined
}

function parseSame(text: string): Parameter | undefined {
  const [, as, plus] = SAME.exec(text) ?? []
  return as === undefined || !Number.isFinite(Number(plus ?? 0))
    ? undefined
    : { kind: 'same', as, plus: Number(plus ?? 0) }
}

function parseRange(text: string): Parameter | undefined {
  const [, from, to, digits = '0'] = RANGE.exec(text) ?? []
  if (from === undefined || to === undefined) return undefined
  const range = { from: Number(from), to: Number(to), digits: Number(digits) }
  const isRight =
    within(range.from, -Number.MAX_SAFE_INTEGER, range.to) &&
    within(range.to, range.from, Number.MAX_SAFE_INTEGER) &&
    within(range.digits, 0, MOST_DIGITS)
  return isRight ? { kind: 'number', ...range } : undefined
}

function parseText(text: string): Parameter | undefined {
  const length = Number(TEXT.exec(text)?.[1])
  return within(length, 0, MOST_CHARACTERS) ? { kind: 'text', length } : undefined
}

function isColumnName(name: string): name is ColumnName {
  return /^.+\..+$/s.test(name)
}

function optional(number: string | undefined): number | undefined {
  return number === undefined ? undefined : Number(number)
}

function unless(usual: number, value: number, text: (value: number) => string): string {
  return value === usual ? '' : text(value)
}

/** False for NaN. */
function within(value: number, least: number, most: number): boolean {
  return value >= least && value <= most
}
